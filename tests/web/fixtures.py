"""Matches, positions and tables, with the coordinates of things on them, for page tests."""

import ast
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from realmino import Game
from realmino.bots import BOTS, LEVELS
from realmino.bots.choosing import choose
from realmino.drawing.theme import Theme, light
from realmino.pieces.variants import COLOURS_OF
from realmino.view import Face, View, view
from saves.model import GameProgress, SavedGame
from table.model.match import Match, Seat
from table.model.session import Answer, Mode
from table.model.settings import Settings
from table.picture.layout import lay_out
from table.picture.scene import Look
from table.play.app import App
from table.play.effects import AskBot, Effect, Refuse, Say
from table.play.intents import Intent, Point, Press, Release
from tests.tables import played

WEB = Path(__file__).parents[2] / "web"

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo")
KINDS = {
    "p": "person", "g": "greedy", "r": "random",
    "s": "squire", "k": "knight", "d": "duke", "q": "emperor",
}  # fmt: skip
DESK, PHONE = (1280.0, 800.0), (390.0, 640.0)
OUTSIDE = (DESK[0] / 2, DESK[1] - 2)
"""A point on a desktop table that is outside all pieces."""

Point2 = tuple[float, float]
Condition = Callable[[View], bool]


# Matches


PUZZLE = "K4 1 1221 0010N1N1N0J0Q3Q2O1E033M0S140I360D030414230K0538160A0806100001 0DA6 80:3.7-9.4"
"""One of the site's puzzles."""


def seats(kinds: str, names: Iterable[str] = NAMES, game: str = "K") -> tuple[Seat, ...]:
    """Seats from one letter each (see `KINDS`), in the colours of a game's box."""
    return tuple(
        Seat(colour, name, KINDS[kind])
        for colour, name, kind in zip(COLOURS_OF[game], names, kinds, strict=False)
    )


def begun(code: str, kinds: str = "", seed: str = "7", dynasty: bool = False) -> Match:
    """A new match by these rules; all players are people unless ``kinds`` is given."""
    count = int(code[1])
    sitting = seats(kinds or "p" * count, game=code[0])
    return Match.begin(sitting, code[2:], seed, dynasty, code[0])


def match_with(game: Game, kinds: str = "", undone: bool = False) -> Match:
    """A match at the current position of a game."""
    kept = game if undone else replace(game, undone=())
    rules = game.rules
    return Match(seats(kinds or "p" * rules.players, game=rules.game), "7", (kept,))


@cache
def moment(code: str, holds: Condition) -> Match:
    """A match between people at a random game's first position where ``holds`` is true."""
    for seed in range(40):
        game = played(code, seed)
        for number in range(game.number + 1):
            if holds(view(game.at(number))):
                return match_with(game.at(number))
    raise AssertionError("no such position in forty games")


def last_round(code: str, kinds: str = "") -> Match:
    """A match at the start of its last round, with dominoes to place but none to claim."""
    game = played(code, 3)
    number = next(
        number
        for number in range(game.number)
        if game.at(number).state.round == game.at(number).state.rules.rounds
    )
    return match_with(game.at(number), kinds)


# Tables


class ObservedApp(App):
    """An app that records its effects for the test."""

    def __init__(self, match: Match, settings: Settings, mode: Mode = Mode.PLAYING) -> None:
        super().__init__(match, settings, mode)
        self.effects = self.start()

    def handle(self, intent: Intent) -> list[Effect]:
        effects = super().handle(intent)
        self.effects += effects
        return effects

    def answer(self, answer: Answer) -> list[Effect]:
        effects = super().answer(answer)
        self.effects += effects
        return effects

    def take_effects(self) -> list[Effect]:
        """The effects since the last call."""
        effects, self.effects = self.effects, []
        return effects


def table(
    match: Match,
    confirm: bool = False,
    handover: bool = False,
    mode: Mode = Mode.PLAYING,
    size: Point2 = DESK,
) -> ObservedApp:
    """The match on a table; ``size`` is in CSS pixels."""
    app = ObservedApp(match, Settings(confirm, handover), mode)
    app.display.resize(*size)
    return app


def look(
    match: Match,
    shown: View,
    size: Point2 = DESK,
    theme: Theme = light,
    choosing: bool = True,
    focus: str = "a",
) -> Look:
    """The parameters for a view's picture."""
    return Look(match, lay_out(shown, focus, *size), theme, choosing)


def square(app: ObservedApp, name: str) -> Point2:
    """The centre of a square in the main plot."""
    x, y = app.layout.main.corner(name)
    half = app.layout.main.cell / 2
    return x + half, y + half


def domino(app: ObservedApp, number: int | None) -> Point2:
    """The centre of a domino in either line."""
    layout = app.layout
    slot = next(slot for slot in (*layout.next, *layout.line) if slot.domino == number)
    return slot.x + slot.cell, slot.y + slot.cell / 2


def spot(app: ObservedApp, number: int | None) -> Point2:
    """The centre of a spot on the builders' board."""
    board = app.layout.board
    assert board
    assert number is not None
    box = board.spots[number]
    return box.x + box.w / 2, box.y + box.h / 2


