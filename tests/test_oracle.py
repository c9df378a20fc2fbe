"""The engine against the independent oracle, over thousands of random games of every rules code.

What is compared in every game and what only in some stands in `tests.agreement.follow`. The number
of games is the option ``--games`` (5,000 of every code unless told otherwise).
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from realmino import DOMINOES, Rules, State, parse_move, rules_codes
from tests.agreement import (
    CHUNK,
    Disagreement,
    chunk,
    engine_refuses_deal,
    oracle_refuses_deal,
)
from tests.oracle import Oracle
from tests.oracle.playthroughs import CODES


@pytest.fixture(scope="module")
def processes() -> Iterator[ProcessPoolExecutor]:
    """One process per core; fresh ones, so that nothing but the code is shared with the tests."""
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield pool


def test_both_know_the_same_rules_codes() -> None:
    assert sorted(rules_codes()) == sorted(CODES)


@pytest.mark.parametrize("code", rules_codes())
def test_random_games_are_the_oracles_games_too(
    code: str, games: int, processes: ProcessPoolExecutor
) -> None:
    assert games > 0
    parts = [
        processes.submit(chunk, code, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    positions = sum(part.result() for part in parts)
    assert positions == games * positions_of(Rules.parse(code))


def positions_of(rules: Rules) -> int:
    """The positions of any game, the end included: discards change nothing about their number."""
    kings, deals = len(rules.all_kings), 1 + rules.rounds
    first_claims, adds_and_claims = kings, 2 * kings * rules.rounds
    return deals + first_claims + adds_and_claims + 1


DEALS = [
    *("Oabcd", "Odcba", "Oabc", "Oabcc", "Oaabb", "Oabcde", "Oefgh", "Oaaaa"),
    *("L3-14-34-41", "L1-2-3-4", "L3-14-34", "L3-14-34-41-42", "L3-34-14-41", "L3-3-14-34"),
    *("L3-14-34-49", "L45-46-47-48", "L5-6-7-8"),
]


@pytest.mark.parametrize("record", ["", "Oadcb", "Oadcb L1-2-3-4 E1 E2 E3 E4"])
@pytest.mark.parametrize("deal", DEALS)
def test_what_the_box_cannot_deal_is_refused_by_both(record: str, deal: str) -> None:
    state, oracle = State.start(Rules.parse("K4")), Oracle("K4")
    for token in record.split():
        state = state.apply(parse_move(token))
        oracle.apply(token)
    assert engine_refuses_deal(state, deal) == oracle_refuses_deal(oracle, deal)


def test_a_slip_in_the_engine_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is no rubber stamp: a wrong crown on one domino already makes it speak up."""
    lying = DOMINOES[48]._replace(second=DOMINOES[47].second)
    monkeypatch.setitem(DOMINOES, 48, lying)
    with pytest.raises(Disagreement):
        chunk("K4", 0, 20)
