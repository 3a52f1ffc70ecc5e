// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A hand in some hundred bytes, for work over very many: where it began, its standing events, and how it ended.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/notation/notation.h"

namespace oddchip {

struct HandFacts {
    HandBegan began;           // with its rules; rulesAt is 0
    std::vector<Live> events;  // those that a hand takes
    PerSeat<Chips> net;        // at its end, against what the seat began with
    bool operator==(const HandFacts& other) const;
};

// The facts of a log: nothing where it has no hand or does not fold.
std::optional<HandFacts> factsOf(const Log& log);

// Texts that very many hands share, by number. A Packer may give new ones; whoever unpacks is given the same.
struct Shared {
    std::vector<HouseRules> rules;
    std::vector<Stakes> stakes;
    int numberOf(const HouseRules& wanted);
    int numberOf(const Stakes& wanted);
};

// What cannot be said shortly is kept as lines of notation, so that unpack(pack(x)) is x.
std::vector<std::uint8_t> pack(const HandFacts& facts, Shared& shared);

// Unpacks into 'facts', whose memory it uses again. False where the bytes are none of ours.
bool unpack(std::span<const std::uint8_t> bytes, const Shared& shared, HandFacts& facts);

// What is told of a packed hand without unpacking it: what it has (see reach.h), and the number of its rules.
struct Glance {
    std::uint16_t reach = 0;
    std::size_t rules = 0;
};
std::optional<Glance> glance(std::span<const std::uint8_t> bytes);

}  // namespace oddchip
