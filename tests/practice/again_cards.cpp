// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// Hands read by trying every choice; misdeals and burns by the rule in words; Punto Banco by its printed table.
#include "tests/practice/again.h"

#include <algorithm>

#include "tests/plain_hand.h"
#include "tests/practice/turns.h"

namespace again {
namespace {

// ---- reading -------------------------------------------------------------------------------------------------------

Cards boardOf(const Question& q) {
    Cards all;
    for (const Event& event : q.events) {
        if (const auto* board = std::get_if<BoardDealt>(&event)) { all |= board->cards.seen(); }
    }
    return all;
}

std::set<int> bestOf(const Question& q, Ranking ranking, const std::set<int>& among) {
    const Form& game = form(q.began->stakes.form);
    std::set<int> winners;
    std::uint64_t most = 1;
    for (const Event& act : q.acts) {
        const auto& shown = std::get<Shown>(act);
        if (!among.contains(oddchip::number(shown.seat))) { continue; }
        const auto strength = plain::best(ranking, game.use, shown.cards.seen(), boardOf(q)).strength;
        if (strength < most) { continue; }
        if (strength > most) { winners.clear(); }
        most = strength;
        winners.insert(oddchip::number(shown.seat));
    }
    return winners;
}

std::set<int> everybody(const Question& q) {
    std::set<int> all;
    for (const Event& act : q.acts) { all.insert(oddchip::number(std::get<Shown>(act).seat)); }
    return all;
}

Answer winners(const Question& q) { return seatsOf(bestOf(q, form(q.began->stakes.form).high, everybody(q))); }

Answer halves(const Question& q) {
    return {{{{}, asSeats(bestOf(q, Ranking::high, everybody(q)))},
             {{}, asSeats(bestOf(q, Ranking::eightOrBetter, everybody(q)))}}};
}

std::set<int> winsSomething(const Question& q) {
    Ledger ledger(q);
    ledger.roundOver();
    std::set<int> all;
    for (const Pile& pile : pulled(ledger)) { all.merge(bestOf(q, Ranking::high, pile.of)); }
    return all;
}

Answer killed(const Question& q) {
    std::set<int> losers = everybody(q);
    for (const int seat : winsSomething(q)) { losers.erase(seat); }
    return seatsOf(losers);
}

Answer firstPush(const Question& q) {
    Ledger ledger(q);
    ledger.roundOver();
    return seatsOf(bestOf(q, Ranking::high, pulled(ledger).back().of));
}

// ---- stud: boards by pairs, then ranks -----------------------------------------------------------------------------

struct Board {
    std::vector<std::pair<int, int>> groups;  // how many, of which rank
    Card lowest, highest;
};

Answer studFirst(const Question& q) {
    const bool razz = q.began->stakes.form == FormId::razz;
    std::map<int, std::vector<Card>> up;
    std::set<int> live;
    for (const Event& event : q.events) {
        if (const auto* dealt = std::get_if<Dealt>(&event); dealt != nullptr && dealt->up) {
            up[oddchip::number(dealt->seat)].push_back(dealt->cards.cards[0]);
            live.insert(oddchip::number(dealt->seat));
        } else if (const auto* act = std::get_if<Acted>(&event); act != nullptr && act->verb == Verb::fold) {
            live.erase(oddchip::number(act->seat));
        }
    }
    std::vector<std::pair<std::vector<int>, int>> keys;
    for (const int seat : live) {
        const auto& cards = up[seat];
        std::vector<int> key;
        std::map<int, int> counts;
        for (const Card card : cards) {
            const int rank = static_cast<int>(card.rank());
            ++counts[razz ? (rank + 1) % 13 : rank];
        }
        std::vector<std::pair<int, int>> groups;
        for (const auto& [rank, count] : counts) { groups.emplace_back(count, rank); }
        std::ranges::sort(groups, std::greater<>());
        for (const auto& group : groups) { key.push_back(group.first); }  // a pair, two pair ...
        key.resize(4);
        for (const auto& group : groups) { key.push_back(group.second); }
        if (cards.size() == 1) {  // the bring-in: by suit as well
            key.push_back(static_cast<int>(cards[0].suit()));
        }
        keys.emplace_back(key, seat);
    }
    const bool third = up[*live.begin()].size() == 1;
    const bool wantsHighest = third == razz;
    std::ranges::stable_sort(
        keys, [&](const auto& a, const auto& b) { return wantsHighest ? a.first > b.first : a.first < b.first; });
    return seatsOf({keys[0].second});
}

// ---- misdeal -------------------------------------------------------------------------------------------------------

class Dealing {
public:
    explicit Dealing(const Question& question) : q(question), ledger(q) {
        seat = oddchip::number(q.began->button);
        const std::set<int> all(ledger.seats.begin(), ledger.seats.end());
        first = ledger.next(seat, all);
        second = ledger.next(first, all);
        last = seat;
    }

    bool misdeal() {
        bool cause = false;
        for (const Event& act : q.acts) {
            if (const auto* fault = std::get_if<Fault>(&act)) { cause = causes(*fault) || cause; }
        }
        return cause && !late();
    }

private:
    bool causes(const Fault& fault) {
        const int at = oddchip::number(fault.seat);
        switch (fault.kind) {
        case FaultKind::boxed: return (boxed += fault.count) >= q.rules.misdealBoxed;
        case FaultKind::extra:
            extra += fault.count;
            // One card to the first seat, before anybody acts, goes back as the burn.
            return extra >= q.rules.misdealExtra || at != first || fault.count != 1 || ledger.acts > 0;
        case FaultKind::shortCards: return at != last || fault.count != 1 || ledger.acts > 0;
        case FaultKind::exposed: {
            ++exposed;
            const bool any = q.rules.misdealFirstTwo == MisdealFirstTwo::anyPlayer;
            const bool opening = any ? fault.count <= 2 : fault.count == 1 && (at == first || at == second);
            return opening || exposed >= q.rules.misdealExposed;
        }
        default: return true;
        }
    }

