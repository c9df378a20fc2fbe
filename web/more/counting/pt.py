"""Made from game.ftl and counting.ftl in text/pt by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('$', 'most'), ' e ', ('$', 'last')),
    'list-or': (('$', 'most'), ' ou ', ('$', 'last')),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' moeda')),), (('$', 'coins'), ' moedas')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' coroa')),), (('$', 'crowns'), ' coroas')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' partida')),), (('$', 'games'), ' partidas')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' cavaleiro')),), (('$', 'knights'), ' cavaleiros')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' ponto')),), (('$', 'points'), ' pontos')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' quadrado')),), (('$', 'squares'), ' quadrados')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' torre')),), (('$', 'towers'), ' torres')),),
    '-game-K': 'Kingdomino',
    '-game-Q': 'Queendomino',
    '-game-W': 'Casamento real',
    'you': 'Tu',
    '-level-squire': (('?', ('$', 'gender'), (('feminine', 'Escudeira'),), 'Escudeiro'),),
    '-level-knight': (('?', ('$', 'gender'), (('feminine', 'Dama'),), 'Cavaleiro'),),
    '-level-duke': (('?', ('$', 'gender'), (('feminine', 'Duquesa'),), 'Duque'),),
    '-level-queen': (('?', ('$', 'gender'), (('masculine', 'Rei'),), 'Rainha'),),
    'told': 'Contam-se os pontos na mesa. Com Esc passas à pontuação.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', com a rainha.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('moedas ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Reino: ', ('$', 'names')),
}
