### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
list-clauses = { $most } ; { $last }
list-words = { $most } { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }

## Lands and the colours of the seats

-terrain-wheat =
    { $form ->
        [territory] domaine de blé
       *[land] blé
    }
-terrain-forest =
    { $form ->
        [territory] domaine de forêt
       *[land] forêt
    }
-terrain-lake =
    { $form ->
        [territory] domaine de lac
       *[land] lac
    }
-terrain-grassland =
    { $form ->
        [territory] domaine de prairie
       *[land] prairie
    }
-terrain-swamp =
    { $form ->
        [territory] domaine de marais
       *[land] marais
    }
-terrain-mine =
    { $form ->
        [territory] domaine de montagne
       *[land] montagne
    }
-terrain-town =
    { $form ->
        [territory] domaine de ville
       *[land] ville
    }
-colour-pink = rose
-colour-yellow = jaune
-colour-green = vert
-colour-blue = bleu
-colour-orange = orange
-colour-purple = violet
-colour-white = blanc
-colour-red = rouge
land = { $terrain }
names = { LIST($names) }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { $terrain1 }
        [one] { $terrain1 } avec { $crowns1 } couronne
       *[other] { $terrain1 } avec { $crowns1 } couronnes
    }
half-second =
    { $crowns2 ->
        [0] { $terrain2 }
        [one] { $terrain2 } avec { $crowns2 } couronne
       *[other] { $terrain2 } avec { $crowns2 } couronnes
    }
domino = domino n° { $domino } ({ half-first }, { half-second })

## Why a move is refused

refused = Pas { $move } : { $reason }
refusal-game_over = la partie est finie.
refusal-deal_due = il faut d’abord un tirage de la boîte.
refusal-nothing_due = il n’y a rien à tirer maintenant.
refusal-wrong_deal = ce n’est pas ce qu’il faut tirer.
refusal-wrong_phase = ce n’est pas ce qui est demandé maintenant.
refusal-not_your_domino = votre roi est sur un autre domino.
refusal-mirrored = les deux moitiés sont pareilles : indiquez cette place vers le nord ou l’est.
refusal-occupied = une case y est déjà couverte.
refusal-too_large = votre royaume deviendrait trop grand.
refusal-not_touching = le domino n’y toucherait rien.
refusal-no_match = aucune moitié n’y toucherait un paysage identique ou le château.
refusal-must_place = il y a une place pour ce domino, il faut donc le poser.
refusal-phase_closed = cette étape de votre tour est passée : elle est jouée, ou une suivante l’est.
refusal-not_on_domino = les chevaliers ne perçoivent l’impôt que sur le domino que vous venez de poser.
refusal-no_knight = vous n’avez pas autant de chevaliers en réserve.
refusal-no_tile = il n’y a pas de bâtiment sur cet emplacement.
refusal-no_coins = vous n’avez pas assez de pièces.
refusal-not_open = ce n’est pas une de vos cases ville, ou elle a déjà un bâtiment.
refusal-dragon_away = le Dragon a quitté sa grotte pendant ce tour de jeu.
refusal-queen_here = qui accueille la Reine ne peut pas payer le Dragon.
refusal-not_in_line = ce domino n’est pas dans la ligne suivante.
refusal-taken = un roi occupe déjà ce domino.

## What a move did

told-place = { $name } pose le { domino } en { $square1 } et { $square2 }.
told-discard = { $name } défausse le { domino } : il ne rentre nulle part.
told-tax =
    { $knights ->
        [one] { $name } place un chevalier en { LIST($squares) } : { coins }.
       *[other] { $name } place des chevaliers en { LIST($squares) } : { coins }.
    }
told-construct = { $name } construit { NAME($building, form: "definite") } en { $square } pour { coins }.
told-burn = { $name } paie le Dragon pour détruire { NAME($building, form: "definite") }.
told-claim = { $name } choisit le { domino }.
told-tiles = Nouveau sur le plateau « bâtisseurs » : { LIST($buildings, type: "unit") }.
told-line = Une nouvelle ligne est formée.
told-kings = Les rois sont tirés au sort.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = impôt +{ $coins } par chevalier possédé
effect-tax-tower = impôt +{ $coins } par tour possédée
effect-territory = { points } par { NAME($terrain, form: "territory") }
effect-end-tower = { points } par tour possédée
effect-end-knight = { points } par chevalier possédé
purse = { coins } · { knights } en réserve, { $placed } en place · { towers }
purse-queen = { purse } · accueille la Reine
board =
    { $queen ->
        [nobody] Plateau « bâtisseurs », { tiles } dans la pioche. La Reine n’est chez personne, { board-dragon }.
       *[other] Plateau « bâtisseurs », { tiles } dans la pioche. La Reine est dans le royaume { $queen }, { board-dragon }.
    }
board-dragon =
    { $dragon ->
        [home] le Dragon dans sa grotte
       *[other] le Dragon sur l’emplacement { $dragon }
    }
board-spot = emplacement { $spot }
board-spot-dragon = le Dragon

## A game at the terminal

