### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Fermer

## The choices that he would make; $games is how often each was played on from here

suggestions = Le coach choisirait
glance = À première vue ; il réfléchit encore…
played =
    { $games ->
        [one] Suite jouée { $games } fois.
       *[other] Suite jouée { $games } fois.
    }
played-on = { played } Il réfléchit encore…
expects =
    { $points ->
        [one] { played } Le meilleur choix mène à environ { $points } point.
       *[other] { played } Le meilleur choix mène à environ { $points } points.
    }
silent = Le coach n’a rien à dire ici.
choice = { $standing }. { $why }
choice-spoken = { $letter } : { $option }. { choice }
spoken = Le coach choisirait { LIST($choices, type: "unit") }
standing-best = Le meilleur
standing-equal = Presque aussi bon
standing-unknown = Prometteur
standing-less =
    { $points ->
        [one] Environ { $points } point de moins
       *[other] Environ { $points } points de moins
    }

## The same where there is little room

short-best = Top
short-equal = Égal
short-unknown = Bon
short-less = −{ $points }

## Why a choice is good

why-only = Rien d’autre n’est permis.
why-points = Il rapporte tout de suite plus de points que la plupart.
why-growth-place = Il laisse à votre royaume plus de place pour grandir.
why-growth-claim = Il convient à votre royaume.
why-order = Il vous fait jouer plus tôt au prochain tour.
why-coins = Les chevaliers rapportent des pièces.
why-building = Le bâtiment est rentable à la longue.
why-rival-claim = Un adversaire aimerait bien l’avoir.
why-rival-burn = Il gêne surtout un adversaire.
why-later = Avec ce choix, les parties jouées à partir d’ici finissent bien.

## Before a choice that gives away much

warning = Vraiment ?
warning-text =
    { $points ->
        [one] D’après le coach, cela fait perdre environ { $points } point.
       *[other] D’après le coach, cela fait perdre environ { $points } points.
    }
warning-again = Réfléchir encore
warning-place = Poser quand même
warning-claim = Choisir quand même
warning-other = Jouer quand même

## The review of a finished game; $made and $better are choices in words

review = Analyse de la partie
review-share = Le coach étudie la partie : { NUMBER($share, style: "percent") }
review-done = Terminé. Continuez à partir de n’importe quel moment : une autre partie commence, celle-ci reste telle quelle.
review-chart = Points que chacun pouvait espérer au début de chaque tour
review-round = Tour
review-first = Première ligne
review-end = Fin
review-points = Où des points ont été perdus
review-none = Presque rien n’a été perdu : bien joué !
review-none-yet = Rien trouvé pour l’instant.
review-when =
    { $round ->
        [0] Première ligne · { $name }
       *[other] Tour { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Environ { $points } point de mieux :
       *[other] Environ { $points } points de mieux :
    }
review-look = Regarder
