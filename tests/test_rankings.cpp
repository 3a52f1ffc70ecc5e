// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Every ranking over whole decks: how many hands there are of each kind, which is known by arithmetic, and whether they
// are in order, which a slow reading by counting tells. Then pairs of hands that another program has judged.
#include "core/rules/evaluate.h"
#include "tests/plain_hand.h"

#include <QTest>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

using namespace oddchip;
using Category = HandName::Category;

namespace {

struct Count {
    long long hands = 0;
    int strengths = 0;  // different ones
    bool operator==(const Count&) const = default;
};
using Counts = std::map<Category, Count>;

// Every choice of `count` of the first `end` cards, added to `with`.
template <int count, class Take>
void eachChoice(const std::vector<Card>& cards, std::size_t end, Cards with, const Take& take) {
    if constexpr (count == 0) {
        take(with);
    } else {
        for (std::size_t at = count - 1; at < end; ++at) {
            Cards more = with;
            more.insert(cards[at]);
            eachChoice<count - 1>(cards, at, more, take);
        }
    }
}
template <int count, class Take> void eachHand(Cards deck, const Take& take) {
    const std::vector<Card> cards(deck.begin(), deck.end());
    eachChoice<count>(cards, cards.size(), {}, take);
}

struct Seen {
    long long hands = 0;
    std::uint64_t plain = 0;  // how good the first of them is
};

// By strength; 0, which is no hand, is left out.
Counts byCategory(Ranking ranking, const std::vector<Seen>& seen) {
    Counts counts;
    for (std::size_t value = 1; value < seen.size(); ++value) {
        if (seen[value].hands == 0) { continue; }
        Count& count = counts[name(ranking, {static_cast<std::uint32_t>(value)}).category];
        count.hands += seen[value].hands;
        ++count.strengths;
    }
    return counts;
}

void compare(const Counts& counts, const Counts& expected) {
    QCOMPARE(counts.size(), expected.size());
    for (const auto& [category, count] : expected) {
        const auto found = counts.find(category);
        QVERIFY(found != counts.end());
        QCOMPARE(found->second.hands, count.hands);
        QCOMPARE(found->second.strengths, count.strengths);
    }
}

// All hands of five cards: how many of each category, and whether their strengths are in the order of a plain reading.
void compareFives(Ranking ranking, Cards deck, const Counts& expected) {
    std::vector<Seen> seen(1 << 16);
    int number = 0, unequal = 0;
    eachHand<5>(deck, [&](Cards five) {
        Seen& same = seen.at(evaluate(ranking, Use::any, five, {}).value);
        if (same.hands++ == 0) {
            same.plain = plain::strength(ranking, five);
        } else if (++number % 13 == 0 && plain::strength(ranking, five) != same.plain) {
            ++unequal;
        }
    });
    QCOMPARE(unequal, 0);
    std::uint64_t before = 0;
    for (std::size_t value = 1; value < seen.size(); ++value) {
        if (seen[value].hands == 0) { continue; }
        QVERIFY(seen[value].plain > before);
        before = seen[value].plain;
    }
    compare(byCategory(ranking, seen), expected);
}

Cards deal(std::mt19937& random, Cards& deck, int count) {
    Cards dealt;
    for (; count > 0; --count) {
        const auto at = static_cast<std::ptrdiff_t>(random() % static_cast<unsigned>(deck.size()));
        const Card card = *std::next(deck.begin(), at);
        deck.remove(card);
        dealt.insert(card);
    }
    return dealt;
}

constexpr std::array kRankings{Ranking::high,          Ranking::shortDeck,    Ranking::aceToFive,
                               Ranking::eightOrBetter, Ranking::deuceToSeven, Ranking::badugi};

void comparePlain(Ranking ranking, Use use, Cards hand, Cards board) {
    const plain::Best expected = plain::best(ranking, use, hand, board);
    const Strength strength = evaluate(ranking, use, hand, board);
    const std::string cards = text(hand) + " " + text(board);
    QVERIFY2((strength.value == 0) == (expected.strength == 0), cards.c_str());
    QVERIFY2(strength == evaluate(ranking, Use::any, expected.cards, {}), cards.c_str());
    const Cards chosen = best(ranking, use, hand, board);
    QVERIFY2(chosen.empty() == (expected.strength == 0), cards.c_str());
    if (!chosen.empty()) { QVERIFY2(plain::strength(ranking, chosen) == expected.strength, cards.c_str()); }
}

}  // namespace

