"""The command ``solve``: exact values once a position can be solved, and estimates before that."""

import re
from pathlib import Path

import pytest

from realmino import Game, State
from realmino.bots import Advice, SolvedAction, advise, is_solvable, solve
from realmino.cli import solve as command
from tests.commands import CommandResult, a_game, realmino
from tests.depth import deep
from tests.present import present
from tests.tables import played

EXACT = "Solved for kingdom {}: exact if everyone plays their best."
ABOUT = "Too early to solve: estimates for kingdom {}, based on {} simulated games."
SPREAD = "spread: how much “behind” changes if the others play against the leader"
EARLY = Game("K4").deal(1).state


def solved(text: object, *more: str) -> CommandResult:
    """Runs the command, with output in English."""
    return realmino("solve", str(text), "--language", "en", *more)


def states(code: str, can_be_solved: bool) -> list[State]:
    """The positions of a greedy game in which a player has at least two choices."""
    game = played(code, 2, bot="greedy")
    every = [game.at(number).state for number in range(game.number)]
    found = [
        state for state in every
        if len(state.legal_actions()) > 1 and is_solvable(state) is can_be_solved
    ]  # fmt: skip
    assert found
    return found


def kingdom(state: State) -> str:
    """The letter of the current player's kingdom."""
    return "abcdefgh"[state.rules.kingdom_of(present(state.to_act))]


def number(text: str) -> float:
    """The number in a table cell."""
    return float(text.replace("−", "-"))


# Exact


@pytest.mark.parametrize("code", ["K2", *map(deep, ("K2d", "K3h", "K4hm")), "Q2", deep("W6t")])
def test_prints_the_values_of_solve_the_best_first(code: str) -> None:
    for state in states(code, True)[::3]:
        result = solved(state)
        assert (result.code, result.err) == (0, "")
        heading, columns, *lines = result.out.splitlines()
        assert heading == EXACT.format(kingdom(state))
        assert columns.split()[:4] == ["choice", "points", "margin", "behind"]
        has_spread = columns.endswith("spread")
        assert lines[-1:] == [SPREAD] if has_spread else SPREAD not in lines
        choices = solve(state)
        assert len(lines) == len(choices) + has_spread == len(state.legal_actions()) + has_spread
        for choice, line in zip(choices, lines, strict=False):
            token, exact, points, margin, behind, *spread = line.split()
            assert (token, exact) == (str(choice.action), "exact")
            assert (int(points), number(margin)) == (choice.points, choice.margin)
            assert margin[0] == "+−"[choice.margin < 0]
            assert number(behind) == round(choice.behind, 1)
            assert [*map(number, spread)] == [round(choice.spread, 1)] * bool(spread)
            assert bool(spread) is (round(choice.spread, 1) != 0)


def test_shows_a_spread_only_where_the_rivals_aims_matter() -> None:
    state = State.parse(
        "K4hm R10a L1d-7b-15a-20c N4-28-33-40 X2-3-8-9-10-12-13-14-16-17-18-19-21-22-23-24-25-26-"
        "27-29-31-32-34-35-36-37-38-39-41-42-43-44-45-46-47-48 a:l--fg/lwwg2g1/l1lC-w/ws2sm2-/"
        "-wwm2- b:--g--/g1g2glw/llCff1/fl1l1fg/--wf1f1 c:w1f1w--/sffww/s-Css1/ss2sm2-/-gs1g- "
        "d:wf1fl-/wgl1l-/ww1C--/fww1mm3/fw1--w"
    )
    best, other = solve(state)
    assert (best.spread, round(other.spread, 1)) == (0, 1)
    columns, above, below, note = solved(state).out.splitlines()[1:]
    assert columns.split() == ["choice", "points", "margin", "behind", "spread"]
    assert (len(above.split()), len(below.split())) == (5, 6)
    assert note == SPREAD
    assert len(columns) == len(below) > len(above)


def test_prints_json() -> None:
    for state in states("K3h", True)[:3]:
        data = solved(state, "--json").json
        assert (data["rules"], data["position"]) == ("K3h", str(state))
        assert data["to_act"] == data["kingdom"] == kingdom(state)
        assert data["exact"] is True
        for choice, shown in zip(solve(state), data["choices"], strict=True):
            assert {*shown} == {*SolvedAction._fields}
            assert shown["action"] == str(choice.action)
            assert tuple(shown["totals"].values()) == choice.totals
            assert [*shown["totals"]] == ["a", "b", "c"]
            for name in ("points", "margin", "won", "behind", "spread"):
                assert shown[name] == getattr(choice, name)


@pytest.mark.parametrize("source", ["file", "standard input", "underscores"])
def test_reads_a_position_from_anywhere(source: str, tmp_path: Path) -> None:
    text = str(states("K2", True)[0])
    expected = solved(text)
    (tmp_path / "position.txt").write_text(f"{text}\n", encoding="utf-8")
    if source == "file":
        assert solved(tmp_path / "position.txt") == expected
    elif source == "underscores":
        assert solved(text.replace(" ", "_")) == expected
    else:
        assert realmino("solve", "-", "--language", "en", stdin=f"{text}\n") == expected


# About


def stub_advice(state: State, simulations: int, monkeypatch: pytest.MonkeyPatch) -> list[Advice]:
    """Makes the command use this advice, which doesn't depend on elapsed time."""
    found = advise(state, simulations=simulations)
    monkeypatch.setattr(command, "advise", lambda *_, **__: found)
    return found


