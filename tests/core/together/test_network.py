"""A state machine of devices that play over the worst of networks, with attackers.

Messages are lost, duplicated, late and out of order; old ones are repeated; characters are changed;
one player sends two different choices, another plays for somebody else; devices restart from their
stored data, or lose their secret.
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from realmino.together.fair import BOT, Chance, Giving, Link, Refused, link, proof, start_token
from realmino.together.invitation import Acceptance, Invitation, Lobby, invite
from realmino.together.letter import Letter, decode_with_checksum, encode_with_checksum
from realmino.together.merging import merged
from tests.together import secret

TABLES = [
    ("K2", (0, 1)),
    ("K2", (1, 0)),
    ("K3", (0, 1, 2)),
    ("K3", (BOT, 0, 1)),
    ("K4", (0, 1, BOT, 2)),
    ("Q2", (0, 1)),
    ("W3", (1, 2, 0)),
]
"""The rules code, and the owner of each seat."""
CHARACTERS = "AZaz09-_.~"

any_number = st.integers(0, 10**6)


@dataclass
class Device:
    """One device: its owner's letter, secret and choices."""

    owner: int
    letter: Letter
    has_secret: bool = True
    choices_by_move: dict[int, Any] = field(default_factory=dict)
    """Its choices by the number of moves before them."""
    history: list[Any] = field(default_factory=list)
    """All choices that it has ever accepted."""

    def read(self, text: str) -> str:
        """Reads a message; returns the reason for a refusal, or an empty text."""
        try:
            received = Letter.parse(text)
            self.letter = merged(self.letter, received, [self.owner])
        except Refused as refused:
            return refused.key
        return ""

    def act(self, pick: int) -> bool:
        """Acts if the game waits for this device."""
        if self.letter.waits_for != self.owner or not self.has_secret:
            return False
        if self.letter.due:
            self.letter = self.letter.give(self.owner, secret(self.owner))
        else:
            actions = self.letter.game.state.legal_actions()
            self.choices_by_move[self.letter.number] = action = actions[pick % len(actions)]
            # Sending the last choice before a deal reveals this device's link for the deal.
            self.letter = self.letter.play(action).give(self.owner, secret(self.owner))
        return True