class TestRankings : public QObject {
    Q_OBJECT

private slots:
    // 52 over 5 = 2,598,960 hands. A straight has one of ten highest ranks; hands without a pair have 13 over 5 = 1287
    // sets of ranks, of which 1277 are not straights; each in 4^5 = 1024 choices of suits, of which 4 are flushes.
    // Strengths: 10 + 156 + 156 + 1277 + 10 + 858 + 858 + 2860 + 1277 = 7462.
    void highHands() {
        compareFives(Ranking::high, kDeck,
                     {
                         {Category::straightFlush, {40, 10}},      // 10 * 4
                         {Category::fourOfAKind, {624, 156}},      // 13 * 48; 13 * 12
                         {Category::fullHouse, {3744, 156}},       // 13 * 4 * 12 * 6; 13 * 12
                         {Category::flush, {5108, 1277}},          // 1277 * 4
                         {Category::straight, {10'200, 10}},       // 10 * 1020
                         {Category::threeOfAKind, {54'912, 858}},  // 13 * 4 * 66 * 16; 13 * 66
                         {Category::twoPair, {123'552, 858}},      // 78 * 6 * 6 * 44; 78 * 11
                         {Category::pair, {1'098'240, 2860}},      // 13 * 6 * 220 * 64; 13 * 220
                         {Category::highCard, {1'302'540, 1277}},  // 1277 * 1020
                     });
    }

    // As above, but A 5 4 3 2 is no straight: nine highest ranks are left, and 1278 sets of ranks that are none.
    void deuceToSevenHands() {
        compareFives(Ranking::deuceToSeven, kDeck,
                     {
                         {Category::straightFlush, {36, 9}},
                         {Category::fourOfAKind, {624, 156}},
                         {Category::fullHouse, {3744, 156}},
                         {Category::flush, {5112, 1278}},
                         {Category::straight, {9180, 9}},
                         {Category::threeOfAKind, {54'912, 858}},
                         {Category::twoPair, {123'552, 858}},
                         {Category::pair, {1'098'240, 2860}},
                         {Category::highCard, {1'303'560, 1278}},
                     });
    }

    // Neither straights nor flushes: all 1287 sets of ranks in all 1024 choices of suits are high cards.
    void aceToFiveHands() {
        compareFives(Ranking::aceToFive, kDeck,
                     {
                         {Category::fourOfAKind, {624, 156}},
                         {Category::fullHouse, {3744, 156}},
                         {Category::threeOfAKind, {54'912, 858}},
                         {Category::twoPair, {123'552, 858}},
                         {Category::pair, {1'098'240, 2860}},
                         {Category::highCard, {1'317'888, 1287}},
                     });
    }

    void eightOrBetterHands() {  // 8 over 5 = 56 sets of ranks, 1024 choices of suits
        compareFives(Ranking::eightOrBetter, kDeck, {{Category::highCard, {57'344, 56}}});
    }

    // 36 over 5 = 376,992 hands of nine ranks; six highest ranks of a straight; 9 over 5 = 126 sets of ranks.
    void shortDeckHands() {
        compareFives(Ranking::shortDeck, kShortDeck,
                     {
                         {Category::straightFlush, {24, 6}},       // 6 * 4
                         {Category::fourOfAKind, {288, 72}},       // 9 * 32; 9 * 8
                         {Category::flush, {480, 120}},            // 120 * 4
                         {Category::fullHouse, {1728, 72}},        // 9 * 4 * 8 * 6; 9 * 8
                         {Category::straight, {6120, 6}},          // 6 * 1020
                         {Category::threeOfAKind, {16'128, 252}},  // 9 * 4 * 28 * 16; 9 * 28
                         {Category::twoPair, {36'288, 252}},       // 36 * 6 * 6 * 28; 36 * 7
                         {Category::pair, {193'536, 504}},         // 9 * 6 * 56 * 64; 9 * 56
                         {Category::highCard, {122'400, 120}},     // 120 * 1020
                     });
    }

    // 52 over 4 = 270,725 hands of four cards. Four count: 13 * 12 * 11 * 10 = 17,160, one rank a suit. One counts
    // where no two cards differ in both: four of a suit, 4 * 715, or of a rank, 13. Strengths: 13 over 1, 2, 3 and 4.
    void badugiHands() {
        std::array<Count, 5> counts{};
        std::map<std::uint32_t, std::uint64_t> plainOf;
        int number = 0, unequal = 0;
        eachHand<4>(kDeck, [&](Cards four) {
            const Strength strength = evaluate(Ranking::badugi, Use::any, four, {});
            const auto [same, fresh] = plainOf.try_emplace(strength.value);
            if (fresh || ++number % 13 == 0) {
                const std::uint64_t expected = plain::best(Ranking::badugi, Use::any, four, {}).strength;
                if (fresh) { same->second = expected; }
                unequal += same->second != expected;
            }
            Count& count = counts.at(name(Ranking::badugi, strength).count);
            ++count.hands;
            count.strengths += fresh;
        });
        QCOMPARE(unequal, 0);
        std::uint64_t before = 0;
        for (const auto& [value, expected] : plainOf) {
            QVERIFY(expected > before);
            before = expected;
        }
        QCOMPARE(counts[4], (Count{17'160, 715}));
        QCOMPARE(counts[3], (Count{154'440, 286}));
        QCOMPARE(counts[2], (Count{96'252, 78}));
        QCOMPARE(counts[1], (Count{2873, 13}));
    }

    // 52 over 7 = 133,784,560 hands, which go through every entry of the tables for seven cards. 4824 strengths are
    // left: nobody has seven, five, four, three or two high as the best of seven.
    void sevenCardHands() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("takes a minute under this sanitizer; other builds count them");
#endif
        std::vector<Seen> seen(1 << 16);
        eachHand<7>(kDeck, [&](Cards seven) { ++seen[evaluate(Ranking::high, Use::any, seven, {}).value].hands; });
        compare(byCategory(Ranking::high, seen), {
                                                     {Category::straightFlush, {41'584, 10}},
                                                     {Category::fourOfAKind, {224'848, 156}},
                                                     {Category::fullHouse, {3'473'184, 156}},
                                                     {Category::flush, {4'047'644, 1277}},
                                                     {Category::straight, {6'180'020, 10}},
                                                     {Category::threeOfAKind, {6'461'620, 575}},
                                                     {Category::twoPair, {31'433'400, 763}},
                                                     {Category::pair, {58'627'800, 1470}},
                                                     {Category::highCard, {23'294'460, 407}},
                                                 });
    }

    void anyNumberOfCardsIsReadAsInAPlainReading() {
        std::mt19937 random(3);
        for (const Ranking ranking : kRankings) {
            for (int round = 0; round < 1500; ++round) {
                Cards deck = ranking == Ranking::shortDeck ? kShortDeck : kDeck;
                const int size = 1 + round % 8;
                const Cards hand = deal(random, deck, std::min(size, 2 + round % 3));
                comparePlain(ranking, Use::any, hand, deal(random, deck, size - hand.size()));
            }
        }
    }

    void twoOfTheHandAndThreeOfTheBoardAreReadAsInAPlainReading() {
        std::mt19937 random(4);
        for (const Ranking ranking :
             {Ranking::high, Ranking::eightOrBetter, Ranking::shortDeck, Ranking::deuceToSeven, Ranking::aceToFive}) {
            for (int round = 0; round < 1200; ++round) {
                Cards deck = ranking == Ranking::shortDeck ? kShortDeck : kDeck;
                const int handSize = round % 7, boardSize = round % 4 == 0 ? round % 6 : 5;
                const Cards hand = deal(random, deck, handSize);
                comparePlain(ranking, Use::two, hand, deal(random, deck, boardSize));
            }
        }
    }

    // tests/corpus/vectors_NAME.tsv: hand a, hand b, board, the result and, of high hands, both categories.
    void judgedPairs_data() {
        QTest::addColumn<int>("ranking");
        QTest::addColumn<int>("use");
        const auto file = [](const char* of, Ranking ranking, Use use) {
            QTest::newRow(of) << static_cast<int>(ranking) << static_cast<int>(use);
        };
        file("high5", Ranking::high, Use::any);
        file("high7", Ranking::high, Use::any);
        file("royal_high", Ranking::high, Use::any);
        file("greek", Ranking::high, Use::two);
        file("omaha_high", Ranking::high, Use::two);
        file("omaha5_high", Ranking::high, Use::two);
        file("short_deck", Ranking::shortDeck, Use::any);
        file("low_a5", Ranking::aceToFive, Use::any);
        file("low_a5_7", Ranking::aceToFive, Use::any);
        file("low_8", Ranking::eightOrBetter, Use::any);
        file("low_8_7", Ranking::eightOrBetter, Use::any);
        file("omaha_low8", Ranking::eightOrBetter, Use::two);
        file("low_27", Ranking::deuceToSeven, Use::any);
        file("badugi", Ranking::badugi, Use::any);
    }
    void judgedPairs() {
        QFETCH(const int, ranking);
        QFETCH(const int, use);
        const auto strengthOf = [&](const std::string& hand, const std::string& board) {
            return evaluate(static_cast<Ranking>(ranking), static_cast<Use>(use), *readCards(hand),
                            *readCards(board == "-" ? "" : board));
        };
        const auto category = [&](Strength strength) {
            constexpr std::array<std::string_view, 10> names{
                "",         "high-card", "pair",       "two-pair",       "three-of-a-kind",
                "straight", "flush",     "full-house", "four-of-a-kind", "straight-flush"};
            return names[static_cast<std::size_t>(name(static_cast<Ranking>(ranking), strength).category)];
        };
        std::ifstream lines(std::string(ODDCHIP_TESTS_DIR "/corpus/vectors_") + QTest::currentDataTag() + ".tsv");
        int pairs = 0;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with('#')) { continue; }
            std::istringstream fields(line);
            std::string handA, handB, board, result, categoryA, categoryB;
            fields >> handA >> handB >> board >> result >> categoryA >> categoryB;
            const Strength a = strengthOf(handA, board), b = strengthOf(handB, board);
            const bool none = a.value == 0 && b.value == 0;
            QVERIFY2(result == (none ? "-" : a == b ? "0" : a > b ? "1" : "-1"), line.c_str());
            if (!categoryA.empty()) { QVERIFY2(category(a) == categoryA && category(b) == categoryB, line.c_str()); }
            ++pairs;
        }
        QCOMPARE(pairs, 1500);
    }
};

QTEST_APPLESS_MAIN(TestRankings)
#include "test_rankings.moc"
