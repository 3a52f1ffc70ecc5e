#!/bin/sh
# SPDX-FileCopyrightText: Oddchip contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# atspi.sh PROGRAM: the window on a display of its own, walked as a screen reader walks it. Status 77: a tool is missing.
set -eu
program=$1
here=$(cd "$(dirname "$0")" && pwd)
bus=/usr/libexec/at-spi-bus-launcher
for tool in Xvfb dbus-run-session; do command -v $tool >/dev/null || { echo "no $tool"; exit 77; }; done
[ -x $bus ] && /usr/bin/python3 -c 'import pyatspi' 2>/dev/null || { echo "no AT-SPI"; exit 77; }

work=$(mktemp -d)
trap 'kill $pids 2>/dev/null || true; rm -rf "$work"' EXIT
mkdir -m 700 "$work/run"
export XDG_RUNTIME_DIR="$work/run" XDG_CONFIG_HOME="$work/config" HOME="$work"
pids=
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
pids=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do [ -s "$work/display" ] && break; sleep 1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY PROGRAM="$program" WORK="$work" WALK="$here/atspi_walk.py" BUS=$bus
mkdir -p "$work/config/oddchip"
printf '[General]\ntoured=true\n' >"$work/config/oddchip/oddchip.conf"
dbus-run-session -- sh -c '
    $BUS --launch-immediately >/dev/null 2>&1 & bus=$!
    sleep 1
    QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb "$PROGRAM" --data "$WORK/data" & program=$!
    /usr/bin/python3 "$WALK"; status=$?
    kill $program $bus 2>/dev/null
    exit $status'
