"""The entries of the table's guide: games, things on the table, keys."""

from typing import Any, Final, NamedTuple

from guide.rule_links import GAMES, THINGS, address
from realmino.pieces.variants import variants
from realmino.text.messages import Messages
from table.play.keyboard import ANYWHERE, ON_CANVAS
from table.wording.words import OPTIONAL_ACTIONS

STEPS: Final = ("add", *OPTIONAL_ACTIONS, "claim", "end")
"""The steps of a turn with a court, in order."""
SIGNS: Final = {
    "coins": "coin",
    "knights": "knight",
    "towers": "tower",
    "queen": "queen",
    "pile": "building",
    "cave": "dragon",
}
"""The symbols of things that have one."""
ARROWS: Final = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓"}
COURT: Final = "QW"
"""The letters of the games with a court."""


class GuideEntry(NamedTuple):
    """A guide entry and its rule. Only games and variants with a letter in ``only`` show it.

    ``sign`` is its icon, or empty.
    """

    name: str
    only: str
    rule: str
    sign: str


def games() -> list[GuideEntry]:
    """An entry for each game and variant, with its first rule."""
    games = [
        GuideEntry("choice-game-name", letter, address(rule), "") for letter, rule in GAMES.items()
    ]
    return games + [
        GuideEntry(f"variant-{variant.key}", letter, address(variant.rule), "")
        for letter, variant in variants().items()
    ]


def things() -> list[GuideEntry]:
    """The things on the table; a thing with different rules at court is listed twice."""
    found = []
    for name in (name for name in THINGS if name not in STEPS):
        alone, at_court = address(THINGS[name]), address(THINGS[name], COURT[0])
        is_of_court = alone.startswith("rules/queendomino")
        sign = SIGNS.get(name, "")
        if is_of_court:
            found.append(GuideEntry(name, COURT, at_court, sign))
        elif alone != at_court:
            found += [GuideEntry(name, "K", alone, sign), GuideEntry(name, COURT, at_court, sign)]
        else:
            found.append(GuideEntry(name, f"K{COURT}", alone, sign))
    return found


def steps() -> list[GuideEntry]:
    """The steps of a turn with a court."""
    return [GuideEntry(name, COURT, address(THINGS[name]), "") for name in STEPS]


def keyboard(messages: Messages) -> list[tuple[str, list[list[str]]]]:
    """The keys for each purpose; each is a list of keys to press together."""
    rows: dict[str, list[list[str]]] = {}
    for key, intent in (ON_CANVAS | ANYWHERE).items():
        purpose = f"key-{type(intent).__name__.lower()}"
        rows.setdefault(purpose, []).append(_key_markup(key, messages))
    return [*rows.items()]


def guide(messages: Messages) -> dict[str, Any]:
    """All entries, for the template of the table."""
    return {
        "games": games(),
        "things": things(),
        "steps": steps(),
        "keyboard": keyboard(messages),
        "court": COURT,
    }


def _key_markup(key: str, messages: Messages) -> list[str]:
    named = {
        "Ctrl": "key-control",
        "Shift": "key-shift",
        "Enter": "key-enter",
        " ": "key-space",
        "Escape": "key-escape",
    }
    return [
        messages.say(named[part]) if part in named else ARROWS.get(part, part.upper())
        for part in key.split("+")
    ]
