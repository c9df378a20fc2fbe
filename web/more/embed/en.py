"""Made from game.ftl and embed.ftl in text/en by `python build.py text`."""

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
    'puzzle-solved': (('?', ('$', 'points'), (('0', ('Solved: “', ('$', 'move'), '” is the best choice.')),), ('Solved: “', ('$', 'move'), '” is the best choice. It brings ', ('&', 'points'), ' now.')),),
    'puzzle-less': (('?', ('$', 'points'), (('0', ('“', ('$', 'move'), '” brings nothing now; the best choice brings ', ('$', 'best'), '.')),), ('“', ('$', 'move'), '” brings ', ('&', 'points'), ' now; the best choice brings ', ('$', 'best'), '.')),),
    'puzzle-same': ('“', ('$', 'move'), '” brings ', ('&', 'points'), ' now, and so does the best choice, which is worth more later.'),
    'puzzle-more': ('“', ('$', 'move'), '” brings ', ('&', 'points'), ' now. The best choice brings less at first (', ('$', 'best'), '), and more later.'),
    'puzzle-none': ('“', ('$', 'move'), '” is allowed, but there is a better choice.'),
    'puzzle-solution': (('?', ('$', 'points'), (('0', ('The best choice is “', ('$', 'move'), '”.')),), ('The best choice is “', ('$', 'move'), '”. It brings ', ('&', 'points'), ' now.')),),
}
