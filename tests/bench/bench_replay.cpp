// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The fold against a bare betting loop over the same acts: no-limit hands of tests/corpus, parsing apart. One line:
// name, ours, baseline, ratio; nanoseconds an act, the medians of alternating rounds.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <vector>

#include "core/records/phh_play.h"

using namespace oddchip;

namespace {

struct Move {
    std::uint8_t seat;
    std::uint8_t verb;  // 0 fold, 1 check or call, 2 raise
    std::int64_t to;
};

struct Script {
    HandBegan began;
    std::vector<Event> events;  // the acts and the streets between them
    std::vector<Move> acts;
};

// The least that knows whose turn it is and what may be bet: no pots, no rules, no reasons.
struct Bare {
    std::int64_t stack[11]{}, in[11]{};
    std::int64_t level = 0, step = 0, pot = 0, big = 0;
    unsigned live = 0, able = 0, acted = 0;
    int turn = 0, button = 0;

    int after(int seat, unsigned among) const {
        for (int i = 1; i <= kSeats; ++i) {
            const int at = (seat + i - 1) % kSeats + 1;
            if (among >> at & 1) return at;
        }
        return 0;
    }
    void start(const HandBegan& began) {
        button = number(began.button);
        big = step = began.stakes.big.count;
        for (const Seat seat : began.dealt) {
            const int at = number(seat);
            stack[at] = began.stacks[seat].sum().count - began.stakes.ante.count;
            live |= 1u << at;
        }
        able = live;
        post(number(began.small), began.stakes.small.count);
        post(number(began.big), big);
        level = big;
        turn = after(number(began.big), able);
    }
    void post(int seat, std::int64_t amount) {
        const std::int64_t paid = std::min(amount, stack[seat]);
        stack[seat] -= paid;
        in[seat] += paid;
        if (stack[seat] == 0) able &= ~(1u << seat);
    }
    bool act(const Move& act) {
        const unsigned bit = 1u << act.seat;
        if (act.verb == 0) {
            live &= ~bit;
            able &= ~bit;
        } else if (act.verb == 1) {
            post(act.seat, std::max<std::int64_t>(0, level - in[act.seat]));
        } else {
            const std::int64_t by = act.to - level;
            if (act.to <= level || act.to > in[act.seat] + stack[act.seat]) return false;
            post(act.seat, act.to - in[act.seat]);
            level = act.to;
            if (by >= step) step = by;
            acted = 0;
        }
        acted |= bit;
        unsigned ask = 0;
        for (unsigned left = able; left != 0; left &= left - 1) {
            const int seat = __builtin_ctz(left);
            if ((acted >> seat & 1) == 0 || in[seat] < level) ask |= 1u << seat;
        }
        if (ask != 0) {
            turn = after(act.seat, ask);
            return true;
        }
        for (int seat = 1; seat <= kSeats; ++seat) {
            pot += in[seat];
            in[seat] = 0;
        }
        level = 0;
        step = big;
        acted = 0;
        turn = after(button, able);
        return true;
    }
};

std::vector<Script> read(const char* path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const std::string all = text.str();
    std::vector<Script> scripts;
    for (const PhhText& one : cutPhh(all)) {
        const auto record = readPhh(one);
        if (record.index() != 0) continue;
        Script script{std::get<0>(record).began, {}, {}};
        Hand hand = begin(script.began);
        for (const PhhAction& action : std::get<0>(record).actions) {
            for (const Event& event : eventsOf(std::get<0>(record), hand, action)) {
                const Verdict verdict = rule(hand, event);
                const auto* ruling = std::get_if<Ruling>(&verdict);
                if (ruling == nullptr) continue;
                if (const auto* act = std::get_if<Acted>(&event)) {
                    const bool raises = ruling->counts->to > hand.now.level;
                    const std::uint8_t verb = act->verb == Verb::fold ? 0 : raises ? 2 : 1;
                    script.acts.push_back(
                        {static_cast<std::uint8_t>(number(act->seat)), verb, ruling->counts->to.count});
                    script.events.push_back(event);
                } else if (std::holds_alternative<BoardDealt>(event)) {
                    script.events.push_back(StreetDealt{});
                }
                commit(hand, event, *ruling);
            }
        }
        scripts.push_back(std::move(script));
    }
    return scripts;
}

template <class Round> double nanoseconds(const Round& round) {
    const auto from = std::chrono::steady_clock::now();
    round();
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - from).count();
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<Script> scripts = read(argc > 1 ? argv[1] : ODDCHIP_TESTS_DIR "/corpus/hands/nt.phhs");
    double acts = 0;
    for (const Script& script : scripts) acts += static_cast<double>(script.acts.size());
    if (acts == 0) {
        std::fputs("bench_replay: no hands to play\n", stderr);
        return 1;
    }
    std::vector<double> ours, bare;
    std::int64_t sum = 0;
    for (int round = 0; round < 41; ++round) {
        ours.push_back(nanoseconds([&] {
            for (const Script& script : scripts) {
                Hand hand = begin(script.began);
                for (const Event& event : script.events) {
                    const Verdict verdict = rule(hand, event);
                    if (const auto* ruling = std::get_if<Ruling>(&verdict)) commit(hand, event, *ruling);
                }
                sum += hand.now.dead.count;
            }
        }));
        bare.push_back(nanoseconds([&] {
            for (const Script& script : scripts) {
                Bare loop;
                loop.start(script.began);
                for (const Move& act : script.acts) sum += loop.act(act);
            }
        }));
    }
    const double mine = median(ours) / acts, theirs = median(bare) / acts;
    std::printf("replay, ns an act: ours %.1f, bare loop %.1f, ratio %.2f (%zu hands, %.0f acts, check %lld)\n", mine,
                theirs, mine / theirs, scripts.size(), acts, static_cast<long long>(sum));
}
