"""The page for trying out the library runs the documents' examples and other code."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, Visit
from e2e.servers import SiteServer
from e2e.table.test_fit import OVERFLOW
from realmino.bots import BOTS
from tools.pipeline.try_page import examples

pytestmark = pytest.mark.in_chromium


def run(page: Page, code: str, state: str = "done") -> None:
    """Enters a program, runs it and waits for a state."""
    page.get_by_label("Python").fill(code)
    page.get_by_role("button", name="Run").click()
    expect(page.locator("body")).to_have_attribute("data-state", state)


@pytest.mark.deep
def test_examples_run_and_can_be_changed(visit: Visit, served: SiteServer) -> None:
    visitor = visit(PHONE, opened=False)
    page = visitor.page
    page.goto(f"{served.address}docs/reference/index.html")
    page.get_by_role("link", name="try its examples").click()
    body, output = page.locator("body"), page.get_by_role("region", name="Output")
    expect(body).to_have_attribute("data-state", "ready")
    # A thinking bot would take seconds; the other examples cover the whole wheel.
    for number, example in enumerate(examples()):
        if example.document == "Bots":
            continue
        page.get_by_label("Example", exact=True).select_option(str(number))
        expect(page.get_by_label("Python")).to_have_value(example.code)
        expect(output).to_be_empty()
        page.get_by_role("button", name="Run").click()
        expect(output).to_have_text("".join(example.expected))
    run(page, "from realmino import DOMINOES\nDOMINOES[48]")
    expect(output).to_contain_text("Domino(id=48")
    picture = output.get_by_role("img", name="domino 48, wheat and mine with 3 crowns")
    expect(picture).to_have_js_property("complete", True)
    expect(picture).not_to_have_js_property("naturalWidth", 0)
    run(page, "1 / 0")
    expect(output).to_contain_text('File "<example>", line 1, in <module>\n    1 / 0')
    expect(output).to_contain_text("ZeroDivisionError: division by zero")
    assert page.evaluate(OVERFLOW)[0] <= 0
    run(page, "print('on and on')\nwhile True: pass", "running")
    expect(output).to_have_text("on and on")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("status")).to_have_text("Stopped. Python is restarting…")
    expect(body).to_have_attribute("data-state", "ready")
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_label("Python")).to_have_value(examples()[-1].code)
    page.get_by_label("Python").press("Control+Enter")
    expect(output).to_have_text("".join(examples()[-1].expected))


LATER = """
from random import Random

from pyodide.code import run_js
from realmino import Game
from realmino.bots import BOTS
from realmino.bots.registry import find

_ = run_js("const now = performance.now.bind(performance); performance.now = () => now() + 3.6e6;")
state = Game.parse("K2 Oabab L3-14-34-41").state
for name in BOTS:
    bot = find(name, simulations=1)
    print(name, bot(state, Random(1)) in state.legal_actions())
"""


@pytest.mark.deep
def test_bots_still_play_in_a_page_open_for_an_hour(visit: Visit, served: SiteServer) -> None:
    page = visit(opened=False).page
    page.goto(f"{served.address}try/index.html")
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    run(page, LATER)
    output = page.get_by_role("region", name="Output")
    expect(output).to_have_text("".join(f"{name} True\n" for name in BOTS))
