### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $form ->
        [territory] domaine de blé
       *[land] { $number ->
            [plural] champs de blé
           *[singular] { $capitalization ->
                [uppercase] Champ de blé
               *[lowercase] champ de blé
            }
        }
    }
-terrain-forest =
    { $form ->
        [territory] domaine de forêt
       *[land] { $number ->
            [plural] forêts
           *[singular] { $capitalization ->
                [uppercase] Forêt
               *[lowercase] forêt
            }
        }
    }
-terrain-lake =
    { $form ->
        [territory] domaine de lac
       *[land] { $number ->
            [plural] lacs
           *[singular] { $capitalization ->
                [uppercase] Lac
               *[lowercase] lac
            }
        }
    }
-terrain-grassland =
    { $form ->
        [territory] domaine de prairie
       *[land] { $number ->
            [plural] prairies
           *[singular] { $capitalization ->
                [uppercase] Prairie
               *[lowercase] prairie
            }
        }
    }
-terrain-swamp =
    { $form ->
        [territory] domaine de marais
       *[land] { $number ->
            [plural] marais
           *[singular] { $capitalization ->
                [uppercase] Marais
               *[lowercase] marais
            }
        }
    }
-terrain-mine =
    { $form ->
        [territory] domaine de montagne
       *[land] { $number ->
            [plural] montagnes
           *[singular] { $capitalization ->
                [uppercase] Montagne
               *[lowercase] montagne
            }
        }
    }
-terrain-town =
    { $form ->
        [territory] domaine de ville
       *[land] { $number ->
            [plural] villes
           *[singular] { $capitalization ->
                [uppercase] Ville
               *[lowercase] ville
            }
        }
    }

## The colours, which are the names of people whom nobody has named

colour-pink = Rose
colour-yellow = Jaune
colour-green = Vert
colour-blue = Bleu
colour-orange = Orange
colour-purple = Violet
colour-white = Blanc
colour-red = Rouge

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

-bot-pink = Rose
    .gender = feminine
-bot-yellow = Aurèle
    .gender = masculine
-bot-green = Olive
    .gender = feminine
-bot-blue = Marin
    .gender = masculine
-bot-orange = Ambre
    .gender = feminine
-bot-purple = Iris
    .gender = feminine
-bot-white = Alban
    .gender = masculine
-bot-red = Ruby
    .gender = feminine
bot-level =
    { GENDER($name) ->
        [feminine] { NAME($level, gender: "feminine") } { $name }
       *[masculine] { NAME($level, gender: "masculine") } { $name }
    }
bot-failed = Les bots risquent d’être lents sur cet appareil.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = Vous n’avez pas encore de case ville libre.
reason-place_first = Posez d’abord votre domino, puis choisissez le suivant.
reason-choose_tile = Choisissez d’abord le bâtiment que le Dragon doit détruire.
refuse-why = Pourquoi ?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name } : poser le domino { $domino }
turn-discard = { $name } : le domino { $domino } ne rentre pas
turn-claim = { $name } : choisir un domino
turn-first = { $name } : choisir un domino
turn-end = { $name } : terminer le tour
turn-deal = La ligne suivante arrive
turn-over = La partie est finie
turn-thinks = { $name } réfléchit
turn-paused = Coup { $number } sur { $length }
turn-elsewhere = Jouée dans un autre onglet, coup { $number } sur { $length }
yours-place = Posez le domino { $domino }
yours-discard = Le domino { $domino } ne rentre pas
yours-claim = Choisissez un domino
yours-first = Choisissez un domino
yours-end = Terminez votre tour
handover = À jouer : { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Première ligne
       *[other] Tour { $round } sur { $rounds }
    }
round-series = Partie { $game } sur { $games } · { round }
round-short =
    { $round ->
        [0] Première ligne
       *[other] Tour { $round }
    }
round-team = { round-short } · équipe : { LIST($names) }
round-series-team = Partie { $game }, { round-team }

