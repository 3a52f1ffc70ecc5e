// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/records/play.h"

// From one form of a record to another.
namespace oddchip {

enum class RecordForm : std::uint8_t { phh, phhs, notation, pokerStars };
std::optional<RecordForm> recordFormNamed(const std::string& path);  // by its ending: .phh .phhs .hand .txt
RecordForm formOf(std::string_view text);                            // by what it looks like

struct Converted {
    std::string text;
    int hands = 0;
    Broken worst = Broken::no;        // what could be converted still is
    std::vector<ReadError> troubles;  // by line of the text that was read
    std::vector<ReadError> notes;     // what the other form has no place for
};
Converted convert(std::string_view text, RecordForm from, RecordForm to);

}  // namespace oddchip
