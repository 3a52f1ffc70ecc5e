// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdio>
#include <cstdlib>

#include "core/records/convert.h"

// What holds of every record that was read, whatever bytes it came from.
namespace oddchip::fuzz {

[[noreturn]] inline void stop(const std::string& text, const std::string& why) {
    std::fprintf(stderr, "%s\n%s\n", text.c_str(), why.c_str());
    std::abort();
}

// Read again in the form in which it was written, it is as many hands and nothing is wrong with it.
inline void readAgain(const Converted& made, RecordForm form) {
    if (made.worst != Broken::no || made.hands == 0) { return; }
    const Converted again = convert(made.text, form, RecordForm::phhs);
    if (again.worst != Broken::no) { stop(made.text, again.troubles.empty() ? "broken" : again.troubles[0].what); }
    if (again.hands != made.hands) { stop(made.text, "not as many hands again"); }
}

// Into every other form, and read from there.
inline void convertToAll(std::string_view text, RecordForm from) {
    readAgain(convert(text, from, RecordForm::notation), RecordForm::notation);
    readAgain(convert(text, from, RecordForm::phhs), RecordForm::phhs);
    convert(text, from, RecordForm::pokerStars);
}

}  // namespace oddchip::fuzz
