"""Names on a plate are cut between the letters that people see."""

import pytest

from table.fitting import all_fitted
from table.names import graphemes

FAMILY = "👩\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize("name", [FAMILY * 20, "क्षि" * 20, "e\u0301" * 20])
def test_a_name_is_cut_between_its_letters(name: str) -> None:
    shown = all_fitted([name], 100, 10)
    assert shown.endswith("…")
    assert set(graphemes(shown[:-1])) == {graphemes(name)[0]}


def test_a_name_of_few_letters_with_many_parts_is_not_cut() -> None:
    assert all_fitted([FAMILY * 5], 100, 10) == FAMILY * 5
    assert all_fitted(["עמית"], 40, 10) == "עמית"


def test_joined_names_from_right_to_left_have_as_much_room_as_others() -> None:
    assert "…" not in all_fitted(["עמית", "עמית"], 80, 10)
    assert "…" not in all_fitted(["amit", "amit"], 80, 10)
