// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/notation/reader.h"
#include "core/notation/words.h"
#include "core/notation/writer.h"

// The form of each event (NOTATION sections 3 to 6), told once for reading and writing: see reader.h. A form answers
// whether the words are of its kind; what is wrong behind them is the Reader's error.
namespace oddchip::notation {

// ---- a seat acts -----------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, Acted> e) {
    if constexpr (Text::kWrites) {
        t.seat(e.seat);
        return t.verb(kActs, e.verb, e.amount);
    } else {
        if (!t.nextIsSeat()) { return false; }
        t.seat(e.seat);
        return t.verb(kActs, e.verb, e.amount);
    }
}

template <class Text> bool form(Text& t, Of<Text, Said> e) {
    if (!t.seatKey(e.seat, "says")) { return false; }
    if (!t.verb(kSayings, e.verb, e.amount)) {
        if constexpr (!Text::kWrites) {
            t.expected("what was said: fold, check, call, bet 30, raise to 60, all-in, 30 ...");
        }
    }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, PutIn> e) {
    if (!t.seatKey(e.seat, "puts")) { return false; }
    t.motion(e.chips, e.itemised);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, TookBack> e) {
    if (!t.seatKey(e.seat, "takes")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Rested> e) { return t.seatKey(e.seat, "rests"); }
template <class Text> bool form(Text& t, Of<Text, Tapped> e) { return t.seatKey(e.seat, "taps"); }
template <class Text> bool form(Text& t, Of<Text, Tossed> e) { return t.seatKey(e.seat, "tosses"); }

template <class Text> bool form(Text& t, Of<Text, FoldsTo> e) {
    if (!t.key("folds to")) { return false; }
    t.seat(e.seat);
    return true;
}

// ---- cards -----------------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, Dealt> e) {
    if (t.seatKey(e.seat, "dealt", !e.up)) {
        t.cardsOrCount(e.cards);
        return true;
    }
    if (!t.seatKey(e.seat, "up", e.up)) { return false; }
    decided(t, e.up, true);
    t.cards(e.cards);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, StreetDealt>) { return t.key("deal"); }

template <class Text> bool form(Text& t, Of<Text, BoardDealt> e) {
    if (!t.key("board")) { return false; }
    t.mayBoard(e.board);
    t.cards(e.cards);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, RunOut> e) {
    if (!t.key("run")) { return false; }
    t.choice(kRuns, e.times);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Drew> e) {
    if (t.seatKey(e.seat, "stands pat", e.count == 0)) { return true; }
    if (!t.seatKey(e.seat, "draws")) { return false; }
    t.count(e.count, 0, 7);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Threw> e) {
    if (!t.seatKey(e.seat, "throws")) { return false; }
    t.cards(e.cards);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Discarded> e) {
    if (!t.seatKey(e.seat, "discards")) { return false; }
    t.mayCards(e.cards);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Opens> e) { return t.seatKey(e.seat, "opens"); }

template <class Text> bool form(Text& t, Of<Text, Exposed> e) {
    if (!t.seatKey(e.seat, "exposes")) { return false; }
    t.mayCards(e.cards);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Shown> e) {
    if (!t.seatKey(e.seat, "shows")) { return false; }
    t.cards(e.cards);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Mucked> e) { return t.seatKey(e.seat, "mucks"); }

