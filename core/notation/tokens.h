// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/notation/notation.h"

// The words of one line: between blanks, a comma alone, what stands in quotes as one word; no comment.
namespace oddchip::notation {

constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

struct Token {
    std::string_view text;  // of a quoted one what lies between its quotes, escapes as they stand
    bool quoted = false;
};
using Statement = std::vector<Token>;

// The statements of a line, parted at ';'. The views look into 'line'.
Read<std::vector<Statement>> statements(std::string_view line);

// What is quoted may hold any text: \" \\ \n \r stand for a quote, a backslash and the ends of lines.
std::string quote(std::string_view text);
std::string unquote(std::string_view quoted);

// A piece of a line as an error shows it: in back quotes, short, without control characters.
std::string shown(std::string_view text);

}  // namespace oddchip::notation
