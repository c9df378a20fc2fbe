"""Writes the notation's test vectors for other programs, for ``python build.py vectors``.

They come from the golden games in `tests/playthroughs`, which the oracle has played too.
`tests/docs/test_vectors.py` checks every file with the oracle too.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from realmino import (
    Game,
    Move,
    NotationError,
    Phase,
    Rules,
    Side,
    State,
    parse_move,
    read_games,
    squares_of,
)
from realmino.pieces.grid import BOARD
from realmino.pieces.numbers import SIZES
from realmino.pieces.phases import DEALS
from realmino.pieces.variants import SEATS
from realmino.together.agreements import Agreement, Agreements, Change
from realmino.together.fair import (
    BOT,
    SECRET_SIZE,
    Chance,
    FairDealer,
    Giving,
    Link,
    find_deals,
    link,
    start_token,
)
from tools.paths import ROOT

FOLDER = ROOT / "docs" / "vectors"
GAMES = ROOT / "tests" / "playthroughs"
MOMENTS = (0, 3, 17, 18, 38, 39, 40, 61, 62)
"""The moments to use from every game, in percent of its moves."""

TOKENS = (
    "Oadcb", "Oabba", "Oeafbgchd", "L3-14-34-41", "L49-50-51-52", "T32-1-7", "A17g8e", "A48m13s",
    "A1a1n", "A17x", "Bg8", "Bf10g2", "C0a1", "C5m13", "D3", "E38", "E96", "E",
)  # fmt: skip
"""Valid moves of every kind."""

NO_TOKENS = (
    "", "Z3", "a17g8e", "A", "A0g8e", "A97x", "A017x", "A17", "A17g14e", "A17n3e", "A17g8",
    "A17g8q", "A17g8ee", "A17xx", "E0", "E97", "E03", "E3-4", "O", "Oabcz", "L", "L3--4", "L14-3",
    "L3-3", "L3-97", "B", "Bg14", "Bg8g9h9", "Bg9g8", "Bg8g8", "C", "C6g8", "C3", "C3g8h8", "D",
    "Dg8", "D33", "T", "T0", "T33", "T1-07", "T4-4",
)  # fmt: skip

NO_CODES = (
    "", "4", "k4", "X3", "K", "K1", "K5", "K4x", "K4hh", "K4mh", "K3d", "Q1", "Q2d", "Q4t", "W2",
    "W9", "W5t", "W8th",
)  # fmt: skip

NO_RECORDS = (
    "", "Oadcb", "K4 oadcb", "K4 Oadce", "K4 L1-2-3-4", "K4 Oadcb E3", "K4 Oadcb L1-2-3",
    "K4 Oadcb L3-14-34-41 E4", "K4 Oadcb L3-14-34-41 E3 E3", "K4 K4", "Q2 Oabab",
    "Q4 Oadcb T1-2-3-4-5", "[K4 R0o", "[]", "[K4 R0o a:D]", "[K4 R1a L3a-14b-34c-41d]",
    "[K4 R0l Oabcd] Oabcd",
)  # fmt: skip

FAIR = (
    ("K2", (0, 1), Giving.PAIR), ("K4h", (0, 1, 15, 1), Giving.PAIR), ("Q3", (0, 1, 2), Giving.ALL),
    ("W6t", (0, 1, 2, 0, 3, 15), Giving.PAIR),
    ("K3", (0, 1, 2), Giving.ALL, (
        Agreement(Change.LEFT, 2, 9), Agreement(Change.UNDO, 0, 11), Agreement(Change.BACK, 2, 21),
        Agreement(Change.LEFT, 0, 34),
    )),
    ("K4", (15, 0, 1, 2), Giving.ALL, (
        Agreement(Change.LEFT, 1, 6), Agreement(Change.BACK, 1, 17),
    )),
    ("K3", (1, 0, 1), Giving.PAIR, (), 3),
    ("Q2", (1, 0), Giving.PAIR),
)  # fmt: skip
"""Games with fair deals: rules code, seat owners, who provides chance, agreements, and a Dynasty's
number of games. In the second game with agreements, a deal is due when an owner leaves."""


def vectors() -> dict[str, list[dict[str, Any]]]:
    """The contents of each file by name."""
    games = [_golden_game(size) for size in sorted(SIZES)]
    return {
        "tokens.json": [_token(token) for token in TOKENS],
        "refused.json": [
            *({"kind": "token", **_refusal_entry(token, parse_move)} for token in NO_TOKENS),
            *({"kind": "rules", **_refusal_entry(code, Rules.parse)} for code in NO_CODES),
            *({"kind": "record", **_refusal_entry(record, Game.parse)} for record in NO_RECORDS),
        ],
        "records.json": [_record(game) for game in games],
        "positions.json": [
            _position(number, game, move)
            for number, game in enumerate(games)
            for move in sorted({game.number * moment // 100 for moment in MOMENTS})
        ],
        "fair.json": [_fair(*fair) for fair in FAIR],
    }


def write(folder: Path = FOLDER) -> list[Path]:
    """Writes the files; returns their paths."""
    folder.mkdir(exist_ok=True)
    for name, entries in vectors().items():
        (folder / name).write_text(format_entries(entries), encoding="utf-8")
    return [folder / name for name in vectors()]


def format_entries(entries: list[dict[str, Any]]) -> str:
    """A JSON list with one entry per line."""
    return "[\n" + ",\n".join(json.dumps(entry) for entry in entries) + "\n]\n"


def _golden_game(size: str) -> Game:
    """The first golden game of a size, such as K2."""
    games = (record.game for record in read_games(GAMES / f"{size[0]}.txt"))
    return next(game for game in games if str(game.rules) == size)


def _token(token: str) -> dict[str, Any]:
    move: Move = parse_move(token)
    data: dict[str, Any] = {"token": token, "kind": type(move).__name__.lower()}
    for name in getattr(type(move), "__match_args__", ()):
        value = getattr(move, name)
        if name == "side":
            data[name] = value.letter
        elif name == "square":
            data[name] = str(value)
        elif name == "squares":
            data[name] = list(map(str, value))
        elif name == "seats":
            data[name] = [SEATS[seat] for seat in value]
        else:
            data[name] = list(value) if isinstance(value, tuple) else value
    return data


def _refusal_entry(text: str, parse: Any) -> dict[str, Any]:
    try:
        parse(text)
    except NotationError as error:
        return {"text": text, "at": error.position}
    raise AssertionError(f"{text!r} is read")


def _record(game: Game) -> dict[str, Any]:
    state = game.state
    return {
        "record": str(game),
        "position": str(state),
        "totals": [sheet.total for sheet in state.sheets()],
        "winners": [SEATS[kingdom] for kingdom in state.result().winners],
    }


def _position(number: int, game: Game, move: int) -> dict[str, Any]:
    """A position with its turn, its legal moves, and a refused move for each reason."""
    state = game.at(move).state
    due = state.pending_deal
    return {
        "record": number,
        "move": move,
        "position": str(state),
        "to_act": None if state.to_act is None else SEATS[state.to_act],
        "due": None if due is None else {"kind": due.kind, "count": due.amount},
        "legal": [str(action) for action in state.legal_actions()],
        "refused": _refusals(game, state),
    }


def _refusals(game: Game, state: State) -> dict[str, str]:
    """The first token that is refused for each reason; empty if no player is to act."""
    if state.phase in DEALS or state.is_over:
        return {}
    tokens: dict[str, str] = {}
    for token in _candidates(game, state):
        if reason := state.why_not(token):
            tokens.setdefault(reason.value, token)
    return {token: reason for reason, token in sorted(tokens.items())}


def _candidates(game: Game, state: State) -> Iterator[str]:
    """Moves to try: the game's own, and all places, buildings and fires."""
    yield from (str(played.move) for played in game.history() if played.seat is not None)
    if state.phase is Phase.ADD:
        domino = state.line[0].domino
        yield f"A{domino}x"
        for square in squares_of(BOARD):
            yield from (f"A{domino}{square}{side.letter}" for side in Side)
    yield from (f"E{entry.domino}" for entry in state.next)
    if state.court:
        for spot in range(6):
            yield f"D{spot}"
            yield from (
                f"C{spot}{land.square}" for land in state.kingdoms[state.acting_kingdom].land()
            )
        laid = squares_of(sum(1 << square for square in state.court.laid))
        yield "B" + "".join(map(str, laid)) if laid else "Ba1"