play-title = { $game }, { $rules }, mélange { $seed }
play-begin = { $title }. Tapez « ? » pour l’aide.
play-by-you = vous
play-by-random = bot aléatoire
play-by-greedy = bot glouton
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-queen = { -level-queen }
play-stopped = La partie s’arrête ici.
play-record = Notation : { $record }
play-choices = Les choix vont de 1 à { $number }.
play-no-token = Ce n’est pas un coup : { $reason }. Tapez « ? » pour l’aide.
play-undone = Annulé.
play-no-undo = Rien à annuler : vous n’avez rien choisi depuis le dernier tirage, et un tirage est définitif.
play-round = Tour { $round } sur { $rounds }
play-line = Ligne en cours
play-next = Ligne suivante
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-over = La partie est finie.
choose-place = Poser le { domino } :
choose-tax = Percevoir l’impôt avec des chevaliers :
choose-construct = Construire { NAME($building, form: "definite") } pour { coins } :
choose-burn = Payer une pièce au Dragon pour détruire :
choose-end = Terminer le tour :
choose-claim = Choisir un domino :
choose-claim-court = Choisir un domino, ce qui termine le tour :
play-help =
    Tapez le numéro d’un choix ou son code, puis Entrée.
      A17g8e   poser le domino 17 : première moitié en g8, seconde vers l’est (n, e, s ou w : nord, est,
               sud, ouest) ; g8e suffit. Le château est en g7, les colonnes vont de a à m, les rangées
               de 1 à 13 vers le haut.
      E38      choisir le domino 38 ; plus un domino est à droite, plus il vaut, mais il choisit plus tard.
      u        annuler, jusqu’au dernier tirage
      r        la notation de la partie jusqu’ici
      ?        cette aide
      q        arrêter et afficher la notation
    Une moitié doit toucher un paysage identique ou le château. Un domaine vaut ses cases multipliées par ses couronnes.
play-help-court =
    Avec des chevaliers et des pièces, vous pouvez faire plus avant de choisir, dans cet ordre :
      Bg8      un chevalier en g8, une case du domino qui vient d’être posé, perçoit une pièce par case
               de son domaine ; Bg8g9 sont deux chevaliers
      C3h8     construire le bâtiment de l’emplacement à 3 pièces sur votre case ville libre h8
      D3       payer une pièce au Dragon pour détruire le bâtiment de l’emplacement à 3 pièces
    Rien à passer : choisir un domino termine votre tour (E seul au dernier tour de jeu). Les dominos de la
    boîte de Queendomino ont les codes 49 à 96 : leur numéro imprimé plus 48.

## Score sheets

sheet =
    { $largest ->
        [0] { $name } : { points } (pas encore de domaine)
       *[other] { $name } : { points } (plus grand domaine : { $largest })
    }
sheet-coins = pièces { $coins }
sheet-harmony = harmonie
sheet-middle = milieu
sheet-squares = { $size } × { crowns }
sheet-queen = (avec celle de la Reine)
verdict-points =
    { $winners ->
        [one] { LIST($names) } gagne, aux points
       *[other] { LIST($names) } gagnent, aux points
    }
verdict-largest =
    { $winners ->
        [one] { LIST($names) } gagne, par le plus grand domaine
       *[other] { LIST($names) } gagnent, par le plus grand domaine
    }
verdict-shared =
    { $winners ->
        [one] { LIST($names) } gagne, victoire partagée
       *[other] { LIST($names) } se partagent la victoire
    }
score-kingdom = Royaume
score-kingdom-named = Royaume { $letter }
score-ahead = En tête : { LIST($letters) }

## A moment of a record

moment = { $rules }, coup { $move } sur { $moves }, { moment-round }
moment-round = tour { $round } sur { $rounds }
moment-dynasty = { $rules }, une Dynastie, partie { $game } sur { $games }, coup { $move } sur { $moves }, { moment-round }
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

## Tables: building tiles, opponents compared, speeds

progress =
    { $games ->
        [one] { $bar } { $done } sur { $games } partie
       *[other] { $bar } { $done } sur { $games } parties
    }
progress-left = { progress }, encore { $time }
progress-known = { progress } déjà jouées
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
stopped = interrompu

## Diagrams that cannot be written

## Diagrams: what stands in a picture, and what is told to those who do not see it

picture = Une position de { $game }
picture-line = Ligne
picture-next = Ligne suivante
picture-board = Plateau « bâtisseurs »
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · Reine
picture-line-told = Ligne : { LIST($dominoes, type: "clauses") }.
picture-next-told = Ligne suivante : { LIST($dominoes, type: "clauses") }.
picture-domino = domino { $domino }, { half-first } et { half-second }
picture-domino-king = { picture-domino }, roi { $letter }
picture-board-told = Plateau « bâtisseurs » : { LIST($spots, type: "clauses") }.
picture-spot = à { $spot } : { $building } ({ $tile })
picture-spot-dragon = à { $spot } : le Dragon
picture-spot-empty = à { $spot } : vide
picture-kingdom-told = Royaume { $letter } ({ $who }), château en g7 : { LIST($lands, type: "clauses") }.
picture-no-land = aucun paysage
picture-land =
    { $crowns ->
        [0] { $terrain } en { LIST($squares, type: "words") }
       *[other] { $terrain } avec { crowns } en { LIST($squares, type: "words") }
    }
picture-owned = Chez { $letter } : { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) en { $square }
picture-knights = chevaliers en { LIST($squares, type: "words") }
picture-tried-allowed = Essayé ici et permis : { $tried }.
picture-tried-refused = Essayé ici et refusé : { $tried } ; { $reason }
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
