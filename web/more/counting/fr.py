"""Made from ending.ftl in text/fr by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'Les points sont comptés sur la table. Échap mène aux scores.',
    'line': (('$', 'names'), '\xa0: ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), '\xa0: ', ('$', 'line'), ', avec la Reine.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('pièces ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Royaume\xa0: ', ('$', 'names')),
}
