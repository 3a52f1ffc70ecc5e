// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What hands are called, which cards make them, and who wins in the cases that rule books name.
#include "core/rules/evaluate.h"
#include "core/rules/evaluate_tables.h"

#include <QTest>
#include <random>
#include <set>
#include <vector>

using namespace oddchip;
using Category = HandName::Category;

namespace {

Cards cards(std::string_view row) { return readCards(row).value(); }

Strength strength(Ranking ranking, std::string_view hand, std::string_view board = "", Use use = Use::any) {
    return evaluate(ranking, use, cards(hand), cards(board));
}

// The ranks of a name as letters, `AKQ`.
std::string ranksOf(const HandName& name) {
    std::string letters;
    for (std::size_t i = 0; i < name.count; ++i) { letters += text(Card(name.ranks[i], Suit::spades))[0]; }
    return letters;
}

// Each hand is better than the one behind it.
void verifyOrder(Ranking ranking, const std::vector<std::string_view>& hands) {
    for (std::size_t i = 1; i < hands.size(); ++i) {
        QVERIFY2(strength(ranking, hands[i - 1]) > strength(ranking, hands[i]), hands[i].data());
    }
}

}  // namespace

class TestEvaluate : public QObject {
    Q_OBJECT

private slots:
    void names_data() {
        QTest::addColumn<int>("ranking");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<int>("category");
        QTest::addColumn<QString>("ranks");
        const auto row = [](Ranking ranking, const char* hand, Category category, const char* ranks) {
            QTest::addRow("%d %s", static_cast<int>(ranking), hand)
                << static_cast<int>(ranking) << hand << static_cast<int>(category) << ranks;
        };
        row(Ranking::high, "", Category::none, "");
        row(Ranking::high, "AsKsQsJsTs9s2d", Category::straightFlush, "A");
        row(Ranking::high, "As2s3s4s5s9h9d", Category::straightFlush, "5");
        row(Ranking::high, "9s9h9d9c2d2hAd", Category::fourOfAKind, "9A");
        row(Ranking::high, "KsKhKd4s4d3h3c", Category::fullHouse, "K4");
        row(Ranking::high, "4s4h4dKsKdKh2c", Category::fullHouse, "K4");
        row(Ranking::high, "AsTs8s4s3s2sKd", Category::flush, "AT843");
        row(Ranking::high, "As2h3d4c5sAdAh", Category::straight, "5");
        row(Ranking::high, "9s8h7d6c5s9d9h", Category::straight, "9");
        row(Ranking::high, "7s7h7dAc5s4d2h", Category::threeOfAKind, "7A5");
        row(Ranking::high, "AsAhKdKcQsQd2h", Category::twoPair, "AKQ");
        row(Ranking::high, "2s2hAdTc9s5d3h", Category::pair, "2AT9");
        row(Ranking::high, "AsKhJd9c7s5d3h", Category::highCard, "AKJ97");
        row(Ranking::high, "AsKh", Category::highCard, "AK");
        row(Ranking::high, "9s9hAd", Category::pair, "9A");
        row(Ranking::shortDeck, "As9h8d7c6sKdKh", Category::straight, "9");
        row(Ranking::shortDeck, "As9s8s7s6sKdKh", Category::straightFlush, "9");
        row(Ranking::shortDeck, "AsQsTs8s6sKdKh", Category::flush, "AQT86");
        row(Ranking::shortDeck, "AsAhAd8s8dKdQh", Category::fullHouse, "A8");
        row(Ranking::aceToFive, "As2h3d4c5sKdQh", Category::highCard, "5432A");
        row(Ranking::aceToFive, "8s8h6d4c3sAd", Category::highCard, "8643A");
        row(Ranking::aceToFive, "AsAhKdQcJs", Category::pair, "AKQJ");
        row(Ranking::aceToFive, "AsAhKdKcKs2h2d", Category::twoPair, "2AK");
        row(Ranking::aceToFive, "3s3h3d2c2s", Category::fullHouse, "32");
        row(Ranking::eightOrBetter, "8s7h5d3cAsAhKd", Category::highCard, "8753A");
        row(Ranking::eightOrBetter, "9s7h5d3cAsAhKd", Category::none, "");
        row(Ranking::deuceToSeven, "7s5h4d3c2s", Category::highCard, "75432");
        row(Ranking::deuceToSeven, "As5h4d3c2s", Category::highCard, "A5432");
        row(Ranking::deuceToSeven, "As5s4s3s2s", Category::flush, "A5432");
        row(Ranking::deuceToSeven, "6s5h4d3c2s", Category::straight, "6");
        row(Ranking::deuceToSeven, "6s6h4d3c2s", Category::pair, "6432");
        row(Ranking::badugi, "As2h3d4c", Category::highCard, "432A");
        row(Ranking::badugi, "7s4h2d2c", Category::highCard, "742");
        row(Ranking::badugi, "AsKsQsJs", Category::highCard, "A");
    }
    void names() {
        QFETCH(const int, ranking);
        QFETCH(const QString, hand);
        QFETCH(const int, category);
        QFETCH(const QString, ranks);
        const HandName found =
            name(static_cast<Ranking>(ranking), strength(static_cast<Ranking>(ranking), hand.toStdString()));
        QCOMPARE(static_cast<int>(found.category), category);
        QCOMPARE(QString::fromStdString(ranksOf(found)), ranks);
    }

