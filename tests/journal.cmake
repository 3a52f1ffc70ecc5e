# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
if(ODDCHIP_QT)
    # A program that the tests kill while it writes.
    add_executable(kill_writer kill_writer.cpp)
    target_link_libraries(kill_writer PRIVATE oddchip_journal oddchip_flags)

    oddchip_test(test_journal LABELS journal LIBS oddchip_journal SQLiteCpp SQLite::SQLite3)
    oddchip_test(test_epochs LABELS journal LIBS oddchip_journal SQLiteCpp SQLite::SQLite3)
    oddchip_test(test_faults LABELS faults TIMEOUT 600 LIBS oddchip_journal SQLiteCpp SQLite::SQLite3 SOURCES fault_vfs.cpp)
    oddchip_test(test_killed LABELS journal TIMEOUT 900 LIBS oddchip_journal SQLiteCpp SQLite::SQLite3)
    foreach(test test_faults test_killed)
        target_compile_definitions(${test} PRIVATE KILL_WRITER="$<TARGET_FILE:kill_writer>")
        add_dependencies(${test} kill_writer)
    endforeach()

    add_executable(session_writer session_writer.cpp)
    target_link_libraries(session_writer PRIVATE oddchip_desk oddchip_tests oddchip_flags)
    oddchip_test(test_session LABELS journal TIMEOUT 900 LIBS oddchip_desk SQLiteCpp SQLite::SQLite3)
    target_compile_definitions(test_session PRIVATE KILL_WRITER="$<TARGET_FILE:session_writer>")
    add_dependencies(test_session session_writer)
endif()
