"""Made from lessons.ftl in text/de by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson-K': ('Deine erste Partie: ', ('&', 'lesson-step')),
    'lesson-Q': ('Deine erste Partie mit Städten: ', ('&', 'lesson-step')),
    'lesson-W': ('Deine erste Partie im Team: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' von ', ('$', 'of')),
    'got-it': 'Alles klar',
    'skip': 'Überspringen',
    'teach-choose': 'Wähle einen Dominostein: Klick oder tipp auf einen mit Rahmen. In der nächsten Runde legst du ihn in deinem Königreich an. Achte auf Kronen.',
    'teach-place': 'Zieh den Dominostein in dein Königreich oder zeig auf ein Feld. Eine Hälfte muss an dein Schloss oder an die gleiche Landschaft grenzen.',
    'teach-marks': ('Wo eine Markierung ist, passt er. Anderswo grenzt er an keine gleiche Landschaft, oder das Königreich würde breiter als ', ('$', 'grid'), ' Felder.'),
    'teach-points': 'Jedes Gebiet bringt Felder × Kronen: Vier Felder mit zwei Kronen sind 8 Prestigepunkte. Ohne Krone bringt es nichts.',
    'teach-order': 'Die Könige ziehen in der Reihenfolge ihrer Dominosteine. Kleine Zahlen wählen in der nächsten Runde zuerst, große sind mehr wert.',
    'teach-towns': 'Rote Felder sind Städte: Auf ihnen stehen Gebäude. Wähle einen Dominostein: Kronen und Städte sind beide begehrt.',
    'teach-tax': 'Dein Ritter treibt Steuern ein: Tipp auf eine Hälfte des Dominosteins, den du angelegt hast. Der Ritter bringt 1 Münze je Feld dieses Gebiets und bleibt dort stehen.',
    'teach-build': 'Für Münzen gibt es Gebäude: Tipp auf eines auf dem Gebäudetableau, dann auf ein freies Stadtfeld. Sie bringen Kronen, Punkte, Ritter oder Türme.',
    'teach-court': 'Wer die meisten Türme hat, lockt die Queen an: Gebäude kosten dann 1 Münze weniger, und am Ende zählt sie als Krone. Für 1 Münze zerstört der Drache ein Gebäude.',
    'teach-team': ('Du und ', ('$', 'partner'), ', ihr baut zusammen ein Königreich, beide mit eigenem König. Wähle einen Dominostein, der euch beiden hilft.'),
    'teach-share': ('Dieses Königreich gehört dir und ', ('$', 'partner'), ': Punkte, Münzen und Ritter inbegriffen. Es darf ', ('$', 'grid'), ' Felder breit sein.'),
}
