"""Made from ending.ftl in text/es by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'Se cuentan los puntos en la mesa. Con Escape pasas a la puntuación.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', con la Reina.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('monedas ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Reino: ', ('$', 'names')),
}
