// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// A hand in the text of PokerStars: its acts as PHH has them, each of them clear.
#include <algorithm>
#include <array>

#include "core/records/comparable.h"
#include "core/records/json.h"
#include "core/records/phh_play.h"
#include "core/records/phh_write.h"
#include "core/records/play.h"
#include "core/records/pokerstars_lines.h"
#include "core/records/pokerstars_where.h"

namespace oddchip::pokerstars {
namespace {

std::string spaced(const Card* from, const Card* to) {
    std::string all;
    for (; from != to; ++from) { all += (all.empty() ? "[" : " ") + text(*from); }
    return all.empty() ? all : all + "]";
}
std::string spaced(const CardList& cards) { return spaced(cards.begin(), cards.end()); }

std::string plural(int count) { return std::to_string(count) + (count == 1 ? " card" : " cards"); }

class StarsWriter {
public:
    StarsWriter(const PhhHand& record, const Hand& end, Where where)
        : m_record(record), m_end(end), m_where(std::move(where)), m_order(phhOrder(record.began)),
          m_hand(begin(record.began)) {
        header();
        posts();
        m_text += stud() ? "*** 3rd STREET ***\n" : draws() ? "*** DEALING HANDS ***\n" : "*** HOLE CARDS ***\n";
        m_back.note(m_hand);
        for (const PhhAction& action : record.actions) { play(action); }
        won();
        summary();
    }
    std::string text() { return std::move(m_text); }

private:
    const HandBegan& began() const { return m_record.began; }
    const Stakes& stakes() const { return m_record.began.stakes; }
    bool stud() const { return form(stakes().form).bringIn; }
    bool draws() const { return form(stakes().form).streets.back().draws; }
    const std::string& name(Seat seat) const { return m_where.names[seat]; }
    void line(std::string_view words) { (m_text += words) += '\n'; }
    void said(Seat seat, const std::string& words) { line(name(seat) + ": " + words); }

    void header() {
        const auto game = std::ranges::find(kGames, stakes().form, &Game::form);
        constexpr std::array<std::string_view, 4> kWords{" Limit ", " No Limit ", " Pot Limit ", ""};
        m_text = "PokerStars Hand #" + m_where.number + ":  " + std::string(game->name);
        m_text += kWords[static_cast<std::size_t>(stakes().structure)];
        if (stakes().form == FormId::shortDeck) {
            const Chips blind = most(stakes().minBet, began().blinds[began().button]);
            m_text += "(Button Blind " + oddchip::text(blind) + " - Ante " + oddchip::text(stakes().ante) + ")";
        } else {
            const bool bets = stakes().structure == Structure::limit;
            m_text += "(" + oddchip::text(bets ? stakes().smallBet : stakes().small) + "/" +
                      oddchip::text(bets ? stakes().bigBet : most(stakes().big, stakes().minBet)) + ")";
        }
        line(" - " + m_where.when);
        const int highest = std::max({oddchip::number(began().button), lastSeat(), m_where.seats});
        constexpr std::array kTables{2, 6, 8, 9, 10};
        const int seats = *std::ranges::find_if(kTables, [&](int size) { return size >= highest; });
        m_text += "Table '" + m_where.table + "' " + std::to_string(seats) + "-max";
        line(stud() ? std::string() : " Seat #" + oddchip::text(began().button) + " is the button");
        for (Seat seat : began().dealt) {
            const bool known = !began().uncounted.contains(seat);
            line("Seat " + oddchip::text(seat) + ": " + name(seat) + " (" +
                 (known ? oddchip::text(began().stacks[seat].sum()) : "?") + " in chips)");
        }
    }
    int lastSeat() const {
        int last = 0;
        for (Seat seat : began().dealt) { last = oddchip::number(seat); }
        return last;
    }

    // ---- what is put in before the cards -----------------------------------------------------------------------

