"""The licence page: every third-party part of the site, with its terms."""

import html
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.paths import ROOT, BuildError

TEXTS = Path(__file__).with_suffix(".txt")
"""Licence texts missing from packages, under the last part of the package's or library's name."""

PLACE = "<!-- licences -->"

LOOKED_UP_IN = "0.29.5"
"""The Pyodide version for which `COMPILED` is right; other versions may contain different parts."""


class Part(NamedTuple):
    """A third-party part; ``terms`` is the SPDX name of its licence, ``text`` the full text."""

    name: str
    version: str
    terms: str
    text: str


COMPILED = (
    ("CPython and its standard library", "3.13.2", "PSF-2.0", "cpython"),
    ("zlib", "1.3.1", "Zlib", "zlib"),
    ("bzip2", "1.0.6", "bzip2-1.0.6", "bzip2"),
    ("Expat", "2.6.4", "MIT", "expat"),
    ("libffi", "", "MIT", "libffi"),
    ("libmpdec", "2.5.1", "BSD-2-Clause", "libmpdec"),
    ("HACL*", "", "MIT", "hacl"),
    ("Emscripten", "4.0.9", "MIT", "emscripten"),
    ("MiniLZ4", "", "MIT", "minilz4"),
    ("musl", "", "MIT", "musl"),
    ("LLVM's C++ library and compiler-rt", "", "Apache-2.0 WITH LLVM-exception", "llvm"),
    ("error-stack-parser and stackframe", "", "MIT", "stacktracejs"),
)
"""Third-party parts of Pyodide's files."""

FONTS = (("Yeseva One", "v24", "OFL-1.1", "yeseva-one"),)
"""The page's fonts."""

DOCUMENTATION = (
    ("Material for MkDocs", "9.8.2", "MIT", "mkdocs-material"),
    ("Material Design Icons", "", "Apache-2.0", "material-design-icons"),
    ("clipboard", "", "MIT", "clipboard"),
    ("escape-html", "", "MIT", "escape-html"),
    ("focus-visible", "", "W3C-20150513", "focus-visible"),
    ("lunr", "2.3.9", "MIT", "lunr"),
    ("material-design-color", "", "MIT", "material-design-color"),
    ("rxjs", "", "Apache-2.0", "rxjs"),
    ("tslib", "", "0BSD", "tslib"),
)
"""The documentation's theme, and third-party parts of its scripts and styles."""


def packages(scripts: Iterable[Path]) -> list[str]:
    """The npm packages in bundled scripts, as paths below `node_modules`; some are nested.

    They come from the scripts' source maps.
    """
    names = {"@pyscript/core"}
    for script in scripts:
        source_map = script.with_name(f"{script.name}.map")
        for source in json.loads(source_map.read_text(encoding="utf-8"))["sources"]:
            _, *inside = source.split("node_modules/")
            for depth in range(len(inside)):
                parts = inside[depth].split("/")
                inside[depth] = "/".join(parts[: 2 if parts[0].startswith("@") else 1])
            if inside:
                names.add("/node_modules/".join(inside))
    return sorted(names)


def locked(modules: Path) -> list[Part]:
    """The npm packages in a folder's lock file, except development dependencies."""
    lock = json.loads(modules.with_name("package-lock.json").read_text(encoding="utf-8"))
    names = [path.removeprefix("node_modules/") for path, entry in lock["packages"].items()
             if path and not entry.get("dev")]  # fmt: skip
    return [_package(name, modules, lock) for name in names]


def parts(modules: Path, scripts: Iterable[Path]) -> list[Part]:
    """All third-party parts of the site; raises `BuildError` if one lacks a licence."""
    lock = json.loads(modules.with_name("package-lock.json").read_text(encoding="utf-8"))
    pyodide = lock["packages"]["node_modules/pyodide"]["version"]
    if pyodide != LOOKED_UP_IN:
        raise BuildError(
            f"Pyodide {pyodide} may not contain the same libraries as {LOOKED_UP_IN}:"
            " look them up and correct the list in tools/pipeline/licences.py."
        )
    names = ["pyodide", *packages(scripts)]
    listed = [
        Part(name, version, terms, _licence_text(text))
        for name, version, terms, text in (*COMPILED, *FONTS, *DOCUMENTATION)
    ]
    return [_package(name, modules, lock) for name in names] + listed


def page(template: str, all_parts: Iterable[Part]) -> str:
    """The licence page; parts with identical terms share an entry."""
    by_text: dict[str, list[Part]] = {}
    for part in all_parts:
        by_text.setdefault(part.text, []).append(part)
    if PLACE not in template:
        raise BuildError(f"web/shell/licences.html lacks {PLACE}.")
    return template.replace(PLACE, "\n".join(_entry(*item) for item in by_text.items()))


def _entry(text: str, sharing: list[Part]) -> str:
    names = ", ".join(" ".join(filter(None, (part.name, part.version))) for part in sharing)
    terms = ", ".join(sorted({part.terms for part in sharing}))
    return (
        f'<details class="more"><summary><span lang="en">{html.escape(names)}'
        f" <small>{html.escape(terms)}</small></span></summary>\n"
        f'<pre lang="en">{html.escape(text, quote=False)}</pre></details>'
    )


def _package(name: str, modules: Path, lock: dict[str, dict[str, dict[str, str]]]) -> Part:
    folder = modules / name
    entry = lock["packages"].get(f"node_modules/{name}")
    if entry is None or not folder.is_dir():
        raise BuildError(f"The site contains {name}, which is not among the npm packages.")
    terms = json.loads((folder / "package.json").read_text(encoding="utf-8"))["license"]
    own = [
        path.read_text(encoding="utf-8").strip()
        for path in sorted(folder.iterdir())
        if path.name.upper().startswith(("LICENSE", "LICENCE", "NOTICE", "COPYING"))
    ]
    spelt = {"APACHE-2.0": "Apache-2.0"}.get(terms, terms)
    bare = name.rpartition("node_modules/")[2]
    if not own and bare != name:  # an older version inside another package
        return _package(bare, modules, lock)._replace(version=entry["version"])
    return Part(bare, entry["version"], spelt, "\n\n".join(own) or _licence_text(bare))


@cache
def _texts() -> dict[str, str]:
    """The texts in `TEXTS` by name."""
    _, *parts = re.split(r"^\[licence of (.+)\]\n", TEXTS.read_text(encoding="utf-8"), flags=re.M)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def _licence_text(name: str) -> str:
    text = _texts().get(name.rpartition("/")[2])
    if text is None:
        raise BuildError(
            f"The licence of {name} is not known: add its text to {TEXTS.relative_to(ROOT)}."
        )
    return text.strip()
