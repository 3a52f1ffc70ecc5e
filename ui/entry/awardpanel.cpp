// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/awardpanel.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "core/rules/rulebook.h"
#include "ui/entry/asking.h"
#include "ui/entry/chiptray.h"
#include "ui/entry/faces.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 40, kRowHead = 36, kShareHigh = 38, kOddHigh = 42, kTapHigh = 56, kLeft = 17, kChecks = 64;

QString citation(RuleId rule, const HouseRules& rules) {
    const auto sources = cites(rule, rules);
    if (sources.empty()) return {};
    return QString::fromStdString(std::string(shortName(sources[0].source)) + " " + std::string(sources[0].rule));
}

QString seatsText(SeatSet seats) { return QString::fromStdString(text(seats)); }

}  // namespace

AwardPanel::AwardPanel(QWidget* parent) : Sheet(Place::Side, parent) {
    for (int i = 0; i < kSeats; ++i) {
        auto* button = m_seats[static_cast<std::size_t>(i)] = new Button(Button::Shape::Key, this);
        connect(button, &Button::clicked, this, [this, i] { tap(seatAt(i + 1)); });
    }
    m_split = new Button(Button::Shape::Key, this);
    connect(m_split, &Button::clicked, this, &AwardPanel::toggleSplit);
}

void AwardPanel::readOdd(Row& row, const Won& won) const {
    if (won.odd == Chips{}) return;
    const QString why = explanation(name(won.why), {amount(won.odd), lineText(won.seat)});
    const QString plain = sentence("pot.odd", {amount(won.odd), lineText(won.seat)});
    const QString line = why.isEmpty() ? plain : why;
    row.odd = row.odd.isEmpty() ? line : row.odd + QStringLiteral("; ") + line;
    row.rule = QString::fromLatin1(name(won.why).data(), static_cast<int>(name(won.why).size()));
    const QString source = citation(won.why, m_table.hand.rules);
    if (!source.isEmpty()) row.rule += QLatin1Char(' ') + source;
}

AwardPanel::Row AwardPanel::rowOf(int pot, const Winnings& won) const {
    const Hand& hand = m_table.hand;
    const Pot whole = pots(hand).list[static_cast<std::size_t>(pot)];
    Row row{pot, whole.amount, whole.of - hand.mucked};
    row.settled = settled(hand, pot);
    row.pushed = hand.awards[static_cast<std::size_t>(pot)].pushed;
    if (!row.settled) return row;
    for (const Won& part : won) {
        if (part.pot != pot) continue;
        readOdd(row, part);
        if (part.amount == Chips{}) continue;
        const auto same =
            std::find_if(row.shares.begin(), row.shares.end(), [&](const Share& s) { return s.seat == part.seat; });
        if (same != row.shares.end()) {
            same->amount += part.amount;
        } else {
            row.shares += Share{part.seat, part.amount};
        }
    }
    return row;
}

void AwardPanel::setTable(const Table& table) {
    m_table = table;
    m_rows.clear();
    m_spoken.clear();
    m_line.clear();
    m_splits = false;
    m_chosen = {};
    const SettleOrder order = settleOrder(table.hand).value;
    const Winnings won = winnings(table.hand);
    const int push = nextToPush(table.hand);
    bool asked = false;
    for (int i = 0; i < order.size; ++i) {
        Row row = rowOf(order.pots[static_cast<std::size_t>(i)], won);
        row.current = row.settled ? row.pot == push : !asked;
        asked |= !row.settled;
        for (const Share& share : row.shares) {
            m_spoken += sentence("award.share", {potName(row.pot), amount(share.amount), lineText(share.seat)});
        }
        if (!row.odd.isEmpty()) m_spoken += row.odd + QStringLiteral(" (") + row.rule + QLatin1Char(')');
        m_rows += row;
    }
    m_amountWidth = 0;
    for (const Row& row : m_rows) {
        for (const Share& share : row.shares) {
            const double wide = textWidth(amount(share.amount), look().font(Type::Name, true)) / look().scale;
            m_amountWidth = std::max(m_amountWidth, wide + 1);
        }
    }
    setAccessibleDescription(m_spoken.join(QStringLiteral(". ")));
    arrange();
    update();
}

AwardPanel::Row* AwardPanel::open() {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.current && !row.settled; });
    return found == m_rows.end() ? nullptr : &*found;
}

bool AwardPanel::takesSeat(Seat seat) {
    const Row* row = open();
    if (!row || !row->may.contains(seat)) return false;
    tap(seat);
    return true;
}

