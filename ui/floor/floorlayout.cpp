// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Where everything on the floor's page lies, and what is painted between its parts.
#include "ui/floor/floorpage.h"

#include <algorithm>

#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kTop = 64, kFoot = 32, kIn = 16, kGap = 12, kKey = 44, kHead = 28, kRow = 32, kBookRow = 36;
constexpr double kTableHigh = 264, kRulingHigh = 146, kCaption = 30, kOutcome = 56;
constexpr qsizetype kInOneColumn = 3;

void wrap(QPainter& painter, const QRectF& px, const QString& text, const QFont& font, const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(px, int(Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute) | Qt::TextWordWrap, text);
}

}  // namespace

FloorPage::Columns FloorPage::columns() const {
    const bool wide = inUnits().width() >= 1400;
    return {wide ? 420.0 : 344.0, wide ? 460.0 : 392.0};
}

double FloorPage::booksHigh() const { return kPanelHead + kBookRow * static_cast<double>(m_case.books.size()) + 4; }

double FloorPage::moneyHigh() const {
    const double like = m_like.isEmpty() ? 0 : kRow;
    return m_case.money.isEmpty() ? like : kRow * static_cast<double>(m_case.money.size() + 1) + 6 + like;
}

// ---- places ----------------------------------------------------------------------------------------------------

void FloorPage::arrange() {
    const double w = inUnits().width(), h = inUnits().height();
    const auto [left, right] = columns();
    put(*m_back, {w - 16 - 196, 8, 196, 48});
    put(*m_hold, {w - 16 - 196 - 16 - 168, 8, 168, 48});
    for (Painted<QWidget>* part : std::initializer_list<Painted<QWidget>*>{m_table, m_events, m_pad})
        part->setLook(look());
    for (OutcomeButton* part : m_outcomes) part->setLook(look());
    for (VersionButton* part : m_versions) part->setLook(look());
    put(*m_table, {0, kTop, left, kTableHigh});
    put(*m_events, {0, kTop + kTableHigh, left, h - kTop - kTableHigh - kFoot});
    const double x = left + kIn, wide = w - left - right - 2 * kIn;
    const double versions = kTop + kIn + kRulingHigh + kGap + booksHigh() + kGap + kCaption;
    const double money = h - kFoot - kIn - moneyHigh();
    const double third = (wide - 16) / 3, high = std::clamp(money - kGap - versions, 84.0, 160.0);
    for (std::size_t i = 0; i < m_versions.size(); ++i)
        put(*m_versions[i], {x + static_cast<double>(i) * (third + 8), versions, third, high});
    if (m_writes == Writes::Nothing) {
        arrangeSteps(w - right + kIn, right - 2 * kIn);
    } else {
        arrangeWriting(w - right + kIn, right - 2 * kIn);
    }
}

// Up to three outcomes lie below each other, more in two columns; then reasons as their words want, PIN and decision.
void FloorPage::arrangeSteps(double x, double wide) {
    const double bottom = inUnits().height() - kFoot;
    double y = kTop + 8 + kHead;
    const bool two = m_case.outcomes.size() > kInOneColumn;
    const double column = two ? (wide - 8) / 2 : wide;
    qsizetype at = 0;
    const auto next = [&](QWidget& part) {
        const double row = static_cast<double>(two ? at / 2 : at), of = two ? static_cast<double>(at % 2) : 0;
        put(part, {x + of * (column + 8), y + row * (kOutcome + 8), column, kOutcome});
        ++at;
    };
    for (OutcomeButton* button : m_outcomes) {
        if (!button->isHidden()) next(*button);
    }
    if (at < 8) next(*m_else);
    m_else->setVisible(at <= 8 && m_writes == Writes::Nothing);
    y += static_cast<double>(two ? (at + 1) / 2 : at) * (kOutcome + 8);
    m_reasonTop = y;
    y += kHead;
    double left = 0;
    const auto flow = [&](Button& button) {
        if (button.isHidden()) return;
        const double room = textWidth(button.face().label, look().font(Type::Second, true)) / look().scale + 24;
        const double width = std::min(wide, std::max(64.0, room));
        if (left + width > wide) {
            left = 0;
            y += kKey + 6;
        }
        put(button, {x + left, y, width, kKey});
        left += width + 8;
    };
    for (Button* button : m_reasons) flow(*button);
    flow(*m_moreReasons);
    y += kKey + 8;
    m_whoTop = y;
    put(*m_other, {x + wide - 140, y, 140, 32});
    put(*m_letters, {x, y + kHead + 4, wide, kKey});
    y += kHead + 4 + 40 + 6;
    const double sixth = (wide - 40) / 6;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        const double of = static_cast<double>(i % 6), row = static_cast<double>(i / 6);
        put(*m_digits[i], {x + of * (sixth + 8), y + row * (kKey + 6), sixth, kKey});
    }
    m_decideTop = bottom - 108;
    put(*m_decide, {x, m_decideTop + kHead, wide, 52});
}

