### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Variantes
variant-teams = Équipes de deux
variant-small = Petits royaumes
variant-duel = Grand Duel
kind-level = { NAME($level) }
undo = Annuler
again = Réessayer

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Carnet de score · Realmino
pad-description = Comptez les points d’une partie de { -game-K }, de { -game-Q } ou de { -game-W } jouée sur table : saisissez les royaumes, suivez le score ligne par ligne et partagez-le en lien ou en image.
pad-heading = Carnet de score
pad-tagline = Vous jouez avec la vraie boîte ? Saisissez les royaumes : le score se calcule au fur et à mesure.
pad-home = Retour au jeu
pad-loading = Chargement du carnet…
pad-noscript = Le carnet de score a besoin de JavaScript. Veuillez l’activer.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Jeu et joueurs
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } joueurs
       *[some] { NAME($game) }, { $players } joueurs, { LIST($options) }
    }
pad-game-which = Jeu
pad-game-players = Joueurs
pad-game-count = { $players }
pad-one-game = Seule cette partie est comptée maintenant. « Annuler » rétablit les autres.
pad-names = Noms et couleurs
pad-name = Nom du joueur { $number }
pad-colour = Couleur du joueur { $number }

## Entering a kingdom

pad-kingdoms = Royaumes
pad-games = Parties de la Dynastie
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Royaume : { $name }
pad-brushes = Pinceau
pad-brush-crowns =
    { $crowns ->
        [0] Sans couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pad-brush-knight = Chevalier
pad-brush-building-chosen = Bâtiment : { NAME($building) }
pad-brush-castle = Château
pad-brush-erase = Effacer
pad-hint-land = { NAME($terrain, capitalization: "uppercase") } : touchez ses cases. Touchez-en une de nouveau pour chaque couronne.
pad-hint-town = Ville : touchez ses cases. Les bâtiments ont leur propre pinceau.
pad-hint-crowns =
    { $crowns ->
        [0] Touchez une case pour enlever ses couronnes.
        [one] Touchez une case pour lui donner { $crowns } couronne.
       *[other] Touchez une case pour lui donner { $crowns } couronnes.
    }
pad-hint-knight = Touchez une case pour ajouter ou enlever un chevalier.
pad-hint-building = Touchez une case pour ajouter ou enlever { NAME($building, form: "definite") }.
pad-hint-castle = Touchez la case du château.
pad-hint-erase = Touchez une case pour la vider.
pad-keys = Clavier : les flèches changent de case, { $lands } donnent le paysage, 0 à 3 les couronnes, C déplace le château, Suppr vide une case, Ctrl+Z annule.
pad-keys-court = Clavier : les flèches changent de case, { $lands } donnent le paysage, 0 à 3 les couronnes, N un chevalier, B un bâtiment, C déplace le château, Suppr vide une case, Ctrl+Z annule.
pad-square-empty = { $square }, vide
pad-square-castle = { $square }, château
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } avec { $crowns } couronne
       *[other] { $square }, { NAME($terrain) } avec { $crowns } couronnes
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, chevalier
pad-buildings = Quel bâtiment ?
pad-building = { NAME($building) } : { $effects }

## What a kingdom owns

pad-owned = Autres biens
pad-owned-coins = Pièces
pad-owned-ready = Chevaliers en réserve
pad-owned-towers = Tours
pad-owned-help = Chevaliers et tours se déduisent des bâtiments. Corrigez-les s’ils sont différents.
pad-queen = Hôte de la Reine
pad-queen-nobody = Personne
pad-queen-with = { $name }

## The score

pad-standings = Classement
pad-ahead = En tête
pad-building-reason = { $effects }
pad-announced = { $name } : { points }.

## What no box allows, as calm notes

pad-notes = À vérifier
pad-notes-none = Tout correspond à la boîte.
pad-odd-apart = { $name } : { $square } n’est pas relié au château.
pad-odd-odd = { $name } : { squares }, mais les dominos en couvrent toujours un nombre pair.
pad-odd-crowned = { $name } : la ville en { $square } a une couronne, alors qu’aucune ville de la boîte n’en a.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) } : il n’y en a qu’un exemplaire dans la boîte.
       *[other] { NAME($building) } : il n’y en a que { $copies } exemplaires dans la boîte.
    }
pad-odd-large = { $name } : le royaume fait { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } cases ; le maximum est { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } sans couronne : { squares } de plus que dans la boîte.
        [one] { NAME($terrain, capitalization: "uppercase") } avec { $crowns } couronne : { squares } de plus que dans la boîte.
       *[other] { NAME($terrain, capitalization: "uppercase") } avec { $crowns } couronnes : { squares } de plus que dans la boîte.
    }
pad-odd-knight = { $name } : chevaliers et bâtiments ne comptent pas dans { NAME($game) }.
pad-odd-knights = { $name } : { knights }, alors que les règles et les bâtiments n’en donnent que { $most }.
pad-odd-towers = { $name } : { towers }, alors que les bâtiments n’en donnent que { $most }.
pad-odd-coins = { $name } : { coins }, alors que ces chevaliers ont pu en percevoir { $most } au plus.
pad-odd-queen = Personne ne peut avoir plus de tours que l’hôte de la Reine.

## What can be done with a pad