    // How much of a stack is left to post.
    void post(Seat seat, std::string_view what, Chips amount, const char* behind = "") {
        if (amount <= Chips{}) { return; }
        Chips& left = m_left[seat];
        const bool known = !began().uncounted.contains(seat);
        const Chips paid = known ? least(amount, left) : amount;
        if (paid <= Chips{}) { return; }
        left -= paid;
        said(seat, std::string(what) + " " + oddchip::text(paid) + (known && left == Chips{} ? " and is all-in" : "") +
                       behind);
    }
    void posts() {
        for (Seat seat : began().dealt) { m_left[seat] = began().stacks[seat].sum(); }
        for (Seat seat : began().dealt) {
            post(seat, "posts the ante", stakes().ante);
            if (deadIsAnte()) { post(seat, "posts the ante", began().dead[seat], " (dead)"); }
        }
        if (began().small != kNoSeat) { post(began().small, "posts small blind", stakes().small); }
        if (began().big != kNoSeat) { post(began().big, "posts big blind", stakes().big); }
        for (Seat seat : m_order) {
            post(seat, seat == began().button ? "posts button blind" : "posts blind", began().blinds[seat]);
            post(seat, "posts big blind", began().posts[seat]);
            if (!deadIsAnte()) { post(seat, "posts dead blind", began().dead[seat]); }
            post(seat, "posts straddle", began().straddles[seat]);
        }
        if (began().big != kNoSeat) { post(began().big, "posts the ante", stakes().bigBlindAnte); }
    }
    // Dead money of every seat is an ante.
    bool deadIsAnte() const {
        return std::ranges::all_of(m_order, [&](Seat seat) { return began().dead[seat] > Chips{}; });
    }

    // ---- what happens ------------------------------------------------------------------------------------------

    void play(PhhAction action) {
        if (action.seat != kNoSeat) {
            action.seat = m_order[static_cast<std::size_t>(oddchip::number(action.seat) - 1)];
        }
        for (const Event& event : eventsOf(m_record, m_hand, action)) {
            const Verdict verdict = rule(m_hand, event);
            const auto* const ruling = std::get_if<Ruling>(&verdict);
            if (ruling == nullptr) { return; }
            const Hand before = m_hand;
            commit(m_hand, event, *ruling);
            tell(before, event, *ruling);
            giveBack();
        }
    }

    void tell(const Hand& before, const Event& event, const Ruling& ruling) {
        if (const auto* const acted = std::get_if<Acted>(&event)) {
            act(before, *acted, ruling);
        } else if (const auto* const dealt = std::get_if<Dealt>(&event)) {
            this->dealt(before, *dealt);
        } else if (const auto* const board = std::get_if<BoardDealt>(&event)) {
            boardHead(before, *board);
        } else if (std::holds_alternative<StreetDealt>(event)) {
            if (!stud() && !draws()) { boardHead(before, {}); }
        } else if (const auto* const drew = std::get_if<Drew>(&event)) {
            streetHead(before);
            said(drew->seat, drew->count == 0 ? "stands pat" : "discards " + plural(drew->count));
        } else if (const auto* const threw = std::get_if<Threw>(&event)) {
            streetHead(before);
            said(threw->seat, "discards " + plural(threw->cards.size) + " " + spaced(threw->cards));
        } else if (const auto* const shown = std::get_if<Shown>(&event)) {
            showdown(before);
            said(shown->seat, "shows " + spaced(shown->cards));
        } else if (const auto* const mucked = std::get_if<Mucked>(&event)) {
            showdown(before);
            said(mucked->seat, "mucks hand");
        }
    }

    void act(const Hand& before, const Acted& acted, const Ruling& ruling) {
        const Seat seat = acted.seat;
        const Chips to = ruling.counts ? ruling.counts->to : Chips{};
        const Chips more = to - before.now.in[seat], raised = to - before.now.level;
        const std::string allIn = m_hand.now.allIn.contains(seat) ? " and is all-in" : "";
        switch (acted.verb) {
        case Verb::fold: return said(seat, "folds");
        case Verb::check: return said(seat, "checks");
        case Verb::call: return said(seat, "calls " + oddchip::text(more) + allIn);
        case Verb::bet: return said(seat, "bets " + oddchip::text(to) + allIn);
        case Verb::raise:
        case Verb::complete: return said(seat, "raises " + oddchip::text(raised) + " to " + oddchip::text(to) + allIn);
        case Verb::bringIn: return said(seat, "brings in for " + oddchip::text(to) + allIn);
        case Verb::nothing:
        case Verb::allIn:
        case Verb::raiseBy:
        case Verb::raiseBare:
        case Verb::pot:
        case Verb::number:
        case Verb::same:
        case Verb::time: return;
        }
    }

