"""Measures how accurate the bots' predictions are."""

import pytest

from realmino import Rules
from training.calibration import Prediction, main, predictions, report


@pytest.mark.parametrize("code", ["K2hm", "K4"])
def test_compares_predictions_with_results(code: str) -> None:
    rules = Rules.parse(code)
    found = list(predictions(rules, 3, 2, "1"))
    assert len(found) == 3
    assert all(0 <= one.chance <= 1 and one.won in (0, 1 / 2, 1) for one in found)
    assert found == list(predictions(rules, 3, 2, "1"))
    assert {one.scored for one in found} != {one.points for one in found}


def test_reports_errors_and_the_gain_of_recalibration() -> None:
    """All predictions of 0.9 won, those of 0.1 lost, and all were two points too high."""
    found = [Prediction(42.0, 0.9, 40, 1.0), Prediction(32.0, 0.1, 30, 0.0)] * 10
    assert report(found) == [
        "20 games",
        "points predicted - real +2.00 ± 0.00",
        "chance predicted 0.500, won 0.500",
        "Brier 0.010 ± 0.000, recalibrated 0.000, constant 0.250",
    ]


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["K2", "--games", "2", "--simulations", "2"])
    assert capsys.readouterr().out.startswith("2 games\npoints predicted - real ")
