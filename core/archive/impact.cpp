// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/archive/impact.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <thread>

#include "core/archive/compare.h"
#include "core/archive/reach.h"
#include "core/rules/decided.h"
#include "core/rules/stacks.h"

namespace oddchip {
namespace {

constexpr std::int64_t kPortion = 2'048;  // hands that a worker takes at a time: a stop is heard at once

// How the facts end under rules: false where one of them cannot be true there.
bool ends(const HandBegan& began, std::span<const Live> events, Hand& hand) {
    hand = begin(began);
    for (const Live& live : events) {
        const Verdict verdict = verdictOf(hand, live);
        const auto* ruling = std::get_if<Ruling>(&verdict);
        if (ruling == nullptr) { return false; }
        commit(hand, live.event, *ruling);
    }
    return true;
}

Chips movedBetween(const HandFacts& facts, const Hand& hand) {
    Chips gained, lost;
    const auto left = stacks(hand);
    for (const Seat seat : facts.began.dealt) {
        const Chips now = left[seat].value_or(Chips{}) - facts.began.stacks[seat].sum();
        const Chips more = now - facts.net[seat];
        (more.count > 0 ? gained : lost) += more;
    }
    return most(gained, Chips{-lost.count});
}

// Rules of one house, changed: very many hands share the few sets there are.
class Changed {
public:
    explicit Changed(const RulesChosen& chosen) : m_chosen(chosen) {}
    const HouseRules& of(const HouseRules& own) {
        if (!m_last || !(*m_last == own)) {
            m_last = own;
            m_now = m_chosen.over(own);
        }
        return m_now;
    }

private:
    const RulesChosen& m_chosen;
    std::optional<HouseRules> m_last;
    HouseRules m_now;
};

void describe(Moved& moved, const HandFacts& facts, const RulesChosen& chosen) {
    const RulesChosen both[] = {RulesChosen{}, chosen};
    const Compared compared = compare(facts, both);
    if (compared.first < 0 || static_cast<std::size_t>(compared.first) >= facts.events.size()) { return; }
    const auto at = static_cast<std::size_t>(compared.first);
    moved.event = compared.numbers[at];
    moved.what = facts.events[at].event;
    const auto said = [&](std::size_t column) {
        const Verdicts& one = compared.columns[column];
        return at < one.said.size() ? one.said[at].counts : std::nullopt;
    };
    moved.was = said(0);
    moved.would = said(1);
}

// What moves, without what made it so: of very many that differ few are told.
std::optional<Moved> moved(HandFacts& facts, Changed& changed) {
    const HouseRules& rules = changed.of(facts.began.rules);
    if (rules == facts.began.rules) { return std::nullopt; }
    const HouseRules own = facts.began.rules;
    facts.began.rules = rules;
    // Only where other rules would not have offered what was posted: that alone is no difference.
    if (rules.straddle != own.straddle) { admitStraddles(facts.began); }
    Hand hand;
    const bool known = ends(facts.began, facts.events, hand);
    const Chips moves = known ? movedBetween(facts, hand) : Chips{};
    facts.began.rules = own;
    if (known && moves == Chips{}) { return std::nullopt; }
    Moved found;
    found.moves = moves;
    found.known = known;
    return found;
}

bool movesMore(const Moved& a, const Moved& b) {
    if (a.known != b.known) { return a.known; }
    if (a.moves != b.moves) { return a.moves > b.moves; }
    return a.row.key.journal != b.row.key.journal ? a.row.key.journal < b.row.key.journal
                                                  : a.row.key.hand > b.row.key.hand;
}

void add(Impacted& to, const Moved& found, const HandBegan& began) {
    ++to.different;
    if (!found.known) {
        ++to.unknown;
    } else {
        to.moves += found.moves;
        const Chips unit = most(most(began.stakes.big, began.stakes.smallBet), 1_c);
        const auto blinds = static_cast<std::uint64_t>(found.moves.count / unit.count);
        const int bar = std::clamp(static_cast<int>(std::bit_width(blinds)) - 1, 0, 6);
        ++to.bars[static_cast<std::size_t>(bar)];
    }
    const Stakes& stakes = began.stakes;
    const bool bets = stakes.structure == Structure::limit || stakes.structure == Structure::spreadLimit;
    const Chips small = bets ? stakes.smallBet : stakes.small, big = bets ? stakes.bigBet : stakes.big;
    auto where = std::ranges::find_if(to.where, [&](const Impacted::Where& one) {
        return one.structure == stakes.structure && one.form == stakes.form && one.small == small && one.big == big;
    });
    if (where == to.where.end()) { where = to.where.insert(where, {stakes.structure, stakes.form, small, big}); }
    ++where->hands;
    where->moves += found.moves;
}

void join(Impacted& to, Impacted&& part, std::size_t keep) {
    to.hands += part.hands;
    to.different += part.different;
    to.unknown += part.unknown;
    to.moves += part.moves;
    for (std::size_t i = 0; i < to.bars.size(); ++i) { to.bars[i] += part.bars[i]; }
    for (const Impacted::Where& where : part.where) {
        auto own = std::ranges::find_if(to.where, [&](const Impacted::Where& one) {
            return one.structure == where.structure && one.form == where.form && one.small == where.small &&
                   one.big == where.big;
        });
        if (own == to.where.end()) {
            to.where.push_back(where);
        } else {
            own->hands += where.hands;
            own->moves += where.moves;
        }
    }
    to.rows.insert(to.rows.end(), std::make_move_iterator(part.rows.begin()), std::make_move_iterator(part.rows.end()));
    std::ranges::sort(to.rows, movesMore);
    if (to.rows.size() > keep) { to.rows.resize(keep); }
    std::ranges::sort(to.where, [](const auto& a, const auto& b) { return a.hands > b.hands; });
}

// What the workers share: where the next portion begins, and all that was found.
struct Work {
    const Impact& impact;
    std::stop_token stop;
    Progress* progress;
    const std::function<void(const Impacted&)>& told;
    int journal = 0;
    std::atomic<std::int64_t> next = 1;
    std::int64_t until = 1;
    std::mutex mutex;
    Impacted all;
    std::exception_ptr trouble;
};

// Looks at packed rows under the rules that are tried.
class Looking {
public:
    Looking(Shared shared, const RulesChosen& chosen)
        : m_shared(std::move(shared)), m_chosen(chosen), m_changed(chosen), m_reach(m_shared.rules.size()) {}

