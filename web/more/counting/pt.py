"""Made from ending.ftl in text/pt by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'Contam-se os pontos na mesa. Com Esc passas à pontuação.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', com a rainha.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('moedas ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Reino: ', ('$', 'names')),
}
