// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include <algorithm>
#include <cctype>
#include <cmath>
#include <numeric>

#include <toml++/toml.h>

#include "core/records/phh.h"
#include "core/records/play.h"

namespace oddchip {
namespace {

constexpr std::string_view kElsewhere[] = {"author",
                                           "event",
                                           "url",
                                           "venue",
                                           "address",
                                           "city",
                                           "region",
                                           "postal_code",
                                           "country",
                                           "time",
                                           "day",
                                           "month",
                                           "year",
                                           "hand",
                                           "level",
                                           "seats",
                                           "seat_count",
                                           "table",
                                           "players",
                                           "currency",
                                           "currency_symbol",
                                           "time_zone",
                                           "time_zone_abbreviation",
                                           "time_limit",
                                           "time_banks"};
constexpr std::string_view kRead[] = {"variant",
                                      "ante_trimming_status",
                                      "antes",
                                      "blinds_or_straddles",
                                      "bring_in",
                                      "small_bet",
                                      "big_bet",
                                      "min_bet",
                                      "starting_stacks",
                                      "actions",
                                      "finishing_stacks",
                                      "winnings",
                                      "_game",
                                      "_rules",
                                      "_unit",
                                      "_rake",
                                      "_runouts",
                                      "_log"};

template <class List> bool has(const List& list, std::string_view what) {
    return std::ranges::find(list, what) != std::end(list);
}

using Amounts = std::vector<std::optional<Chips>>;  // nothing: `inf`, not known

// Reads one hand. Throws ReadError.
class Reader {
public:
    explicit Reader(const PhhText& text) : m_text(text) {
        try {
            m_fields = toml::parse(text.text);
        } catch (const toml::parse_error& error) {
            throw ReadError{line(error.source()), std::string(error.description())};
        }
        m_hand.index = text.index;
        m_hand.line = text.line;
    }

    PhhHand read() {
        if (m_text.index == 0) { fail(m_text.line, "fields before the first [N] belong to no hand"); }
        readGame();
        m_hand.players = static_cast<int>(list("starting_stacks", true).size());
        if (m_hand.players < 2 || m_hand.players > kSeats) {
            fail(node("starting_stacks"), "2 to 10 players, not " + std::to_string(m_hand.players));
        }
        readSeats();
        readAntes();
        if (form(stakes().form).bringIn) {
            stakes().bringIn = amount("bring_in", true).value_or(Chips{});
        } else {
            readBlinds();
        }
        readBets();
        m_hand.finishing = list("finishing_stacks", false);
        m_hand.winnings = list("winnings", false);
        readActions();
        readOurs();
        readElsewhere();
        admitStraddles(m_hand.began);
        return std::move(m_hand);
    }

private:
    Stakes& stakes() { return m_hand.began.stakes; }
    int line(const toml::source_region& at) const { return m_text.first - 1 + static_cast<int>(at.begin.line); }

    [[noreturn]] static void fail(int line, std::string what) { throw ReadError{line, std::move(what)}; }
    [[noreturn]] void fail(const toml::node* at, std::string what) const {
        fail(at != nullptr ? line(at->source()) : m_text.line, std::move(what));
    }

    const toml::node* node(std::string_view key) const { return m_fields.get(key); }
    const toml::node* needed(std::string_view key) const {
        const auto* const found = node(key);
        if (found == nullptr) { fail(m_text.line, std::string(key) + " is missing"); }
        return found;
    }

    // Where a place of the TOML lies in the text. Its columns count characters, not bytes.
    std::size_t offset(toml::source_position at) const {
        std::size_t here = 0;
        for (auto left = at.line; left > 1; --left) { here = m_text.text.find('\n', here) + 1; }
        for (auto left = at.column; left > 1 && here < m_text.text.size(); --left) {
            do { ++here; } while (here < m_text.text.size() && (m_text.text[here] & 0xC0) == 0x80);
        }
        return here;
    }
    std::string_view written(const toml::node& value) const {
        const auto from = offset(value.source().begin);
        return m_text.text.substr(from, offset(value.source().end) - from);
    }