void AwardPanel::tap(Seat seat) {
    const Row* row = open();
    if (!row) return;
    if (m_splits) {
        m_chosen.contains(seat) ? m_chosen.erase(seat) : m_chosen.insert(seat);
    } else {
        m_chosen = {seat};
    }
    m_line = m_chosen.empty() ? QString()
                              : QStringLiteral("award %1 %2")
                                    .arg(QString::fromStdString(oddchip::potName(row->pot)), seatsText(m_chosen));
    arrange();
    Q_EMIT drafted();
    if (!m_splits) Q_EMIT finished();
}

void AwardPanel::toggleSplit() {
    if (m_splits && m_chosen.size() > 1) {
        Q_EMIT finished();
        return;
    }
    m_splits = !m_splits;
    m_chosen = {};
    m_line.clear();
    arrange();
    Q_EMIT drafted();
}

double AwardPanel::highOf(const Row& row) const {
    if (row.folded) return kRowHead;
    if (!row.settled) return kRowHead + (row.current ? kTapHigh : 0);
    const double odd = row.odd.isEmpty() ? 0 : kOddHigh;
    return kRowHead + static_cast<double>(row.shares.size()) * kShareHigh + odd;
}

// What does not fit shows its head only: pots already pushed first, then those that come last.
void AwardPanel::fitRows(double room) {
    double all = 0;
    for (Row& row : m_rows) {
        row.folded = row.pushed;
        all += row.high = highOf(row);
    }
    for (auto row = m_rows.rbegin(); row != m_rows.rend() && all > room; ++row) {
        if (row->current || row->folded) continue;
        row->folded = true;
        all += highOf(*row) - row->high;
        row->high = highOf(*row);
    }
    double top = kHead + 1;
    for (Row& row : m_rows) {
        row.top = top;
        top += row.high;
    }
}

void AwardPanel::arrange() {
    const double w = inUnits().width();
    fitRows(inUnits().height() - kHead - kChecks);
    const Row* row = open();
    double x = kLeft;
    for (int i = 0; i < kSeats; ++i) {
        Button* button = m_seats[static_cast<std::size_t>(i)];
        const Seat seat = seatAt(i + 1);
        const bool may = row && row->may.contains(seat);
        button->setVisible(may);
        if (!may) continue;
        button->setFace({lineText(seat), {}, m_chosen.contains(seat) ? Standing::Open : Standing::Ready});
        button->setAccessibleName(sentence("award.wins", {lineText(seat), potName(row->pot)}));
        const double step = std::min(56.0, (w - kLeft - 134) / row->may.size());
        put(*button, {x, row->top + kRowHead, step - 6, 48});
        x += step;
    }
    m_split->setVisible(row && row->may.size() > 1);
    if (!row) return;
    const bool ready = m_splits && m_chosen.size() > 1;
    m_split->setFace({ready ? nameOf("button.award", {seatsText(m_chosen)}) : nameOf("button.split"),
                      {},
                      ready      ? Standing::Again
                      : m_splits ? Standing::Open
                                 : Standing::Ready});
    put(*m_split, {w - 17 - 110, row->top + kRowHead, 110, 48});
}

// The amount, and beside it the chips: spaced out where there is room, else close together and a step smaller.
void AwardPanel::paintShare(QPainter& painter, const Share& share, double top) const {
    const Colours& c = look().colours();
    const ChipSet set = trayOf(m_table.hand.stakes);
    paintSeatDisc(painter, look().px(QRectF(kLeft, top, 28, 28)), number(share.seat), look());
    const double column = m_amountWidth;
    write(painter, {kLeft + 34, top, column, 28}, amount(share.amount), Type::Name, true, c.text, Qt::AlignRight);
    QStringList counts;
    const QList<ChipCount> chips = chipCounts(share.amount, set);
    for (const ChipCount& chip : chips) counts += QString::number(chip.count) + QChar(0xD7) + chipFigure(chip.value);
    const double left = kLeft + 34 + column + 8, room = inUnits().width() - left - 8;
    const auto wide = [&](Type type) {
        double sum = 0;
        for (const QString& count : counts) sum += 23 + textWidth(count, look().font(type)) / look().scale;
        return sum;
    };
    const auto gaps = static_cast<double>(std::max<qsizetype>(1, chips.size()));
    const Type type = wide(Type::Second) + 6 * gaps <= room ? Type::Second : Type::Caption;
    const double gap = std::clamp((room - wide(type)) / gaps, 3.0, 14.0);
    double x = left;
    for (qsizetype i = 0; i < chips.size(); ++i) {
        paintChip(painter, look().px(QRectF(x, top + 4, 20, 20)), chips[i].value, set, false);
        const double text = textWidth(counts[i], look().font(type)) / look().scale;
        paintText(painter, look().px(QRectF(x + 23, top, text + 2, 28)), counts[i], look().font(type), c.text);
        x += 23 + text + gap;
    }
}

