### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Variantes
variant-teams = Equipos de dos
variant-duel = Gran Duelo
kind-level = { NAME($level) }
undo = Deshacer
again = Otra vez

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Marcador · Realmino
pad-description = Puntúa una partida de mesa de { -game-K }, { -game-Q } o { -game-W }: marca los reinos, lee la puntuación línea a línea y compártela como enlace o imagen.
pad-heading = Marcador
pad-tagline = Juega en la mesa y puntúa aquí: marca los reinos y la puntuación se va sumando al lado.
pad-home = Volver al juego
pad-loading = Preparando el marcador…
pad-noscript = El marcador necesita JavaScript, que aquí está desactivado.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Juego y jugadores
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } jugadores
       *[some] { NAME($game) }, { $players } jugadores, { LIST($options) }
    }
pad-game-which = Juego
pad-game-players = Jugadores
pad-game-count = { $players }
pad-one-game = Ahora se cuenta solo esta partida. Deshacer recupera las demás.
pad-names = Nombres y colores
pad-name = Nombre del jugador { $number }
pad-colour = Color del jugador { $number }

## Entering a kingdom

pad-kingdoms = Reinos
pad-games = Partidas de la Dinastía
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Reino de { $name }
pad-brushes = Qué marca un toque
pad-brush-crowns =
    { $crowns ->
        [0] Sin corona
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
pad-brush-knight = Caballero
pad-brush-building-chosen = Edificio: { NAME($building) }
pad-brush-castle = Castillo
pad-brush-erase = Borrar
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: toca sus cuadrados; otro toque añade una corona.
pad-hint-town = Ciudad: toca sus cuadrados; los edificios tienen su propio pincel.
pad-hint-crowns =
    { $crowns ->
        [0] Toca un cuadrado para quitarle las coronas.
        [one] Toca un cuadrado para darle { $crowns } corona.
       *[other] Toca un cuadrado para darle { $crowns } coronas.
    }
pad-hint-knight = Toca un cuadrado para poner o quitar un caballero.
pad-hint-building = Toca un cuadrado para poner o quitar { NAME($building, article: "definite") }.
pad-hint-castle = Toca el cuadrado donde está el castillo.
pad-hint-erase = Toca un cuadrado para vaciarlo.
pad-keys = Teclas: las flechas mueven, { $lands } ponen paisaje, de 0 a 3 coronas, C mueve el castillo, Supr vacía un cuadrado, Ctrl+Z deshace.
pad-keys-court = Teclas: las flechas mueven, { $lands } ponen paisaje, de 0 a 3 coronas, N un caballero, B un edificio, C mueve el castillo, Supr vacía un cuadrado, Ctrl+Z deshace.
pad-square-empty = { $square }, vacío
pad-square-castle = { $square }, el castillo
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } con { $crowns } corona
       *[other] { $square }, { NAME($terrain) } con { $crowns } coronas
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, un caballero
pad-buildings = ¿Qué edificio?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Otros bienes
pad-owned-coins = Monedas
pad-owned-ready = Caballeros en la guardia
pad-owned-towers = Torres
pad-owned-help = Los caballeros y las torres se cuentan por los edificios; cámbialos si en tu mesa hay otra cantidad.
pad-queen = La Reina
pad-queen-nobody = con nadie
pad-queen-with = con { $name }

## The score

pad-standings = Clasificación
pad-ahead = En cabeza
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Para revisar
pad-notes-none = Todo cuadra con la caja.
pad-odd-apart = { $name }: el cuadrado { $square } no está unido al castillo.
pad-odd-odd = { $name }: { squares } con paisaje; las fichas cubren un número par.
pad-odd-crowned = { $name }: la ciudad de { $square } tiene corona, y ninguna ciudad de la caja la tiene.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: solo hay una ficha en la caja.
       *[other] { NAME($building) }: solo hay { $copies } fichas en la caja.
    }
pad-odd-large = { $name }: el reino tiene { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } cuadrados y el máximo es { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } sin corona: { squares } más de lo que hay en la caja.
        [one] { NAME($terrain, capitalization: "uppercase") } con { $crowns } corona: { squares } más de lo que hay en la caja.
       *[other] { NAME($terrain, capitalization: "uppercase") } con { $crowns } coronas: { squares } más de lo que hay en la caja.
    }
