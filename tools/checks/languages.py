"""What is missing or odd in the languages beside English, a sentence for each finding.

It runs in `.venv`, where `fluent.syntax` is: `python -m tools.checks.languages` prints the
findings of all languages, with words those of some. `python build.py check` asks it.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from realmino.text.languages import PLURALS
from tools.checks.languages_rules import rules_findings
from tools.checks.languages_terms import glossary_findings
from tools.paths import ROOT
from tools.pipeline.catalogue import LANGUAGES, messages, references

ENGLISH: Final = "en"
STAYS_ENGLISH: Final[Mapping[str, tuple[str, ...]]] = {
    "documents": ("",),
    "cli": ("arena-", "bench-", "buildings-", "completion-", "help-", "png-"),
}
"""How the messages begin that no other language has, by their Fluent files."""
NAMES: Final = (
    *("Realmino", "Kingdomino", "Queendomino", "Bruno Cathala", "Blue Orange", "PyScript"),
    *("Python", "Pyodide", "Markdown", "GitHub", "MIT", "SVG", "PNG", "HTML", "Ctrl", "Shift"),
)
"""Names that are the same in every language."""
SAME: Final = "As in English."
"""The comment above a message whose text is the English one."""

LONGEST_BOT: Final = 6
"""Letters of a bot's name for which a phone has room beside a score."""

CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
BREAKING: Final = {"fr": re.compile(r"(?<! ) (?=[:;?!»%](?!  ))|(?<=«) ")}
"""Spaces at which a line must not break, of the languages that have some, where they still may."""
COUNTED: Final = (*range(1200), *(10**power * times for power in (4, 5) for times in range(1, 10)))
"""Whole numbers below a million with every plural category that one of them has."""

Entries = dict[str, ast.Message | ast.Term]


