// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "core/rules/event.h"
#include "core/rules/games.h"
#include "core/rules/house_rules.h"
#include "core/rules/ruling.h"

// A hand is a fold of what happened. begin() starts it, rule() says what an event counts as, commit() makes it so; the
// functions at the end answer every question one may ask of a hand. All of them are pure; the fold allocates nothing.
// The events are those of NOTATION sections 3 to 5, the letters C, B, F and c those of RULES.md 1.9. Amounts are in
// hundredths of the currency; pots count from 0, the main pot, boards and seats from 1.
namespace oddchip {

// ---- what a hand starts from -----------------------------------------------------------------------------------

struct Rake {
    std::int32_t perMyriad = 0;                           // hundredths of a percent
    Chips cap, step;                                      // 0: no cap; step: the smallest unit of currency
    bool noFlopNoDrop = false;                            // holds for the jackpot too
    std::array<std::int32_t, kSeats - 1> capByPlayers{};  // by players dealt in, 2..10, hundredths; all 0: 'cap' holds
    Chips jackpot, jackpotFrom;
    Chips time;
    std::int32_t timeMinutes = 0;
    bool operator==(const Rake&) const = default;
};

// What a table plays for. An amount of 0 is one that the game does not have.
struct Stakes {
    Structure structure = Structure::noLimit;
    FormId form = FormId::holdem;
    std::uint8_t boards = 1;
    Chips small, big, third;  // blinds
    Chips ante, bigBlindAnte, bringIn;
    Chips smallBet, bigBet;  // limit; spread-limit: least and most
    Chips minBet, bomb, killSmall, killBig;
    Chips unit;                    // the minimum betting unit; 0: unit.basis decides
    std::array<Chips, 8> chips{};  // denominations in play, ends at 0
    Rake rake;
    bool operator==(const Stakes&) const = default;
};

// The complete start of one hand, facts that lie on the table. Large, and comes once: it is no Event.
struct HandBegan {
    HouseRules rules;
    Stakes stakes;
    SeatSet dealt;  // the seats dealt in
    Seat button = kNoSeat;
    Seat small = kNoSeat, big = kNoSeat;    // who posts 'small' and 'big'; kNoSeat: nobody
    PerSeat<ChipList> stacks;               // before anything is posted
    SeatSet uncounted;                      // stacks nobody counted: '2:?'
    PerSeat<Chips> blinds;                  // blind A at N
    PerSeat<Chips> straddles, posts, dead;  // live posts, and dead money for the main pot
    PerSeat<Chips> behind;                  // the part of the stack that is on its way to the table
    bool late = false;                      // entered late: from STREET pot POT in SEATS
    StreetId from = StreetId::preflop;      // late only, as the two below: the street that lies there,
    Chips pot;                              // all that was put in before it,
    SeatSet in;                             // and who is still in
    std::int64_t rulesAt = 0;               // rules @SEQ in a journal; 0: none named
    bool operator==(const HandBegan&) const = default;
};
// Where the blinds lie when the line does not say so: the first two seats after the button; heads-up the button has the
// small.
Seat usualSmall(SeatSet dealt, Seat button);
Seat usualBig(SeatSet dealt, Seat button);
// What of a straddle counts as one: nothing where the house does not offer it, else twice the big blind, or what was
// posted above that where the house takes more (straddle.*).
Chips straddleOf(const HandBegan& began, Seat seat);
// The minimum betting unit of a hand: what it says, else by unit.basis (NOTATION section 2).
Chips unitOf(const HandBegan& began);

// ---- the state -------------------------------------------------------------------------------------------------

// An act out of turn, kept until the action comes to its seat.
struct Waiting {
    PerSeat<Chips> to;
    PerSeat<Verb> verb;           // nothing: none waits
    PerSeat<std::uint8_t> after;  // since then: 0 nothing, 1 a call, 2 a bet or raise; 3: the floor lets it stand
    Seat passed = kNoSeat;        // whose turn it was when the last of them acted,
    SeatSet behind;               // and who acted while it was that seat's
};

// Everything that betting changes. Chips of one round lie in 'in', those of the whole hand in 'total' (individual antes
// included); 'dead' belongs to the main pot as a whole.
struct Betting {
    PerSeat<Chips> stack, in, total;
    Chips dead, antes;
    Chips level;      // C: the amount to match this round
    Chips fullLevel;  // B: limit, the last full level
    Chips step;       // F: the last full bet or raise
    SeatSet live;     // neither folded nor dead
    SeatSet allIn;
    SeatSet acted;    // acted voluntarily this round
    SeatSet matched;  // and has put in the level, which has not risen since: not asked again
    SeatSet fresh;    // a single full wager was made since the seat acted
    SeatSet barred;   // may not bet or raise any more this round (checked out of turn, say)
    SeatSet uncounted;
    SeatSet counted;               // counted in this hand
    SeatSet waits;                 // seats with an act out of turn
    std::uint8_t raises = 0;       // counted toward the cap
    std::uint8_t shortAllIns = 0;  // all-ins this round that were no full bet or raise
    bool fullAllIn = false;        // limit: the last full level was set by an all-in between levels
    bool completed = false;        // a short all-in was completed, or raised, by a full wager
    bool together = false;         // short all-ins made a full level together
    bool capped = false;
    bool bigBlindActed = false;
    bool cappedBeforeFold : 1 = false;                                  // capped with three or more, two are left
    bool straddleFirst : 1 = false;                                     // the straddle still sets the least raise
    bool lowCompleted : 1 = false;                                      // the low card completed instead of bringing in
    std::uint8_t bettorsAtStart = 0;                                    // live seats with chips when the round began
    std::uint8_t actsInTurn = 0, folds = 0, checks = 0, withChips = 0;  // since the blinds, all rounds
    Seat turn = kNoSeat;                                                // who is to act; kNoSeat: nobody
    Seat aggressor = kNoSeat;                                           // last bet or raise of this round
    Seat opener = kNoSeat;                                              // first to act of this round
    Seat wrongBy = kNoSeat;                                             // whose wager stands wrongly
    std::uint8_t since = 0, chipsSince = 0;                             // acts after it, and those with chips
    SeatSet timed;                                                      // said "time": what is done behind is free
    Seat back = kNoSeat;                                                // who got uncalled chips back by the last event
    Chips returned;
    Chips lastWager;    // the last bet or raise of the hand, its total for the round
    Chips levelBefore;  // what was to be matched before the last bet or raise of this round
    Chips proper;       // what the wager of 'wrongBy' should be: it stands until it is noticed
    Waiting waiting;
};

// The last act, which may still go on: its words and motions so far and what it counts as now.
struct Act {
    Seat seat = kNoSeat;
    bool open = false;               // the seat may go on
    bool outOfTurn = false;          // it waits until the action comes to the seat
    bool clear = false;              // a clear act: further chips change nothing
    Verb said = Verb::nothing;       // the first statement, which binds
    Verb saidAgain = Verb::nothing;  // a later one
    bool hasAmount = false;          // an amount was said; of a clear act: the seat had acted before it
    bool back = false;               // new chips were taken back after they were moved forward
    bool let = false;                // the hands came to rest: what was put is let go
    bool chipsFirst = false;         // chips came before the words
    std::uint8_t motions = 0;
    Chips amount;      // said; of a clear act what lay in front of the seat before it
    Chips first;       // the first motion
    Chips firstLeast;  // its smallest chip
    Chips put;         // all motions
    Chips firstTwo;    // the first two motions together
    Chips lastPut;
    Chips putLeast;                           // the smallest chip of all motions
    std::uint16_t firstCount = 0, count = 0;  // chips of the first motion, of all
    Chips took;                               // of what lay in front before the act, taken back
    Action counts;                            // what it counts as now
};

struct HoleCards {
    std::array<Card, 7> cards{};  // in the order dealt; a default Card is one nobody has seen
    std::uint8_t size = 0;
    std::uint8_t up = 0;  // bit i: card i lies face up

