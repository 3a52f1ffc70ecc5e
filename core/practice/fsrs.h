// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <array>
#include <cstdint>
#include <optional>

// FSRS-6: when a skill is due again. A memory is a plain value; a review makes the next one, and taking a review back
// is keeping the value from before it. Times are seconds since 1970 UTC; stability is in days.
namespace oddchip::practice {

enum class Grade : std::uint8_t { again = 1, hard = 2, good = 3, easy = 4 };
enum class Stage : std::uint8_t { learning, review, relearning };

struct Memory {
    Stage stage = Stage::learning;
    int step = 0;  // of the learning or relearning steps
    std::optional<double> stability, difficulty;
    std::optional<std::int64_t> last;  // the last review
    std::int64_t due = 0;
    bool operator==(const Memory&) const = default;
};

struct Fsrs {
    // The 21 weights of FSRS-6. An outside optimiser may give others.
    std::array<double, 21> weights{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                   0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                   1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
    double retention = 0.9;  // wanted when a skill comes due
    int mostDays = 36500;
};

// The memory after a review at 'now'.
Memory reviewed(const Fsrs& fsrs, const Memory& before, Grade grade, std::int64_t now);

// How likely the skill is right at 'now': 0 where it was never reviewed.
double retrievability(const Fsrs& fsrs, const Memory& memory, std::int64_t now);

// Days until the likelihood falls to the retention that is wanted, 1 .. mostDays.
int intervalDays(const Fsrs& fsrs, double stability);

// Wrong is Again; right is Easy in half the target time at the first try, Good within twice the target, Hard beyond.
Grade gradeFor(bool right, bool firstTry, double seconds, double target);

}  // namespace oddchip::practice
