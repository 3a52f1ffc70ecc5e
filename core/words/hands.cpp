// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What a hand is called, put together from its rows.
#include "core/words/rows.h"

#include <array>
#include <cassert>
#include <vector>

namespace oddchip {
namespace {

constexpr int kStraightFlush = 9, kHighCard = 1, kNoHand = 0, kAce = 12;

// By category: its row, and how many ranks are told in the plural ("aces and kings").
struct Naming {
    std::string_view id;
    std::size_t plurals;
};
constexpr std::array<Naming, 10> kNamings = {{
    {"hand.none", 0},
    {"hand.high-card", 0},
    {"hand.pair", 1},
    {"hand.two-pair", 2},
    {"hand.three-of-a-kind", 1},
    {"hand.straight", 0},
    {"hand.flush", 0},
    {"hand.full-house", 2},
    {"hand.four-of-a-kind", 1},
    {"hand.straight-flush", 0},
}};
constexpr std::array<std::string_view, 13> kRanks = {"rank.two",   "rank.three", "rank.four", "rank.five", "rank.six",
                                                     "rank.seven", "rank.eight", "rank.nine", "rank.ten",  "rank.jack",
                                                     "rank.queen", "rank.king",  "rank.ace"};
constexpr std::array<std::string_view, 4> kBadugis = {"hand.badugi-1", "hand.badugi-2", "hand.badugi-3",
                                                      "hand.badugi-4"};

const Words& row(std::string_view id) {
    const Words* found = wordsFor(id);
    assert(found);
    return *found;
}

const Words& rankRow(int rank) { return row(kRanks[static_cast<std::size_t>(rank)]); }

// "8-6-4-3-A"
std::string signs(std::span<const int> ranks, const Translate& translate) {
    std::string all;
    for (const int rank : ranks) {
        const Words& named = rankRow(rank);
        all += (all.empty() ? "" : "-") + translate(named, named.explanation);
    }
    return all;
}

bool asSigns(int category, ReadAs readAs) { return category == kHighCard && readAs != ReadAs::high; }

bool needsMore(std::string_view pattern, std::size_t figures) {
    const char next[] = {'%', static_cast<char>('1' + figures), '\0'};
    return pattern.find(next) != std::string_view::npos;
}

}  // namespace

const Words& handRow(int category, std::span<const int> ranks, ReadAs readAs) {
    if (category == kNoHand && readAs == ReadAs::low) { return row("hand.no-low"); }
    if (category == kHighCard && readAs == ReadAs::low) { return row("hand.low"); }
    if (category == kHighCard && readAs == ReadAs::badugi && !ranks.empty() && ranks.size() <= kBadugis.size()) {
        return row(kBadugis[ranks.size() - 1]);
    }
    if (category == kStraightFlush && !ranks.empty() && ranks[0] == kAce) { return row("hand.royal-flush"); }
    return row(kNamings[static_cast<std::size_t>(category)].id);
}

std::string handWords(int category, std::span<const int> ranks, ReadAs readAs, const Translate& translate) {
    const Words& hand = handRow(category, ranks, readAs);
    std::vector<std::string> figures;
    if (asSigns(category, readAs)) {
        figures.push_back(signs(ranks, translate));
    } else {
        const std::size_t plurals = kNamings[static_cast<std::size_t>(category)].plurals;
        for (const int rank : ranks) {
            const Words& named = rankRow(rank);
            figures.push_back(translate(named, figures.size() < plurals ? named.statement : named.name));
        }
    }
    const bool whole = !hand.explanation.empty() && !needsMore(hand.explanation, figures.size());
    return fill(translate(hand, whole ? hand.explanation : hand.statement), figures);
}

}  // namespace oddchip
