"""Sentences: every one is needed, none is missing, and everything that happens can be told."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from realmino import Decision, Game, ItemKind, Reason, Terrain
from realmino.bots import LEVELS
from realmino.view import Tile, View, view
from table import words
from table.errands import KINDS
from table.locale import en
from table.match import COLOURS, Match, Seat
from tests.people import begun, claiming, match_with, moment, placing, seats
from tests.present import present
from tests.tables import TABLES, played, whole_game

WEB = Path(__file__).parent.parent / "web"
SOURCES = [
    path
    for path in sorted(WEB.rglob("*.py"))
    if not {"node_modules", "locale"} & set(path.relative_to(WEB).parts)
]
TURN = ("place", "discard", "claim", "end")
ENDINGS = {
    "turn.": (*TURN, "first", "deal", "over"),
    "yours.": (*TURN, "first"),
    "hint.": TURN,
    "button.": (*TURN, *KINDS),
    "option.": ("discard", "claim", *KINDS),
    "options.": ("claim", "end", *KINDS),
    "ask.": KINDS,
    "errand.": KINDS,
    "phase.": ("add", *KINDS, "claim", "end"),
    "tile.": tuple(one.name for one in fields(Tile) if one.name not in ("tile", "key", "inferred")),
    "undo.": ("start", "reveal", "bots"),
    "log.": ("discarded", "claimed", "taxed", "constructed", "burnt", "queen"),
    "sheet.": (ItemKind.HARMONY.value, ItemKind.MIDDLE.value),
    "result.": tuple(one.value for one in Decision if one.value != "points"),
}
"""What may stand in the gap of a key that is put together."""

NAMES = ("{name}", "<b>Ben</b>", "Zoë 👑", "{0}", "E", "F", "G", "H")


def nodes() -> Iterator[ast.AST]:
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def texts() -> set[str]:
    """All texts written out in the sources."""
    return {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def beginnings() -> set[str]:
    """The texts with one gap that begin like a key, without the gap: ``hint.``."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
            first = node.values[0]
            value = first.value if isinstance(first, ast.Constant) else None
            if isinstance(value, str) and re.fullmatch(r"[a-z]+\.", value):
                found.add(value)
    return found - {"realmino."}


def said(by: str = "say") -> set[str]:
    """The keys that the sources say outright, or count."""
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == by:
                found |= {
                    str(one.value) for one in keys_of(node.args[0]) if isinstance(one, ast.Constant)
                }
    return found


def keys_of(node: ast.expr) -> list[ast.expr]:
    """What a key may be: itself, or either side of a condition."""
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def test_every_sentence_is_said_somewhere() -> None:
    written = texts() | {start + end for start, ends in ENDINGS.items() for end in ends}
    if ".many" in written:
        written |= {f"{key}.many" for key in written if key.startswith("result.")}
    assert [key for key in en.SENTENCE if key not in written] == []


def test_every_key_that_is_said_has_its_sentence() -> None:
    assert len(said()) > 40
    assert said() <= {*en.SENTENCE}


def test_every_key_with_a_gap_has_a_sentence_for_all_that_fills_it() -> None:
    assert beginnings() == {*ENDINGS}
    for start, ends in ENDINGS.items():
        assert {start + end for end in ends} <= {*en.SENTENCE}


def test_a_sentence_that_does_not_exist_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        words.say("no.such.sentence")
    with pytest.raises(KeyError):
        words.say("turn.place")


@pytest.mark.parametrize(("number", "text"), [(0, "0 points"), (1, "1 point"), (12, "12 points")])
def test_numbers_have_their_plural(number: int, text: str) -> None:
    assert words.count("points", number) == text


def test_all_that_is_counted_has_two_forms() -> None:
    assert said("count") == {*en.COUNT}
    for thing in en.COUNT:
        one, many = words.count(thing, 1), words.count(thing, 2)
        assert ("1" in one, "2" in many) == (True, True)
        assert one.replace("1", "2") != many


def test_gains_are_signed() -> None:
    assert [words.points_text(points) for points in (3, 0, -2)] == ["+3", "", "−2"]
    assert words.gain(0) == "no points"
    assert words.gain(1) == "1 point"


