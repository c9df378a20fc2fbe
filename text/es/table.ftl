### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $number ->
        [plural] trigales
       *[singular] { $capitalization ->
            [uppercase] Trigal
           *[lowercase] trigal
        }
    }
-terrain-forest =
    { $number ->
        [plural] bosques
       *[singular] { $capitalization ->
            [uppercase] Bosque
           *[lowercase] bosque
        }
    }
-terrain-lake =
    { $number ->
        [plural] lagos
       *[singular] { $capitalization ->
            [uppercase] Lago
           *[lowercase] lago
        }
    }
-terrain-grassland =
    { $number ->
        [plural] praderas
       *[singular] { $capitalization ->
            [uppercase] Pradera
           *[lowercase] pradera
        }
    }
-terrain-swamp =
    { $number ->
        [plural] pantanos
       *[singular] { $capitalization ->
            [uppercase] Pantano
           *[lowercase] pantano
        }
    }
-terrain-mine =
    { $number ->
        [plural] montañas
       *[singular] { $capitalization ->
            [uppercase] Montaña
           *[lowercase] montaña
        }
    }
-terrain-town =
    { $number ->
        [plural] ciudades
       *[singular] { $capitalization ->
            [uppercase] Ciudad
           *[lowercase] ciudad
        }
    }

## The colours, which are the names of people whom nobody has named

colour-pink = Rosa
colour-yellow = Amarillo
colour-green = Verde
colour-blue = Azul
colour-orange = Naranja
colour-purple = Morado
colour-white = Blanco
colour-red = Rojo

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

# As in English.
-bot-pink = Rosa
    .gender = feminine
-bot-yellow = Dora
    .gender = feminine
-bot-green = Flora
    .gender = feminine
-bot-blue = Nilo
    .gender = masculine
-bot-orange = Nando
    .gender = masculine
-bot-purple = Viola
    .gender = feminine
-bot-white = Alba
    .gender = feminine
-bot-red = Rubén
    .gender = masculine
bot-level =
    { GENDER($name) ->
        [feminine] { NAME($level, gender: "feminine") } { $name }
       *[masculine] { NAME($level, gender: "masculine") } { $name }
    }
bot-failed = Los bots pueden ir lentos en este dispositivo.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = Aún no tienes ningún cuadrado de ciudad libre.
reason-place_first = Primero coloca la ficha de esta ronda; después elige la próxima.
reason-due-place = Primero coloca la ficha de esta ronda.
reason-due-discard = Tu ficha no encaja en ningún sitio: primero descártala.
reason-due-claim = En la primera línea solo puedes elegir una ficha.
reason-choose_tile = Primero elige el edificio que quemará el Dragón.
refuse-why = ¿Por qué?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: coloca la ficha { $domino }
turn-discard = { $name }: la ficha { $domino } no encaja
turn-claim = { $name }: elige tu próxima ficha
turn-first = { $name }: elige tu primera ficha
turn-second = { $name }: elige tu segunda ficha
turn-end = { $name }: termina tu turno
turn-deal = Las siguientes fichas están boca abajo
turn-over = Fin de la partida
turn-thinks = { $name } está pensando
turn-friend = Le toca a { $name }
turn-paused = Jugada { $number } de { $length }
turn-elsewhere = Abierta en otra pestaña, jugada { $number } de { $length }
yours-place = Coloca la ficha { $domino }
yours-discard = La ficha { $domino } no encaja
yours-claim = Elige tu próxima ficha
yours-first = Elige tu primera ficha
yours-second = Elige tu segunda ficha
yours-end = Termina tu turno
handover = Turno: { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Primera línea
       *[other] Ronda { $round } de { $rounds }
    }
round-series = Partida { $game } de { $games } · { round }
round-short =
    { $round ->
        [0] Primera línea
       *[other] Ronda { $round }
    }
round-team = { round-short } · equipo: { LIST($names) }
round-series-team = Partida { $game }, { round-team }
round-what-if = ¿Y si…? { $text }

## The steps of a turn with a court

phase-add = Colocar
phase-tax = Impuestos
phase-construct = Construir
phase-burn = Dragón
phase-claim = Elegir
phase-end = Fin

## What the line below the table says