void FloorPage::arrangeWriting(double x, double wide) {
    const double top = kTop + 16 + kHead + 100;
    put(*m_pad, {x, top, wide, 5 * kKey + 16});
    const double below = top + 5 * kKey + 16 + 12, half = (wide - 8) / 2;
    put(*m_cancel, {x, below, half, 52});
    put(*m_done, {x + half + 8, below, half, 52});
}

// ---- painting --------------------------------------------------------------------------------------------------

QString FloorPage::sinceCall() const {
    if (m_case.called == 0 || !m_now) return {};
    const auto seconds = std::max<std::int64_t>(0, (m_now() - m_case.called) / 1000);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

void FloorPage::paintTop(QPainter& painter) const {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    painter.fillRect(look().px(QRectF(0, 0, w, kTop)), tint(c.act, c.panel, look()));
    painter.fillRect(look().px(QRectF(0, kTop - 2, w, 2)), c.act);
    const QPolygonF flag{look().px(QRectF(18, 20, 0, 0)).topLeft(), look().px(QRectF(36, 27, 0, 0)).topLeft(),
                         look().px(QRectF(18, 34, 0, 0)).topLeft()};
    painter.setPen(QPen(c.actInk, look().line(2)));
    painter.setBrush(c.actInk);
    painter.drawPolygon(flag);
    painter.drawLine(look().px(QRectF(18, 20, 0, 0)).topLeft(), look().px(QRectF(18, 46, 0, 0)).topLeft());
    const double room = w - 54 - 16 - 196 - 16 - 168 - 16 - 110;
    write(painter, {54, 8, room, 26}, m_case.title, Type::Name, true, c.text);
    write(painter, {54, 34, room, 22}, m_case.frozen, Type::Second, false, c.text);
    const double right = w - 16 - 196 - 16 - 168 - 16;
    write(painter, {right - 110, 8, 110, 20}, sentence("floor.since"), Type::Caption, false, c.text, Qt::AlignRight);
    write(painter, {right - 110, 30, 110, 26}, sinceCall(), Type::Name, true, c.text, Qt::AlignRight);
}

void FloorPage::paintRuling(QPainter& painter, const QRectF& units) const {
    const Colours& c = look().colours();
    paintFrame(painter, look().px(units), {c.panel, c.line}, look());
    const double x = units.left() + kIn, wide = units.width() - 2 * kIn;
    const QRectF head = look().px(QRectF(x, units.top() + 8, wide, 24));
    const QString title = nameOf("caption.floor-ruling").toUpper();
    ui::paintText(painter, head, title, look().caption(), c.text2);
    const QString rule = m_case.sources.isEmpty() ? m_case.rule : m_case.rule + QStringLiteral("  ") + m_case.sources;
    const Fitted tag = squeeze({rule, m_case.rule}, Type::Caption, true,
                               head.width() - textWidth(title, look().caption()) - look().px(12), look());
    ui::paintText(painter, head, tag.text, tag.font, c.text, Qt::AlignRight);
    write(painter, {x, units.top() + 36, wide, 32}, m_case.verdict, Type::Label, true, c.text);
    wrap(painter, look().px(QRectF(x, units.top() + 72, wide, units.height() - 76)), m_case.reason,
         look().font(Type::Second), c.text2);
}

void FloorPage::paintBooks(QPainter& painter, const QRectF& units) const {
    const Colours& c = look().colours();
    paintPanel(painter, look().px(units), nameOf("caption.other-books").toUpper(), {}, look());
    double y = units.top() + kPanelHead + 2;
    const double x = units.left() + kIn, wide = units.width() - 2 * kIn;
    for (const FloorBook& book : m_case.books) {
        write(painter, {x, y, wide * 0.4 - 8, kBookRow}, book.books, Type::Second, true, c.text);
        double left = x + wide * 0.4;
        if (book.differs) {
            const QPointF at = look().px(QRectF(left, y + kBookRow / 2, 0, 0)).topLeft();
            const double arm = look().px(5);
            painter.setPen(Qt::NoPen);
            painter.setBrush(c.actInk);
            painter.drawPolygon(QPolygonF{at + QPointF(0, 0), at + QPointF(arm, -arm), at + QPointF(2 * arm, 0),
                                          at + QPointF(arm, arm)});
            left += 18;
        }
        const double right = x + wide - 120;
        write(painter, {left, y, right - left - 8, kBookRow}, book.says, Type::Second, book.differs, c.text);
        write(painter, {right, y, 120, kBookRow}, book.sources, Type::Caption, false, c.text2, Qt::AlignRight);
        y += kBookRow;
    }
}

void FloorPage::paintMoney(QPainter& painter, const QRectF& units) const {
    if (m_case.money.isEmpty() && m_like.isEmpty()) return;
    const Colours& c = look().colours();
    paintFrame(painter, look().px(units), {c.panel, c.line}, look());
    const double x = units.left() + kIn, wide = units.width() - 2 * kIn, first = wide * 0.3;
    const double column = (wide - first) / static_cast<double>(m_case.moneyHead.size());
    const auto line = [&](double y, const QString& label, const QStringList& cells, Type type, bool head) {
        write(painter, {x, y, first, kRow}, label, head ? Type::Caption : type, true, head ? c.text2 : c.text);
        double left = x + first;
        for (const QString& text : cells) {
            write(painter, {left + 6, y, column - 6, kRow}, text, type, head, head ? c.text2 : c.text, Qt::AlignRight);
            left += column;
        }
    };
    double y = units.top() + 2;
    const auto ruled = [&] {
        const QRectF above = look().px(QRectF(units.left(), y, units.width(), 0));
        paintLine(painter, above.topLeft(), above.topRight(), c.line, look());
    };
    if (!m_case.money.isEmpty()) line(y, nameOf("caption.floor-money"), m_case.moneyHead, Type::Caption, true);
    for (const FloorMoney& row : m_case.money) {
        y += kRow;
        ruled();
        line(y, row.label, row.cells, Type::Second, false);
    }
    if (m_like.isEmpty()) return;
    if (!m_case.money.isEmpty()) {
        y += kRow;
        ruled();
    }
    write(painter, {x, y, wide, kRow}, m_like, Type::Second, false, c.text);
}

void FloorPage::paintStepHead(QPainter& painter, Step step, const QString& text, double y) const {
    const Colours& c = look().colours();
    const double x = inUnits().width() - columns().right + kIn;
    const bool done = step < m_step;
    const QRectF disc = look().px(QRectF(x, y + 2, 22, 22));
    const bool here = step == m_step;
    paintFrame(painter, disc, {here ? c.text : c.raised2, here ? c.text : c.edge, false, false, 11}, look());
    const QString mark = done ? QString(QChar(0x2713)) : QString::number(static_cast<int>(step) + 1);
    ui::paintText(painter, disc, mark, look().font(Type::Caption, true),
                  here   ? c.bg
                  : done ? c.ok
                         : c.text,
                  Qt::AlignHCenter);
    write(painter, {x + 32, y, columns().right - 2 * kIn - 32, 26}, text, Type::Second, true, c.text);
}

void FloorPage::paintPin(QPainter& painter) const {
    const Colours& c = look().colours();
    const double x = inUnits().width() - columns().right + kIn, wide = columns().right - 2 * kIn;
    if (!m_pins) return;
    const qsizetype boxes = std::max<qsizetype>(4, m_pin.size());
    const double each = (wide - 8 * static_cast<double>(boxes - 1)) / static_cast<double>(boxes);
    for (qsizetype i = 0; i < boxes; ++i) {
        const QRectF box = look().px(QRectF(x + static_cast<double>(i) * (each + 8), m_whoTop + kHead + 4, each, 38));
        const bool next = m_step == Step::Who && i == m_pin.size();
        const bool wrong = !m_trouble.isEmpty() && m_pin.isEmpty();
        paintFrame(painter, box, {c.well, wrong ? c.warn : next ? c.focus : c.edge, wrong || next}, look());
        if (i >= m_pin.size()) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.text);
        painter.drawEllipse(box.center(), look().px(7), look().px(7));
    }
}

