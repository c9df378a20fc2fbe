"""A person at the page: opens it, fills the set-up, sees the table and uses its buttons."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from e2e.replay import games_of, items, totals
from realmino.bots import LEVELS

CLIPBOARD = """
const writeText = async (text) => { document.documentElement.dataset.copied = text; };
Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
"""
"""A clipboard that a test can read: browsers keep theirs from programs without a window."""

COPY = f'addEventListener("DOMContentLoaded", () => {{ {CLIPBOARD} }});'
"""The same for a page that does not stand yet."""

NO_OFFLINE = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"
"""A browser that keeps no copy of the site, as on a host of the house without https."""

PAINTED = "for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));"
"""In an asynchronous script: waits until what has changed is laid out and painted."""

PERSON, GREEDY, RANDOM, EMPTY = "person", "greedy", "random", "none"
SQUIRE, KNIGHT, DUKE, QUEEN = LEVELS


BRISK = {"pace": "instant", "thinking": "short"}
"""The settings with which nobody has to wait for a bot."""

SET = """(settings) => {
  for (const [name, value] of Object.entries(settings)) {
    const control = document.getElementById(name);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
"""Changes settings without their dialog: to open and close it twice takes as long as six moves."""


TABLE = "#table-screen"
"""The element in which the page has its table."""


def part(name: str, within: str = "", *, being: str = "", table: str = TABLE) -> str:
    """The selector of a part of a table, or of what lies within it; ``being``: in that state."""
    return f'{table} [data-part="{name}"]{being} {within}'.rstrip()


class OptionButton(NamedTuple):
    """A button of the list of choices: its token and the points it pays at once."""

    token: str
    gain: int


class Visitor:
    """One tab of one person; ``moves`` of the game have been played when it is asked.

    ``root`` is the selector of the table that the person plays at.
    """

    def __init__(self, page: Page, address: str, root: str = TABLE) -> None:
        self.page = page
        self.address = address
        self.root = root

    # Arriving

    def open(self, moment: str = "") -> "Visitor":
        """Opens the page, or a moment of a game, and waits until it answers."""
        to = f"{self.address}#{moment}" if moment else self.address
        self.page.goto(to, wait_until="commit")
        return self.arrive()

    def reload(self) -> "Visitor":
        self.page.reload(wait_until="commit")
        return self.arrive()

    def another_tab(self, moment: str = "") -> "Visitor":
        """The same person opens the page once more."""
        return Visitor(self.page.context.new_page(), self.address).open(moment)

    def arrive(self) -> "Visitor":
        """Waits until Python listens, or has said why it will not; no earlier state counts."""
        self.page.locator("#boot[hidden]").wait_for(state="attached", timeout=30_000)
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def table(self) -> Locator:
        """The table, which says of itself what ``told`` tells."""
        return self.find(self.root)

    def part(self, name: str, within: str = "", *, being: str = "") -> Locator:
        """A part of the table: see `part`."""
        return self.find(part(name, within, being=being, table=self.root))

    def press(self, *buttons: str) -> None:
        """Clicks buttons, one after another: parts of the table by their names, others by ids."""
        for button in buttons:
            self.find(f"#{button}, {part(button, table=self.root)}").click()

    def go_to(self, moment: str) -> "Visitor":
        """Follows a link to a moment from the set-up that is open."""
        self.page.evaluate("(to) => { location.hash = to; }", moment)
        self.find("body[data-screen=table]").wait_for()
        return self

    def play_on(self) -> bool:
        """Plays on from the moment of a link; whether a person is asked."""
        self.press("place")
        return self.wait_for_turn()

    # Set-up

    def sit_down(self, *kinds: str, names: Iterable[str] = (), **choices: object) -> "Visitor":
        """Begins a game of these seats; other seats stay empty, and bots do not dawdle.

        ``choices``: variants to tick (``duel=True``), the ``seed``, ``handover``, the ``pace`` and
        the time for ``thinking``.
        """
        self.be_brisk(choices)
        for place, kind in enumerate([*kinds, *[EMPTY] * (4 - len(kinds))]):
            self.find(f"#kind{place}").select_option(kind)
        for place, name in enumerate(names):
            self.find(f"#name{place}").fill(name)
        if {"seed", "handover"} & set(choices):
            self.find("#setup-form details.more summary").click()
        for name, value in choices.items():
            control = self.find(f"#setup-form [name={name}]")
            control.fill(str(value)) if name == "seed" else control.set_checked(bool(value))
        return self.begin()

    def be_brisk(self, choices: dict[str, object]) -> None:
        """Takes the settings out of the choices; those that are not there spare all waiting."""
        settings = {name: str(choices.pop(name, usual)) for name, usual in BRISK.items()}
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

    # Seeing

    def told(self) -> Mapping[str, str]:
        """What the page says of itself: screen, move, acting, prompt."""
        return self.page.evaluate(
            "(root) => ({ ...document.body.dataset, ...document.querySelector(root).dataset })",
            self.root,
        )

    @property
    def moves(self) -> int:
        return int(self.told()["move"])

    @property
    def prompt(self) -> str:
        return self.told()["prompt"]

    def options(self) -> list[OptionButton]:
        """The choices that stand in the list."""
        told = self.part("options", "button").evaluate_all(
            "(all) => all.map((one) => [one.dataset.token, one.querySelector('.gain').textContent])"
        )
        return [OptionButton(token, int(gain.replace("−", "-") or 0)) for token, gain in told]

    def best(self) -> OptionButton:
        """The choice that pays most at once."""
        return max(self.options(), key=lambda option: (option.gain, option.token))

    def wait_for_turn(self, after: int | None = None) -> bool:
        """Waits until a person is asked, later than move ``after``; False once the game is over.

        Not while the set-up is shown: what the last table asked stands there until the next one.
        """
        seen = f'body:not([data-screen="setup"]) {self.root}'
        later = seen if after is None else f'{seen}:not([data-move="{after}"])'
        asked = f"{part('options', 'button', table=later)} >> nth=0"
        self.part("result", being="[open]").or_(self.find(asked)).first.wait_for(
            state="attached", timeout=20_000
        )
        return not self.part("result", being="[open]").count()

    def expect_move(self, number: int) -> None:
        self.find(f'{self.root}[data-move="{number}"]').wait_for(state="attached")

    def spot(self, name: str) -> tuple[float, float]:
        """Where a square of the large kingdom, or a domino of a line, lies on the page."""
        x, y = self.page.evaluate(
            "(name) => { const at = realmino.where(name); return [at.x, at.y]; }", name
        )
        return x, y

    # Playing by the buttons of the list

    def take(self, token: str) -> bool:
        """Clicks a choice; whether a person is asked again."""
        before = self.moves
        choice = self.part("options", f'[data-token="{token}"]')
        if not choice.is_visible():
            self.part("show-list").click()
        choice.click()
        return self.wait_for_turn(after=before)

    def play(self, choices: int | None = None) -> None:
        """Takes the best choice so many times, or to the end of the game."""
        asked = self.wait_for_turn()
        while asked and choices != 0:
            asked = self.take(self.best().token)
            choices = None if choices is None else choices - 1

    # Telling

    def link(self) -> str:
        """The link to this moment, as the page puts it into the clipboard."""
        self.page.evaluate("() => { delete document.documentElement.dataset.copied; }")
        if self.part("result", being="[open]").count():
            self.press("copy-link")
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
        """What pays on every score sheet, line by line, smallest first."""
        rows = self.part("result", ".sheet").evaluate_all(
            "(all) => all.map((one) => [one.querySelector('.who').textContent,"
            " [...one.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)])"
        )
        return {name: sorted(int(one) for one in points if one != "0") for name, points in rows}

    def expect_scores_of_replay(self, *names: str) -> None:
        """The game is over, and its sheets are those that the engine finds in its record.

        A Dynasty's standings add up its games so far.
        """
        self.part("result").wait_for()
        games = games_of(self.link())
        assert games[-1].is_over
        points = [sum(of_seat) for of_seat in zip(*map(totals, games), strict=True)]
        assert self.standings() == dict(zip(names, points, strict=True))
        assert self.sheets() == dict(zip(names, items(games[-1]), strict=True))