    std::optional<Moved> moved(std::span<const std::uint8_t> bytes) {
        const auto seen = glance(bytes);
        if (!seen || !reaches(*seen) || !unpack(bytes, m_shared, m_facts)) { return std::nullopt; }
        return ::oddchip::moved(m_facts, m_changed);
    }

    void describe(Moved& row, std::span<const std::uint8_t> bytes) {
        if (unpack(bytes, m_shared, m_facts)) { ::oddchip::describe(row, m_facts, m_chosen); }
    }

    const HandBegan& began() const { return m_facts.began; }  // of the hand that was looked at last

private:
    bool reaches(const Glance& seen) {
        if (seen.rules >= m_reach.size()) { return true; }
        auto& by = m_reach[seen.rules];
        if (!by) {
            const HouseRules& own = m_shared.rules[seen.rules];
            by = reachOf(own, m_chosen.over(own));
        }
        return (*by & seen.reach) != 0;
    }

    Shared m_shared;
    const RulesChosen& m_chosen;
    HandFacts m_facts;
    Changed m_changed;
    std::vector<std::optional<Reach>> m_reach;  // by the number of a hand's rules
};

class Worker {
public:
    Worker(const Index& index, const Impact& impact) : m_index(index), m_looking(index.shared(), impact.chosen) {}

    Impacted portion(std::int64_t from, std::int64_t until) {
        Impacted part;
        m_index.packed(from, until, [&](std::int64_t hand, std::span<const std::uint8_t> bytes) {
            ++part.hands;
            auto found = m_looking.moved(bytes);
            if (!found) { return true; }
            found->row.key.hand = hand;
            add(part, *found, m_looking.began());
            part.rows.push_back(std::move(*found));
            return true;
        });
        return part;
    }

