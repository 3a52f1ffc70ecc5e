// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// The fold against a bare betting loop over the same acts, parsing apart: the no-limit hands of tests/corpus (or of a
// file named), and of six seats played at random, a few hands at a time again and again; and many hands at random, each
// met once in a round, so that no processor knows beforehand what comes. A line each: name, ours, baseline, ratio;
// nanoseconds an act, the medians of alternating rounds.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <random>
#include <sstream>
#include <vector>

#include "core/records/phh_play.h"
#include "tests/bench/bare_betting.h"

using namespace oddchip;

namespace {

// Hands written down twice, each in one row after the other, so that neither player waits for memory.
struct Scripts {
    std::vector<HandBegan> began;
    std::vector<Event> events;  // the acts and the streets between them
    std::vector<bare::Deal> deals;
    std::vector<bare::Move> moves;
    std::vector<std::size_t> eventEnds, moveEnds;  // by hand
    int leftOut = 0;  // hands that the bare loop plays in another way: a blind that nobody else can match
};

// Plays a hand both ways while it is written down: the two must agree on every act and on whose turn it is next.
class Writer {
public:
    explicit Writer(const HandBegan& began)
        : m_began(began), m_hand(begin(began)), m_deal(bare::dealOf(m_hand)), m_bare(m_deal) {}
    const Hand& hand() const { return m_hand; }

    void play(const Event& event) {
        const Verdict verdict = rule(m_hand, event);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr) return;
        const Chips level = m_hand.now.level;
        commit(m_hand, event, *ruling);
        if (const auto* act = std::get_if<Acted>(&event)) {
            m_events.push_back(event);
            write(act->verb, *ruling->counts, level);
        } else if (std::holds_alternative<BoardDealt>(event) || std::holds_alternative<StreetDealt>(event)) {
            m_events.push_back(StreetDealt{});
        }
    }

    void finish(Scripts& scripts) const {
        if (!m_agrees) {
            ++scripts.leftOut;
            return;
        }
        scripts.began.push_back(m_began);
        scripts.deals.push_back(m_deal);
        scripts.events.insert(scripts.events.end(), m_events.begin(), m_events.end());
        scripts.moves.insert(scripts.moves.end(), m_moves.begin(), m_moves.end());
        scripts.eventEnds.push_back(scripts.events.size());
        scripts.moveEnds.push_back(scripts.moves.size());
    }

private:
    void write(Verb verb, const Action& counts, Chips level) {
        const bool raises = counts.to > level;
        const bare::Does does = verb == Verb::fold ? bare::Does::folds
                                : raises           ? bare::Does::raises
                                                   : bare::Does::calls;
        m_moves.push_back({does, counts.to.count});
        m_agrees = m_agrees && m_bare.act(m_moves.back()) && m_bare.turn() == number(m_hand.now.turn);
    }

    HandBegan m_began;
    Hand m_hand;
    bare::Deal m_deal;
    bare::Betting m_bare;
    std::vector<Event> m_events;
    std::vector<bare::Move> m_moves;
    bool m_agrees = true;
};

Scripts read(const char* path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const std::string all = text.str();
    Scripts scripts;
    for (const PhhText& one : cutPhh(all)) {
        const auto record = readPhh(one);
        if (record.index() != 0) continue;
        const PhhHand& hand = std::get<0>(record);
        Writer writer(hand.began);
        for (const PhhAction& action : hand.actions) {
            for (const Event& event : eventsOf(hand, writer.hand(), action)) writer.play(event);
        }
        writer.finish(scripts);
    }
    return scripts;
}

// A fifth of all acts folds, a fifth raises; 200 big blinds.
Scripts random(int hands) {
    std::mt19937 dice(1);
    const auto below = [&](std::int64_t end) { return static_cast<std::int64_t>(dice() % static_cast<unsigned>(end)); };
    Scripts scripts;
    for (int i = 0; i < hands; ++i) {
        HandBegan began;
        began.stakes.small = 50_c;
        began.stakes.big = 100_c;
        began.stakes.unit = 1_c;
        began.dealt = allSeats(6);
        began.button = seatAt(1 + i % 6);
        began.small = usualSmall(began.dealt, began.button);
        began.big = usualBig(began.dealt, began.button);
        for (const Seat seat : began.dealt) {
            began.stacks[seat].values[0] = 20000_c;
            began.stacks[seat].counts[0] = 1;
        }
        Writer writer(began);
        while (writer.hand().street < 4 && !writer.hand().over) {
            const Seat turn = writer.hand().now.turn;
            if (turn == kNoSeat) {
                if (bettingOver(writer.hand()) || street(writer.hand()) == StreetId::river) break;
                writer.play(StreetDealt{});
                continue;
            }
            const Going going = raise(writer.hand()).value;
            const std::int64_t pick = below(100);
            if (pick < 20) {
                writer.play(Acted{turn, Verb::fold, {}});
            } else if (pick < 80 || going.verb == Verb::nothing) {
                writer.play(Acted{turn, canCheck(writer.hand()) ? Verb::check : Verb::call, {}});
            } else {
                const Chips more = Chips{below(4 * writer.hand().now.step.count / 100) * 100};
                writer.play(Acted{turn, going.verb, least(going.least + more, going.most)});
            }
        }
        writer.finish(scripts);
    }
    return scripts;
}

