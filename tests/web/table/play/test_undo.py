"""Undo and redo: back to the last reveal, across bots' moves, and in the log."""

from random import Random

import pytest

from browser.messages import say
from realmino import Game
from table.model.match import Match
from table.play.buttons import redo_button, undo_button
from table.play.effects import AskBot
from table.play.intents import Choose, Redo, Undo
from tests.depth import deep
from tests.web.fixtures import NAMES, ObservedApp, answer_to, begun, last_round, record
from tests.web.sessions import (
    SILENT,
    choose,
    effects,
    log_of,
    of_kind,
    play_until,
    playing,
    think,
)

# Undo and redo


def test_undo_reports_that_there_is_nothing_yet() -> None:
    at = playing(begun("K4"))
    assert not undo_button(at.session).works
    assert undo_button(at.session).text == say("undo-reveal")
    fresh = ObservedApp(Match(begun("K4").seats, "7", (Game.parse("K4"),)), SILENT)
    assert (undo_button(fresh.session).works, fresh.view.no_undo) == (False, "start")
    assert undo_button(fresh.session).text == say("undo-start")


def test_undo_reverts_choices_one_by_one_to_the_reveal() -> None:
    at = playing(begun("K4"))
    records = [record(at)]
    for _ in range(3):
        choose(at)
        records.append(record(at))
    for expected in records[-2::-1]:
        assert undo_button(at.session).works
        at.handle(Undo())
        assert record(at) == expected
    assert not undo_button(at.session).works
    at.handle(Undo())
    assert record(at) == records[0]
    for expected in records[1:]:
        assert redo_button(at.session).works
        at.handle(Redo())
        assert record(at) == expected
    assert not redo_button(at.session).works


def test_undo_does_not_go_past_a_reveal() -> None:
    at = playing(begun("K4"))
    while at.view.round < 1:
        choose(at)
    assert at.match.game.last_reveal() == at.view.number
    assert not undo_button(at.session).works
    assert undo_button(at.session).text == say("undo-reveal")
    before = record(at)
    at.handle(Undo())
    assert record(at) == before


def test_undo_skips_the_bots_and_names_the_person() -> None:
    at = playing(begun("K2", "pg"))
    play_until(
        at, lambda it: {"a", "b"} <= {point.seat for point in it.view.undo} and bot_was_last(it)
    )
    assert undo_button(at.session).text == say("undo-ok", name="Ann")
    after = record(at)
    at.handle(Undo())
    assert at.view.prompt.seat == "a"
    assert at.choosing
    assert after.startswith(record(at))
    at.handle(Redo())
    assert record(at) == after


def bot_was_last(at: ObservedApp) -> bool:
    return at.view.undo[-1].seat == "b"


def test_undo_reports_that_only_bots_have_chosen() -> None:
    at = playing(begun("K4", "pggg"))
    play_until(at, lambda it: it.view.undo and all(point.seat != "a" for point in it.view.undo))
    assert not undo_button(at.session).works
    assert undo_button(at.session).text == say("undo-bots")


def test_undo_while_a_bot_thinks_drops_its_answer() -> None:
    at = playing(begun("K4", "pggg", seed="11"))
    play_until(at, lambda it: it.view.prompt.seat == "a" and it.view.prompt.kind == "place")
    before = record(at)
    choose(at)
    choose(at)
    question = of_kind(AskBot, effects(at))[-1]
    at.handle(Undo())
    at.handle(Undo())
    assert record(at) == before
    at.answer(answer_to(question))
    assert record(at) == before


@pytest.mark.parametrize("kinds", ["pppp", "pgpg", "gppr"])
def test_undo_and_redo_work_in_the_last_round_too(kinds: str) -> None:
    """Turns there end automatically; undoing only the end would change nothing."""
    at = playing(last_round("K4", kinds))
    think(at)
    records = []
    while at.choosing:
        records.append(record(at))
        choose(at)
        think(at)
    last = record(at)
    assert at.view.outcome
    for expected in records[::-1]:
        at.handle(Undo())
        assert record(at) == expected
        assert at.choosing
    for expected in [*records[1:], last]:
        assert redo_button(at.session).works
        at.handle(Redo())
        assert record(at) == expected
    assert at.view.outcome


def test_another_choice_drops_the_undone_moves() -> None:
    at = playing(begun("K4"))
    choose(at)
    at.handle(Undo())
    at.handle(Choose(at.view.options[1].token))
    assert not redo_button(at.session).works
    before = record(at)
    at.handle(Redo())
    assert record(at) == before


# The log


@pytest.mark.parametrize("kinds", ["ppp", "pgr", "gpp"])
@pytest.mark.parametrize("seed", [0, *map(deep, (1, 2))])
def test_the_log_loses_and_repeats_nothing_through_undo_and_redo(kinds: str, seed: int) -> None:
    at, random = playing(begun("K3hm", kinds, seed=str(seed))), Random(seed)
    for _ in range(60):
        think(at)
        verb = random.choice(("choose", "choose", "choose", "undo", "redo", "there and back"))
        before = record(at)
        if verb == "choose" and at.choosing:
            choose(at, random)
        elif verb == "undo":
            works = undo_button(at.session).works
            at.handle(Undo())
            assert (record(at) != before) == works
        elif verb == "redo":
            works = redo_button(at.session).works
            at.handle(Redo())
            assert (record(at) != before) == works
        elif verb == "there and back" and undo_button(at.session).works:
            at.handle(Undo())
            at.handle(Redo())
            assert record(at) == before
        assert at.log == log_of(at.match)
        assert Match.parse(at.match.to_text()) == at.match


def test_the_log_names_all_players_and_the_winner() -> None:
    at = playing(begun("K4hm", "ppgr"))
    play_until(at, lambda it: it.view.outcome)
    lines = [line.text for line in at.log]
    assert all(any(name in line for line in lines) for name in NAMES[:4])
    assert len(set(lines)) > 90
    assert [line.number for line in at.log] == sorted(line.number for line in at.log)
    assert {line.round for line in at.log} == set(range(13))
