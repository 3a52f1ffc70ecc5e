// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/punto_log.h"

#include <algorithm>

namespace oddchip {
namespace {

struct Kept {
    ShoeEvent one;
    bool undone = false;
};

class ShoeLog {
public:
    // False where it names no event that stands.
    bool take(const Entry& entry) {
        if (const auto* event = std::get_if<Event>(&entry.what)) {
            m_all.push_back({{&entry, event, isFloorLine(*event) ? 0 : ++m_numbers}});
            return true;
        }
        if (const auto* undo = std::get_if<Undo>(&entry.what)) {
            Kept* named = undo->event == 0 ? last() : numbered(undo->event);
            if (named != nullptr) { named->undone = true; }
            return named != nullptr;
        }
        const auto* amend = std::get_if<Amend>(&entry.what);
        Kept* named = amend != nullptr ? numbered(amend->event) : nullptr;
        if (named != nullptr) { named->one.event = &amend->with; }
        return named != nullptr;
    }

    std::vector<ShoeEvent> standing() const {
        std::vector<ShoeEvent> all;
        for (const Kept& each : m_all) {
            if (!each.undone) { all.push_back(each.one); }
        }
        return all;
    }

private:
    Kept* last() {
        const auto one = std::find_if(m_all.rbegin(), m_all.rend(), [](const Kept& each) { return !each.undone; });
        return one == m_all.rend() ? nullptr : &*one;
    }
    Kept* numbered(int number) {
        const auto one = std::ranges::find_if(
            m_all, [number](const Kept& each) { return number > 0 && each.one.number == number && !each.undone; });
        return one == m_all.end() ? nullptr : &*one;
    }

    std::vector<Kept> m_all;
    int m_numbers = 0;
};

}  // namespace

std::variant<std::vector<ShoeEvent>, Refusal> standingAtShoe(std::span<const Entry> entries) {
    ShoeLog log;
    for (const Entry& entry : entries) {
        if (!log.take(entry)) { return Refusal{Reason::nothingToUndo}; }
    }
    return log.standing();
}

}  // namespace oddchip
