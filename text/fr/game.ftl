### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-clauses = { $most } ; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

## Counted things

coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
crowns =
    { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
knights =
    { $knights ->
        [one] { $knights } chevalier
       *[other] { $knights } chevaliers
    }
# As in English.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
squares =
    { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
towers =
    { $towers ->
        [one] { $towers } tour
       *[other] { $towers } tours
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
# As in English.
-game-W = Royal Wedding

## The one who plays here, until a name is typed

you = Vous

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Écuyère
       *[masculine] Écuyer
    }
-level-knight =
    { $gender ->
        [feminine] Dame
       *[masculine] Chevalier
    }
-level-duke =
    { $gender ->
        [feminine] Duchesse
       *[masculine] Duc
    }
-level-emperor =
    { $gender ->
        [feminine] Impératrice
       *[masculine] Empereur
    }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } avec { $crowns1 } couronne
       *[other] { NAME($terrain1) } avec { $crowns1 } couronnes
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } avec { $crowns2 } couronne
       *[other] { NAME($terrain2) } avec { $crowns2 } couronnes
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = Cette case est déjà couverte.
reason-too_large = Le royaume ne peut pas dépasser { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } cases.
reason-not_touching = Le domino doit toucher le royaume, bord à bord.
reason-no_match = Au moins une moitié doit toucher un paysage identique ou le château.
reason-must_place = Ce domino peut être posé quelque part : impossible de le défausser.
reason-not_in_line = Ce domino n’est pas dans la ligne suivante.
reason-taken = Un roi occupe déjà ce domino.
reason-wrong_phase = Pas maintenant : faites d’abord ce que demande cette étape du tour.
reason-not_your_domino = Votre roi est sur un autre domino.
reason-phase_closed = Trop tard : cette étape du tour est passée.
reason-not_on_domino = Les chevaliers ne perçoivent l’impôt que sur le domino que vous venez de poser.
reason-no_knight = Aucun chevalier en réserve.
reason-no_tile = Aucun bâtiment sur cet emplacement.
reason-no_coins = Vous n’avez pas assez de pièces.
reason-not_open = Un bâtiment se construit sur une case ville libre.
reason-dragon_away = Le Dragon a déjà quitté sa grotte pendant ce tour de jeu.
reason-queen_here = L’hôte de la Reine ne peut pas payer le Dragon.

### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $form ->
        [definite] la boulangerie
       *[name] Boulangerie
    }
-building-sawmill =
    { $form ->
        [definite] la scierie
       *[name] Scierie
    }
-building-fishmonger =
    { $form ->
        [definite] la poissonnerie
       *[name] Poissonnerie
    }
-building-spinning_mill =
    { $form ->
        [definite] la filature
       *[name] Filature
    }
-building-magic_school =
    { $form ->
        [definite] l’école de magie
       *[name] École de magie
    }
-building-goldsmith =
    { $form ->
        [definite] l’orfèvrerie
       *[name] Orfèvrerie
    }
-building-church =
    { $form ->
        [definite] l’église
       *[name] Église
    }
-building-archery_range =
    { $form ->
        [definite] le camp d’archers
       *[name] Camp d’archers
    }
-building-travelling_castle =
    { $form ->
        [definite] le château ambulant
       *[name] Château ambulant
    }
-building-royal_treasury =
    { $form ->
        [definite] la trésorerie royale
       *[name] Trésorerie royale
    }
-building-guarded_treasury =
    { $form ->
        [definite] la trésorerie gardée
       *[name] Trésorerie gardée
    }
-building-big_tavern =
    { $form ->
        [definite] la grande taverne
       *[name] Grande taverne
    }
-building-fortress =
    { $form ->
        [definite] la forteresse
       *[name] Forteresse
    }
-building-brewery =
    { $form ->
        [definite] la brasserie
       *[name] Brasserie
    }
-building-guardtower =
    { $form ->
        [definite] la tour de garde
       *[name] Tour de garde
    }
-building-statue =
    { $form ->
        [definite] la statue
       *[name] Statue
    }
-building-queens_statue =
    { $form ->
        [definite] la statue de la Reine
       *[name] Statue de la Reine
    }
-building-queens_tower =
    { $form ->
        [definite] la tour de la Reine
       *[name] Tour de la Reine
    }
building = { NAME($building) }
