# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
# One target carries the language and the warnings; every target of ours links it privately.
add_library(oddchip_flags INTERFACE)
target_compile_features(oddchip_flags INTERFACE cxx_std_20)
target_compile_definitions(oddchip_flags INTERFACE ODDCHIP_VERSION="${PROJECT_VERSION}")

# -Wconversion guards money: an amount must not silently shrink. Changes of sign alone are let through, or every index
# would need a cast. A struct with default values is rightly written with some of its members only.
target_compile_options(oddchip_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    -Wextra-semi -Wno-missing-field-initializers
    # A switch over our enums without default: the compiler lists each place that a new value must be told.
    -Werror=switch)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # -Wrestrict: g++ 12 sees overlaps in std::string's operator+ that are not there (GCC bug 105651);
    # -Wmaybe-uninitialized: and reads of what an empty std::optional would hold.
    target_compile_options(oddchip_flags INTERFACE -Wshadow=local -Wduplicated-cond -Wlogical-op -Wno-restrict
        -Wno-maybe-uninitialized)
else()
    target_compile_options(oddchip_flags INTERFACE -Wshadow)
endif()
# A Ruling is 200 bytes: g++ 12 would clear and copy that with rep stos and rep movs, which take longer to start than
# judging an act takes.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(oddchip_flags INTERFACE
        -mmemset-strategy=vector_loop:1024:noalign,libcall:-1:noalign
        -mmemcpy-strategy=vector_loop:1024:noalign,libcall:-1:noalign)
endif()
if(ODDCHIP_WERROR)
    target_compile_options(oddchip_flags INTERFACE -Werror)
endif()

if(ODDCHIP_SANITIZE)
    # Sanitizers also instrument our libraries' users, so these are global. g++ 12 reports uninitialised values that
    # only its own instrumentation makes.
    add_compile_options(-fsanitize=${ODDCHIP_SANITIZE} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${ODDCHIP_SANITIZE})
    if(ODDCHIP_SANITIZE MATCHES "undefined")
        add_compile_options(-fno-sanitize-recover=undefined)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(oddchip_flags INTERFACE -Wno-maybe-uninitialized)
    endif()
endif()
if(ODDCHIP_LIBFUZZER)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(ODDCHIP_COVERAGE)
    add_compile_options(--coverage)
    add_link_options(--coverage)
endif()
