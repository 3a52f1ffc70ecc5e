# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_law(law_hand LIBS oddchip_rules LABELS laws)
oddchip_law(law_offers LIBS oddchip_notation LABELS laws TIMEOUT 300)
oddchip_law(law_table LIBS oddchip_notation LABELS laws TIMEOUT 300)
