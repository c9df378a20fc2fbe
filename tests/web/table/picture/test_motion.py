"""Animations: kings walk, numbers count, coins fly, and the Dragon flies and burns."""

from itertools import pairwise

import pytest

from realmino import Claim, Construct, Game, Line, Place, Tax
from realmino.drawing.art import crowns_coins_towers, dragon, figures
from realmino.drawing.shapes import Group, Scene, Text
from realmino.drawing.theme import dark, light
from realmino.pieces.actions import Burn
from realmino.view import view
from table.picture.motion import APART, ARRIVAL, COINS, FLIGHT, Motion, ease
from table.picture.scene import table_scene
from tests.present import present
from tests.tables import whole_game
from tests.web.fixtures import DESK, PHONE, Point2, look, match_with

MOTION = Motion()
between, passing, is_quiet = MOTION.scene_at, MOTION.transient_shapes, MOTION.is_quiet

Change = tuple[Scene, Scene]
"""The table before and after a move."""

COURT = whole_game("Q2")


def change(game: Game, number: int, size: Point2 = DESK, focus: str = "a") -> Change:
    """The table before and after the move with that number."""
    match = match_with(game)
    before, after = (view(game.at(moment)) for moment in (number, number + 1))
    return (
        table_scene(before, look(match, before, size, focus=focus)),
        table_scene(after, look(match, after, size, focus=focus)),
    )


def changes(kind: type, size: Point2 = DESK) -> list[Change]:
    """The table before and after every move of this type in a game at court."""
    moves = [number for number, move in enumerate(COURT.moves) if isinstance(move, kind)]
    seats = [view(COURT.at(number)).prompt.seat or "" for number in moves]
    return [change(COURT, number, size, seat) for number, seat in zip(moves, seats, strict=True)]


def thing(scene: Scene, key: str) -> Group:
    """The only thing with that key."""
    [found] = [shape for shape in scene if isinstance(shape, Group) and shape.key == key]
    return found


def numbers(scene: Scene, beginning: str) -> dict[str, list[int]]:
    """The numbers on the things whose keys have this beginning."""
    return {
        shape.key: [
            int(text.text)
            for text in shape.shapes
            if isinstance(text, Text) and text.text.isdecimal()
        ]
        for shape in scene
        if isinstance(shape, Group) and shape.key.startswith(beginning)
    }


def copies_of(scene: Scene, drawing: Group) -> list[Group]:
    """The copies of a drawing."""
    return [one for one in scene if isinstance(one, Group) and one.sprite == drawing.sprite]


def walker(key: str, x: float) -> Group:
    return Group((), x=x, y=100, scale=0.5, key=key)


@pytest.mark.parametrize("key", ["king:a", "queen"])
def test_a_figure_walks_in_hops(key: str) -> None:
    before, after = (walker(key, 0),), (walker(key, 100),)
    heights = [thing(between(before, after, step / 100), key).y - 100 for step in range(101)]
    assert heights[0] == heights[-1] == 0
    assert -12 < min(heights) < -9
    landings = [i for i in range(1, 100) if heights[i - 1] < heights[i] > heights[i + 1]]
    assert len(landings) == 1, "two hops for two widths"
    assert max(heights) < 1


def test_a_domino_does_not_hop() -> None:
    before, after = (walker("domino:7", 0),), (walker("domino:7", 100),)
    assert {thing(between(before, after, step / 9), "domino:7").y for step in range(10)} == {100}


def test_a_king_moves_with_its_domino() -> None:
    """When the next line becomes this round's, its dominoes move over with their kings."""
    game = whole_game("K4")
    last = [number for number, move in enumerate(game.moves) if isinstance(move, Line)][2] - 1
    before, after = change(game, last)
    half = between(before, after, 0.4)
    riding = {"king:a", "king:b", "king:c", "king:d"} - {f"king:{view(game.at(last)).prompt.seat}"}
    for key in riding:
        old, now, new = (thing(scene, key) for scene in (before, half, after))
        assert old.x != new.x
        assert now.y == pytest.approx(old.y + (new.y - old.y) * ease(0.4))


