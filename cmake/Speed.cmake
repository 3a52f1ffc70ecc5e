# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
# What makes builds quick, used only where it is installed.
find_program(ODDCHIP_CCACHE ccache)
if(ODDCHIP_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ODDCHIP_CCACHE})
endif()

find_program(ODDCHIP_MOLD mold)
if(ODDCHIP_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
