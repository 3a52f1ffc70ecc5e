// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/setup.h"

#include <algorithm>

#include "core/notation/reader.h"
#include "core/notation/writer.h"

namespace oddchip {
namespace notation {
namespace {

// ---- what is played, in any order when read --------------------------------------------------------------------

template <class Text> void amountOf(Text& t, Word word, Of<Text, Chips> amount) {
    if (t.once(word, amount != kNothing)) { t.amount(amount); }
}
template <class Text> void twoAmounts(Text& t, Word word, Of<Text, Chips> first, Of<Text, Chips> second) {
    if (!t.once(word, first != kNothing || second != kNothing)) { return; }
    t.amount(first);
    t.amount(second);
}

// The cap by players is told where it changes; it holds up to the next number told.
template <class Text> void rakePlayers(Text& t, Of<Text, Rake> rake) {
    auto& caps = rake.capByPlayers;
    const bool any = std::ranges::any_of(caps, [](std::int32_t cap) { return cap != 0; });
    if (!t.once("rake players", any)) { return; }
    if constexpr (Text::kWrites) {
        std::int32_t before = 0;
        for (std::size_t i = 0; i < caps.size(); ++i) {
            if (caps[i] != before) { t.seatAmount(seatAt(static_cast<int>(i) + 2), Chips{caps[i]}); }
            before = caps[i];
        }
    } else {
        do {
            Seat players{};
            Chips cap;
            t.seatAmount(players, cap);
            if (t.failed()) { return; }
            if (number(players) < 2 || cap.count > 1'000'000'000) {
                return t.fail("a cap of the rake is for 2 to 10 players");
            }
            for (auto i = static_cast<std::size_t>(number(players)) - 2; i < caps.size(); ++i) {
                caps[i] = static_cast<std::int32_t>(cap.count);
            }
        } while (t.nextIsSeatPair());
    }
}

template <class Text> void rakeWords(Text& t, Of<Text, Rake> rake) {
    rakePlayers(t, rake);  // before "rake" alone, which would take its word
    if (t.once("rake", rake.perMyriad != 0)) { t.percent(rake.perMyriad); }
    amountOf(t, "cap", rake.cap);
    amountOf(t, "step", rake.step);
    if (t.once("no-flop-no-drop", rake.noFlopNoDrop)) {
        if constexpr (!Text::kWrites) { rake.noFlopNoDrop = true; }
    }
    if (t.once("jackpot", rake.jackpot != kNothing || rake.jackpotFrom != kNothing)) {
        t.amount(rake.jackpot);
        t.words("from");
        t.amount(rake.jackpotFrom);
    }
    if (t.once("time", rake.time != kNothing || rake.timeMinutes != 0)) {
        t.amount(rake.time);
        t.words("every");
        std::int64_t minutes = rake.timeMinutes;
        t.number(minutes, 0, 100'000);
        if constexpr (!Text::kWrites) { rake.timeMinutes = static_cast<std::int32_t>(minutes); }
    }
}

template <class Text> void stakesWords(Text& t, Of<Text, Stakes> stakes) {
    if (t.once("blinds", stakes.small != kNothing || stakes.big != kNothing || stakes.third != kNothing)) {
        t.amount(stakes.small);
        t.amount(stakes.big);
        t.mayAmount(stakes.third);
    }
    amountOf(t, "ante", stakes.ante);
    amountOf(t, "big-blind-ante", stakes.bigBlindAnte);
    amountOf(t, "bring-in", stakes.bringIn);
    twoAmounts(t, "bets", stakes.smallBet, stakes.bigBet);
    amountOf(t, "min-bet", stakes.minBet);
    amountOf(t, "bomb", stakes.bomb);
    if (t.once("boards", stakes.boards != 1)) { t.count(stakes.boards, 1, 2); }
    twoAmounts(t, "kill", stakes.killSmall, stakes.killBig);
    amountOf(t, "unit", stakes.unit);
    if (t.once("chips", stakes.chips[0] != kNothing)) { t.denominations(stakes.chips); }
    rakeWords(t, stakes.rake);
}

// ---- who plays it ----------------------------------------------------------------------------------------------

template <class Text> void seatAmounts(Text& t, Word word, Of<Text, PerSeat<Chips>> amounts) {
    if constexpr (Text::kWrites) {
        if (amounts == PerSeat<Chips>{}) { return; }
        t.words(word);
        for (const Seat seat : allSeats(kSeats)) {
            if (amounts[seat] != kNothing) { t.seatAmount(seat, amounts[seat]); }
        }
    } else if (t.once(word)) {
        do {
            Seat seat{};
            Chips amount;
            t.seatAmount(seat, amount);
            if (t.failed()) { return; }
            if (amounts[seat] != kNothing) { return t.fail(shown(word) + " has seat " + text(seat) + " twice"); }
            amounts[seat] = amount;
        } while (t.nextIsSeatPair());
    }
}

template <class Text> void singleBlinds(Text& t, Of<Text, PerSeat<Chips>> blinds) {
    if constexpr (Text::kWrites) {
        for (const Seat seat : allSeats(kSeats)) {
            if (blinds[seat] == kNothing) { continue; }
            t.words("blind");
            t.amount(blinds[seat]);
            t.words("at");
            t.seat(seat);
        }
    } else {
        while (t.key("blind")) {
            Seat seat{};
            Chips amount;
            t.amount(amount);
            t.words("at");
            t.seat(seat);
            if (t.failed()) { return; }
            if (blinds[seat] != kNothing) { return t.fail("seat " + text(seat) + " has two blinds"); }
            blinds[seat] = amount;
        }
    }
}

// At a table the button moves, and a seat of its own has the blind in no two hands.
template <class Text> void buttonBlind(Text& t, Of<Text, Chips> blind) {
    if (!t.once("blind", blind != kNothing)) { return; }
    t.amount(blind);
    t.words("at button");
}

template <class Text> void stackWords(Text& t, Of<Text, HandBegan> hand) {
    if constexpr (Text::kWrites) {
        if (hand.dealt.empty()) { return; }
        t.words("stacks");
        for (const Seat seat : hand.dealt) { t.seatChips(seat, hand.stacks[seat], hand.uncounted.contains(seat)); }
    } else if (t.once("stacks")) {
        do {
            Seat seat{};
            ChipList chips;
            bool unknown = false;
            t.seatChips(seat, chips, unknown);
            if (t.failed()) { return; }
            if (hand.dealt.contains(seat)) { return t.fail("seat " + text(seat) + " has two stacks"); }
            hand.dealt.insert(seat);
            hand.stacks[seat] = chips;
            if (unknown) { hand.uncounted.insert(seat); }
        } while (t.nextIsSeatPair());
    }
}

template <class Text> void lateWords(Text& t, Of<Text, HandBegan> hand) {
    if (!t.once("from", hand.late)) { return; }
    if constexpr (!Text::kWrites) { hand.late = true; }
    t.street(hand.from);
    t.words("pot");
    t.amount(hand.pot);
    t.words("in");
    t.seats(hand.in);
}

// Where the two blinds lie if the line does not say.
struct Blinds {
    Seat small = kNoSeat, big = kNoSeat;
};
Blinds usualBlinds(const HandBegan& hand) {
    const Stakes& stakes = hand.stakes;
    if (hand.dealt.size() < 2) { return {}; }
    if (stakes.small == kNothing && stakes.big == kNothing && stakes.third == kNothing) { return {}; }
    return {usualSmall(hand.dealt, hand.button), usualBig(hand.dealt, hand.button)};
}

// ---- what would make no hand -----------------------------------------------------------------------------------

std::string missing(const Stakes& stakes, const PerSeat<Chips>* blinds) {
    const bool fixed = stakes.structure == Structure::limit || stakes.structure == Structure::spreadLimit;
    if (fixed && (stakes.smallBet == kNothing || stakes.bigBet == kNothing)) {
        return "the bets are missing: `bets SMALL BIG`";
    }
    const bool single = blinds != nullptr && *blinds != PerSeat<Chips>{};
    const bool opens =
        fixed || single || stakes.big != kNothing || stakes.bringIn != kNothing || stakes.minBet != kNothing;
    return opens ? "" : "the least bet is missing: `blinds SMALL BIG`, `blind A at N`, `bring-in A` or `min-bet A`";
}

SeatSet seatsWith(const PerSeat<Chips>& amounts) {
    SeatSet seats;
    for (const Seat seat : allSeats(kSeats)) {
        if (amounts[seat] != kNothing) { seats.insert(seat); }
    }
    return seats;
}

std::string missing(const HandBegan& hand) {
    if (hand.dealt.size() < 2) { return "a hand needs two seats at least: `stacks 1:200 2:200`"; }
    const Form& played = form(hand.stakes.form);
    if (!played.bringIn && hand.button == kNoSeat) { return "the button is missing: `button N`"; }
    SeatSet named = seatsWith(hand.blinds) | seatsWith(hand.straddles) | seatsWith(hand.posts) | seatsWith(hand.dead) |
                    seatsWith(hand.behind) | hand.in;
    if (hand.small != kNoSeat) { named.insert(hand.small); }
    if (hand.big != kNoSeat) { named.insert(hand.big); }
    const SeatSet strangers = named - hand.dealt;
    if (!strangers.empty()) { return "seat " + text(strangers.first()) + " is not dealt in: it has no stack"; }
    const auto isFrom = [&](const Street& street) { return street.id == hand.from; };
    if (hand.late && (std::ranges::none_of(played.streets, isFrom) || hand.in.size() < 2)) {
        return "`from` names a street of " + std::string(played.key) + " and two seats at least";
    }
    return missing(hand.stakes, &hand.blinds);
}

void structureAndForm(Reader& t, Stakes& stakes) {
    const auto structure = structureNamed(t.next());
    if (t.atEnd() || !structure) { return t.expected("limit, no-limit, pot-limit or spread-limit"); }
    t.rewind(t.at() + 1);
    const auto played = formNamed(t.next());
    if (t.atEnd() || !played) { return t.expected("a game form: holdem, omaha, stud, razz, badugi ..."); }
    t.rewind(t.at() + 1);
    stakes.structure = *structure;
    stakes.form = *played;
}
void structureAndForm(Writer& t, const Stakes& stakes) {
    t.words(name(stakes.structure));
    t.words(form(stakes.form).key);
}

// Reads words in any order: pass after pass while one of them finds something.
template <class Pass> std::string inAnyOrder(Reader& t, Pass pass) {
    std::size_t before = 0;
    do {
        before = t.at();
        pass();
    } while (!t.failed() && t.at() != before);
    if (t.failed()) { return t.error(); }
    return t.atEnd() ? "" : shown(t.next()) + " is no word of this line";
}

void putHand(Writer& t, const HandBegan& hand) {
    const Blinds usual = usualBlinds(hand);
    t.words("hand");
    structureAndForm(t, hand.stakes);
    if (hand.rulesAt != 0) {
        t.words("rules");
        t.ruleset(hand.rulesAt);
    }
    stakesWords(t, hand.stakes);
    singleBlinds(t, hand.blinds);
    if (t.key("small", hand.small != usual.small)) { t.seatOrNone(hand.small); }
    if (t.key("big", hand.big != usual.big)) { t.seatOrNone(hand.big); }
    seatAmounts(t, "straddle", hand.straddles);
    seatAmounts(t, "post", hand.posts);
    seatAmounts(t, "dead", hand.dead);
    seatAmounts(t, "behind", hand.behind);
    if (t.key("button", hand.button != kNoSeat)) { t.seat(hand.button); }
    stackWords(t, hand);
    lateWords(t, hand);
}

}  // namespace

Read<TableOpened> readTable(const Statement& words) {
    Reader t(words);
    TableOpened table;
    t.words("table");
    t.count(table.seats, 2, kSeats);
    structureAndForm(t, table.stakes);
    std::string wrong = inAnyOrder(t, [&] {
        stakesWords(t, table.stakes);
        buttonBlind(t, table.buttonBlind);
    });
    if (wrong.empty() && table.buttonBlind == kNothing) { wrong = missing(table.stakes, nullptr); }
    if (!wrong.empty()) { return ReadError{0, wrong}; }
    return table;
}

Read<HandBegan> readHand(const Statement& words, const HouseRules& rules) {
    Reader t(words);
    HandBegan hand;
    hand.rules = rules;
    std::optional<Seat> small, big;
    t.words("hand");
    structureAndForm(t, hand.stakes);
    std::string wrong = inAnyOrder(t, [&] {
        if (t.once("rules")) { t.ruleset(hand.rulesAt); }
        stakesWords(t, hand.stakes);
        singleBlinds(t, hand.blinds);
        if (t.once("small")) { t.seatOrNone(small.emplace()); }
        if (t.once("big")) { t.seatOrNone(big.emplace()); }
        seatAmounts(t, "straddle", hand.straddles);
        seatAmounts(t, "post", hand.posts);
        seatAmounts(t, "dead", hand.dead);
        seatAmounts(t, "behind", hand.behind);
        if (t.once("button")) { t.seat(hand.button); }
        stackWords(t, hand);
        lateWords(t, hand);
    });
    if (!wrong.empty()) { return ReadError{0, wrong}; }
    const Blinds usual = usualBlinds(hand);
    hand.small = small.value_or(usual.small);
    hand.big = big.value_or(usual.big);
    wrong = missing(hand);
    if (!wrong.empty()) { return ReadError{0, wrong}; }
    return hand;
}

}  // namespace notation

std::string write(const HandBegan& hand) {
    notation::Writer t;
    notation::putHand(t, hand);
    return std::move(t).line();
}

std::string write(const TableOpened& table) {
    notation::Writer t;
    t.words("table " + std::to_string(table.seats));
    notation::structureAndForm(t, table.stakes);
    notation::stakesWords(t, table.stakes);
    notation::buttonBlind(t, table.buttonBlind);
    return std::move(t).line();
}

std::string write(const NextHand&) { return "next"; }

}  // namespace oddchip
