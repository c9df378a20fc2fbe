"""A start that goes wrong: whatever is missing or forbidden, one sentence says what to do."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.visitor import Visitor

ANYTHING = ("",)  # what the browser and Pyodide say of it in the console is their own affair


def start(visit: Visit, **options: object) -> Visitor:
    """Somebody who opens the page before anything has answered."""
    return visit(opened=False, **options)


def expect_one_sentence(visitor: Visitor, part: str) -> None:
    """Wait for the one sentence, in which this part stands; the progress bar is gone."""
    problem = visitor.find("#problem")
    expect(problem).to_be_visible(timeout=30_000)
    expect(problem).to_contain_text(part)
    expect(visitor.find("#boot")).to_be_hidden()
    expect(visitor.find(".py-error")).to_have_count(0)


@pytest.mark.parametrize(
    "file",
    [
        *("boot.js", "start.js", "core-*.js", "pyscript.json", "runtime.mjs", "pyodide.asm.js"),
        *("pyodide.asm.wasm", "python_stdlib.zip", "page.zip", "*.whl", "main.py"),
    ],
)
def test_a_missing_file_is_named_or_the_reload_advised(visit: Visit, file: str) -> None:
    visitor = start(visit, expected=ANYTHING)
    visitor.page.route(f"**/{file}", lambda route: route.fulfill(status=404, body=""))
    visitor.page.goto(visitor.address)
    expect_one_sentence(visitor, "reload the page")


def test_a_mistake_in_python_ends_in_a_sentence(visit: Visit) -> None:
    visitor = start(visit, expected=("no table", "ValueError"))
    body = "raise ValueError('no table')"
    visitor.page.route("**/main.py", lambda route: route.fulfill(body=body))
    visitor.page.goto(visitor.address)
    expect_one_sentence(visitor, "could not start (ValueError: no table)")


def test_a_browser_without_webassembly_is_told_so(visit: Visit) -> None:
    script = "delete globalThis.WebAssembly;"
    visitor = start(visit, script=script, expected=("WebAssembly", "Error"))
    visitor.page.goto(visitor.address)
    expect_one_sentence(visitor, "WebAssembly")


def test_the_bar_only_moves_forward(visit: Visit) -> None:
    script = """
      addEventListener("DOMContentLoaded", () => {
        const bar = document.getElementById("boot-bar");
        if (!bar) return;
        const seen = globalThis.seen = [bar.value];
        new MutationObserver(() => seen.push(bar.value)).observe(bar, { attributes: true });
      });
    """
    visitor = visit(script=script)
    seen = visitor.page.evaluate("() => globalThis.seen")
    assert seen == sorted(seen)
    assert seen[-1] >= 85
