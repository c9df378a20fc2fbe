"""Players for the oracle, one without a plan and one that packs tightly; records of their games."""

from collections.abc import Callable
from random import Random

from .game import Oracle, read_token
from .land import CASTLE, Land, Square, neighbours
from .table import DOMINOES

Chooser = Callable[[Oracle, Random], str]


def choose_randomly(game: Oracle, rng: Random) -> str:
    """Any legal token, all alike: first over the places, then over the claims."""
    return rng.choice(sorted(game.legal_tokens()))


def choose_tightly(game: Oracle, rng: Random) -> str:
    """The place that leaves the fewest holes and most room to go on; the claim that packs best."""
    tokens = sorted(game.legal_tokens())
    if len(tokens) == 1:
        return tokens[0]
    seat = game.to_act
    assert seat is not None
    land = game.lands[seat]
    return max(tokens, key=lambda token: (_worth(land, token), rng.random()))


def _worth(land: Land, token: str) -> float:
    kind, number, where, direction = read_token(token)
    assert number is not None
    if kind == "A":
        return _tightness(_with(land, number, where, direction))
    places = land.places(number)
    return max((_tightness(_with(land, number, *place)) for place in places), default=-1000.0)


def _with(land: Land, number: int, where: Square | None, direction: str) -> Land:
    after = Land(land.size)
    after.squares = dict(land.squares)
    if where is not None:
        after.put(number, where, direction)
    return after


def _tightness(land: Land) -> float:
    """More is better: no odd pockets, a short edge, many terrains to go on, a centred castle."""
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
    """Deal and play until the game is over; seats without a chooser play at random."""
    choosers = choosers or {}
    box = [number for number in DOMINOES if number not in game.seen]
    rng.shuffle(box)
    while not game.is_over:
        if game.due == "kings":
            kings = list(game.seats * game.kings_each)
            rng.shuffle(kings)
            game.apply("O" + "".join(kings))
        elif game.due == "line":
            line, box = sorted(box[:4]), box[4:]
            game.apply("L" + "-".join(map(str, line)))
        else:
            assert game.to_act is not None
            game.apply(choosers.get(game.to_act, choose_randomly)(game, rng))
    return game


def record_text(game: Oracle) -> str:
    """The record so far on one line: the rules code and every token."""
    return " ".join([game.rules_code, *game.tokens])


def random_record(rules_code: str, rng: Random) -> str:
    """The record of a whole game: every legal place, then every free claim, is equally likely."""
    return record_text(play_out(Oracle(rules_code), rng))


def packing_record(rules_code: str, rng: Random) -> str:
    """The record of a whole game in which every seat packs its kingdom tightly."""
    game = Oracle(rules_code)
    return record_text(play_out(game, rng, dict.fromkeys(game.seats, choose_tightly)))


def replay(record: str) -> Oracle:
    """The game of a record, `;` comments allowed; Refused or ValueError where it goes wrong."""
    text = " ".join(line.split(";")[0] for line in record.splitlines())
    words = text.replace("_", " ").split()
    if not words:
        raise ValueError("an empty record")
    game = Oracle(words[0])
    for token in words[1:]:
        game.apply(token)
    return game
