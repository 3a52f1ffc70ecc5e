// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/settings/handsetup.h"

#include "core/notation/notation.h"
#include "ui/entry/asking.h"
#include "ui/settings/games.h"
#include "ui/table/chippainter.h"
#include "ui/words.h"

namespace oddchip::ui {
namespace {

constexpr double kLeft = 17, kHead = 40, kHigh = 60;
constexpr int kBombs[] = {0, 1, 2, 5, 10};  // times the big blind, each

enum Row : std::size_t { Bomb, Boards, Kill, Straddles };

// What a straddle of the seat would be; 0: the house offers it none.
Chips straddleBy(const HandBegan& began, Seat seat) {
    HandBegan with = began;
    with.straddles[seat] = with.stakes.big * 2;
    return straddleOf(with, seat);
}

// The first seat after this one that may straddle, under the gun first; kNoSeat: no further one.
Seat nextStraddler(const HandBegan& began, Seat after) {
    Seat seat = began.big;
    bool passed = after == kNoSeat;
    for (int i = began.dealt.size(); i > 0; --i) {
        seat = began.dealt.next(seat);
        if (passed && straddleBy(began, seat) > Chips{}) return seat;
        passed = passed || seat == after;
    }
    return kNoSeat;
}

}  // namespace

HandSetUp::HandSetUp(QWidget* parent) : Sheet(Place::Side, parent) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i] = new Button(Button::Shape::Row, this);
        connect(m_rows[i], &Button::clicked, this, [this, i] { step(i); });
    }
    m_close = new Button(Button::Shape::Close, this);
    m_close->setFace({nameOf("button.close"), {}});
    connect(m_close, &Button::clicked, this, &HandSetUp::closed);
}

bool HandSetUp::start(const Table& table) {
    const auto next = oddchip::next(table);
    const auto* began = std::get_if<HandBegan>(&next);
    if (!began) return false;
    m_began = *began;
    const Stakes& stakes = table.stakes;
    const bool set = stakes.killBig > Chips{};  // else twice the bets
    m_killSmall = set ? stakes.killSmall : stakes.smallBet * 2;
    m_killBig = set ? stakes.killBig : stakes.bigBet * 2;
    m_bomb = 0;
    m_boards = m_began.stakes.boards;
    m_kill = m_straddle = kNoSeat;
    showRows();
    return true;
}

// A bomb pot is a matter of boards, a kill one of limit bets; a row that does not apply stays as it is.
void HandSetUp::step(std::size_t row) {
    const Stakes& stakes = m_began.stakes;
    const bool board = hasBoard(stakes.form);
    if (row == Bomb && board && stakes.big > Chips{}) m_bomb = (m_bomb + 1) % static_cast<int>(std::size(kBombs));
    if (row == Boards && board) m_boards = 3 - m_boards;
    if (row == Kill && mayKill(stakes)) {
        Seat next = kNoSeat;
        for (const Seat seat : m_began.dealt) {
            if (next == kNoSeat && (m_kill == kNoSeat || seat > m_kill)) next = seat;
        }
        m_kill = next;
    }
    if (row == Straddles) m_straddle = nextStraddler(m_began, m_straddle);
    showRows();
}

HandBegan HandSetUp::hand() const {
    HandBegan began = m_began;
    began.stakes.boards = static_cast<std::uint8_t>(m_boards);
    began.stakes.bomb = began.stakes.big * kBombs[m_bomb];
    if (m_kill != kNoSeat) {
        began.stakes.killSmall = m_killSmall;
        began.stakes.killBig = m_killBig;
        began.posts[m_kill] = began.stakes.killSmall;
    }
    if (m_straddle != kNoSeat && m_bomb == 0) began.straddles[m_straddle] = straddleBy(m_began, m_straddle);
    return began;
}

QString HandSetUp::line() const { return QString::fromStdString(oddchip::write(hand())); }

QString HandSetUp::value(std::size_t row) const {
    const HandBegan began = hand();
    const QString none = nameOf("setup.none");
    switch (static_cast<Row>(row)) {
    case Bomb: return m_bomb > 0 ? sentence("setup.ante-each", {amount(began.stakes.bomb)}) : none;
    case Boards:
        if (!hasBoard(began.stakes.form)) return none;
        return nameOf(m_boards == 2 ? "setup.two-boards" : "setup.one-board");
    case Kill:
        if (m_kill == kNoSeat) return none;
        return sentence("setup.kill-by",
                        {lineText(m_kill), amount(began.stakes.killSmall), amount(began.stakes.killBig)});
    case Straddles:
        if (began.straddles == PerSeat<Chips>{}) return none;
        return sentence("next.straddles", {lineText(m_straddle), amount(began.straddles[m_straddle])});
    }
    return none;
}

void HandSetUp::showRows() {
    constexpr const char* names[] = {"setup.bomb", "setup.boards", "setup.kill", "setup.straddle"};
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i]->setFace({value(i), nameOf(names[i])});
    Q_EMIT drafted();
}

bool HandSetUp::takes(const QKeyEvent& key) {
    constexpr int keys[] = {Qt::Key_B, Qt::Key_O, Qt::Key_K, Qt::Key_S};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (key.key() != keys[i]) continue;
        step(i);
        return true;
    }
    return false;
}

void HandSetUp::arrange() {
    const double w = inUnits().width() - 2 * kLeft;
    put(*m_close, {w + kLeft - 91, 2, 108, 36});
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        put(*m_rows[i], {kLeft, kHead + 1 + static_cast<double>(i) * kHigh, w, kHigh});
    }
}

void HandSetUp::paintInside(QPainter& painter) { writeHead(painter, nameOf("caption.next-hand")); }

}  // namespace oddchip::ui
