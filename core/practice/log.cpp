// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/log.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "core/practice/skills.h"

namespace oddchip::practice {
namespace {

using Words = std::vector<std::string_view>;

// Words between blanks; a quoted one keeps its blanks.
Words wordsOf(std::string_view line) {
    Words words;
    while (!line.empty()) {
        if (line.front() == ' ') {
            line.remove_prefix(1);
            continue;
        }
        const bool quoted = line.front() == '"';
        const std::size_t end = quoted ? line.find('"', 1) : line.find(' ');
        const std::size_t from = quoted ? 1 : 0;
        const std::size_t to = std::min(end, line.size());
        words.push_back(line.substr(from, to - from));
        line.remove_prefix(std::min(line.size(), to + from));
    }
    return words;
}

template <class Number> bool read(std::string_view word, Number& into) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), into);
    return error == std::errc() && end == word.data() + word.size();
}

// A pattern of words: "#" reads a number, "?" any word; the rest stands as it is.
template <class Take> bool matches(const Words& words, std::string_view pattern, const Take& take) {
    const Words wanted = wordsOf(pattern);
    if (words.size() != wanted.size()) { return false; }
    int number = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool holds = wanted[i] == "#" || wanted[i] == "?" ? take(number++, words[i]) : words[i] == wanted[i];
        if (!holds) { return false; }
    }
    return true;
}

std::optional<Note> readReview(const Words& words) {
    Review review;
    int grade = 0;
    const auto take = [&](int place, std::string_view word) {
        switch (place) {
        case 0: return read(word, review.trainee);
        case 1: review.skill = word; return true;
        case 2: return read(word, review.level);
        case 3: return read(word, review.seed);
        case 4: review.right = word == "right"; return word == "right" || word == "wrong";
        case 5: review.firstTry = word == "first"; return word == "first" || word == "again";
        case 6: return read(word, review.ms);
        default: return read(word, grade) && grade >= 1 && grade <= 4;
        }
    };
    if (!matches(words, "review # ? level # seed # ? ? # ms grade #", take)) { return {}; }
    review.grade = static_cast<Grade>(grade);
    return review;
}

std::optional<Note> readPaper(const Words& words) {
    PaperTaken paper;
    const auto take = [&](int place, std::string_view word) {
        switch (place) {
        case 0: return read(word, paper.trainee);
        case 1: return read(word, paper.seed);
        case 2: return read(word, paper.marks);
        case 3: return read(word, paper.of);
        case 4: return read(word, paper.wrongPots);
        case 5: return read(word, paper.ms);
        default: paper.passed = word == "passed"; return word == "passed" || word == "failed";
        }
    };
    if (!matches(words, "paper # seed # marks # of # wrong-pots # # ms ?", take)) { return {}; }
    return paper;
}

std::optional<Note> readDeal(const Words& words) {
    DealPlayed deal;
    const auto take = [&](int place, std::string_view word) {
        switch (place) {
        case 0: return read(word, deal.trainee);
        case 1: return read(word, deal.seed);
        case 2: return read(word, deal.level);
        case 3: return read(word, deal.right);
        case 4: return read(word, deal.of);
        default: return read(word, deal.ms);
        }
    };
    if (!matches(words, "deal # seed # level # right # of # # ms", take)) { return {}; }
    return deal;
}

std::optional<Note> readBook(const Words& words) {
    BookChosen chosen;
    if (words.size() != 3 || !read(words[1], chosen.trainee)) { return {}; }
    const auto book = bookNamed(words[2]);
    if (!book) { return {}; }
    chosen.book = *book;
    return chosen;
}

std::string text(const DealPlayed& deal) {
    return "deal " + std::to_string(deal.trainee) + " seed " + std::to_string(deal.seed) + " level " +
           std::to_string(deal.level) + " right " + std::to_string(deal.right) + " of " + std::to_string(deal.of) +
           ' ' + std::to_string(deal.ms) + " ms";
}

