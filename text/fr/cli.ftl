### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }

## Lands and the colours of the seats

-land-wheat =
    { $form ->
        [territory] domaine de blé
       *[land] blé
    }
-land-forest =
    { $form ->
        [territory] domaine de forêt
       *[land] forêt
    }
-land-lake =
    { $form ->
        [territory] domaine de lac
       *[land] lac
    }
-land-grassland =
    { $form ->
        [territory] domaine de prairie
       *[land] prairie
    }
-land-swamp =
    { $form ->
        [territory] domaine de marais
       *[land] marais
    }
-land-mine =
    { $form ->
        [territory] domaine de montagne
       *[land] montagne
    }
-land-town =
    { $form ->
        [territory] domaine de ville
       *[land] ville
    }
-colour-pink = rose
-colour-yellow = jaune
-colour-green = vert
-colour-blue = bleu
# As in English.
-colour-orange = orange
-colour-purple = violet
-colour-white = blanc
-colour-red = rouge
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = domino n° { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = { $move } refusé. { $reason }
reason-game_over = La partie est finie.
reason-deal_due = Il faut d’abord un tirage.
reason-nothing_due = Il n’y a rien à tirer maintenant.
reason-wrong_deal = Ce n’est pas ce qu’il faut tirer maintenant.
reason-mirrored = Les deux moitiés sont identiques : cette place se note avec n ou e.

## What a move did

move-place = { $name } pose le { domino } en { $square1 } et { $square2 }.
move-discard = { $name } défausse le { domino } : il ne rentre nulle part.
move-tax =
    { $knights ->
        [one] { $name } place un chevalier en { LIST($squares) } : { coins }.
       *[other] { $name } place des chevaliers en { LIST($squares) } : { coins }.
    }
move-construct = { $name } construit { NAME($building, form: "definite") } en { $square } pour { coins }.
move-burn = { $name } paie le Dragon pour détruire { NAME($building, form: "definite") }.
move-claim = { $name } choisit le { domino }.
move-tiles = Nouveau sur le plateau « bâtisseurs » : { LIST($buildings, type: "unit") }.
move-line = Une nouvelle ligne est formée.
move-kings = Les rois sont tirés au sort.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = impôt +{ $coins } par chevalier possédé
effect-tax-tower = impôt +{ $coins } par tour possédée
effect-territory = { points } par { NAME($terrain, form: "territory") }
effect-end-tower = { points } par tour possédée
effect-end-knight = { points } par chevalier possédé
play-purse = { coins } · { knights } en réserve, { $placed } en place · { towers }
play-purse-queen = { play-purse } · accueille la Reine
play-board =
    { $queen ->
        [nobody] Plateau « bâtisseurs », { tiles } dans la pioche. La Reine n’est chez personne ; { play-board-dragon }.
       *[other] Plateau « bâtisseurs », { tiles } dans la pioche. La Reine est dans le royaume { $queen } ; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] le Dragon est dans sa grotte
       *[other] le Dragon est sur l’emplacement { $dragon }
    }
play-spot = emplacement { $spot }
play-spot-dragon = le Dragon

## A game at the terminal

