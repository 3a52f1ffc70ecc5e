// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/impactpage.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "ui/floor/paint.h"
#include "ui/lists.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

// What there is to say of work that is done or was stopped, where its band was.
QString outcomeOf(const Impacted& found) {
    if (found.stopped) return sentence("floor.impact-stopped", {number(found.hands)});
    return found.hands > 0 && found.different == 0 ? sentence("floor.impact-none") : QString();
}

}  // namespace

ImpactPage::ImpactPage(QWidget* parent) : QWidget(parent) {
    m_option = new QComboBox(this);
    m_option->setAccessibleName(nameOf("floor.option-box"));
    m_choice = new QComboBox(this);
    m_choice->setAccessibleName(nameOf("floor.try-box"));
    m_period = new QComboBox(this);
    m_period->setAccessibleName(nameOf("floor.period-box"));
    for (const char* id : {"floor.all-hands", "floor.last-30", "floor.last-7", "floor.today"})
        m_period->addItem(nameOf(id));
    for (const Option& option : options()) {
        if (option.readBy != "baccarat" && option.readBy != "ui" && option.readBy != "table")
            m_option->addItem(idText(option.key));
    }
    m_start = new Button(Button::Shape::Command, this);
    m_open = new Button(Button::Shape::Small, this);
    m_list = new RowList(this);
    m_list->setAccessibleName(nameOf("floor.differ"));
    connect(m_option, &QComboBox::currentIndexChanged, this, [this] { showChoices(); });
    connect(m_start, &QAbstractButton::clicked, this, [this] {
        if (m_of > 0)
            Q_EMIT stopped();
        else
            start();
    });
    const auto open = [this](int row) {
        if (row >= 0 && row < std::ssize(m_found.rows))
            Q_EMIT opened(m_found.rows[static_cast<std::size_t>(row)].row, m_chosen);
    };
    connect(m_list, &RowList::opened, this, open);
    connect(m_open, &QAbstractButton::clicked, this, [this, open] { open(m_list->current()); });
    m_option->setCurrentText(QStringLiteral("big-bet.overcall"));
    showChoices();
}

const Option& ImpactPage::option() const { return *optionNamed(m_option->currentText().toStdString()); }

void ImpactPage::setRules(const HouseRules& rules) {
    m_rules = rules;
    showChoices();
}

void ImpactPage::setOption(const Option* option) { m_option->setCurrentText(idText(option->key)); }

void ImpactPage::showChoices() {
    const Option& option = this->option();
    const int now = option.get(m_rules);
    m_choice->clear();
    const int most = option.choices.empty() ? std::min(option.most, option.least + 24) : option.most;
    for (int value = option.least; value <= most; ++value) {
        if (value == now) continue;
        const QString shown =
            option.choices.empty() ? QString::number(value) : idText(option.choices[static_cast<std::size_t>(value)]);
        m_choice->addItem(shown, value);
    }
    update();
}

void ImpactPage::start() {
    const Option& option = this->option();
    m_chosen = {std::nullopt, {{&option, m_choice->currentData().toInt()}}};
    Impact impact{m_chosen, {}, 1000};
    const int days[] = {0, 30, 7, 1};
    if (const int back = days[m_period->currentIndex()]; back > 0)
        impact.among.from = QDateTime::currentDateTime().addDays(-back).toMSecsSinceEpoch();
    m_found = {};
    m_clock.start();
    m_of = 1;
    m_done = 0;
    showRows();
    Q_EMIT wanted(impact);
    setLook(m_look);
}

void ImpactPage::show(const Impacted& found) {
    const int kept = m_list->current();
    const HandKey key =
        kept >= 0 && kept < std::ssize(m_found.rows) ? m_found.rows[static_cast<std::size_t>(kept)].row.key : HandKey{};
    m_found = found;
    showRows();
    const auto same = std::ranges::find_if(m_found.rows, [&](const Moved& row) { return row.row.key == key; });
    if (same != m_found.rows.end()) m_list->choose(static_cast<int>(same - m_found.rows.begin()));
    setLook(m_look);
}

void ImpactPage::setProgress(qint64 done, qint64 of) {
    const bool ends = m_of > 0 && of == 0;
    m_done = done;
    m_of = of;
    if (ends) setLook(m_look);
    update();
}

