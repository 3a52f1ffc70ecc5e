// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/rules/card.h"
#include "core/rules/chips.h"
#include "core/rules/games.h"
#include "core/rules/seat.h"

// What happened at the table, in the dealer's words: plain structs in one closed variant. None of them says what it
// means; that is a Ruling. Seats are 1..10, amounts in hundredths of the currency.
namespace oddchip {

// Every act and every statement. Acts: fold to bringIn. Statements besides: raiseBy ("raise by 30"), raiseBare ("raise
// 60", to or by not said), pot, number ("30"), same ("the same"), time ("time": keeps the right to act).
enum class Verb : std::uint8_t {
    nothing,
    fold,
    check,
    call,
    bet,
    raise,
    complete,
    allIn,
    bringIn,
    raiseBy,
    raiseBare,
    pot,
    number,
    same,
    time
};

// Up to eight kinds of chip in one motion; a count of 0 ends the list.
struct ChipList {
    std::array<Chips, 8> values{};
    std::array<std::uint16_t, 8> counts{};

    constexpr Chips sum() const {
        Chips all;
        for (std::size_t i = 0; i < values.size() && counts[i] > 0; ++i) { all += values[i] * counts[i]; }
        return all;
    }
    constexpr bool operator==(const ChipList&) const = default;
};

struct CardList {
    std::array<Card, 7> cards{};  // in the order dealt; a default Card is one nobody has seen
    std::uint8_t size = 0;

