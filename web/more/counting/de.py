"""Made from game.ftl and counting.ftl in text/de by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('$', 'most'), ' und ', ('$', 'last')),
    'list-or': (('$', 'most'), ' oder ', ('$', 'last')),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' Münze')),), (('$', 'coins'), ' Münzen')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' Krone')),), (('$', 'crowns'), ' Kronen')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' Partie')),), (('$', 'games'), ' Partien')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' Ritter')),), (('$', 'knights'), ' Ritter')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' Punkt')),), (('$', 'points'), ' Punkte')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' Feld')),), (('$', 'squares'), ' Felder')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' Turm')),), (('$', 'towers'), ' Türme')),),
    '-game-K': 'Kingdomino',
    '-game-Q': 'Queendomino',
    '-game-W': 'Royal Wedding',
    'you': 'Du',
    '-level-squire': (('?', ('$', 'gender'), (('feminine', 'Knappin'),), 'Knappe'),),
    '-level-knight': (('?', ('$', 'gender'), (('feminine', 'Ritterin'),), 'Ritter'),),
    '-level-duke': (('?', ('$', 'gender'), (('feminine', 'Herzogin'),), 'Herzog'),),
    '-level-queen': (('?', ('$', 'gender'), (('masculine', 'König'),), 'Queen'),),
    'told': 'Auf dem Tisch werden die Punkte gezählt. Escape führt zur Wertung.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', mit der Queen.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('Münzen ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', ':', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Königreich: ', ('$', 'names')),
}
