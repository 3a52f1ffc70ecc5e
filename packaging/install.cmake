# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
foreach(program oddchip oddchip-cli)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
