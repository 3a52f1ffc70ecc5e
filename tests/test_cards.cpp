// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Cards and sets of them, and their text.
#include "core/rules/card.h"

#include <QTest>
#include <vector>

using namespace oddchip;

namespace {

constexpr Card kAceOfSpades(Rank::ace, Suit::spades), kTwoOfClubs(Rank::two, Suit::clubs);

static_assert(kAceOfSpades.rank() == Rank::ace && kAceOfSpades.suit() == Suit::spades);
static_assert(kTwoOfClubs.at == 0 && !Card().seen() && sizeof(Card) == 1 && sizeof(Cards) == 8);
static_assert(kDeck.size() == 52 && kShortDeck.size() == 36 && kDeck.contains(kShortDeck));
static_assert(!kShortDeck.contains(Card(Rank::five, Suit::hearts)) &&
              kShortDeck.contains(Card(Rank::six, Suit::hearts)));
static_assert(Cards::of({kTwoOfClubs, kAceOfSpades}).highest() == kAceOfSpades);
static_assert(Cards::suited(Suit::hearts, 0x1001) ==
              Cards::of({Card(Rank::ace, Suit::hearts), Card(Rank::two, Suit::hearts)}));

}  // namespace

class TestCards : public QObject {
    Q_OBJECT

private slots:
    void everyCardReadsBackAsWritten() {
        int count = 0;
        for (const Card card : kDeck) {
            QCOMPARE(readCard(text(card)), std::optional(card));
            ++count;
        }
        QCOMPARE(count, 52);
        QCOMPARE(text(kAceOfSpades), std::string("As"));
        QCOMPARE(text(Card(Rank::ten, Suit::diamonds)), std::string("Td"));
        QCOMPARE(text(Card()), std::string("??"));
        QCOMPARE(readCard("??"), std::optional(Card()));
    }

    void otherTextsAreNoCards() {
        for (const char* bad :
             {"", "A", "s", "as", "AS", "10s", "1s", "0c", "Ax", "sA", "As ", " As", "AsKd", "?", "?s", "A?"}) {
            QVERIFY2(!readCard(bad), bad);
        }
    }

    void setsReadAndWriteFromHighToLow() {
        const std::optional<Cards> cards = readCards("2c9h9sAdTc9d");
        QVERIFY(cards);
        QCOMPARE(text(*cards), std::string("AdTc9s9h9d2c"));
        QCOMPARE(text(Cards{}), std::string());
        QCOMPARE(readCards(""), std::optional(Cards{}));
        for (const char* bad : {"As??", "AsAs", "AsK", "As Kd", "AsKx"}) { QVERIFY2(!readCards(bad), bad); }
    }

    void aWalkGoesByRankThenBySuit() {
        std::vector<Card> walked(kDeck.begin(), kDeck.end());
        QCOMPARE(walked.size(), std::size_t{52});
        for (std::size_t i = 1; i < walked.size(); ++i) { QVERIFY(lowerByRank(walked[i], walked[i - 1])); }
        QCOMPARE(walked.front(), kAceOfSpades);
        QCOMPARE(walked.back(), kTwoOfClubs);
    }

    void setsAddAndTakeAway() {
        Cards cards = *readCards("AsKd");
        QCOMPARE(cards | *readCards("KdQh"), *readCards("AsKdQh"));
        QCOMPARE(cards & *readCards("KdQh"), *readCards("Kd"));
        QCOMPARE(cards - *readCards("KdQh"), *readCards("As"));
        QVERIFY(cards.contains(kAceOfSpades) && !cards.contains(kTwoOfClubs) && !cards.contains(Card()));
        QVERIFY(kDeck.contains(cards) && !cards.contains(kDeck) && cards.contains(Cards{}));
        cards.remove(kAceOfSpades);
        cards.insert(kTwoOfClubs);
        QCOMPARE(text(cards), std::string("Kd2c"));
        QCOMPARE(cards.size(), 2);
        QCOMPARE(int{cards.suit(Suit::clubs)}, 1);
        QCOMPARE(int{cards.suit(Suit::diamonds)}, 1 << 11);
        QCOMPARE(int{cards.suit(Suit::spades)}, 0);
        QCOMPARE(int{cards.ranks()}, 1 << 11 | 1);
        QVERIFY(Cards{}.empty() && !cards.empty());
    }
};

QTEST_APPLESS_MAIN(TestCards)
#include "test_cards.moc"