play-title = { $game }, { $rules }, code de mélange { $seed }
play-begin = { $title }. Tapez « ? » pour l’aide.
play-by-you = vous
play-by-random = bot aléatoire
play-by-greedy = bot glouton
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-emperor = { -level-emperor }
play-by-friend = quelqu’un d’autre
play-stopped = Partie arrêtée.
play-record = Notation : { $record }
play-choices = Choisissez un numéro de 1 à { $number }.
play-no-token = Coup inconnu : { $reason }. Tapez « ? » pour l’aide.
play-undone = Annulé.
play-no-undo = Rien à annuler : vous n’avez rien choisi depuis le dernier tirage.
play-round = Tour { $round } sur { $rounds }
play-line = Ligne en cours
play-next = Ligne suivante
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Envoyez cette invitation à vos amis :
play-link-paste = Collez un lien reçu, ou q pour quitter :
play-link-answer = Renvoyez cette réponse :
play-link-who = Quel joueur êtes-vous ? { LIST($letters, type: "or") }
play-link-missing = Ces joueurs n’ont pas encore répondu : { LIST($letters) }
play-link-finish = Entrée termine votre tour, u annule :
play-link-send = Envoyez ce lien à vos amis :
play-link-theirs = À jouer : { $name }
play-over = La partie est finie.
choose-place = Poser le { domino } :
choose-tax = Percevoir l’impôt avec des chevaliers :
choose-construct = Construire { NAME($building, form: "definite") } pour { coins } :
choose-burn = Payer 1 pièce au Dragon pour détruire :
choose-end = Terminer le tour :
choose-claim = Choisir un domino :
choose-claim-court = Choisir un domino pour terminer le tour :
play-help =
    Tapez le numéro d’un choix ou son code, puis Entrée.
      A17g8e   poser le domino 17 : première moitié en g8, seconde vers l’est (n, e, s ou w : nord, est,
               sud, ouest) ; g8e suffit. Le château est en g7, les colonnes vont de a à m, les rangées
               de 1 à 13 vers le haut.
      E38      choisir le domino 38 ; plus à droite, un domino vaut plus, mais choisit plus tard.
      u        annuler, jusqu’au dernier tirage
      r        la notation de la partie jusqu’ici
      ?        cette aide
      q        arrêter et afficher la notation
    Au moins une moitié doit toucher un paysage identique ou le château. Un domaine vaut ses cases
    multipliées par ses couronnes.
play-help-court =
    Avec des chevaliers et des pièces, vous pouvez en faire plus avant de choisir, dans cet ordre :
      Bg8      un chevalier en g8, une case du domino qui vient d’être posé, perçoit une pièce par case
               de son domaine ; Bg8g9 sont deux chevaliers
      C3h8     construire le bâtiment de l’emplacement à 3 pièces sur votre case ville libre h8
      D3       payer une pièce au Dragon pour détruire le bâtiment de l’emplacement à 3 pièces
    Inutile de passer : choisir un domino termine votre tour (E seul au dernier tour de jeu). Les dominos
    de la boîte de Queendomino ont les codes 49 à 96 : leur numéro imprimé plus 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name } : { points } (pas encore de domaine)
       *[other] { $name } : { points } (plus grand domaine : { $largest })
    }
score-coins = pièces { $coins }
score-harmony = harmonie
score-middle = milieu
score-squares = { $size } × { crowns }
score-queen = (avec la couronne de la Reine)
verdict-points =
    { $winners ->
        [one] { LIST($names) } gagne aux points
       *[other] { LIST($names) } gagnent aux points
    }
verdict-largest =
    { $winners ->
        [one] { LIST($names) } gagne grâce au plus grand domaine
       *[other] { LIST($names) } gagnent grâce au plus grand domaine
    }
verdict-shared =
    { $winners ->
        [one] { LIST($names) } partage la victoire
       *[other] { LIST($names) } se partagent la victoire
    }
score-kingdom = Royaume
score-kingdom-named = Royaume { $letter }
score-ahead = En tête : { LIST($letters) }

## A moment of a record

moment = { $rules }, coup { $move } sur { $moves }, { moment-in-round }
moment-in-round = tour { $round } sur { $rounds }
moment-dynasty = { $rules }, une Dynastie, partie { $game } sur { $games }, coup { $move } sur { $moves }, { moment-in-round }
# As in English.
moment-position = Position
moment-to-act = À jouer
moment-purse = Bourse { $letter }
moment-totals = Dynastie
moment-comment = Commentaire
moment-nobody = personne : la partie est finie
moment-deals-kings =
    { $number ->
        [one] tirage de { $number } roi
       *[other] tirage de { $number } rois
    }
moment-deals-tiles =
    { $number ->
        [one] tirage de { $number } tuile Bâtiment
       *[other] tirage de { $number } tuiles Bâtiment
    }
moment-deals-line =
    { $number ->
        [one] tirage de { $number } domino
       *[other] tirage de { $number } dominos
    }
moment-legal =
    { $number ->
        [one] { $letter }, { $number } coup permis : { LIST($tokens, type: "words") }
       *[other] { $letter }, { $number } coups permis : { LIST($tokens, type: "words") }
    }

## Ce que valent les choix d’une position

