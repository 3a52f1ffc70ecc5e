// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Laws of a table over random comings and goings: no chip is made or lost by any event, everybody who plays meets every
// blind once a round, and button and blinds go round as RULES.md 1.9 has it.
#include <rapidcheck.h>

#include <cstdio>
#include <exception>
#include <map>
#include <optional>

#include "tests/random_table.h"

namespace oddchip {
namespace {

using namespace play;

// ---- chips -----------------------------------------------------------------------------------------------------

Chips lies(const Table& table, Seat seat) { return stack(table, seat).value_or(Chips{}) + table.places[seat].pending; }

// What seats have once the chips of a hand that is over are carried to them, and what the floor moved is paid; of a
// hand in play, what 'payer' has when it leaves.
PerSeat<Chips> carriedTo(const Table& table, Seat payer = kNoSeat) {
    PerSeat<Chips> has;
    for (const Seat seat : taken(table)) has[seat] = lies(table, seat);
    const bool all = table.playing && !table.carried && table.hand.over;
    for (const ChipsPassed& move : table.moved) {
        if (move.amount.count == 0 || !(taken(table) - SeatSet{move.from}).contains(move.to)) continue;
        if (!all && move.from != payer) continue;
        const Chips paid = least(move.amount, has[move.from]);
        has[move.from] -= paid;
        has[move.to] += paid;
    }
    return has;
}

// Who gets up in mid-hand takes the stack along once the hand is over and something else happens.
Chips leavingSoon(const Table& table) {
    if (!table.playing || table.carried || !table.hand.over) return {};
    const PerSeat<Chips> has = carriedTo(table);
    Chips all;
    for (const Seat seat : taken(table)) {
        if (table.places[seat].leaving) all += has[seat];
    }
    return all;
}

// What an event brings to the table, or takes away from it.
Chips brought(const Table& table, const Event& event) {
    if (const auto* sat = std::get_if<Sat>(&event)) return sat->stack.value_or(Chips{});
    if (const auto* adds = std::get_if<Adds>(&event)) return adds->amount;
    if (const auto* behind = std::get_if<PlaysBehind>(&event)) return behind->amount;
    if (const auto* spends = std::get_if<Spends>(&event)) return -spends->amount;
    if (const auto* has = std::get_if<Has>(&event)) {  // what lies behind, without what was won and not yet pushed
        const bool plays = table.playing && !table.hand.over && table.hand.dealt.contains(has->seat);
        return has->behind - (plays ? table.hand.now.stack[has->seat] : carriedTo(table)[has->seat]);
    }
    if (const auto* leaves = std::get_if<Leaves>(&event)) {
        const bool later = table.playing && !table.hand.over && table.hand.dealt.contains(leaves->seat);
        const bool counted = table.places[leaves->seat].leaving;
        return later || counted ? Chips{} : -carriedTo(table, leaves->seat)[leaves->seat];
    }
    return {};
}

// ---- blinds ----------------------------------------------------------------------------------------------------

struct Person {
    int since = 0;                     // the hand from which on it is held to its round
    int big = -1, small = -1;          // the last hand in which it paid one
    int bigTurn = -1, smallTurn = -1;  // and in which it was its turn
};

class Round {
public:
    void begun(const Table& before, const Table& after, const HandBegan& began) {
        ++m_hand;
        // Only who buys the button posts a small blind beside the big one.
        const bool bought = began.big != kNoSeat && began.dead[began.big].count > 0;
        if (before.buttonSet || began.dealt.size() == 2 || bought) m_reset = m_hand;
        if (!bought && began.dealt.size() > 2 && m_last) follows(before, began);
        for (const Seat seat : began.dealt) pays(after, began, seat);
        if (m_reset != m_hand) {
            met(after, began, began.big, &Person::bigTurn, &Person::big);
            met(after, began, began.small, &Person::smallTurn, &Person::small);
        }
        if (began.big != kNoSeat && !bought) of(after, began.big).bigTurn = m_hand;
        if (began.small != kNoSeat) of(after, began.small).smallTurn = m_hand;
        m_last = bought ? std::nullopt : std::optional(began);
    }
    // A hand that was misdealt or void has not been.
    void again() { m_reset = m_hand + 1; }
    void moved(const Table& table, Seat seat) { of(table, seat).since = m_hand + 1; }

private:
    Person& of(const Table& table, Seat seat) { return m_people[table.places[seat].person]; }

