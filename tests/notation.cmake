# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_law(test_notation LIBS oddchip_notation LABELS laws)
oddchip_law(test_cases LIBS oddchip_notation LABELS cases)
