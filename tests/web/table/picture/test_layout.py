"""The layout: everything is inside the canvas, nothing overlaps, and the pointer finds it."""

from dataclasses import astuple
from functools import cache
from itertools import combinations

import pytest

from realmino.pieces.grid import Square
from realmino.view import View, view
from table.model.names import graphemes
from table.picture import fitting
from table.picture.arrangements import best_regions
from table.picture.fitting import SINGLE, all_fitted, fit_text, width_in_letters
from table.picture.layout import Layout, Plot, lay_out, square_name
from table.picture.regions import Box
from tests.depth import deep
from tests.each import each
from tests.present import present
from tests.tables import FEW_FIRST, TABLES, whole_game

SIZES = (
    (320, 300), (320, 480), (360, 560), (390, 640), (412, 780), (640, 320), (740, 360), (600, 600),
    (768, 900), (1024, 640), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (2560, 700),
    (700, 1400),
)  # fmt: skip
PHONES = (
    (360, 560),
    *(pytest.param((w, h), marks=pytest.mark.deep) for w, h in ((390, 640), (412, 780))),
)
FINGER = 24
"""The smallest width of a touch target, in CSS pixels."""
SQUARE = 38
"""The smallest width of a square of one's own kingdom on phones with little height."""


@cache
def views(code: str) -> tuple[View, ...]:
    """Early and late positions of a game, and its end."""
    game = whole_game(code)
    numbers = {0, 1, 2, 5, game.number // 2, game.number * 3 // 4, game.number - 9, game.number - 3}
    return tuple(view(game.at(number)) for number in sorted({*numbers, game.number}))


@cache
def layouts(size: tuple[int, int]) -> tuple[tuple[View, Layout], ...]:
    """Such positions for all tables, with the kingdom to move or the last one in the middle."""
    return tuple(
        (shown, lay_out(shown, focus, *size))
        for code in TABLES
        for shown in views(code)
        for focus in {kingdom_to_move(shown), shown.kingdoms[-1].kingdom}
    )


def kingdom_to_move(shown: View) -> str:
    """The kingdom to move; after the end, the first one."""
    seat = shown.prompt.seat or "a"
    return next(realm.kingdom for realm in shown.kingdoms if seat in realm.seats)


def boxes(layout: Layout) -> dict[str, Box]:
    """Everything that needs its own space."""
    board = layout.board
    spots = enumerate(board.spots) if board else ()
    return {
        **{f"spot {number}": box for number, box in spots},
        **({"pile": board.pile, "cave": board.cave} if board else {}),
        **{f"purse {plot.kingdom}": plot.purse for plot in layout.plots if plot.purse},
        **{f"plot {plot.kingdom}": plot.box for plot in layout.plots if plot.has_ground},
        **{f"plate {plot.kingdom}": plot.plate for plot in layout.plots},
        **{f"line {slot.domino}": slot.card for slot in layout.line},
        **{f"next {slot.domino}": slot.card for slot in layout.next},
        **{f"waiting {index}": box for index, box in enumerate(layout.waiting)},
    }


def overlap(box: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than a rounding error."""
    across = min(box.x + box.w, other.x + other.w) - max(box.x, other.x)
    down = min(box.y + box.h, other.y + other.h) - max(box.y, other.y)
    return across > 0.6 and down > 0.6


every_table = pytest.mark.parametrize(
    "size",
    [*SIZES[::2], *(deep((size,)) for size in SIZES[1::2])],
    ids=lambda size: f"{size[0]}x{size[1]}",
)


@every_table
def test_everything_is_inside_the_canvas_and_does_not_overlap(size: tuple[int, int]) -> None:
    width, height = size
    for _, layout in layouts(size):
        named = boxes(layout)
        for name, box in named.items():
            assert box.w > 0, name
            assert box.h > 0, name
            assert box.x >= -0.01, name
            assert box.y >= -0.01, name
            assert box.x + box.w <= width + 0.01, name
            assert box.y + box.h <= height + 0.01, name
        for (name, box), (name2, box2) in combinations(named.items(), 2):
            assert not overlap(box, box2), f"{name} covers {name2}: {box} {box2}"
        labels = [layout.line_label] if layout.line or layout.waiting else []
        for label in [*labels, *([layout.next_label] if layout.next else [])]:
            assert 0 <= label.x <= width
            assert 0 < label.y - label.size * 0.7 < label.y <= height


@every_table
def test_everything_in_a_view_has_a_place(size: tuple[int, int]) -> None:
    for shown, layout in layouts(size):
        assert [slot.domino for slot in layout.line] == [face.domino for face in shown.line]
        assert [slot.domino for slot in layout.next] == [face.domino for face in shown.next]
        assert len(layout.waiting) == len(shown.order)
        kingdoms = {realm.kingdom for realm in shown.kingdoms}
        assert {plot.kingdom for plot in layout.plots} == kingdoms
        assert len(layout.plots) == len(kingdoms)
        assert [plot.main for plot in layout.plots].count(True) == 1
        assert all(layout.plot(kingdom).kingdom == kingdom for kingdom in kingdoms)
        assert (layout.board is None) == (shown.court is None)
        assert layout.board is None or len(layout.board.spots) == len(present(shown.court).board)
        assert (layout.main.purse is None) == (shown.court is None)


def squares_of(plot: Plot) -> set[str]:
    """The visible squares; a chip has none."""
    window = plot.sight
    if not plot.has_ground:
        return set()
    columns = range(window.west, window.west + window.columns)
    rows = range(window.south, window.south + window.rows)
    return {name for column in columns for row in rows if (name := square_name(column, row))}


@every_table
def test_every_square_and_domino_is_found_under_its_middle(
    size: tuple[int, int],
) -> None:
    for shown, layout in layouts(size):
        for plot in layout.plots:
            for square in squares_of(plot):
                x, y = plot.corner(square)
                assert plot.square_at(x + plot.cell / 2, y + plot.cell / 2) == square
                if plot.window.shows(square):
                    assert plot.square_at(x + 0.01, y + 0.01) == square
            x, y, w, h = plot.box
            assert plot.square_at(x - 1, y + h / 2) is plot.square_at(x + w / 2, y + h + 1) is None
            assert layout.plot_at(x + w / 2, y + h / 2) == plot
            assert layout.plot_at(plot.plate.x + 1, plot.plate.y + 1) == plot
        for slot in (*layout.line, *layout.next):
            assert layout.slot_at(slot.x + slot.cell, slot.y + slot.cell / 2) == slot
            assert layout.slot_at(slot.x - 1, slot.y + slot.cell / 2) != slot
        for spot, (x, y, w, h) in enumerate(layout.board.spots if layout.board else ()):
            assert layout.spot_at(x + w / 2, y + h / 2) == spot
        nowhere = (layout.slot_at(-5, -5), layout.plot_at(-5, -5), layout.spot_at(-5, -5))
        assert nowhere == (None, None, None)
        assert shown.kingdoms


@every_table
def test_every_legal_square_is_visible(size: tuple[int, int]) -> None:
    for shown, layout in layouts(size):
        for realm in shown.kingdoms:
            plot = layout.plot(realm.kingdom)
            sight = squares_of(plot)
            assert not plot.has_ground or {"g7", *(land.square for land in realm.land)} <= sight
        if shown.prompt.kind == "place" and kingdom_to_move(shown) == layout.main.kingdom:
            sight = squares_of(layout.main)
            assert {square for option in shown.options for square in option.squares} <= sight


@pytest.mark.parametrize("code", FEW_FIRST)
@pytest.mark.parametrize("size", PHONES)
def test_squares_and_dominoes_are_wide_enough_for_a_finger(
    code: str, size: tuple[int, int]
) -> None:
    game = whole_game(code)
    # A line may be narrow while a domino is placed: a tap on the kingdom works too.
    low = 14 if game.rules.line == 8 else 18
    for number in range(2, game.number, 5):
        shown = view(game.at(number))
        layout = lay_out(shown, kingdom_to_move(shown), *size)
        assert layout.main.cell >= SQUARE
        assert all(slot.cell >= FINGER for slot in layout.next)
        assert all(slot.cell >= low for slot in layout.line)
        assert not layout.board or all(min(w, h) >= FINGER for _, _, w, h in layout.board.spots)


@each("code", TABLES)
@each("size", [(390, 640), (640, 320), (1280, 720), (1920, 1080)])
def test_the_table_never_rearranges_itself_in_a_game(code: str, size: tuple[int, int]) -> None:
    shares = [best_regions(shown, *size) for shown in views(code)]
    for share in shares:
        assert share[1:] == shares[0][1:]
    dominoes = {slot[1:] for share in shares for slot in map(astuple, share.lines.next)}
    assert len(dominoes) == max(len(share.lines.next) for share in shares)


def test_north_is_up_and_east_is_right() -> None:
    layout = lay_out(views("K4")[3], "a", 1280, 800)
    for plot in layout.plots:
        (x, y), (x2, y2) = plot.corner("g7"), plot.corner("h8")
        assert (x2 - x, y2 - y) == (plot.cell, -plot.cell)
    assert square_name(Square("g7").column, Square("g7").row) == "g7"
    assert square_name(-1, 3) is square_name(3, 13) is None


FAMILY = "👩\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize("name", [FAMILY * 20, "क्षि" * 20, "e\u0301" * 20])
def test_a_name_is_cut_between_its_letters(name: str) -> None:
    shown = all_fitted([name], 100, 10)
    assert shown.endswith("…")
    assert set(graphemes(shown[:-1])) == {graphemes(name)[0]}


def test_a_name_of_few_letters_with_many_parts_is_not_cut() -> None:
    assert all_fitted([FAMILY * 5], 100, 10) == FAMILY * 5
    assert all_fitted(["עמית"], 40, 10) == "עמית"


@pytest.mark.parametrize("letter", ["W", "Ж", "田", FAMILY])
def test_a_name_is_cut_to_the_width_that_its_letters_need(letter: str) -> None:
    shown = fit_text(letter * 20, 100, 10)
    assert shown.endswith("…")
    assert width_in_letters(shown) * 10 * SINGLE <= 100
    assert width_in_letters(f"{letter}{shown}") * 10 * 0.66 > 100


def test_marks_do_not_count_as_letters_when_names_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """For 20 letters with 11 marks each, trying a shorter name for each mark took seconds."""
    read: list[str] = []

    def letters(text: str) -> list[str]:
        read.append(text)
        return graphemes(text)

    monkeypatch.setattr(fitting, "graphemes", letters)
    assert all_fitted([("e" + "\u0301" * 11) * 20] * 2, 40, 10) == ""
    assert len(read) < 20 * 4


def test_joined_names_from_right_to_left_have_as_much_room_as_others() -> None:
    assert "…" not in all_fitted(["עמית", "עמית"], 80, 10)
    assert "…" not in all_fitted(["amit", "amit"], 80, 10)
