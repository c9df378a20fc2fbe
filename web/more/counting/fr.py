"""Made from game.ftl and counting.ftl in text/fr by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('$', 'most'), ' et ', ('$', 'last')),
    'list-or': (('$', 'most'), ' ou ', ('$', 'last')),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' pièce')),), (('$', 'coins'), ' pièces')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' couronne')),), (('$', 'crowns'), ' couronnes')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' partie')),), (('$', 'games'), ' parties')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' chevalier')),), (('$', 'knights'), ' chevaliers')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' point')),), (('$', 'points'), ' points')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' case')),), (('$', 'squares'), ' cases')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' tour')),), (('$', 'towers'), ' tours')),),
    '-game-K': 'Kingdomino',
    '-game-Q': 'Queendomino',
    '-game-W': 'Royal Wedding',
    'you': 'Vous',
    '-level-squire': (('?', ('$', 'gender'), (('feminine', 'Écuyère'),), 'Écuyer'),),
    '-level-knight': (('?', ('$', 'gender'), (('feminine', 'Chevalière'),), 'Chevalier'),),
    '-level-duke': (('?', ('$', 'gender'), (('feminine', 'Duchesse'),), 'Duc'),),
    '-level-queen': (('?', ('$', 'gender'), (('masculine', 'Roi'),), 'Reine'),),
    'told': 'Les points sont comptés sur la table. Échap mène aux scores.',
    'line': (('$', 'names'), '\xa0: ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), '\xa0: ', ('$', 'line'), ', avec la Reine.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('pièces ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Royaume\xa0: ', ('$', 'names')),
}
