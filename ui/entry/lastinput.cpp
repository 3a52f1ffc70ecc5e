// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/entry/lastinput.h"

#include <algorithm>

#include "core/notation/notation.h"

namespace oddchip::ui {
namespace {

struct Numbered {
    const Entry* entry;
    bool undone = false;
};

void takeBack(std::vector<Numbered>& all, std::int32_t event) {
    if (event > 0 && event <= static_cast<std::int32_t>(all.size())) {
        all[static_cast<std::size_t>(event) - 1].undone = true;
        return;
    }
    const auto last = std::find_if(all.rbegin(), all.rend(), [](const Numbered& one) { return !one.undone; });
    if (last != all.rend()) last->undone = true;
}

std::vector<Numbered> numbered(const Log& log) {
    std::vector<Numbered> all;
    for (const Entry& entry : log.entries) {
        const auto* event = std::get_if<Event>(&entry.what);
        if (event && !isFloorLine(*event)) all.push_back({&entry});
        if (const Undo* undo = std::get_if<Undo>(&entry.what)) takeBack(all, undo->event);
    }
    return all;
}

}  // namespace

std::vector<int> standing(const Log& log) {
    std::vector<int> numbers;
    int number = 0;
    for (const Numbered& one : numbered(log)) {
        ++number;
        if (!one.undone) numbers.push_back(number);
    }
    return numbers;
}

// Events of one input have one time, and no two inputs have the same.
LastInput lastInput(const Log& log) {
    const std::vector<Numbered> all = numbered(log);
    LastInput input;
    const Entry* last = nullptr;
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        if (one->undone) continue;
        if (last && one->entry->at != last->at) break;
        if (!last) input.text = QString::fromStdString(body(*one->entry));
        last = one->entry;
        ++input.events;
    }
    return input;
}

std::vector<Entry> takingBack(const LastInput& input) {
    return std::vector<Entry>(static_cast<std::size_t>(input.events), Entry{Undo{}});
}

}  // namespace oddchip::ui
