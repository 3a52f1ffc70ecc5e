// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Every sentence for people, in English, by its text id. The core names rules, reasons and faults; what they are called
// stands here and nowhere else. Words know no rules: figures come as text, written as the reader's country writes them.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace oddchip {

// One row. Rules: a short name; the rule in a sentence or two; the reason line of a ruling made by it. Reasons and
// errors: a short name; what is so; what can be done. What is said or stands on the screen: the label; the line; more.
// %1 to %4 stand for figures, in the order in which the ruling or the caller gives them; in the reason line of a rule
// they are amounts (of the odd chip: the amount, then the seat). Empty: there is none.
struct Words {
    std::string_view id, name, statement, explanation;
};

// The words of a text id ("oversize-call", "hand-over", "journal-full", "say.raise"); nullptr: there are none.
const Words* wordsFor(std::string_view id);

// The pattern with its %1, %2 ... replaced by the figures in order. A figure that is not given leaves its %n standing.
std::string fill(std::string_view pattern, std::span<const std::string> with);

// How a rule came to speak: it decided; the floor is asked by it; or it was looked at and is not broken.
enum class Spoke { decided, asked, kept };
// The words of a rule's reason line: where it has some of its own for how it spoke (RULE.asked, RULE.kept), those.
std::string reasonId(std::string_view rule, Spoke spoke);

// Why a ruling is as it is: the explanation of its deciding rule with the figures of the case. A rule without one is
// explained by its name.
std::string explanation(std::string_view rule, Spoke spoke, std::span<const std::string> figures);

// Rows by subject. A subject is the context in which translators find the texts of its rows.
struct Subject {
    std::string_view name;
    std::span<const Words> rows;
};
std::span<const Subject> subjects();
std::string_view subjectOf(const Words& row);  // of a row that wordsFor gave

// Gives a row's text in the reader's language; 'text' is one of the row's three.
using Translate = std::function<std::string(const Words& row, std::string_view text)>;
std::string english(const Words& row, std::string_view text);

// "4", "4 and 6", "1, 4 and 6".
std::string listed(std::span<const std::string> items, const Translate& translate = english);

// How a hand is read: as one that wants to be high, as a low, or as a badugi.
enum class ReadAs { high, low, badugi };

// The row that names a hand, numbers as in core/rules: 'category' of HandName, ranks from 0 (two) to 12 (ace), those
// that name the hand first. Its name is short ("two pair").
const Words& handRow(int category, std::span<const int> ranks, ReadAs readAs);

// In full: "two pair, aces and kings, queen kicker"; "low, 8-6-4-3-A".
std::string handWords(int category, std::span<const int> ranks, ReadAs readAs, const Translate& translate = english);

}  // namespace oddchip
