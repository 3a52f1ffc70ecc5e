// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/phh.h"

#include <algorithm>
#include <charconv>

namespace oddchip {
namespace {

constexpr PhhCode kCodes[] = {
    {"NT", Structure::noLimit, FormId::holdem},
    {"FT", Structure::limit, FormId::holdem},
    {"NS", Structure::noLimit, FormId::shortDeck},
    {"PO", Structure::potLimit, FormId::omaha},
    {"FO/8", Structure::limit, FormId::omaha8},
    {"F7S", Structure::limit, FormId::stud},
    {"F7S/8", Structure::limit, FormId::stud8},
    {"FR", Structure::limit, FormId::razz},
    {"N2L1D", Structure::noLimit, FormId::deuceToSeven},
    {"F2L3D", Structure::limit, FormId::deuceToSevenTriple},
    {"FB", Structure::limit, FormId::badugi},
};

constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(kBlank);
    if (from == text.npos) { return {}; }
    return text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

std::string_view takeWord(std::string_view& text) {
    const auto word = text.substr(0, text.find_first_of(kBlank));
    text = trimmed(text.substr(word.size()));
    return word;
}

// The digits at the head of 'text' go over into 'value'; how many there were, -1 where they are too many.
int takeDigits(std::string_view& text, std::int64_t& value) {
    int digits = 0;
    for (; !text.empty(); text.remove_prefix(1)) {
        const char c = text[0];
        if (c == '_' && digits > 0) { continue; }
        if (c < '0' || c > '9') { break; }
        if (value > kMostChips.count) { return -1; }
        value = value * 10 + (c - '0');
        ++digits;
    }
    return digits;
}

// The number of a line `[12]`, perhaps with a comment; 0 for any other line.
int headerNumber(std::string_view line) {
    line = trimmed(line.substr(0, line.find('#')));
    if (line.size() < 3 || line.front() != '[' || line.back() != ']') { return 0; }
    line = trimmed(line.substr(1, line.size() - 2));
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    return error == std::errc{} && end == line.data() + line.size() && number > 0 ? number : 0;
}

bool saysNothing(std::string_view line) {
    line = trimmed(line);
    return line.empty() || line.front() == '#';
}

// Calls each(line, its number, where it begins) for every line.
template <class Each> void eachLine(std::string_view file, const Each& each) {
    int number = 1;
    for (std::size_t at = 0; at < file.size(); ++number) {
        const auto end = std::min(file.find('\n', at), file.size());
        each(file.substr(at, end - at), number, at);
        at = end + 1;
    }
}

Seat playerNamed(std::string_view word, int players) {
    int number = 0;
    const char* const end = word.data() + word.size();
    if (!word.starts_with('p')) { return kNoSeat; }
    const auto read = std::from_chars(word.data() + 1, end, number);
    return read.ec == std::errc{} && read.ptr == end && number >= 1 && number <= players ? seatAt(number) : kNoSeat;
}

// What is wrong with an action; empty: nothing.
std::string readCardsInto(CardList& list, std::string_view text) {
    if (text.size() % 2 != 0) { return "'" + std::string(text) + "' are no cards"; }
    for (; !text.empty(); text.remove_prefix(2)) {
        const auto card = readCard(text.substr(0, 2));
        if (!card) { return "'" + std::string(text.substr(0, 2)) + "' is no card"; }
        if (list.size == list.cards.size()) { return "more cards than any hand has"; }
        list.add(*card);
    }
    return {};
}

std::string readDeal(PhhAction& action, std::string_view rest, int players) {
    const auto what = takeWord(rest);
    action.verb = what == "dh" ? PhhVerb::hole : PhhVerb::board;
    if (what != "dh" && what != "db") { return "the dealer's actions are 'd dh pN CARDS' and 'd db CARDS'"; }
    if (what == "dh") {
        const auto who = takeWord(rest);
        action.seat = playerNamed(who, players);
        if (action.seat == kNoSeat) { return "no player '" + std::string(who) + "'"; }
    }
    const auto cards = takeWord(rest);
    if (cards.empty()) { return "no cards"; }
    return rest.empty() ? readCardsInto(action.cards, cards) : "'" + std::string(rest) + "' is too much";
}

std::string readPlay(PhhAction& action, std::string_view rest) {
    const auto what = takeWord(rest);
    const auto with = takeWord(rest);
    const bool alone = with.empty();
    if (!rest.empty()) { return "'" + std::string(rest) + "' is too much"; }
    if (what == "cbr") {
        const auto amount = readDecimal(with);
        if (!amount || *amount <= Chips{}) { return "'" + std::string(with) + "' is no amount"; }
        action.verb = PhhVerb::raiseTo;
        action.amount = *amount;
        return {};
    }
    if (what == "sd" || what == "sm") {
        action.verb = what == "sd" ? PhhVerb::draw : alone ? PhhVerb::muck : PhhVerb::show;
        return what == "sm" && with == "-" ? std::string() : readCardsInto(action.cards, with);
    }
    action.verb = what == "f"    ? PhhVerb::fold
                  : what == "cc" ? PhhVerb::callOrCheck
                  : what == "pb" ? PhhVerb::bringIn
                                 : PhhVerb::nothing;
    if (action.verb == PhhVerb::nothing) { return "'" + std::string(what) + "' is none of f cc cbr pb sd sm"; }
    return alone ? std::string() : "'" + std::string(with) + "' is too much";
}

}  // namespace

std::optional<Chips> readDecimal(std::string_view text) {
    const bool minus = text.starts_with('-');
    if (minus || text.starts_with('+')) { text.remove_prefix(1); }
    std::int64_t value = 0;
    int shift = 2;  // value * 10^shift are hundredths
    if (takeDigits(text, value) <= 0) { return {}; }
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        const int decimals = takeDigits(text, value);
        if (decimals <= 0) { return {}; }
        shift -= decimals;
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(text.substr(1).starts_with('+') ? 2 : 1);
        int exponent = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), exponent);
        if (error != std::errc{} || exponent < -30 || exponent > 30) { return {}; }
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        shift += exponent;
    }
    for (; shift > 0 && value <= kMostChips.count; --shift) { value *= 10; }
    for (; shift < 0 && value % 10 == 0; ++shift) { value /= 10; }
    if (!text.empty() || value > kMostChips.count || (shift != 0 && value != 0)) { return {}; }
    return Chips{minus ? -value : value};
}

