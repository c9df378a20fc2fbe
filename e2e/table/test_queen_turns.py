"""Queendomino's turns: reloading, undoing, sharing, playing offline and by touch."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.messages import say
from e2e import games
from e2e.conftest import PHONE, Serve, Visit
from e2e.court import CourtHand, expect_sheets_of_replay, start_court_game, tokens
from e2e.games import last_moment, moment, positions, whole_game
from e2e.hosting.test_offline import wait_until_cached
from e2e.table.test_undo import expect_refusal
from e2e.visitor import part
from realmino import Claim, Game
from realmino.view import view
from table.wording.words import default_name, joined_names

pytestmark = pytest.mark.in_chromium

PHASES = part("phases", "li")
VALUES = {"building": "…", "points": 1}
TURN = {
    kind: say(f"ask-{kind}", coins=0, **VALUES).split(" …")[0].split(" 0")[0]
    for kind in ("tax", "construct", "burn")
}
"""How the question about each optional phase begins."""


def whole_turn(code: str, last: bool) -> tuple[Game, list[str]]:
    """A position with all optional phases, and a token for each phase.

    With ``last``, the claim afterwards reveals the next line.
    """
    for game, seen in positions(code):
        if "tax" not in seen.prompt.optional or not seen.next:
            continue
        if last != (sum(face.king is None for face in seen.next) == 1):
            continue
        found, after = [], game
        for kind in TURN:
            options = [option for option in view(after).options if option.kind == kind]
            found += [options[0].token] if options else []
            after = after.play(options[0].token) if options else after
        if len(found) == len(TURN):
            return game, found
    raise AssertionError(f"no turn in {code} offers everything")


@pytest.mark.deep
def test_a_turn_survives_reloads_and_can_be_undone(visit: Visit) -> None:
    game, phases = whole_turn("Q4", last=True)
    visitor = visit(moment=last_moment(game, "pppp"))
    visitor.play_on()
    start = game.number
    for number, (token, question) in enumerate(zip(phases, TURN.values(), strict=True)):
        visitor.part("options", f'[data-token="{token}"]').focus()
        expect(visitor.part("hint")).to_contain_text(question)
        visitor.take(token)
        if number < 2:
            seen = visitor.link(), visitor.options(), visitor.find(PHASES).all_inner_texts()
            visitor.reload()
            visitor.expect_move(start + number + 1)
            again = visitor.link(), visitor.options(), visitor.find(PHASES).all_inner_texts()
            assert again == seen
    for number in (2, 1, 0):
        visitor.press("undo")
        visitor.expect_move(start + number)
        assert phases[number] in [option.token for option in visitor.options()]
    for number in (1, 2, 3):
        visitor.press("redo")
        visitor.expect_move(start + number)
    visitor.take(tokens(visitor, "E")[0])
    assert isinstance(games.games_in(visitor.link())[0].moves[start + 3], Claim)
    expect_refusal(visitor, "undo", "undo-reveal")


@pytest.mark.deep
def test_links_open_their_moments(revisit: Visit) -> None:
    """Each link opens its moment, allows stepping and playing on, and ends with score sheets."""
    game = whole_game("Q3hm")
    at = game.number // 2
    visitor = revisit(moment=moment(game, at, "pgg"))
    visitor.expect_move(at)
    visitor.press("undo")
    visitor.expect_move(at - 1)
    visitor.press("redo", "redo")
    visitor.expect_move(at + 1)
    link = visitor.link()
    assert (games.move_number(link), games.games_in(link)[0].moves) == (at + 1, game.moves)
    visitor.choose_setting("pace", "instant")
    visitor.play_on()
    visitor.play(1)
    assert games.games_in(visitor.link())[0].moves[: at + 1] == game.moves[: at + 1]
    for code, names in ENDS.items():
        game = whole_game(code)
        fragment = moment(game, game.number, "g" * game.rules.players)
        visitor.page.evaluate("(to) => { location.hash = to; }", fragment)
        visitor.expect_move(game.number)
        visitor.press("menu", "scores")
        expect_sheets_of_replay(visitor, *names)


ENDS = {
    "Q3hm": tuple(default_name(one, "greedy") for one in ("orange", "purple", "white")),
    "W6hmt": tuple(
        joined_names([default_name(one, "greedy") for one in team])
        for team in (("pink", "blue"), ("yellow", "orange"), ("green", "purple"))
    ),
}
"""Rules codes, and the names shown for the kingdoms of greedy bots."""


@pytest.mark.deep
def test_turns_are_played_without_the_server(visit: Visit, serve: Serve, site: Path) -> None:
    stoppable = serve(site)
    visitor = visit(offline=True, address=stoppable.address)
    wait_until_cached(visitor)
    stoppable.stop()
    visitor.reload()
    start_court_game(visitor, "Q", "person", "greedy")
    visitor.play(8)
    before = visitor.moves
    visitor.reload()
    visitor.expect_move(before)
    visitor.play(1)


def test_a_turn_is_played_by_touch(revisit: Visit) -> None:
    """On a small phone, each step needs confirmation."""
    game, (tax, building, burning) = whole_turn("Q4", last=False)
    visitor = revisit(PHONE, has_touch=True, moment=last_moment(game, "pppp"))
    court = CourtHand(visitor, fingers=True)
    visitor.play_on()
    for play, token in ((court.collect, tax), (court.construct, building), (court.burn, burning)):
        before = visitor.moves
        play(token)
        visitor.wait_for_turn(after=before)
    number = visitor.moves
    court.claim(tokens(visitor, "E")[0])
    visitor.wait_for_turn(after=number)
    played = games.games_in(visitor.link())[0].moves[game.number :]
    assert [str(move) for move in played[:3]] == [tax, building, burning]
