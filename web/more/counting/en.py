"""Made from ending.ftl in text/en by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'The points are counted on the table. Escape leads to the scores.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', with the Queen.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('coins ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Kingdom of ', ('$', 'names')),
}
