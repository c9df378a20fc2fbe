"""The examples in the core's docstrings and in every Markdown file work."""

import doctest
import importlib
import json
import os
import re
import shlex
import shutil
import textwrap
from pathlib import Path

import pytest

from realmino import Game
from realmino.together.fair import Giving
from tests.commands import a_game, realmino
from tests.each import each
from tests.test_architecture import CORE, CORE_FILES, ROOT, module_of

IN_OTHER_PROGRAMS = {"realmino.docs.markdown", "realmino.docs.sphinx"}
"""Modules that need the program they extend; `tests/core/docs/test_extras.py` tests them."""

MODULES = [
    module
    for module in (module_of(path, CORE) for path in CORE_FILES if path.name != "__main__.py")
    if module not in IN_OTHER_PROGRAMS
]
PAGES = [*sorted(ROOT.glob("*.md")), CORE / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
"""Every document; `pipeline/test_package.py` checks that the source archive has them."""

NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]
LONGEST_README = 120
LARGEST_GUIDE = 5_000
"""The maximum size of CONTRIBUTING.md and of docs/writing.md, in bytes."""
TESTED = {
    "pycon", "console", "python", "json", "javascript", "ebnf", "html", "css", "realmino", "fluent",
}  # fmt: skip
"""The languages in which examples are tested.

`tests/core/arena/test_program.py` reads the program in JavaScript, `test_vectors.py` the grammar,
`e2e/embed/test_boards.py` the pages and their style, `tests/core/docs/test_extras.py` the boards,
and `tests/tools/checks/test_languages.py` the messages.
"""

ELSEWHERE = (
    "python -m http.server",
    "python docs/examples/machines.py",
    "python docs/examples/relay.py",
    "python -m training.games",
    "python -m training.matches",
    "python -m training.photo",
)
"""Commands tested in `e2e/start/test_faults.py`, `test_examples.py` and `tests/training/`."""


