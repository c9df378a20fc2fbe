"""The state and the next duty of each device in a game by link."""

from dataclasses import replace
from random import Random

import pytest

from browser.messages import say
from friends.pending import Pending, invitation_to
from friends.shared import Duty, Shared, proof_text
from realmino import Dynasty, Game
from realmino.together.fair import SECRET_SIZE, proof
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter
from table.model.match import Match
from tests.depth import ordinary_first
from tests.tables import whole_game


class Device:
    """A device without a screen; ``match`` is the one on its table."""

    def __init__(self, shared: Shared, seed: int) -> None:
        self.shared = shared
        self.match = shared.match()
        self._random = Random(seed)

    @property
    def duty(self) -> Duty:
        return self.shared.duty(*self.match.games)

    def choose(self) -> None:
        """Makes all choices that are due on this device."""
        while self.duty is Duty.CHOOSE:
            game = self.match.game
            action = self._random.choice([*game.state.legal_actions()])
            self.match = self.match.with_game(game.play(action))

    def send(self) -> str:
        """Sends the next letter; returns its link."""
        self.shared = replace(self.shared.revealed(*self.match.games), sent=True)
        self.show()
        return self.shared.letter.to_text()

    def open(self, text: str) -> None:
        """Opens a link."""
        self.shared = self.shared.read(Letter.parse(text))
        self.show()

    def show(self) -> None:
        """Shows the letter's game on the table, or the next game after the end of one."""
        for _ in self.shared.letter.games:
            if game := self.shared.known_game(*self.match.games):
                self.match = self.match.with_game(game)
            if game and game.is_over and self.match.dynasty and not self.match.is_over:
                assert self.duty in (Duty.CHOOSE, Duty.SEND)
                self.match = self.match.next_game()


def secret(number: int) -> bytes:
    return bytes([number]) * SECRET_SIZE


def begun(code: str, kinds: tuple[str, ...], is_dynasty: bool = False) -> list[Device]:
    """The devices of a game that everyone has joined; the first one sent the invitation."""
    invitation = invitation_to(Game(code), kinds, "Ann", secret(1), is_dynasty)
    lobby = Lobby(Invitation.parse(invitation.to_text()))
    guests = []
    for owner in invitation.guests:
        answer = invitation.accept(owner, secret(owner + 1), f"Guest {owner}")
        lobby = lobby.add(Acceptance.parse(answer.to_text()))
        guests.append(Pending(Lobby(invitation), secret(owner + 1), answer))
    pending = Pending.from_data(Pending(lobby, secret(1)).to_data())
    letter = Letter.parse(pending.lobby.letter(pending.secret).to_text())
    shared = [each.started_game(letter) for each in (pending, *guests)]
    return [Device(one, n) for n, one in enumerate(shared) if one]


KINDS = {
    "K2": ("person", "friend"),
    "K3": ("person", "random", "friend"),
    "Q3": ("friend", "person", "friend"),
}


def play(devices: list[Device]) -> int:
    """Plays to the end with nothing but links; returns the number of links sent."""
    links = 0
    while not all(device.duty in (Duty.OVER, Duty.WAIT) for device in devices):
        for device in devices:
            device.choose()
            if device.duty is Duty.TURN_OVER:
                device.send()
                device.choose()
                if device.duty in (Duty.CHOOSE, Duty.WAIT):
                    device.shared = replace(device.shared, sent=False)
            if device.duty is Duty.SEND:
                text = device.send()
                links += 1
                for other in devices:
                    if other is not device:
                        other.open(text)
    return links


@pytest.mark.parametrize("code", KINDS)
def test_a_whole_game_needs_only_the_links_that_are_sent(code: str) -> None:
    devices = begun(code, KINDS[code])
    play(devices)
    assert all(device.match.game.is_over for device in devices)
    assert len({str(device.match.game) for device in devices}) == 1
    assert all("secret" not in device.shared.to_data(device.match) for device in devices)


def test_the_proof_counts_the_deals_and_names_everyone_whose_secret_is_in_them() -> None:
    devices = begun("K3", KINDS["K3"])
    play(devices)
    for device in devices:
        letter = device.shared.letter
        deals = [deal for deal in proof(letter.games, letter.chance) if deal.draws]
        names = ["Ann", "Guest 1"]
        text = proof_text(device.match, letter)
        assert text == say("friends-proof-text", deals=len(deals), names=names)
        assert {owner for deal in deals for owner in deal.givers} == {0, 1}


@pytest.mark.parametrize("code", ordinary_first(KINDS, ["K3"]))
def test_three_games_of_a_dynasty_follow_one_another_on_every_device(code: str) -> None:
    devices = begun(code, KINDS[code], is_dynasty=True)
    assert all(device.match.dynasty for device in devices)
    play(devices)
    for device in devices:
        assert len(device.match.games) == Dynasty.LENGTH
        assert device.match.is_over
        assert Match.from_data(device.match.to_data()) == device.match
        assert device.duty is Duty.OVER
    assert len({tuple(map(str, device.match.games)) for device in devices}) == 1
    letter = devices[0].shared.letter
    assert len([*proof(letter.games, letter.chance)]) == len(letter.deals)


def test_the_secret_stays_until_the_last_game_of_a_dynasty_is_over() -> None:
    device = begun("K2", KINDS["K2"], is_dynasty=True)[0]
    match = device.match.with_game(whole_game("K2"))
    assert match.game.is_over
    assert "secret" in device.shared.to_data(match)
