"""The documentation's sources in Markdown: our documents, and the code they link to.

In the repository, links between documents work on a code host. Here, documents move to the site's
folders, and their links are adjusted.
"""

import re
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Final
from urllib.parse import unquote

from tools.paths import ROOT, BuildError

FIRST: Final = "README.md"
"""The document that becomes the start page."""
PICTURES: Final = (".png", ".svg")
"""Suffixes of pictures, which the site includes unchanged."""

_FENCE: Final = re.compile(r"(^ *(`{3,}).*?^ *\2`*$)", re.MULTILINE | re.DOTALL)
_LINKED: Final = re.compile(r"\]\((?!https?:|mailto:|#)(?P<path>[^)#\s]+)")


def documents(root: Path = ROOT) -> dict[str, str]:
    """Every page's Markdown by its path in the site, including the linked code."""
    written = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    sources = {path.relative_to(root).as_posix(): path for path in sorted(written)}
    pages, linked = {}, set()
    for source, path in sources.items():
        text = path.read_text(encoding="utf-8")
        found = {resolved(source, link) for link in links(text)}
        for target in sorted(found):
            if not (root / target).is_file():
                raise BuildError(f"{source} links to {target}, which does not exist.")
        linked |= found
        pages[page_path(source)] = with_moved_links(text, source)
    for source in sorted(linked - sources.keys()):
        if not source.endswith(PICTURES):
            pages[page_path(source)] = code_page(
                source, (root / source).read_text(encoding="utf-8")
            )
    return pages


def page_path(source: str) -> str:
    """The path in the site for one of the project's files."""
    if source == FIRST:
        return "index.md"
    path = source.removeprefix("docs/")
    return path if path.endswith(PICTURES) else f"{re.sub(r'[.][a-z]+$', '', path).lower()}.md"


def resolved(source: str, link: str) -> str:
    """The project's file that a document's link leads to."""
    return normpath(f"{dirname(source)}/{unquote(link)}").lstrip("/")


def links(text: str) -> list[str]:
    """The files to which a text links outside its fences."""
    return [link["path"] for part in _FENCE.split(text)[::3] for link in _LINKED.finditer(part)]


def with_moved_links(text: str, source: str) -> str:
    """The text with its links adjusted to the document's page in the site."""
    here = dirname(page_path(source)) or "."

    def follow(link: re.Match[str]) -> str:
        return f"]({relpath(page_path(resolved(source, link['path'])), here)}"

    parts = _FENCE.split(text)
    parts[::3] = [_LINKED.sub(follow, part) for part in parts[::3]]
    del parts[2::3]  # the fence marks
    return "".join(parts)


def code_page(source: str, code: str) -> str:
    """A page that shows a file and is excluded from search."""
    name = source.rpartition("/")[2]
    language = name.rpartition(".")[2] if "." in name else "text"
    return (
        f"---\nsearch:\n  exclude: true\n---\n\n# {name}\n\n````{language}\n{code.rstrip()}\n````\n"
    )
