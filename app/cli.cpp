// SPDX-FileCopyrightText: Oddchip developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

int main() {
    std::puts("oddchip-cli " ODDCHIP_VERSION);
    return 0;
}
