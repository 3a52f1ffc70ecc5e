# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_cards LIBS oddchip_rules LABELS cases)
oddchip_test(test_evaluate LIBS oddchip_rules LABELS cases)
oddchip_test(test_rankings LIBS oddchip_rules LABELS corpus TIMEOUT 300)
