"""Sentences for players are in the catalogue only, not in Python, scripts or pages.

Texts for programmers are exempt: raised errors and console messages. The page and the command line
show such an error as a reason, in English.
"""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jinja2 import Environment

from tests.each import each
from tools.checks.javascript import literals
from tools.paths import ROOT, WEB
from tools.pipeline.site_archives import SENTENCES

CORE = ROOT / "core/realmino"
LEFT_OUT = {*SENTENCES, "node_modules"}
PYTHON = sorted(
    {
        *CORE.glob("cli/*.py"),
        *CORE.glob("drawing/**/*.py"),
        CORE / "__main__.py",
        *(path for path in WEB.rglob("*.py") if path.relative_to(WEB).parts[0] not in LEFT_OUT),
    }
)
SCRIPTS = [
    path
    for path in sorted(WEB.glob("*/*.*js"))
    if path.parent.name != "node_modules" and path.name != "pyodide-loader.mjs"
]
"""The scripts of the page, except the loader: Pyodide's messages go to the console."""

WORDS = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}")
"""Two words in a row count as a sentence."""
LETTER = re.compile(r"[^\W\d_]")
SHOWN_ATTRIBUTES = (
    "alt",
    "aria-label",
    "aria-description",
    "content",
    "label",
    "placeholder",
    "title",
)
"""The attributes that are displayed or read out."""
NAMES = {"Realmino", "·", "light dark", "#f7f0e0", "#242029"}
"""Texts that are the same in every language, and values that are not text."""
ALLOWED = {
    "cli/inputs.py": ("standard input",),
    "cli/records_file.py": ("line … of … is not a record",),
    "cli/shown.py": ("realmino: warning: …",),
    "puzzles/kingdomino_data.py": ("K",),
    "puzzles/queendomino_data.py": ("Q",),
    "table/page/text.py": ("emblem seat-",),
    "table/page/bots.py": ("The bots' worker is replaced",),
    "analysis/view.py": ("input, textarea", "select, button"),
    "scorepad/view.py": ("input, textarea, dialog",),
    "table/page/screen.py": ("(prefers-", "(forced-"),
    "table/page/settings_menu.py": ("(pointer: coarse)",),
    "browser/themes.py": ("(prefers-",),
    "table/page/view.py": ("(pointer: coarse)",),
    "kingdoms/texts.py": ("kingdoms of …, a to …",),
    "backup/file.py": ("realmino games",),
    "saves/export.py": ("realmino games",),
    "table/model/limits.py": ("its end: ", "the end of the record: "),
    "table/model/links.py": ("one of … for each of … seats",),
    "table/model/match.py": ("… characters; the limit is …",),
    "drawing/diagram/png.py": ("DejaVu ", "Noto ", "Liberation ", "Segoe ", "Helvetica "),
    "drawing/svg.py": ("@media screen and (",),
    "drawing/shapes.py": ('"Yeseva One"', "system-ui"),
}
"""The beginnings of texts that are not for players: parts of errors, formats, styles."""
ALLOWED_IN_SCRIPTS = {
    "embed-code.js": {'<script async src="', '<img src="'},
    "unsupported.js": {"use strict", "#begin, #resume button"},
    "offline.js": {"take over"},
    "picture-files.js": {"Yeseva One"},
    "storage.js": {"broken match"},
    "sw.js": {"take over"},
}
"""Selectors, keys, tags and messages between scripts."""
STYLE = re.compile(r"\s*[:#.\w-][^{]*\{[^{}]*:[^{}]*\}")
"""The beginning of a style sheet inside a script."""


class Texts(HTMLParser):
    """The texts in markup, including visible attributes."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._inside = ""
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        named = dict(attrs).get("name")
        self.texts += [
            text
            for name, text in attrs
            if name in SHOWN_ATTRIBUTES and text and (name != "content" or named == "description")
        ]

    def handle_data(self, data: str) -> None:
        if self._inside not in ("style", "script"):
            self.texts.append(data)


def texts(tree: ast.Module) -> Iterator[str]:
    """The texts in a module, without docstrings or errors; … replaces each value."""
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise):
            left_out |= {*ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(node.value)
        elif isinstance(node, ast.JoinedStr) and node not in left_out:
            left_out |= {*node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node not in left_out:
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values
            )
        elif isinstance(node, ast.Constant) and node not in left_out:
            yield node.value if isinstance(node.value, str) else ""


def sentences(text: str) -> list[str]:
    """The parts of a text that a player could read: any words in markup, else two in a row."""
    if re.search("<[a-z/…]", text):
        # A tag may be a value and end in another text.
        markup = re.sub("<(/?)…", r"<\1x", text) + ">" * (text.rfind("<") > text.rfind(">"))
        return [part for part in Texts(markup).texts if LETTER.search(part)]
    return [text] if WORDS.search(text) else []


def name_of(path: Path) -> str:
    """The path of a module below the core or the web."""
    return path.relative_to(WEB if WEB in path.parents else CORE).as_posix()


@each("path", PYTHON)
def test_python_contains_no_sentences(path: Path) -> None:
    allowed = ALLOWED.get(name_of(path), ())
    found = [
        sentence
        for text in texts(ast.parse(path.read_text(encoding="utf-8")))
        for sentence in sentences(text)
    ]
    assert [sentence for sentence in found if not sentence.startswith(allowed or ("\0",))] == []


def test_every_allowed_text_still_exists() -> None:
    names = {name_of(path): path for path in PYTHON}
    for name, starts in ALLOWED.items():
        found = [*texts(ast.parse(names[name].read_text(encoding="utf-8")))]
        for start in starts:
            assert any(text.startswith(start) for text in found), (name, start)


def test_scripts_contain_no_sentences() -> None:
    read = {path.name: path.read_text(encoding="utf-8") for path in SCRIPTS}
    read = {script: re.sub("@[a-z]+@", "{}", text) for script, text in read.items()}
    quoted = literals(read)
    assert quoted.keys() == read.keys()
    assert sum(map(len, quoted.values())) > 300
    found = {
        name: {text for text in texts if WORDS.search(text) and not STYLE.match(text)}
        for name, texts in quoted.items()
    }
    assert {name: texts for name, texts in found.items() if texts} == ALLOWED_IN_SCRIPTS


@pytest.mark.parametrize("path", sorted(WEB.glob("*/*.html")), ids=lambda path: path.name)
def test_pages_contain_no_sentences(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    markup = "".join(text for _, kind, text in Environment().lex(source) if kind == "data")
    found = {text.strip() for text in Texts(markup).texts if LETTER.search(text)}
    assert found - NAMES == set()


def test_finds_a_sentence_in_python_and_scripts() -> None:
    """Checks the readers above."""
    code = 'def f() -> None:\n    """A docstring here."""\n    g(f"You have {n} coins left")\n'
    code += 'raise ValueError("an error for programmers")\nh("<b title=\'Well\'>Word</b> {x}")\n'
    found = [sentence for text in texts(ast.parse(code)) for sentence in sentences(text)]
    assert {*found} == {"You have … coins left", "Well", "Word", " {x}"}
    script = 'say("a short sentence"); say(`two ${n} words here`); throw new Error("not for you");'
    assert literals({"a.js": script}) == {"a.js": ["a short sentence", "two ", " words here"]}
