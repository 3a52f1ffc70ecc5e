# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_law(test_baccarat LIBS oddchip_baccarat LABELS laws cases)
oddchip_law(test_punto LIBS oddchip_desk LABELS journal laws)
oddchip_law(test_punto_json LIBS oddchip_records LABELS corpus)
