// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/practice/question.h"

// Texts made readable. Practice knows no words: whoever shows them lends a voice.
namespace oddchip::practice {

struct Voice {
    std::function<std::string(std::string_view id)> sentence;                            // of a row of core/words
    std::function<std::string(std::string_view id)> name;                                // its short name
    std::function<std::string(std::string_view, const std::vector<std::string>&)> fill;  // its %1, %2 ...
    std::function<std::string(Chips)> amount;
    std::function<std::string(const std::vector<std::string>&)> listed;  // "3, 6 and 7"
    std::function<std::string(const HandName&, Ranking)> hand;           // "two pair, aces and kings, queen kicker"
};
std::string rendered(const Text& text, const Voice& voice);  // of no id: nothing

// An answer to a question as a text: "main pot 1,750 of 3, 6 and 7; ...".
Text answerText(const Question& question, const Answer& answer);

}  // namespace oddchip::practice
