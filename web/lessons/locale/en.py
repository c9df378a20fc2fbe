"""Made from lessons.ftl in text/en by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson': ('Your first game: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' of ', ('$', 'of')),
    'got-it': 'Got it',
    'skip': 'Skip',
    'teach-choose': 'Choose a domino: click or tap one with a frame. You place it in your kingdom next round. Look for crowns.',
    'teach-place': 'Drag the domino to your kingdom, or point at a square. One half must touch your castle or its own land.',
    'teach-marks': ('It fits where the dots are. Elsewhere no land of its kind is beside it, or the kingdom gets wider than ', ('$', 'grid'), ' squares.'),
    'teach-points': 'Each land counts its squares × its crowns: four squares with two crowns are 8 points. Without a crown it counts nothing.',
    'teach-order': 'Kings play in the order of their dominoes. Low numbers choose first in the next round, high ones are worth more.',
}
