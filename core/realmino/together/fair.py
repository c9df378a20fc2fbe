"""Fair deals, which nobody can predict or influence, and which anyone can check.

Each player's device, an *owner*, has a secret and commits to a hash chain before the game:

    anchor = link 0 ← link 1 ← link 2 ← … ← link 255 = secret        (← hashes)

From a link, anyone can compute earlier links but not later ones. So the anchor commits to one
link for every deal in a game or a Dynasty, and an owner's newest link also proves all earlier
deals. The seed of deal *k* is a hash of the game and of each giver's link *k*. An owner reveals a
link only when its deal is due, after the last choice before that deal.
"""

from binascii import a2b_base64, b2a_base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from realmino.game import Game, Played
from realmino.pieces.actions import Draw, Kings, Line, Tiles
from realmino.pieces.phases import PendingDeal
from realmino.pieces.reasons import Illegal, Reason
from realmino.rules.dealing import claim_order
from realmino.state import State
from realmino.together import agreements as agreed
from realmino.together.agreements import Agreement

try:  # as in `random`, because the page's snapshot has no `hashlib`
    from _sha2 import sha256  # type: ignore[import-not-found]
except ImportError:
    from hashlib import sha256

SECRET_SIZE: Final = 18
"""The size of a secret or link in bytes: 144 bits, or 24 base64 characters."""
CHAIN_LENGTH: Final = 255
"""The number of links after the anchor. A Dynasty of the longest games has 75 deals."""
BOT: Final = 15
"""The owner number for bots' seats."""
VERSION: Final = 1
AGREEMENTS_VERSION: Final = 2
"""The version number of texts that include agreements."""


class Refused(ValueError):
    """A text or an action is refused; the message ``together-refused-KEY`` explains why."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.values.items())])


class Giving(Enum):
    """Which owners give a link to a deal."""

    ALL = 0
    """All owners: for live games, where nobody has to wait for it."""
    PAIR = 1
    """The owner who chose last and the next other owner to act: for games by link."""


class Link(NamedTuple):
    """The newest link that an owner has revealed."""

    number: int
    """0 is the anchor."""
    value: bytes


def joint_hash(*parts: bytes) -> bytes:
    """The SHA-256 hash of the parts, joined by ``|``: 32 bytes."""
    digest: bytes = sha256(b"|".join(parts)).digest()
    return digest


def link(secret: bytes, number: int) -> bytes:
    """Link ``number`` in the chain that ends in a secret; link 0 is the anchor."""
    return _hash_repeatedly(secret, CHAIN_LENGTH - number)


def earlier_value(revealed: Link, number: int) -> bytes:
    """The value of link ``number`` in a chain, which is no later than the ``revealed`` link."""
    return _hash_repeatedly(revealed.value, revealed.number - number)


@lru_cache(maxsize=2048)
def _hash_repeatedly(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = joint_hash(b"realmino link" + value)[:SECRET_SIZE]
    return value


class Deal(NamedTuple):
    """Consecutive draws: kings, building tiles and a line."""

    number: int
    """Counted from 1 through all games in a Dynasty."""
    at: int
    """The number of moves before it, in all games."""
    before: State
    """The position in which it's due."""
    last: int | None
    """The seat of the person who chose last; None if no person has."""
    is_first: bool
    """Whether nobody has chosen in this game yet."""
    draws: tuple[Draw, ...]
    """Empty for a deal that's due but hasn't been made."""


def find_deals(games: Sequence[Game], chance: "Chance") -> Iterator[Deal]:
    """The deals in a game or a Dynasty, including one that's due at the end."""
    number, start, last = 0, 0, None
    for game in games:
        is_first = True
        draws: list[Played] = []
        for played in game.history():
            if played.seat is None:
                draws.append(played)
                continue
            if draws:
                number += 1
                yield _deal(number, start, draws, last, is_first)
                draws = []
            is_first = False
            if chance.owners_at(start + played.number)[played.seat] != BOT:
                last = played.seat
        if draws:
            yield _deal(number + 1, start, draws, last, is_first)
        elif game.state.pending_deal:
            yield Deal(number + 1, start + game.number, game.state, last, is_first, ())
        number += 1 if draws else 0
        start += game.number


def _deal(number: int, start: int, draws: list[Played], last: int | None, is_first: bool) -> Deal:
    moves = tuple(played.move for played in draws if isinstance(played.move, Draw))
    return Deal(number, start + draws[0].number, draws[0].before, last, is_first, moves)


