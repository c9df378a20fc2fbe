### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

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
        [feminine] Chevalière
       *[masculine] Chevalier
    }
-level-duke =
    { $gender ->
        [feminine] Duchesse
       *[masculine] Duc
    }
-level-queen =
    { $gender ->
        [masculine] Roi
       *[feminine] Reine
    }
