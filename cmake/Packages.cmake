# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
# The libraries of others, each found once. Who may use which is said where the targets are made.
find_package(Threads REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)

if(ODDCHIP_QT)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets Charts Svg PrintSupport Network LinguistTools)
    qt_standard_project_setup()
    # Only the folders that know Qt have moc run over them.
    set(CMAKE_AUTOMOC OFF)
    set(CMAKE_AUTOUIC OFF)
    if(ODDCHIP_TESTS)
        find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
    endif()
endif()
if(ODDCHIP_TESTS OR ODDCHIP_LIBFUZZER)
    find_package(rapidcheck REQUIRED)
endif()
if(ODDCHIP_BENCH)
    find_package(benchmark REQUIRED)
endif()
