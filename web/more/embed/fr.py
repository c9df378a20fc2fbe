"""Made from game.ftl and embed.ftl in text/fr by `python build.py text`."""

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
    'puzzle-solved': (('?', ('$', 'points'), (('0', ('Trouvé\xa0: «\xa0', ('$', 'move'), '\xa0» est le meilleur choix.')),), ('Trouvé\xa0: «\xa0', ('$', 'move'), '\xa0» est le meilleur choix. Il rapporte ', ('&', 'points'), ' maintenant.')),),
    'puzzle-less': (('?', ('$', 'points'), (('0', ('«\xa0', ('$', 'move'), '\xa0» ne rapporte rien maintenant\u202f; le meilleur choix rapporte ', ('$', 'best'), '.')),), ('«\xa0', ('$', 'move'), '\xa0» rapporte ', ('&', 'points'), ' maintenant\u202f; le meilleur choix rapporte ', ('$', 'best'), '.')),),
    'puzzle-same': ('«\xa0', ('$', 'move'), '\xa0» rapporte ', ('&', 'points'), ' maintenant, et le meilleur choix aussi, mais celui-ci vaudra plus par la suite.'),
    'puzzle-more': ('«\xa0', ('$', 'move'), '\xa0» rapporte ', ('&', 'points'), ' maintenant. Le meilleur choix rapporte d’abord moins (', ('$', 'best'), '), puis davantage.'),
    'puzzle-none': ('«\xa0', ('$', 'move'), '\xa0» est permis, mais il y a mieux.'),
    'puzzle-solution': (('?', ('$', 'points'), (('0', ('Le meilleur choix est «\xa0', ('$', 'move'), '\xa0».')),), ('Le meilleur choix est «\xa0', ('$', 'move'), '\xa0». Il rapporte ', ('&', 'points'), ' maintenant.')),),
}
