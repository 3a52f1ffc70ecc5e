# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME oddchip)
set(CPACK_PACKAGE_VENDOR "Oddchip developers")
set(CPACK_PACKAGE_CONTACT "Oddchip developers <dev@oddchip.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Runs a poker table for its dealer")
set(CPACK_PACKAGE_DESCRIPTION
    "The dealer enters what happened at the table; Oddchip says whose turn
it is, what is owed, what an irregular act counts as and by which rule,
builds the pots, awards them to the last odd chip and keeps an unalterable
record.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# It plays no game, and its programs lie in /usr/bin.
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is loaded at run time is not seen by shlibdeps: the platform plugins, without which no window opens.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-qpa-plugins")
# fonts-noto-core has Arabic and Vietnamese, fonts-noto-cjk Chinese.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "qt6-wayland, fonts-noto-core, fonts-noto-mono, fonts-noto-cjk | fonts-wqy-microhei, qt6-translations-l10n")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
include(CPack)