void ImpactPage::showRows() {
    QStringList said;
    for (const Moved& row : m_found.rows) {
        said += commas({titleOf(row.row), dayOf(row.row.at),
                        gameOf(row.row.structure, row.row.form, row.row.small, row.row.big),
                        row.known ? amount(row.moves) : nameOf("floor.not-known"), countsText(row.would)});
    }
    m_list->setRows(
        said, [](int) { return 40.0; },
        [this](QPainter& painter, const QRectF& px, int at, bool) {
            const Moved& row = m_found.rows[static_cast<std::size_t>(at)];
            const Colours& c = m_look.colours();
            const double wide = px.width();
            const auto cell = [&](double from, double to, const QString& text, bool bold, Qt::Alignment where) {
                paintLine(painter, {px.left() + wide * from, px.top(), wide * (to - from), px.height()}, text,
                          textFont(m_look, 13, bold), bold ? c.text : c.text2, where);
            };
            cell(0.03, 0.13, number(row.row.number), true, Qt::AlignLeft);
            cell(0.13, 0.25, row.row.table > 0 ? nameOf("floor.table", {number(row.row.table)}) : QString(), false,
                 Qt::AlignLeft);
            cell(0.25, 0.36, dayOf(row.row.at), false, Qt::AlignLeft);
            cell(0.36, 0.60, gameOf(row.row.structure, row.row.form, row.row.small, row.row.big), false, Qt::AlignLeft);
            cell(0.60, 0.71, row.known ? amount(row.moves) : QStringLiteral("?"), true, Qt::AlignRight);
            const QString would = row.would   ? countsText(row.would)
                                  : row.known ? nameOf("floor.division")
                                              : nameOf("floor.not-known");
            cell(0.74, 0.99, would, false, Qt::AlignLeft);
        });
}

double ImpactPage::listWidth() const { return width() / m_look.scale >= 1500 ? 680 : 520; }

void ImpactPage::setLook(const Look& look) {
    m_look = look;
    const bool working = m_of > 0;
    m_start->setFace({nameOf(working ? "floor.stop" : "floor.start"), {}, working ? Standing::Ready : Standing::Waits});
    const int row = m_list->current();
    m_open->setFace({nameOf("floor.open-what-if"), {}, row >= 0 ? Standing::Ready : Standing::NotNow});
    for (Button* button : {m_start, m_open}) button->setLook(look);
    for (QComboBox* box : {m_option, m_choice, m_period}) box->setFont(textFont(look, 14));
    m_list->setLook(look);
    layOut();
    update();
}

void ImpactPage::layOut() {
    const double wide = width() / m_look.scale, tall = height() / m_look.scale;
    const auto place = [&](QWidget* part, double x, double y, double w, double h) {
        part->setGeometry(m_look.widget(QRectF(x, y, w, h)));
    };
    place(m_option, 16, 28, 200, 36);
    place(m_choice, 344, 28, 220, 36);
    place(m_period, 580, 28, 168, 36);
    place(m_start, wide - 16 - 120, 20, 120, 44);
    place(m_list, 0, 216, listWidth() - 1, tall - 216 - 48);
    place(m_open, listWidth() - 16 - 160, tall - 42, 160, 36);
}

void ImpactPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = m_look.colours();
    painter.fillRect(rect(), c.bg);
    painter.fillRect(QRectF(0, 0, width(), m_look.px(72)), c.panel);
    const auto label = [&](double x, double w, const QString& text) {
        paintLine(painter, {m_look.px(x), m_look.px(6), m_look.px(w), m_look.px(18)}, text, textFont(m_look, 12),
                  c.text2);
    };
    label(16, 200, nameOf("floor.option-box"));
    label(232, 100, nameOf("floor.house-has"));
    label(344, 220, nameOf("floor.try-box"));
    label(580, 168, nameOf("floor.period-box"));
    const Option& option = this->option();
    const int now = option.get(m_rules);
    paintLine(painter, {m_look.px(232), m_look.px(28), m_look.px(104), m_look.px(36)},
              option.choices.empty() ? QString::number(now) : idText(option.choices[static_cast<std::size_t>(now)]),
              textFont(m_look, 14, true), c.text);
    if (m_of > 0) paintBand(painter);
    const QString outcome = m_of > 0 ? QString() : outcomeOf(m_found);
    if (!outcome.isEmpty())
        paintLine(painter, {m_look.px(16), m_look.px(72), width() - m_look.px(32), m_look.px(56)}, outcome,
                  textFont(m_look, 14), c.text);
    const double list = m_look.px(listWidth());
    painter.fillRect(QRectF(0, m_look.px(128), list, height()), c.panel);
    paintLine(painter, {m_look.px(16), m_look.px(132), list, m_look.px(44)},
              nameOf("floor.differ") + QStringLiteral("  ") + number(m_found.different), textFont(m_look, 14, true),
              c.text);
    const auto head = [&](double from, double to, const char* id, Qt::Alignment where) {
        paintLine(painter, {list * from, m_look.px(180), list * (to - from), m_look.px(32)}, nameOf(id),
                  textFont(m_look, 12, true), c.text2, where);
    };
    painter.fillRect(QRectF(0, m_look.px(180), list, m_look.px(32)), c.raised);
    head(0.03, 0.13, "floor.hand-head", Qt::AlignLeft);
    head(0.13, 0.25, "floor.table-head", Qt::AlignLeft);
    head(0.25, 0.36, "floor.day-head", Qt::AlignLeft);
    head(0.36, 0.60, "floor.stakes-head", Qt::AlignLeft);
    head(0.60, 0.71, "floor.moves-head", Qt::AlignRight);
    head(0.74, 0.99, "floor.would-head", Qt::AlignLeft);
    paintLine(painter, {m_look.px(16), height() - m_look.px(48), list - m_look.px(200), m_look.px(48)},
              nameOf("floor.not-guessed"), textFont(m_look, 12), c.text2);
    const double left = list + m_look.px(16), wide = width() - left - m_look.px(16);
    paintNumbers(painter, {left, m_look.px(144), wide, m_look.px(72)});
    paintBars(painter, {left, m_look.px(232), wide, (height() - m_look.px(264)) * 0.6});
    const double bars = m_look.px(244) + (height() - m_look.px(264)) * 0.6;
    paintWhere(painter, {left, bars, wide, height() - bars - m_look.px(16)});
}