void FloorPage::paintSteps(QPainter& painter) const {
    const Colours& c = look().colours();
    const double x = inUnits().width() - columns().right + kIn, wide = columns().right - 2 * kIn;
    paintStepHead(painter, Step::Outcome, nameOf("floor.outcome"), kTop + 6);
    paintStepHead(painter, Step::Reason, nameOf("floor.reason"), m_reasonTop);
    QString who = nameOf("floor.initials");
    if (!m_people.isEmpty()) {
        const FloorPerson& person = m_people[m_person];
        who = nameOf(m_second ? "floor.second-pin" : "floor.pin",
                     {person.name.isEmpty() ? person.initials : person.name});
    } else if (m_second) {
        who = nameOf("floor.second-initials");
    }
    paintStepHead(painter, Step::Who, who, m_whoTop);
    paintPin(painter);
    const QRectF disc = look().px(QRectF(x, m_decideTop + 2, 22, 22));
    paintFrame(painter, disc, {c.raised2, c.edge, false, false, 11}, look());
    ui::paintText(painter, disc, QStringLiteral("4"), look().font(Type::Caption, true), c.text, Qt::AlignHCenter);
    write(painter, {x + 32, m_decideTop, wide - 32, 26}, nameOf("floor.decide-what"), Type::Second, true, c.text);
    const QString below = !m_trouble.isEmpty() ? m_trouble : ready() ? sentence("floor.stays") : missing();
    const QString mark = m_trouble.isEmpty() ? QString() : QStringLiteral("\u2715 ");
    const QRectF note = look().px(QRectF(x, m_decideTop + kHead + 54, wide, 26));
    const Fitted fitted = squeeze({mark + below}, Type::Second, !m_trouble.isEmpty(), note.width(), look());
    if (fitted.width <= note.width()) {
        ui::paintText(painter, note, fitted.text, fitted.font, m_trouble.isEmpty() ? c.text2 : c.warn);
    } else {
        wrap(painter, note.adjusted(0, -look().px(3), 0, look().px(8)), mark + below, look().font(Type::Caption),
             m_trouble.isEmpty() ? c.text2 : c.warn);
    }
}

