# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_real_hands LIBS oddchip_app oddchip_records oddchip_notation LABELS window TIMEOUT 600)