@dataclass(frozen=True, slots=True)
class Chance:
    """A game's owners and the newest link of each.

    Its text is the ``Fair`` header of a record, which `parse` reads. Raises `Refused` for
    impossible owners, links or agreements.
    """

    giving: Giving
    owners: tuple[int, ...]
    """Each seat's owner, `BOT` for a bot. Owners are numbered from 0."""
    links: tuple[Link, ...]
    """Each owner's newest link."""
    agreements: tuple[Agreement, ...] = ()
    """In the order in which they were made."""

    def __post_init__(self) -> None:
        count = len(self.links)
        if not 2 <= len(self.owners) <= 8 or {*self.owners} - {BOT} != {*range(count)} or count < 2:
            raise Refused("bad-owners")
        if any(
            len(value) != SECRET_SIZE or not 0 <= number <= CHAIN_LENGTH
            for number, value in self.links
        ):
            raise Refused("damaged")
        if len({*self.anchors}) < count:
            raise Refused("same-anchor")
        if not agreed.are_consistent(self.agreements, count):
            raise Refused("damaged")

    @property
    def anchors(self) -> tuple[bytes, ...]:
        """Each owner's anchor."""
        return tuple(earlier_value(revealed, 0) for revealed in self.links)

    @property
    def fewest_moves(self) -> int:
        """The fewest moves that a game with these agreements can have."""
        return self.agreements[-1].at if self.agreements else 0

    def present_owners(self, number: int) -> tuple[int, ...]:
        """The owners who are present after ``number`` moves."""
        away = agreed.absent_owners(self.agreements, number)
        return tuple(owner for owner in range(len(self.links)) if owner not in away)

    def owners_at(self, number: int) -> tuple[int, ...]:
        """Each seat's owner after ``number`` moves; `BOT` for absent owners."""
        away = agreed.absent_owners(self.agreements, number)
        return tuple(BOT if owner in away else owner for owner in self.owners)

    def identity(self, start: str) -> bytes:
        """The hash that identifies a game by its start, owners and anchors.

        ``start`` is the record's first token: rules, or a position in brackets.
        """
        head = f"realmino game|{start}|{self.giving.value}".encode()
        return joint_hash(head, bytes(self.owners), b"".join(self.anchors))

    def givers(self, deal: Deal) -> tuple[int, ...]:
        """The owners who give a link to a deal, in the order in which they reveal it.

        All owners give a link to a game's first deal, since nobody has chosen before it.
        """
        everyone = self.present_owners(deal.at)
        if self.giving is Giving.ALL or deal.is_first:
            return everyone
        owners = self.owners_at(deal.at)
        last = BOT if deal.last is None else owners[deal.last]
        last = everyone[0] if last == BOT else last
        seats = [king for _, king in deal.before.line if king is not None]
        others = (owners[seat] for seat in seats)
        after = next((owner for owner in others if owner not in (last, BOT)), None)
        return everyone if after is None else (last, after)

    def missing_givers(self, deal: Deal) -> list[int]:
        """The givers who haven't revealed their link for a deal yet."""
        return [owner for owner in self.givers(deal) if self.links[owner].number < deal.number]

    def seed(self, start: str, deal: Deal) -> bytes | None:
        """A deal's seed; None while a giver's link is missing."""
        if self.missing_givers(deal):
            return None
        links = [
            bytes([owner]) + earlier_value(self.links[owner], deal.number)
            for owner in sorted(self.givers(deal))
        ]
        return joint_hash(b"realmino deal", self.identity(start), bytes([deal.number]), *links)

    def reveal(self, owner: int, new: Link) -> "Chance":
        """The chance with an owner's newer link; raises `Refused` for a link from another chain."""
        current = self.links[owner]
        if new.number < current.number or earlier_value(new, current.number) != current.value:
            raise Refused("other-secret")
        return replace(self, links=(*self.links[:owner], new, *self.links[owner + 1 :]))

    def to_bytes(self) -> bytes:
        """The bytes of the ``Fair`` header, as documented in `docs/fair.md`."""
        seats, count = len(self.owners), len(self.links)
        nibbles = [*self.owners, 0][: seats + seats % 2]
        pairs = zip(nibbles[::2], nibbles[1::2], strict=True)
        version = AGREEMENTS_VERSION if self.agreements else VERSION
        head = [version << 4 | self.giving.value, seats << 4 | count]
        head += [first << 4 | second for first, second in pairs]
        data = bytes(head) + b"".join(bytes([number]) + value for number, value in self.links)
        if self.agreements:
            data += bytes([len(self.agreements)]) + agreed.to_bytes(self.agreements)
        return data

    @staticmethod
    def read(data: bytes) -> tuple["Chance", bytes]:
        """The chance at the start of ``data``, and the remaining bytes; raises `Refused`."""
        if len(data) < 2:
            raise Refused("damaged")
        version = data[0] >> 4
        if version not in (VERSION, AGREEMENTS_VERSION):
            raise Refused("newer")
        giving, seats, count = data[0] & 15, data[1] >> 4, data[1] & 15
        start = 2 + (seats + 1) // 2
        end = start + count * (SECRET_SIZE + 1)
        if giving > 1 or len(data) < end:
            raise Refused("damaged")
        nibbles = [nibble for byte in data[2:start] for nibble in (byte >> 4, byte & 15)]
        if any(nibbles[seats:]):
            raise Refused("damaged")
        places = range(start, end, SECRET_SIZE + 1)
        links = tuple(
            Link(data[place], data[place + 1 : place + SECRET_SIZE + 1]) for place in places
        )
        chance = Chance(Giving(giving), tuple(nibbles[:seats]), links)
        return (chance, data[end:]) if version == VERSION else chance._read_more(data[end:])

    def _read_more(self, data: bytes) -> tuple["Chance", bytes]:
        """This chance with the agreements at the start of ``data``, and the remaining bytes."""
        end = 1 + data[0] * agreed.AGREEMENT_BYTES if data else 0
        if end <= 1 or len(data) < end:
            raise Refused("damaged")
        try:
            agreements = agreed.from_bytes(data[1:end])
        except ValueError:
            raise Refused("damaged") from None
        return replace(self, agreements=agreements), data[end:]

    def __str__(self) -> str:
        return to_base64(self.to_bytes())

    @staticmethod
    def parse(text: str) -> "Chance":
        """The chance in a text; raises `Refused`."""
        chance, rest = Chance.read(from_base64(text))
        if rest:
            raise Refused("damaged")
        return chance


