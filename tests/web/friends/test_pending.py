"""Games that haven't begun: the seats that friends get, keep or lose."""

from friends.pending import Pending, answered_names, invitation_to
from realmino import Game, Rules, State
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter
from saves import versions
from saves.model import SavedGame
from table.model.match import FRIEND, PERSON, Match
from tests.tables import whole_game
from tests.web.friends.test_shared import secret

KINDS = (PERSON, FRIEND, FRIEND)


def invited(start: Game, is_dynasty: bool = False) -> Pending:
    """The game on the device that invites two friends."""
    invitation = invitation_to(start, KINDS, "Ann", secret(1), is_dynasty)
    return Pending(Lobby(invitation), secret(1))


def answered(pending: Pending, owner: int, name: str, own: int) -> Pending:
    """The game on the device of a friend who asks for the seat of ``owner``."""
    invitation = Invitation.parse(pending.invitation.to_text())
    answer = invitation.accept(owner, secret(own), name)
    return Pending(Lobby(invitation), secret(own), Acceptance.parse(answer.to_text()))


def added(pending: Pending, *friends: Pending) -> Pending:
    """The game on the inviter's device after these friends' answers."""
    lobby = pending.lobby
    for friend in friends:
        assert friend.answer
        lobby = lobby.add(friend.answer)
    return Pending(lobby, pending.secret)


def test_a_resent_invitation_shows_the_taken_seats() -> None:
    ann = invited(Game("K3"))
    ben, someone = answered(ann, 1, "Ben", 2), answered(ann, 2, "", 3)
    assert answered_names(ann.open_invitation) == {}
    again = Invitation.parse(added(ann, ben).open_invitation.to_text())
    assert answered_names(again) == {1: "Ben"}
    assert again.hash == ann.invitation.hash
    assert answered_names(added(ann, someone).open_invitation) == {2: "Friend"}


def test_a_friend_whose_seat_is_taken_when_the_game_begins_has_lost_it() -> None:
    ann = invited(Game("K3"))
    ben, cat, late = (answered(ann, n, name, own) for n, name, own in
                      ((1, "Ben", 2), (2, "Cat", 3), (2, "Dan", 4)))  # fmt: skip
    letter = Letter.parse(added(ann, ben, cat).lobby.letter(ann.secret).to_text())
    assert late.has_lost_seat(letter)
    assert late.started_game(letter) is None
    assert not cat.has_lost_seat(letter)
    assert not ann.has_lost_seat(letter)
    other = invited(Game("K3"))
    other = Pending(Lobby(invitation_to(Game("K3"), KINDS, "Eve", secret(9))), secret(9))
    assert not answered(other, 2, "Dan", 4).has_lost_seat(letter)


def test_a_game_goes_on_from_a_position() -> None:
    before: State = whole_game("K3").at(40).state
    ann = invited(Game.from_state(before))
    ben, cat = answered(ann, 1, "Ben", 2), answered(ann, 2, "Cat", 3)
    letter = added(ann, ben, cat).lobby.letter(ann.secret)
    assert letter.game.start == before
    shared = cat.started_game(letter)
    assert shared
    assert Match.from_data(shared.match().to_data()) == shared.match()


def test_games_before_and_after_their_beginning_survive_saving() -> None:
    ann = invited(Game("K3"))
    ben, cat = answered(ann, 1, "Ben", 2), answered(ann, 2, "Cat", 3)
    shared = ben.started_game(added(ann, ben, cat).lobby.letter(ann.secret))
    assert shared
    live = {"live": {"code": "AAAABBBBCCCC", "name": "Ben", "coach": False}}
    by_link = shared.to_data(shared.match())
    for data in (ann.to_data(), ben.to_data(), by_link, by_link | live):
        game = SavedGame.of("x", shared.match(), 5, data)
        assert versions.parse("x", versions.to_text(game)) == game


def test_the_list_shows_a_dynasty_that_has_not_begun() -> None:
    assert invited(Game("K3"), is_dynasty=True).match().dynasty
    assert Rules("K3") == invited(Game("K3")).match().game.rules