    bool late() const {
        const int acts = ledger.acts;
        switch (q.rules.misdealCutoff) {
        case MisdealCutoff::twoActions: return acts >= 2;
        case MisdealCutoff::mixedTwoOrThree: return acts > 2 || (acts == 2 && ledger.folds != 2 && ledger.checks != 2);
        case MisdealCutoff::twoWithChipsOrThree: return acts > 2 || (acts == 2 && ledger.chipActs > 0);
        }
        return true;
    }

    const Question& q;
    Ledger ledger;
    int seat, first, second, last, boxed = 0, extra = 0, exposed = 0;
};

Answer misdeal(const Question& q) { return choiceNamed(q, Dealing(q).misdeal() ? "drill.misdeal" : "drill.play-on"); }

// ---- the board -----------------------------------------------------------------------------------------------------

// Put right until somebody has acted on the street; where all are all-in nobody will.
Answer burn(const Question& q) {
    Ledger ledger(q);
    int behind = 0, toAct = 0;
    for (const int seat : ledger.live) {
        if (ledger.allIn.contains(seat)) { continue; }
        ++behind;
        toAct += !ledger.acted.contains(seat) || ledger.in[seat] < ledger.level ? 1 : 0;
    }
    const bool nobodyWill = toAct == 0 && (behind <= 1 || ledger.street == 3);
    const bool alone = ledger.acted.empty() && behind <= 1;
    const bool right = ledger.acted.empty() || nobodyWill || alone;
    return choiceNamed(q, right ? "drill.burn-right" : "drill.burn-stands");
}

Answer premature(const Question& q) {
    const auto& fault = std::get<Fault>(q.acts[0]);
    const bool waits = q.rules.prematureRedeal == PrematureRedeal::nextCard && fault.street == StreetId::turn;
    return choiceNamed(q, waits ? "drill.early-aside" : "drill.early-shuffle");
}

Answer fourFlop(const Question& q) { return choiceNamed(q, q.acts.size() == 1 ? "drill.four-draw" : "drill.four-all"); }

// ---- the stub: deal it out, and count ------------------------------------------------------------------------------

Answer stub(const Question& q) {
    std::vector<int> deck(52);
    const auto deal = [&](int cards) { deck.resize(deck.size() - static_cast<std::size_t>(cards)); };
    const bool five = q.began->stakes.form == FormId::fiveCardOmaha;
    const int each = five                                        ? 5
                     : q.began->stakes.form == FormId::omaha     ? 4
                     : q.began->stakes.form == FormId::pineapple ? 3
                                                                 : 2;
    for ([[maybe_unused]] const Seat seat : q.began->dealt) { deal(each); }
    for (const Event& event : q.events) {
        if (const auto* board = std::get_if<BoardDealt>(&event)) { deal(1 + board->cards.size); }
    }
    return number(static_cast<Count>(deck.size()));
}

// ---- Punto Banco ---------------------------------------------------------------------------------------------------

int pips(const baccarat::Cards& cards, std::size_t count) {
    int sum = 0;
    for (std::size_t i = 0; i < count; ++i) { sum += cards.cards[i].rank >= 10 ? 0 : cards.cards[i].rank; }
    return sum % 10;
}

// Rows: the bank's two cards, 0 to 7; letters: the player's third card, 0 to 9. D draws.
constexpr std::string_view kTableau[] = {"DDDDDDDDDD", "DDDDDDDDDD", "DDDDDDDDDD", "DDDDDDDDSD",
                                         "SSDDDDDDSS", "SSSSDDDDSS", "SSSSSSDDSS", "SSSSSSSSSS"};

Answer third(const Question& q) {
    const int player = pips(q.coup->player, 2), bank = pips(q.coup->bank, 2);
    if (player >= 8 || bank >= 8) { return choiceNamed(q, "drill.nobody-draws"); }
    if (q.coup->player.size == 3) {
        const int card = q.coup->player.cards[2].rank >= 10 ? 0 : q.coup->player.cards[2].rank;
        const bool draws = kTableau[bank][static_cast<std::size_t>(card)] == 'D';
        return choiceNamed(q, draws ? "drill.bank-draws" : "drill.nobody-draws");
    }
    if (player < 6) { return choiceNamed(q, "drill.player-draws"); }
    return choiceNamed(q, bank < 6 ? "drill.bank-draws" : "drill.nobody-draws");
}

Answer payout(const Question& q) {
    const Count bet = q.cash[0].count;
    if (q.number >= 10) { return number(0); }  // a tie: it stays
    if (q.number == 0) { return number(bet); }
    if (q.number == 2) { return number(bet * (q.rules.baccaratTie == BaccaratTie::eightToOne ? 8 : 9)); }
    return number(bet - bet * q.rules.baccaratCommission / 100);
}

}  // namespace

Way cardsWay(std::string_view skill) {
    if (skill == "read-stud-first") { return studFirst; }
    if (skill == "read-omaha-8") { return halves; }
    if (skill.starts_with("read-")) { return winners; }
    if (skill == "show-kill") { return killed; }
    if (skill == "show-push") { return firstPush; }
    if (skill == "cards-misdeal" || skill == "cards-cut-off") { return misdeal; }
    if (skill == "cards-burns") { return burn; }
    if (skill == "cards-premature") { return premature; }
    if (skill == "cards-four-flop") { return fourFlop; }
    if (skill == "also-stub") { return stub; }
    if (skill == "punto-third") { return third; }
    if (skill == "punto-pays") { return payout; }
    return nullptr;
}

}  // namespace again
