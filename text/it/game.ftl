### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } e { $last }
list-or = { $most } o { $last }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

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
-game-W = Royal wedding

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
-level-queen =
    { $gender ->
        [masculine] Re
       *[feminine] Regina
    }
