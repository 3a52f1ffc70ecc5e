// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "core/practice/skills.h"

// Each drill worked out a second time, from what people did and from the rule in words: with a ledger of chips, piles
// that are pulled and dealt out one by one, and hands read by trying every choice. Nothing of how the core does it.
namespace again {

using namespace oddchip;
using practice::Answer;
using practice::Question;
using Count = std::int64_t;  // hundredths

// What lies where, kept by what people did. Seats are plain numbers.
struct Ledger {
    explicit Ledger(const Question& question, bool withActs = false);

    std::map<int, Count> stack, in, total;
    std::set<int> live, allIn, acted;
    std::vector<int> seats;  // dealt in, by number
    int button = 0, small = 0, big = 0;
    Count level = 0, step = 0, bigBlind = 0;
    Count returned = 0;
    int returnedTo = 0;
    int lastBettor = 0, lastBettorOfHand = 0;  // of this street; of the last street on which anybody acted
    bool streetBet = false;
    int raises = 0;       // bets and raises that were made in full on this street
    Count fullLevel = 0;  // limit: the last full bet
    int shorts = 0;       // all-ins that were no full bet or raise
    int street = 0;
    int folds = 0, checks = 0, chipActs = 0, acts = 0;
    std::map<int, Count> levelWhenActed;  // what a seat faced when it acted last
    std::map<int, bool> fullSince;        // a single full raise since it acted
    bool bigActed = false;
    bool multiway = false;  // three or more could raise when the round was

    int next(int seat, const std::set<int>& among) const;
    void roundOver();  // what nobody matched goes back

private:
    void begin(const HandBegan& began);
    void post(int seat, Count amount);
    void happened(const Event& event);
    void acts_(const Acted& act);
    void pay(int seat, Count to);
    void newStreet();
    bool m_limit = false, m_stud = false;
    Count m_smallBet = 0, m_bigBet = 0;

public:
    Count bet() const { return street >= 2 ? m_bigBet : m_smallBet; }
};

struct Pile {
    Count amount = 0;
    std::set<int> of;
};
// By hand: pull the smallest amount that a live seat has left in front from everybody, and again, until nothing is
// left.
std::vector<Pile> pulled(const Ledger& ledger);

SeatSet asSeats(const std::set<int>& seats);
Answer asPots(const Ledger& ledger);

// The second way of each skill; nothing: none is known.
using Way = Answer (*)(const Question&);
Way wayOf(std::string_view skill);
Way potsWay(std::string_view skill);
Way bettingWay(std::string_view skill);
Way cardsWay(std::string_view skill);
Way rulingsWay(std::string_view skill);
Way tableWay(std::string_view skill);

Answer number(Count count);
Answer seatsOf(std::set<int> seats);
Answer choiceNamed(const Question& question, std::string_view id);
Answer choiceOf(const Question& question, const practice::Text& text);

}  // namespace again