-action-tax = cobrar impuestos
-action-construct = construir un edificio
-action-burn = pagar al Dragón
hint-place = Arrastra la ficha a un cuadrado marcado o haz clic en uno. Gírala con R, la rueda o Girar.
hint-place-touch = Toca un cuadrado marcado. Toca la ficha para girarla y pulsa Colocar.
hint-only-way = Aquí solo cabe así. Prueba otro cuadrado.
hint-place-confirm =
    { $points ->
        [0] ¿Colocarla aquí?
       *[other] ¿Colocarla aquí? Da { gain }.
    }
hint-place-confirm-land = ¿Colocarla aquí? Da { gain } ({ LIST($territories, type: "unit") }).
hint-place-here = Aquí da { gain }.
hint-place-here-land = Aquí da { gain }: { LIST($territories, type: "unit") }.
hint-claim = Elige una ficha con marco para la próxima ronda. Los números bajos juegan antes.
hint-claim-known = Elige una ficha.
hint-claim-confirm = ¿Elegir la ficha { $domino }?
hope = Como mucho, { gain } ahora mismo.
hope-none = Ahora no encaja en este reino.
hint-discard = No encaja en tu reino, así que sale del juego.
hint-end = Termina tu turno.
hint-actions = Puedes { LIST($actions, type: "or") } y, después, elegir ficha.
hint-actions-end = Puedes { LIST($actions, type: "or") } y, después, terminar tu turno.
hint-construct = Constrúyelo { cost }: elige un cuadrado de ciudad.
hint-no-tax-later = Después ya no podrás cobrar impuestos en este turno.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Recorre la partida con las flechas de arriba o sigue jugando desde aquí.
hint-elsewhere = Esta partida está abierta en otra pestaña. Puedes verla o seguir aquí.
hint-over = Fin de la partida. { result }
hint-hurry = Toca tu reino para acelerar a los bots.
hint-wait = Turno: { $name }.
hint-looking = { LIST($names) }: { points }.
ask-tax = ¿Cobrar { coins } aquí?
ask-construct = { ask-construct-only } Da { gain }.
ask-construct-only = ¿Construir aquí { NAME($building, article: "definite") } { cost }?
ask-burn = ¿Pagar al Dragón { coins } para que queme { NAME($building, article: "definite") }?

## Buttons

sounds-on = Activar sonidos
close = Cerrar
button-place = Colocar
button-claim = Elegir
button-discard = Descartar
button-end = Terminar
button-tax = Cobrar
button-construct = Construir
button-burn = Quemar
button-cancel = Cancelar
button-back = Volver
button-again = Otra partida
button-next = Siguiente
button-play-on = Seguir
button-scores = Puntos
button-take-over = Seguir aquí
undo-start = Aún no hay nada que deshacer.
undo-reveal = No se puede deshacer: ya se han descubierto fichas nuevas.
undo-bots = No hay nada tuyo que deshacer: desde las últimas fichas nuevas solo han jugado bots.
undo-ok = Deshacer la última elección ({ $name })
undo-step = Retroceder una jugada
redo-none = No hay nada que rehacer.
redo-ok = Rehacer la última elección
redo-step = Avanzar una jugada

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] 0 puntos
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
halves =
    { $alike ->
        [yes] dos { NAME($terrain1, number: "plural") }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1, capitalization: "uppercase") } en { $square1 }, { half-second } en { $square2 }
        [one] { NAME($terrain1, capitalization: "uppercase") } con { $crowns1 } corona en { $square1 }, { half-second } en { $square2 }
       *[other] { NAME($terrain1, capitalization: "uppercase") } con { $crowns1 } coronas en { $square1 }, { half-second } en { $square2 }
    }
