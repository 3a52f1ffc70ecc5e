// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/words/words.h"

#include "core/words/rows.h"

#include <algorithm>
#include <array>
#include <vector>

namespace oddchip {
namespace {

std::vector<const Words*> byId() {
    std::vector<const Words*> all;
    for (const Subject& subject : subjects()) {
        for (const Words& row : subject.rows) { all.push_back(&row); }
    }
    std::ranges::sort(all, {}, &Words::id);
    return all;
}

}  // namespace

std::span<const Subject> subjects() {
    static const std::array all{
        Subject{"rules", moneyRules()},    Subject{"rules", allInRules()},      Subject{"rules", wagerRules()},
        Subject{"rules", dealingRules()},  Subject{"rules", bettingRules()},    Subject{"rules", showdownRules()},
        Subject{"rules", gameRules()},     Subject{"rules", puntoRules()},      Subject{"reasons", reasonRows()},
        Subject{"hands", handRows()},      Subject{"say", sayRows()},           Subject{"verdicts", verdictRows()},
        Subject{"games", gameRows()},      Subject{"buttons", buttonRows()},    Subject{"screen", screenRows()},
        Subject{"options", optionRows()},  Subject{"settings", settingRows()},  Subject{"errors", errorRows()},
        Subject{"explain", explainRows()}, Subject{"people", peopleRows()},     Subject{"drill", drillRows()},
        Subject{"skills", skillRows()},    Subject{"practice", practiceRows()}, Subject{"punto", puntoScreen()},
        Subject{"floor", floorRows()},     Subject{"table", tableRows()},       Subject{"floor", floorWindowRows()},
    };
    return all;
}

std::string_view subjectOf(const Words& row) {
    for (const Subject& subject : subjects()) {
        if (&row >= subject.rows.data() && &row < subject.rows.data() + subject.rows.size()) { return subject.name; }
    }
    return {};
}

const Words* wordsFor(std::string_view id) {
    static const std::vector<const Words*> rows = byId();
    const auto at = std::ranges::lower_bound(rows, id, {}, &Words::id);
    return at != rows.end() && (*at)->id == id ? *at : nullptr;
}

std::string fill(std::string_view pattern, std::span<const std::string> with) {
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9') {
            const auto figure = static_cast<std::size_t>(pattern[i + 1] - '1');
            if (figure < with.size()) {
                filled += with[figure];
                ++i;
                continue;
            }
        }
        filled += pattern[i];
    }
    return filled;
}

std::string reasonId(std::string_view rule, Spoke spoke) {
    std::string own(rule);
    switch (spoke) {
    case Spoke::decided: return own;
    case Spoke::asked: own += ".asked"; break;
    case Spoke::kept: own += ".kept"; break;
    }
    return wordsFor(own) != nullptr ? own : std::string(rule);
}

std::string explanation(std::string_view rule, Spoke spoke, std::span<const std::string> figures) {
    const Words* const row = wordsFor(reasonId(rule, spoke));
    if (row == nullptr) { return std::string(rule); }
    return fill(row->explanation.empty() ? row->name : row->explanation, figures);
}

std::string english(const Words&, std::string_view text) { return std::string(text); }

std::string listed(std::span<const std::string> items, const Translate& translate) {
    if (items.empty()) { return {}; }
    std::string list = items.front();
    for (std::size_t i = 1; i < items.size(); ++i) {
        const Words& row = *wordsFor(i + 1 == items.size() ? "list.and" : "list.more");
        const std::string both[] = {list, items[i]};
        list = fill(translate(row, row.statement), both);
    }
    return list;
}

}  // namespace oddchip
