// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: buying in, chips and money on the table.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kMoney[] = {
    {"money-own-responsibility",
     QT_TRANSLATE_NOOP("rules", "your own money"),
     QT_TRANSLATE_NOOP("rules", "Every player looks after their own chips and cash.")},
    {"buyin-min-limit",
     QT_TRANSLATE_NOOP("rules", "least buy-in, limit"),
     QT_TRANSLATE_NOOP("rules", "In a limit game a player sits down with at least ten bets. The house says "
                                "whether small or large bets are counted."),
     QT_TRANSLATE_NOOP("rules", "less than the least buy-in")},
    {"buyin-min-limit.kept",
     QT_TRANSLATE_NOOP("rules", "least buy-in, limit"),
     QT_TRANSLATE_NOOP("rules", "In a limit game a player sits down with at least ten bets. The house says "
                                "whether small or large bets are counted."),
     QT_TRANSLATE_NOOP("rules", "the least buy-in or more")},
    {"buyin-min-bigbet",
     QT_TRANSLATE_NOOP("rules", "least buy-in, no-limit and pot-limit"),
     QT_TRANSLATE_NOOP("rules", "In no-limit and pot-limit a player sits down with at least a set number of "
                                "big blinds."),
     QT_TRANSLATE_NOOP("rules", "less than the least buy-in")},
    {"buyin-min-bigbet.kept",
     QT_TRANSLATE_NOOP("rules", "least buy-in, no-limit and pot-limit"),
     QT_TRANSLATE_NOOP("rules", "In no-limit and pot-limit a player sits down with at least a set number of "
                                "big blinds."),
     QT_TRANSLATE_NOOP("rules", "the least buy-in or more")},
    {"buyin-floor-not-lower",
     QT_TRANSLATE_NOOP("rules", "the least may not be lowered"),
     QT_TRANSLATE_NOOP("rules", "The house may ask for a larger least buy-in than the rules say, never for a "
                                "smaller one.")},
    {"buyin-max",
     QT_TRANSLATE_NOOP("rules", "most buy-in"),
     QT_TRANSLATE_NOOP("rules", "A table may set a most. Nobody buys in or tops up above it."),
     QT_TRANSLATE_NOOP("rules", "more than the table allows")},
    {"buyin-applies-when",
     QT_TRANSLATE_NOOP("rules", "when the least counts"),
     QT_TRANSLATE_NOOP("rules", "The least buy-in counts on sitting down, on buying again after losing "
                                "everything, and on coming back in the same session.")},
    {"buyin-transfer",
     QT_TRANSLATE_NOOP("rules", "moving tables"),
     QT_TRANSLATE_NOOP("rules", "A player sent or let over from the same game brings the whole stack and need "
                                "not top it up, unless the house asks for the least buy-in."),
     QT_TRANSLATE_NOOP("rules", "less than the least buy-in")},
    {"buyin-transfer.kept",
     QT_TRANSLATE_NOOP("rules", "moving tables"),
     QT_TRANSLATE_NOOP("rules", "A player sent or let over from the same game brings the whole stack and need "
                                "not top it up, unless the house asks for the least buy-in."),
     QT_TRANSLATE_NOOP("rules", "the whole stack comes along")},
    {"buyin-reentry-rathole",
     QT_TRANSLATE_NOOP("rules", "coming back with less"),
     QT_TRANSLATE_NOOP("rules", "Who comes back in the same session brings what they took away, or the least "
                                "buy-in if that is more."),
     QT_TRANSLATE_NOOP("rules", "must bring back what was taken away")},
    {"buyin-reentry-rathole.kept",
     QT_TRANSLATE_NOOP("rules", "coming back with less"),
     QT_TRANSLATE_NOOP("rules", "Who comes back in the same session brings what they took away, or the least "
                                "buy-in if that is more."),
     QT_TRANSLATE_NOOP("rules", "the least buy-in or more")},
    {"buyin-full-on-entry",
     QT_TRANSLATE_NOOP("rules", "a full buy-in to sit down"),
     QT_TRANSLATE_NOOP("rules", "The first buy-in is a full one, unless the game says otherwise."),
     QT_TRANSLATE_NOOP("rules", "the first buy-in is a full one")},
    {"shortbuy-once",
     QT_TRANSLATE_NOOP("rules", "short buys are counted"),
     QT_TRANSLATE_NOOP("rules", "A player may buy in short only as often in a session as the house allows; "
                                "usually once."),
     QT_TRANSLATE_NOOP("rules", "a short buy too many")},
    {"shortbuy-once.kept",
     QT_TRANSLATE_NOOP("rules", "short buys are counted"),
     QT_TRANSLATE_NOOP("rules", "A player may buy in short only as often in a session as the house allows; "
                                "usually once."),
     QT_TRANSLATE_NOOP("rules", "short buys are counted")},
    {"shortbuy-floor",
     QT_TRANSLATE_NOOP("rules", "half at least"),
     QT_TRANSLATE_NOOP("rules", "A short buy is at least half of the least buy-in."),
     QT_TRANSLATE_NOOP("rules", "less than half the least buy-in")},
    {"shortbuy-vs-addon",
     QT_TRANSLATE_NOOP("rules", "short buy or add-on"),
     QT_TRANSLATE_NOOP("rules", "Chips added while a whole betting unit is still there are an add-on. Added to "
                                "less than that, they are a new buy-in."),
     QT_TRANSLATE_NOOP("rules", "an add-on while a whole unit is left, else a new buy-in")},
    {"addon-any-amount",
     QT_TRANSLATE_NOOP("rules", "add-ons of any size"),
     QT_TRANSLATE_NOOP("rules", "Chips may be added in any amount, up to the most of the table."),
     QT_TRANSLATE_NOOP("rules", "any amount up to the most of the table")},
    {"addon-timing",
     QT_TRANSLATE_NOOP("rules", "added chips wait for the next hand"),
     QT_TRANSLATE_NOOP("rules", "Chips added during a hand lie ready but play only from the next hand on."),
     QT_TRANSLATE_NOOP("rules", "counts from the next hand")},
    {"min-betting-unit",
     QT_TRANSLATE_NOOP("rules", "smallest unit"),
     QT_TRANSLATE_NOOP("rules", "Every amount is a whole number of the game's smallest betting unit, all-in as "
                                "well."),
     QT_TRANSLATE_NOOP("rules", "not a whole number of units")},
    {"unit-residue",
     QT_TRANSLATE_NOOP("rules", "less than a unit stays"),
     QT_TRANSLATE_NOOP("rules", "What is left of a stack below a whole betting unit does not play. It stays "
                                "with its owner, even all-in."),
     QT_TRANSLATE_NOOP("rules", "what is less than a unit stays behind")},
    {"unit-fraction-dollar",
     QT_TRANSLATE_NOOP("rules", "no fractions"),
     QT_TRANSLATE_NOOP("rules", "Where bets are in whole dollars or more, parts of a dollar do not play.")},
    {"unit-change-between-deals",
     QT_TRANSLATE_NOOP("rules", "change between hands"),
     QT_TRANSLATE_NOOP("rules", "Small chips that are to play are changed between hands.")},
    {"allin-all-playable",
     QT_TRANSLATE_NOOP("rules", "all-in is all of it"),
     QT_TRANSLATE_NOOP("rules", "All-in puts in every chip that plays."),
     QT_TRANSLATE_NOOP("rules", "every chip that plays")},
    {"chip-denomination",
     QT_TRANSLATE_NOOP("rules", "one kind of chip"),
     QT_TRANSLATE_NOOP("rules", "A game uses one sensible kind of chip for its bets.")},
    {"chip-buyin-denomination",
     QT_TRANSLATE_NOOP("rules", "buy in with playing chips"),
     QT_TRANSLATE_NOOP("rules", "At least the least buy-in is held in the chips of the game.")},
    {"chip-nonplaying",
     QT_TRANSLATE_NOOP("rules", "foreign chips"),
     QT_TRANSLATE_NOOP("rules", "Chips of another game do not play. The dealer spots them and has them changed."),
     QT_TRANSLATE_NOOP("rules", "not a chip of this game")},
    {"chip-colorup",
     QT_TRANSLATE_NOOP("rules", "colouring up"),
     QT_TRANSLATE_NOOP("rules", "Small chips are changed for large ones only where the stack gets in the way.")},
    {"table-stakes",
     QT_TRANSLATE_NOOP("rules", "table stakes"),
     QT_TRANSLATE_NOOP("rules", "Only what lay in play when the hand began can be bet or won in it."),
     QT_TRANSLATE_NOOP("rules", "%1 is more than the seat has in play")},
    {"stake-no-removal",
     QT_TRANSLATE_NOOP("rules", "chips stay on the table"),
     QT_TRANSLATE_NOOP("rules", "Nobody takes chips off the table before quitting the game."),
     QT_TRANSLATE_NOOP("rules", "less than the record says, and nobody takes chips off the table")},
    {"stake-no-removal.kept",
     QT_TRANSLATE_NOOP("rules", "chips stay on the table"),
     QT_TRANSLATE_NOOP("rules", "Nobody takes chips off the table before quitting the game."),
     QT_TRANSLATE_NOOP("rules", "takes all chips along and quits the game")},
    {"stake-disclosure",
     QT_TRANSLATE_NOOP("rules", "stacks are open"),
     QT_TRANSLATE_NOOP("rules", "Stacks may not be hidden or misstated. Who asks is told how much a seat has "
                                "in play."),
     QT_TRANSLATE_NOOP("rules", "counted out on request")},
    {"stake-purchases",
     QT_TRANSLATE_NOOP("rules", "small purchases"),
     QT_TRANSLATE_NOOP("rules", "Chips may pay for drinks, tips and the like; the stack goes down by that much."),
     QT_TRANSLATE_NOOP("rules", "paid from the stack")},
    {"stake-transfer-player",
     QT_TRANSLATE_NOOP("rules", "chips between players"),
     QT_TRANSLATE_NOOP("rules", "Chips pass from one player to another only as the house allows, and not "
                                "against an objection."),
     QT_TRANSLATE_NOOP("rules", "only as the house allows it")},
    {"stake-transfer-player.kept",
     QT_TRANSLATE_NOOP("rules", "chips between players"),
     QT_TRANSLATE_NOOP("rules", "Chips pass from one player to another only as the house allows, and not "
                                "against an objection."),
     QT_TRANSLATE_NOOP("rules", "chips between players")},
    {"stake-transfer-waiver",
     QT_TRANSLATE_NOOP("rules", "objection too late"),
     QT_TRANSLATE_NOOP("rules", "An objection to passing chips is lost once the shuffle for the next hand has "
                                "begun."),
     QT_TRANSLATE_NOOP("rules", "objection too late")},
    {"stake-transfer-waiver.kept",
     QT_TRANSLATE_NOOP("rules", "objection too late"),
     QT_TRANSLATE_NOOP("rules", "An objection to passing chips is lost once the shuffle for the next hand has "
                                "begun."),
     QT_TRANSLATE_NOOP("rules", "An objection to passing chips is lost once the shuffle for the next hand has "
                                "begun.")},
    {"stake-betrunner",
     QT_TRANSLATE_NOOP("rules", "bets through runners"),
     QT_TRANSLATE_NOOP("rules", "Chips may go to a betting runner only between hands and only while the least "
                                "buy-in stays.")},
    {"play-shy",
     QT_TRANSLATE_NOOP("rules", "no credit"),
     QT_TRANSLATE_NOOP("rules", "Nobody plays on for more than lies on the table.")},
    {"behind-announce",
     QT_TRANSLATE_NOOP("rules", "playing behind"),
     QT_TRANSLATE_NOOP("rules", "Who waits for chips says before the deal how much plays behind. The dealer "
                                "repeats it and marks the seat."),
     QT_TRANSLATE_NOOP("rules", "plays behind")},
    {"behind-deadline",
     QT_TRANSLATE_NOOP("rules", "too late for this hand"),
     QT_TRANSLATE_NOOP("rules", "Once the first card is off the deck nothing more comes into play for that "
                                "hand."),
     QT_TRANSLATE_NOOP("rules", "counts from the next hand")},
    {"behind-verify",
     QT_TRANSLATE_NOOP("rules", "behind is checked"),
     QT_TRANSLATE_NOOP("rules", "Money on its way is confirmed by the floor or the runner."),
     QT_TRANSLATE_NOOP("rules", "not confirmed yet")},
    {"behind-verify.kept",
     QT_TRANSLATE_NOOP("rules", "behind is checked"),
     QT_TRANSLATE_NOOP("rules", "Money on its way is confirmed by the floor or the runner."),
     QT_TRANSLATE_NOOP("rules", "behind is checked")},
    {"behind-unspecified",
     QT_TRANSLATE_NOOP("rules", "behind, no amount"),
     QT_TRANSLATE_NOOP("rules", "Who plays behind without saying how much, and without chips, plays the least "
                                "buy-in."),
     QT_TRANSLATE_NOOP("rules", "plays the least buy-in")},
    {"behind-accounting",
     QT_TRANSLATE_NOOP("rules", "what behind owes"),
     QT_TRANSLATE_NOOP("rules", "Bets made with money that is not there yet are noted, so that what the seat "
                                "owes to each pot is in view."),
     QT_TRANSLATE_NOOP("rules", "still owed to the pots")},
    {"view-hidden-money",
     QT_TRANSLATE_NOOP("rules", "hidden money"),
     QT_TRANSLATE_NOOP("rules", "Money nobody could see does not play, unless the house lets the dealer judge."),
     QT_TRANSLATE_NOOP("rules", "money nobody could see")},
    {"view-unimpeded",
     QT_TRANSLATE_NOOP("rules", "stacks in view"),
     QT_TRANSLATE_NOOP("rules", "All money lies in full view of every player.")},
    {"racks-on-table",
     QT_TRANSLATE_NOOP("rules", "no racks"),
     QT_TRANSLATE_NOOP("rules", "Racks stay off the table where the house says so.")},
    {"cash-plays",
     QT_TRANSLATE_NOOP("rules", "cash"),
     QT_TRANSLATE_NOOP("rules", "Whether bank notes play, and which, depends on the limit and the house.")},
    {"cash-purchase-announced",
     QT_TRANSLATE_NOOP("rules", "cash waits for chips"),
     QT_TRANSLATE_NOOP("rules", "Notes lie on the table only while chips are being bought for them, and the "
                                "dealer says so.")},
};
// clang-format on

}  // namespace

std::span<const Words> moneyRules() { return kMoney; }

}  // namespace oddchip