## The steps of a turn with a court

phase-add = Pose
phase-tax = Impôt
phase-construct = Bâtiment
phase-burn = Dragon
phase-claim = Choix
phase-end = Fin

## What the line below the table says

-action-tax = percevoir l’impôt
-action-construct = construire un bâtiment
-action-burn = payer le Dragon
hint-place = Cliquez sur une case marquée, ou glissez-y le domino. Tourner : R, molette ou « Tourner ».
hint-place-touch = Touchez une case marquée. Touchez encore le domino pour le tourner, puis « Poser ».
hint-place-confirm =
    { $points ->
        [0] Poser ici ?
       *[other] Poser ici pour { gain } ?
    }
hint-place-confirm-land = Poser ici pour { gain } ({ LIST($territories, type: "unit") }) ?
hint-place-here = Ici, il rapporte { gain }.
hint-place-here-land = Ici, il rapporte { gain } : { LIST($territories, type: "unit") }.
hint-claim = Choisissez un domino encadré : les petits numéros jouent d’abord au tour de jeu suivant.
hint-claim-known = Choisissez un domino.
hint-claim-confirm = Choisir le domino { $domino } ?
hope = Au mieux, il rapporterait { gain } maintenant.
hope-none = Il ne rentre nulle part dans ce royaume pour l’instant.
hint-discard = Il ne rentre nulle part dans votre royaume : il est retiré du jeu.
hint-end = Terminez votre tour.
hint-actions = Vous pouvez { LIST($actions, type: "or") } ; choisissez ensuite un domino.
hint-actions-end = Vous pouvez { LIST($actions, type: "or") } ; terminez ensuite votre tour.
hint-paused = Avancez avec les flèches ci-dessus, ou reprenez la partie à partir d’ici.
hint-elsewhere = Cette partie se joue dans un autre onglet. Regardez-la ici, ou reprenez-la.
hint-over = La partie est finie. { result }
hint-hurry = Touchez votre royaume pour presser les autres.
hint-wait = En attente : { $name }.
hint-looking = Royaume : { LIST($names) }, { points }.
ask-tax = Percevoir { coins } ici ?
ask-construct = Construire { NAME($building, form: "definite") } ici pour { coins } ? Gain : { gain }.
ask-burn = Payer { coins } au Dragon pour détruire { NAME($building, form: "definite") } ?

## Buttons

close = Fermer
button-place = Poser
button-claim = Choisir
button-discard = Défausser
button-end = Terminer
button-tax = Percevoir
button-construct = Construire
button-burn = Détruire
button-cancel = Non
button-back = Retour
button-again = Rejouer
button-next = Suivante
button-play-on = Continuer
button-scores = Scores
button-take-over = Reprendre
undo-start = Il n’y a encore rien à annuler.
undo-reveal = De nouveaux dominos ont été révélés depuis : ce choix est définitif.
undo-bots = Depuis les derniers dominos révélés, seuls des bots ont choisi : vous n’avez rien à annuler.
undo-ok = Annuler le dernier choix : { $name }
undo-step = Un coup en arrière
redo-none = Il n’y a rien à rétablir.
redo-ok = Rétablir le choix annulé
redo-step = Un coup en avant

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] 0 point
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
halves =
    { $alike ->
        [yes] deux { NAME($terrain1, number: "plural") }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1, capitalization: "uppercase") } en { $square1 }, { half-second } en { $square2 }
        [one] { NAME($terrain1, capitalization: "uppercase") } avec { $crowns1 } couronne en { $square1 }, { half-second } en { $square2 }
       *[other] { NAME($terrain1, capitalization: "uppercase") } avec { $crowns1 } couronnes en { $square1 }, { half-second } en { $square2 }
    }
