// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/live.h"

// What a line of a scenario says that the table has come to ('= call 200 by oversize-call'), whether it is so, and the
// same told by the program itself.
namespace oddchip {

namespace baccarat {
struct Table;
}

namespace claim {

struct CountsAs {  // call 200: what the act above counts as; 'to' is the seat's total for the round
    Verb verb = Verb::nothing;
    Chips to;
    bool operator==(const CountsAs&) const = default;
};
struct Flag {
    RuleId rule = RuleId::none;
    bool operator==(const Flag&) const = default;
};
struct AsksFloor {
    RuleId rule = RuleId::none;
    bool operator==(const AsksFloor&) const = default;
};
struct Stands {  // an earlier act out of turn, now that its turn has come
    Seat seat{};
    CountsAs as;
    bool operator==(const Stands&) const = default;
};
struct Lapses {
    Seat seat{};
    bool operator==(const Lapses&) const = default;
};
struct Refused {
    Reason reason{};
    int event = 0;  // later-event only; 0 elsewhere
    bool operator==(const Refused&) const = default;
};
struct Change {
    Seat seat{};
    Chips amount;
    bool operator==(const Change&) const = default;
};
struct ToAct {
    Seat seat{};  // kNoSeat: none
    bool operator==(const ToAct&) const = default;
};
struct Owes {
    Chips amount;
    bool operator==(const Owes&) const = default;
};
struct MayGo {                  // may bet, raise or complete LEAST..MOST, totals for the round
    Verb verb = Verb::nothing;  // nothing: may not raise
    Chips least;
    std::optional<Chips> most;  // nothing: '?', the stack was not counted
    bool operator==(const MayGo&) const = default;
};
struct MayCheck {
    bool operator==(const MayCheck&) const = default;
};
struct PotHolds {
    std::uint8_t pot = 0;  // 0 main, 1 side1 ...
    Chips amount;
    SeatSet of;
    bool operator==(const PotHolds&) const = default;
};
enum class SeatSum : std::uint8_t { stack, in, returned, behind, pending, minimum };
struct SeatHas {
    SeatSum what{};
    Seat seat{};
    std::optional<Chips> amount;  // nothing: '?', not counted
    bool operator==(const SeatHas&) const = default;
};
enum class TableSum : std::uint8_t { rake, jackpot, drop };
struct TableTakes {
    TableSum what{};
    Chips amount;
    bool operator==(const TableTakes&) const = default;
};
struct OnStreet {
    StreetId street{};
    bool operator==(const OnStreet&) const = default;
};
struct ComesTo {  // may misdeal, misdeal, play on, void
    Result result = Result::goesOn;
    bool operator==(const ComesTo&) const = default;
};
struct ClockRuns {
    int seconds = 0;
    bool operator==(const ClockRuns&) const = default;
};
struct Dead {
    SeatSet seats;
    bool operator==(const Dead&) const = default;
};
struct Plan {
    std::array<Step, 10> steps{};  // ends at the first of kind none
    bool operator==(const Plan&) const = default;
};
struct ShowsFirst {
    Seat seat{};  // kNoSeat: none, all at once
    bool operator==(const ShowsFirst&) const = default;
};
struct Settles {
    std::array<std::uint8_t, 11> pots{};
    std::uint8_t size = 0;
    bool operator==(const Settles&) const = default;
};
struct BestHand {
    Seat seat{};
    Cards cards;
    bool low = false;
    bool operator==(const BestHand&) const = default;
};
struct Wins {
    Seat seat{};
    Chips amount;
    std::optional<Chips> odd;  // nothing: not claimed
    bool operator==(const Wins&) const = default;
};
enum class Spot : std::uint8_t { button, small, big };
struct LiesAt {
    Spot what{};
    Seat seat{};  // kNoSeat: none
    bool operator==(const LiesAt&) const = default;
};
struct DealtIn {
    SeatSet seats;
    bool operator==(const DealtIn&) const = default;
};
struct Posts {
    Seat seat{};
    Chips live, dead;
    bool operator==(const Posts&) const = default;
};
struct OwesBlinds {
    Seat seat{};
    bool big = false, small = false;
    bool operator==(const OwesBlinds&) const = default;
};

// Of Punto Banco.
struct PuntoTotal {  // player 5
    PuntoSide hand{};
    std::uint8_t points = 0;
    bool operator==(const PuntoTotal&) const = default;
};
struct PuntoCall {  // draw player, stand bank
    PuntoSide hand{};
    bool draws = false;
    bool operator==(const PuntoCall&) const = default;
};
struct PuntoWinner {
    PuntoSide side{};
    bool operator==(const PuntoWinner&) const = default;
};
struct PuntoPays {  // what the seat gets beside its bet; 0: the bet is pushed
    std::uint8_t place = 0;
    Chips amount;
    std::optional<Chips> commission;  // nothing: not claimed
    bool operator==(const PuntoPays&) const = default;
};
struct PuntoTakes {
    std::uint8_t place = 0;
    Chips amount;
    bool operator==(const PuntoTakes&) const = default;
};
struct PuntoBox {  // commission that the seat owes; place 0: all of them
    std::uint8_t place = 0;
    Chips amount;
    bool operator==(const PuntoBox&) const = default;
};
struct PuntoShoeAt {
    std::uint8_t place = 0;
    bool operator==(const PuntoShoeAt&) const = default;
};

}  // namespace claim

struct Claim {
    std::variant<claim::CountsAs, claim::Flag, claim::AsksFloor, claim::Stands, claim::Lapses, claim::Refused,
                 claim::Change, claim::ToAct, claim::Owes, claim::MayGo, claim::MayCheck, claim::PotHolds,
                 claim::SeatHas, claim::TableTakes, claim::OnStreet, claim::ComesTo, claim::ClockRuns, claim::Dead,
                 claim::Plan, claim::ShowsFirst, claim::Settles, claim::BestHand, claim::Wins, claim::LiesAt,
                 claim::DealtIn, claim::Posts, claim::OwesBlinds, claim::PuntoTotal, claim::PuntoCall,
                 claim::PuntoWinner, claim::PuntoPays, claim::PuntoTakes, claim::PuntoShoeAt, claim::PuntoBox>
        what;
    RuleId by = RuleId::none;  // 'by RULE': among the rules of that answer; none: not said
    bool operator==(const Claim&) const = default;
};

// As a line has it, without its indent: "= call 200 by oversize-call".
std::string write(const Claim& claim);

// What a claim speaks of: the state right after a line, and what became of the line's last event.
struct Moment {
    const Table& table;
    const Verdict& last;                     // an empty Ruling where there was no event
    const HandBegan* began = nullptr;        // of the hand in play; where unknown, 'posts' and 'behind' do not hold
    const baccarat::Table* punto = nullptr;  // a table of Punto Banco, in place of the other
};

struct Checked {
    bool holds = false;
    std::vector<Claim> actual;  // what the program says instead; empty: nothing of that kind
};
Checked check(const Claim& claim, const Moment& moment);

// Everything the program says of this moment, in the order of canonical().
std::vector<Claim> claimsOf(const Moment& moment);

// The state and the ruling that led to it, as lines of claims in one fixed order: street, to act, owes, bounds, stacks,
// in, pots, returned, awards, the ruling; at a table between hands button, stack, behind, pending, owes-blinds by seat.
// The journal's digest is taken over it, so a change of this text changes every digest.
std::string canonical(const Table& table, const Ruling& ruling);
// The same of a table of Punto Banco: totals, calls, winner, takes, pays, shoe, the ruling.
std::string canonical(const baccarat::Table& table, const Ruling& ruling);

}  // namespace oddchip
