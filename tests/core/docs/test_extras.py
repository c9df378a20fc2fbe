"""Documents with boards, built by Python-Markdown and by Sphinx."""

import importlib
import logging
import os
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree
from zipfile import ZipFile

import markdown
import pytest
import yaml
from markdown.treeprocessors import Treeprocessor

from realmino.__main__ import build_parser
from realmino.docs.board import OPTIONS, BoardBlock
from realmino.docs.markdown import RealminoExtension
from tests.core.docs.test_board import RECORD, SITE, Tags
from tests.depth import ordinary_first
from tools.paths import ROOT
from tools.setup.environment import read_pyproject

PAGE = f"""# A page

Before.
```realmino at=2 mode=replay title="Spring cup"
{RECORD}
```
After.

1. In a list:

    ~~~~ realmino
    w1w1
    C-
    ~~~~

2. The next one.

````markdown
```realmino
how a fence is written
```
````

```python
print("realmino")
```
"""

RST = """
A page
======

Before.

.. realmino::
   :at: 2
   :mode: replay
   :title: Spring cup

   RECORD

* In a list:

  .. realmino::

     w1w1
     C-

.. realmino::
   :mode: chess

   K4 Oadcb
"""


def converted(text: str, site: str = SITE) -> Tags:
    """Converts a Markdown document with fences to HTML."""
    fences = RealminoExtension(site=site)
    return Tags(markdown.markdown(text, extensions=["fenced_code", fences]))


BOARDS = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md")}


@pytest.mark.parametrize("name", [name for name in BOARDS if "\n```realmino" in BOARDS[name]])
def test_the_boards_of_our_documents_are_valid(name: str) -> None:
    made = markdown.markdown(
        BOARDS[name], extensions=[RealminoExtension(site=SITE), "fenced_code", "tables"]
    )
    found = Tags(made).names
    assert "realmino-error" not in made
    assert found.count("realmino-board") == BOARDS[name].count("\n```realmino")


def test_finds_the_extension_by_name() -> None:
    [(name, place)] = read_pyproject()["project"]["entry-points"]["markdown.extensions"].items()
    module, _, offered = place.partition(":")
    assert name == "realmino"
    assert getattr(importlib.import_module(module), offered) is RealminoExtension
    settings = {module: {"site": SITE}}
    page = markdown.markdown(PAGE, extensions=[module], extension_configs=settings)
    assert "realmino-board" in Tags(page).names


def test_fences_of_a_markdown_document_become_boards() -> None:
    page = converted(PAGE)
    assert page.names == [
        *("h1", "p", "div", "script", "realmino-board", "a", "img", "p"),
        *("ol", "li", "p", "div", "img", "li", "p"),
        *("pre", "code", "pre", "code"),
    ]
    boards = [tag.attributes for tag in page.all if tag.name == "img"]
    options = {"at": "2", "mode": "replay", "title": "Spring cup"}
    expected = [BoardBlock.parse(RECORD, options), BoardBlock.parse("w1w1\nC-")]
    assert boards == [Tags(board.html()).one("img") for board in expected]
    assert "realmino-board" not in converted(PAGE, "").names


def test_leaves_an_unclosed_fence_to_markdown(caplog: pytest.LogCaptureFixture) -> None:
    page = markdown.markdown(f"```realmino\n{RECORD}", extensions=[RealminoExtension()])
    assert RECORD in page
    assert not caplog.records


def test_reports_a_broken_fence_in_the_document_and_as_a_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    text = "# A page\n\n```realmino at=30\nK4 Oadcb\n```\n\n```realmino\nK4 <b>\n```\n\nThe end.\n"
    sentence = "line 3: invalid Realmino board: the record ends after move 1, before 30."
    page = markdown.markdown(text, extensions=[RealminoExtension(site=SITE)])
    assert f'<p class="realmino-error">{sentence}</p>' in page
    assert Tags(page).names == ["h1", "p", "p", "p"]
    [first, second] = [
        (record.levelno, record.getMessage())
        for record in caplog.records
        if record.name.startswith("mkdocs.")
    ]
    assert first == (logging.WARNING, sentence)
    assert second[1].startswith("line 7: invalid Realmino board: column 4: found '<b>'")


def test_a_mkdocs_error_names_file_and_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """MkDocs removes a page's header, and adds a processor that knows the page's file."""
    text = "# A page\n\n```realmino\nK4 R0o\n```\n"
    source = f"---\ntitle: Mine\n---\n{text}"
    paths = Treeprocessor()
    paths.file = SimpleNamespace(  # type: ignore[attr-defined]
        src_uri="games/mine.md", content_string=source
    )
    document = markdown.Markdown(extensions=[RealminoExtension(site=SITE)])
    document.treeprocessors.register(paths, "relpath", 0)
    assert "games/mine.md, line 6: invalid Realmino board" in document.convert(text)
    assert caplog.messages[0].startswith("games/mine.md, line 6: ")


def shown(start: str) -> str:
    """Returns the indented example in the documentation that starts with ``start``."""
    text = (ROOT / "docs/documents.md").read_text(encoding="utf-8")
    [block] = [
        block for block in re.findall(r"(?:^    .*\n|^\n(?=    ))+", text, re.MULTILINE)
        if block.strip().startswith(start)
    ]  # fmt: skip
    return textwrap.dedent(block).strip()


