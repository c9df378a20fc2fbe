"""Messages: all exist, all are used, and everything that happens has one."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from browser.messages import say
from reading import page as reading
from realmino import Decision, Game, Reason, Terrain
from realmino.bots import LEVELS
from realmino.pieces.buildings import BUILDINGS
from realmino.pieces.variants import COLOURS, GAMES, OPTIONS
from realmino.view import Tile, View, view
from table.model.match import Match, Seat
from table.wording import move_words, words
from table.wording.words import OPTIONAL_ACTIONS
from tests.present import present
from tests.tables import FEW_FIRST, TABLES, played, whole_game
from tests.web.fixtures import begun, claiming, match_with, moment, placing, seats
from words.en import CATALOGUE

WEB = Path(__file__).parents[4] / "web"
APART = {
    *("analysis", "backup", "coach", "counting", "embed", "history", "kingdoms", "lessons"),
    *("film", "friends", "live", "more", "photo", "puzzles", "scorepad", "words"),
}
"""The features with their own messages, and the generated modules."""
SOURCES = [
    path
    for path in sorted(WEB.rglob("*.py"))
    if not {*APART, "node_modules"} & {*path.relative_to(WEB).parts}
]
"""All modules with messages for the table or around it."""
TURN = ("place", "discard", "claim", "end")
REFUSED = (
    *("occupied", "too_large", "not_touching", "no_match", "must_place", "not_in_line", "taken"),
    *("wrong_phase", "not_your_domino", "phase_closed", "not_on_domino", "no_knight", "no_tile"),
    *("no_coins", "not_open", "dragon_away", "queen_here"),
)
"""The reasons that the table can give."""
ENDINGS = {
    "turn-": (*TURN, "first", "second", "deal", "over"),
    "yours-": (*TURN, "first", "second"),
    "hint-": TURN,
    "button-": (*TURN, *OPTIONAL_ACTIONS),
    "option-": ("place", "discard", "claim", "end", *OPTIONAL_ACTIONS),
    "considered-": OPTIONAL_ACTIONS,
    "options-": ("place", "claim", "end", *OPTIONAL_ACTIONS),
    "ask-": OPTIONAL_ACTIONS,
    "-action-": OPTIONAL_ACTIONS,
    "phase-": ("add", *OPTIONAL_ACTIONS, "claim", "end"),
    "effect-": words.EFFECTS,
    "undo-": ("start", "reveal", "bots"),
    "log-": (
        *("kings", "tiles", "line", "placed", "discarded", "taxed", "constructed", "burnt"),
        *("queen", "claimed", "secured", "left_over", "over"),
    ),
    "variant-": tuple(option.key for option in OPTIONS.values() if option.points),
    "result-": tuple(decision.value for decision in Decision if decision.value != "points"),
    "reason-": (*REFUSED, "place_first", "choose_tile", "no_bribe", "no_town"),
    "reason-due-": words.DUE,
    "colour-": COLOURS,
    "-bot-": COLOURS,
    "-level-": LEVELS,
    "-game-": (*GAMES,),
    "-terrain-": tuple(terrain.key for terrain in Terrain if terrain.key != "castle"),
    "-building-": tuple({building.key for building in BUILDINGS}),
}
"""The possible endings of each composed key; terms start with a dash."""

SAYING = ("say", "_said")
"""The functions that take the key of a message."""

NAMES = ("{ $name }", "<b>Ben</b>", "Zoë 👑", "{0}", "E", "F", "G", "H")


def nodes() -> Iterator[ast.AST]:
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def texts() -> set[str]:
    """All string literals in the sources."""
    return {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def beginnings() -> set[str]:
    """The beginnings of all composed keys."""
    starts = set()
    for node in nodes():
        if isinstance(node, ast.Call) and node.args and name_called(node) in (*SAYING, "Name"):
            for key in keys_of(node.args[0]):
                first = key.values[0] if isinstance(key, ast.JoinedStr) else None
                if isinstance(first, ast.Constant):
                    starts.add(("-" if name_called(node) == "Name" else "") + str(first.value))
    return starts


def said(*by: str) -> set[str]:
    """The complete keys in the sources."""
    return {
        key.value
        for node in nodes()
        if isinstance(node, ast.Call) and node.args and name_called(node) in by
        for key in keys_of(node.args[0])
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }


def name_called(node: ast.Call) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def keys_of(node: ast.expr) -> list[ast.expr]:
    """The possible keys in an expression: itself, or either side of a condition."""
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def test_every_key_has_its_message() -> None:
    assert len(said(*SAYING)) > 40
    assert said(*SAYING, "count") <= {*CATALOGUE}


def test_every_composed_key_has_a_message_for_all_its_endings() -> None:
    assert beginnings() <= {*ENDINGS} | {"log-"}
    for start, ends in ENDINGS.items():
        assert {start + end for end in ends} <= {*CATALOGUE}


def test_a_building_names_all_its_effects() -> None:
    gifts = {field.name for field in fields(Tile)} - {"tile", "key", "inferred"}
    assert {*words.EFFECTS, "territory_points"} == gifts


def test_a_missing_message_or_value_is_an_error() -> None:
    for key in ("no-such-message", "turn-place"):
        with pytest.raises(KeyError):
            say(key)
    with pytest.raises(KeyError):
        say("turn-place", name="Ann", domino=None)


@pytest.mark.parametrize(("number", "text"), [(0, "0 points"), (1, "1 point"), (12, "12 points")])
def test_numbers_have_their_plural(number: int, text: str) -> None:
    assert words.count("points", number) == text


def test_gains_are_signed() -> None:
    assert [words.points_text(points) for points in (3, 0, -2)] == ["+3", "", "−2"]
    assert words.gain(0) == "no points"
    assert words.gain(1) == "1 point"


def test_joins_names_with_commas_and_a_final_and() -> None:
    assert [words.joined_names(list("abc"[:count])) for count in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_lands_and_colours_have_names() -> None:
    assert words.land("wheat") == "Wheat field"
    for kind in ("person", "greedy"):
        assert len({words.default_name(colour, kind) for colour in COLOURS}) == len(COLOURS) == 8


def test_bots_of_one_level_have_different_names() -> None:
    named = {words.default_name(colour, level) for colour in COLOURS for level in LEVELS}
    assert len(named) == len(COLOURS) * len(LEVELS)
    assert words.default_name("green", "duke") == "Duke Fern"


def test_levels_and_names_do_not_mix() -> None:
    """A typed name remains a name, even if it looks like a level."""
    match = match_with(played("K4", 2, 9))
    colours = [seat.colour for seat in match.seats]
    names = ("", "Duke Amber", "Queen Anne", "Knight Bob")
    kinds = ("duke", "duke", "person", "knight")
    sitting = [Seat(*values) for values in zip(colours, names, kinds, strict=True)]
    match = replace(match, seats=tuple(sitting))
    assert words.player_names(match, "abcd") == "Duke Rosa, Duke Amber, Queen Anne and Knight Bob"
    # Games of earlier versions stored the name of a bot with its level.
    assert words.short_names(match, "abcd") == ["Rosa", "Amber", "Queen Anne", "Knight Bob"]


def test_a_refusal_at_the_wrong_time_says_what_is_due() -> None:
    game = whole_game("Q4")
    due = {view(game.at(number)).prompt.kind: number for number in reversed(range(game.number))}
    for kind in ("claim", "place", "discard"):
        shown = view(game.at(due[kind]))
        assert words.reason("wrong_phase", shown) == say(f"reason-due-{kind}")


def test_every_refusal_has_its_reason_in_words() -> None:
    known = {reason.value for reason in Reason}
    assert {*REFUSED} <= known
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
    assert seen <= {*REFUSED}


def reasons(shown: View) -> Iterator[str]:
    """All reasons in a view."""
    yield from (refusal.reason for refusal in shown.refusals)
    if shown.court:
        refusals = [shown.court.why_no_tax]
        for spot in shown.court.board:
            refusals += [spot.why_not, spot.why_not_burn]
        yield from filter(None, refusals)


def test_the_reason_names_the_grid_of_the_rules() -> None:
    assert "7\u00a0×\u00a07" in words.reason("too_large", view(whole_game("K2d")))
    assert "5\u00a0×\u00a05" in words.reason("too_large", view(whole_game("K4")))


@pytest.mark.parametrize("code", FEW_FIRST)
def test_every_position_can_be_described(code: str) -> None:
    """Uses names that look like placeholders in a sentence."""
    game = whole_game(code)
    count = game.rules.players
    matches = [
        Match(seats(kinds[:count], NAMES, code[0]), "1", (game,)) for kinds in ("p" * 8, "grpskdqr")
    ]
    for number in range(0, game.number + 1, 3):
        shown = view(game.at(number), None, matches[0].series)
        for match in matches:
            for text in sentences(shown, match):
                assert text
                assert not re.search(r"\{(?! \$name \}|0\})", text), text


def sentences(shown: View, match: Match) -> Iterator[str]:
    yield words.turn(shown, match)
    yield words.round_line(shown, match)
    yield from words.scores(shown, match)
    yield words.looking(shown, match, "b")
    if shown.outcome:
        yield words.result(shown, match)
        yield words.idle(shown, match, "")
    yield from (move_words.option_label(shown, option) for option in shown.options)
    yield from (move_words.considered_option_text(shown, option) for option in shown.options)
    if shown.prompt.seat:
        kinds = {option.kind for option in shown.options} - {"discard"}
        yield from (move_words.options_title(shown, kind) for kind in kinds)
        yield words.idle(shown, match, "the last news")
        yield words.request(shown, touch=True)
        yield words.request(shown, touch=False)
        yield words.confirmation(shown, True, None, confirming=False)
        yield words.viewing(shown, elsewhere=True)
    for option in shown.options:
        yield words.confirmation(shown, False, option, confirming=True)
        if option.kind not in ("discard", "end"):
            yield move_words.question(shown, option)
    yield from court_sentences(shown)


def court_sentences(shown: View) -> Iterator[str]:
    """The sentences about the builders' board and the purses."""
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
        yield reading.purse(realm, shown.court.queen == realm.kingdom)
    for step, name, state in words.phases(shown, ()):
        yield step
        yield name
        yield state


