# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
# One folder, one static library, and the build proves who may know whom.
#
# Includes are written from the root of the sources ("core/rules/chips.h"), yet the root is on nobody's include path:
# else any file could include any other. Each library gets a folder of its own in the build directory that holds
# nothing but a link to its sources, and only that folder is handed on to those who link it. So a header of a library
# that a target does not link, directly or through others, is not found.

# oddchip_expose(TARGET PATH...): TARGET offers these files or folders to those who link it.
function(oddchip_expose target)
    set(root ${PROJECT_BINARY_DIR}/include/${target})
    foreach(path IN LISTS ARGN)
        cmake_path(GET path PARENT_PATH parent)
        file(MAKE_DIRECTORY ${root}/${parent})
        if(NOT IS_SYMLINK ${root}/${path})
            file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${path} ${root}/${path} SYMBOLIC)
        endif()
    endforeach()
    set(scope PUBLIC)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "INTERFACE_LIBRARY")
        set(scope INTERFACE)
    endif()
    target_include_directories(${target} ${scope} ${root})
    # Assertions, debuggers and coverage name the file by its place in the sources.
    target_compile_options(${target} ${scope} -ffile-prefix-map=${root}=${PROJECT_SOURCE_DIR})
endfunction()

# oddchip_precompile(TARGET): with the headers that nearly every file of the window reads, made once in oddchip_ui.
function(oddchip_precompile target)
    if(NOT ODDCHIP_PCH)
        return()
    endif()
    if(target STREQUAL "oddchip_ui")
        target_precompile_headers(${target} PRIVATE
            <QtWidgets> <algorithm> <array> <functional> <map> <memory> <optional> <string> <variant> <vector>)
    else()
        target_precompile_headers(${target} REUSE_FROM oddchip_ui)
    endif()
endfunction()

# oddchip_library(TARGET [QT] [RECURSE] [LINKS ours...] [USES theirs...] [EXCLUDE regex]): the library of the current folder.
# LINKS are handed on to users, USES stay inside. A folder with no source yet becomes a library of headers.
function(oddchip_library target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT;RECURSE" "EXCLUDE" "LINKS;USES")
    set(globbing GLOB)
    if(arg_RECURSE)
        set(globbing GLOB_RECURSE)
    endif()
    file(${globbing} headers CONFIGURE_DEPENDS *.h)
    file(${globbing} sources CONFIGURE_DEPENDS *.cpp)
    if(arg_EXCLUDE)
        list(FILTER sources EXCLUDE REGEX ${arg_EXCLUDE})
    endif()
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)

    if(sources)
        if(arg_QT)
            qt_add_library(${target} STATIC ${sources} ${headers})
            set_target_properties(${target} PROPERTIES AUTOMOC ON)
        else()
            add_library(${target} STATIC ${sources} ${headers})
        endif()
        target_link_libraries(${target} PUBLIC ${arg_LINKS} PRIVATE ${arg_USES} oddchip_flags)
        if(arg_QT)
            oddchip_precompile(${target})
        endif()
    else()
        add_library(${target} INTERFACE)
        target_link_libraries(${target} INTERFACE ${arg_LINKS})
    endif()
    oddchip_expose(${target} ${folder})
    if(ODDCHIP_HEADERS AND headers AND NOT arg_QT)
        oddchip_check_headers(${target} ${headers})
    endif()
endfunction()

# Each header alone must compile: whoever includes it needs to know of no other.
function(oddchip_check_headers target)
    set(stubs "")
    foreach(header IN LISTS ARGN)
        cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE include)
        set(stub ${CMAKE_CURRENT_BINARY_DIR}/headers/${include}.cpp)
        file(CONFIGURE OUTPUT ${stub} CONTENT "#include \"@include@\"\n" @ONLY)
        list(APPEND stubs ${stub})
    endforeach()
    add_library(${target}_headers OBJECT ${stubs})
    target_compile_options(${target}_headers PRIVATE -O0 -g0)
    set_target_properties(${target}_headers PROPERTIES UNITY_BUILD OFF)
    target_link_libraries(${target}_headers PRIVATE ${target} oddchip_flags)
endfunction()

# oddchip_place_program(TARGET): an executable in the root of the build directory, where people look for it.
function(oddchip_place_program name)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
    target_link_libraries(${name} PRIVATE oddchip_flags)
endfunction()
