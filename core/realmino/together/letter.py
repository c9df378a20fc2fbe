"""Letters: everything known about a game between distant players, as one value and one link.

A letter's text is an ordinary link to a moment with one more field, ``_t``, which contains
everything: the links for the deals, and all choices as one number in mixed radix, whose bases are
the numbers of legal actions. It has no draws, since they follow from the links. So an entire Royal
Wedding for eight takes about 320 characters, and an illegal choice can't be encoded. The other
fields let a page that doesn't support letters open the moment, if there's space for them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Any, Final, NamedTuple

from realmino.bots.levels import LETTERS
from realmino.game import Game
from realmino.game.dynasty import Dynasty
from realmino.game.records import Record
from realmino.notation.validation import IllegalPosition
from realmino.pieces.actions import Action, Draw
from realmino.pieces.parsing import NotationError
from realmino.together.agreements import Agreement
from realmino.together.fair import (
    BOT,
    Chance,
    Deal,
    FairDealer,
    Link,
    Refused,
    earlier_value,
    find_deals,
    from_base64,
    joint_hash,
    link,
    start_token,
    to_base64,
)
from realmino.together.fields import link_fields, names_text, read_names, short_names_text

LONGEST_LINK = 1_900
"""Maximum characters in a letter's text. With the page's address, a link stays below 2,000."""
PERSON = "p"
"""A person's letter in ``kinds``. Bots have letters of their own."""
KINDS: Final = PERSON + "".join(LETTERS.values())
"""The letters of all kinds."""
_DYNASTY = 1 << 15
_CHECK = 4
"""The number of bytes in the checksum, which detects damage but doesn't prevent forgery."""


