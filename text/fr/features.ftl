### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Variantes
variant-teams = Équipes de deux
variant-duel = Grand Duel
kind-level = { NAME($level) }
undo = Annuler
again = Réessayer

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Carnet de score · Realmino
pad-description = Comptez une partie de { -game-K }, de { -game-Q } ou de { -game-W } jouée avec la vraie boîte : saisissez les royaumes, lisez le score ligne par ligne, partagez-le en lien ou en image.
pad-heading = Carnet de score
pad-tagline = Jouez avec la vraie boîte et comptez ici : saisissez les royaumes, le score se calcule au fur et à mesure.
pad-home = Retour au jeu
pad-loading = Le carnet se prépare…
pad-noscript = Le carnet de score a besoin de JavaScript, qui est désactivé ici.

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
pad-one-game = Cette partie est maintenant comptée seule. « Annuler » rétablit les autres parties.
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
pad-hint-land = { NAME($terrain, capitalization: "uppercase") } : touchez ses cases, puis touchez de nouveau une case pour chaque couronne.
pad-hint-town = Ville : touchez ses cases ; les bâtiments s’ajoutent avec leur propre pinceau.
pad-hint-crowns =
    { $crowns ->
        [0] Touchez une case pour enlever ses couronnes.
        [one] Touchez une case pour lui donner { $crowns } couronne.
       *[other] Touchez une case pour lui donner { $crowns } couronnes.
    }
pad-hint-knight = Touchez une case pour y placer un chevalier, ou pour l’enlever.
pad-hint-building = Touchez une case pour y placer { NAME($building, form: "definite") }, ou pour l’enlever.
pad-hint-castle = Touchez la case où se trouve le château.
pad-hint-erase = Touchez une case pour la vider.
pad-keys = Clavier : les flèches déplacent, { $lands } donnent le paysage, 0 à 3 les couronnes, C déplace le château, Suppr vide une case, Ctrl+Z annule.
pad-keys-court = Clavier : les flèches déplacent, { $lands } donnent le paysage, 0 à 3 les couronnes, N un chevalier, B un bâtiment, C déplace le château, Suppr vide une case, Ctrl+Z annule.
pad-square-empty = { $square }, vide
pad-square-castle = { $square }, le château
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } avec { $crowns } couronne
       *[other] { $square }, { NAME($terrain) } avec { $crowns } couronnes
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, un chevalier
pad-buildings = Quel bâtiment ?
pad-building = { NAME($building) } : { $effects }

## What a kingdom owns

pad-owned = En plus des paysages
pad-owned-coins = Pièces
pad-owned-ready = Chevaliers en réserve
pad-owned-towers = Tours
pad-owned-help = Chevaliers et tours sont comptés d’après les bâtiments ; corrigez-les si nécessaire.
pad-queen = La Reine
pad-queen-nobody = chez personne
pad-queen-with = chez { $name }

## The score

pad-standings = Classement
pad-ahead = En tête
pad-building-reason = { $effects }
pad-announced = { $name } : { points }.

## What no box allows, as calm notes

pad-notes = À revérifier
pad-notes-none = Tout correspond à la boîte.
pad-odd-apart = { $name } : le paysage en { $square } n’est pas relié au château.
pad-odd-odd = { $name } : { squares } de paysage ; les dominos en couvrent un nombre pair.
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
pad-odd-knights = { $name } : { knights }, alors que les règles et les bâtiments en donnent { $most }.
pad-odd-towers = { $name } : { towers }, alors que les bâtiments en donnent { $most }.
pad-odd-coins = { $name } : { coins }, alors qu’avec ces chevaliers en place il peut y en avoir { $most } au plus.
pad-odd-queen = La Reine ne peut être que chez un joueur qui a le plus de tours, même à égalité.

## What can be done with a pad

