// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
// style: rows of a table
// rows: roles, and what became of a PIN.
#include "core/words/rows.h"

namespace oddchip {
namespace {

// clang-format off
constexpr Words kPeople[] = {
    {"role.dealer", QT_TRANSLATE_NOOP("people", "dealer"), ""},
    {"role.floor", QT_TRANSLATE_NOOP("people", "floor"), ""},
    {"role.manager", QT_TRANSLATE_NOOP("people", "manager"), ""},
    {"pin.wrong", "", QT_TRANSLATE_NOOP("people", "That PIN is not right. Tries left: %1, then a wait of %2 s. Outcome "
                                                  "and reason are kept.")},
    {"pin.wait", "", QT_TRANSLATE_NOOP("people", "Too many wrong PINs. Wait: %1 s. Outcome and reason are kept.")},
    {"pin.no-right", "", QT_TRANSLATE_NOOP("people", "%1 may not decide. A floor PIN is needed.")},
    {"pin.none", "", QT_TRANSLATE_NOOP("people", "%1 has no PIN yet. A manager sets one.")},
    {"pin.unknown", "", QT_TRANSLATE_NOOP("people", "Nobody here has the initials %1.")},
    {"pin.two", "", QT_TRANSLATE_NOOP("people", "This pot was awarded. A second person approves that it moves.")},
};
// clang-format on

}  // namespace

std::span<const Words> peopleRows() { return kPeople; }

}  // namespace oddchip
