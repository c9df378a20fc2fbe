"""The table of strength is what came of games that are kept, and every match can go on."""

from pathlib import Path

import pytest

from tests.tables import Played
from training import matches
from training.matches import MATCHES, BotMatch

BOTS_PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
QUICK = BotMatch("K2", ("knight", "squire"), 4)
TEAMS = BotMatch("W6t", ("duke", "knight", "knight", "duke", "knight", "knight"), 3)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty one for the games of two small matches."""
    monkeypatch.setattr(matches, "GAMES", tmp_path / "games")
    monkeypatch.setattr(matches, "MATCHES", (QUICK, TEAMS))
    return tmp_path / "games"


def test_the_documents_tell_what_came_of_the_games() -> None:
    page = BOTS_PAGE.read_text(encoding="utf-8")
    assert "\n".join(matches.table()) in page


def test_every_file_is_of_a_match() -> None:
    files = {match.file for match in MATCHES}
    assert len(files) == len(MATCHES)
    assert {*matches.GAMES.iterdir()} <= files


@pytest.mark.deep
@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.file.stem)
def test_the_games_can_be_played_again_as_they_are_kept(match: BotMatch, played: Played) -> None:
    games = matches.outcomes(match, trust=False)
    assert not any(game.forfeit for game in games)
    played("games of matches replayed", len(games))


def test_a_match_goes_on_with_the_games_that_are_missing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.outcomes(QUICK) == []
    assert matches.main(["K2-knight-squire", "--games", "2", "--jobs", "1"]) == 0
    first = matches.outcomes(QUICK, trust=False)
    assert len(first) == 2
    assert [*folder.iterdir()] == [QUICK.file]
    assert matches.main(["--jobs", "1"]) == 0
    assert [len(matches.outcomes(match)) for match in (QUICK, TEAMS)] == [4, 3]
    assert matches.outcomes(QUICK)[:2] == first
    assert "K2: 4 games, 2 deals in 2 seatings each, seed strength" in capsys.readouterr().out


def test_the_table_has_what_the_arena_found(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that a team wins is a whole one for it, though each of its dukes has half."""
    matches.main(["--jobs", "1"])
    capsys.readouterr()
    assert matches.main(["--table"]) == 0
    head, _, quick, teams = capsys.readouterr().out.splitlines()
    assert head.split(" | ")[1:3] == ["who against whom", "a move"]
    games = matches.outcomes(QUICK)
    knight = [game.totals[game.pairing.bots.index(0)] for game in games]
    squire = [game.totals[game.pairing.bots.index(1)] for game in games]
    won = [mine > other for mine, other in zip(knight, squire, strict=True)]
    means = f"{sum(knight) / 4:.1f} | {sum(squire) / 4:.1f} | {round(25 * sum(won))} %"
    assert quick.startswith(f"| K2 | knight, squire | – | 4 | {means} (")
    assert teams.startswith("| W6t | a team of dukes, two of knights | – | 3 | ")
    victories = sum(
        game.pairing.bots.index(0) % 3 in game.winners for game in matches.outcomes(TEAMS)
    )
    assert victories > 0
    assert teams.endswith(f" | {round(100 * victories / 3)} % |")


def test_whom_a_match_is_against() -> None:
    sides = [match.sides for match in MATCHES]
    assert sides[0] == "queen, the queen of 0.1.0"
    assert {
        "queen, three greedy", "queen, seven dukes", "a team of queens, two of dukes"
    } <= {*sides}  # fmt: skip


def test_an_unknown_match_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        matches.main(["K9"])
    assert stop.value.code == 2
    assert "no match 'K9', only K2-queen-frozen-queen, " in capsys.readouterr().err
