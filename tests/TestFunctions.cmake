# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later

# Headers shared by tests are included as "tests/name.h".
add_library(oddchip_tests INTERFACE)
oddchip_expose(oddchip_tests tests)
target_link_libraries(oddchip_tests INTERFACE oddchip_flags)
target_compile_definitions(oddchip_tests INTERFACE
    ODDCHIP_TESTS_DIR="${PROJECT_SOURCE_DIR}/tests" ODDCHIP_BUILD_DIR="${PROJECT_BINARY_DIR}")

# No test may meet the user's own files, settings or screen; each has a home of its own, as they run side by side.
set(oddchip_test_environment
    QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
    XDG_RUNTIME_DIR=${PROJECT_BINARY_DIR}/home/run
    UBSAN_OPTIONS=print_stacktrace=1 TSAN_OPTIONS=halt_on_error=1)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/home/run)
file(CHMOD ${PROJECT_BINARY_DIR}/home/run PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# core_tests builds what 'ctest -L core' runs: whatever needs no window.
add_custom_target(core_tests)

function(oddchip_test_properties name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SERIAL" "TIMEOUT" "LABELS")
    if(NOT arg_LABELS)
        message(FATAL_ERROR "test ${name} needs LABELS: laws cases corpus journal faults window screens style")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    set(home ${PROJECT_BINARY_DIR}/home/${name})
    set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT} SKIP_RETURN_CODE 77
        ENVIRONMENT "${oddchip_test_environment};XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache")
    if(arg_SERIAL)
        set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
    endif()
endfunction()

# oddchip_test(NAME LIBS ... LABELS ... [SOURCES ...] [TIMEOUT s] [SERIAL])
# A Qt Test in tests/NAME.cpp. Left out where Qt is.
function(oddchip_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SERIAL" "TIMEOUT" "LIBS;LABELS;SOURCES")
    if(NOT ODDCHIP_QT)
        return()
    endif()
    qt_add_executable(${name} ${name}.cpp ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE ${arg_LIBS} oddchip_tests Qt6::Test)
    if("oddchip_ui" IN_LIST arg_LIBS OR "oddchip_app" IN_LIST arg_LIBS)
        oddchip_precompile(${name})
    else()
        list(APPEND arg_LABELS core)
        add_dependencies(core_tests ${name})
    endif()
    add_test(NAME ${name} COMMAND ${name})
    oddchip_forward_properties()
endfunction()

# oddchip_law(NAME LIBS ... LABELS ... [SOURCES ...] [TIMEOUT s] [SERIAL])
# A program with its own plain main in tests/NAME.cpp, rapidcheck at hand. Runs with and without Qt.
function(oddchip_law name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SERIAL" "TIMEOUT" "LIBS;LABELS;SOURCES")
    add_executable(${name} ${name}.cpp ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBS} oddchip_tests rapidcheck)
    list(APPEND arg_LABELS core)
    add_dependencies(core_tests ${name})
    add_test(NAME ${name} COMMAND ${name})
    oddchip_forward_properties()
endfunction()

# oddchip_command(NAME COMMAND ... LABELS ... [TIMEOUT s] [SERIAL])
# A command that must end with status 0, run in tests/. Names of targets stand for their programs.
function(oddchip_command name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SERIAL" "TIMEOUT" "COMMAND;LABELS")
    add_test(NAME ${name} COMMAND ${arg_COMMAND} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/tests)
    if("$<TARGET_FILE:oddchip-cli>" IN_LIST arg_COMMAND OR "oddchip-cli" IN_LIST arg_COMMAND)
        list(APPEND arg_LABELS core)
        add_dependencies(core_tests oddchip-cli)
    endif()
    oddchip_forward_properties()
endfunction()

macro(oddchip_forward_properties)
    set(forwarded LABELS ${arg_LABELS})
    if(arg_TIMEOUT)
        list(APPEND forwarded TIMEOUT ${arg_TIMEOUT})
    endif()
    if(arg_SERIAL)
        list(APPEND forwarded SERIAL)
    endif()
    oddchip_test_properties(${name} ${forwarded})
endmacro()
