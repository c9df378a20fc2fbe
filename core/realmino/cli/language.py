"""The language of a game at the terminal, and of the words in a picture."""

import argparse
import os
from importlib.util import find_spec
from typing import Final

from realmino.text.catalogue import say
from realmino.text.languages import NAMES
from realmino.text.spoken import ENGLISH

LANGUAGES: Final = [code for code in NAMES if find_spec(f"realmino.text.{code}")]
"""The languages that there are sentences in."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def add_language(parser: argparse.ArgumentParser, default: str, key: str) -> None:
    """The option that chooses a language."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=default, help=say(key, languages=LANGUAGES)
    )


def of_environment() -> str:
    """The language that the system asks for, where there is one with sentences, or English."""
    asked = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    code = asked.partition(".")[0].partition("_")[0].lower()
    return code if code in LANGUAGES else ENGLISH
