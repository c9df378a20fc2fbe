"""Made from game.ftl and counting.ftl in text/it by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('$', 'most'), ' e ', ('$', 'last')),
    'list-or': (('$', 'most'), ' o ', ('$', 'last')),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' moneta')),), (('$', 'coins'), ' monete')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' corona')),), (('$', 'crowns'), ' corone')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' partita')),), (('$', 'games'), ' partite')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' cavaliere')),), (('$', 'knights'), ' cavalieri')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' punto')),), (('$', 'points'), ' punti')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' casella')),), (('$', 'squares'), ' caselle')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' torre')),), (('$', 'towers'), ' torri')),),
    '-game-K': 'Kingdomino',
    '-game-Q': 'Queendomino',
    '-game-W': 'Royal wedding',
    'you': 'Tu',
    '-level-squire': (('?', ('$', 'gender'), (('feminine', 'Scudiera'),), 'Scudiero'),),
    '-level-knight': (('?', ('$', 'gender'), (('feminine', 'Dama'),), 'Cavaliere'),),
    '-level-duke': (('?', ('$', 'gender'), (('feminine', 'Duchessa'),), 'Duca'),),
    '-level-queen': (('?', ('$', 'gender'), (('masculine', 'Re'),), 'Regina'),),
    'told': 'I punti si contano sul tavolo. Esc porta ai punteggi.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', con la Regina.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('monete ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Reame: ', ('$', 'names')),
}
