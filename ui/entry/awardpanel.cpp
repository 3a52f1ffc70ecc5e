// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/awardpanel.h"

#include <algorithm>

#include "core/notation/notation.h"
#include "ui/direction.h"
#include "ui/entry/asking.h"
#include "ui/entry/chiptray.h"
#include "ui/entry/faces.h"
#include "ui/table/seating.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kHead = 40, kRowHead = 36, kCaption = 20, kTapHigh = 56, kLeft = 17, kChecks = 64;

// How high a share and an odd chip are; where several divisions need the room, less.
double shareHigh(bool tight) { return tight ? 29 : 38; }
double oddHigh(bool tight) { return tight ? 36 : 42; }

QString seatsText(SeatSet seats) { return QString::fromStdString(text(seats)); }

double highOf(const AwardRow& row, bool halves, bool tight) {
    if (row.folded) return kRowHead;
    if (!row.settled) {
        if (!row.current) return kRowHead;
        const double caption = row.caption.isEmpty() ? 0 : kCaption + 4;
        return kRowHead + static_cast<double>(row.read.size()) * kCaption + caption + kTapHigh + (halves ? 52 : 0);
    }
    double high = kRowHead;
    for (const AwardDivision& division : row.divisions) {
        high += division.caption.isEmpty() ? 0 : kCaption;
        high += static_cast<double>(division.shares.size()) * shareHigh(tight);
        high += static_cast<double>(division.odd.size()) * oddHigh(tight);
    }
    return high;
}

}  // namespace

AwardPanel::AwardPanel(QWidget* parent) : Sheet(Place::Side, parent) {
    for (int i = 0; i < kSeats; ++i) {
        auto* button = m_seats[static_cast<std::size_t>(i)] = new Button(Button::Shape::Key, this);
        connect(button, &Button::clicked, this, [this, i] { tap(seatAt(i + 1)); });
    }
    m_split = new Button(Button::Shape::Key, this);
    connect(m_split, &Button::clicked, this, &AwardPanel::toggleSplit);
    m_scoop = new Button(Button::Shape::Key, this);
    connect(m_scoop, &Button::clicked, this, &AwardPanel::toggleScoop);
    m_none = new Button(Button::Shape::Key, this);
    m_none->setFace({nameOf("button.no-low"), {}});
    connect(m_none, &Button::clicked, this, &AwardPanel::noLow);
    m_oddSeat = new Button(Button::Shape::Key, this);
    connect(m_oddSeat, &Button::clicked, this, &AwardPanel::stepOdd);
}

void AwardPanel::setTable(const Table& table) {
    m_table = table;
    m_line.clear();
    m_splits = m_scoops = false;
    m_chosen = {};
    m_odd = kNoSeat;
    m_rows = awardRows(table.hand);
    m_spoken = awardsSpoken(m_rows);
    m_amountWidth = 0;
    for (const AwardRow& row : m_rows) {
        for (const AwardDivision& division : row.divisions) {
            for (const AwardShare& share : division.shares) {
                const double wide = textWidth(amount(share.amount), look().font(Type::Name, true)) / look().scale;
                m_amountWidth = std::max(m_amountWidth, wide + 1);
            }
        }
    }
    setAccessibleDescription(m_spoken.join(QStringLiteral(". ")));
    arrange();
    update();
}

const AwardRow* AwardPanel::open() const {
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [](const AwardRow& row) { return row.current && row.asks; });
    return found == m_rows.end() ? nullptr : &*found;
}

bool AwardPanel::takesSeat(Seat seat) {
    const AwardRow* row = open();
    if (!row || !row->may.contains(seat)) return false;
    tap(seat);
    return true;
}

bool AwardPanel::asksOdd() const {
    const Hand& hand = m_table.hand;
    const AwardRow* row = open();
    return row && form(hand.stakes.form).bringIn && m_splits && m_chosen.size() > 1 && !(m_chosen - hand.shown).empty();
}

void AwardPanel::compose() {
    const AwardRow* row = open();
    m_line.clear();
    if (row && !m_chosen.empty()) m_line = awardLine(row->pot, *row->asks) + seatsText(m_chosen);
    if (!m_line.isEmpty() && m_scoops) {
        const PotPart low{row->asks->board, Half::low, false, {}};
        m_line += QStringLiteral("; ") + awardLine(row->pot, low) + seatsText(m_chosen);
    }
    if (!m_chosen.contains(m_odd)) m_odd = kNoSeat;
    if (!m_line.isEmpty() && asksOdd() && m_odd != kNoSeat) m_line += QStringLiteral(" odd ") + lineText(m_odd);
    arrange();
    update();
    Q_EMIT drafted();
}