def ground(app: ObservedApp, kingdom: str) -> Point2:
    """The centre of a kingdom's ground."""
    box = app.layout.plot(kingdom).box
    return box.x + box.w / 2, box.y + box.h / 2


def click(app: ObservedApp, at: Point2, touch: bool = False) -> None:
    """A click or a tap."""
    if not touch:
        app.handle(Point(*at))
    app.handle(Press(*at, touch))
    app.handle(Release(*at, touch))


def token(app: ObservedApp) -> str | None:
    """The token that a confirmation would play now."""
    option = app.ready_option()
    return option.token if option else None


def record(app: ObservedApp) -> str:
    """The record of the game on the table."""
    return str(app.match.game)


def said(app: ObservedApp) -> list[str]:
    """The sentences of all effects since the last call."""
    return [effect.text for effect in app.take_effects() if isinstance(effect, Say | Refuse)]


def play_bots(app: ObservedApp) -> list[Effect]:
    """Plays the bots until a person must choose; returns all effects."""
    all_effects: list[Effect] = []
    while effects := app.take_effects():
        all_effects += effects
        for effect in effects:
            if isinstance(effect, AskBot):
                app.answer(answer_to(effect))
    return all_effects


def answer_to(question: AskBot) -> Answer:
    """The bot's answer to a request; levels run only a few simulations."""
    state = question.position
    if question.bot in LEVELS:
        action = choose(state, question.bot, simulations=4, seed=question.seed)
    else:
        action = BOTS[question.bot](state, Random(question.seed))
    return Answer(question.number, str(action))


# Conditions for `moment`


def placing(view: View) -> bool:
    """Whether a domino is to be placed in round 4."""
    return view.prompt.kind == "place" and view.round == 4


def placing_unequal(view: View) -> bool:
    """Whether a domino with two different halves is to be placed in round 4."""
    return placing(view) and not in_hand(view).equal


def placing_equal(view: View) -> bool:
    """Whether a domino with equal halves is to be placed."""
    return view.prompt.kind == "place" and view.round > 1 and in_hand(view).equal


def claiming(view: View) -> bool:
    """Whether to claim a domino, with at least two free and one taken."""
    free = [face for face in view.next if face.king is None]
    return view.prompt.kind == "claim" and view.round == 3 and 2 <= len(free) < len(view.next)


def discarding(view: View) -> bool:
    """A domino that fits nowhere."""
    return view.prompt.kind == "discard" and view.round < view.rounds


def in_hand(view: View) -> Face:
    """The domino to be placed."""
    return next(face for face in view.line if face.domino == view.prompt.domino)


def shown_squares(app: ObservedApp) -> set[str]:
    """The squares of the domino's current place, if it is legal."""
    option = app.ready_option()
    return set(option.squares) if option else set()


def one_legal_turn(view: View) -> tuple[str, str] | None:
    """A square where only one direction fits, other than the first one (east)."""
    by_square: dict[str, list[tuple[str, ...]]] = {}
    for option in view.options:
        by_square.setdefault(option.squares[0], []).append(option.squares)
    for places in by_square.values():
        eastward = [b for a, b in places if ord(b[0]) == ord(a[0]) + 1]
        if len(places) == 1 and not eastward:
            first, second = places[0]
            return first, second
    return None


def only_another_turn(view: View) -> bool:
    """A domino with different halves, and a square where only another direction fits."""
    return placing_unequal(view) and one_legal_turn(view) is not None


def refused(view: View) -> bool:
    """A domino with different halves to place, and a square that no place covers."""
    return placing_unequal(view) and refused_square(view) is not None


def refused_square(view: View) -> str | None:
    """The castle's square, if a refusal names it."""
    covered = {square for option in view.options for square in option.squares}
    for refusal in view.refusals:
        if refusal.reason == "occupied" and refusal.squares[0] == "g7" and "g7" not in covered:
            return "g7"
    return None


DAY = 86_400_000
"""A day in milliseconds."""


def over(
    id: str, code: str, points: tuple[int, ...], *names: str, day: int = 1, dynasty: bool = False
) -> SavedGame:
    """A finished game; ``names`` are people's names or bots' levels.

    The most points win; the game ended ``day`` days after 1 January 1970.
    """
    match = begun(code, dynasty=dynasty)
    bots = ("squire", "knight", "duke", "emperor", "greedy", "random")
    seats = tuple(
        Seat(seat.colour, "", name) if name in bots else Seat(seat.colour, name, "person")
        for seat, name in zip(match.seats, names, strict=True)
    )
    winners = [index for index, total in enumerate(points) if total == max(points)]
    data = Match(seats, match.seed, match.games, dynasty).to_data()
    progress = GameProgress(12, 12, 3 if dynasty else 0, True)
    return SavedGame(id, day * DAY, data, progress, [[*points], winners])


# Messages


def keys_said(folder: str) -> set[str]:
    """The message keys that are literals in a feature's modules."""
    return {
        str(part.args[0].value)
        for path in WEB.glob(f"{folder}/*.py")
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(part, ast.Call) and ast.unparse(part.func).endswith("say") and part.args
        if isinstance(part.args[0], ast.Constant)
    }
