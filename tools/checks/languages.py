"""Compares every language with English; each finding is a sentence.

It runs in `.venv`, which has `fluent.syntax`. `python -m tools.checks.languages` prints the
findings of all languages, or of those named. `python build.py check` runs it.
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
"""Key prefixes of messages that exist in English only, by Fluent file."""
NAMES: Final = (
    *("Realmino", "Kingdomino", "Queendomino", "Bruno Cathala", "Blue Orange", "PyScript"),
    *("Python", "Pyodide", "Markdown", "GitHub", "MIT", "SVG", "PNG", "HTML", "Ctrl", "Shift"),
)
"""Names that are the same in every language."""
SAME: Final = "As in English."
"""The comment above a message that is the same as in English."""

LONGEST_BOT: Final = 6
"""The maximum length of a bot's name that fits beside a score on a phone."""

CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
BREAKING: Final = {"fr": re.compile(r"(?<! ) (?=[:;?!»%](?!  ))|(?<=«) ")}
"""Ordinary spaces that should be no-break spaces, by language."""
NUMBERS: Final = (*range(1200), *(10**power * times for power in (4, 5) for times in range(1, 10)))
"""Enough whole numbers below a million to cover every plural category."""

Entries = dict[str, ast.Message | ast.Term]


class MessageParts(Visitor):
    """A message's values, references, selectors and texts."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.values: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []
        self.texts: list[str] = []
        self.gendered = False
        self.visit(entry.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Records a value."""
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Records a reference to another message."""
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Records a function that uses a value's gender."""
        self.gendered |= node.id.name == "GENDER"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Records a selector's keys."""
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.selections.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Records a piece of text."""
        self.texts.append(node.value)


def categories(language: str) -> set[str]:
    """A language's plural categories for whole numbers below a million."""
    return {PLURALS[language](number) for number in NUMBERS}


def findings(languages: Path = LANGUAGES, root: Path = ROOT) -> Iterator[str]:
    """All findings: unused English messages, then each language's differences from English."""
    yield from unused_messages(languages / ENGLISH, root)
    for folder in sorted(languages.iterdir()):
        if folder.is_dir() and folder.name != ENGLISH:
            yield from language_findings(folder.name, languages, root)


def language_findings(language: str, languages: Path, root: Path = ROOT) -> Iterator[str]:
    """One language's findings."""
    if language not in PLURALS:
        yield f"text/{language}: core/realmino/text/languages.py has no plural for it."
        return
    yield from message_findings(language, languages)
    yield from glossary_findings(language, languages, root / "rulebook")
    yield from rules_findings(language, root / "rulebook")


def message_findings(language: str, languages: Path) -> Iterator[str]:
    """The differences between a language's Fluent files and the English ones."""
    english, other = read(languages / ENGLISH), read(languages / language)
    for name in sorted(english.keys() | other.keys()):
        place = f"text/{language}/{name}.ftl"
        expected = [key for key in english.get(name, {}) if is_translated(name, key)]
        if name not in other:
            if expected:
                yield f"{place} is missing."
            continue
        if name not in english:
            yield f"{place}: English has no such file."
            continue
        entries = other[name]
        yield from (f"{place}: {key} is missing." for key in expected if key not in entries)
        for key in entries:
            if not is_translated(name, key):
                yield f"{place}: {key} stays English: leave it out."
            elif key not in expected and not key.startswith("-"):
                yield f"{place}: {key} is no message that English has there."
    all_english, all_other = _merge(english), _merge(other)
    for name, entries in other.items():
        place, original = f"text/{language}/{name}.ftl", english.get(name, {})
        for key, entry in entries.items():
            faults = [*choice_faults(entry, language), *break_faults(entry, language)]
            if key in original:
                faults += value_faults(key, all_english | original, all_other | entries)
                is_marked = entry.comment is not None and SAME in str(entry.comment.content)
                if is_english(original[key], entry) is not is_marked:
                    faults.append(_same_as_english_error(is_marked))
            yield from (f"{place}: {key} {fault}" for fault in faults)
    yield from gender_findings(language, all_other)
    for key, entry in all_other.items():
        if (
            key.startswith("-bot-")
            and len(name := "".join(MessageParts(entry).texts)) > LONGEST_BOT
        ):
            yield f"text/{language}: {key}, {name}, has more letters than {LONGEST_BOT}."


def read(folder: Path) -> dict[str, Entries]:
    """A language's messages and terms, by Fluent file and key."""
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
    """Whether every language needs this message of a Fluent file."""
    return not key.startswith(STAYS_ENGLISH.get(name, ())) or name not in STAYS_ENGLISH


def choice_faults(entry: ast.Message | ast.Term, language: str) -> Iterator[str]:
    """Selectors that lack a plural category, or have one that no number needs."""
    every = categories(language)
    for keys in MessageParts(entry).selections:
        plural = keys & CATEGORIES
        named = {key for key in keys - CATEGORIES if not key.lstrip("-").isdecimal()}
        if plural - {"other"} and not named:  # a term's option may be called one or two
            yield from (f"lacks the plural [{missing}]." for missing in sorted(every - plural))
            surplus = sorted(plural - every - {"other"})
            yield from (f"has the plural [{other}], which no number has." for other in surplus)


def break_faults(entry: ast.Message | ast.Term, language: str) -> Iterator[str]:
    """Ordinary spaces beside punctuation marks, where a line could break."""
    breaking = BREAKING.get(language)
    if breaking and any(map(breaking.search, MessageParts(entry).texts)):
        yield "needs a no-break space before : ; ? ! » and after «."


