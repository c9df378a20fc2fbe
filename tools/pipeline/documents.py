"""The documentation as pages of the site: README, `docs/` and the files they link to.

`tools.pipeline.render` runs it. Our own Markdown extension makes the boards, as in other people's
documents.
"""

import re
from html import escape
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Any, Final, NamedTuple
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.toc import TocExtension
from markdown.treeprocessors import Treeprocessor

from realmino.docs.markdown import RealminoExtension
from realmino.text.messages import Messages
from tools.paths import ROOT, BuildError
from tools.pipeline.catalogue import catalogue
from tools.pipeline.policies import READING
from tools.pipeline.site import RULES

TEMPLATES: Final = Path(__file__).with_name("document_pages")
FIRST: Final = "README.md"
"""The first document of the folder; its table lists the others."""

_ROW: Final = re.compile(r"^\| \[(?P<title>[^\]]+)\]\((?P<path>[^)]+)\) \| .+ \|$", re.MULTILINE)
_LINKED: Final = re.compile(r"\]\((?!https?:)(?P<path>[^)#]+)")
_PICTURES: Final = (".png",)


class ListedDocument(NamedTuple):
    """A document: its title, as in the contents if it is listed, and the path of its source."""

    title: str
    source: str

    @property
    def page(self) -> str:
        """The path of its page in the folder of the documents."""
        return page_of(self.source)


def slug(heading: str, _: str = "-") -> str:
    """The anchor of a heading, the same as on sites that show the sources."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def page_of(source: str) -> str:
    """The path of the page of a source, or of a picture, in the folder of the documents."""
    if source == FIRST:
        return "index.html"
    path = source.removeprefix("docs/")
    if path.endswith(_PICTURES):
        return path
    stem = re.sub(r"\.[a-z]+$", "", path)
    return f"{stem.lower()}.html"


class DocumentPages:
    """All pages in one language."""

    def __init__(self, language: str = "en", root: Path = ROOT) -> None:
        self.root = root
        self.language = language
        self.messages = Messages(catalogue(language), language)
        text = self._read(FIRST)
        listed = [ListedDocument(row["title"], row["path"]) for row in _ROW.finditer(text)]
        front = ListedDocument(self.messages.say("documents-front"), FIRST)
        self.listed = (front, *listed)
        self._environment = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def files(self) -> dict[str, str]:
        """Every file but the pictures, by its path in the folder."""
        documents = {document.source: document for document in self.listed}
        codes: set[str] = set()
        waiting = [*documents]
        while waiting:
            for path in sorted(self._linked(waiting.pop()) - documents.keys()):
                if path.endswith(".md"):
                    documents[path] = ListedDocument(self._title(path), path)
                    waiting.append(path)
                elif not path.endswith(_PICTURES):
                    codes.add(path)
        styles = (TEMPLATES / "documents.css").read_text(encoding="utf-8")
        return {
            **{document.page: self._document(document) for document in documents.values()},
            **{page_of(path): self._code(path) for path in sorted(codes)},
            "documents.css": styles,
        }

    def _linked(self, source: str) -> set[str]:
        """The files of the sources that a document links to, including pictures."""
        text = re.sub(r"^```.*?^```$", "", self._read(source), flags=re.M | re.S)
        paths = {resolved(source, found["path"]) for found in _LINKED.finditer(text)}
        for path in sorted(paths):
            if not (self.root / path).is_file():
                raise BuildError(f"{source} leads to {path}, which is not there.")
        return paths

    def _title(self, source: str) -> str:
        """The title of a document that is not listed."""
        return self._read(source).partition("\n")[0].removeprefix("# ")

    def _document(self, document: ListedDocument) -> str:
        links = _Links(document.source)
        toc = TocExtension(slugify=slug, toc_depth="2")
        converter = Markdown(
            extensions=["tables", "fenced_code", toc, RealminoExtension(site="../"), links]
        )
        body = converter.convert(self._read(document.source))
        if 'class="realmino-error"' in body:
            raise BuildError(f"{document.source} has a board that is none.")
        sections = [(token["id"], token["name"]) for token in _tokens(converter)]
        return self._page(document.page, document.title, body, document.source, sections)

    def _code(self, source: str) -> str:
        """A file that a document links to, unchanged."""
        title = source.rpartition("/")[2]
        code = escape(self._read(source))
        body = f"<h1>{escape(title)}</h1>\n<pre><code>{code}</code></pre>"
        return self._page(page_of(source), title, body, source, [])

    def _page(
        self, path: str, title: str, body: str, source: str, sections: list[tuple[str, str]]
    ) -> str:
        page = self._environment.get_template("page.html").render(
            language=self.language,
            policy=READING,
            say=self.messages.say,
            root="../" * path.count("/"),
            rules=RULES,
            title=title,
            body=body,
            source=source,
            sections=sections,
            listed=self.listed,
        )
        return page.strip() + "\n"

    def _read(self, source: str) -> str:
        return (self.root / source).read_text(encoding="utf-8")


class _Links(Extension):
    """Points links to sources to their pages."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self._source = source

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 – Markdown's name
        md.treeprocessors.register(_Leader(md, self._source), "documents", 0)


class _Leader(Treeprocessor):
    """Processes the tree of a document for `_Links`."""

    def __init__(self, md: Markdown, source: str) -> None:
        super().__init__(md)
        self._source = source

    def run(self, root: Element) -> None:
        for element in root.iter():
            for name in ("href", "src"):
                address = element.get(name, "")
                if address and not re.match(r"[a-z]+:|#", address):
                    element.set(name, self._led(address))

    def _led(self, address: str) -> str:
        path, sign, anchor = address.partition("#")
        page = page_of(resolved(self._source, path))
        return f"{relpath(page, dirname(page_of(self._source)) or '.')}{sign}{anchor}"


def resolved(source: str, path: str) -> str:
    """The path in the sources that a link of a document refers to."""
    return normpath(f"{dirname(source)}/{unquote(path)}").lstrip("/")


def _tokens(converter: Markdown) -> list[dict[str, Any]]:
    """The sections of a document below its title."""
    titles: list[dict[str, Any]] = getattr(converter, "toc_tokens", [])
    return [section for title in titles for section in title["children"]]


def files() -> dict[str, str]:
    """Every file but the pictures, by its path in the folder of the documents."""
    return DocumentPages().files()
