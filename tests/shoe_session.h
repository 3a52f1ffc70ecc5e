// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/session.h"

// A session at a table of Punto Banco made up from a number: coups from shuffled shoes, with bets that come late, wrong
// and missing draws, cards that are burnt, void coups, collections, undone and amended lines, and new shoes. The same
// number always gives the same session.
namespace oddchip::play {

class Croupier {
public:
    explicit Croupier(std::uint64_t seed) : m_dice(seed) {}

    // What is entered next; it may be refused.
    std::string line(const baccarat::Table& table) {
        const baccarat::Coup& coup = table.coup;
        if (m_dice.chance(4)) { return "undo"; }
        if (m_dice.chance(3)) { return "amend " + std::to_string(1 + m_dice.upTo(30)) + ' ' + bet(); }
        if (m_dice.chance(3)) { return "floor called"; }
        if (m_dice.chance(4)) { return collection(table); }
        if (coup.settled || !coup.begun()) { return between(table); }
        if (m_dice.chance(2)) { return m_dice.chance(50) ? "void \"boxed\"" : "floor misdeal \"cards off the table\""; }
        if (m_dice.chance(3)) { return bet(); }
        if (!table.front.empty() && m_dice.chance(20)) { return "floor play on \"it was seen\""; }
        return card(table);
    }
    int shoes = 0;

private:
    std::string bet() {
        static constexpr const char* kSides[] = {"bank", "bank", "player", "tie"};
        const int amount = 5 * (1 + m_dice.upTo(40));
        return std::to_string(1 + m_dice.upTo(13)) + " bets " + kSides[m_dice.upTo(3)] + ' ' + std::to_string(amount);
    }

    std::string between(const baccarat::Table& table) {
        if (table.afterCut >= baccarat::kCoupsAfterCut && !running(table)) { return shoe(); }
        switch (m_dice.upTo(5)) {
        case 0: return bet();
        case 1: return bet() + "; " + bet() + "; " + bet();
        case 2: return "shoe " + std::to_string(1 + m_dice.upTo(13));
        default: return "player " + next(table) + next(table);
        }
    }

    // Mostly as it is called for.
    std::string card(const baccarat::Table& table) {
        const baccarat::Coup& coup = table.coup;
        const std::string wrong = m_dice.chance(50) ? "bank " : "player ";
        if (m_dice.chance(6)) { return wrong + next(table); }
        if (m_dice.chance(4)) { return "settle"; }
        if (coup.player.size < 2) { return "player " + next(table); }
        if (coup.bank.size < 2) { return "bank " + next(table) + (coup.bank.size == 0 ? next(table) : ""); }
        const auto due = called(coup).due();
        if (!due) { return "settle"; }
        const std::string hand = *due == baccarat::Side::bank ? "bank " : "player ";
        return hand + (table.front.empty() ? next(table) : text(cardOf(table.front.next())));
    }

    std::string collection(const baccarat::Table& table) {
        const int seat = m_dice.upTo(14);
        const Chips owed{owedToBox(table, seat) + (m_dice.chance(10) ? 100 : 0)};
        return "collect " + text(owed) + (seat == 0 ? "" : " from " + std::to_string(seat));
    }

    std::string shoe() {
        ++shoes;
        m_cards.clear();
        const bool six = m_dice.chance(50);
        return six ? "punto decks 6 cut 150" : "punto decks 8 cut 200";
    }

    // The next card of the shuffled shoe.
    std::string next(const baccarat::Table& table) {
        if (m_cards.empty()) {
            for (int i = 0; i < table.house.decks * baccarat::kKinds; ++i) {
                m_cards.push_back({static_cast<Rank>(i % 13), static_cast<Suit>(i / 13 % 4)});
            }
            for (std::size_t i = m_cards.size() - 1; i > 0; --i) {
                std::swap(m_cards[i], m_cards[static_cast<std::size_t>(m_dice.upTo(static_cast<int>(i)))]);
            }
        }
        const Card card = m_cards.back();
        m_cards.pop_back();
        return text(card);
    }

    Dice m_dice;
    std::vector<Card> m_cards;
};

struct ShoeScript : Script {
    int shoes = 0;
};

inline ShoeScript shoeSessionOf(std::uint64_t seed, int lines) {
    ShoeScript script;
    Croupier croupier(seed);
    play(script, "rules house baccarat.commission=4");
    play(script, "punto decks 6 cut 150");
    while (static_cast<int>(script.lines.size()) < lines) { play(script, croupier.line(script.end.punto->table)); }
    script.shoes = croupier.shoes;
    return script;
}

}  // namespace oddchip::play
