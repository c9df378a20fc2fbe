"""The Queen's arrival: the territory that counts her lights up, and she sends it her crown."""

import pytest

from realmino.drawing.shapes import Group
from realmino.drawing.theme import light
from realmino.game.events import events
from realmino.view import view
from table.picture.motion import by_key
from table.picture.queen_arrival import queen_arrival
from table.picture.scene import realm_of, table_scene
from tests.tables import whole_game
from tests.web.fixtures import DESK, PHONE, look, match_with

GAME = whole_game("Q3")
ARRIVALS = [(fact.number, fact.seat or "") for fact in events(GAME) if fact.kind == "queen"]


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("focus", "abc")
def test_her_crown_flies_to_the_largest_territory(size: tuple[int, int], focus: str) -> None:
    assert ARRIVALS
    for number, host in ARRIVALS:
        seen = view(GAME.at(number))
        shown = look(match_with(GAME), seen, size, focus=focus)
        realm, ground = realm_of(seen, host), shown.layout.plot(host)
        arrival, scene = queen_arrival(realm, ground), table_scene(seen, shown)
        assert arrival.celebration(0, scene, light) == ()
        if not ground.has_ground:
            assert arrival.celebration(0.5, scene, light) == (), "only a plate is shown"
            continue
        assert len(arrival.land) == realm.sheet["largest"]
        [queen] = by_key(scene)["queen"]
        frames = [arrival.celebration(moment / 100, scene, light) for moment in range(1, 100)]
        crowns = [frame[1] for frame in frames]
        assert all(isinstance(crown, Group) for crown in crowns)
        first, last = crowns[0], crowns[-1]
        assert isinstance(first, Group)
        assert isinstance(last, Group)
        assert first.y == pytest.approx(queen.y, abs=5)
        middle = last.x + last.size[0] * last.scale / 2, last.y + last.size[1] * last.scale / 2
        assert any(
            middle == pytest.approx((x + ground.cell / 2, y + ground.cell / 2))
            for x, y in arrival.land
        )