    std::string text(std::string_view key, bool must) const {
        const auto* const value = must ? needed(key) : node(key);
        if (value == nullptr) { return {}; }
        const auto* const string = value->as_string();
        if (string == nullptr) { fail(value, std::string(key) + " is a string"); }
        return string->get();
    }

    // Nothing: `inf`, not known.
    std::optional<Chips> amount(const toml::node& value, std::string_view key) {
        const auto* const number = value.as_floating_point();
        if (number != nullptr && std::isinf(number->get()) && number->get() > 0) { return {}; }
        std::optional<Chips> read;
        if (number != nullptr || value.is_integer()) { read = readDecimal(written(value)); }
        if (!read) {
            fail(&value,
                 std::string(key) + ": '" + std::string(written(value)) + "' is no amount with at most two decimals");
        }
        m_unit = std::gcd(m_unit, read->count);
        return read;
    }
    std::optional<Chips> amount(std::string_view key, bool must) {
        const auto* const value = must ? needed(key) : node(key);
        if (value == nullptr) { return {}; }
        const auto read = amount(*value, key);
        if (!read || *read < Chips{}) { fail(value, std::string(key) + " is an amount, 0 or more"); }
        return read;
    }
    Amounts list(std::string_view key, bool must) {
        const auto* const value = must ? needed(key) : node(key);
        if (value == nullptr) { return {}; }
        const auto* const array = value->as_array();
        if (array == nullptr) { fail(value, std::string(key) + " is a list"); }
        Amounts all;
        for (const toml::node& one : *array) { all.push_back(amount(one, key)); }
        if (m_hand.players != 0 && static_cast<int>(all.size()) != m_hand.players) {
            fail(value, std::string(key) + " has " + std::to_string(all.size()) + " entries for " +
                            std::to_string(m_hand.players) + " players");
        }
        return all;
    }
    // Forced bets, by seat: every one known; of two players given as [small, big].
    std::vector<Chips> forced(std::string_view key) {
        std::vector<Chips> all;
        for (const auto& one : list(key, true)) {
            if (!one) { fail(node(key), std::string(key) + ": 'inf' is no bet"); }
            all.push_back(*one);
        }
        if (all.size() == 2) { std::swap(all[0], all[1]); }
        return all;
    }

    // A field of ours whose value is words of a line of notation.
    template <class What> What notation(std::string_view key, const std::string& line) const {
        Reading reading;
        const auto read = readLine(line, reading);
        if (const auto* const error = std::get_if<ReadError>(&read)) {
            fail(node(key), std::string(key) + ": " + error->what);
        }
        const auto& items = std::get<std::vector<Item>>(read);
        const auto* const what = items.size() == 1 ? std::get_if<What>(&items[0].what) : nullptr;
        if (what == nullptr) { fail(node(key), std::string(key) + ": more than its words"); }
        return *what;
    }

    void readGame() {
        const std::string code = text("variant", true);
        const std::string game = text("_game", false);
        if (!game.empty()) {
            const auto gap = std::min(game.find(' '), game.size());
            const auto structure = structureNamed(game.substr(0, gap));
            const auto form = formNamed(gap < game.size() ? game.substr(gap + 1) : "");
            if (!structure || !form) { fail(node("_game"), "_game: no game '" + game + "'"); }
            stakes().structure = *structure;
            stakes().form = *form;
        } else if (const auto known = phhCode(code)) {
            stakes().structure = known->structure;
            stakes().form = known->form;
        } else {
            fail(node("variant"), "no game has the code '" + code +
                                      "' (FT NT NS PO FO/8 F7S F7S/8 FR N2L1D F2L3D FB, any other by _game)");
        }
        const std::string rules = text("_rules", false);
        if (!rules.empty()) { m_hand.began.rules = notation<RulesLine>("_rules", "rules " + rules).rules; }
    }

