// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: Oddchip contributors
#pragma once

#include <QPagedPaintDevice>
#include <QString>

#include "core/notation/punto.h"

namespace oddchip::ui {

// The shoe on paper: every coup with its cards, what was bet, taken, paid and kept, the sums, and the commission by
// seat. 'foot' stands below every page. False where the device cannot be painted on.
bool paintShoeReport(QPagedPaintDevice& device, const Punto& punto, const QString& foot);

}  // namespace oddchip::ui
