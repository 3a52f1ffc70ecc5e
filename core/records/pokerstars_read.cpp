// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The lines of a hand are played: every act must come to what it is told as.
#include <algorithm>
#include <array>

#include "core/records/json.h"
#include "core/records/phh_play.h"
#include "core/records/pokerstars_setup.h"
#include "core/records/utf8.h"

namespace oddchip::pokerstars {
namespace {

class Playing {
public:
    explicit Playing(const Facts& facts) : m_facts(facts) {
        m_played.log.hand = setUp(facts);
        m_hand = begin(*m_played.log.hand);
        m_back.note(m_hand);
        m_played.notes = facts.notes;
        for (const Line& line : facts.lines) {
            m_line = &line;
            play(line);
        }
        end();
        compare();
    }
    PokerStarsHand played() { return std::move(m_played); }

private:
    [[noreturn]] void fail(const std::string& why) const {
        throw ReadError{m_line->number, "'" + shown(m_line->text) + "' " + why};
    }

    // The event becomes part of the hand; what it is ruled.
    Ruling take(const Event& event) {
        const Verdict verdict = rule(m_hand, event);
        if (const auto* const refusal = std::get_if<Refusal>(&verdict)) {
            fail("refused: " + std::string(name(refusal->reason)));
        }
        const Ruling& ruling = std::get<Ruling>(verdict);
        commit(m_hand, event, ruling);
        m_back.note(m_hand);
        m_played.log.entries.push_back({.what = event, .at = 0, .actor = {}, .approver = {}, .reason = {}});
        return ruling;
    }
    void checkFirst() {
        if (const auto check = emptyCheck(m_hand)) { take(*check); }
    }

    void play(const Line& line) {
        switch (line.kind) {
        case Kind::ante:
        case Kind::deadAnte:
        case Kind::small:
        case Kind::big:
        case Kind::smallAndBig:
        case Kind::blind:
        case Kind::straddle:
        case Kind::dead: return;  // as the hand began
        case Kind::dealt: return deal(line);
        case Kind::fold: return fold(line);
        case Kind::check: return wager(Acted{line.seat, Verb::check, {}}, m_hand.now.in[line.seat]);
        case Kind::call: return wager(Acted{line.seat, Verb::call, {}}, m_hand.now.in[line.seat] + line.amount);
        case Kind::bet: return wager(raiseTo(m_hand, line.seat, line.amount), line.amount);
        case Kind::raise: return wager(raiseTo(m_hand, line.seat, line.to), line.to);
        case Kind::bringIn: return wager(Acted{line.seat, Verb::bringIn, {}}, line.amount);
        case Kind::draw:
        case Kind::standPat: return draw(line);
        case Kind::show:
        case Kind::muck: return show(line);
        case Kind::street: return street(line);
        case Kind::returned: m_told.returned[line.seat] += line.amount; return;
        case Kind::collected:
            m_told.collected[line.seat] += line.amount;
            m_told.pots[std::min<std::size_t>(line.board, m_told.pots.size() - 1)].insert(line.seat);
            return;
        }
    }

    // ---- acts ------------------------------------------------------------------------------------------------------

    // Who leaves may fold before it is his turn; nobody else acts before it.
    void fold(const Line& line) {
        if (!line.cards.empty()) { take(Exposed{line.seat, line.cards[0]}); }
        if (m_hand.over) { fail("comes after the hand"); }
        const Ruling ruling = take(Acted{line.seat, Verb::fold, {}});
        if (!ruling.counts || ruling.counts->verb != Verb::fold) { fail("is no fold" + because(ruling)); }
    }

    void wager(const Event& event, Chips to) {
        const auto& acted = std::get<Acted>(event);
        if (m_hand.now.turn != acted.seat) {
            const Seat turn = m_hand.now.turn;
            fail(turn == kNoSeat ? std::string("comes when nobody is to act")
                                 : "comes when seat " + text(turn) + " is to act");
        }
        // A live dealer would ask for a count; here the stack is what the hand began with.
        const bool counted = !m_hand.now.uncounted.contains(acted.seat);
        if (counted && to - m_hand.now.in[acted.seat] > m_hand.now.stack[acted.seat]) {
            fail("is more than the stack: " + text(m_hand.now.stack[acted.seat]) + " is left");
        }
        const Ruling ruling = take(event);
        const bool asked = ruling.counts && sameVerb(ruling.counts->verb, acted.verb);
        const bool checks = acted.verb == Verb::check;
        if (asked && (checks || ruling.counts->to == to)) {
            if (m_line->allIn && !m_hand.now.allIn.contains(acted.seat)) { fail("is not all-in: chips are left"); }
            return;
        }
        // Chips that nobody can call come back at once: with us they are not put in.
        if (ruling.counts && ruling.counts->to < to && ruling.rules.contains(RuleId::noRaiseAgainstAllIn)) {
            m_told.uncallable[acted.seat] += to - ruling.counts->to;
            return;
        }
        const std::string as = ruling.counts ? verbText(*ruling.counts) : "nothing";
        fail("counts as " + as + ", not " + verbText({acted.seat, acted.verb, to}) + because(ruling));
    }
    // "call 15", "raise to 30"
    static std::string verbText(const Action& action) {
        return write(Claim{claim::CountsAs{action.verb, action.to}, RuleId::none}).substr(2);
    }
    static bool sameVerb(Verb is, Verb told) {
        const auto raises = [](Verb verb) {
            return verb == Verb::bet || verb == Verb::raise || verb == Verb::complete;
        };
        return is == told || is == Verb::allIn || (raises(is) && raises(told));
    }
    static std::string because(const Ruling& ruling) {
        return ruling.rules.empty() ? std::string() : " by " + std::string(name(ruling.rules.first()));
    }

