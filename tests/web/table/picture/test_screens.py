"""The table on five screens: sizes of squares, readable letters, and free headings."""

from collections.abc import Iterator
from itertools import product

import pytest

from browser.messages import say
from realmino.drawing.art import crowns_coins_towers, figures, marks
from realmino.drawing.shapes import Group, Scene, Text
from realmino.drawing.theme import SEAT_COLOURS, dark, light
from realmino.view import Supply, View, view
from table.picture.court import DIGIT, purse_sizes
from table.picture.ground_marks import best_gain_badge
from table.picture.layout import Layout, lay_out
from table.picture.least_sizes import FINGER, LETTERS, NARROW
from table.picture.line_pieces import FRAME as IN_HAND
from table.picture.line_pieces import hand_lift, king_box, number_tag
from table.picture.regions import Box, Label, Slot
from table.picture.scene import table_scene
from tests.each import each
from tests.outlines import box
from tests.tables import TABLES, whole_game
from tests.web.fixtures import look, match_with
from tests.web.table.picture.test_layout import boxes, overlap, views

STAGES = {
    "360x740": (360.0, 618.0), "740x360": (516.0, 360.0), "820x1180": (820.0, 1040.0),
    "1440x900": (1120.0, 760.0), "1920x1080": (1600.0, 940.0),
}  # fmt: skip
"""The size of the canvas on each screen, with a court."""

LEAST = {"360x740": FINGER, "740x360": FINGER, "820x1180": 63, "1440x900": 67, "1920x1080": 82}
"""The smallest width of a square of one's own kingdom in any game."""

every_game = pytest.mark.parametrize("code", TABLES)
every_screen = each("screen", STAGES)


def layouts(code: str, screen: str) -> list[tuple[View, Layout]]:
    """Early and late positions of a game on a screen."""
    return [(shown, lay_out(shown, "a", *STAGES[screen])) for shown in views(code)]


@every_game
@every_screen
def test_your_kingdom_is_the_largest_and_no_square_changes_its_size(code: str, screen: str) -> None:
    known = layouts(code, screen)
    for shown, layout in known:
        main = layout.main
        assert main.window.columns == main.window.rows == shown.grid
        assert main.cell >= max(LEAST[screen], *(plot.cell for plot in layout.plots))
    sizes = {tuple((plot.x, plot.y, plot.cell) for plot in layout.plots) for _, layout in known}
    assert len(sizes) == 1


@every_game
@every_screen
def test_text_is_large_enough(code: str, screen: str) -> None:
    for shown in views(code)[1::3]:
        match = match_with(whole_game(code))
        for size, text in letters(table_scene(shown, look(match, shown, STAGES[screen]))):
            assert size >= LETTERS - 0.01, text


def letters(scene: Scene, scale: float = 1.0) -> Iterator[tuple[float, str]]:
    """The size in pixels of every text in a picture."""
    for shape in scene:
        if isinstance(shape, Text):
            yield shape.size * scale, shape.text
        elif isinstance(shape, Group):
            yield from letters(shape.shapes, scale * shape.scale)


@every_game
@every_screen
def test_headings_cover_nothing(code: str, screen: str) -> None:
    for shown, layout in layouts(code, screen):
        first = say("label-waiting" if shown.order else "label-line")
        headings = {"the first": heading(first, layout.line_label)}
        if shown.next:
            headings["the next"] = heading(say("label-next"), layout.next_label)
        things = {
            name: Box(x, y - FRAME, w, h + FRAME)
            if name[:4] in ("line", "next")
            else Box(x, y, w, h)
            for name, (x, y, w, h) in boxes(layout).items()
        }
        for (name, room), (other, it) in product(headings.items(), (things | headings).items()):
            assert name == other or not overlap(room, it), f"{name} covers {other}: {room} {it}"


@every_game
@every_screen
def test_a_finger_finds_every_domino_of_the_line_to_choose_from(code: str, screen: str) -> None:
    for shown, layout in layouts(code, screen):
        for slot in layout.next:
            assert slot.target.w >= FINGER
            assert slot.target.h >= FINGER - 0.01
        targets = {f"next {slot.domino}": slot.target for slot in layout.next}
        targets |= {f"line {slot.domino}": slot.target for slot in layout.line}
        for (name, target), (other, it) in product(
            targets.items(), (boxes(layout) | targets).items()
        ):
            assert name == other or not overlap(target, it), f"{name} covers {other}"
        for slot in (*layout.next, *layout.line):
            middle, edge = slot.x + slot.cell, slot.y - slot.reach + 0.01
            assert layout.slot_at(middle, edge) == slot
            assert layout.slot_at(middle, edge + slot.target.h - 0.02) == slot
        assert shown.kingdoms


