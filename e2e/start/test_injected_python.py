"""Injected markup never runs as Python, although PyScript would run it."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.visitor import DUKE, Visitor
from e2e.workers import KEEP_WORKERS, ended, kill_first, wait_until_first_is_ready

pytestmark = pytest.mark.in_chromium

INJECT = """() => {
  const python = "import js; js.document.documentElement.dataset.ran = 'yes'";
  const place = document.createElement("div");
  place.id = "slipped-in";
  document.body.append(place);
  const markup = [
    `<script type="py">${python}</script>`,
    `<p><script type="py" async="false">${python}</script></p>`,
    `<script type="py" worker name="other">${python}</script>`,
    `<script type="py" src="./none.py"></script>`,
    `<script type="mpy">${python}</script>`,
    `<script type="pyodide">${python}</script>`,
    `<script type="py-game">${python}</script>`,
    `<script type="py-editor">${python}</script>`,
    `<py-script>${python}</py-script>`,
    `<p><mpy-script>${python}</mpy-script></p>`,
    `<button id="slipped-button" py-click="${python}">Click</button>`,
  ];
  for (const one of markup) {
    const into = place.appendChild(document.createElement("div"));
    into.innerHTML = one;
    place.insertAdjacentHTML("beforeend", one);
    place.append(document.createRange().createContextualFragment(one));
  }

  for (const type of ["py", "mpy", "pyodide"]) {
    const script = document.createElement("script");
    script.type = type;
    script.textContent = python;
    place.append(script);
  }
  const late = place.appendChild(document.createElement("script"));
  late.textContent = "";
  late.type = "py";
  late.textContent = python;
  const custom = place.appendChild(document.createElement("py-script"));
  custom.textContent = python;

  const button = place.appendChild(document.createElement("button"));
  button.setAttribute("py-pointerover", python);
  button.setAttribute("py-click", python);
  const shadow = place.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  shadow.innerHTML = markup.join("");
  for (const each of [...place.querySelectorAll("button"), shadow.querySelector("button")])
    each.click();
}"""
"""Adds Python to the document in every way that PyScript knows; each would leave a trace."""


def inject(visitor: Visitor) -> None:
    """Adds the markup to the page."""
    visitor.page.evaluate(INJECT)


def expect_nothing_ran(visitor: Visitor) -> None:
    expect(visitor.find("html")).not_to_have_attribute("data-ran", "yes")
    expect(visitor.find(".py-error")).to_have_count(0)


def test_markup_at_the_set_up_is_not_run(revisit: Visit) -> None:
    visitor = revisit()
    inject(visitor)
    visitor.start_game("person", "greedy", names=("Ada", "Ben"))
    visitor.play(2)
    expect_nothing_ran(visitor)
    visitor.page.evaluate("document.getElementById('slipped-in').remove()")


@pytest.mark.deep
def test_markup_during_the_start_is_not_run(visit: Visit) -> None:
    """PyScript runs only the page's own script."""
    visitor = visit(
        opened=False, script=f"addEventListener('py:ready', {INJECT}, {{ once: true }});"
    )
    visitor.open().start_game("person", "random")
    visitor.play(1)
    expect(visitor.find("#slipped-in")).to_be_attached()
    expect_nothing_ran(visitor)


@pytest.mark.deep
@pytest.mark.parametrize("replaced", [False, True], ids=["first worker", "second worker"])
def test_markup_at_the_table_is_not_run(visit: Visit, replaced: bool) -> None:
    """Bots still think in a worker, and an ended worker is still replaced."""
    visitor = visit(script=KEEP_WORKERS)
    visitor.start_game("person", DUKE, names=("Ada", "Ben"))
    visitor.wait_for_turn()
    wait_until_first_is_ready(visitor)
    if replaced:
        kill_first(visitor)
        while not visitor.find(ended(0)).count():
            visitor.play(1)
        visitor.page.evaluate("workers[1].ready.then(() => true)")
    inject(visitor)
    visitor.play(4)
    expect_nothing_ran(visitor)
    assert visitor.page.evaluate("workers.length") == 1 + replaced
