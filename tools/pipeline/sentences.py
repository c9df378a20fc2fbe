"""Makes the message modules, which aren't in git, from the Fluent files in `text/`.

They are remade whenever a Fluent file or a module has changed. Only this step
needs `fluent.syntax`.
"""

import sys
from importlib import invalidate_caches
from pathlib import Path
from typing import Final

from tools.paths import ROOT, WORK, BuildError
from tools.pipeline.bytecode import keep
from tools.setup.environment import stamp_of

MODULES: Final = (
    "core/realmino/text/[a-z][a-z].py",
    "web/words/**/*.py",
    "web/more/**/*.py",
)
"""The modules' paths; keep `.gitignore` and ruff's `exclude` in `pyproject.toml` in step."""

STAMP: Final = WORK / "sentences"


def are_current() -> bool:
    """Whether the modules exist and match the Fluent files."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == _stamp(_texts())


def write() -> list[Path]:
    """Writes changed modules and removes those without a language; returns their paths.

    Raises `BuildError` for invalid Fluent.
    """
    if are_current():
        return []
    from tools.pipeline.catalogue import modules

    texts = _texts()  # first, since a file may be saved in the meantime
    made = {path: text.encode() for path, text in modules().items()}
    changed = [path for path, body in made.items() if not _has(path, body)]
    # They may come from another branch with more languages or features.
    surplus = [path for path in _modules() if path not in made]
    for path in changed:
        keep(path, made[path])
    for path in surplus:
        path.unlink()
    keep(STAMP, _stamp(texts).encode())
    invalidate_caches()  # lets this process import the new modules
    return [*changed, *surplus]


def _texts() -> list[str | bytes]:
    """The paths and contents of the Fluent files and of the program that reads them."""
    return _contents(
        [
            ROOT / "tools/pipeline/catalogue.py",
            *sorted((ROOT / "text").glob("*/*.ftl")),
        ]
    )


def _stamp(texts: list[str | bytes]) -> str:
    """A digest of the texts and the existing modules."""
    return stamp_of(*texts, *_contents(_modules()))


def _contents(paths: list[Path]) -> list[str | bytes]:
    return [
        part for path in paths for part in (path.relative_to(ROOT).as_posix(), path.read_bytes())
    ]


def _modules() -> list[Path]:
    return sorted(path for pattern in MODULES for path in ROOT.glob(pattern))


def _has(path: Path, body: bytes) -> bool:
    return path.exists() and path.read_bytes() == body


if __name__ == "__main__":
    try:
        print(*(f"{path.relative_to(ROOT).as_posix()}\n" for path in write()), sep="", end="")
    except BuildError as fault:
        sys.exit(str(fault))
