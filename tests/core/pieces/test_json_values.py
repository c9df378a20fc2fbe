"""Values to JSON and back: a small dict with the value's text, or one clear error."""

import json
from typing import Any

import pytest
from hypothesis import given

from realmino import (
    Burn,
    Claim,
    Discard,
    Draw,
    End,
    Game,
    Kingdom,
    Place,
    Rules,
    Side,
    Square,
    State,
    Tax,
    Tiles,
    from_json,
    parse_move,
)
from realmino.pieces.json_values import JsonError
from tests.tables import corrected_tiles, games, whole_game

STUDY = "K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:ff/C- b:C c:C d:C"


def through_json(data: Any) -> Any:
    """Returns a value encoded as JSON text and decoded again."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (Claim(34), {"move": "E34"}),
        (Place(17, Square("g8"), Side.EAST), {"move": "A17g8e"}),
        (Discard(3), {"move": "A3x"}),
        (End(), {"move": "E"}),
        (Tax((Square("g8"), Square("h8"))), {"move": "Bg8h8"}),
        (Burn(5), {"move": "D5"}),
        (Tiles((32, 1)), {"move": "T32-1"}),
        (Kingdom.parse("ff1f2/ffC/ff-"), {"kingdom": "ff1f2/ffC/ff-"}),
        (State.parse(STUDY), {"position": STUDY}),
        (Game.parse("K4 Oadcb L3-14-34-41 E34").undo(),
         {"record": "K4 Oadcb L3-14-34-41 E34", "undone": 1}),
        (Game.parse(f"[{STUDY}] E5"), {"record": f"[{STUDY}] E5", "undone": 0}),
    ],
)  # fmt: skip
def test_a_value_becomes_its_text_in_a_dict(value: Any, data: dict[str, Any]) -> None:
    assert value.to_json() == data
    assert type(value).from_json(through_json(data)) == value
    assert from_json(through_json(data)) == value


@given(games())
def test_a_game_and_its_parts_survive_json(game: Game) -> None:
    values: list[Any] = [game, game.at(game.number // 2), game.state, *game.state.kingdoms]
    for value in values:
        again = type(value).from_json(through_json(value.to_json()))
        assert again == value
        assert str(again) == str(value)
    for move in (*game.moves, *game.state.legal_actions()):
        assert from_json(through_json(move.to_json())) == move


def test_ignores_other_fields() -> None:
    line = {"number": 1, "bots": ["random"], "record": "K2 Oabab", "totals": [1, 2]}
    assert Game.from_json(line) == Game.parse("K2 Oabab")


def test_reads_a_game_with_corrected_tiles() -> None:
    corrected = corrected_tiles()
    data = Game.parse(str(whole_game("Q4").at(40))).to_json()
    assert Game.from_json(data, corrected).rules == Rules.parse("Q4", corrected)
    state = whole_game("Q4").at(40).state.to_json()
    assert from_json(state, corrected) == State.parse(state["position"], corrected)


@pytest.mark.parametrize(
    ("kind", "data", "field", "message"),
    [
        (State, None, "", 'expected a dict with the field "position", not null'),
        (State, [1], "", 'expected a dict with the field "position", not list'),
        (State, {}, "position", "position: this field is missing"),
        (State, {"position": 3}, "position", "position: expected a text, not int"),
        (State, {"position": "K4 R0o Z"}, "position", "position: column 9: found"),
        (
            State,
            {"position": "K4"},
            "position",
            "position: not a valid position: the round and phase",
        ),
        (
            State,
            {"position": STUDY.replace("b:C", "b:f-/-C")},
            "position",
            "kingdom b, f8: squares",
        ),
        (Kingdom, {"kingdom": "ff"}, "kingdom", "kingdom: column 3: found the end of the text"),
        (Kingdom, {"kingdom": None}, "kingdom", "kingdom: expected a text, not null"),
        (Game, {"record": "K4 E3"}, "record", "record: column 4: found 'E3', expected the order"),
        (
            Game,
            {"record": "K4", "undone": 1},
            "undone",
            "expected a whole number from 0 to 0, not 1",
        ),
        (Game, {"record": "K4", "undone": -1}, "undone", "from 0 to 0, not -1"),
        (Game, {"record": "K4", "undone": True}, "undone", "from 0 to 0, not bool"),
        (Game, {"record": "K4", "undone": 1.0}, "undone", "from 0 to 0, not float"),
        (Claim, {"move": "E97"}, "move", "move: column 2: found '97', expected a domino number"),
        (Claim, {"move": "A3x"}, "move", "move: A3x is not a Claim"),
    ],
)
def test_names_the_field_of_an_invalid_value(
    kind: Any, data: Any, field: str, message: str
) -> None:
    with pytest.raises(JsonError) as caught:
        kind.from_json(data)
    assert caught.value.field == field
    assert message in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("data", [None, "E34", [], {}, {"move": "E3", "record": "K4"}, {"a": 1}])
def test_refuses_a_value_without_a_known_field(data: Any) -> None:
    with pytest.raises(JsonError, match="one of the fields move, kingdom, position and record"):
        from_json(data)


def test_reads_every_kind_of_draw() -> None:
    draws = [move for move in whole_game("Q2").moves if isinstance(move, Draw)]
    assert draws
    assert [from_json(move.to_json()) for move in draws] == draws
    assert parse_move("E").to_json() == {"move": "E"}
