// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Main pot and side pots, and how each was built (RULES.md 1.9).
#include "core/rules/inner.h"

#include <algorithm>

namespace oddchip {

using namespace inner;

namespace {

struct Cuts {
    std::array<Chips, kSeats + 1> at{};
    int size = 0;
    bool topOpen = false;  // above the last cut lie chips that are not matched yet
};

// Live seats that can still match whatever is bet: not those all-in, nor who was found to have more chips only after a
// round that it did not match.
SeatSet canMatch(const Hand& hand) {
    const auto before = [&](Seat seat) { return hand.now.total[seat] - hand.now.in[seat]; };
    Chips matched;
    for (const Seat seat : hand.now.live) { matched = most(matched, before(seat)); }
    SeatSet seats = hand.now.live - hand.now.allIn;
    for (const Seat seat : seats) {
        if (before(seat) < matched) { seats.erase(seat); }
    }
    return seats;
}

// While a round is open pots are cut only where a live seat cannot match more; when it has closed, at every live seat's
// total.
Cuts cutsOf(const Hand& hand, SeatSet match) {
    Cuts cuts;
    for (const Seat seat : hand.now.live) {
        if (match.contains(seat)) {
            cuts.topOpen = true;
            continue;
        }
        cuts.at[static_cast<std::size_t>(cuts.size++)] = hand.now.total[seat];
    }
    const auto begin = cuts.at.begin();
    std::sort(begin, begin + cuts.size);
    cuts.size = static_cast<int>(std::unique(begin, begin + cuts.size) - begin);
    return cuts;
}

struct Layer {
    Chips from, to;  // of each seat's total; the last layer takes everything above
    bool last;
    SeatSet of;
};

Chips slice(const Layer& layer, Chips total) {
    const Chips top = layer.last ? total : least(total, layer.to);
    return most(top - layer.from, Chips{});
}

struct Layers {
    std::array<Layer, kSeats + 1> list{};
    int size = 0;
};

Layers layersOf(const Hand& hand) {
    const SeatSet match = roundOpen(hand) ? canMatch(hand) : SeatSet{};
    const Cuts cuts = cutsOf(hand, match);
    Layers layers;
    Chips below;
    const int count = cuts.size + (cuts.topOpen ? 1 : 0);
    for (int i = 0; i < count; ++i) {
        const bool top = i == cuts.size;
        Layer layer{below, top ? Chips{} : cuts.at[static_cast<std::size_t>(i)], i == count - 1, {}};
        for (const Seat seat : hand.now.live) {
            if (match.contains(seat) || (!top && hand.now.total[seat] >= layer.to)) { layer.of.insert(seat); }
        }
        below = layer.to;
        layers.list[static_cast<std::size_t>(layers.size++)] = layer;
    }
    return layers;
}

Chips amountOf(const Hand& hand, const Layer& layer) {
    Chips sum;
    for (const Seat seat : hand.dealt) { sum += slice(layer, hand.now.total[seat]); }
    return sum;
}

}  // namespace

Pots pots(const Hand& hand) {
    Pots pots;
    if (hand.misdealt || hand.isVoid) { return pots; }
    const Layers layers = layersOf(hand);
    for (int i = 0; i < layers.size; ++i) {
        const Layer& layer = layers.list[static_cast<std::size_t>(i)];
        const Chips amount = amountOf(hand, layer) + (i == 0 ? hand.now.dead : Chips{});
        if (amount.count == 0) { continue; }
        if (pots.size > 0 && pots.list[pots.size - 1u].of == layer.of) {
            pots.list[pots.size - 1u].amount += amount;
        } else {
            pots.list[pots.size++] = {amount, layer.of};
        }
    }
    return pots;
}

PotBuilt built(const Hand& hand, int pot) {
    const Layers layers = layersOf(hand);
    PotBuilt how;
    int at = -1;
    for (int i = 0; i < layers.size; ++i) {
        const Layer& layer = layers.list[static_cast<std::size_t>(i)];
        const bool dead = i == 0 && hand.now.dead.count > 0;
        if (amountOf(hand, layer).count == 0 && !dead) { continue; }
        if (++at != pot) { continue; }
        how.dead = dead ? hand.now.dead : Chips{};
        for (const Seat seat : hand.dealt) {
            const Chips part = slice(layer, hand.now.total[seat]);
            if (part.count == 0) { continue; }
            if (hand.now.live.contains(seat)) {
                how.from.insert(seat);
                how.each = most(how.each, part);
            } else {
                how.folded += part;
                how.foldedFrom.insert(seat);
            }
        }
        return how;
    }
    return how;
}

Chips potTotal(const Hand& hand) {
    Chips sum = hand.now.dead;
    for (const Seat seat : hand.dealt) { sum += hand.now.total[seat]; }
    return hand.misdealt || hand.isVoid ? Chips{} : sum;
}

}  // namespace oddchip