pad-new = Nouveau
pad-read = Lire une position
pad-share = Copier le lien
pad-png = Image PNG
pad-svg = Image SVG
pad-new-title = Commencer un nouveau carnet ?
pad-new-text = Tous les royaumes sont vidés ; le jeu et les joueurs restent. Vous pourrez annuler.
pad-new-yes = Recommencer
pad-new-no = Garder celui-ci
pad-read-title = Lire une position
pad-read-text = Collez une position ou un seul royaume dans la notation de Realmino. Vous pourrez annuler.
# As in English.
pad-read-label = Position
pad-read-go = Lire
pad-read-broken = Cette position n’est pas valable{ $reason }. Rien n’a changé.
pad-read-done = Lu : { NAME($game) }, { $players } joueurs.
pad-copied = Lien copié.
pad-shown = Le lien vers ce carnet est dans la barre d’adresse.
pad-saved-picture = Image enregistrée sous { $file }.
pad-as-svg = Ce navigateur ne peut pas enregistrer de PNG ici : l’image est enregistrée en SVG, sous { $file }.
pad-picture-words = { $summary } : { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partie { $game }
pad-picture-file = realmino-carnet-de-score
pad-link-broken = Ce lien est endommagé ou incomplet{ $reason }. Votre propre carnet est toujours là ; demandez un nouveau lien.
pad-link-title = Ouvrir le carnet de ce lien ?
pad-link-text = Il remplace le carnet que vous avez ici. « Annuler » rétablit le vôtre.
pad-link-yes = Ouvrir
pad-link-no = Garder le mien
pad-unkept = Ce navigateur n’enregistre pas ce carnet : copiez son lien avant de fermer la page.
pad-broken = Votre carnet enregistré n’a pas pu être lu{ $reason }. Il est mis de côté ; en voici un nouveau.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Plateau d’analyse
analysis-lead = Composez une position en touchant les cases ou en collant son texte, puis interrogez le coach ou jouez à partir de là.
analysis-round = Le tour de jeu
analysis-round-which = Tour
analysis-round-by-land = { $round }, d’après les royaumes
analysis-round-first = Premier choix
analysis-phase = Étape suivante

## What comes now; the one in turn is not named

analysis-phase-a = Poser un domino
analysis-phase-b = Percevoir l’impôt
analysis-phase-c = Construire un bâtiment
analysis-phase-d = Payer le Dragon
analysis-phase-e = Choisir un domino
analysis-phase-end = Terminer le tour
analysis-phase-o = Tirer les rois
analysis-phase-t = Révéler de nouveaux bâtiments
analysis-phase-l = Former une nouvelle ligne
analysis-phase-z = La partie est finie
analysis-laid = Dernier domino posé
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = nulle part : défaussé

## The dominoes

analysis-line = Restent à poser
analysis-line-help = De gauche à droite ; c’est au premier roi de jouer.
analysis-next = Au choix
analysis-next-help = Un roi marque un domino déjà choisi.
analysis-order = Encore à choisir, dans cet ordre : { LIST($names) }.
analysis-line-none = Plus rien à poser.
analysis-next-none = La dernière ligne est déjà choisie.
analysis-passed = Passer un tour
analysis-taken-back = Annuler un tour
analysis-domino-change = { $domino }. Changer
analysis-king = Qui a le domino { $number } ?
analysis-king-nobody = Personne
analysis-dominoes = Quel domino ?
analysis-in-line = { $domino }, déjà dans une ligne

## The builders' board

analysis-spot = Emplacement au coût de { $price }
analysis-spot-empty = vide
analysis-spot-dragon = le Dragon
analysis-burnt = Bâtiments détruits
analysis-burnt-more = En ajouter un
analysis-burnt-not = pas détruit

## Text

analysis-text = En texte
analysis-text-help = Une position ou un seul royaume dans la notation de Realmino, telle que « Partager » la copie. Elle suit chacun de vos gestes, et vous pouvez la modifier.
analysis-text-read = Lire le texte
analysis-text-copy = Copier le texte
analysis-text-copied = Texte copié.
analysis-text-marked = Le texte est sélectionné : copiez-le maintenant.
analysis-text-broken = Cette position n’est pas valable{ $reason }. Rien n’a changé.
analysis-kept-broken = Votre dernière position n’a pas pu être lue ; voici un nouveau plateau.

## What can be done

analysis-rivals = Qui joue les autres ?
analysis-rivals-me = Moi
analysis-play = Jouer à partir d’ici
analysis-share = Partager
analysis-new = Nouveau plateau
analysis-ready = À jouer : { $names }. La position est valable.
analysis-ready-deal = La position est valable.

## Why it is no position yet: one sentence says what and where

analysis-why-over = La partie est finie ici : il n’y a plus rien à choisir. Le carnet de score peut la compter.
analysis-why-round = Cette partie n’a pas ce tour de jeu.
analysis-why-phase = L’étape suivante ne va pas avec le tour de jeu et les lignes.
analysis-why-seat = Le texte nomme un joueur qui ne participe pas à cette partie.
analysis-why-kings-missing = { $name } : un roi n’est sur aucun domino.
analysis-why-kings-more = { $name } : trop de rois sur les dominos.
analysis-why-kings-nobody = Le domino { $number } reste à poser, mais n’a pas de roi.
analysis-why-order = Le domino { $number } n’est pas à sa place : dans une ligne, les numéros sont croissants.
analysis-why-next =
    { $dominoes ->
        [one] Il y a { $dominoes } domino au choix au lieu de { $wanted }.
       *[other] Il y a { $dominoes } dominos au choix au lieu de { $wanted }.
    }
analysis-why-box = Le domino { $number } ne vient pas de la boîte de sa ligne.
analysis-why-twice = Le domino { $number } apparaît deux fois.
analysis-why-count = Le nombre de dominos révélés ne correspond pas à ce tour de jeu.
analysis-why-uncovered = { $name } : ce royaume ne peut pas être construit selon les règles avec les dominos qui ne sont pas dans les lignes.
analysis-why-together = Chaque royaume est possible seul, mais pas tous ensemble à ce tour de jeu.
analysis-why-turns = { $name } : trop de cases, de bâtiments ou de chevaliers pour les tours joués.
analysis-why-discarded = { $name } : trop peu de cases pour ce tour de jeu, car les premiers dominos trouvent toujours une place.
analysis-why-tile = { NAME($building) } : il y en a plus que dans la boîte.
analysis-why-tiles-due = Tant qu’il reste des bâtiments, le plateau « bâtisseurs » se remplit avant la nouvelle ligne.
analysis-why-emptied = Le plateau « bâtisseurs » a trop d’emplacements vides pour les tours déjà joués pendant ce tour de jeu.
analysis-why-dragon = Le Dragon ne quitte sa grotte que si quelqu’un a déjà joué pendant ce tour de jeu, et reste sur l’emplacement du bâtiment détruit.
analysis-why-burnt = Le Dragon a détruit plus de bâtiments qu’il n’y a eu de tours de jeu.
analysis-why-coins = Il y a plus de pièces que l’impôt n’a pu en rapporter, une fois le Dragon payé.
analysis-why-laid = Le dernier domino posé n’est pas dans le royaume dont c’est le tour.
analysis-why-court = Certains de ces éléments (pièces, chevaliers, tours, bâtiments) n’existent pas dans ce jeu.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = Le coach choisirait
coach-glance = Première idée ; il réfléchit encore…
coach-played =
    { $games ->
        [one] D’après { $games } partie simulée.
       *[other] D’après { $games } parties simulées.
    }
coach-played-on = { coach-played } Il réfléchit encore…
coach-expects = { coach-played } Avec le meilleur choix, comptez environ { $low }–{ $high } points à la fin.
coach-solved =
    { $points ->
        [one] Résolu : en jouant au mieux, on finit avec { $points } point.
       *[other] Résolu : en jouant au mieux, on finit avec { $points } points.
    }
coach-silent = Le coach n’a pas de conseil ici.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter } : { $option }. { coach-choice }
coach-spoken = Le coach choisirait { LIST($choices, type: "unit") }
coach-standing-best = Le meilleur
coach-standing-equal = Presque aussi bon
coach-standing-unknown = Prometteur
coach-standing-less =
    { $points ->
        [one] Environ { $points } point de moins
       *[other] Environ { $points } points de moins
    }
