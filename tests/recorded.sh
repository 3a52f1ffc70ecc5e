#!/usr/bin/env bash
# SPDX-FileCopyrightText: Oddchip contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# recorded.sh ODDCHIP-CLI: every scenario goes into one journal, whose chain holds; what is converted there and back
# replays as it did. With no Qt, so that the sanitizers see the desk, the journal and the records, too.
set -euo pipefail
cli=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

find hands -name '*.hand' | sort | xargs "$cli" record --into "$folder/all.oddchip"
"$cli" verify "$folder/all.oddchip"

# What the other form cannot tell stands in comments, the first time.
for hands in corpus/hands/*.phhs; do
    name=$(basename "$hands" .phhs)
    "$cli" convert "$hands" "$folder/$name.hand"
    "$cli" convert "$folder/$name.hand" "$folder/$name.phhs"
    "$cli" convert "$folder/$name.phhs" "$folder/again.hand"
    diff <(grep -v '^#' "$folder/$name.hand") <(grep -v '^#' "$folder/again.hand")
    "$cli" replay "$folder/$name.phhs" >/dev/null
done
