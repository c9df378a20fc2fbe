"""The page for trying out the library: the documents' examples, and programs' output."""

import json
import re
from html import unescape
from xml.etree import ElementTree

import pytest

from tests.test_sentences import LETTER, Texts
from tools.pipeline.catalogue import catalogue
from tools.pipeline.policies import TRY
from tools.pipeline.try_files.run_example import MOST, run
from tools.pipeline.try_page import DOCUMENTS, examples, files


def output(source: str, before: str = "") -> str:
    """The output of a Python program."""
    pieces: list[str] = []
    run(before, source, pieces.append, lambda picture, alt: None)
    return "".join(pieces)


@pytest.mark.parametrize("document", ["The library", "Bots", "The notation"])
def test_examples_print_what_the_document_shows(document: str) -> None:
    """Each example runs after those before it."""
    own = [example for example in examples() if example.document == document]
    for number, example in enumerate(own):
        assert example.before == "".join(earlier.code for earlier in own[:number])
    whole = own[-1].before + own[-1].code
    assert output(whole) == "".join("".join(example.expected) for example in own)


def test_examples_come_from_the_documents() -> None:
    offered = examples()
    assert [*dict.fromkeys(example.document for example in offered)] == [
        *("The library", "Bots", "The notation"),
    ]
    assert len(DOCUMENTS) == 3
    assert {"Score a kingdom", "Look ahead fast", "Records with headers"} <= {
        example.title for example in offered
    }
    assert ">>>" not in "".join(example.code for example in offered)


def test_shows_values_as_at_the_prompt() -> None:
    assert output("x = 6\nx * 7\nNone\nprint('hi', end='')\n'a'", "x = 1") == "42\nhi'a'\n"
    assert output("for n in range(2):\n    n\n") == "0\n1\n"
    assert output("") == ""


def test_draws_a_picture_below_its_value() -> None:
    shown: list[tuple[str, ...]] = []
    source = "print('first')\nKingdom.parse('w1C')\nGame\nTerrain.WHEAT\nend\n_ is end"
    before = "from realmino import *; Kingdom.parse('C'); end = parse_move('E')"
    run(before, source, lambda text: shown.append((text,)), lambda *picture: shown.append(picture))
    texts = "".join(piece[0] for piece in shown if len(piece) == 1)
    assert texts.splitlines() == [
        *("first", "Kingdom.parse('w1C')", "<class 'realmino.game.Game'>"),
        *("Terrain.WHEAT", "End()", "True"),
    ]
    [number] = [number for number, piece in enumerate(shown) if len(piece) == 2]
    assert "".join(piece[0] for piece in shown[:number]).endswith("Kingdom.parse('w1C')\n")
    picture, alt = shown[number]
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert alt == "Kingdom A (pink), castle on g7: wheat with 1 crown on f7."


def test_runs_earlier_examples_silently() -> None:
    assert output("x", "print('no'); x = 3; x") == "3\n"


def test_shows_an_error_as_python_does() -> None:
    lines = output("1\ndef f(n):\n    return n / 0\n\nf(3)\nprint('no more')").splitlines()
    assert lines[:4] == [
        *("1", "Traceback (most recent call last):"),
        *('  File "<example>", line 5, in <module>', "    f(3)"),
    ]
    assert lines[-1] == "ZeroDivisionError: division by zero"
    assert '  File "<example>", line 3, in f' in lines
    assert "run_example" not in "".join(lines)


def test_shows_where_a_syntax_error_is() -> None:
    lines = output("print('not run')\nx = = 2").splitlines()
    assert lines[:2] == ['  File "<example>", line 2', "    x = = 2"]
    assert lines[-1] == "SyntaxError: invalid syntax"


@pytest.mark.parametrize("leaving", ["raise SystemExit(3)", "import sys; sys.exit('bye')"])
def test_a_program_that_exits_does_not_end_the_page(leaving: str) -> None:
    assert "SystemExit" in output(leaving)


def test_cuts_off_long_output() -> None:
    text = output("for _ in range(3): print('1' * 99_999)\n7")
    lines = text.splitlines()
    assert lines == ["1" * 99_999, "1" * 99_999, "", "…"]
    assert len(text) == MOST + len("\n…\n")


def test_messages_of_the_page_exist_and_are_used() -> None:
    page = files()["index.html"]
    shown = {text.strip() for text in Texts(page).texts if LETTER.search(text)}
    shown |= {*map(unescape, re.findall(r'data-\w+="([^"]*)"', page))}
    shown |= {*map(unescape, re.findall(r'name="description" content="([^"]*)"', page))}
    offered = examples()
    names = {name for example in offered for name in (example.document, example.title)}
    names |= {offered[0].code.strip(), "<!doctype html>"}
    english = catalogue("en")
    own = {text for key, text in english.items() if key.startswith("try-")}
    assert shown - names == own | {english["page-stalled"]}


def test_the_page_follows_the_policy() -> None:
    made = files()
    page = made["index.html"]
    assert TRY.replace("'", "&#39;") in page
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?:", page)
    [given] = re.findall(r"const EXAMPLES = (\[.*\]);\n", made["page.js"])
    assert [example["code"] for example in json.loads(given)] == [
        example.code for example in examples()
    ]