// ---- chips and counts ------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, Has> e) {
    if (!t.seatKey(e.seat, "has")) { return false; }
    t.amount(e.behind);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Spends> e) {
    if (!t.seatKey(e.seat, "spends")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Counts> e) {
    if (!t.seatKey(e.seat, "counts")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, AsksToSee> e) {
    if (!t.seatKey(e.seat, "asks to see")) { return false; }
    t.seat(e.of);
    return true;
}
template <class Text> bool form(Text& t, Of<Text, AsksCount> e) { return t.seatKey(e.seat, "asks"); }

// ---- who wins --------------------------------------------------------------------------------------------------

// What a winner is named of, and the winners: by the dealer or by the floor.
template <class Text, class Named> void winnersForm(Text& t, Named& e) {
    t.pot(e.pot);
    if (t.key("board", e.board != 0)) { t.count(e.board, 1, 3); }
    t.named(kHalves, e.half);
    t.seatsOrNone(e.seats);
}

template <class Text> bool form(Text& t, Of<Text, Awarded> e) {
    if (!t.key("award")) { return false; }
    winnersForm(t, e);
    if (t.key("odd", e.odd != kNoSeat)) { t.seat(e.odd); }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Pushed> e) {
    if (!t.key("push")) { return false; }
    if constexpr (Text::kWrites) {
        if (e.pot) { t.pot(*e.pot); }
    } else {
        if (!t.atEnd()) { t.pot(e.pot.emplace()); }
    }
    return true;
}

// ---- what goes wrong -------------------------------------------------------------------------------------------

template <class Text> void form(Text& t, Of<Text, Fault> e, Field field) {
    switch (field) {
    case Field::end: break;
    case Field::seat: t.seat(e.seat); break;
    case Field::by:
        t.words("by");
        t.seat(e.by);
        break;
    case Field::count: t.count(e.count, 1, 60); break;  // none is no fault
    case Field::nth: t.count(e.count, 1, 7); break;
    case Field::card: t.card(e.cards); break;
    case Field::mayCards: t.mayCards(e.cards); break;
    case Field::street: t.street(e.street); break;
    case Field::deadBy: t.choice(kDeadBy, e.deadBy); break;
    case Field::pot: t.pot(e.pot); break;
    case Field::amount: t.amount(e.amount); break;
    }
}

template <class Text> bool form(Text& t, Of<Text, Fault> e) {
    if (!t.key("fault")) { return false; }
    for (const FaultRow& row : kFaults) {
        if (!t.key(row.phrase, row.kind == e.kind)) { continue; }
        decided(t, e.kind, row.kind);
        for (const Field field : row.fields) { form(t, e, field); }
        return true;
    }
    if constexpr (!Text::kWrites) { t.expected("a fault: exposed, boxed, extra, short, premature, dead ..."); }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Noticed> e) {
    if (!t.key("notice")) { return false; }
    t.choice(kNotices, e.kind);
    t.seat(e.seat);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, MisdealCalled>) { return t.key("misdeal"); }
template <class Text> bool form(Text& t, Of<Text, Voided>) { return t.key("void"); }

template <class Text> bool form(Text& t, Of<Text, ClockCalled> e) {
    if (!t.key("clock")) { return false; }
    t.seat(e.seat);
    if (t.key("expires", e.expires)) { decided(t, e.expires, true); }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, InsuranceNoted>) { return t.key("insurance"); }

template <class Text> bool form(Text& t, Of<Text, PotSplit> e) {
    if (!t.key("split")) { return false; }
    t.seats(e.seats);
    return true;
}

// ---- the floor -------------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, FloorCalled>) { return t.key("floor called"); }

// A decision that is an event. One about an act is an entry of its own kind: see entries.cpp.
template <class Text> bool form(Text& t, Of<Text, FloorRuled> e) {
    const auto says = [&](FloorSays what, Word phrase) {
        if (!t.key(phrase, e.says == what)) { return false; }
        decided(t, e.says, what);
        return true;
    };
    const auto saysOf = [&](FloorSays what, Word phrase) {
        if (!t.seatKey(e.seat, phrase, e.says == what)) { return false; }
        decided(t, e.says, what);
        return true;
    };
    if constexpr (!Text::kWrites) {
        if (t.wordAfter(1) == "called") { return false; }
    }
    if (!t.key("floor")) { return false; }
    if constexpr (Text::kWrites) {
        if (e.says == FloorSays::act) {
            t.seat(e.seat);
            return t.verb(kCounts, e.verb, e.amount);
        }
    }
    if (says(FloorSays::misdeal, "misdeal") || says(FloorSays::playOn, "play on")) { return true; }
    if (saysOf(FloorSays::dead, "dead") || saysOf(FloorSays::live, "live")) { return true; }
    if (saysOf(FloorSays::has, "has")) {
        t.amount(e.amount);
    } else if (says(FloorSays::hold, "hold") || says(FloorSays::release, "release")) {
        t.pot(e.pot);
    } else if (says(FloorSays::award, "award")) {
        winnersForm(t, e);
    } else if constexpr (!Text::kWrites) {
        t.expected("a decision: 4 call 200, 4 dead, misdeal, play on, award main 5, hold main ...");
    }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Version> e) {
    if (!t.key("version")) { return false; }
    t.choice(kTellers, e.teller);
    return true;
}

// ---- between hands ---------------------------------------------------------------------------------------------

template <class Text> bool form(Text& t, Of<Text, Sat> e) {
    if (!t.seatKey(e.seat, "sits")) { return false; }
    t.mayPerson(e.person);
    t.amountOrUnknown(e.stack);
    if (t.key("transfer", e.from == ComesFrom::transfer)) {
        decided(t, e.from, ComesFrom::transfer);
    } else if (t.key("from-broken", e.from == ComesFrom::broken)) {
        decided(t, e.from, ComesFrom::broken);
    } else if (t.key("left", e.from == ComesFrom::left)) {
        decided(t, e.from, ComesFrom::left);
        t.amount(e.left);
    }
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Adds> e) {
    if (!t.seatKey(e.seat, "adds")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Leaves> e) { return t.seatKey(e.seat, "leaves"); }
template <class Text> bool form(Text& t, Of<Text, GoesAway> e) { return t.seatKey(e.seat, "away"); }
template <class Text> bool form(Text& t, Of<Text, ComesBack> e) { return t.seatKey(e.seat, "back"); }
template <class Text> bool form(Text& t, Of<Text, Waits> e) { return t.seatKey(e.seat, "waits"); }
template <class Text> bool form(Text& t, Of<Text, PostsOwed> e) { return t.seatKey(e.seat, "posts"); }

template <class Text> bool form(Text& t, Of<Text, PlaysBehind> e) {
    if (!t.seatKey(e.seat, "behind")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Passes> e) {
    if (!t.seatKey(e.from, "passes")) { return false; }
    t.seat(e.to);
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, Objects> e) {
    if (!t.key("objection")) { return false; }
    t.seat(e.seat);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, MovesTo> e) {
    if (!t.seatKey(e.seat, "moves to")) { return false; }
    t.seat(e.to);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, BuysButton> e) { return t.seatKey(e.seat, "buys button"); }

template <class Text> bool form(Text& t, Of<Text, ButtonAt> e) {
    if (!t.key("button")) { return false; }
    t.seat(e.seat);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, DealerNamed> e) {
    if (!t.key("dealer")) { return false; }
    t.initials(e.initials);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, ChipsNamed> e) {
    if (!t.key("chips")) { return false; }
    t.denominations(e.values);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, ShuffleStarts>) { return t.key("shuffle"); }

template <class Text> bool form(Text& t, Of<Text, TakesRake> e) {
    if (!t.key("takes-rake")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, DropTaken> e) {
    if (!t.key("drop")) { return false; }
    t.amount(e.amount);
    return true;
}

template <class Text> bool form(Text& t, Of<Text, TimeCharged> e) {
    if (!t.key("time-charge")) { return false; }
    t.amount(e.amount);
    return true;
}

}  // namespace oddchip::notation
