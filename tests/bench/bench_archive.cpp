// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// A journal of N plausible hands: how long its index takes, how long a search takes beside the same question put to
// SQLite directly, how soon an opened journal can be used, and how many hands a second house impact looks at.
// Usage: bench_archive [FOLDER [HANDS]] (100,000 hands; 1000000 for the million of the acceptance). What it writes is
// kept in FOLDER and used again.
#include "core/archive/impact.h"
#include "core/archive/search.h"
#include "core/archive/store.h"
#include "core/desk/desk.h"
#include "tests/plausible.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>

using namespace oddchip;
namespace fs = std::filesystem;

namespace {

double seconds(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> times) {
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

// The question that a search comes to, put by hand.
void compareSearch(const Index& index, SQLite::Database& bare, const char* text, const std::string& where) {
    std::vector<double> ours, theirs;
    std::size_t rows = 0, same = 0;
    SQLite::Statement query(bare, std::string(archive::kRowColumns) + where + " LIMIT 51");
    for (int i = 0; i < 41; ++i) {
        Search search;
        search.text = text;
        ours.push_back(seconds([&] { rows = index.search(search).rows.size(); }));
        theirs.push_back(seconds([&] {
            same = 0;
            query.reset();
            while (same < 50 && query.executeStep()) {
                archive::rowOf(query);
                ++same;
            }
        }));
    }
    const double a = median(ours) * 1e3, b = median(theirs) * 1e3;
    std::printf("search %-28s %5zu rows  ours %8.3f ms  bare %8.3f ms  ratio %.2f  slowest %.3f ms%s\n", text, rows, a,
                b, a / b, *std::max_element(ours.begin(), ours.end()) * 1e3, rows == same ? "" : "  DIFFERS");
}

int run(const std::string& folder, std::int64_t hands) {
    fs::create_directories(folder);
    const std::string path = folder + "/plausible-" + std::to_string(hands) + ".oddchip";
    if (!fs::exists(path)) {
        const double took = seconds([&] { play::writePlausible(path, hands, 1); });
        std::printf("journal of %lld hands written in %.1f s\n", static_cast<long long>(hands), took);
    }
    std::string file;
    {
        const Journal journal = Journal::openReadOnly(path);
        file = indexPath(folder, journal);
        Index index(file, journal);
        const std::clock_t before = std::clock();
        const double took = seconds([&] { index.update(journal); });
        const double busy = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        std::printf("journal %.1f MB, %lld entries; index %.1f MB, brought up to date in %.1f s, %.1f of the "
                    "processor\n",
                    static_cast<double>(fs::file_size(path)) / 1e6, static_cast<long long>(journal.head().seq),
                    static_cast<double>(fs::file_size(file)) / 1e6, took, busy);
    }
    const double opened = seconds([&] {
        const Journal journal = Journal::openReadOnly(path);
        Index index(file, journal);
        index.update(journal);
        index.search({});
    });
    std::printf("open to the first 50 hands %.3f s\n", opened);
    std::int64_t number = 0;
    const std::clock_t beforeDesk = std::clock();
    const double desk = seconds([&] { number = Desk(Journal::openReadOnly(path)).table().handNumber; });
    const double deskBusy = static_cast<double>(std::clock() - beforeDesk) / CLOCKS_PER_SEC;
    std::printf("desk at its end, hand %lld of its table, %.3f s, %.3f of the processor\n",
                static_cast<long long>(number), desk, deskBusy);

    const Journal journal = Journal::openReadOnly(path);
    const Index index(file, journal);
    SQLite::Database bare(file, SQLite::OPEN_READONLY);
    bare.exec("PRAGMA cache_size=-65536");
    bare.execAndGet("PRAGMA mmap_size=4000000000");
    const std::string join = " JOIN hf ON hf.rowid = h.id WHERE hf MATCH ", newest = " ORDER BY hf.rowid DESC";
    compareSearch(index, bare, "", " ORDER BY h.id DESC");
    compareSearch(index, bare, "table 7", join + "'facts : xt7'" + newest);
    compareSearch(index, bare, "seat 4 table 7", join + "'facts : xs4 AND facts : xt7'" + newest);
    compareSearch(index, bare, "p100", join + "'facts : xp100'" + newest);
    compareSearch(index, bare, "flagged", join + "'facts : xflagged'" + newest);
    compareSearch(index, bare, "decided", join + "'facts : xdecided'" + newest);
    compareSearch(index, bare, "rule:oversize-call", join + "'marks : \"rule-oversize-call\"*'" + newest);
    compareSearch(index, bare, "words", join + "'\"words\"*'" + newest);
    compareSearch(index, bare, "misr", join + "'\"misr\"*'" + newest);
    compareSearch(index, bare, "withou wor", join + "'\"withou\"* AND \"wor\"*'" + newest);
    compareSearch(index, bare, "o", join + "'\"o\"*'" + newest);
    compareSearch(index, bare, "pot 5000",
                  join +
                      "'facts : (xb19 OR xb20 OR xb21 OR xb22 OR xb23 OR xb24 OR xb25 OR xb26 OR xb27 OR xb28)' AND "
                      "h.pot >= 500000" +
                      newest);
    compareSearch(index, bare, "pot 3333.33-3333.34", " WHERE h.pot >= 333333 AND h.pot <= 333334 ORDER BY h.id DESC");
    compareSearch(index, bare, "pot 9000-9001", " WHERE h.pot >= 900000 AND h.pot <= 900100 ORDER BY h.id DESC");
    compareSearch(index, bare, "nosuchword", join + "'\"nosuchword\"*'" + newest);

    const RulesChosen chosen{std::nullopt, {{optionNamed("big-bet.overcall"), 1}}};
    Impacted packed;
    for (const unsigned threads : {1U, 2U}) {
        const std::clock_t before = std::clock();
        const double took = seconds([&] { packed = impactOf(file, journal, {chosen, {}, 10}, threads); });
        const double busy = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        std::printf("house impact, %u threads: %.0f hands a second, %.0f a second of processor time; %lld of %lld "
                    "differ, %s moves\n",
                    threads, static_cast<double>(packed.hands) / took, static_cast<double>(packed.hands) / busy,
                    static_cast<long long>(packed.different), static_cast<long long>(packed.hands),
                    text(packed.moves).c_str());
    }
    // The journal's own lines, of every so many hands, say the same.
    std::vector<std::int64_t> sample;
    const std::int64_t step = std::max<std::int64_t>(1, hands / 10'000);
    for (std::int64_t hand = 1; hand <= index.hands(); hand += step) sample.push_back(hand);
    const Shared shared = index.shared();
    std::int64_t different = 0;
    Chips moves;
    for (const std::int64_t hand : sample) {
        index.packed(hand, hand + 1, [&](std::int64_t, std::span<const std::uint8_t> bytes) {
            if (const auto moved = movedBy(bytes, shared, chosen)) {
                ++different;
                moves += moved->moves;
            }
            return true;
        });
    }
    const Impacted text = impactOfText(index, journal, chosen, sample);
    const bool same = text.different == different && text.moves == moves;
    std::printf("sample of %zu hands from the text: %lld differ, %s\n", sample.size(),
                static_cast<long long>(text.different),
                same ? "as the packed rows say" : "THE PACKED ROWS SAY OTHERWISE");
    return same ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    return run(argc > 1 ? argv[1] : "bench_archive", argc > 2 ? std::atoll(argv[2]) : 100'000);
}
