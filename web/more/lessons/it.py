"""Made from lessons.ftl in text/it by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson-K': ('La tua prima partita: ', ('&', 'lesson-step')),
    'lesson-Q': ('La tua prima partita con le città: ', ('&', 'lesson-step')),
    'lesson-W': ('La tua prima partita in squadra: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' di ', ('$', 'of')),
    'got-it': 'Capito',
    'skip': 'Salta',
    'teach-choose': 'Scegli una tessera: cliccane o toccane una con la cornice. La piazzerai nel tuo reame nel prossimo turno. Cerca le corone.',
    'teach-place': 'Trascina la tessera nel tuo reame, o indica una casella. Una metà deve toccare il castello o un paesaggio uguale.',
    'teach-marks': ('Ci sta dove vedi i puntini. Altrove non ha accanto un paesaggio uguale, o il reame supererebbe ', ('$', 'grid'), ' caselle di larghezza.'),
    'teach-points': 'Ogni territorio vale le sue caselle × le sue corone: quattro caselle con due corone fanno 8 punti. Senza corone non vale niente.',
    'teach-order': 'I re giocano nell’ordine delle loro tessere. I numeri bassi scelgono per primi nel prossimo turno, quelli alti valgono di più.',
    'teach-towns': 'Le caselle rosse sono città: ospitano gli edifici. Scegli una tessera: corone e città fanno comodo entrambe.',
    'teach-tax': 'Il tuo cavaliere riscuote la tassa: tocca una metà della tessera che hai piazzato. Porta una moneta per ogni casella del suo territorio, e resta lì.',
    'teach-build': 'Con le monete compri edifici: toccane uno sulla plancia costruttori, poi una casella città libera. Ognuno dà corone, punti, cavalieri o torri.',
    'teach-court': 'Chi ha più torri riceve la Regina: gli edifici costano una moneta in meno, e alla fine vale una corona. Per una moneta il Drago distrugge un edificio.',
    'teach-team': ('Tu e ', ('$', 'partner'), ' costruite insieme un solo reame, con un re a testa. Scegli una tessera che aiuti entrambi.'),
    'teach-share': ('Questo reame è tuo e di ', ('$', 'partner'), ': anche i punti, le monete e i cavalieri. Può essere largo ', ('$', 'grid'), ' caselle.'),
}