pad-odd-knight = { $name }: los caballeros y los edificios no cuentan en { NAME($game) }.
pad-odd-knights = { $name }: { knights }; las reglas y los edificios dan { $most }.
pad-odd-towers = { $name }: { towers }; los edificios dan { $most }.
pad-odd-coins = { $name }: { coins }; con estos caballeros en el reino, como máximo { $most }.
pad-odd-queen = La Reina se queda con quien tiene más torres; en caso de empate, con quien empató en último lugar.

## What can be done with a pad

pad-new = Marcador nuevo
pad-read = Leer una posición
pad-share = Copiar enlace
pad-png = Guardar PNG
pad-svg = Guardar SVG
pad-new-title = ¿Empezar un marcador nuevo?
pad-new-text = Se vacían todos los reinos de todas las partidas; se mantienen el juego y los jugadores. Deshacer lo recupera todo.
pad-new-yes = Empezar otro
pad-new-no = Seguir con este
pad-read-title = Leer una posición
pad-read-text = Pega el texto de una posición o de un reino, tal como lo escriben las partidas y la documentación de Realmino. Deshacer recupera este marcador.
pad-read-label = Posición
pad-read-go = Leerla
pad-read-broken = Esto no es una posición ({ $reason }). No ha cambiado nada.
pad-read-done = Leído: { NAME($game) }, { $players } jugadores.
pad-copied = El enlace a este marcador está en el portapapeles.
pad-shown = El enlace a este marcador está en la barra de direcciones.
pad-saved-picture = La imagen se ha guardado como { $file }.
pad-as-svg = Este navegador no deja que las páginas lean los píxeles, así que la imagen se ha guardado en SVG: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partida { $game }
pad-picture-file = realmino-marcador
pad-link-broken = Este enlace está dañado o incompleto ({ $reason }). Pídelo otra vez; aquí está tu propio marcador.
pad-link-title = ¿Abrir el marcador de este enlace?
pad-link-text = En esta página ya hay un marcador tuyo. El del enlace ocupará su lugar; Deshacer recupera el tuyo.
pad-link-yes = Abrirlo
pad-link-no = Quedarme el mío
pad-unkept = Este navegador no guarda nada para esta página: copia el enlace antes de cerrarla.
pad-broken = No se puede leer el marcador que había aquí ({ $reason }). Queda apartado y este es nuevo.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Tablero de análisis
analysis-lead = Prepara cualquier posición, con toques o pegando su texto; después pregunta al consejero o sigue jugando desde ella.
analysis-round = La ronda
analysis-round-which = Ronda
analysis-round-by-land = { $round }, según los territorios
analysis-round-first = Primera elección
analysis-phase = Qué toca ahora

## What comes now; the one in turn is not named

analysis-phase-a = Se coloca una ficha
analysis-phase-b = Los caballeros pueden cobrar impuestos
analysis-phase-c = Se puede construir un edificio
analysis-phase-d = Se puede pagar al Dragón
analysis-phase-e = Se elige una ficha
analysis-phase-end = El turno termina
analysis-phase-o = Se sacan los reyes
analysis-phase-t = Llegan edificios al tablero
analysis-phase-l = Se forma una línea nueva
analysis-phase-z = La partida ha terminado
analysis-laid = La ficha recién colocada está en
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = en ningún sitio: no encajaba

## The dominoes

analysis-line = Por colocar
analysis-line-help = De izquierda a derecha; le toca a quien tiene el primer rey.
analysis-next = Para elegir
analysis-next-help = Hay reyes en las fichas ya elegidas.
analysis-order = Faltan por elegir, en este orden: { LIST($names) }.
analysis-line-none = No queda nada por colocar.
analysis-next-none = La última línea ya está elegida.
analysis-passed = Turno siguiente
analysis-taken-back = Turno anterior
analysis-half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } con { $crowns } corona
       *[other] { NAME($terrain) } con { $crowns } coronas
    }
analysis-domino = Ficha { $number }: { LIST($halves) }
analysis-domino-change = { $domino }. Cambiar
analysis-king = ¿Quién tiene la ficha { $number }?
analysis-king-nobody = nadie
analysis-dominoes = ¿Qué ficha?
analysis-in-line = { $domino }, ya está en una línea

## The builders' board

