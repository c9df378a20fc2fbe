"""Messages at court, and in languages other than English."""

import re
from dataclasses import replace
from typing import Any, Final

import pytest

from browser.messages import say
from realmino.pieces.buildings import BUILDINGS, tile_of
from realmino.pieces.terrain import Terrain
from realmino.text.language import in_language
from realmino.view import View, view
from table.model.match import YOU, Seat
from table.wording import move_words, words
from table.wording.words import OPTIONAL_ACTIONS
from tests.present import present
from tests.tables import whole_game
from tests.web.drivers import with_actions
from tests.web.fixtures import begun, moment
from tools.pipeline.catalogue import LANGUAGES


@pytest.mark.parametrize("code", ["K4", "Q2", "W8t"])
def test_the_steps_of_a_turn_are_the_same_to_its_end(code: str) -> None:
    game = whole_game(code)
    seen = set()
    for number in range(0, game.number + 1, 2):
        shown = view(game.at(number))
        steps = words.phases(shown, game.moves[:number])
        if code == "K4" or shown.prompt.seat is None or shown.order:
            assert steps == []
            continue
        last = "End" if shown.round == shown.rounds else "Choose"
        assert [name for _, name, _ in steps] == ["Place", "Tax", "Build", "Dragon", last]
        states = [state for _, _, state in steps]
        assert states.count("now") == 1
        assert states[1:4].count("may") == len(shown.prompt.optional)
        seen |= {*states}
    assert seen == (set() if code == "K4" else {"now", "done", "later", "may", "closed"})


def test_a_step_that_was_taken_is_done_and_not_passed_over() -> None:
    game = moment("Q4", with_actions).game
    for kind, passed in (("tax", ""), ("construct", "tax"), ("burn", "tax construct")):
        option = next(option for option in view(game).options if option.kind == kind)
        after = game.play(option.token)
        steps = {step: state for step, _, state in words.phases(view(after), after.moves)}
        assert (steps["add"], steps[kind], steps["claim"]) == ("done", "done", "now")
        assert [steps[step] for step in passed.split()] == ["closed"] * len(passed.split())


def test_every_building_names_its_effects() -> None:
    said: dict[str, set[str]] = {}
    for building in BUILDINGS:
        shown = tile_of(building)
        said.setdefault(shown.key, set()).add(words.tile(shown))
        gives = [effect for effect in words.EFFECTS if getattr(shown, effect)]
        assert words.effects(shown).count(";") == len(gives) - 1
    assert {*said} == {building.key for building in BUILDINGS}
    assert all(len(texts) == 1 for texts in said.values()), "copies of a tile are all the same"
    assert len({words.building_name(key) for key in said}) == len(said)
    none: dict[str, Any] = dict.fromkeys(words.EFFECTS, 0)
    nothing = replace(tile_of(BUILDINGS[0]), **none)
    assert words.effects(nothing) == say("effects-none")


def test_a_building_with_other_numbers_names_these() -> None:
    other = BUILDINGS[0]._replace(
        tax_per_knight=2, tax_per_tower=3, per_tower=4, per_knight=5, per_territory=Terrain.LAKE
    )
    text = words.effects(tile_of(other))
    for part in ("+2 coins for each knight", "+3 coins for each tower"):
        assert part in text
    for part in ("4 points at the end for each tower", "5 points at the end for each knight"):
        assert part in text
    assert "8 points at the end" in words.effects(replace(tile_of(other), territory_points=8))


def test_optional_actions_name_their_gain() -> None:
    shown = view(moment("Q4", with_actions).game)
    for option in shown.options:
        text = move_words.option_label(shown, option)
        if option.kind in OPTIONAL_ACTIONS:
            assert (words.count("coins", abs(option.coins)) if option.coins else "for free") in text
            assert all(square in text for square in option.squares)
            assert not option.tile or words.building_name(shown.tiles[option.tile - 1].key) in text
            assert move_words.question(shown, option).endswith(("?", "."))
    labels = [move_words.option_label(shown, option) for option in shown.options]
    assert len({*labels}) == len(labels)


def two_knights(shown: View) -> bool:
    """Whether two knights can be sent at once."""
    return any(len(option.squares) == 2 for option in shown.options if option.kind == "tax")


