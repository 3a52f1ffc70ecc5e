// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A table of Punto Banco: the fold of what happened there. rule() says what an event counts as and changes nothing;
// commit() changes the table and judges nothing; undo is a shorter fold. Nothing here allocates.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>

#include "core/baccarat/bets.h"
#include "core/baccarat/edges.h"
#include "core/baccarat/tableau.h"

namespace oddchip::baccarat {

// ---- what happens ----------------------------------------------------------------------------------------------

struct BetMade {  // the seat's bet on a side is now this; 0 takes it back
    int seat = 0;
    Side side = Side::player;
    Amount amount = 0;
};
struct CardsDealt {  // to the player's or the bank's hand: the first two, at once or singly, or the third
    Side hand = Side::player;
    Cards cards;
};
struct ShoeGiven {  // who deals from it
    int seat = 0;
};
struct CoupSettled {};
struct CoupVoided {};   // every bet goes back; the cards that are out stay out
struct PlayedOn {};     // the floor's word: what was wrong stays as it lies, and a card that went back is burnt
struct BoxCollected {   // commission is paid out of the running box
    int seat = 0;       // 0: every seat's
    Amount amount = 0;  // what was counted
};
using Event = std::variant<BetMade, CardsDealt, ShoeGiven, CoupSettled, CoupVoided, PlayedOn, BoxCollected>;

// ---- what it counts as -----------------------------------------------------------------------------------------

enum class Counts : std::uint8_t {
    asSaid,
    forNextCoup,  // a bet that came when cards were out (pb-bets): it is flagged, and lies in the next coup
    asNothing,    // a wrong, extra or missing draw: flagged by the rule that says what was to be drawn; a wrong sum
    voids,        // the coup
};
// What puts a wrong draw right. takeBack: the card goes back to the shoe as its next one, and then is dealt to the
// hand that is due, if any is; where none is, it is the first card of the next coup. draw: the hand that is due draws
// before the coup is settled.
enum class Mend : std::uint8_t { nothing, takeBack, draw };

struct Ruling {
    Counts counts = Counts::asSaid;
    bool flagged = false;
    Rule by = Rule::bets;  // what is flagged, or else what the event rests on
    Mend mend = Mend::nothing;
    Card card{};  // takeBack: that one
    bool operator==(const Ruling&) const = default;
};

// Why an event cannot be true. None means "against the rules".
enum class Refusal : std::uint8_t {
    noSuchSeat,       // seats are 1..14
    tooManyCards,     // or too few: not what a hand takes
    nothingToSettle,  // or to void, or to collect
    notAllDealt,      // the coup cannot be settled before both hands have two cards
};
using Verdict = std::variant<Ruling, Refusal>;

// ---- the table -------------------------------------------------------------------------------------------------

struct Coup {
    Bets bets;
    Cards player, bank;
    bool settled = false;
    bool isVoid = false;  // settled by giving every bet back

    const Cards& hand(Side side) const { return side == Side::bank ? bank : player; }
    bool begun() const { return player.size + bank.size > 0; }  // cards are out
    bool operator==(const Coup&) const = default;
};

// What the coups came to, oldest first. A shoe of eight decks has at most 104; where more are entered the oldest go.
struct Results {
    std::array<Side, 128> sides{};
    std::uint8_t size = 0;

    const Side* begin() const { return sides.data(); }
    const Side* end() const { return sides.data() + size; }
    void add(Side side);
    bool operator==(const Results&) const = default;
};

// A draw that is wrong, until it is put right.
struct Amiss {
    Mend mend = Mend::nothing;  // nothing: no draw is wrong
    Rule by = Rule::deal;       // what was broken
    Side hand = Side::player;   // takeBack: where the card went; draw: who was passed over
    Card card{};                // takeBack: the one that went wrong last
    bool operator==(const Amiss&) const = default;
};

// Cards that went back to the shoe: the next ones out of it, in this order.
struct Front {
    std::array<Card, 8> cards{};
    std::uint8_t size = 0;

    bool empty() const { return size == 0; }
    Card next() const { return cards[0]; }
    bool operator==(const Front&) const = default;
};

using Box = std::array<Amount, kPlaces>;  // by seat - 1

struct Table {
    House house;
    Coup coup;                                // in play, or the one settled last until the next begins
    Bets next;                                // bets that wait for the next coup
    int holder = 0;                           // of the shoe; 0: not said
    Box box{};                                // commission kept from each seat and not collected yet
    std::array<std::uint16_t, kKinds> out{};  // how often each card has come, by kindOf()
    Results results;
    Amiss amiss;
    Front front;
    Amount collected = 0;       // of the box, since the shoe began
    Amount carried = 0;         // that the box held when the shoe began, from the shoe before
    std::uint8_t afterCut = 0;  // coups that ended, settled or void, when the cut card was out
    bool operator==(const Table&) const = default;
};

Table opened(const House& house, const Box& owed = {});  // a new shoe; 'owed': of the shoe before
Verdict rule(const Table& table, const Event& event);
void commit(Table& table, const Event& event, const Ruling& ruling);

// ---- questions -------------------------------------------------------------------------------------------------

Called called(const Coup& coup);
Settlement settlement(const Table& table);  // of the settled coup; empty before
Shoe left(const Table& table);              // what is still to come, as far as cards were seen
int looksFirst(const Table& table);         // 0: nobody bets on the player

// Bets or cards are on the table that are neither settled nor void: with a new shoe they would be lost.
bool running(const Table& table);

bool cutCardOut(const Table& table);
// How many coups may still begin; nothing while the cut card is in the shoe. The coup in which it comes out is played
// to its end, and one more after it.
inline constexpr int kCoupsAfterCut = 2;
std::optional<int> coupsToCome(const Table& table);
Amount owedToBox(const Table& table, int seat);  // commission not collected yet; seat 0: of all together

}  // namespace oddchip::baccarat
