"""Made from game.ftl and counting.ftl in text/es by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('?', ('sound', 'last'), (('i', (('$', 'most'), ' e ', ('$', 'last'))),), (('$', 'most'), ' y ', ('$', 'last'))),),
    'list-or': (('?', ('sound', 'last'), (('o', (('$', 'most'), ' u ', ('$', 'last'))),), (('$', 'most'), ' o ', ('$', 'last'))),),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' moneda')),), (('$', 'coins'), ' monedas')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' corona')),), (('$', 'crowns'), ' coronas')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' partida')),), (('$', 'games'), ' partidas')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' caballero')),), (('$', 'knights'), ' caballeros')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' punto')),), (('$', 'points'), ' puntos')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' cuadrado')),), (('$', 'squares'), ' cuadrados')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' torre')),), (('$', 'towers'), ' torres')),),
    '-game-K': 'Kingdomino',
    '-game-Q': 'Queendomino',
    '-game-W': 'La boda real',
    'you': 'Tú',
    '-level-squire': (('?', ('$', 'gender'), (('feminine', 'Escudera'),), 'Escudero'),),
    '-level-knight': (('?', ('$', 'gender'), (('feminine', 'Dama'),), 'Caballero'),),
    '-level-duke': (('?', ('$', 'gender'), (('feminine', 'Duquesa'),), 'Duque'),),
    '-level-queen': (('?', ('$', 'gender'), (('masculine', 'Rey'),), 'Reina'),),
    'told': 'Se cuentan los puntos en la mesa. Con Escape pasas a la puntuación.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', con la Reina.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('monedas ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Reino: ', ('$', 'names')),
}
