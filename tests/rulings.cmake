# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_law(test_coverage LIBS oddchip_records oddchip_notation oddchip_rules oddchip_words LABELS cases)
oddchip_law(law_rulings LIBS oddchip_desk LABELS laws TIMEOUT 300)
oddchip_test(test_dispute LIBS oddchip_notation oddchip_rules LABELS cases)