def value_faults(key: str, english: Entries, other: Entries) -> Iterator[str]:
    """Values and attributes that differ from the English message's."""
    theirs, ours = message_values(key, english), message_values(key, other)
    if key.startswith("-"):  # each language chooses its terms' options
        theirs = ours = set()
    yield from (f"does not say ${name}." for name in sorted(theirs - ours))
    yield from (f"says ${name}, which English does not have." for name in sorted(ours - theirs))
    names, expected = ({item.id.name for item in all[key].attributes} for all in (other, english))
    yield from (f"lacks .{name}." for name in sorted(expected - names))


def message_values(key: str, entries: Entries, above: tuple[str, ...] = ()) -> set[str]:
    """The values that a message and the messages in it use."""
    if key not in entries or key in above:
        return set()
    parts = MessageParts(entries[key])
    inner = (message_values(other, entries, (*above, key)) for other in parts.references)
    return parts.values.union(*inner)


def is_english(english: ast.Message | ast.Term, entry: ast.Message | ast.Term) -> bool:
    """Whether a message still has the English text, which contains more than names."""
    texts = ["".join(MessageParts(message).texts).strip() for message in (english, entry)]
    words = re.sub("|".join(map(re.escape, NAMES)), "", texts[0])
    return texts[0] == texts[1] and bool(re.search(r"[^\W\d_]{2}", words))


def gender_findings(language: str, entries: Entries) -> Iterator[str]:
    """Terms without a gender in families that have one, and unused genders."""
    families: dict[str, dict[str, bool]] = {}
    for key, entry in entries.items():
        if isinstance(entry, ast.Term):
            has_gender = any(item.id.name == "gender" for item in entry.attributes)
            families.setdefault(key[: key.rindex("-") + 1], {})[key] = has_gender
    gendered = {family for family, terms in families.items() if any(terms.values())}
    for family in sorted(gendered):
        for key, has_gender in families[family].items():
            if not has_gender:
                yield f"text/{language}: {key} lacks the .gender that others of {family}… have."
    if gendered and not any(MessageParts(entry).gendered for entry in entries.values()):
        named = ", ".join(f"{family}…" for family in sorted(gendered))
        yield f"text/{language}: nothing asks for the GENDER of {named}"


def _same_as_english_error(is_marked: bool) -> str:
    if is_marked:
        return f"is not the English text, as its comment says: remove “{SAME}”."
    return f"is the English text: translate it, or put “# {SAME}” above it."


def _merge(files: Mapping[str, Entries]) -> Entries:
    """All of a language's messages; the table and the command line share some keys."""
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
"""Prefixes of keys that scripts use as properties."""
GENERATED: Final = re.compile(r"realmino/text/[a-z]{2}\.py$")
"""Modules generated from Fluent files, which contain every key."""


def unused_messages(folder: Path, root: Path) -> Iterator[str]:
    """A folder's messages that neither the sources nor other messages use.

    A source uses a key literally, as a property of a script's words, or builds it from a prefix and
    a suffix. In that case, a source has to contain the suffix too.
    """
    written = "\n".join(_sources(root))
    words = {word.lower() for word in re.findall(r"[A-Za-z]\w*", written)}
    quoted = {*re.findall(r"[\"'`](-?[A-Za-z][\w-]*)(?=[\"'`])", written)}
    starts = {*re.findall(r"[\"'`]-?([a-z][\w-]*-)(?=\{|\$\{|[\"'`] ?[~+%,)])", written)}
    heads = {*re.findall(r"(?:, |= )\"([a-z]+)\"\)", written)}
    ends = {*re.findall(r"\}(-[\w-]+)[\"'`]", written)} | {"-team"}
    properties = {*re.findall(r"\.([a-z]\w*)\b", written)} | quoted
    named = _references(folder)

    def is_used(key: str, is_script: bool) -> bool:
        """Whether the key is used literally, by another message, in pieces, or as a property."""
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
        return is_script and bool(_properties(term) & properties)

    for path in sorted(folder.glob("*.ftl")):
        for key, _ in messages(path.read_text(encoding="utf-8"), path.name):
            if "." not in key and not is_used(key, key.startswith(SCRIPTS)):
                yield f"text/{folder.name}/{path.name}: nothing says {key}."


def _references(folder: Path) -> set[str]:
    """The keys that other messages refer to."""
    every = [
        pattern
        for path in folder.glob("*.ftl")
        for _, pattern in messages(path.read_text(encoding="utf-8"), path.name)
    ]
    return {key for pattern in every for key in references(pattern)}


def _properties(key: str) -> set[str]:
    """A key's possible names as a property of a script's words: each part after a dash."""
    pieces = key.split("-")
    tails = ["-".join(pieces[number:]) for number in range(1, len(pieces))]
    return {re.sub("-(.)", lambda letter: letter[1].upper(), tail) for tail in tails}


def _sources(root: Path) -> Iterator[str]:
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            name = path.relative_to(root)
            if not NOT_OURS & {*name.parts} and not GENERATED.search(name.as_posix()):
                yield path.read_text(encoding="utf-8")


def main(words: list[str]) -> int:
    """Print the findings of all languages, or of those named; returns 1 if there are any."""
    if words:
        results = [text for word in words for text in language_findings(word, LANGUAGES)]
    else:
        results = [*findings()]
    print(*results, sep="\n", end="\n" if results else "")
    return int(bool(results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
