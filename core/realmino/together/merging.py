"""Combines two letters of a game, so that lost, late and repeated letters do no harm."""

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from realmino.together.agreements import Agreements
from realmino.together.fair import Chance, Refused
from realmino.together.letter import Letter, games_until, without_links_after

VERSIONS: Final = ("forked", "played-for-you", "other-agreement", "not-agreed")
"""Keys of refusals that need a person to choose between two versions of a game."""


def merged(
    known: Letter, received: Letter, mine: Collection[int] = (), agreed: Agreements = ()
) -> Letter:
    """The combined content of two letters: the longer history, and each owner's newest link.

    So lost, late, repeated and reordered letters do no harm. ``mine`` lists this device's owners,
    and ``agreed`` the agreements that it accepts. Raises `Refused` for a letter from another game,
    or for a version that conflicts with the known one (`VERSIONS`): it has different agreements or
    choices, or somebody else made a choice for us. The known letter stays valid.
    """
    if received.identity != known.identity or received.is_dynasty != known.is_dynasty:
        raise Refused("other-game")
    end = _common_end(known, received, agreed)
    ours = [choice for choice in known.choices() if choice[0] < end]
    theirs = [choice for choice in received.choices() if choice[0] < end]
    for (at, seat, old), (_, _, new) in zip(ours, theirs, strict=False):
        if old != new:
            if known.player_of(at, seat) in mine:
                raise Refused("played-for-you")
            raise Refused("forked", move=at)
    if len(received.chance.agreements) != len(known.chance.agreements):
        is_newer = len(received.chance.agreements) > len(known.chance.agreements)
    else:
        is_newer = len(theirs) > len(ours)
    newer = received if is_newer else known
    for at, seat, _ in [*received.choices()][len(ours) :] if is_newer else ():
        if received.player_of(at, seat) in mine:
            raise Refused("played-for-you")
    names = known.names or received.names
    chance = _with_newest_links(newer, known, received)
    return newer.with_links(chance, kinds=known.kinds, names=names)


def switch_version(known: Letter, other: Letter) -> Letter:
    """Another version of a known game, with all known links that fit it.

    This replaces choices, so a device does it only if the person using it decides to.
    """
    chance = _with_newest_links(other, known, other)
    return other.with_links(chance, kinds=known.kinds, names=known.names)


def _with_newest_links(letter: Letter, one: Letter, other: Letter) -> Chance:
    """A letter's chance with each owner's newest link from two letters, as far as they fit."""
    pairs = zip(one.chance.links, other.chance.links, strict=True)
    links = tuple(max(pair, key=lambda newest: newest.number) for pair in pairs)
    return without_links_after(replace(letter.chance, links=links), letter.last_deal)


def _common_end(known: Letter, received: Letter, agreed: Agreements) -> int:
    """The number of moves up to which two letters must match; after that, their agreements differ.

    Raises `Refused` for agreements that aren't accepted, and for a deal made without them.
    """
    ours, theirs = known.chance.agreements, received.chance.agreements
    if ours == theirs:
        return max(known.number, received.number)
    common = min(len(ours), len(theirs))
    if ours[:common] != theirs[:common]:
        raise Refused("other-agreement")
    if theirs[common:] and agreed[: len(theirs)] != theirs:
        raise Refused("not-agreed")
    end = min(agreement.at for agreement in ours[common:] + theirs[common:])
    try:
        games_until((known if theirs[common:] else received).games, end)
    except Refused:
        raise Refused("other-agreement") from None
    return end