void AwardPanel::tap(Seat seat) {
    if (!open()) return;
    if (m_splits) {
        m_chosen.contains(seat) ? m_chosen.erase(seat) : m_chosen.insert(seat);
    } else {
        m_chosen = {seat};
    }
    compose();
    if (!m_splits) Q_EMIT finished();
}

void AwardPanel::toggleSplit() {
    if (m_splits && m_chosen.size() > 1) {
        Q_EMIT finished();
        return;
    }
    m_splits = !m_splits;
    m_chosen = {};
    compose();
}

void AwardPanel::toggleScoop() {
    m_scoops = !m_scoops;
    compose();
}

// Nobody's, then each of the seats that split.
void AwardPanel::stepOdd() {
    Seat next = kNoSeat;
    bool passed = m_odd == kNoSeat;
    for (const Seat seat : m_chosen) {
        if (passed && next == kNoSeat) next = seat;
        passed |= seat == m_odd;
    }
    m_odd = next;
    compose();
}

void AwardPanel::noLow() {
    const AwardRow* row = open();
    if (!row) return;
    m_line = awardLine(row->pot, *row->asks) + QStringLiteral("none");
    Q_EMIT finished();
}

void AwardPanel::arrange() {
    const AwardRow* asked = open();
    const bool halves = asked && (asked->asks->half != Half::whole || asksOdd());
    const double room = inUnits().height() - kHead - kChecks;
    for (const bool tight : {false, true}) {
        m_tight = tight;
        double all = 0;
        for (AwardRow& row : m_rows) {
            row.folded = row.pushed;
            all += row.high = highOf(row, halves, tight);
        }
        // What does not fit shows its head only: pots already pushed first, then those that come last.
        for (auto row = m_rows.rbegin(); row != m_rows.rend() && all > room; ++row) {
            if (row->current || row->folded) continue;
            row->folded = true;
            all += highOf(*row, halves, tight) - row->high;
            row->high = highOf(*row, halves, tight);
        }
        if (all <= room) break;
    }
    double top = kHead + 1;
    for (AwardRow& row : m_rows) {
        row.top = top;
        top += row.high;
    }
    for (Button* button : m_seats) button->hide();
    m_split->setVisible(asked && asked->may.size() > 1);
    placeHalves(asked, asked ? asked->top + asked->high - 52 : 0);
    if (asked) placeSeats(*asked, asked->top + asked->high - kTapHigh - (halves ? 52 : 0));
}

void AwardPanel::placeSeats(const AwardRow& row, double top) {
    const double w = inUnits().width();
    double x = kLeft;
    for (const Seat seat : row.may) {
        Button* button = m_seats[static_cast<std::size_t>(number(seat) - 1)];
        button->show();
        button->setFace({lineText(seat), {}, m_chosen.contains(seat) ? Standing::Open : Standing::Ready});
        button->setAccessibleName(sentence("award.wins", {lineText(seat), potName(row.pot)}));
        const double step = std::min(56.0, (w - kLeft - 134) / row.may.size());
        put(*button, {x, top, step - 6, 48});
        x += step;
    }
    const bool ready = m_splits && m_chosen.size() > 1;
    m_split->setFace({ready ? nameOf("button.award", {seatsText(m_chosen)}) : nameOf("button.split"),
                      {},
                      ready      ? Standing::Again
                      : m_splits ? Standing::Open
                                 : Standing::Ready});
    put(*m_split, {w - 17 - 110, top, 110, 48});
}

// Below the seats: all of it to one seat, no low, or whose the odd chip is.
void AwardPanel::placeHalves(const AwardRow* row, double top) {
    const double w = inUnits().width() - 2 * kLeft;
    const bool odd = asksOdd();
    m_scoop->setVisible(row && row->asks->half == Half::high && !odd);
    m_none->setVisible(row && row->asks->half == Half::low && !odd);
    m_oddSeat->setVisible(odd);
    m_scoop->setFace({nameOf("button.scoop"), {}, m_scoops ? Standing::Open : Standing::Ready});
    m_oddSeat->setFace({nameOf("button.odd-chip", {m_odd == kNoSeat ? QStringLiteral("?") : lineText(m_odd)}), {}});
    for (Button* button : {m_scoop, m_none, m_oddSeat}) put(*button, {kLeft, top, w, 44});
}

