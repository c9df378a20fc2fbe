"""Plays Queendomino's knights, buildings and Dragon by mouse or touch, and checks score sheets."""

from collections.abc import Iterable

from playwright.sync_api import expect

from browser.messages import say
from e2e.games import games_in
from e2e.hand import Hand
from e2e.visitor import EMPTY, Visitor
from realmino import Construct, Game, Item, ItemKind, Tax, parse_move
from realmino.pieces.variants import SEATS
from table.wording.words import building_name, land

FIRST_PLACE = {"K": 0, "Q": 4, "W": 0}
"""The first set-up row for each game."""
PLACES = {"K": 4, "Q": 4, "W": 8}
"""The number of set-up rows for each game."""


def start_court_game(
    visitor: Visitor, game: str, *kinds: str, names: Iterable[str] = (), **choices: object
) -> Visitor:
    """Starts Queendomino (Q) or the Royal Wedding (W); otherwise like `Visitor.start_game`."""
    visitor.set_speed(choices)
    visitor.find(f"#game-{game}").check()
    visitor.show_more()
    first = FIRST_PLACE[game]
    for place, kind in enumerate([*kinds, *[EMPTY] * (PLACES[game] - len(kinds))], first):
        visitor.find(f"#kind{place}").select_option(kind)
    for place, name in enumerate(names, first):
        visitor.find(f"#name{place}").fill(name)
    if "seed" in choices:
        visitor.find("#seed").fill(str(choices.pop("seed")))
    for name in choices:
        visitor.find(f"#setup-form [name={name}]").check()
    visitor.begin()
    return visitor


def tokens(visitor: Visitor, letter: str) -> list[str]:
    """A phase's tokens from the list of choices, best first."""
    matches = [option for option in visitor.options() if option.token[0] == letter]
    return [option.token for option in sorted(matches, key=lambda one: -one.gain)]


def town(visitor: Visitor) -> str:
    """The token of the first free domino with a town, or ''."""
    free = visitor.part("options", 'button[data-token^="E"]:has(.land-town)')
    return free.first.get_attribute("data-token") or "" if free.count() else ""


class CourtHand:
    """Plays a turn's optional phases on the canvas by mouse or touch."""

    def __init__(self, visitor: Visitor, fingers: bool = False) -> None:
        self.visitor = visitor
        self.hand = Hand(visitor)
        self._fingers = fingers

    def touch(self, name: str) -> None:
        """Clicks or taps a square, a domino, a spot or a kingdom.

        On a phone, spots are in the board's dialog.
        """
        if name.startswith("spot ") and self.visitor.part("open-board").is_visible():
            self.press("open-board")
            chosen = f'button[data-spot="{name.removeprefix("spot ")}"]'
            self.visitor.part("board-spots", chosen).click()
            return
        if self._fingers:
            self.hand.tap(name)
        else:
            self.visitor.page.mouse.click(*self.visitor.spot(name))

    def press(self, button: str) -> None:
        self.hand.tap_button(button) if self._fingers else self.visitor.press(button)

    def expect_question(self, button: str) -> None:
        """Checks that the choice waits for confirmation by its button."""
        expect(self.visitor.part("place")).to_have_text(say(f"button-{button}"))
        expect(self.visitor.part("hint")).to_contain_text("?")

    def collect(self, token: str) -> None:
        """Puts a knight on each of the choice's squares, and collects the tax."""
        tax = parse_move(token)
        assert isinstance(tax, Tax)
        for square in tax.squares:
            self.touch(str(square))
            self.expect_question("tax")
        self.press("place")

    def construct(self, token: str) -> None:
        """Chooses the building, then its square; touch confirms with a button."""
        choice = parse_move(token)
        assert isinstance(choice, Construct)
        self.touch(f"spot {choice.spot}")
        self.touch(str(choice.square))
        if self._fingers:
            self.expect_question("construct")
            self.press("place")

    def drag_building(self, token: str) -> None:
        """Drags the building from the board to its square."""
        choice, mouse = parse_move(token), self.visitor.page.mouse
        assert isinstance(choice, Construct)
        mouse.move(*self.visitor.spot(f"spot {choice.spot}"))
        mouse.down()
        mouse.move(*self.visitor.spot(str(choice.square)), steps=4)
        mouse.up()

    def burn(self, token: str) -> None:
        """Chooses the building, calls the Dragon and confirms."""
        before = self.visitor.moves
        self.touch(f"spot {token[1]}")
        self.press("burn")
        self.expect_question("burn")
        self.visitor.expect_move(before)
        self.press("place")

    def claim(self, token: str) -> None:
        self.touch(token.removeprefix("E"))
        if self._fingers:
            self.expect_question("claim")
            self.press("place")


# Score sheets

ROWS = """(sheets) => sheets.map((sheet) => [
  sheet.querySelector("caption .who").textContent,
  [...sheet.querySelectorAll("tbody tr:not(.bare)")].map((row) => [
    ...[...row.cells].map((cell) => cell.textContent.trim()).filter(Boolean),
    ...(row.classList.contains("queen") ? ["queen"] : []),
  ]),
])"""


def expect_sheets_of_replay(visitor: Visitor, *names: str) -> Game:
    """Checks that every sheet's lines match the engine: territories, buildings, coins."""
    visitor.expect_scores_of_replay(*names)
    game = games_in(visitor.link())[-1]
    shown = dict(visitor.part("result", ".sheet").evaluate_all(ROWS))
    for name, sheet in zip(names, game.state.sheets(), strict=True):
        expected = [row for item in sheet.items if (row := _row(item))]
        lines = sorted(shown[name]), sorted(expected)
        assert lines[0] == lines[1], (name, *lines)
    return game


def _row(item: Item) -> list[str]:
    """A sheet line's cells; empty for land without a crown."""
    points = str(item.points)
    if item.kind is ItemKind.TERRITORY and item.terrain is not None:
        count = f"{len(item.squares)} × {item.crowns}"
        name = land(item.terrain.key)
        return [name, count, points, *["queen"] * item.queen] if item.crowns else []
    if item.kind is ItemKind.BUILDING and item.building is not None:
        return [building_name(item.building.key), points]
    if item.kind is ItemKind.COINS:
        return [say("sheet-coins"), f"{item.amount} ÷ 3", points]
    return [say(f"variant-{item.bonus}"), points]


def queens_host(game: Game) -> str | None:
    """The kingdom of the Queen's host."""
    court = game.state.court
    return SEATS[court.queen] if court and court.queen is not None else None
