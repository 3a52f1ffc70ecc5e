// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: what went wrong outside the table: what is so, then what can be done.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kErrors[] = {
    {"journal-locked",
     QT_TRANSLATE_NOOP("errors", "open elsewhere"),
     QT_TRANSLATE_NOOP("errors", "This journal is open in another Oddchip: %1. You can read, not enter."),
     QT_TRANSLATE_NOOP("errors", "Close it there, then try again.")},
    {"journal-read-only",
     QT_TRANSLATE_NOOP("errors", "may not be written"),
     QT_TRANSLATE_NOOP("errors", "This journal may not be written: %1. You can read, not enter."),
     QT_TRANSLATE_NOOP("errors", "Give yourself the right to write the file and its folder, or use another "
                                 "folder.")},
    {"journal-foreign",
     QT_TRANSLATE_NOOP("errors", "not a journal"),
     QT_TRANSLATE_NOOP("errors", "%1 is something else, not a journal of Oddchip. It was not touched."),
     QT_TRANSLATE_NOOP("errors", "Choose another file.")},
    {"journal-newer",
     QT_TRANSLATE_NOOP("errors", "from a later version"),
     QT_TRANSLATE_NOOP("errors", "A later Oddchip wrote this journal: %1. It was not touched."),
     QT_TRANSLATE_NOOP("errors", "Use that version or a later one.")},
    {"journal-damaged",
     QT_TRANSLATE_NOOP("errors", "changed outside Oddchip"),
     QT_TRANSLATE_NOOP("errors", "This journal was changed outside Oddchip: %1. What is proven can be read."),
     QT_TRANSLATE_NOOP("errors", "Keep the file, and restore a copy to go on.")},
    {"journal-full",
     QT_TRANSLATE_NOOP("errors", "disk full"),
     QT_TRANSLATE_NOOP("errors", "The disk is full: %1. The last event is not kept. Nothing is lost before it."),
     QT_TRANSLATE_NOOP("errors", "Make room and try again, or use another place.")},
    {"journal-io",
     QT_TRANSLATE_NOOP("errors", "disk"),
     QT_TRANSLATE_NOOP("errors", "The disk did not take it: %1. The last event is not kept. Nothing is lost "
                                 "before it."),
     QT_TRANSLATE_NOOP("errors", "Try again. If it stays so, use another place.")},
    {"journal-missing",
     QT_TRANSLATE_NOOP("errors", "not there"),
     QT_TRANSLATE_NOOP("errors", "There is nothing at %1."),
     QT_TRANSLATE_NOOP("errors", "Look at the name, or choose another place.")},
    {"journal-sound",
     QT_TRANSLATE_NOOP("errors", "sound"),
     QT_TRANSLATE_NOOP("errors", "Entries: %1. Each is what was written.")},
    {"journal-changed",
     QT_TRANSLATE_NOOP("errors", "entry changed"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 was changed outside Oddchip. Hands before it are proven. Later ones "
                                 "can be read, not proven."),
     QT_TRANSLATE_NOOP("errors", "Show the entry, or restore a copy.")},
    {"journal-entry-missing",
     QT_TRANSLATE_NOOP("errors", "entry missing"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 is missing. Hands before it are proven. Later ones can be read, not "
                                 "proven."),
     QT_TRANSLATE_NOOP("errors", "Restore a copy.")},
    {"journal-reordered",
     QT_TRANSLATE_NOOP("errors", "entries moved"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 stands in another place. Hands before it are proven. Later ones can "
                                 "be read, not proven."),
     QT_TRANSLATE_NOOP("errors", "Restore a copy.")},
    {"journal-cut",
     QT_TRANSLATE_NOOP("errors", "end missing"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 is not there: the end was cut off after a head was noted."),
     QT_TRANSLATE_NOOP("errors", "Restore a copy that goes further.")},
    {"journal-unguarded",
     QT_TRANSLATE_NOOP("errors", "guards gone"),
     QT_TRANSLATE_NOOP("errors", "Every entry is what was written, but a guard against changes is gone."),
     QT_TRANSLATE_NOOP("errors", "Restore a copy, or go on in a new journal.")},
    {"journal-epoch-changed",
     QT_TRANSLATE_NOOP("errors", "copy told otherwise"),
     QT_TRANSLATE_NOOP("errors", "Every entry up to %1 is what was written, but what is told there of a copy was changed."),
     QT_TRANSLATE_NOOP("errors", "Restore a copy, or go on in a new journal.")},
    {"journal-unreadable",
     QT_TRANSLATE_NOOP("errors", "damaged"),
     QT_TRANSLATE_NOOP("errors", "The file is damaged at entry %1. Hands before it are proven."),
     QT_TRANSLATE_NOOP("errors", "Restore a copy.")},
    {"record-unreadable",
     QT_TRANSLATE_NOOP("errors", "line not understood"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 of %3 cannot be read by this version: %2. You can read, not enter."),
     QT_TRANSLATE_NOOP("errors", "Open the journal with the version that wrote it, or go on in another folder.")},
    {"record-impossible",
     QT_TRANSLATE_NOOP("errors", "does not fit"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 of %3 does not fit what came before it: %2. You can read, not enter."),
     QT_TRANSLATE_NOOP("errors", "Open the journal with the version that wrote it, or go on in another folder.")},
    {"record-differs",
     QT_TRANSLATE_NOOP("errors", "read differently"),
     QT_TRANSLATE_NOOP("errors", "Entry %1 led to another table when it was written."),
     QT_TRANSLATE_NOOP("errors", "Count the stacks. This version reads the hand differently from the one that "
                                 "wrote it.")},
    {"not-recorded",
     QT_TRANSLATE_NOOP("errors", "not recorded"),
     QT_TRANSLATE_NOOP("errors", "Not recorded. The table stands as it was."),
     QT_TRANSLATE_NOOP("errors", "Try again.")},
    {"line-unreadable",
     QT_TRANSLATE_NOOP("errors", "not understood"),
     QT_TRANSLATE_NOOP("errors", "This cannot be read: %1."),
     QT_TRANSLATE_NOOP("errors", "Look at \"%1\", or tap a button.")},
    {"file-unreadable",
     QT_TRANSLATE_NOOP("errors", "not understood"),
     QT_TRANSLATE_NOOP("errors", "Line %2 of %1 cannot be read: %3."),
     QT_TRANSLATE_NOOP("errors", "Mend the line. What comes before and after it is still used.")},
    {"file-missing",
     QT_TRANSLATE_NOOP("errors", "not there"),
     QT_TRANSLATE_NOOP("errors", "There is no file %1."),
     QT_TRANSLATE_NOOP("errors", "Look at the name.")},
};
// clang-format on

}  // namespace

std::span<const Words> errorRows() { return kErrors; }

}  // namespace oddchip
