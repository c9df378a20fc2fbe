"""The view of a game, with everything that a page shows.

A page implements no rules. It shows a `View` and plays the token of one of its options.
"""

from functools import cache

from realmino.game import Game
from realmino.game.dynasty import Dynasty
from realmino.game.events import events
from realmino.pieces.actions import Place
from realmino.pieces.buildings import Tile, tile_of
from realmino.pieces.dominoes import DOMINOES, Dominoes
from realmino.pieces.grid import Square, squares_of
from realmino.pieces.kingdom import Kingdom
from realmino.pieces.variants import SEATS
from realmino.rules.scoring import Result
from realmino.state import State
from realmino.view.choices import (
    available_options,
    list_refusals,
    reach_bounds,
    redo_points,
    undo_points,
    view_board,
    view_prompt,
)
from realmino.view.values import (
    BoardSpot,
    BuildersBoard,
    Ending,
    Face,
    GrownTerritory,
    Land,
    Option,
    Prompt,
    Prospect,
    Realm,
    Refusal,
    Series,
    Supply,
    UndoPoint,
    View,
)

__all__ = [
    "BoardSpot", "BuildersBoard", "Ending", "Face", "GrownTerritory", "Land", "Option", "Prompt",
    "Prospect", "Realm", "Refusal", "Series", "Supply", "Tile", "UndoPoint", "View", "face",
    "placed_halves", "view",
]  # fmt: skip


def view(game: Game, since: int | None = None, dynasty: Dynasty | None = None) -> View:
    """A game's view; the game may belong to a ``dynasty``.

    It contains the events after the first ``since`` moves, by default those of the last move.
    """
    state = game.state
    rules = state.rules
    options = available_options(state)
    undo = undo_points(game)
    return View(
        rules=str(rules),
        grid=rules.grid,
        round=state.round,
        rounds=rules.rounds,
        number=game.number,
        length=game.number + len(game.undone),
        kingdoms=_kingdoms(game),
        line=_line(game),
        next=_faces(state.next),
        order=tuple(SEATS[seat] for seat in state.order),
        unseen=tuple(face(id) for box in rules.boxes for id in state.unseen_of(box)),
        coming=state.lines_to_come * rules.line,
        prospects=_prospects(state),
        court=view_board(state),
        tiles=tuple(map(tile_of, rules.buildings)),
        prompt=view_prompt(state, options),
        options=options,
        refusals=list_refusals(state),
        events=tuple(events(game, max(0, game.number - 1) if since is None else since)),
        undo=undo,
        no_undo=None if undo else "reveal" if game.last_reveal() else "start",
        redo=redo_points(game),
        outcome=_outcome(state.result()) if state.is_over else None,
        series=_series(dynasty.with_game(game)) if dynasty else None,
    )


@cache
def face(domino: int, king: int | None = None, done: bool = False) -> Face:
    """A domino as shown on a page."""
    printed = DOMINOES[domino]
    (terrain, crowns), (terrain2, crowns2) = printed.first, printed.second
    return Face(
        domino,
        printed.printed,
        printed.box,
        ((terrain.key, crowns), (terrain2.key, crowns2)),
        printed.halves_equal,
        None if king is None else SEATS[king],
        done,
    )


def _faces(line: Dominoes) -> tuple[Face, ...]:
    return tuple(face(entry.domino, entry.king) for entry in line)


def _line(game: Game) -> tuple[Face, ...]:
    """The round's line, including dominoes whose turns are over."""
    state = game.state
    whole = state.line
    for played in reversed(game.history()):
        if played.before.round != state.round:
            break
        whole = played.before.line
    waiting = {entry.domino for entry in state.line}
    return tuple(face(entry.domino, entry.king, entry.domino not in waiting) for entry in whole)


def _prospects(state: State) -> tuple[Prospect, ...]:
    if state.to_act is None:
        return ()
    kingdom = state.acting_kingdom
    chances = state.chances(kingdom)
    return tuple(Prospect(domino, state.best_gain(domino, kingdom)) for domino in chances)


def placed_halves(game: Game) -> list[dict[Square, tuple[int, int]]]:
    """By kingdom and square: the id of the domino placed there, and which half of it, 0 or 1."""
    halves: list[dict[Square, tuple[int, int]]] = [{} for _ in game.state.kingdoms]
    for played in game.history():
        if isinstance(played.move, Place) and played.seat is not None:
            placed = halves[game.rules.kingdom_of(played.seat)]
            first, second = played.move.squares
            placed |= {first: (played.move.domino, 0), second: (played.move.domino, 1)}
    return halves


def _kingdoms(game: Game) -> tuple[Realm, ...]:
    state, halves = game.state, placed_halves(game)
    return tuple(
        Realm(
            kingdom=SEATS[number],
            seats=tuple(SEATS[seat] for seat in state.rules.seats_of([number])),
            land=_land(kingdom, halves[number]),
            reach=reach_bounds(kingdom, state.rules.grid),
            sheet=sheet.to_json(),
            purse=_supply(state, number),
            open_towns=tuple(map(str, squares_of(kingdom.open_towns))),
            lost=() if state.is_over else tuple(map(str, state.lost_ground(number))),
        )
        for number, (kingdom, sheet) in enumerate(zip(state.kingdoms, state.sheets(), strict=True))
    )


def _land(kingdom: Kingdom, halves: dict[Square, tuple[int, int]]) -> tuple[Land, ...]:
    """A kingdom's land; ``halves`` has the domino on each square, and which half is there."""
    tiles: dict[int, int] = dict(kingdom.buildings)
    return tuple(
        Land(
            str(square),
            terrain.key,
            crowns,
            *halves.get(square, (0, 0)),
            tiles.get(square),
            bool(kingdom.knights >> square & 1),
        )
        for square, terrain, crowns in kingdom.land()
    )


def _supply(state: State, number: int) -> Supply | None:
    if state.court is None:
        return None
    purse = state.court.purses[number]
    placed = state.kingdoms[number].knights.bit_count()
    return Supply(purse.coins, purse.knights, placed, purse.towers)


def _outcome(result: Result) -> Ending:
    return Ending(tuple(SEATS[number] for number in result.winners), result.decision.value)


def _series(dynasty: Dynasty) -> Series:
    return Series(
        game=len(dynasty.games),
        of=Dynasty.LENGTH,
        points=tuple(tuple(sheet.total for sheet in game.state.sheets()) for game in dynasty.games),
        totals=dynasty.totals(),
        outcome=_outcome(dynasty.result()) if dynasty.is_over else None,
    )