def blocks(text: str) -> list[tuple[str, str]]:
    """Returns a Markdown file's examples, as language and text."""
    return re.findall(r"^```(\w*)[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def examples(language: str) -> list[tuple[str, str]]:
    """Returns all examples in a language, each with its file name."""
    texts = {
        name: path.read_text(encoding="utf-8") for name, path in zip(NAMES, PAGES, strict=True)
    }
    return [
        (name, body) for name in texts for kind, body in blocks(texts[name]) if kind == language
    ]


def lines_of_commands() -> list[str]:
    """Returns every command in the documents, without comments."""
    lines = "".join(body for _, body in examples("console")).splitlines()
    return [line.partition(" #")[0].rstrip() for line in lines if line]


def anchors(page: Path) -> set[str]:
    """Returns a Markdown file's anchors."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_work(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_core_has_examples() -> None:
    finder = doctest.DocTestFinder()
    names = [
        example.name
        for name in MODULES
        for example in finder.find(importlib.import_module(name))
        if example.examples
    ]
    assert {
        "realmino",
        "realmino.pieces.actions.parse_move",
        "realmino.notation.positions.PartialPosition.parse",
    } <= set(names)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_examples_of_a_document_work(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert (tried > 0) == (">>> " in page.read_text(encoding="utf-8"))


def test_the_documents_have_examples() -> None:
    with_examples = {name for name, _ in examples("pycon")}
    assert {"README.md", "core/README.md", "docs/library.md", "docs/bots.md"} <= with_examples


@each("page", PAGES)
def test_every_example_is_in_a_tested_language(page: Path) -> None:
    code_blocks = blocks(page.read_text(encoding="utf-8"))
    # The diagrams in the architecture document aren't examples.
    drawn = {""} if page.name == "architecture.md" else set()
    assert {kind for kind, _ in code_blocks} <= TESTED | drawn


@pytest.mark.parametrize("line", [line for line in lines_of_commands() if "realmino" in line])
def test_a_documented_command_runs(
    line: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Runs arenas with a few games, and quits games immediately."""
    # Imported here because the other tests also run in WebAssembly.
    from tools.dev.vectors import fair_game
    from tools.setup.environment import node

    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.setenv("PATH", str(Path(node()).parent), prepend=os.pathsep)
    shutil.copytree(ROOT / "docs/examples", folder / "docs/examples")
    whole = str(a_game("K4"))
    fair, chance = fair_game("K4h", (0, 1, 15, 1), Giving.PAIR)
    (folder / "game.txt").write_text(f"; Fair: {chance}\n{fair}\n", encoding="utf-8")
    (folder / "games.txt").write_text(f"{whole}\n" * 20, encoding="utf-8")
    program, arguments = shlex.split(line)[:3], shlex.split(line.partition(" > ")[0])[3:]
    assert program == ["python", "-m", "realmino"]
    if "--games" in arguments:
        arguments[arguments.index("--games") + 1] = "4"
    result = realmino(*arguments, stdin="quit\n")
    assert result.code == 0, result.err
    assert result.out


def test_the_output_below_a_command_is_real(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks each indented block directly below a single command."""
    monkeypatch.setenv("LC_ALL", "en")
    shown = [
        pair for page in PAGES
        for pair in re.findall(
            r"^```console\n(.+)\n```\n\n((?: {4}.+\n)+)", page.read_text("utf-8"), re.MULTILINE
        )
    ]  # fmt: skip
    assert shown
    for command, output in shown:
        assert realmino(*shlex.split(command)[3:]) == (0, textwrap.dedent(output), "")


def test_every_other_command_is_a_build_command_or_tested_elsewhere() -> None:
    others = [line for line in lines_of_commands() if "realmino" not in line]
    listed = re.findall(
        r'^    "(\w+)": \w+,$', (ROOT / "build.py").read_text("utf-8"), re.MULTILINE
    )
    for line in others:
        known = [f"python build.py {command}" for command in listed]
        assert line.startswith((*known, *ELSEWHERE)), line
    assert {"python build.py play", "python build.py test"} <= {*others}


def test_programs_in_the_documents_are_tested_files() -> None:
    programs = [path.read_text(encoding="utf-8") for path in (ROOT / "docs/examples").glob("*.py")]
    assert examples("python")
    assert [name for name, body in examples("python") if body not in programs] == []


def test_documented_json_matches_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bots = ("--bots", "greedy,random")
    realmino("arena", "K2", *bots, "--games", "2", "--jobs", "1", "--out", "games.jsonl")
    written = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()]
    [(_, body)] = examples("json")
    head, game = map(json.loads, body.splitlines())
    assert head == {**written[0], "seed": head["seed"]}
    assert game.keys() == written[1].keys()
    Game.parse(game["record"].removesuffix(" …"))


@each("page", PAGES)
def test_every_link_of_a_document_works(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    for link in links:
        path, _, place = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not place or place in anchors(target), link


def test_the_readme_is_short_and_links_every_document() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_README
    own = [f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")]
    assert [name for name in own if f"]({name})" not in text] == []
    assert "Bruno Cathala" in text
    assert "Blue Orange" in text


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/writing.md"])
def test_the_guides_are_short(name: str) -> None:
    assert (ROOT / name).stat().st_size <= LARGEST_GUIDE


def test_the_architecture_links_every_decision() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    names = [path.name for path in (ROOT / "docs/decisions").glob("*.md")]
    assert names
    assert [name for name in names if f"](decisions/{name})" not in text] == []


FILE = re.compile(r"`((?:core|docs|e2e|rulebook|tests|text|tools|training|typings|web)/[^`\s<]+)`")
"""A file or folder of the repository, possibly with a wildcard."""


@each("page", NAMES)
def test_the_files_named_in_a_document_exist(page: str) -> None:
    named = (
        FILE.findall((ROOT / page).read_text(encoding="utf-8")) if page != "CHANGELOG.md" else []
    )
    assert [name for name in named if not [*ROOT.glob(name.rstrip("/"))]] == []


@pytest.mark.parametrize(
    "page", ["docs/playing.md", "docs/playing-together.md", "docs/embedding.md"]
)
def test_the_labels_quoted_in_a_guide_exist(page: str) -> None:
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    labels = {*re.findall("“([^”]+)”", text)}
    files = (ROOT / "text/en").glob("*.ftl")
    messages = {
        message.strip('" ').replace("’", "'") for path in files
        for message in re.findall(r"= (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    }  # fmt: skip
    assert labels
    assert labels - messages == set()
