"""Players for the oracle: random, tight, busy and wasteful; and records of their games."""

from collections.abc import Callable
from random import Random

from .game import Oracle
from .land import CASTLE, TOWN, Land, Square, neighbours
from .table import BOXES, DOMINOES, TILES
from .tokens import read_token

Chooser = Callable[[Oracle, Random], str]


def choose_randomly(game: Oracle, rng: Random) -> str:
    """Chooses a legal token, all with equal chances."""
    return rng.choice(sorted(game.legal_tokens()))


def choose_tightly(game: Oracle, rng: Random) -> str:
    """Chooses the place with the fewest holes and most room left, and the claim that packs best.

    Takes an optional action now and then.
    """
    seat = game.to_act
    assert seat is not None
    tokens = _of_one_kind(game, rng, 0.5)
    if len(tokens) == 1 or tokens[0][0] not in "AE":
        return rng.choice(tokens)
    land = game.land(seat)
    return max(tokens, key=lambda token: (_worth(land, token), rng.random()))


def choose_busily(game: Oracle, rng: Random) -> str:
    """Takes most optional actions, with the most knights and towers; claims at random."""
    tokens = _of_one_kind(game, rng, 0.85)
    kind = tokens[0][0]
    if kind == "B":
        return max(tokens, key=lambda token: (len(token), rng.random()))
    if kind == "C":
        return max(tokens, key=lambda token: (_towers(game, token) + rng.random(), token))
    return rng.choice(tokens)


def choose_wastefully(game: Oracle, rng: Random) -> str:
    """Uses up tiles: takes every optional action, builds the fewest towers; claims towns."""
    tokens = _of_one_kind(game, rng, 1.0)
    if tokens[0][0] == "C":
        return min(tokens, key=lambda token: (_towers(game, token), token[1], rng.random()))
    if tokens[0][0] == "E" and len(tokens) > 1:
        return max(tokens, key=lambda token: (_towns(token), rng.random()))
    return rng.choice(tokens)


def _of_one_kind(game: Oracle, rng: Random, eager: float) -> list[str]:
    """The legal tokens of the first kind that is due, or wanted with probability ``eager``."""
    tokens = sorted(game.legal_tokens())
    for kind in sorted({token[0] for token in tokens}):
        if kind in "AE" or rng.random() < eager:
            return [token for token in tokens if token[0] == kind]
    raise AssertionError("a turn ends with E")


def _towers(game: Oracle, token: str) -> int:
    tile = game.board[int(token[1])]
    assert isinstance(tile, int)
    return TILES[tile].towers


def _towns(token: str) -> int:
    number = read_token(token).domino
    assert number is not None
    return sum(terrain == TOWN for terrain, _crowns in DOMINOES[number])


def _worth(land: Land, text: str) -> float:
    token = read_token(text)
    number = token.domino
    assert number is not None
    if token.kind == "A":
        square = token.squares[0] if token.squares else None
        return _tightness(_with(land, number, square, token.direction))
    places = land.places(number)
    return max((_tightness(_with(land, number, *place)) for place in places), default=-1000.0)


def _with(land: Land, number: int, square: Square | None, direction: str) -> Land:
    after = Land(land.size)
    after.squares = dict(land.squares)
    if square is not None:
        after.put(number, square, direction)
    return after


def _tightness(land: Land) -> float:
    """Higher if land has no odd pockets, a short edge, many open terrains, a centred castle."""
    reach = land.size // 2
    inside = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]
    free = {square for square in inside if square not in land.squares}
    odd = sum(len(pocket) % 2 for pocket in _pockets(free))
    dead_ends = sum(sum(near in free for near in neighbours(square)) <= 1 for square in free)
    open_terrains = [
        {land.squares[near][0] for near in neighbours(square) if near in land.squares}
        for square in free
    ]
    choice = len(set().union(*open_terrains)) if open_terrains else 0
    castle_sides = sum(near in free for near in neighbours((0, 0)))
    strays = sum(square not in inside for square in land.squares)
    edges = sum(bool(terrains - {CASTLE}) for terrains in open_terrains)
    return -30 * strays - 12 * odd - 3 * dead_ends + 2 * choice + castle_sides - 0.5 * edges


def _pockets(free: set[Square]) -> list[set[Square]]:
    left, pockets = set(free), []
    while left:
        pocket, edge = set(), [left.pop()]
        while edge:
            square = edge.pop()
            pocket.add(square)
            for near in neighbours(square):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        pockets.append(pocket)
    return pockets


def play_out(game: Oracle, rng: Random, choosers: dict[str, Chooser] | None = None) -> Oracle:
    """Deals and plays until the game is over; seats without a chooser play at random."""
    choosers = choosers or {}
    boxes = {name: [number for number in dominoes if number not in game.seen]
             for name, dominoes in BOXES.items()}  # fmt: skip
    pile = [tile for tile in TILES if game.court and tile not in game.court.dealt]
    for stock in (*boxes.values(), pile):
        rng.shuffle(stock)
    while not game.is_over:
        if game.pending_deal == "kings":
            game.apply("O" + "".join(_kings(game, rng)))
        elif game.pending_deal == "tiles":
            assert game.court is not None
            due = game.court.tiles_due()
            game.apply("T" + "-".join(str(pile.pop()) for _ in range(due)))
        elif game.pending_deal == "line":
            box = boxes[game.terms.box_of(game.lines_dealt)]
            line = sorted(box.pop() for _ in range(game.terms.line_length))
            game.apply("L" + "-".join(map(str, line)))
        else:
            assert game.to_act is not None
            game.apply(choosers.get(game.to_act, choose_randomly)(game, rng))
    return game


def _kings(game: Oracle, rng: Random) -> list[str]:
    if game.rules_code.startswith("Q2"):
        return list(rng.choice(["abba", "baab"]))
    kings = list(game.seats * game.kings_each)
    rng.shuffle(kings)
    return kings


def record_text(game: Oracle) -> str:
    """The record so far on one line."""
    return " ".join([game.rules_code, *game.tokens])


def random_record(rules_code: str, rng: Random) -> str:
    """The record of a whole random game."""
    return record_text(play_out(Oracle(rules_code), rng))


def packing_record(rules_code: str, rng: Random) -> str:
    """The record of a whole game of tight players."""
    game = Oracle(rules_code)
    return record_text(play_out(game, rng, dict.fromkeys(game.seats, choose_tightly)))


def replay(record: str) -> Oracle:
    """The game of a record, with `;` comments; Refused or ValueError for a wrong token."""
    text = " ".join(line.split(";")[0] for line in record.splitlines())
    words = text.replace("_", " ").split()
    if not words:
        raise ValueError("an empty record")
    game = Oracle(words[0])
    for token in words[1:]:
        game.apply(token)
    return game
