"""Spares Python to compile, at every start, the methods that dataclasses write as text.

To import this module first is all there is to do.
"""

import dataclasses
import marshal
from pathlib import Path
from types import CodeType
from typing import Any

FILE = Path(__file__).with_name("methods.bin")

READY: dict[str, CodeType] = marshal.loads(FILE.read_bytes()) if FILE.exists() else {}
"""Texts and their code, made by the build (`tools.bytecode.methods`)."""


def run(text: str, *spaces: dict[str, Any]) -> None:
    """Executes a text as `exec` does, but compiles only what the build has not met."""
    exec(READY.get(text, text), *spaces)


# Dataclasses call the built-in of that name otherwise.
vars(dataclasses)["exec"] = run
