"""Plays random games with the engine and the oracle in parallel, and reports every difference.

`follow` compares one game; `chunk` compares many. The
moves are the engine's, chosen uniformly among what it lists; the oracle judges each of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random

from realmino import (
    DOMINOES,
    Action,
    Item,
    Move,
    NotationError,
    Phase,
    Rules,
    ScoreSheet,
    Shuffled,
    Square,
    State,
    parse_move,
    rules_codes,
)
from realmino.pieces.court import board_text
from realmino.pieces.grid import SPAN, STRIDE, squares_of
from realmino.pieces.phases import OPTIONAL
from realmino.pieces.variants import SEATS
from realmino.rules.scoring import decide
from tests.oracle import Misdeal, Oracle, Refused
from tests.oracle.codes import terms

WHOLE = 4
"""In one of this many games, the complete sets of legal tokens are compared."""

CLOSELY = 100
"""One of this many games is compared closely."""

PROBES = 6
"""The number of random tokens, mostly illegal, to try in a closely compared position."""


class Disagreement(AssertionError):
    """Engine and oracle disagree; the text includes the record up to there."""


def chunk(code: str, first: int, amount: int) -> int:
    """Plays games with ``amount`` seeds from ``first`` on; returns the number of positions."""
    return sum(follow(code, seed) for seed in range(first, first + amount))


def follow(code: str, seed: int) -> int:
    """Plays one random game with both and compares them; returns the number of positions.

    In every position of every game: the pending deal and the player to move; the oracle refuses
    moves that it considers illegal. At the end of every game: all kingdoms square by square,
    purses, the builders' board, the Queen and the Dragon, all items of the sheets, largest
    territories and winners; with a court, for every mix of bonuses (see `siblings`). In every
    position of one game in four: all legal tokens and the court. In every position of one game in
    a hundred: also kingdoms, sheets, and the reasons for refusing mostly illegal tokens.
    """
    whole, closely = seed % WHOLE == 0, seed % CLOSELY == 0
    random, dealer = Random(f"{code} {seed}"), Shuffled(seed)
    state, oracle = State.start(Rules.parse(code)), Oracle(code)
    positions = 0
    while True:
        positions += 1
        legal = state.legal_actions()
        differences = turn_differences(state, oracle)
        if whole:
            differences += legal_differences(legal, oracle)
        if whole:
            differences += court_differences(state, oracle)
        if closely or state.is_over:
            differences += kingdom_differences(state, oracle)
        if state.is_over:
            differences += court_differences(state, oracle)
            differences += sibling_differences(state, oracle)
        if closely:
            differences += probe_differences(state, oracle, random)
        if differences:
            raise Disagreement(f"{code} {' '.join(oracle.tokens)}: " + "; ".join(differences))
        if state.is_over:
            return positions
        move = legal[int(random.random() * len(legal))] if legal else dealer.deal(state)
        state = state.apply(move)
        try:
            oracle.apply(token_of(move))
        except (Refused, Misdeal) as refusal:
            sentence = f"{code} {' '.join(oracle.tokens)}: legal for the engine only: {refusal}"
            raise Disagreement(sentence) from None


def turn_differences(state: State, oracle: Oracle) -> list[str]:
    """Returns differences in the pending deal, the player to move and the end of the game."""
    due = state.pending_deal
    seat = state.to_act
    engine = (due and due.kind, None if seat is None else SEATS[seat], state.is_over)
    expected = (oracle.pending_deal, oracle.to_act, oracle.is_over)
    return [] if engine == expected else [f"due, to act, over: {engine}, not {expected}"]


def legal_differences(legal: list[Action], oracle: Oracle) -> Iterator[str]:
    """Yields the tokens that are legal for only one of the two."""
    tokens = {token_of(action) for action in legal}
    if tokens != oracle.legal_tokens():
        yield f"legal for one only: {sorted(tokens ^ oracle.legal_tokens())}"


@cache
def token_of(move: Move) -> str:
    """Returns the token of a move, cached because writing tokens would take half of the time."""
    return str(move)


def kingdom_differences(state: State, oracle: Oracle) -> Iterator[str]:
    """Yields differences in kingdoms, in sheets, and in the winners of a finished game."""
    sheets = state.sheets()
    for letter, kingdom, sheet in zip(oracle.kingdoms, state.kingdoms, sheets, strict=True):
        if str(kingdom) != oracle.kingdom_string(letter):
            yield f"{letter} built {kingdom}, not {oracle.kingdom_string(letter)}"
        if sheet.largest != oracle.largest(letter):
            largest = oracle.largest(letter)
            yield f"the largest territory of {letter} is {sheet.largest}, not {largest}"
    yield from score_differences(sheets, oracle)
    winners = [SEATS[seat] for seat in state.rules.seats_of(decide(sheets).winners)]
    if oracle.is_over and winners != oracle.winners():
        yield f"the winners are {winners}, not {oracle.winners()}"


def score_differences(sheets: Sequence[ScoreSheet], oracle: Oracle) -> Iterator[str]:
    """Yields differences in the items of every kingdom."""
    for letter, sheet in zip(oracle.kingdoms, sheets, strict=True):
        if (sheet.total, score_items(sheet.items)) not in oracle.sheets(letter):
            yield f"{letter} has {sheet}, not {oracle.score(letter)}"


def court_differences(state: State, oracle: Oracle) -> Iterator[str]:
    """Yields differences in purses, the builders' board, the Queen and the Dragon."""
    court = state.court
    if court is None:
        return
    queen = None if court.queen is None else SEATS[court.queen]
    engine = (board_text(court), queen, court.dragon, [tuple(purse) for purse in court.purses])
    board = "-".join(map(str, oracle.board))
    purses = [oracle.purse(letter) for letter in oracle.kingdoms]
    expected = (board, oracle.queen, oracle.dragon, purses)
    if engine != expected:
        yield f"board, Queen, Dragon, purses: {engine}, not {expected}"


