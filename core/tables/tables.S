# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
# oddchip::kTables of evaluate_tables.h, as write_tables wrote it.
    .section .rodata
    .balign 64
    .globl _ZN7oddchip7kTablesE
    .type _ZN7oddchip7kTablesE, %object
_ZN7oddchip7kTablesE:
    .incbin ODDCHIP_TABLES
    .size _ZN7oddchip7kTablesE, . - _ZN7oddchip7kTablesE
    .section .note.GNU-stack, "", %progbits
