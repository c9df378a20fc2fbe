"""The text version of the table says everything that the canvas shows."""

import re
from html import unescape

import pytest

from browser.messages import say
from reading import page as reading
from reading import squares as reading_squares
from reading.squares import announcement
from realmino.view import Realm, View
from table.play.intents import Step
from table.wording import words
from tests.elements import Elements
from tests.web.drivers import with_actions
from tests.web.fixtures import (
    ObservedApp,
    claiming,
    click,
    ground,
    moment,
    placing,
    play_bots,
    refused,
    table,
)

CODES = ("K2d", "K3", "K4hm", "Q2", "Q4", "W3", "W6t")
CROWNS = re.compile(r"territory of (\d+) squares? (?:with (\d+) crowns?|with no crowns)")


def grids(app: ObservedApp) -> dict[str, dict[str, str]]:
    """The description of every square, by kingdom and square."""
    found: dict[str, dict[str, str]] = {}
    for _, given in Elements(reading.body(app)).all:
        if kingdom := given.get("data-kingdom"):
            found[kingdom] = {}
        elif square := given.get("data-square"):
            found[[*found][-1]][square] = str(given["aria-label"])
    return found


def text(app: ObservedApp) -> str:
    """All text outside the grids."""
    without = re.sub("<table.*?</table>", "", reading.body(app))
    return unescape(re.sub("<[^>]+>+", " ", without))


def lists(app: ObservedApp) -> dict[str, list[str]]:
    """The lists in the text version, by their names."""
    named = re.findall('<ol aria-label="(.*?)">(.*?)</ol>', reading.body(app))
    return {unescape(name): re.findall("<li>(.*?)</li>", items) for name, items in named}


def own(view: View) -> Realm:
    return next(realm for realm in view.kingdoms if view.prompt.seat in realm.seats)


@pytest.mark.parametrize("code", CODES)
def test_the_descriptions_of_squares_add_up_to_the_points(code: str) -> None:
    """Each square adds the crowns of its territory; purses, buildings and bonuses are separate."""
    app = table(moment(code, lambda view: view.round == 7 and view.prompt.kind == "place"))
    grid_labels = grids(app)
    for realm in app.view.kingdoms:
        of_land = sum(
            item["points"] for item in realm.sheet["items"] if item["kind"] == "territory"
        )
        counted = [CROWNS.search(label) for label in grid_labels[realm.kingdom].values()]
        assert sum(int(found[2] or 0) for found in counted if found) == of_land
        assert sum(bool(found) for found in counted) == len(realm.land)
        assert words.count("points", realm.sheet["total"]) in text(app)


def test_a_square_names_its_land_its_territory_and_what_fits_there() -> None:
    app = table(moment("K3", placing))
    realm = own(app.view)
    squares = grids(app)[realm.kingdom]
    assert squares["g7"] == "g7, castle"
    for half in realm.land:
        assert squares[half.square].startswith(
            f"{half.square}, {reading_squares.land(half.terrain, half.crowns)}, territory of "
        )
    fitting = {square for option in app.view.options for square in option.squares}
    assert {
        square for square, label in squares.items() if "the domino fits here" in label
    } == fitting
    others = [label for kingdom, labels in grids(app).items() if kingdom != realm.kingdom
              for label in labels.values()]  # fmt: skip
    assert others
    assert not [label for label in others if "fits here" in label]
    lost = {square for square, label in squares.items() if "can’t be filled" in label}
    assert lost == {*realm.lost} & squares.keys()
    latest = {square for square, label in squares.items() if label.endswith("just placed")}
    assert latest == {*app.match.last_squares()[realm.kingdom]}


def test_the_kingdom_to_move_comes_first() -> None:
    app = table(moment("K3", lambda view: placing(view) and view.prompt.seat == "b"))
    assert [*grids(app)] == ["b", "a", "c"]