class Network(RuleBasedStateMachine):
    """A game between devices that communicate only by messages."""

    devices: list[Device]

    @initialize(table=st.sampled_from(TABLES), giving=st.sampled_from(Giving))
    def begin(self, table: tuple[str, tuple[int, ...]], giving: Giving) -> None:
        """The invitation goes out, and everyone answers it."""
        code, owners = table
        invitation = Invitation.parse(invite(code, owners, secret(0), giving).to_text())
        answers = [invitation.accept(guest, secret(guest)) for guest in invitation.guests]
        lobby = Lobby(invitation)
        for answer in reversed(answers):
            lobby = lobby.add(Acceptance.parse(answer.to_text()))
        first = lobby.letter(secret(0))
        for answer in answers:
            invitation.check(Letter.parse(first.to_text()), answer)
        self.devices = [Device(owner, first) for owner in range(len(answers) + 1)]
        self.sent: list[str] = [first.to_text()]
        self.in_transit: list[tuple[int, str]] = []
        self.is_fair_play = True

    def send(self, device: Device) -> None:
        """Sends a device's letter to all others."""
        text = device.letter.to_text()
        self.sent.append(text)
        self.in_transit += [(other.owner, text) for other in self.devices if other is not device]

    @rule(device=any_number, picks=st.lists(any_number, min_size=1, max_size=8))
    def play(self, device: int, picks: list[int]) -> None:
        """Lets a device act if it can, and send its letter."""
        player = self.devices[device % len(self.devices)]
        done = [player.act(pick) for pick in picks]
        if any(done):
            self.send(player)

    @precondition(lambda self: self.in_transit)
    @rule(message=any_number, keep=st.booleans())
    def deliver(self, message: int, keep: bool) -> None:
        """Any message arrives, perhaps not for the last time."""
        place = message % len(self.in_transit)
        owner, text = self.in_transit[place] if keep else self.in_transit.pop(place)
        refusal = self.devices[owner].read(text)
        assert not refusal or not self.is_fair_play

    @precondition(lambda self: self.in_transit)
    @rule(message=any_number)
    def lose(self, message: int) -> None:
        """A message never arrives."""
        self.in_transit.pop(message % len(self.in_transit))

    @rule(device=any_number, message=any_number)
    def repeat(self, device: int, message: int) -> None:
        """Somebody opens any link ever sent."""
        target = self.devices[device % len(self.devices)]
        before = target.letter
        refusal = target.read(self.sent[message % len(self.sent)])
        assert not refusal or not self.is_fair_play
        assert target.letter.number >= before.number

    @rule(
        device=any_number, message=any_number, place=any_number, new=st.sampled_from(CHARACTERS)
    )  # fmt: skip
    def damage(self, device: int, message: int, place: int, new: str) -> None:
        """A changed character changes nothing, or is refused."""
        target = self.devices[device % len(self.devices)]
        text = self.sent[message % len(self.sent)]
        place %= len(text)
        changed = text[:place] + new + text[place + 1 :]
        try:
            read = Letter.parse(changed)
        except Refused:
            before = target.letter
            assert target.read(changed)
            assert target.letter is before
        else:
            assert replace(read, names=()) == replace(Letter.parse(text), names=())

    @rule(device=any_number, picks=st.tuples(any_number, any_number))
    def play_for_another(self, device: int, picks: tuple[int, int]) -> None:
        """An attacker writes a letter with somebody else's legal choice."""
        letter = self.devices[device % len(self.devices)].letter
        victim = letter.waits_for
        if victim is None or letter.due:
            return
        actions = letter.game.state.legal_actions()
        target = self.devices[victim]
        forged = letter.play(actions[picks[0] % len(actions)])
        before = target.letter
        refusal = target.read(forged.to_text())
        known = [*before.choices()]
        if [*forged.choices()] == known[: len([*forged.choices()])]:
            assert not refusal  # it matches what this player chose at this point
        else:
            assert refusal in ("played-for-you", "forked")
            assert target.letter is before
        assert forged.to_text() not in self.sent or not refusal or not self.is_fair_play

    @rule(device=any_number, more=st.integers(0, 2))
    def swap_links(self, device: int, more: int) -> None:
        """An attacker writes links from another secret."""
        target = self.devices[device % len(self.devices)]
        before = target.letter
        for owner, revealed in enumerate(before.chance.links):
            number = revealed.number + more
            text = with_link(before, owner, Link(number, link(b"!" * len(revealed.value), number)))
            assert target.read(text) in ("other-game", "too-early", "damaged")
        assert target.letter is before

    @rule(device=any_number, more=st.integers(1, 3))
    def reveal_early(self, device: int, more: int) -> None:
        """Reveals a link for a deal that isn't due."""
        target = self.devices[device % len(self.devices)]
        before = target.letter
        for owner in range(len(self.devices)):
            number = before.last_deal + more
            text = with_link(before, owner, Link(number, link(secret(owner), number)))
            assert target.read(text) == "too-early"
        assert target.letter is before

    @rule(picks=st.lists(any_number, min_size=1, max_size=5))
    def deliver_everything(self, picks: list[int]) -> None:
        """Delivers everything to everyone immediately for a while."""
        if not self.is_fair_play:
            return
        for pick in picks:
            for device in self.devices:
                while device.act(pick):
                    pass
                self.sent.append(device.letter.to_text())
                assert not any(other.read(self.sent[-1]) for other in self.devices)

    @precondition(lambda self: self.is_fair_play)
    @rule(device=any_number, picks=st.tuples(any_number, any_number))
    def cheat(self, device: int, picks: tuple[int, int]) -> None:
        """A player sends two different choices to different people."""
        cheater = self.devices[device % len(self.devices)]
        letter = cheater.letter
        if letter.waits_for != cheater.owner or letter.due or not cheater.has_secret:
            return
        actions = letter.game.state.legal_actions()
        picks_sent = {pick % len(actions) for pick in picks}
        if len(picks_sent) < 2:
            return
        self.is_fair_play = False
        for pick in picks_sent:
            other = Device(cheater.owner, letter)
            other.act(pick)
            self.send(other)
        cheater.act(picks[0])
        seed = letters_seed(cheater.letter)
        assert seed is None or seed == letters_seed(other.letter)

    @rule(device=any_number)
    def restart(self, device: int) -> None:
        """Restores a device from its stored data."""
        target = self.devices[device % len(self.devices)]
        stored = target.letter.to_text(20_000)
        assert Letter.parse(stored) == target.letter
        target.letter = Letter.parse(stored)

    @precondition(lambda self: all(device.has_secret for device in self.devices))
    @rule(device=any_number, other=st.integers(1, 7))
    def lose_secret(self, device: int, other: int) -> None:
        """A device loses its secret; another secret doesn't replace it."""
        target = self.devices[device % len(self.devices)]
        if other > 1:  # keeps this rare, since the game can't end without the secret
            return
        target.has_secret = False
        if target.letter.due and target.owner in target.letter.chance.missing_givers(
            target.letter.due
        ):
            with pytest.raises(Refused, match="other-secret"):
                target.letter.give(target.owner, b"?" * len(secret(0)))

    @invariant()
    def accepted_choices_stay(self) -> None:
        """No device's history, including its own choices, ever changes."""
        for device in self.devices:
            history = [(at, move) for at, _, move in device.letter.choices()]
            assert history[: len(device.history)] == device.history
            device.history = history
            own = {at: move for at, move in history if at in device.choices_by_move}
            assert own == device.choices_by_move

    @invariant()
    def devices_agree(self) -> None:
        """Unless somebody cheated, any two devices agree on the moves that both know."""
        if not self.is_fair_play:
            return
        longest = max((device.history for device in self.devices), key=len)
        for device in self.devices:
            assert device.history == longest[: len(device.history)]

    @invariant()
    def deals_follow_from_the_links(self) -> None:
        """Every deal is proven, and at least two owners gave it."""
        for device in self.devices:
            letter = device.letter
            for deal in proof(letter.games, letter.chance):
                assert len({*deal.givers}) > 1

    @invariant()
    def nobody_can_know_the_next_deal(self) -> None:
        """A player can't compute the next deal from all messages and their own secret."""
        if not self.is_fair_play:
            return
        newest = max((device.letter for device in self.devices), key=lambda known: known.number)
        number = newest.last_deal + 1
        revealed = [0] * len(self.devices)
        for device in self.devices:
            for owner, known in enumerate(device.letter.chance.links):
                revealed[owner] = max(revealed[owner], known.number)
        assert max(revealed) < number
        deal = newest.deals[-1]._replace(number=number, before=newest.game.state, is_first=False)
        for device in self.devices:
            own = Link(number, link(secret(device.owner), number))
            chance = newest.chance.reveal(device.owner, own)
            for last in range(len(newest.kinds)):
                if newest.chance.owners[last] != BOT and newest.game.state.line:
                    later = deal._replace(last=last)
                    assert chance.seed(start_token(newest.games[0]), later) is None

    def teardown(self) -> None:
        """Once messages arrive again, all finish the same game, unless somebody cheated."""
        if not hasattr(self, "devices") or not self.is_fair_play:
            return
        if not all(device.has_secret for device in self.devices):
            return
        pick = 0
        while not all(device.letter.is_over for device in self.devices):
            pick += 1
            for device in self.devices:
                while device.act(pick):
                    pass
                text = device.letter.to_text()
                for other in self.devices:
                    assert not other.read(text)
        assert len({device.letter.to_text() for device in self.devices}) == 1
        letter = self.devices[0].letter
        assert len([*proof(letter.games, letter.chance)]) == letter.last_deal


def with_link(letter: Letter, owner: int, revealed: Link) -> str:
    """Returns the text of a letter with another link, which no `Letter` would write."""
    begin, data = decode_with_checksum(re.search("_t=([^&]+)", letter.to_text())[1])  # type: ignore[index]
    chance, rest = Chance.read(data)
    links = [*chance.links]
    links[owner] = revealed
    forged = replace(chance, links=tuple(links))
    return f"_t={encode_with_checksum(begin, forged.to_bytes() + rest)}&k={letter.kinds}"


def letters_seed(letter: Letter) -> bytes | None:
    """Returns the seed of the newest deal."""
    return letter.chance.seed(start_token(letter.games[0]), letter.deals[-1])


def test_devices_play_one_fair_game_over_any_network(request: pytest.FixtureRequest) -> None:
    examples, steps = (400, 80) if request.config.getoption("--deep", False) else (8, 20)
    run_state_machine_as_test(
        Network,
        settings=settings(max_examples=examples, stateful_step_count=steps),
    )
