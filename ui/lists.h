// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include "ui/words.h"

namespace oddchip::ui {

// Items side by side with the comma of the language: a list that is no sentence.
inline QString commas(const QStringList& items) { return items.join(sentence("list.more", {QString(), QString()})); }

}  // namespace oddchip::ui
