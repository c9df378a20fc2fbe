"""Made from lessons.ftl in text/en by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson': ('Your first game: ', ('$', 'number'), ' of ', ('$', 'of')),
    'got-it': 'Got it',
    'skip': 'Skip the lessons',
    'teach-choose': 'Choose a domino: click or tap one of the framed ones. It is yours in the next round. Look for lands that you can make larger, and for crowns.',
    'teach-place': 'Now add your domino. Drag it to your kingdom, or point at a square there. One of its halves must touch your castle or its own land.',
    'teach-marks': ('It may lie on the squares with a dot. Elsewhere it would touch no land of its kind, or the kingdom would be wider than ', ('$', 'grid'), ' squares. If you try, the line below the table says why.'),
    'teach-points': 'Your points so far. Every land counts its squares × its crowns: four squares with two crowns are 8 points. A land without a crown counts nothing.',
    'teach-order': 'The kings play in the order of their dominoes. A low number plays early in the next round and so chooses first. High numbers are worth more, but choose late.',
}
