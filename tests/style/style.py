# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""style.py ROOT WALLS: what no compiler looks at. Prints FILE:LINE and the rule for every breach; status 1 if any."""
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
walls = Path(sys.argv[2])
breaches = []

# Who may include whom, as designed; written here a second time so that a slip in a CMakeLists.txt is seen.
MAY = {
    "rules": "", "words": "", "baccarat": "", "journal": "", "tables": "rules",
    # The lines of Punto Banco are answered where all others are, so that whoever reads notation sees its table too.
    "notation": "rules baccarat", "records": "rules notation baccarat", "practice": "rules notation baccarat",
    "desk": "rules notation baccarat journal", "archive": "rules notation baccarat journal records",
    "ui": "rules notation baccarat practice words archive",
    "app": "rules notation baccarat practice words archive desk journal ui",
}
MAY = {folder: {folder, *others.split()} for folder, others in MAY.items()}
# The window sees of the archive what may be asked and answered, never the means.
VALUES = {"query.h", "rows.h"}
# Outside libraries, and the only places that may know them.
OUTSIDE = {
    r"sqlite3\.h|SQLiteCpp/": ("core/journal/", "core/archive/"), r"sodium": ("core/journal/", "app/people"),
    r"toml\+\+/": ("core/records/",), r"nlohmann/": ("core/records/", "app/cli"), r"CLI/": ("app/cli",),
    r"Q\w+": ("ui/", "app/"),
}
IMPURE = r"<(chrono|random|locale|fstream|iostream|filesystem|thread|mutex|atomic|ctime|cstdio)>"


def check(path, name, lines):
    def breach(number, rule):
        breaches.append(f"{name}:{number}: {rule}")

    if "SPDX-FileCopyrightText:" not in "".join(lines[:3]) or "SPDX-License-Identifier: GPL-3.0-or-later" not in "".join(lines[:3]):
        breach(1, "the first lines name the copyright and the licence (SPDX)")
    if path.suffix not in (".cpp", ".h"):
        return
    rows = any("style: rows of a table" in line for line in lines[:12])
    if len(lines) > 500 and not rows:
        breach(501, f"{len(lines)} lines: a file over 500 hides a second noun (rows of a table: say so, see tests/README.md)")
    parts = name.split("/")
    folder = parts[1] if parts[0] == "core" else parts[0]
    program = name.startswith("app/cli") or parts[0] == "tests"
    enums = False  # whether the last case label names a value of an enum, not a number, a character or a macro
    for number, line in enumerate(lines, 1):
        if "Q_OBJECT" in line and not re.match(r"\s*Q_OBJECT\b", line) and "//" not in line.split("Q_OBJECT")[0]:
            breach(number, "Q_OBJECT stands first on its own line, or moc does not see it")
        if (parts[0] == "ui" or name.startswith("app/window")) and re.search(r'Q\w+\(" ?, ?"\)', line):
            breach(number, "a list that is shown is joined with commas() of ui/lists.h: the comma is the language's")
        label = re.match(r"\s*case\s+((?:[^:]|::)+):", line)
        enums = bool(re.search("^[^'\"]*[a-z]", label[1])) if label else enums
        if parts[0] == "core" and enums and re.match(r"\s*default\s*:", line):
            breach(number, "no default: over our enums in core, so that the compiler lists each place a new value must be told")
        found = re.match(r'\s*#\s*include\s*(["<])([^">]+)', line)
        if not found:
            continue
        ours, what = found[1] == '"', found[2]
        if ours and ".." in what:
            breach(number, "includes are written from the root")
        if folder == "rules" and re.search(IMPURE, line):
            breach(number, "rules knows no clock, chance, locale, file or thread")
        if parts[0] != "tests":
            for pattern, places in OUTSIDE.items():
                if not ours and re.match(pattern, what) and not name.startswith(places):
                    breach(number, f"{what} belongs to {' and '.join(places)} alone")
        if ours and not program and what.startswith(("core/", "ui/", "app/")):
            other = what.split("/")[1] if what.startswith("core/") else what.split("/")[0]
            if other not in MAY[folder]:
                breach(number, f"{folder} may not know {other}")
            if folder == "ui" and other == "archive" and what.split("/")[-1] not in VALUES:
                breach(number, "ui knows of the archive only " + " and ".join(sorted(VALUES)))


count = 0
for folder in ("core", "ui", "app", "tests", "cmake", "packaging", ".ci", "translations"):
    for path in sorted((root / folder).rglob("*")):
        kinds = (".cpp", ".h", ".cmake", ".py", ".sh")
        if path.suffix in kinds or path.name == "CMakeLists.txt":
            check(path, str(path.relative_to(root)), path.read_text(encoding="utf-8").splitlines())
            count += 1

# The build itself: what each target can include is what it may.
targets = 0
for row in filter(None, walls.read_text(encoding="utf-8").splitlines()):
    target, *folders = row.split(";")
    seen = {other for other in MAY for at in folders
            if (Path(at) / (other if other in ("ui", "app") else f"core/{other}")).exists()}
    if seen != MAY[target] and not (target == "ui" and seen | {"archive"} == MAY[target]):
        breaches.append(f"target oddchip_{target}: can include {sorted(seen)}, may {sorted(MAY[target])}")
    targets += 1

print(f"{count} files and {targets} targets looked at, {len(breaches)} breaches")
print("\n".join(breaches))
sys.exit(bool(breaches))