option-claim = Domino { $domino } : { halves }
option-hope = au mieux { gain-signed }
option-hope-none = sans place
option-discard = Défausser le domino { $domino }
option-end = Terminer le tour
option-tax =
    { $number ->
        [one] Chevalier en { LIST($squares) } : { coins }
       *[other] Chevaliers en { LIST($squares) } : { coins }
    }
option-construct = { NAME($building) } en { LIST($squares) } pour { coins }
option-burn = Détruire { NAME($building, form: "definite") } pour { coins }
options-place = Places pour le domino { $domino } ({ halves })
options-claim = Dominos libres
options-none = Rien à choisir pour l’instant.
options-tax = Percevoir l’impôt
options-construct = Construire un bâtiment
options-burn = Payer le Dragon
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place } : { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = rien
effect-knights = { knights } tout de suite
effect-towers = { towers } tout de suite
effect-crowns = { crowns } pour son domaine de ville
effect-points = { points } à la fin
effect-tax_per_knight = { coins } de plus par chevalier possédé, chaque fois qu’un chevalier perçoit l’impôt
effect-tax_per_tower = { coins } de plus par tour possédée, chaque fois qu’un chevalier perçoit l’impôt
effect-per_tower = { points } à la fin par tour possédée
effect-per_knight = { points } à la fin par chevalier possédé, en place ou en réserve
effect-per_territory = { points } à la fin par { NAME($terrain, form: "territory") } distinct
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) } : { effects }.
price = Coût : { coins }.
board-about = En savoir plus sur { NAME($building, form: "definite") }
board-note = { board-pile } { board-dragon }
board-pile =
    { $buildings ->
        [0] Il n’y a plus de bâtiment à venir.
        [one] Encore { $buildings } bâtiment à venir.
       *[other] Encore { $buildings } bâtiments à venir.
    }
board-dragon =
    { $dragon ->
        [home] Le Dragon est dans sa grotte : pour une pièce, il détruit un bâtiment.
       *[away] Le Dragon a déjà quitté sa grotte pendant ce tour de jeu.
    }
purse = { coins }, { knights } en réserve, { towers }
purse-queen = { purse }, la Reine

## The log

log-kings = Les rois sont tirés au sort : { LIST($names, type: "unit") }.
log-tiles = Nouveaux bâtiments : { LIST($buildings) }.
log-line = Nouveaux dominos : { LIST($dominoes) }.
log-placed = { $name } : domino { $domino } posé en { LIST($squares, type: "unit") } ({ gain }).
log-discarded = { $name } : domino { $domino } défaussé, il ne rentre nulle part.
log-taxed = { $name } : impôt en { LIST($squares, type: "unit") } ({ coins }).
log-constructed = { $name } : { NAME($building) } en { LIST($squares, type: "unit") } pour { coins }, { gain }.
log-queen = La Reine change de royaume : { $name }.
log-burnt = { $name } : Dragon payé pour détruire { NAME($building, form: "definite") }.
log-claimed = { $name } : domino { $domino } choisi.
log-left_over =
    { $number ->
        [one] Non choisi : le domino { LIST($dominoes) }.
       *[other] Non choisis : les dominos { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Victoire : { LIST($names) }.
       *[other] Victoire partagée : { LIST($names) }.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] C’est gagné !
           *[other] Victoire partagée !
        }
       *[others] { $winners ->
            [one] Victoire : { LIST($names) } !
           *[other] Victoire partagée : { LIST($names) }
        }
    }