def test_the_court_is_described_with_buildings_knights_and_taxes() -> None:
    app = table(moment("Q2", with_actions))
    view, grid_labels = app.view, grids(app)
    for realm in view.kingdoms:
        squares = grid_labels[realm.kingdom]
        for half in realm.land:
            label = squares[half.square]
            assert ("a knight," in label) == half.knight
            if half.tile:
                tile = view.tiles[half.tile - 1]
                assert words.building_name(tile.key) in label
                assert words.effects(tile) in label
        free = {square for square, label in squares.items() if "free for a building" in label}
        assert free == {*realm.open_towns}
        assert reading.purse(
            realm, view.court is not None and view.court.queen == realm.kingdom
        ) in text(app)
    taxed = {square for option in view.options if option.kind == "tax" for square in option.squares}
    squares = grid_labels[own(view).kingdom]
    assert {square for square, label in squares.items() if "collect tax" in label} == taxed


def test_the_builders_board_is_described_with_effects_prices_and_reasons() -> None:
    app = table(moment("Q2", with_actions))
    court = app.view.court
    assert court
    spots = lists(app)["Builders’ board"]
    assert len(spots) == len(court.board)
    for spot, label in zip(court.board, map(unescape, spots), strict=True):
        assert words.count("coins", spot.price) in label
        if spot.tile:
            assert words.tile(spot.tile) in label
            assert label.endswith(
                words.reason(spot.why_not, app.view)
                if spot.why_not
                else "coins."
                if spot.price != 1
                else "coin."
            )
    assert "buildings left in the pile" in text(app)
    assert "The Dragon is in its cave" in text(app)


def test_an_empty_or_burnt_spot_is_described() -> None:
    burnt = table(moment("Q2", lambda view: bool(view.court and not view.court.dragon_home)))
    assert [label for label in lists(burnt)["Builders’ board"] if "burnt by the Dragon" in label]
    assert "The Dragon has already flown" in text(burnt)


def test_both_lines_name_who_has_claimed_what() -> None:
    app = table(moment("K3", claiming))
    view, match = app.view, app.match
    lines = lists(app)["Next line"]
    for face, line in zip(view.next, lines, strict=True):
        assert line.startswith(f"Domino {face.printed}: ")
        assert line.endswith(
            f"king: {words.player_name(match, face.king)}" if face.king else "available"
        )
    assert [line for line in lists(app)["This round"] if line.endswith("played")]
    app = table(moment("K3", placing))
    [now] = [line for line in lists(app)["This round"] if "now placing" in line]
    assert words.player_name(app.match, app.view.prompt.seat or "") in now


def test_the_first_line_names_the_next_player() -> None:
    app = table(moment("K4", lambda view: len(view.order) == 3))
    assert lists(app)["Turn order"] == [
        words.player_name(app.match, seat) for seat in app.view.order
    ]


# Arrow keys on the canvas


def test_arrows_explain_squares_where_the_domino_does_not_fit() -> None:
    """They name covered land, and elsewhere the reason, never twice in a row."""
    app = table(moment("K3", refused))
    announced = []
    for step in (Step(1, 0), *[Step(-1, 0)] * 2, *[Step(0, 1)] * 4):
        app.handle(step)
        announced.append(announcement(app))
    assert not [text for text in announced if say("reason-occupied") in text]
    assert [
        text
        for text in announced
        if re.search(r"^[a-m]\d+, (castle|[a-z ]+?( with \d crowns?)?)[;.]", text)
    ]
    assert len({*announced}) == len(announced)


def test_arrows_read_another_kingdom_and_name_its_player() -> None:
    app = table(moment("K3", placing))
    other = next(realm for realm in app.view.kingdoms if realm != own(app.view))
    click(app, ground(app, other.kingdom))
    assert app.looking == other.kingdom
    name = words.player_name(app.match, other.kingdom)
    app.handle(Step(0, 1))
    assert announcement(app).startswith("g8, ")
    app.handle(Step(0, -1))
    assert announcement(app) == f"g7, castle, kingdom: {name}"
    halves = {half.square: half for half in other.land}
    app.handle(Step(1, 0))
    if half := halves.get("h7"):
        assert reading_squares.land(half.terrain, half.crowns) in announcement(app)
    for _ in range(20):
        app.handle(Step(1, 0))
    edge = announcement(app)
    app.handle(Step(1, 0))
    assert announcement(app) == edge, "there is an end to it"


def test_arrows_describe_the_players_kingdom_after_the_game() -> None:
    app = table(moment("K2", lambda view: view.outcome is not None))
    play_bots(app)
    app.handle(Step(0, 1))
    assert announcement(app) == grids(app)[app.display.focus]["g8"]
