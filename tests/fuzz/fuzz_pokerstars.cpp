// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Whatever bytes a file of hands in the text of PokerStars holds, reading them never fails badly; and the hands that
// are taken can be told in every form.
#include <cstdint>

#include "tests/fuzz/records.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace oddchip;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (size < 20'000) { fuzz::convertToAll(text, RecordForm::pokerStars); }
    return 0;
}
