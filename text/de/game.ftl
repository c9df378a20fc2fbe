### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

## Counted things

coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
crowns =
    { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
knights =
    { $knights ->
        [one] { $knights } Ritter
       *[other] { $knights } Ritter
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
squares =
    { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }
towers =
    { $towers ->
        [one] { $towers } Turm
       *[other] { $towers } Türme
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
-game-W = Royal Wedding

## The one who plays here, until a name is typed

you = Du

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Knappin
       *[masculine] Knappe
    }
-level-knight =
    { $gender ->
        [feminine] Ritterin
       *[masculine] Ritter
    }
-level-duke =
    { $gender ->
        [feminine] Herzogin
       *[masculine] Herzog
    }
-level-queen =
    { $gender ->
        [masculine] König
       *[feminine] Queen
    }
