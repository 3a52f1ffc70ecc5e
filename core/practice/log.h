// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/practice/fsrs.h"
#include "core/rules/rulebook.h"

// What people who practise did, as lines of text that a store keeps. Everything else is worked out from them.
namespace oddchip::practice {

struct TraineeNamed {  // trainee 2 "A. Nguyen": a new one, or another name
    int trainee = 0;
    std::string name;
    bool operator==(const TraineeNamed&) const = default;
};
struct ExamDate {  // exam-date 2 1796083200: nothing is put off beyond it; 0 takes it back
    int trainee = 0;
    std::int64_t at = 0;  // seconds since 1970 UTC
    bool operator==(const ExamDate&) const = default;
};
struct Review {  // review 2 pots-three level 1 seed 77 right first 12300 ms grade 3
    int trainee = 0;
    std::string skill;
    int level = 1;
    std::uint64_t seed = 0;
    bool right = false, firstTry = true;
    std::int64_t ms = 0;
    Grade grade = Grade::again;
    bool operator==(const Review&) const = default;
};
struct PaperTaken {  // paper 2 seed 7 marks 90 of 100 wrong-pots 0 210000 ms passed
    int trainee = 0;
    std::uint64_t seed = 0;
    int marks = 0, of = 0, wrongPots = 0;
    std::int64_t ms = 0;
    bool passed = false;
    bool operator==(const PaperTaken&) const = default;
};
struct DealPlayed {  // deal 2 seed 7 level 3 right 9 of 10 61000 ms: a whole hand
    int trainee = 0;
    std::uint64_t seed = 0;
    int level = 1, right = 0, of = 0;
    std::int64_t ms = 0;
    bool operator==(const DealPlayed&) const = default;
};
struct BookChosen {  // book 2 tda-2024: the rulebook that a trainee practises under from now on
    int trainee = 0;
    Book book = Book::house;
    bool operator==(const BookChosen&) const = default;
};
struct TakenBack {  // back 41: the entry of that number never was
    std::int64_t seq = 0;
    bool operator==(const TakenBack&) const = default;
};
using Note = std::variant<TraineeNamed, ExamDate, Review, PaperTaken, DealPlayed, BookChosen, TakenBack>;

std::string write(const Note& note);
std::optional<Note> readNote(std::string_view line);  // nothing: no line of ours

struct Kept {  // a note as a store has it
    std::int64_t seq = 0;
    std::int64_t at = 0;  // milliseconds since 1970 UTC
    Note note;
};
std::vector<Kept> standing(std::span<const Kept> all);  // without what was taken back

// The review log as the optimisers of FSRS read it: card_id,review_time,review_rating,review_state,review_duration;
// a card is a skill by its number in the list, times in milliseconds; states 0 new, 1 learning, 2 review, 3 relearning.
std::string reviewLog(std::span<const Kept> standing, int trainee);

}  // namespace oddchip::practice
