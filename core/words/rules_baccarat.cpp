// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: Punto Banco.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kPunto[] = {
    {"pb-players",
     QT_TRANSLATE_NOOP("rules", "a table of its own"),
     QT_TRANSLATE_NOOP("rules", "Punto Banco has its own table, with places for twelve or fourteen.")},
    {"pb-bets",
     QT_TRANSLATE_NOOP("rules", "three bets"),
     QT_TRANSLATE_NOOP("rules", "Bets are on player, bank or tie.")},
    {"pb-dealer-custom",
     QT_TRANSLATE_NOOP("rules", "the shoe may be passed"),
     QT_TRANSLATE_NOOP("rules", "Who holds the shoe may pass it on.")},
    {"pb-shoe-pass",
     QT_TRANSLATE_NOOP("rules", "when the shoe moves"),
     QT_TRANSLATE_NOOP("rules", "The shoe stays while the bank wins and moves on when the player wins. On a "
                                "tie it stays."),
     QT_TRANSLATE_NOOP("rules", "it moves only when the player wins")},
    {"pb-deal",
     QT_TRANSLATE_NOOP("rules", "two cards each"),
     QT_TRANSLATE_NOOP("rules", "Two cards each, player first. The largest bet on the player looks first.")},
    {"pb-values",
     QT_TRANSLATE_NOOP("rules", "what cards count"),
     QT_TRANSLATE_NOOP("rules", "Tens and pictures count nothing, an ace one, the rest their number. Only the "
                                "last figure of the sum counts."),
     QT_TRANSLATE_NOOP("rules", "by the last figure of the sum")},
    {"pb-shoe",
     QT_TRANSLATE_NOOP("rules", "six or eight decks"),
     QT_TRANSLATE_NOOP("rules", "The shoe holds six or eight decks.")},
    {"pb-natural",
     QT_TRANSLATE_NOOP("rules", "a natural ends it"),
     QT_TRANSLATE_NOOP("rules", "Eight or nine on two cards, for either side, ends the coup."),
     QT_TRANSLATE_NOOP("rules", "eight or nine on two cards")},
    {"pb-player-draw",
     QT_TRANSLATE_NOOP("rules", "when the player draws"),
     QT_TRANSLATE_NOOP("rules", "The player draws on five or less and stands on six or seven."),
     QT_TRANSLATE_NOOP("rules", "by the player's own count")},
    {"pb-bank-noplayerdraw",
     QT_TRANSLATE_NOOP("rules", "bank after a standing player"),
     QT_TRANSLATE_NOOP("rules", "When the player stands the bank draws on five or less."),
     QT_TRANSLATE_NOOP("rules", "the player stood")},
    {"pb-bank-tableau",
     QT_TRANSLATE_NOOP("rules", "when the bank draws"),
     QT_TRANSLATE_NOOP("rules", "When the player has drawn, the bank draws or stands by its own count and the "
                                "player's third card."),
     QT_TRANSLATE_NOOP("rules", "by the player's third card")},
    {"pb-mandatory",
     QT_TRANSLATE_NOOP("rules", "no choice"),
     QT_TRANSLATE_NOOP("rules", "Cards are drawn by rule. Nobody chooses."),
     QT_TRANSLATE_NOOP("rules", "a draw is no choice")},
    {"pb-pay-punto",
     QT_TRANSLATE_NOOP("rules", "player pays one to one"),
     QT_TRANSLATE_NOOP("rules", "A winning bet on the player is paid one to one."),
     QT_TRANSLATE_NOOP("rules", "one to one")},
    {"pb-pay-banco",
     QT_TRANSLATE_NOOP("rules", "bank pays less commission"),
     QT_TRANSLATE_NOOP("rules", "A winning bet on the bank is paid one to one, less the commission."),
     QT_TRANSLATE_NOOP("rules", "one to one, less commission")},
    {"pb-pay-tie",
     QT_TRANSLATE_NOOP("rules", "tie"),
     QT_TRANSLATE_NOOP("rules", "A winning bet on the tie is paid eight or nine to one, as the house has it."),
     QT_TRANSLATE_NOOP("rules", "as the house pays a tie")},
    {"pb-tie-push",
     QT_TRANSLATE_NOOP("rules", "a tie moves no other bet"),
     QT_TRANSLATE_NOOP("rules", "On a tie, bets on player and bank stay their owner's."),
     QT_TRANSLATE_NOOP("rules", "a tie")},
    {"pb-announce",
     QT_TRANSLATE_NOOP("rules", "say the totals"),
     QT_TRANSLATE_NOOP("rules", "The totals and the winner are said aloud, and any third card is called before "
                                "it is dealt."),
     QT_TRANSLATE_NOOP("rules", "said before it is dealt")},
    {"pb-settle-order",
     QT_TRANSLATE_NOOP("rules", "take first, then pay"),
     QT_TRANSLATE_NOOP("rules", "Losing bets are taken before winning ones are paid."),
     QT_TRANSLATE_NOOP("rules", "losers first")},
    {"pb-house-dealers-pay",
     QT_TRANSLATE_NOOP("rules", "the house pays"),
     QT_TRANSLATE_NOOP("rules", "Who deals from the shoe pays nobody.")},
};
// clang-format on

}  // namespace

std::span<const Words> puntoRules() { return kPunto; }

}  // namespace oddchip