    void readSeats() {
        HandBegan& began = m_hand.began;
        const Amounts stacks = list("starting_stacks", true);
        began.dealt = allSeats(m_hand.players);
        if (!form(stakes().form).bringIn) { began.button = seatAt(m_hand.players); }
        for (Seat seat : began.dealt) {
            const auto& stack = stacks[static_cast<std::size_t>(number(seat) - 1)];
            if (!stack) {
                began.uncounted.insert(seat);
            } else if (*stack <= Chips{}) {
                fail(node("starting_stacks"), "starting_stacks: p" + std::to_string(number(seat)) + " has no chips");
            } else {
                began.stacks[seat].values[0] = *stack;
                began.stacks[seat].counts[0] = 1;
            }
        }
    }

    // Antes that make levels as bets do are 'ante', all others dead money of the main pot.
    void readAntes() {
        const auto antes = forced("antes");
        const auto* const status = node("ante_trimming_status");
        if (status != nullptr && !status->is_boolean()) { fail(status, "ante_trimming_status is true or false"); }
        const bool levels = status != nullptr && status->as_boolean()->get();
        const bool uniform = std::ranges::adjacent_find(antes, std::ranges::not_equal_to()) == antes.end();
        if (std::ranges::any_of(antes, [](Chips ante) { return ante < Chips{}; })) {
            fail(node("antes"), "antes: an ante below 0");
        }
        if (uniform && levels) {
            stakes().ante = antes[0];
            return;
        }
        const auto payers = std::ranges::count_if(antes, [](Chips ante) { return ante > Chips{}; });
        const std::size_t big = antes.size() == 2 ? 0 : 1;
        if (payers == 1 && antes[big] > Chips{} && !form(stakes().form).bringIn) {
            stakes().bigBlindAnte = antes[big];
            return;
        }
        for (std::size_t i = 0; i < antes.size(); ++i) {
            m_hand.began.dead[seatAt(static_cast<int>(i) + 1)] = antes[i];
        }
    }

    // [small, big, straddles ...] of three or more; without a big blind each amount is a blind of its own seat.
    void readBlinds() {
        HandBegan& began = m_hand.began;
        const auto blinds = forced("blinds_or_straddles");
        const bool two = blinds.size() == 2;
        const Seat small = seatAt(two ? 2 : 1), big = seatAt(two ? 1 : 2);
        const auto at = [&](Seat seat) { return blinds[static_cast<std::size_t>(number(seat) - 1)]; };
        const bool usual = at(big) > Chips{};
        for (Seat seat : began.dealt) {
            if (at(seat) < Chips{}) { began.posts[seat] = -at(seat); }
            if (at(seat) <= Chips{}) { continue; }
            if (!usual) {
                began.blinds[seat] = at(seat);
            } else if (seat != small && seat != big) {
                began.straddles[seat] = at(seat);
            }
        }
        if (!usual) { return; }
        stakes().big = at(big);
        began.big = big;
        if (at(small) > Chips{}) {
            stakes().small = at(small);
            began.small = small;
        }
    }

    void readBets() {
        const bool fixed = stakes().structure == Structure::limit || stakes().structure == Structure::spreadLimit;
        stakes().smallBet = amount("small_bet", fixed).value_or(Chips{});
        stakes().bigBet = amount("big_bet", fixed).value_or(Chips{});
        const Chips least = amount("min_bet", !fixed).value_or(Chips{});
        for (std::string_view key : {"small_bet", "big_bet", "min_bet", "bring_in"}) {
            const bool read = key == "bring_in" ? form(stakes().form).bringIn : fixed != (key == "min_bet");
            if (!read && node(key) != nullptr) { note(key, "has no meaning in this game"); }
        }
        if (!fixed && least != stakes().big) { stakes().minBet = least; }
        if (fixed) {
            if (stakes().smallBet <= Chips{} || stakes().bigBet < stakes().smallBet) {
                fail(node("small_bet"), "small_bet is more than 0 and big_bet no less");
            }
        } else if (least <= Chips{}) {
            fail(node("min_bet"), "min_bet is more than 0");
        }
    }