pad-new = Nouveau
pad-read = Lire une position
pad-share = Copier le lien
pad-png = Image PNG
pad-svg = Image SVG
pad-new-title = Commencer un nouveau carnet ?
pad-new-text = Tous les royaumes de toutes les parties sont vidés ; jeu et joueurs restent. « Annuler » rétablit tout.
pad-new-yes = Recommencer
pad-new-no = Garder celui-ci
pad-read-title = Lire une position
pad-read-text = Collez le texte d’une position ou d’un seul royaume, tel que l’écrivent les parties et les documents de Realmino. « Annuler » rétablit ce carnet.
pad-read-label = Position
pad-read-go = Lire
pad-read-broken = Ce n’est pas une position ({ $reason }). Rien n’a changé.
pad-read-done = Lu : { NAME($game) }, { $players } joueurs.
pad-copied = Le lien vers ce carnet est dans le presse-papiers.
pad-shown = Le lien vers ce carnet est dans la barre d’adresse.
pad-saved-picture = L’image est enregistrée sous { $file }.
pad-as-svg = Ce navigateur empêche les pages de lire les pixels : l’image est donc enregistrée en SVG, sous { $file }.
pad-picture-told = { $summary } : { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partie { $game }
pad-picture-file = realmino-carnet-de-score
pad-link-broken = Ce lien est endommagé ou incomplet ({ $reason }). Redemandez-le ; votre propre carnet est là.
pad-link-title = Ouvrir le carnet de ce lien ?
pad-link-text = Vous avez déjà un carnet sur cette page. Celui du lien prend sa place ; « Annuler » rétablit le vôtre.
pad-link-yes = Ouvrir
pad-link-no = Garder le mien
pad-unkept = Ce navigateur ne garde rien pour cette page : copiez le lien avant de la fermer.
pad-broken = Le carnet gardé ici est illisible ({ $reason }). Il est mis de côté, et celui-ci est nouveau.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Plateau d’analyse
analysis-lead = Composez n’importe quelle position, en touchant ou par son texte ; puis interrogez le coach, ou continuez à partir d’ici.
analysis-round = Le tour de jeu
analysis-round-which = Tour
analysis-round-by-land = { $round }, d’après les royaumes
analysis-round-first = Premier choix
analysis-phase = Étape en cours

## What comes now; the one in turn is not named

analysis-phase-a = On pose un domino
analysis-phase-b = Les chevaliers peuvent percevoir l’impôt
analysis-phase-c = On peut construire un bâtiment
analysis-phase-d = On peut payer le Dragon
analysis-phase-e = On choisit un domino
analysis-phase-end = Le tour se termine
analysis-phase-o = On tire les rois au sort
analysis-phase-t = Des bâtiments arrivent sur le plateau
analysis-phase-l = On révèle une nouvelle ligne
analysis-phase-z = La partie est finie
analysis-laid = Le domino qui vient d’être posé est sur
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = nulle part : il ne rentrait pas

## The dominoes

analysis-line = Restent à poser
analysis-line-help = De gauche à droite ; c’est au premier roi de jouer.
analysis-next = Au choix
analysis-next-help = Les dominos déjà choisis portent un roi.
analysis-order = Ont encore à choisir, dans cet ordre : { LIST($names) }.
analysis-line-none = Il ne reste rien à poser.
analysis-next-none = La dernière ligne est déjà choisie.
analysis-passed = Le premier a joué
analysis-taken-back = Un coup en arrière
analysis-half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } avec { $crowns } couronne
       *[other] { NAME($terrain) } avec { $crowns } couronnes
    }
analysis-domino = Domino { $number } : { LIST($halves) }
analysis-domino-change = { $domino }. En prendre un autre
analysis-king = Qui a le domino { $number } ?
analysis-king-nobody = personne
analysis-dominoes = Quel domino ?
analysis-in-line = { $domino }, déjà dans une ligne

## The builders' board

analysis-spot = Emplacement de coût { $price }
analysis-spot-empty = vide
analysis-spot-dragon = le Dragon
analysis-burnt = Bâtiments détruits
analysis-burnt-more = En ajouter un
analysis-burnt-not = pas détruit

## Text

analysis-text = En texte
analysis-text-help = Le texte d’une position ou d’un royaume, tel que l’écrivent « Partager » et les documents de Realmino. Il suit chacun de vos gestes, et vous pouvez aussi le modifier à la main.
analysis-text-read = Lire le texte
analysis-text-copy = Copier le texte
analysis-text-copied = Le texte est dans le presse-papiers.
analysis-text-marked = Le texte est sélectionné : copiez-le à la main.
analysis-text-broken = Ce n’est pas une position ({ $reason }). Le plateau reste comme il était.
analysis-kept-broken = La position de votre dernière visite n’a pas pu être lue ; voici un nouveau plateau.

## What can be done

analysis-rivals = Qui joue les autres ?
analysis-rivals-me = Moi
analysis-play = Jouer à partir d’ici
analysis-share = Partager
analysis-new = Nouveau plateau
analysis-ready = À jouer : { $names }. Tout concorde.
analysis-ready-deal = Tout concorde.

## Why it is no position yet: one sentence says what and where

analysis-why-over = La partie est finie ici : il ne reste rien à choisir. Le carnet de score la compte.
analysis-why-round = Cette partie n’a pas ce tour de jeu.
analysis-why-phase = L’étape en cours ne va pas avec le tour de jeu et les lignes.
analysis-why-seat = Le texte nomme quelqu’un qui n’est pas de cette partie.
analysis-why-kings-missing = { $name } : un roi n’est sur aucun domino.
analysis-why-kings-more = { $name } : il y a un roi de trop sur les dominos.
analysis-why-kings-nobody = Le domino { $number }, encore à poser, n’est à personne.
analysis-why-order = Le domino { $number } est au mauvais endroit : une ligne est rangée par ordre croissant.
analysis-why-next =
    { $dominoes ->
        [one] Il y a { $dominoes } domino au choix au lieu de { $wanted }.
       *[other] Il y a { $dominoes } dominos au choix au lieu de { $wanted }.
    }
