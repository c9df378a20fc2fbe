"""A session: its requests, saves and messages, and how it continues."""

import pytest

from table.model.links import match_from_link, moment_link
from table.model.session import Answer, Mode
from table.model.settings import Settings
from table.play.buttons import redo_button, undo_button
from table.play.effects import AskBot, Finish, HandOver, Save, Say
from table.play.intents import Choose, Confirm, PlayAgain, PlayNext, Ready, Redo, StopPlaying, Undo
from tests.present import present
from tests.tables import whole_game
from tests.web.fixtures import ObservedApp, answer_to, begun, last_round, match_with, record
from tests.web.sessions import (
    ASKING,
    SILENT,
    choose,
    effects,
    log_of,
    of_kind,
    play_until,
    playing,
    think,
)

# Bots


def test_a_bot_gets_position_seed_and_number() -> None:
    at = playing(begun("K4", "gprr"))
    play_until(at, lambda it: it.view.round == 1)
    choose(at)
    requests = [*of_kind(AskBot, think(at))]
    assert {request.bot for request in requests} <= {"greedy", "random"}
    assert (
        len({request.number for request in requests})
        == len({request.seed for request in requests})
        == len(requests)
    )
    assert all(request.seed.startswith("7/") for request in requests)
    for request in requests:
        move = int(request.seed.rpartition("/")[2])
        assert request.position == at.match.game.at(move).state
        assert "unseen" not in str(request.position)


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for seed in ("7", "7", "8"):
        at = playing(begun("K3hm", "grg", seed=seed))
        think(at)
        records.append(record(at))
    assert records[0] == records[1] != records[2]


def test_late_and_foreign_answers_are_dropped() -> None:
    at = playing(begun("K2d", "gr"))
    question = of_kind(AskBot, effects(at))[0]
    answer, before = answer_to(question), record(at)
    for number in (question.number - 1, question.number + 1, 0, -1):
        at.answer(answer._replace(number=number))
    for wrong in ("", "E", "E0", "A1g8n", "nonsense", "L1-2-3-4"):
        at.answer(answer._replace(token=wrong))
    assert record(at) == before
    at.answer(answer)
    after = record(at)
    assert after.startswith(f"{before} {answer.token}")
    at.answer(answer)
    assert record(at) == after


def test_an_answer_counts_only_for_the_open_request() -> None:
    """A person undoes while a bot thinks, and chooses again; the bot gets a new request."""
    at = playing(begun("K4", "pggg"))
    play_until(at, lambda it: undo_button(it.session).works and it.view.options[1:])
    other = at.view.options[1].token
    choose(at)
    first = of_kind(AskBot, effects(at))[0]
    assert at.session.bot_question == first.number
    at.handle(Undo())
    assert at.session.bot_question is None
    before = record(at)
    at.answer(answer_to(first))
    assert record(at) == before
    at.handle(Choose(other))
    second = of_kind(AskBot, effects(at))[0]
    assert (at.session.bot_question, first.number != second.number) == (second.number, True)
    at.answer(answer_to(first))
    assert record(at).startswith(f"{before} {other}")
    before = record(at)
    at.answer(answer_to(second))
    assert record(at) != before


def test_a_bot_does_not_choose_for_a_person() -> None:
    at = playing(begun("K2", "pp"))
    before, question = record(at), present(at.session.question)
    assert at.session.bot_question is None
    at.answer(Answer(question.number, at.view.options[0].token))
    assert record(at) == before


def test_people_get_no_requests_for_bots() -> None:
    at = playing(begun("K4"))
    emitted = effects(at)
    for _ in range(20):
        choose(at)
        emitted += effects(at)
    assert of_kind(AskBot, emitted) == []


# Handing over, saving, ending


def test_the_device_is_handed_over_whenever_another_person_is_to_move() -> None:
    at = playing(begun("K4"), ASKING)
    holder = None
    for _ in range(40):
        emitted, seat = of_kind(HandOver, effects(at)), at.view.prompt.seat
        assert emitted == ([HandOver(present(seat))] if seat != holder else [])
        assert (at.session.mode is Mode.HANDOVER) == (seat != holder)
        assert at.choosing == (seat == holder)
        at.handle(Ready())
        assert at.choosing
        holder = seat
        choose(at)


@pytest.mark.parametrize(("kinds", "settings"), [("pggg", ASKING), ("pppp", SILENT)])
def test_no_hand_over_with_one_person_or_if_switched_off(kinds: str, settings: Settings) -> None:
    at = playing(begun("K4", kinds), settings)
    emitted = think(at)
    for _ in range(10):
        assert at.choosing
        choose(at)
        emitted += think(at)
    assert of_kind(HandOver, emitted) == []


def test_every_move_is_saved_at_once() -> None:
    at = playing(begun("K3", "pgp"))
    for _ in range(8):
        think(at)
        choose(at)
        emitted = effects(at)
        assert Save() in emitted
        if undo_button(at.session).works:
            at.handle(Undo())
            assert Save() in effects(at)
            at.handle(Redo())
            emitted = effects(at)
            assert Save() in emitted
        for question in of_kind(AskBot, emitted):
            at.answer(answer_to(question))
            assert Save() in at.effects