@pytest.mark.parametrize("code", ["K2", *map(deep, ("K4hm", "Q3", "W6t"))])
def test_prints_advice_as_long_as_it_cannot_solve(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for state in states(code, False)[::20]:
        choices = stub_advice(state, 3, monkeypatch)
        result = solved(state)
        assert (result.code, result.err) == (0, "")
        heading, columns, *lines = result.out.splitlines()
        assert heading == ABOUT.format(kingdom(state), 3)
        assert columns.split()[:4] == ["choice", "points", "margin", "behind"]
        assert "spread" not in columns
        for choice, line in zip(choices, lines, strict=False):
            token, about, points, margin, behind, *error = line.split()
            assert (token, about) == (str(choice.action), "about")
            assert number(points) == round(choice.points, 1)
            assert number(margin) == round(choice.margin, 1)
            assert margin[0] == "+−"[round(choice.margin, 1) < 0]
            assert number(behind) == round(choice.behind, 1)
            assert error == (["±", f"{choice.doubt:.1f}"] if choice.doubt else [])
        unlisted = len(state.legal_actions()) - len(choices)
        note = lines[len(choices) :]
        assert len(note) == bool(unlisted)
        if note:
            assert re.match(rf"{unlisted} more choices? (is|are)n’t listed: ", note[0])


def test_the_error_of_a_single_simulation_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = stub_advice(EARLY, 1, monkeypatch)
    heading, columns, *lines = solved(EARLY).out.splitlines()
    assert heading.endswith("based on 1 simulated game.")
    assert columns.split() == ["choice", "points", "margin", "behind"]
    assert [len(line.split()) for line in lines] == [5] * len(choices)
    data = solved(EARLY, "--json").json
    assert {choice["doubt"] for choice in data["choices"]} == {0.0, None}


def test_prints_advice_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = stub_advice(EARLY, 3, monkeypatch)
    data = solved(EARLY, "--json").json
    assert data["exact"] is False
    for choice, shown in zip(choices, data["choices"], strict=True):
        assert {*shown} == {*Advice._fields}
        assert (shown["action"], shown["why"]) == (str(choice.action), choice.why.value)
        assert (shown["simulations"], shown["doubt"]) == (3, choice.doubt)


def test_json_names_the_kingdom_of_a_team(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in states("W6t", False) if present(state.to_act) > 2)
    stub_advice(state, 1, monkeypatch)
    data = solved(state, "--json").json
    assert data["to_act"] in "def"
    assert data["kingdom"] == kingdom(state) in "abc"


@pytest.mark.parametrize(("options", "seconds"), [((), 2.0), (("--seconds", ".5"), 0.5)])
def test_thinks_for_as_long_as_it_may(
    options: tuple[str, ...], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    def quick(state: State, seconds: float) -> list[Advice]:
        given.append(seconds)
        return advise(state, simulations=1)

    monkeypatch.setattr(command, "advise", quick)
    assert solved(EARLY, *options).code == 0
    assert given == [seconds]


def test_does_not_repeat_simulations_that_end_in_the_same_way() -> None:
    """In the last round of a court duel nothing is dealt, but it may be too early to solve."""
    state = next(state for state in states("Q2", False)[::-1] if state.round == state.rules.rounds)
    result = solved(state, "--seconds", "9999")
    heading, *_ = result.out.splitlines()
    assert heading == ABOUT.format(kingdom(state), 4)


def test_speaks_other_languages() -> None:
    state = states("K2", True)[0]
    german = realmino("solve", str(state), "--language", "de").out
    assert german.startswith(f"Gelöst für Königreich {kingdom(state)}: exakt")
    english = solved(state).out
    points = [line.split()[2:] for line in english.splitlines()[2:]]
    assert [line.replace(",", ".").split()[2:] for line in german.splitlines()[2:]] == points
    assert re.search(r" 0,0$", german, re.MULTILINE)


# Bad input


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "required: POSITION"),
        ([""], "not a valid position: the rules are missing, for example K4; the round"),
        (["K4"], "not a valid position: the round and phase are missing, for example R3a"),
        (["w1wC"], "column 1: found 'w1wC', expected rules, R O L N X"),
        (["K9 R1e"], "column 2: found '9'"),
        (["K4 R1e L3a-14b-34c-41d N5-20-37-48 X3 a:C"], "a domino was discarded although"),
        (["K4 Oadcb L3-14-34-41 E34"], "column 22: found 'E34', expected rules"),
        (["position.txt"], "there is no file 'position.txt'"),
        (["K4 R0o"], "no player can choose before 4 kings are drawn"),
        (["K4 R0l Oabcd"], "no player can choose before 4 dominoes are dealt"),
        ([str(Game("Q4").play("Oabcd").state)], "no player can choose before 6 building tiles"),
        ([str(a_game("K2").state)], "the game is over, so there are no choices"),
        ([str(EARLY), "--seconds", "0"], "--seconds: '0' is not a number of seconds"),
        ([str(EARLY), "--seconds", "-1"], "--seconds: '-1' is not a number of seconds"),
        ([str(EARLY), "--seconds", "soon"], "--seconds: 'soon' is not a number of seconds"),
        ([str(EARLY), "--seconds", "inf"], "--seconds: 'inf' is not a number of seconds"),
        ([str(EARLY), "--language", "xx"], "argument --language: invalid choice: 'xx'"),
    ],
)
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_refuses_bad_input_with_a_one_line_message(
    arguments: list[str], expected: str, options: list[str]
) -> None:
    result = realmino("solve", *arguments, *options)
    assert (result.code, result.out) == (2, "")
    assert re.fullmatch(r"realmino: .+\n", result.err)
    assert expected in result.err
