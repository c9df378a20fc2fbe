"""Made from ending.ftl in text/it by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'I punti si contano sul tavolo. Esc porta ai punteggi.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', con la Regina.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('monete ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Reame: ', ('$', 'names')),
}
