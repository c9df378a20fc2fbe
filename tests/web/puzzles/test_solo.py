"""The solo challenge: the day's deal, and par."""

from datetime import date

from puzzles.solo import play_for_par, player_points, share_text, solo_match, text

DAY = date(2026, 11, 26)


def test_a_day_has_one_deal_for_one_person() -> None:
    match = solo_match(DAY, "Anna")
    assert match == solo_match(DAY, "Anna")
    assert match.game != solo_match(date(2026, 11, 27)).game
    assert match.has_one_person
    assert match.seats[0].name == "Anna"


def test_par_is_a_dukes_score_with_the_same_dominoes() -> None:
    match = solo_match(DAY)
    run = [*play_for_par(match)]
    assert run == [*play_for_par(match)]
    assert len(run) == len(run[:])
    assert run[0] == player_points(match) == 0
    assert 20 < run[-1] < 120
    lines = [move for move in match.game.moves if str(move).startswith("L")]
    assert lines, "the first line is dealt from the same seed"


def test_the_bar_shows_par_then_the_points() -> None:
    assert text(None, None) == "Solo challenge"
    assert "47 points" in text(None, 47)
    assert text(52, 47) == "Your points: 52. Par: 47."
    result, link = share_text("26 November 2026", 52, 47, "https://x.org/#puzzle=solo").split("\n")
    assert result == "Realmino solo challenge, 26 November 2026: 52 points, par 47"
    assert link.endswith("solo")