def test_every_kind_of_event_has_a_message() -> None:
    lines: dict[str, str] = {}
    for code in TABLES:
        game = whole_game(code)
        match = match_with(game)
        for fact in view(game, 0).events:
            lines[fact.kind] = move_words.event(fact, match)
            assert lines[fact.kind] or fact.kind == "ended"
            assert "{" not in lines[fact.kind]
    assert {*lines} == {
        "kings", "tiles", "line", "placed", "discarded", "taxed", "constructed", "queen", "burnt",
        "claimed", "ended", "left_over", "over",
    }  # fmt: skip


def test_events_name_player_piece_and_amount() -> None:
    game = Game.parse(str(played("K4", 2, 12)))
    match = match_with(game)
    facts = {fact.kind: fact for fact in view(game, 0).events}
    placed = move_words.event(facts["placed"], match)
    assert words.player_name(match, present(facts["placed"].seat)) in placed
    assert all(square in placed for square in facts["placed"].squares)
    assert "point" in placed
    claimed = move_words.event(facts["claimed"], match)
    assert str(facts["claimed"].domino) in claimed


def test_the_turn_names_its_player() -> None:
    match = begun("K3", "pgq")
    seen = set()
    for number in range(2, 30):
        shown = view(whole_game("K3").at(number))
        if shown.prompt.seat:
            name = words.player_name(match, shown.prompt.seat)
            text = words.turn(shown, match)
            thinks = say("turn-thinks", name=name)
            assert (text == thinks) == (name != "Ann")
            seen.add(name)
    assert seen == {"Ann", "Ben", "Cleo"}


