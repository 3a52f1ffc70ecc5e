# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_entry LIBS oddchip_ui LABELS window)
oddchip_test(test_window LIBS oddchip_app LABELS window TIMEOUT 300)
oddchip_test(test_window_forms LIBS oddchip_app LABELS window TIMEOUT 300)
oddchip_test(test_window_journal LIBS oddchip_app LABELS window journal faults TIMEOUT 300)
oddchip_test(test_window_screens LIBS oddchip_app LABELS screens TIMEOUT 300)
