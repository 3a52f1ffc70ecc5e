// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The scoreboard of a shoe as places on a grid of six rows; what draws it knows nothing of how it runs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/baccarat/tableau.h"

namespace oddchip::baccarat {

inline constexpr int kRoadRows = 6;

struct RoadCell {
    std::int16_t column = 0, row = 0;  // from 0, columns to the right, rows down
    Side side = Side::player;
    std::uint8_t ties = 0;  // big road: ties since this coup and before the next; of the first cell those before it too
    bool operator==(const RoadCell&) const = default;
};

// One cell a coup, ties among them, down a column of six and on to the next.
std::vector<RoadCell> beadPlate(std::span<const Side> results);

// One cell a coup that is no tie. A run of the same side goes down; where the next cell is taken, or after six, it
// turns right. A new run begins on top, in the first free column after the one that the last run began in. Ties alone,
// before any other result, are one cell at the top left with the side tie.
std::vector<RoadCell> bigRoad(std::span<const Side> results);

}  // namespace oddchip::baccarat
