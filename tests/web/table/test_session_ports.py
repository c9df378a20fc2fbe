"""A session knows no shuffle and no player: whatever is plugged into its ports plays it."""

import pytest

from realmino import Draw, Game, Scripted
from table.match import Match
from table.session import Answer, Mode, Question, Session
from tests.tables import whole_game
from tests.web.fixtures import seats


class Witness:
    """Remembers what a session tells."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.ends = 0

    def moved(self, since: int) -> None:
        self.moves.append(since)

    def ended(self) -> None:
        self.ends += 1


class Recorded:
    """A session whose dealer and players only repeat a game; ``asked`` are their questions."""

    def __init__(self, game: Game, kinds: str, mode: Mode = Mode.PLAYING) -> None:
        self.asked: list[Question] = []
        self.witness = Witness()
        self._game = game
        dealer = Scripted(move for move in game.moves if isinstance(move, Draw))
        begun = Game(game.rules).deal(dealer)
        sitting = seats(kinds, game=game.rules.game)
        match = Match(sitting, "no seed of this game", (begun,))
        players = [self.asked.append] * len(sitting)
        self.session = Session(match, lambda _: dealer, players, self.witness, mode)
        self.session.start()

    def go_on(self) -> None:
        """The player who was asked last chooses as in the record."""
        move = self._game.moves[self.session.match.game.number]
        self.session.answer(Answer(self.asked[-1].number, str(move)))


@pytest.mark.parametrize(("code", "kinds"), [("K4", "pgrp"), ("K2hm", "gg"), ("Q3", "ppp")])
def test_dealer_and_players_of_a_record_play_it_again(code: str, kinds: str) -> None:
    game = whole_game(code)
    at = Recorded(game, kinds)
    while not at.session.view.outcome:
        before = len(at.asked)
        assert at.asked[-1].position == at.session.match.game.state
        assert at.asked[-1].seat == at.session.view.prompt.seat
        at.go_on()
        assert len(at.asked) == before + (not at.session.view.outcome)
    assert at.session.match.game == game
    assert at.witness.ends == 1
    numbers = [question.number for question in at.asked]
    assert numbers == sorted(set(numbers))


def test_only_the_newest_question_is_answered() -> None:
    at = Recorded(whole_game("K4"), "pppp")
    first = at.asked[0]
    at.go_on()
    after = at.session.match
    token = at.session.view.options[0].token
    for number in (first.number, at.asked[-1].number + 1):
        at.session.answer(Answer(number, token))
    at.session.answer(Answer(at.asked[-1].number, "E"))
    assert at.session.match == after
    at.session.undo()
    assert at.asked[-1].number > first.number
    assert at.asked[-1].position == first.position


@pytest.mark.parametrize("mode", [Mode.MOMENT, Mode.ELSEWHERE])
def test_nobody_is_asked_in_a_session_that_is_looked_at(mode: Mode) -> None:
    at = Recorded(whole_game("K4"), "pgpg", mode)
    assert (at.asked, at.session.question) == ([], None)
    at.session.play_on()
    assert (at.session.mode is Mode.PLAYING) == (len(at.asked) == 1) == (mode is Mode.MOMENT)


def test_the_device_is_handed_over_only_while_somebody_plays() -> None:
    session = Recorded(whole_game("K4"), "pppp").session
    modes = []
    for happens in (
        session.hand_over, session.ready, session.look_on, session.ready, session.hand_over,
        session.play_on,
    ):  # fmt: skip
        happens()
        modes.append(session.mode)
    assert modes == [Mode.HANDOVER, Mode.PLAYING, *[Mode.ELSEWHERE] * 4]
