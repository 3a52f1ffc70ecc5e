// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Whatever bytes a file holds, reading them never fails badly; and what is read is written, read again and written the
// same.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/notation/notation.h"

namespace {

[[noreturn]] void stop(const std::string& line, const std::string& why) {
    std::fprintf(stderr, "%s\n%s\n", line.c_str(), why.c_str());
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace oddchip;
    Reading reading;
    for (const Item& item : readFile({reinterpret_cast<const char*>(data), size}).items) {
        if (const auto* hand = std::get_if<HandBegan>(&item.what)) { reading.rules = hand->rules; }
        const std::string line = write(item);
        const auto again = readLine(line, reading);
        if (const auto* error = std::get_if<ReadError>(&again)) { stop(line, error->what); }
        const auto& items = *std::get_if<std::vector<Item>>(&again);
        if (items.size() != 1 || write(items[0]) != line) { stop(line, "is not written again as it was read"); }
        const auto* hand = std::get_if<HandBegan>(&item.what);
        if (hand != nullptr && *hand != std::get<HandBegan>(items[0].what)) { stop(line, "is another hand"); }
    }
    return 0;
}
