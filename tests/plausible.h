// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "core/journal/journal.h"
#include "core/notation/notation.h"
#include "tests/random_play.h"

// Hands as a room plays them, made up from a number: mostly folds, a few pots, now and then chips without words, a
// string, a fault, an amendment or a decision of the floor. Some thousand different ones are played; a journal repeats
// them at other times and tables.
namespace oddchip::play {

struct PlausibleLine {
    Entry entry;
    Kind kind = Kind::event;
    int about = 0;  // the event, from 1, that undo, amend or the floor speaks of; 0: none
};
struct PlausibleHand {
    HandBegan began;
    std::vector<PlausibleLine> lines;
};

class Plausible {
public:
    explicit Plausible(std::uint64_t seed) : m_dice(seed) {}

    PlausibleHand hand() {
        m_hand = {};
        m_hand.began = begins();
        m_table = {};
        m_log = {m_table, m_hand.began, {}};
        m_events = 0;
        oddchip::begin(m_table, m_hand.began);
        if (m_dice.chance(1)) enter(Fault{FaultKind::boxed, kNoSeat, kNoSeat, 1});
        for (int i = 0; i < 90 && !m_table.hand.over; ++i) step();
        if (m_table.hand.over) enter(Pushed{});
        return m_hand;
    }

private:
    HandBegan begins() {
        HandBegan began;
        Stakes& stakes = began.stakes;
        const int level = m_dice.upTo(3);
        const int big = level == 0 ? 2 : level == 1 ? 5 : level == 2 ? 10 : 50;
        stakes.structure = m_dice.chance(80) ? Structure::noLimit : Structure::potLimit;
        stakes.form = stakes.structure == Structure::potLimit ? FormId::omaha : FormId::holdem;
        stakes.big = Chips{big * 100};
        stakes.small = big == 5 ? 2_c : Chips{big * 50};
        stakes.chips = {1_c, 5_c, 25_c, 100_c};
        for (int i = 1; i <= 9; ++i) {
            if (m_dice.chance(88)) began.dealt.insert(seatAt(i));
        }
        while (began.dealt.size() < 3) began.dealt.insert(seatAt(1 + m_dice.upTo(8)));
        began.button = m_dice.seatOf(began.dealt);
        began.small = usualSmall(began.dealt, began.button);
        began.big = usualBig(began.dealt, began.button);
        for (const Seat seat : began.dealt) {
            began.stacks[seat].values[0] = Chips{big * 100 * (4 + m_dice.upTo(150))};
            began.stacks[seat].counts[0] = 1;
        }
        return began;
    }

    void step() {
        const Hand& hand = m_table.hand;
        const Seat turn = toAct(hand).value;
        if (turn != kNoSeat) return act(turn);
        if (bettingOver(hand)) return award();
        if (!enter(StreetDealt{})) award();
    }

    void act(Seat seat) {
        const Hand& hand = m_table.hand;
        const Chips owed = owes(hand).value;
        const Going going = raise(hand).value;
        const int luck = m_dice.upTo(999);
        if (luck < 12 && going.verb == Verb::raise) {  // chips of a few kinds, nothing said
            ChipList chips;
            chips.values[0] = 25_c;
            chips.counts[0] = static_cast<std::uint16_t>(1 + (owed.count + going.least.count / 3) / 2500);
            if (enter(PutIn{chips, seat})) return;
        }
        if (luck < 20 && owed.count > 0) {  // one large chip
            ChipList chip;
            chip.values[0] = most(100_c, owed * 3);
            chip.counts[0] = 1;
            if (enter(PutIn{chip, seat}) && m_dice.chance(12)) dispute(seat);
            return;
        }
        if (luck < 23 && owed.count > 0) {
            enter(Said{seat, Verb::raise, {}});
            ChipList chips;
            chips.values[0] = going.least - hand.now.in[seat];
            chips.counts[0] = 1;
            enter(PutIn{chips, seat});
            enter(Rested{seat});
            return;
        }
        if (luck < 26) enter(Acted{hand.dealt.next(seat), Verb::fold, {}});
        plain(seat, owed, going);
        if (luck >= 990 && m_events > 1) amend();
    }

    void plain(Seat seat, Chips owed, const Going& going) {
        const int choice = m_dice.upTo(99);
        const bool first = m_table.hand.street == 0;
        if (owed.count == 0) {
            if (choice < 70 || going.verb == Verb::nothing) return void(enter(Acted{seat, Verb::check, {}}));
            return void(enter(Acted{seat, going.verb, most(going.least, least(going.most, potTotal(m_table.hand)))}));
        }
        if (choice < (first ? 68 : 45)) return void(enter(Acted{seat, Verb::fold, {}}));
        if (choice < 90 || going.verb == Verb::nothing) return void(enter(Acted{seat, Verb::call, {}}));
        if (choice < 93) return void(enter(Acted{seat, Verb::allIn, {}}));
        enter(Acted{seat, going.verb, going.least});
    }

