"""Made from ending.ftl in text/ru by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'На столе подсчитываются очки. Клавиша Escape ведёт к итогам.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', с королевой.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('монеты ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Империя: ', ('$', 'names')),
}
