"""A letter's records, from which `realmino verify` proves that the deals were fair."""

from realmino.game.records import Record
from realmino.together.letter import Letter


def letter_records(letter: Letter) -> list[Record]:
    """The records of a letter's games; the first has the header ``Fair``."""
    headers = {"Players": ", ".join(letter.names), "Fair": str(letter.chance)}
    return [Record(game, {} if number else headers) for number, game in enumerate(letter.games)]
