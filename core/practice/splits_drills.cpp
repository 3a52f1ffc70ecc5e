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
    return scene.toShowdown(style) && pots(scene.hand()).size <= scene.q.level + 1;
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
        q.acts.emplace_back(Awarded{pot, 0, Half::whole, hands.best(of), kNoSeat});
    });
    return worthAsking(q);
}

void readHalves(const Scene& scene, Question& q, const Standing& high, const Standing& low) {
    eachContested(scene, [&](std::uint8_t pot, const SeatSet& of) {
        q.acts.emplace_back(Awarded{pot, 0, Half::high, high.best(of), kNoSeat});
        q.acts.emplace_back(Awarded{pot, 0, Half::low, low.best(of), kNoSeat});
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
    if (pots(scene.hand()).size > q.level) { return false; }
    const SeatSet all = inMain(scene);
    const auto read = [&] { return Standing(dice, all, dice.some(all, dice.chance(20 + 20 * q.level) ? 2 : 1)); };
    const std::array boards{read(), read()};
    eachContested(scene, [&](std::uint8_t pot, const SeatSet& of) {
        for (std::uint8_t board = 1; board <= 2; ++board) {
            q.acts.emplace_back(Awarded{pot, board, Half::whole, boards[board - 1u].best(of), kNoSeat});
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

// ---- how a pot is divided ------------------------------------------------------------------------------------------

// What of a pot goes to the same seats together: a half, a board, or the whole.
struct Piece {
    int board;
    Half half;
    std::vector<Won> won;
    Chips amount() const {
        Chips sum;
        for (const Won& one : won) { sum += one.amount; }
        return sum;
    }
};
std::vector<Piece> piecesOf(const Winnings& won, int pot) {
    std::vector<Piece> pieces;
    for (const Won& one : won) {
        if (one.pot != pot) { continue; }
        if (pieces.empty() || pieces.back().board != one.board || pieces.back().half != one.half) {
            pieces.push_back({one.board, one.half, {}});
        }
        pieces.back().won.push_back(one);
    }
    return pieces;
}

// "high half", "board 2", "board 2, high half"
Text shortName(const Piece& piece) {
    Text board = text("drill.part-board", {std::int64_t{piece.board}});
    if (piece.half == Half::whole) { return board; }
    Text half = text(piece.half == Half::high ? "drill.part-high" : "drill.part-low");
    return piece.board == 0 ? half : text("drill.pot-part", {part(board), part(half)});
}

Step parted(const std::vector<Piece>& pieces, const Text& pot) {
    std::vector<Text> parts;
    Chips whole, least = pieces.front().amount();
    for (const Piece& piece : pieces) {
        parts.push_back(text("drill.part-is", {part(shortName(piece)), piece.amount()}));
        whole += piece.amount();
        least = oddchip::least(least, piece.amount());
    }
    for (const Piece& piece : pieces) {
        if (piece.amount() > least) {
            parts.push_back(text("drill.odd-to-part", {piece.amount() - least, part(shortName(piece))}));
        }
    }
    return {text("drill.divide", {part(pot)}), text("drill.number", {parts}), whole};
}

Step shared(const Piece& piece, const Text& pot) {
    const bool whole = piece.board == 0 && piece.half == Half::whole;
    const Text what = whole ? pot : text("drill.pot-part", {part(pot), part(shortName(piece))});
    SeatSet seats;
    Chips each = piece.amount();
    for (const Won& one : piece.won) {
        seats.insert(one.seat);
        each = least(each, one.amount);
    }
    if (seats.size() == 1) { return {text("drill.takes", {seats.first(), part(what)}), {}, piece.amount()}; }
    std::vector<Text> how{text("drill.each", {piece.amount(), std::int64_t{seats.size()}, each})};
    RuleId why = RuleId::none;
    for (const Won& one : piece.won) {
        if (one.amount == each) { continue; }
        how.push_back(text("drill.odd-to", {one.amount - each, one.seat}));
        why = one.why;
    }
    if (why != RuleId::none) { how.push_back(text(name(why))); }
    return {text("drill.share-of", {seats, part(what)}), text("drill.number", {how}), piece.amount()};
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

// Pot by pot in the order of settlement: each is parted by halves and boards, then among those who tie.
std::vector<Step> shareSteps(const Hand& hand) {
    std::vector<Step> steps;
    const Winnings won = winnings(hand);
    for (int pot = pots(hand).size - 1; pot >= 0; --pot) {
        const std::vector<Piece> pieces = piecesOf(won, pot);
        if (pieces.size() > 1) { steps.push_back(parted(pieces, potText(pot))); }
        for (const Piece& piece : pieces) { steps.push_back(shared(piece, potText(pot))); }
    }
    for (const Seat seat : hand.dealt) {
        std::vector<Text> parts;
        for (const Won& one : won) {
            if (one.seat == seat) { parts.push_back(text("drill.number", {one.amount})); }
        }
        if (parts.size() > 1) {
            steps.push_back({text("drill.gets", {seat}), text("drill.gets-how", {parts}), won.amount[seat]});
        }
    }
    return steps;
}

}  // namespace oddchip::practice