analysis-spot = Casilla de precio { $price }
analysis-spot-empty = vacía
analysis-spot-dragon = el Dragón
analysis-burnt = Edificios quemados
analysis-burnt-more = Añadir uno
analysis-burnt-not = sin quemar

## Text

analysis-text = Como texto
analysis-text-help = El texto de una posición o de un reino, tal como lo escriben «Compartir» y la documentación de Realmino. Cambia con cada toque y también se puede editar.
analysis-text-read = Leer el texto
analysis-text-copy = Copiar el texto
analysis-text-copied = El texto está en el portapapeles.
analysis-text-marked = El texto está seleccionado: cópialo a mano.
analysis-text-broken = Esto no es una posición ({ $reason }). El tablero sigue como estaba.
analysis-kept-broken = No se pudo leer la posición de tu última visita; el tablero es nuevo.

## What can be done

analysis-rivals = ¿Quién juega por los demás?
analysis-rivals-me = Yo
analysis-play = Jugar desde aquí
analysis-share = Compartir
analysis-new = Tablero nuevo
analysis-ready = Turno: { $names }. Todo encaja.
analysis-ready-deal = Todo encaja.

## Why it is no position yet: one sentence says what and where

analysis-why-over = Aquí la partida ya ha terminado: no queda nada por elegir. Usa el marcador para puntuarla.
analysis-why-round = El juego no tiene esa ronda.
analysis-why-phase = Lo que toca ahora no encaja con la ronda y las líneas.
analysis-why-seat = El texto nombra a alguien que no está en esta partida.
analysis-why-kings-missing = { $name }: hay un rey que no está en ninguna ficha.
analysis-why-kings-more = { $name }: hay un rey de más en las fichas.
analysis-why-kings-nobody = La ficha { $number } está por colocar y no es de nadie.
analysis-why-order = La ficha { $number } está en mal sitio: los números van en aumento.
analysis-why-next =
    { $dominoes ->
        [one] Hay { $dominoes } ficha para elegir en vez de { $wanted }.
       *[other] Hay { $dominoes } fichas para elegir en vez de { $wanted }.
    }
analysis-why-box = La ficha { $number } no es de la caja de su línea.
analysis-why-twice = La ficha { $number } está dos veces.
analysis-why-count = Se han repartido más o menos fichas de las que dice la ronda.
analysis-why-uncovered = { $name }: ninguna ficha de la caja, aparte de las de las líneas, cubre este reino según las reglas.
analysis-why-together = Cada reino es posible por separado, pero la caja y las reglas no dan fichas para todos en esta ronda.
analysis-why-turns = { $name }: hay más cuadrados cubiertos, o más edificios y caballeros, de lo que permiten los turnos jugados.
analysis-why-discarded = { $name }: en esta ronda tiene que haber más cuadrados cubiertos, porque las primeras fichas siempre encajan.
analysis-why-tile = { NAME($building) }: hay más que en la caja.
analysis-why-tiles-due = El tablero de Constructores se llena antes de formar la línea, mientras queden edificios.
analysis-why-emptied = El tablero de Constructores tiene más casillas vacías de las que han podido vaciar los turnos de esta ronda.
analysis-why-dragon = El Dragón solo sale de su cueva cuando alguien ya ha jugado en esta ronda, y se queda donde quemó un edificio.
analysis-why-burnt = El Dragón ha quemado más edificios que rondas ha habido.
analysis-why-coins = Hay más monedas de las que han podido dar los impuestos después de pagar al Dragón.
analysis-why-laid = La ficha recién colocada no está en el reino al que le toca.
analysis-why-court = Alguna parte de la corte no es de este juego.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = El consejero elegiría
coach-glance = A primera vista; sigo pensando…
coach-played =
    { $games ->
        [one] Jugado desde aquí una vez.
       *[other] Jugado desde aquí { $games } veces.
    }
coach-played-on = { coach-played } Sigo pensando…
coach-expects =
    { $points ->
        [one] { coach-played } La mejor opción lleva a cerca de { $points } punto.
       *[other] { coach-played } La mejor opción lleva a unos { $points } puntos.
    }
coach-silent = El consejero no tiene nada que decir aquí.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = El consejero elegiría { LIST($choices, type: "unit") }
coach-standing-best = Lo mejor
coach-standing-equal = Casi igual de bueno
coach-standing-unknown = Prometedor
coach-standing-less =
    { $points ->
        [one] Cerca de { $points } punto menos
       *[other] Unos { $points } puntos menos
    }