std::optional<PhhCode> phhCode(std::string_view code) {
    const auto* const found = std::ranges::find(kCodes, code, &PhhCode::code);
    return found != std::end(kCodes) ? std::optional(*found) : std::nullopt;
}

std::optional<PhhCode> phhCode(Structure structure, FormId form) {
    for (const PhhCode& code : kCodes) {
        if (code.structure == structure && code.form == form) { return code; }
    }
    return {};
}

bool isPhhs(std::string_view file) {
    bool any = false;
    eachLine(file, [&](std::string_view line, int, std::size_t) { any = any || headerNumber(line) != 0; });
    return any;
}

std::vector<PhhText> cutPhh(std::string_view file) {
    std::vector<PhhText> hands;
    bool headed = false, loose = false;  // whether a header was seen; whether fields stand before the first one
    std::size_t from = 0;
    hands.push_back({});
    const auto close = [&](std::size_t end) { hands.back().text = file.substr(from, end - from); };
    eachLine(file, [&](std::string_view line, int number, std::size_t at) {
        if (const int index = headerNumber(line); index != 0) {
            close(at);
            if (!headed && !loose) { hands.clear(); }
            if (!headed && loose) { hands.back().index = 0; }
            headed = true;
            hands.push_back({.index = index, .line = number, .first = number + 1, .text = {}});
            from = std::min(at + line.size() + 1, file.size());
        } else if (!headed && !saysNothing(line)) {
            loose = true;
        }
    });
    close(file.size());
    return hands;
}

Read<PhhAction> readPhhAction(std::string_view text, int line, int players) {
    PhhAction action;
    const auto hash = std::min(text.find('#'), text.size());
    action.line = line;
    action.comment = trimmed(text.substr(std::min(hash + 1, text.size())));
    action.text = trimmed(text.substr(0, hash));
    if (action.text.empty()) { return action; }
    std::string_view rest = action.text;
    const auto who = takeWord(rest);
    action.seat = playerNamed(who, players);
    std::string wrong;
    if (who == "d") {
        wrong = readDeal(action, rest, players);
    } else if (action.seat == kNoSeat) {
        wrong = "no player '" + std::string(who) + "'";
    } else {
        wrong = readPlay(action, rest);
    }
    if (!wrong.empty()) { return ReadError{line, "action '" + action.text + "': " + wrong}; }
    return action;
}

}  // namespace oddchip