def test_the_examples_of_the_documentation_work() -> None:
    fence = converted(shown("```realmino"))
    assert fence.one("realmino-board")["at"] == "2"
    settings = yaml.safe_load(shown("markdown_extensions"))
    [extension] = settings["markdown_extensions"]
    site = extension["realmino"]["site"]
    assert Tags(BoardBlock.parse(RECORD).html(site)).one("a")["href"].startswith(f"{site}#g=")
    lines = shown("pip install").splitlines()
    words = shlex.split(lines[1])
    assert words[0] == "realmino"
    assert build_parser().parse_args(words[1:]).width == 800
    text = (ROOT / "docs/documents.md").read_text(encoding="utf-8")
    assert {*re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)} == {*OPTIONS}
    extras = {*re.findall(r"realmino\[(\w+)\]", text)}
    assert extras <= {*read_pyproject()["project"]["optional-dependencies"]}


class Project:
    """A small Sphinx project."""

    def __init__(self, folder: Path, text: str) -> None:
        self.folder = folder
        whole = f"{text.replace('RECORD', RECORD)}\n{shown('.. realmino')}\n"
        (folder / "index.rst").write_text(whole, encoding="utf-8")
        given = {"project": "Tiny", "version": "1", "html_theme": "basic", "copyright": "2026"}
        lines = [shown("extensions ="), *(f"{name} = {value!r}" for name, value in given.items())]
        (folder / "conf.py").write_text("\n".join(lines), encoding="utf-8")

    def build(self, writer: str) -> tuple[str, str]:
        """Returns the first page as a builder writes it, and the warnings."""
        made, warnings = self.write(writer)
        [page] = [*made.rglob("index.*html"), *made.rglob("index.txt")]
        return page.read_text(encoding="utf-8"), warnings

    def write(self, writer: str, *options: str) -> tuple[Path, str]:
        """Returns the output folder of a builder, and the warnings."""
        made = self.folder / writer
        command = [sys.executable, "-m", "sphinx", "-q", "-b", writer]
        done = subprocess.run(
            [*command, "-d", str(self.folder / "doctrees"), *options, str(self.folder), str(made)],
            capture_output=True, encoding="utf-8", check=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "core"), "NO_COLOR": "1"},
        )  # fmt: skip
        return made, done.stderr


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with two valid boards and an invalid one."""
    return Project(tmp_path_factory.mktemp("sphinx"), RST)


KINGDOM = "Kingdom A (pink), castle on g7: wheat with 2 crowns on g8 h8."
NO_BOARD = "index.rst, line 21: invalid Realmino board: mode is one of replay, play, puzzle, "


def test_directives_of_a_sphinx_project_become_boards(project: Project) -> None:
    text, warnings = project.build("html")
    page = Tags(text)
    options = {"at": "2", "mode": "replay", "title": "Spring cup"}
    board = Tags(BoardBlock.parse(RECORD, options).html("https://example.org/realmino/"))
    for name in ("realmino-board", "a", "img"):
        assert next(tag for tag in board.all if tag.name == name) in page.all
    assert page.names.count("realmino-board") == 2
    assert [tag.attributes["alt"] for tag in page.all if tag.name == "img"][1] == KINGDOM
    assert f'<p class="realmino-error">{NO_BOARD}' in text
    assert warnings.startswith(f"WARNING: {NO_BOARD}")
    assert len(warnings.splitlines()) == 1


def test_plain_text_describes_a_board_in_words(project: Project) -> None:
    text, _ = project.build("text")
    words = " ".join(text.split())
    assert "Spring cup: Next line: domino 3, forest and forest; " in words
    assert f"* In a list: {KINGDOM}" in words


@pytest.mark.deep
def test_an_e_book_contains_the_pictures(project: Project) -> None:
    text, _ = project.build("epub")
    book = Tags(text)
    assert book.names.count("img") == 3
    assert "realmino-board" not in book.names


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project with enough pages for Sphinx to read them in parallel."""
    right = RST[: RST.index(".. realmino::\n   :mode: chess")]
    project = Project(
        tmp_path_factory.mktemp("manual"), f"{right}\n.. toctree::\n   :glob:\n\n   page*"
    )
    for number in range(6):
        text = right.replace("RECORD", RECORD)
        (project.folder / f"page{number}.rst").write_text(text, encoding="utf-8")
    return project


HTML = ("html", "dirhtml", "singlehtml", "htmlhelp", "qthelp", "devhelp", "json", "pickle", "epub")
WORDS = ("latex", "text", "man", "texinfo", "xml", "pseudoxml")
NEITHER = ("gettext", "linkcheck", "dummy", "changes")


@pytest.mark.parametrize("writer", ordinary_first([*HTML, *WORDS, *NEITHER], ("dirhtml",)))
def test_every_builder_writes_boards_without_a_warning(writer: str, manual: Project) -> None:
    """Builds in parallel; output other than HTML contains the picture's alternative text."""
    own = ["-d", str(manual.folder / "own")] if writer == "gettext" else []  # Sphinx requires it
    made, warnings = manual.write(writer, "-j", "2", *own)
    assert warnings == ""
    if writer in NEITHER:
        return
    texts = [
        " ".join(path.read_text(encoding="utf-8", errors="replace").split())
        for path in made.rglob("*")
        if path.is_file()
    ]
    described = [text for text in texts if KINGDOM in text]
    assert sum(text.count(KINGDOM) for text in described) >= 7  # one file may contain all pages
    assert all(("<img " in text) == (writer in HTML) for text in described)


@pytest.mark.deep
def test_an_e_book_is_well_formed(manual: Project) -> None:
    made, _ = manual.write("epub")
    [book] = made.glob("*.epub")
    with ZipFile(book) as files:
        names = [name for name in files.namelist() if re.search(r"\.(xhtml|opf|ncx|xml)$", name)]
        pages = {name: ElementTree.fromstring(files.read(name)) for name in names}
    pictures = [
        image
        for name in pages
        if "page" in name
        for image in pages[name].iter()
        if image.tag.endswith("}img")
    ]
    assert len(pictures) == 2 * 6
    assert all(image.get("alt") for image in pictures)
