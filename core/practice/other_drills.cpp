// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// What is announced, counting the stub, and Punto Banco.
#include <algorithm>

#include "core/notation/punto.h"
#include "core/notation/punto_why.h"
#include "core/practice/drills.h"
#include "core/practice/scene.h"

namespace oddchip::practice {
namespace {

// ---- announcing ----------------------------------------------------------------------------------------------------

Ruling lastOf(const Question& q) {
    Verdict last;
    (void)afterActs(q, &last);
    const auto* ruling = std::get_if<Ruling>(&last);
    return ruling != nullptr ? *ruling : Ruling{};
}

bool aboutToAct(Scene& scene) {
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(3 + scene.q.level, 5 + scene.q.level);
    scene.stacks(150, 250);
    scene.begin();
    if (scene.dice.chance(50) && !scene.toStreet({70, 8, 0}, StreetId::flop)) { return false; }
    return scene.untilActs({40, 35, 0}, scene.dice.between(0, 3));
}

bool announceAct(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!aboutToAct(scene)) { return false; }
    const Hand& hand = scene.hand();
    const Seat seat = scene.turn();
    const Going going = raise(hand).value;
    if (going.verb == Verb::nothing) { return false; }
    const Chips level = hand.now.level, to = going.least + scene.unit() * dice.between(0, 8);
    switch (dice.between(0, 2)) {
    case 0:
        if (going.verb != Verb::raise) { return false; }
        return announceActs(scene, {seat, Verb::raiseBy, to - level}, to);
    case 1: return announceActs(scene, {seat, going.verb, to}, to);
    default: return owes(hand).value.count > 0 && announceActs(scene, {seat, Verb::call, {}}, to);
    }
}

// Chips without a word: what they count as is what is told.
bool announceChips(Dice& dice, Question& q) {
    Scene scene(dice, q);
    if (!aboutToAct(scene)) { return false; }
    if (!(dice.chance(50) ? oneChipActs(scene) : severalActs(scene))) { return false; }
    const Seat seat = scene.turn();
    for (Text& choice : q.choices) {
        const Verb verb = choice.id == "drill.as-call"    ? Verb::call
                          : choice.id == "drill.as-raise" ? Verb::raise
                          : choice.id == "drill.as-bet"   ? Verb::bet
                                                          : Verb::check;
        choice = announced({seat, verb, choice.with.empty() ? Chips{} : std::get<Chips>(choice.with[0])});
    }
    q.asks = text("drill.ask-announce");
    return true;
}

// Before the next street the number of players is told.
bool announcePlayers(Dice& dice, Question& q) {
    Scene scene(dice, q);
    scene.stakes(Structure::noLimit, FormId::holdem);
    scene.seats(5, 9);
    scene.stacks(60, 150);
    scene.begin();
    if (!scene.round({55, 8, 0}) || scene.hand().over || !cardsToCome(scene.hand())) { return false; }
    return announceStreet(scene);
}

bool announce(Dice& dice, Question& q) {
    if (q.level >= 2 && dice.chance(30)) { return announcePlayers(dice, q); }
    return q.level >= 3 && dice.chance(50) ? announceChips(dice, q) : announceAct(dice, q);
}

Answer announcement(const Question& q) {
    if (q.acts.empty()) { return chosen(q, text("say.players-" + std::to_string(q.table.hand.now.live.size()))); }
    return chosen(q, announced(*lastOf(q).counts));
}

Explanation explainAnnounce(const Question& q) {
    if (q.acts.empty()) {
        Explanation all;
        all.rules = {RuleId::actionStart};
        all.steps.push_back({text("drill.an-players", {q.table.hand.now.live}), text("drill.an-players-how"), {}});
        return all;
    }
    Explanation all = rulingExplained(q);
    if (lastOf(q).counts->verb == Verb::raise) {
        all.steps.push_back({text("drill.an-total"), text("drill.an-total-how"), {}});
    }
    return all;
}

// ---- the stub ------------------------------------------------------------------------------------------------------

bool stub(Dice& dice, Question& q) {
    Scene scene(dice, q);
    static constexpr FormId kForms[] = {FormId::holdem, FormId::omaha, FormId::fiveCardOmaha, FormId::pineapple};
    scene.stakes(Structure::limit, q.level == 1 ? FormId::holdem : dice.of(kForms));
    const int each = form(scene.began().stakes.form).streets[0].down;
    scene.seats(4 + q.level, std::min(6 + q.level, 44 / each));
    scene.stacks(60, 120);
    scene.begin();
    Deck deck(dice);
    if (!scene.dealHands(deck)) { return false; }
    for (int streets = dice.between(1, 3); streets > 0; --streets) {
        if (!scene.round({70, 6, 0}) || scene.hand().over) { return false; }
        while (cardTurn(scene.hand()).what == CardTurn::What::discard) {
            CardList thrown;
            const Seat seat = cardTurn(scene.hand()).seat;
            thrown.add(scene.hand().hole[seat].cards[0]);
            if (!scene.enter(Discarded{seat, thrown})) { return false; }
        }
        if (!scene.dealStreet(deck)) { return false; }
    }
    q.asks = text("drill.ask-stub", {std::int64_t{scene.hand().dealt.size()}});
    return true;
}

struct Counted {
    int hands, board, burns;
    int stub() const { return 52 - hands - board - burns; }
};

Counted countCards(const Hand& hand) {
    const auto streets = form(hand.stakes.form).streets;
    int board = 0, burns = 0;
    for (std::size_t i = 0; i <= hand.street; ++i) {
        board += streets[i].board;
        burns += streets[i].board > 0 ? 1 : 0;
    }
    return {hand.dealt.size() * streets[0].down, board, burns};
}

Answer stubLeft(const Question& q) { return {{{{countCards(q.table.hand).stub()}, {}}}}; }

Explanation explainStub(const Question& q) {
    const Counted cards = countCards(q.table.hand);
    Explanation all;
    all.rules = {RuleId::stubFouled};
    all.steps.push_back({text("drill.stub-hands", {std::int64_t{q.table.hand.dealt.size()}, std::int64_t{cards.hands}}),
                         text("drill.stub-folded"),
                         {}});
    all.steps.push_back({text("drill.stub-board", {std::int64_t{cards.board}, std::int64_t{cards.burns}}),
                         text("drill.stub-burns"),
                         {}});
    all.steps.push_back({text("drill.so"),
                         text("drill.stub-sum", {std::int64_t{cards.hands}, std::int64_t{cards.board},
                                                 std::int64_t{cards.burns}, std::int64_t{cards.stub()}}),
                         {}});
    return all;
}

// ---- Punto Banco ---------------------------------------------------------------------------------------------------

baccarat::Card anyCard(Dice& dice) {
    return {static_cast<std::uint8_t>(dice.between(1, 13)), static_cast<std::uint8_t>(dice.between(0, 3))};
}

// As poker writes them: ranks from the ace, in the order dealt.
CardList written(const baccarat::Cards& cards) {
    CardList list;
    for (const baccarat::Card card : cards) {
        list.add({card.rank == 1 ? Rank::ace : static_cast<Rank>(card.rank - 2), static_cast<Suit>(card.suit)});
    }
    return list;
}

bool punto(Dice& dice, Question& q) {
    baccarat::Coup coup;
    for (int i = 0; i < 2; ++i) {
        coup.player.add(anyCard(dice));
        coup.bank.add(anyCard(dice));
    }
    baccarat::Called call = baccarat::called(coup);
    if (q.level >= 2 && call.due() == baccarat::Side::player && dice.chance(75)) {
        coup.player.add(anyCard(dice));
        call = baccarat::called(coup);
        if (call.winner && dice.chance(50)) { return false; }
    }
    if (baccarat::natural(coup.player.total(), coup.bank.total()) && dice.chance(60)) { return false; }
    q.coup = coup;
    q.asks = text("drill.ask-third");
    q.told = {text("drill.coup-cards", {written(coup.player), written(coup.bank)})};
    offer(q, dice, {text("drill.player-draws"), text("drill.bank-draws"), text("drill.nobody-draws")});
    return true;
}

Answer third(const Question& q) {
    const auto due = baccarat::called(*q.coup).due();
    return chosen(q, text(!due                             ? "drill.nobody-draws"
                          : *due == baccarat::Side::player ? "drill.player-draws"
                                                           : "drill.bank-draws"));
}

Explanation explainThird(const Question& q) {
    const baccarat::Coup& coup = *q.coup;
    Explanation all;
    const int player = coup.player.total(), bank = coup.bank.total();
    const bool drew = coup.player.size == 3;
    all.rules = {!drew && baccarat::natural(player, bank) ? RuleId::pbNatural
                 : !drew && baccarat::playerDraws(player) ? RuleId::pbPlayerDraw
                 : !drew                                  ? RuleId::pbBankNoplayerdraw
                                                          : RuleId::pbBankTableau};
    all.steps.push_back({text("drill.coup", {std::int64_t{player}, std::int64_t{bank}}), text("drill.coup-how"), {}});
    const auto call = baccarat::called(coup);
    for (const auto& side : {call.player, call.bank}) {
        if (!side || (drew && side->by == baccarat::Rule::playerDraw)) { continue; }
        const CallWhy why = whyCalled(coup, *side);
        Text told = text(why.id, {std::int64_t{why.figures[0]}, std::int64_t{why.figures[1]}});
        if (!why.tableau.empty()) { told.with.emplace_back(Word{std::string(why.tableau)}); }
        if (all.steps.back().what == told) { continue; }  // one natural for both
        all.steps.push_back({std::move(told), {}, {}});
        if (side->draws) { break; }  // that card first
    }
    return all;
}

constexpr std::string_view kSides[] = {"drill.side-player", "drill.side-bank", "drill.side-tie"};

baccarat::House house(const Question& q) {
    return houseOf(q.rules, {static_cast<std::uint8_t>(q.rules.baccaratDecks)});
}

constexpr int kOnTie = 10;  // the coup is a tie

// cash: the bet; number: side of the bet, which won; or with kOnTie.
bool payout(Dice& dice, Question& q) {
    const Chips chips[] = {5_c, 25_c, 100_c};
    q.cash = {dice.of(chips) * dice.between(1, q.level == 1 ? 10 : 40)};
    const int side = dice.chance(60) ? 1 : dice.chance(50) ? 2 : 0;
    q.number = side < 2 && dice.chance(15) ? side + kOnTie : side;
    q.told = {
        text(q.number >= kOnTie ? "drill.bet-at-tie" : "drill.bet-on", {q.cash[0], Word{std::string(kSides[side])}})};
    q.asks = text("drill.ask-payout");
    return true;
}

baccarat::Row paid(const Question& q) {
    baccarat::Bets bets;
    const auto side = static_cast<baccarat::Side>(q.number % kOnTie);
    bets.put(1, side, q.cash[0].count);
    return *baccarat::settled(bets, q.number >= kOnTie ? baccarat::Side::tie : side, house(q)).begin();
}

Answer pays(const Question& q) { return {{{{paid(q).pays}, {}}}}; }

Explanation explainPayout(const Question& q) {
    const baccarat::Row row = paid(q);
    Explanation all;
    if (q.number >= kOnTie) {
        all.rules = {RuleId::pbTiePush};
        all.steps = {ruleStep(RuleId::pbTiePush), {text("drill.pay-push"), {}, Chips{}}};
        return all;
    }
    all.rules = {q.number == 0 ? RuleId::pbPayPunto : q.number == 1 ? RuleId::pbPayBanco : RuleId::pbPayTie};
    all.steps.push_back(
        {text("drill.pay-won"),
         text(q.number == 2 ? "drill.pay-tie" : "drill.pay-even", {q.cash[0], std::int64_t{house(q).tiePays}}),
         Chips{row.pays + row.commission}});
    if (q.number == 1) {
        const std::int64_t percent = percentKept(house(q));
        const Chips exact{q.cash[0].count * percent / 100}, kept{row.commission};
        all.steps.push_back(
            {text("drill.pay-keeps", {percent}),
             exact == kept ? text("drill.pay-commission", {kept}) : text("drill.pay-rounded", {exact, kept}), kept});
    }
    const Chips pays{row.pays};
    all.steps.push_back(
        {text("drill.pay-so"),
         q.number == 1 ? text("drill.change-how", {pays + Chips{row.commission}, Chips{row.commission}}) : Text{},
         pays});
    return all;
}

// clang-format off
constexpr Skill kSkills[] = {
    {"words-announce", Group::words, Kind::choice, 6,  3, always, announce, announcement, explainAnnounce},
    {"also-stub",      Group::also,  Kind::count,  12, 3, always, stub,     stubLeft,     explainStub},
    {"punto-third",    Group::also,  Kind::choice, 5,  2, always, punto,    third,        explainThird},
    {"punto-pays",     Group::also,  Kind::amount, 8,  2, always, payout,   pays,         explainPayout},
};
// clang-format on

}  // namespace

