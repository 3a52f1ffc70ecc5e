// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/desk/desk.h"

#include <atomic>
#include <stop_token>

namespace oddchip {

// Folds the end of a journal into a state: from the last table line on, or from the last hand where there is no table.
void open(const Journal& journal, DeskState& state, std::vector<Doubt>& doubts);

// Takes the whole journal from its first entry on and works out anew what each led to. The first that this version
// cannot take, or that led to another table when it was written; nothing where there is
// none. 'progress' counts entries.
std::optional<Doubt> recompute(const Journal& journal, const std::stop_token& stop = {},
                               std::atomic<std::int64_t>* progress = nullptr);

}  // namespace oddchip
