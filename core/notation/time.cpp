// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/notation/time.h"

#include <chrono>
#include <string>

#include "core/notation/notation.h"

namespace oddchip {
namespace {

constexpr std::int64_t kDay = 86'400'000;

std::optional<int> digits(std::string_view text, std::size_t at, std::size_t count) {
    if (at + count > text.size()) { return std::nullopt; }
    int number = 0;
    for (const char c : text.substr(at, count)) {
        if (c < '0' || c > '9') { return std::nullopt; }
        number = number * 10 + (c - '0');
    }
    return number;
}

// HH:MM, HH:MM:SS or HH:MM:SS.mmm, in ms.
std::optional<std::int64_t> timeOfDay(std::string_view text) {
    const std::size_t size = text.size();
    if (size != 5 && size != 8 && size != 12) { return std::nullopt; }
    const auto hours = digits(text, 0, 2), minutes = digits(text, 3, 2);
    const auto seconds = size > 5 ? digits(text, 6, 2) : std::optional(0);
    const auto thousandths = size > 8 ? digits(text, 9, 3) : std::optional(0);
    if (!hours || !minutes || !seconds || !thousandths || *hours > 23 || *minutes > 59 || *seconds > 59) {
        return std::nullopt;
    }
    if (text[2] != ':' || (size > 5 && text[5] != ':') || (size > 8 && text[8] != '.')) { return std::nullopt; }
    return ((*hours * 60 + *minutes) * 60 + *seconds) * std::int64_t{1000} + *thousandths;
}

// YYYY-MM-DD, as days since 1970.
std::optional<std::int64_t> day(std::string_view text) {
    const auto year = digits(text, 0, 4), month = digits(text, 5, 2), of = digits(text, 8, 2);
    if (!year || !month || !of || text[4] != '-' || text[7] != '-' || *year < 1970) { return std::nullopt; }
    const std::chrono::year_month_day date(std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*of)));
    if (!date.ok()) { return std::nullopt; }
    return std::chrono::sys_days(date).time_since_epoch().count();
}

// Of a number the last digits, with noughts in front.
std::string padded(std::int64_t number, std::size_t size) {
    const std::string written = std::to_string(number);
    return written.size() < size ? std::string(size - written.size(), '0') + written : written;
}

}  // namespace

namespace notation {

std::optional<std::int64_t> readTime(std::string_view word, std::int64_t clock) {
    constexpr std::size_t kDate = 10;
    if (word.size() > kDate && word[kDate] == 'T' && word.back() == 'Z') {
        const auto date = day(word.substr(0, kDate));
        const auto time = timeOfDay(word.substr(kDate + 1, word.size() - kDate - 2));
        if (!date || !time || word.size() < kDate + 10) { return std::nullopt; }
        return *date * kDay + *time;
    }
    const auto time = timeOfDay(word);
    if (!time) { return std::nullopt; }
    const std::int64_t today = clock == 0 ? kDay : clock - clock % kDay;
    return today + *time < clock ? today + kDay + *time : today + *time;
}

}  // namespace notation

std::string timeText(std::int64_t at) {
    const auto date = std::chrono::year_month_day(std::chrono::sys_days(std::chrono::days(at / kDay)));
    const std::int64_t seconds = at % kDay / 1000, thousandths = at % 1000;
    std::string written = padded(static_cast<int>(date.year()), 4) + '-' +
                          padded(static_cast<unsigned>(date.month()), 2) + '-' +
                          padded(static_cast<unsigned>(date.day()), 2) + 'T' + padded(seconds / 3600, 2) + ':' +
                          padded(seconds / 60 % 60, 2) + ':' + padded(seconds % 60, 2);
    if (thousandths != 0) { written += '.' + padded(thousandths, 3); }
    return written + 'Z';
}

}  // namespace oddchip