def test_one_knight_is_singular() -> None:
    shown = view(moment("Q4", two_knights).game)
    begins = {
        len(option.squares): move_words.option_label(shown, option).split(" on ")[0]
        for option in shown.options
        if option.kind == "tax"
    }
    assert begins == {1: "Knight", 2: "Knights"}


def test_a_team_reads_whose_partner_is_to_move() -> None:
    match = begun("W6t")
    shown = view(match.game)
    seat = present(shown.prompt.seat)
    other = next(partner for partner in match.partners(seat) if partner != seat)
    line = words.round_line(shown, match)
    assert words.player_name(match, other) in line
    assert words.player_name(match, seat) not in line
    assert words.player_name(match, seat) in words.turn(shown, match)
    alone = begun("W6")
    assert words.round_line(view(alone.game), alone) == say("round", round=0)


PLAYER: Final = re.compile(r"\{ (?:\$names?|LIST\(\$names[^)]*\)) \}")
"""A placeholder for one or several players in a message."""
STANDS_ALONE: Final = re.compile(r"(?:^|[(:¡·,] ?|:\u00a0)$")
"""The text allowed before a player: no preposition, since “You” has a capital letter."""
NO_VERB: Final = re.compile(r"$|[).,:!]|\u00a0:|\u202f!| ·| \{")
"""The words allowed after a player."""
PAST: Final = re.compile(
    r" (?:became|bribed|built|chose|collected|discarded|placed|secured|shared|won)\b|"
    + NO_VERB.pattern
)
"""The words allowed in English, whose past tense has one form for “Ann” and “You”."""
PARTS: Final = (("table", ""), ("features", ("analysis-", "counting-")), ("page", "setup-"))
"""A language's files, with the beginnings of the messages that name players."""
NEVER_YOU: Final = ("-bot-", "bot-", "saved-theirs", "setup-forget", "turn-friend", "turn-thinks")
"""The beginnings of messages only about bots, friends elsewhere, or people with typed names."""


def test_spanish_changes_and_before_the_same_vowel() -> None:
    with in_language("es"):
        for name in ("Inés", "Íñigo", "Hilario", "Yvonne"):
            assert words.joined_names(["Ana", "Eva", name]) == f"Ana, Eva e {name}"
        for name in ("Hierónimo", "Yolanda", "Olga", "", "(Isa)", "7"):
            assert words.joined_names(["Ana", name]) == f"Ana y {name}"
        joined = {name: say("list-or", most="Ana", last=name) for name in ("Óscar", "Hoa", "8")}
        assert joined == {name: f"Ana u {name}" for name in joined}
        assert say("list-or", most="7", last="18") == "7 o 18"


def test_people_without_a_name_get_one_in_the_current_language() -> None:
    """A match doesn't store a word for them, so it can continue in another language."""
    with in_language("de"):
        seat = Seat("pink", words.typed_name(" Du "), "person")
        assert (seat.name, words.typed_name("Ada"), words.typed_name("")) == (YOU, "Ada", "")
        assert words.seat_name(seat) == "Du"
    assert words.seat_name(seat) == "You"
    assert words.seat_name(Seat("pink", "", "person")) == "Pink"


@pytest.mark.parametrize("language", ["en", "fr", "de", "it", "es", "pt", "ru"])
def test_no_verb_or_preposition_has_to_agree_with_a_player(language: str) -> None:
    """A player may be called “You” or “Tú”, which needs another form of the verb."""
    after = PAST if language == "en" else NO_VERB
    for part, starts in PARTS:
        path = LANGUAGES / language / f"{part}.ftl"
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line[:1].strip():
                key = line.split(" =")[0]
            is_checked = key.startswith(starts) and not key.startswith(NEVER_YOU)
            text = re.sub(r"^(?:[\w-]+ = ?|\s*\*?\[\w+\] |\s*\{ \$\w+ -> *$)", "", line)
            for player in PLAYER.finditer(text) if is_checked else ():
                before, behind = text[: player.start()], text[player.end() :]
                assert STANDS_ALONE.search(before), (key, line)
                assert after.match(behind), (key, line)


def test_the_log_addresses_a_person_without_a_name() -> None:
    with in_language("es"):
        you = words.seat_name(Seat("pink", YOU, "person"))
        line = say("log-placed", name=you, domino=5, squares=["g8", "h8"], points=3)
    assert line == "Tú: ficha 5 colocada en g8, h8 (3\N{NO-BREAK SPACE}puntos)."
