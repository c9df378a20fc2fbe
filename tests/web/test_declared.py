"""A made-up bonus and a made-up level, each declared in one place, work everywhere."""

import os
import subprocess
import sys
from random import Random

import pytest

from counting.sequence import badge
from kingdoms import pad_sheets, words
from kingdoms.model import Pad
from kingdoms.texts import pad_from_position
from realmino import Game, Rules, Shuffled
from realmino.bots import BOTS, LETTERS
from realmino.pieces.grid import CASTLE, STRIDE, rows_between
from realmino.pieces.variants import OPTIONS, Variant, rules_codes
from realmino.rules.fast_totals import total
from realmino.text import language
from realmino.text.messages import Messages
from realmino.together.letter import PERSON
from realmino.view import view
from table.wording import sheets
from tests.web.fixtures import match_with
from tools.paths import ROOT, WEB
from tools.pipeline import pages
from tools.pipeline.catalogue import catalogue

POINTS = 3


def castle_row(taken: int, grid: int) -> int:
    """The castle's row, if it is as long as the grid; otherwise 0."""
    height = CASTLE % STRIDE
    row = taken & rows_between(height, height)
    return row if row.bit_count() == grid else 0


@pytest.fixture
def row_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Variant("row", "variants#harmony", points=POINTS, squares=castle_row)
    monkeypatch.setitem(OPTIONS, "r", row)
    texts = {"variant-row": "Long hall", "variant-row-text": "For the castle's row."}
    both = {**catalogue("en"), **texts}
    monkeypatch.setattr(pages, "catalogue", lambda language: both)
    monkeypatch.setitem(language._messages, "en", Messages(both))


def whole_game(code: str, bot: str) -> Game:
    """A game that one kind of bot plays to the end."""
    game, random = Game(code).deal(Shuffled(8)), Random(8)
    while not game.is_over:
        game = (
            game.deal(Shuffled(8))
            if game.state.to_act is None
            else game.play(BOTS[bot](game.state, random))
        )
    return game


@pytest.mark.usefixtures("row_bonus")
@pytest.mark.parametrize("code", ["K2mr", "W6rt"])
def test_the_engine_scores_it(code: str) -> None:
    assert code in rules_codes()
    game = whole_game(code, "squire")
    position = game.state.simulation(Random(0))
    won = 0
    for kingdom, sheet in enumerate(game.state.sheets()):
        points = [item.points for item in sheet.items if item.bonus == "row"]
        has_row = castle_row(game.state.kingdoms[kingdom].taken, game.rules.grid) > 0
        assert points == [POINTS] * has_row
        assert total(position, kingdom) == sheet.total
        won += has_row
    assert won > 0
    assert Game.parse(str(game)).state.sheets() == game.state.sheets()


@pytest.mark.usefixtures("row_bonus")
def test_the_sheets_of_table_and_pad_name_it() -> None:
    game = whole_game("K2mr", "squire")
    page = sheets.body(view(game), match_with(game))
    assert 'data-rule="row"' in page
    assert "Long hall" in page
    pad = pad_from_position(str(game.state))
    text = "".join(
        pad_sheets.sheet(pad, number, sheet) for number, sheet in enumerate(pad.sheets())
    )
    assert "Long hall" in text
    assert "Long hall" in words.summary(pad)
    items = [item for sheet in pad.sheets() for item in sheet.items if item.bonus == "row"]
    assert items
    assert badge(items[0].to_json()) == "+3"


@pytest.mark.usefixtures("row_bonus")
def test_the_forms_offer_it() -> None:
    made = pages.pages(WEB)
    assert '<input type="checkbox" id="row" name="row"' in made["index.html"]
    assert 'id="pad-row" data-option="r"' in made["pad.html"]
    assert pages.setup()["options"]["r"] == {"key": "row", "games": False}
    assert Pad.begin("K4").with_rules("K4r").rules == Rules.parse("K4r")


WITH_BARON = """
from realmino.bots.levels import LETTERS, LEVELS, LevelSpec
import realmino.bots.levels as names

LEVELS["baron"] = LevelSpec("b", LEVELS["knight"].chooser)
names.LETTERS = {**LETTERS, "baron": "b"}
names.NAMES = (*names.LETTERS,)

from realmino import Game, Shuffled
from realmino.bots import BOTS, choose
from table.model.links import moment_link
from table.model.match import Match, Seat
from table.play.thinking import MoveRequest
from friends.pending import Pending
from tools.paths import ROOT, WEB
from tools.pipeline import pages
from tools.pipeline.catalogue import catalogue

seats = (Seat("pink", "", "baron"), Seat("yellow", "", "emperor"))
match = Match.begin(seats, "", "1", False)
assert "k=bq" in moment_link(match), moment_link(match)
state = match.game.state
[reply] = MoveRequest(state, 0.1, "baron", "7").replies()
assert reply.token == str(choose(state, "knight", seed="7"))
both = {**catalogue("en"), "-level-baron": "Baron", "level-baron-text": "for a test"}
pages.catalogue = lambda language: both
form = pages.pages(WEB)["index.html"]
assert 'value="baron"' in form and "Baron" in form
assert "baron" in pages.setup()["kinds"]
print("played")
"""


def test_a_level_is_declared_once() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITH_BARON],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "core", WEB)))},
        capture_output=True,
        text=True,
    )
    assert ran.stdout == "played\n", ran.stderr


def test_every_letter_means_one_kind_of_player() -> None:
    letters = [*LETTERS.values(), PERSON]
    assert len({*letters}) == len(letters)
