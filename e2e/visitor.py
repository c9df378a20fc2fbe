"""Drives the page as a player does: opens it, fills in forms, reads the table, plays."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from e2e.games import games_of, items, totals
from realmino.bots import LEVELS
from tools.dev.patience import PATIENCE
from tools.setup.browsers import CLIPBOARD

FAKE_CLIPBOARD = f'addEventListener("DOMContentLoaded", () => {{ {CLIPBOARD} }});'
"""Installs that clipboard when the document has been parsed."""

NO_SERVICE_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"
"""Switches the offline copy off, as in a page without https."""

PAINTED = "for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));"
"""In an asynchronous script: waits until changes are laid out and painted."""

PERSON, GREEDY, RANDOM, EMPTY = "person", "greedy", "random", "none"
SQUIRE, KNIGHT, DUKE, EMPEROR = LEVELS


QUICK = {"pace": "instant", "thinking": "short"}
"""Settings with which bots answer at once."""

SET = """(settings) => {
  for (const [name, value] of Object.entries(settings)) {
    const control = document.getElementById(name);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
"""Changes settings without their dialog, which takes as long as six moves to open and close."""


TABLE = "#table-screen"
"""The selector of the page's table."""

PLAY = """async ([root, most]) => {
  const table = document.querySelector(root), end = performance.now() + PATIENCE;
  const all = () => [...table.querySelectorAll('[data-part="options"] button')];
  const isOver = () => table.querySelector('[data-part="result"][open]');
  const gain = (one) => Number(one.querySelector(".gain").textContent.replace("−", "-"));
  const order = (one, other) =>
    gain(other) - gain(one) || (one.dataset.token < other.dataset.token ? 1 : -1);
  let before = null;
  const isDue = () => document.body.dataset.screen !== "setup" && table.dataset.move !== before;
  for (let left = most; ; left -= 1) {
    while (!isOver() && !(isDue() && all().length)) {
      if (performance.now() > end) throw new Error(`nothing to choose after move ${before}`);
      await new Promise((done) => setTimeout(done, 4));
    }
    if (isOver() || !left) return;
    before = table.dataset.move;
    all().sort(order)[0].click();
  }
}""".replace("PATIENCE", str(PATIENCE))
"""Makes the best choice this often, or to the end of the game if that is negative."""


def part(name: str, within: str = "", *, being: str = "", table: str = TABLE) -> str:
    """The selector of a part of a table, or of an element within it; ``being``: in that state."""
    return f'{table} [data-part="{name}"]{being} {within}'.rstrip()


class OptionButton(NamedTuple):
    """A button of the list of choices: its token and the points that it scores at once."""

    token: str
    gain: int


class Visitor:
    """One tab of one player; ``root`` is the selector of the table."""

    def __init__(self, page: Page, address: str, root: str = TABLE) -> None:
        self.page = page
        self.address = address
        self.root = root

    # Opening

    def open(self, moment: str = "") -> "Visitor":
        """Opens the page, or a moment of a game, and waits until it is ready."""
        to = f"{self.address}#{moment}" if moment else self.address
        self.page.goto(to, wait_until="commit")
        return self.wait_until_ready()

    def reload(self) -> "Visitor":
        self.page.reload(wait_until="commit")
        return self.wait_until_ready()

    def another_tab(self, moment: str = "") -> "Visitor":
        """Opens the page in another tab of the same browser."""
        return Visitor(self.page.context.new_page(), self.address).open(moment)

    def wait_until_ready(self) -> "Visitor":
        """Waits until Python runs or the page says why it cannot."""
        self.page.locator("#boot[hidden]").wait_for(state="attached")
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def table(self) -> Locator:
        """The table; `state` has its data attributes."""
        return self.find(self.root)

    def part(self, name: str, within: str = "", *, being: str = "") -> Locator:
        """A part of the table: see `part`."""
        return self.find(part(name, within, being=being, table=self.root))

    def press(self, *buttons: str) -> None:
        """Clicks buttons, one after another: parts of the table by their names, others by ids."""
        for button in buttons:
            self.find(f"#{button}, {part(button, table=self.root)}").click()

    def press_other(self, button: str) -> None:
        """Clicks one of the rarer buttons below the score sheets."""
        if not self.part("others").is_visible():
            self.press("show-others")
        self.press(button)

    def go_to(self, moment: str) -> "Visitor":
        """Follows a link to a moment from the open page."""
        self.page.evaluate("(to) => { location.hash = to; }", moment)
        self.find("body[data-screen=table]").wait_for()
        return self

    def play_on(self) -> bool:
        """Plays on from the moment of a link; returns whether a person has to choose."""
        self.press("place")
        return self.wait_for_turn()

    # Set-up

    def sit_down(self, *kinds: str, names: Iterable[str] = (), **choices: object) -> "Visitor":
        """Begins a game with these players; other places stay empty, and bots answer at once.

        ``choices``: variants to tick (``duel=True``), the ``seed``, ``handover``, the ``pace`` and
        the time for ``thinking``.
        """
        self.set_speed(choices)
        self.show_more()
        for place, kind in enumerate([*kinds, *[EMPTY] * (4 - len(kinds))]):
            self.find(f"#kind{place}").select_option(kind)
        for place, name in enumerate(names):
            self.find(f"#name{place}").fill(name)
        for name, value in choices.items():
            control = self.find(f"#setup-form [name={name}]")
            control.fill(str(value)) if name == "seed" else control.set_checked(bool(value))
        return self.begin()

    def show_more(self) -> None:
        """Opens the hidden part of the set-up: single seats, variants and more."""
        self.find("#more").evaluate_all("([more]) => { more.open = true; }")

    def chip(self, name: str, value: str) -> Locator:
        """A chip of the set-up: for the number of ``players``, or the ``level`` of all bots."""
        return self.find(f".chip:has([name={name}][value='{value}'])")

    def set_speed(self, choices: dict[str, object]) -> None:
        """Takes pace and thinking time out of the choices; without them, bots answer at once."""
        settings = {name: str(choices.pop(name, usual)) for name, usual in QUICK.items()}
        self.page.evaluate(SET, settings)

    def begin(self) -> "Visitor":
        """Begins the game that the set-up shows."""
        self.press("begin")
        return self

    def choose_setting(self, name: str, value: str | bool) -> None:
        """Opens the settings, changes one and closes them again."""
        opens = f"[data-opens=menu-dialog]:visible, {part('menu', table=self.root)}:visible"
        self.find(opens).first.click()
        control = self.find(f"#menu-dialog #{name}")
        control.select_option(value) if isinstance(value, str) else control.set_checked(value)
        self.find("#menu-dialog [data-closes]").click()
        self.find("#menu-dialog").wait_for(state="hidden")

    # Reading the table

    def state(self) -> Mapping[str, str]:
        """The data attributes of page and table: screen, move, acting, prompt."""
        return self.page.evaluate(
            "(root) => ({ ...document.body.dataset, ...document.querySelector(root).dataset })",
            self.root,
        )

    @property
    def moves(self) -> int:
        return int(self.state()["move"])

    @property
    def prompt(self) -> str:
        return self.state()["prompt"]

    def options(self) -> list[OptionButton]:
        """The choices in the list."""
        found = self.part("options", "button").evaluate_all(
            "(all) => all.map((one) => [one.dataset.token, one.querySelector('.gain').textContent])"
        )
        return [OptionButton(token, int(gain.replace("−", "-") or 0)) for token, gain in found]

    def best(self) -> OptionButton:
        """The choice that scores most at once."""
        return max(self.options(), key=lambda option: (option.gain, option.token))

    def wait_for_turn(self, after: int | None = None) -> bool:
        """Waits until a person has to choose, after move ``after``; False if the game is over.

        The set-up does not count: the choices of the last table stay in the document behind it.
        """
        seen = f'body:not([data-screen="setup"]) {self.root}'
        newer = seen if after is None else f'{seen}:not([data-move="{after}"])'
        button = f"{part('options', 'button', table=newer)} >> nth=0"
        self.part("result", being="[open]").or_(self.find(button)).first.wait_for(state="attached")
        return not self.part("result", being="[open]").count()

    def expect_move(self, number: int) -> None:
        """Waits until the table is on the screen and shows this move.

        Behind the set-up, the document still has the last table.
        """
        shown = 'body:not([data-screen="setup"],[data-screen="opening"])'
        self.find(f'{shown} {self.root}[data-move="{number}"]').wait_for(state="attached")

    def spot(self, name: str) -> tuple[float, float]:
        """The position on the page of a square of the large kingdom or a domino of a line."""
        x, y = self.page.evaluate(
            "(name) => { const at = realmino.where(name); return [at.x, at.y]; }", name
        )
        return x, y

    # Playing by the buttons of the list

    def take(self, token: str) -> bool:
        """Clicks a choice; returns whether a person has to choose again."""
        before = self.moves
        choice = self.part("options", f'[data-token="{token}"]')
        if not choice.is_visible():
            self.part("show-list").click()
        choice.click()
        return self.wait_for_turn(after=before)

    def play(self, choices: int = -1) -> None:
        """Takes the best choice this many times, or to the end of the game.

        The page presses the buttons, which takes a fifth of the time of `take`.
        """
        self.page.evaluate(PLAY, [self.root, choices])

    # Results

    def link(self) -> str:
        """The link to this moment, from the clipboard."""
        self.page.evaluate("() => { delete document.documentElement.dataset.copied; }")
        if self.part("result", being="[open]").count():
            self.press_other("copy-link")
        else:
            self.press("menu", "copy-link2")
        copied = self.find("html[data-copied]")
        copied.wait_for(state="attached")
        return copied.get_attribute("data-copied") or ""

    def standings(self) -> dict[str, int]:
        """The result's names and totals."""
        rows = self.part("result", ".standings li").evaluate_all(
            "(all) => all.map((one) => [one.querySelector('.who').textContent,"
            " one.querySelector('strong').textContent])"
        )
        return {name: int(total) for name, total in rows}

    def sheets(self) -> dict[str, list[int]]:
        """The points of each line of every score sheet, sorted, without zeros."""
        rows = self.part("result", ".sheet").evaluate_all(
            "(all) => all.map((one) => [one.querySelector('.who').textContent,"
            " [...one.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)])"
        )
        return {name: sorted(int(one) for one in points if one != "0") for name, points in rows}

    def expect_scores_of_replay(self, *names: str) -> None:
        """The game is over, and its sheets match those that the engine computes from its record.

        The standings of a Dynasty are the sums of its games so far.
        """
        self.part("result").wait_for()
        games = games_of(self.link())
        assert games[-1].is_over
        points = [sum(of_seat) for of_seat in zip(*map(totals, games), strict=True)]
        assert self.standings() == dict(zip(names, points, strict=True))
        assert self.sheets() == dict(zip(names, items(games[-1]), strict=True))
