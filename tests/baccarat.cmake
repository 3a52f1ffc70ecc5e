# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_law(test_baccarat LIBS oddchip_baccarat LABELS laws cases)