    void everyNumberNamesOneHand() {
        for (std::uint32_t number = 1; number < kNumbers; ++number) {
            const NumberedHand hand = handAt(number);
            QCOMPARE(std::uint32_t{numberOf(hand.category, hand.making, hand.kickers)}, number);
        }
    }

    void tablesStaySmall() { QVERIFY(sizeof(EvaluateTables) < 512'000); }

    void order() {
        verifyOrder(Ranking::high,
                    {"6s5s4s3s2s", "5s4s3s2sAs", "AsAhAdAcKs", "2s2h2d2c3s", "AsAhAdKcKs", "AsQsTs8s6s", "AsKhQdJcTs",
                     "5s4h3d2cAs", "AsAhAdKcQs", "AsAhKdKcQs", "AsAhKdQcJs", "AsKhQdJc9s"});
        verifyOrder(Ranking::shortDeck, {"TsQsKsAsJs", "As9s8s7s6s", "AsAhAdAcKs", "QsTs9s8s6s", "AsAhAdKcKs",
                                         "Ts9h8d7c6s", "As9h8d7c6s", "AsAhAdKcQs", "AsAhKdKcQs"});
        verifyOrder(Ranking::aceToFive, {"5s4s3s2sAs", "6s4h3d2cAs", "6s5h4d3c2s", "7s4h3d2cAs", "KsQhJdTc9s",
                                         "AsAh4d3c2s", "KsKh4d3c2s", "2s2hAdAc3s", "AsAhAd2c3s"});
        // RULES d27: the wheel is an ace-high, best of its kind, below every king-high; aces are the highest pair.
        verifyOrder(Ranking::deuceToSeven,
                    {"7s5h4d3c2s", "7s6h4d3c2s", "8s5h4d3c2s", "KsQhJdTc8s", "As5h4d3c2s", "As6h4d3c2s", "AsKhQdJc9s",
                     "2s2h5d4c3s", "AsAh4d3c2s", "2s2h3d3c4s", "2s2h2d3c4s", "6s5h4d3c2s", "7s5s4s3s2s", "As5s4s3s2s",
                     "As6s4s3s2s", "2s2h2d3c3s", "2s2h2d2c3s", "6s5s4s3s2s"});
        verifyOrder(Ranking::badugi,
                    {"4s3h2dAc", "5s3h2dAc", "KsQhJdTc", "3s2hAdAc", "QsJhTdTc", "2sAhAdAc", "AsAhAdAc", "2s3s4s5s"});
    }

    void onlyFiveOfEightOrLowerQualify() {
        QCOMPARE(strength(Ranking::eightOrBetter, "8s7h6d5c5s4h"), strength(Ranking::eightOrBetter, "8h7d6c5s4d"));
        QVERIFY(strength(Ranking::eightOrBetter, "8h7d6c5s4d").value > 0);
        QCOMPARE(strength(Ranking::eightOrBetter, "9s7h6d5c5s4h").value, 0u);
        QCOMPARE(strength(Ranking::eightOrBetter, "7h6d5s4h").value, 0u);
        QCOMPARE(strength(Ranking::eightOrBetter, "As2s9dTd", "3h4h5hKcKs", Use::two),
                 strength(Ranking::eightOrBetter, "AsThAh2d", "3h4c5hKcKs", Use::two));
        QCOMPARE(strength(Ranking::eightOrBetter, "As2sAd2d", "Ah2h5hKcKs", Use::two).value, 0u);
        QCOMPARE(strength(Ranking::eightOrBetter, "As2sAd2d", "Ah2h5h6c7s", Use::two),
                 strength(Ranking::eightOrBetter, "7s6h5d2cAs"));
    }

    void exactlyTwoOfTheHand() {
        // Four spades on the board and one in the hand are no flush; three of a kind in the hand are a pair.
        QCOMPARE(strength(Ranking::high, "AsKhQd2c", "JsTs8s3s4h", Use::two), strength(Ranking::high, "AsKhJsTs8s"));
        QCOMPARE(name(Ranking::high, strength(Ranking::high, "9s9h9d2c", "9cKsQd7h4s", Use::two)).category,
                 Category::threeOfAKind);
        QCOMPARE(strength(Ranking::high, "AsKh", "AdKdQcJcTs", Use::two), strength(Ranking::high, "AsKhQcJcTs"));
        QCOMPARE(strength(Ranking::high, "AsKh", "AdKd", Use::two), strength(Ranking::high, "AsKhAdKd"));
    }

    void fewCardsCompare() {
        verifyOrder(Ranking::high, {"KsKh", "2s2h", "AsKh", "Ks", "Qs"});
        verifyOrder(Ranking::aceToFive, {"2sAh", "3s2h", "KsQh", "AsAh"});
        verifyOrder(Ranking::badugi, {"2sAh", "3sAh", "As", "KsQs"});
        for (const Ranking ranking : {Ranking::high, Ranking::shortDeck, Ranking::aceToFive, Ranking::eightOrBetter,
                                      Ranking::deuceToSeven, Ranking::badugi}) {
            QCOMPARE(strength(ranking, "").value, 0u);
            QCOMPARE(strength(ranking, "", "", Use::two).value, 0u);
            QVERIFY(best(ranking, Use::any, {}, {}).empty());
            QCOMPARE(name(ranking, {}), HandName());
        }
    }

    void rowsAreReadAsSets() {
        std::mt19937 random(1);
        for (int round = 0; round < 20'000; ++round) {
            std::vector<Card> deck(kDeck.begin(), kDeck.end());
            const std::size_t count = 1 + static_cast<std::size_t>(round % 8);
            Cards set;
            for (std::size_t at = 0; at < count; ++at) {
                std::swap(deck[at], deck[at + random() % (deck.size() - at)]);
                set.insert(deck[at]);
            }
            QCOMPARE(ranked::high(std::span(deck).first(count)), ranked::high(set));
        }
        const auto flush = cards("AsJs9s6s2s");
        QCOMPARE(ranked::high(std::vector<Card>(flush.begin(), flush.end())), ranked::high(flush));
    }

    void bestCards_data() {
        QTest::addColumn<int>("ranking");
        QTest::addColumn<bool>("two");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("chosen");
        const auto row = [](Ranking ranking, Use use, const char* hand, const char* board, const char* chosen) {
            QTest::addRow("%d %s %s", static_cast<int>(ranking), hand, board)
                << static_cast<int>(ranking) << (use == Use::two) << hand << board << chosen;
        };
        row(Ranking::high, Use::any, "KsKd", "9h9c4d3s2s", "KsKd9h9c4d");
        row(Ranking::high, Use::any, "2c3d", "AsKsQsJsTs", "AsKsQsJsTs");
        row(Ranking::high, Use::any, "AhKd", "AsKsQcJc4d", "AsAhKsKdQc");
        row(Ranking::high, Use::any, "9d2c", "Ts9s8h7d6c", "Ts9s8h7d6c");
        row(Ranking::high, Use::any, "AhKd", "", "AhKd");
        row(Ranking::high, Use::two, "AhKdQs2c", "AsKs9s9d3h", "AsAhKsKd9s");
        row(Ranking::eightOrBetter, Use::two, "AsAh2d2c", "8c7h4s3dKd", "7h4s3d2dAs");
        row(Ranking::eightOrBetter, Use::any, "8h7s5d3cAs", "", "8h7s5d3cAs");
        row(Ranking::eightOrBetter, Use::any, "8h7s5d3cKs", "", "");
        row(Ranking::aceToFive, Use::any, "AsAh2c2d3s4s5h", "", "As2d3s4s5h");
        row(Ranking::deuceToSeven, Use::any, "7s5h4d3c2s", "", "7s5h4d3c2s");
        row(Ranking::badugi, Use::any, "7s4h2d2c", "", "7s4h2d");
        row(Ranking::badugi, Use::any, "AsKsQsJs", "", "As");
    }
    void bestCards() {
        QFETCH(const int, ranking);
        QFETCH(const bool, two);
        QFETCH(const QString, hand);
        QFETCH(const QString, board);
        QFETCH(const QString, chosen);
        const Cards found = best(static_cast<Ranking>(ranking), two ? Use::two : Use::any, cards(hand.toStdString()),
                                 cards(board.toStdString()));
        QCOMPARE(text(found), text(cards(chosen.toStdString())));
    }

    void boardsOfStud() {
        const auto high = [](std::string_view up) { return boardStrength(Ranking::high, cards(up)); };
        const auto low = [](std::string_view up) { return boardStrength(Ranking::aceToFive, cards(up)); };
        QVERIFY(high("2s2h") > high("AsKh"));
        QVERIFY(high("7s7h7d") > high("AsAhKd"));
        QVERIFY(high("AsAhKdKc") > high("AsAhKdQc"));
        QVERIFY(high("KsQsJsTs") < high("2s2h3d4c"));  // neither straights nor flushes count
        QCOMPARE(high("AsKsQsJs"), high("AhKdQcJs"));
        QCOMPARE(high("9s"), high("9c"));  // suits decide the bring-in alone
        QCOMPARE(boardStrength(Ranking::eightOrBetter, cards("2s2h")), high("2d2c"));
        QVERIFY(low("4s3h2dAc") > low("5s3h2dAc"));
        QVERIFY(low("KsQhJdTc") > low("AsAh2d3c"));
        QVERIFY(low("AsAh2d2c") > low("AsAhAd2c"));
        QVERIFY(low("As") > low("2s"));
    }
};

QTEST_APPLESS_MAIN(TestEvaluate)
#include "test_evaluate.moc"
