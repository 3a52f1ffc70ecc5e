// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/epoch.h"

#include <array>
#include <charconv>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace oddchip {

std::string placeOf(const std::string& path) {
    struct stat found {};
    return ::stat(path.c_str(), &found) == 0 ? std::to_string(found.st_ino) : std::string();
}

std::optional<Head> notedHead(const std::string& journal) {
    const int file = ::open((journal + ".lock").c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return std::nullopt;
    std::array<char, 128> text{};
    const ssize_t size = ::read(file, text.data(), text.size());
    ::close(file);
    return size > 0 ? readHead({text.data(), static_cast<std::size_t>(size)}) : std::nullopt;
}

void noteHead(const std::string& journal, const Head& head) {
    const int file = ::open((journal + ".lock").c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) return;  // another user's; then a copy is known by its place alone
    const std::string text = headText(head) + '\n';
    const bool done = ::pwrite(file, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
    if (!done || ::ftruncate(file, static_cast<off_t>(text.size())) != 0) {
        [[maybe_unused]] const int failed = ::ftruncate(file, 0);
    }
    ::close(file);
}

namespace {

std::string hexOf(const Hash& hash) {
    std::string text;
    constexpr std::string_view digits = "0123456789abcdef";
    for (const std::uint8_t byte : hash) (text += digits[byte >> 4]) += digits[byte & 15];
    return text;
}

std::optional<Hash> readHash(std::string_view text) {
    Hash hash{};
    if (text.size() != 2 * hash.size()) return std::nullopt;
    for (std::size_t i = 0; i < hash.size(); ++i) {
        const char* at = text.data() + 2 * i;
        const auto byte = std::from_chars(at, at + 2, hash[i], 16);
        if (byte.ec != std::errc() || byte.ptr != at + 2) return std::nullopt;
    }
    return hash;
}

}  // namespace

std::string headText(const Head& head) { return std::to_string(head.seq) + ' ' + hexOf(head.hash); }

std::optional<Head> readHead(std::string_view text) {
    while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
    const auto space = text.find(' ');
    Head head;
    if (space == std::string_view::npos) return std::nullopt;
    const auto number = std::from_chars(text.data(), text.data() + space, head.seq);
    if (number.ec != std::errc() || number.ptr != text.data() + space || head.seq < 0) return std::nullopt;
    const auto hash = readHash(text.substr(space + 1));
    if (!hash) return std::nullopt;
    head.hash = *hash;
    return head;
}

std::string epochText(const Epoch& epoch) {
    return headText(epoch.after) + (epoch.lost ? " lost " + headText(*epoch.lost) : std::string());
}

std::string sealedText(const Epoch& epoch) {
    return epochText(epoch) + (epoch.seal ? " seal " + hexOf(*epoch.seal) : std::string());
}

std::optional<Epoch> readEpoch(std::int64_t number, std::string_view text) {
    Epoch epoch{number, {}, {}, {}};
    if (const auto at = text.find(" seal "); at != std::string_view::npos) {
        epoch.seal = readHash(text.substr(at + 6));
        if (!epoch.seal) return std::nullopt;
        text = text.substr(0, at);
    }
    const auto lost = text.find(" lost ");
    if (lost != std::string_view::npos) epoch.lost = readHead(text.substr(lost + 6));
    const auto after = readHead(text.substr(0, lost));
    if (!after) return std::nullopt;
    epoch.after = *after;
    return epoch;
}

}  // namespace oddchip