std::string text(const BookChosen& chosen) {
    return "book " + std::to_string(chosen.trainee) + ' ' + std::string(name(chosen.book));
}

std::string text(const Review& review) {
    return "review " + std::to_string(review.trainee) + ' ' + review.skill + " level " + std::to_string(review.level) +
           " seed " + std::to_string(review.seed) + (review.right ? " right" : " wrong") +
           (review.firstTry ? " first " : " again ") + std::to_string(review.ms) + " ms grade " +
           std::to_string(static_cast<int>(review.grade));
}

std::string text(const PaperTaken& paper) {
    return "paper " + std::to_string(paper.trainee) + " seed " + std::to_string(paper.seed) + " marks " +
           std::to_string(paper.marks) + " of " + std::to_string(paper.of) + " wrong-pots " +
           std::to_string(paper.wrongPots) + ' ' + std::to_string(paper.ms) + " ms " +
           (paper.passed ? "passed" : "failed");
}

std::string text(const TraineeNamed& named) {
    std::string name = named.name;
    std::ranges::replace(name, '"', '\'');
    std::ranges::replace(name, '\n', ' ');
    return "trainee " + std::to_string(named.trainee) + " \"" + name + '"';
}

std::string text(const ExamDate& date) {
    return "exam-date " + std::to_string(date.trainee) + ' ' + std::to_string(date.at);
}

std::string text(const TakenBack& back) { return "back " + std::to_string(back.seq); }

int stateOf(const Memory& memory) {
    if (!memory.last) { return 0; }
    switch (memory.stage) {
    case Stage::learning: return 1;
    case Stage::review: return 2;
    case Stage::relearning: return 3;
    }
    return 0;
}

}  // namespace

std::string write(const Note& note) {
    return std::visit([](const auto& one) { return text(one); }, note);
}

std::optional<Note> readNote(std::string_view line) {
    const Words words = wordsOf(line);
    if (words.empty()) { return {}; }
    if (words[0] == "review") { return readReview(words); }
    if (words[0] == "paper") { return readPaper(words); }
    if (words[0] == "deal") { return readDeal(words); }
    if (words[0] == "book") { return readBook(words); }
    TraineeNamed named;
    ExamDate date;
    TakenBack back;
    if (words[0] == "trainee" && words.size() == 3 && read(words[1], named.trainee)) {
        named.name = words[2];
        return named;
    }
    if (words[0] == "exam-date" && words.size() == 3 && read(words[1], date.trainee) && read(words[2], date.at)) {
        return date;
    }
    if (words[0] == "back" && words.size() == 2 && read(words[1], back.seq)) { return back; }
    return {};
}

std::vector<Kept> standing(std::span<const Kept> all) {
    std::set<std::int64_t> gone;
    for (const Kept& one : all) {
        if (const auto* back = std::get_if<TakenBack>(&one.note)) { gone.insert(back->seq); }
    }
    std::vector<Kept> left;
    for (const Kept& one : all) {
        if (!gone.contains(one.seq) && !std::holds_alternative<TakenBack>(one.note)) { left.push_back(one); }
    }
    return left;
}

std::string reviewLog(std::span<const Kept> standing, int trainee) {
    std::string csv = "card_id,review_time,review_rating,review_state,review_duration\n";
    std::map<std::string, Memory> memories;
    for (const Kept& one : standing) {
        const auto* review = std::get_if<Review>(&one.note);
        const Skill* skill = review != nullptr ? skillNamed(review->skill) : nullptr;
        if (skill == nullptr || review->trainee != trainee) { continue; }
        Memory& memory = memories[review->skill];
        csv += std::to_string(skill - skills().data() + 1) + ',' + std::to_string(one.at) + ',' +
               std::to_string(static_cast<int>(review->grade)) + ',' + std::to_string(stateOf(memory)) + ',' +
               std::to_string(review->ms) + '\n';
        memory = reviewed({}, memory, review->grade, one.at / 1000);
    }
    return csv;
}

}  // namespace oddchip::practice