result-largest = Égalité de points : le plus grand domaine l’emporte.
result-shared = Points égaux et domaines de même taille : la victoire est partagée.
result-series-shared = Totaux égaux : la victoire est partagée.
result-so-far = Scores provisoires
result-copied = Le résultat est dans le presse-papiers.
result-game =
    { $winners ->
        [one] Partie { $game }, victoire : { LIST($names) }
       *[other] Partie { $game }, victoire partagée : { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Victoire dans la Dynastie : { LIST($names) } !
       *[other] Dynastie partagée : { LIST($names) }
    }

## Score sheets

sheet-territory = Domaine
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Cases × couronnes
sheet-points = Points
sheet-total = Total
sheet-winner = Victoire
sheet-harmony = { variant-harmony }
sheet-middle = { variant-middle }
sheet-series = { variant-dynasty }
sheet-ruler = Joueur
sheet-crownless = Sans couronne
sheet-game = Partie { $game }
sheet-coins = Pièces
sheet-queen = avec la Reine
tiles-building = Bâtiment
tiles-effects = Ce qu’il donne
tiles-sure = Certitude
tiles-inferred = ses effets immédiats sont déduits
tiles-seen = vu

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = La table. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
moment-over = { $game } · { LIST($scores, type: "unit") }
label-line = En cours
label-next = Suivante
coming = { $coming } à venir
coming-title =
    { $coming ->
        [0] Plus aucun domino à venir
        [one] Encore { $coming } domino à venir
       *[other] Encore { $coming } dominos à venir
    }
coming-all =
    { $unseen ->
        [0] Tous les dominos ont été vus.
        [one] { $unseen } domino n’a pas encore été vu. Il reste à venir.
       *[other] { $unseen } dominos n’ont pas encore été vus. Tous restent à venir.
    }
coming-some =
    { $coming ->
        [0] { $unseen } dominos n’ont pas été vus. Aucun d’eux ne viendra dans cette partie.
        [one] { $unseen } dominos n’ont pas encore été vus. { $coming } seul d’entre eux reste à venir ; personne ne sait lequel.
       *[other] { $unseen } dominos n’ont pas encore été vus. { $coming } d’entre eux restent à venir ; personne ne sait lesquels.
    }
coming-squares = Cases
coming-crowns = Couronnes
coming-box = { NAME($game) }
label-waiting = Ordre

## The table in words: its squares, dominoes and buildings

reading-kingdom = Royaume : { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } cases, { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } au plus.
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = château
square-empty = vide
square-building = { NAME($building) } ({ effects })
square-knight = un chevalier
square-territory =
    { $crowns ->
        [0] domaine de { squares } sans couronne
       *[other] domaine de { squares } avec { crowns }
    }
square-open = libre pour un bâtiment
square-latest = couverte en dernier
square-fits = le domino peut aller ici
square-lost = aucun domino ne peut plus la couvrir
square-tax = un chevalier peut y percevoir l’impôt
square-of = royaume : { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, déjà joué
        [now] { option-claim }, à poser maintenant : { $name }
        [king] { option-claim }, choisi : { $name }
       *[free] { option-claim }, libre
    }
board-spot-empty = Aucun bâtiment à { coins }.
board-spot-dragon = Le Dragon a détruit le bâtiment à { coins }.
board-title = Plateau « bâtisseurs »
board-queen =
    { $host ->
        [none] La Reine n’est encore chez personne.
       *[some] Hôte de la Reine : { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Finie
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-aside = Une partie enregistrée illisible, numéro { $number }
saved-asides = { $number } parties enregistrées illisibles
saved-newer = Une partie enregistrée par une version plus récente de cette page
saved-newer-text = Rechargez la page pour obtenir cette version, ou téléchargez la partie.
saved-settings = les réglages n’ont pas pu être lus
saved-from-file = elle vient d’un fichier
saved-gone = Cette partie a été supprimée dans un autre onglet.
saved-kept = Suppression impossible : le navigateur n’a pas répondu. La partie est toujours là ; veuillez réessayer.
saved-taken = Cette partie se joue maintenant dans un autre onglet. Chaque coup est conservé ; ici, vous pouvez la regarder ou la reprendre.
saved-delete = Supprimer cette partie ?
saved-delete-text = { $game }. Elle ne pourra pas être récupérée.
saved-delete-no = Garder
saved-delete-yes = Supprimer
saved-clear = Les supprimer toutes ?
saved-clear-text = { $game }. Elles ne pourront pas être récupérées.
saved-many = { $number } parties sont enregistrées ici
saved-many-text = Un si grand nombre ralentit cette page. Téléchargez-les toutes, puis supprimez, si vous voulez, les { $number } plus anciennes parties finies.
saved-oldest = Les { $number } plus anciennes parties finies
saved-on-table = Cette partie est sur la table. Quittez la table avant de la supprimer.
saved-elsewhere = Cette partie est ouverte dans un autre onglet. Fermez-le avant de la supprimer.
save-unreachable = Les parties enregistrées sont inaccessibles pour l’instant ({ $reason }). Rien n’est perdu : vous pouvez jouer, et recharger la page plus tard pour les retrouver.
save-newer = Les parties d’ici ont été enregistrées par une version plus récente de cette page. Rien n’est perdu : rechargez la page pour obtenir cette version ; vous pouvez aussi jouer une nouvelle partie.
save-forbidden = Ce navigateur n’enregistre rien pour cette page : vous pouvez jouer, mais fermer l’onglet met fin à la partie.
save-framed = Le navigateur n’enregistre aucune partie dans ce cadre intégré : pour garder celle-ci, utilisez « Ouvrir dans un onglet », dans le menu.
save-full = Non enregistré ({ $reason }). Recharger la page ferait perdre les derniers coups : gardez l’onglet ouvert et téléchargez vos parties depuis la liste.
save-spare = Enregistrement habituel impossible ({ $reason }). Une copie de secours garde vos coups. Par sécurité, téléchargez vos parties depuis la liste.
save-settings = Les réglages n’ont pas pu être enregistrés ; ils valent jusqu’à la fermeture de la page.
save-broken = Une partie enregistrée est illisible : { $reason }. Elle est mise de côté sous le numéro { $number } ; vous pouvez la télécharger dans la liste des parties, ou en commencer une autre.

## A file of games

file-reading = Lecture du fichier…
file-read = Lu dans le fichier : { games }.
file-known = Déjà ici : { games }.
file-surplus = Pas de place pour { games } : un fichier ne remplit la liste que jusqu’à { $most } parties. Dans le fichier, rien n’est perdu.
file-problem =
    { $games ->
        [1] Non lue : { $problem }.
       *[other] Non lues : { games }. La première est la { $problem }.
    }
file-asides = Éléments illisibles du fichier : { $number } ; mis de côté ici : { $kept }.
file-place = partie { $number } sur { $of } : { $reason }
file-unsaved = Elles n’ont pas encore pu être enregistrées ; gardez cet onglet ouvert.
file-broken = Aucune partie n’a été lue dans ce fichier : { $reason }. Rien n’a changé ici.
file-large = il dépasse { $most } Mo
file-clash = Garder les deux versions ?
file-clash-text =
    { $games ->
        [one] Le fichier contient { games } qui existe ici avec d’autres coups.
       *[other] Le fichier contient { games } qui existent ici avec d’autres coups.
    }
file-clash-both = Les deux
file-clash-mine = Mes versions

## Links, and what went wrong

link-broken = Ce lien est endommagé ou incomplet ({ $reason }). Redemandez-le, ou commencez une nouvelle partie ici.
link-copied = Le lien vers ce moment{ link-names } est dans le presse-papiers.
link-shown = Le lien vers ce moment{ link-names } est dans la barre d’adresse.
link-names =
    { $names ->
        [yes] , avec les noms des joueurs,
       *[no] { "" }
    }
later-missing = Cet élément de la page n’a pas pu être chargé. Vérifiez la connexion et réessayez ; rien n’est perdu.
failed = Un problème est survenu ({ $reason }) ; la partie est enregistrée, veuillez recharger la page.

## The coach

coach-ask = Demander au coach quels choix sont bons
coach-later = Vous pourrez consulter le coach quand ce sera à vous de jouer.

## Variants

variant-harmony = Harmonie
variant-middle = Empire du Milieu
variant-dynasty = Dynastie
