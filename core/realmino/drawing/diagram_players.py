"""Who plays in a diagram: colours, partners, and names where they are known."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realmino.notation.positions import PartialPosition
from realmino.pieces.variants import SEATS, seat_colours
from realmino.text.catalogue import colour, say


class DiagramPlayer(NamedTuple):
    """The player of a seat: a colour of `realmino.pieces.variants.COLOURS`, and a name or ""."""

    colour: str
    name: str = ""


class DiagramPlayers:
    """The players of a position: those given, in order of the seats, and else the box's colours."""

    def __init__(self, position: PartialPosition, given: Sequence[DiagramPlayer] = ()) -> None:
        self._rules: Final = position.rules
        usual = [DiagramPlayer(colour) for colour in seat_colours(position.rules)]
        named = [player._replace(name=_printable(player.name)) for player in given]
        self._all: Final = (*named, *usual[len(named) :])

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self._all[seat].colour

    def colours(self, kingdom: int) -> list[str]:
        """The colour of a kingdom's ruler, or of both partners."""
        return [self.colour(seat) for seat in self._rulers(kingdom)]

    def heading(self, kingdom: int) -> str:
        """What stands above a kingdom: ``A · pink``, or ``A · Ann``."""
        return say("names", names=[self._headed(seat) for seat in self._rulers(kingdom)])

    def told(self, kingdom: int) -> str:
        """The same for those who do not see: ``pink``, or ``Ann, pink``."""
        return say("names", names=[self._told(seat) for seat in self._rulers(kingdom)])

    def _rulers(self, kingdom: int) -> tuple[int, ...]:
        """The seats of a kingdom; a kingdom too many has the seat of its letter."""
        seats = self._rules.seats_of([kingdom]) if self._rules else ()
        return seats or (kingdom,)

    def _headed(self, seat: int) -> str:
        player = self._all[seat]
        name = player.name or colour(player.colour)
        return say("picture-kingdom", letter=SEATS[seat].upper(), name=name)

    def _told(self, seat: int) -> str:
        player = self._all[seat]
        if not player.name:
            return say("picture-colour", colour=colour(player.colour))
        return say("picture-player", name=player.name, colour=colour(player.colour))


def _printable(name: str) -> str:
    """A name without the letters that a picture cannot have."""
    return "".join(letter for letter in name if letter.isprintable())