coach-standing-same = Aussi bon
coach-standing-exact =
    { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }

## The same where there is little room

coach-short-best = Top
coach-short-equal = Équivalent
coach-short-unknown = Bon
coach-short-less = −{ $points }

## Why a choice is good

coach-why-only = Rien d’autre n’est permis.
coach-why-points = Il rapporte tout de suite plus de points que la plupart.
coach-why-growth-place = Il laisse à votre royaume plus de place pour grandir.
coach-why-growth-claim = Il convient à votre royaume.
coach-why-order = Vous jouez plus tôt au tour de jeu suivant.
coach-why-coins = Vos chevaliers perçoivent des pièces.
coach-why-building = Le bâtiment est rentable à la longue.
coach-why-rival-claim = Un adversaire aimerait bien l’avoir.
coach-why-rival-burn = Cette perte gêne surtout un adversaire.
coach-why-later = Ce choix rapporte plus tard.
coach-why-joins = Agrandit un domaine : { territory }.
coach-why-starts = Commence un domaine avec des couronnes : { territory }.

## Before a choice that gives away much

coach-warning = Vraiment ?
coach-warning-text =
    { $points ->
        [one] D’après le coach, cela vous coûte environ { $points } point.
       *[other] D’après le coach, cela vous coûte environ { $points } points.
    }
coach-warning-again = Réfléchir encore
coach-warning-place = Poser quand même
coach-warning-claim = Choisir quand même
coach-warning-other = Jouer quand même

## The review of a finished game; $made and $better are choices in words

