### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and =
    { SOUND($last) ->
        [i] { $most } e { $last }
       *[other] { $most } y { $last }
    }
list-or =
    { SOUND($last) ->
        [o] { $most } u { $last }
       *[other] { $most } o { $last }
    }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

## Counted things

coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
crowns =
    { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
knights =
    { $knights ->
        [one] { $knights } caballero
       *[other] { $knights } caballeros
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
squares =
    { $squares ->
        [one] { $squares } cuadrado
       *[other] { $squares } cuadrados
    }
towers =
    { $towers ->
        [one] { $towers } torre
       *[other] { $towers } torres
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
-game-W = La boda real

## The one who plays here, until a name is typed

you = Tú

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Escudera
       *[masculine] Escudero
    }
-level-knight =
    { $gender ->
        [feminine] Dama
       *[masculine] Caballero
    }
-level-duke =
    { $gender ->
        [feminine] Duquesa
       *[masculine] Duque
    }
-level-queen =
    { $gender ->
        [masculine] Rey
       *[feminine] Reina
    }