double cpu() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

// Of this thread's own time: what else the machine does is left out.
template <class Round> double nanoseconds(const Round& round) {
    const double from = cpu();
    round();
    return cpu() - from;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

// Some hands of a script: few enough that they stay in the nearest cache, as hands do that were read a moment ago.
struct Some {
    std::size_t from, to;
    template <class Row> auto start(const Row& row, const std::vector<std::size_t>& ends) const {
        return row.begin() + static_cast<std::ptrdiff_t>(from == 0 ? 0 : ends[from - 1]);
    }
};
constexpr std::size_t kFew = 12;

std::int64_t fold(const Scripts& scripts, Some some) {
    std::int64_t sum = 0;
    auto event = some.start(scripts.events, scripts.eventEnds);
    for (std::size_t i = some.from; i < some.to; ++i) {
        Hand hand = begin(scripts.began[i]);
        for (const auto end = scripts.events.begin() + static_cast<std::ptrdiff_t>(scripts.eventEnds[i]); event != end;
             ++event) {
            const Verdict verdict = rule(hand, *event);
            if (const auto* ruling = std::get_if<Ruling>(&verdict)) commit(hand, *event, *ruling);
        }
        sum += hand.now.total[seatAt(1)].count;
    }
    return sum;
}

std::int64_t loop(const Scripts& scripts, Some some) {
    std::int64_t sum = 0;
    auto move = some.start(scripts.moves, scripts.moveEnds);
    for (std::size_t i = some.from; i < some.to; ++i) {
        bare::Betting hand(scripts.deals[i]);
        for (const auto end = scripts.moves.begin() + static_cast<std::ptrdiff_t>(scripts.moveEnds[i]); move != end;
             ++move) {
            sum += hand.act(*move);
        }
        sum += hand.chips();
    }
    return sum;
}

template <class Play> double nanosecondsOf(const Scripts& scripts, std::size_t atOnce, int passes, const Play& play) {
    return nanoseconds([&] {
        for (std::size_t from = 0; from < scripts.deals.size(); from += atOnce) {
            for (int pass = 0; pass < passes; ++pass) play({from, std::min(from + atOnce, scripts.deals.size())});
        }
    });
}

// Nothing to play is a fault of whoever asked.
bool measure(const char* name, const Scripts& scripts, std::size_t atOnce = kFew) {
    const auto acts = static_cast<double>(scripts.moves.size());
    if (acts == 0) return false;
    std::vector<double> ours, least;
    std::int64_t sum = 0;
    const int passes = 1 + static_cast<int>(20000 / acts);  // so that reading the clock does not count
    for (int round = 0; round < 41; ++round) {
        ours.push_back(nanosecondsOf(scripts, atOnce, passes, [&](Some some) { sum += fold(scripts, some); }));
        least.push_back(nanosecondsOf(scripts, atOnce, passes, [&](Some some) { sum += loop(scripts, some); }));
    }
    const double mine = median(ours) / acts / passes, theirs = median(least) / acts / passes;
    std::printf("replay of %s, ns an act: ours %.1f, bare loop %.1f, ratio %.2f (%zu hands, %d left out, %.0f acts, "
                "check %lld)\n",
                name, mine, theirs, mine / theirs, scripts.began.size(), scripts.leftOut, acts,
                static_cast<long long>(sum));
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const char* const path = argc > 1 ? argv[1] : ODDCHIP_TESTS_DIR "/corpus/hands/nt.phhs";
    if (measure("recorded hands", read(path)) && measure("six seats at random", random(300)) &&
        measure("six seats at random, each hand once", random(20'000), 20'000))
        return 0;
    std::fputs("bench_replay: no hands to play\n", stderr);
    return 1;
}
