"""The positions of the rulebook cases: kingdoms, purses and turns."""

import re
from collections import Counter

from rulebook.reader import Case, named_values, parse_purse

from .codes import Terms, terms
from .game import Oracle
from .land import CASTLE, Half, Land, Square, neighbours, square_of, step
from .scores import Wealth
from .table import BOXES, TILES
from .tokens import SQUARE

FRESH = (7, 1, 0)
"""Coins, knights and towers of a kingdom at the start."""


def case_terms(case: Case) -> Terms:
    """The terms of the case's rules code."""
    return terms(case.rules)


def case_lands(case: Case) -> dict[str, Land]:
    """Letter → kingdom in the case; a single kingdom is a's."""
    texts = named_values(case.fields.get("kingdoms", ""))
    if "kingdom" in case.fields:
        texts = {"a": case.fields["kingdom"]}
    return {letter: Land.read(text, case_terms(case).grid) for letter, text in texts.items()}


def case_purses(case: Case) -> dict[str, tuple[int, int, int]]:
    """Letter → purse in the case."""
    texts = named_values(case.fields.get("purses", ""))
    return {letter: parse_purse(text) for letter, text in texts.items()}


def case_wealths(case: Case) -> dict[str, Wealth]:
    """Letter → wealth in the case; empty for Kingdomino."""
    if not case_terms(case).has_court:
        return {}
    purses, host = case_purses(case), case.fields.get("host")
    return {
        letter: Wealth(coins, ready + len(land.knights), towers, letter == host)
        for letter, land in case_lands(case).items()
        for coins, ready, towers in [purses.get(letter, FRESH)]
    }


def case_board(case: Case) -> list[int | str]:
    """The tiles of the builders' board, including "x" and "d"; empty without a board."""
    words = case.fields["tiles"].split("-") if "tiles" in case.fields else []
    return [int(word) if word.isdigit() else word for word in words]


def case_turn(case: Case) -> Oracle:
    """The game at the moment of a turn case, after its `play`."""
    game = Oracle(case.rules)
    court = game.court
    assert court is not None
    game.lands |= case_lands(case)
    for letter, purse in case_purses(case).items():
        court.coins[letter], court.ready[letter], court.towers[letter] = purse
    board = case_board(case)
    court.spots = [tile if isinstance(tile, int) else None for tile in board]
    court.dragon = board.index("d") if "d" in board else None
    court.queen, court.refills = case.fields.get("host"), False
    game.kings_drawn, game.lines_dealt = True, game.lines_in_game
    game.turns, game.step = [("a", None)], "A"
    names = re.findall(SQUARE, case.fields.get("added", ""))
    game.added = tuple(square_of(name) for name in names)
    for token in case.fields.get("play", "").split():
        game.apply(token)
    return game


def impossible(case: Case) -> list[str]:
    """Everything in the position of a case that cannot occur in a game."""
    if not {"kingdom", "kingdoms"} & set(case.fields):
        return []
    lands, boxes = case_lands(case), case_terms(case).boxes
    problems = []
    if not can_be_built(list(lands.values()), boxes):
        problems.append("the boxes cannot build these kingdoms")
    if case_terms(case).has_court and case.kind != "place":
        problems += [*_owning(case, lands), *_tiles(case, lands), *_hosting(case), *_added(case)]
    return problems


def _owning(case: Case, lands: dict[str, Land]) -> list[str]:
    problems, purses = [], case_purses(case)
    for letter, land in lands.items():
        _coins, ready, towers = purses.get(letter, FRESH)
        tiles = [TILES[number] for number in land.buildings.values()]
        if towers != sum(tile.towers for tile in tiles):
            problems.append(f"{letter} does not have the towers of its buildings")
        if ready + len(land.knights) != 1 + sum(tile.knights for tile in tiles):
            problems.append(f"{letter} does not have the knights of its buildings")
    return problems


def _tiles(case: Case, lands: dict[str, Land]) -> list[str]:
    board = case_board(case)
    used = [tile for tile in board if isinstance(tile, int)]
    used += [number for land in lands.values() for number in land.buildings.values()]
    problems = []
    if len(used) != len(set(used)) or not set(used) <= set(TILES):
        problems.append("a repeated or unknown tile")
    if case.kind == "turn" and (len(board) != 6 or board.count("d") > 1):
        problems.append("not six spots, or two Dragons")
    return problems


def _hosting(case: Case) -> list[str]:
    wealths = case_wealths(case)
    most = max(wealth.towers for wealth in wealths.values())
    host = next((wealth for wealth in wealths.values() if wealth.queen), None)
    if host is None:
        return ["there are towers, but no Queen"] if most else []
    return ["the Queen is not with the most towers"] if not 0 < host.towers == most else []


def _added(case: Case) -> list[str]:
    names = re.findall(SQUARE, case.fields.get("added", ""))
    if not names:
        return []
    first, second = sorted(square_of(name) for name in names)
    land = case_lands(case)["a"]
    dominoes = [set(halves) for box in case_terms(case).boxes for halves in BOXES[box].values()]
    beside = second in (step(first, "n"), step(first, "e"))
    real = {land.squares.get(first), land.squares.get(second)} in dominoes
    return [] if beside and real else ["the squares just added are not a domino"]


Pair = tuple[Square, Square]
Box = Counter[tuple[Half, Half]]


def can_be_built(lands: list[Land], boxes: str) -> bool:
    """Returns whether dominoes of these boxes, in some legal order, make all the lands."""
    box = Counter(_kind(*halves) for name in boxes for halves in BOXES[name].values())
    return _cover(lands, 0, _bare(lands[0]), [], box) if lands else True


def _kind(first: Half, second: Half) -> tuple[Half, Half]:
    return min(first, second), max(first, second)


def _bare(land: Land) -> set[Square]:
    return {square for square, half in land.squares.items() if half[0] != CASTLE}


def _cover(lands: list[Land], at: int, left: set[Square], pairs: list[Pair], box: Box) -> bool:
    land = lands[at]
    if not left:
        if not _connects(land, pairs):
            return False
        return at + 1 == len(lands) or _cover(lands, at + 1, _bare(lands[at + 1]), [], box)
    first = min(left)
    for second in neighbours(first):
        if second not in left:
            continue
        kind = _kind(land.squares[first], land.squares[second])
        if box[kind] == 0:
            continue
        box[kind] -= 1
        if _cover(lands, at, left - {first, second}, [*pairs, (first, second)], box):
            return True
        box[kind] += 1
    return False


def _connects(land: Land, pairs: list[Pair]) -> bool:
    # More land never prevents a connection, so adding every domino that connects finds an order
    # if one exists.
    placed, waiting = {(0, 0)}, list(pairs)
    while waiting:
        ready = [pair for pair in waiting if any(_joins(land, placed, half) for half in pair)]
        if not ready:
            return False
        for pair in ready:
            placed.update(pair)
            waiting.remove(pair)
    return True


def _joins(land: Land, placed: set[Square], half: Square) -> bool:
    return any(
        near in placed and land.squares[near][0] in (CASTLE, land.squares[half][0])
        for near in neighbours(half)
    )
