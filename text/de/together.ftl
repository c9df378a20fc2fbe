### Partien mit Leuten, die weit weg sind: warum ein Link oder ein Beweis abgelehnt wird.

## Why something is refused

together-refused-damaged = In diesem Text fehlt etwas oder wurde etwas verändert.
together-refused-newer = Dafür braucht es eine neuere Version von Realmino.
together-refused-bad-owners = Die Zahl der Personen passt nicht zu dieser Partie.
together-refused-unknown-kind = Diese Version von Realmino kennt jemanden in dieser Partie nicht.
together-refused-same-anchor = Zwei haben dasselbe Geheimnis, darum sind die Ziehungen nicht fair.
together-refused-other-secret = Dieses Geheimnis gehört zu einer anderen Partie.
together-refused-no-link = Zu Ziehung { $deal } fehlt ein Beitrag.
together-refused-other-deal = Ziehung { $deal }, { LIST($draws, type: "words") }, folgt nicht aus den Geheimnissen aller.
together-refused-too-early = Jemand hat seinen Beitrag zu einer Ziehung zu früh aufgedeckt.
together-refused-no-header = Der Partietext beginnt nicht mit der Kopfzeile { $header }.
together-refused-no-letter = In diesem Text ist kein Link zu einer Partie.
together-refused-too-long = Dieser Text ist zu lang: Höchstens { $most } Zeichen sind erlaubt.
together-refused-other-game = Dieser Link gehört zu einer anderen Partie.
together-refused-played-for-you = In einer anderen Fassung dieser Partie hat jemand anders für dich gespielt. Deine Partie bleibt, wie sie war.
together-refused-forked = Von dieser Partie gibt es zwei Fassungen. Sie unterscheiden sich ab Zug { $move }.
together-refused-no-invitation = In diesem Text ist keine Einladung.
together-refused-no-answer = In diesem Text ist keine Antwort auf eine Einladung.
together-refused-other-invitation = Das ist die Antwort auf eine andere Einladung.
together-refused-seat-taken = Diesen Platz hat schon jemand anders.
together-refused-no-seat = Diesen Platz gibt es in der Einladung nicht.
together-refused-not-answered = Es haben noch nicht alle geantwortet.
together-refused-not-here = Diese Partie ist nicht auf diesem Gerät.
together-refused-own-invitation = Deine eigene Einladung kannst du nicht annehmen.
together-refused-dealt = Die nächste Ziehung ist schon erfolgt. Darum lässt sich das nicht mehr zurücknehmen.
together-refused-not-agreed = In einer anderen Fassung dieser Partie haben die anderen sich ohne dich auf ein Zurücknehmen oder einen Bot geeinigt. Deine Partie bleibt, wie sie war.
together-refused-other-agreement = Von dieser Partie gibt es zwei Fassungen mit verschiedenen Vereinbarungen. Deine Partie bleibt, wie sie war.
together-refused-other-version = Die andere Fassung hat sich inzwischen geändert. Vergleiche sie noch einmal.
together-refused-not-leader = Das kann nur, wer diesen Raum geöffnet hat.
together-refused-not-now = Das geht gerade nicht. Versuch es gleich noch einmal.
together-refused-too-soon = Warte kurz bis zur nächsten Geste.
together-refused-started = Die Partie hat schon begonnen.
together-refused-not-ready = Noch nicht alle mit einem Platz sind bereit.
together-refused-too-few = Mindestens zwei Geräte brauchen einen Platz.
together-refused-no-undo = Du kannst nichts zurücknehmen: Seit der letzten Ziehung hast du nichts gewählt.
together-refused-someone-away = Alle müssen zustimmen, aber jemand ist nicht da.
together-refused-undo-open = Beantworte zuerst die Bitte um das Zurücknehmen.
together-refused-not-away = Diese Person ist da.
together-refused-no-connection = Das geht nicht ohne Verbindung.
together-refused-same-device = Diese Partie ist hier zweimal offen. Schließ eine davon.
together-refused-two-leaders = Zwei Geräte wollten diesen Raum leiten. Es hat sich nichts geändert.
together-refused-other-plan = Gestartet wurde eine andere Partie als die, der du zugestimmt hast.
