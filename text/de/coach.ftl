### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Schließen

## The choices that he would make; $games is how often each was played on from here

suggestions = Der Coach würde wählen
glance = Auf den ersten Blick. Er denkt noch nach …
played =
    { $games ->
        [one] Von hier aus einmal weitergespielt.
       *[other] Von hier aus { $games }-mal weitergespielt.
    }
played-on = { played } Er denkt noch nach …
expects =
    { $points ->
        [one] { played } Die beste Wahl führt zu etwa { $points } Punkt.
       *[other] { played } Die beste Wahl führt zu etwa { $points } Punkten.
    }
silent = Dazu hat der Coach nichts zu sagen.
choice = { $standing }. { $why }
choice-spoken = { $letter }: { $option }. { choice }
spoken = Der Coach würde wählen: { LIST($choices, type: "unit") }
standing-best = Am besten
standing-equal = Etwa gleich gut
standing-unknown = Vielversprechend
standing-less =
    { $points ->
        [one] Etwa { $points } Punkt weniger
       *[other] Etwa { $points } Punkte weniger
    }

## The same where there is little room

short-best = Top
short-equal = Gleich gut
short-unknown = Gut
short-less = { $points } weniger

## Why a choice is good

why-only = Nichts anderes ist erlaubt.
why-points = Das bringt sofort mehr Punkte als fast alles andere.
why-growth-place = So kann dein Königreich besser wachsen als mit den meisten anderen Plätzen.
why-growth-claim = Er passt gut zu deinem Königreich.
why-order = Damit bist du in der nächsten Runde früher dran.
why-coins = Die Ritter bringen Münzen.
why-building = Das Gebäude zahlt sich auf Dauer aus.
why-rival-claim = Die Konkurrenz hätte ihn gern.
why-rival-burn = Das trifft die Konkurrenz härter als anderes.
why-later = Von hier aus weitergespielte Partien enden damit gut.

## Before a choice that gives away much

warning = Ganz sicher?
warning-text =
    { $points ->
        [one] Der Coach meint, dass du damit etwa { $points } Punkt verschenkst.
       *[other] Der Coach meint, dass du damit etwa { $points } Punkte verschenkst.
    }
warning-again = Noch mal überlegen
warning-place = Trotzdem anlegen
warning-claim = Trotzdem wählen
warning-other = Trotzdem machen

## The review of a finished game; $made and $better are choices in words

review = Rückblick auf die Partie
review-share = Der Coach sieht sich die Partie an: { NUMBER($share, style: "percent") } geschafft
review-done = Fertig. Du kannst von jedem Moment an weiterspielen: Damit beginnt eine neue Partie, und diese bleibt, wie sie ist.
review-chart = Punkte, die zu Beginn jeder Runde zu erwarten waren
review-round = Runde
review-first = Erste Reihe
review-end = Ende
review-points = Wo Punkte verschenkt wurden
review-none = Niemand hat viel verschenkt: gut gespielt!
review-none-yet = Bisher nichts gefunden.
review-when =
    { $round ->
        [0] Erste Reihe · { $name }
       *[other] Runde { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Besser um etwa { $points } Punkt:
       *[other] Besser um etwa { $points } Punkte:
    }
review-look = Ansehen
