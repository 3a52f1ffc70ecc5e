// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// explain, of a table of Punto Banco: its shoe coup by coup.
#include "app/cli_punto.h"

#include <ostream>

#include "app/cli_words.h"
#include "core/notation/claims.h"
#include "core/notation/punto_walk.h"
#include "core/notation/punto_why.h"
#include "core/records/play.h"
#include "core/words/words.h"

namespace oddchip::cli {
namespace {

using baccarat::Row;
using baccarat::Side;
std::string sideText(Side side) {
    return std::string(wordsFor(side == Side::player ? "punto.player"
                                : side == Side::bank ? "punto.bank"
                                                     : "punto.tie")
                           ->name);
}

// "2s 3h = 5"
std::string handText(const baccarat::Cards& hand) {
    std::string all;
    for (const baccarat::Card card : hand) { all += text(cardOf(card)) + ' '; }
    return hand.size == 0 ? "-" : all + "= " + std::to_string(hand.total());
}

class Telling {
public:
    Telling(std::ostream& out, const Punto& played) : m_out(out), m_played(played) {}

    void tell() {
        print(0, sentence("explain.table", {write(m_played.opening)}));
        print(1, sentence("explain.rules", {rulesText(m_played.rules)}));
        walk(m_played, [&](const PuntoHappened& one) { event(one); });
        print(0, sentence("explain.box",
                          {text(Chips{owedToBox(m_played.table, 0)}), text(Chips{m_played.table.collected})}));
        for (int seat = 1; seat <= baccarat::kPlaces; ++seat) {
            const baccarat::Amount owed = owedToBox(m_played.table, seat);
            if (owed != 0) { print(1, sentence("explain.box-seat", {std::to_string(seat), text(Chips{owed})})); }
        }
    }

private:
    void print(int depth, const std::string& line) {
        m_out << std::string(static_cast<std::size_t>(depth) * 4, ' ') << line << '\n';
    }

    void event(const PuntoHappened& one) {
        const bool begins =
            std::holds_alternative<PuntoBet>(one.event) || std::holds_alternative<PuntoCards>(one.event);
        if (begins && (m_coups == 0 || one.before.coup.settled)) {
            print(0, sentence("explain.coup", {std::to_string(++m_coups)}));
        }
        const std::string line = write(one.event);
        print(0, one.number == 0 ? sentence("explain.entry", {line})
                                 : sentence("explain.event", {std::to_string(one.number), line}));
        if (!one.entry.reason.empty()) { print(1, sentence("explain.reason", {one.entry.reason})); }
        flags(one);
        if (std::holds_alternative<PuntoCards>(one.event)) {
            if (!one.before.coup.begun() || one.before.coup.settled) { looks(one.after); }
            cards(one);
        }
        if (one.after.coup.settled && !one.before.coup.settled) { settled(one.after); }
        if (const std::string_view last = shoeWords(one.before, one.after); !last.empty()) {
            print(1, sentence(last, {}));
        }
        if (std::holds_alternative<PuntoCollected>(one.event) && one.ruling.flags.empty()) {
            by(RuleId::pbPayBanco, nameOf(RuleId::pbPayBanco));
        }
    }

    void by(RuleId rule, const std::string& why) {
        print(1, sentence("explain.by", {std::string(name(rule)), why, citations(rule, m_played.rules)}));
    }

    void flags(const PuntoHappened& one) {
        for (const RuleId flag : one.ruling.flags.ids) {
            if (flag == RuleId::none) { continue; }
            print(1, sentence("explain.flag", {std::string(name(flag)), nameOf(flag)}));
            by(flag, nameOf(flag));
        }
        for (const Step& step : one.ruling.plan) {
            if (step.kind != StepKind::returnCard) { break; }
            print(1, sentence("explain.back", {text(step.card)}));
        }
    }

    // Who looks first at the player's cards, when they come.
    void looks(const baccarat::Table& table) {
        const int first = looksFirst(table);
        if (first == 0) { return; }
        const Chips bet{table.coup.bets.at(first, Side::player)};
        by(RuleId::pbDeal, sentence("punto.looks-first", {std::to_string(first), text(bet)}));
    }

    void cards(const PuntoHappened& one) {
        const baccarat::Coup& coup = one.after.coup;
        print(1, sentence("explain.hands", {handText(coup.player), handText(coup.bank)}));
        const baccarat::Called now = called(coup);
        call(coup, Side::player, now.player);
        if (!now.player || now.player->by != baccarat::Rule::natural) { call(coup, Side::bank, now.bank); }
        if (now.winner) { print(1, sentence("explain.winner", {sideText(*now.winner)})); }
    }

    void call(const baccarat::Coup& coup, Side hand, const std::optional<baccarat::Call>& call) {
        if (!call) { return; }
        const CallWhy why = whyCalled(coup, *call);
        Texts with{std::to_string(why.figures[0]), std::to_string(why.figures[1])};
        if (!why.tableau.empty()) { with.push_back(sentence(why.tableau, {})); }
        print(1, sentence(call->draws ? "explain.draws" : "explain.stands", {sideText(hand)}));
        by(idOf(call->by), sentence(why.id, with));
    }

    void settled(const baccarat::Table& table) {
        if (table.coup.isVoid) { return print(1, sentence("punto.hint.void", {})); }
        baccarat::Amount kept = 0;
        for (const Row& row : settlement(table)) {
            print(1, rowText(row));
            by(idOf(row.by), whyPaid(row));
            kept += row.commission;
        }
        print(1, sentence("explain.kept", {text(Chips{kept}), text(Chips{owedToBox(table, 0)})}));
        if (table.holder != 0) {
            print(1, sentence("explain.shoe", {std::to_string(table.holder)}));
            by(RuleId::pbShoePass, nameOf(RuleId::pbShoePass));
        }
    }

    // With the figure that it was worked out by, where there is one.
    std::string whyPaid(const Row& row) const {
        const baccarat::House& house = m_played.table.house;
        if (row.by == baccarat::Rule::payTie) { return sentence("punto.terms.tie", {std::to_string(house.tiePays)}); }
        if (row.by != baccarat::Rule::payBanco) { return nameOf(idOf(row.by)); }
        if (house.commission == 0) { return sentence("punto.terms.none", {}); }
        std::string terms = sentence("punto.terms", {std::to_string(percentKept(house))});
        switch (house.rounding) {
        case baccarat::Rounding::exact: break;
        case baccarat::Rounding::upToUnit: return terms + ", " + sentence("punto.box.up-to-unit", {});
        case baccarat::Rounding::quarterPerFive: return terms + ", " + sentence("punto.box.quarter", {});
        }
        return terms;
    }

    static std::string rowText(const Row& row) {
        const Texts with{std::to_string(row.seat), text(Chips{row.bet}), sideText(row.side), text(Chips{row.pays})};
        switch (row.kind) {
        case Row::Kind::takes: return sentence("explain.takes", with);
        case Row::Kind::pushes: return sentence("explain.pushes", with);
        case Row::Kind::pays: break;
        }
        std::string pays = sentence("explain.pays", with);
        if (row.commission == 0) { return pays; }
        return pays + " (" + sentence("explain.commission", {text(Chips{row.commission})}) + ")";
    }

    std::ostream& m_out;
    const Punto& m_played;
    int m_coups = 0;
};

}  // namespace

void explainShoe(std::ostream& out, const Punto& played) { Telling(out, played).tell(); }

}  // namespace oddchip::cli