def test_names_are_joined_as_people_say_them() -> None:
    assert [words.listed(list("abc"[:many])) for many in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_lands_and_colours_have_names() -> None:
    assert {one.key for one in Terrain} - {*en.TERRAIN} <= {"castle"}
    assert {words.colour(colour) for colour in COLOURS} == {*en.COLOUR.values()}
    assert {words.bot(colour, "greedy") for colour in COLOURS} == {*en.BOT.values()}
    for names in (en.COLOUR, en.BOT):
        assert len({*names.values()}) == len(COLOURS) == 8


def test_bots_of_one_level_are_told_apart() -> None:
    named = {words.bot(colour, level) for colour in COLOURS for level in LEVELS}
    assert len(named) == len(COLOURS) * len(LEVELS)
    assert words.bot("green", "duke") == "Duke Fern"
    assert words.unnamed("green", "duke") == "Duke Fern"
    assert words.unnamed("green", "person") == words.colour("green")
    match = match_with(played("K3", 2, 9))
    sitting = [Seat(seat.colour, words.bot(seat.colour, "duke"), "duke") for seat in match.seats]
    match = replace(match, seats=(*sitting[:2], Seat("green", "Knightley", "person")))
    assert words.names_of(match, "abc") == "Duke Rosa, Duke Amber and Knightley"
    assert words.short_names_of(match, "abc") == "Rosa, Amber and Knightley"


def test_every_refusal_has_its_reason_in_words() -> None:
    known = {reason.value for reason in Reason}
    assert {*en.REASON} <= known
    seen = set()
    for code in TABLES:
        for number in range(10, 90, 7):
            shown = view(whole_game(code).at(min(number, whole_game(code).number)))
            for reason in reasons(shown):
                seen.add(reason)
                text = words.reason(reason, shown)
                assert text.endswith(".")
                assert "{" not in text
    assert seen >= {"occupied", "too_large", "not_touching", "no_match"}
    assert seen >= {"wrong_phase", "phase_closed", "no_knight", "not_on_domino", "no_coins"}
    assert seen >= {"not_open", "dragon_away", "no_tile"}
    assert seen <= {*en.REASON}


def reasons(shown: View) -> Iterator[str]:
    """All reasons that a view gives."""
    yield from (refusal.reason for refusal in shown.refusals)
    if shown.court:
        found = [shown.court.why_no_tax]
        for spot in shown.court.board:
            found += [spot.why_not, spot.why_not_burn]
        yield from filter(None, found)


def test_the_reason_names_the_grid_of_the_rules() -> None:
    assert "7 × 7" in words.reason("too_large", view(whole_game("K2d")))
    assert "5 × 5" in words.reason("too_large", view(whole_game("K4")))


@pytest.mark.parametrize("code", TABLES)
def test_every_position_can_be_said(code: str) -> None:
    """With names that look like gaps in a sentence."""
    game = whole_game(code)
    many = game.rules.players
    matches = [
        Match(seats(kinds[:many], NAMES, code[0]), "1", (game,)) for kinds in ("p" * 8, "grpskdqr")
    ]
    for number in range(0, game.number + 1, 3):
        shown = view(game.at(number), None, matches[0].series)
        for match in matches:
            for text in sentences(shown, match):
                assert text
                assert not re.search(r"\{(?!name\}|0\})", text), text


def sentences(shown: View, match: Match) -> Iterator[str]:
    yield words.turn(shown, match)
    yield words.round_line(shown, match)
    yield words.scores(shown, match)
    yield words.looking(shown, match, "b")
    if shown.outcome:
        yield words.result(shown, match)
        yield words.idle(shown, match, "")
    yield from (words.option_label(shown, option) for option in shown.options)
    yield from (words.considered(shown, option) for option in shown.options)
    if shown.prompt.seat:
        kinds = {option.kind for option in shown.options} - {"discard"}
        yield from (words.options_title(shown, kind) for kind in kinds)
        yield words.idle(shown, match, "the last news")
        yield words.request(shown, touch=True)
        yield words.request(shown, touch=False)
        yield words.confirmation(shown, True, None, asked=False)
        yield words.looked_at(shown, elsewhere=True)
    for option in shown.options:
        yield words.confirmation(shown, False, option, asked=True)
        if option.kind not in ("discard", "end"):
            yield words.question(shown, option)
    yield from court_sentences(shown)


def court_sentences(shown: View) -> Iterator[str]:
    """What is said of the builders' board and the purses."""
    if shown.court is None:
        return
    for spot in shown.court.board:
        if spot.tile:
            yield words.tile(spot.tile)
            yield words.offer(shown, spot, None)
            yield from (
                words.offer(shown, spot, reason)
                for reason in (spot.why_not, spot.why_not_burn)
                if reason
            )
    for realm in shown.kingdoms:
        yield words.purse(realm, shown.court.queen == realm.kingdom)
    for name, state in words.phases(shown):
        yield name
        yield state


def test_every_kind_of_event_is_told() -> None:
    told: dict[str, str] = {}
    for code in TABLES:
        game = whole_game(code)
        match = match_with(game)
        for fact in view(game, 0).events:
            told[fact.kind] = words.event(fact, match)
            assert told[fact.kind] or fact.kind == "ended"
            assert "{" not in told[fact.kind]
    assert {*told} == {
        "kings", "tiles", "line", "placed", "discarded", "taxed", "constructed", "queen", "burnt",
        "claimed", "ended", "left_over", "over",
    }  # fmt: skip


def test_an_event_says_who_what_and_how_much() -> None:
    game = Game.parse(str(played("K4", 2, 12)))
    match = match_with(game)
    facts = {fact.kind: fact for fact in view(game, 0).events}
    placed = words.event(facts["placed"], match)
    assert words.name_of(match, present(facts["placed"].seat)) in placed
    assert all(square in placed for square in facts["placed"].squares)
    assert "point" in placed
    claimed = words.event(facts["claimed"], match)
    assert str(facts["claimed"].domino) in claimed


def test_the_turn_says_whose_it_is() -> None:
    match = begun("K3", "pgq")
    seen = set()
    for number in range(2, 30):
        shown = view(whole_game("K3").at(number))
        if shown.prompt.seat:
            name = words.name_of(match, shown.prompt.seat)
            text = words.turn(shown, match)
            thinks = words.say("turn.thinks", name=name)
            assert (text == thinks) == (name != "Ann")
            seen.add(name)
    assert seen == {"Ann", "Ben", "Cleo"}


def test_the_first_choice_is_called_so() -> None:
    match = begun("K4")
    first, later = view(match.game), view(moment("K4", claiming).game)
    assert (first.prompt.kind, later.prompt.kind) == ("claim", "claim")
    assert "first domino" in words.turn(first, match)
    assert "next domino" in words.turn(later, match)


def test_an_option_is_told_by_its_land_and_squares() -> None:
    shown = view(moment("K3", placing).game)
    for option in shown.options:
        text = words.option_label(shown, option)
        assert all(square in text for square in option.squares)
    labels = [words.option_label(shown, option) for option in shown.options]
    assert len(set(labels)) == len(labels), "a list that can be told apart by ear"