void ImpactPage::paintBand(QPainter& painter) const {
    const Tints& t = tints(m_look.theme);
    const Colours& c = m_look.colours();
    const QRectF band(0, m_look.px(72), width(), m_look.px(56));
    painter.fillRect(band, t.selection);
    const double part = m_of > 0 ? static_cast<double>(m_done) / static_cast<double>(m_of) : 0;
    const QString words = nameOf("floor.replaying", {number(m_done), number(m_of)});
    const double pad = m_look.px(16);
    const double wide = paintLine(painter, band.adjusted(pad, 0, -pad, 0), words, textFont(m_look, 14, true), c.text);
    QString left = nameOf("floor.percent", {QString::number(qRound(part * 100))});
    if (m_clock.isValid() && m_clock.elapsed() > 3000 && part > 0.01) {
        const double rest = static_cast<double>(m_clock.elapsed()) / 1000 * (1 - part) / part;
        left += QStringLiteral(" · ") + nameOf("floor.seconds-left", {QString::number(qRound(rest))});
    }
    const double right =
        paintLine(painter, band.adjusted(pad, 0, -pad, 0), left, textFont(m_look, 13), c.text, Qt::AlignRight);
    const QRectF bar(pad * 2 + wide, band.center().y() - m_look.px(6), band.width() - wide - right - 4 * pad,
                     m_look.px(12));
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.well);
    painter.drawRoundedRect(bar, m_look.px(6), m_look.px(6));
    painter.setBrush(t.selectionInk);
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * part, bar.height()), m_look.px(6),
                            m_look.px(6));
}

void ImpactPage::paintNumbers(QPainter& painter, const QRectF& px) const {
    const Colours& c = m_look.colours();
    const double share =
        m_found.hands > 0 ? 100.0 * static_cast<double>(m_found.different) / static_cast<double>(m_found.hands) : 0;
    const std::pair<QString, const char*> all[] = {
        {number(m_found.hands), "floor.replayed"},
        {number(m_found.different), "floor.would-differ"},
        {QLocale().toString(share, 'f', 2) + QStringLiteral(" %"), "floor.of-hands"},
        {amount(m_found.moves), "floor.money-moves"}};
    const double each = (px.width() - m_look.px(36)) / 4;
    for (int i = 0; i < 4; ++i) {
        const QRectF card(px.left() + (each + m_look.px(12)) * i, px.top(), each, px.height());
        paintCard(painter, card, m_look);
        const double pad = m_look.px(14);
        paintLine(painter, {card.left() + pad, card.top() + m_look.px(8), each - pad, m_look.px(32)}, all[i].first,
                  textFont(m_look, 24, true), c.text);
        paintLine(painter, {card.left() + pad, card.top() + m_look.px(42), each - pad, m_look.px(20)},
                  nameOf(all[i].second), textFont(m_look, 13), c.text2);
    }
}