def test_the_first_choice_has_its_own_message() -> None:
    match = begun("K4")
    first, later = view(match.game), view(moment("K4", claiming).game)
    assert (first.prompt.kind, later.prompt.kind) == ("claim", "claim")
    assert "first domino" in words.turn(first, match)
    assert "first" not in words.turn(later, match)


def test_an_option_names_its_land_and_squares() -> None:
    shown = view(moment("K3", placing).game)
    for option in shown.options:
        text = move_words.option_label(shown, option)
        assert all(square in text for square in option.squares)
    labels = [move_words.option_label(shown, option) for option in shown.options]
    assert len(set(labels)) == len(labels), "a list that can be told apart by ear"


def test_two_equal_halves_are_named_as_two_lands() -> None:
    shown = view(Game.parse("K2 Oabba L1-4-13-46"))
    labels = [move_words.option_label(shown, option) for option in shown.options]
    assert labels[:3] == [
        "Domino 1: two wheat fields",
        "Domino 4: two forests",
        "Domino 13: wheat field, forest",
    ]


def test_the_hint_explains_choosing_in_the_first_rounds_only() -> None:
    game = whole_game("K2")
    requests_seen: dict[int, set[str]] = {}
    for number in range(game.number):
        shown = view(game.at(number))
        if shown.prompt.kind == "claim":
            requests_seen.setdefault(shown.round, set()).add(words.request(shown, touch=False))
    explained, short = {say("hint-claim")}, {say("hint-claim-known")}
    assert requests_seen == {number: explained if number < 3 else short for number in range(6)}


def test_a_name_from_right_to_left_is_isolated_in_a_sentence() -> None:
    """Otherwise, words and numbers around it swap places. A sentence in another stays whole."""
    assert say("score", name="עמית", points=12).startswith("\u2068עמית\u2069")
    assert say("score", name="Ann", points=12).startswith("Ann")
    listed = words.joined_names(["عمرو", "Ben", "עמית"])
    assert listed == "\u2068عمرو\u2069, Ben and \u2068עמית\u2069"
    assert words.sentences([listed]) == listed


def test_the_question_about_a_place_names_the_bonus_that_it_loses() -> None:
    game = whole_game("K2hm")
    views = (view(game.at(number)) for number in range(game.number))
    options = ((shown, option) for shown in views for option in shown.options)
    shown, option = next(found for found in options if ("middle", -10) in found[1].bonuses)
    assert "Middle Kingdom −10)?" in move_words.question(shown, option)


def test_the_note_of_the_builders_board_says_who_may_bribe_the_dragon() -> None:
    notes = set()
    for number in range(whole_game("Q2").number):
        shown = view(whole_game("Q2").at(number))
        assert shown.court
        hosts = [realm.seats for realm in shown.kingdoms if realm.kingdom == shown.court.queen]
        note = words.board_note(shown)
        forbidden = shown.court.dragon_home and (shown.prompt.seat,) in hosts
        assert ("The Queen’s host can’t bribe the Dragon." in note) == forbidden
        notes.add(note.partition(". ")[2])
    assert len(notes) == 3
