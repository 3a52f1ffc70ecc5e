// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Laws of rulings, over random words and chips under random options: nothing is refused for being against the rules,
// chips are conserved, every ruling has a rule and a citation, and it is the same after a round trip through the
// journal.
#include <rapidcheck.h>

#include <cstdlib>
#include <filesystem>

#include <unistd.h>

#include "core/desk/desk.h"
#include "core/notation/claims.h"
#include "tests/kept_chips.h"
#include "tests/random_play.h"

namespace oddchip {
namespace {

using namespace play;
namespace fs = std::filesystem;

// What can be said, with an amount where one belongs to it.
Said anyWords(Dice& dice, Seat seat, Chips amount) {
    constexpr Verb bare[] = {Verb::fold,     Verb::check, Verb::call, Verb::bet,  Verb::raise,
                             Verb::complete, Verb::allIn, Verb::pot,  Verb::same, Verb::time};
    constexpr Verb counted[] = {Verb::bet, Verb::raise, Verb::raiseBy, Verb::raiseBare, Verb::number};
    if (dice.chance(50) || amount.count <= 0) return {seat, bare[dice.upTo(9)], {}};
    return {seat, counted[dice.upTo(4)], amount};
}

// Words and chips, in turn and out of it; claims and notices; the streets between.
Event anyMove(Dice& dice, const Hand& hand) {
    const Seat turn = hand.now.turn;
    if (turn == kNoSeat && dice.chance(80)) return StreetDealt{};
    const Seat seat = turn == kNoSeat || dice.chance(12) ? dice.seatOf(hand.dealt) : turn;
    const Seat last = hand.act.seat != kNoSeat ? hand.act.seat : seat;
    const Chips amount = anyAmount(dice, hand, seat);
    switch (dice.upTo(11)) {
    case 0:
    case 1: return anyWords(dice, seat, amount);
    case 2:
    case 3:
    case 4: return PutIn{anyChips(dice, amount), dice.chance(20) ? last : seat};
    case 5: return TookBack{last, most(hand.now.in[last], 1_c)};
    case 6: return Rested{last};
    case 7: return Noticed{static_cast<NoticeKind>(dice.upTo(3)), dice.chance(60) ? last : seat};
    case 8: return Acted{seat, dice.chance(50) ? Verb::bet : Verb::raise, amount};
    case 9: return dice.chance(50) ? Event{Tapped{seat}} : Event{Said{seat, Verb::time, {}}};
    default: return Acted{seat, Verb::call, {}};
    }
}

bool allowed(Reason reason) {
    switch (reason) {
    case Reason::handOver:
    case Reason::notDealtIn:
    case Reason::folded:
    case Reason::allIn:
    case Reason::nobodyToAct:
    case Reason::moreThanStack:
    case Reason::boardComplete:
    case Reason::handRunning: return true;
    case Reason::noHand:
    case Reason::noSuchSeat:
    case Reason::emptySeat:
    case Reason::cardSeen:
    case Reason::tooManyCards:
    case Reason::notEnoughBoards:
    case Reason::noSuchPot:
    case Reason::notEligible:
    case Reason::nothingToUndo:
    case Reason::laterEvent:
    case Reason::tooFewPlayers:
    case Reason::seatTaken:
    case Reason::notAuthorised: return false;
    }
    return false;
}

void grounded(const Ruling& ruling, const HouseRules& rules) {
    RC_ASSERT(!ruling.rules.empty());
    for (const RuleId rule : ruling.rules.ids) {
        if (rule != RuleId::none) RC_ASSERT(!cites(rule, rules).empty());
    }
    for (const RuleId flag : ruling.flags.ids) {
        if (flag != RuleId::none) RC_ASSERT(!cites(flag, rules).empty());
    }
}

struct Played {
    HandBegan began;
    std::vector<Entry> entries;
    std::vector<Ruling> rulings;
    Hand hand;
};

Played playOne(std::uint64_t seed) {
    Dice dice(seed);
    Played played{anyHand(dice), {}, {}, {}};
    played.hand = begin(played.began);
    for (int i = 0; i < 60; ++i) {
        const Event event = anyMove(dice, played.hand);
        if (const auto* acted = std::get_if<Acted>(&event); acted && acted->amount && acted->amount->count <= 0)
            continue;
        const Verdict verdict = rule(played.hand, event);
        if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
            RC_ASSERT(allowed(refusal->reason));
            continue;
        }
        const Ruling& ruling = std::get<Ruling>(verdict);
        grounded(ruling, played.began.rules);
        commit(played.hand, event, ruling);
        chipsAreKept(played.hand);
        played.entries.push_back({event, 1'700'000'000'000 + i, {}, {}, {}});
        played.rulings.push_back(ruling);
    }
    return played;
}

// Written as lines, read back, ruled on again: each ruling as it was.
void readsBack(const Played& played) {
    Hand hand = begin(played.began);
    for (std::size_t i = 0; i < played.entries.size(); ++i) {
        const auto read = readEvent(write(std::get<Event>(played.entries[i].what)));
        RC_ASSERT(std::holds_alternative<Event>(read));
        const Verdict again = rule(hand, std::get<Event>(read));
        RC_ASSERT(std::holds_alternative<Ruling>(again));
        RC_ASSERT(std::get<Ruling>(again) == played.rulings[i]);
        commit(hand, std::get<Event>(read), std::get<Ruling>(again));
    }
}

// Through a journal on the disk: what a desk finds when it opens it is what was on the screen.
void opensAgain(const Played& played) {
    const fs::path file = fs::temp_directory_path() / ("oddchip-law-" + std::to_string(::getpid()) + ".oddchip");
    const auto clear = [&] {
        for (const char* end : {"", "-wal", "-shm", ".lock"}) { fs::remove(file.string() + end); }
    };
    clear();
    std::string shown;
    {
        Desk desk(Journal::openForWriting(file.string()));
        desk.enter(played.began, {1'700'000'000'000, {}, {}, {}});
        if (!played.entries.empty()) {
            RC_ASSERT(std::holds_alternative<Entered>(desk.enter(std::span<const Entry>(played.entries))));
        }
        shown = canonical(desk.table(), Ruling{});
    }
    {
        const Desk desk(Journal::openForWriting(file.string()));
        RC_ASSERT(desk.doubts().empty());
        RC_ASSERT(canonical(desk.table(), Ruling{}) == shown);
    }
    clear();
}

}  // namespace
}  // namespace oddchip

int main() {
    using namespace oddchip;
    int runs = 0;
    const bool good = rc::check("random words and chips keep every law", [&](std::uint64_t seed) {
        const Played played = playOne(seed);
        readsBack(played);
        if (++runs % 10 == 0) opensAgain(played);  // the disk is slow
    });
    return good ? 0 : 1;
}
