# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_words LIBS oddchip_words oddchip_rules oddchip_journal LABELS cases)