def sibling_differences(state: State, oracle: Oracle) -> Iterator[str]:
    """Yields differences in the sheets of a finished game with other mixes of bonuses."""
    for code in siblings(state.rules.code):
        oracle.options = terms(code).options
        sheets = state._replace(rules=Rules.parse(code)).sheets()
        yield from (f"{code}: {difference}" for difference in score_differences(sheets, oracle))
    oracle.options = oracle.terms.options


@cache
def siblings(code: str) -> list[str]:
    """Returns the codes of a game with a court that differ from this one only in bonuses.

    Bonuses change only the points at the end, so one game is valid for each code.
    """
    if code[0] == "K":
        return []
    return [
        other for other in rules_codes() if other != code and Rules(other).size == Rules(code).size
    ]


def score_items(items: Iterable[Item]) -> list[tuple[str | int, ...]]:
    """Returns the items of a sheet as the oracle lists them: only buildings that score."""
    return sorted(entry for item in items if (entry := _item(item)))


def _item(item: Item) -> tuple[str | int, ...]:
    kind = item.bonus or item.kind.value
    if item.terrain is not None:
        return kind, item.terrain.key, len(item.squares), item.crowns, item.points
    if item.building is not None:
        return (kind, item.building.id, item.points) if item.points else ()
    return (kind, item.amount, item.points) if kind == "coins" else (kind, item.points)


def probe_differences(state: State, oracle: Oracle, random: Random) -> Iterator[str]:
    """Yields differences in the reasons for refusing random tokens."""
    for token in [random_token(state, random) for _ in range(PROBES)]:
        engine, expected = engine_answer(state, token), oracle.why_not(token)
        if engine != expected:
            yield f"{token}: {engine}, not {expected}"


def engine_answer(state: State, token: str) -> str | None:
    """Returns the engine's reason in the oracle's terms, which are less detailed."""
    reason = state.why_not(parse_move(token))
    if reason is None:
        return None
    expected = {"kings": "O", "tiles": "T", "line": "L"}.get(
        state.pending_deal.kind if state.pending_deal else ""
    )
    if reason.value == "wrong_deal":
        return None if token[0] == expected else "wrong_phase"
    is_turn = state.phase in (*OPTIONAL, Phase.CLAIM)
    if token[0] == "E" and len(token) > 1 and is_turn and not state.next:
        return "not_in_line"  # the last round has no line and therefore no claim
    return "wrong_phase" if reason.value in ("deal_due", "nothing_due") else reason.value


def engine_refuses_deal(state: State, token: str) -> bool:
    """Returns whether the engine refuses a deal."""
    try:
        return state.why_not(parse_move(token)) is not None
    except NotationError:
        return True


def oracle_refuses_deal(oracle: Oracle, token: str) -> bool:
    """Returns whether the oracle refuses a deal; the oracle is unusable afterwards."""
    try:
        oracle.apply(token)
    except (Misdeal, Refused, ValueError):
        return True
    return False


def random_token(state: State, random: Random) -> str:
    """Returns a grammatical token, often near the kingdom or from the lines, but seldom legal."""
    near = [domino for domino, _ in (*state.line, *state.next)] or list(DOMINOES)
    domino = random.choice(near if random.random() < 0.8 else list(DOMINOES))
    kind = random.choice("AAAAAAEExLO" if state.court is None else "AAAABBBBCCCCCDDEExLOT")
    if kind == "A":
        if state.line and random.random() < 0.8:
            domino = state.line[0].domino
        column, row = random.randrange(13), random.randrange(13)
        if random.random() < 0.8:
            column, row = random.randrange(3, 10), random.randrange(3, 10)
        return f"A{domino}{'abcdefghijklm'[column]}{row + 1}{random.choice('nesw')}"
    if kind == "E":
        return f"E{domino}" if random.random() < 0.8 else "E"
    if kind == "x":
        return f"A{domino}x"
    if kind in "BCD":
        return random_optional_action(state, random, kind)
    if kind == "T":
        return "T" + "-".join(map(str, random.sample(range(1, 33), random.randint(1, 6))))
    if kind == "L":
        return "L" + "-".join(map(str, sorted(random.sample(list(DOMINOES), state.rules.line))))
    kings = len(state.rules.all_kings)
    return "O" + "".join(random.choices(SEATS[: state.rules.players], k=kings))


def random_optional_action(state: State, random: Random, kind: str) -> str:
    """Returns a token of phase B, C or D, mostly near the last domino or an open town."""
    assert state.court is not None
    spot = random.randrange(6)
    if kind == "D":
        return f"D{spot}"
    towns = squares_of(state.kingdoms[random.randrange(state.rules.kingdoms)].open_towns)
    near = list(state.court.laid) if kind == "B" else [int(square) for square in towns]
    wild = [STRIDE * random.randrange(SPAN) + random.randrange(SPAN)]
    if kind == "C":
        return f"C{spot}{Square(random.choice(near or wild))}"
    squares = random.sample(near * (random.random() < 0.8) or wild, 1) + wild * random.randint(0, 1)
    squares = near if near and random.random() < 0.4 else squares
    return "B" + "".join(str(Square(square)) for square in sorted(set(squares)))
