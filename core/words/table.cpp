// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: seats and the table between hands, and the log of a down.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kTable[] = {
    {"table.sits", QT_TRANSLATE_NOOP("table", "Sits with…")},
    {"table.sits-uncounted", QT_TRANSLATE_NOOP("table", "Sits, not counted")},
    {"table.transfers", QT_TRANSLATE_NOOP("table", "Transfers with…")},
    {"table.from-broken", QT_TRANSLATE_NOOP("table", "From broken game…")},
    {"table.left-with", QT_TRANSLATE_NOOP("table", "Returns, left with…")},
    {"table.adds", QT_TRANSLATE_NOOP("table", "Adds chips…")},
    {"table.has", QT_TRANSLATE_NOOP("table", "Count stack…")},
    {"table.away", QT_TRANSLATE_NOOP("table", "Away")},
    {"table.back", QT_TRANSLATE_NOOP("table", "Back")},
    {"table.leaves", QT_TRANSLATE_NOOP("table", "Leaves")},
    {"table.moves", QT_TRANSLATE_NOOP("table", "Moves to…"), QT_TRANSLATE_NOOP("table", "Tap the seat it moves to")},
    {"table.behind", QT_TRANSLATE_NOOP("table", "Plays behind…")},
    {"table.posts", QT_TRANSLATE_NOOP("table", "Posts what it owes")},
    {"table.waits", QT_TRANSLATE_NOOP("table", "Waits for BB")},
    {"table.buys-button", QT_TRANSLATE_NOOP("table", "Buys the button")},
    {"table.passes", QT_TRANSLATE_NOOP("table", "Passes chips…"), QT_TRANSLATE_NOOP("table", "Tap the seat that gets them")},
    {"table.objects", QT_TRANSLATE_NOOP("table", "Objects to passing")},
    {"table.dealer", QT_TRANSLATE_NOOP("table", "Dealer change…")},
    {"table.button-at", QT_TRANSLATE_NOOP("table", "Button at…"), QT_TRANSLATE_NOOP("table", "Tap the seat the button is at")},
    {"table.shuffle", QT_TRANSLATE_NOOP("table", "Shuffle begins")},
    {"table.takes-rake", QT_TRANSLATE_NOOP("table", "Rake taken…")},
    {"table.drop", QT_TRANSLATE_NOOP("table", "Jackpot dropped…")},
    {"table.time-charge", QT_TRANSLATE_NOOP("table", "Time charge…")},
    {"table.log", QT_TRANSLATE_NOOP("table", "Log of the down")},
    {"table.whole", QT_TRANSLATE_NOOP("table", "Table")},
    {"table.stack", "", QT_TRANSLATE_NOOP("table", "%1 as recorded")},
    {"table.new-here", "", QT_TRANSLATE_NOOP("table", "new here")},
    {"table.debt", "", QT_TRANSLATE_NOOP("table", "owes %1 to the pots")},
    {"seat.posts-next", "", QT_TRANSLATE_NOOP("table", "posts next")},
    {"seat.buys-button", "", QT_TRANSLATE_NOOP("table", "buys button")},
    {"next.button", "", QT_TRANSLATE_NOOP("table", "Button at seat %1.")},
    {"next.blinds", "", QT_TRANSLATE_NOOP("table", "Small blind seat %1, %2; big blind seat %3, %4.")},
    {"next.ante", "", QT_TRANSLATE_NOOP("table", "Everybody antes %1.")},
    {"next.big-blind-ante", "", QT_TRANSLATE_NOOP("table", "The big blind antes %1.")},
    {"next.posts", "", QT_TRANSLATE_NOOP("table", "Seat %1 posts %2.")},
    {"next.posts-dead", "", QT_TRANSLATE_NOOP("table", "Seat %1 posts %2 dead.")},
    {"next.posts-both", "", QT_TRANSLATE_NOOP("table", "Seat %1 posts %2 and %3 dead.")},
    {"next.straddles", "", QT_TRANSLATE_NOOP("table", "Seat %1 straddles %2.")},
    {"next.behind", "", QT_TRANSLATE_NOOP("table", "Seat %1 plays %2 behind.")},
    {"next.not-dealt", "", QT_TRANSLATE_NOOP("table", "Not dealt in: seats %1.")},
    {"log.hands", QT_TRANSLATE_NOOP("table", "Hands")},
    {"log.rake", QT_TRANSLATE_NOOP("table", "Rake")},
    {"log.jackpot", QT_TRANSLATE_NOOP("table", "Jackpot")},
    {"log.time", QT_TRANSLATE_NOOP("table", "Time charge")},
    {"log.floor-calls", QT_TRANSLATE_NOOP("table", "Floor calls")},
    {"log.due", "", QT_TRANSLATE_NOOP("table", "%1 taken, %2 due")},
    {"log.earlier", QT_TRANSLATE_NOOP("table", "Dealers before")},
    {"caption.table-next", QT_TRANSLATE_NOOP("table", "Next hand")},
    {"caption.contributions", QT_TRANSLATE_NOOP("table", "Put in, by street")},
    {"caption.shuffle", QT_TRANSLATE_NOOP("table", "Shuffle and cut")},
    {"shuffle.dealer", QT_TRANSLATE_NOOP("table", "The dealer shuffles")},
    {"shuffle.players", "", QT_TRANSLATE_NOOP("table", "%1 shuffles, %2 cuts, %3 squares")},
    {"shuffle.riffles", "", QT_TRANSLATE_NOOP("table", "Riffles: %1 of %2")},
    {"shuffle.cut", QT_TRANSLATE_NOOP("table", "Cut")},
    {"shuffle.cut-card", QT_TRANSLATE_NOOP("table", "Cut card below")},
    {"shuffle.done", "", QT_TRANSLATE_NOOP("table", "%1: done")},
    {"shuffle.until", "", QT_TRANSLATE_NOOP("table", "Complaints until a hand is looked at or betting begins.")},
    {"button.record", QT_TRANSLATE_NOOP("table", "Record")},
    {"menu.table", QT_TRANSLATE_NOOP("table", "Seats and table…")},
};
// clang-format on

}  // namespace

std::span<const Words> tableRows() { return kTable; }

}  // namespace oddchip