@pytest.mark.parametrize("screen", ["360x740", "740x360"])
@every_game
def test_on_phones_gain_and_number_are_below_the_dominoes_to_choose_from(
    code: str, screen: str
) -> None:
    for shown, layout in layouts(code, screen):
        for face, slot in zip(shown.next, layout.next, strict=True):
            edge, low = slot.y + slot.cell, slot.card.y + slot.card.h
            badge, king = best_gain_badge(10, slot, 0, light), king_box(slot)
            assert edge <= badge.y <= low - badge.size[1] * badge.scale
            number = number_tag(face, slot, light)
            assert edge <= number.y < low
            [text] = number.shapes
            assert isinstance(text, Text)
            assert king.x + king.w <= number.x - 0.6 * text.size * len(text.text)
            assert edge - 0.4 * slot.cell <= king.y
            assert king.y + king.h <= low + 0.01


@pytest.mark.parametrize("code", [code for code in TABLES if code[0] == "Q"])
def test_queendomino_is_readable_on_a_phone(code: str) -> None:
    for shown, layout in layouts(code, "360x740"):
        faces = {face.domino: face for face in (*shown.line, *shown.next)}
        for slot in (*layout.line, *layout.next):
            assert 2 * slot.cell >= 64
            assert number_tag(faces[slot.domino], slot, light).shapes
        assert layout.board
        assert all(min(box.w, box.h) - 3 >= 40 for box in layout.board.spots)
        for plot in layout.plots:
            assert plot.has_ground
            assert plot.main or plot.target.h >= FINGER


@pytest.mark.parametrize("code", [code for code in TABLES if int(code[1]) <= 4])
def test_on_a_phone_points_number_and_king_do_not_cover_the_dominoes_of_this_round(
    code: str,
) -> None:
    """A regression test: strips were missing in 7 × 7 kingdoms with a court."""
    for _, layout in layouts(code, "360x740"):
        assert all(slot.foot for slot in layout.line)


@pytest.mark.parametrize("code", [code for code in TABLES if int(code[1]) <= 4])
def test_on_a_phone_held_sideways_the_dominoes_of_this_round_show_their_numbers(code: str) -> None:
    """Where they are small, the badge of one's own domino takes the room of its number."""
    for shown, layout in layouts(code, "740x360"):
        for face, slot in zip(shown.line, layout.line, strict=True):
            number, king = number_tag(face, slot, light, has_badge=False), king_box(slot)
            [text] = number.shapes
            assert isinstance(text, Text)
            assert king.x + king.w <= number.x - 0.6 * text.size * len(text.text)


@pytest.mark.parametrize("screen", ["360x740", "740x360"])
@every_game
def test_points_on_a_chip_touch_neither_emblem_nor_name(code: str, screen: str) -> None:
    for shown, layout in layouts(code, screen):
        chips = {f"plate:{plot.kingdom}" for plot in layout.plots if plot.is_chip}
        picture = table_scene(shown, look(match_with(whole_game(code)), shown, STAGES[screen]))
        for group in picture:
            if isinstance(group, Group) and group.key in chips:
                _, emblem, *names, points = group.shapes
                assert isinstance(points, Text)
                assert isinstance(emblem, Group)
                left = points.x - BOLD_DIGIT * points.size * len(points.text)
                assert emblem.x + 100 * emblem.scale < left
                for name in names:
                    assert isinstance(name, Text)
                    assert name.x + name.max_width < left


BOLD_DIGIT = 0.696
"""The width of a bold digit in DejaVu Sans, as a share of its size."""


@every_game
@every_screen
def test_a_finger_finds_every_kingdom_that_is_a_chip(code: str, screen: str) -> None:
    for _, layout in layouts(code, screen):
        for plot in layout.plots:
            if not plot.has_ground:
                x, y, wide, high = plot.target
                assert wide >= CHIP
                assert high >= FINGER
                for edge in (y + 0.01, y + high - 0.01):
                    assert layout.plot_at(x + wide / 2, edge) == plot
                    assert layout.slot_at(x + wide / 2, edge) is None
                    assert layout.spot_at(x + wide / 2, edge) is None


CHIP = 41.9
"""The smallest width of a chip; a row of them must leave room for the kingdom."""


@every_game
@every_screen
def test_the_domino_in_hand_stands_out_if_there_is_room(code: str, screen: str) -> None:
    _, layout = layouts(code, screen)[1]
    for slot in layout.line:
        lift = hand_lift(slot, layout)
        frame = Box(slot.x + lift, slot.y, 2 * slot.cell + IN_HAND, slot.cell)
        assert 0 <= lift <= slot.cell / 4
        if lift:
            assert frame.x + frame.w <= layout.width
            assert not [it for it in layout.line if it != slot and overlap(frame, it.box)]