    void describe(int journal, std::vector<Moved>& rows) {
        for (Moved& row : rows) {
            const std::int64_t hand = row.row.key.hand;
            m_index.packed(hand, hand + 1, [&](std::int64_t, std::span<const std::uint8_t> bytes) {
                m_looking.describe(row, bytes);
                return false;
            });
            if (const auto found = m_index.row(hand)) { row.row = *found; }
            row.row.key.journal = journal;
        }
    }

private:
    const Index& m_index;
    Looking m_looking;
};

// Those of a portion that are among the ones to be told, so far.
void choose(std::vector<Moved>& rows, const Work& work, std::size_t keep) {
    const std::vector<Moved>& told = work.all.rows;
    if (told.size() >= keep) {
        std::erase_if(rows, [&](const Moved& row) { return keep == 0 || !movesMore(row, told.back()); });
    }
    std::ranges::sort(rows, movesMore);
    if (rows.size() > keep) { rows.resize(keep); }
}

void work(const Index& index, Work& work) {
    Worker worker(index, work.impact);
    const auto keep = static_cast<std::size_t>(std::max(work.impact.keep, 0));
    while (!work.stop.stop_requested()) {
        const std::int64_t from = work.next.fetch_add(kPortion);
        if (from >= work.until) { return; }
        Impacted part = worker.portion(from, std::min(from + kPortion, work.until));
        for (Moved& row : part.rows) { row.row.key.journal = work.journal; }
        {
            const std::lock_guard lock(work.mutex);
            choose(part.rows, work, keep);
        }
        worker.describe(work.journal, part.rows);
        const std::lock_guard lock(work.mutex);
        join(work.all, std::move(part), keep);
        if (work.progress != nullptr) { work.progress->done = work.all.hands; }
        if (work.told) { work.told(work.all); }
    }
}

// One journal after the other: their rules may differ, and a worker keeps what it read of one.
void workOn(const ImpactSource& source, const Index& first, unsigned threads, Work& shared) {
    std::vector<std::jthread> others;
    for (unsigned i = 1; i < threads; ++i) {
        others.emplace_back([&] {
            try {
                work(Index(source.indexPath, *source.journal), shared);
            } catch (...) {
                const std::lock_guard lock(shared.mutex);
                shared.trouble = std::current_exception();
            }
        });
    }
    work(first, shared);
}

struct Span {
    std::int64_t from, until;
};
Span spanOf(const Index& index, const Impact& impact) {
    const std::int64_t from = impact.among.from ? index.firstFrom(*impact.among.from) : 1;
    const std::int64_t until = impact.among.until ? index.firstFrom(*impact.among.until) : index.hands() + 1;
    return {from, std::max(from, until)};
}

}  // namespace

std::optional<Moved> movedBy(const HandFacts& facts, const RulesChosen& chosen) {
    HandFacts own = facts;
    Changed changed(chosen);
    auto found = moved(own, changed);
    if (found) { describe(*found, own, chosen); }
    return found;
}

std::optional<Moved> movedBy(std::span<const std::uint8_t> packed, const Shared& shared, const RulesChosen& chosen) {
    return Looking(shared, chosen).moved(packed);
}

Impacted impactOf(std::span<const ImpactSource> sources, const Impact& impact, unsigned threads, std::stop_token stop,
                  Progress* progress, const std::function<void(const Impacted&)>& told) {
    Work shared{impact, std::move(stop), progress, told};
    std::vector<Index> indexes;
    for (const ImpactSource& source : sources) {
        indexes.emplace_back(source.indexPath, *source.journal);
        const Span span = spanOf(indexes.back(), impact);
        shared.all.of += span.until - span.from;
    }
    if (progress != nullptr) { progress->of = shared.all.of; }
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const Span span = spanOf(indexes[i], impact);
        shared.journal = static_cast<int>(i);
        shared.next = span.from;
        shared.until = span.until;
        workOn(sources[i], indexes[i], threads, shared);
        if (shared.trouble) { std::rethrow_exception(shared.trouble); }
    }
    shared.all.stopped = shared.all.hands < shared.all.of;
    return std::move(shared.all);
}

Impacted impactOf(const std::string& indexPath, const Journal& journal, const Impact& impact, unsigned threads,
                  std::stop_token stop, Progress* progress, const std::function<void(const Impacted&)>& told) {
    const ImpactSource one{indexPath, &journal};
    return impactOf(std::span(&one, 1), impact, threads, std::move(stop), progress, told);
}

Impacted impactOfText(const Index& index, const Journal& journal, const RulesChosen& chosen,
                      std::span<const std::int64_t> hands) {
    Impacted all;
    for (const std::int64_t hand : hands) {
        const auto told = index.tell(journal, hand);
        const auto facts = told ? factsOf(told->log) : std::nullopt;
        if (!facts) { continue; }
        ++all.hands;
        ++all.of;
        auto found = movedBy(*facts, chosen);
        if (!found) { continue; }
        found->row = told->row;
        add(all, *found, facts->began);
        all.rows.push_back(std::move(*found));
    }
    std::ranges::sort(all.rows, movesMore);
    return all;
}

}  // namespace oddchip
