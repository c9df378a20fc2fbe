### Partien mit Leuten, die weit weg sind: warum ein Link oder ein Beweis abgelehnt wird.

## Why something is refused

together-refused-damaged = In diesem Text fehlt etwas oder wurde etwas verändert.
together-refused-newer = Dafür braucht es eine neuere Version von Realmino.
together-refused-bad-owners = Die Spieler passen nicht zu dieser Partie.
together-refused-same-anchor = Zwei Spieler haben dasselbe Geheimnis, darum ist das Ziehen nicht fair.
together-refused-other-secret = Das Geheimnis dieses Spielers gehört zu einer anderen Partie.
together-refused-no-link = Zu Ziehung { $deal } fehlt der Beitrag eines Spielers.
together-refused-other-deal = Ziehung { $deal }, { LIST($draws, type: "words") }, folgt nicht aus den Geheimnissen der Spieler.
together-refused-too-early = Ein Spieler hat seinen Beitrag zu einer Ziehung zu früh verraten.
together-refused-no-header = Der Partietext beginnt nicht mit der Kopfzeile { $header }.
