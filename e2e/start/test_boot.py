"""What a person sees and can do until the game is there; `test_faults` has what goes wrong."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import Visit
from e2e.table.test_links import moment, whole_game
from e2e.visitor import TABLE, part

pytestmark = pytest.mark.in_chromium

NO_WASM = "delete window.WebAssembly;"


def test_browser_without_webassembly(visit: Visit) -> None:
    visitor = visit(opened=False, script=NO_WASM, expected=("",))
    visitor.page.goto(visitor.address)
    expect(visitor.find("#problem")).to_contain_text("too old")


@pytest.mark.everywhere
def test_begin_is_heard_before_python_is_there(visit: Visit) -> None:
    visitor = visit(opened=False)
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.press("begin")
    visitor.arrive()
    expect(visitor.find("body")).to_have_attribute("data-screen", "table")
    visitor.find(f"{TABLE}[data-move]").wait_for()


class Gate:
    """Keeps requests waiting until it is opened."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._is_open = False
        self._waiting: list[Route] = []
        page.route(pattern, self._arrive)

    def _arrive(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._waiting.append(route)

    def open(self) -> None:
        """Lets all pass, now and later."""
        self._is_open = True
        for route in self._waiting:
            route.continue_()


BACK = "if (origin !== 'null') sessionStorage.setItem('realmino.at-table', 'yes');"
"""The note that a table leaves for its own reload."""


def test_who_goes_to_a_table_does_not_see_the_set_up(visit: Visit) -> None:
    link = "#" + moment(whole_game("K2"), 5, "pp")
    for to, script, screen in ((link, "", part("canvas")), ("", BACK, "#begin")):
        visitor = visit(opened=False, script=script)
        gate = Gate(visitor.page, "**/*.wasm")
        visitor.page.goto(visitor.address + to, wait_until="commit")
        expect(visitor.find("#boot-bar")).to_be_visible()
        for not_yet in ("#begin", part("canvas"), "#setup-form fieldset"):
            expect(visitor.find(not_yet).first).to_be_hidden()
        gate.open()
        visitor.arrive()
        expect(visitor.find(screen)).to_be_visible()
