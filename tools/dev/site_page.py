"""Opens any screen of the built site, with games to show on it."""

from functools import cache
from random import Random
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page

from realmino import Game, Rules, Shuffled
from realmino.bots import BOTS
from realmino.pieces.variants import COLOURS_OF
from saves import versions
from saves.model import SavedGame
from table.model.links import moment_link
from table.model.match import PERSON, Match, Seat

BRISK: Final = {"pace": "instant", "thinking": "short"}
"""Settings that make bots play immediately."""
PATIENCE: Final = 12
"""The maximum number of screenshots to take of a screen that keeps changing."""
DAY: Final = 86_400_000
SINCE: Final = 20_000
"""The day the first saved game ended, in days since 1970."""

_SET = """(settings) => {
  for (const [name, value] of Object.entries(settings)) {
    const control = document.getElementById(name);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
_LEAVE = """() => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  for (const open of document.querySelectorAll("[popover]:popover-open")) open.hidePopover();
  if (document.body.dataset.screen === "table") document.getElementById("to-setup").click();
  for (const details of document.querySelectorAll("details[open]")) details.open = false;
  document.getElementById("game-K").click();
  scrollTo(0, 0);
}"""
_SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; frames < 4; frames++) await frame();
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
  await frame();
}"""


class ScreenSize(NamedTuple):
    """A screen: its size in CSS pixels, and whether it has touch instead of a mouse."""

    width: int
    height: int
    has_touch: bool = False


# Games to show


@cache
def whole_game(code: str, seed: int | str = 1) -> Game:
    """A complete game between greedy bots; the same seed always gives the same game."""
    random, dealer = Random(seed), Shuffled(seed)
    game = Game(Rules.parse(code))
    while not game.is_over:
        state = game.state
        game = game.play(
            dealer.deal(state) if state.pending_deal else BOTS["greedy"](state, random)
        )
    return game


def match_at(code: str, round: int = 0, kind: str = "") -> Match:
    """A match of one person against Squires, at the person's choice of ``kind`` in ``round``.

    If ``kind`` is empty, the game is over.
    """
    game, rules = whole_game(code, code), Rules.parse(code)
    if kind:
        at = next(
            played.number
            for played in game.history()
            if played.before.round == round and played.seat == 0 and str(played.move)[0] == kind
        )
        game = game.at(at)
    seats = tuple(
        Seat(colour, "" if index else "Ada", "squire" if index else PERSON)
        for index, colour in enumerate(COLOURS_OF[rules.game][: rules.players])
    )
    return Match(seats, code, (game,))


def saved_games() -> list[SavedGame]:
    """Saved games of somebody who has played for a few days."""
    finished = [match_at(code) for code in ("K2", "K4hm", "Q3", "K2d", "Q2", "W4")]
    unfinished = [match_at("Q4", 5, "A"), match_at("W6t", 3, "E")]
    return [
        SavedGame.of(f"contact{number}", match, number * DAY)
        for number, match in enumerate([*finished, *unfinished], SINCE)
    ]


# Ways to a screen


class SitePage:
    """A browser page that shows one screen after another."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, path: str = "") -> None:
        """Opens a page of the site and waits for its Python; bots play without pauses."""
        self.page.goto(self.site + path, wait_until="load")
        if self.page.locator("#boot").count():
            self.page.locator("#boot[hidden]").wait_for(state="attached", timeout=60_000)
        if not path:
            self.page.evaluate(_SET, BRISK)

    def press(self, *names: str) -> None:
        """Presses buttons: parts of the table by name, others by id."""
        for name in names:
            self.page.locator(f'#{name}, #table-screen [data-part="{name}"]').first.click()

    def show(self, match: Match, plays: bool = True) -> None:
        """Opens a match at the table to continue it."""
        self.page.evaluate("(to) => { location.hash = to; }", moment_link(match, ["Ada"]))
        self.page.locator("body[data-screen=table]").wait_for()
        if plays:
            self.press("place")

    def leave(self) -> None:
        """Returns to the set-up and closes everything else."""
        if self.page.locator("#setup-form").count():
            self.page.evaluate(_LEAVE)
        else:
            self.open()

    def end(self, code: str) -> None:
        """Shows the score sheets of a finished game."""
        self.show(match_at(code))
        self.page.locator('[data-part="result"][open]').wait_for()

    def film(self, code: str) -> None:
        """Makes the film of a finished game."""
        self.end(code)
        self.press("share", "share-tab-film")
        self.page.locator("#share-film[data-film]").wait_for()

    def shelf(self, page: str) -> None:
        """Opens a page of the shelf."""
        self.press("open-shelf")
        self.page.locator(f"[data-page={page}]").click()
        self.page.locator("#shelf-inside > *").first.wait_for()

    def set_up_teams(self) -> None:
        """Sets up a Royal Wedding for six in teams."""
        self.page.locator("#game-W").check()
        self.page.locator("#more > summary").click()
        for place in range(6):
            self.page.locator(f"#kind{place}").select_option("squire" if place else PERSON)
        self.page.locator("#teams").check()

    def step_through(self) -> None:
        """Opens the bar for stepping through a linked game."""
        self.show(match_at("K3", 6, "E"), plays=False)
        self.press("step-through")
        self.page.locator(".replay").wait_for()

    def more(self, selector: str) -> None:
        """Opens a part of the page and scrolls to it."""
        self.page.locator(f"{selector} > summary").click()
        self.page.locator(selector).scroll_into_view_if_needed()

    def photograph(self, theme: str) -> bytes:
        """A screenshot of the page in the "light" or "dark" theme."""
        self.page.mouse.move(0, 0)
        scheme: Literal["dark", "light"] = "dark" if theme == "dark" else "light"
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # the land moves
        self.page.evaluate(_SETTLED)
        shots = [b"", self.page.screenshot()]
        while shots[-1] != shots[-2] and len(shots) < PATIENCE:  # drawings become sharp gradually
            shots.append(self.page.screenshot())
        return shots[-1]

    def lesson(self, game: str) -> None:
        """Begins a game's lessons."""
        self.press(f"teach-{game}")
        self.page.locator(".lesson:popover-open").wait_for()

    def refusal(self) -> None:
        """Points at a place where the domino isn't allowed."""
        self.show(match_at("K4", 5, "A"))
        x, y = self.page.evaluate("() => { const { x, y } = realmino.where('g7'); return [x, y]; }")
        self.page.locator('[data-part="canvas"]').focus()
        self.page.mouse.click(x, y)


def visit(browser: Browser, site: str, size: ScreenSize, scale: float = 1) -> SitePage:
    """A page in a new browser context with saved games.

    ``scale`` is the number of pixels per CSS pixel.
    """
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.has_touch,
        device_scale_factor=scale,
        service_workers="block",
    )
    context.set_default_timeout(20_000)
    shown = SitePage(context.new_page(), site)
    shown.open()
    for game in saved_games():
        shown.page.evaluate(
            "([id, text]) => realmino.storage.save(id, 0, text)", [game.id, versions.to_text(game)]
        )
    shown.open()
    return shown
