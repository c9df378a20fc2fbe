"""Reads Fluent files as plain data, which `realmino.text.messages` turns into sentences.

Runs in `.venv`, which has `fluent.syntax`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from tools.paths import ENGLISH, ROOT, BuildError

LANGUAGES: Final = ROOT / "text"
"""Contains a folder of Fluent files for each language."""

MODULES: Final[dict[str, tuple[str, ...]]] = {
    "core/realmino/text": ("game", "cli", "together"),
    "web/words": ("game", "table"),
    "web/more": ("features", "together"),
}
"""The folders of message modules, and the Fluent files that go into each.

Every page of the game starts with `web/words`; `web/more` is loaded with the first feature.
Messages in other files are used only during the build.
"""

ANY: Final = None
FUNCTIONS: Final[dict[str, Mapping[str, set[str] | None] | None]] = {
    "NAME": ANY,
    "LIST": ANY,
    "NUMBER": {"signDisplay": {"always"}, "style": {"percent"}},
    "SPELLED": {"capitalization": ANY, "gender": ANY, "case": ANY},
    "GENDER": {},
    "SOUND": {},
}
"""The functions that messages may use, with their options and the options' values."""

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_PLURALS: Final = {"one", "few", "many"}

Pattern = str | tuple[Any, ...]
Catalogue = dict[str, Pattern]

PACKAGE = '"""Sentences, generated from the files in text/ by `python build.py text`."""\n'

HEAD = '''"""Generated from {files} in text/{language} by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {{
'''


def catalogue(language: str, folder: Path = LANGUAGES) -> Catalogue:
    """All of a language's messages by key; the keys of terms begin with a dash.

    Raises `BuildError`, with the place, for invalid Fluent, a duplicate key, or a reference to an
    unknown key.
    """
    return {key: pattern for _, key, pattern in _entries(language, folder)}


def modules() -> dict[Path, str]:
    """The source of every message module, by its path."""
    made = {ROOT / folder / "__init__.py": PACKAGE for folder in MODULES if "web/" in folder}
    for language in sorted(path.name for path in LANGUAGES.iterdir() if path.is_dir()):
        entries = _entries(language, LANGUAGES)
        for folder, files in MODULES.items():
            patterns = {key: pattern for file, key, pattern in entries if file in files}
            made[ROOT / folder / f"{language}.py"] = module(patterns, language, files)
    return made


def _entries(language: str, folder: Path) -> list[tuple[str, str, Pattern]]:
    """The file, key and pattern of each of a language's messages."""
    patterns: Catalogue = {}
    homes: dict[str, str] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for key, pattern in messages(path.read_text(encoding="utf-8"), _place(path)):
            if key in patterns:
                raise BuildError(f"{_place(path)}: {homes[key]}.ftl has {key} already.")
            patterns[key], homes[key] = pattern, path.stem
    for key, pattern in patterns.items():
        for other in references(pattern):
            if other not in patterns:
                raise BuildError(f"The message {key} refers to {other}, which doesn't exist.")
    if language != ENGLISH:
        patterns = {key: _with_no_break_spaces(pattern) for key, pattern in patterns.items()}
    # English doesn't use the genders of its terms.
    agrees = any(part[0] == "gender" for pattern in patterns.values() for part in parts(pattern))
    return [
        (homes[key], key, pattern) for key, pattern in patterns.items() if agrees or "." not in key
    ]


def _with_no_break_spaces(pattern: Pattern, count: str = "") -> Pattern:
    """The pattern with no-break spaces before " · " and after counts, which would look torn off.

    A count is a number by whose plural category the pattern, or ``count`` outside it, is chosen.
    """
    if isinstance(pattern, str):
        return pattern.replace(" · ", f"{_NO_BREAK}· ")
    bound: list[Any] = []
    for part in pattern:
        if isinstance(part, str):
            text = part.replace(" · ", f"{_NO_BREAK}· ")
            follows = bool(count and bound) and bound[-1][:2] == ("$", count)
            bound.append(_NO_BREAK + text[1:] if follows and text[0] == " " else text)
        elif part[0] == "?":
            _, subject, variants, default = part
            inner = subject[1] if _PLURALS & {key for key, _ in variants} else count
            bound.append(
                (
                    "?",
                    subject,
                    tuple(
                        (key, _with_no_break_spaces(variant, inner)) for key, variant in variants
                    ),
                    _with_no_break_spaces(default, inner),
                )
            )
        else:
            bound.append(part)
    return tuple(bound)