def test_a_long_way_takes_only_a_few_hops() -> None:
    before, after = (walker("king:a", 0),), (walker("king:a", 1000),)
    ys = [thing(between(before, after, step / 400), "king:a").y for step in range(401)]
    assert sum(one < two > three for one, two, three in zip(ys, ys[1:], ys[2:], strict=False)) == 3


def host_of(game: Game) -> str | None:
    """The kingdom that hosts the Queen."""
    return present(view(game).court).queen


def test_the_queen_moves_from_house_to_house() -> None:
    """She moves from the board to her first host, and on to each next host, on every screen."""
    hosts = [host_of(COURT.at(number)) for number in range(COURT.number + 1)]
    moves = [number for number, (old, new) in enumerate(pairwise(hosts)) if old != new]
    assert {hosts[number] is None for number in moves} == {True, False}
    for number in moves:
        for size in (DESK, PHONE):
            before, after = change(COURT, number, size)
            old, new = thing(before, "queen"), thing(after, "queen")
            assert old.sprite == new.sprite == figures.queen(light).sprite
            assert thing(between(before, after, 0), "queen")[1:4] == old[1:4]
            half = thing(between(before, after, 0.5), "queen")
            assert half.x == pytest.approx((old.x + new.x) / 2)
            assert not is_quiet(before, after, light)


def test_coins_and_points_count() -> None:
    seen = set()
    for before, after in (*changes(Construct), *changes(Tax)):
        for beginning in ("purse:", "plate:"):
            old, new = numbers(before, beginning), numbers(after, beginning)
            assert numbers(between(before, after, 0), beginning) == old
            assert numbers(between(before, after, 0.999), beginning) == new
            for key, half in numbers(between(before, after, 0.5), beginning).items():
                for was, now, shown in zip(old[key], new[key], half, strict=True):
                    assert min(was, now) <= shown <= max(was, now)
                    seen.add(shown not in (was, now))
    assert seen == {True, False}


def test_a_name_that_is_a_number_does_not_count() -> None:
    before, after = (
        (Group((Text(0, 0, name, 9, "#000000"), Text(0, 0, total, 9, "#000000")), key="plate:a"),)
        for name, total in (("007", "10"), ("007", "20"))
    )
    assert numbers(between(before, after, 0.5), "plate") == {"plate:a": [7, 15]}


def coins_at(change_: Change, time: float) -> list[Group]:
    return copies_of(passing(*change_, time, light), crowns_coins_towers.coin(light))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("kind", [Tax, Construct, Burn])
def test_coins_fly_to_a_purse_and_from_it(kind: type, size: Point2) -> None:
    flying = 0
    for before, after in changes(kind, size):
        own = next(key for key in numbers(after, "purse:"))
        purses = [numbers(scene, "purse:")[own][0] for scene in (before, after)]
        most = min(COINS, abs(purses[1] - purses[0]))
        middle = coins_at((before, after), 0.5)
        assert len(middle) == most
        flying += most
        if not most or own not in numbers(before, "purse:"):
            continue
        purse = thing(after, own)
        begun, ending = (coins_at((before, after), time) for time in (0.01, 0.999))
        first, last = begun[:1], ending[:1]
        home = last if purses[1] > purses[0] else first
        for piece in home:
            assert piece.x == pytest.approx(purse.x, abs=9)
            assert piece.y < purse.y + 9
        assert coins_at((before, after), 0) == coins_at((before, after), 1) == []
    assert flying


def test_coins_follow_one_another() -> None:
    dear = max(changes(Tax), key=lambda it: len(coins_at(it, 0.5)))
    counts = [len(coins_at(dear, APART * (number + 0.5))) for number in range(COINS)]
    assert counts == sorted(counts)
    assert counts[0] == 1 < counts[-1]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_building_that_the_dragon_burns_goes_up_in_flames(size: Point2) -> None:
    burnt = changes(Burn, size)
    assert burnt
    for before, after in burnt:
        place = thing(after, "dragon")
        fades = []
        for time in (0.1, ARRIVAL, 0.6, 0.75, 0.85, 0.95):
            seen = passing(before, after, time, dark)
            [tile] = [one for one in seen if isinstance(one, Group) and one.key.startswith("tile:")]
            assert tile[1:3] == place[1:3]
            fires = copies_of(seen, dragon.flame(dark))
            assert len(fires) == (time > ARRIVAL), "he has to be there first"
            for fire in fires:
                assert fire.x + 50 * fire.scale == pytest.approx(tile.x + 50 * tile.scale)
            fades.append(tile.alpha)
        assert fades[:4] == [1, 1, 1, 1]
        assert fades[3] > fades[4] > fades[5] > 0
        assert passing(before, after, 1, dark) == ()


