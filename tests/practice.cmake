# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_law(law_practice LIBS oddchip_practice LABELS laws TIMEOUT 300
    SOURCES practice/ledger.cpp practice/again_pots.cpp practice/again_betting.cpp practice/again_cards.cpp
        practice/again_rulings.cpp practice/again_table.cpp)
oddchip_law(law_deal LIBS oddchip_practice LABELS laws TIMEOUT 300
    SOURCES practice/ledger.cpp practice/again_pots.cpp practice/again_betting.cpp practice/again_cards.cpp
        practice/again_rulings.cpp practice/again_table.cpp)
oddchip_law(test_fsrs LIBS oddchip_practice LABELS cases)
oddchip_law(test_training LIBS oddchip_practice LABELS cases)
oddchip_test(test_practice_deal LIBS oddchip_app LABELS window TIMEOUT 300)
oddchip_test(test_practice_window LIBS oddchip_app LABELS window TIMEOUT 600)