option-claim = Ficha { $domino }: { halves }
option-hope = máx. { gain-signed }
option-hope-none = no encaja
option-discard = Descartar la ficha { $domino }
option-end = Terminar el turno
option-tax =
    { $number ->
        [one] Caballero en { LIST($squares) }: { coins }
       *[other] Caballeros en { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } en { LIST($squares) } { cost }
option-burn = Quemar { NAME($building, article: "definite") } por { coins }
options-place = Dónde colocar la ficha { $domino } ({ halves })
options-claim = Fichas libres
options-none = Ahora no hay nada que elegir.
options-tax = Cobrar impuestos
options-construct = Construir un edificio
options-burn = Pagar al Dragón
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place }: { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = nada
effect-knights = { knights } al momento
effect-towers = { towers } al momento
effect-crowns = { crowns } para su ciudad
effect-points = { points } al final
effect-tax_per_knight = +{ coins } por cada caballero que tengas, cada vez que un caballero cobre impuestos
effect-tax_per_tower = +{ coins } por cada torre que tengas, cada vez que un caballero cobre impuestos
effect-per_tower = { points } al final por cada torre que tengas
effect-per_knight = { points } al final por cada caballero que tengas, en el reino o en la guardia
effect-per_territory = { points } al final por cada territorio independiente de { NAME($terrain) }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price =
    { $coins ->
        [0] Gratis.
       *[other] Cuesta { coins }.
    }
cost =
    { $coins ->
        [0] gratis
       *[other] por { coins }
    }
board-about = Más sobre { NAME($building, article: "definite") }
board-pile =
    { $buildings ->
        [0] No quedan edificios en la pila.
        [one] Queda un edificio en la pila.
       *[other] Quedan { $buildings } edificios en la pila.
    }
board-dragon =
    { $dragon ->
        [home] El Dragón está en su cueva. Paga 1 moneda para que queme un edificio.
       *[away] El Dragón ya ha volado en esta ronda.
    }
purse = { coins }, { knights } en la guardia, { towers }
purse-queen = { purse }, la Reina

## The log

log-kings = Reyes sorteados: { LIST($names, type: "unit") }.
log-tiles = Edificios nuevos: { LIST($buildings) }.
log-line = Fichas nuevas: { LIST($dominoes) }.
log-placed = { $name }: ficha { $domino } colocada en { LIST($squares, type: "unit") } ({ gain }).
log-discarded = { $name }: ficha { $domino } descartada; no encajaba.
log-taxed = { $name }: impuestos en { LIST($squares, type: "unit") } ({ coins }).
log-constructed = { $name }: { NAME($building) } en { LIST($squares, type: "unit") } { cost }, { gain }.
log-queen = La Reina cambia de reino: { $name }.
log-burnt = { $name }: el Dragón quema { NAME($building, article: "definite") }.
log-claimed = { $name }: ficha { $domino } elegida.
log-secured = { LIST($names) }: { $bonus }, bonificación asegurada ({ points }).
log-left_over =
    { $number ->
        [one] Sobra la ficha { LIST($dominoes) }.
       *[other] Sobran las fichas { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Victoria: { LIST($names) }.
       *[other] Victoria compartida: { LIST($names) }.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] ¡Has ganado!
           *[other] ¡Compartes la victoria!
        }
       *[others] { $winners ->
            [one] Victoria: { LIST($names) }
           *[other] Victoria compartida: { LIST($names) }
        }
    }
result-largest = Empate a puntos: decide el territorio más extenso.
result-shared = Empate a puntos y en territorio: se comparte la victoria.
result-series-shared = Empate en el total: se comparte la victoria.
result-so-far = Puntos hasta ahora
result-lesson =
    { $game ->
        [Q] Siguiente: aprende { -game-Q }
       *[other] Siguiente: juega en equipo
    }
