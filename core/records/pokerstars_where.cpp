// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/records/pokerstars_where.h"

#include <algorithm>
#include <set>

#include <toml++/toml.h>

#include "core/records/phh_write.h"

namespace oddchip::pokerstars {
namespace {

toml::table tableOf(const std::vector<PhhField>& fields) {
    toml::table all;
    for (const PhhField& field : fields) {
        try {
            all.insert_or_assign(field.key, *toml::parse("v = " + field.value).get("v"));
        } catch (const toml::parse_error&) { continue; }  // then it is not told
    }
    return all;
}

std::string digits(std::int64_t number, std::size_t wide) {
    std::string text = std::to_string(number);
    return std::string(wide - std::min(wide, text.size()), '0') + text;
}

// The text is read line by line.
bool plain(const std::string& name) {
    const auto control = [](unsigned char c) { return c < 0x20 || c == 0x7F; };
    return !name.empty() && std::ranges::none_of(name, control);
}

std::string whenOf(const toml::table& fields) {
    const auto number = [&](const char* key) { return fields[key].value_or(std::int64_t{0}); };
    if (number("year") < 1000 || number("month") < 1 || number("day") < 1) { return Where().when; }
    std::string when = digits(number("year"), 4) + '/' + digits(number("month"), 2) + '/' + digits(number("day"), 2);
    const auto time = fields["time"].value_or(toml::time{});
    when += ' ' + std::to_string(time.hour) + ':' + digits(time.minute, 2) + ':' + digits(time.second, 2);
    return when + ' ' + fields["time_zone_abbreviation"].value_or(std::string("UTC"));
}

// By player, p1 first; names that cannot be told apart, or not one for each, are none.
void nameSeats(Where& where, const toml::array* players, const std::vector<Seat>& order) {
    for (const Seat seat : order) { where.names[seat] = "Player " + text(seat); }
    if (players == nullptr || players->size() != order.size()) { return; }
    std::vector<std::string> names;
    for (const toml::node& player : *players) { names.push_back(player.value_or(std::string())); }
    const bool apart = std::set(names.begin(), names.end()).size() == names.size();
    if (!apart || !std::ranges::all_of(names, plain)) { return; }
    for (std::size_t i = 0; i < order.size(); ++i) { where.names[order[i]] = names[i]; }
}

}  // namespace

Where whereOf(const std::vector<PhhField>& elsewhere, const HandBegan& began, int number) {
    const toml::table fields = tableOf(elsewhere);
    Where where;
    where.number = std::to_string(number);
    if (const auto told = fields["hand"].value<std::int64_t>(); told && *told > 0) {
        where.number = std::to_string(*told);
    }
    if (const auto told = fields["hand"].value<std::string>(); told && plain(*told)) { where.number = *told; }
    const auto table = fields["table"].value_or(std::string());
    if (plain(table) && table.find('\'') == table.npos) { where.table = table; }
    where.when = whenOf(fields);
    where.seats = static_cast<int>(std::clamp<std::int64_t>(fields["seat_count"].value_or(std::int64_t{0}), 0, kSeats));
    nameSeats(where, fields["players"].as_array(), phhOrder(began));
    return where;
}

}  // namespace oddchip::pokerstars
