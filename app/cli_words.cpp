// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "app/cli_words.h"

#include "core/words/words.h"

namespace oddchip::cli {

std::string sentence(std::string_view id, const Texts& with) { return fill(wordsFor(id)->statement, with); }

std::string nameOf(RuleId rule) { return std::string(wordsFor(name(rule))->name); }

std::string handText(const HandName& hand, Ranking ranking) {
    std::vector<int> ranks;
    for (std::size_t i = 0; i < hand.count; ++i) { ranks.push_back(static_cast<int>(hand.ranks[i])); }
    const bool high = ranking == Ranking::high || ranking == Ranking::shortDeck;
    const ReadAs as = high ? ReadAs::high : ranking == Ranking::badugi ? ReadAs::badugi : ReadAs::low;
    return handWords(static_cast<int>(hand.category), ranks, as);
}

std::string citations(RuleId rule, const HouseRules& rules) {
    Texts all;
    for (const Citation& cite : cites(rule, rules)) {
        const std::string source(shortName(cite.source));
        all.push_back(cite.rule.empty() ? source : source + ' ' + std::string(cite.rule));
    }
    return joined(all, "; ");
}

std::string refusalText(const Refusal& refusal, std::string_view id) {
    const std::string reason(name(refusal.reason));
    const Words& row = *wordsFor(id.empty() ? reason : id);
    const bool unnamed = refusal.event == 0 && row.statement.find("%1") != row.statement.npos;  // a line of the floor
    const std::string number = std::to_string(refusal.event);
    return sentence("explain.refused", {reason, unnamed ? std::string(row.name) : fill(row.statement, {&number, 1})});
}

std::string joined(const Texts& parts, std::string_view between) {
    std::string all;
    for (const std::string& part : parts) { (all += all.empty() ? "" : between) += part; }
    return all;
}

}  // namespace oddchip::cli