solve-heading-exact = Résolu pour le royaume { $letter } : exact si chacun joue au mieux.
solve-heading-about =
    { $games ->
        [one] Trop tôt pour résoudre : estimations pour le royaume { $letter } d’après { $games } partie simulée.
       *[other] Trop tôt pour résoudre : estimations pour le royaume { $letter } d’après { $games } parties simulées.
    }
solve-choice = choix
# As in English.
solve-exact = exact
solve-about = environ
# As in English.
solve-points = points
solve-margin = avance
solve-behind = perte
solve-error = erreur
solve-spread = variation
solve-spread-note = variation : de combien la perte change si les autres jouent contre le royaume en tête
solve-unlisted =
    { $number ->
        [one] { $number } autre choix n’est pas affiché : il semble moins bon, ou c’est le reflet d’un choix affiché.
       *[other] { $number } autres choix ne sont pas affichés : ils semblent moins bons, ou sont le reflet d’un choix affiché.
    }

## La preuve d’une partie

verify-game = { $rules }, partie { $identity }, personnes aux places { LIST($letters, type: "words") }
verify-deal = donne { $deal } : { $draws }, de { LIST($letters, type: "words") }
verify-left = dès le coup { $move }, un bot joue pour { LIST($letters, type: "words") }
verify-back = dès le coup { $move }, de retour : { LIST($letters, type: "words") }
verify-undo = annulé d’un commun accord jusqu’au coup { $move }
verify-proven =
    { $deals ->
        [one] La { $deals } donne est prouvée.
       *[other] Les { $deals } donnes sont prouvées.
    }
verify-refused = Pas de preuve : { $reason }

## Tables: building tiles, opponents compared, speeds

progress =
    { $games ->
        [one] { $bar } { $done } sur { $games } partie
       *[other] { $bar } { $done } sur { $games } parties
    }
progress-left = { progress }, encore { $time }
progress-known = { progress } déjà jouées
time-seconds = { $seconds } s
# As in English.
time-minutes = { $minutes } min { $seconds } s
# As in English.
time-hours = { $hours } h { $minutes } min
stopped = interrompu

## Diagrams: the words in a picture, and its description for screen readers

picture = Une position de { $game }
picture-line = Ligne
picture-next = Ligne suivante
picture-board = Plateau « bâtisseurs »
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · Reine
picture-line-words = Ligne : { LIST($dominoes, type: "clauses") }.
picture-next-words = Ligne suivante : { LIST($dominoes, type: "clauses") }.
picture-domino = domino { $domino }, { half-first } et { half-second }
picture-domino-king = { picture-domino }, roi { $letter }
picture-board-words = Plateau « bâtisseurs » : { LIST($spots, type: "clauses") }.
picture-spot = emplacement { $spot } : { $building } ({ $tile })
picture-spot-dragon = emplacement { $spot } : le Dragon
picture-spot-empty = emplacement { $spot } : vide
picture-kingdom-words = Royaume { $letter } ({ $who }), château en g7 : { LIST($lands, type: "clauses") }.
picture-no-land = pas encore de domaine
picture-land =
    { $crowns ->
        [0] { $terrain } en { LIST($squares, type: "words") }
       *[other] { $terrain } avec { crowns } en { LIST($squares, type: "words") }
    }
picture-owned = Chez { $letter } : { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) en { $square }
picture-knights = chevaliers en { LIST($squares, type: "words") }
picture-tried-allowed = Permis ici : { $tried }.
picture-tried-refused = Refusé ici : { $tried }. { $reason }
picture-try-place = poser le { picture-domino }, en { LIST($squares) }
picture-try-discard = défausser le { picture-domino }
picture-try-tax =
    { $knights ->
        [one] percevoir l’impôt avec un chevalier en { LIST($squares) }
       *[other] percevoir l’impôt avec des chevaliers en { LIST($squares) }
    }
picture-try-construct = construire { NAME($building, form: "definite") } en { $square }
picture-try-construct-spot = construire en { $square } le bâtiment de l’emplacement { $spot }
picture-try-burn = payer le Dragon pour détruire { NAME($building, form: "definite") }
picture-try-burn-spot = payer le Dragon pour détruire le bâtiment de l’emplacement { $spot }
picture-try-claim = choisir le { picture-domino }
picture-try-end = terminer le tour
