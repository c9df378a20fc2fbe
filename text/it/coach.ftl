### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Chiudi

## The choices that he would make; $games is how often each was played on from here

suggestions = Il consigliere sceglierebbe
glance = A prima vista; ci sta ancora pensando…
played =
    { $games ->
        [one] Proseguita da qui una volta.
       *[other] Proseguita da qui { $games } volte.
    }
played-on = { played } Ci sta ancora pensando…
expects =
    { $points ->
        [one] { played } La scelta migliore porta a circa { $points } punto.
       *[other] { played } La scelta migliore porta a circa { $points } punti.
    }
silent = Qui il consigliere non ha niente da dire.
choice = { $standing }. { $why }
choice-spoken = { $letter }: { $option }. { choice }
spoken = Il consigliere sceglierebbe { LIST($choices, type: "unit") }
standing-best = La migliore
standing-equal = Circa altrettanto buona
standing-unknown = Promettente
standing-less =
    { $points ->
        [one] Circa { $points } punto in meno
       *[other] Circa { $points } punti in meno
    }

## The same where there is little room

short-best = Top
short-equal = Pari
short-unknown = Buona
short-less = { $points } in meno

## Why a choice is good

why-only = Non è permesso altro.
why-points = Porta subito più punti di quasi tutte le altre.
why-growth-place = Lascia al tuo reame più spazio per crescere di quasi tutte le altre.
why-growth-claim = È adatta al tuo reame.
why-order = Ti fa giocare prima nel prossimo turno.
why-coins = I cavalieri portano monete.
why-building = L’edificio rende col tempo.
why-rival-claim = Farebbe gola a un rivale.
why-rival-burn = Danneggia un rivale più degli altri.
why-later = Le partite proseguite da qui finiscono bene.

## Before a choice that gives away much

warning = Vuoi davvero farlo?
warning-text =
    { $points ->
        [one] Il consigliere pensa che così perdi circa { $points } punto.
       *[other] Il consigliere pensa che così perdi circa { $points } punti.
    }
warning-again = Ci ripenso
warning-place = Piazza lo stesso
warning-claim = Scegli lo stesso
warning-other = Fallo lo stesso

## The review of a finished game; $made and $better are choices in words

review = Analisi della partita
review-share = Il consigliere guarda la partita: fatto il { NUMBER($share, style: "percent") }
review-done = Fatto. Puoi ripartire da qualsiasi momento: comincia un’altra partita, e questa resta com’è.
review-chart = Punti che ognuno poteva aspettarsi all’inizio di ogni turno
review-round = Turno
review-first = Prima colonna
review-end = Fine
review-points = Dove si sono persi punti
review-none = Nessuno ha perso molto: bella partita!
review-none-yet = Finora niente.
review-when =
    { $round ->
        [0] Prima colonna · { $name }
       *[other] Turno { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Meglio di circa { $points } punto:
       *[other] Meglio di circa { $points } punti:
    }
review-look = Guarda