    void award() {
        const Pots all = pots(m_table.hand);
        for (int pot = all.size - 1; pot >= 0; --pot) {
            Awarded award{};
            award.pot = static_cast<std::uint8_t>(pot);
            award.seats.insert(m_dice.seatOf(all.list[static_cast<std::size_t>(pot)].of));
            if (m_dice.chance(3)) award.seats = all.list[static_cast<std::size_t>(pot)].of;
            enter(award);
        }
    }

    void dispute(Seat seat) {
        const std::int32_t disputed = m_events;  // what is said about it has numbers of its own
        enter(FloorCalled{}, "");
        enter(Version{Teller::player}, "I wanted to raise");
        const auto& act = m_table.hand.act.counts;
        FloorRuled decision{FloorSays::act, seat, act.verb, act.to};
        add(FloorOn{disputed, decision}, Kind::floor, "chips without words", disputed, "JO");
    }

    // The amount was misread: the same act again, as a call.
    void amend() {
        const Entry& last = m_hand.lines.back().entry;
        const auto* event = std::get_if<Event>(&last.what);
        const auto* act = event != nullptr ? std::get_if<Acted>(event) : nullptr;
        if (act == nullptr || act->verb == Verb::fold) return;
        add(Amend{m_events, Acted{act->seat, Verb::allIn, {}}}, Kind::amend, "misread", m_events, "");
    }

    bool enter(const Event& event, const std::string& reason = "") {
        return add(event, isFloorLine(event) ? Kind::floor : Kind::event, reason, 0, "");
    }

    bool add(std::variant<Event, Undo, Amend, FloorOn> what, Kind kind, const std::string& reason, int about,
             const std::string& approver) {
        PlausibleLine line{{std::move(what), 0, "MK", approver, reason}, kind, about};
        const auto stepped = oddchip::enter(m_log, m_table, line.entry);
        const auto* step = std::get_if<Stepped>(&stepped);
        if (step == nullptr) return false;
        m_table = step->table;
        m_log.entries.push_back(line.entry);
        const auto* event = std::get_if<Event>(&line.entry.what);
        if (event != nullptr && !isFloorLine(*event)) ++m_events;
        m_hand.lines.push_back(std::move(line));
        return true;
    }

    Dice m_dice;
    PlausibleHand m_hand;
    Table m_table;
    Log m_log;
    int m_events = 0;
};

// Writes a journal of so many hands, at `tables` tables of nine named players one after the other. 'told' hears of the
// hands written so far.
inline void writePlausible(const std::string& path, std::int64_t hands, std::uint64_t seed = 1, int tables = 40,
                           const std::function<void(std::int64_t)>& told = {}) {
    Plausible plausible(seed);
    std::vector<PlausibleHand> kinds;
    for (std::int64_t i = 0; i < std::min<std::int64_t>(hands, 4000); ++i) kinds.push_back(plausible.hand());
    Journal journal = Journal::openForWriting(path);
    std::vector<Record> batch;
    std::int64_t seq = journal.head().seq, at = 1'790'000'000'000;
    const auto add = [&](Kind kind, std::string body, const Entry* entry = nullptr) {
        Record record;
        record.at = at += 2'000;
        record.actor = "MK";
        if (entry != nullptr) {
            record.actor = entry->actor;
            record.approver = entry->approver;
            record.reason = entry->reason;
        }
        record.kind = kind;
        record.body = std::move(body);
        record.digest.bytes[0] = 1;
        batch.push_back(std::move(record));
        ++seq;
    };
    const auto flush = [&] {
        if (!batch.empty()) journal.append(batch);
        batch.clear();
        journal.checkpoint();
    };
    Dice dice(seed + 1);
    add(Kind::rules, write(RulesLine{HouseRules{}, Book::house, true}));
    const std::int64_t rules = seq;
    const std::int64_t atEach = std::max<std::int64_t>(1, (hands + tables - 1) / tables);
    for (std::int64_t number = 0; number < hands; ++number) {
        if (number % atEach == 0) {
            add(Kind::table, "table 9 no-limit holdem blinds 5 10");
            for (int seat = 1; seat <= 9; ++seat) {
                add(Kind::event,
                    std::to_string(seat) + " sits p" + std::to_string(1 + number / atEach * 9 + seat) + " 1000");
            }
        }
        const PlausibleHand& kind = kinds[static_cast<std::size_t>(dice.upTo(static_cast<int>(kinds.size()) - 1))];
        at += 60'000;
        HandBegan began = kind.began;
        began.rulesAt = rules;
        add(Kind::hand, write(began));
        std::vector<std::int64_t> seqs;
        for (const PlausibleLine& line : kind.lines) {
            Entry entry = line.entry;
            const auto record = [&] {
                return static_cast<std::int32_t>(seqs[static_cast<std::size_t>(line.about) - 1]);
            };
            if (auto* amend = std::get_if<Amend>(&entry.what)) amend->event = record();
            if (auto* floor = std::get_if<FloorOn>(&entry.what)) floor->event = record();
            add(line.kind, body(entry), &entry);
            if (line.kind == Kind::event) seqs.push_back(seq);
        }
        if (batch.size() > 20'000) {
            flush();
            if (told) told(number + 1);
        }
    }
    flush();
}

}  // namespace oddchip::play
