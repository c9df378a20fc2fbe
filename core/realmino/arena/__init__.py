"""Plays bots against each other, on the same deals from every seat, with confidence intervals."""

import sys
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import closing, redirect_stdout
from functools import partial
from itertools import groupby, islice
from queue import SimpleQueue
from typing import TypeAlias

from realmino.arena.game_log import GameLog, MismatchedLog, open_log
from realmino.arena.games import (
    Forfeit,
    Outcome,
    Pairing,
    pairings,
    play,
    play_deal,
    seatings,
)
from realmino.arena.intervals import Estimate
from realmino.arena.standings import Standing, Standings, standings
from realmino.bots import BOTS, Bot
from realmino.pieces.variants import Rules, as_rules

__all__ = [
    "Estimate", "Forfeit", "GameLog", "MismatchedLog", "Outcome", "Pairing", "Standing",
    "Standings",
    "arena", "open_log", "pairings", "play", "seatings", "standings",
]  # fmt: skip

AHEAD = 1024
"""Maximum deals queued on an executor; enough for any machine."""

_Deal: TypeAlias = list[Pairing]
_PlayDeal: TypeAlias = Callable[[_Deal], tuple[Outcome, ...]]


def arena(
    rules: Rules | str,
    names: Sequence[str],
    games: int,
    seed: int | str,
    bots: Mapping[str, Bot] = BOTS,
    on_game: Callable[[Outcome], None] | None = None,
    executor: Executor | None = None,
    played: Iterable[Outcome] = (),
) -> Standings:
    """The standings after ``games`` games between the named bots, one name per seat.

    Every deal is played once for each distinct seating (see `pairings`). The same arguments give
    the same games, with or without an ``executor``. An executor plays the games of a deal in one
    call, so its bots must be picklable: module-level functions are, and so are the results of
    `realmino.bots.registry.find`. ``played`` are known outcomes of the same arena, such as those
    from `open_log`; they aren't played again. ``on_game`` is called with every new outcome, in
    order unless there's an executor.

    A bot that breaks the rules or raises an error forfeits that game (`Forfeit`), and the arena
    continues. Run a bot that may hang or exit in a separate process, such as
    `realmino.arena.guard.Guarded`. Anything bots print goes to standard error.

    Raises `ValueError` for the wrong number of names or an outcome from another arena, `TypeError`
    if the names are a single string, and `KeyError` for an unknown name.
    """
    rules = as_rules(rules)
    if isinstance(names, str):
        raise TypeError("the names are a list with one for each seat, such as ['duke', 'greedy']")
    if len(names) != len(rules.seats):
        raise ValueError(f"{rules} has {len(rules.seats)} seats, not {len(names)}")
    if missing := {*names} - {*bots}:
        raise KeyError(f"no bot has the name {min(missing)!r}; there are {', '.join(bots)}")
    seated = [bots[name] for name in names]
    requested = list(pairings(names, games))
    outcomes = _known_outcomes(requested, played)
    unplayed = [pairing for pairing in requested if pairing.number not in outcomes]
    deals = [list(deal) for _, deal in groupby(unplayed, lambda pairing: pairing.deal)]
    play_one = partial(play_deal, rules, names, seated, seed)
    playing = (
        _play_remotely(play_one, deals, executor) if executor else _play_locally(play_one, unplayed)
    )
    with closing(playing):
        for results in playing:
            for outcome in results:
                outcomes[outcome.pairing.number] = outcome
                if on_game:
                    on_game(outcome)
    return standings(rules, names, [outcomes[pairing.number] for pairing in requested], seed)


def _known_outcomes(requested: Sequence[Pairing], played: Iterable[Outcome]) -> dict[int, Outcome]:
    """Outcomes of the requested games by number; ignores any from a longer arena."""
    known = {}
    for outcome in played:
        number = outcome.pairing.number
        if number < len(requested):
            if outcome.pairing != requested[number]:
                raise ValueError(f"{outcome.pairing} does not belong to this arena")
            known[number] = outcome
    return known


_Results: TypeAlias = Generator[tuple[Outcome, ...], None, None]


def _play_locally(play_one: _PlayDeal, missing: Sequence[Pairing]) -> _Results:
    """Plays one game after another in this process."""
    for pairing in missing:
        with redirect_stdout(sys.stderr):
            results = play_one([pairing])
        yield results


def _play_remotely(play_one: _PlayDeal, deals: Sequence[_Deal], executor: Executor) -> _Results:
    """Plays the deals on the executor and yields the results as they complete."""
    waiting = iter(deals)
    running: set[Future[tuple[Outcome, ...]]] = set()
    done: SimpleQueue[Future[tuple[Outcome, ...]]] = SimpleQueue()

    def submit(places: int) -> None:
        for deal in islice(waiting, places):
            future = executor.submit(play_one, deal)
            running.add(future)
            future.add_done_callback(done.put)

    try:
        submit(AHEAD)
        while running:
            future = done.get()
            running.remove(future)
            yield future.result()
            submit(1)
    except BrokenExecutor:
        running.clear()  # a broken executor ends them itself
        raise
    finally:
        for future in running:
            future.cancel()
