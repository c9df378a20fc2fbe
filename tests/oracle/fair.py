"""A second implementation of docs/fair.md, written from its text alone."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

BOT = 15
LEFT, BACK, UNDO = range(3)


@dataclass(frozen=True)
class Header:
    """The contents of a `Fair` header."""

    is_pairwise: bool
    owners: tuple[int, ...]  # one for each seat
    links: tuple[tuple[int, bytes], ...]  # each owner's newest link with its number
    agreements: tuple[tuple[int, int, int], ...]  # change, owner, number of moves

    def anchors(self) -> list[bytes]:
        """The anchor of each owner."""
        return [link_at(0, *newest) for newest in self.links]

    def identity(self, rules: str) -> bytes:
        """The identity of the game with these rules."""
        giving = b"1" if self.is_pairwise else b"0"
        return digest(
            b"realmino game", rules.encode(), giving, bytes(self.owners), b"".join(self.anchors())
        )

    def present(self, moves: int) -> list[int]:
        """The owners who haven't left after that many moves."""
        changes = [(owner, change) for change, owner, at in self.agreements if at <= moves]
        last = dict(change for change in changes if change[1] != UNDO)
        return [owner for owner in range(len(self.links)) if last.get(owner) != LEFT]


@dataclass
class Deal:
    """One deal: its givers, its seed and its tokens."""

    number: int
    moves: int  # before the deal
    givers: list[int]
    seed: bytes = b""
    draws: list[str] = field(default_factory=list)


def digest(*parts: bytes) -> bytes:
    """The hash of the parts, joined with `|`."""
    return sha256(b"|".join(parts)).digest()


def link_at(number: int, newest: int, link: bytes) -> bytes:
    """An owner's link, computed from a newer one."""
    for _ in range(newest - number):
        link = sha256(b"realmino link" + link).digest()[:18]
    return link


def read_header(text: str) -> Header:
    """Parses the text of a `Fair` header."""
    if not re.fullmatch(r"[\w-]+", text, re.ASCII) or len(text) % 4 == 1:
        raise ValueError("The header isn't base64url.")
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if urlsafe_b64encode(data).decode().rstrip("=") != text:
        raise ValueError("The header has unused bits that aren't 0.")
    if len(data) < 2 or data[0] not in (0x10, 0x11, 0x20, 0x21):
        raise ValueError("The header has an unknown version or way of giving.")
    seats, count = divmod(data[1], 16)
    start = 2 + (seats + 1) // 2
    end = start + 19 * count
    halves = [half for byte in data[2:start] for half in divmod(byte, 16)]
    agreed = data[end:]
    size = 0 if data[0] < 0x20 else 1 + 3 * (agreed[0] if agreed else 0)
    if len(data) < end or len(agreed) != size or size == 1 or size > 181:
        raise ValueError("The header has the wrong length.")
    if any(halves[seats:]) or set(halves[:seats]) - {BOT} != set(range(count)) or not count:
        raise ValueError("The seats don't fit the owners.")
    links = [(data[at], data[at + 1 : at + 19]) for at in range(start, end, 19)]
    agreements = [
        (*divmod(agreed[at], 16), int.from_bytes(agreed[at + 1 : at + 3], "big"))
        for at in range(1, size, 3)
    ]
    for change, owner, _moves in agreements:
        if change > UNDO or owner >= count or (change == UNDO and owner):
            raise ValueError("The header has an unknown agreement.")
    return Header(data[0] % 16 == 1, tuple(halves[:seats]), tuple(links), tuple(agreements))


class Table:
    """One game: what is left in the boxes, and whose turn it is."""

    def __init__(self, rules: str) -> None:
        """Sets up the boxes."""
        if not re.fullmatch(r"(K2d?|[KQ][34]|Q2|W[3-8])h?m?t?|W[34]h?m?s", rules):
            raise ValueError(f"{rules} isn't a rules code.")
        self.rules = rules
        self.players = int(rules[1])
        self.length = 8 if self.players > 4 else 4
        court, kingdomino = list(range(49, 97)), list(range(1, 49))
        self.boxes = {"K": [kingdomino], "Q": [court], "W": [court, kingdomino]}[rules[0]]
        self.lines = 6 if re.match("K2(?!d)", rules) else 48 * len(self.boxes) // self.length
        if rules.endswith("s"):  # small kingdoms use half of each box
            self.lines //= 2
        self.tiles = [] if rules[0] == "K" else list(range(1, 33))
        self.empty_spots = 6 if self.tiles else 0
        self.dealt = False  # whether there has been a deal
        self.due = True
        self.turns: list[tuple[int, str]] = []  # each turn's domino and seat
        self.free: list[int] = []  # dominoes that nobody has chosen
        self.claims: dict[int, str] = {}

    def deal(self, seed: bytes) -> list[str]:
        """Makes the deal that's due; returns its tokens."""
        draws = []
        if not self.dealt:
            kings = sorted("abcdefgh"[: self.players] * (2 if self.players == 2 else 1))
            order = "".join(draw(seed, "O", kings, len(kings)))
            if self.rules.startswith("Q2"):  # only the first king counts
                order = order[0] + 2 * next(seat for seat in "ab" if seat != order[0]) + order[0]
            self.turns = [(0, seat) for seat in order]
            draws.append(f"O{order}")
        if tiles := draw(seed, "T", self.tiles, self.empty_spots):
            draws.append(f"T{'-'.join(map(str, tiles))}")
        if self.lines:
            self.free = sorted(draw(seed, "L", self.boxes[0], self.length))
            draws.append(f"L{'-'.join(map(str, self.free))}")
            self.boxes = self.boxes[::-1]
            self.lines -= 1
        self.dealt, self.due, self.empty_spots = True, False, 0
        return draws

    def act(self, token: str) -> None:
        """Applies an action of the next player."""
        domino, seat = self.turns[0]
        number = int((re.match(r"\d+", token[1:]) or ["0"])[0])
        if token[0] == "A" and number != domino:
            raise ValueError(f"{token} doesn't place domino {domino}.")
        self.empty_spots += token[0] in "CD"
        if token[0] != "E":
            return
        if number or self.free:
            if number not in self.free:
                raise ValueError(f"{token} doesn't choose a free domino.")
            self.free.remove(number)
            self.claims[number] = seat
        self.turns.pop(0)
        if not self.turns:
            self.turns, self.claims, self.free = sorted(self.claims.items()), {}, []
            tiles = self.empty_spots and self.tiles
            self.due = bool(self.turns and (tiles or self.lines))