    // ---- cards -----------------------------------------------------------------------------------------------------

    void deal(const Line& line) {
        if (line.cards.empty()) { return; }
        const CardList& cards = line.cards.back();
        if (!form(m_hand.stakes.form).bringIn) {
            take(Dealt{line.seat, cards, false});
            return;
        }
        if (line.cards.size() > 1) { checkFirst(); }
        const auto held = m_hand.hole[line.seat].size;
        CardList down, up;
        if (held == 0 && cards.size == 1) { down.size = 2; }  // the others' are not seen
        for (const Card card : cards) { (upcard(held + down.size + up.size) ? up : down).add(card); }
        if (down.size > 0) { take(Dealt{line.seat, down, false}); }
        if (up.size > 0) { take(Dealt{line.seat, up, true}); }
    }
    static bool upcard(int at) { return at >= 2 && at < 6; }

    void draw(const Line& line) {
        checkFirst();
        if (!line.cards.empty()) {
            take(Threw{line.seat, line.cards[0]});
        } else {
            take(Drew{line.seat, line.count});
        }
    }

    void street(const Line& line) {
        checkFirst();
        if (m_hand.now.turn != kNoSeat) { fail("comes while seat " + text(m_hand.now.turn) + " is to act"); }
        if (line.cards.empty()) {
            // A street of stud begins with its first card, where any of them is seen.
            const bool dealt = &line != &m_facts.lines.back() && (&line)[1].kind == Kind::dealt;
            if (!dealt) { take(StreetDealt{}); }
            return;
        }
        if (line.board > 0 && m_hand.runouts == 0) { take(RunOut{boards()}); }
        take(BoardDealt{line.board, line.cards.back()});
    }
    std::uint8_t boards() const {
        std::uint8_t most = 2;
        for (const Line& line : m_facts.lines) {
            if (line.kind == Kind::street) { most = std::max(most, line.board); }
        }
        return most;
    }

