// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "core/rules/hand.h"

// What the files of core/rules share among themselves and with nobody else.
namespace oddchip::inner {

// The stack of a seat that nobody counted: more than any game holds.
inline constexpr Chips kUncounted{std::int64_t{1} << 50};

inline const Street& row(const Hand& hand) { return form(hand.stakes.form).streets[hand.street]; }
inline bool lastRow(const Hand& hand) { return hand.street + 1u == form(hand.stakes.form).streets.size(); }
inline bool bigBet(const Hand& hand) {
    return hand.stakes.structure == Structure::noLimit || hand.stakes.structure == Structure::potLimit;
}
inline bool blindsCount(const Hand& hand) {  // the first betting round of a form with blinds
    return hand.street == 0;
}
// Betting is going on: a seat is to act, or whoever opens is not known yet.
inline bool roundOpen(const Hand& hand) { return hand.now.turn != kNoSeat || hand.openerUnknown; }
// Live seats that still have chips to bet with.
inline SeatSet bettors(const Hand& hand) { return hand.now.live - hand.now.allIn; }

// Third street of stud: opened by a bring-in, which is a post.
inline bool bringInRound(const Hand& hand) { return row(hand).opener == Opener::bringIn; }

// A question of an event's kind is looked up by its place in Event: std::visit would call through a table each time.
template <class T, class... Of> inline constexpr bool kOneOf = (std::is_same_v<T, Of> || ...);
template <class Answer> constexpr auto byKind(Answer answer) {
    return [=]<class... T>(std::type_identity<std::variant<T...>>) {
        return std::array{answer(std::type_identity<T>())...};
    }(std::type_identity<Event>());
}

// A ruling made where it lies in its verdict: it is large, and copying it would cost as much as making it.
template <class Make> class Made {
public:
    constexpr explicit Made(const Make& make) : m_make(make) {}
    constexpr operator Ruling() const { return m_make(); }

private:
    const Make& m_make;
};
template <class Make> Verdict made(const Make& make) { return Verdict(std::in_place_type<Ruling>, Made<Make>(make)); }

template <class T> inline constexpr bool kIsAct =
    kOneOf<T, Acted, Said, PutIn, TookBack, Rested, Tapped, Tossed, FoldsTo>;
inline constexpr auto kActs = byKind([]<class T>(std::type_identity<T>) { return kIsAct<T>; });
inline bool isAct(const Event& event) { return kActs[event.index()]; }

// ---- betting.cpp: one seat's choices, and what an act does --------------------------------------------------------
inline Chips reach(const Hand& hand, Seat seat) {  // the most the seat's round total can come to
    return hand.now.in[seat] + playable(hand, seat);
}
Chips furthestBesides(const Hand& hand, Seat seat);  // the most that another live seat's can come to
bool anotherGoesOn(const Hand& hand, Seat seat);     // another live seat can go beyond the level

// Another live seat has put in the whole amount, so that all of it is owed.
inline bool matchedBy(const Hand& hand, Seat other, Seat seat) {
    return other != kNoSeat && other != seat && hand.now.in[other] >= hand.now.level && hand.now.live.contains(other);
}
inline Chips owedBy(const Hand& hand, Seat seat) {  // what it must add to call: no more than another can put in
    Chips short_ = hand.now.level - hand.now.in[seat];
    if (short_.count <= 0) { return {}; }
    if (!matchedBy(hand, hand.now.aggressor, seat) && !matchedBy(hand, hand.big, seat)) {
        short_ = least(hand.now.level, furthestBesides(hand, seat)) - hand.now.in[seat];
    }
    return short_.count <= 0 ? Chips{} : least(short_, playable(hand, seat));
}
Going goingOf(const Hand& hand, Seat seat, RuleIds* why);  // 'why' may be null
Chips potMost(const Hand& hand, Seat seat, PotLimitSum* sum);
Chips streetBet(const Hand& hand);            // U
void putIn(Hand& hand, Seat seat, Chips to);  // lifts the seat's round total to 'to'
void payDead(Hand& hand, Seat seat, Chips amount);
void lift(Hand& hand, Seat seat, Chips to);    // a bet or raise: what is to be matched rises
void doAct(Hand& hand, const Action& action);  // moves chips and marks; does not look who is next
void advance(Hand& hand, Seat after);          // who is next; acts out of turn stand or lapse; closes the round
void endBetting(Hand& hand);                   // nobody is asked any more; what nobody matched goes back
void openRound(Hand& hand);                    // the round of the present row
void findOpener(Hand& hand);                   // and who is first to act
void openedBy(Hand& hand, Seat seat);          // the round is opened by this seat; kNoSeat: nobody can act
void nextStreet(Hand& hand);                   // collects and goes to the next row
void loseHand(Hand& hand, Seat seat);          // the hand is out, its chips stay
void withdrawWager(Hand& hand, Seat seat);     // of a hand that is out, what nobody has matched yet
Seat firstAfterButton(const Hand& hand, SeatSet among);
bool capsHeadsUp(const Hand& hand);    // raises are counted between two as well
int capOfTwoRounds(const Hand& hand);  // a cap of its own of a form of two rounds; 0: it has none

// ---- hand.cpp ---------------------------------------------------------------------------------------------------
ChipList oneAmount(Chips amount);
// What of a stack does not play: less than a unit, or (as the house has it) every chip below the unit.
Chips residueOf(const HouseRules& rules, const ChipList& stack, Chips sum, Chips unit);  // what of it does not play
void recount(Hand& hand, Seat seat, Chips behind);                                       // what lies behind was counted
void restack(Hand& hand, Seat seat);  // a stack that changed may have become all-in, or be so no longer

// ---- turn.cpp, words.cpp, motions.cpp: what an act counts as -------------------------------------------------------
Ruling clearAct(const Hand& hand, Seat seat, Verb verb, std::optional<Chips> amount);     // as if it were its turn
Ruling judged(const Hand& hand, const Act& act);                                          // words and motions, likewise
Ruling silent(const Hand& hand, const Act& act);                                          // motions without words
std::optional<Ruling> numberBeside(const Hand& hand, Seat seat, Chips said, Chips chip);  // nothing: it is clear
// A number said is cut down to whole betting units; chips that were put are what they are.
enum class Units : std::uint8_t { whole, asPut };
Ruling wager(const Hand& hand, Seat seat, Chips to,
             Units units = Units::whole);    // a bet or raise to 'to', brought within what is allowed
Action callBy(const Hand& hand, Seat seat);  // call, or check where nothing is owed
std::optional<Outcome> whenTurnComes(const Hand& hand, Seat seat);  // of the act that waits
bool forwardMayBind(const Hand& hand);  // moving chips forward may bind before they are let go
RuleId outOfTurnRule(Verb verb);
Ruling outOfTurn(const Hand& hand, const Event& event, const Act& act, Ruling inTurn);
bool binds(const Hand& hand, Seat seat);  // an earlier act of the seat waits, and nothing has freed it
void keepForItsTurn(Hand& hand, const Action& counts, bool decided);  // an act out of turn; 'decided': by the floor
// An act out of turn that the floor lets stand, whatever comes in between.
inline constexpr std::uint8_t kDecided = 3;
Verdict ruleAct(const Hand& hand, const Event& event);
void commitAct(Hand& hand, const Event& event, const Ruling& ruling);
// The whole way, which the two above shorten for nearly every act; a law holds them to come to the same.
[[gnu::noinline]] Verdict ruleAnyAct(const Hand& hand, const Event& event);
[[gnu::noinline]] void commitAnyAct(Hand& hand, const Event& event, const Ruling& ruling);
// Brings what the floor says an act counts as within the chips that are there. Refused where the stack was counted in
// this hand and holds less; a stack that was only recorded is then not known any more.
std::optional<Refusal> fitDecision(Hand& hand, const Event& event, Action& counts);
Seat actor(const Event& event);  // kNoSeat where the event has none

// ---- notes.cpp: stacks, clock, floor; notices.cpp: errors noticed, claims made; agreements.cpp: what players agree
// -----
Verdict ruleNote(const Hand& hand, const Event& event);
void commitNote(Hand& hand, const Event& event, const Ruling& ruling);
Verdict ruleNotice(const Hand& hand, const Noticed& notice);
void commitNotice(Hand& hand, const Noticed& notice, const Ruling& ruling);
void markShort(Hand& hand, const Act& act, const Action& counts, Chips owed);  // a call of too few chips
Chips properFor(const Hand& hand, const Action& counts);                       // 0: the wager is as it should be
void standWrongly(Hand& hand, const Action& counts, Chips proper);
Verdict ruleAgreement(const Hand& hand, const Event& event);
void commitAgreement(Hand& hand, const Event& event, const Ruling& ruling);
RuleId underbetRule(const Hand& hand, Chips bet);  // of a bet below what the street asks for
Chips lay(const Hand& hand);                       // what lay in front of the seat before its last act

// ---- dealing.cpp --------------------------------------------------------------------------------------------------
Ruling by(RuleId rule);       // a ruling that only names a rule
Ruling flagged(RuleId rule);  // and raises it
Ruling prematureCards(const Hand& hand, StreetId street, const CardList& cards);
Verdict ruleDealing(const Hand& hand, const Event& event);
void commitDealing(Hand& hand, const Event& event, const Ruling& ruling);
// ---- faults.cpp ---------------------------------------------------------------------------------------------------
Verdict ruleFaults(const Hand& hand, const Event& event);
void commitFaults(Hand& hand, const Event& event, const Ruling& ruling);
bool pastCutoff(const Hand& hand);
bool faultFits(const Hand& hand, const Fault& fault);  // it can have happened, as far as cards and streets go
bool isNext(const Hand& hand, StreetId street);        // the street after the present one
bool drawTime(const Hand& hand);                       // cards are changed before the next round
void endDraw(Hand& hand, Seat seat);                   // the seat has what it wants
bool inDraw(const Hand& hand, const Event& event);     // an act that changes cards, or throws them away
Verdict ruleInDraw(const Hand& hand, const Event& event);
void commitInDraw(Hand& hand, const Event& event);
struct StudOpener {
    Seat seat;     // by the upcards that are known; kNoSeat: none is
    bool certain;  // all of them are
};
StudOpener studOpener(const Hand& hand);
void missDiscards(Hand& hand);  // who has not discarded when the next street is dealt
void restore(Hand& hand);       // all chips back as before the posts

// ---- pots.cpp -----------------------------------------------------------------------------------------------------
Chips oddUnitOf(const Hand& hand);             // what a pot is divided in
bool flopDealt(const Hand& hand);              // so that rake and drop are taken where there is none before the flop
inline constexpr std::uint8_t kAgreed = 0x3F;  // PotAward::given of a pot that was split by agreement

// ---- showdown.cpp -------------------------------------------------------------------------------------------------
Verdict ruleShowdown(const Hand& hand, const Event& event);
void commitShowdown(Hand& hand, const Event& event, const Ruling& ruling);
bool anyHeld(const Hand& hand);  // the floor holds one of its pots
void endIfSettled(Hand& hand);
std::optional<Refusal> cannotAward(const Hand& hand, const Awarded& award, bool anew);  // anew: by the floor
void readAward(Hand& hand, const Awarded& award);                                       // winners as they are read
bool settledPot(const Hand& hand, const Pots& all, std::size_t index);                  // 'all': its pots
int boardSize(const Hand& hand);                                                        // of the form, when complete
int lieOn(const Hand& hand, int board);  // cards on a board, with those that lay before the run-outs
std::optional<SeatSet> winnersByCards(const Hand& hand, const Pot& pot, int board, Half half);  // nothing: not known
Cards boardCards(const Hand& hand, int board);
bool boardKnown(const Hand& hand, int board);
// Of some cards those that the deck cannot have: seen already in another place than the seat, or foreign to the form.
Cards notOfThisDeck(const Hand& hand, Cards cards, Seat besides);
void flagTwice(const Hand& hand, Cards cards, Seat besides, Ruling& ruling);  // such cards: the floor is asked
int cardsDealt(const Hand& hand);                                             // to a seat, up to the present street

template <class... T> struct Overloaded : T... { using T::operator()...; };
template <class... T> Overloaded(T...) -> Overloaded<T...>;

}  // namespace oddchip::inner
