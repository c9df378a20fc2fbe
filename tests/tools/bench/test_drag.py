"""The bench of dragging: where it drags a domino, and what it tells of it."""

from tools.bench.drag import CHOICES, Drag, moment, table


def test_a_domino_with_many_places_is_dragged() -> None:
    link, seen = moment("K2", "qp")
    assert link.endswith("&k=qp")
    assert seen.prompt.kind == "place"
    assert len(seen.options) >= CHOICES


def test_what_was_measured_makes_a_table() -> None:
    drags = {
        "empty canvas, 360×740, 4×": [Drag(60, 16.7, 17, 12)],
        "K2, 360×740, 4×": [Drag(44, 16.7, 90, 30), Drag(52, 17, 34, 20), Drag(50, 16, 40, 26)],
    }
    lines = table(drags, [32, 24, 40, 320]).splitlines()
    assert lines[1].split()[-5:] == ["60", "16.7", "17", "12.0", "ms"]
    assert lines[2].split()[-5:] == ["50", "16.7", "40", "26.0", "ms"]
    assert lines[3] == "There are to be 60 at 1× and 45 at 4×."
    assert lines[4].endswith("after 36 ms, 95 of 100 within 320 ms; it is to be 50.")