void ImpactPage::paintBars(QPainter& painter, const QRectF& px) const {
    const Colours& c = m_look.colours();
    paintCard(painter, px, m_look);
    const double pad = m_look.px(16), foot = m_look.px(44);
    paintLine(painter, {px.left() + pad, px.top() + m_look.px(8), px.width() - 2 * pad, m_look.px(32)},
              nameOf("floor.how-much"), textFont(m_look, 14, true), c.text);
    paintLine(painter, {px.left() + pad, px.bottom() - m_look.px(26), px.width() - 2 * pad, m_look.px(22)},
              nameOf("floor.in-blinds"), textFont(m_look, 12), c.text2, Qt::AlignRight);
    const std::int64_t most = std::max<std::int64_t>(1, *std::ranges::max_element(m_found.bars));
    const QRectF in(px.left() + pad, px.top() + m_look.px(64), px.width() - 2 * pad,
                    px.height() - m_look.px(64) - foot - m_look.px(12));
    const double each = in.width() / 7;
    const char* const names[] = {"0–2", "2–4", "4–8", "8–16", "16–32", "32–64", "64+"};
    for (std::size_t i = 0; i < m_found.bars.size(); ++i) {
        const double high = in.height() * static_cast<double>(m_found.bars[i]) / static_cast<double>(most);
        const QRectF bar(in.left() + each * static_cast<double>(i) + each * 0.12, in.bottom() - high, each * 0.76,
                         high);
        painter.fillRect(bar, tints(m_look.theme).selectionInk);
        paintLine(painter, {bar.left() - each * 0.12, bar.top() - m_look.px(20), each, m_look.px(18)},
                  number(m_found.bars[i]), textFont(m_look, 12, true), c.text, Qt::AlignHCenter);
        paintLine(painter, {bar.left() - each * 0.12, in.bottom() + m_look.px(2), each, m_look.px(20)},
                  lineOf(names[i]), textFont(m_look, 12), c.text2, Qt::AlignHCenter);
    }
    painter.fillRect(QRectF(in.left(), in.bottom(), in.width(), m_look.line()), c.edge);
}

void ImpactPage::paintWhere(QPainter& painter, const QRectF& px) const {
    const Colours& c = m_look.colours();
    paintCard(painter, px, m_look);
    const double pad = m_look.px(16), row = m_look.px(28);
    paintLine(painter, {px.left() + pad, px.top() + m_look.px(8), px.width() - 2 * pad, m_look.px(28)},
              nameOf("floor.where"), textFont(m_look, 14, true), c.text);
    double y = px.top() + m_look.px(42);
    const std::int64_t most = m_found.where.empty() ? 1 : std::max<std::int64_t>(1, m_found.where.front().hands);
    for (const Impacted::Where& where : m_found.where) {
        if (y + row > px.bottom()) return;
        paintLine(painter, {px.left() + pad, y, m_look.px(150), row},
                  gameOf(where.structure, where.form, where.small, where.big), textFont(m_look, 13), c.text);
        const QRectF bar(px.left() + pad + m_look.px(160), y + m_look.px(8), px.width() - m_look.px(400),
                         m_look.px(12));
        painter.fillRect(bar, c.raised2);
        painter.fillRect(QRectF(bar.left(), bar.top(),
                                bar.width() * static_cast<double>(where.hands) / static_cast<double>(most),
                                bar.height()),
                         tints(m_look.theme).selectionInk);
        const double right = px.right() - pad;
        paintLine(painter, {right - m_look.px(100), y, m_look.px(100), row}, amount(where.moves),
                  textFont(m_look, 13, true), c.text, Qt::AlignRight);
        paintLine(painter, {right - m_look.px(200), y, m_look.px(95), row},
                  nameOf("floor.so-many-hands", {number(where.hands)}), textFont(m_look, 13), c.text, Qt::AlignRight);
        y += row;
    }
}

QString ImpactPage::csv() const {
    QString text = QStringLiteral("hand,table,time,game,moves,event,was,would\n");
    for (const Moved& row : m_found.rows) {
        text += QStringList{QString::number(row.row.number),
                            QString::number(row.row.table),
                            QDateTime::fromMSecsSinceEpoch(row.row.at, Qt::UTC).toString(Qt::ISODate),
                            idText(name(row.row.structure)) + u' ' + idText(form(row.row.form).key),
                            row.known ? QString::fromStdString(oddchip::text(row.moves)) : QString(),
                            QString::number(row.event),
                            countsText(row.was),
                            countsText(row.would)}
                    .join(u',') +
                u'\n';
    }
    return text;
}

bool ImpactPage::useKey(QKeyEvent* key) {
    const bool control = (key->modifiers() & Qt::ControlModifier) != 0;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: control ? m_start->click() : m_open->click(); return true;
    case Qt::Key_Escape:
        if (m_of == 0) return false;
        Q_EMIT stopped();
        return true;
    case Qt::Key_Up: m_list->step(-1); return true;
    case Qt::Key_Down: m_list->step(1); return true;
    case Qt::Key_E:
        if (!control) return false;
        Q_EMIT exported(csv());
        return true;
    default: return false;
    }
}

}  // namespace oddchip::ui::floor
