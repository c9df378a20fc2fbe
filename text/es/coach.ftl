### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Cerrar

## The choices that he would make; $games is how often each was played on from here

suggestions = El consejero elegiría
glance = A primera vista; sigo pensando…
played =
    { $games ->
        [one] Jugado desde aquí una vez.
       *[other] Jugado desde aquí { $games } veces.
    }
played-on = { played } Sigo pensando…
expects =
    { $points ->
        [one] { played } La mejor opción lleva a cerca de { $points } punto.
       *[other] { played } La mejor opción lleva a unos { $points } puntos.
    }
silent = El consejero no tiene nada que decir aquí.
choice = { $standing }. { $why }
choice-spoken = { $letter }: { $option }. { choice }
spoken = El consejero elegiría { LIST($choices, type: "unit") }
standing-best = Lo mejor
standing-equal = Casi igual de bueno
standing-unknown = Prometedor
standing-less =
    { $points ->
        [one] Cerca de { $points } punto menos
       *[other] Unos { $points } puntos menos
    }

## The same where there is little room

short-best = Mejor
short-equal = Igual
short-unknown = Bien
short-less = { $points } menos

## Why a choice is good

why-only = No se permite nada más.
why-points = Da más puntos al momento que la mayoría.
why-growth-place = Deja a tu reino más sitio para crecer que la mayoría.
why-growth-claim = Le va bien a tu reino.
why-order = Te deja jugar antes en la próxima ronda.
why-coins = Los caballeros traen monedas.
why-building = El edificio compensa a la larga.
why-rival-claim = A un rival le gustaría tenerla.
why-rival-burn = Perjudica a un rival más que a los demás.
why-later = Las partidas jugadas desde aquí acaban bien con esta opción.

## Before a choice that gives away much

warning = ¿Seguro?
warning-text =
    { $points ->
        [one] El consejero cree que así se regala cerca de { $points } punto.
       *[other] El consejero cree que así se regalan unos { $points } puntos.
    }
warning-again = Pensarlo mejor
warning-place = Colocarla igualmente
warning-claim = Elegirla igualmente
warning-other = Hacerlo igualmente

## The review of a finished game; $made and $better are choices in words

review = Análisis de la partida
review-share = El consejero mira la partida: { NUMBER($share, style: "percent") }
review-done = Listo. Sigue jugando desde cualquier momento: empieza otra partida y esta se queda como está.
review-chart = Puntos que cada cual podía esperar al empezar cada ronda
review-round = Ronda
review-first = Primera línea
review-end = Final
review-points = Dónde se regalaron puntos
review-none = Nadie regaló gran cosa: ¡bien jugado!
review-none-yet = De momento, nada.
review-when =
    { $round ->
        [0] Primera línea · { $name }
       *[other] Ronda { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Mejor por cerca de { $points } punto:
       *[other] Mejor por unos { $points } puntos:
    }
review-look = Verlo
