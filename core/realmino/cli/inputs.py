"""The commands' input: options, files, standard input, and the error for invalid input."""

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, Final, NoReturn, TextIO

from realmino.pieces.buildings import BUILDINGS, Building, read_buildings
from realmino.pieces.parsing import COMMENT, NotationError, shorten
from realmino.pieces.variants import Rules
from realmino.text.language import say
from realmino.text.languages import ENGLISH, NAMES

Commands = Any
"""The object to which commands are added; argparse's own class is private."""

LANGUAGES: Final = [code for code in NAMES if find_spec(f"realmino.text.{code}")]
"""The available languages."""

_LONGEST_TEXT: Final = 1 << 20
_PATH: Final = re.compile(r"\.[A-Za-z]+$|^[.~/]|\\")
"""Parts of a path that notation contains only in comments."""
_FOLDER_OR_LAND: Final = re.compile(r"[-/wflgsmtbn0-9]*C[-/wflgsmtbn0-9]*|[KQW][2-8].*", re.DOTALL)
"""A kingdom, rules or a record, even if there's a folder with that name."""


class BadInput(ValueError):
    """Input that a command can't use. The message is a single line for the user."""


class Example(str):
    """Help text that isn't wrapped, such as commands to copy."""

    __slots__ = ()


class _Help(argparse.HelpFormatter):
    """Wraps each paragraph of a description, and aligns the commands with their help."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if isinstance(text, Example):
            return text
        parts = (super(_Help, self)._fill_text(part, width, indent) for part in text.split("\n\n"))
        return "\n\n".join(parts)

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        if isinstance(action, argparse._SubParsersAction):
            self._action_max_length += self._indent_increment  # argparse forgets to do this


class Parser(argparse.ArgumentParser):
    """An argument parser that raises its errors, so that the caller can report them in one line."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", _Help)
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Raises `BadInput` instead of printing the usage and exiting."""
        raise BadInput(f"{message} (see '{self.prog} --help')")

    def option(
        self,
        name: str,
        group: Any = None,
        values: Mapping[str, object] | None = None,
        **settings: Any,
    ) -> None:
        """Adds an argument. Its help is the message ``help-COMMAND-NAME`` with these values."""
        key = f"help-{self.prog.split()[-1]}-{name.lstrip('-')}"
        (group or self).add_argument(name, help=say(key, **values or {}), **settings)


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    has_example: bool = True,
) -> Parser:
    """Adds a command with its help: ``help-NAME``, ``help-NAME-about``, ``help-NAME-example``."""
    parser: Parser = commands.add_parser(
        name,
        help=say(f"help-{name}"),
        description=say(f"help-{name}-about"),
        epilog=Example(say(f"help-{name}-example")) if has_example else None,
    )
    parser.set_defaults(run=run)
    return parser


# Argument types


def rules_code(code: str) -> Rules:
    """The rules for a code such as ``K4hm``."""
    try:
        return Rules.parse(code)
    except NotationError as error:
        raise argparse.ArgumentTypeError(f"{shorten(code)!r}, {error}") from None


def positive_integer(text: str) -> int:
    """An integer from 1."""
    return _integer(text, 1)


def non_negative(text: str) -> int:
    """A non-negative integer."""
    return _integer(text, 0)


def _integer(text: str, minimum: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < minimum:
        raise argparse.ArgumentTypeError(
            f"{shorten(text)!r} is not a whole number of at least {minimum}"
        )
    return int(text)


def seconds(text: str) -> float:
    """A positive number of seconds."""
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]*)?|\.[0-9]+", text) or not float(text):
        raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not a number of seconds")
    return float(text)


def seed(text: str) -> str:
    """A seed: any text that can be encoded as UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not text in UTF-8") from None
    return text


def building_table(path: str) -> tuple[Building, ...]:
    """The building tiles in a table file."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            return read_buildings(_read_limited(file, path, _LONGEST_TEXT))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path}: {error.strerror}") from None
    except BadInput as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except NotationError as error:
        raise argparse.ArgumentTypeError(f"{path}, {error}") from None


# Options shared by several commands


def add_rules(parser: argparse.ArgumentParser, **options: Any) -> None:
    """Adds the rules code and ``--buildings``."""
    options.setdefault("help", say("help-any-rules"))
    parser.add_argument("rules", type=rules_code, metavar="RULES", **options)
    add_buildings(parser)


def rules(chosen: argparse.Namespace) -> Rules:
    """The rules given by the options from `add_rules`."""
    return Rules.parse(chosen.rules.code, chosen.buildings)


def add_buildings(parser: argparse.ArgumentParser) -> None:
    """Adds ``--buildings``, which replaces the building tiles."""
    parser.add_argument(
        "--buildings", type=building_table, default=BUILDINGS, metavar="FILE",
        help=say("help-any-buildings"),
    )  # fmt: skip


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Adds ``--seed``, which determines the deals."""
    parser.add_argument("--seed", type=seed, default="1", metavar="S", help=say("help-any-seed"))


def add_json(parser: argparse.ArgumentParser) -> None:
    """Adds ``--json``, which prints JSON instead of words."""
    parser.add_argument("--json", action="store_true", help=say("help-any-json"))


def add_language(parser: Parser, default: str) -> None:
    """Adds ``--language``."""
    values = {"languages": LANGUAGES}
    parser.option("--language", values=values, choices=LANGUAGES, default=default)


def system_language() -> str:
    """The system's language if it's available, otherwise English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((value for name in names if (value := os.environ.get(name))), "")
    code = locale.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH


# Texts


def print_file(text: str) -> None:
    """Prints a file's text to standard output in UTF-8, whatever the console's encoding."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    print(text, end="")


def read(argument: str, most: int = _LONGEST_TEXT) -> str:
    """An argument's text: from standard input for ``-``, from a file, or the argument itself.

    Raises `BadInput` for more than ``most`` characters, without reading the rest.
    """
    if argument == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):  # UTF-8, whatever the system's encoding
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="strict")
        return _read_limited(sys.stdin, "standard input", most)
    name = repr(shorten(argument, 200))
    if os.path.isdir(argument):
        if not _FOLDER_OR_LAND.fullmatch(argument):
            raise BadInput(f"{name} is a folder")
    elif "\0" not in argument and os.path.exists(argument):
        with open(argument, encoding="utf-8-sig") as file:
            return _read_limited(file, name, most)
    elif _PATH.search(re.sub(COMMENT, "", argument)):
        raise BadInput(f"there is no file {name}")
    return argument


def _read_limited(file: TextIO, name: str, most: int) -> str:
    try:
        text = file.read(most + 1)
    except UnicodeDecodeError:
        raise BadInput(f"{name} is not text in UTF-8") from None
    if len(text) > most:
        raise BadInput(f"{name} has more than {most} characters")
    return text
