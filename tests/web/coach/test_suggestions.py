"""The suggestions in words: their reasons in the terms of the game."""

from math import inf

import pytest

from coach import suggestions as listed
from realmino.view import Option, View
from table.play.thinking import AdviceReply
from table.wording.words import building_name
from tests.present import present
from tests.web.coach.test_coach import OWN, behind, coached, request
from tests.web.drivers import with_actions
from tests.web.fixtures import Condition, claiming, placing


def test_the_list_names_choice_standing_and_reason() -> None:
    app = coached(claiming).app
    said = AdviceReply(behind(app.view, 0, 6), 1.0)
    first, second = (option.token for option in app.view.options[:2])
    html = listed.rows(app.view, said, choosing=True)
    assert html.index(f'data-token="{first}"') < html.index(f'data-token="{second}"')
    assert "Best. It scores more straight away than most other choices." in html
    assert "About 6 points less. It scores" in html
    assert "disabled" not in html
    assert "disabled" in listed.rows(app.view, said, choosing=False)
    assert listed.reason(app.view, said, second).startswith("B: About 6 points less.")
    assert listed.reason(app.view, said, "").startswith("A: Best.")
    assert "20 simulated games" in listed.status(said)
    assert "Still thinking" in listed.status(said._replace(share=0.5))
    surer = [one._replace(error=2.0) for one in said.suggestions]
    assert "about 36–44 points" in listed.status(AdviceReply(tuple(surer), 1.0))
    exact = AdviceReply(tuple(one._replace(is_exact=True, doubt=0.0) for one in surer), 1.0)
    assert listed.status(exact) == "Solved: with best play, you finish with 40 points."
    assert listed.reason(app.view, exact, second).startswith("B: 6 points less.")
    assert listed.announcement(app.view, said).count("Domino") == 2


def test_short_names_for_actions() -> None:
    view = coached(with_actions, code="Q4").app.view
    names = {"tax": "Tax", "construct": "", "burn": "Dragon"}
    for kind, name in names.items():
        option = next(option for option in view.options if option.kind == kind)
        said = AdviceReply((OWN._replace(token=option.token),), 1.0)
        if kind == "construct":
            name = building_name(view.tiles[present(option.tile) - 1].key)
        assert f'<span class="name" aria-hidden="true">{name}<' in listed.rows(view, said, True)


def test_choices_of_different_kinds_are_named_before_the_first_simulation() -> None:
    app = coached(with_actions, code="Q4").app
    tokens = [option.token for option in app.view.options if option.kind in ("tax", "construct")]
    mixed = [OWN._replace(token=tokens[0]), OWN._replace(token=tokens[-1], behind=inf)]
    said = AdviceReply(tuple(mixed), 0.0)
    assert [one.standing for one in listed.named_choices(app.view, said)] == ["Promising"] * 2


def test_reports_that_the_coach_could_not_think() -> None:
    assert listed.status(AdviceReply((), 1.0)) == "The coach has no advice here."
    app = coached().app
    assert listed.announcement(app.view, AdviceReply((), 1.0)) == "The coach has no advice here."


def test_the_reason_for_a_place_is_the_territory_that_it_joins() -> None:
    def joins(seen: View) -> bool:
        lands = best_place(seen).territories if placing(seen) else ()
        return any(len(land.squares) > 2 and land.points for land in lands)

    at = coached(joins, code="K3")
    place = best_place(at.view)
    land = max(place.territories, key=lambda land: (land.points, len(land.squares)))
    said = AdviceReply((OWN._replace(token=place.token, why="later"),), 1.0)
    [only] = listed.named_choices(at.view, said)
    squares, crowns = len(land.squares), land.crowns
    assert only.why.startswith("Joins your ")
    assert f": {squares}\u00a0×\u00a0{crowns}\u00a0=\u00a0{land.points}." in only.why


def best_place(seen: View) -> Option:
    """The option that scores most."""
    return max(seen.options, key=lambda option: option.gain)


@pytest.mark.parametrize("code", ["K2", "K4", "Q2", "W3"])
@pytest.mark.parametrize("where", [claiming, placing])
def test_every_reason_of_the_engine_has_a_sentence(code: str, where: Condition) -> None:
    app = coached(where, code=code).app
    said = next(request(app).replies())
    assert said.suggestions
    assert all(one.why and one.short for one in listed.named_choices(app.view, said))
