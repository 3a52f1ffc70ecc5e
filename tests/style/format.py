# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""format.py ROOT CLANG-FORMAT ARGUMENT...: clang-format over every C++ source."""
import subprocess
import sys
from pathlib import Path

root, tool, *arguments = sys.argv[1:]
if tool.endswith("NOTFOUND"):
    print("clang-format is not installed: nothing was looked at")
    sys.exit(77)
files = sorted(
    str(path) for folder in ("core", "ui", "app", "tests")
    for path in (Path(root) / folder).rglob("*") if path.suffix in (".cpp", ".h"))
print(f"{len(files)} files")
sys.exit(subprocess.run([tool, *arguments, *files], check=False).returncode)