    void readActions() {
        const auto* const value = needed("actions");
        const auto* const array = value->as_array();
        if (array == nullptr) { fail(value, "actions is a list of strings"); }
        m_hand.actions.reserve(array->size());
        for (const toml::node& one : *array) {
            const auto* const string = one.as_string();
            if (string == nullptr) { fail(&one, "actions is a list of strings"); }
            auto read = readPhhAction(string->get(), line(one.source()), m_hand.players);
            if (auto* const bad = std::get_if<ReadError>(&read)) { throw std::move(*bad); }
            auto& action = m_hand.actions.emplace_back(std::get<PhhAction>(std::move(read)));
            checkDeck(action.cards, one);
            m_unit = std::gcd(m_unit, action.amount.count);
        }
    }

    // A fouled deck is told by our own log of the hand; elsewhere such a card is an error of the record.
    void checkDeck(const CardList& cards, const toml::node& at) const {
        if (node("_log") == nullptr && m_hand.began.stakes.form == FormId::shortDeck &&
            !kShortDeck.contains(cards.seen())) {
            fail(&at, "a card that short-deck does not have");
        }
    }

    // `_unit` is both the minimum betting unit and the smallest chip; without it the largest amount that divides all.
    void readOurs() {
        const Chips unit = node("_unit") != nullptr ? *amount("_unit", true) : Chips{m_unit};
        if (unit <= Chips{}) { fail(node("_unit"), "_unit is more than 0"); }
        stakes().unit = unit;
        stakes().chips[0] = unit;
        m_hand.log = text("_log", false);
        if (const auto* const log = node("_log")) {
            m_hand.logLine = line(log->source());
            if (written(*log).substr(3).starts_with('\n')) { ++m_hand.logLine; }
        }
        const std::string rake = text("_rake", false);
        if (!rake.empty()) {
            stakes().rake =
                notation<TableOpened>("_rake", "table 2 no-limit holdem blinds 1 2 rake " + rake).stakes.rake;
        }
        if (const auto* const runouts = node("_runouts")) { readRunouts(*runouts); }
    }

    void readRunouts(const toml::node& value) {
        const auto* const array = value.as_array();
        for (std::size_t i = 0; array != nullptr && i < array->size(); ++i) {
            const auto cards = array->get(i)->value<std::string>();
            auto read = readPhhAction("d db " + cards.value_or("?"), line(value.source()), m_hand.players);
            if (const auto* const bad = std::get_if<ReadError>(&read)) { fail(&value, "_runouts: " + bad->what); }
            m_hand.runouts.push_back(std::get<PhhAction>(read).cards);
        }
        if (m_hand.runouts.empty() || m_hand.runouts.size() > 2) {
            fail(&value, "_runouts is a list of the cards of one or two further boards");
        }
    }

    void note(std::string_view key, std::string_view what) {
        m_hand.notes.push_back({line(node(key)->source()), std::string(key) + " " + std::string(what)});
    }

    static bool isBare(const std::string& key) {
        return std::ranges::all_of(key, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '-'; });
    }
    // A table that is written over several lines, as by dotted keys.
    static bool isSpread(const toml::node& value) {
        const auto* const table = value.as_table();
        return (table != nullptr && !table->is_inline()) || value.is_array_of_tables();
    }

    void readElsewhere() {
        for (const auto& [key, value] : m_fields) {
            const std::string name(key.str());
            if (has(kRead, name)) { continue; }
            if (!isBare(name) || isSpread(value)) {
                note(name, "is no field of PHH, and no value that could be kept");
                continue;
            }
            if (!name.starts_with('_') && !has(kElsewhere, name)) { note(name, "is no field of PHH; it is only kept"); }
            m_hand.elsewhere.push_back({name, std::string(written(value))});
        }
    }

    const PhhText& m_text;
    toml::table m_fields;
    PhhHand m_hand;
    std::int64_t m_unit = 0;
};

}  // namespace

bool isElsewhere(std::string_view key) { return has(kElsewhere, key); }

Read<PhhHand> readPhh(const PhhText& hand) {
    try {
        return Reader(hand).read();
    } catch (ReadError& bad) { return std::move(bad); }
}

}  // namespace oddchip
