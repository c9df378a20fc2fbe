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
# As in English.
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
# As in English.
-bot-purple = Iris
    .gender = feminine
# As in English.
-bot-white = Alban
    .gender = masculine
# As in English.
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
reason-due-place = Posez d’abord votre domino.
reason-due-discard = Votre domino ne va nulle part : défaussez-le d’abord.
reason-due-claim = Pendant la première ligne, vous ne pouvez que choisir un domino.
reason-choose_tile = Choisissez d’abord le bâtiment que le Dragon doit détruire.
refuse-why = Pourquoi ?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name } : poser le domino { $domino }
turn-discard = { $name } : le domino { $domino } ne rentre pas
turn-claim = { $name } : choisir un domino
turn-first = { $name } : choisir un domino
turn-second = { $name } : choisir un deuxième domino
turn-end = { $name } : terminer le tour
turn-deal = Les dominos suivants sont face cachée
turn-over = Partie finie
turn-thinks = { $name } réfléchit
turn-friend = À { $name } de jouer
turn-paused = Coup { $number } sur { $length }
turn-elsewhere = Dans un autre onglet, coup { $number } sur { $length }
yours-place = Posez le domino { $domino }
yours-discard = Le domino { $domino } ne rentre pas
yours-claim = Choisissez un domino
yours-first = Choisissez un domino
yours-second = Choisissez un deuxième domino
yours-end = Terminez votre tour
handover = À jouer : { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Première ligne
       *[other] Tour { $round } sur { $rounds }
    }
round-series = Partie { $game } sur { $games } · { round }
round-short =
    { $round ->
        [0] Première ligne
       *[other] Tour { $round }
    }
round-team = { round-short } · partenaire : { LIST($names) }
round-series-team = Partie { $game }, { round-team }
round-what-if = Essai · { $text }

## The steps of a turn with a court

phase-add = Pose
phase-tax = Impôt
phase-construct = Bâtiment
# As in English.
phase-burn = Dragon
phase-claim = Choix
phase-end = Fin

## What the line below the table says

-action-tax = percevoir l’impôt
-action-construct = construire un bâtiment
-action-burn = payer le Dragon
hint-place = Cliquez sur une case marquée, ou glissez-y le domino. Tourner : R, molette ou « Tourner ».
hint-place-touch = Touchez une case marquée. Touchez le domino pour le tourner, puis « Poser ».
hint-only-way = Le domino ne rentre ici que dans ce sens. Essayez une autre case.
hint-place-confirm =
    { $points ->
        [0] Poser ici ?
       *[other] Poser ici pour { gain } ?
    }
hint-place-confirm-land = Poser ici pour { gain } ({ LIST($territories, type: "unit") }) ?
hint-place-here = Rapporte { gain } ici.
hint-place-here-land = Rapporte { gain } ici : { LIST($territories, type: "unit") }.
hint-claim = Choisissez un domino encadré pour le prochain tour de jeu. Les petits numéros jouent plus tôt.
hint-claim-known = Choisissez un domino.
hint-claim-confirm = Choisir le domino { $domino } ?
hope = Au mieux, { gain } pour l’instant.
hope-none = Il ne rentre pas dans ce royaume pour l’instant.
hint-discard = Il ne rentre nulle part dans votre royaume : il est retiré du jeu.
hint-end = Terminez votre tour.
hint-actions = Vous pouvez { LIST($actions, type: "or") } ; choisissez ensuite un domino.
hint-actions-end = Vous pouvez { LIST($actions, type: "or") } ; terminez ensuite votre tour.
hint-construct = Construisez-le { cost } : choisissez une case ville.
hint-no-tax-later = Ensuite, vous ne pourrez plus percevoir l’impôt ce tour-ci.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Parcourez la partie avec les flèches ci-dessus, ou reprenez-la à partir d’ici.
hint-elsewhere = Vous jouez cette partie dans un autre onglet. Regardez-la ici, ou reprenez-la.
hint-over = Partie finie. { result }
hint-hurry = Touchez votre royaume pour presser les bots.
hint-wait = À jouer : { $name }.
hint-looking = { LIST($names) } : { points }.
ask-tax = Percevoir { coins } ici ?
ask-construct = { ask-construct-only } Gain : { gain }.
ask-construct-only = Construire { NAME($building, form: "definite") } ici { cost } ?
ask-burn = Payer { coins } au Dragon pour détruire { NAME($building, form: "definite") } ?

