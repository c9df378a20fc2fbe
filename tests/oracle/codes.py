"""The rules codes, and the set-up that each one stands for."""

import re
from dataclasses import dataclass

SEATS = "abcdefgh"

# players → (side of the grid, dominoes per line); 7 and 8 follow the rulebook's note
WEDDING = {3: (7, 4), 4: (7, 4), 5: (5, 8), 6: (5, 8), 7: (5, 8), 8: (5, 8)}

# the small kingdoms of some editions, with half of each box
WEDDING_SMALL = {3: (5, 4), 4: (5, 4)}

WEDDING_TEAMS = {6: (7, 8), 8: (7, 8)}


@dataclass(frozen=True)
class Terms:
    """The players, grid and boxes of one rules code."""

    code: str
    options: str
    seats: str  # the players
    kingdoms: str  # the kingdoms, each with the letter of its first player
    kings_each: int
    grid: int  # squares per side
    line_length: int
    boxes: str  # the boxes that lines come from, alternately
    lines: int

    @property
    def has_court(self) -> bool:
        """Whether the game has knights, towers, coins, tiles, the Queen and the Dragon."""
        return "Q" in self.boxes

    def kingdom_of(self, seat: str) -> str:
        """The kingdom of a seat: its own, or the one it shares with its partner."""
        return self.kingdoms[self.seats.index(seat) % len(self.kingdoms)]

    def box_of(self, line: int) -> str:
        """The box that line number ``line`` comes from, counted from 0."""
        return self.boxes[line % len(self.boxes)]


def terms(code: str) -> Terms:
    """The terms of a rules code; ValueError for a code that names no game.

    K, Q or W (Royal Wedding) and the players, then options in alphabetical order: d Mighty Duel
    (K2 only), h Harmony, m Middle Kingdom, s small kingdoms (W3 and W4 only), t teams of two (W6
    and W8 only).
    """
    match = re.fullmatch(r"([KQW])([2-8])(d?)(h?)(m?)(s?)(t?)", code)
    if not match:
        raise ValueError(f"no such rules: {code!r}")
    game, players, duel, small, teams = match[1], int(match[2]), match[3], match[6], match[7]
    options = "".join(match.groups()[2:])
    seats = SEATS[:players]
    wrong_players = players < 3 if game == "W" else players > 4
    if wrong_players or (duel and (game, players) != ("K", 2)):
        raise ValueError(f"no such rules: {code!r}")
    if teams and (game != "W" or players not in WEDDING_TEAMS):
        raise ValueError(f"no such rules: {code!r}")
    if small and (game != "W" or players not in WEDDING_SMALL):
        raise ValueError(f"no such rules: {code!r}")
    if small:
        grid, line_length = WEDDING_SMALL[players]
        return Terms(code, options, seats, seats, 1, grid, line_length, "QK", 12)
    if game == "W":
        grid, line_length = (WEDDING_TEAMS if teams else WEDDING)[players]
        kingdoms = seats[: players // 2] if teams else seats
        return Terms(code, options, seats, kingdoms, 1, grid, line_length, "QK", 96 // line_length)
    kings = 2 if players == 2 else 1
    half_a_box = game == "K" and players == 2 and not duel
    grid = 7 if players == 2 and not half_a_box else 5
    return Terms(code, options, seats, seats, kings, grid, 4, game, 6 if half_a_box else 12)


def _every_code() -> tuple[str, ...]:
    texts = [
        f"{game}{players}{duel}{harmony}{middle}{small}{team}"
        for game in "KQW"
        for players in range(2, 9)
        for duel in ("", "d")
        for harmony in ("", "h")
        for middle in ("", "m")
        for small in ("", "s")
        for team in ("", "t")
    ]
    codes = []
    for text in texts:
        try:
            codes.append(terms(text).code)
        except ValueError:
            continue
    return tuple(codes)


CODES = _every_code()
"""Every rules code."""
