// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/floorparts.h"

#include <QMouseEvent>

#include <algorithm>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kRow = 44, kHead = 40, kIn = 16;

void paintWrapped(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(px, int(Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute) | Qt::TextWordWrap, text);
}

}  // namespace

QColor tint(const QColor& over, const QColor& ground, const Look& look) {
    if (look.theme == Theme::Contrast) return ground;
    const auto mix = [](int a, int b) { return (a * 22 + b * 78) / 100; };
    return {mix(over.red(), ground.red()), mix(over.green(), ground.green()), mix(over.blue(), ground.blue())};
}

// ---- outcomes --------------------------------------------------------------------------------------------------

OutcomeButton::OutcomeButton(QWidget* parent) : Painted(parent) { setFocusPolicy(Qt::TabFocus); }

void OutcomeButton::setOutcome(int key, const FloorOutcome& outcome, bool chosen) {
    m_key = key;
    m_outcome = outcome;
    m_chosen = chosen;
    setAccessibleName(outcome.label);
    setAccessibleDescription(outcome.from.isEmpty() ? outcome.detail
                                                    : sentence("list.more", {outcome.detail, outcome.from}));
    setCheckable(true);
    setChecked(chosen);
    update();
}

void OutcomeButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const QRectF box(rect());
    Frame frame{m_chosen ? tint(c.focus, c.panel, look()) : c.raised, m_chosen ? c.focus : c.edge, m_chosen};
    if (isDown()) frame = {c.raised2, c.text, true};
    paintFrame(painter, box, frame, look());
    const double left = look().px(44), right = look().px(12), line = look().px(22);
    paintText(painter, {look().px(8), 0, look().px(28), box.height()}, QString::number(m_key),
              look().font(Type::Second), c.text2, Qt::AlignHCenter);
    // The first line is the outcome's alone; whose it is stands at the right of the second.
    double room = box.width() - left - right;
    const bool two = !m_outcome.detail.isEmpty() || !m_outcome.from.isEmpty();
    const double top = box.center().y() - (two ? line + look().px(2) : line / 2);
    const Fitted label = squeeze({m_outcome.label}, Type::Name, true, room, look());
    paintText(painter, {left, top, room, line}, label.text, label.font, c.text);
    if (!m_outcome.from.isEmpty()) {
        const Fitted from = squeeze({m_outcome.from}, Type::Caption, true, room * 0.6, look());
        const double wide = from.width + look().px(12);
        const QRectF tag(box.right() - right - wide, top + line + look().px(2), wide, look().px(20));
        paintFrame(painter, tag, {c.well, c.line, false, false, kTagRadius}, look());
        paintText(painter, tag, from.text, from.font, m_outcome.house ? c.ok : c.actInk, Qt::AlignHCenter);
        room -= wide + look().px(8);
    }
    const QString first = m_outcome.detail.section(QLatin1Char('.'), 0, 0);
    const Fitted detail = squeeze({m_outcome.detail, first}, Type::Second, false, room, look());
    if (detail.width <= room)
        paintText(painter, {left, top + line + look().px(2), room, line}, detail.text, detail.font, c.text2);
}

// ---- versions --------------------------------------------------------------------------------------------------

VersionButton::VersionButton(QWidget* parent) : Painted(parent) { setFocusPolicy(Qt::TabFocus); }

void VersionButton::setVersion(const FloorVersion& version) {
    m_version = version;
    setAccessibleName(version.who);
    setAccessibleDescription(version.words.isEmpty() ? sentence("floor.no-version") : version.words);
    update();
}

void VersionButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = look().colours();
    const QRectF box(rect());
    paintFrame(painter, box, {isDown() ? c.raised2 : c.panel, c.edge, isDown()}, look());
    const double in = look().px(12), head = look().px(32);
    const Fitted who = squeeze({m_version.who}, Type::Second, true, box.width() * 0.6, look());
    paintText(painter, {in, 0, box.width() - 2 * in, head}, who.text, who.font, c.text);
    const Fitted time = squeeze({m_version.time}, Type::Caption, false, box.width() - who.width - 3 * in, look());
    paintText(painter, {in, 0, box.width() - 2 * in, head}, time.text, time.font, c.text2, Qt::AlignRight);
    ui::paintLine(painter, {look().border(), head}, {box.width() - look().border(), head}, c.line, look());
    const bool none = m_version.time.isEmpty();
    const QString words = none                        ? sentence("floor.no-version")
                          : m_version.words.isEmpty() ? sentence("floor.no-words")
                                                      : m_version.words;
    const QRectF below(in, head + look().px(8), box.width() - 2 * in, box.height() - head - look().px(12));
    paintWrapped(painter, below, words, look().font(Type::Second), none ? c.text2 : c.text);
}

