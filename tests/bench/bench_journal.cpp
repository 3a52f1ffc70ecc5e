// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// What an entry costs, beside a bare SQLite insert with WAL and synchronous=FULL: the two take turns in one run, so
// that both meet the same disk. Prints name, ours, baseline (microseconds, medians) and their ratio, a line each.
// Usage: bench_journal [FOLDER [ENTRIES]]
#include "core/journal/verify.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>

using namespace oddchip;
namespace fs = std::filesystem;

namespace {

constexpr int handLength = 24;  // entries from one checkpoint to the next

double microseconds(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

double quantile(std::vector<double> times, double part) {
    const auto at = times.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(times.size() - 1));
    std::nth_element(times.begin(), at, times.end());
    return *at;
}

void print(const char* name, const std::vector<double>& ours, const std::vector<double>& bare) {
    const double a = quantile(ours, 0.5);
    const double b = quantile(bare, 0.5);
    std::printf("%-28s ours %8.1f  baseline %8.1f  ratio %.2f   (p99 %.1f, %.1f)\n", name, a, b, a / b,
                quantile(ours, 0.99), quantile(bare, 0.99));
}

Record entry(int number) {
    Record record;
    record.at = 1'764'500'000'000 + 900 * number;
    record.actor = "MK";
    record.body = "seat " + std::to_string(number % 9 + 1) + " raises to " + std::to_string(number * 37 % 5000);
    record.digest = digest(record.body);
    return record;
}

// One row of six numbers, one commit.
struct Bare {
    explicit Bare(const std::string& path) : db(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        db.execAndGet("PRAGMA journal_mode=WAL");
        db.exec("PRAGMA synchronous=FULL");
        db.exec(
            "CREATE TABLE action(hand INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER, seat INTEGER, kind INTEGER, "
            "amount INTEGER, PRIMARY KEY(hand, seq)) WITHOUT ROWID");
        insert.emplace(db, "INSERT INTO action VALUES(?, ?, 1764500000000, 3, 2, 1200)");
    }
    void append(int number) {
        insert->bind(1, number / handLength);
        insert->bind(2, number % handLength);
        insert->exec();
        insert->reset();
    }
    SQLite::Database db;
    std::optional<SQLite::Statement> insert;
};

}  // namespace

int main(int argc, char** argv) {
    const fs::path folder = fs::path(argc > 1 ? argv[1] : ".") / "bench-journal";
    const int entries = argc > 2 ? std::atoi(argv[2]) : 3000;
    fs::remove_all(folder);
    fs::create_directories(folder);
    {
        Journal journal = Journal::openForWriting((folder / "ours.oddchip").string());
        Bare bare((folder / "bare.db").string());
        std::vector<double> ours;
        std::vector<double> theirs;
        std::vector<double> checkpoints;
        for (int number = 0; number < entries; ++number) {
            Record record = entry(number);
            ours.push_back(microseconds([&] { journal.append({&record, 1}); }));
            theirs.push_back(microseconds([&] { bare.append(number); }));
            if (number % handLength == handLength - 1)
                checkpoints.push_back(microseconds([&] { journal.checkpoint(); }));
        }
        print("journal-commit", ours, theirs);
        std::printf("%-28s ours %8.1f\n", "journal-checkpoint", quantile(checkpoints, 0.5));
    }
    {
        Journal journal = Journal::openForWriting((folder / "long.oddchip").string());
        std::vector<Record> many;
        for (int number = 0; number < 200'000; ++number) many.push_back(entry(number));
        const double write = microseconds([&] { journal.append(many); });
        journal.checkpoint();
        const double verify = microseconds([&] {
            if (verifyChain(journal).entries != 200'000) std::abort();
        });
        const double rate = static_cast<double>(many.size());
        const auto bytes = static_cast<double>(fs::file_size(folder / "long.oddchip"));
        std::printf("%-28s %.0f entries/s\n", "journal-append-in-bulk", rate / write * 1e6);
        std::printf("%-28s %.0f entries/s, %.0f bytes an entry\n", "journal-verify", rate / verify * 1e6, bytes / rate);
    }
    fs::remove_all(folder);
    return 0;
}
