"""Territories that gain points by a domino or the Queen light up, and crowns fly."""

import pytest

from realmino import Place
from realmino.drawing.shapes import Group, Scene, Shape, Text
from realmino.drawing.theme import light
from realmino.game.events import events
from realmino.view import Option, view
from table.picture.motion import by_key
from table.picture.placed_gain import (
    MAX_CROWNS,
    PlacedGain,
    celebration,
    placed_gain,
    queen_arrival,
)
from table.picture.scene import realm_of, table_scene
from tests.tables import whole_game
from tests.web.fixtures import DESK, PHONE, Point2, look, match_with

GAME = whole_game("K2")


def placements() -> list[tuple[Option, PlacedGain | None, int, Scene]]:
    """The placements in a game: the option, its gain, its crowns and the scene afterwards."""
    found = []
    for number, move in enumerate(GAME.moves):
        if not isinstance(move, Place):
            continue
        before, after = view(GAME.at(number)), view(GAME.at(number + 1))
        kingdom = before.prompt.seat or ""
        option = next(one for one in before.options if one.token == str(move))
        realm = realm_of(after, kingdom)
        shown = look(match_with(GAME), after, DESK, focus=kingdom)
        lands = {square for land in option.territories if land.points for square in land.squares}
        crowned = sum(1 for half in realm.land if half.crowns and half.square in lands)
        what = placed_gain(option, realm, shown.layout.main)
        found.append((option, what, crowned, table_scene(after, shown)))
    return found


def test_a_place_with_a_gain_lights_its_territories() -> None:
    for option, what, crowned, _ in placements():
        assert (what is not None) == (option.gain > 0)
        if what:
            lands = [land for land in option.territories if land.points]
            assert [*map(len, what.lands)] == [len(land.squares) for land in lands]
            assert len(what.crowns) == crowned > 0


def points_on(plate: Shape) -> int:
    assert isinstance(plate, Group)
    assert isinstance(plate.shapes[-1], Text)
    return int(plate.shapes[-1].text)


def test_crowns_fly_from_their_squares_to_the_points_which_count_up() -> None:
    what, scene = max(
        ((what, scene) for _, what, _, scene in placements() if what),
        key=lambda pair: len(pair[0].crowns),
    )
    [plate] = celebration(what, -0.1, scene, light)
    assert points_on(plate) == what.total - what.points
    frames = [celebration(what, moment / 200, scene, light) for moment in range(1, 200)]
    numbers = [points_on(frame[1]) for frame in frames]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (what.total - what.points, what.total)
    flying = [[one for one in frame[2:] if isinstance(one, Group)] for frame in frames]
    assert max(map(len, flying)) <= MAX_CROWNS
    first = next(crowns[0] for crowns in flying if crowns)
    last = next(crowns[-1] for crowns in reversed(flying) if crowns)
    assert (first.x, first.y) == pytest.approx(what.crowns[0], abs=3)
    middle = last.x + last.size[0] * last.scale / 2, last.y + last.size[1] * last.scale / 2
    assert middle == pytest.approx(what.goal, abs=3)


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("focus", "abc")
def test_the_queens_crown_flies_to_the_largest_territory(size: Point2, focus: str) -> None:
    game = whole_game("Q3")
    arrivals = [(fact.number, fact.seat or "") for fact in events(game) if fact.kind == "queen"]
    assert arrivals
    for number, host in arrivals:
        seen = view(game.at(number))
        shown = look(match_with(game), seen, size, focus=focus)
        realm, ground, scene = (
            realm_of(seen, host),
            shown.layout.plot(host),
            table_scene(seen, shown),
        )
        [queen] = by_key(scene)["queen"]
        arrival = queen_arrival(realm, ground, queen, points=2)
        assert bool(arrival) == ground.has_ground, "some kingdoms are only plates on a phone"
        if arrival is None:
            continue
        assert [*map(len, arrival.lands)] == [realm.sheet["largest"]]
        frames = [celebration(arrival, moment / 200, scene, light) for moment in range(1, 200)]
        assert points_on(frames[0][1]) == arrival.total - 2
        crowns = [one for frame in frames for one in frame[2:] if isinstance(one, Group)]
        assert (crowns[0].x, crowns[0].y) == pytest.approx((queen.x, queen.y), abs=5)
        last = crowns[-1]
        middle = last.x + last.size[0] * last.scale / 2, last.y + last.size[1] * last.scale / 2
        half = ground.cell / 2
        ends = [(x + half, y + half) for x, y in arrival.lands[0]]
        assert any(middle == pytest.approx(end, abs=3) for end in ends)
