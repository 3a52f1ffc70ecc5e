// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "core/notation/notation.h"
#include "core/rules/live.h"

namespace oddchip::ui {

// The core's own step over entries that are not recorded: pure, and free to be asked at every key.
using Fold = std::function<std::variant<Stepped, Refusal>(const std::vector<Entry>& joined)>;

// What a line would do if it were entered now.
struct Preview {
    QString text;                  // below the line
    bool trouble = false;          // it cannot be read, or cannot be true
    std::vector<Item> items;       // empty: nothing to be entered
    std::optional<Stepped> after;  // where the line is of events
};
Preview preview(const QString& line, const Table& table, const Fold& fold);

// What the dealer may type for short: "7 ." everyone folds to seat 7, "AhKd2c" the board, at a showdown "8" and "6 8"
// who wins the next pot, "8 KsQd" what seat 8 shows.
QString expanded(const QString& typed, const Table& table);

// What the next hand would post: "button 3, blinds seats 4 and 5". Empty: there can be none.
QString nextPosts(const Table& table);

QString refusalWords(const Refusal& refusal);

}  // namespace oddchip::ui
