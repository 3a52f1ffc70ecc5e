# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_desk LABELS journal faults TIMEOUT 300 LIBS oddchip_desk SQLiteCpp SQLite::SQLite3 SOURCES fault_vfs.cpp)
