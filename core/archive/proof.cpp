// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/proof.h"

#include <algorithm>
#include <charconv>

#include "core/journal/verify.h"

namespace oddchip {
namespace {

// Printed heads are shorter than hashes: what the journal has there completes one that fits, and one that does not fit
// stays what it is.
std::optional<Head> headOf(const Journal& journal, std::string_view anchor) {
    std::string digits, number;
    const auto space = anchor.find(' ');
    if (space == std::string_view::npos) { return std::nullopt; }
    for (const char letter : anchor.substr(0, space)) {
        if (letter != ',') { number += letter; }
    }
    for (const char letter : anchor.substr(space)) {
        if (letter != ' ') { digits += letter; }
    }
    Head head;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), head.seq);
    const bool hex = digits.find_first_not_of("0123456789abcdef") == std::string::npos;
    const bool whole = read.ec == std::errc() && read.ptr == number.data() + number.size() && head.seq >= 0;
    if (!whole || !hex || digits.size() < 16 || digits.size() > 64) { return std::nullopt; }
    try {
        for (const Record& record : journal.read(head.seq, 1)) {
            if (record.seq == head.seq && hexText(record.hash).starts_with(digits)) {
                head.hash = record.hash;
                return head;
            }
        }
    } catch (const JournalError& error) {
        if (error.cause != JournalError::What::damaged) { throw; }
    }
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
        std::from_chars(digits.data() + i, digits.data() + i + 2, head.hash[i / 2], 16);
    }
    if (digits.size() < 64) { head.hash.back() = 0xff; }  // no hash that is known
    return head;
}

}  // namespace

std::string hexText(const Hash& hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : hash) { (text += digits[byte >> 4]) += digits[byte & 15]; }
    return text;
}

std::string printedHead(std::int64_t seq, std::string_view hex) {
    std::string text = std::to_string(seq);
    for (std::size_t i = 0; i < std::min<std::size_t>(hex.size(), 32); ++i) {
        if (i % 4 == 0) { text += ' '; }
        text += hex[i];
    }
    return text;
}

Proof prove(const Journal& journal, std::span<const std::string> anchors, std::stop_token stop,
            std::atomic<std::int64_t>* progress) {
    Proof proof;
    proof.journal = journal.path();
    proof.id = journal.id();
    proof.epoch = journal.epoch();
    std::vector<Head> heads;
    for (const std::string& anchor : anchors) {
        if (const auto head = headOf(journal, anchor)) {
            heads.push_back(*head);
        } else {
            proof.unreadable.push_back(anchor);
        }
    }
    const Verified found = verifyChain(journal, heads, std::move(stop), progress);
    proof.entries = found.entries;
    proof.firstBad = found.firstBad;
    proof.why = name(found.why);
    proof.head = hexText(found.head);
    proof.stopped = found.stopped;
    return proof;
}

}  // namespace oddchip