void FloorPage::paintText(QPainter& painter) const {
    const Colours& c = look().colours();
    const double x = inUnits().width() - columns().right + kIn, wide = columns().right - 2 * kIn;
    QString title = nameOf("floor.else");
    if (m_writes == Writes::Version) {
        for (const FloorVersion& version : m_case.versions) {
            if (version.teller == m_teller) title = nameOf("floor.version-of", {version.who});
        }
    } else if (m_writes == Writes::Initials) {
        title = nameOf("floor.initials");
    } else if (m_writes == Writes::Reason) {
        title = nameOf("floor.reason");
    }
    write(painter, {x, kTop + 12, wide, 28}, title, Type::Name, true, c.text);
    const QRectF field = look().px(QRectF(x + 4, kTop + 48, wide - 8, 44));
    paintFrame(painter, field, {c.well, c.focus, true}, look());
    QString shown = m_text + QLatin1Char('|');
    const QFont mono = look().mono(Type::Name);
    const double room = field.width() - look().px(20);
    while (shown.size() > 1 && textWidth(shown, mono) > room) shown.remove(0, 1);  // the end is what is being written
    ui::paintText(painter, field.adjusted(look().px(10), 0, 0, 0), shown, mono, c.text);
    const QString below = !m_textTrouble.isEmpty()      ? m_textTrouble
                          : m_writes == Writes::Outcome ? sentence("floor.type-it")
                          : m_writes == Writes::Version ? sentence("floor.version-hint")
                                                        : QString();
    wrap(painter, look().px(QRectF(x, kTop + 98, wide, 44)), below, look().font(Type::Second), c.text2);
}