def draw(seed: bytes, letter: str, left: list[Any], count: int) -> list[Any]:
    """Takes up to ``count`` things from a list, at random by the seed."""
    drawn = []
    for n in range(min(count, len(left))):
        pick = int.from_bytes(digest(seed, letter.encode(), bytes([n])), "big")
        drawn.append(left.pop(pick % len(left)))
    return drawn


def check(record: str, text: str) -> list[Deal]:
    """Recomputes every deal of a record; ValueError if one differs."""
    header = read_header(text)
    moves_only = re.sub(r";.*|[\s_]+", " ", record).strip()
    if not re.fullmatch(r"([A-Z][a-z0-9-]* *)+", moves_only):
        raise ValueError("The record isn't a rules code with moves.")
    tokens = re.findall(r"[A-Z][a-z0-9-]*", moves_only)
    identity = header.identity(tokens[0])
    deals: list[Deal] = []
    table, at, moves = None, 0, 0
    chose_last = 0  # an owner
    while at < len(tokens) or (table and table.due):
        if table is None or (at < len(tokens) and not table.due and not table.turns):
            table = Table(tokens[at])
            if table.players != len(header.owners):
                raise ValueError("The header and the rules differ in the number of seats.")
            at += 1
        elif table.due:
            deal = Deal(len(deals) + 1, moves, givers(header, table, moves, chose_last))
            deals.append(deal)
            if at == len(tokens):
                break
            deal.seed = deal_seed(header, identity, deal)
            expected = table.deal(deal.seed)
            deal.draws = tokens[at : at + len(expected)]
            if deal.draws != expected[: len(deal.draws)]:
                wrong = f"{' '.join(deal.draws)} instead of {' '.join(expected)}"
                raise ValueError(f"Deal {deal.number} is {wrong}.")
            at, moves = at + len(deal.draws), moves + len(deal.draws)
        else:
            if tokens[at][0] not in "ABCDE":
                raise ValueError(f"{tokens[at]} isn't an action.")
            owner = header.owners["abcdefgh".index(table.turns[0][1])]
            if owner in header.present(moves):
                chose_last = owner
            table.act(tokens[at])
            at, moves = at + 1, moves + 1
    check_newest(header, deals)
    return [deal for deal in deals if deal.draws]


def givers(header: Header, table: Table, moves: int, chose_last: int) -> list[int]:
    """The givers of the deal that's due; the one who chose last is first."""
    present = header.present(moves)
    if not present:
        raise ValueError("All owners have left.")
    if not header.is_pairwise or not table.dealt:
        return present
    first = chose_last if chose_last in present else present[0]
    order = [header.owners["abcdefgh".index(seat)] for _domino, seat in table.turns]
    others = [owner for owner in order if owner in present and owner != first]
    return [first, others[0]] if others else present


def deal_seed(header: Header, identity: bytes, deal: Deal) -> bytes:
    """The seed of a deal."""
    shares = []
    for owner in sorted(deal.givers):
        newest, link = header.links[owner]
        if newest < deal.number:
            raise ValueError(f"Owner {owner} hasn't shown link {deal.number}.")
        shares.append(bytes([owner]) + link_at(deal.number, newest, link))
    return digest(b"realmino deal", identity, bytes([deal.number]), *shares)


def check_newest(header: Header, deals: list[Deal]) -> None:
    """Checks that no owner has shown a link before its deal was due."""
    for owner, (newest, _link) in enumerate(header.links):
        due = [deal.number for deal in deals if owner in deal.givers]
        for change, leaver, at in header.agreements:
            if change == UNDO:
                due.append(1 + sum(deal.moves < at for deal in deals))
            elif change == LEFT and leaver == owner:
                due.extend(deal.number for deal in deals if deal.moves == at)
        if newest > max(due, default=0):
            raise ValueError(f"Owner {owner} has shown link {newest} too early.")
