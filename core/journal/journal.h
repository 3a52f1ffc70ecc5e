// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
//
// The journal: entries in, entries out. An entry is one line of text with its time, people and reason, chained to the
// one before it by a hash. Entries are numbered 1, 2, 3, ... without gaps, and are never changed or removed.
// What the lines mean is not known here. Everything that fails throws JournalError, and nothing else.
#pragma once

#include "core/journal/digest.h"

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace oddchip {

using Hash = std::array<std::uint8_t, 32>;  // BLAKE2b-256

enum class Kind : std::uint8_t { event, hand, table, rules, undo, amend, floor };
std::string_view name(Kind);  // the word stored in the column `kind`

struct Record {
    std::int64_t seq = 0;                 // given by the journal
    std::int64_t at = 0;                  // milliseconds since 1970, UTC
    std::string actor, approver, reason;  // empty where there is none
    Kind kind = Kind::event;
    std::string body;  // one line of notation, without its `at` and reason
    Digest digest;     // of the state that the entry led to
    Hash hash{};       // given by the journal
    bool operator==(const Record&) const = default;
};

// Why a journal cannot be opened, read or written. what() is a whole English sentence or two: the file, what is wrong
// with it and what to do. `place` is the file or folder alone, `name(cause)` the text id for a translation.
struct JournalError : std::runtime_error {
    enum class What : std::uint8_t {
        locked,    // another Oddchip (or another program) writes it: reading is possible
        readOnly,  // the file or its folder may not be written: reading is possible
        foreign,   // it is something else, not a journal of Oddchip
        newer,     // a later version wrote it
        damaged,   // it is a journal, but its bytes or its guards were changed outside
        full,      // no space left; nothing of the entry is kept, nothing before it is lost
        io,        // the system could not read or write; as for full
        missing,   // no such file, or no such folder
    };
    JournalError(What cause, std::string place, const std::string& message);
    What cause;
    std::string place;
};
std::string_view name(JournalError::What);  // "journal-locked", "journal-read-only", ...

// The last entry. An empty journal has seq 0 and the hash that its first entry will be chained to.
struct Head {
    std::int64_t seq = 0;
    Hash hash{};
    bool operator==(const Head&) const = default;
};

// A story that goes on from a copy: the journal was copied elsewhere, or an older copy was put in its place.
struct Epoch {
    std::int64_t number = 2;   // the first, which needs no naming, is 1
    Head after;                // the head that it went on from
    std::optional<Head> lost;  // what had been written here and is no longer in it
    // What the next entry is chained to in place of the head: so neither an epoch nor its lack can be made up later.
    // None in journals before schema 3.
    std::optional<Hash> seal;
    bool operator==(const Epoch&) const = default;
};

class Journal {
public:
    // Opens the journal for the one writer, and creates it if there is none (never its folder). Holds flock(2) on
    // PATH.lock until it is closed. Entries of older schemas are brought up to date. Throws locked, readOnly, foreign,
    // newer, damaged, full, io, missing.
    static Journal openForWriting(const std::string& path);

    // Opens it for reading beside a writer; takes no lock and changes no byte of it. Throws missing, foreign, newer,
    // damaged, io.
    static Journal openReadOnly(const std::string& path);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // Writes the records of one line, all or none, and returns when they are on the disk. Fills their seq and hash and
    // returns the last seq. On JournalError nothing of the line is recorded and it may be tried again. (Where the
    // disk refused to sync and the program then dies too, that one line may be found whole after all.)
    std::int64_t append(std::span<Record> joined);

    // At most `limit` entries with seq >= `from`, in order.
    std::vector<Record> read(std::int64_t from, std::int64_t limit) const;

    // The same one by one, as they stood when the call began, until `each` answers false.
    void read(std::int64_t from, const std::function<bool(const Record&)>& each) const;

    // The last entry of a kind at or before `atMost`; none if there is none.
    std::optional<std::int64_t> last(Kind kind, std::int64_t atMost = std::numeric_limits<std::int64_t>::max()) const;

    Head head() const;
    const std::string& path() const;
    const std::string& id() const;  // 32 hexadecimal digits, drawn when the journal was created
    // 1 when created; one more each time a copy of it, or an older copy in its place, is opened for writing.
    std::int64_t epoch() const;
    const std::vector<Epoch>& epochs() const;  // from the second on
    int schema() const;
    bool readOnly() const;
    bool guarded() const;  // the guards that refuse changes are all in their place

    // Moves what was written since the last time from the log file into the journal. Call it when a hand closes and at
    // idle, so that no entry pays for it. Never waits for readers.
    void checkpoint();

private:
    struct Store;
    explicit Journal(std::unique_ptr<Store> store);
    std::unique_ptr<Store> m_store;
};

}  // namespace oddchip
