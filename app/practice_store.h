// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/journal/journal.h"
#include "core/practice/log.h"

namespace oddchip::app {

// practice.oddchip: what people who practise did, in the same append-only store as a table's journal. Reading it again
// is all that opening takes; nothing is ever changed, a review that is taken back is followed by a line that says so.
class PracticeStore {
public:
    // In a folder, which is made if need be. Throws JournalError as Journal::openForWriting does.
    explicit PracticeStore(const std::string& folder);

    // Written and on the disk when it returns; its number. Throws JournalError.
    std::int64_t keep(const practice::Note& note, std::int64_t atMs);

    const std::vector<practice::Kept>& kept() const { return m_kept; }  // all, also what was taken back
    std::vector<practice::Kept> standing() const { return practice::standing(m_kept); }

private:
    Journal m_journal;
    std::vector<practice::Kept> m_kept;
};

}  // namespace oddchip::app