## The same where there is little room

coach-short-best = Mejor
coach-short-equal = Igual
coach-short-unknown = Bien
coach-short-less = { $points } menos

## Why a choice is good

coach-why-only = No se permite nada más.
coach-why-points = Da más puntos al momento que la mayoría.
coach-why-growth-place = Deja a tu reino más sitio para crecer que la mayoría.
coach-why-growth-claim = Le va bien a tu reino.
coach-why-order = Te permite jugar antes en la próxima ronda.
coach-why-coins = Los caballeros traen monedas.
coach-why-building = El edificio compensa a la larga.
coach-why-rival-claim = A un rival le gustaría tenerla.
coach-why-rival-burn = Perjudica a un rival más que a los demás.
coach-why-later = Las partidas jugadas desde aquí acaban bien con esta opción.

## Before a choice that gives away much

coach-warning = ¿Seguro?
coach-warning-text =
    { $points ->
        [one] El consejero cree que así se regala cerca de { $points } punto.
       *[other] El consejero cree que así se regalan unos { $points } puntos.
    }
coach-warning-again = Pensarlo mejor
coach-warning-place = Colocarla igualmente
coach-warning-claim = Elegirla igualmente
coach-warning-other = Hacerlo igualmente

## The review of a finished game; $made and $better are choices in words

