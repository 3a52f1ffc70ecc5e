// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// Punto Banco: the whole tableau row by row, exact chances, payouts and commission, the shoe, the scoreboard; and over
// random coups that nothing is lost between the seats and the house.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "core/baccarat/roads.h"
#include "core/baccarat/table.h"

using namespace oddchip::baccarat;

namespace {

int failures = 0;

void expect(bool holds, const std::string& what) {
    if (holds) { return; }
    ++failures;
    std::printf("does not hold: %s\n", what.c_str());
}

Cards cardsOf(std::initializer_list<int> ranks) {
    Cards hand;
    for (const int rank : ranks) { hand.add({static_cast<std::uint8_t>(rank), 0}); }
    return hand;
}

// ---- the tableau -----------------------------------------------------------------------------------------------

// RULES 1.8, pb-bank-tableau, as it is printed in rule books: a row for each total of the bank, a letter for each value
// of the player's third card, 0 to 9.
constexpr const char* kTableau[8] = {
    "DDDDDDDDDD",  // 0
    "DDDDDDDDDD",  // 1
    "DDDDDDDDDD",  // 2
    "DDDDDDDDSD",  // 3; T23: stands against an eight alone
    "SSDDDDDDSS",  // 4
    "SSSSDDDDSS",  // 5
    "SSSSSSDDSS",  // 6
    "SSSSSSSSSS",  // 7
};

void tableau() {
    for (int bank = 0; bank < 8; ++bank) {
        for (int rank = 1; rank <= 13; ++rank) {
            const int third = points({static_cast<std::uint8_t>(rank), 0});
            const Cards banks = cardsOf({13, bank == 0 ? 10 : bank});
            const Called now = called(cardsOf({2, 3, rank}), banks);
            const bool draws = kTableau[bank][third] == 'D';
            const std::string what = "bank " + std::to_string(bank) + ", third card of rank " + std::to_string(rank);
            expect(now.bank == Call{draws, Rule::bankTableau} && !now.player, what);
            expect(now.winner.has_value() != draws, what + ": there is a winner when nobody draws");
        }
    }
    for (int player = 0; player < 10; ++player) {
        for (int bank = 0; bank < 10; ++bank) {
            const auto two = [](int total) { return cardsOf({12, total == 0 ? 11 : total}); };
            const Called now = called(two(player), two(bank));
            const std::string what = "player " + std::to_string(player) + ", bank " + std::to_string(bank);
            const bool ends = player >= 8 || bank >= 8, draws = !ends && player <= 5;
            expect(now.player == Call{draws, ends ? Rule::natural : Rule::playerDraw}, what + ": the player");
            expect(now.bank.has_value() != draws, what + ": the bank is called when the player stands");
            if (now.bank) {
                const Call right{!ends && bank <= 5, ends ? Rule::natural : Rule::bankNoPlayerDraw};
                expect(now.bank == right, what + ": the bank");
            }
        }
    }
    expect(!called(cardsOf({9, 10}), cardsOf({9})).player, "nothing is called before both hands have two cards");
}

// ---- chances ---------------------------------------------------------------------------------------------------

bool near(double figure, double to, double within) { return std::abs(figure - to) <= within; }

void chances() {
    const auto start = std::chrono::steady_clock::now();
    const Outcomes eight = outcomes(fullShoe(8)).value(), six = outcomes(fullShoe(6)).value();
    const Outcomes endless = outcomes(endlessShoe()).value();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    std::printf("three shoes enumerated in %.3f s\n", took.count());
    expect(took.count() < 1, "in under a second");
    expect(eight.bank == 2'292'252'566'437'888 && eight.player == 2'230'518'282'592'256 &&
               eight.tie == 475'627'426'473'216 && eight.all() == 4'998'398'275'503'360,
           "the counts of eight decks");
    expect(six.bank == 403'095'751'234'560 && six.player == 392'220'492'728'832 && six.tie == 83'552'962'932'288 &&
               six.all() == 878'869'206'895'680,
           "the counts of six decks");
    expect(endless.all() == 4'826'809, "an endless shoe has thirteen cards each time");
    const auto mean = [](const Outcomes& o) { return static_cast<double>(o.cards) / static_cast<double>(o.all()); };
    expect(near(mean(six), 4.9386, 5e-5) && near(mean(eight), 4.9388, 5e-5), "cards in a coup");

    struct Printed {  // RULES 2.1
        const Outcomes& shoe;
        double player, bank, tie8, tie9, playerLeft, bankLeft;
    };
    for (const Printed& row : {Printed{six, 1.2374, 1.0558, 14.4382, 4.9313, 1.3674, 1.1668},
                               Printed{eight, 1.2351, 1.0579, 14.3596, 4.8440, 1.3650, 1.1692},
                               Printed{endless, 1.2281, 1.0640, 14.1170, 4.5744, 1.3577, 1.1762}}) {
        const auto is = [&](Side bet, Base base, const House& house, double figure) {
            expect(near(edge(row.shoe, bet, base, house).percent(), figure, 5.1e-5), std::to_string(figure));
        };
        is(Side::player, Base::perBet, {}, row.player);
        is(Side::bank, Base::perBet, {}, row.bank);
        is(Side::tie, Base::perBet, {}, row.tie8);
        is(Side::tie, Base::tiesLeftOut, {.tiePays = 9}, row.tie9);
        is(Side::player, Base::tiesLeftOut, {}, row.playerLeft);
        is(Side::bank, Base::tiesLeftOut, {}, row.bankLeft);
    }
    const House four{.commission = 4};
    expect(near(edge(six, Side::bank, Base::perBet, four).percent(), 0.5972, 5.1e-5), "4 %, six decks");
    expect(near(edge(eight, Side::bank, Base::perBet, four).percent(), 0.5993, 5.1e-5), "4 %, eight decks");

    for (const SourceFigure& figure : kSourceFigures) {
        const auto fits = [&](const Outcomes& shoe) {
            const double percent = edge(shoe, figure.bet, figure.base, {}).percent();
            return near(percent, figure.hundredths / 100.0, 0.00501);
        };
        expect(fits(figure.decks == 0 ? endless : eight), "a figure of the source fits its shoe");
        expect(fits(six) == (figure.bet == Side::bank), "in six decks the bank's alone would do");
    }
    expect(!outcomes(Shoe{{1, 1, 1, 1, 1}}), "five cards are too few for a coup");
    expect(outcomes(Shoe{{6}})->tie == 720, "six tens tie in every order");
}

// ---- payouts ---------------------------------------------------------------------------------------------------

Settlement oneBet(Side side, Amount bet, Side winner, const House& house) {
    Bets bets;
    bets.put(1, side, bet);
    return settled(bets, winner, house);
}

void payouts() {
    struct Paid {
        Rounding rounding;
        Amount bet, pays, commission;
    };
    for (const Paid& row : {Paid{Rounding::exact, 3500, 3325, 175},           // T24
                            Paid{Rounding::quarterPerFive, 3500, 3325, 175},  // T24
                            Paid{Rounding::upToUnit, 3500, 3300, 200},        // T24
                            Paid{Rounding::exact, 10, 9, 1},                  // half a hundredth is kept whole
                            Paid{Rounding::quarterPerFive, 3501, 3301, 200}, Paid{Rounding::upToUnit, 2000, 1900, 100},
                            Paid{Rounding::upToUnit, 50, 0, 50}}) {
        const Settlement paid = oneBet(Side::bank, row.bet, Side::bank, {.rounding = row.rounding});
        const Row right{Row::Kind::pays, 1, Side::bank, row.bet, row.pays, row.commission, Rule::payBanco};
        expect(paid.size == 1 && paid.rows[0] == right, "commission on " + std::to_string(row.bet));
    }
    expect(oneBet(Side::bank, 2500, Side::bank, {.commission = 4}).rows[0].pays == 2400, "four percent");
    // Of each five begun the percentage, whichever it is: a quarter at five percent, nothing at none.
    for (const auto& [percent, kept] :
         {std::pair{5, 200}, std::pair{4, 160}, std::pair{3, 120}, std::pair{0, 0}, std::pair{100, 3501}}) {
        const House brackets{.commission = percent, .rounding = Rounding::quarterPerFive};
        expect(oneBet(Side::bank, 3501, Side::bank, brackets).rows[0].commission == kept,
               "brackets of " + std::to_string(percent) + " percent");
    }
    expect(oneBet(Side::tie, 2500, Side::tie, {}).rows[0].pays == 20'000, "a tie pays eight");
    expect(oneBet(Side::tie, 2500, Side::tie, {.tiePays = 9}).rows[0].pays == 22'500, "or nine");
    expect(oneBet(Side::bank, 2500, Side::tie, {}).rows[0].kind == Row::Kind::pushes, "others push");
    expect(oneBet(Side::tie, 2500, Side::bank, {}).rows[0].kind == Row::Kind::takes, "a tie bet loses to a winner");

    Bets bets;
    for (const int seat : {14, 3, 8}) {
        bets.put(seat, Side::player, Amount{100} * seat);
        bets.put(seat, Side::bank, 200);
    }
    const Settlement order = settled(bets, Side::player, {});
    std::string told;
    for (const Row& row : order) {
        told += (row.kind == Row::Kind::takes ? "-" : "+") + std::to_string(static_cast<int>(row.seat)) + ' ';
    }
    expect(told == "-3 -8 -14 +3 +8 +14 ", "losers first, by seat: " + told);
    expect(looksFirst(bets, 8) == 14 && looksFirst(Bets{}, 8) == 0, "the largest bet on the player looks first");
    bets.put(3, Side::player, 1400);
    expect(looksFirst(bets, 8) == 14 && looksFirst(bets, 14) == 3, "of equal ones the first after the shoe");
    expect(nextHolder(8, bets, Side::player) == 14 && nextHolder(14, bets, Side::player) == 3, "the shoe passes");
    expect(nextHolder(8, bets, Side::tie) == 8 && nextHolder(8, bets, Side::bank) == 8, "or stays");
    expect(nextHolder(8, Bets{}, Side::player) == 8 && nextHolder(0, bets, Side::player) == 0, "or cannot pass");
}

// ---- the fold --------------------------------------------------------------------------------------------------

Verdict enter(Table& table, const Event& event) {
    const Verdict verdict = rule(table, event);
    if (const auto* ruling = std::get_if<Ruling>(&verdict)) { commit(table, event, *ruling); }
    return verdict;
}
Verdict deal(Table& table, Side hand, std::initializer_list<int> ranks) {
    return enter(table, CardsDealt{hand, cardsOf(ranks)});
}
bool flagged(const Verdict& verdict, Rule rule, Mend mend) {
    const auto* ruling = std::get_if<Ruling>(&verdict);
    return ruling != nullptr && ruling->flagged && ruling->by == rule && ruling->mend == mend &&
           ruling->counts == Counts::asNothing;
}

void draws() {
    Table table = opened({});
    expect(enter(table, CoupSettled{}) == Verdict(Refusal::nothingToSettle), "nothing to settle");
    deal(table, Side::player, {2, 3});
    expect(enter(table, CoupSettled{}) == Verdict(Refusal::notAllDealt), "not all dealt");
    expect(flagged(deal(table, Side::player, {4}), Rule::deal, Mend::takeBack), "a third before the bank has two");
    deal(table, Side::bank, {4, 9});  // what went back is the next card
    const Coup due = table.coup;
    expect(flagged(deal(table, Side::bank, {8}), Rule::playerDraw, Mend::takeBack), "the bank before the player");
    expect(flagged(enter(table, CoupSettled{}), Rule::playerDraw, Mend::draw), "the player's draw is missing");
    expect(table.coup == due, "none of it changes the coup");
    expect(deal(table, Side::player, {8, 6}) == Verdict(Refusal::tooManyCards), "two cards are no third");
    deal(table, Side::player, {8});
    expect(called(table.coup).winner == Side::tie, "T23: the bank stands on three against an eight");
    expect(flagged(deal(table, Side::bank, {5}), Rule::bankTableau, Mend::takeBack), "an extra draw of the bank");
    expect(flagged(deal(table, Side::player, {5}), Rule::playerDraw, Mend::takeBack), "a fourth card of the player");

    table = opened({});
    deal(table, Side::player, {10, 9});
    deal(table, Side::bank, {2, 3});
    expect(flagged(deal(table, Side::bank, {4}), Rule::natural, Mend::takeBack), "nobody draws against a natural");
    enter(table, CoupSettled{});
    expect(deal(table, Side::player, {4}) == Verdict(Ruling{.by = Rule::deal}) && table.coup.player.size == 1,
           "the next card begins another coup, and cards may come singly");

    table = opened({});
    deal(table, Side::player, {3, 3});
    deal(table, Side::bank, {1, 4});
    expect(flagged(enter(table, CoupSettled{}), Rule::bankNoPlayerDraw, Mend::draw), "the bank's draw is missing");
}

void bets() {
    Table table = opened({});
    expect(enter(table, BetMade{15, Side::bank, 100}) == Verdict(Refusal::noSuchSeat), "there are fourteen seats");
    expect(enter(table, ShoeGiven{0}) == Verdict(Refusal::noSuchSeat), "and no seat nought");
    enter(table, ShoeGiven{14});
    enter(table, BetMade{14, Side::bank, 5000});
    enter(table, BetMade{14, Side::bank, 10'000});
    enter(table, BetMade{2, Side::tie, 100});
    deal(table, Side::player, {10, 7});
    const Verdict late = enter(table, BetMade{6, Side::player, 700});
    const auto* ruling = std::get_if<Ruling>(&late);
    expect(ruling != nullptr && ruling->flagged && ruling->counts == Counts::forNextCoup, "a late bet is flagged");
    deal(table, Side::bank, {10, 9});
    enter(table, CoupSettled{});
    expect(table.box[13] == 500 && settlement(table).size == 2, "one bet a seat and side; the commission is boxed");
    expect(table.coup.bets.at(6, Side::player) == 0 && looksFirst(table) == 6, "the late bet lies in the next coup");
    deal(table, Side::player, {10, 9});
    expect(table.coup.bets.at(6, Side::player) == 700 && table.coup.bets.at(14, Side::bank) == 0, "and only that");
    deal(table, Side::bank, {10, 7});
    enter(table, CoupSettled{});
    expect(table.holder == 6 && table.box[13] == 500, "the shoe passes to the seat that has a bet; the box runs on");
}

void shoes() {
    Table table = opened({.decks = 6});
    expect(left(table) == fullShoe(6) && !cutCardOut(table), "a new shoe");
    for (int i = 0; i < 3; ++i) {
        deal(table, Side::player, {9, 9});
        deal(table, Side::bank, {10, 7});
        enter(table, CoupSettled{});
    }
    Shoe right = fullShoe(6);
    right.of[9] -= 6;
    right.of[0] -= 3;
    right.of[7] -= 3;
    expect(left(table) == right, "cards that are out are not to come");
    const Verdict seventh = rule(table, CardsDealt{Side::player, cardsOf({9, 9})});
    const auto* ruling = std::get_if<Ruling>(&seventh);
    expect(ruling != nullptr && ruling->flagged && ruling->by == Rule::shoe && ruling->counts == Counts::asSaid,
           "a card that the shoe cannot have is flagged, and counts");
    for (int i = 0; i < kKinds; ++i) { table.out[static_cast<std::size_t>(i)] = 6; }
    expect(cutCardOut(table) && left(table).size() == 0 && !outcomes(left(table)), "an empty shoe has no chances");
}

// ---- the scoreboard --------------------------------------------------------------------------------------------

std::vector<Side> resultsOf(const char* letters) {
    std::vector<Side> all;
    for (; *letters != 0; ++letters) {
        all.push_back(*letters == 'P' ? Side::player : *letters == 'B' ? Side::bank : Side::tie);
    }
    return all;
}
// "B00 P10": side, column, row; behind it a dot for each tie.
std::string roadText(const std::vector<RoadCell>& cells) {
    std::string told;
    for (const RoadCell& cell : cells) {
        told += (told.empty() ? "" : " ") + std::string(1, "PBT"[static_cast<int>(cell.side)]) +
                std::to_string(cell.column) + std::to_string(cell.row) + std::string(cell.ties, '.');
    }
    return told;
}

void roads() {
    const auto big = [](const char* results, const std::string& right) {
        const std::string told = roadText(bigRoad(resultsOf(results)));
        expect(told == right, std::string(results) + " is " + told);
    };
    big("BBPTPB", "B00 B01 P10. P11 B20");
    big("TTBT", "B00...");
    big("TT", "T00..");
    big("BBBBBBBB", "B00 B01 B02 B03 B04 B05 B15 B25");
    big("BBBBBBBPPPPPPB", "B00 B01 B02 B03 B04 B05 B15 P10 P11 P12 P13 P14 P24 B20");
    expect(roadText(beadPlate(resultsOf("BPTBBBP"))) == "B00 P01 T02 B03 B04 B05 P10", "the bead plate");
    expect(bigRoad({}).empty() && beadPlate({}).empty(), "an empty board");
}

// ---- laws ------------------------------------------------------------------------------------------------------

template <class Property> void law(const std::string& name, Property property) {
    if (!rc::check(name, property)) { ++failures; }
}
int number(int least, int most) { return *rc::gen::inRange(least, most + 1); }
Card anyCard() { return {static_cast<std::uint8_t>(number(1, 13)), static_cast<std::uint8_t>(number(0, 3))}; }

Event anyEvent() {
    Cards cards;
    for (int left = number(0, 2); left > 0; --left) { cards.add(anyCard()); }
    switch (number(0, 3)) {
    case 0: return BetMade{number(0, 15), static_cast<Side>(number(0, 2)), number(0, 1'000'000)};
    case 1: return ShoeGiven{number(0, 15)};
    case 2: return CoupSettled{};
    default: return CardsDealt{static_cast<Side>(number(0, 1)), cards};
    }
}

// Deals a coup as it is called and settles it.
void playCoup(Table& table) {
    for (int i = 0; i < 2; ++i) {
        for (const Side side : {Side::player, Side::bank}) {
            Cards one;
            one.add(anyCard());
            enter(table, CardsDealt{side, one});
        }
    }
    while (const auto due = called(table.coup).due()) {
        Cards one;
        one.add(anyCard());
        enter(table, CardsDealt{*due, one});
    }
    RC_ASSERT(std::holds_alternative<Ruling>(enter(table, CoupSettled{})));
}

void laws() {
    law("what seats lose the house wins, and the box holds every commission", [] {
        House house{.decks = 8, .commission = number(0, 10), .rounding = static_cast<Rounding>(number(0, 2))};
        house.tiePays = number(8, 9);
        Table table = opened(house);
        Amount kept = 0;
        for (int coups = number(1, 6); coups > 0; --coups) {
            Amount onTable = 0;
            for (int left = number(0, 20); left > 0; --left) {
                const BetMade bet{number(1, kPlaces), static_cast<Side>(number(0, 2)), number(1, 1'000'000)};
                if (!table.coup.settled) { onTable -= table.coup.bets.at(bet.seat, bet.side); }
                enter(table, bet);
                onTable += bet.amount;
            }
            playCoup(table);
            const Side winner = *called(table.coup).winner;
            Amount bets = 0, house1 = 0, seats = 0;
            bool paying = false;
            for (const Row& row : settlement(table)) {
                bets += row.bet;
                house1 += row.kind == Row::Kind::takes ? row.bet : -row.pays;
                const Amount goesHome = row.kind == Row::Kind::takes ? 0 : row.bet + row.pays;
                seats += goesHome - row.bet;
                kept += row.commission;
                RC_ASSERT(row.pays >= 0 && row.commission >= 0);
                RC_ASSERT(row.kind != Row::Kind::pays || row.side == winner);
                if (row.side == Side::bank && row.kind == Row::Kind::pays) {
                    RC_ASSERT(row.pays + row.commission == row.bet);
                }
                RC_ASSERT(!paying || row.kind != Row::Kind::takes);
                paying = row.kind != Row::Kind::takes;
            }
            RC_ASSERT(house1 + seats == 0 && bets == onTable);
        }
        Amount boxed = 0;
        for (const Amount each : table.box) { boxed += each; }
        RC_ASSERT(boxed == kept);
    });
    law("nothing that can be entered breaks a table; what is refused changes nothing, and the fold repeats", [] {
        Table table = opened({.decks = number(0, 1) == 0 ? 6 : 8});
        Table again = table;
        std::vector<Event> taken;
        for (int left = number(0, 60); left > 0; --left) {
            const Event event = anyEvent();
            const Table before = table;
            if (std::holds_alternative<Refusal>(enter(table, event))) {
                RC_ASSERT(table == before);
            } else {
                taken.push_back(event);
            }
            RC_ASSERT(table.coup.player.size <= 3 && table.coup.bank.size <= 3);
        }
        for (const Event& event : taken) { enter(again, event); }
        RC_ASSERT(again == table);
    });
    law("the cells of a big road lie apart, one a coup that is no tie", [] {
        std::vector<Side> results;
        for (int left = number(0, 120); left > 0; --left) {
            const Side next = static_cast<Side>(number(0, 2));
            for (int run = number(1, 12); run > 0; --run) { results.push_back(next); }
        }
        const auto cells = bigRoad(results);
        std::size_t runs = 0;
        for (const Side side : results) { runs += side != Side::tie ? 1 : 0; }
        RC_ASSERT(runs == 0 || cells.size() == runs);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            RC_ASSERT(cells[i].row >= 0 && cells[i].row < kRoadRows);
            for (std::size_t j = 0; j < i; ++j) {
                RC_ASSERT(cells[i].row != cells[j].row || cells[i].column != cells[j].column);
            }
        }
    });
}

}  // namespace

int main() {
    tableau();
    chances();
    payouts();
    draws();
    bets();
    shoes();
    roads();
    laws();
    if (failures != 0) { std::printf("%d failures\n", failures); }
    return failures != 0;
}
