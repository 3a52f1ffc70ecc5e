// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Dividing pots down to the odd chip: ties, halves and quarters, boards that are run twice.
#include <algorithm>
#include <array>

#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

bool contested(Scene& scene, Structure structure, FormId form, Style style) {
    scene.stakes(structure, form);
    scene.seats(3, 4 + scene.q.level);
    scene.stacks(20, 80);
    if (scene.q.level >= 3) { scene.stack(scene.dice.seatOf(scene.began().dealt), scene.someStack(4, 12)); }
    scene.begin();
    return scene.toShowdown(style);
}

// Everything that is won is divided in whole chips of the smallest size, and some chip is odd.
bool worthAsking(Question& q) {
    Verdict last;
    const Table after = afterActs(q, &last);
    if (!std::holds_alternative<Ruling>(last) || !after.hand.over) { return false; }
    const Winnings won = winnings(after.hand);
    Chips odd;
    for (const Seat seat : after.hand.dealt) { odd += won.odd[seat]; }
    if (odd.count == 0) { return false; }
    for (const Event& act : q.acts) { q.told.push_back(told(act)); }
    q.among = q.table.hand.now.live;
    q.asks = text("drill.ask-shares");
    return true;
}

// How the hands stand to each other, one way for all pots: who wins a pot wins every later one that he is in.
class Standing {
public:
    // 'first' are the best of 'of'; the others tie now and then. 'unread': how many in a hundred have no hand of this
    // kind, as a low may be none.
    Standing(Dice& dice, const SeatSet& of, const SeatSet& first, int unread = 0) {
        for (const Seat seat : of) { m_rank[seat] = dice.chance(unread) ? 0 : dice.between(1, 4); }
        for (const Seat seat : first) { m_rank[seat] = 5; }
    }
    SeatSet best(const SeatSet& of) const {
        SeatSet all;
        int rank = 1;
        for (const Seat seat : of) {
            if (m_rank[seat] > rank) { all = {}; }
            rank = std::max(rank, m_rank[seat]);
            if (m_rank[seat] == rank) { all.insert(seat); }
        }
        return all;
    }

private:
    PerSeat<int> m_rank;
};

SeatSet inMain(const Scene& scene) { return pots(scene.hand()).list[0].of; }

// Calls each(pot, who may win it) from the last side pot to the main pot.
template <class Each> void eachContested(const Scene& scene, const Each& each) {
    const Pots list = pots(scene.hand());
    for (int i = list.size - 1; i >= 0; --i) {
        const SeatSet of = list.list[static_cast<std::size_t>(i)].of;
        if (of.size() >= 2) { each(static_cast<std::uint8_t>(i), of); }
    }
}

bool oddChip(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!contested(scene, Structure::noLimit, FormId::holdem, {50, 20, 4})) { return false; }
    const SeatSet all = inMain(scene);
    const Standing hands(dice, all, dice.some(all, std::min(all.size(), q.level == 1 ? 2 : dice.between(2, 3))));
    eachContested(scene, [&](std::uint8_t pot, const SeatSet& of) {
        q.acts.push_back(Awarded{pot, 0, Half::whole, hands.best(of), kNoSeat});
    });
    return worthAsking(q);
}

void readHalves(const Scene& scene, Question& q, const Standing& high, const Standing& low) {
    eachContested(scene, [&](std::uint8_t pot, const SeatSet& of) {
        q.acts.push_back(Awarded{pot, 0, Half::high, high.best(of), kNoSeat});
        q.acts.push_back(Awarded{pot, 0, Half::low, low.best(of), kNoSeat});
    });
}

// High to one, low to two or three, of whom one may have the high as well.
bool quarters(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!contested(scene, Structure::potLimit, FormId::omaha8, {60, 15, 0})) { return false; }
    const SeatSet all = inMain(scene);
    const SeatSet low = dice.some(all, std::min(all.size(), q.level == 1 ? 2 : dice.between(2, 3)));
    const SeatSet high = dice.some(dice.chance(60) ? low : all, q.level >= 3 && dice.chance(30) ? 2 : 1);
    readHalves(scene, q, Standing(dice, all, high), Standing(dice, all, low, 40));
    return worthAsking(q);
}

