// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/baccarat/roads.h"

#include <algorithm>

namespace oddchip::baccarat {
namespace {

class BigRoad {
public:
    void add(Side side) {
        if (side == Side::tie) { return tie(); }
        if (m_cells.empty() || m_cells.back().side == Side::tie) {
            const std::uint8_t before = m_cells.empty() ? std::uint8_t{0} : m_cells.back().ties;
            m_cells.assign(1, {0, 0, side, before});
        } else if (m_cells.back().side == side) {
            goOn(side);
        } else {
            beginRun(side);
        }
    }
    std::vector<RoadCell> cells() && { return std::move(m_cells); }

private:
    void tie() {
        if (m_cells.empty()) { m_cells.push_back({0, 0, Side::tie, 0}); }
        ++m_cells.back().ties;
    }

    void goOn(Side side) {
        const RoadCell last = m_cells.back();
        const auto below = static_cast<std::int16_t>(last.row + 1);
        m_turned = m_turned || below == kRoadRows || taken(last.column, below);
        if (m_turned) {
            m_cells.push_back({static_cast<std::int16_t>(last.column + 1), last.row, side, 0});
        } else {
            m_cells.push_back({last.column, below, side, 0});
        }
    }

    void beginRun(Side side) {
        do { ++m_start; } while (taken(m_start, 0));
        m_turned = false;
        m_cells.push_back({m_start, 0, side, 0});
    }

    bool taken(std::int16_t column, std::int16_t row) const {
        return std::ranges::any_of(m_cells,
                                   [&](const RoadCell& cell) { return cell.column == column && cell.row == row; });
    }

    std::vector<RoadCell> m_cells;
    std::int16_t m_start = 0;  // where the last run began
    bool m_turned = false;     // the run goes right
};

}  // namespace

std::vector<RoadCell> beadPlate(std::span<const Side> results) {
    std::vector<RoadCell> cells;
    int at = 0;
    for (const Side side : results) {
        cells.push_back(
            {static_cast<std::int16_t>(at / kRoadRows), static_cast<std::int16_t>(at % kRoadRows), side, 0});
        ++at;
    }
    return cells;
}

std::vector<RoadCell> bigRoad(std::span<const Side> results) {
    BigRoad road;
    for (const Side side : results) { road.add(side); }
    return std::move(road).cells();
}

}  // namespace oddchip::baccarat
