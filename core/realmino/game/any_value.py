"""Any value from JSON's plain data, told apart by its field."""

from realmino.game import Game
from realmino.pieces.actions import Move, parse_move
from realmino.pieces.buildings import BUILDINGS, Building
from realmino.pieces.json_values import JsonError, read_text
from realmino.pieces.kingdom import Kingdom
from realmino.state import State


def from_json(
    data: object, buildings: tuple[Building, ...] = BUILDINGS
) -> Move | Kingdom | State | Game:
    """The move, kingdom, position or game that its ``to_json`` has written as plain data.

    Tiles are written by number only; ``buildings`` says what they do. Raises `JsonError`, which
    names the field.

    >>> from_json({"move": "E34"}), from_json({"kingdom": "ff/C-"})
    (Claim(domino=34), Kingdom.parse('ff/C-'))
    """
    present = [field for field in ("move", "kingdom", "position", "record")
             if isinstance(data, dict) and field in data]  # fmt: skip
    if len(present) != 1:
        fields = "one of the fields move, kingdom, position and record"
        raise JsonError("", f"a dict with {fields} is expected")
    match present[0]:
        case "move":
            return read_text(data, "move", parse_move)
        case "kingdom":
            return Kingdom.from_json(data)
        case "position":
            return State.from_json(data, buildings)
    return Game.from_json(data, buildings)
