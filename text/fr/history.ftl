### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } à deux
        [3] { NAME($game) } à trois
        [4] { NAME($game) } à quatre
        [5] { NAME($game) } à cinq
        [6] { NAME($game) } à six
        [7] { NAME($game) } à sept
       *[other] { NAME($game) } à huit
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Grand Duel
with-harmony = Harmonie
with-middle = Empire du Milieu
with-teams = en équipe
with-dynasty = Dynastie

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Bot glouton
level-random = Bot aléatoire

## The shelf

title = Vos parties
close = Fermer
page-going-on = En cours
page-history = Finies
page-statistics = Statistiques
empty-going-on = Aucune partie en cours. Commencez-en une : elle restera ici jusqu’à la fin.
study = Depuis une position composée ; elle ne compte dans aucune statistique.
empty-history = Aucune partie finie pour l’instant. Chaque partie que vous finissez reste ici, avec ses royaumes, pour être revue.
empty-statistics = Dès que vous aurez fini une partie, vos points et vos victoires seront comptés ici.
kept = Les parties finies sont gardées et comptées jusqu’à ce que vous les supprimiez.
counting = Lecture de vos parties…
act-resume = Continuer
act-replay = Revoir
act-download = Télécharger
act-remove = Supprimer
about = { $verb } : { $title }
missing = Cette partie est illisible.

## Statistics

whose = Parties de qui ?
won = Gagné
lost = Pas gagné
tile-games = Parties
tile-wins = Gagnées
tile-streak = Victoires de suite
tile-longest = Plus longue série
by-game = Par jeu
by-level = Contre les bots
everybody = Tout le monde
chart-points = Points, partie par partie
table-game = Jeu
table-games = Parties
table-wins = Gagnées
table-best = Record
table-average = Moyenne
table-level = Bot
table-person = Joueur
table-share = Part
table-date = Date
table-points = Points
table-result = Résultat
wins-of = { $wins } sur { $games }
best-about = Revoir la meilleure partie : { points }

## The replay of a finished game; round 0 is the first line

replay = Parcourir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Dérouler la partie
replay-next = Un coup en avant
replay-last = À la fin
replay-review = Analyse
replay-round = Aller à un tour
replay-speed = Vitesse
round =
    { $round ->
        [0] Première ligne
       *[other] Tour { $round }
    }
round-of-game = Partie { $game }, { round }
speed-half = Vitesse ½×
speed-usual = Vitesse 1×
speed-double = Vitesse 2×
speed-fast = Vitesse 4×

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino : { $game }
result-line = { $place }. { $names } : { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partie du jour
daily-deal = { $game } contre { $names }
daily-text = Ce jour-là, tout le monde a les mêmes dominos et les mêmes adversaires. C’est la première partie qui compte.
daily-begin = Jouer
daily-go-on = Continuer
daily-again = Réessayer
daily-try =
    { $number ->
        [1] Première partie
       *[other] Partie { $number }
    }
daily-result = Votre résultat, à partager
daily-row =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-share = Realmino, { $day } : { $game } contre { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (partie { $number })
list-points = { $most } : { $last }
daily-copy = Copier le texte
daily-copied = Votre résultat est dans le presse-papiers.
daily-marked = Votre résultat est sélectionné : copiez-le maintenant.
daily-unknown = Il n’y a pas de partie du jour pour ce lien.
