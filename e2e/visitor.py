"""Drives the page like a player: opens it, fills in forms, reads the table, plays."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from e2e.games import games_in, items, totals
from realmino.bots import LEVELS
from tools.dev.patience import PATIENCE
from tools.setup.browsers import CLIPBOARD

FAKE_CLIPBOARD = f'addEventListener("DOMContentLoaded", () => {{ {CLIPBOARD} }});'
"""Installs the fake clipboard once the document is parsed."""

NO_SERVICE_WORKER = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"
"""Turns the offline copy off, as in a page without https."""

PAINTED = "for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));"
"""For asynchronous scripts: waits until changes are laid out and painted."""

PERSON, GREEDY, RANDOM, EMPTY = "person", "greedy", "random", "none"
SQUIRE, KNIGHT, DUKE, EMPEROR = LEVELS


QUICK = {"pace": "instant", "thinking": "short"}
"""Settings that make bots play instantly."""

SET = """(settings) => {
  for (const [name, value] of Object.entries(settings)) {
    const control = document.getElementById(name);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
"""Changes settings without opening their dialog, which takes as long as six moves."""


TABLE = "#table-screen"
"""The selector for the page's table."""

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
"""Makes the best choice a number of times, or to the end of the game if negative."""


def part(name: str, within: str = "", *, being: str = "", table: str = TABLE) -> str:
    """The selector for a table's part, or an element within it; ``being`` adds a state."""
    return f'{table} [data-part="{name}"]{being} {within}'.rstrip()


class OptionButton(NamedTuple):
    """A button in the list of choices: its token and its immediate points."""

    token: str
    gain: int


class Visitor:
    """A player's tab; ``root`` is the table's selector."""

    def __init__(self, page: Page, address: str, root: str = TABLE) -> None:
        self.page = page
        self.address = address
        self.root = root

    # Opening

    def open(self, moment: str = "") -> "Visitor":
        """Opens the page or a moment of a game, and waits until it is ready."""
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
        """Waits until Python runs or the page explains why it can't."""
        self.page.locator("#boot[hidden]").wait_for(state="attached")
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def table(self) -> Locator:
        """The table; `state` has its data attributes."""
        return self.find(self.root)

    def part(self, name: str, within: str = "", *, being: str = "") -> Locator:
        """A part of the table; parameters as in `part`."""
        return self.find(part(name, within, being=being, table=self.root))

    def press(self, *buttons: str) -> None:
        """Clicks buttons in turn: the table's parts by name, others by id."""
        for button in buttons:
            self.find(f"#{button}, {part(button, table=self.root)}").click()

    def go_to(self, moment: str) -> "Visitor":
        """Follows a link to a moment in the current page."""
        self.page.evaluate("(to) => { location.hash = to; }", moment)
        self.find("body[data-screen=table]").wait_for()
        return self

    def play_on(self) -> bool:
        """Plays on from a linked moment; returns whether a person has to choose."""
        self.press("place")
        return self.wait_for_turn()

    # Set-up

    def start_game(self, *kinds: str, names: Iterable[str] = (), **choices: object) -> "Visitor":
        """Starts a game with just these players; bots play immediately.

        ``choices`` are variants to tick (``duel=True``), ``seed``, ``handover``, ``pace`` and
        ``thinking`` time.
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
        """Opens the collapsed part of the set-up, with seats, variants and more."""
        self.find("#more").evaluate_all("([more]) => { more.open = true; }")

    def chip(self, name: str, value: str) -> Locator:
        """A chip in the set-up, for the number of ``players`` or the bots' ``level``."""
        return self.find(f".chip:has([name={name}][value='{value}'])")

    def set_speed(self, choices: dict[str, object]) -> None:
        """Sets and removes the choices' pace and thinking time; by default, bots hurry."""
        settings = {
            name: str(choices.pop(name, default_speed)) for name, default_speed in QUICK.items()
        }
        self.page.evaluate(SET, settings)

    def begin(self) -> "Visitor":
        """Starts the game in the set-up."""
        self.press("begin")
        return self

    def choose_setting(self, name: str, value: str | bool) -> None:
        """Opens the settings, changes one and closes them."""
        opens = f"[data-opens=menu-dialog]:visible, {part('menu', table=self.root)}:visible"
        self.find(opens).first.click()
        control = self.find(f"#menu-dialog #{name}")
        control.select_option(value) if isinstance(value, str) else control.set_checked(value)
        self.find("#menu-dialog [data-closes]").click()
        self.find("#menu-dialog").wait_for(state="hidden")

    # Reading the table

    def state(self) -> Mapping[str, str]:
        """The page's and table's data attributes: screen, move, acting, prompt."""
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
        """The choice with the most immediate points."""
        return max(self.options(), key=lambda option: (option.gain, option.token))

    def wait_for_turn(self, after: int | None = None) -> bool:
        """Waits until a person has to choose after move ``after``; False if the game is over.

        Ignores the set-up, because the last table's choices stay in the document.
        """
        seen = f'body:not([data-screen="setup"]) {self.root}'
        newer = seen if after is None else f'{seen}:not([data-move="{after}"])'
        button = f"{part('options', 'button', table=newer)} >> nth=0"
        self.part("result", being="[open]").or_(self.find(button)).first.wait_for(state="attached")
        return not self.part("result", being="[open]").count()

    def expect_move(self, number: int) -> None:
        """Waits until the table is visible and shows this move.

        Behind the set-up, the document still contains the last table.
        """
        shown = 'body:not([data-screen="setup"],[data-screen="opening"])'
        self.find(f'{shown} {self.root}[data-move="{number}"]').wait_for(state="attached")

    def spot(self, name: str) -> tuple[float, float]:
        """The page position of a square in the large kingdom, or a domino in a line."""
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
            self.part("show-list").press("Enter")
        choice.click()
        return self.wait_for_turn(after=before)

    def play(self, choices: int = -1) -> None:
        """Makes the best choice this many times, or to the end of the game.

        The page presses the buttons, which is five times as fast as `take`.
        """
        self.page.evaluate(PLAY, [self.root, choices])

    # Results

    def share(self, part: str = "picture") -> Locator:
        """Opens the dialog for sharing this moment, at one of its parts, and returns it."""
        if not self.part("result", being="[open]").count():
            self.press("menu", "share-moment")
        else:
            self.press("share")
        self.find(f"#share-tab-{part}").click()
        return self.find("#share")

    def link(self) -> str:
        """The link to this moment, from the clipboard."""
        self.page.evaluate("() => { delete document.documentElement.dataset.copied; }")
        self.share("link")
        self.find("#share [name=copy-link]").click()
        copied = self.find("html[data-copied]")
        copied.wait_for(state="attached")
        self.find("#share header button").click()
        self.find("#share").wait_for(state="detached")  # otherwise its id is found by `press`
        return copied.get_attribute("data-copied") or ""

    def standings(self) -> dict[str, int]:
        """Each player's total on the result screen."""
        rows = self.part("result", ".standings li").evaluate_all(
            "(all) => all.map((one) => [one.querySelector('.who').textContent,"
            " one.querySelector('strong').textContent])"
        )
        return {name: int(total) for name, total in rows}

    def sheets(self) -> dict[str, list[int]]:
        """Each sheet's points by line, sorted and without zeros."""
        rows = self.part("result", ".sheet").evaluate_all(
            "(all) => all.map((one) => [one.querySelector('.who').textContent,"
            " [...one.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)])"
        )
        return {name: sorted(int(one) for one in points if one != "0") for name, points in rows}

    def expect_scores_of_replay(self, *names: str) -> None:
        """Checks that the game is over and its sheets match the engine's.

        A Dynasty's standings are the sums of its games so far.
        """
        self.part("result").wait_for()
        games = games_in(self.link())
        assert games[-1].is_over
        points = [sum(of_seat) for of_seat in zip(*map(totals, games), strict=True)]
        assert self.standings() == dict(zip(names, points, strict=True))
        assert self.sheets() == dict(zip(names, items(games[-1]), strict=True))
