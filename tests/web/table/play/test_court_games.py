"""Whole games at court by intents alone: all input methods, all player counts, and undo."""

from random import Random

import pytest

from realmino import End
from realmino.view import View
from table.model.interaction import NOTHING
from table.model.links import match_from_link, moment_link
from table.model.match import Match
from table.model.settings import Settings
from table.play import hints
from table.play.buttons import redo_button, undo_button
from table.play.effects import AskBot, Finish, Save, Say
from table.play.intents import Choose, Confirm, Redo, Undo
from table.wording import words
from tests.depth import deep
from tests.present import present
from tests.tables import FEW_FIRST, whole_game
from tests.web.drivers import (
    Hands,
    by_clicking,
    by_dragging,
    by_keys,
    by_list,
    by_tapping,
    current_realm,
    of_kind,
    play_out,
)
from tests.web.fixtures import (
    DESK,
    PHONE,
    ObservedApp,
    begun,
    click,
    match_with,
    moment,
    play_bots,
    record,
    spot,
    square,
    table,
)
from tests.web.sessions import log_of

HANDS = (by_dragging, by_clicking, by_tapping, by_keys, by_list)


@pytest.mark.parametrize("hands", HANDS, ids=lambda hands: hands.__name__)
@pytest.mark.parametrize("code", [deep("Q2"), "Q4"])
def test_people_play_a_whole_game_at_court(code: str, hands: Hands) -> None:
    app = table(begun(code), size=PHONE if hands is by_tapping else DESK)
    effects = play_out(app, hands)
    assert app.match.game.is_over
    assert isinstance(effects[-1], Finish)
    kinds = {type(move).__name__ for move in app.match.game.moves}
    assert kinds >= {"Place", "Tax", "Construct", "Burn", "Claim"}


