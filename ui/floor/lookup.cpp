// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "ui/floor/lookup.h"

#include <QStringList>
#include <algorithm>

#include "ui/floor/paint.h"
#include "ui/words.h"

namespace oddchip::ui::floor {
namespace {

QStringList wordsOf(const QString& text) {
    QString plain = text.toLower();
    for (QChar& letter : plain) {
        if (!letter.isLetterOrNumber()) letter = u' ';
    }
    return plain.split(u' ', Qt::SkipEmptyParts);
}

// What people call the same thing: groups of phrases, from the words of the language.
const std::vector<std::vector<QStringList>>& likeWords() {
    static const auto groups = [] {
        std::vector<std::vector<QStringList>> all;
        for (const char* id : {"floor.like-chips", "floor.like-cards", "floor.like-turn", "floor.like-money"}) {
            for (const QString& group : sentence(id).split(u';')) {
                std::vector<QStringList> phrases;
                for (const QString& phrase : group.split(u',')) phrases.push_back(wordsOf(phrase));
                all.push_back(std::move(phrases));
            }
        }
        return all;
    }();
    return groups;
}

bool begins(const QStringList& among, const QString& word) {
    return std::any_of(among.begin(), among.end(), [&](const QString& one) {
        return one.startsWith(word) || (word.size() > 4 && word.startsWith(one) && one.size() > 3);
    });
}

bool holds(const QStringList& among, const QStringList& phrase) {
    return std::all_of(phrase.begin(), phrase.end(), [&](const QString& word) { return begins(among, word); });
}

struct Known {
    RuleId rule;
    QStringList head, body;  // words of its id and name, and of its sentences
};

const std::vector<Known>& known() {
    static const auto rules = [] {
        std::vector<Known> all;
        for (int i = 1; i <= ruleCount(); ++i) {
            const auto rule = static_cast<RuleId>(i);
            const std::string id(name(rule));
            all.push_back(
                {rule, wordsOf(idText(id) + u' ' + nameOf(id)), wordsOf(sentence(id) + u' ' + explanation(id))});
        }
        return all;
    }();
    return rules;
}

// A word of the name counts more than one of a sentence; a phrase that means the same counts as its words do.
int score(const Known& rule, const QStringList& asked) {
    int sum = 0;
    for (const QString& word : asked) {
        if (word.size() < 2) continue;
        sum += begins(rule.head, word) ? 5 : begins(rule.body, word) ? 2 : 0;
    }
    for (const auto& group : likeWords()) {
        const bool meant =
            std::any_of(group.begin(), group.end(), [&](const QStringList& phrase) { return holds(asked, phrase); });
        if (!meant) continue;
        for (const QStringList& phrase : group) {
            if (holds(asked, phrase)) continue;
            sum += holds(rule.head, phrase) ? 6 : holds(rule.body, phrase) ? 3 : 0;
        }
    }
    return sum;
}

}  // namespace

std::vector<RuleId> rulesFor(const QString& text) {
    const QStringList asked = wordsOf(text);
    std::vector<std::pair<int, RuleId>> found;
    for (const Known& rule : known()) {
        const int fits = asked.isEmpty() ? 1 : score(rule, asked);
        if (fits > 0) found.emplace_back(fits, rule.rule);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<RuleId> rules;
    for (const auto& [fits, rule] : found) rules.push_back(rule);
    return rules;
}

std::vector<const Option*> optionsOf(RuleId rule, const HouseRules& rules) {
    std::vector<const Option*> found;
    const auto own = cites(rule, rules);
    for (const Option& option : options()) {
        bool turns = false;
        for (std::size_t value = 0; value < option.choices.size() && !turns; ++value) {
            HouseRules other = rules;
            option.set(other, static_cast<int>(value));
            turns = cites(rule, other).data() != own.data();
        }
        for (const Citation& cite : own) {
            const QString printed = idText(shortName(cite.source)) + u' ' + idText(cite.rule);
            const QStringList parts = idText(option.sources).split(u';');
            for (const QString& part : parts) turns = turns || part.trimmed() == printed;
        }
        if (turns) found.push_back(&option);
    }
    return found;
}

}  // namespace oddchip::ui::floor
