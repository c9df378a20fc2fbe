### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } e { $last }
list-or = { $most } ou { $last }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

## Counted things

coins =
    { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
crowns =
    { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
knights =
    { $knights ->
        [one] { $knights } cavaleiro
       *[other] { $knights } cavaleiros
    }
points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
squares =
    { $squares ->
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }
towers =
    { $towers ->
        [one] { $towers } torre
       *[other] { $towers } torres
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
-game-W = Casamento real

## The one who plays here, until a name is typed

you = Tu

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Escudeira
       *[masculine] Escudeiro
    }
-level-knight =
    { $gender ->
        [feminine] Dama
       *[masculine] Cavaleiro
    }
-level-duke =
    { $gender ->
        [feminine] Duquesa
       *[masculine] Duque
    }
-level-queen =
    { $gender ->
        [masculine] Rei
       *[feminine] Rainha
    }
