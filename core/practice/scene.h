// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <initializer_list>

#include "core/practice/dice.h"
#include "core/practice/question.h"

// How the facts of a question are made: a plausible table, and people who play plausibly at it. All chance comes from
// the dice; what happens is entered through the rules, so that a scene is always possible.
namespace oddchip::practice {

// How people play, in percent; what is left of a hundred folds.
struct Style {
    int call, raise, allIn;
};
inline constexpr Style kCalls{100, 0, 0}, kLoose{62, 15, 3}, kUsual{45, 22, 3}, kShoving{34, 12, 26};

class Scene {
public:
    Scene(Dice& dice, Question& question) : dice(dice), q(question) {}

    Dice& dice;
    Question& q;

    HandBegan& began() { return *q.began; }
    Hand& hand() { return q.table.hand; }
    const Hand& hand() const { return q.table.hand; }
    bool odd() const { return q.level >= 3; }  // amounts down to one unit, not round ones

    // A hand that has not begun: stakes, seats of a table of ten with a button, and stacks in big blinds.
    void stakes(Structure structure, FormId form);
    void seats(int least, int most);
    void stacks(int least, int most);
    void stack(Seat seat, Chips amount);
    Chips someStack(int least, int most);
    Seat seatAfterButton(int place) const;  // 1 the first
    bool begin();                           // posts what is due

    // Enters an event; false where it is refused or the floor is asked, which no question may hang on.
    bool enter(const Event& event);
    bool act(Style style);    // the seat to act does something
    bool round(Style style);  // until nobody is to act
    bool untilActs(Style style, int acts);
    bool deal();                   // the next street, its cards not recorded
    bool toShowdown(Style style);  // with no cards; false where all but one fold
    bool toStreet(Style style, StreetId street);
    bool dealHands(Deck& deck);   // to each seat what the first street gives
    bool dealStreet(Deck& deck);  // the next street with its cards
    bool showAll();               // every hand in turn

    Seat turn() const { return toAct(hand()).value; }
    Chips unit() const { return q.began->stakes.unit; }
    Chips big() const { return q.began->stakes.big; }

private:
    Chips wagerTo(const Going& going);
    bool dealUp(Deck& deck, const Street& row);
};

// Enters what happens at a table of several hands.
void enter(Table& table, const std::variant<Event, NextHand>& happened);

// Folds a question's facts; the verdict on the last event is left in 'last'.
void fold(Question& question);
// The same with the acts that are asked about; the verdict on the last of them.
Table afterActs(const Question& question, Verdict* last = nullptr);

// ---- words for what happens and what it counts as ------------------------------------------------------------------

Text told(const Event& event);    // "Seat 4 puts out 500 in one chip."
Text said(const Action& action);  // "raise to 600"
Text potText(int pot);            // "main", "side 1"
inline Text text(std::string_view id, std::initializer_list<Figure> with = {}) { return {std::string(id), with}; }
Figure part(Text text);  // a text inside another

// Puts the choice that is right among the others, every one of them once, in an order by chance.
void offer(Question& question, Dice& dice, std::vector<Text> choices);
Answer chosen(const Question& question, const Text& right);

std::vector<RuleId> listed(const AllRules& rules);
// Which of two answers a question is to have: the same for each of the tries that its seed takes, so that the rarer one
// is asked as often as it should be.
bool wanted(const Question& question, int percent);

bool always(const HouseRules& rules);  // for skills that every rulebook has

}  // namespace oddchip::practice