    void pays(const Table& table, const HandBegan& began, Seat seat) {
        Person& person = of(table, seat);
        if (person.big < 0 && person.small < 0 && person.since == 0) person.since = m_hand;
        const Chips live = began.posts[seat];
        if (seat == began.big || (live.count > 0 && live >= began.stakes.big)) person.big = m_hand;
        if (seat == began.small || began.dead[seat].count > 0 || live == began.stakes.small) person.small = m_hand;
    }

    // It is a seat's turn again: everybody who has played all the while has paid in between. A hand of two, or one
    // whose button was set or bought, begins the round anew.
    void met(const Table& table, const HandBegan& began, Seat whose, int Person::*turn, int Person::*paid) {
        if (whose == kNoSeat) return;
        const Person& first = of(table, whose);
        const int before = first.*turn;
        if (before < 0 || before <= m_reset || before < first.since) return;
        for (const Seat seat : began.dealt) {
            const Person& person = of(table, seat);
            const bool held = person.since < before && seat != whose && seat != began.big;
            const int last = person.*paid;
            if (held) RC_ASSERT(last > before);
        }
    }

    // From one hand to the next: nobody has the big blind twice running; who had it has the small blind now.
    void follows(const Table& before, const HandBegan& began) const {
        if (m_reset >= m_hand || !m_last || m_last->big == kNoSeat) return;
        const Seat had = m_last->big;
        if (before.places[had].person == 0) return;
        RC_ASSERT(began.big != had || !m_last->dealt.contains(began.big));
        const bool same = began.dealt.contains(had) && !before.places[had].newHere;
        if (same && began.rules.buttonMethod == ButtonMethod::dead) RC_ASSERT(number(began.small) == number(had));
        const Seat small = m_last->small;
        const bool plays = small != kNoSeat && began.dealt.contains(small) && small != began.big;
        if (plays && began.rules.buttonMethod == ButtonMethod::dead && m_last->dealt.size() > 2) {
            RC_ASSERT(number(began.button) == number(small));
        }
    }

    std::map<std::uint32_t, Person> m_people;
    std::optional<HandBegan> m_last;
    int m_hand = 0, m_reset = 0;
};

// ---- a session ---------------------------------------------------------------------------------------------------

class Sitting {
public:
    // What led to a law that does not hold is told in lines, which oddchip-cli reads.
    ~Sitting() {
        if (std::uncaught_exceptions() == 0) return;
        std::fprintf(stderr, "%s\n%s\n", write(RulesLine{m_rules, Book::house, true}).c_str(), m_opened.c_str());
        for (const std::string& one : m_lines) std::fprintf(stderr, "%s\n", one.c_str());
    }
    Sitting(const Sitting&) = delete;
    Sitting& operator=(const Sitting&) = delete;

    explicit Sitting(std::uint64_t seed) : m_dice(seed) {
        m_rules = m_dice.chance(50) ? rulesOf(kBooks[m_dice.upTo(4)]) : anyRules(m_dice);
        TableOpened opening;
        opening.seats = static_cast<std::uint8_t>(2 + m_dice.upTo(8));
        opening.stakes.structure = m_dice.chance(30) ? Structure::limit : Structure::noLimit;
        opening.stakes.small = 1_c;
        opening.stakes.big = 2_c;
        opening.stakes.smallBet = 2_c;
        opening.stakes.bigBet = 4_c;
        opening.stakes.unit = 1_c;
        if (m_dice.chance(30)) opening.stakes.rake.perMyriad = 500;
        if (m_dice.chance(30)) opening.stakes.rake.jackpot = 1_c;
        m_opened = write(opening);
        m_table = opened(m_rules, opening);
        m_log = {m_table, std::nullopt, {}};
    }

