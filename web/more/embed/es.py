"""Made from game.ftl and embed.ftl in text/es by `python build.py text`."""

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
    'puzzle-solved': (('?', ('$', 'points'), (('0', ('Resuelto: «', ('$', 'move'), '» es la mejor opción.')),), ('Resuelto: «', ('$', 'move'), '» es la mejor opción. Ahora da ', ('&', 'points'), '.')),),
    'puzzle-less': (('?', ('$', 'points'), (('0', ('«', ('$', 'move'), '» no da nada ahora; la mejor opción da ', ('$', 'best'), '.')),), ('«', ('$', 'move'), '» da ', ('&', 'points'), ' ahora; la mejor opción da ', ('$', 'best'), '.')),),
    'puzzle-same': ('«', ('$', 'move'), '» da ', ('&', 'points'), ' ahora, igual que la mejor opción, que después vale más.'),
    'puzzle-more': ('«', ('$', 'move'), '» da ', ('&', 'points'), ' ahora. La mejor opción da menos al principio (', ('$', 'best'), ') y más después.'),
    'puzzle-none': ('«', ('$', 'move'), '» está permitido, pero hay una opción mejor.'),
    'puzzle-solution': (('?', ('$', 'points'), (('0', ('La mejor opción es «', ('$', 'move'), '».')),), ('La mejor opción es «', ('$', 'move'), '». Ahora da ', ('&', 'points'), '.')),),
}