    // Before the first card of a street of stud, and before the first draw of one.
    void streetHead(const Hand& before) {
        const auto row = static_cast<std::uint8_t>(stud() ? m_hand.street : before.street + 1);
        if (row <= m_told) { return; }
        m_told = row;
        constexpr std::array<std::string_view, 5> kStud{"3rd STREET", "4th STREET", "5th STREET", "6th STREET",
                                                        "RIVER"};
        constexpr std::array<std::string_view, 4> kDraw{"", "FIRST DRAW", "SECOND DRAW", "THIRD DRAW"};
        const bool single = form(stakes().form).streets.size() == 2;
        if (!single) { line("*** " + std::string(stud() ? kStud.at(row) : kDraw.at(row)) + " ***"); }
    }
    void dealt(const Hand& before, const Dealt& dealt) {
        if (stud()) { streetHead(before); }
        const HoleCards& held = before.hole[dealt.seat];
        const HoleCards& now = m_hand.hole[dealt.seat];
        // In stud the first three cards share a line; unseen ones are not told.
        const bool more = stud() && !dealt.up && held.size == 0 && now.size < 3;
        if (more) {
            m_down = dealt.cards;
            return;
        }
        CardList news = m_down;
        for (const Card card : dealt.cards) { news.add(card); }
        if (m_down.seen().empty()) { news = dealt.cards; }
        const bool first = held.size == 0 || m_down.size > 0;
        m_down = {};
        if (news.seen().empty()) { return; }
        CardList old;
        for (std::size_t i = 0; !first && i < held.size; ++i) {
            if (held.cards[i].seen() || !stud()) { old.add(held.cards[i]); }
        }
        line("Dealt to " + name(dealt.seat) + " " + (old.size > 0 ? spaced(old) + " " : "") + spaced(news));
    }

    void boardHead(const Hand& before, const BoardDealt& dealt) {
        if (stud()) { return line("*** RIVER *** " + spaced(dealt.cards)); }
        const auto index = static_cast<std::size_t>(dealt.board > 0 ? dealt.board - 1 : 0);
        CardList all = before.boards[0];
        if (index > 0) {
            all.size = before.sharedCards;
            for (const Card card : before.boards[index]) { all.add(card); }
        }
        constexpr std::array<std::string_view, 4> kRuns{"", "FIRST ", "SECOND ", "THIRD "};
        const std::string run(before.runouts > 1 ? kRuns.at(dealt.board) : "");
        CardList left = dealt.cards;
        if (left.size == 0) { left.size = all.size == 0 ? 3 : 1; }  // nobody saw them
        for (std::size_t at = 0; at < left.size;) {
            const std::size_t count = all.size == 0 ? std::min<std::size_t>(3, left.size) : 1;
            const Card* const from = left.begin() + at;
            line("*** " + run +
                 (all.size == 0   ? "FLOP"
                  : all.size == 3 ? "TURN"
                                  : "RIVER") +
                 " *** " + (all.size > 0 ? spaced(all) + " " : "") + spaced(from, from + count));
            for (std::size_t i = 0; i < count && all.size < 5; ++i) { all.add(from[i]); }
            at += count;
        }
    }

    void showdown(const Hand& before) {
        if (m_showdown || cardsToCome(before)) { return; }
        m_showdown = true;
        line("*** SHOW DOWN ***");
    }

    void giveBack() {
        const PerSeat<Chips> before = m_back.amounts();
        m_back.note(m_hand);
        const PerSeat<Chips> now = m_back.amounts();
        for (Seat seat : began().dealt) {
            if (now[seat] <= before[seat]) { continue; }
            line("Uncalled bet (" + oddchip::text(now[seat] - before[seat]) + ") returned to " + name(seat));
        }
    }

    // ---- the end -----------------------------------------------------------------------------------------------

    static std::string potWords(int pot, int pots) {
        if (pots <= 1) { return "pot"; }
        if (pot == 0) { return "main pot"; }
        return pots == 2 ? "side pot" : "side pot-" + std::to_string(pot);
    }
    void won() {
        if (m_end.isVoid || m_end.misdealt) { return line("Hand cancelled"); }
        const Winnings all = winnings(m_end);
        const int count = pots(m_end).size;
        for (const Won& one : all) {
            line(name(one.seat) + " collected " + oddchip::text(one.amount) + " from " + potWords(one.pot, count));
        }
    }

