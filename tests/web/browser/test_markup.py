"""The page's HTML: templates escape all text, and only one function puts HTML into the page."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from browser.markup import Markup, joined, markup
from tools.paths import ROOT, WEB

TAKES = WEB / "browser/html.py"
"""The only module that passes HTML to the browser."""
TRUSTED = {
    "counting/view_pictures.py": "drawings of the core",
    "browser/lazy_modules.py": "a file of the build",
    "browser/markup.py": "escapes",
}
"""The modules that mark text as HTML, and what each one marks."""
SINKS = re.compile(
    r"\b(?:inner|outer)HTML\b(?!\))(?=\s*[-+|?&]*=[^=]|['\"])"
    r"|\b(?:insertAdjacentHTML|setHTML(?:Unsafe)?|parseHTML(?:Unsafe)?|createContextualFragment"
    r"|DOMParser|srcdoc|document\.write(?:ln)?)\b"
)
"""The code with which a browser parses text as HTML."""


def scripts() -> Iterator[Path]:
    """All scripts and modules that run in a page."""
    folders = (
        WEB,
        ROOT / "tools/rules/templates",
        ROOT / "tools/pipeline/try_files",
    )
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".js", ".mjs") and "node_modules" not in path.parts:
                yield path


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    """The calls of a function by its bare name in a file."""
    return calls_in(ast.parse(path.read_text(encoding="utf-8")), name)


def calls_in(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    """The calls of a function by its bare name in a syntax tree."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def modules() -> list[Path]:
    """The Python modules of the page."""
    return [path for path in scripts() if path.suffix == ".py" and WEB in path.parents]


def test_text_is_escaped_and_html_is_not() -> None:
    text = "<img src=x onerror=\"alert('&')\">"
    safe = "&lt;img src=x onerror=&quot;alert(&#x27;&amp;&#x27;)&quot;&gt;"
    item = markup("<li title='{}'>{}</li>", text, text)
    assert item == f"<li title='{safe}'>{safe}</li>"
    assert markup("<ol>{}</ol>", item) == f"<ol>{item}</ol>"
    assert markup("<ol>{}</ol>", [item, text]) == f"<ol>{item}{safe}</ol>"
    assert joined((item, text)) == item + safe
    assert markup("<b>{:.1f} {}</b>", 1.25, 7) == "<b>1.2 7</b>"
    for made in (item, joined([]), Markup()):
        assert type(made) is Markup


def test_html_concatenated_by_hand_is_escaped_again() -> None:
    """An f-string or a sum may contain unescaped text."""
    bold = markup("<b>{}</b>", "x")
    assert "<b>" not in markup("{}{}", f"{bold}", bold + "<i>")


def test_the_page_accepts_markup_and_refuses_text(monkeypatch: pytest.MonkeyPatch) -> None:
    js = ModuleType("js")
    template = SimpleNamespace(content="the elements", innerHTML="")
    document = SimpleNamespace(createElement=lambda _: template)
    monkeypatch.setattr(js, "document", document, raising=False)
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.delitem(sys.modules, "browser.html", raising=False)
    from browser.html import elements_from, set_html

    assert elements_from(markup("<b>{}</b>", "&")) == "the elements"
    assert template.innerHTML == "<b>&amp;</b>"
    assert type(template.innerHTML) is str, "the browser knows no other kind"
    for text in ("<b>", "", None):
        with pytest.raises(TypeError):
            set_html(template, text)  # type: ignore[arg-type]  # what mypy would refuse
    assert template.innerHTML == "<b>&amp;</b>"
    monkeypatch.delitem(sys.modules, "browser.html")


def test_html_reaches_the_browser_in_one_place() -> None:
    found = [
        path.relative_to(ROOT).as_posix() for path in scripts() if SINKS.search(path.read_text())
    ]
    assert found == [TAKES.relative_to(ROOT).as_posix()]
    assert len(SINKS.findall(TAKES.read_text(encoding="utf-8"))) == 1


@pytest.mark.parametrize(
    "line",
    [
        *("a.innerHTML = text", "a.innerHTML += text", "a.outerHTML=text", 'a["innerHTML"] = text'),
        *('setattr(a, "innerHTML", text)', 'a.insertAdjacentHTML("beforeend", text)'),
        *(
            "a.setHTMLUnsafe(text)",
            "document.write(text)",
            "new DOMParser()",
            "frame.srcdoc = text",
        ),
        *("range.createContextualFragment(text)", "Document.parseHTMLUnsafe(text)"),
    ],
)
def test_finds_any_other_way_to_write_html(line: str) -> None:
    assert SINKS.search(line)


def test_allows_reading_html() -> None:
    for line in ("edition(page.outerHTML)", "a.innerHTML === b.innerHTML", "len(a.innerHTML)"):
        assert not SINKS.search(line)


def test_templates_are_literals_at_the_call() -> None:
    """Text inserted into the template itself would not be escaped."""
    templates = [call.args[0] for path in modules() for call in calls(path, "markup")]
    assert len(templates) > 100
    for template in templates:
        assert isinstance(template, ast.Constant), ast.unparse(template)


def test_only_trusted_modules_mark_text_as_html() -> None:
    trusting = {
        path.relative_to(WEB).as_posix()
        for path in modules()
        if any(call.args for call in calls(path, "Markup"))
    }
    assert trusting == {*TRUSTED}


def test_only_markup_escapes_text() -> None:
    escape = re.compile(r"from html import (?!unescape$)|import html\b", re.MULTILINE)
    escaping = [path for path in modules() if escape.search(path.read_text())]
    assert escaping == [WEB / "browser/markup.py"]


def test_html_is_in_templates_only() -> None:
    """Elsewhere it would be text, and the page would show its tags."""
    for path in modules():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        templates = {
            id(node) for call in calls_in(tree, "markup") for node in ast.walk(call.args[0])
        }
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                is_html = re.search(r"<[a-z/]|^ [a-z-]+=\"", node.value)
                assert not is_html or id(node) in templates | docstrings, f"{path}: {node.value}"


def test_hidden_tables_are_in_a_hidden_box() -> None:
    """A table stays as wide as its words, and Firefox shows it; a box around it hides it."""
    pages = [*modules(), *WEB.glob("*/*.html")]
    for path in pages:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r'<table[^>]*class="[^"]*visually-hidden', text), path
