"""The documentation as pages of the site: links work, and boards are drawn."""

import html
import re
import zlib
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

import pytest

from tests.docs.test_doctests import blocks
from tools.paths import ROOT, BuildError
from tools.pipeline.assemble import documents as site_documents
from tools.pipeline.catalogue import catalogue
from tools.pipeline.documents import DocumentPages, page_of
from tools.pipeline.policies import READING
from tools.pipeline.site import DOCUMENTS

LARGEST: Final = 60_000
"""Most bytes of a page as a server with gzip sends it; brotli is smaller still."""
ELSEWHERE: Final = {
    *("../index.html", "../realmino-board.js", "../icons/favicon.svg", "../rules/rules.css"),
    *("../rules/index.html", "../reference/index.html", "../try/index.html"),
}
"""The files of the rest of the site that the pages use."""


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """Every file of the folder by its path."""
    return site_documents()


@pytest.fixture(scope="module")
def pages(files: dict[str, bytes]) -> dict[str, str]:
    """The pages by their paths."""
    return {name: body.decode() for name, body in files.items() if name.endswith(".html")}


def test_every_document_has_a_page_and_is_listed_on_all_others(pages: dict[str, str]) -> None:
    documents = {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")}
    assert len(documents) > 7
    for source in {*documents, "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"}:
        assert page_of(source) in pages
        contents = {page.partition('<nav id="contents"')[2] for page in pages.values()}
        assert all(f'{page_of(source)}"' in listed for listed in contents)


def test_a_document_linked_from_another_one_only_is_a_page_of_text(
    pages: dict[str, str],
) -> None:
    decisions = {f"docs/decisions/{path.name}" for path in (ROOT / "docs/decisions").glob("*.md")}
    assert len(decisions) > 20
    for source in decisions:
        page = pages[page_of(source)]
        assert '<h2 id="decision">Decision</h2>' in page, source
        assert page_of("docs/architecture.md") in page


def test_every_address_in_a_page_exists(files: dict[str, bytes], pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for address in re.findall(r'\b(?:href|src)="((?!data:|https:)[^"]+)"', page):
            path, _, place = html.unescape(address).partition("#")
            target = normpath(PurePosixPath(name).parent / path) if path else name
            if target != "..":  # the table, opened by pictures of boards
                assert target in files.keys() | ELSEWHERE, f"{name}: {address}"
            if place and target in pages:
                assert f'id="{place}"' in pages[target], f"{name}: {address}"


def test_pages_follow_the_policy_and_load_nothing_from_other_sites(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        assert READING in html.unescape(page)
        markup = re.sub("<code>.*?</code>", "", page, flags=re.DOTALL)
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", markup), name
        assert not re.search(r'(?:src|<link[^>]*href)="https?:', page), name
        assert len(zlib.compress(page.encode(), 9)) < LARGEST, name


def test_fenced_positions_become_boards(pages: dict[str, str]) -> None:
    for document in (ROOT / "docs").glob("*.md"):
        fences = [kind for kind, _ in blocks(document.read_text(encoding="utf-8"))]
        page = pages[page_of(f"docs/{document.name}")]
        assert page.count('<div class="realmino">') == fences.count("realmino"), document
    assert pages["notation.html"].count("<realmino-board") > 1
    assert '<li><a href="#json">JSON</a></li>' in pages["notation.html"]
    assert "```realmino at=2" in html.unescape(pages["documents.html"])


def test_the_about_dialog_links_to_the_documents() -> None:
    assert f'href="{DOCUMENTS}/index.html"' in (ROOT / "web/setup/index.html").read_text("utf-8")


def test_every_message_is_used() -> None:
    sources = (ROOT / "tools/pipeline/document_pages/page.html").read_text("utf-8")
    sources += (ROOT / "tools/pipeline/documents.py").read_text("utf-8")
    keys = [key for key in catalogue("en") if key.startswith("documents-")]
    assert keys
    assert [key for key in keys if f'"{key}"' not in sources] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[Nowhere](docs/no.md)",
            r"^README\.md leads to docs/no\.md, which is not there",
        ),
        ("```realmino\nK9\n```", r"^README\.md has a board that is none\.$"),
    ],
)
def test_a_mistake_in_a_document_ends_the_build(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text(f"# Title\n\n{text}\n", encoding="utf-8")
    with pytest.raises(BuildError, match=message):
        DocumentPages(root=tmp_path).files()
