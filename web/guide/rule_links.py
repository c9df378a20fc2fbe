"""The ways from the table into its rules: every refusal, thing and line of a sheet has a rule.

A rule is written ``chapter#anchor``, as the rules reference names its pages and sections. Markup
asks for one by ``data-rule``, the name of a refusal, a thing or a line.
"""

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, str]] = {
    "game_over": "kingdomino#the-end",
    "deal_due": "kingdomino#the-next-round",
    "nothing_due": "kingdomino#the-next-round",
    "wrong_deal": "kingdomino#the-line",
    "wrong_phase": "kingdomino#a-turn",
    "not_your_domino": "kingdomino#a-turn",
    "mirrored": "kingdomino#equal-halves",
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
    # What the table refuses by itself.
    "place_first": "kingdomino#a-turn",
    "choose_tile": "queendomino#the-dragon",
    "no_bribe": "queendomino#the-dragon",
}
"""Why something is refused → the rule; see `realmino.Reason`."""

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
"""What lies on the table, and the steps of a turn with a court → the rule."""

LINES: Final[Mapping[str, str]] = {
    "territory": "kingdomino#territories",
    "town": "queendomino#crowned-buildings",
    "queen": "queendomino#the-queens-crown",
    "coins": "queendomino#wealth",
    "harmony": "variants#harmony",
    "middle": "variants#middle-kingdom",
    "total": "kingdomino#who-wins",
    "series": "variants#dynasty",
}
"""The kinds of lines of a score sheet → the rule; a building has a page of its own."""

GAMES: Final[Mapping[str, str]] = {
    "K": "kingdomino#how-many-play",
    "Q": "queendomino#who-plays-at-court",
    "W": "royal-wedding#who-marries",
    "d": "variants#the-mighty-duel",
    "t": "royal-wedding#teams",
    "h": "variants#harmony",
    "m": "variants#middle-kingdom",
    "D": "variants#dynasty",
}
"""Each game and variant, by its letter in a rules code; D for a Dynasty → where its rules begin."""

_COURT: Final = {
    "kingdomino#a-turn": "queendomino#five-actions",
    "kingdomino#territories": "queendomino#court-territories",
}
IN_PLACE: Final[Mapping[str, Mapping[str, str]]] = {
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
"""What a game or variant has in the place of a rule, by its letter in a rules code."""


RULES: Final[Mapping[str, str]] = {**REFUSALS, **THINGS, **LINES}
"""All of them by name; what is a thing and a line too has the same rule as both."""


def address(rule: str, code: str = "") -> str:
    """The address of a rule, as the game of that rules code has it, from a page at the top."""
    for letter in code:
        rule = IN_PLACE.get(letter, {}).get(rule, rule)
    chapter, anchor = rule.split("#")
    return f"rules/{chapter}.html#{anchor}"
