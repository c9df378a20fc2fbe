"""The start of a live game: the invitation, and all devices' answers."""

from __future__ import annotations

from dataclasses import dataclass, field

from live.values import Plan
from realmino.together.fair import Refused
from realmino.together.invitation import Acceptance, Invitation, Lobby
from realmino.together.letter import Letter


@dataclass
class Starting:
    """A game that is starting: its invitation and the answers received so far."""

    plan: Plan
    leader: str
    invitation: Invitation
    answer: Acceptance | None = None
    """This device's own answer; None before it answers, and on the leader's device."""
    answers: dict[str, Acceptance] = field(default_factory=dict)
    """The answers of other devices."""

    @property
    def owners(self) -> tuple[str, ...]:
        """The devices in owner order."""
        return self.plan.owners(self.leader)

    def add_answer(self, peer: str, text: str) -> None:
        """Records a device's first answer."""
        if peer in self.answers or peer not in self.owners:
            return
        try:
            answer = Acceptance.parse(text)
        except Refused:
            return
        if self.owners[answer.owner : answer.owner + 1] == (peer,):
            self.answers[peer] = answer

    def lobby(self) -> Lobby | None:
        """The invitation with all answers from their own devices; None while any is missing."""
        lobby = Lobby(self.invitation)
        try:
            for answer in (*self.answers.values(), self.answer):
                lobby = lobby.add(answer) if answer else lobby
        except Refused:
            return None
        return lobby if lobby.is_complete else None

    def is_first(self, letter: Letter) -> bool:
        """Whether a letter belongs to this game and contains everyone's own answer."""
        lobby = self.lobby()
        if lobby is None or self.answer is None:
            return False
        try:
            for answer in lobby.answers:
                self.invitation.check(letter, answer)
        except Refused:
            return False
        return True
