"""Random games told to the engine and to the oracle at once, and every word that they disagree on.

`follow` is the whole comparison of one game; `chunk` plays many of them, in another process. The
moves are the engine's, chosen uniformly among what it lists; the oracle judges each of them.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

from realmino import (
    DOMINOES,
    Action,
    Move,
    NotationError,
    Phase,
    Rules,
    Shuffled,
    State,
    parse_move,
)
from realmino.rules import SEATS
from tests.oracle import Misdeal, Oracle, Refused

CHUNK = 250
"""So many games are one errand of a process."""

WHOLE = 4
"""In one game of so many, whole sets of legal tokens are compared."""

CLOSELY = 100
"""One game of so many is looked at closely."""

PROBES = 6
"""So many random tokens, mostly illegal, are tried on a position that is looked at closely."""


class Disagreement(AssertionError):
    """The two readings of the rules differ; the text has the record up to there."""


def chunk(code: str, first: int, amount: int) -> int:
    """Plays the games with the seeds from ``first`` on; how many positions were compared."""
    return sum(follow(code, seed) for seed in range(first, first + amount))


def follow(code: str, seed: int) -> int:
    """One random game of both readings; how many positions were compared.

    In every game, at every position: what is due and who acts; the oracle refuses a move that is
    not legal in its reading. At the end of every game: every kingdom square by square, every item
    of its sheet, its largest territory, and the winners. In one game of four, at every position:
    the whole set of legal tokens. In one game of a hundred, at every position: kingdoms and sheets
    too, and the answers to tokens that are mostly illegal.
    """
    whole, closely = seed % WHOLE == 0, seed % CLOSELY == 0
    random, dealer = Random(f"{code} {seed}"), Shuffled(seed)
    state, oracle = State.start(Rules.parse(code)), Oracle(code)
    positions = 0
    while True:
        positions += 1
        legal = state.legal_actions()
        told = turn_differences(state, oracle)
        if whole:
            told += legal_differences(legal, oracle)
        if closely or state.is_over:
            told += kingdom_differences(state, oracle)
        if closely:
            told += probe_differences(state, oracle, random)
        if told:
            raise Disagreement(f"{code} {' '.join(oracle.tokens)}: " + "; ".join(told))
        if state.is_over:
            return positions
        move = legal[int(random.random() * len(legal))] if legal else dealer.deal(state)
        state = state.apply(move)
        try:
            oracle.apply(token_of(move))
        except (Refused, Misdeal) as refusal:
            told = f"{code} {' '.join(oracle.tokens)}: legal for the engine only: {refusal}"
            raise Disagreement(told) from None


def turn_differences(state: State, oracle: Oracle) -> list[str]:
    """What is due, who acts, whether the game is over."""
    due = state.due
    seat = state.to_act
    engine = (due and due.kind, None if seat is None else SEATS[seat], state.is_over)
    expected = (oracle.due, oracle.to_act, oracle.is_over)
    return [] if engine == expected else [f"due, to act, over: {engine}, not {expected}"]


def legal_differences(legal: list[Action], oracle: Oracle) -> Iterator[str]:
    """The tokens that are legal in one reading only."""
    tokens = {token_of(action) for action in legal}
    if tokens != oracle.legal_tokens():
        yield f"legal in one reading only: {sorted(tokens ^ oracle.legal_tokens())}"


@cache
def token_of(move: Move) -> str:
    """The token of a move; writing it anew at every position would cost half of the time."""
    return str(move)


def kingdom_differences(state: State, oracle: Oracle) -> Iterator[str]:
    """Every kingdom and its sheet, and the winners once the game is over."""
    for seat, kingdom, sheet in zip(oracle.seats, state.kingdoms, state.sheets(), strict=True):
        if str(kingdom) != oracle.kingdom_string(seat):
            yield f"{seat} built {kingdom}, not {oracle.kingdom_string(seat)}"
        if (sheet.total, items_of(sheet.items)) != oracle.score(seat):
            yield f"{seat} has {sheet}, not {oracle.score(seat)}"
        if sheet.largest != oracle.largest(seat):
            yield f"the largest territory of {seat} is {sheet.largest}, not {oracle.largest(seat)}"
    if state.is_over:
        winners = [SEATS[number] for number in state.result().winners]
        if winners != oracle.winners():
            yield f"the winners are {winners}, not {oracle.winners()}"


def items_of(items) -> list[tuple[str | int, ...]]:
    """The items of a score sheet as the oracle lists them."""
    return sorted(
        (item.kind.value, item.terrain.key, len(item.squares), item.crowns, item.points)
        if item.terrain is not None
        else (item.kind.value, item.points)
        for item in items
    )


def probe_differences(state: State, oracle: Oracle, random: Random) -> Iterator[str]:
    """The reasons that both give for the same random tokens."""
    for token in [random_token(state, random) for _ in range(PROBES)]:
        engine, expected = engine_answer(state, token), oracle.why_not(token)
        if engine != expected:
            yield f"{token}: {engine}, not {expected}"


def engine_answer(state: State, token: str) -> str | None:
    """The engine's reason in the oracle's words, which tell only wrong phase from wrong deal."""
    reason = state.why_not(parse_move(token))
    if reason is None:
        return None
    expected = {"kings": "O", "line": "L"}.get(state.due.kind if state.due else "")
    if reason.value == "wrong_deal":
        return None if token[0] == expected else "wrong_phase"
    if token[0] == "E" and len(token) > 1 and state.phase is Phase.CLAIM and not state.next:
        return "not_in_line"  # there is no line in the last round, and no claim either
    return "wrong_phase" if reason.value in ("deal_due", "nothing_due") else reason.value


def engine_refuses_deal(state: State, token: str) -> bool:
    """Whether the engine finds that the box cannot deal this."""
    try:
        return state.why_not(parse_move(token)) is not None
    except NotationError:
        return True


def oracle_refuses_deal(oracle: Oracle, token: str) -> bool:
    """Whether the oracle, which is not asked anything else afterwards, finds so too."""
    try:
        oracle.apply(token)
    except (Misdeal, Refused, ValueError):
        return True
    return False


def random_token(state: State, random: Random) -> str:
    """A token that fits the grammar: mostly of the phase, mostly near, seldom legal."""
    near = [domino for domino, _ in (*state.line, *state.next)] or list(DOMINOES)
    domino = random.choice(near if random.random() < 0.8 else list(DOMINOES))
    kind = random.choice("AAAAAAEExLO")
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
    if kind == "L":
        return "L" + "-".join(map(str, sorted(random.sample(list(DOMINOES), 4))))
    return "O" + "".join(random.choices(SEATS[: state.rules.players], k=4))