// One seat for both halves, all or a quarter; or no low at all.
bool scoop(Dice& dice, Question& q) {
    Scene scene(dice, q);
    static constexpr FormId kForms[] = {FormId::omaha8, FormId::crazyPineapple8};
    if (!contested(scene, Structure::limit, dice.of(kForms), {70, 15, 0})) { return false; }
    const SeatSet all = inMain(scene);
    const SeatSet high = dice.some(all, dice.chance(35) ? 2 : 1);
    const bool noLow = dice.chance(25);
    const SeatSet low = noLow ? SeatSet{} : high | dice.some(all, dice.between(0, 1));
    readHalves(scene, q, Standing(dice, all, high), Standing(dice, all, low, noLow ? 100 : 40));
    return worthAsking(q);
}

// Run twice where the book knows it, else a game of two boards: half of each pot a board.
bool twoBoards(Dice& dice, Question& q) {
    Scene scene(dice, q);
    const bool runs = q.rules.runoutsMax >= 2;
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(2, 3 + q.level);
    scene.stacks(12, 60);
    if (!runs) { scene.began().stakes.boards = 2; }
    scene.begin();
    if (runs) {
        if (!scene.round({30, 15, 40}) || scene.hand().over || !bettingOver(scene.hand())) { return false; }
        if (scene.hand().now.live.size() < 2 || !scene.enter(RunOut{2})) { return false; }
    } else if (!scene.toShowdown({60, 20, 4})) {
        return false;
    }
    const SeatSet all = inMain(scene);
    const auto read = [&] { return Standing(dice, all, dice.some(all, dice.chance(20 + 20 * q.level) ? 2 : 1)); };
    const std::array boards{read(), read()};
    eachContested(scene, [&](std::uint8_t pot, const SeatSet& of) {
        for (std::uint8_t board = 1; board <= 2; ++board) {
            q.acts.push_back(Awarded{pot, board, Half::whole, boards[board - 1u].best(of), kNoSeat});
        }
    });
    return worthAsking(q);
}

Answer divided(const Question& q) { return sharesAnswer(afterActs(q).hand); }

Explanation explainShares(const Question& q) {
    const Hand hand = afterActs(q).hand;
    Explanation all;
    const Winnings won = winnings(hand);
    AllRules rules;
    for (const Won& one : won) {
        if (one.why != RuleId::none) { rules.add(one.why); }
    }
    for (const Seat seat : hand.dealt) { rules.addAll(won.rules[seat]); }
    all.rules = listed(rules);
    all.steps = shareSteps(hand);
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"split-odd-chip", Group::splits, Kind::shares, 15, 3, always, oddChip,   divided, explainShares},
    {"split-quarters", Group::splits, Kind::shares, 25, 3, always, quarters,  divided, explainShares},
    {"split-scoop",    Group::splits, Kind::shares, 20, 3, always, scoop,     divided, explainShares},
    {"split-twice",    Group::splits, Kind::shares, 20, 3, always, twoBoards, divided, explainShares},
};
// clang-format on

}  // namespace

std::span<const Skill> splitSkills() { return kSkills; }

Answer sharesAnswer(const Hand& hand) {
    Answer answer;
    const Winnings won = winnings(hand);
    for (const Seat seat : hand.dealt) {
        if (won.amount[seat].count > 0) { answer.parts.push_back({won.amount[seat], SeatSet{seat}}); }
    }
    return answer;
}

std::vector<Step> shareSteps(const Hand& hand) {
    std::vector<Step> steps;
    const Winnings won = winnings(hand);
    const Pots list = pots(hand);
    for (const Won& one : won) {
        const Text what = one.half == Half::whole ? potText(one.pot)
                                                  : text(one.half == Half::high ? "drill.half-high" : "drill.half-low",
                                                         {part(potText(one.pot))});
        const Text of = one.board > 0 ? text("drill.on-board", {part(what), std::int64_t{one.board}}) : what;
        const Chips whole = list.list[one.pot].amount;
        steps.push_back({text("drill.share", {one.seat, part(of), whole}),
                         one.odd.count > 0 ? text("drill.share-odd", {one.odd, Word{std::string(name(one.why))}})
                                           : text("drill.share-even"),
                         one.amount});
    }
    return steps;
}

}  // namespace oddchip::practice
