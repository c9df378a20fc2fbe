"""Made from game.ftl and embed.ftl in text/it by `python build.py text`."""

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
    'puzzle-solved': (('?', ('$', 'points'), (('0', ('Risolto: “', ('$', 'move'), '” è la scelta migliore.')),), ('Risolto: “', ('$', 'move'), '” è la scelta migliore. Porta subito ', ('&', 'points'), '.')),),
    'puzzle-less': (('?', ('$', 'points'), (('0', ('“', ('$', 'move'), '” non porta subito niente; la scelta migliore porta ', ('$', 'best'), '.')),), ('“', ('$', 'move'), '” porta subito ', ('&', 'points'), '; la scelta migliore porta ', ('$', 'best'), '.')),),
    'puzzle-same': ('“', ('$', 'move'), '” porta subito ', ('&', 'points'), ', come la scelta migliore, che però più avanti vale di più.'),
    'puzzle-more': ('“', ('$', 'move'), '” porta subito ', ('&', 'points'), '. La scelta migliore porta meno all’inizio (', ('$', 'best'), '), e di più in seguito.'),
    'puzzle-none': ('“', ('$', 'move'), '” è una mossa permessa, ma c’è una scelta migliore.'),
    'puzzle-solution': (('?', ('$', 'points'), (('0', ('La scelta migliore è “', ('$', 'move'), '”.')),), ('La scelta migliore è “', ('$', 'move'), '”. Porta subito ', ('&', 'points'), '.')),),
}
