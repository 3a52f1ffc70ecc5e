# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_tokens LIBS oddchip_ui LABELS screens)
oddchip_test(test_tableview LIBS oddchip_ui LABELS screens)
