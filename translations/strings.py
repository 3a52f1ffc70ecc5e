# SPDX-FileCopyrightText: Oddchip developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""strings.py update | export LANGUAGE | import LANGUAGE FILE | check: the texts of core/words and their translations.

Needs no build: it reads the rows of core/words and the .ts files beside it. README.md says how translators use it.
"""
import argparse
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path
from xml.sax.saxutils import escape

here = Path(__file__).resolve().parent
root = here.parent
LANGUAGES = ("es", "fr", "de", "vi", "zh_CN", "ar")
PARTS = ("name", "statement", "explanation")
HEAD = ("context", "source", "comment")
PLACEHOLDER = re.compile(r"%[1-9]")

# A count right before what is counted would need another form in each language; "Seats taken: 3" needs none.
COUNTED = re.compile(r"%[1-9] (seconds|minutes|cards|chips|seats|tries|entries|hands|players|times|drills|days|have)\b")

STRING = r'"(?:[^"\\]|\\.)*"'
MARKED = re.compile(rf"QT_TRANSLATE_NOOP\(\s*({STRING})\s*,\s*((?:{STRING}\s*)+)\)")
ROW = re.compile(r'\{\s*"([a-z0-9]+(?:[-.][a-z0-9]+)*)"\s*,')
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def unquoted(literals):
    text = "".join(found[1:-1] for found in re.findall(STRING, literals))
    return re.sub(r"\\(.)", lambda found: ESCAPES[found[1]], text)


class Text:
    """One text of one context, and the rows that use it: ["seat.folded statement", ...]."""

    def __init__(self, context, source):
        self.context, self.source, self.rows = context, source, []

    def comment(self):
        return "; ".join(self.rows)


def part_of(before, row):
    """Which of a row's three texts starts at the end of 'before': the commas of the row that stand outside of texts."""
    between = re.sub(STRING, "", re.sub(MARKED, "", before[row:]))
    return PARTS[min(between.count(",") - 1, len(PARTS) - 1)]


def texts():
    """All texts, in the order of the sources, each once a context."""
    found = {}
    for path in sorted((root / "core" / "words").glob("*.cpp")):
        code = path.read_text(encoding="utf-8")
        rows = [(row.start(), row[1]) for row in ROW.finditer(code)]
        for marked in MARKED.finditer(code):
            at, name = max((row for row in rows if row[0] < marked.start()), default=(marked.start(), path.stem))
            key = (unquoted(marked[1]), unquoted(marked[2]))
            found.setdefault(key, Text(*key)).rows.append(f"{name} {part_of(code[:marked.start()], at)}")
    return found


def ts_of(language):
    if language not in LANGUAGES:
        sys.exit(f"strings.py: no language '{language}'; there are {' '.join(LANGUAGES)}")
    return here / f"oddchip_{language}.ts"


def translations(language):
    """(context, source) -> translation, of those that have one."""
    path = ts_of(language)
    if not path.exists():
        return {}
    known = {}
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.findtext("translation")
            if translation:
                known[context.findtext("name"), message.findtext("source")] = translation
    return known


def write(language, known):
    """The .ts as lupdate would lay it out: contexts by name, texts in the order of the sources."""
    def quoted(text):
        return escape(text, {'"': "&quot;", "'": "&apos;"})

    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
             f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    everything = texts()
    for context in sorted({text.context for text in everything.values()}):
        lines += ["<context>", f"    <name>{quoted(context)}</name>"]
        for key in everything:
            if key[0] != context:
                continue
            done = known.get(key, "")
            state = "" if done else ' type="unfinished"'
            lines += ["    <message>", f"        <source>{quoted(key[1])}</source>",
                      f"        <translation{state}>{quoted(done)}</translation>", "    </message>"]
        lines.append("</context>")
    ts_of(language).write_text("\n".join(lines) + "\n</TS>\n", encoding="utf-8")


def trouble(source, translation):
    """Why a translation cannot be taken; empty: it can."""
    wanted, given = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(translation))
    if wanted - given:
        return f"{' '.join(sorted(wanted - given))} is missing"
    if given - wanted:
        return f"{' '.join(sorted(given - wanted))} is not in the source"
    if translation != translation.strip() and source == source.strip():
        return "begins or ends with a blank"
    return ""


def update(_):
    for language in LANGUAGES:
        write(language, translations(language))


def export(options):
    known = {} if options.all else translations(options.language)
    print("\t".join(HEAD))
    for key, text in texts().items():
        if key not in known:
            print("\t".join((*key, text.comment())))


def take(options):
    """Takes what is right, tells of what is not, and ends with status 1 if anything was not."""
    known, everything, refused = translations(options.language), texts(), 0
    lines = Path(options.file).read_text(encoding="utf-8-sig").splitlines()
    for number, line in enumerate(lines, 1):
        cells = line.split("\t")
        if not line.strip() or cells[:2] == list(HEAD[:2]):
            continue
        key, translation = tuple(cells[:2]), cells[-1]
        why = ("needs context, source and translation, with tabs between" if len(cells) < 3 else
               "is no text of Oddchip" if key not in everything else
               "" if not translation else trouble(key[1], translation))
        if why:
            print(f"{options.file}:{number}: {key[-1]!r} -> {translation!r}: {why}", file=sys.stderr)
            refused += 1
        elif translation:
            known[key] = translation
    write(options.language, known)
    left = sum(key not in known for key in everything)
    print(f"{options.language}: {len(everything) - left} of {len(everything)} translated, {refused} lines refused")
    sys.exit(bool(refused))


def check(options):
    everything, breaches = texts(), []
    for (context, source), text in everything.items():
        if COUNTED.search(source):
            breaches.append(f"{context}: {source!r} ({text.comment()}): write the count after what is counted")
    glossary = [line.split("\t") for line in (here / "glossary.tsv").read_text(encoding="utf-8").splitlines()]
    for row in glossary:
        if len(row) != len(glossary[0]) or not all(cell.strip() for cell in row):
            breaches.append(f"glossary.tsv: {row[0]!r} has not a term in every language")
    for language in LANGUAGES:
        known = translations(language)
        for key, translation in known.items():
            why = trouble(key[1], translation) if key in everything else ""
            if why:
                breaches.append(f"{language}: {key[1]!r} -> {translation!r}: {why}")
        missing = [key for key in everything if key not in known]
        print(f"{language}: {len(missing)} of {len(everything)} texts are not translated")
        if len(missing) > options.missing:
            breaches += [f"{language}: {context}: {source!r} is not translated" for context, source in missing]
    print("\n".join(breaches))
    sys.exit(bool(breaches))


def main():
    sys.stdout.reconfigure(encoding="utf-8")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    bring = commands.add_parser("update", help="bring every .ts in line with core/words")
    bring.set_defaults(run=update)
    give = commands.add_parser("export", help="print what is not translated, as TSV: context, source, comment")
    give.add_argument("language", choices=LANGUAGES)
    give.add_argument("--all", action="store_true", help="what is translated, too")
    give.set_defaults(run=export)
    get = commands.add_parser("import", help="take a TSV: context, source, translation")
    get.add_argument("language", choices=LANGUAGES)
    get.add_argument("file")
    get.set_defaults(run=take)
    look = commands.add_parser("check", help="fail on what is not translated, and on placeholders that differ")
    look.add_argument("--missing", type=int, default=0, metavar="N", help="how many texts a language may lack")
    look.set_defaults(run=check)
    options = parser.parse_args()
    options.run(options)


main()
