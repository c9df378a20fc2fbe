"""Made from lessons.ftl in text/es by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson-K': ('Tu primera partida: ', ('&', 'lesson-step')),
    'lesson-Q': ('Tu primera partida con ciudades: ', ('&', 'lesson-step')),
    'lesson-W': ('Tu primera partida en equipo: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' de ', ('$', 'of')),
    'got-it': 'Entendido',
    'skip': 'Saltar',
    'teach-choose': 'Elige una ficha: haz clic en una que tenga marco, o tócala. La colocarás en tu reino en la próxima ronda. Busca coronas.',
    'teach-place': 'Arrastra la ficha a tu reino o señala un cuadrado. Al menos una mitad debe tocar tu castillo o un paisaje igual.',
    'teach-marks': ('Encaja donde hay marcas. En los demás sitios no hay al lado un paisaje de su tipo, o el reino pasaría de ', ('$', 'grid'), ' cuadrados de ancho.'),
    'teach-points': 'Cada territorio cuenta sus cuadrados × sus coronas: cuatro cuadrados con dos coronas son 8 puntos. Sin coronas no cuenta nada.',
    'teach-order': 'Los reyes juegan en el orden de sus fichas. Los números bajos eligen antes en la próxima ronda; los altos valen más.',
    'teach-towns': 'Los cuadrados rojos son ciudades: en ellos se construyen edificios. Elige una ficha: tanto las coronas como las ciudades valen la pena.',
    'teach-tax': 'Tu caballero cobra impuestos: toca una mitad de la ficha que has colocado. Trae una moneda por cada cuadrado de su territorio y se queda allí.',
    'teach-build': 'Con monedas se compran edificios: toca uno en el tablero de Constructores y luego un cuadrado de ciudad libre. Cada uno da coronas, puntos, caballeros o torres.',
    'teach-court': 'Tener más torres que nadie atrae a la Reina: los edificios te cuestan una moneda menos y al final ella cuenta como una corona. Por una moneda, el Dragón quema un edificio.',
    'teach-team': ('Construyes un reino junto con ', ('$', 'partner'), ', y cada cual tiene un rey. Elige una ficha que ayude al equipo.'),
    'teach-share': ('Este reino es tuyo y de ', ('$', 'partner'), ': también sus puntos, monedas y caballeros. Puede tener ', ('$', 'grid'), ' cuadrados de ancho.'),
}