FRAME = 5
"""How far the frame of a domino extends beyond it."""


def heading(text: str, label: Label) -> Box:
    """The box of a heading's capitals: none of our headings has descenders."""
    wide = min(label.room, len(text) * label.size * 0.56)
    return Box(label.x - wide / 2, label.y - label.size * 0.72, wide, label.size * 0.72)


def test_the_board_is_as_large_for_two_as_for_four() -> None:
    size = STAGES["1440x900"]
    units = []
    for code in ("Q2", "Q4"):
        layout = lay_out(view(whole_game(code).at(9)), "a", *size)
        assert layout.board
        units.append(layout.board.pile.w)
    assert units[0] == units[1] >= 90


def test_kings_and_marks_of_the_last_move_do_not_cover_crowns() -> None:
    ribbon = max(box(Group(crowns_coins_towers.crown_row(count)))[3] for count in (1, 2, 3)) / 100
    slot = Slot(1, 0, 0, 100)
    place = king_box(slot)
    for theme, colour in product((light, dark), SEAT_COLOURS):
        drawn = figures.king(colour, theme)._replace(x=place.x, y=place.y, scale=place.w / 100)
        assert box(Group((drawn,)))[1] / slot.cell >= ribbon
        assert box(marks.last_move(theme))[1] / 100 >= ribbon


def test_large_text_enlarges_plates_and_headings() -> None:
    shown = view(whole_game("Q4").at(9))
    for size in STAGES.values():
        plain, large = (lay_out(shown, "a", *size, text_scale=expected) for expected in (1.0, 1.5))
        assert large.line_label.size > plain.line_label.size * 1.1
        assert large.main.plate.h > plain.main.plate.h * 1.1


@every_game
def test_large_text_leaves_room_for_the_table_on_a_phone_in_landscape(code: str) -> None:
    """Plates and headings at twice the size would leave almost no room for lines and board."""
    for shown in views(code):
        layout = lay_out(shown, "a", *BESIDE_LARGE_LETTERS, text_scale=2.0)
        assert layout.main.cell >= 30
        assert min((slot.cell for slot in layout.next), default=NARROW) >= 0.75 * NARROW
        first, second = layout.line_label, layout.next_label
        needed = len(say("label-next")) * second.size * 0.56
        assert first.y != second.y or second.x - needed / 2 >= first.x + first.room / 2
        assert second.x - needed / 2 >= 0


BESIDE_LARGE_LETTERS = (399.0, 360.0)
"""The size of the canvas on a screen of 740 by 360 pixels with text at twice the size."""


@pytest.mark.parametrize("code", ["K4", "Q2", "Q4", "W4"])
def test_the_names_of_others_have_room_on_large_screens(code: str) -> None:
    shown = view(whole_game(code).at(9))
    for screen, text_scale in (("1440x900", 1.0), ("1920x1080", 1.0), ("1920x1080", 1.25)):
        layout = lay_out(shown, "a", *STAGES[screen], text_scale=text_scale)
        for plot in layout.plots:
            assert plot.main or plot.plate.w >= 5 * plot.plate.h - 0.01


@every_game
def test_the_others_use_the_room_of_a_very_wide_window(code: str) -> None:
    layout = lay_out(view(whole_game(code).at(9)), "a", *VERY_WIDE)
    least = min(plot.cell for plot in layout.plots)
    assert least >= (23 if len(layout.plots) <= 4 else 15)


VERY_WIDE = (1430.0, 400.0)
"""The size of the canvas in a window of 2560 by 400 pixels."""


@pytest.mark.parametrize("screen", ["820x1180", "1440x900", "1920x1080"])
def test_all_seven_opponents_of_a_wedding_show_their_purses(screen: str) -> None:
    layout = lay_out(view(whole_game("W8").at(9)), "a", *STAGES[screen])
    assert all(plot.purse and plot.cell >= 17 for plot in layout.plots)


def test_numbers_of_a_purse_do_not_touch_the_next_sign() -> None:
    for wide, coins, hosts_queen in product((90, 110, 150, 260), (3, 11, 23), (False, True)):
        purse = Supply(coins, 2, 0, 10)
        sign, size, widths = purse_sizes(purse, hosts_queen, Box(0, 0, wide, 24))
        assert sign >= 10
        assert size >= LETTERS
        assert sum(widths) <= wide + 0.01
        for number, width in zip((coins, 2, 10), widths, strict=False):
            assert sign + size * (DIGIT * len(str(number)) + 0.1) <= width
            assert sign + size * DIGIT * len(str(number)) + 3.7 <= width