coach-review = Analyse de la partie
coach-review-share = Le coach étudie la partie : { NUMBER($share, style: "percent") }
coach-review-done = Terminé. Vous pouvez rejouer à partir de n’importe quel moment : une nouvelle partie commence, celle-ci reste telle quelle.
coach-review-chart = Points attendus au début de chaque tour de jeu
coach-review-band = Les bandes claires montrent l’incertitude. Sans bande, c’est exact.
coach-review-round = Tour
coach-review-first = Première ligne
coach-review-end = Fin
coach-review-points = Choix les plus coûteux
coach-review-none = Personne n’a perdu grand-chose : bien joué !
coach-review-none-yet = Rien à signaler pour l’instant.
coach-review-when =
    { $round ->
        [0] Première ligne · { $name }
       *[other] Tour { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Environ { $points } point de mieux :
       *[other] Environ { $points } points de mieux :
    }
coach-review-look = Regarder
coach-review-mistake = { coach-review-when } : { $made }. { coach-review-better } { $better }.

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-started = Les points sont comptés sur la table. Appuyez sur Échap pour passer aux scores.
counting-skip = { lesson-skip }

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names } : { $line }.
counting-line-queen = { $names } : { $line }, avec la Reine.
counting-gives = { $name } { $gain }
counting-line-coins = pièces { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Royaume : { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Trouvé : « { $move } » est le meilleur choix.
       *[other] Trouvé : « { $move } » est le meilleur choix. Il rapporte { points } maintenant.
    }
puzzle-less =
    { $points ->
        [0] « { $move } » ne rapporte rien maintenant ; le meilleur choix rapporte { $best }.
       *[other] « { $move } » rapporte { points } maintenant ; le meilleur choix rapporte { $best }.
    }
puzzle-same = « { $move } » rapporte { points } maintenant, et le meilleur choix aussi, mais celui-ci vaudra plus par la suite.
puzzle-more = « { $move } » rapporte { points } maintenant. Le meilleur choix rapporte d’abord moins ({ $best }), puis davantage.
puzzle-none = « { $move } » est permis, mais il y a mieux.
puzzle-solution =
    { $points ->
        [0] Le meilleur choix est « { $move } ».
       *[other] Le meilleur choix est « { $move } ». Il rapporte { points } maintenant.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } à deux
        [3] { NAME($game) } à trois
        [4] { NAME($game) } à quatre
        [5] { NAME($game) } à cinq
        [6] { NAME($game) } à six
        [7] { NAME($game) } à sept
       *[other] { NAME($game) } à huit
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = en équipe

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-emperor = { -level-emperor }
history-level-greedy = Bot glouton
history-level-random = Bot aléatoire
history-level-friend = Joueurs par lien

## The shelf

history-title = Vos parties
history-page-going-on = En cours
history-page-history = Finies
history-page-statistics = Statistiques
history-empty-going-on = Aucune partie en cours. Commencez-en une : elle restera ici jusqu’à la fin.
history-study = Jouée à partir d’une position choisie ; non comptée dans les statistiques.
history-empty-history = Aucune partie finie pour l’instant. Chaque partie que vous finissez est gardée ici : vous pourrez revoir ses royaumes.
history-newer = Plus récentes
history-older = Plus anciennes
history-range = { $first } à { $last } sur { $of }
history-empty-statistics = Finissez une partie pour voir ici vos points et vos victoires.
history-kept = Les parties finies sont conservées et comptées jusqu’à ce que vous les supprimiez.
games-download = Exporter mes parties
games-read = Importer des parties
history-counting = Chargement de vos parties…
history-act-resume = Continuer
history-act-replay = Revoir
history-act-share = Partager
history-act-download = Exporter
history-act-remove = Supprimer
history-about = { $verb } : { $title }
history-missing = Cette partie est illisible.

## Statistics

history-whose = Parties de qui ?
history-won = Gagnée
history-lost = Pas gagnée
history-tile-games = Parties
history-tile-wins = Gagnées
history-tile-streak = Série en cours
history-tile-longest = Meilleure série
history-by-game = Par jeu
history-by-level = Contre les bots
history-everybody = Tout le monde
history-chart-points = Points, partie par partie
history-table-game = Jeu
history-table-games = Parties
history-table-wins = Gagnées
history-table-best = Record
history-table-average = Moyenne
# As in English.
history-table-level = Bot
history-table-person = Joueur
history-table-share = Taux
# As in English.
history-table-date = Date
# As in English.
history-table-points = Points
history-table-result = Résultat
history-wins-of = { $wins } sur { $games }
history-best-about = Revoir votre meilleure partie : { points }

## The replay of a finished game; round 0 is the first line

replay = Revoir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Dérouler la partie
replay-next = Un coup en avant
replay-last = À la fin
replay-review = Analyse
replay-mistake-back = Erreur précédente
replay-mistake-next = Erreur suivante
replay-round = Aller à un tour
replay-speed = Vitesse
history-round-of-game = Partie { $game }, { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino : { $game }
history-result-line = { $place }. { $names } : { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partie du jour
daily-deal = { $game }, en face : { $names }
daily-text = Aujourd’hui, tout le monde a les mêmes dominos et les mêmes adversaires. Seule votre première partie compte.
daily-begin = Jouer
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
daily-points = { $own } : { LIST($others, type: "points") }
daily-share = Realmino, { $day } : { $game }, en face : { LIST($names) }, { daily-points }
daily-share-again = { daily-share } (partie { $number })
list-points = { $most } : { $last }
daily-copy = Copier le résultat
daily-copied = Résultat copié.
daily-marked = Votre résultat est sélectionné : copiez-le maintenant.
daily-unknown = Ce lien ne mène à aucune partie du jour.

### Problèmes : trouver le meilleur choix dans une position

puzzles = Problèmes
puzzles-one = Problème
puzzles-day = Problème du jour
puzzles-rating = Votre cote : { $rating }. Résolus d’affilée : { $row }, record { $longest }.
puzzles-about = Trouvez le meilleur choix. Les points restent cachés jusqu’à votre choix. Votre premier essai à chaque problème change votre cote, et les problèmes difficiles comptent plus.
puzzles-unknown = Ce lien ne mène à aucun problème.
puzzles-withdrawn = Ce problème a été retiré : sa solution était fausse ou trop facile.
puzzles-levels = Que signifient les niveaux ?
puzzles-levels-about = Combien de problèmes de chaque niveau ils résolvent. « Plus grand nombre » prend toujours ce qui rapporte le plus tout de suite.
puzzles-level = Niveau
puzzles-highest = Plus grand nombre
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Niveau { $level } sur { $levels } : le Duc en résout { puzzles-share-solved }.
puzzles-question =
    { $kind ->
        [place] Trouvez le meilleur endroit.
        [claim] Trouvez le meilleur domino.
       *[action] Trouvez la meilleure action.
    }
puzzles-solved =
    { $sure ->
        [yes] Résolu ! Tout mauvais choix perd au moins { points }.
       *[no] Résolu ! Tout mauvais choix perd environ { points } ou plus.
    }
puzzles-missed =
    { $sure ->
        [yes] Pas tout à fait : vous perdez { points }. Le mieux est « { $move } ».
       *[no] Pas tout à fait : vous perdez environ { points }. Le mieux est « { $move } ».
    }
puzzles-games = Sur { $games } parties après chaque choix, le meilleur a fini avec { $low } à { $high } points d’avance.
puzzles-now = Cote : { $before } → { $rating }. D’affilée : { $row }.
puzzles-next = Suivant
puzzles-best = Voir le meilleur
puzzles-yours = Voir le mien
puzzles-line = Voir la suite
puzzles-line-begins = La meilleure suite, coup par coup.
puzzles-stop = Arrêter
puzzles-share = Partager
puzzles-code = Intégrer
puzzles-copied = Copié.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Alors le domino { $domino } ne rentre pas au tour de jeu { $round }.
puzzles-why-bonus = Vous perdez les points de la variante « { $bonus } » : { points }.
puzzles-why-terrain = Alors, à la fin, { NAME($terrain) } : { points } de moins.
puzzles-why-queen = Alors la Reine vous rapporte { points } de moins.
puzzles-why-coins = Alors vos pièces rapportent { points } de moins.
puzzles-why-building = Alors vos bâtiments rapportent { points } de moins.
puzzles-why-rival = Alors { $name } obtient le domino { $domino } et finit avec { points } de plus.
puzzles-why-higher = Alors { $name } finit avec { points } de plus.
puzzles-why-lost =
    { $squares ->
        [one] Alors { $squares } case de plus de votre royaume reste vide pour toujours.
       *[other] Alors { $squares } cases de plus de votre royaume restent vides pour toujours.
    }
puzzles-why-claim = Alors { $name } prend le domino { $domino }.
puzzles-why-behind = Quand arrivent les dominos suivants, vous avez { points } de moins.
puzzles-tempting = Et « { $move } » ? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = Le mieux : { $best1 } à { $best2 }. Votre choix : { $own1 } à { $own2 }.
puzzles-finals-right = Votre choix finit à { $best1 } contre { $best2 }, celui-là à { $own1 } contre { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Problème Realmino, { $day } : résolu ! D’affilée : { $row }
       *[no] Problème Realmino, { $day } : raté. Et vous ?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Défi solo
puzzles-par = Défi solo : seuls vos points comptent. Objectif : { points }.
puzzles-par-result = Vos points : { $own }. Objectif : { $par }.
puzzles-par-share = Défi solo Realmino, { $day } : { $own } points, objectif { $par }

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Votre première partie : { lesson-step }
lesson-Q = Votre première partie avec des villes : { lesson-step }
lesson-W = Votre première partie en équipe : { lesson-step }
lesson-step = { $number } sur { $of }
lesson-got-it = Compris
lesson-skip = Passer

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-goal = Bâtissez un royaume de grands domaines avec des couronnes. À la fin, chaque domaine vaut ses cases × ses couronnes.
teach-choose = Choisissez un domino encadré d’un clic. Vous le poserez au tour de jeu suivant. « +1 » indique les points qu’il peut rapporter.
teach-choose-touch = Touchez un domino encadré, puis « { button-claim } ». Vous le poserez au tour de jeu suivant. « +1 » indique les points qu’il peut rapporter.
teach-kings = À deux, chacun a deux rois. Choisissez aussi un domino pour votre deuxième roi.
teach-place = Glissez le domino ou choisissez une case. Au moins une moitié doit toucher votre château ou un paysage identique.
teach-marks = Des pastilles montrent où il peut aller ; elles disparaissent au premier essai. Ailleurs, il ne touche aucun paysage identique, ou le royaume dépasserait { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } cases.
teach-points = Chaque domaine vaut ses cases × ses couronnes : quatre cases et deux couronnes font 8 points. Sans couronne, il ne vaut rien.
teach-order = Les rois jouent dans l’ordre des dominos. Un petit numéro choisit tôt au tour de jeu suivant, un grand vaut davantage.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Les cases rouges sont des villes : on y construit des bâtiments. Choisissez un domino : couronnes et villes sont précieuses.
teach-tax = Votre chevalier perçoit l’impôt : choisissez une moitié du domino posé. Vous recevez une pièce par case du domaine ; le chevalier y reste.
teach-build = Les pièces paient les bâtiments : choisissez-en un sur le plateau, puis une case ville libre. Ils donnent couronnes, points, chevaliers ou tours.
teach-queen = Ayez le plus de tours, même à égalité, et la Reine vous rejoint : bâtiments moins chers d’une pièce, et une couronne à la fin.
teach-dragon = Payez 1 pièce au Dragon : il détruit un bâtiment que quelqu’un d’autre pourrait vouloir.

## The lessons of a team; $partner is the learner's partner

teach-team = Vous partagez un royaume avec { $partner }, mais chacun a son roi. Choisissez un domino utile aux deux.
teach-share = Vous partagez aussi points, pièces et chevaliers avec { $partner }. Le royaume peut faire { $grid } cases de large.

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Jouer par lien
friends-how = Chacun joue sur son appareil. Envoyez chaque tour sous forme de lien, dans la messagerie de votre choix. Aucun compte n’est nécessaire.
friends-who = Qui joue ?
friends-kind-me = Moi
friends-kind-friend = Ami(e)
friends-name = Votre nom
friends-make = Créer l’invitation
friends-incomplete = Choisissez une place pour vous et une pour un(e) ami(e), et indiquez votre nom.
friends-send-invitation = Envoyez cette invitation à toutes les personnes avec qui vous voulez jouer :
friends-answered = Réponses : { $got } sur { $all }
friends-start = Commencer la partie
friends-game = { NAME($game) } à { $players } joueurs
friends-invited = Invitation envoyée par { $name }
friends-from-position = Cette partie reprend une autre partie en cours. Chacun joue sur son appareil.
friends-seat = Votre place
friends-join = Participer
friends-about = Realmino est un jeu de plateau : choisissez des dominos, posez-les dans votre royaume et marquez des points avec de grands domaines à couronnes.
friends-learn = Apprendre d’abord
friends-unkept = Ce navigateur n’enregistre pas cette partie. Si vous fermez la page, vous perdez votre place.
friends-joined = C’est noté ! Envoyez cette réponse à { $name } :
friends-joined-next = Vous recevrez un lien quand ce sera votre tour.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Partager
friends-copy = Copier le lien
friends-copied = Lien copié. Collez-le dans un message.
friends-by-hand = Copiez le lien dans ce champ.
friends-link = Lien
friends-paste = Lien reçu
friends-open = Ouvrir le lien
friends-message-invite = On joue à Realmino ?
friends-message-answer = Ma réponse pour Realmino.
friends-message-turn = Realmino : à vous de jouer, { $name } !
friends-message-remind = Realmino : c’est toujours à vous de jouer, { $name }.
friends-message-over = Realmino : notre partie est finie.
friends-message-seat = Ma place dans Realmino. Seulement pour mon appareil !

## The bar below the table

friends-done = Votre tour est fini.
friends-send = Envoyer à { $name }
friends-next = À { $name } de jouer
friends-sent = En attente : { $name }, depuis le { $date }
friends-remind = Relancer
friends-last = Renvoyer votre dernier tour
friends-more = Plus
friends-first-deal = Pour la première donne, il faut la réponse de chacun.
friends-face-down = Les dominos suivants sont face cachée.
friends-turn-over = Retourner
friends-over = La partie est finie.
friends-send-end = Envoyer le résultat
friends-proof = Vérifier les donnes
friends-proof-text = Toutes les donnes ({ $deals }) sont équitables : elles viennent des nombres secrets des joueurs ({ LIST($names) }).
undo-sent = Vous avez déjà envoyé ce choix : vous ne pouvez plus l’annuler.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Choisir une autre place
friends-seat-taken = Votre place est déjà prise par { $name }. Choisissez-en une autre.
friends-seat-clash = { $name } a choisi une place prise. Renvoyez l’invitation : elle montre maintenant les places libres.
friends-seat-lost = La partie a commencé avec quelqu’un d’autre à votre place. Vous pouvez la regarder.
friends-full = Toutes les places de cette partie sont prises.
friends-move = Continuer sur un autre appareil
friends-move-how = Créez un lien privé et ouvrez-le là-bas. Cet appareil ne pourra plus que regarder. N’envoyez ce lien à personne d’autre : il permet de jouer à votre place.
friends-move-link = Créer un lien privé
friends-moving = Ouvrez ce lien sur votre autre appareil. Ne l’envoyez à personne d’autre : il permet de jouer à votre place.
friends-back = Vous changez d’avis ? Appuyez sur « { friends-play-here } » sous la table.
friends-moved = Vous jouez sur votre autre appareil.
friends-play-here = Revenir jouer ici
friends-take-how = Votre lien privé : jouer sur cet appareil sous le nom { $name } ? Votre autre appareil ne pourra plus que regarder.
friends-take = Jouer ici
friends-other-seat = Vous avez déjà une autre place dans cette partie sur cet appareil.
friends-go-on-name = { $name } ne répond pas ?
friends-go-on-other = Quelqu’un ne joue plus ?
friends-go-on-text = Commencez une nouvelle partie à partir de cette position, avec un bot ou quelqu’un d’autre à la place vide.
friends-go-on = Continuer sans cette personne
friends-go-on-how = Une nouvelle partie commence à partir de la position actuelle. Choisissez qui joue. L’ancienne reste dans votre liste.
friends-go-on-start = Continuer

## The two bubbles for the first turn by link

friends-lesson = Votre premier tour par lien
friends-lesson-send = Ce bouton envoie votre tour à { $name } sous forme de lien, dans la messagerie de votre choix. Avant cela, vous pouvez l’annuler.
friends-lesson-next = À { $name } de jouer, puis de vous renvoyer un lien. Ouvrez-le ou collez-le sous « { friends-more } ». Vous pouvez fermer cette page : la partie est enregistrée.

## Two versions of a game, of which the player continues one

version-question = Il existe deux versions de cette partie.
version-bot-played = Pendant votre absence, un bot a joué pour vous.
version-elsewhere = Joue une autre version de cette partie : { LIST($names) }
version-compare = Comparer
version-same = Les deux sont identiques jusqu’au coup { $move }.
version-round = Tour
version-mine = La mienne
version-other = L’autre
version-exposed = Si vous changez, d’autres connaissent peut-être déjà certains des prochains dominos.
version-look = Voir l’autre version
version-keep = Continuer la mienne
version-switch = Continuer l’autre
version-both = Rien n’est perdu : les deux restent dans votre liste de parties.

## Fair deals

friends-fair = La donne est-elle équitable ?
friends-fair-text = Oui. Chaque appareil choisit un nombre secret avant la partie, et chaque donne mélange ces nombres. Personne ne peut connaître ni choisir les dominos suivants, et rouvrir un lien ne les change jamais.
friends-fair-two = À partir de trois appareils, deux joueurs qui partagent leurs secrets pourraient voir une ligne jusqu’à un tour de jeu entier plus tôt, mais jamais la choisir.

## What a link can't do

friends-look = Vous pouvez regarder cette partie, mais pas y jouer sur cet appareil.
friends-seen = Vous avez déjà vu ce tour.
friends-no-invitation = Cette réponse concerne une invitation sur un autre appareil. Ouvrez-y le lien.
friends-known-answer = Vous avez déjà cette réponse.
friends-own-invitation = C’est votre propre invitation. Envoyez-la à quelqu’un.

### The file of all games.

saved-from-file = elle vient d’un fichier
file-reading = Lecture du fichier… { $done } sur { $of }
file-read = Importé : { games }.
file-known = Déjà ici : { games }.
file-surplus = Pas de place pour { games } : l’import s’arrête à { $most } parties. Rien n’est perdu dans le fichier.
file-problem =
    { $games ->
        [1] Non importée : { $problem }.
       *[other] Non importées : { games }. La première est la { $problem }.
    }
file-asides = Éléments illisibles du fichier : { $number } ; mis de côté ici : { $kept }.
file-place = partie { $number } sur { $of }{ $reason }
file-unsaved = Pas encore enregistré : gardez cet onglet ouvert.
file-broken = Rien n’a été importé{ $reason }. Vos parties n’ont pas changé.
file-large = il dépasse { $most } Mo
file-clash = Garder les deux versions ?
file-clash-text = Le fichier contient { games } que vous avez déjà, mais avec d’autres coups.
file-clash-both = Les deux
file-clash-mine = Mes versions

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Jouer en direct
live-how = Chacun ouvre le même salon sur son appareil. Aucun compte n’est nécessaire.
live-privacy = Les messages entre appareils peuvent passer par { $relays }. Un relais voit les adresses réseau et les heures, mais ni les noms, ni les coups, ni les codes. Deux appareils reliés directement connaissent chacun l’adresse réseau de l’autre.
live-open = Ouvrir un salon
live-code = Code du salon
live-code-wrong = Le code d’un salon compte 12 caractères : lettres et chiffres. Vérifiez-le.
live-recent = Salons récents
live-name-missing = Indiquez d’abord votre nom.
live-none = Sur ce site, on ne peut pas jouer en direct, mais on peut jouer par lien.
live-connecting = Connexion en cours…
live-step-relay = Joindre le relais
live-step-people = Trouver des personnes dans le salon
live-step-link = Se connecter à elles
live-step-done = fait
live-step-now = en cours
live-slow-relay = Aucun relais ne répond. Vérifiez votre connexion à Internet ; nous continuons d’essayer.
live-slow-link = La connexion prend plus de temps que d’habitude. Nous continuons d’essayer.
live-empty = Il n’y a personne dans ce salon
live-empty-how = Le code est-il correct ? Si vous attendez, vous entrerez dès que quelqu’un arrivera.
live-keep-waiting = Continuer d’attendre
live-waiting = En attente de quelqu’un
live-waiting-how = Vous entrerez dès que quelqu’un arrivera. Laissez cette page ouverte.
live-unled = Personne n’a encore ouvert de partie ici
live-unled-how = Ouvrez-en une : toutes les personnes de ce salon y participeront.
live-open-here = Ouvrir une partie ici
live-other-code = Essayer un autre code
live-late = La partie a commencé
live-late-how = Elle a commencé sans cet appareil. Vous pouvez regarder chaque choix, mais pas jouer.
live-watch = Regarder
live-full = Ce salon est plein
live-full-how = Vous entrerez dès que quelqu’un en partira.
live-removed = Vous avez été exclu de ce salon
live-removed-how = La personne qui l’a ouvert décide qui reste. Vous pouvez jouer dans un autre salon.
live-invite = Partagez le lien ou dictez ce code :
live-room = Salon { $code }
live-code-and-link = Code QR et lien
live-qr = Code QR du lien vers ce salon
live-message = On joue ensemble à Realmino maintenant ?
live-game = Jeu
live-game-name = { NAME($game) }
live-players = Joueurs
live-free = Place libre
live-sit = S’asseoir ici
live-stand = Se lever
live-coach = Le coach peut aider
live-coach-on = Dans cette partie, le coach peut aider.
live-coach-off = Dans cette partie, le coach se tait.
live-people = Dans ce salon
live-remove = Exclure
live-remove-sure = Vraiment ?
live-me = { $name } (vous)
live-path-direct = en ligne
live-path-relay = en ligne par le relais
live-path-looking = connexion…
live-path-away = hors ligne
live-ready = prêt(e)
live-be-ready = Je suis prêt(e)
live-why-offline = Aucun relais ne répond : personne ne peut encore entrer.
live-why-alone = Personne d’autre n’est encore là.
live-why-free = Places libres : { $seats }. Invitez quelqu’un ou choisissez des bots.
live-why-seats = Places libres : { $seats }
live-why-seat = Choisissez une place pour jouer.
live-why-taken = Toutes les places sont prises. Vous pouvez regarder la partie.
live-why-few = Il faut une place pour quelqu’un sur un autre appareil.
live-why-away = Hors ligne : { LIST($names) }
live-why-ready = Pas encore prêt(e)s : { LIST($names) }
live-why-me = Appuyez sur « { live-be-ready } » pour jouer.
live-why-start = Tout est prêt. En attente : { $name }.
live-why-starting = C’est parti…
live-leave = Quitter
live-entered = Arrivée dans le salon : { $name }
live-gone = Départ du salon : { $name }

## The table: gestures, undo, and friends who are away

live-bar = Les autres à la table
live-menu = Gestes et demandes
live-well = Bien joué !
live-thinking = Je réfléchis…
live-oops = Oups !
live-gesture = { $name } : { $gesture }
live-waits = En attente : { $name } · { $minutes } min
live-waits-hours = En attente : { $name } · { $hours } h
live-watchers = Regardent : { $number }
live-watching = Vous regardez cette partie.
live-stop-watching = Ne plus regarder
live-invite-watch = Inviter à regarder
live-message-watch = Regardez notre partie de Realmino en direct !
live-notify = Me prévenir quand c’est à moi
live-notify-off = Ne plus me prévenir
live-notify-on = Vous serez prévenu quand ce sera à vous et que cette page ne sera pas visible.
live-notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
live-turn = À vous de jouer
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = Tout le monde doit d’abord accepter d’annuler.
live-undo-asked = { $name } voudrait annuler le dernier choix.
live-undo-yes = Accepter
live-undo-no = Refuser
live-undo-done = Le dernier choix est annulé.
live-undo-refused = Le choix reste : tout le monde n’a pas accepté de l’annuler.
live-away = Hors ligne : { LIST($names) }. La partie attend.
live-not-here = Pas encore là : { LIST($names) }
live-bot = Laisser jouer un bot
live-bot-for-me = Laisser un bot jouer pour moi
live-wait = Attendre
live-bot-waits = En attente de l’accord des autres pour le bot.
live-bot-asked = Laisser un bot remplacer { $name } ?
live-bot-plays = Un bot remplace { $name }.
live-handed-over = Un bot joue pour vous.
live-play-again = Rejouer
live-back = De retour : { $name }
live-by-link = Continuer par lien
live-newer = { $name } a une autre version de cette page. Rechargez-la sur les deux appareils.
live-noisy = Certains messages envoyés par { $name } ont été ignorés : ils étaient trop nombreux ou non valides. Rien n’a changé.
live-offline = Pas de connexion. Rien n’est perdu.
live-rematch = Revanche
live-rematch-waits = En attente de l’accord des autres pour la revanche.
live-rematch-asked = { $name } voudrait une revanche.
live-now-how = Si chacun ouvre cette partie et appuie sur le bouton, chaque choix arrive aussitôt.

## The score pad: reading a kingdom from a photo

# As in English.
pad-photo = Photo
photo-title = { $name } : d’après une photo
photo-how = Mettez de côté le château debout et photographiez le royaume exactement du dessus, sans flash ni ombre dure. Vous pouvez aussi coller ou déposer une image ici.
photo-court = Seuls les dominos de Kingdomino sont reconnus. Vérifiez les cases encadrées et saisissez vous-même les villes, les bâtiments et les chevaliers.
photo-private = La photo reste sur cet appareil et n’est pas conservée. Cela marche aussi hors ligne.
photo-choose = Choisir une image
photo-camera = Prendre une photo
photo-fill = Placez le royaume dans le cadre.
photo-back = Retour
photo-take = Prendre
photo-corners = Faites glisser les quatre coins sur ceux du royaume. Une position approximative suffit.
photo-found = Je pense que le royaume est ici. Faites glisser les coins mal placés.
photo-picture = Votre image
photo-another = Autre image
photo-read = Lire
photo-corner-north-west = Coin nord-ouest
photo-corner-north-east = Coin nord-est
photo-corner-south-east = Coin sud-est
photo-corner-south-west = Coin sud-ouest
photo-corner-keys = Les flèches déplacent le coin ; avec Maj, plus loin.
photo-reading = Lecture des cases…
photo-cancel = Annuler
photo-squares = Cases lues
photo-in-picture = Sur la photo
photo-which = Qu’y a-t-il sur cette case ?
photo-empty = Rien
photo-mend = Déplacer les coins
photo-second = Ajouter une photo
photo-use = Utiliser
photo-next = Utiliser, puis { $name }
photo-doubts =
    { $squares ->
        [0] Aucune case n’est douteuse.
        [one] Vérifiez la case encadrée de pointillés : touchez-la pour voir la photo.
       *[other] Vérifiez les { $squares } cases encadrées de pointillés : touchez-en une pour voir la photo.
    }
photo-doubtful = { $square }, incertaine
photo-no-picture = Ce fichier n’est pas une image que le navigateur peut ouvrir. Choisissez un JPEG ou un PNG.
photo-heic = Ce navigateur ne peut pas ouvrir les images HEIC. Enregistrez la photo en JPEG ou prenez-la ici.
photo-small = Cette image est trop petite. Le royaume doit mesurer au moins 120 pixels.
photo-withheld = Ce navigateur cache les pixels aux pages : la photo ne peut pas être lue. Ses réglages de confidentialité le permettent peut-être.
photo-no-kingdom = Aucun royaume de dominos n’est reconnu ici. Faites glisser les coins sur les siens, ou prenez d’en haut une photo plus claire et plus nette.
photo-no-camera = Il n’y a pas d’appareil photo. Choisissez une image.
photo-no-permission = Le navigateur n’a pas le droit d’utiliser l’appareil photo. Autorisez-le dans ses réglages ou choisissez une image.
photo-memory = La mémoire ne suffit pas pour cette photo. Fermez d’autres onglets ou choisissez une image plus petite.
photo-dark = L’image est trop sombre. Reprenez-la avec plus de lumière.
photo-blurred = L’image est trop floue. Tenez l’appareil immobile ou éloignez-vous un peu.
