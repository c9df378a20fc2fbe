"""Spares Python to compile, at every start, what dataclasses and named tuples write as text.

To import this module first is all there is to do.
"""

import collections
import dataclasses
import marshal
from pathlib import Path
from types import CodeType
from typing import Any

FILE = str(Path(__file__).with_name("code_cache.bin"))


def _ready() -> dict[str, CodeType]:
    # The loader reads where the module lies, also in an archive.
    loader: Any = globals()["__loader__"]
    try:
        codes: dict[str, CodeType] = marshal.loads(loader.get_data(FILE))
    except OSError:
        return {}
    return codes


READY: dict[str, CodeType] = _ready()
"""Texts and their code, made by the build (`tools.bytecode.code_cache`)."""


def run(text: str, *spaces: dict[str, Any]) -> None:
    """Executes a text as `exec` does, but compiles only what the build has not met."""
    exec(READY.get(text, text), *spaces)


def value(text: str, *spaces: dict[str, Any]) -> Any:
    """The value of a text as `eval` finds it, but compiled only if the build has not met it."""
    return eval(READY.get(text, text), *spaces)


# They call the built-ins of these names otherwise.
vars(dataclasses)["exec"] = run
vars(collections)["eval"] = value