class Seen(Visitor):
    """The values, references, selectors and texts of a message."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.values: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []
        self.texts: list[str] = []
        self.gendered = False
        self.visit(entry.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A value."""
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """A function; one asks for the gender of what a value names."""
        self.gendered |= node.id.name == "GENDER"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice between variants."""
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.selections.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """A piece of text."""
        self.texts.append(node.value)


def categories(language: str) -> set[str]:
    """The plural categories that whole numbers below a million have in a language."""
    return {PLURALS[language](number) for number in COUNTED}


def findings(languages: Path = LANGUAGES, root: Path = ROOT) -> Iterator[str]:
    """All findings: what nothing says, and what the other languages lack or have too much."""
    yield from unused(languages / ENGLISH, root)
    for folder in sorted(languages.iterdir()):
        if folder.is_dir() and folder.name != ENGLISH:
            yield from language_findings(folder.name, languages, root)


def language_findings(language: str, languages: Path, root: Path = ROOT) -> Iterator[str]:
    """The findings of one language."""
    if language not in PLURALS:
        yield f"text/{language}: core/realmino/text/languages.py has no plural for it."
        return
    yield from message_findings(language, languages)
    yield from glossary_findings(language, languages, root / "rulebook")
    yield from rules_findings(language, root / "rulebook")


def message_findings(language: str, languages: Path) -> Iterator[str]:
    """What differs between the Fluent files of a language and the English ones."""
    english, other = read(languages / ENGLISH), read(languages / language)
    for name in sorted(english.keys() | other.keys()):
        place = f"text/{language}/{name}.ftl"
        wanted = [key for key in english.get(name, {}) if is_translated(name, key)]
        if name not in other:
            if wanted:
                yield f"{place} is missing."
            continue
        if name not in english:
            yield f"{place}: English has no such file."
            continue
        there = other[name]
        yield from (f"{place}: {key} is missing." for key in wanted if key not in there)
        for key in there:
            if not is_translated(name, key):
                yield f"{place}: {key} stays English: leave it out."
            elif key not in wanted and not key.startswith("-"):
                yield f"{place}: {key} is no message that English has there."
    whole = _together(english), _together(other)
    for name, entries in other.items():
        place, original = f"text/{language}/{name}.ftl", english.get(name, {})
        for key, entry in entries.items():
            faults = [*choice_faults(entry, language), *break_faults(entry, language)]
            if key in original:
                faults += value_faults(key, whole[0] | original, whole[1] | entries)
                is_marked = entry.comment is not None and SAME in str(entry.comment.content)
                if is_english(original[key], entry) is not is_marked:
                    faults.append(_same_fault(is_marked))
            yield from (f"{place}: {key} {fault}" for fault in faults)
    yield from gender_findings(language, whole[1])
    for key, entry in whole[1].items():
        if key.startswith("-bot-") and len(name := "".join(Seen(entry).texts)) > LONGEST_BOT:
            yield f"text/{language}: {key}, {name}, has more letters than {LONGEST_BOT}."


def read(folder: Path) -> dict[str, Entries]:
    """The messages and terms of a language by their Fluent files and keys."""
    files: dict[str, Entries] = {}
    for path in sorted(folder.glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        files[path.stem] = {
            ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
            for entry in body
            if isinstance(entry, ast.Message | ast.Term)
        }
    return files


def is_translated(name: str, key: str) -> bool:
    """Whether every language has that message of a Fluent file."""
    return not key.startswith(STAYS_ENGLISH.get(name, ())) or name not in STAYS_ENGLISH


def choice_faults(entry: ast.Message | ast.Term, language: str) -> Iterator[str]:
    """Choices by number that lack a plural category, or have one that no number has."""
    every = categories(language)
    for keys in Seen(entry).selections:
        plural = keys & CATEGORIES
        named = {key for key in keys - CATEGORIES if not key.lstrip("-").isdecimal()}
        if plural - {"other"} and not named:  # a term may have an option that is called one or two
            yield from (f"lacks the plural [{missing}]." for missing in sorted(every - plural))
            strange = sorted(plural - every - {"other"})
            yield from (f"has the plural [{other}], which no number has." for other in strange)


def break_faults(entry: ast.Message | ast.Term, language: str) -> Iterator[str]:
    """A space beside a sign at which a line would break."""
    breaking = BREAKING.get(language)
    if breaking and any(map(breaking.search, Seen(entry).texts)):
        yield "needs a no-break space before : ; ? ! » and after «."


def value_faults(key: str, english: Entries, other: Entries) -> Iterator[str]:
    """Values and attributes that differ from those of the English message."""
    theirs, ours = values_of(key, english), values_of(key, other)
    if key.startswith("-"):  # a term is asked with options, which each language has for itself
        theirs = ours = set()
    yield from (f"does not say ${name}." for name in sorted(theirs - ours))
    yield from (f"says ${name}, which English does not have." for name in sorted(ours - theirs))
    has, wants = ({item.id.name for item in all[key].attributes} for all in (other, english))
    yield from (f"lacks .{name}." for name in sorted(wants - has))


def values_of(key: str, entries: Entries, above: tuple[str, ...] = ()) -> set[str]:
    """The values that a message asks for, those of the messages in it among them."""
    if key not in entries or key in above:
        return set()
    seen = Seen(entries[key])
    inner = (values_of(other, entries, (*above, key)) for other in seen.references)
    return seen.values.union(*inner)


def is_english(english: ast.Message | ast.Term, entry: ast.Message | ast.Term) -> bool:
    """Whether a message with words in it, beside names, has the English text."""
    texts = ["".join(Seen(one).texts).strip() for one in (english, entry)]
    words = re.sub("|".join(map(re.escape, NAMES)), "", texts[0])
    return texts[0] == texts[1] and bool(re.search(r"[^\W\d_]{2}", words))


def gender_findings(language: str, entries: Entries) -> Iterator[str]:
    """Terms of a family in which only some have a gender, and genders for which nobody asks."""
    families: dict[str, dict[str, bool]] = {}
    for key, entry in entries.items():
        if isinstance(entry, ast.Term):
            has = any(item.id.name == "gender" for item in entry.attributes)
            families.setdefault(key[: key.rindex("-") + 1], {})[key] = has
    gendered = {family for family, terms in families.items() if any(terms.values())}
    for family in sorted(gendered):
        for key, has in families[family].items():
            if not has:
                yield f"text/{language}: {key} lacks the .gender that others of {family}… have."
    if gendered and not any(Seen(entry).gendered for entry in entries.values()):
        named = ", ".join(f"{family}…" for family in sorted(gendered))
        yield f"text/{language}: nothing asks for the GENDER of {named}"


def _same_fault(is_marked: bool) -> str:
    if is_marked:
        return f"is not the English text, as its comment says: remove “{SAME}”."
    return f"is the English text: translate it, or put “# {SAME}” above it."


def _together(files: Mapping[str, Entries]) -> Entries:
    """All messages of a language; those of the table and of the command line share some keys."""
    return {key: entry for entries in files.values() for key, entry in entries.items()}


SOURCES: Final = (
    *("core/realmino/**/*.py", "web/**/*.py", "web/*/*.html", "web/*/*.*js"),
    *("web/shell/app.webmanifest", "tools/**/*.py", "tools/**/*.html", "tools/**/*.js"),
)
NOT_OURS: Final = {"node_modules", "words", "more", "stock"}
SCRIPTS: Final = (
    *("boot-", "offline-", "realmino-board-", "saved-games-", "setup-", "share-", "storage-"),
    *("try-", "unsupported-"),
)
"""How the keys begin that scripts have as properties."""
MADE: Final = re.compile(r"realmino/text/[a-z]{2}\.py$")
"""The modules that are made of Fluent files have every key."""


def unused(folder: Path, root: Path) -> Iterator[str]:
    """The messages of a folder of Fluent files that neither a source nor another message says.

    A source says a key outright, as a property of a script's words, or puts it together of a
    beginning and an end; then the end has to stand in a source too.
    """
    written = "\n".join(_sources(root))
    words = {word.lower() for word in re.findall(r"[A-Za-z]\w*", written)}
    quoted = {*re.findall(r"[\"'`](-?[A-Za-z][\w-]*)(?=[\"'`])", written)}
    starts = {*re.findall(r"[\"'`]-?([a-z][\w-]*-)(?=\{|\$\{|[\"'`] ?[~+%,)])", written)}
    heads = {*re.findall(r"(?:, |= )\"([a-z]+)\"\)", written)}
    ends = {*re.findall(r"\}(-[\w-]+)[\"'`]", written)} | {"-team"}
    properties = {*re.findall(r"\.([a-z]\w*)\b", written)} | quoted
    named = _named(folder)

    def is_said(key: str, is_script: bool) -> bool:
        """Outright, by another message, by its pieces, or as a property of a script's words."""
        term = key.removeprefix("-")
        if {key, term} & (quoted | named) or key.startswith("list-"):
            return True
        if any(key.endswith(end) and key.removesuffix(end) in quoted for end in ends):
            return True
        head, _, tail = term.rpartition("-")
        if head in heads and tail in quoted:
            return True
        rests = [term.removeprefix(start) for start in starts if term.startswith(start)]
        if any({*rest.lower().split("-")} <= words for rest in rests):
            return True
        return is_script and bool(_ends(term) & properties)

    for path in sorted(folder.glob("*.ftl")):
        for key, _ in messages(path.read_text(encoding="utf-8"), path.name):
            if "." not in key and not is_said(key, key.startswith(SCRIPTS)):
                yield f"text/{folder.name}/{path.name}: nothing says {key}."


def _named(folder: Path) -> set[str]:
    """The keys that messages name."""
    every = [
        pattern
        for path in folder.glob("*.ftl")
        for _, pattern in messages(path.read_text(encoding="utf-8"), path.name)
    ]
    return {key for pattern in every for key in references(pattern)}


def _ends(key: str) -> set[str]:
    """The ends of a key as properties of a script's words: what follows any of its dashes."""
    pieces = key.split("-")
    tails = ["-".join(pieces[number:]) for number in range(1, len(pieces))]
    return {re.sub("-(.)", lambda letter: letter[1].upper(), tail) for tail in tails}


def _sources(root: Path) -> Iterator[str]:
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            inside = path.relative_to(root)
            if not NOT_OURS & {*inside.parts} and not MADE.search(inside.as_posix()):
                yield path.read_text(encoding="utf-8")


def main(words: list[str]) -> int:
    """Print the findings of all languages, or of those named; 1 if there are some."""
    if words:
        found = [text for word in words for text in language_findings(word, LANGUAGES)]
    else:
        found = [*findings()]
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
