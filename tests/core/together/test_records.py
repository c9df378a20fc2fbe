"""A letter's records prove its deals."""

from realmino.together.fair import Chance, proof
from tests.together import first_letter, play


def test_the_records_of_a_letter_prove_the_deals() -> None:
    letter = play(first_letter("Q2", (0, 1), is_dynasty=True, names=("Ann", "Ben")))
    first, *others = letter.records()
    assert first.headers["Players"] == "Ann, Ben"
    games = [record.game for record in (first, *others)]
    assert len([*proof(games, Chance.parse(first.headers["Fair"]))]) == len(letter.deals)
