"""The documentation pages: links work, boards are drawn, and the policy is followed."""

import html
import re
import zlib
from base64 import b64decode
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

import pytest

from tests.docs.test_doctests import blocks
from tools.documentation.pages import SETTINGS, compact_html, render, write
from tools.documentation.pages import files as make
from tools.documentation.sources import page_path
from tools.paths import ROOT, BuildError
from tools.pipeline.assemble import documents as site_documents
from tools.pipeline.assemble import moved_pages
from tools.pipeline.policies import READING
from tools.pipeline.site import DOCUMENTS

LARGEST: Final = 60_000
"""The maximum size of a page sent with gzip, in bytes; brotli is even smaller."""
ELSEWHERE: Final = {
    *("../index.html", "../realmino-board.js", "../icons/favicon.svg"),
    *("../rules/index.html", "../try/index.html"),
}
"""The files elsewhere on the site that the pages use."""


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """Every file of the folder by its path."""
    return site_documents()


@pytest.fixture(scope="module")
def pages(files: dict[str, bytes]) -> dict[str, str]:
    """The pages by their paths."""
    return {name: body.decode() for name, body in files.items() if name.endswith(".html")}


def html_of(source: str) -> str:
    """The page of a document."""
    return page_path(source).removesuffix("md") + "html"


def test_every_document_has_a_page(pages: dict[str, str]) -> None:
    documents = [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert len(documents) > 30
    for source in {*documents, "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"}:
        assert html_of(source) in pages
    assert 'href="reference/index.html"' in pages["index.html"]


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
        markup = re.sub("<code.*?</code>", "", page, flags=re.DOTALL)
        scripts = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", markup)
        assert scripts == [' id="__config" type="application/json"'], name
        assert not re.search(r"<style|\sstyle=|\son\w+=", markup), name
        assert not re.search(r'(?:src|<link[^>]*href)="https?:', page), name
        assert len(zlib.compress(page.encode(), 9)) < LARGEST, name


def test_styles_load_nothing_from_other_sites(files: dict[str, bytes]) -> None:
    styles = {name: body for name, body in files.items() if name.endswith(".css")}
    assert len(styles) > 2
    assert [name for name in styles if re.search(rb"@import|url\(.?https?:", styles[name])] == []


def test_fenced_positions_become_boards(pages: dict[str, str]) -> None:
    for document in (ROOT / "docs").glob("*.md"):
        fences = [kind for kind, _ in blocks(document.read_text(encoding="utf-8"))]
        page = pages[html_of(f"docs/{document.name}")]
        assert page.count('<div class="realmino">') == fences.count("realmino"), document
    assert pages["notation.html"].count("<realmino-board") > 1
    assert "```realmino at=2" in html.unescape(pages["documents.html"])


def test_code_is_highlighted(pages: dict[str, str]) -> None:
    assert '<span class="kn">from</span>' in pages["library.html"]
    assert '<span class="kn">import</span>' in pages["examples/codingame.html"]


def test_the_about_dialog_links_to_the_documents_and_the_reference(pages: dict[str, str]) -> None:
    links = re.findall(
        rf'href="{DOCUMENTS}/([^"]+)"', (ROOT / "web/setup/index.html").read_text("utf-8")
    )
    assert {*links} == {"index.html", "reference/index.html"}
    assert {*links} <= {*pages}


def test_former_addresses_of_the_reference_lead_to_its_pages(files: dict[str, bytes]) -> None:
    moved = {name: body.decode() for name, body in moved_pages(files).items()}
    assert {"reference/index.html", "reference/realmino.html", "reference/realmino/bots.html"} <= {
        *moved
    }
    for name, page in moved.items():
        [target] = re.findall('<a href="([^"]+)"', page)
        folder, _, path = normpath(PurePosixPath(name).parent / target).partition("/")
        assert (folder, path in files) == (DOCUMENTS, True), name
        assert f'content="0; url={target}"' in page


def test_a_page_has_the_lines_of_its_code_but_no_empty_ones(pages: dict[str, str]) -> None:
    page = "<p>\n\n  a\n </p>\n<pre><code>x\n\n  y</code></pre>\n\n<script>\n  1\n</script>\n"
    assert compact_html("index.html", page.encode()).decode() == (
        "<p>\na\n</p>\n<pre><code>x\n\n  y</code></pre>\n<script>\n  1\n</script>\n"
    )
    assert compact_html("data.json", b"{\n\n}") == b"{\n\n}"
    assert all("\n\n" not in page.partition("<article")[0] for page in pages.values())


@pytest.mark.deep
def test_pages_depend_on_neither_the_time_nor_the_folder(files: dict[str, bytes]) -> None:
    again = {name: b64decode(body) for name, body in make().items()}
    assert {*again} == {*files}
    assert [name for name, body in again.items() if body != files[name]] == []
    assert [name for name, body in again.items() if str(ROOT).encode() in body] == []
    assert [name for name, body in again.items() if re.search(rb" at 0x[0-9a-f]{6}", body)] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("```realmino\nK9\n```", "index.md, line 3: invalid Realmino board: "),
        ("[Nowhere](#none)", "Doc file 'index.md' contains a link '#none'"),
        ("[Nowhere](none.md)", "Doc file 'index.md' contains a link 'none.md'"),
    ],
)
def test_a_mistake_in_a_document_ends_the_build(text: str, message: str, tmp_path: Path) -> None:
    write(tmp_path / "docs", {"index.md": f"# Title\n\n{text}\n"})
    with pytest.raises(BuildError, match=re.escape(message)):
        render(tmp_path / "docs", tmp_path / "site", nav=["index.md"], plugins=[])


def test_every_document_is_in_the_navigation() -> None:
    listed = re.findall(r"- (?:\w+: )?(\S+[.]md)$", SETTINGS.read_text("utf-8"), re.MULTILINE)
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    assert sorted(listed) == sorted(
        page_path(path.relative_to(ROOT).as_posix()) for path in documents
    )
