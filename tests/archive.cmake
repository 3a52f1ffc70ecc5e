# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_people LIBS oddchip_app LABELS window faults)
oddchip_test(test_archive LIBS oddchip_archive LABELS journal TIMEOUT 300)
oddchip_test(test_impact LIBS oddchip_archive LABELS journal TIMEOUT 300)
oddchip_test(test_dispute_path LIBS oddchip_app LABELS window TIMEOUT 300)
oddchip_test(test_floor LIBS oddchip_app LABELS window TIMEOUT 300)
if(TARGET oddchip)
    oddchip_command(screens_floor COMMAND oddchip --floor-screenshots ${PROJECT_BINARY_DIR}/screens LABELS screens TIMEOUT 120)
endif()
