// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The first lines of a hand: the game and its stakes, the table, who sits where with how much.
#include <algorithm>
#include <charconv>
#include <utility>

#include "core/records/pokerstars_lines.h"

namespace oddchip::pokerstars {

// style: rows of a table
const std::vector<Game> kGames = {
    {"5 Card Omaha Hi/Lo", FormId::fiveCardOmaha8},
    {"5 Card Omaha", FormId::fiveCardOmaha},
    {"Omaha Hi/Lo", FormId::omaha8},
    {"Omaha", FormId::omaha},
    {"6+ Hold'em", FormId::shortDeck},
    {"Hold'em", FormId::holdem},
    {"7 Card Stud Hi/Lo", FormId::stud8},
    {"7 Card Stud", FormId::stud},
    {"Razz", FormId::razz},
    {"5 Card Draw", FormId::fiveCardDraw},
    {"Triple Draw 2-7 Lowball", FormId::deuceToSevenTriple},
    {"Single Draw 2-7 Lowball", FormId::deuceToSeven},
    {"Badugi", FormId::badugi},
};

namespace {

struct Limit {
    std::string_view word;
    Structure structure;
};
constexpr Limit kLimits[] = {
    {" No Limit", Structure::noLimit},
    {" Pot Limit", Structure::potLimit},
    {" Fixed Limit", Structure::limit},
    {" Limit", Structure::limit},
};

// Of words before the name of a game: whether they leave it as it is. "Split Hold'em" and "6 Card Omaha" are others.
bool leavesGame(std::string_view before) {
    before = trimmed(before);
    const auto word = before.substr(before.rfind(' ') + 1);
    if (word.empty() || word.ends_with(':') || word.ends_with(',') || word.ends_with('-')) { return true; }
    if (word.ends_with('}') || word.find('(') != word.npos) { return true; }
    const auto digitOrCapital = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c == '+'; };
    const bool money = std::ranges::any_of(word, [](char c) { return c >= '0' && c <= '9'; });
    return money || word == "Freeroll" || std::ranges::all_of(word, digitOrCapital);
}

const Game* gameAtEnd(std::string_view words) {
    for (const Game& game : kGames) {
        if (words.ends_with(game.name)) {
            return leavesGame(words.substr(0, words.size() - game.name.size())) ? &game : nullptr;
        }
    }
    return nullptr;
}

// The game is what the word for its limit stands behind.
std::string readGame(std::string_view line, Facts& facts) {
    for (const Limit& limit : kLimits) {
        for (auto at = line.find(limit.word); at != line.npos; at = line.find(limit.word, at + 1)) {
            const Game* const game = gameAtEnd(line.substr(0, at));
            if (game == nullptr) { continue; }
            facts.form = game->form;
            facts.structure = limit.structure;
            return {};
        }
    }
    return "no game that is known, with its limit: '" + shown(line) + "'";
}

std::string_view lastWord(std::string_view words) { return words.substr(words.find_last_of(" \xA0") + 1); }
std::string_view firstWord(std::string_view words) { return words.substr(0, words.find_first_of(" )")); }

// "10/20", perhaps with words before and behind: "Razz Limit, $200/$400 USD".
std::optional<std::pair<Chips, Chips>> pairIn(std::string_view group) {
    for (auto slash = group.find('/'); slash != group.npos; slash = group.find('/', slash + 1)) {
        const auto lower = amountOf(lastWord(group.substr(0, slash)));
        const auto upper = amountOf(firstWord(group.substr(slash + 1)));
        if (lower && upper) { return std::pair(*lower, *upper); }
    }
    return {};
}

// "Button Blind $5 - Ante $5 USD"
std::optional<std::pair<Chips, Chips>> buttonBlindIn(std::string_view group) {
    constexpr std::string_view kBlind = "Button Blind", kAnte = "Ante";
    const auto blind = group.find(kBlind), ante = group.find(kAnte);
    if (blind == group.npos || ante == group.npos) { return {}; }
    const auto of = [](std::string_view words) {
        const auto digit = std::min(words.find_first_of("0123456789"), words.size());
        return amountOf(firstWord(words.substr(digit)));
    };
    const auto upper = of(group.substr(blind + kBlind.size())), lower = of(group.substr(ante + kAnte.size()));
    return upper && lower ? std::optional(std::pair(*lower, *upper)) : std::nullopt;
}

// The last pair of amounts between brackets.
std::string readStakes(std::string_view line, Facts& facts) {
    std::optional<std::pair<Chips, Chips>> found;
    for (auto open = line.find('('); open != line.npos; open = line.find('(', open + 1)) {
        const auto group = line.substr(open + 1, line.find(')', open) - open - 1);
        const auto pair = facts.form == FormId::shortDeck ? buttonBlindIn(group) : pairIn(group);
        if (pair) { found = pair; }
    }
    const bool ordered = found && (facts.form == FormId::shortDeck || found->first <= found->second);
    if (!found || found->second <= Chips{} || !ordered) { return "no stakes such as (1/2): '" + shown(line) + "'"; }
    facts.lower = found->first;
    facts.upper = found->second;
    return {};
}

bool isDate(std::string_view text) {  // 2026/11/30
    constexpr std::string_view form = "dddd/dd/dd";
    for (std::size_t i = 0; i < form.size(); ++i) {
        const bool digit = i < text.size() && text[i] >= '0' && text[i] <= '9';
        if (form[i] == 'd' ? !digit : i >= text.size() || text[i] != form[i]) { return false; }
    }
    return true;
}

std::string_view dateIn(std::string_view line) {
    for (auto at = line.find(" - "); at != line.npos; at = line.find(" - ", at + 1)) {
        if (isDate(line.substr(at + 3))) { return trimmed(line.substr(at + 3, line.find('[', at) - at - 3)); }
    }
    return {};
}

int numberAt(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

}  // namespace

std::string readHeader(std::string_view line, Facts& facts) {
    const auto hash = line.find('#');
    const auto colon = line.find(':', hash);
    if (hash == line.npos || colon == line.npos) { return "no number of a hand: '" + shown(line) + "'"; }
    facts.number = trimmed(line.substr(hash + 1, colon - hash - 1));
    const auto rest = line.substr(colon + 1);
    facts.when = dateIn(rest);
    if (const auto tournament = rest.find("Tournament #"); tournament != rest.npos) {
        facts.event = rest.substr(tournament, rest.find(',', tournament) - tournament);
    }
    const std::string wrong = readGame(rest, facts);
    return wrong.empty() ? readStakes(rest, facts) : wrong;
}

// Table 'Benkoela V' 8-max Seat #8 is the button
std::string readTable(std::string_view line, Facts& facts) {
    const auto first = line.find('\''), last = line.rfind('\'');
    if (first < last && last != line.npos) { facts.table = line.substr(first + 1, last - first - 1); }
    const auto rest = last == line.npos ? line : line.substr(last + 1);
    if (const auto max = rest.find("-max"); max != rest.npos) {
        facts.seatCount = numberAt(trimmed(rest.substr(0, max)));
    }
    const auto button = rest.find("Seat ");
    if (button == rest.npos) { return {}; }
    const auto digits = rest.substr(std::min(rest.find_first_of("0123456789", button), rest.size()));
    const int seat = numberAt(digits);
    if (seat < 1 || seat > kSeats) { return "the button is at no seat from 1 to 10"; }
    facts.button = seatAt(seat);
    return {};
}

bool readPlayer(std::string_view line, int number, Facts& facts, std::string& wrong) {
    const auto colon = line.find(": "), chips = line.rfind(" in chips");
    const bool is = line.starts_with("Seat ") && colon != line.npos && chips != line.npos && chips > colon;
    const auto open = is ? line.rfind('(', chips) : line.npos;
    if (!is || open == line.npos || open < colon + 2) { return false; }
    const int seat = numberAt(line.substr(5));
    const auto name = trimmed(line.substr(colon + 2, open - colon - 2));
    const auto amount = line.substr(open + 1, chips - open - 1);
    const auto stack = amountOf(amount);
    const auto same = [&](const Player& other) { return other.seat == seatAt(seat) || other.name == name; };
    if (seat < 1 || seat > kSeats || name.empty()) {
        wrong = "no seat from 1 to 10 with a name";
    } else if (!stack && amount != "?") {
        wrong = "'" + shown(amount) + "' is no amount";
    } else if (std::ranges::any_of(facts.players, same)) {
        wrong = "this seat or this name was there before";
    } else {
        facts.players.push_back({.seat = seatAt(seat), .name = name, .stack = stack, .line = number});
    }
    return true;
}

}  // namespace oddchip::pokerstars