// ---- events ----------------------------------------------------------------------------------------------------

FloorEvents::FloorEvents(QWidget* parent) : Painted(parent) { setFocusPolicy(Qt::NoFocus); }

void FloorEvents::setLines(const QString& right, const QList<FloorLine>& lines) {
    m_right = right;
    m_lines = lines;
    setAccessibleName(nameOf("caption.last-events"));
    QStringList said;
    for (const FloorLine& line : lines) said += QStringLiteral("%1 %2 %3").arg(line.number).arg(line.text, line.second);
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    update();
}

qsizetype FloorEvents::first() const {
    const auto rows = static_cast<qsizetype>((inUnits().height() - kHead) / kRow);
    const auto disputed = std::find_if(m_lines.begin(), m_lines.end(), [](const FloorLine& l) { return l.disputed; });
    const qsizetype last = std::max<qsizetype>(0, m_lines.size() - rows);
    return disputed == m_lines.end() ? last : std::min(last, std::max<qsizetype>(0, disputed - m_lines.begin() - 1));
}

int FloorEvents::beside(int event, int step) const {
    QList<int> numbers;
    for (const FloorLine& line : m_lines) {
        if (line.number > 0) numbers += line.number;
    }
    const qsizetype at = numbers.indexOf(event);
    const qsizetype to = at < 0 ? numbers.size() - 1 : at + step;
    return to >= 0 && to < numbers.size() ? numbers[to] : 0;
}

void FloorEvents::mouseReleaseEvent(QMouseEvent* press) {
    const double y = press->position().y() / look().scale - kHead;
    const auto row = first() + static_cast<qsizetype>(y / kRow);
    if (y >= 0 && row < m_lines.size() && m_lines[row].number > 0) Q_EMIT chosen(m_lines[row].number);
}

void FloorEvents::paintLine(QPainter& painter, const FloorLine& line, const QRectF& units) const {
    const Colours& c = look().colours();
    if (line.disputed) {
        painter.fillRect(look().px(units), tint(c.act, c.panel, look()));
        painter.fillRect(look().px(QRectF(units.left(), units.top(), 4, units.height())), c.act);
    }
    const QRectF number = look().px(QRectF(units.left() + 4, units.top(), 32, units.height()));
    if (line.number > 0)
        paintText(painter, number, QString::number(line.number), look().font(Type::Caption), c.text2, Qt::AlignRight);
    const double left = units.left() + 48, time = 64;
    const QRectF upper = look().px(QRectF(left, units.top() + 3, units.width() - 48 - time - 20, 20));
    const Fitted text = squeeze({line.text}, Type::Second, true, upper.width(), look());
    paintText(painter, upper, text.text, text.font, c.text);
    const QRectF lower = look().px(QRectF(left, units.top() + 22, units.width() - 48 - 16, 18));
    const Fitted second = squeeze({line.second}, Type::Caption, false, lower.width(), look());
    if (second.width <= lower.width())
        paintText(painter, lower, second.text, second.font, line.disputed ? c.text : c.text2);
    const QRectF when = look().px(QRectF(units.right() - time - 16, units.top() + 3, time, 20));
    paintText(painter, when, line.time, look().font(Type::Caption), c.text2, Qt::AlignRight);
    const QRectF below = look().px(QRectF(units.left(), units.bottom(), units.width(), 0));
    ui::paintLine(painter, below.topLeft(), below.topRight(), c.line, look());
}

void FloorEvents::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colours& c = look().colours();
    painter.fillRect(rect(), c.panel);
    const double w = inUnits().width();
    const QRectF head = look().px(QRectF(kIn, 0, w - 2 * kIn, kHead));
    paintText(painter, head, nameOf("caption.last-events").toUpper(), look().caption(), c.text2);
    paintText(painter, head, m_right, look().font(Type::Caption), c.text2, Qt::AlignRight);
    const QRectF under = look().px(QRectF(0, kHead, w, 0));
    ui::paintLine(painter, under.topLeft(), under.topRight(), c.line, look());
    double y = kHead;
    for (qsizetype i = first(); i < m_lines.size() && y + kRow <= inUnits().height(); ++i, y += kRow)
        paintLine(painter, m_lines[i], {0, y, w, kRow});
}

}  // namespace oddchip::ui
