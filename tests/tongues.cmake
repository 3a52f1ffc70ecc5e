# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# How many texts a language may lack: 0 as soon as each language has all of them.
set(texts_untranslated 0)
oddchip_command(translations LABELS style
    COMMAND Python3::Interpreter -B ${PROJECT_SOURCE_DIR}/translations/strings.py check --missing ${texts_untranslated})
oddchip_test(test_tongues LIBS oddchip_app LABELS window screens TIMEOUT 300)
