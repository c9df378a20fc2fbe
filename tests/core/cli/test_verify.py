"""The command ``verify`` proves the deals of records, or says what is wrong."""

import pytest

from realmino import Game
from realmino.together.agreements import Agreement, Change
from realmino.together.fair import Giving
from tests.commands import realmino
from tests.present import present
from tests.together import first_letter, play
from tools.dev.vectors import fair_game


def record(code: str = "K2", owners: tuple[int, ...] = (0, 1)) -> str:
    """Returns the record of a fair game with its header."""
    game, chance = fair_game(code, owners, Giving.PAIR)
    return f"; Fair: {chance}\n{game}\n"


def test_prints_every_deal_with_the_seats_that_gave_it() -> None:
    result = realmino("verify", "-", "--language", "en", stdin=record("K4", (0, 1, 15, 1)))
    assert (result.code, result.err) == (0, "")
    head, first, *deals, last = result.out.splitlines()
    assert head.startswith("K4, game ")
    assert head.endswith(", people in seats a bd")
    assert first.startswith("deal 1: O")
    assert first.endswith(", from a bd")
    assert len(deals) == 11
    assert last == "All 12 deals are proven fair."


def test_prints_agreements() -> None:
    agreements = tuple(
        Agreement(change, owner, at)
        for change, owner, at in ((Change.LEFT, 2, 9), (Change.UNDO, 0, 12), (Change.BACK, 2, 21))
    )
    game, chance = fair_game("K3", (0, 1, 2), Giving.ALL, agreements=agreements)
    result = realmino("verify", f"; Fair: {chance}\n{game}", "--language", "en")
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines()[1:4] == [
        "from move 9, a bot plays for c",
        "undone by agreement, back to move 12",
        "from move 21, back again: c",
    ]
    givers = [line.split("from ")[1] for line in result.out.splitlines() if "deal" in line[:5]]
    assert givers[:5] == ["a b c", "a b c", "a b", "a b", "a b c"]


def test_fails_at_the_first_deal_that_is_not_proven() -> None:
    game, chance = fair_game("K2", (0, 1), Giving.PAIR)
    reveals = [at for at, move in enumerate(game.moves) if str(move).startswith("L")]
    before = game.at(reveals[3])
    due = present(before.state.pending_deal)
    rigged = before.play("L" + "-".join(map(str, due.ids[:4])))
    result = realmino("verify", f"; Fair: {chance}\n{rigged}", "--language", "en")
    assert result.code == 1
    assert [line[:6] for line in result.out.splitlines()[1:]] == ["deal 1", "deal 2", "deal 3"]
    ids = "-".join(map(str, due.ids[:4]))
    why = f"Deal 4, L{ids}, doesn’t follow from the players’ secrets."
    assert result.err == f"realmino: Not proven: {why}\n"


def test_fails_for_a_dynasty_whose_next_game_begins_from_another_position() -> None:
    letter = play(first_letter("K2", (0, 1), is_dynasty=True), 60)
    one, two = letter.games[:2]
    made_up = str(Game.from_state(Game.parse("K2 Oabba L45-46-47-48").state))
    results = [
        realmino("verify", f"; Fair: {letter.chance}\n{one}\n\n{game}", "--language", "en")
        for game in (two, made_up)
    ]
    assert [result.code for result in results] == [0, 1]
    assert "are proven" in results[0].out
    assert "Part of this text is missing or has changed." in results[1].err


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("K2 Oabba\n", 1, "The record doesn’t begin with the header ; Fair:."),
        ("; Fair: ESIB\nK2 Oabba\n", 1, "Part of this text is missing or has changed."),
        ("", 1, "The record doesn’t begin with the header ; Fair:."),
        ("; Fair: ESIB\nK9 Oabba\n", 2, "game 1, line 2, column 2: found '9'"),
        (record("K3", (0, 1, 2)) + "K2 Oabba\n", 2, "must have the same rules"),
        (record() + "; Fair: MSIB\nK2 Oabba\n", 1, "This needs a newer version of Realmino."),
    ],
)
def test_one_line_explains_why_a_record_is_not_proven(text: str, code: int, why: str) -> None:
    result = realmino("verify", "-", "--language", "en", stdin=text)
    assert result.code == code
    assert why in result.err
    assert result.err.count("\n") == 1


def test_descriptions_exist_in_other_languages() -> None:
    result = realmino("verify", "-", "--language", "de", stdin=record())
    assert result.out.splitlines()[-1].endswith("6\N{NO-BREAK SPACE}Ziehungen sind bewiesen.")


def test_checks_all_matches_in_a_file() -> None:
    result = realmino("verify", "-", "--language", "en", stdin=record() + record("K3", (0, 1, 2)))
    assert (result.code, result.err) == (0, "")
    assert [line for line in result.out.splitlines() if line.startswith("All ")] == [
        "All 6 deals are proven fair.",
        "All 12 deals are proven fair.",
    ]
