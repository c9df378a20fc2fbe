### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Tablero de análisis
close = Cerrar
lead = Prepara cualquier posición, tocando o con su texto; después pregunta al consejero o sigue jugando desde ella.
game = Juego
harmony = Armonía
middle = Reino del Centro
kingdoms = Reinos
round = La ronda
round-which = Ronda
round-by-land = { $round }, según los territorios
round-first = Primera elección
phase = Qué toca ahora

## What comes now; the one in turn is not named

phase-a = Se coloca una ficha
phase-b = Los caballeros pueden cobrar impuestos
phase-c = Se puede construir un edificio
phase-d = Se puede pagar al Dragón
phase-e = Se elige una ficha
phase-end = El turno termina
phase-o = Se sacan los reyes
phase-t = Llegan edificios al tablero
phase-l = Se forma una línea nueva
phase-z = La partida ha terminado
laid = La ficha recién colocada está en
laid-on = { LIST($squares) }
laid-nowhere = en ningún sitio: no encajaba

## The dominoes

line = Por colocar
line-help = De izquierda a derecha; le toca a quien tiene el primer rey.
next = Para elegir
next-help = Hay reyes en las fichas ya elegidas.
order = Faltan por elegir, en este orden: { LIST($names) }.
line-none = No queda nada por colocar.
next-none = La última línea ya está elegida.
passed = El primer turno está hecho
taken-back = Un turno atrás
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } con { $crowns } corona
       *[other] { NAME($terrain) } con { $crowns } coronas
    }
domino = Ficha { $number }: { LIST($halves) }
domino-change = { $domino }. Tomar otra
king = ¿Quién tiene la ficha { $number }?
king-nobody = nadie
dominoes = ¿Qué ficha?
in-line = { $domino }, ya está en una línea

## The builders' board

board = Tablero de Constructores
spot = Casilla de precio { $price }
spot-empty = vacía
spot-dragon = el Dragón
burnt = Edificios quemados
burnt-more = Añadir uno
burnt-not = sin quemar

## Text

text = Como texto
text-help = El texto de una posición o de un reino, tal como lo escriben «Compartir» y los documentos de Realmino. Cambia con cada toque y también se puede editar.
text-label = Posición
text-read = Leer el texto
text-copy = Copiar el texto
text-copied = El texto está en el portapapeles.
text-marked = El texto está seleccionado: cópialo a mano.
text-broken = Esto no es una posición ({ $reason }). El tablero sigue como estaba.
text-done = Leído: { NAME($game) }, { $players } jugadores.
kept-broken = No se pudo leer la posición de tu última visita; el tablero es nuevo.

## What can be done

rivals = ¿Quién juega por los demás?
rivals-me = Yo
rivals-bot = { NAME($level) }
play = Jugar desde aquí
share = Compartir
undo = Deshacer
new = Tablero nuevo
ready = Turno: { $names }. Todo encaja.
ready-deal = Todo encaja.

## Why it is no position yet: one sentence says what and where

why-over = Aquí la partida ya ha terminado: no queda nada por elegir. El marcador la cuenta.
why-round = El juego no tiene esa ronda.
why-phase = Lo que toca ahora no encaja con la ronda y las líneas.
why-seat = El texto nombra a alguien que no está en esta partida.
why-kings-missing = { $name }: hay un rey que no está en ninguna ficha.
why-kings-more = { $name }: hay un rey de más en las fichas.
why-kings-nobody = La ficha { $number } está por colocar y no es de nadie.
why-order = La ficha { $number } está en mal sitio: los números van en aumento.
why-next =
    { $dominoes ->
        [one] Hay { $dominoes } ficha para elegir en vez de { $wanted }.
       *[other] Hay { $dominoes } fichas para elegir en vez de { $wanted }.
    }
why-box = La ficha { $number } no es de la caja de su línea.
why-twice = La ficha { $number } está dos veces.
why-count = Se han repartido más o menos fichas de las que dice la ronda.
why-uncovered = { $name }: ninguna ficha de la caja, aparte de las de las líneas, cubre este reino según las reglas.
why-together = Cada reino es posible por separado, pero la caja y las reglas no dan fichas para todos en esta ronda.
why-turns = { $name }: hay más terreno, o más edificios y caballeros, de lo que permiten los turnos jugados.
why-discarded = { $name }: en esta ronda tiene que haber más terreno, porque las primeras fichas siempre encajan.
why-tile = { NAME($building) }: hay más que en la caja.
why-tiles-due = El tablero de Constructores se llena antes de formar la línea, mientras queden edificios.
why-emptied = El tablero de Constructores tiene más casillas vacías de las que han podido vaciar los turnos de esta ronda.
why-dragon = El Dragón solo sale de su cueva cuando alguien ya ha jugado en esta ronda, y se queda donde quemó un edificio.
why-burnt = El Dragón ha quemado más edificios que rondas ha habido.
why-coins = Hay más monedas de las que han podido dar los impuestos después de pagar al Dragón.
why-laid = La ficha recién colocada no está en el reino al que le toca.
why-court = Alguna parte de la corte no va con este juego.
