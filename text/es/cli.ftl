### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }

## Lands and the colours of the seats

-land-wheat = trigal
-land-forest = bosque
-land-lake = lago
-land-grassland = pradera
-land-swamp = pantano
-land-mine = montaña
-land-town = ciudad
-colour-pink = rosa
-colour-yellow = amarillo
-colour-green = verde
-colour-blue = azul
-colour-orange = naranja
-colour-purple = morado
-colour-white = blanco
-colour-red = rojo
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = ficha { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = No vale { $move }. { $reason }
reason-game_over = La partida ha terminado.
reason-deal_due = Antes hay que repartir algo.
reason-nothing_due = Ahora no toca repartir nada.
reason-wrong_deal = Eso no es lo que toca repartir.
reason-mirrored = Las dos mitades son iguales: este sitio se escribe con n o e.

## What a move did

move-place = { $name } coloca la { domino } en { $square1 } y { $square2 }.
move-discard = { $name } descarta la { domino }: no encaja en ningún sitio.
move-tax =
    { $knights ->
        [one] { $name } pone un caballero en { LIST($squares) }: { coins }.
       *[other] { $name } pone caballeros en { LIST($squares) }: { coins }.
    }
move-construct = { $name } construye { NAME($building, article: "definite") } en { $square } por { coins }.
move-burn = { $name } paga al Dragón para que queme { NAME($building, article: "definite") }.
move-claim = { $name } elige la { domino }.
move-tiles = Nuevo en el tablero de Constructores: { LIST($buildings, type: "unit") }.
move-line = Se forma una línea nueva.
move-kings = Se sacan los reyes.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = impuestos +{ $coins } por caballero
effect-tax-tower = impuestos +{ $coins } por torre
effect-territory = { points } por territorio de { $terrain }
effect-end-tower = { points } por torre
effect-end-knight = { points } por caballero
play-purse = { coins } · { knights } en la guardia, { $placed } en el reino · { towers }
play-purse-queen = { play-purse } · tiene a la Reina
play-board =
    { $queen ->
        [nobody] Tablero de Constructores, { tiles } en la pila. Nadie tiene a la Reina; { play-board-dragon }.
       *[other] Tablero de Constructores, { tiles } en la pila. El reino { $queen } tiene a la Reina; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] el Dragón está en su cueva
       *[other] el Dragón está en la casilla { $dragon }
    }
play-spot = casilla { $spot }
play-spot-dragon = el Dragón

## A game at the terminal

play-title = { $game }, { $rules }, código de reparto { $seed }
play-begin = { $title }. Escribe ? para ver la ayuda.
play-by-you = tú
play-by-random = bot aleatorio
play-by-greedy = bot codicioso
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-emperor = { -level-emperor }
play-by-friend = otra persona
play-stopped = Partida detenida.
play-record = Registro: { $record }
play-choices = Elige un número del 1 al { $number }.
play-no-token = Jugada desconocida: { $reason }. Escribe ? para ver la ayuda.
play-undone = Deshecho.
play-no-undo = Nada que deshacer: no has elegido nada desde el último reparto.
play-round = Ronda { $round } de { $rounds }
play-line = Línea actual
play-next = Línea siguiente
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Envía esta invitación a tus amigos:
play-link-paste = Pega un enlace que hayas recibido, o q para salir:
play-link-answer = Envía esta respuesta a quien te invitó:
play-link-who = ¿Qué jugador eres? { LIST($letters, type: "or") }
play-link-missing = Estos jugadores aún no han respondido: { LIST($letters) }
play-link-finish = Intro termina tu turno, u lo deshace:
play-link-send = Envía este enlace a tus amigos:
play-link-theirs = Turno: { $name }
play-over = La partida ha terminado.
choose-place = Colocar la { domino }:
choose-tax = Cobrar impuestos con caballeros:
choose-construct = Construir { NAME($building, article: "definite") } por { coins }:
choose-burn = Pagar 1 moneda al Dragón para que queme:
choose-end = Terminar el turno:
choose-claim = Elegir una ficha:
choose-claim-court = Elegir una ficha para terminar tu turno:
play-help =
    Escribe el número de una opción o su código y pulsa Intro.
      A17g8e   colocar la ficha 17: primera mitad en g8, segunda hacia el este (n, e, s o w);
               basta con g8e. El castillo está en g7; las columnas van de la a a la m, las filas
               del 1 al 13 hacia arriba.
      E38      elegir la ficha 38; una ficha más a la derecha vale más, pero elige más tarde.
      u        deshacer hasta el último reparto
      r        el registro de la partida hasta ahora
      ?        esta ayuda
      q        salir y mostrar el registro
    Al menos una mitad debe tocar un paisaje igual o el castillo. Un territorio vale sus cuadrados
    por sus coronas.
play-help-court =
    Con caballeros y monedas puedes hacer más cosas antes de elegir, en este orden:
      Bg8      poner un caballero en g8, un cuadrado de la ficha recién colocada, para cobrar una
               moneda por cada cuadrado de su territorio; Bg8g9 pone dos caballeros
      C3h8     construir el edificio de la casilla de coste 3 en tu cuadrado de ciudad libre h8
      D3       pagar 1 moneda al Dragón para que queme el edificio de la casilla de coste 3
    No hay que pasar: elegir ficha termina tu turno (en la última ronda, solo E). Las fichas
    de la caja de Queendomino tienen los códigos del 49 al 96: su número impreso más 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (aún sin territorios)
       *[other] { $name }: { points } (territorio más extenso: { $largest })
    }
score-coins = monedas { $coins }
score-harmony = Armonía
score-middle = Reino del Centro
score-squares = { $size } × { crowns }
score-queen = (con la corona de la Reina)
verdict-points =
    { $winners ->
        [one] Gana { LIST($names) }, por puntos
       *[other] Ganan { LIST($names) }, por puntos
    }
