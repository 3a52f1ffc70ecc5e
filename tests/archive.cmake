# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_people LIBS oddchip_app LABELS window faults)