@dataclass(frozen=True)
class Letter:
    """A game as far as it's known, its seats' owners, and the links revealed so far.

    Raises `Refused` if a link was revealed before its deal was due. A deal is made as soon as all
    its links are known, and the next game in a Dynasty starts immediately.
    """

    games: tuple[Game, ...]
    chance: Chance
    is_dynasty: bool = False
    kinds: str = ""
    """A letter for each seat, as in links to a moment: p for a person, or a bot's first letter."""
    names: tuple[str, ...] = ()
    """The seats' names, or empty. They aren't part of the game's identity."""

    def __post_init__(self) -> None:
        owners = self.chance.owners
        if len(owners) != self.games[0].rules.players:
            raise Refused("bad-owners")
        set_field = object.__setattr__
        set_field(self, "kinds", check_kinds(owners, self.kinds))
        set_field(self, "names", self.names if any(self.names) else ())
        set_field(self, "games", _deal_due(self.games, self.chance, self.is_dynasty))
        if any(newest.number > self.last_deal for newest in self.chance.links):
            raise Refused("too-early")
        if self.number < self.chance.fewest_moves:
            raise Refused("damaged")

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.games[-1]

    @property
    def number(self) -> int:
        """The number of moves in all games, including draws."""
        return sum(game.number for game in self.games)

    @property
    def is_over(self) -> bool:
        """Whether the game, or the whole Dynasty, is over."""
        return self.game.is_over  # a Dynasty's next game starts immediately

    @cached_property
    def identity(self) -> bytes:
        """The hash shared by all letters of one game."""
        return self.chance.identity(start_token(self.games[0]))

    @cached_property
    def deals(self) -> tuple[Deal, ...]:
        """The deals, including one that's due."""
        return tuple(find_deals(self.games, self.chance))

    @property
    def last_deal(self) -> int:
        """The newest deal's number, made or due; 0 before the first."""
        return self.deals[-1].number if self.deals else 0

    @property
    def due(self) -> Deal | None:
        """The deal that's waiting for links, if any."""
        return self.deals[-1] if self.game.state.pending_deal else None

    @cached_property
    def waits_for(self) -> int | None:
        """The owner who has to act next; None after the end."""
        if self.due:
            return self.chance.missing_givers(self.due)[0]
        seat = self.game.state.to_act
        return None if seat is None else self.player_of(self.number, seat)

    def player_of(self, number: int, seat: int) -> int:
        """The owner whose device makes a seat's choice after ``number`` moves.

        For a bot, it's the device that made the previous choice; at first, it's owner 0's. Bots
        play the seats of owners who have left.
        """
        owners = self.chance.owners_at(number)
        if owners[seat] != BOT:
            return owners[seat]
        before = [chosen for at, chosen, _ in self.choices() if at < number]
        people = (owners[chosen] for chosen in reversed(before) if owners[chosen] != BOT)
        return next(people, self.chance.present_owners(number)[0])

    def choices(self) -> Iterator[tuple[int, int, Action]]:
        """The choices in all games: the number of moves before each, its seat, and the action."""
        start = 0
        for game in self.games:
            for played in game.history():
                if played.seat is not None:
                    yield start + played.number, played.seat, played.move  # type: ignore[misc]
            start += game.number

    def play(self, token: Action | str) -> "Letter":
        """The letter after a choice; raises the same errors as `Game.play`."""
        return replace(self, games=(*self.games[:-1], self.game.play(token)))

    def records(self) -> list[Record]:
        """The games' records; the first has the header ``Fair``, for ``realmino verify``."""
        headers = {"Players": ", ".join(self.names), "Fair": str(self.chance)}
        return [Record(game, {} if number else headers) for number, game in enumerate(self.games)]

    def with_links(self, chance: Chance, **changes: Any) -> "Letter":
        """The letter with the same choices and other links, kinds or names."""
        letter = replace(self, chance=chance, **changes)
        if "code" in self.__dict__:
            letter.__dict__["code"] = self.code
        return letter

    def give(self, owner: int, secret: bytes) -> "Letter":
        """The letter with the owner's link if a due deal needs it, otherwise the same letter.

        Raises `Refused` if the secret isn't the one with which the owner started the game.
        """
        if self.due is None or owner not in self.chance.missing_givers(self.due):
            return self
        number = self.due.number
        return self.with_links(self.chance.reveal(owner, Link(number, link(secret, number))))

    def agree(self, agreement: Agreement) -> "Letter":
        """The letter with another agreement, and without the choices after it.

        Raises `Refused` if that would undo a deal or conflict with earlier agreements.
        """
        games = games_until(self.games, agreement.at)
        last = max((deal.number for deal in find_deals(games, self.chance)), default=0)
        agreements = (*self.chance.agreements, agreement)
        chance = replace(without_links_after(self.chance, last), agreements=agreements)
        return replace(self, games=games, chance=chance)

    def to_text(self, longest: int = LONGEST_LINK) -> str:
        """A link's fragment, without ``#``.

        If it would be longer than ``longest`` characters, the last position replaces the record,
        and a shorter names field replaces the one that all pages can read. If it's still too long,
        the names are omitted; the players know them from the first letters. The kinds come last,
        because programs cut trailing characters other than letters from a link.
        """
        record = "_".join(map(str, self.games)).replace(" ", "_")
        position = f"[{self.game.state}]".replace(" ", "_")
        series = "&d" if self.is_dynasty else ""
        more = f"{series}&_t={self._encoded}"
        names, short_names = names_text(self.names), short_names_text(self.names)
        text = f"g={record}{more}{names}&k={self.kinds}"
        for shorter in (f"g={position}{more}{short_names}", f"g={position}{more}"):
            if len(text) > longest:
                text = f"{shorter}&k={self.kinds}"
        return text

    @cached_property
    def _encoded(self) -> str:
        choices, number, _ = self.code
        length = choices | (_DYNASTY if self.is_dynasty else 0)
        data = self.chance.to_bytes() + length.to_bytes(2, "big")
        data += number.to_bytes((number.bit_length() + 7) // 8, "big")
        return encode_with_checksum(start_token(self.games[0]), data)

    @cached_property
    def code(self) -> "Code":
        """All choices as one number, which takes about 0.1 ms per choice to compute."""
        places = []
        for game in self.games:
            for played in game.history():
                if played.seat is not None:
                    actions = played.before.legal_actions()
                    places.append((actions.index(played.move), len(actions)))  # type: ignore[arg-type]
        number = 0
        for index, count in reversed(places):
            number = number * count + index
        return Code(len(places), number, prod(count for _, count in places))

    @staticmethod
    def parse(text: str) -> "Letter":
        """The letter in a link or in a message that contains one; raises `Refused`."""
        replay = LetterReplay(text)
        while replay.left:
            replay.advance()
        return replay.letter()


class Code(NamedTuple):
    """A letter's choices as one number in mixed radix, with the first as the lowest digit."""

    choices: int
    number: int
    radix: int
    """The product of the numbers of legal actions. If a letter starts with all choices in another,
    its ``number`` modulo the other's ``radix`` is the other's ``number``.
    """


class LetterReplay:
    """Checks a letter's text immediately, and replays it a few choices at a time.

    Replaying takes time, so first check which game it is (`identity`) and how much is ``left`` to
    replay. If the text starts with all choices in a ``known`` letter of the same game, they aren't
    replayed again. Raises `Refused` as `Letter.parse` does.
    """

    def __init__(self, text: str, known: Letter | None = None) -> None:
        fields = link_fields(text)
        if "_t" not in fields:
            raise Refused("no-letter")
        token, data = decode_with_checksum(fields["_t"])
        self.chance, rest = Chance.read(data)
        length, number = int.from_bytes(rest[:2], "big"), rest[2:]
        if len(rest) < 2 or number[:1] == b"\0":
            raise Refused("damaged")
        seats = len(self.chance.owners)
        self.is_dynasty, self.left = bool(length & _DYNASTY), length & ~_DYNASTY
        self._number = int.from_bytes(number, "big")
        self._code = Code(self.left, self._number, 1)
        self._games: tuple[Game, ...] = (parse_start(token),)
        if self._games[0].rules.players != seats:
            raise Refused("bad-owners")
        self.identity = self.chance.identity(token)
        self._names = read_names(fields, seats)
        # Other text may follow the link without a space.
        self._kinds = check_kinds(self.chance.owners, fields.get("k", "")[:seats])
        if known and known.identity == self.identity and known.is_dynasty == self.is_dynasty:
            self._skip(known)

    def _skip(self, known: Letter) -> None:
        """Continues after all choices in a known letter, if the text starts with them."""
        choices, number, radix = known.code
        is_longer = choices <= self.left and self._number % radix == number
        if is_longer and known.chance.agreements == self.chance.agreements:
            self._games, self._number = known.games, self._number // radix
            self.left -= choices
            self._code = self._code._replace(radix=radix)

    def advance(self) -> None:
        """Replays one choice."""
        games = _deal_due(self._games, self.chance, self.is_dynasty)
        actions = games[-1].state.legal_actions()
        if not actions:
            raise Refused("damaged")
        self._number, index = divmod(self._number, len(actions))
        self._games = (*games[:-1], games[-1].play(actions[index]))
        self._code = self._code._replace(radix=self._code.radix * len(actions))
        self.left -= 1

    def letter(self) -> Letter:
        """The letter, once nothing is left to replay."""
        if self._number:
            raise Refused("damaged")
        letter = Letter(self._games, self.chance, self.is_dynasty, self._kinds, self._names)
        letter.__dict__["code"] = self._code
        return letter


def check_kinds(owners: Sequence[int], kinds: str) -> str:
    """The seats' ``kinds`` if they're valid; by default, people and random bots.

    Raises `Refused` for an unknown kind, and if they don't match the owners.
    """
    kinds = kinds or "".join("r" if owner == BOT else PERSON for owner in owners)
    if not {*kinds} <= {*KINDS}:
        raise Refused("unknown-kind")
    if [kind == PERSON for kind in kinds] != [owner != BOT for owner in owners]:
        raise Refused("bad-owners")
    return kinds


def parse_start(token: str) -> Game:
    """The game that a record's first token starts; `Refused` for any other text."""
    try:
        game = Game.parse(token)
    except (NotationError, IllegalPosition):
        raise Refused("damaged") from None
    if start_token(game) != token:
        raise Refused("damaged")
    return game


def _deal_due(games: tuple[Game, ...], chance: Chance, is_dynasty: bool) -> tuple[Game, ...]:
    """The games with any next game of a Dynasty, and with the due deal if its links are known."""
    if games[-1].is_over and is_dynasty and len(games) < Dynasty.LENGTH:
        games = (*games, Game(games[0].rules))
    if games[-1].state.pending_deal:
        *_, deal = find_deals(games, chance)
        if seed := chance.seed(start_token(games[0]), deal):
            games = (*games[:-1], games[-1].deal(FairDealer(seed)))
    return games


def encode_with_checksum(start: str, data: bytes) -> str:
    """A game's start and bytes as a field value, with a checksum."""
    return f"{start.replace(' ', '_')}.{to_base64(data + _checksum(start, data))}"


def decode_with_checksum(text: str) -> tuple[str, bytes]:
    """The start and bytes in a value from `encode_with_checksum`; raises `Refused`."""
    start, _, value = text.rpartition(".")
    start, data = start.replace("_", " "), from_base64(value)
    if len(data) < _CHECK or _checksum(start, data[:-_CHECK]) != data[-_CHECK:]:
        raise Refused("damaged")
    return start, data[:-_CHECK]


def _checksum(start: str, data: bytes) -> bytes:
    return joint_hash(b"realmino text", start.encode(), data)[:_CHECK]


def games_until(games: Sequence[Game], number: int) -> tuple[Game, ...]:
    """The games without the choices after ``number`` moves; `Refused` if a deal follows."""
    result, remaining = [], number
    for game in games:
        if any(isinstance(move, Draw) for move in game.moves[max(remaining, 0) :]):
            raise Refused("dealt")
        if remaining >= 0:
            result.append(replace(game.at(min(remaining, game.number)), undone=()))
        remaining -= game.number
    return tuple(result)


def without_links_after(chance: Chance, most: int) -> Chance:
    """The chance without links after number ``most``.

    Such links exist if a choice was undone after the deal that follows it had become due.
    """
    links = (
        newest if newest.number <= most else Link(most, earlier_value(newest, most))
        for newest in chance.links
    )
    return replace(chance, links=tuple(links))