def in_his_cave(scene: Scene) -> Point2:
    """The middle of the cave, above its price."""
    cave = thing(scene, "cave")
    return cave.x + 61 * cave.scale, cave.y + 76 * cave.scale


def middle(drawn: Group) -> Point2:
    return drawn.x + 50 * drawn.scale, drawn.y + 50 * drawn.scale


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_dragon_flies_from_his_cave_to_the_building(size: Point2) -> None:
    for before, after in changes(Burn, size):
        place = thing(after, "dragon")
        begun = thing(between(before, after, 0), "dragon")
        assert middle(begun) == pytest.approx(in_his_cave(before), abs=4)
        assert begun.scale < place.scale
        flight = [thing(between(before, after, step / 40), "dragon") for step in range(1, 40)]
        assert all(middle(one)[1] < middle(begun)[1] for one in flight), "he rises"
        assert all(one.y < place.y - 20 * place.scale for one in flight[19:30]), "and hovers"
        there = [one.x for one in flight[20:]]
        assert there == [pytest.approx(place.x)] * len(there), (
            "and is above the fire while it burns"
        )
        assert between(before, after, 1) == after
        seen = copies_of(passing(before, after, 0.3, light), dragon.dragon(light))
        assert seen == [thing(between(before, after, 0.3), "dragon")], "nothing covers him"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_dragon_flies_home_for_the_next_round(size: Point2) -> None:
    homes = [present(view(COURT.at(number)).court).dragon_home for number in range(COURT.number)]
    returns = [number for number, (old, new) in enumerate(pairwise(homes)) if new and not old]
    assert returns
    for number in returns:
        before, after = change(COURT, number, size)
        begun = thing(between(before, after, 0), "dragon")
        assert begun[1:4] == thing(before, "dragon")[1:4]
        half = between(before, after, 0.5)
        assert thing(half, "cave").sprite == thing(before, "cave").sprite, "it is still empty"
        ending = thing(between(before, after, 0.999), "dragon")
        assert middle(ending) == pytest.approx(in_his_cave(after), abs=4)
        assert thing(half, "dragon").y < (begun.y + ending.y) / 2 - 20 * ending.scale, "he flies"
        assert between(before, after, 1) == after


def test_a_flight_continues_during_the_next_move() -> None:
    usual = 400
    for before, after in changes(Burn):
        assert MOTION.lasts(before, after, usual) == FLIGHT > usual
        underway = between(before, after, 0.3)
        assert MOTION.lasts(underway, after, usual) == usual
        now, then = (thing(between(underway, after, time), "dragon") for time in (0, 0.5))
        assert now[1:4] == thing(underway, "dragon")[1:4]
        assert now.x != then.x
    for before, after in changes(Tax):
        assert MOTION.lasts(before, after, usual) == usual


@pytest.mark.parametrize("code", ["K2dhm", "Q2", "W8t"])
def test_no_coins_fly_without_a_payment(code: str) -> None:
    game = whole_game(code)
    paid = (Tax, Construct, Burn)
    for number in [n for n, move in enumerate(game.moves) if not isinstance(move, paid)][::7]:
        before, after = change(game, number)
        assert passing(before, after, 0.5, light) == passing(after, after, 0.5, light) == ()


def test_a_placed_domino_is_silent_and_a_walking_king_is_not() -> None:
    game = whole_game("K4")
    for kind, quiet in ((Place, True), (Claim, False)):
        moves = [number for number, move in enumerate(game.moves) if isinstance(move, kind)]
        assert {is_quiet(*change(game, number), light) for number in moves[:5]} == {quiet}