// The amount, and beside it the chips: spaced out where there is room, else close together and a step smaller.
void AwardPanel::paintShare(QPainter& painter, const AwardShare& share, double top) const {
    const Colours& c = look().colours();
    const ChipSet set = trayOf(m_table.hand.stakes);
    paintSeatDisc(painter, look().px(QRectF(kLeft, top, 28, 28)), number(share.seat), look());
    const double column = m_amountWidth;
    write(painter, {kLeft + 34, top, column, 28}, amount(share.amount), Type::Name, true, c.text, Qt::AlignRight);
    QStringList counts;
    QList<ChipCount> chips = chipCounts(share.amount, set);
    for (const ChipCount& chip : chips)
        counts += leftToRight(QString::number(chip.count) + QChar(0xD7) + chipFigure(chip.value));
    const double left = kLeft + 34 + column + 8, room = inUnits().width() - left - 8;
    const auto wide = [&](Type type) {
        double sum = 0;
        for (const QString& count : counts) sum += 23 + textWidth(count, look().font(type)) / look().scale;
        return sum;
    };
    const bool all = wide(Type::Caption) + 6 * static_cast<double>(chips.size()) <= room;
    while (!all && chips.size() > 1 && wide(Type::Caption) + 6 * static_cast<double>(chips.size()) + 16 > room) {
        chips.removeLast();  // the amount is the truth; the largest chips are pushed first
        counts.removeLast();
    }
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
    if (!all) paintText(painter, look().px(QRectF(x, top, 16, 28)), QChar(0x2026), look().font(type), c.text2);
}

void AwardPanel::paintOdd(QPainter& painter, const AwardOdd& odd, double top) const {
    const Colours& c = look().colours();
    const double w = inUnits().width() - 2 * kLeft;
    write(painter, {kLeft, top - 4, w, 20}, odd.text, Type::Second, true, c.text);
    const Fitted rule = squeeze({odd.rule}, Type::Second, false, look().px(w), look());
    paintText(painter, look().px(QRectF(kLeft, top + 15, w, 20)), rule.text, look().mono(Type::Caption), c.text2);
}

void AwardPanel::paintDivision(QPainter& painter, const AwardDivision& division, double& top) const {
    if (!division.caption.isEmpty()) {
        write(painter, {kLeft, top - 2, inUnits().width() - 2 * kLeft, 20}, division.caption, Type::Second, false,
              look().colours().text2);
        top += kCaption;
    }
    for (const AwardShare& share : division.shares) {
        paintShare(painter, share, top);
        top += shareHigh(m_tight);
    }
    for (const AwardOdd& odd : division.odd) {
        paintOdd(painter, odd, top + (m_tight ? 2 : 0));
        top += oddHigh(m_tight);
    }
}

void AwardPanel::paintRow(QPainter& painter, const AwardRow& row, int place) const {
    const Colours& c = look().colours();
    const double w = inUnits().width();
    if (row.current) { painter.fillRect(look().px(QRectF(1, row.top, w - 2, row.high - 1)), c.raised2); }
    const double middle = row.top + 5;
    write(painter, {kLeft, middle, 16, 28}, QString::number(place), Type::Second, true, c.text);
    paintBadge(painter, look().px(QRectF(kLeft + 20, middle + 2, 24, 24)), row.pot, look());
    const QString title = potName(row.pot);
    const Fitted name = squeeze({title}, Type::Name, row.current, look().px(100), look());
    paintText(painter, look().px(QRectF(kLeft + 56, middle, 104, 28)), name.text, name.font, c.text);
    const QString state = row.pushed                   ? sentence("pot.pushed")
                          : row.current && row.settled ? sentence("pot.push-now")
                          : row.settled || row.current ? QString()
                                                       : seatsText(row.may);  // may win it
    const double x = kLeft + 56 + name.width / look().scale + 12;
    write(painter, {x, middle, w - x - 110, 28}, state, Type::Second, false, c.text2);
    write(painter, {w - 17 - 90, middle, 90, 28}, amount(row.amount), Type::Label, true, c.text, Qt::AlignRight);
    double top = row.top + kRowHead;
    if (!row.folded && row.settled) {
        for (const AwardDivision& division : row.divisions) paintDivision(painter, division, top);
    } else if (!row.folded && row.current) {
        for (const QString& read : row.read) {
            write(painter, {kLeft, top - 2, w - 2 * kLeft, 20}, read, Type::Second, false, c.text);
            top += kCaption;
        }
        if (!row.caption.isEmpty())
            write(painter, {kLeft, top, w - 2 * kLeft, 20}, sentence("pot.who", {row.caption}), Type::Second, true,
                  c.text);
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
    for (const AwardRow& row : m_rows) paintRow(painter, row, ++place);
    paintChecks(painter);
}

}  // namespace oddchip::ui
