### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } e { $last }
list-or = { $most } o { $last }
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

## Counted things

coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
crowns =
    { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
knights =
    { $knights ->
        [one] { $knights } cavaliere
       *[other] { $knights } cavalieri
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
squares =
    { $squares ->
        [one] { $squares } casella
       *[other] { $squares } caselle
    }
towers =
    { $towers ->
        [one] { $towers } torre
       *[other] { $towers } torri
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
# As in English.
-game-W = Royal Wedding

## The one who plays here, until a name is typed

you = Tu

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Scudiera
       *[masculine] Scudiero
    }
-level-knight =
    { $gender ->
        [feminine] Dama
       *[masculine] Cavaliere
    }
-level-duke =
    { $gender ->
        [feminine] Duchessa
       *[masculine] Duca
    }
-level-emperor =
    { $gender ->
        [feminine] Imperatrice
       *[masculine] Imperatore
    }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } con { $crowns1 } corona
       *[other] { NAME($terrain1) } con { $crowns1 } corone
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } con { $crowns2 } corona
       *[other] { NAME($terrain2) } con { $crowns2 } corone
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = Quella casella è già coperta.
reason-too_large = Il reame non può superare { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } caselle.
reason-not_touching = La tessera deve toccare il reame, lato contro lato.
reason-no_match = Almeno una metà deve toccare un paesaggio uguale o il castello.
reason-must_place = La tessera trova posto: non puoi scartarla.
reason-not_in_line = Quella tessera non è nella prossima colonna.
reason-taken = Su quella tessera c’è già un re.
reason-wrong_phase = Non ora: fai prima ciò che richiede questa fase del turno.
reason-not_your_domino = Il tuo re è su un’altra tessera.
reason-phase_closed = È troppo tardi per questa fase del turno.
reason-not_on_domino = I cavalieri riscuotono la tassa solo sulla tessera appena piazzata.
reason-no_knight = Non hai cavalieri in riserva.
reason-no_tile = In quello spazio non c’è nessun edificio.
reason-no_coins = Non hai abbastanza monete.
reason-not_open = Per un edificio serve una casella città libera.
reason-dragon_away = Il Drago ha già volato in questo round.
reason-queen_here = Chi ospita la Regina non può assoldare il Drago.

### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $article ->
        [definite] la Panetteria
       *[none] Panetteria
    }
-building-sawmill =
    { $article ->
        [definite] la Segheria
       *[none] Segheria
    }
-building-fishmonger =
    { $article ->
        [definite] la Pescheria
       *[none] Pescheria
    }
-building-spinning_mill =
    { $article ->
        [definite] la Filanda
       *[none] Filanda
    }
-building-magic_school =
    { $article ->
        [definite] la Scuola di magia
       *[none] Scuola di magia
    }
-building-goldsmith =
    { $article ->
        [definite] l’Oreficeria
       *[none] Oreficeria
    }
-building-church =
    { $article ->
        [definite] la Chiesa
       *[none] Chiesa
    }
-building-archery_range =
    { $article ->
        [definite] il Campo di tiro
       *[none] Campo di tiro
    }
-building-travelling_castle =
    { $article ->
        [definite] il Castello ambulante
       *[none] Castello ambulante
    }
-building-royal_treasury =
    { $article ->
        [definite] il Tesoro reale
       *[none] Tesoro reale
    }
-building-guarded_treasury =
    { $article ->
        [definite] il Tesoro sorvegliato
       *[none] Tesoro sorvegliato
    }
-building-big_tavern =
    { $article ->
        [definite] la Grande taverna
       *[none] Grande taverna
    }
-building-fortress =
    { $article ->
        [definite] la Fortezza
       *[none] Fortezza
    }
-building-brewery =
    { $article ->
        [definite] la Birreria
       *[none] Birreria
    }
-building-guardtower =
    { $article ->
        [definite] la Torre di guardia
       *[none] Torre di guardia
    }
-building-statue =
    { $article ->
        [definite] la Statua
       *[none] Statua
    }
-building-queens_statue =
    { $article ->
        [definite] la Statua della Regina
       *[none] Statua della Regina
    }
-building-queens_tower =
    { $article ->
        [definite] la Torre della Regina
       *[none] Torre della Regina
    }
building = { NAME($building) }
