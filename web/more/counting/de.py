"""Made from ending.ftl in text/de by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'told': 'Auf dem Tisch werden die Punkte gezählt. Escape führt zur Wertung.',
    'line': (('$', 'names'), ': ', ('$', 'line'), '.'),
    'line-queen': (('$', 'names'), ': ', ('$', 'line'), ', mit der Queen.'),
    'gives': (('$', 'name'), ' ', ('$', 'gain')),
    'coins': ('Münzen ', ('&', 'coins-badge')),
    'coins-badge': (('$', 'coins'), '\xa0', ':', '\xa0', ('$', 'per'), '\xa0', '=', '\xa0', ('$', 'points')),
    'picture': ('Königreich: ', ('$', 'names')),
}
