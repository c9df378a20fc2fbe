"""Made from game.ftl and counting.ftl in text/ru by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'list-unit': (('$', 'most'), ', ', ('$', 'last')),
    'list-and': (('$', 'most'), ' и ', ('$', 'last')),
    'list-or': (('$', 'most'), ' или ', ('$', 'last')),
    'list-sentences': (('$', 'most'), ' ', ('$', 'last')),
    'sentences': (('$', 'sentences', (('type', 'sentences'),)),),
    'coins': (('?', ('$', 'coins'), (('one', (('$', 'coins'), ' монета')), ('few', (('$', 'coins'), ' монеты'))), (('$', 'coins'), ' монет')),),
    'crowns': (('?', ('$', 'crowns'), (('one', (('$', 'crowns'), ' корона')), ('few', (('$', 'crowns'), ' короны'))), (('$', 'crowns'), ' корон')),),
    'games': (('?', ('$', 'games'), (('one', (('$', 'games'), ' партия')), ('few', (('$', 'games'), ' партии'))), (('$', 'games'), ' партий')),),
    'knights': (('?', ('$', 'knights'), (('one', (('$', 'knights'), ' рыцарь')), ('few', (('$', 'knights'), ' рыцаря'))), (('$', 'knights'), ' рыцарей')),),
    'points': (('?', ('$', 'points'), (('one', (('$', 'points'), ' очко')), ('few', (('$', 'points'), ' очка'))), (('$', 'points'), ' очков')),),
    'squares': (('?', ('$', 'squares'), (('one', (('$', 'squares'), ' квадрат')), ('few', (('$', 'squares'), ' квадрата'))), (('$', 'squares'), ' квадратов')),),
    'towers': (('?', ('$', 'towers'), (('one', (('$', 'towers'), ' башня')), ('few', (('$', 'towers'), ' башни'))), (('$', 'towers'), ' башен')),),
    '-game-K': (('?', ('$', 'case'), (('genitive', 'Лоскутного королевства'), ('prepositional', 'Лоскутном королевстве')), 'Лоскутное королевство'),),
    '-game-Q': (('?', ('$', 'case'), (('genitive', 'Лоскутной империи'), ('accusative', 'Лоскутную империю'), ('prepositional', 'Лоскутной империи')), 'Лоскутная империя'),),
    '-game-W': (('?', ('$', 'case'), (('genitive', 'Королевской свадьбы'), ('accusative', 'Королевскую свадьбу'), ('prepositional', 'Королевской свадьбе')), 'Королевская свадьба'),),
    'you': 'Вы',
    '-level-squire': 'Паж',
    '-level-knight': 'Рыцарь',
    '-level-duke': (('?', ('$', 'gender'), (('feminine', 'Герцогиня'),), 'Герцог'),),
    '-level-queen': (('?', ('$', 'gender'), (('masculine', 'Король'),), 'Королева'),),
    'told': 'На столе подсчитываются очки. Клавиша Escape ведёт к итогам.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', с королевой.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'line-coins': ('монеты ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', '÷', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Империя: ', ('$', 'names')),
}
