"""Made from game.ftl and embed.ftl in text/pt by `python build.py text`."""

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
    'puzzle-solved': (('?', ('$', 'points'), (('0', ('Resolvido: “', ('$', 'move'), '” é a melhor escolha.')),), ('Resolvido: “', ('$', 'move'), '” é a melhor escolha. Agora dá ', ('&', 'points'), '.')),),
    'puzzle-less': (('?', ('$', 'points'), (('0', ('“', ('$', 'move'), '” não dá nada agora; a melhor escolha dá ', ('$', 'best'), '.')),), ('“', ('$', 'move'), '” dá ', ('&', 'points'), ' agora; a melhor escolha dá ', ('$', 'best'), '.')),),
    'puzzle-same': ('“', ('$', 'move'), '” dá ', ('&', 'points'), ' agora, tal como a melhor escolha, que depois vale mais.'),
    'puzzle-more': ('“', ('$', 'move'), '” dá ', ('&', 'points'), ' agora. A melhor escolha dá menos no início (', ('$', 'best'), ') e mais depois.'),
    'puzzle-none': ('“', ('$', 'move'), '” é permitido, mas há uma escolha melhor.'),
    'puzzle-solution': (('?', ('$', 'points'), (('0', ('A melhor escolha é “', ('$', 'move'), '”.')),), ('A melhor escolha é “', ('$', 'move'), '”. Agora dá ', ('&', 'points'), '.')),),
}