def start_token(game: Game) -> str:
    """The first token in a game's record."""
    return str(Game.from_state(game.start))


class FairDealer:
    """Deals from a deal's seed, in a way that other programs can easily reproduce.

    Pick *n* of a draw takes the id at index ``SHA-256(seed|letter|n) % left`` among the remaining
    ids in ascending order, where the letter is that of the draw's token. `realmino.Shuffled` isn't
    suitable: it depends on Python's random generator, and its deals may change.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def deal(self, state: State) -> Draw:
        """The draw that's due; raises `Illegal` if none is."""
        due = state.pending_deal
        if due is None:
            raise Illegal("a draw", Reason.NOTHING_DUE)
        if due.kind == "kings":
            return Kings(claim_order(state.rules, self._pick("O", due)))
        if due.kind == "tiles":
            return Tiles(tuple(self._pick("T", due)))
        return Line(tuple(sorted(self._pick("L", due))))

    def _pick(self, letter: str, due: PendingDeal) -> list[int]:
        remaining = [*due.ids]
        return [
            remaining.pop(self._number(letter, pick) % len(remaining)) for pick in range(due.amount)
        ]

    def _number(self, letter: str, pick: int) -> int:
        return int.from_bytes(joint_hash(self.seed, letter.encode(), bytes([pick])), "big")


class ProvenDeal(NamedTuple):
    """A deal that follows from its givers' links."""

    number: int
    givers: tuple[int, ...]
    draws: tuple[Draw, ...]


def proof(games: Sequence[Game], chance: Chance) -> Iterator[ProvenDeal]:
    """Proves and yields the deals in a game or a Dynasty, one by one.

    Raises `Refused` at the first deal that doesn't follow from the links, and at the end if a link
    was revealed before its deal.
    """
    if len(chance.owners) != games[0].rules.players:
        raise Refused("bad-owners")
    if sum(game.number for game in games) < chance.fewest_moves:
        raise Refused("damaged")
    start, number = start_token(games[0]), 0
    if any(game.start != Game(games[0].rules).start for game in games[1:]):
        raise Refused("damaged")
    for deal in find_deals(games, chance):
        number = deal.number
        if not deal.draws:
            continue
        seed = chance.seed(start, deal)
        if seed is None:
            raise Refused("no-link", deal=number)
        after = Game.from_state(deal.before).deal(FairDealer(seed))
        if after.moves[: len(deal.draws)] != deal.draws:
            raise Refused("other-deal", deal=number, draws=[*map(str, deal.draws)])
        yield ProvenDeal(number, chance.givers(deal), deal.draws)
    if any(newest.number > number for newest in chance.links):
        raise Refused("too-early")


def to_base64(data: bytes) -> str:
    """Bytes as base64url without padding, which is safe in web addresses."""
    text = b2a_base64(data, newline=False).decode().rstrip("=")
    return text.replace("+", "-").replace("/", "_")


def from_base64(text: str) -> bytes:
    """The bytes in a base64url text; raises `Refused` unless it's exactly as from `to_base64`."""
    try:
        plain = text.replace("-", "+").replace("_", "/")
        data = a2b_base64(plain + "=" * (-len(text) % 4))
    except ValueError:
        raise Refused("damaged") from None
    if to_base64(data) != text:
        raise Refused("damaged")
    return data
