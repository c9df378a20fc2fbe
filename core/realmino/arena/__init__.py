"""Opponents against each other: the same deals from every seat, and what the results are worth."""

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
from realmino.arena.standings import Estimate, Standing, Standings, standings
from realmino.bots import BOTS, Bot
from realmino.pieces.variants import Rules

__all__ = [
    "Estimate", "Forfeit", "GameLog", "MismatchedLog", "Outcome", "Pairing", "Standing",
    "Standings",
    "arena", "open_log", "pairings", "play", "seatings", "standings",
]  # fmt: skip

AHEAD = 1024
"""How many deals wait at an executor at most: enough for any machine, and never a million."""

_Deal: TypeAlias = list[Pairing]
_PlayDeal: TypeAlias = Callable[[_Deal], tuple[Outcome, ...]]


def arena(
    rules: Rules,
    names: Sequence[str],
    games: int,
    seed: int | str,
    bots: Mapping[str, Bot] = BOTS,
    on_game: Callable[[Outcome], None] | None = None,
    executor: Executor | None = None,
    played: Iterable[Outcome] = (),
) -> Standings:
    """Plays ``games`` games between the named bots, one name per seat, and says how they stand.

    Every deal is played once per different seating (see `pairings`). The same arguments give the
    same games, whoever plays them: this process, or whatever ``executor`` submits to, the games of
    a deal in one piece. The bots must be fit for pickling then, as functions of a module and what
    `realmino.bots.registry.find` gives are. ``played`` are outcomes of the same arena that are
    known already, as of `open_log`; those games are not played again. ``on_game`` is told every new
    outcome as soon as it is known, in the order of the games only where there is no executor.

    A bot that breaks the rules or itself is disqualified, which ends its game (`Forfeit`) and not
    the arena. A bot that ends its process or never answers is stopped only where it has one of its
    own: `realmino.arena.guard.Guarded` gives it one. What bots print goes to standard error.

    Raises `ValueError` for a number of names that is not the number of seats and for an outcome
    that is none of this arena, and `KeyError` for a name that no bot has.
    """
    if len(names) != len(rules.seats):
        raise ValueError(f"{rules} has {len(rules.seats)} seats, not {len(names)}")
    seated = [bots[name] for name in names]
    wanted = list(pairings(names, games))
    outcomes = _known(wanted, played)
    missing = [pairing for pairing in wanted if pairing.number not in outcomes]
    deals = [list(deal) for _, deal in groupby(missing, lambda pairing: pairing.deal)]
    play_one = partial(play_deal, rules, names, seated, seed)
    playing = _spread(play_one, deals, executor) if executor else _here(play_one, missing)
    with closing(playing):
        for results in playing:
            for outcome in results:
                outcomes[outcome.pairing.number] = outcome
                if on_game:
                    on_game(outcome)
    return standings(rules, names, [outcomes[pairing.number] for pairing in wanted], seed)


def _known(wanted: Sequence[Pairing], played: Iterable[Outcome]) -> dict[int, Outcome]:
    """The outcomes of wanted games by number; there may be more, of a longer arena."""
    known = {}
    for outcome in played:
        number = outcome.pairing.number
        if number < len(wanted):
            if outcome.pairing != wanted[number]:
                raise ValueError(f"{outcome.pairing} is no game of this arena")
            known[number] = outcome
    return known


_Results: TypeAlias = Generator[tuple[Outcome, ...], None, None]


def _here(play_one: _PlayDeal, missing: Sequence[Pairing]) -> _Results:
    """Plays game by game in this process."""
    for pairing in missing:
        with redirect_stdout(sys.stderr):
            results = play_one([pairing])
        yield results


def _spread(play_one: _PlayDeal, deals: Sequence[_Deal], executor: Executor) -> _Results:
    """Plays deal by deal wherever the executor submits to; yields the results as they come."""
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
        running.clear()  # it ends them all itself, at this very moment
        raise
    finally:
        for future in running:
            future.cancel()
