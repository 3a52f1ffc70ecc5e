// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#include "core/journal/verify.h"

#include "core/journal/chain.h"

#include <algorithm>
#include <limits>

namespace oddchip {

namespace {

using Why = Verified::Why;

constexpr auto least = std::numeric_limits<std::int64_t>::min();

// Whether the epochs that began after a head are as they were sealed.
bool sealed(const Head& head, std::span<const Epoch> epochs) {
    Hash from = head.hash;
    for (const Epoch& epoch : epochs) {
        if (epoch.after.seq != head.seq || !epoch.seal) continue;
        if (chainEpoch(from, epoch) != *epoch.seal) return false;
        from = *epoch.seal;
    }
    return true;
}

// Some other row would be in order with this seq: the two were exchanged.
bool standsElsewhere(const Journal& journal, std::int64_t seq, const Hash& previous) {
    bool found = false;
    journal.read(least, [&](Record record) {
        if (record.seq == seq) return true;
        record.seq = seq;
        found = chainHash(previous, record) == record.hash;
        return !found;
    });
    return found;
}

}  // namespace

std::string_view name(Why why) {
    switch (why) {
    case Why::sound: return "journal-sound";
    case Why::changed: return "journal-changed";
    case Why::missing: return "journal-entry-missing";
    case Why::reordered: return "journal-reordered";
    case Why::cut: return "journal-cut";
    case Why::unguarded: return "journal-unguarded";
    case Why::epoch: return "journal-epoch-changed";
    case Why::unreadable: return "journal-unreadable";
    }
    return {};
}

Verified verifyChain(const Journal& journal, std::span<const Head> anchors, std::stop_token stop,
                     std::atomic<std::int64_t>* progress) {
    std::vector<Head> heads(anchors.begin(), anchors.end());
    const std::vector<Epoch>& epochs = journal.epochs();
    for (const Epoch& epoch : epochs) heads.push_back(epoch.after);
    std::ranges::sort(heads, {}, &Head::seq);
    auto anchor = heads.begin();
    const auto noted = [&](const Head& now) {  // what was noted of this entry is what it is
        for (; anchor != heads.end() && anchor->seq <= now.seq; ++anchor)
            if (*anchor != now) return false;
        return true;
    };

    Verified result;
    result.head = chainOrigin(journal.id());
    const auto bad = [&](std::int64_t seq, Why why) {
        result.firstBad = seq;
        result.why = why;
        return false;
    };
    if (!noted({0, result.head})) {
        bad(1, Why::changed);  // it is another journal
        return result;
    }
    try {
        journal.read(least, [&](const Record& record) {
            const std::int64_t expected = result.entries + 1;
            result.stopped = stop.stop_requested();
            if (result.stopped) return false;
            if (record.seq > expected) return bad(expected, Why::missing);
            if (!sealed({result.entries, result.head}, epochs)) return bad(result.entries, Why::epoch);
            const Hash from = chainedFrom({result.entries, result.head}, epochs);
            if (record.seq < expected || chainHash(from, record) != record.hash || !noted({record.seq, record.hash}))
                return bad(record.seq, Why::changed);
            result.entries = expected;
            result.head = record.hash;
            if (progress) progress->store(expected, std::memory_order_relaxed);
            return true;
        });
        if (result.why == Why::changed &&
            standsElsewhere(journal, *result.firstBad, chainedFrom({result.entries, result.head}, epochs)))
            result.why = Why::reordered;
    } catch (const JournalError& error) {
        if (error.cause != JournalError::What::damaged) throw;
        bad(result.entries + 1, Why::unreadable);
    }
    if (result.stopped || result.why != Why::sound) return result;
    if (!sealed({result.entries, result.head}, epochs))
        bad(result.entries, Why::epoch);
    else if (anchor != heads.end())
        bad(result.entries + 1, Why::cut);
    else if (!journal.guarded())
        result.why = Why::unguarded;
    return result;
}

}  // namespace oddchip