def secret(owner: int) -> bytes:
    """An owner's secret in these games."""
    return bytes([owner + 1]) * SECRET_SIZE


def fair_game(
    code: str,
    owners: tuple[int, ...],
    giving: Giving,
    seed: str = "",
    moves: int = 10_000,
    agreements: Agreements = (),
) -> tuple[Game, Chance]:
    """A random game with fair deals, and everything its owners reveal by its end."""
    people = sorted({*owners} - {BOT})
    links = tuple(Link(0, link(secret(owner), 0)) for owner in people)
    (game,), chance = _play((), code, Chance(giving, owners, links), seed, moves, agreements)
    return game, chance


def _play(
    before: tuple[Game, ...],
    code: str,
    chance: Chance,
    seed: str,
    moves: int,
    agreements: Agreements,
) -> tuple[tuple[Game, ...], Chance]:
    """A Dynasty's games and one more random game with fair deals."""
    random, game = Random(f"fair {code} {seed}"), Game(code)
    while game.number < moves and not game.is_over:
        current = tuple(agreement for agreement in agreements if agreement.at <= game.number)
        chance = replace(chance, agreements=current)
        if not game.state.pending_deal:
            game = game.play(random.choice(game.state.legal_actions()))
            continue
        *_, deal = find_deals([*before, game], chance)
        for owner in chance.missing_givers(deal):
            chance = chance.reveal(owner, Link(deal.number, link(secret(owner), deal.number)))
        game = game.deal(FairDealer(chance.seed(code, deal) or b""))
    return (*before, game), chance


def _fair(
    code: str,
    owners: tuple[int, ...],
    giving: Giving,
    agreements: Agreements = (),
    length: int = 1,
) -> dict[str, Any]:
    """A fair game with everything that determines its deals."""
    game, chance = fair_game(code, owners, giving, agreements=agreements)
    begin = start_token(game)
    games: tuple[Game, ...] = (game,)
    while len(games) < length:
        games, chance = _play(games, code, chance, str(len(games)), 10_000, ())
    people = range(len(chance.links))
    return {
        "record": " ".join(map(str, games)),
        "fair": str(chance),
        "giving": giving.name,
        "owners": list(owners),
        "secrets": [secret(owner).hex() for owner in people],
        "anchors": [anchor.hex() for anchor in chance.anchors],
        "newest_links": [newest.number for newest in chance.links],
        **({"agreements": _agreements(agreements)} if agreements else {}),
        "identity": chance.identity(begin).hex(),
        "deals": [
            {
                "number": deal.number,
                "givers": list(chance.givers(deal)),
                "seed": (chance.seed(begin, deal) or b"").hex(),
                "draws": list(map(str, deal.draws)),
            }
            for deal in find_deals(games, chance)
        ],
    }


def _agreements(agreements: Agreements) -> list[dict[str, Any]]:
    return [
        {"change": change.name, "owner": owner, "moves": at} for change, owner, at in agreements
    ]


if __name__ == "__main__":
    for path in write():
        print(path.relative_to(ROOT))
