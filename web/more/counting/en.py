"""Made from game.ftl and counting.ftl in text/en by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('$', 'most'), ' and ', ('$', 'last')),
    'list-or': (('$', 'most'), ' or ', ('$', 'last')),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' coin')),), (('$', 'coins'), ' coins')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' crown')),), (('$', 'crowns'), ' crowns')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' game')),), (('$', 'games'), ' games')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' knight')),), (('$', 'knights'), ' knights')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' point')),), (('$', 'points'), ' points')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' square')),), (('$', 'squares'), ' squares')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' tower')),), (('$', 'towers'), ' towers')),),
    '-game-K': 'Kingdomino',
    '-game-Q': 'Queendomino',
    '-game-W': 'Royal Wedding',
    'you': 'You',
    '-level-squire': 'Squire',
    '-level-knight': 'Knight',
    '-level-duke': 'Duke',
    '-level-queen': 'Queen',
    'told': 'The points are counted on the table. Escape leads to the scores.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', with the Queen.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('coins ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Kingdom of ', ('$', 'names')),
}
