"""The table as a component: its markup and modules don't use the page's ids."""

import ast
import re

import pytest

from tests.elements import Elements
from tests.test_architecture import WEB, WEB_FILES, WIRING, import_graph, module_of, tree_of
from tools.pipeline import pages

PART = re.compile(r'data-part="([\w-]+)"')
REFERENCES = ("aria-describedby", "aria-labelledby", "popovertarget")
"""The attributes that name other parts in the markup; see `table.page.parts`."""
BY_ID = {
    *("aria-activedescendant", "aria-controls", "aria-details", "aria-errormessage", "aria-flowto"),
    *("aria-owns", "commandfor", "data-closes", "data-opens", "for", "form", "headers", "id"),
    *("interestfor", "list"),
}
"""The attributes that are ids, or refer to ids."""

PAGE = {
    *("browser.address", "browser.elements", "browser.dialogs"),
    *("browser.storage", "saves.view", "saves.view_places"),
    *("setup.view", "setup.view_actions", "setup.view_back", "setup.view_game_opener"),
    "setup.view_table_host",
    *("saves.view_writer", "table.page.settings_menu"),
}
"""The modules of the page around the table."""
DOCUMENT = re.compile(r"document\.(querySelector|getElements)")
IN_DOCUMENT = {"'dialog[open]'"}
"""What the table may look up in the whole document, to see whether a dialog covers it."""
ANYWHERE = re.compile(r"getElementById$|^document\.(body|documentElement)\.\w+$")
SELECTOR = re.compile(r"#[a-z][\w-]*\w$")
"""An id in a selector; not the reference to a symbol that is completed with a colour."""


@pytest.fixture(scope="module")
def markup() -> Elements:
    """The table's template in the page."""
    page = pages.pages(WEB)["index.html"]
    [text] = re.findall(r'<template id="table-markup">(.*?)</template>', page, re.DOTALL)
    return Elements(text)


def test_the_markup_has_no_id(markup: Elements) -> None:
    assert len(markup.all) > 80
    assert [element for element in markup.all if element[1].keys() & BY_ID] == []


def test_references_in_the_markup_are_to_its_own_parts(markup: Elements) -> None:
    names = [given["data-part"] for _, given in markup.all if "data-part" in given]
    assert len(names) == len({*names})
    named = [given[name] for _, given in markup.all for name in REFERENCES if name in given]
    assert len(named) == 16
    assert {*named} <= {*names}


def component() -> dict[str, ast.Module]:
    """The modules of a mounted table that touch the browser."""
    graph, modules, left = import_graph(WEB_FILES, WEB), set(), {"table.page.view"}
    while left:
        modules |= left
        left = {name for module in left for name in graph[module]} - modules
    trees = {module_of(path, WEB): tree_of(path) for path in WEB_FILES}
    return {name: trees[name] for name in modules if WIRING.match(name)}


def lookups(tree: ast.Module) -> list[str]:
    """The expressions in which a module reads or changes the whole document."""
    looked_up = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and DOCUMENT.match(ast.unparse(node.func)):
            looked_up += [text for text in map(ast.unparse, node.args) if text not in IN_DOCUMENT]
        elif isinstance(node, ast.Attribute) and ANYWHERE.search(ast.unparse(node)):
            looked_up.append(ast.unparse(node))
        elif isinstance(node, ast.Constant) and SELECTOR.match(str(node.value)):
            looked_up.append(str(node.value))
    return looked_up


def test_no_module_of_the_table_looks_for_an_id() -> None:
    modules = component()
    assert {
        "table.page.text",
        "table.page.keyboard",
        "table.page.bots",
        "table.page.canvas",
    } <= {*modules}
    assert {name: ids for name, tree in modules.items() if (ids := lookups(tree))} == {}


def test_the_table_does_not_know_the_page_around_it() -> None:
    assert {*component()} & PAGE == set()
    assert {module_of(path, WEB) for path in WEB_FILES} >= PAGE


def test_finds_a_lookup() -> None:
    code = "document.getElementById('a')\ndocument.body.dataset.move = b\nfind('#hint')\n"
    code += "document.querySelector('[data-part]')\ndocument.querySelector('dialog[open]')\n"
    assert sorted(lookups(ast.parse(code))) == [
        *("#hint", "'[data-part]'", "document.body.dataset", "document.getElementById"),
    ]


def test_every_part_named_by_the_table_exists(markup: Elements) -> None:
    """`TableParts` would report it only when the part is needed."""
    there = {given.get("data-part") for _, given in markup.all}
    named = {
        node.slice.value
        for tree in component().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant)
        if ast.unparse(node.value) in ("parts", "self._parts")
    }
    assert len(named) > 20
    assert named - there == set()


def test_every_part_named_by_a_style_sheet_exists() -> None:
    """Boards of other pages hide a button by its name; a wrong name would leave it visible."""
    made = {"coach", "warning"}  # made by `coach.view_panel`
    styles, templates = (
        {name for path in WEB.glob(f"*/{kind}") for name in re.findall(PART, path.read_text())}
        for kind in ("*.css", "*.html")
    )
    assert len(styles) > 20
    assert styles - templates == made
