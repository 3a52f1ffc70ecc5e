#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: Oddchip contributors
# The command line of oddchip, $1, where there is no display: help and version are answered, what is wrong is named.
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
out=$(mktemp)
trap 'rm -f "$out"' EXIT

fail() {
    echo "$1" >&2
    cat "$out" >&2
    exit 1
}
expect() { # status, text, arguments...
    status=$1
    text=$2
    shift 2
    "$oddchip" "$@" >"$out" 2>&1
    got=$?
    [ $got -eq "$status" ] || fail "oddchip $*: status $got, not $status"
    grep -q -- "$text" "$out" || fail "oddchip $*: does not say '$text'"
}

oddchip=$1
expect 0 "--screenshots" --help
expect 0 "--screenshots" -h
expect 0 "^oddchip [0-9]" --version
expect 0 "^oddchip [0-9]" -v
expect 2 "Unknown option 'frobnicate'" --frobnicate
expect 2 "oddchip --help" -platform offscreen --frobnicate
expect 2 "Missing value" --data
expect 2 "no language 'xx'" --language xx
