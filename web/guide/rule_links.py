"""Links every refusal, thing on the table and score sheet line to its rule.

A rule is ``chapter#anchor``, a page and a section of the rules reference. Markup names a
refusal, a thing or a line in ``data-rule``.
"""

from collections.abc import Mapping
from typing import Final

from realmino.pieces.variants import OPTIONS

REFUSALS: Final[Mapping[str, str]] = {
    "game_over": "kingdomino#the-end",
    "deal_due": "kingdomino#the-next-round",
    "nothing_due": "kingdomino#the-next-round",
    "wrong_deal": "kingdomino#the-line",
    "wrong_phase": "kingdomino#a-turn",
    "not_your_domino": "kingdomino#a-turn",
    "mirrored": "decisions#equal-halves",
    "occupied": "kingdomino#in-place",
    "too_large": "kingdomino#the-grid",
    "not_touching": "kingdomino#connection",
    "no_match": "kingdomino#connection",
    "must_place": "kingdomino#discard",
    "not_in_line": "kingdomino#the-next-domino",
    "taken": "kingdomino#the-next-domino",
    "phase_closed": "queendomino#five-actions",
    "not_on_domino": "queendomino#tax",
    "no_knight": "queendomino#tax",
    "no_tile": "queendomino#construct",
    "no_coins": "queendomino#the-price",
    "not_open": "queendomino#construct",
    "dragon_away": "queendomino#the-dragon",
    "queen_here": "queendomino#the-dragon",
    # Refused by the table, not by the rules.
    "place_first": "kingdomino#a-turn",
    "choose_tile": "queendomino#the-dragon",
    "no_bribe": "queendomino#the-dragon",
}
"""The rule for each `realmino.Reason`."""

THINGS: Final[Mapping[str, str]] = {
    "points": "kingdomino#territories",
    "waiting": "kingdomino#the-first-choice",
    "line": "kingdomino#the-order",
    "next": "kingdomino#the-next-domino",
    "coins": "queendomino#wealth",
    "knights": "queendomino#tax",
    "towers": "queendomino#the-queen",
    "queen": "queendomino#the-queens-crown",
    "pile": "queendomino#the-builders-board",
    "cave": "queendomino#the-dragon",
    "add": "queendomino#add-at-court",
    "tax": "queendomino#tax",
    "construct": "queendomino#construct",
    "burn": "queendomino#the-dragon",
    "claim": "kingdomino#the-next-domino",
    "end": "queendomino#the-last-round",
}
"""The rule for each thing on the table, and each step of a turn with a court."""

LINES: Final[Mapping[str, str]] = {
    "territory": "kingdomino#territories",
    "town": "queendomino#crowned-buildings",
    "queen": "queendomino#the-queens-crown",
    "coins": "queendomino#wealth",
    "total": "kingdomino#who-wins",
    "series": "variants#dynasty",
}
"""The rule for each kind of score sheet line. Bonuses declare theirs, and buildings have their own
pages.
"""

GAMES: Final[Mapping[str, str]] = {
    "K": "kingdomino#how-many-play",
    "Q": "queendomino#who-plays-at-court",
    "W": "royal-wedding#who-marries",
}
"""The first rule for each game, by its letter in a rules code."""

_COURT: Final = {
    "kingdomino#a-turn": "queendomino#five-actions",
    "kingdomino#territories": "queendomino#court-territories",
}
REPLACEMENTS: Final[Mapping[str, Mapping[str, str]]] = {
    "Q": {
        **_COURT,
        "kingdomino#the-grid": "queendomino#add-at-court",
        "kingdomino#who-wins": "queendomino#who-wins-at-court",
    },
    "W": {
        **_COURT,
        "kingdomino#the-grid": "royal-wedding#kingdoms-of-the-wedding",
        "kingdomino#who-wins": "royal-wedding#the-wedding-ends",
    },
    "d": {"kingdomino#the-grid": "variants#the-mighty-duel"},
    "t": {"royal-wedding#the-wedding-ends": "royal-wedding#a-team-wins"},
}
"""The rules that a game or variant replaces, by its letter in a rules code."""


def rules() -> dict[str, str]:
    """All rules by name; a name in two tables has the same rule in both."""
    bonuses = {option.key: option.rule for option in OPTIONS.values() if option.points}
    return {**REFUSALS, **THINGS, **LINES, **bonuses}


def address(rule: str, code: str = "") -> str:
    """A rule's address for a rules code's game, relative to the site's root."""
    for letter in code:
        rule = REPLACEMENTS.get(letter, {}).get(rule, rule)
    chapter, anchor = rule.split("#")
    return f"rules/{chapter}.html#{anchor}"
