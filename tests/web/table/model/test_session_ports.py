"""A session works with any dealer and any players, such as those that repeat a record."""

import pytest

from realmino import Draw, Game, Scripted
from table.model.match import Match
from table.model.session import Answer, Ended, Mode, Moved, Question, Session
from tests.tables import whole_game
from tests.web.fixtures import seats


class Recorded:
    """A session whose dealer and players repeat a game; ``events`` collects all that it returns."""

    def __init__(self, game: Game, kinds: str, mode: Mode = Mode.PLAYING) -> None:
        self._game = game
        dealer = Scripted(move for move in game.moves if isinstance(move, Draw))
        begun = Game(game.rules).deal(dealer)
        match = Match(seats(kinds, game=game.rules.game), "no seed of this game", (begun,))
        self.session = Session(match, lambda _: dealer, mode)
        self.events = self.session.start()

    @property
    def questions(self) -> list[Question]:
        return [event for event in self.events if isinstance(event, Question)]

    def answer_last(self) -> None:
        """Answers the last request with the move in the record."""
        move = self._game.moves[self.session.match.game.number]
        self.events += self.session.answer(Answer(self.questions[-1].number, str(move)))


@pytest.mark.parametrize(("code", "kinds"), [("K4", "pgrp"), ("K2hm", "gg"), ("Q3", "ppp")])
def test_dealer_and_players_of_a_record_play_it_again(code: str, kinds: str) -> None:
    game = whole_game(code)
    at = Recorded(game, kinds)
    while not at.session.view.outcome:
        before = len(at.questions)
        assert at.questions[-1].position == at.session.match.game.state
        assert at.questions[-1].seat == at.session.view.prompt.seat
        at.answer_last()
        assert len(at.questions) == before + (not at.session.view.outcome)
    assert at.session.match.game == game
    assert at.events[-1] == Ended()
    assert at.events.count(Ended()) == 1
    numbers = [question.number for question in at.questions]
    assert numbers == sorted(set(numbers))


def test_only_the_newest_request_accepts_an_answer() -> None:
    at = Recorded(whole_game("K4"), "pppp")
    first = at.questions[0]
    at.answer_last()
    after = at.session.match
    token = at.session.view.options[0].token
    for number in (first.number, at.questions[-1].number + 1):
        assert at.session.answer(Answer(number, token)) == []
    assert at.session.answer(Answer(at.questions[-1].number, "E")) == []
    assert at.session.match == after
    moved, question = at.session.undo()
    assert moved == Moved(at.session.match.game.number)
    assert question == at.session.question
    at.events.append(question)
    assert at.questions[-1].number > first.number
    assert at.questions[-1].position == first.position


@pytest.mark.parametrize("mode", [Mode.MOMENT, Mode.ELSEWHERE])
def test_a_watched_session_makes_no_requests(mode: Mode) -> None:
    at = Recorded(whole_game("K4"), "pgpg", mode)
    assert (at.questions, at.session.question) == ([], None)
    at.events += at.session.continue_game()
    assert (at.session.mode is Mode.PLAYING) == (len(at.questions) == 1) == (mode is Mode.MOMENT)


def test_the_device_is_handed_over_only_during_play() -> None:
    session = Recorded(whole_game("K4"), "pppp").session
    modes = []
    for happens in (
        session.hand_over, session.ready, session.stop_playing, session.ready, session.hand_over,
        session.continue_game,
    ):  # fmt: skip
        happens()
        modes.append(session.mode)
    assert modes == [Mode.HANDOVER, Mode.PLAYING, *[Mode.ELSEWHERE] * 4]
