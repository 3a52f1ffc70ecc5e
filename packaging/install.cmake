# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
set(from ${CMAKE_CURRENT_LIST_DIR})
set(share ${CMAKE_INSTALL_DATAROOTDIR})
set(doc ${share}/doc/oddchip)

# man pages and the changelog are installed compressed, as Debian wants them; -n keeps the time out of the file.
find_program(ODDCHIP_GZIP gzip REQUIRED)
function(oddchip_install_compressed source destination)
    cmake_path(GET source FILENAME name)
    set(packed ${PROJECT_BINARY_DIR}/packaging/${name}.gz)
    add_custom_command(OUTPUT ${packed} DEPENDS ${source}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/packaging
        COMMAND sh -c "'${ODDCHIP_GZIP}' -9nc '${source}' > '${packed}'" VERBATIM)
    string(MAKE_C_IDENTIFIER packed_${name} target)
    add_custom_target(${target} ALL DEPENDS ${packed})
    install(FILES ${packed} DESTINATION ${destination})
endfunction()

foreach(program oddchip oddchip-cli)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
        oddchip_install_compressed(${from}/${program}.1 ${CMAKE_INSTALL_MANDIR}/man1)
    endif()
endforeach()
oddchip_install_compressed(${from}/changelog ${doc})
install(FILES ${from}/copyright DESTINATION ${doc})
if(TARGET oddchip)
    install(FILES ${from}/oddchip.desktop DESTINATION ${share}/applications)
    install(FILES ${from}/oddchip.metainfo.xml DESTINATION ${share}/metainfo)
    install(FILES ${from}/oddchip.svg DESTINATION ${share}/icons/hicolor/scalable/apps)
endif()