analysis-why-box = Le domino { $number } ne vient pas de la boîte de sa ligne.
analysis-why-twice = Le domino { $number } est là deux fois.
analysis-why-count = Le nombre de dominos révélés ne correspond pas à ce tour de jeu.
analysis-why-uncovered = { $name } : aucun domino de la boîte, hors ceux des lignes, ne donne ce royaume selon les règles.
analysis-why-together = Chaque royaume est possible à lui seul, mais, à ce tour, la boîte et les règles ne les permettent pas tous ensemble.
analysis-why-turns = { $name } : il y a plus de cases, de bâtiments ou de chevaliers que les tours joués n’en permettent.
analysis-why-discarded = { $name } : à ce stade, il y a forcément plus de cases, car les premiers dominos trouvent toujours une place.
analysis-why-tile = { NAME($building) } : il y en a plus que dans la boîte.
analysis-why-tiles-due = Le plateau « bâtisseurs » se remplit avant la nouvelle ligne, tant qu’il reste des bâtiments.
analysis-why-emptied = Le plateau « bâtisseurs » a plus d’emplacements vides que les tours déjà joués n’ont pu en vider.
analysis-why-dragon = Le Dragon ne quitte sa grotte que si quelqu’un a déjà joué pendant ce tour de jeu, et il reste là où il a détruit un bâtiment.
analysis-why-burnt = Le Dragon a détruit plus de bâtiments qu’il n’y a eu de tours de jeu.
analysis-why-coins = Il y a plus de pièces que l’impôt n’a pu en donner, une fois le Dragon payé.
analysis-why-laid = Le domino qui vient d’être posé n’est pas dans le royaume qui joue.
analysis-why-court = Ce jeu n’a ni chevaliers, ni tours, ni pièces, ni bâtiments.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = Le coach choisirait
coach-glance = À première vue ; il réfléchit encore…
coach-played =
    { $games ->
        [one] Partie simulée { $games } fois à partir d’ici.
       *[other] Partie simulée { $games } fois à partir d’ici.
    }
coach-played-on = { coach-played } Il réfléchit encore…
coach-expects =
    { $points ->
        [one] { coach-played } Le meilleur choix mène à environ { $points } point.
       *[other] { coach-played } Le meilleur choix mène à environ { $points } points.
    }
coach-silent = Le coach n’a rien à dire ici.
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

## The same where there is little room

coach-short-best = Top
coach-short-equal = Égal
coach-short-unknown = Bon
coach-short-less = −{ $points }

## Why a choice is good

coach-why-only = Rien d’autre n’est permis.
coach-why-points = Il rapporte tout de suite plus de points que la plupart.
coach-why-growth-place = Il laisse à votre royaume plus de place pour grandir.
coach-why-growth-claim = Il convient à votre royaume.
coach-why-order = Il vous fait jouer plus tôt au tour de jeu suivant.
coach-why-coins = Les chevaliers rapportent des pièces.
coach-why-building = Le bâtiment est rentable à la longue.
coach-why-rival-claim = Un adversaire aimerait bien l’avoir.
coach-why-rival-burn = Il gêne surtout un adversaire.
coach-why-later = Avec ce choix, les parties simulées finissent bien.

## Before a choice that gives away much

coach-warning = Vraiment ?
coach-warning-text =
    { $points ->
        [one] D’après le coach, cela fait perdre environ { $points } point.
       *[other] D’après le coach, cela fait perdre environ { $points } points.
    }
coach-warning-again = Réfléchir encore
coach-warning-place = Poser quand même
coach-warning-claim = Choisir quand même
coach-warning-other = Jouer quand même

## The review of a finished game; $made and $better are choices in words