std::span<const Skill> otherSkills() { return kSkills; }

Text announced(const Action& action) {
    switch (action.verb) {
    case Verb::raise: return text("say.raise", {action.to, action.seat});
    case Verb::complete: return text("say.complete", {action.to, action.seat});
    case Verb::bet: return text("say.bet", {action.to, action.seat});
    case Verb::call: return text("say.call", {action.to});
    case Verb::fold: return text("say.fold", {action.seat});
    case Verb::check: return text("say.check", {action.seat});
    case Verb::allIn: return text("say.all-in-amount", {action.to, action.seat});
    case Verb::nothing:
    case Verb::bringIn:
    case Verb::raiseBy:
    case Verb::raiseBare:
    case Verb::pot:
    case Verb::number:
    case Verb::same:
    case Verb::time: break;
    }
    return {};
}

bool announceActs(Scene& scene, const Said& act, Chips to) {
    Question& q = scene.q;
    const Hand& hand = scene.hand();
    const Seat seat = act.seat;
    const Going going = raise(hand).value;
    const Chips level = hand.now.level, has = hand.now.in[seat] + playable(hand, seat);
    q.acts = {act};
    const Ruling ruling = lastOf(q);
    if (!ruling.counts || ruling.asks.floor || going.verb == Verb::nothing || to >= has || going.least >= has) {
        return false;
    }
    q.told.push_back(told(q.acts[0]));
    q.asks = text("drill.ask-announce");
    std::vector<Text> choices;
    for (const Chips amount : {to, to - level, level + to}) {
        if (amount.count > 0) { choices.push_back(announced({seat, going.verb, amount})); }
    }
    if (level.count > 0) { choices.push_back(announced({seat, Verb::call, level})); }
    choices.push_back(announced(*ruling.counts));
    offer(q, scene.dice, std::move(choices));
    return q.choices.size() >= 3;
}

bool announceStreet(Scene& scene) {
    Question& q = scene.q;
    const int live = scene.hand().now.live.size();
    q.asks = text("drill.ask-announce-street");
    std::vector<Text> choices;
    for (int players = std::max(2, live - 1); players <= live + 1; ++players) {
        choices.push_back(text("say.players-" + std::to_string(players)));
    }
    offer(q, scene.dice, std::move(choices));
    return live >= 2 && live <= 9 && q.choices.size() >= 2;
}

}  // namespace oddchip::practice
