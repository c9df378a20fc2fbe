"""The Markdown from which the documentation is made: our documents, and the code they link to.

The documents stay where people expect them, with links between files that work on a code host.
Here they get the folders of the site, and their links follow.
"""

import re
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Final
from urllib.parse import unquote

from tools.paths import ROOT, BuildError

FIRST: Final = "README.md"
"""The first document of the site."""
PICTURES: Final = (".png", ".svg")
"""The endings of the names of pictures, which the site has unchanged."""

_FENCE: Final = re.compile(r"(^ *(`{3,}).*?^ *\2`*$)", re.MULTILINE | re.DOTALL)
_LINKED: Final = re.compile(r"\]\((?!https?:|mailto:|#)(?P<path>[^)#\s]+)")


def documents(root: Path = ROOT) -> dict[str, str]:
    """The Markdown of every page by its path in the site, with the code that documents link to."""
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
        pages[page_of(source)] = moved(text, source)
    for source in sorted(linked - sources.keys()):
        if not source.endswith(PICTURES):
            pages[page_of(source)] = code_page(source, (root / source).read_text(encoding="utf-8"))
    return pages


def page_of(source: str) -> str:
    """The path in the site of a file of the project."""
    if source == FIRST:
        return "index.md"
    path = source.removeprefix("docs/")
    return path if path.endswith(PICTURES) else f"{re.sub(r'[.][a-z]+$', '', path).lower()}.md"


def resolved(source: str, link: str) -> str:
    """The file of the project to which a link of a document leads."""
    return normpath(f"{dirname(source)}/{unquote(link)}").lstrip("/")


def links(text: str) -> list[str]:
    """The files to which a text links, outside its fences."""
    return [link["path"] for part in _FENCE.split(text)[::3] for link in _LINKED.finditer(part)]


def moved(text: str, source: str) -> str:
    """The text with links that lead to the same files from the document's page in the site."""
    here = dirname(page_of(source)) or "."

    def follow(link: re.Match[str]) -> str:
        return f"]({relpath(page_of(resolved(source, link['path'])), here)}"

    parts = _FENCE.split(text)
    parts[::3] = [_LINKED.sub(follow, part) for part in parts[::3]]
    del parts[2::3]  # the marks of the fences
    return "".join(parts)


def code_page(source: str, code: str) -> str:
    """A page that shows a file; the search leaves it out."""
    name = source.rpartition("/")[2]
    language = name.rpartition(".")[2] if "." in name else "text"
    return (
        f"---\nsearch:\n  exclude: true\n---\n\n# {name}\n\n````{language}\n{code.rstrip()}\n````\n"
    )