result-game =
    { $winners ->
        [one] Partida { $game }, victoria: { LIST($names) }
       *[other] Partida { $game }, victoria compartida: { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Victoria en la Dinastía: { LIST($names) }
       *[other] Victoria compartida en la Dinastía: { LIST($names) }
    }

## Score sheets

sheet-territory = Territorio
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Cuadrados × coronas
sheet-points = Puntos
# As in English.
sheet-total = Total
sheet-winner = Victoria
sheet-series = { variant-dynasty }
sheet-ruler = Jugador
sheet-crownless = Sin corona
sheet-game = Partida { $game }
sheet-coins = Monedas
sheet-queen = con la Reina
tiles-building = Edificio
tiles-effects = Efectos
tiles-sure = Certeza
tiles-inferred = efectos inmediatos deducidos
tiles-seen = visto

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = La mesa. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
label-line = Esta ronda
label-next = Siguiente
coming = { $coming } por salir
coming-title =
    { $coming ->
        [one] { $coming } ficha por salir
       *[other] { $coming } fichas por salir
    }
coming-all =
    { $unseen ->
        [one] Aún no se ha visto { $unseen } ficha. Está por salir.
       *[other] Aún no se han visto { $unseen } fichas. Todas están por salir.
    }
coming-some =
    { $coming ->
        [0] No se han visto { $unseen } fichas. Ninguna saldrá ya en esta partida.
        [one] Aún no se han visto { $unseen } fichas. Saldrá { $coming } de ellas; nadie sabe cuál.
       *[other] Aún no se han visto { $unseen } fichas. Saldrán { $coming } de ellas; nadie sabe cuáles.
    }
coming-terrain = Paisaje
coming-squares = Cuadrados
coming-crowns = Coronas
coming-box = { NAME($game) }
label-waiting = Orden

## The table in words: its squares, dominoes and buildings

reading-kingdom = Reino: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } cuadrados (máximo { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = castillo
square-empty = vacío
square-building = { NAME($building) } ({ effects })
square-knight = un caballero
square-territory =
    { $crowns ->
        [0] territorio de { squares } sin coronas
       *[other] territorio de { squares } con { crowns }
    }
square-open = libre para un edificio
square-latest = recién cubierto
square-fits = la ficha encaja aquí
square-lost = ya no se puede cubrir
square-tax = un caballero puede cobrar impuestos aquí
square-of = reino: { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, ya jugada
        [now] { option-claim }, se coloca ahora: { $name }
        [king] { option-claim }, rey: { $name }
       *[free] { option-claim }, libre
    }
board-spot-empty = { coins }: sin edificio.
board-spot-dragon = { coins }: quemado por el Dragón.
board-title = Tablero de Constructores
board-queen =
    { $host ->
        [none] La Reina aún no está con nadie.
       *[some] Con la Reina: { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Terminada
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-yours = Te toca · { $text }
saved-theirs = Esperando a { $name } · { $text }
saved-aside = Partida guardada ilegible, n.º { $number }
saved-asides = { $number } partidas guardadas ilegibles
saved-newer = Una partida de una versión más nueva
saved-newer-text = Recarga la página para tener la versión nueva o descarga la partida.
saved-settings = no se han podido leer los ajustes
saved-gone = Esta partida se ha borrado en otra pestaña.
saved-kept = El navegador no ha respondido, así que la partida sigue aquí. Inténtalo de nuevo.
saved-taken = Esta partida está ahora abierta en otra pestaña. No se pierde ninguna jugada; puedes verla o seguir aquí.
saved-delete = ¿Borrar esta partida?
saved-delete-text = { $game }. No se podrá recuperar.
saved-delete-no = Conservar
saved-delete-yes = Borrar
saved-clear = ¿Borrarlas todas?
saved-clear-text = { $game }. No se podrán recuperar.
saved-many = Tienes { $number } partidas guardadas
saved-many-text = Tantas partidas ralentizan la página. Descárgalas todas y borra después, si quieres, las { $number } terminadas más antiguas.
saved-oldest = Las { $number } partidas terminadas más antiguas
saved-on-table = Estás jugando esta partida. Deja la mesa antes de borrarla.
saved-elsewhere = Esta partida está abierta en otra pestaña. Ciérrala allí antes de borrarla.
save-unreachable = Ahora no se puede acceder a tus partidas guardadas{ $reason }. No se ha perdido nada: juega y recarga más tarde para encontrarlas.
save-newer = Tus partidas las guardó una versión más nueva. No se ha perdido nada: recarga la página para actualizar o juega una partida nueva.
save-forbidden = Tu navegador no guarda partidas aquí. Puedes jugar, pero al cerrar la pestaña se acaba la partida.
save-framed = Dentro de otras páginas no se guardan partidas. Para conservar esta, elige «Abrir en otra pestaña» en el menú.
save-full = Sin guardar ({ $reason }). Al recargar se perderían las últimas jugadas: no cierres esta pestaña y descarga todas tus partidas.
save-spare = No se ha guardado como siempre ({ $reason }), pero tus jugadas están en una copia de reserva. Por seguridad, descarga todas tus partidas.
save-settings = No se han podido guardar los ajustes. Valdrán hasta que cierres la página.
save-broken = No se puede leer una partida guardada{ $reason }. Queda apartada con el n.º { $number }: descárgala de la lista o empieza otra.

## Links, and what went wrong

link-broken = Este enlace está dañado o incompleto{ $reason }. Pide uno nuevo o empieza aquí una partida.
later-missing = No se ha podido cargar esta parte de la página. No se pierde nada: comprueba la conexión e inténtalo de nuevo, o recarga la página.
failed = Algo ha fallado ({ $reason }). Tu partida está guardada: recarga la página.

## The coach

coach-ask = Pedir consejo
coach-later = Podrás pedir consejo cuando sea tu turno.

## Variants

variant-harmony = Armonía
variant-middle = Reino del Centro
variant-dynasty = Dinastía
