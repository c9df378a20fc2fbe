"""A review's mistakes shown on the table: the choice, the better one and the difference."""

from coach.marks import comparison
from coach.review import MadeChoice, TurningPoint
from coach.shown_mistakes import Mistake, find_mistakes
from realmino.drawing.shapes import Group, Path, Text
from realmino.drawing.theme import light
from table.model.match import Match
from table.model.session import Mode
from table.model.settings import Settings
from table.picture.overlay import AdviceMarks
from table.play.intents import Proceed
from table.play.thinking import Suggestion
from tests.outlines import box
from tests.present import present
from tests.tables import played
from tests.web.drivers import with_actions
from tests.web.fixtures import DESK, Condition, ObservedApp, claiming, moment, placing, seats

SAID = Suggestion("", "points", 40.0, 0.0, 0.5, 20)


def shown(at: Condition) -> tuple[ObservedApp, Mistake]:
    """A moment of a replay; its first option is a mistake, and its last one is better by 5."""
    match = moment("K2", at)
    app = ObservedApp(match, Settings(), Mode.MOMENT)
    app.display.resize(*DESK)
    made, better = app.view.options[0].token, app.view.options[-1].token
    seat = present(app.view.prompt.seat)
    number = match.game.number
    decision = MadeChoice(number, app.view.round, seat, match.game.state, made)
    [mistake] = find_mistakes(match, [TurningPoint(decision, better, 5.2, (SAID, SAID))])
    return app, mistake


def marks_of(app: ObservedApp, mistake: Mistake) -> AdviceMarks:
    look = app.display.look(light)
    return mistake.marks(app.view, look)


def texts(marks: AdviceMarks) -> set[str]:
    """The texts of badges."""
    groups = [shape for shape in marks.above if isinstance(shape, Group)]
    return {text.text for group in groups for text in group.shapes if isinstance(text, Text)}


def rings(marks: AdviceMarks) -> list[bool]:
    """Whether each coloured ring is dashed."""
    paths = [shape for shape in marks.above if isinstance(shape, Path)]
    return [bool(path.dash) for path in paths if path.stroke != light.paper]


def test_both_places_are_ghosts_with_the_difference() -> None:
    app, mistake = shown(placing)
    marks = marks_of(app, mistake)
    assert len(marks.below) == 4, "two halves each"
    assert rings(marks) == [True, False]
    assert texts(marks) == {"+5"}


def test_the_better_domino_is_ringed() -> None:
    app, mistake = shown(claiming)
    marks = marks_of(app, mistake)
    assert marks.below == ()
    assert rings(marks) == [True, False]
    free = [str(face.printed) for face in app.view.next if not face.king]
    assert texts(marks) == {"+5", free[0], free[-1]}, "the numbers are above the rings"


def test_on_a_phone_a_ring_surrounds_the_strip_of_a_domino_too() -> None:
    app, mistake = shown(claiming)
    app.display.resize(360.0, 584.0)
    strips = [slot.card.y + slot.card.h for slot in app.layout.next if slot.foot]
    rings = [shape for shape in marks_of(app, mistake).above if isinstance(shape, Path)]
    assert strips
    assert all(box(Group((ring,)))[3] >= max(strips) for ring in rings)


def test_the_difference_leaves_a_building_visible() -> None:
    match = moment("Q4", with_actions)
    app = ObservedApp(match, Settings(), Mode.MOMENT)
    app.display.resize(360.0, 584.0)
    made = app.view.options[0]
    better = next(option for option in app.view.options if option.kind == "construct")
    shown = comparison(app.view, app.display.look(light), made, better, "+10")
    [badge] = [shape for shape in shown.above if isinstance(shape, Group)]
    spot = present(app.layout.board).spots[present(better.spot)]
    assert badge.y + badge.size[1] * badge.scale <= spot.y + spot.h / 2


def test_names_the_choice_and_the_better_one() -> None:
    _, mistake = shown(claiming)
    assert mistake.text.startswith(("First line · ", "Round "))
    assert "About 5 points better: Domino " in mistake.text


def test_the_table_shows_marks_and_coordinates_only_while_it_points_at_the_mistake() -> None:
    app, mistake = shown(placing)
    bare = app.display.overlay(light)
    app.display.point(mistake)
    pointed = app.display.overlay(light)
    assert {*marks_of(app, mistake).above} <= {*pointed}
    assert len(pointed) > len(bare) + len(marks_of(app, mistake).above), "names of squares"
    app.handle(Proceed("1"))
    assert not {*marks_of(app, mistake).above} & {*app.display.overlay(light)}


def test_moves_count_through_all_games_of_a_dynasty() -> None:
    games = played("K2", 1), played("K2", 2).at(9)
    match = Match(seats("pp"), "7", games, dynasty=True)
    state = games[1].state
    token = str(state.legal_actions()[0])
    decision = MadeChoice(9, state.round, "a", state, token)
    [mistake] = find_mistakes(match, [TurningPoint(decision, token, 5.0, (SAID, SAID))])
    assert mistake.move == games[0].number + 9
