"""Markdown fences become boards in place: in lists, notes and tables, but not in code."""

from textwrap import indent
from typing import Literal
from xml.etree import ElementTree

import markdown
import pytest

from realmino.docs.markdown import RealminoExtension

FENCE = "```realmino\nw1w1\nC-\n```"
SPACED = "```realmino\n; a comment\n\nK4 Oadcb L3-14-34-41\n```"
FOUR = indent(FENCE, "    ")
EXTENSIONS = ("fenced_code", "footnotes", "admonition", "md_in_html", "tables", "def_list")


def page(text: str, *extensions: str | RealminoExtension) -> ElementTree.Element:
    """Converts a document and parses the result as XML."""
    html = markdown.markdown(text, extensions=[*EXTENSIONS, *extensions], output_format="xhtml")
    return ElementTree.fromstring(f"<body>{html.replace('&#160;', ' ')}</body>")


def path_to_board(text: str) -> str:
    """Returns the elements around the only board of a document, outermost first."""
    whole = page(text, RealminoExtension())
    paths = []

    def walk(element: ElementTree.Element, path: str) -> None:
        if element.get("class") == "realmino":
            assert [child.tag for child in element] == ["img"]
            paths.append(path.strip())
        for child in element:
            walk(child, f"{path} {element.tag}")

    walk(whole, "")
    [path] = paths
    return path


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (FENCE, "body"),
        (SPACED, "body"),
        (f"Before\n{FENCE}\nafter", "body"),
        (FENCE.replace("\n", "\r\n"), "body"),
        (FENCE.replace("`", "~"), "body"),
        (f"Note[^1]\n\n[^1]: Text\n\n{FOUR}\n\nAfter", "body div ol li"),
        (f"Note[^1]\n\n[^1]: Text\n{FOUR}\nAfter", "body div ol li"),
        (f"Note[^1]\n\n[^1]:\n{FOUR}\n", "body div ol li"),
        (f"Note[^1]\n\n[^1]: {FOUR.lstrip()}\n", "body div ol li"),
        (f"- one\n\n{FOUR}\n\n- two", "body ul li"),
        (f"- one\n\n{indent(SPACED, '    ')}\n\n- two", "body ul li"),
        (f"- one\n{FOUR}\n- two", "body ul li"),
        (f"- one\n\n{indent(FENCE, '  ')}\n\n- two", "body ul li"),
        (f"1. one\n{indent(FENCE, '   ')}\n2. two", "body ol li"),
        (f"10. ten\n\n{indent(FENCE, '     ')}\n", "body ol li"),
        (f"- {indent(FENCE, '  ').lstrip()}\n- two", "body ul li"),
        (f"- a\n    - b\n\n{indent(FENCE, ' ' * 8)}\n\n    - c", "body ul li ul li"),
        (f"- a\n    - b\n\n{indent(FENCE, ' ' * 6)}\n", "body ul li ul li"),
        (f"- one\n\n{indent(FENCE, chr(9))}\n", "body ul li"),
        (f"!!! note\n{FOUR}\n\nAfter", "body div"),
        (f"!!! note\n    Text\n{FOUR}\n    more\n\nAfter", "body div"),
        (f"Term\n:   Text\n\n{FOUR}\n", "body dl dd"),
        (indent(f"Before\n{FENCE}\nafter", "> "), "body blockquote"),
        (f"- one\n\n{indent(FENCE, '    > ')}\n", "body ul li blockquote"),
        (f"<table><tr><td>\n\n{FENCE}\n\n</td></tr></table>", "body table tr td"),
        (
            f'<table markdown="1">\n<tr markdown="1">\n<td markdown="block">\n\n{FENCE}\n\n</td>\n'
            "</tr>\n</table>",
            "body table tr td",
        ),
        (f"|a|b|\n|-|-|\n|1|2|\n{FENCE}\n", "body"),
        (f"- one\n\n    ```\n    open\n\nAfter\n\n{FENCE}", "body"),
    ],
)
def test_a_board_replaces_its_fence_in_place(text: str, path: str) -> None:
    assert path_to_board(text) == path


@pytest.mark.parametrize(
    "text",
    [
        f"Before\n\n{FOUR}\n\nAfter",
        FOUR,
        f"Before\n\n{indent(FENCE, chr(9))}\n\nAfter",
        f"Before\n\n    like this:\n\n{FOUR}\n\n    and on",
        f"Before\n\n    like this:\n{FOUR}\n    and on",
        f"Before\n\n{indent(SPACED, '    ')}\n",
        "Before\n\n" + FOUR.replace("realmino", 'realmino title="A & <B>"'),
        f"- one\n\n{indent(FENCE, ' ' * 8)}\n\n- two",
        f"!!! note\n\n{indent(FENCE, ' ' * 8)}\n",
        f"Before\n\n{indent(FENCE, '    > ')}\n",
        f"Before\n\n    - {indent(FENCE, '      ').lstrip()}\n",
        f">     {indent(FENCE, '>     ').removeprefix('>     ')}\n",
        f"````\n{FENCE}\n````",
        f"~~~\n{FENCE}\n~~~",
        "Before `realmino w1w1` after",
    ],
)
def test_code_that_shows_a_fence_stays_code(text: str, caplog: pytest.LogCaptureFixture) -> None:
    """The output is the same as without the extension, and no error in code is reported."""
    own = page(text.replace("w1w1", "zzz"), RealminoExtension())
    plain = page(text.replace("w1w1", "zzz"))
    assert ElementTree.tostring(own) == ElementTree.tostring(plain)
    assert not caplog.records


@pytest.mark.parametrize("around", ["<pre>\n{}\n</pre>", "<!--\n{}\n-->"])
def test_keeps_fences_in_preformatted_html_and_comments(around: str) -> None:
    text = around.format(FENCE)
    assert markdown.markdown(text, extensions=[RealminoExtension()]) == text


@pytest.mark.parametrize("output", ["html", "xhtml"])
def test_live_boards_are_well_formed_in_every_output_format(
    output: Literal["html", "xhtml"],
) -> None:
    text = '```realmino at=2 load=visible title="A & <B>"\nK4 Oadcb L3-14-34-41 E34\n```'
    live = RealminoExtension(site="https://example.org/a&b")
    html = markdown.markdown(text, extensions=[live], output_format=output)
    board = ElementTree.fromstring(html)
    assert [element.tag for element in board.iter()] == [
        "div", "script", "realmino-board", "a", "img",
    ]  # fmt: skip