## Buttons

sounds-on = Activer les sons
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
# As in English.
button-scores = Scores
button-take-over = Reprendre
undo-start = Rien à annuler pour l’instant.
undo-reveal = Impossible d’annuler : de nouveaux dominos ont été révélés depuis.
undo-bots = Seuls des bots ont joué depuis les derniers dominos révélés : vous n’avez rien à annuler.
undo-ok = Annuler le dernier choix : { $name }
undo-step = Un coup en arrière
redo-none = Rien à rétablir.
redo-ok = Rétablir le dernier choix
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
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
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
option-construct = { NAME($building) } en { LIST($squares) } { cost }
option-burn = Détruire { NAME($building, form: "definite") } pour { coins }
options-place = Où poser le domino { $domino } ({ halves })
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
effect-tax_per_knight = +{ coins } par chevalier possédé, chaque fois qu’un chevalier perçoit l’impôt
effect-tax_per_tower = +{ coins } par tour possédée, chaque fois qu’un chevalier perçoit l’impôt
effect-per_tower = { points } à la fin par tour possédée
effect-per_knight = { points } à la fin par chevalier possédé, en place ou en réserve
effect-per_territory = { points } à la fin par { NAME($terrain, form: "territory") } distinct
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) } : { effects }.
price =
    { $coins ->
        [0] Gratuit.
       *[other] Coût : { coins }.
    }
cost =
    { $coins ->
        [0] gratuitement
       *[other] pour { coins }
    }
board-about = En savoir plus sur { NAME($building, form: "definite") }
board-pile =
    { $buildings ->
        [0] Plus aucun bâtiment dans la pioche.
        [one] Encore { $buildings } bâtiment dans la pioche.
       *[other] Encore { $buildings } bâtiments dans la pioche.
    }
board-dragon =
    { $dragon ->
        [home] Le Dragon est dans sa grotte. Pour 1 pièce, il détruit un bâtiment.
       *[away] Le Dragon a déjà quitté sa grotte pendant ce tour de jeu.
    }
purse = { coins }, { knights } en réserve, { towers }
purse-queen = { purse }, la Reine

## The log

log-kings = Rois tirés au sort : { LIST($names, type: "unit") }.
log-tiles = Nouveaux bâtiments : { LIST($buildings) }.
log-line = Nouveaux dominos : { LIST($dominoes) }.
log-placed = { $name } : domino { $domino } posé en { LIST($squares, type: "unit") } ({ gain }).
log-discarded = { $name } : domino { $domino } défaussé, il ne rentrait pas.
log-taxed = { $name } : impôt en { LIST($squares, type: "unit") } ({ coins }).
log-constructed = { $name } : { NAME($building) } en { LIST($squares, type: "unit") } { cost }, { gain }.
log-queen = La Reine change de royaume : { $name }.
log-burnt = { $name } : Dragon payé pour détruire { NAME($building, form: "definite") }.
log-claimed = { $name } : domino { $domino } choisi.
log-secured = { LIST($names) } : bonus assuré, { $bonus } ({ points }).
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
result-shared = Égalité de points et de plus grand domaine : la victoire est partagée.
result-series-shared = Totaux égaux : la victoire est partagée.
result-so-far = Scores provisoires
result-lesson =
    { $game ->
        [Q] Suite : apprendre { -game-Q }
       *[other] Suite : jouer en équipe
    }
