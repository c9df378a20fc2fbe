"""A game played by numbers is the same game in the engine."""

from random import Random

import pytest

from realmino import Illegal, Rules, State
from realmino.learning.encoding import legal_numbers
from realmino.learning.table import Table
from realmino.rules.fast_totals import total
from tests.tables import FEW_FIRST


@pytest.mark.parametrize("code", FEW_FIRST)
def test_its_record_leads_to_the_same_position(code: str) -> None:
    random = Random(5)
    table = Table(State.start(Rules.parse(code)), random)
    while not table.position.is_over:
        state = table.state
        assert table.game.state == state
        table.play(random.choice([*legal_numbers(state)]))
    state = table.game.state
    assert state == table.state
    won = state.rules.seats_of(state.result().winners)
    assert [seat for seat, share in enumerate(table.shares()) if share] == [*won]
    assert sum(table.shares()) == pytest.approx(1)
    assert [total(table.position, sheet) for sheet in range(state.rules.kingdoms)] == [
        sheet.total for sheet in state.sheets()
    ]


@pytest.mark.parametrize(
    "text",
    ["K2 R0e Oabab N3-14-34-41", "Q2 R0e Oabba N51-62-82-89 T1-2-3-4-5-6 a:C:7c1k0t b:C:7c1k0t"],
)
def test_begins_with_any_position(text: str) -> None:
    table = Table(State.parse(text), Random(1))
    for _ in range(6):
        table.play(min(legal_numbers(table.state)))
    assert table.game.start == State.parse(text)
    assert table.game.state == table.state


def test_a_refused_action_changes_nothing() -> None:
    table = Table(State.start(Rules.parse("K2")), Random(1))
    before = table.state
    with pytest.raises(ValueError, match="needs a domino to place, and there is none"):
        table.play(0)
    with pytest.raises(Illegal):
        table.play(685)
    assert table.state == before
    assert table.actions == []