def messages(text: str, place: str) -> Iterator[tuple[str, Pattern]]:
    """The key and pattern of every message, term and term attribute in a Fluent text."""
    for entry in _parsed(text).body:
        if isinstance(entry, ast.Junk):
            line = text[: entry.span.start if entry.span else 0].count("\n") + 1
            raise BuildError(f"{place}, line {line}: {entry.annotations[0].message}.")
        if isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", _pattern(entry.value, f"{place}: -{entry.id.name}")
            for attribute in entry.attributes:
                key = f"-{entry.id.name}.{attribute.id.name}"
                yield key, _pattern(attribute.value, f"{place}: {key}")
        elif isinstance(entry, ast.Message):
            if entry.attributes or entry.value is None:
                raise BuildError(f"{place}: {entry.id.name} must be one sentence.")
            yield entry.id.name, _pattern(entry.value, f"{place}: {entry.id.name}")


def references(pattern: Pattern) -> Iterator[str]:
    """The keys of messages and terms to which a pattern refers directly."""
    for part in parts(pattern):
        if part[0] == "&":
            yield part[1]
        elif part[0] == "-":
            yield f"-{part[1]}"
        elif part[0] == "spelled":
            yield "-spelled"


def values(pattern: Pattern) -> set[str]:
    """The values that a pattern uses directly."""
    return {part[1] for part in parts(pattern) if part[0] in ("$", "gender", "sound", "spelled")}


def parts(pattern: Pattern) -> Iterator[tuple[Any, ...]]:
    """Everything in a pattern except text, including the parts of selectors."""
    for part in () if isinstance(pattern, str) else pattern:
        if isinstance(part, tuple):
            yield part
            if part[0] == "?":
                yield part[1]
                for inner in (*(variant for _, variant in part[2]), part[3]):
                    yield from parts(inner)


def module(patterns: Mapping[str, Pattern], language: str, files: Iterable[str]) -> str:
    """The source of a message module."""
    names = ", ".join(f"{name}.ftl" for name in files)
    lines = (f"    {key!r}: {pattern!r},\n" for key, pattern in patterns.items())
    return HEAD.format(files=names, language=language) + "".join(lines) + "}\n"


@cache
def _parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def _place(path: Path) -> str:
    return "/".join(path.parts[-3:])


def _pattern(pattern: ast.Pattern, place: str) -> Pattern:
    all_parts = tuple(
        part.value if isinstance(part, ast.TextElement) else _expression(part.expression, place)
        for part in pattern.elements
        if isinstance(part, ast.TextElement | ast.Placeable)
    )
    return "".join(all_parts) if all(isinstance(part, str) for part in all_parts) else all_parts


def _expression(node: object, place: str) -> Any:
    """A part of a pattern: text, or one of the tuples that `Messages` evaluates."""
    match node:
        case ast.StringLiteral() | ast.NumberLiteral():
            return node.parse()["value"] if isinstance(node, ast.StringLiteral) else node.value
        case ast.Placeable():
            return _expression(node.expression, place)
        case ast.VariableReference():
            return "$", node.id.name
        case ast.MessageReference() if node.attribute is None:
            return "&", node.id.name
        case ast.TermReference() if node.attribute is None:
            return "-", node.id.name, _options(node.arguments, place)
        case ast.FunctionReference():
            return _function(node, place)
        case ast.SelectExpression():
            return _selection(node, place)
    raise BuildError(f"{place} has {type(node).__name__}, which is not used here.")


def _function(node: ast.FunctionReference, place: str) -> tuple[Any, ...]:
    name, options = node.id.name, _options(node.arguments, place)
    [value, *_] = [*node.arguments.positional, None]
    if name not in FUNCTIONS or not isinstance(value, ast.VariableReference):
        raise BuildError(f"{place}: {name} is no function, or not of one value.")
    if (known := FUNCTIONS[name]) is not ANY:
        for option, chosen in options:
            if option not in known or chosen not in (known[option] or (chosen,)):
                raise BuildError(f"{place}: {name} takes no such option.")
    if name in ("GENDER", "SOUND"):
        return name.lower(), value.id.name
    if name == "SPELLED":
        return "spelled", value.id.name, options
    return ("$", value.id.name, options) if options else ("$", value.id.name)


def _selection(node: ast.SelectExpression, place: str) -> tuple[Any, ...]:
    variants = {_key(variant): _pattern(variant.value, place) for variant in node.variants}
    default = next(_key(variant) for variant in node.variants if variant.default)
    others = tuple((key, variants[key]) for key in variants if key != default)
    return "?", _expression(node.selector, place), others, variants[default]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _options(arguments: ast.CallArguments | None, place: str) -> tuple[tuple[str, str], ...]:
    named = arguments.named if arguments else []
    return tuple(
        (argument.name.name, str(_expression(argument.value, place))) for argument in named
    )
