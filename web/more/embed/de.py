"""Made from game.ftl and embed.ftl in text/de by `python build.py text`."""

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
    'puzzle-solved': (('?', ('$', 'points'), (('0', ('Gelöst: „', ('$', 'move'), '“ ist die beste Wahl.')),), ('Gelöst: „', ('$', 'move'), '“ ist die beste Wahl. Das bringt jetzt ', ('&', 'points'), '.')),),
    'puzzle-less': (('?', ('$', 'points'), (('0', ('„', ('$', 'move'), '“ bringt jetzt nichts; die beste Wahl bringt ', ('$', 'best'), '.')),), ('„', ('$', 'move'), '“ bringt jetzt ', ('&', 'points'), '; die beste Wahl bringt ', ('$', 'best'), '.')),),
    'puzzle-same': ('„', ('$', 'move'), '“ bringt jetzt ', ('&', 'points'), ', genau wie die beste Wahl, die aber später mehr wert ist.'),
    'puzzle-more': ('„', ('$', 'move'), '“ bringt jetzt ', ('&', 'points'), '. Die beste Wahl bringt zuerst weniger (', ('$', 'best'), ') und später mehr.'),
    'puzzle-none': ('„', ('$', 'move'), '“ ist erlaubt, aber es gibt eine bessere Wahl.'),
    'puzzle-solution': (('?', ('$', 'points'), (('0', ('Die beste Wahl ist „', ('$', 'move'), '“.')),), ('Die beste Wahl ist „', ('$', 'move'), '“. Das bringt jetzt ', ('&', 'points'), '.')),),
}
