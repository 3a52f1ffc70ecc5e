// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The index of a journal: what is found quickly, kept in a file of its own that may be deleted at any time. One thread
// uses an Index; others open the file again, also while it grows. Disk trouble throws JournalError.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "core/archive/pack.h"
#include "core/archive/rows.h"
#include "core/journal/journal.h"

namespace oddchip {

// Where the index of a journal lies in a folder: by the journal's id.
std::string indexPath(const std::string& folder, const Journal& journal);

struct Progress {
    std::atomic<std::int64_t> done = 0, of = 0;  // records of the journal
};

class Index {
public:
    // Creates the file and its folder where there are none. An index of another version, of another journal, or of a
    // history that the journal no longer has, is begun anew.
    Index(const std::string& path, const Journal& journal);
    Index(Index&&) noexcept;
    Index& operator=(Index&&) noexcept;
    ~Index();

    // Takes in what the journal has beyond the index, some 50,000 records a second; the hand in play is read anew each
    // time. Stopped, it keeps what it has read and may go on. True: the index now holds all.
    bool update(const Journal& journal, std::stop_token stop = {}, Progress* progress = nullptr);
    void clear();  // as if there were no index; update() then builds it anew

    // Hands that fit, the newest first, some microseconds to milliseconds among a million.
    Found search(const Search& search) const;
    std::int64_t hands() const;

    std::optional<HandRow> row(std::int64_t hand) const;
    std::optional<HandRow> rowAt(std::int64_t seq) const;  // the hand that holds a record

    // A hand with its lines, read from the journal.
    std::optional<HandTold> tell(const Journal& journal, std::int64_t hand) const;

    Shared shared() const;
    // The packed rows from..until (left out), in order, until 'each' answers false.
    using Each = std::function<bool(std::int64_t hand, std::span<const std::uint8_t> bytes)>;
    void packed(std::int64_t from, std::int64_t until, const Each& each) const;
    // The first hand that began at or after a time; one more than the last where there is none.
    std::int64_t firstFrom(std::int64_t at) const;

    struct Store;  // the file; its functions are the library's own

private:
    std::unique_ptr<Store> m_store;
};

}  // namespace oddchip
