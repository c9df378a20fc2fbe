"""Whatever goes wrong at the start ends in one sentence, and never in a blank page."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit

FILES = (
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "realmino-*.whl",
    "page.zip",
    "main.py",
    "pyscript.json",
    "pyodide.mjs",
    "runtime.mjs",
    "core.js",
)
NO_WASM = "delete window.WebAssembly;"


@pytest.mark.parametrize("file", FILES)
def test_missing_file(visit: Visit, file: str) -> None:
    visitor = visit(opened=False, expected=("",))
    visitor.page.route(f"**/{file}", lambda route: route.fulfill(status=404, body="gone"))
    visitor.page.goto(visitor.address)
    problem = visitor.find("#problem")
    expect(problem).to_have_text(re.compile(r".+ reload the page.*\."), timeout=20_000)
    assert "\n" not in problem.inner_text()
    assert "Traceback" not in problem.inner_text()
    expect(visitor.find("#boot")).to_be_hidden()
    expect(visitor.find("#begin")).to_be_visible()
    expect(visitor.find(".py-error")).to_have_count(0)


def test_browser_without_webassembly(visit: Visit) -> None:
    visitor = visit(opened=False, script=NO_WASM, expected=("",))
    visitor.page.goto(visitor.address)
    expect(visitor.find("#problem")).to_contain_text("too old")


def test_begin_is_heard_before_python_is_there(visit: Visit) -> None:
    visitor = visit(opened=False)
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.press("begin")
    visitor.arrive()
    expect(visitor.find("body")).to_have_attribute("data-screen", "table")
    visitor.find("body[data-move]").wait_for()
