"""The hint below the table and its buttons: requests, questions, refusals."""

import pytest

from browser.messages import say
from realmino.view import View
from table.play import hints
from table.play.buttons import Button, dragon_button
from table.play.intents import Cancel, Choose, ChooseSpot, Consider
from table.wording import move_words, words
from tests.present import present
from tests.web.drivers import of_kind, with_actions
from tests.web.fixtures import DESK, PHONE, ObservedApp, click, moment, said, square, table


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_chosen_building_names_the_next_step(size: tuple[float, float]) -> None:
    """On a phone, a dialog has already shown the effects, so the hint has room for the step."""
    app = table(moment("Q4", with_actions), size=size)
    option = of_kind(app, "construct")[0]
    app.handle(ChooseSpot(present(option.spot)))
    tile = app.view.tiles[present(option.tile) - 1]
    step = say("hint-construct", coins=-option.coins)
    about = [] if size == PHONE else [words.tile(tile)]
    expected = words.sentences([*about, step, say("hint-no-tax-later")])
    assert hints.hint(app, touch=False).text == expected


def test_building_or_bribing_before_collecting_tax_shows_a_warning() -> None:
    """The warning appears until tax is collected, but not for collecting or choosing a domino."""
    app, warning = table(moment("Q4", with_actions)), say("hint-no-tax-later")
    kinds = {option.kind: option for option in app.view.options}
    for kind, option in kinds.items():
        app.handle(Consider(option.token))
        told = [hints.hint(app, touch=True).text, hints.description(app)]
        assert [warning in text for text in told] == [kind in ("construct", "burn")] * 2, kind
    app.handle(Choose(kinds["tax"].token))
    for kind in ("construct", "burn"):
        app.handle(Consider(of_kind(app, kind)[0].token))
        assert warning not in hints.hint(app, touch=True).text


def test_the_dragon_has_no_working_button_for_the_host_of_the_queen() -> None:
    def hosts_queen(view: View) -> bool:
        court = view.court
        hosts = court is not None and court.queen in kingdom_to_move(view)
        return hosts and "construct" in view.prompt.optional

    app = table(moment("Q2", hosts_queen))
    assert dragon_button(app.view, app.activity).works
    app.handle(ChooseSpot(present(of_kind(app, "construct")[0].spot)))
    assert dragon_button(app.view, app.activity) == Button(
        False, words.reason("queen_here", app.view), "queen_here"
    )
    others = table(moment("Q4", with_actions))
    others.handle(ChooseSpot(present(of_kind(others, "burn")[0].spot)))
    assert dragon_button(others.view, others.activity).works


def kingdom_to_move(view: View) -> tuple[str, ...]:
    """The kingdom of the player to move; empty while a deal is due."""
    return tuple(realm.kingdom for realm in view.kingdoms if view.prompt.seat in realm.seats)


def test_a_note_of_a_refusal_is_not_repeated_below_the_table() -> None:
    app = table(moment("K2", lambda view: view.prompt.kind == "place" and view.round == 3))
    click(app, square(app, "g7"))
    said(app)
    assert not hints.hint(app, touch=False).reason
    click(app, square(app, "g7"), touch=True)
    assert hints.hint(app, touch=True).text == words.reason("occupied", app.view)


def test_nothing_costs_0_coins() -> None:
    assert [say("price", coins=coins) for coins in (0, 1)] == ["Free.", "Costs 1 coin."]
    assert say("hint-construct", coins=0).startswith("Build it for free")


def has_button(app: ObservedApp, touch: bool) -> bool:
    """Whether a button takes the shown choice."""
    option, asks = app.ready_option(), hints.asks(app, touch)
    return bool(words.confirmation(app.view, False, option, asks))


@pytest.mark.parametrize("touch", [False, True])
def test_every_question_has_its_button(touch: bool) -> None:
    """Considers each choice in the list; by touch, only a button can take it."""
    app = table(moment("Q4", with_actions))
    for option in app.view.options:
        app.handle(Consider(option.token))
        question = move_words.question(app.view, option)
        is_question = hints.hint(app, touch).text.startswith(question)
        assert is_question == has_button(app, touch) == (touch or option.kind != "claim")
    app.handle(Cancel())
    assert not has_button(app, touch)
