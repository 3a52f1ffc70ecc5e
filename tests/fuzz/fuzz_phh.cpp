// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Whatever bytes a PHH file holds, reading and replaying them never fails badly; and the hands that are taken can be
// told in every form.
#include <cstdint>

#include "core/records/replay.h"
#include "tests/fuzz/records.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace oddchip;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (size > 20'000) { return 0; }
    std::string out;
    std::vector<ReadError> troubles;
    Replay replay("f", {.rules = {}, .steps = true}, out, troubles);
    for (const PhhText& one : cutPhh(text)) {
        const auto read = readPhh(one);
        if (const auto* const hand = std::get_if<PhhHand>(&read)) { replay.phh(*hand); }
    }
    fuzz::convertToAll(text, RecordForm::phhs);
    return 0;
}
