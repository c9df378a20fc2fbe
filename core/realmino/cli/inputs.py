"""The input of the commands (arguments, files, standard input), and the refusal of bad input."""

import argparse
import io
import os
import re
import sys
from typing import Any, Final, NoReturn, TextIO

from realmino.pieces.buildings import BUILDINGS, Building, read_buildings
from realmino.pieces.parsing import NotationError, shorten
from realmino.pieces.variants import Rules
from realmino.text.catalogue import say

Commands = Any
"""The argparse object that commands are added to; argparse's own name for it is private."""


class BadInput(ValueError):
    """Something given at the command line cannot be used; the message is one line for people."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises its errors, so that the caller reports them in one line."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Raises `BadInput` where argparse would print the usage and leave."""
        raise BadInput(f"{message} (see '{self.prog} --help')")


def rules_code(code: str) -> Rules:
    """The type of an argument that is a rules code."""
    try:
        return Rules.parse(code)
    except NotationError as error:
        raise argparse.ArgumentTypeError(f"{shorten(code)!r}, {error}") from None


def positive(text: str) -> int:
    """The type of an argument that is a whole number from 1."""
    return _whole(text, 1)


def not_negative(text: str) -> int:
    """The type of an argument that is a whole number from 0."""
    return _whole(text, 0)


def _whole(text: str, least: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < least:
        raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not a whole number from {least}")
    return int(text)


def seconds(text: str) -> float:
    """The type of an argument that is a time in seconds."""
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]*)?|\.[0-9]+", text) or not float(text):
        raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not a number of seconds")
    return float(text)


def read(argument: str, most: int = 1 << 20) -> str:
    """The text an argument stands for: standard input for ``-``, a file's content, or itself.

    Never more than ``most`` characters: what is longer is refused before it is all in memory.
    """
    if argument == "-":
        if isinstance(sys.stdin, io.TextIOWrapper):  # UTF-8 whatever the system's own encoding is
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="strict")
        return _limited(sys.stdin, "standard input", most)
    name = repr(shorten(argument, 200))
    if os.path.isdir(argument):
        if not _FOLDER_OR_LAND.fullmatch(argument):
            raise BadInput(f"{name} is a folder")
    elif "\0" not in argument and os.path.exists(argument):
        with open(argument, encoding="utf-8-sig") as file:
            return _limited(file, name, most)
    elif _PATH.search(re.sub(r";[^\n]*", "", argument)):
        raise BadInput(f"there is no file {name}")
    return argument


_PATH: Final = re.compile(r"\.[A-Za-z]+$|^[.~/]|\\")
"""What no notation has; a comment may."""

_FOLDER_OR_LAND: Final = re.compile(r"[-/wflgsmtbn0-9]*C[-/wflgsmtbn0-9]*|[KQW][2-8].*", re.DOTALL)
"""A kingdom, rules or a record, even where a folder has the same name."""


def _limited(file: TextIO, name: str, most: int) -> str:
    try:
        text = file.read(most + 1)
    except UnicodeDecodeError:
        raise BadInput(f"{name} is not text in UTF-8") from None
    if len(text) > most:
        raise BadInput(f"{name} has more than {most} characters")
    return text


def seed(text: str) -> str:
    """The type of an argument that says which deals are dealt."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not text in UTF-8") from None
    return text


def add_rules(parser: Parser, **options: Any) -> None:
    """The rules code, and with what building tiles it is played."""
    options.setdefault("help", say("help-any-rules"))
    parser.add_argument("rules", type=rules_code, metavar="RULES", **options)
    add_buildings(parser)


def rules(chosen: argparse.Namespace) -> Rules:
    """The rules that were chosen, with the tiles that were chosen."""
    return Rules.parse(chosen.rules.code, chosen.buildings)


def add_buildings(parser: Parser) -> None:
    """The option that replaces the building tiles."""
    parser.add_argument(
        "--buildings", type=building_table, default=BUILDINGS, metavar="FILE",
        help=say("help-any-buildings"),
    )  # fmt: skip


def building_table(path: str) -> tuple[Building, ...]:
    """The type of an argument that names a file with a table of building tiles."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            return read_buildings(_limited(file, path, 1 << 20))
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path}: {error.strerror}") from None
    except BadInput as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except NotationError as error:
        raise argparse.ArgumentTypeError(f"{path}, {error}") from None


def add_seed(parser: Parser) -> None:
    """The option that says which deals are dealt."""
    parser.add_argument(
        "--seed",
        type=seed,
        default="1",
        metavar="S",
        help=say("help-any-seed"),
    )  # fmt: skip


def add_json(parser: Parser) -> None:
    """The option that asks for JSON instead of words."""
    parser.add_argument("--json", action="store_true", help=say("help-any-json"))
