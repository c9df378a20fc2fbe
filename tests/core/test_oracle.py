"""The engine against the independent oracle, over random games of every rules code.

`tests.core.differential.follow` lists what is compared in which games. The option ``--games`` sets
the number of games for each code of Kingdomino, ``--court-games`` for Queendomino and the Royal
Wedding. With a court, each mix of bonuses gets a quarter of the games, and every game is scored
with all four mixes; so an ordinary run plays only the quarter without bonuses. The games are the
same in every run, so a new failure comes from a change; ``--deep`` plays further games.
"""

from dataclasses import fields

import pytest

from realmino import Game, Rules, rules_codes
from realmino.pieces.mutable_kingdom import HALVES
from tests.core.differential import (
    Disagreement,
    chunk,
    engine_refuses_deal,
    oracle_refuses_deal,
    siblings,
)
from tests.depth import plain_first
from tests.each import each
from tests.oracle.players import replay
from tests.oracle.playthroughs import CODES
from tests.tables import Played


def test_engine_and_oracle_know_the_same_rules_codes() -> None:
    assert sorted(rules_codes()) == sorted(CODES)


@pytest.mark.parametrize("code", [code for code in rules_codes() if code[0] == "K"])
def test_random_games_agree_with_the_oracle(code: str, games: int, played: Played) -> None:
    assert chunk(code, 0, games) == games * positions_of(Rules.parse(code))
    played("games of Kingdomino compared with the oracle", games)


@pytest.mark.parametrize("code", plain_first(code for code in rules_codes() if code[0] != "K"))
def test_random_games_at_court_agree_with_the_oracle(
    code: str, court_games: int, played: Played
) -> None:
    mixes = 1 + len(siblings(code))
    assert mixes == 4
    own = -(-court_games // mixes)
    # Taxes, buildings, fires and refills add positions.
    assert chunk(code, 0, own) > own * positions_of(Rules.parse(code))
    played("games with a court compared with the oracle, each with four mixes of bonuses", own)


def positions_of(rules: Rules) -> int:
    """Returns the number of positions of any game, including the end."""
    kings, deals = len(rules.all_kings), 1 + rules.rounds
    first_claims, adds_and_claims = kings, 2 * kings * rules.rounds
    return deals + first_claims + adds_and_claims + 1


@each("code", [code for code in rules_codes() if code[0] != "K"])
def test_a_bonus_changes_only_points(code: str) -> None:
    """This allows `siblings` to score one game with every mix of bonuses."""

    def others(code: str) -> dict[str, object]:
        return {
            field.name: getattr(Rules(code), field.name)
            for field in fields(Rules)
            if field.name not in ("code", "bonuses")
        }

    for other in siblings(code):
        assert others(other) == others(code)


DEALS = [
    *("Oabcd", "Odcba", "Oabc", "Oabcc", "Oaabb", "Oabcde", "Oefgh", "Oaaaa"),
    *("L3-14-34-41", "L1-2-3-4", "L3-14-34", "L3-14-34-41-42", "L3-34-14-41", "L3-3-14-34"),
    *("L3-14-34-49", "L45-46-47-48", "L5-6-7-8", "L51-62-82-89", "L51-52-53-54-55-56-57-58"),
    *("Oabba", "Obaab", "Oabab", "Oabcdef", "T1-2-3-4-5-6", "T32-31-7-9-8-10", "T7-8-9-10-11"),
    *("T1-2-3-4-5-5", "T1-2-3-4-5-33", "T0-1-2-3-4-5", "T1"),
]
WEDDING_OPENED = "W3 Oabc T1-2-3-4-5-6 L51-52-53-54 E51 E52 E53"


@each(
    "record",
    [
        *("K4", "K4 Oadcb", "K4 Oadcb L1-2-3-4 E1 E2 E3 E4"),
        *("Q2", "Q2 Oabba", "Q4 Oadcb", "Q4 Oadcb T1-2-3-4-5-6"),
        *("W6t Oabcdef", "W3 Oabc T1-2-3-4-5-6", WEDDING_OPENED),
    ],
)
@each("deal", DEALS)
def test_engine_and_oracle_refuse_the_same_deals(record: str, deal: str) -> None:
    state = Game.parse(record).state
    assert engine_refuses_deal(state, deal) == oracle_refuses_deal(replay(record), deal)


def test_the_comparison_detects_a_wrong_domino(monkeypatch: pytest.MonkeyPatch) -> None:
    """One wrong crown on one domino is enough."""
    monkeypatch.setitem(HALVES, 48, (*HALVES[48][:2], *HALVES[47][2:]))
    with pytest.raises(Disagreement):
        chunk("K4", 0, 20)


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        ("realmino.rules.construct.DISCOUNT", 2),
        ("realmino.rules.dragon.BRIBE", 2),
        ("realmino.pieces.court.COINS", 6),
    ],
)
def test_the_comparison_detects_a_wrong_court_constant(
    number: str, wrong: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(number, wrong)
    with pytest.raises(Disagreement):
        chunk("Q4", 0, 20)
