// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/corrections.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace oddchip {
namespace {

enum class Does : std::uint8_t { nothing, replaces, takesBack, decides };

Does doesOf(const Entry& entry) {
    if (std::holds_alternative<Undo>(entry.what)) { return Does::takesBack; }
    if (std::holds_alternative<Amend>(entry.what)) { return Does::replaces; }
    return std::holds_alternative<FloorOn>(entry.what) ? Does::decides : Does::nothing;
}

class Placing {
public:
    explicit Placing(HandTold& told) : m_told(told), m_entryOf(told.lines.size(), -1) {
        int entry = 0;
        for (std::size_t i = 0; i < told.lines.size(); ++i) {
            if (told.lines[i].folded) { m_entryOf[i] = entry++; }
        }
    }

    void run() {
        for (int at = 0; at < std::ssize(m_told.lines); ++at) { take(at); }
        if (m_groups == 0) { return; }
        std::vector<int> order(m_told.lines.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, {}, [&](int at) { return firstOf(at); });
        setTables(order);
        std::vector<LineTold> lines;
        lines.reserve(order.size());
        for (const int at : order) { lines.push_back(std::move(line(at))); }
        m_told.lines = std::move(lines);
    }

private:
    struct Act {
        int number = 0;
        int newest = 0;  // the line that says what it is now
        int decision = -1;
        bool takenBack = false;
    };

    LineTold& line(int at) { return m_told.lines[static_cast<std::size_t>(at)]; }
    const Entry* entry(int at) const {
        const int own = m_entryOf[static_cast<std::size_t>(at)];
        return own >= 0 && own < std::ssize(m_told.log.entries) ? &m_told.log.entries[static_cast<std::size_t>(own)]
                                                                : nullptr;
    }

    // The line under which one stands: the first of its group.
    int firstOf(int at) {
        const int group = line(at).group;
        return group == 0 ? at : m_firsts[static_cast<std::size_t>(group) - 1];
    }

    // The act that is meant; 0 means the last that has not been taken back.
    Act* actOf(int number) {
        for (auto act = m_acts.rbegin(); act != m_acts.rend(); ++act) {
            if (number == 0 ? !act->takenBack : act->number == number) { return &*act; }
        }
        return nullptr;
    }

    void take(int at) {
        if (line(at).number > 0) { m_acts.push_back({line(at).number, at, -1, false}); }
        const Entry* own = entry(at);
        const Does does = own != nullptr ? doesOf(*own) : Does::nothing;
        Act* act = does != Does::nothing ? actOf(line(at).about) : nullptr;
        if (act == nullptr) { return; }
        if (does == Does::decides) {
            if (line(at).about == 0) { return; }  // the last act of a seat: which one is not told
            if (act->decision >= 0) { line(act->decision).standing = false; }
            act->decision = at;
            return;
        }
        line(act->newest).standing = false;
        if (line(act->newest).group == 0) {
            line(act->newest).group = ++m_groups;
            m_firsts.push_back(act->newest);
        }
        line(at).group = line(act->newest).group;
        line(at).about = act->number;
        act->newest = at;
        act->takenBack = does == Does::takesBack;
    }

    // A line that is not possible among those above it leaves the table as it was.
    void setTables(const std::vector<int>& order) {
        std::vector<Table> tables;
        std::vector<int> taken;
        Log log{m_told.log.before, m_told.log.hand, {}};
        bool moved = false;
        for (const int at : order) {
            const auto recorded = static_cast<std::size_t>(at);
            moved = moved || line(at).group > 0;
            if (const Entry* own = entry(at)) {
                const auto place = std::ranges::lower_bound(taken, at);
                Entry named = *own;
                if (auto* undo = std::get_if<Undo>(&named.what)) { undo->event = line(at).about; }
                log.entries.insert(log.entries.begin() + (place - taken.begin()), std::move(named));
                taken.insert(place, at);
            }
            if (!moved) {
                tables.push_back(m_told.tables[recorded]);
                continue;
            }
            const auto folded = fold(log);
            const auto* table = std::get_if<Table>(&folded);
            tables.push_back(table != nullptr ? *table : tables.empty() ? m_told.start : tables.back());
        }
        m_told.tables = std::move(tables);
    }

    HandTold& m_told;
    std::vector<int> m_entryOf;  // by line; -1: it is not folded
    std::vector<Act> m_acts;
    std::vector<int> m_firsts;  // by group
    int m_groups = 0;
};

}  // namespace

void placeCorrections(HandTold& told) { Placing(told).run(); }

}  // namespace oddchip
