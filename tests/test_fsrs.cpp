// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// FSRS-6 against vectors of another implementation, to ten decimals; a review that is taken back leaves no trace.
#include <cmath>
#include <cstdio>
#include <vector>

#include "core/practice/fsrs.h"

using namespace oddchip::practice;

namespace {

int failures = 0;

void check(bool holds, const char* what, std::size_t at) {
    if (holds) { return; }
    std::printf("FAIL %s, review %zu\n", what, at + 1);
    ++failures;
}

constexpr std::int64_t kDay = 86400;
constexpr std::int64_t kStart = 1669725000;  // 2022-11-29 12:30 UTC

bool near(double a, double b) { return std::abs(a - b) < 0.5e-10 + 1e-15 * std::abs(b); }

struct Expected {
    Grade grade;
    double wait;  // days until due; under a day in seconds, as a negative number
    double stability, difficulty;
};

void follow(const char* name, const std::vector<Expected>& expected) {
    const Fsrs fsrs;
    Memory memory;
    std::int64_t now = kStart;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Memory before = memory;
        const Expected& want = expected[i];
        memory = reviewed(fsrs, before, want.grade, now);
        const Memory again = reviewed(fsrs, before, want.grade, now);  // taken back, and made again
        check(again == memory, name, i);
        if (want.stability > 0) { check(near(*memory.stability, want.stability), name, i); }
        if (want.difficulty > 0) { check(near(*memory.difficulty, want.difficulty), name, i); }
        const std::int64_t wait =
            want.wait < 0 ? static_cast<std::int64_t>(-want.wait) : static_cast<std::int64_t>(want.wait) * kDay;
        check(memory.due - now == wait, name, i);
        now = memory.due;
    }
}

void vectorA() {
    using enum Grade;
    follow("A", {{good, -600, 2.3065000000, 2.1181039705},
                 {good, 2, 2.3065000000, 2.1112142358},
                 {good, 11, 10.9710482631, 2.1043313908},
                 {good, 46, 46.3168584401, 2.0974554288},
                 {good, 163, 162.9998157747, 2.0905863426},
                 {good, 498, 497.8765551246, 2.0837241256},
                 {again, -600, 6.8904125076, 7.3832023200},
                 {again, -600, 2.1545983743, 9.1251047661},
                 {good, 2, 2.1545983743, 9.1112080307},
                 {good, 4, 3.9831233795, 9.0973251919},
                 {good, 7, 7.2362544769, 9.0834562360},
                 {good, 12, 12.4830435787, 9.0696011491},
                 {good, 21, 20.7703572850, 9.0557599172}});
}

void vectorB() {
    const double stability[] = {0.2120000000, 0.2466891878, 2.0214772516, 7.8636988410, 21.9177131532, 53.6269029171};
    const double difficulty[] = {6.4133000000, 6.4021150693, 6.3909413235, 6.3797787515, 6.3686273420, 6.3574870840};
    const int days[] = {0, 0, 1, 3, 8, 21};
    const Fsrs fsrs;
    Memory memory;
    std::int64_t now = kStart;
    for (std::size_t i = 0; i < 6; ++i) {
        now += days[i] * kDay;
        memory = reviewed(fsrs, memory, i == 0 ? Grade::again : Grade::good, now);
        check(near(*memory.stability, stability[i]), "B stability", i);
        check(near(*memory.difficulty, difficulty[i]), "B difficulty", i);
    }
}

void vectorC() {
    Memory memory;
    for (std::size_t i = 0; i < 10; ++i) { memory = reviewed({}, memory, Grade::easy, kStart); }
    check(*memory.difficulty == 1.0, "C", 9);
}

void vectorsDToF() {
    using enum Grade;
    follow("D", {{hard, -330, 1.2931, 5.1121707056},
                 {hard, -330, .7765494494, 6.7404595108},
                 {hard, -330, .4822568284, 7.8213934980},
                 {hard, -330, .3090303012, 8.5389678502},
                 {hard, -330, .2039113465, 9.0153271442},
                 {hard, -330, .1382810110, 9.3315566418}});
    follow("E", {{again, -60, .2120, 6.4133},
                 {again, -60, .0833567171, 8.8063044689},
                 {again, -60, .0348514099, 9.5928687653},
                 {again, -60, .0154319175, 9.8514071010},
                 {again, -60, .0072094064, 9.9363868938}});
    follow("F", {{good, -600, 2.3065, 0},
                 {good, 2, 2.3065, 0},
                 {hard, 8, 7.5173593254, 0},
                 {easy, 43, 42.9334655545, 0},
                 {again, -600, 2.7869534450, 0},
                 {good, 3, 2.7869534450, 0},
                 {good, 7, 7.2347748435, 0}});
}

void grades() {
    check(gradeFor(false, true, 1, 20) == Grade::again, "wrong", 0);
    check(gradeFor(true, true, 10, 20) == Grade::easy, "half the time", 0);
    check(gradeFor(true, false, 10, 20) == Grade::good, "second try", 0);
    check(gradeFor(true, true, 11, 20) == Grade::good, "in time", 0);
    check(gradeFor(true, true, 40, 20) == Grade::good, "twice the time", 0);
    check(gradeFor(true, true, 41, 20) == Grade::hard, "slow", 0);
}

}  // namespace

int main() {
    vectorA();
    vectorB();
    vectorC();
    vectorsDToF();
    grades();
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
