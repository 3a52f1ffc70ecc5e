// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>
#include <utility>

#include "core/notation/claim_lines.h"
#include "core/notation/entries.h"
#include "core/notation/notation.h"
#include "core/notation/setup.h"
#include "core/notation/time.h"

namespace oddchip {
namespace notation {
namespace {

constexpr std::string_view kMark = "\xEF\xBB\xBF";  // of UTF-8, as some editors put it at the start of a file

template <class From> Read<Line> asLine(Read<From> read) {
    if (auto* error = std::get_if<ReadError>(&read)) { return std::move(*error); }
    return Line(std::move(*std::get_if<From>(&read)));
}

// What one statement says, without its 'at'.
Read<Line> readStatement(Statement words, const Reading& reading) {
    const std::string_view first = words[0].quoted ? std::string_view() : words[0].text;
    if (first == "rules") { return asLine(readRules(words)); }
    if (first == "next") {
        if (words.size() > 1) { return ReadError{0, "`next` stands alone"}; }
        return Line(NextHand{});
    }
    if (first == "hand" || first == "table" || first == "punto") {
        if (!reading.rulesKnown) { return ReadError{0, "the rules line that this is played under cannot be read"}; }
        if (first == "punto") { return asLine(readPunto(words, reading.rules)); }
        return first == "hand" ? asLine(readHand(words, reading.rules)) : asLine(readTable(words));
    }
    return asLine(readEntry(std::move(words)));
}

// Takes 'at TIME' off the front of a statement; what is wrong with it, or nothing.
std::string takeTime(Statement& words, std::int64_t& clock, std::int64_t& at) {
    if (words[0].quoted || words[0].text != "at") { return {}; }
    const auto time = words.size() > 1 ? readTime(words[1].text, clock) : std::nullopt;
    if (!time) { return "after `at` comes a time: 2026-11-30T21:04:05Z, or 21:40 on the same day"; }
    if (words.size() == 2) { return "after the time comes what happened then"; }
    at = clock = *time;
    words.erase(words.begin(), words.begin() + 2);
    return {};
}

Read<std::vector<Item>> readStatements(std::string_view line, Reading& reading) {
    auto found = statements(line);
    if (const auto* error = std::get_if<ReadError>(&found)) { return *error; }
    std::vector<Item> items;
    Reading after = reading;
    std::int64_t at = 0;
    for (Statement& words : *std::get_if<std::vector<Statement>>(&found)) {
        std::string wrong = takeTime(words, after.clock, at);
        if (!wrong.empty()) { return ReadError{0, std::move(wrong)}; }
        auto read = readStatement(std::move(words), after);
        if (const auto* error = std::get_if<ReadError>(&read)) { return *error; }
        items.push_back({0, at, std::move(*std::get_if<Line>(&read))});
        if (auto* entry = std::get_if<Entry>(&items.back().what)) { entry->at = at; }
        if (const auto* rules = std::get_if<RulesLine>(&items.back().what)) {
            after.rules = rules->rules;
            after.rulesKnown = true;
        }
    }
    reading = after;
    return items;
}

std::string_view trimmed(std::string_view line) {
    const std::size_t start = line.find_first_not_of(" \t\r");
    return start == std::string_view::npos ? std::string_view() : line.substr(start);
}

}  // namespace
}  // namespace notation

Read<std::vector<Item>> readLine(std::string_view line, Reading& reading) {
    const std::string_view text = notation::trimmed(line);
    const bool indented = !line.empty() && (line[0] == ' ' || line[0] == '\t');
    if (text.empty() || text[0] == '#') { return std::vector<Item>(); }
    if (text[0] == '=') {
        if (!indented) { return ReadError{0, "a claim is indented under the line that it speaks of"}; }
        const auto claim = notation::readClaim(text.substr(1));
        if (const auto* error = std::get_if<ReadError>(&claim)) { return *error; }
        return std::vector<Item>{{0, 0, *std::get_if<Claim>(&claim)}};
    }
    if (indented) {
        return ReadError{0, "an indented line is a claim and starts with `=`; an event starts in the first column"};
    }
    auto read = notation::readStatements(line, reading);
    if (std::holds_alternative<ReadError>(read) && text.starts_with("rules ")) { reading.rulesKnown = false; }
    return read;
}

FileRead readFile(std::string_view text) {
    FileRead file;
    Reading reading;
    if (text.starts_with(notation::kMark)) { text.remove_prefix(notation::kMark.size()); }
    const auto ends = [](char c) { return c == '\n' || c == ';'; };
    file.items.reserve(static_cast<std::size_t>(std::ranges::count_if(text, ends)) + 1);  // an item is large to move
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        auto read = readLine(text.substr(0, end), reading);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (auto* error = std::get_if<ReadError>(&read)) {
            error->line = number;
            file.errors.push_back(std::move(*error));
            continue;
        }
        for (Item& item : *std::get_if<std::vector<Item>>(&read)) {
            item.line = number;
            file.items.push_back(std::move(item));
        }
    }
    return file;
}

std::string write(const Item& item) {
    if (const auto* entry = std::get_if<Entry>(&item.what)) { return write(*entry); }
    if (const auto* claim = std::get_if<Claim>(&item.what)) { return "    " + write(*claim); }
    std::string line;
    if (item.at != 0) { line = "at " + timeText(item.at) + ' '; }
    if (const auto* rules = std::get_if<RulesLine>(&item.what)) { return line + write(*rules); }
    if (const auto* table = std::get_if<TableOpened>(&item.what)) { return line + write(*table); }
    if (const auto* hand = std::get_if<HandBegan>(&item.what)) { return line + write(*hand); }
    if (const auto* punto = std::get_if<PuntoOpened>(&item.what)) { return line + write(*punto); }
    return line + write(NextHand{});
}

}  // namespace oddchip