coach-review = Analyse de la partie
coach-review-share = Le coach étudie la partie : { NUMBER($share, style: "percent") }
coach-review-done = Terminé. Continuez à partir de n’importe quel moment : une autre partie commence, celle-ci reste telle quelle.
coach-review-chart = Points que chacun pouvait espérer au début de chaque tour de jeu
coach-review-round = Tour
coach-review-first = Première ligne
coach-review-end = Fin
coach-review-points = Où des points ont été perdus
coach-review-none = Presque rien n’a été perdu : bien joué !
coach-review-none-yet = Rien trouvé pour l’instant.
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

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-told = Les points sont comptés sur la table. Appuyez sur Échap pour afficher les scores.

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names } : { $line }.
counting-line-queen = { $names } : { $line }, avec la Reine.
counting-gives = { $name } { $gain }
counting-line-coins = pièces { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Royaume : { $names }

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
history-level-queen = { -level-queen }
history-level-greedy = Bot glouton
history-level-random = Bot aléatoire

## The shelf

history-title = Vos parties
history-page-going-on = En cours
history-page-history = Finies
history-page-statistics = Statistiques
history-empty-going-on = Aucune partie en cours. Commencez-en une : elle restera ici jusqu’à la fin.
history-study = Depuis une position composée ; elle ne compte dans aucune statistique.
history-empty-history = Aucune partie finie pour l’instant. Chaque partie que vous finissez reste ici, avec ses royaumes, pour être revue.
history-empty-statistics = Dès que vous aurez fini une partie, vos points et vos victoires seront comptés ici.
history-kept = Les parties finies sont gardées et comptées jusqu’à ce que vous les supprimiez.
history-counting = Lecture de vos parties…
history-act-resume = Continuer
history-act-replay = Revoir
history-act-download = Télécharger
history-act-remove = Supprimer
history-about = { $verb } : { $title }
history-missing = Cette partie est illisible.

## Statistics

history-whose = Parties de qui ?
history-won = Gagnée
history-lost = Pas gagnée
history-tile-games = Parties
history-tile-wins = Gagnées
history-tile-streak = Victoires de suite
history-tile-longest = Plus longue série
history-by-game = Par jeu
history-by-level = Contre les bots
history-everybody = Tout le monde
history-chart-points = Points, partie par partie
history-table-game = Jeu
history-table-games = Parties
history-table-wins = Gagnées
history-table-best = Record
history-table-average = Moyenne
history-table-level = Bot
history-table-person = Joueur
history-table-share = Part
history-table-date = Date
history-table-points = Points
history-table-result = Résultat
history-wins-of = { $wins } sur { $games }
history-best-about = Revoir la meilleure partie : { points }

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
history-round-of-game = Partie { $game }, { round-short }
history-speed-half = Vitesse ½×
history-speed-usual = Vitesse 1×
history-speed-double = Vitesse 2×
history-speed-fast = Vitesse 4×

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino : { $game }
history-result-line = { $place }. { $names } : { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partie du jour
daily-deal = { $game } contre { $names }
daily-text = Ce jour-là, tout le monde a les mêmes dominos et les mêmes adversaires. C’est la première partie qui compte.
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
daily-share = Realmino, { $day } : { $game } contre { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (partie { $number })
list-points = { $most } : { $last }
daily-copy = Copier le texte
daily-copied = Votre résultat est dans le presse-papiers.
daily-marked = Votre résultat est sélectionné : copiez-le maintenant.
daily-unknown = Il n’y a pas de partie du jour pour ce lien.

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Votre première partie : { lesson-step }
lesson-Q = Votre première partie avec des villes : { lesson-step }
lesson-W = Votre première partie en équipe : { lesson-step }
lesson-step = { $number } sur { $of }
lesson-got-it = Compris
lesson-skip = Passer

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-choose = Choisissez un domino encadré, d’un clic ou du doigt. Vous le poserez dans votre royaume au tour de jeu suivant. Repérez les couronnes.
teach-place = Faites glisser le domino vers votre royaume, ou désignez une case. Au moins une moitié doit toucher votre château ou un paysage identique.
teach-marks = Les pastilles montrent où il peut aller. Ailleurs, aucun paysage identique ne le touche, ou le royaume dépasse { $grid } cases de large.
teach-points = Chaque domaine vaut ses cases × ses couronnes : quatre cases et deux couronnes font 8 points. Sans couronne, il ne vaut rien.
teach-order = Les rois jouent dans l’ordre de leurs dominos. Un petit numéro choisit tôt au tour de jeu suivant, un grand rapporte davantage.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Les cases rouges sont des villes : on y construit des bâtiments. Choisissez un domino : couronnes et villes sont précieuses.
teach-tax = Votre chevalier perçoit l’impôt : touchez une moitié du domino posé. Il rapporte une pièce par case du domaine, et y reste.
teach-build = Les pièces paient les bâtiments : touchez-en un sur le plateau, puis une case ville libre. Ils donnent couronnes, points, chevaliers ou tours.
teach-court = Ayez le plus de tours, même à égalité, et la Reine vient chez vous : vos bâtiments coûtent une pièce de moins, et elle vaut une couronne à la fin. Pour une pièce, le Dragon détruit un bâtiment.

## The lessons of a team; $partner is the learner's partner

teach-team = Vous construisez un seul royaume avec { $partner }, chacun avec son roi. Choisissez un domino utile à l’équipe.
teach-share = Ce royaume est à vous et à { $partner } : points, pièces et chevaliers aussi. Il peut atteindre { $grid } cases de large.