    void run(int lines) {
        for (int i = 0; i < lines; ++i) {
            m_lines.push_back(line(m_dice, m_table, m_crowd));
            take(m_lines.back());
        }
    }
    int hands() const { return m_table.handNumber; }

private:
    // For whoever reads the lines.
    static std::string told(const HandBegan& began) {
        std::string line = "# " + std::to_string(number(began.button)) + ' ' + std::to_string(number(began.small)) +
                           ' ' + std::to_string(number(began.big)) + " dealt";
        for (const Seat seat : began.dealt) {
            line += ' ' + std::to_string(number(seat));
            if (began.posts[seat].count > 0) line += '+' + text(began.posts[seat]);
            if (began.dead[seat].count > 0) line += '*' + text(began.dead[seat]);
        }
        return line;
    }

    // Rake and drop that were taken by hand come out of what a leaving seat takes along.
    static Table asTaken(Table before, const Table& after) {
        before.hand.stakes.rake = after.hand.stakes.rake;
        return before;
    }

    void take(const std::string& written) {
        Reading reading;
        reading.rules = m_table.rules;
        const auto read = readLine(written, reading);
        RC_ASSERT(std::holds_alternative<std::vector<Item>>(read));
        for (const Item& item : std::get<std::vector<Item>>(read)) {
            if (!(std::holds_alternative<NextHand>(item.what) ? start() : enters(std::get<Entry>(item.what)))) return;
        }
    }

    bool start() {
        const auto following = next(m_table);
        if (std::holds_alternative<Refusal>(following)) return false;
        const HandBegan& began = std::get<HandBegan>(following);
        const Table before = m_table;
        const bool again = before.playing && (before.hand.misdealt || before.hand.isVoid);
        if (again) m_round.again();
        const Chips expected = onTable(before) - leavingSoon(before);
        m_log = {m_table, began, {}};
        m_lines.push_back(told(began));
        begin(m_table, began);
        RC_ASSERT(onTable(m_table).count == expected.count);
        RC_ASSERT(began.dealt.size() >= 2 && began.big != kNoSeat && began.dealt.contains(began.big));
        RC_ASSERT((began.dealt - taken(before)).empty());
        m_round.begun(before, m_table, began);
        return true;
    }

    bool enters(const Entry& entry) {
        const auto stepped = oddchip::enter(m_log, m_table, entry);
        if (std::holds_alternative<Refusal>(stepped)) return false;
        const Table before = m_table;
        m_table = std::get<Stepped>(stepped).table;
        m_log.entries.push_back(entry);
        const auto* event = std::get_if<Event>(&entry.what);
        if (event == nullptr) return true;  // folded anew: law_hand.cpp looks after those
        RC_ASSERT(!std::get<Stepped>(stepped).ruling.rules.empty());
        if (m_log.entries.size() > 1 && std::holds_alternative<Undo>(m_log.entries[m_log.entries.size() - 2].what)) {
            return true;
        }
        const bool ofHand = std::get_if<Has>(event) == nullptr && std::get_if<Spends>(event) == nullptr;
        Chips goes;
        if (std::holds_alternative<Leaves>(*event) || !before.carried)
            goes = m_table.carried ? leavingSoon(asTaken(before, m_table)) : Chips{};
        const Chips expected = onTable(before) + brought(before, *event) - goes;
        RC_ASSERT(onTable(m_table).count == expected.count);
        RC_ASSERT(ofHand || onTable(m_table).count >= 0);
        for (const Seat seat : taken(m_table)) RC_ASSERT(stack(m_table, seat).value_or(Chips{}).count >= 0);
        if (const auto* moves = std::get_if<MovesTo>(event)) m_round.moved(m_table, moves->to);
        return true;
    }

    std::string m_opened;
    std::vector<std::string> m_lines;
    Dice m_dice;
    HouseRules m_rules;
    Table m_table;
    Log m_log;
    Crowd m_crowd;
    Round m_round;
};

}  // namespace
}  // namespace oddchip

int main() {
    using namespace oddchip;
    const bool good = rc::check("a table keeps every chip and every turn", [](std::uint64_t seed) {
        Sitting sitting(seed);
        sitting.run(400);
        RC_CLASSIFY(sitting.hands() > 20);
    });
    return good ? 0 : 1;
}
