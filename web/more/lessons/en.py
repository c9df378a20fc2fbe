"""Made from lessons.ftl in text/en by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson-K': ('Your first game: ', ('&', 'lesson-step')),
    'lesson-Q': ('Your first game with towns: ', ('&', 'lesson-step')),
    'lesson-W': ('Your first game in a team: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' of ', ('$', 'of')),
    'got-it': 'Got it',
    'skip': 'Skip',
    'teach-choose': 'Choose a domino: click or tap one with a frame. You place it in your kingdom next round. Look for crowns.',
    'teach-place': 'Drag the domino to your kingdom, or point at a square. One half must touch your castle or its own land.',
    'teach-marks': ('It fits where the dots are. Elsewhere no land of its kind is beside it, or the kingdom gets wider than ', ('$', 'grid'), ' squares.'),
    'teach-points': 'Each land counts its squares × its crowns: four squares with two crowns are 8 points. Without a crown it counts nothing.',
    'teach-order': 'Kings play in the order of their dominoes. Low numbers choose first in the next round, high ones are worth more.',
    'teach-towns': 'Red squares are towns: they carry buildings. Choose a domino: crowns and towns are both worth having.',
    'teach-tax': 'Your knight collects tax: tap a half of the domino that you placed. He brings one coin for every square of its land, and stays there.',
    'teach-build': "Coins buy buildings: tap one on the builders' board, then a free town square. Each gives crowns, points, knights or towers.",
    'teach-court': 'Most towers bring the Queen: buildings cost you one coin less, and at the end she counts as a crown. For one coin the Dragon burns a building.',
    'teach-team': ('You and ', ('$', 'partner'), ' build one kingdom together, each with a king. Choose a domino that helps you both.'),
    'teach-share': ('This kingdom is yours and ', ('$', 'partner'), "'s: its points, coins and knights too. It may be ", ('$', 'grid'), ' squares wide.'),
}
