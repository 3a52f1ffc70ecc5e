// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/practice/fsrs.h"

#include <algorithm>
#include <cmath>

namespace oddchip::practice {
namespace {

constexpr std::int64_t kDay = 86400, kMinute = 60;
constexpr std::array<std::int64_t, 2> kLearning{kMinute, 10 * kMinute};
constexpr std::array<std::int64_t, 1> kRelearning{10 * kMinute};
constexpr double kLeastStability = 0.001;

double decayOf(const Fsrs& fsrs) { return -fsrs.weights[20]; }
double factorOf(const Fsrs& fsrs) { return std::pow(0.9, 1 / decayOf(fsrs)) - 1; }

double clampedDifficulty(double difficulty) { return std::clamp(difficulty, 1.0, 10.0); }

double firstDifficulty(const Fsrs& fsrs, int grade) {  // unclamped
    return fsrs.weights[4] - std::exp(fsrs.weights[5] * (grade - 1)) + 1;
}

double nextDifficulty(const Fsrs& fsrs, double difficulty, int grade) {
    const double delta = -(fsrs.weights[6] * (grade - 3));
    const double damped = difficulty + (10 - difficulty) * delta / 9;
    return clampedDifficulty(fsrs.weights[7] * firstDifficulty(fsrs, 4) + (1 - fsrs.weights[7]) * damped);
}

double sameDay(const Fsrs& fsrs, double stability, int grade) {
    const auto& w = fsrs.weights;
    double increase = std::exp(w[17] * (grade - 3 + w[18])) * std::pow(stability, -w[19]);
    if (grade >= 3) { increase = std::max(increase, 1.0); }
    return std::max(stability * increase, kLeastStability);
}

double recalled(const Fsrs& fsrs, double difficulty, double stability, double likely, int grade) {
    const auto& w = fsrs.weights;
    const double hard = grade == 2 ? w[15] : 1, easy = grade == 4 ? w[16] : 1;
    return stability * (1 + std::exp(w[8]) * (11 - difficulty) * std::pow(stability, -w[9]) *
                                (std::exp((1 - likely) * w[10]) - 1) * hard * easy);
}

double forgotten(const Fsrs& fsrs, double difficulty, double stability, double likely) {
    const auto& w = fsrs.weights;
    const double lapse =
        w[11] * std::pow(difficulty, -w[12]) * (std::pow(stability + 1, w[13]) - 1) * std::exp((1 - likely) * w[14]);
    return std::min(lapse, stability / std::exp(w[17] * w[18]));
}

void remember(const Fsrs& fsrs, Memory& memory, const Memory& before, int grade, std::int64_t now) {
    if (!before.stability || !before.difficulty) {
        memory.stability = std::max(fsrs.weights[static_cast<std::size_t>(grade - 1)], kLeastStability);
        memory.difficulty = clampedDifficulty(firstDifficulty(fsrs, grade));
        return;
    }
    const double stability = *before.stability, difficulty = *before.difficulty;
    const bool today = before.last && now - *before.last < kDay;
    if (today) {
        memory.stability = sameDay(fsrs, stability, grade);
    } else {
        const double likely = retrievability(fsrs, before, now);
        const double next = grade == 1 ? forgotten(fsrs, difficulty, stability, likely)
                                       : recalled(fsrs, difficulty, stability, likely, grade);
        memory.stability = std::max(next, kLeastStability);
    }
    memory.difficulty = nextDifficulty(fsrs, difficulty, grade);
}

// The wait after a grade among short steps; 0: they are done.
template <std::size_t N> std::int64_t stepWait(const std::array<std::int64_t, N>& steps, Memory& memory, Grade grade) {
    const auto at = static_cast<std::size_t>(memory.step);
    switch (grade) {
    case Grade::again: memory.step = 0; return steps[0];
    case Grade::hard:
        if (at != 0) { return steps[at]; }
        return N > 1 ? (steps[0] + steps[N > 1 ? 1 : 0]) / 2 : steps[0] * 3 / 2;
    case Grade::good:
        if (at + 1 >= N) { return 0; }
        ++memory.step;
        return steps[at + 1];
    case Grade::easy: return 0;
    }
    return 0;
}

}  // namespace

int intervalDays(const Fsrs& fsrs, double stability) {
    const double days = stability / factorOf(fsrs) * (std::pow(fsrs.retention, 1 / decayOf(fsrs)) - 1);
    return std::clamp(static_cast<int>(std::nearbyint(std::min(days, 1e9))), 1, fsrs.mostDays);  // half to even
}

double retrievability(const Fsrs& fsrs, const Memory& memory, std::int64_t now) {
    if (!memory.last || !memory.stability) { return 0; }
    const std::int64_t days = std::max<std::int64_t>(0, (now - *memory.last) / kDay);
    return std::pow(1 + factorOf(fsrs) * static_cast<double>(days) / *memory.stability, decayOf(fsrs));
}

Memory reviewed(const Fsrs& fsrs, const Memory& before, Grade grade, std::int64_t now) {
    Memory memory = before;
    remember(fsrs, memory, before, static_cast<int>(grade), now);
    std::int64_t wait = 0;
    switch (before.stage) {
    case Stage::learning: wait = stepWait(kLearning, memory, grade); break;
    case Stage::relearning: wait = stepWait(kRelearning, memory, grade); break;
    case Stage::review:
        if (grade == Grade::again) {
            memory.stage = Stage::relearning;
            memory.step = 0;
            wait = kRelearning[0];
        }
        break;
    }
    if (wait == 0) {
        memory.stage = Stage::review;
        memory.step = 0;
        wait = kDay * intervalDays(fsrs, *memory.stability);
    }
    memory.last = now;
    memory.due = now + wait;
    return memory;
}

Grade gradeFor(bool right, bool firstTry, double seconds, double target) {
    if (!right) { return Grade::again; }
    if (seconds > 2 * target) { return Grade::hard; }
    return firstTry && seconds <= target / 2 ? Grade::easy : Grade::good;
}

}  // namespace oddchip::practice
