"""The coach's suggestions, marked on the table and listed: orientations, letters and names."""

import re
from collections.abc import Sequence

import pytest

from coach import suggestions as listed
from coach.marks import LETTERS
from realmino.drawing.art import domino, land
from realmino.drawing.shapes import Group, Text
from realmino.drawing.theme import light
from realmino.view import Option
from realmino.view import face as face_of
from table.picture.line_pieces import number_tag
from table.picture.move_marks import PALE
from table.play.thinking import AdviceReply, Suggestion
from table.wording import move_words
from tests.present import present
from tests.web.coach.test_coach import Coached, coached
from tests.web.drivers import with_actions


def advised(at: Coached, tokens: Sequence[str]) -> list[Group]:
    """The marks that appear when the coach suggests these options."""
    before = at.app.display.overlay(light)
    at.coach.ask()
    at.advise([Suggestion(token, "points", 40.0, 0.0, 0.5, 20) for token in tokens], 1.0)
    return [
        mark
        for mark in at.app.display.overlay(light)
        if isinstance(mark, Group) and mark not in before
    ]


def letters_of(marked: Sequence[Group]) -> dict[str, tuple[float, float]]:
    """The position of each letter's middle."""
    return {
        text.text: (group.x + group.size[0] * group.scale / 2, group.y + 14 * group.scale)
        for group in marked
        for text in group.shapes
        if isinstance(text, Text) and text.text in LETTERS
    }


def test_a_suggested_place_shows_the_orientation_of_the_domino() -> None:
    at = coached()
    options = {option.squares: option for option in at.view.options}
    first, second = next(
        (option, options[option.squares[::-1]])
        for option in at.view.options
        if option.squares[::-1] in options
    )
    plot, halves = at.app.layout.main, face_of(present(first.domino)).halves
    for option in (first, second):
        marked = advised(coached(), [option.token])
        pale = {(mark.x, mark.y): mark.sprite for mark in marked if mark.alpha == PALE}
        assert pale == {
            plot.corner(square): land.square(*half, variant, light).sprite
            for square, half, variant in zip(
                option.squares, halves, domino.variants(*halves), strict=True
            )
        }
    letters = letters_of(advised(at, [first.token, second.token]))
    assert [plot.square_at(*letters[letter]) for letter in "AB"] == [*first.squares]


@pytest.mark.parametrize("turn", range(2, 8))
def test_the_marks_of_a_suggested_domino_hide_neither_crowns_nor_number(turn: int) -> None:
    at = coached(lambda seen: seen.prompt.kind == "claim" and seen.round == turn, code="K4")
    claims = at.view.options[:3]
    marked = advised(at, [option.token for option in claims])
    letters, slots = letters_of(marked), {slot.domino: slot for slot in at.app.layout.next}
    for option, (x, _) in zip(claims, letters.values(), strict=True):
        face = face_of(present(option.domino))
        slot, (first, second) = slots[face.domino], (crowns for _, crowns in face.halves)
        middle = slot.card.x + slot.card.w / 2
        assert x < middle if first < second else x > middle if second < first else x == middle
        assert number_tag(face, slot, light) in marked


def test_suggested_buildings_have_letters_on_the_builders_board() -> None:
    at = coached(with_actions, code="Q4")
    built = [option for option in at.view.options if option.kind == "construct"]
    square = built[0].squares
    same = [option for option in built if option.squares == square][:3]
    letters = letters_of(advised(at, [option.token for option in same]))
    board = present(at.app.layout.board)
    assert len(letters) == len(same) > 1
    for option, at_letter in zip(same, letters.values(), strict=True):
        assert board.spots[present(option.spot)].holds(*at_letter)


def test_actions_have_names_where_room_is_small() -> None:
    at = coached(with_actions, code="Q4")
    for option in at.view.options:
        html = listed.rows(at.view, AdviceReply(suggestion_for(option), 1.0), choosing=True)
        [name] = re.findall('<span class="name" aria-hidden="true">(.*?)</span>', html)
        assert bool(name) == (option.kind != "claim")
        why = listed.reason(at.view, AdviceReply(suggestion_for(option), 1.0), option.token)
        assert why.startswith(f"A: {move_words.option_label(at.view, option)}. ") == bool(name)


def suggestion_for(option: Option) -> tuple[Suggestion]:
    """A suggestion to take this option."""
    return (Suggestion(option.token, "points", 40.0, 0.0, 0.5, 20),)
