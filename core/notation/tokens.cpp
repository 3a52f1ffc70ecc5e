// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/tokens.h"

namespace oddchip::notation {
namespace {

constexpr bool blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// '#' starts a comment, but for the number of an act: 'floor #2 call 200'.
bool startsComment(std::string_view line, std::size_t at, const Statement& before) {
    const bool first = before.size() == 1 || (before.size() == 3 && before[0].text == "at");
    const bool numbered = first && before.back().text == "floor" && !before.back().quoted;
    return !(numbered && at + 1 < line.size() && isDigit(line[at + 1]));
}

// The place behind the closing quote; npos where there is none. 'at' is behind the opening one.
std::size_t closing(std::string_view line, std::size_t at) {
    for (; at < line.size(); ++at) {
        if (line[at] == '\\') {
            ++at;
        } else if (line[at] == '"') {
            return at;
        }
    }
    return std::string_view::npos;
}

}  // namespace

Read<std::vector<Statement>> statements(std::string_view line) {
    constexpr std::size_t kUsual = 6;  // words in most statements
    std::vector<Statement> all(1);
    all[0].reserve(kUsual);
    bool joined = false;
    std::size_t at = 0;
    while (at < line.size()) {
        const char c = line[at];
        if (blank(c)) {
            ++at;
        } else if (c == '#' && startsComment(line, at, all.back())) {
            break;
        } else if (c == ';') {
            if (all.back().empty()) {
                return ReadError{0, "there is nothing before a `;`: put one event on each side"};
            }
            all.emplace_back();
            joined = true;
            ++at;
        } else if (c == ',') {
            all.back().push_back({line.substr(at++, 1), false});
        } else if (c == '"') {
            const std::size_t end = closing(line, at + 1);
            if (end == std::string_view::npos) {
                return ReadError{0, "the quote " + shown(line.substr(at)) + " is not closed"};
            }
            all.back().push_back({line.substr(at + 1, end - at - 1), true});
            at = end + 1;
        } else {
            std::size_t end = at + 1;
            while (end < line.size() && !blank(line[end]) && std::string_view(";,\"#").find(line[end]) == line.npos) {
                ++end;
            }
            all.back().push_back({line.substr(at, end - at), false});
            at = end;
        }
    }
    if (joined && all.back().empty()) { return ReadError{0, "there is nothing behind the last `;`"}; }
    if (all.back().empty()) { all.pop_back(); }
    return all;
}

std::string quote(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\' || c == '\n' || c == '\r') { quoted += '\\'; }
        quoted += c == '\n' ? 'n' : c == '\r' ? 'r' : c;
    }
    return quoted + '"';
}

std::string unquote(std::string_view quoted) {
    std::string text;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        const char next = quoted[i] == '\\' && i + 1 < quoted.size() ? quoted[i + 1] : ' ';
        if (std::string_view("\"\\nr").find(next) == std::string_view::npos) {
            text += quoted[i];
            continue;
        }
        text += next == 'n' ? '\n' : next == 'r' ? '\r' : next;
        ++i;
    }
    return text;
}

std::string shown(std::string_view text) {
    constexpr std::size_t kMost = 40;
    std::size_t end = text.size();
    if (end > kMost) {
        end = kMost;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) { --end; }  // not within a letter
    }
    std::string safe = "`";
    for (const char c : text.substr(0, end)) { safe += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c; }
    return safe + (end < text.size() ? "...`" : "`");
}

}  // namespace oddchip::notation