verdict-largest =
    { $winners ->
        [one] Gana { LIST($names) }, por el territorio más extenso
       *[other] Ganan { LIST($names) }, por el territorio más extenso
    }
verdict-shared =
    { $winners ->
        [one] Comparte la victoria { LIST($names) }
       *[other] Comparten la victoria { LIST($names) }
    }
score-kingdom = Reino
score-kingdom-named = Reino { $letter }
score-ahead = En cabeza: { LIST($letters) }

## A moment of a record

moment = { $rules }, jugada { $move } de { $moves }, { moment-in-round }
moment-in-round = ronda { $round } de { $rounds }
moment-dynasty = { $rules }, una Dinastía, partida { $game } de { $games }, jugada { $move } de { $moves }, { moment-in-round }
moment-position = Posición
moment-to-act = Turno
moment-purse = Bolsa { $letter }
moment-totals = Dinastía
moment-comment = Comentario
moment-nobody = nadie: la partida ha terminado
moment-deals-kings =
    { $number ->
        [one] se saca { $number } rey
       *[other] se sacan { $number } reyes
    }
moment-deals-tiles =
    { $number ->
        [one] sale { $number } ficha de edificio
       *[other] salen { $number } fichas de edificio
    }
moment-deals-line =
    { $number ->
        [one] sale { $number } ficha
       *[other] salen { $number } fichas
    }
moment-legal =
    { $number ->
        [one] { $letter }, { $number } permitida: { LIST($tokens, type: "words") }
       *[other] { $letter }, { $number } permitidas: { LIST($tokens, type: "words") }
    }

## Lo que valen las opciones de una posición

solve-heading-exact = Resuelto para el reino { $letter }: exacto si todos juegan lo mejor posible.
solve-heading-about =
    { $games ->
        [one] Aún no se puede resolver: estimaciones para el reino { $letter } según { $games } partida simulada.
       *[other] Aún no se puede resolver: estimaciones para el reino { $letter } según { $games } partidas simuladas.
    }
solve-choice = opción
solve-exact = exacto
solve-about = aprox.
solve-points = puntos
solve-margin = ventaja
solve-behind = pérdida
# As in English.
solve-error = error
solve-spread = variación
solve-spread-note = variación: cuánto cambia la pérdida si los demás juegan contra quien va en cabeza
solve-unlisted =
    { $number ->
        [one] Falta { $number } opción: parece peor o es el reflejo de otra de la lista.
       *[other] Faltan { $number } opciones: parecen peores o son el reflejo de otra de la lista.
    }

## La prueba de un registro

verify-game = { $rules }, partida { $identity }, personas en los puestos { LIST($letters, type: "words") }
verify-deal = reparto { $deal }: { $draws }, de { LIST($letters, type: "words") }
verify-left = desde la jugada { $move }, un bot juega por { LIST($letters, type: "words") }
verify-back = desde la jugada { $move }, de vuelta: { LIST($letters, type: "words") }
verify-undo = deshecho de común acuerdo hasta la jugada { $move }
verify-proven =
    { $deals ->
        [one] El { $deals } reparto está probado.
       *[other] Los { $deals } repartos están probados.
    }
verify-refused = No demostrado: { $reason }

## Tables: building tiles, opponents compared, speeds

progress = { $bar } { $done } de { games }
progress-left = { progress }, faltan { $time }
progress-known = { progress } ya jugadas
time-seconds = { $seconds } s
# As in English.
time-minutes = { $minutes } min { $seconds } s
# As in English.
time-hours = { $hours } h { $minutes } min
stopped = detenido

## Diagrams: the words in a picture, and its description for screen readers

picture = Una posición de { $game }
picture-line = Línea
picture-next = Línea siguiente
picture-board = Tablero de Constructores
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · Reina
picture-line-words = Línea: { LIST($dominoes, type: "clauses") }.
picture-next-words = Línea siguiente: { LIST($dominoes, type: "clauses") }.
picture-domino = ficha { $domino }, { half-first } y { half-second }
picture-domino-king = { picture-domino }, rey de { $letter }
picture-board-words = Tablero de Constructores: { LIST($spots, type: "clauses") }.
picture-spot = casilla { $spot }: { $building } ({ $tile })
picture-spot-dragon = casilla { $spot }: el Dragón
picture-spot-empty = casilla { $spot }: vacía
picture-kingdom-words = Reino { $letter } ({ $who }), castillo en g7: { LIST($lands, type: "clauses") }.
picture-no-land = aún sin territorios
picture-land =
    { $crowns ->
        [0] { $terrain } en { LIST($squares, type: "words") }
       *[other] { $terrain } con { crowns } en { LIST($squares, type: "words") }
    }
picture-owned = { $letter } tiene: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) en { $square }
picture-knights = caballeros en { LIST($squares, type: "words") }
picture-tried-allowed = Permitido aquí: { $tried }.
picture-tried-refused = No permitido aquí: { $tried }. { $reason }
picture-try-place = colocar la { picture-domino }, en { LIST($squares) }
picture-try-discard = descartar la { picture-domino }
picture-try-tax =
    { $knights ->
        [one] cobrar impuestos con un caballero en { LIST($squares) }
       *[other] cobrar impuestos con caballeros en { LIST($squares) }
    }
picture-try-construct = construir { NAME($building, article: "definite") } en { $square }
picture-try-construct-spot = construir en { $square } el edificio de la casilla { $spot }
picture-try-burn = pagar al Dragón para que queme { NAME($building, article: "definite") }
picture-try-burn-spot = pagar al Dragón para que queme el edificio de la casilla { $spot }
picture-try-claim = elegir la { picture-domino }
picture-try-end = terminar el turno