    constexpr Cards seen() const {
        Cards all;
        for (std::size_t i = 0; i < size; ++i) {
            if (cards[i].seen()) { all.insert(cards[i]); }
        }
        return all;
    }
};

struct PotAward {
    std::array<std::array<SeatSet, 2>, 3> winners{};  // by board and half (high, low)
    std::uint8_t given = 0;                           // bit board*2+half: awarded (nobody has a low: given, to nobody)
    Seat odd = kNoSeat;
    bool held : 1 = false, pushed : 1 = false;
};

// What became of an act out of turn when its turn came.
struct Outcome {
    enum class Kind : std::uint8_t { stands, lapses, floor } kind = Kind::stands;
    Seat seat = kNoSeat;
    Verb verb = Verb::nothing;
    RuleId rule = RuleId::none;
    Chips to;
    Action action() const { return {seat, verb, to}; }
};

struct ExposedCard {
    Card card;  // unseen: none
    Seat seat = kNoSeat;
};

struct CardFaults {
    std::uint8_t exposed = 0, boxed = 0, extra = 0;
    RuleIds causes;                  // of a misdeal
    SeatSet wrongCount;              // hands that extra, short or joker names
    std::array<ExposedCard, 3> out;  // cards exposed to a seat: they are that seat's, or burnt
};

struct Hand {
    HouseRules rules;
    Stakes stakes;  // 'unit' resolved
    Seat button = kNoSeat, small = kNoSeat, big = kNoSeat, third = kNoSeat, straddler = kNoSeat;
    SeatSet dealt;
    Chips bigBlind;                 // the nominal amount that opens: big blind, else min-bet
    Chips straddle;                 // the highest live straddle; 0: none
    PerSeat<Chips> start, residue;  // before the posts; residue: the part of a stack that does not play
    SeatSet behindSeats;            // seats that play behind
    Betting now;
    Betting before;  // as it was before 'act', where the act may still go on
    Act act;
    std::uint8_t street = 0;  // row of the form
    std::uint8_t betRow = 0;  // the row of the last bet or raise
    bool late = false;        // it was entered late
    PerSeat<HoleCards> hole;
    std::array<CardList, 3> boards{};  // the further ones of several run-outs hold only their own cards: see board()
    std::uint8_t runouts = 0;          // 2, 3: run twice, thrice
    std::uint8_t sharedCards = 0;      // board cards dealt before the run-outs
    SeatSet shown, mucked;             // at the showdown
    SeatSet deadHands;                 // out by a fault, their chips stay
    std::array<PotAward, 10> awards{};
    std::array<Outcome, 4> outcomes{};  // of the last event
    std::uint8_t outcomeCount = 0;
    CardFaults faults;
    Chips shortPut, shortOwed;  // the last call of the round with fewer chips than it owed
    Seat shortSeat = kNoSeat;
    RuleId asked = RuleId::none;  // a floor decision that is waited for; 'proposed' stands until then
    Action proposed;
    bool over = false, misdealt = false, isVoid = false;
    bool awarded = false;             // the dealer has read a winner
    bool openerUnknown = false;       // stud without cards: whoever acts opens the round
    SeatSet discarded, drawn, threw;  // this street
};

static_assert(sizeof(Hand) <= 2048 && std::is_trivially_copyable_v<Hand>);

// ---- the fold --------------------------------------------------------------------------------------------------

Hand begin(const HandBegan& began);
// The only place that interprets. A Refusal has a reason of NOTATION section 8; what is against the rules is none.
Verdict rule(const Hand& hand, const Event& event);
// The only place that changes a hand. 'ruling' is what rule() said of this event and this very hand, or what the floor
// decided of it.
void commit(Hand& hand, const Event& event, const Ruling& ruling);

// An event as it stands in the record, with the floor's decision on it where there is one.
struct Live {
    Event event;
    std::optional<Ruling> decided;
    std::int32_t number = 0;  // of the event in its log; 0: it is from none
};
// All of them in their order. A Refusal's event is the place, from 1, of the first that is refused.
std::variant<Hand, Refusal> replay(const HandBegan& began, std::span<const Live> events);

// ---- questions -------------------------------------------------------------------------------------------------

struct Going {                  // how the seat to act may bet, raise or complete: totals for the round
    Verb verb = Verb::nothing;  // nothing: it may not; else bet, raise or complete
    Chips least, most;
    bool unbounded = false;  // the stack was not counted: 'most' is not known
};
struct Pot {
    Chips amount;
    SeatSet of;  // who can win it
};
struct Pots {
    std::array<Pot, 11> list{};
    std::uint8_t size = 0;
    const Pot* begin() const { return list.data(); }
    const Pot* end() const { return list.data() + size; }
};
struct PotBuilt {  // how one pot came together: 'each' from each of 'from', and what lies there of others
    Chips each;
    SeatSet from;
    Chips folded;
    SeatSet foldedFrom;
    Chips dead;
};
struct PotLimitSum {
    Chips call, pot, most;
};  // "call 200 + pot after the call 900 -> 1,100"

StreetId street(const Hand& hand);
Because<Seat> toAct(const Hand& hand);   // kNoSeat: nobody
Because<Chips> owes(const Hand& hand);   // of the seat to act, what it must add to call
Because<Going> raise(const Hand& hand);  // of the seat to act
PotLimitSum potLimitSum(const Hand& hand);
bool canCheck(const Hand& hand);
Pots pots(const Hand& hand);  // main first
PotBuilt built(const Hand& hand, int pot);
Chips potTotal(const Hand& hand);                         // everything in the middle and in front
std::optional<Chips> stack(const Hand& hand, Seat seat);  // behind, with what was won; nothing: not counted
inline Chips playable(const Hand& hand, Seat seat) {      // what of the stack can still go in
    return hand.now.stack[seat] - hand.residue[seat];
}
Because<Seat> showsFirst(const Hand& hand);  // kNoSeat: all at once
Seat toShow(const Hand& hand);               // whose turn it is to show, kNoSeat: nobody's
struct SettleOrder {
    std::array<std::uint8_t, 11> pots{};
    std::uint8_t size = 0;
};
Because<SettleOrder> settleOrder(const Hand& hand);
bool settled(const Hand& hand, int pot);
struct PotPart {  // what one reading of the dealer decides: the whole of a pot, or a half, or that of one board
    std::uint8_t board = 0;  // from 1; 0: there is one
    Half half = Half::whole;
    bool read = false;  // the dealer has read it
    SeatSet winners;    // as read; none of a low: nobody has one
};
struct PotParts {
    std::array<PotPart, 6> list{};
    std::uint8_t size = 0;
    const PotPart* begin() const { return list.data(); }
    const PotPart* end() const { return list.data() + size; }
};
PotParts partsOf(const Hand& hand, int pot);       // board by board, the high half first
Because<Cards> best(const Hand& hand, Seat seat);  // empty: not all cards are known
Because<Cards> low(const Hand& hand, Seat seat);
bool cardsToCome(const Hand& hand);
bool bettingOver(const Hand& hand);  // no more betting is possible in this hand
bool mayMisdeal(const Hand& hand);   // a cause, and before the cut-off
bool bringInDue(const Hand& hand);   // stud: the seat to act owes the bring-in

// What of its cards a hand waits for, seat by seat in the order of the deal.
struct CardTurn {
    // opener: the upcards or the dealer's reading say who opens; upcard: some of a street's are recorded, not all.
    enum class What : std::uint8_t { nothing, opener, upcard, draw, discard } what = What::nothing;
    Seat seat = kNoSeat;  // whose card or choice comes next; kNoSeat: nobody's can be recorded
    SeatSet left;         // all for whom it is still to come
};
CardTurn cardTurn(const Hand& hand);
Seat firstUpcard(const Hand& hand);  // who gets the first upcard of the next street; kNoSeat: nobody, or not yet

struct BoardTurn {           // the board whose cards can be told next
    std::uint8_t board = 0;  // from 1; 0: there is one
    std::uint8_t cards = 0;  // how many; 0: none can
};
BoardTurn boardTurn(const Hand& hand);
bool hasBoard(const Hand& hand);              // cards lie or will lie on a board
int boardCount(const Hand& hand);             // boards that a pot is divided over
CardList board(const Hand& hand, int index);  // as it lies, with the cards that several run-outs share
int cardsToTable(const Hand& hand);           // how many cards a hand is tabled with at this moment

struct Won {  // what one seat wins of one division of one pot
    std::uint8_t pot = 0, board = 0;
    Half half = Half::whole;
    Seat seat = kNoSeat;
    Chips amount, odd;
    RuleId why = RuleId::none;  // of the odd chips
};
struct Winnings {
    std::array<Won, 64> list{};  // as many divisions as are told; what they would exceed is still in amount and odd
    std::uint8_t size = 0;
    PerSeat<Chips> amount, odd;
    PerSeat<AllRules> rules;  // by which each seat won its share
    Chips rake, jackpot;
    const Won* begin() const { return list.data(); }
    const Won* end() const { return list.data() + size; }
};
Winnings winnings(const Hand& hand);  // of the pots that are settled

}  // namespace oddchip