void FloorPage::paintKeys(QPainter& painter) const {
    const Colours& c = look().colours();
    const double w = inUnits().width(), h = inUnits().height();
    painter.fillRect(look().px(QRectF(0, h - kFoot, w, kFoot)), c.panel);
    const QRectF above = look().px(QRectF(0, h - kFoot, w, 0));
    paintLine(painter, above.topLeft(), above.topRight(), c.line, look());
    double x = kIn;
    for (const char* id :
         {"floor.key-outcome", "floor.key-event", "floor.key-reason", "floor.key-pin", "floor.key-decide",
          "floor.key-hold", "floor.key-version", "floor.key-report", "floor.key-back"}) {
        const QString key = nameOf(id), what = sentence(id);
        const double cap = textWidth(key, look().font(Type::Caption)) / look().scale + 12;
        const QRectF box = look().px(QRectF(x, h - kFoot + 5, cap, 22));
        paintFrame(painter, box, {QColor(), c.edge, false, false, kTagRadius}, look());
        ui::paintText(painter, box, key, look().font(Type::Caption), c.text, Qt::AlignHCenter);
        const double wide = textWidth(what, look().font(Type::Caption)) / look().scale;
        if (x + cap + 8 + wide > w) break;
        ui::paintText(painter, look().px(QRectF(x + cap + 8, h - kFoot, wide + 4, kFoot)), what,
                      look().font(Type::Caption), c.text2);
        x += cap + 8 + wide + 20;
    }
}

void FloorPage::paintInside(QPainter& painter) {
    const Colours& c = look().colours();
    const double w = inUnits().width(), h = inUnits().height();
    const auto [left, right] = columns();
    painter.fillRect(rect(), c.bg);
    painter.fillRect(look().px(QRectF(w - right, kTop, right, h - kTop)), c.panel);
    paintTop(painter);
    const double x = left + kIn, wide = w - left - right - 2 * kIn;
    paintRuling(painter, {x, kTop + kIn, wide, kRulingHigh});
    const double books = kTop + kIn + kRulingHigh + kGap;
    paintBooks(painter, {x, books, wide, booksHigh()});
    const QRectF head = look().px(QRectF(x, books + booksHigh() + kGap, wide, kCaption));
    ui::paintText(painter, head, nameOf("caption.versions").toUpper(), look().caption(), c.text2);
    const double money = moneyHigh();
    const double below = std::max(m_versions[0]->geometry().bottom() / look().scale + kGap, h - kFoot - kIn - money);
    paintMoney(painter, {x, below, wide, money});
    if (m_writes == Writes::Nothing) {
        paintSteps(painter);
    } else {
        paintText(painter);
    }
    paintKeys(painter);
    for (const double edge : {left, w - right}) {
        const QRectF line = look().px(QRectF(edge, kTop, 0, h - kTop - kFoot));
        paintLine(painter, line.topLeft(), line.bottomLeft(), c.line, look());
    }
}

}  // namespace oddchip::ui