coach-review = Análisis de la partida
coach-review-share = El consejero analiza la partida: { NUMBER($share, style: "percent") }
coach-review-done = Listo. Sigue jugando desde cualquier momento: empieza otra partida y esta se queda como está.
coach-review-chart = Puntos que cada cual podía esperar al empezar cada ronda
coach-review-round = Ronda
coach-review-first = Primera línea
coach-review-end = Final
coach-review-points = Dónde se regalaron puntos
coach-review-none = Nadie regaló gran cosa: ¡bien jugado!
coach-review-none-yet = De momento, nada.
coach-review-when =
    { $round ->
        [0] Primera línea · { $name }
       *[other] Ronda { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Cerca de { $points } punto mejor:
       *[other] Unos { $points } puntos mejor:
    }
coach-review-look = Verlo

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-told = Se cuentan los puntos en la mesa. Con Esc pasas a la puntuación.

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, con la Reina.
counting-gives = { $name } { $gain }
counting-line-coins = monedas { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Reino: { $names }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Resuelto: «{ $move }» es la mejor opción.
       *[other] Resuelto: «{ $move }» es la mejor opción. Ahora da { points }.
    }
puzzle-less =
    { $points ->
        [0] «{ $move }» no da nada ahora; la mejor opción da { $best }.
       *[other] «{ $move }» da { points } ahora; la mejor opción da { $best }.
    }
puzzle-same = «{ $move }» da { points } ahora, igual que la mejor opción, que después vale más.
puzzle-more = «{ $move }» da { points } ahora. La mejor opción da menos al principio ({ $best }) y más después.
puzzle-none = «{ $move }» está permitido, pero hay una opción mejor.
puzzle-solution =
    { $points ->
        [0] La mejor opción es «{ $move }».
       *[other] La mejor opción es «{ $move }». Ahora da { points }.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } para dos
        [3] { NAME($game) } para tres
        [4] { NAME($game) } para cuatro
        [5] { NAME($game) } para cinco
        [6] { NAME($game) } para seis
        [7] { NAME($game) } para siete
       *[other] { NAME($game) } para ocho
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = por equipos

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-queen = { -level-queen }
history-level-greedy = Bot codicioso
history-level-random = Bot aleatorio

## The shelf

history-title = Tus partidas
history-page-going-on = En juego
history-page-history = Terminadas
history-page-statistics = Estadísticas
history-empty-going-on = No hay ninguna partida en juego. Empieza una y se quedará aquí hasta que termine.
history-study = Desde una posición preparada; no cuenta en ninguna estadística.
history-empty-history = Aún no hay partidas terminadas. Todas las que termines se quedan aquí, con sus reinos, para volver a verlas.
history-empty-statistics = Cuando termines una partida, aquí se contarán tus puntos y tus victorias.
history-kept = Las partidas terminadas se guardan y se cuentan hasta que las borres.
history-counting = Mirando tus partidas…
history-act-resume = Continuar
history-act-replay = Reproducir
history-act-download = Descargar
history-act-remove = Borrar
history-about = { $verb }: { $title }
history-missing = No se puede leer esta partida.

## Statistics

history-whose = ¿Partidas de quién?
history-won = Ganada
history-lost = No ganada
history-tile-games = Partidas
history-tile-wins = Ganadas
history-tile-streak = Racha actual
history-tile-longest = Mejor racha
history-by-game = Por juego
history-by-level = Contra bots
history-everybody = Todos
history-chart-points = Puntos, partida a partida
history-table-game = Juego
history-table-games = Jugadas
history-table-wins = Ganadas
history-table-best = Máximo
history-table-average = Media
history-table-level = Bot
history-table-person = Jugador
history-table-share = Porcentaje
history-table-date = Fecha
history-table-points = Puntos
history-table-result = Resultado
history-wins-of = { $wins } de { $games }
history-best-about = Reproducir la mejor partida: { points }

## The replay of a finished game; round 0 is the first line

replay = Recorrer la partida
replay-first = Ir al principio
replay-back = Una jugada atrás
replay-play = Reproducir la partida
replay-next = Una jugada adelante
replay-last = Ir al final
replay-review = Análisis
replay-round = Ir a una ronda
replay-speed = Velocidad
history-round-of-game = Partida { $game }, { round-short }
history-speed-half = Velocidad ½×
history-speed-usual = Velocidad 1×
history-speed-double = Velocidad 2×
history-speed-fast = Velocidad 4×

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Reparto del día
daily-deal = { $game } contra { $names }
daily-text = Este día todo el mundo recibe las mismas fichas y los mismos rivales. Cuenta la primera partida.
daily-begin = Jugar
daily-try =
    { $number ->
        [1] Primera partida
       *[other] Partida { $number }
    }
daily-result = Tu resultado, para compartir
daily-row =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
daily-share = Realmino, { $day }: { $game } contra { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (partida { $number })
list-points = { $most } : { $last }
daily-copy = Copiar resultado
daily-copied = Tu resultado está en el portapapeles.
daily-marked = Tu resultado está seleccionado: cópialo ahora.
daily-unknown = No hay ningún reparto del día para este enlace.

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Tu primera partida: { lesson-step }
lesson-Q = Tu primera partida con ciudades: { lesson-step }
lesson-W = Tu primera partida en equipo: { lesson-step }
lesson-step = { $number } de { $of }
lesson-got-it = Entendido
lesson-skip = Saltar

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-choose = Elige una ficha: haz clic en una que tenga marco, o tócala. La colocarás en tu reino en la próxima ronda. Busca coronas.
teach-place = Arrastra la ficha a tu reino o señala un cuadrado. Al menos una mitad debe tocar tu castillo o un paisaje igual.
teach-marks = Encaja donde hay marcas. En los demás sitios no hay al lado un paisaje de su tipo, o el reino pasaría de { $grid } cuadrados de ancho.
teach-points = Cada territorio cuenta sus cuadrados × sus coronas: cuatro cuadrados con dos coronas son 8 puntos. Sin coronas no cuenta nada.
teach-order = Los reyes juegan en el orden de sus fichas. Los números bajos eligen antes en la próxima ronda; los altos valen más.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Los cuadrados rojos son ciudades: en ellos se construyen edificios. Elige una ficha: tanto las coronas como las ciudades valen la pena.
teach-tax = Tu caballero cobra impuestos: toca una mitad de la ficha que has colocado. Trae una moneda por cada cuadrado de su territorio y se queda allí.
teach-build = Con monedas se compran edificios: toca uno en el tablero de Constructores y luego un cuadrado de ciudad libre. Cada uno da coronas, puntos, caballeros o torres.
teach-court = Si construyes torres y nadie tiene más que tú, la Reina se muda a tu reino: los edificios te cuestan una moneda menos y al final vale una corona. Por una moneda, el Dragón quema un edificio.

## The lessons of a team; $partner is the learner's partner

teach-team = Construyes un reino junto con { $partner }, y cada cual tiene un rey. Elige una ficha que ayude al equipo.
teach-share = Este reino es tuyo y de { $partner }: también sus puntos, monedas y caballeros. Puede tener { $grid } cuadrados de ancho.
