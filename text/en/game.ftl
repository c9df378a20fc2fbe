### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

## Counted things

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
knights =
    { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
squares =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
towers =
    { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
-game-W = Royal Wedding

## The one who plays here, until a name is typed

you = You

## How strong a bot is

-level-squire = Squire
-level-knight = Knight
-level-duke = Duke
-level-queen = Queen