void AwardPanel::paintRow(QPainter& painter, const Row& row, int place) const {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    if (row.current) { painter.fillRect(look().px(QRectF(1, row.top, w - 2, row.high - 1)), c.raised2); }
    const double middle = row.top + 5;
    write(painter, {kLeft, middle, 16, 28}, QString::number(place), Type::Second, true, c.text);
    paintBadge(painter, look().px(QRectF(kLeft + 20, middle + 2, 24, 24)), row.pot, look());
    const QString title = potName(row.pot);
    const Fitted name = fit({title}, Type::Name, row.current, look().px(100), look());
    paintText(painter, look().px(QRectF(kLeft + 56, middle, 104, 28)), name.text, name.font, c.text);
    const QString state = row.pushed                   ? sentence("pot.pushed")
                          : row.current && row.settled ? sentence("pot.push-now")
                          : row.settled || row.current ? QString()
                                                       : seatsText(row.may);  // may win it
    const double x = kLeft + 56 + name.width / look().scale + 12;
    write(painter, {x, middle, w - x - 110, 28}, state, Type::Second, false, c.text2);
    write(painter, {w - 17 - 90, middle, 90, 28}, amount(row.amount), Type::Label, true, c.text, Qt::AlignRight);
    if (!row.folded) {
        double top = row.top + kRowHead;
        for (const Share& share : row.shares) {
            paintShare(painter, share, top);
            top += kShareHigh;
        }
        if (!row.odd.isEmpty()) {
            write(painter, {kLeft, top - 4, w - 34, 20}, row.odd, Type::Second, true, c.text);
            const Fitted rule = fit({row.rule}, Type::Second, false, look().px(w - 34), look());
            paintText(painter, look().px(QRectF(kLeft, top + 15, w - 34, 20)), rule.text, look().mono(Type::Caption),
                      c.text2);
        }
    }
    const QPointF end = look().px(QRectF(w - 1, row.top + row.high - 1, 0, 0)).topLeft();
    paintLine(painter, QPointF(look().px(1), end.y()), end, c.line, look());
}

void AwardPanel::paintChecks(QPainter& painter) const {
    const Colours& c = look().colours();
    const Hand& hand = m_table.hand;
    if (!allSettled(hand) || hand.misdealt || hand.isVoid) return;
    const Winnings won = winnings(hand);
    const Chips taken = won.rake + won.jackpot;
    Chips in, out;
    for (const Pot& pot : pots(hand)) in += pot.amount;
    for (const Seat seat : hand.dealt) out += won.amount[seat];
    const bool equal = in == out + taken;
    const QString sum = !equal            ? sentence("check.unequal", {amount(in), amount(out)})
                        : taken > Chips{} ? sentence("check.sum", {amount(in), amount(out), amount(taken)})
                                          : sentence("check.sum-no-rake", {amount(in), amount(out)});
    const SeatSet killed = hand.mucked & hand.dealt;
    const QString tabled =
        killed.empty() ? sentence("check.tabled") : sentence("check.tabled-killed", {seatsText(killed)});
    const double top = inUnits().height() - kChecks + 2;
    QStringList lines;
    if (!hand.shown.empty()) lines += tabled;
    lines += sum;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const double y = top + 26 * static_cast<double>(i + 2 - lines.size());
        if (equal || i + 1 < lines.size()) {
            painter.setPen(QPen(c.ok, look().line(2)));
            const QPointF at = look().px(QRectF(kLeft + 4, y + 12, 0, 0)).topLeft();
            painter.drawPolyline(
                QPolygonF{at, at + QPointF(look().px(4), look().px(5)), at + QPointF(look().px(12), -look().px(6))});
        }
        write(painter, {kLeft + 28, y, inUnits().width() - kLeft - 44, 24}, lines[i], Type::Second, false, c.text);
    }
}

void AwardPanel::paintInside(QPainter& painter) {
    writeHead(painter, nameOf("caption.award"), sentence("caption.award"));
    int place = 0;
    for (const Row& row : m_rows) paintRow(painter, row, ++place);
    paintChecks(painter);
}

}  // namespace oddchip::ui