result-game =
    { $winners ->
        [one] Partie { $game }, victoire : { LIST($names) }
       *[other] Partie { $game }, victoire partagée : { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Dynastie, victoire : { LIST($names) } !
       *[other] Dynastie partagée : { LIST($names) }
    }

## Score sheets

sheet-territory = Domaine
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Cases × couronnes
# As in English.
sheet-points = Points
# As in English.
sheet-total = Total
sheet-winner = Victoire
sheet-series = { variant-dynasty }
sheet-ruler = Joueur
sheet-crownless = Sans couronne
sheet-game = Partie { $game }
sheet-coins = Pièces
sheet-queen = avec la Reine
tiles-building = Bâtiment
tiles-effects = Effets
tiles-sure = Source
tiles-inferred = effets immédiats déduits
tiles-seen = vu

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = La table. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
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
coming-terrain = Paysage
coming-squares = Cases
coming-crowns = Couronnes
coming-box = { NAME($game) }
label-waiting = Ordre

## The table in words: its squares, dominoes and buildings

reading-kingdom = Royaume : { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } cases (maximum { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
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
square-latest = tout juste couverte
square-fits = le domino peut aller ici
square-lost = ne peut plus être couverte
square-tax = un chevalier peut y percevoir l’impôt
square-of = royaume : { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, déjà joué
        [now] { option-claim }, à poser maintenant : { $name }
        [king] { option-claim }, roi : { $name }
       *[free] { option-claim }, libre
    }
board-spot-empty = { coins } : aucun bâtiment.
board-spot-dragon = { coins } : détruit par le Dragon.
board-title = Plateau « bâtisseurs »
board-queen =
    { $host ->
        [none] La Reine n’a pas encore d’hôte.
       *[some] Hôte de la Reine : { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Finie
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-yours = À vous de jouer · { $text }
saved-theirs = En attente : { $name } · { $text }
saved-aside = Partie enregistrée illisible n°{ "\u00A0" }{ $number }
saved-asides = { $number } parties enregistrées illisibles
saved-newer = Une partie d’une version plus récente
saved-newer-text = Rechargez la page pour obtenir la nouvelle version, ou téléchargez la partie.
saved-settings = les réglages n’ont pas pu être lus
saved-gone = Cette partie a été supprimée dans un autre onglet.
saved-kept = Le navigateur n’a pas répondu : la partie est toujours là. Veuillez réessayer.
saved-taken = Vous jouez maintenant cette partie dans un autre onglet. Chaque coup est enregistré. Ici, vous pouvez la regarder ou la reprendre.
saved-delete = Supprimer cette partie ?
saved-delete-text = { $game }. C’est définitif.
saved-delete-no = Garder
saved-delete-yes = Supprimer
saved-clear = Les supprimer toutes ?
saved-clear-text = { $game }. C’est définitif.
saved-many = Vous avez { $number } parties enregistrées
saved-many-text = Tant de parties peuvent ralentir la page. Téléchargez-les toutes, puis supprimez, si vous voulez, les { $number } plus anciennes parties finies.
saved-oldest = Les { $number } plus anciennes parties finies
saved-on-table = Vous jouez cette partie. Quittez la table avant de la supprimer.
saved-elsewhere = Cette partie est ouverte dans un autre onglet. Fermez-le avant de la supprimer.
save-unreachable = Vos parties enregistrées sont inaccessibles pour l’instant{ $reason }. Rien n’est perdu : continuez à jouer, puis rechargez la page plus tard pour les retrouver.
save-newer = Vos parties ont été enregistrées par une version plus récente. Rien n’est perdu : rechargez la page pour la mettre à jour, ou jouez une nouvelle partie.
save-forbidden = Ce navigateur n’enregistre pas les parties ici. Vous pouvez jouer, mais fermer l’onglet met fin à la partie.
save-framed = Les parties ne sont pas enregistrées à l’intérieur d’autres sites. Pour garder celle-ci, choisissez « Ouvrir dans un onglet » dans le menu.
save-full = Non enregistré ({ $reason }). Recharger la page ferait perdre vos derniers coups : gardez cet onglet ouvert et téléchargez toutes vos parties.
save-spare = Enregistrement habituel impossible ({ $reason }), mais une copie de secours contient vos coups. Par sécurité, téléchargez toutes vos parties.
save-settings = Vos réglages n’ont pas pu être enregistrés. Ils s’appliquent jusqu’à la fermeture de la page.
save-broken = Une partie enregistrée est illisible{ $reason }. Elle est mise de côté (n°{ "\u00A0" }{ $number }) : téléchargez-la depuis la liste, ou commencez une nouvelle partie.

## Links, and what went wrong

link-broken = Ce lien est endommagé ou incomplet{ $reason }. Demandez-en un nouveau, ou commencez une partie ici.
later-missing = Un élément de la page n’a pas pu être chargé ; rien n’est perdu. Vérifiez la connexion et réessayez, ou rechargez la page.
failed = Un problème est survenu ({ $reason }). Votre partie est enregistrée ; veuillez recharger la page.

## The coach

coach-ask = Demander conseil au coach
coach-later = Vous pourrez interroger le coach à votre tour.

## Variants

variant-harmony = Harmonie
variant-middle = Empire du Milieu
variant-dynasty = Dynastie
