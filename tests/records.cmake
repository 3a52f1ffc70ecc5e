# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
oddchip_test(test_records LIBS oddchip_records LABELS corpus)
oddchip_test(test_pokerstars LIBS oddchip_records LABELS corpus)
oddchip_test(test_phh_alone LIBS oddchip_records LABELS corpus)
oddchip_command(corpus_replays LABELS corpus
    COMMAND oddchip-cli replay corpus/hands/nt.phhs corpus/hands/ft.phhs corpus/hands/pt.phhs corpus/hands/real.phhs
        corpus/hands/real_forms.phhs)
oddchip_test(test_cli LIBS Qt6::Core LABELS cases)
if(TARGET test_cli)
    add_dependencies(test_cli oddchip-cli)
endif()
oddchip_test(test_cli_punto LIBS Qt6::Core LABELS cases)
if(TARGET test_cli_punto)
    add_dependencies(test_cli_punto oddchip-cli)
endif()
oddchip_command(recorded COMMAND bash recorded.sh $<TARGET_FILE:oddchip-cli> LABELS "corpus;journal")
