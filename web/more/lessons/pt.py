"""Made from lessons.ftl in text/pt by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson-K': ('A tua primeira partida: ', ('&', 'lesson-step')),
    'lesson-Q': ('A tua primeira partida com vilas: ', ('&', 'lesson-step')),
    'lesson-W': ('A tua primeira partida em equipa: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' de ', ('$', 'of')),
    'got-it': 'Já percebi',
    'skip': 'Saltar',
    'teach-choose': 'Escolhe um dominó: clica ou toca num dos que têm moldura. Vais colocá-lo no teu reino na próxima ronda. Procura coroas.',
    'teach-place': 'Arrasta o dominó para o teu reino ou aponta para um quadrado. Uma das metades tem de tocar no castelo ou numa paisagem igual.',
    'teach-marks': ('Cabe onde estão os pontinhos. Noutros sítios não há uma paisagem igual ao lado, ou o reino passaria dos ', ('$', 'grid'), ' quadrados de largura.'),
    'teach-points': 'Cada território vale os seus quadrados × as suas coroas: quatro quadrados com duas coroas são 8 pontos. Sem coroas, não vale nada.',
    'teach-order': 'Os reis jogam pela ordem dos seus dominós. Os números baixos escolhem primeiro na próxima ronda; os altos valem mais.',
    'teach-towns': 'Os quadrados vermelhos são vilas: é neles que se constroem edifícios. Escolhe um dominó: tanto as coroas como as vilas valem a pena.',
    'teach-tax': 'O teu cavaleiro recolhe impostos: toca numa metade do dominó que colocaste. Traz uma moeda por cada quadrado desse território e fica lá.',
    'teach-build': 'Com moedas compram-se edifícios: toca num do tabuleiro dos construtores e depois num quadrado “vila” livre. Cada um dá coroas, pontos, cavaleiros ou torres.',
    'teach-court': 'Quem tiver mais torres recebe a rainha: os edifícios custam-lhe menos uma moeda e, no fim, ela vale uma coroa. Por uma moeda, o dragão incendeia um edifício.',
    'teach-team': ('Constróis um só reino com ', ('$', 'partner'), ', e cada um tem o seu rei. Escolhe um dominó que ajude a equipa.'),
    'teach-share': ('Este reino é teu e de ', ('$', 'partner'), ': também os pontos, as moedas e os cavaleiros. Pode ter ', ('$', 'grid'), ' quadrados de largura.'),
}
