"""Makes the documentation's pages with MkDocs, in a temporary folder."""

import logging
import re
import sys
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from posixpath import dirname, relpath
from tempfile import TemporaryDirectory
from typing import Any, Final

from mkdocs.commands.build import build
from mkdocs.config import load_config

from tools.documentation import reference, sources
from tools.paths import KEPT_PAGES, ROOT, BuildError
from tools.pipeline.policies import READING

SETTINGS: Final = Path(__file__).with_name("mkdocs.yml")

_INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_VERBATIM: Final = re.compile(r"(<(pre|script|textarea)\b.*?</\2>)", re.DOTALL)
_UNUSED: Final = re.compile(r"404[.]html|sitemap[.]xml.*|.*[.]map|assets/images/.*|.*/lunr/.*")
"""Files from MkDocs and its theme that our pages don't need."""
_FORMATTERS: Final = ("black", "ruff")
"""Packages that would change how mkdocstrings lays out signatures. They count as missing."""
_CHARSET: Final = '<meta charset="utf-8">'


class _Warnings(logging.Handler):
    """Keeps MkDocs's first warning."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.first = ""

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps the record's message if it is the first."""
        self.first = self.first or " ".join(record.getMessage().split())


def files(root: Path = ROOT) -> dict[str, str]:
    """Each of the documentation's files in base 64, by its path in the folder."""
    with TemporaryDirectory(prefix="realmino-") as folder:
        source, target = Path(folder) / "docs", Path(folder) / "site"
        write(source, sources.documents(root) | reference.pages(reference.package()))
        (source / KEPT_PAGES.name).write_bytes(KEPT_PAGES.read_bytes())
        for picture in (root / "docs").iterdir():
            if picture.suffix in sources.PICTURES:
                (source / picture.name).write_bytes(picture.read_bytes())
        render(source, target)
        made = {
            path.relative_to(target).as_posix(): path.read_bytes()
            for path in sorted(target.rglob("*"))
            if path.is_file()
        }
    kept = {name: body for name, body in made.items() if not _UNUSED.fullmatch(name)}
    made = {name: compact_html(name, body) for name, body in under_policy(kept).items()}
    return {name: b64encode(body).decode() for name, body in made.items()}


def write(folder: Path, texts: Mapping[str, str]) -> None:
    """Writes files with these texts below a folder."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def render(source: Path, target: Path, **settings: Any) -> None:
    """Makes a folder's pages; raises `BuildError` for the first warning.

    ``settings`` override those in `mkdocs.yml`.
    """
    for name in _FORMATTERS:
        sys.modules[name] = None  # type: ignore[assignment]  # as if it weren't installed
    warnings, log = _Warnings(), logging.getLogger("mkdocs")
    log.addHandler(warnings)
    try:
        folders = {"docs_dir": str(source), "site_dir": str(target)}
        config: Any = load_config(str(SETTINGS), **folders, **settings)
        config.nav = [*config.nav, *navigation(source)]
        build(config)
    finally:
        log.removeHandler(warnings)
    if warnings.first:
        raise BuildError(f"The documentation: {warnings.first}")


def navigation(source: Path) -> list[dict[str, Any]]:
    """The navigation for decisions and the reference, which `mkdocs.yml` doesn't list."""

    def listed(*paths: Path) -> list[Any]:
        return [path.relative_to(source).as_posix() for path in paths]

    folder = source / reference.FOLDER
    modules = listed(*folder.glob("index.md"))
    for home in sorted(path.parent for path in folder.rglob("*/index.md")):
        classes = sorted(path for path in home.glob("*.md") if path.name != "index.md")
        # The sidebar has no room for the package's name in every line.
        name = ".".join(home.relative_to(folder).parts).removeprefix("realmino.")
        modules.append({name: listed(home / "index.md", *classes)})
    decisions = listed(*sorted(source.glob("decisions/*")))
    return [{"Decisions": decisions}, {"Reference": modules}]


def compact_html(name: str, body: bytes) -> bytes:
    """A page without its templates' indentation and empty lines, which take up a third of it."""
    if not name.endswith(".html"):
        return body
    parts = _VERBATIM.split(body.decode())
    parts[::3] = [re.sub(r"\s*\n\s*", "\n", part) for part in parts[::3]]
    del parts[2::3]  # element names
    return "".join(parts).encode()


def under_policy(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files, with each inline script moved to its own file, as the policy requires."""
    scripts: dict[str, bytes] = {}
    pages = {}
    for name, body in files.items():
        if name.endswith(".html"):
            pages[name] = _under_policy(name, body.decode(), scripts).encode()
    return {**files, **pages, **scripts}


def _under_policy(name: str, page: str, scripts: dict[str, bytes]) -> str:
    def as_file(script: re.Match[str]) -> str:
        body = script[1].encode()
        path = f"assets/javascripts/{sha256(body).hexdigest()[:12]}.js"
        scripts[path] = body
        return f'<script src="{relpath(path, dirname(name) or ".")}"></script>'

    policy = f'<meta http-equiv="Content-Security-Policy" content="{escape(READING)}">'
    if _CHARSET not in page:
        raise BuildError(f"{name} must open with {_CHARSET}.")
    return _INLINE.sub(as_file, page).replace(_CHARSET, f"{_CHARSET}\n{policy}", 1)