    void summary() {
        const Winnings all = winnings(m_end);
        Chips total = all.rake + all.jackpot;
        for (Seat seat : began().dealt) { total += all.amount[seat]; }
        line("*** SUMMARY ***");
        m_text += "Total pot " + oddchip::text(total);
        const Pots list = pots(m_end);
        for (int pot = 0; list.size > 1 && pot < list.size; ++pot) {
            std::string words = potWords(pot, list.size);
            words[0] = static_cast<char>(words[0] - 'a' + 'A');
            m_text += " " + words + " " + oddchip::text(list.list[static_cast<std::size_t>(pot)].amount) + ".";
        }
        line(" | Rake " + oddchip::text(all.rake + all.jackpot));
        if (m_hand.boards[0].size > 0 && !m_hand.boards[0].seen().empty()) {
            line("Board " + spaced(m_hand.boards[0]));
        }
        for (Seat seat : began().dealt) {
            m_text += "Seat " + oddchip::text(seat) + ": " + name(seat) + ended(seat, all) + "\n";
        }
    }
    std::string ended(Seat seat, const Winnings& all) const {
        std::string words = seat == began().button  ? " (button)"
                            : seat == began().small ? " (small blind)"
                            : seat == began().big   ? " (big blind)"
                                                    : "";
        const std::string sum = "(" + oddchip::text(all.amount[seat]) + ")";
        const bool wins = all.amount[seat] > Chips{};
        if (!m_end.now.live.contains(seat)) { return words + " folded"; }
        if (!m_end.shown.contains(seat)) { return words + (wins ? " collected " + sum : " mucked"); }
        const HoleCards& hole = m_end.hole[seat];
        words += " showed " + spaced(hole.cards.data(), hole.cards.data() + hole.size);
        return words + (wins ? " and won " + sum : " and lost");
    }

    const PhhHand& m_record;
    const Hand& m_end;
    Where m_where;
    std::vector<Seat> m_order;
    Hand m_hand;
    std::string m_text;
    PerSeat<Chips> m_left;
    Returned m_back;
    CardList m_down;          // stud: of the seat whose upcard comes next
    std::uint8_t m_told = 0;  // the street whose head was written last
    bool m_showdown = false;
};

// What the text has no words for; empty: it can tell the hand.
std::string untellable(const HandBegan& began) {
    const Stakes& stakes = began.stakes;
    if (std::ranges::find(kGames, stakes.form, &Game::form) == kGames.end()) {
        return "the text of PokerStars has no game " + std::string(form(stakes.form).key);
    }
    if (stakes.structure == Structure::spreadLimit) { return "the text of PokerStars has no spread-limit"; }
    if (stakes.boards > 1 || stakes.bomb > Chips{} || stakes.killBig > Chips{} || stakes.third > Chips{}) {
        return "the text of PokerStars has no bomb pots, second boards, kills and third blinds";
    }
    if (began.late) { return "the text of PokerStars begins before the first bet"; }
    return {};
}

bool sameAgain(const std::string& told, const Log& log) {
    const auto read = readPokerStars({.line = 1, .text = told});
    const auto* const hand = std::get_if<PokerStarsHand>(&read);
    return hand != nullptr && hand->differs.empty() && comparable(*hand->log.hand) == comparable(*log.hand) &&
           comparable(hand->log) == comparable(log);
}

// The actions again, with their meaning: phhOf leaves them as text.
bool readActions(PhhHand& record) {
    for (PhhAction& action : record.actions) {
        auto read = readPhhAction(action.text, action.line, record.players);
        if (std::holds_alternative<ReadError>(read)) { return false; }
        action = std::get<PhhAction>(std::move(read));
    }
    return true;
}

}  // namespace
}  // namespace oddchip::pokerstars

namespace oddchip {

Read<std::string> writePokerStars(const Log& log, int number, std::vector<ReadError>& notes,
                                  const std::vector<PhhField>& elsewhere) {
    using namespace pokerstars;
    if (std::string why = untellable(*log.hand); !why.empty()) { return ReadError{0, std::move(why)}; }
    PhhHand record = phhOf(log);
    if (!readActions(record)) { return ReadError{0, "an act that no text has"}; }
    Hand end = begin(*log.hand);
    eachStanding(log, [&](const Table& now, const Event&, const Ruling&) { end = now.hand; });
    std::string told = StarsWriter(record, end, whereOf(elsewhere, *log.hand, number)).text();
    if (!sameAgain(told, log)) {
        notes.push_back({0, "hand " + std::to_string(number) +
                                ": the text of PokerStars does not hold all of it, and is not read back as the same"});
    }
    return told;
}

}  // namespace oddchip
