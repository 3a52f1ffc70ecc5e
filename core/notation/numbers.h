// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/rules/live.h"

namespace oddchip {

// In a log, undo, amend and floor name an event by its number; in a journal, by its record. 'seqs' holds the record of
// each event of the log, by number from 1. Nothing where the log has no such event.
std::optional<Entry> namingRecords(std::span<const std::int64_t> seqs, const Entry& entry);
std::optional<Entry> namingEvents(std::span<const std::int64_t> seqs, const Entry& entry);

}  // namespace oddchip