@pytest.mark.parametrize(
    ("code", "hands"),
    [
        ("W4", by_dragging),
        deep(("W8", by_tapping)),
        deep(("W8t", by_clicking)),
        ("W6t", by_tapping),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_people_play_a_whole_royal_wedding(code: str, hands: Hands) -> None:
    app = table(begun(code), size=PHONE if hands is by_tapping else DESK)
    effects = play_out(app, hands)
    assert app.match.game.is_over
    assert isinstance(effects[-1], Finish)


def test_every_way_of_playing_leads_to_the_same_court() -> None:
    records = set()
    for hands in HANDS:
        app = table(begun("Q2", seed="same"))
        effects = play_out(app, hands, seed=5)
        assert app.match.game.is_over
        assert isinstance(effects[-1], Finish)
        records.add(record(app))
    assert len(records) == 1


@pytest.mark.parametrize(
    ("code", "kinds"), [("Q4", "pgrg"), deep(("W8t", "pgrgrgrg")), deep(("W5", "rgpgr"))]
)
def test_a_person_plays_among_bots(code: str, kinds: str) -> None:
    app = table(begun(code, kinds))
    effects = play_out(app, by_clicking)
    assert app.view.outcome
    assert not [effect for effect in effects if isinstance(effect, Say)]
    requests = [effect for effect in effects if isinstance(effect, AskBot)]
    assert len({request.number for request in requests}) == len(requests) > 40


@pytest.mark.parametrize("code", FEW_FIRST)
def test_every_table_is_played_saved_linked_and_described(code: str) -> None:
    """Bots play half of the seats, so that their moves are saved among those of people."""
    app = table(begun(code, "pgprgprg"[: int(code[1])], dynasty=True))
    random = Random(code)
    for _ in range(60):
        effects = play_bots(app)
        if Save() in effects:
            saved = app.match.to_text()
            assert Match.parse(saved).to_text() == saved
        if not app.choosing:
            break
        app.handle(Choose(random.choice(app.view.options).token))
    play_bots(app)
    match = app.match
    assert Match.parse(match.to_text()) == match
    opened = match_from_link(moment_link(match), "other")
    assert [seat.kind for seat in opened.seats] == [seat.kind for seat in match.seats]
    assert opened.games == match.games
    assert app.log == log_of(match)


# The last round


def last_optional_action(view: View) -> bool:
    return view.prompt.kind == "end" and "construct" in view.prompt.optional


@pytest.mark.parametrize("code", ["Q2", *map(deep, ("Q4", "W8t"))])
def test_the_last_turn_ends_by_its_players_choice(code: str) -> None:
    app = table(moment(code, last_optional_action))
    before, seat = record(app), app.view.prompt.seat
    option = present(app.ready_option())
    assert (option.kind, words.confirmation(app.view, False, option, False)) == ("end", "End turn")
    assert "end your turn" in hints.hint(app, touch=False).text
    app.handle(Confirm())
    assert record(app).startswith(f"{before} E")
    assert app.view.outcome or app.view.prompt.seat != seat


def test_the_last_turn_builds_before_it_ends() -> None:
    app = table(moment("Q4", last_optional_action))
    before, option = record(app), of_kind(app, "construct")[0]
    click(app, spot(app, option.spot))
    assert app.ready_option() is None, "a building without a square does not end the turn"
    click(app, square(app, option.squares[0]))
    assert record(app).startswith(f"{before} {option.token}")


def test_a_last_turn_with_nothing_left_ends_automatically() -> None:
    def holds(view: View) -> bool:
        return view.round == view.rounds and view.prompt.kind == "place"

    app = table(moment("Q4", holds))
    for _ in range(60):
        if app.view.outcome:
            break
        assert [option.kind for option in app.view.options] != ["end"]
        app.handle(Choose(app.view.options[0].token))
    moves = app.match.game.moves
    assert sum(isinstance(move, End) for move in moves) == 4
    assert app.view.outcome


# Undoing optional actions


def whole_turn(view: View) -> bool:
    return (
        view.prompt.kind == "place"
        and view.round == 5
        and bool(present(current_realm(view).purse).knights)
    )


@pytest.mark.parametrize("code", ["Q4", "W8t"])
def test_optional_actions_are_undone_one_after_another(code: str) -> None:
    app = table(moment(code, whole_turn))
    seat, records = app.view.prompt.seat, [record(app)]
    while app.view.prompt.seat == seat and (kinds := [*app.view.prompt.optional, "place", "claim"]):
        option = next(option for kind in kinds for option in of_kind(app, kind))
        app.handle(Choose(option.token))
        records.append(record(app))
    assert len(records) > 3
    for expected in records[-2::-1]:
        app.handle(Undo())
        assert record(app) == expected
        assert app.interaction == NOTHING
    for expected in records[1:]:
        app.handle(Redo())
        assert record(app) == expected


@pytest.mark.parametrize("code", ["Q2", "Q4"])
def test_undo_takes_back_only_the_end_of_the_turn(code: str) -> None:
    app = table(moment(code, last_optional_action))
    before = record(app)
    app.handle(Confirm())
    after = record(app)
    app.handle(Undo())
    assert record(app) == before
    app.handle(Redo())
    assert record(app) == after


@pytest.mark.parametrize("code", ["Q2", "Q4", "W6t"])
@pytest.mark.parametrize("kinds", ["pppppp", "pgrpgr"])
def test_the_last_round_is_undone_choice_by_choice(code: str, kinds: str) -> None:
    game = whole_game(code)
    start = next(
        number
        for number in range(game.number)
        if (state := game.at(number).state).round == state.rules.rounds and not state.pending_deal
    )
    match = match_with(game.at(start), kinds[: game.rules.players])
    app, random, records = table(match), Random(4), []
    play_bots(app)
    while app.choosing:
        records.append(record(app))
        app.handle(Choose(random.choice(app.view.options).token))
        play_bots(app)
    last = record(app)
    for expected in records[::-1]:
        app.handle(Undo())
        assert record(app) == expected
        assert app.choosing
    for expected in [*records[1:], last]:
        app.handle(Redo())
        assert record(app) == expected


@pytest.mark.parametrize("code", ["Q2", "W8t"])
def test_going_back_and_forth_at_court_loses_nothing(code: str) -> None:
    at, random = ObservedApp(begun(code), Settings()), Random(code)
    for _ in range(80):
        verb = random.choice(("choose", "choose", "choose", "undo", "redo"))
        before = record(at)
        if verb == "choose" and at.choosing:
            at.handle(Choose(random.choice(at.view.options).token))
        elif verb == "undo":
            works = undo_button(at.session).works
            at.handle(Undo())
            assert (record(at) != before) == works
        elif verb == "redo":
            works = redo_button(at.session).works
            at.handle(Redo())
            assert (record(at) != before) == works
        assert at.log == log_of(at.match)
    assert Match.parse(at.match.to_text()) == at.match