    constexpr void add(Card card) {
        assert(size < cards.size());
        cards[size++] = card;
    }
    constexpr const Card* begin() const { return cards.data(); }
    constexpr const Card* end() const { return cards.data() + size; }
    constexpr Cards seen() const {
        Cards all;
        for (Card card : *this) {
            if (card.seen()) { all.insert(card); }
        }
        return all;
    }
    constexpr bool operator==(const CardList&) const = default;
};

// ---- a seat acts -----------------------------------------------------------------------------------------------
struct Acted {  // words and chips agree. amount: the total of a bet or raise; all-in: what lies behind, counted now
    Seat seat;
    Verb verb;
    std::optional<Chips> amount;
    bool operator==(const Acted&) const = default;
};
struct Said {  // only what was said
    Seat seat;
    Verb verb;
    std::optional<Chips> amount;
    bool operator==(const Said&) const = default;
};
struct PutIn {  // one forward motion
    ChipList chips;
    Seat seat;
    bool itemised = true;  // false: one amount whose chips nobody read
    bool operator==(const PutIn&) const = default;
};
struct TookBack {
    Seat seat;
    Chips amount;
    bool operator==(const TookBack&) const = default;
};
struct Rested {
    Seat seat;
    bool operator==(const Rested&) const = default;
};  // hands at rest outside the pot area
struct Tapped {
    Seat seat;
    bool operator==(const Tapped&) const = default;
};  // knocks the table
struct Tossed {
    Seat seat;
    bool operator==(const Tossed&) const = default;
};  // throws the hand away
struct FoldsTo {
    Seat seat;
    bool operator==(const FoldsTo&) const = default;
};  // every seat to act before this one folds, or checks where that is legal

// ---- cards -----------------------------------------------------------------------------------------------------
struct Dealt {
    Seat seat;
    CardList cards;
    bool up = false;
    bool operator==(const Dealt&) const = default;
};  // cards to a seat; unseen ones are default Cards
struct StreetDealt {
    bool operator==(const StreetDealt&) const = default;
};  // the next street, its cards not recorded
struct BoardDealt {
    std::uint8_t board = 0;
    CardList cards;
    bool operator==(const BoardDealt&) const = default;
};  // board 1..3, 0 where there is one
struct RunOut {
    std::uint8_t times;
    bool operator==(const RunOut&) const = default;
};  // run twice, thrice
struct Drew {
    Seat seat;
    std::uint8_t count;
    bool operator==(const Drew&) const = default;
};  // 0: stands pat
struct Threw {
    Seat seat;
    CardList cards;
    bool operator==(const Threw&) const = default;
};  // the cards of a draw, known
struct Discarded {
    Seat seat;
    CardList cards;
    bool operator==(const Discarded&) const = default;
};  // pineapple's discard; empty: not seen
struct Opens {
    Seat seat;
    bool operator==(const Opens&) const = default;
};  // stud, no cards entered: this board is first to act
struct Exposed {
    Seat seat;
    CardList cards;
    bool operator==(const Exposed&) const = default;
};  // during the hand
struct Shown {
    Seat seat;
    CardList cards;
    bool operator==(const Shown&) const = default;
};  // at the showdown
struct Mucked {
    Seat seat;
    bool operator==(const Mucked&) const = default;
};

// ---- chips and counts ------------------------------------------------------------------------------------------
struct Has {
    Seat seat;
    Chips behind;
    bool operator==(const Has&) const = default;
};  // counted now; corrects the record
struct Spends {
    Seat seat;
    Chips amount;
    bool operator==(const Spends&) const = default;
};
struct Counts {
    Seat seat;
    Chips amount;
    bool operator==(const Counts&) const = default;
};  // the dealer counts a bet or stack out
struct AsksToSee {
    Seat seat;
    Seat of;
    bool operator==(const AsksToSee&) const = default;
};  // a player asks to see a hand at the showdown
struct AsksCount {
    Seat seat;
    bool operator==(const AsksCount&) const = default;
};  // a player asks for a count or the amount

// ---- who wins --------------------------------------------------------------------------------------------------
enum class Half : std::uint8_t { whole, high, low };
struct Awarded {
    std::uint8_t pot;        // 0 main, 1 side1 ...
    std::uint8_t board = 0;  // 1..3, 0 where there is one
    Half half = Half::whole;
    SeatSet seats;       // empty with half low: nobody has a low
    Seat odd = kNoSeat;  // stud, no cards entered: who has the odd chip
    bool operator==(const Awarded&) const = default;
};
struct Pushed {
    std::optional<std::uint8_t> pot;
    bool operator==(const Pushed&) const = default;
};  // the chips have left the middle

// ---- what goes wrong -------------------------------------------------------------------------------------------
enum class FaultKind : std::uint8_t {
    exposed,
    exposedBoard,
    flashed,
    boxed,
    extra,
    shortCards,
    outOfSequence,
    wrongButton,
    wrongFirst,
    emptySeat,
    omitted,
    premature,
    noBurn,
    twoBurns,
    extraBoard,
    stubFouled,
    joker,
    fouledDeck,
    dropped,
    mucked,
    dead,
    retrieved,
    seen,
    pushed,
    hidden
};
enum class DeadBy : std::uint8_t { count, killed, fouled, thrown };
struct Fault {
    FaultKind kind;
    Seat seat = kNoSeat;
    Seat by = kNoSeat;       // seen: by whom
    std::uint8_t count = 0;  // how many cards; exposed, flashed: which card of the seat
    StreetId street = StreetId::preflop;
    DeadBy deadBy = DeadBy::count;
    std::uint8_t pot = 0;
    CardList cards;
    Chips amount;
    bool operator==(const Fault&) const = default;
};
enum class NoticeKind : std::uint8_t { underbet, shortCall, overpot, unaware };
struct Noticed {
    NoticeKind kind;
    Seat seat;
    bool operator==(const Noticed&) const = default;
};
struct MisdealCalled {
    bool operator==(const MisdealCalled&) const = default;
};
struct Voided {
    bool operator==(const Voided&) const = default;
};
struct ClockCalled {
    Seat seat;
    bool expires = false;
    bool operator==(const ClockCalled&) const = default;
};
struct InsuranceNoted {
    bool operator==(const InsuranceNoted&) const = default;
};
struct PotSplit {
    SeatSet seats;
    bool operator==(const PotSplit&) const = default;
};

// ---- the floor -------------------------------------------------------------------------------------------------
enum class FloorSays : std::uint8_t { act, dead, live, misdeal, playOn, award, hold, release, has };
struct FloorRuled {
    FloorSays says;
    Seat seat = kNoSeat;
    Verb verb = Verb::nothing;  // act
    Chips amount;               // act: the total for the round; has: behind
    std::uint8_t pot = 0;       // award, hold, release
    std::uint8_t board = 0;     // award: 1..3, 0 all that there are
    Half half = Half::whole;    // award
    SeatSet seats;              // award; empty with half low: nobody has a low
    bool operator==(const FloorRuled&) const = default;
};
struct FloorCalled {
    bool operator==(const FloorCalled&) const = default;
};
enum class Teller : std::uint8_t { player, dealer, camera };
struct Version {
    Teller teller;
    bool operator==(const Version&) const = default;
};  // a version of the dispute; its words are the entry's reason

// ---- between hands ---------------------------------------------------------------------------------------------
enum class ComesFrom : std::uint8_t { new_, transfer, broken, left };
struct Sat {
    Seat seat;
    std::uint32_t person = 0;    // 0: not named
    std::optional<Chips> stack;  // nothing: not counted
    ComesFrom from = ComesFrom::new_;
    Chips left;  // from left: what was taken off the table
    bool operator==(const Sat&) const = default;
};
struct Adds {
    Seat seat;
    Chips amount;
    bool operator==(const Adds&) const = default;
};
struct Leaves {
    Seat seat;
    bool operator==(const Leaves&) const = default;
};
struct GoesAway {
    Seat seat;
    bool operator==(const GoesAway&) const = default;
};
struct ComesBack {
    Seat seat;
    bool operator==(const ComesBack&) const = default;
};
struct Waits {
    Seat seat;
    bool operator==(const Waits&) const = default;
};
struct PostsOwed {
    Seat seat;
    bool operator==(const PostsOwed&) const = default;
};
struct PlaysBehind {
    Seat seat;
    Chips amount;
    bool operator==(const PlaysBehind&) const = default;
};
struct Passes {
    Seat from;
    Seat to;
    Chips amount;
    bool operator==(const Passes&) const = default;
};
struct Objects {
    Seat seat;
    bool operator==(const Objects&) const = default;
};
struct MovesTo {
    Seat seat;
    Seat to;
    bool operator==(const MovesTo&) const = default;
};
struct BuysButton {
    Seat seat;
    bool operator==(const BuysButton&) const = default;
};
struct ButtonAt {
    Seat seat;
    bool operator==(const ButtonAt&) const = default;
};
struct DealerNamed {
    std::array<char, 16> initials{};
    bool operator==(const DealerNamed&) const = default;
};
struct ChipsNamed {
    std::array<Chips, 8> values{};
    bool operator==(const ChipsNamed&) const = default;
};
struct ShuffleStarts {
    bool operator==(const ShuffleStarts&) const = default;
};
struct TakesRake {
    Chips amount;
    bool operator==(const TakesRake&) const = default;
};
struct DropTaken {
    Chips amount;
    bool operator==(const DropTaken&) const = default;
};
struct TimeCharged {
    Chips amount;
    bool operator==(const TimeCharged&) const = default;
};

// ---- Punto Banco: a table of its own, which core/baccarat folds -------------------------------------------------
enum class PuntoSide : std::uint8_t { player, bank, tie };
struct PuntoBet {
    std::uint8_t place;  // a seat of that table, which has up to fourteen
    PuntoSide side;
    Chips amount;  // 0: taken back
    bool operator==(const PuntoBet&) const = default;
};
struct PuntoCards {
    PuntoSide hand;  // player or bank
    CardList cards;  // two, or one
    bool operator==(const PuntoCards&) const = default;
};
struct PuntoShoe {
    std::uint8_t place;  // who deals from it
    bool operator==(const PuntoShoe&) const = default;
};
struct PuntoSettled {
    bool operator==(const PuntoSettled&) const = default;
};
struct PuntoCollected {  // commission is paid out of the running box
    Chips amount;
    std::uint8_t place;  // 0: every seat's
    bool operator==(const PuntoCollected&) const = default;
};

using Event =
    std::variant<Acted, Said, PutIn, TookBack, Rested, Tapped, Tossed, FoldsTo, Dealt, StreetDealt, BoardDealt, RunOut,
                 Drew, Threw, Discarded, Opens, Exposed, Shown, Mucked, Has, Spends, Counts, AsksToSee, AsksCount,
                 Awarded, Pushed, Fault, Noticed, MisdealCalled, Voided, ClockCalled, InsuranceNoted, PotSplit,
                 FloorRuled, FloorCalled, Version, Sat, Adds, Leaves, GoesAway, ComesBack, Waits, PostsOwed,
                 PlaysBehind, Passes, Objects, MovesTo, BuysButton, ButtonAt, DealerNamed, ChipsNamed, ShuffleStarts,
                 TakesRake, DropTaken, TimeCharged, PuntoBet, PuntoCards, PuntoShoe, PuntoSettled, PuntoCollected>;
static_assert(sizeof(Event) <= 96);

}  // namespace oddchip
