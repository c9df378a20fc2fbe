"""What each device of a game by link knows and has to do."""

from dataclasses import replace
from random import Random

import pytest

from realmino import Rules
from realmino.together.fair import SIZE
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter
from together.pending import Pending, invitation_to
from together.shared import Duty, Shared


class Device:
    """A device without a screen; ``table`` is the match on its table."""

    def __init__(self, shared: Shared, seed: int) -> None:
        self.shared = shared
        self.match = shared.match()
        self._random = Random(seed)

    @property
    def duty(self) -> Duty:
        return self.shared.duty(self.match.game)

    def choose(self) -> None:
        """Makes all choices that are due here."""
        while self.duty is Duty.CHOOSE:
            game = self.match.game
            action = self._random.choice([*game.state.legal_actions()])
            self.match = self.match.with_game(game.play(action))

    def send(self) -> str:
        """The link of the next letter."""
        told = self.shared.told(self.match.game)
        self.shared = replace(told, sent=True)
        self.match = self.match.with_game(told.letter.game)
        return told.letter.to_text()

    def open(self, text: str) -> None:
        """Opens a link."""
        self.shared = self.shared.read(Letter.parse(text))
        if self.shared.letter.game.number > self.match.game.number:
            self.match = self.match.with_game(self.shared.letter.game)


def secret(number: int) -> bytes:
    return bytes([number]) * SIZE


def begun(code: str, kinds: tuple[str, ...]) -> list[Device]:
    """The devices of a game that everyone has joined; the first has invited."""
    invitation = invitation_to(Rules.parse(code), kinds, "Ann", secret(1))
    lobby = Lobby(Invitation.parse(invitation.to_text()))
    guests = []
    for owner in invitation.guests:
        answer = invitation.accept(owner, secret(owner + 1), f"Guest {owner}")
        lobby = lobby.add(Acceptance.parse(answer.to_text()))
        guests.append(Pending(Lobby(invitation), secret(owner + 1), answer))
    pending = Pending.of_data(Pending(lobby, secret(1)).to_data())
    letter = Letter.parse(pending.lobby.letter(pending.secret).to_text())
    shared = [each.begun(letter) for each in (pending, *guests)]
    return [Device(one, n) for n, one in enumerate(shared) if one]


KINDS = {
    "K2": ("person", "friend"),
    "K3": ("person", "random", "friend"),
    "Q3": ("friend", "person", "friend"),
}


@pytest.mark.parametrize("code", KINDS)
def test_a_whole_game_needs_only_the_links_that_are_sent(code: str) -> None:
    devices = begun(code, KINDS[code])
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
    assert all(device.match.game.is_over for device in devices)
    assert len({str(device.match.game) for device in devices}) == 1
    assert all("secret" not in device.shared.to_data(device.match) for device in devices)