def test_the_end_is_saved_and_then_reported_once() -> None:
    at = playing(last_round("K4"))
    while at.choosing:
        choose(at)
    emitted = effects(at)
    assert emitted[-2:] == [Save(), Finish()]
    assert emitted.count(Finish()) == 1
    assert at.match.is_over


# A moment from a link


def moment(code: str, at: int, kinds: str = "") -> ObservedApp:
    """A paused moment of a whole game."""
    match = match_with(whole_game(code).at(at), kinds, undone=True)
    return playing(match_from_link(moment_link(match), "9"), mode=Mode.MOMENT)


def test_a_moment_makes_no_request_and_saves_nothing() -> None:
    for number in (0, 1, 5, 30, whole_game("K4").number):
        at = moment("K4", number, "pgrp")
        assert effects(at) == []
        assert at.session.question is None
        assert not at.choosing


def test_a_moment_is_stepped_through_both_ways() -> None:
    whole = whole_game("K4").number
    at = moment("K4", 5)
    for number in (4, 3, 2, 1, 0, 0):
        at.handle(Undo())
        assert at.view.number == number
    assert not undo_button(at.session).works
    for number in (*range(1, whole + 1), whole):
        at.handle(Redo())
        assert at.view.number == number
    assert not redo_button(at.session).works
    assert at.log == log_of(at.match)
    # Steps beyond the ends are refused, without saves and requests.
    assert {type(effect) for effect in effects(at)} == {Say}


def test_the_buttons_of_a_moment_are_labelled_as_steps() -> None:
    at = moment("K4", 5)
    undo, redo = undo_button(at.session), redo_button(at.session)
    assert undo.works
    assert redo.works
    at.handle(Undo())
    assert undo_button(at.session).text == undo.text != redo.text
    while undo_button(at.session).works:
        at.handle(Undo())
    assert undo_button(at.session).text != undo.text


def test_a_game_from_another_tab_can_only_be_watched() -> None:
    at = playing(begun("K4", "pgrp"))
    effects(at)
    before = record(at)
    at.handle(StopPlaying())
    assert not at.choosing
    assert at.session.question is None
    at.handle(Choose(at.view.options[0].token))
    at.handle(Undo())
    at.handle(Redo())
    assert [effect for effect in effects(at) if isinstance(effect, Save | AskBot)] == []
    assert record(at) == before


def test_playing_on_from_a_moment_drops_later_moves() -> None:
    for number in range(0, whole_game("K4").number, 7):
        at = moment("K4", number)
        before = record(at)
        at.handle(Confirm())
        assert not redo_button(at.session).works
        assert record(at).startswith(before)
        assert at.choosing or at.view.outcome
        assert of_kind(Save, effects(at))
        assert at.log == log_of(at.match)


def test_playing_on_sends_requests_to_bots() -> None:
    at = moment("K3", 1, "ggg")
    at.handle(Confirm())
    think(at)
    assert at.view.outcome


# Dynasty, and playing again


def test_a_dynasty_continues_to_its_third_game() -> None:
    at = playing(begun("K2", "gr", dynasty=True))
    records = []
    for number in (1, 2, 3):
        emitted = think(at)
        assert emitted[-1] == Finish()
        assert present(at.view.series).game == number
        assert at.match.is_over == (number == 3)
        assert at.log == log_of(at.match)
        records.append(record(at))
        if number < 3:
            at.handle(PlayNext())
            assert at.view.number > 0
            assert present(at.view.series).totals == tuple(
                map(sum, zip(*present(at.view.series).points, strict=True))
            )
    assert len(set(records)) == 3
    assert present(at.view.series).outcome


def test_undo_stays_within_the_current_game_of_a_dynasty() -> None:
    at = playing(begun("K2", "pp", dynasty=True))
    play_until(at, lambda it: it.view.outcome)
    first = record(at)
    at.handle(PlayNext())
    assert not undo_button(at.session).works
    choose(at)
    at.handle(Undo())
    assert str(at.match.games[0]) == first
    assert len(at.match.games) == 2


def test_playing_again_keeps_seats_and_rules() -> None:
    at = playing(last_round("K3"))
    play_until(at, lambda it: it.view.outcome)
    before, seats = record(at), at.match.seats
    at.handle(PlayAgain("another seed"))
    assert (at.match.seats, at.match.game.rules) == (seats, whole_game("K3").rules)
    assert record(at) != before
    assert (at.view.round, at.choosing) == (0, True)
    assert at.log == log_of(at.match)


def test_shows_the_person_to_move_or_the_last_one() -> None:
    at = playing(begun("K4", "gpgp", seed="5"))
    assert at.session.in_the_middle in "bd"
    last = None
    think(at)
    for _ in range(10):
        seat = at.view.prompt.seat
        assert at.session.in_the_middle == seat
        choose(at)
        last = seat
        if not at.choosing:
            assert at.session.in_the_middle == last
        think(at)