    // Who shows again, for another board or after the hand, shows nothing new.
    void show(const Line& line) {
        checkFirst();
        const bool told = m_hand.over || m_hand.shown.contains(line.seat) || m_hand.mucked.contains(line.seat);
        if (told) { return; }
        if (line.kind == Kind::muck) {
            take(Mucked{line.seat});
        } else if (!line.cards.empty()) {
            take(Shown{line.seat, line.cards[0]});
        } else {
            fail("shows no cards");
        }
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    // Who is still in and collects nothing has mucked; where cards do not say who wins, what was collected does.
    void end() {
        static const Line kEnd{.text = "end of the hand"};
        Line last = kEnd;
        last.number = m_facts.lastLine;
        m_line = &last;
        if (m_facts.cancelled) {
            if (!m_hand.over) { take(Voided{}); }
            return;
        }
        checkFirst();
        if (!m_hand.over && !bettingOver(m_hand)) {
            const Seat turn = m_hand.now.turn;
            fail(turn == kNoSeat ? std::string("comes too early") : "comes while seat " + text(turn) + " is to act");
        }
        const SeatSet live = m_hand.now.live - m_hand.shown - m_hand.mucked;
        for (Seat seat : live) {
            if (!m_hand.over && m_told.collected[seat] == Chips{}) { take(Mucked{seat}); }
        }
        award();
        if (!m_hand.over) { fail("comes before all is settled"); }
        m_line = nullptr;
    }
    void award() {
        const int pots = oddchip::pots(m_hand).size;
        for (int pot = 0; pot < pots && !m_hand.over; ++pot) {
            const SeatSet to = m_told.pots[static_cast<std::size_t>(pot)];
            if (settled(m_hand, pot) || to.empty()) { continue; }
            take(Awarded{.pot = static_cast<std::uint8_t>(pot), .seats = to});
        }
    }

    // The sums must agree. Who has how much of them may differ by a rule of the room, and is told.
    void compare() {
        if (m_facts.cancelled) { return; }
        const Winnings won = winnings(m_hand);
        Chips all = won.rake + won.jackpot;
        for (Seat seat : m_hand.dealt) { all += won.amount[seat]; }
        if (!m_facts.total) {
            m_played.notes.push_back({m_facts.lastLine, "the hand has no summary to hold its sums against"});
        } else if (*m_facts.total != all) {
            throw ReadError{m_facts.totalLine,
                            "a total pot of " + text(*m_facts.total) + ", where the acts come to " + text(all)};
        }
        const PerSeat<Chips> back = m_back.amounts();
        for (const Line& line : m_facts.lines) {
            if (line.seat == kNoSeat) { continue; }
            const Chips returned = back[line.seat] + m_told.uncallable[line.seat];
            if (line.kind == Kind::returned && returned != m_told.returned[line.seat]) {
                differs(line, "returned", m_told.returned[line.seat], returned);
            }
            const Chips by = most(won.amount[line.seat], m_told.collected[line.seat]) -
                             least(won.amount[line.seat], m_told.collected[line.seat]);
            const bool far = line.kind == Kind::collected && by > won.rake + m_hand.stakes.unit * 4;
            if (far) { differs(line, "collected", m_told.collected[line.seat], won.amount[line.seat]); }
        }
    }
    void differs(const Line& line, const std::string& what, Chips told, Chips played) {
        m_played.differs.push_back({line.number, what + " by seat " + text(line.seat) + ": recorded " + text(told) +
                                                     ", played " + text(played)});
    }

    struct Told {
        PerSeat<Chips> returned, collected, uncallable;
        std::array<SeatSet, 10> pots{};
    };

    const Facts& m_facts;
    const Line* m_line = nullptr;
    PokerStarsHand m_played;
    Hand m_hand;
    Returned m_back;
    Told m_told;
};

// ---- who, where and when ---------------------------------------------------------------------------------------

// As a TOML string; what is no plain text becomes a question mark.
std::string quoted(std::string_view text) {
    std::string all = "'";
    while (!text.empty()) {
        const std::size_t size = characterAt(text);
        const auto first = static_cast<unsigned char>(text[0]);
        if (size == 0 || first < 0x20 || first == 0x7F) {
            all += '?';
        } else {
            all += text[0] == '\'' ? "`" : std::string(text.substr(0, size));
        }
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return all + "'";
}

void addDate(std::vector<PhhField>& fields, std::string_view when) {
    const auto number = [&](std::size_t at, std::size_t size) {
        auto digits = when.substr(at, size);
        while (digits.size() > 1 && digits[0] == '0') { digits.remove_prefix(1); }
        return std::string(digits);
    };
    if (when.size() < 10) { return; }
    fields.push_back({"year", number(0, 4)});
    fields.push_back({"month", number(5, 2)});
    fields.push_back({"day", number(8, 2)});
    const auto clock = when.substr(std::min(when.size(), std::size_t{11}));
    const auto zone = clock.find(' ');
    std::string time(clock.substr(0, zone));
    if (time.size() == 7) { time.insert(0, "0"); }
    const bool whole = time.size() == 8 && time[2] == ':' && time[5] == ':' &&
                       time.find_first_not_of("0123456789:") == time.npos && time < "24" && time.substr(3) < "60" &&
                       time.substr(6) < "60";
    if (whole) { fields.push_back({"time", time}); }
    if (zone != clock.npos) { fields.push_back({"time_zone_abbreviation", quoted(trimmed(clock.substr(zone)))}); }
}

std::vector<PhhField> elsewhere(const Facts& facts, const HandBegan& began) {
    std::vector<PhhField> fields{{"venue", "'PokerStars'"}};
    if (!facts.event.empty()) { fields.push_back({"event", quoted(facts.event)}); }
    const bool digits = facts.number.find_first_not_of("0123456789") == facts.number.npos;
    const bool plain = digits && !facts.number.empty() && facts.number[0] != '0' && facts.number.size() < 18;
    fields.push_back({"hand", plain ? std::string(facts.number) : quoted(facts.number)});
    if (!facts.table.empty()) { fields.push_back({"table", quoted(facts.table)}); }
    addDate(fields, facts.when);
    if (facts.seatCount > 0) { fields.push_back({"seat_count", std::to_string(facts.seatCount)}); }
    std::string seats, names;
    Seat seat = began.button;
    for (int i = began.dealt.size(); i > 0; --i) {
        seat = began.dealt.next(seat);
        const auto player = std::ranges::find(facts.players, seat, &Player::seat);
        seats += (seats.empty() ? "[" : ", ") + text(seat);
        names += (names.empty() ? "[" : ", ") + quoted(player->name);
    }
    fields.push_back({"seats", seats + "]"});
    fields.push_back({"players", names + "]"});
    return fields;
}

}  // namespace
}  // namespace oddchip::pokerstars

namespace oddchip {

Read<PokerStarsHand> readPokerStars(const PokerStarsText& text) {
    const auto facts = pokerstars::readFacts(text);
    if (const auto* const error = std::get_if<ReadError>(&facts)) { return *error; }
    try {
        const auto& read = std::get<pokerstars::Facts>(facts);
        PokerStarsHand hand = pokerstars::Playing(read).played();
        hand.elsewhere = pokerstars::elsewhere(read, *hand.log.hand);
        return hand;
    } catch (ReadError& bad) { return std::move(bad); }
}

}  // namespace oddchip
