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
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

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
-level-emperor =
    { $gender ->
        [feminine] Emperatriz
       *[masculine] Emperador
    }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } con { $crowns1 } corona
       *[other] { NAME($terrain1) } con { $crowns1 } coronas
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } con { $crowns2 } corona
       *[other] { NAME($terrain2) } con { $crowns2 } coronas
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = Ese cuadrado ya está cubierto.
reason-too_large = El reino no puede pasar de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } cuadrados.
reason-not_touching = La ficha debe tocar el reino, lado con lado.
reason-no_match = Al menos una mitad debe tocar un paisaje igual o el castillo.
reason-must_place = La ficha encaja en algún sitio: no se puede descartar.
reason-not_in_line = Esa ficha no está en la línea siguiente.
reason-taken = Ya hay un rey en esa ficha.
reason-wrong_phase = Ahora no: haz primero lo que pide esta parte del turno.
reason-not_your_domino = Tu rey está en otra ficha.
reason-phase_closed = Ya es tarde para ese paso en este turno.
reason-not_on_domino = Los caballeros solo cobran impuestos en la ficha recién colocada.
reason-no_knight = No tienes caballeros en la guardia.
reason-no_tile = En esa casilla no hay ningún edificio.
reason-no_coins = No tienes monedas suficientes.
reason-not_open = Un edificio necesita un cuadrado de ciudad libre.
reason-dragon_away = El Dragón ya ha volado en esta ronda.
reason-queen_here = Quien tiene a la Reina no puede pagar al Dragón.

### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $article ->
        [definite] la Panadería
       *[none] Panadería
    }
-building-sawmill =
    { $article ->
        [definite] el Aserradero
       *[none] Aserradero
    }
-building-fishmonger =
    { $article ->
        [definite] la Pescadería
       *[none] Pescadería
    }
-building-spinning_mill =
    { $article ->
        [definite] la Hilandería
       *[none] Hilandería
    }
-building-magic_school =
    { $article ->
        [definite] la Escuela de Magia
       *[none] Escuela de Magia
    }
-building-goldsmith =
    { $article ->
        [definite] la Orfebrería
       *[none] Orfebrería
    }
-building-church =
    { $article ->
        [definite] la Iglesia
       *[none] Iglesia
    }
-building-archery_range =
    { $article ->
        [definite] el Campo de Tiro
       *[none] Campo de Tiro
    }
-building-travelling_castle =
    { $article ->
        [definite] el Castillo Viajero
       *[none] Castillo Viajero
    }
-building-royal_treasury =
    { $article ->
        [definite] el Tesoro Real
       *[none] Tesoro Real
    }
-building-guarded_treasury =
    { $article ->
        [definite] el Tesoro Vigilado
       *[none] Tesoro Vigilado
    }
-building-big_tavern =
    { $article ->
        [definite] la Gran Taberna
       *[none] Gran Taberna
    }
-building-fortress =
    { $article ->
        [definite] la Fortaleza
       *[none] Fortaleza
    }
-building-brewery =
    { $article ->
        [definite] la Cervecería
       *[none] Cervecería
    }
-building-guardtower =
    { $article ->
        [definite] la Torre de Guardia
       *[none] Torre de Guardia
    }
-building-statue =
    { $article ->
        [definite] la Estatua
       *[none] Estatua
    }
-building-queens_statue =
    { $article ->
        [definite] la Estatua de la Reina
       *[none] Estatua de la Reina
    }
-building-queens_tower =
    { $article ->
        [definite] la Torre de la Reina
       *[none] Torre de la Reina
    }
building = { NAME($building) }
