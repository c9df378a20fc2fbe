"""`build.py test` builds a site only if needed, and spreads the tests over processes."""

import pytest

from conftest import group_name, sort_key
from tools.testing.run import needs_site, spread

LEGAL = "tests/core/test_properties.py::test_legal[K2]"
MOUSE = "e2e/table/test_mouse.py::test_a_whole_game_is_played_by_mouse"


@pytest.mark.parametrize(
    ("arguments", "needed"),
    [
        ([], True),
        (["-x", "--deep"], True),
        (["-k", "tests"], True),
        (["e2e"], True),
        (["e2e/table/test_mouse.py"], True),
        ([f"{MOUSE}[chromium]", "-x"], True),
        (["tests/core/test_properties.py", "e2e/table/test_mouse.py"], True),
        (["."], True),
        (["tests"], False),
        (["tests/core/test_properties.py::test_legal", "--games", "9"], False),
    ],
)
def test_builds_a_site_only_for_tests_of_the_page(arguments: list[str], needed: bool) -> None:
    assert needs_site(arguments) is needed


@pytest.mark.parametrize(
    "arguments", [["-n", "3"], ["-n0"], ["--pdb"], ["tests/core/test_properties.py::test_legal"]]
)
def test_one_test_or_a_debugger_runs_in_one_process(arguments: list[str]) -> None:
    assert spread(arguments, cores=4) == []


def test_uses_all_cores() -> None:
    assert spread(["--deep", "tests"], cores=4)[:2] == ["-n", "4"]
    assert spread([], cores=1) == []


def test_a_files_tests_share_a_process_or_one_for_each_browser() -> None:
    assert group_name(LEGAL) == group_name("tests/core/test_properties.py::test_other")
    chromium, firefox = (f"{MOUSE}[{name}]" for name in ("chromium", "firefox"))
    assert group_name(chromium) != group_name(firefox)
    assert group_name(chromium) == group_name("e2e/table/test_mouse.py::test_other[chromium-a.js]")


def test_live_play_and_firefox_each_stay_in_one_process() -> None:
    games, rooms = (f"e2e/live/test_{name}.py::test_one[chromium]" for name in ("games", "rooms"))
    assert group_name(games) == group_name(rooms)
    mouse, names = f"{MOUSE}[firefox]", "e2e/setup/test_people.py::test_names[firefox]"
    assert group_name(mouse) == group_name(names)
    assert group_name(mouse, is_deep=True) != group_name(names, is_deep=True)


def test_games_against_the_oracle_go_to_any_process() -> None:
    assert (
        len({group_name(f"tests/core/test_oracle.py::test_games[{code}]") for code in "abc"}) == 3
    )


def test_the_longest_tests_start_first() -> None:
    names = [LEGAL, "tests/core/test_oracle.py::test_games[K2]", f"{MOUSE}[firefox]",
             f"{MOUSE}[chromium]"]  # fmt: skip
    live = "e2e/live/test_games.py::test_a_whole_game[chromium]"
    assert sorted([*names, live], key=sort_key) == [live, *reversed(names)]
