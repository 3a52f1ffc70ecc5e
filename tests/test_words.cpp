// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Every id of the core has words, and the words keep to their form.
#include <QTest>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "core/journal/verify.h"
#include "core/rules/evaluate.h"
#include "core/rules/rulebook.h"
#include "core/rules/ruling.h"
#include "core/words/words.h"

using namespace oddchip;
namespace fs = std::filesystem;

namespace {

std::string_view Words::*const kParts[] = {&Words::name, &Words::statement, &Words::explanation};

template <class Check> void forEachText(Check check) {
    for (const Subject& subject : subjects()) {
        for (const Words& row : subject.rows) {
            for (const auto part : kParts) { check(row, row.*part); }
        }
    }
}

void verifyRow(std::string_view id) {
    const Words* row = wordsFor(id);
    QVERIFY2(row, std::string(id).c_str());
    QVERIFY2(!row->name.empty() && !row->statement.empty(), std::string(id).c_str());
}

std::string handOf(Ranking ranking, std::string_view cards, ReadAs readAs = ReadAs::high) {
    Cards hand;
    for (std::size_t i = 0; i < cards.size(); i += 2) { hand.insert(*readCard(cards.substr(i, 2))); }
    const HandName named = name(ranking, evaluate(ranking, Use::any, hand, {}));
    std::vector<int> ranks;
    for (std::size_t i = 0; i < named.count; ++i) { ranks.push_back(static_cast<int>(named.ranks[i])); }
    return handWords(static_cast<int>(named.category), ranks, readAs);
}

}  // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHasWords() {
        for (int i = 1; i <= ruleCount(); ++i) { verifyRow(name(static_cast<RuleId>(i))); }
    }

    void everyReasonHasWords() {
        for (int i = 0; i <= static_cast<int>(Reason::notAuthorised); ++i) {
            const Words* row = wordsFor(name(static_cast<Reason>(i)));
            verifyRow(name(static_cast<Reason>(i)));
            QVERIFY(!row->explanation.empty());  // what can be done
        }
    }

    void everyFailureOfTheJournalHasWords() {
        using What = JournalError::What;
        for (int i = 0; i <= static_cast<int>(What::missing); ++i) { verifyRow(name(static_cast<What>(i))); }
        using Why = Verified::Why;
        for (int i = 0; i <= static_cast<int>(Why::unreadable); ++i) { verifyRow(name(static_cast<Why>(i))); }
    }

    void everyBookFormAndStreetHasAName() {
        for (const Book book : kBooks) { QVERIFY(wordsFor("book." + std::string(name(book)))); }
        for (int i = 0; i < formCount(); ++i) {
            QVERIFY(wordsFor("form." + std::string(form(static_cast<FormId>(i)).key)));
        }
        for (int i = 0; i <= static_cast<int>(StreetId::over); ++i) {
            QVERIFY(wordsFor("street." + std::string(name(static_cast<StreetId>(i)))));
        }
        for (int i = 0; i <= static_cast<int>(Structure::spreadLimit); ++i) {
            QVERIFY(wordsFor("structure." + std::string(name(static_cast<Structure>(i)))));
        }
    }

    void idsAreSpeltAlikeAndOnce() {
        const std::regex spelling("[a-z0-9]+([-.][a-z0-9]+)*");
        std::set<std::string_view> seen;
        for (const Subject& subject : subjects()) {
            for (const Words& row : subject.rows) {
                const std::string id(row.id);
                QVERIFY2(std::regex_match(id, spelling), id.c_str());
                QVERIFY2(seen.insert(row.id).second, id.c_str());
                QCOMPARE(wordsFor(row.id), &row);
                QCOMPARE(subjectOf(row), subject.name);
                QVERIFY2(!row.name.empty() || !row.statement.empty(), id.c_str());
            }
        }
        QVERIFY(!wordsFor("no-such-thing"));
    }

    // What the window and the command line ask for by name is there.
    void everyIdThatIsAskedForHasWords() {
        const std::regex asked("\\b(nameOf|sentence|explanation|wordsFor)\\(\\s*\"([a-z0-9.-]+)\"\\s*[,)]");
        const fs::path root = fs::path(ODDCHIP_TESTS_DIR).parent_path();
        for (const char* folder : {"ui", "app", "core"}) {
            for (const auto& file : fs::recursive_directory_iterator(root / folder)) {
                if (file.path().extension() != ".cpp") { continue; }
                std::ifstream in(file.path(), std::ios::binary);
                const std::string text{std::istreambuf_iterator<char>(in), {}};
                for (std::sregex_iterator found(text.begin(), text.end(), asked), end; found != end; ++found) {
                    QVERIFY2(wordsFor((*found)[2].str()), (file.path().string() + ": " + (*found)[2].str()).c_str());
                }
            }
        }
    }

    // %1 to %4, none left out: a figure that nobody reads, or one that nobody gives, is a slip.
    void figuresAreNumberedFromOne() {
        forEachText([](const Words& row, std::string_view text) {
            std::set<char> figures;
            for (std::size_t i = 0; i < text.size(); ++i) {
                if (text[i] != '%' || i + 1 == text.size() || text[i + 1] < '0' || text[i + 1] > '9') { continue; }
                QVERIFY2(text[i + 1] >= '1' && text[i + 1] <= '4', std::string(row.id).c_str());
                figures.insert(text[i + 1]);
            }
            QVERIFY2(figures.empty() || *figures.rbegin() - '0' == static_cast<char>(figures.size()),
                     std::string(row.id).c_str());
        });
    }

    void sentencesAreShortAndPlain() {
        const std::regex banned("\\b(error|please|oops|sorry|invalid|illegal)\\b|  |^ | $", std::regex::icase);
        forEachText([&banned](const Words& row, std::string_view text) {
            const std::string id(row.id);
            QVERIFY2(text.size() <= 240, id.c_str());
            QVERIFY2(!std::regex_search(std::string(text), banned), id.c_str());
        });
        for (const Subject& subject : subjects()) {
            if (subject.name != "rules" && subject.name != "reasons" && subject.name != "errors") { continue; }
            for (const Words& row : subject.rows) {
                QVERIFY2(row.statement.ends_with('.'), std::string(row.id).c_str());
                QVERIFY2(!row.name.ends_with('.'), std::string(row.id).c_str());
            }
        }
    }

    void patternsAreFilledInOrder() {
        const std::string with[] = {"60", "6"};
        QCOMPARE(fill(wordsFor("say.change")->statement, with), "Change 60 to seat 6.");
        QCOMPARE(fill("%2 then %1, %2", with), "6 then 60, 6");
        QCOMPARE(fill("%3 of %1 %", with), "%3 of 60 %");
        const std::string percent[] = {"%2", "x"};
        QCOMPARE(fill("%1 %2", percent), "%2 x");
    }

    void listsAreJoined() {
        const std::string seats[] = {"1", "4", "6"};
        QCOMPARE(listed({}), "");
        QCOMPARE(listed(std::span(seats).first(1)), "1");
        QCOMPARE(listed(std::span(seats).first(2)), "1 and 4");
        QCOMPARE(listed(seats), "1, 4 and 6");
    }

    void handsAreCalledAsPeopleCallThem() {
        using enum Ranking;
        QCOMPARE(handOf(high, "AsAdKsKdQh"), "two pair, aces and kings, queen kicker");
        QCOMPARE(handOf(high, "AsKdTs9d2h"), "ace high, king kicker");
        QCOMPARE(handOf(high, "6s6dTs9d2h"), "pair of sixes, ten kicker");
        QCOMPARE(handOf(high, "6s6d6h9d2h"), "three sixes, nine kicker");
        QCOMPARE(handOf(high, "5s4d3h2dAh"), "straight, five high");
        QCOMPARE(handOf(high, "KsTs9s3s2s"), "flush, king high, ten kicker");
        QCOMPARE(handOf(high, "KsKdKh2s2d"), "full house, kings over twos");
        QCOMPARE(handOf(high, "KsKdKhKc2d"), "four kings, two kicker");
        QCOMPARE(handOf(high, "KsQsJsTs9s"), "straight flush, king high");
        QCOMPARE(handOf(high, "AsKsQsJsTs"), "royal flush");
        QCOMPARE(handOf(high, "AsAd"), "pair of aces");
        QCOMPARE(handOf(eightOrBetter, "8s6d4h3dAh", ReadAs::low), "low, 8-6-4-3-A");
        QCOMPARE(handOf(eightOrBetter, "9s6d4h3dAh", ReadAs::low), "no low");
        QCOMPARE(handOf(badugi, "8s6d4hAc", ReadAs::badugi), "badugi, 8-6-4-A");
        QCOMPARE(handOf(badugi, "8s6d4hAh", ReadAs::badugi), "three cards, 8-6-A");
        const int aces[] = {12, 11};
        QCOMPARE(handRow(3, aces, ReadAs::high).name, "two pair");
    }
};

QTEST_APPLESS_MAIN(TestWords)
#include "test_words.moc"
