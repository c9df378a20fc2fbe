### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Variantes
variant-teams = Equipos de dos
variant-small = Reinos pequeños
variant-duel = Gran Duelo
kind-level = { NAME($level) }
undo = Deshacer
again = Otra vez

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Marcador · Realmino
pad-description = Puntúa una partida de mesa de { -game-K }, { -game-Q } o { -game-W }: marca cada reino, mira la puntuación línea a línea y compártela como enlace o imagen.
pad-heading = Marcador
pad-tagline = ¿Juegas con la caja de verdad? Marca cada reino y mira cómo suma puntos.
pad-home = Volver al juego
pad-loading = Cargando el marcador…
pad-noscript = El marcador necesita JavaScript. Actívalo, por favor.

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
pad-one-game = Ahora solo se puntúa esta partida. Deshacer recupera las demás.
pad-names = Nombres y colores
pad-name = Nombre del jugador { $number }
pad-colour = Color del jugador { $number }

## Entering a kingdom

pad-kingdoms = Reinos
pad-games = Partidas de la Dinastía
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Reino: { $name }
pad-brushes = Pincel
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
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: toca sus cuadrados. Otro toque añade una corona.
pad-hint-town = Ciudad: toca sus cuadrados. Los edificios tienen su propio pincel.
pad-hint-crowns =
    { $crowns ->
        [0] Toca un cuadrado para quitarle las coronas.
        [one] Toca un cuadrado para darle { $crowns } corona.
       *[other] Toca un cuadrado para darle { $crowns } coronas.
    }
pad-hint-knight = Toca un cuadrado para poner o quitar un caballero.
pad-hint-building = Toca un cuadrado para poner o quitar { NAME($building, article: "definite") }.
pad-hint-castle = Toca el cuadrado del castillo.
pad-hint-erase = Toca un cuadrado para vaciarlo.
pad-keys = Teclas: las flechas cambian de cuadrado, { $lands } ponen paisaje, de 0 a 3 coronas, C mueve el castillo, Supr vacía un cuadrado, Ctrl+Z deshace.
pad-keys-court = Teclas: las flechas cambian de cuadrado, { $lands } ponen paisaje, de 0 a 3 coronas, N un caballero, B un edificio, C mueve el castillo, Supr vacía un cuadrado, Ctrl+Z deshace.
pad-square-empty = { $square }, vacío
pad-square-castle = { $square }, castillo
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } con { $crowns } corona
       *[other] { $square }, { NAME($terrain) } con { $crowns } coronas
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, caballero
pad-buildings = ¿Qué edificio?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Otros bienes
pad-owned-coins = Monedas
pad-owned-ready = Caballeros en la guardia
pad-owned-towers = Torres
pad-owned-help = Los caballeros y las torres se calculan a partir de los edificios. Cámbialos si tienes otra cantidad.
pad-queen = Con la Reina
pad-queen-nobody = Nadie
pad-queen-with = { $name }

## The score

pad-standings = Clasificación
pad-ahead = En cabeza
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Para revisar
pad-notes-none = Todo cuadra con la caja.
pad-odd-apart = { $name }: el cuadrado { $square } no está unido al castillo.
pad-odd-odd = { $name }: { squares }, pero las fichas siempre cubren un número par.
pad-odd-crowned = { $name }: la ciudad de { $square } tiene corona, pero ninguna ciudad de la caja la tiene.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: solo hay una ficha en la caja.
       *[other] { NAME($building) }: solo hay { $copies } fichas en la caja.
    }
pad-odd-large = { $name }: el reino tiene { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } cuadrados, pero el máximo es { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } sin corona: { squares } más que en la caja.
        [one] { NAME($terrain, capitalization: "uppercase") } con { $crowns } corona: { squares } más que en la caja.
       *[other] { NAME($terrain, capitalization: "uppercase") } con { $crowns } coronas: { squares } más que en la caja.
    }
pad-odd-knight = { $name }: los caballeros y los edificios no cuentan en { NAME($game) }.
pad-odd-knights = { $name }: { knights }, pero las reglas y los edificios solo dan { $most }.
pad-odd-towers = { $name }: { towers }, pero los edificios solo dan { $most }.
pad-odd-coins = { $name }: { coins }, pero estos caballeros han podido cobrar { $most } como mucho.
pad-odd-queen = Nadie puede tener más torres que quien tiene a la Reina.

## What can be done with a pad

pad-new = Marcador nuevo
pad-read = Pegar posición
pad-share = Copiar enlace
pad-png = Guardar PNG
pad-svg = Guardar SVG
pad-new-title = ¿Empezar un marcador nuevo?
pad-new-text = Se vacían todos los reinos, pero se mantienen el juego y los jugadores. Puedes deshacerlo.
pad-new-yes = Empezar otro
pad-new-no = Seguir con este
pad-read-title = Pegar una posición
pad-read-text = Pega una posición o un solo reino en la notación de Realmino. Puedes deshacerlo.
pad-read-label = Posición
pad-read-go = Cargar
pad-read-broken = Esa posición no es válida{ $reason }. No ha cambiado nada.
pad-read-done = Cargada: { NAME($game) }, { $players } jugadores.
pad-copied = Enlace copiado.
pad-shown = El enlace a este marcador está en la barra de direcciones.
pad-saved-picture = Imagen guardada como { $file }.
pad-as-svg = Este navegador no puede guardar PNG aquí, así que la imagen se ha guardado en SVG: { $file }.
pad-picture-words = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partida { $game }
pad-picture-file = realmino-marcador
pad-link-broken = Este enlace está dañado o incompleto{ $reason }. Tu marcador sigue aquí; pide un enlace nuevo.
pad-link-title = ¿Abrir el marcador del enlace?
pad-link-text = Sustituye al marcador que tienes aquí. Deshacer recupera el tuyo.
pad-link-yes = Abrirlo
pad-link-no = Quedarme el mío
pad-unkept = Tu navegador no guarda este marcador: copia el enlace antes de cerrar la página.
pad-broken = No se ha podido leer tu marcador guardado{ $reason }. Queda apartado y este es nuevo.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Tablero de análisis
analysis-lead = Prepara cualquier posición, tocando o pegando su texto; después pide consejo o sigue jugando desde ella.
analysis-round = La ronda
analysis-round-which = Ronda
analysis-round-by-land = { $round }, según los reinos
analysis-round-first = Primera elección
analysis-phase = Siguiente paso

## What comes now; the one in turn is not named

analysis-phase-a = Colocar una ficha
analysis-phase-b = Cobrar impuestos
analysis-phase-c = Construir un edificio
analysis-phase-d = Pagar al Dragón
analysis-phase-e = Elegir una ficha
analysis-phase-end = Terminar el turno
analysis-phase-o = Sacar los reyes
analysis-phase-t = Descubrir edificios nuevos
analysis-phase-l = Formar una línea nueva
analysis-phase-z = La partida ha terminado
analysis-laid = Última ficha colocada
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = en ningún sitio: descartada

## The dominoes

analysis-line = Por colocar
analysis-line-help = De izquierda a derecha; le toca a quien tiene el primer rey.
analysis-next = Disponibles
analysis-next-help = Un rey marca cada ficha ya elegida.
analysis-order = Faltan por elegir, en este orden: { LIST($names) }.
analysis-line-none = No queda nada por colocar.
analysis-next-none = La última línea ya está elegida.
analysis-passed = Turno siguiente
analysis-taken-back = Turno anterior
analysis-domino-change = { $domino }. Cambiar
analysis-king = ¿Quién tiene la ficha { $number }?
analysis-king-nobody = Nadie
analysis-dominoes = ¿Qué ficha?
analysis-in-line = { $domino }, ya está en una línea

## The builders' board

analysis-spot = Casilla de coste { $price }
analysis-spot-empty = vacía
analysis-spot-dragon = el Dragón
analysis-burnt = Edificios quemados
analysis-burnt-more = Añadir uno
analysis-burnt-not = sin quemar

## Text

analysis-text = Como texto
analysis-text-help = Una posición o un solo reino en la notación de Realmino, como la copia «Compartir». Cambia con cada toque y puedes editarla.
analysis-text-read = Cargar texto
analysis-text-copy = Copiar texto
analysis-text-copied = Texto copiado.
analysis-text-marked = El texto está seleccionado: cópialo ahora.
analysis-text-broken = Esa posición no es válida{ $reason }. No ha cambiado nada.
analysis-kept-broken = No se ha podido leer tu última posición; este tablero es nuevo.

## What can be done

analysis-rivals = ¿Quién juega por los demás?
analysis-rivals-me = Yo
analysis-play = Jugar desde aquí
analysis-share = Compartir
analysis-new = Nuevo
analysis-ready = Turno: { $names }. La posición es válida.
analysis-ready-deal = La posición es válida.

## Why it is no position yet: one sentence says what and where

analysis-why-over = Aquí la partida ya ha terminado: no queda nada por elegir. Usa el marcador para puntuarla.
analysis-why-round = Este juego no tiene esa ronda.
analysis-why-phase = El siguiente paso no encaja con la ronda y las líneas.
analysis-why-seat = El texto nombra a alguien que no está en esta partida.
analysis-why-kings-missing = { $name }: hay un rey que no está en ninguna ficha.
analysis-why-kings-more = { $name }: hay demasiados reyes en las fichas.
analysis-why-kings-nobody = La ficha { $number } está por colocar, pero no tiene rey.
analysis-why-order = La ficha { $number } no va ahí: en una línea los números van en aumento.
analysis-why-next =
    { $dominoes ->
        [one] Hay { $dominoes } ficha para elegir en vez de { $wanted }.
       *[other] Hay { $dominoes } fichas para elegir en vez de { $wanted }.
    }
analysis-why-box = La ficha { $number } no es de la caja de su línea.
analysis-why-twice = La ficha { $number } está dos veces.
analysis-why-count = El número de fichas repartidas no corresponde a la ronda.
analysis-why-uncovered = { $name }: con las fichas que no están en las líneas no se puede formar este reino según las reglas.
analysis-why-together = Cada reino es posible por separado, pero no todos juntos en esta ronda.
analysis-why-turns = { $name }: demasiados cuadrados, edificios o caballeros para los turnos jugados.
analysis-why-discarded = { $name }: muy pocos cuadrados para esta ronda, porque las primeras fichas siempre encajan.
analysis-why-tile = { NAME($building) }: hay más que en la caja.
analysis-why-tiles-due = Mientras queden edificios, el tablero de Constructores se llena antes de formar la línea.
analysis-why-emptied = El tablero de Constructores tiene demasiadas casillas vacías para los turnos de esta ronda.
analysis-why-dragon = El Dragón solo sale de su cueva cuando alguien ya ha jugado en la ronda, y se queda en la casilla que quemó.
analysis-why-burnt = El Dragón ha quemado más edificios que rondas ha habido.
analysis-why-coins = Hay más monedas de las que explican los impuestos después de pagar al Dragón.
analysis-why-laid = La última ficha colocada no está en el reino al que le toca.
analysis-why-court = Algunas de estas monedas, caballeros, torres o edificios no se usan en este juego.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = El consejero elegiría
coach-glance = Primera impresión; sigue pensando…
coach-played =
    { $games ->
        [one] Según una partida simulada.
       *[other] Según { $games } partidas simuladas.
    }
coach-played-on = { coach-played } Sigue pensando…
coach-expects = { coach-played } Con la mejor opción puedes esperar unos { $low }–{ $high } puntos al final.
coach-solved =
    { $points ->
        [one] Resuelto: jugando lo mejor posible, terminas con { $points } punto.
       *[other] Resuelto: jugando lo mejor posible, terminas con { $points } puntos.
    }
coach-silent = El consejero no tiene consejos aquí.
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
coach-standing-same = Igual de bueno
coach-standing-exact =
    { $points ->
        [one] { $points } punto menos
       *[other] { $points } puntos menos
    }

## The same where there is little room

coach-short-best = Mejor
coach-short-equal = Igual
coach-short-unknown = Bien
coach-short-less = { $points } menos

## Why a choice is good

coach-why-only = No hay otra jugada permitida.
coach-why-points = Da más puntos al momento que la mayoría.
coach-why-growth-place = Deja a tu reino más sitio para crecer.
coach-why-growth-claim = Le va bien a tu reino.
coach-why-order = Te permite jugar antes en la próxima ronda.
coach-why-coins = Tus caballeros cobran monedas.
coach-why-building = El edificio compensa a la larga.
coach-why-rival-claim = A un rival le gustaría tenerla.
coach-why-rival-burn = Perderlo perjudica sobre todo a un rival.
coach-why-later = Compensa más adelante.
coach-why-joins = Amplía un territorio: { territory }.
coach-why-starts = Empieza un territorio con coronas: { territory }.

## Before a choice that gives away much

coach-warning = ¿Seguro?
coach-warning-text =
    { $points ->
        [one] El consejero cree que esto te cuesta cerca de { $points } punto.
       *[other] El consejero cree que esto te cuesta unos { $points } puntos.
    }
coach-warning-again = Pensarlo mejor
coach-warning-place = Colocarla igualmente
coach-warning-claim = Elegirla igualmente
coach-warning-other = Hacerlo igualmente

## The review of a finished game; $made and $better are choices in words

coach-review = Análisis de la partida
coach-review-share = El consejero analiza la partida: { NUMBER($share, style: "percent") }
coach-review-done = Listo. Puedes seguir jugando desde cualquier momento: empieza otra partida y esta se queda como está.
coach-review-chart = Puntos esperados al empezar cada ronda
coach-review-band = Las bandas claras muestran la incertidumbre. Sin banda, es exacto.
coach-review-round = Ronda
coach-review-first = Primera línea
coach-review-end = Final
coach-review-points = Las decisiones más costosas
coach-review-none = Nadie perdió mucho: ¡bien jugado!
coach-review-none-yet = De momento, nada.
coach-review-when =
    { $round ->
        [0] Primera línea · { $name }
       *[other] Ronda { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Cerca de { $points } punto más:
       *[other] Unos { $points } puntos más:
    }
coach-review-look = Verlo
coach-review-mistake = { coach-review-when }: { $made }. { coach-review-better } { $better }.

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-started = Se cuentan los puntos en la mesa. Pulsa Esc para ir a la puntuación.
counting-skip = { lesson-skip }

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, con la Reina.
counting-gives = { $name } { $gain }
counting-line-coins = monedas { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Reino: { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

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
history-level-emperor = { -level-emperor }
history-level-greedy = Bot codicioso
history-level-random = Bot aleatorio
history-level-friend = Otras personas por enlace

## The shelf

history-title = Tus partidas
history-page-going-on = En juego
history-page-history = Terminadas
history-page-statistics = Estadísticas
history-empty-going-on = No hay partidas en juego. Empieza una y se quedará aquí hasta que termine.
history-study = Desde una posición elegida; no cuenta en las estadísticas.
history-empty-history = Aún no hay partidas terminadas. Las que termines se quedan aquí, para que puedas volver a ver sus reinos.
history-newer = Más recientes
history-older = Más antiguas
history-range = { $first }–{ $last } de { $of }
history-empty-statistics = Termina una partida para ver aquí tus puntos y victorias.
history-kept = Las partidas terminadas se guardan y cuentan hasta que las borres.
games-download = Descargar todas
games-read = Importar partidas
history-counting = Cargando tus partidas…
history-act-resume = Continuar
history-act-replay = Reproducir
history-act-share = Compartir
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
# As in English.
history-table-level = Bot
history-table-person = Jugador
history-table-share = Porcentaje
history-table-date = Fecha
history-table-points = Puntos
history-table-result = Resultado
history-wins-of = { $wins } de { $games }
history-best-about = Reproducir tu mejor partida: { points }

## The replay of a finished game; round 0 is the first line

replay = Recorrer la partida
replay-first = Ir al principio
replay-back = Una jugada atrás
replay-play = Reproducir la partida
replay-next = Una jugada adelante
replay-last = Ir al final
replay-review = Análisis
replay-mistake-back = Error anterior
replay-mistake-next = Error siguiente
replay-round = Ir a una ronda
replay-speed = Velocidad
history-round-of-game = Partida { $game }, { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partida del día
daily-deal = { $game } contra { $names }
daily-text = Hoy todos tienen las mismas fichas y los mismos rivales. Solo cuenta tu primera partida.
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
daily-points = { $own }-{ LIST($others, type: "points") }
daily-share = Realmino, { $day }: { $game } contra { LIST($names) }, { daily-points }
daily-share-again = { daily-share } (partida { $number })
list-points = { $most }-{ $last }
daily-copy = Copiar resultado
daily-copied = Resultado copiado.
daily-marked = Tu resultado está seleccionado: cópialo ahora.
daily-unknown = Este enlace no lleva a ninguna partida del día.

### Problemas: encontrar la mejor opción en una posición

puzzles = Problemas
puzzles-one = Problema
puzzles-day = Problema del día
puzzles-rating = Tu nivel: { $rating }. Resueltos seguidos: { $row }, récord { $longest }.
puzzles-about = Encuentra la mejor opción. Los puntos no se ven hasta que eliges. Tu primer intento en cada problema cambia tu nivel, y los difíciles cuentan más.
puzzles-unknown = Este enlace no lleva a ningún problema.
puzzles-withdrawn = Este problema se ha retirado: su solución era incorrecta o demasiado fácil.
puzzles-levels = ¿Qué significan las dificultades?
puzzles-levels-about = Cuántos problemas de cada dificultad resuelven. «Número más alto» elige siempre lo que más puntos da en el momento.
puzzles-level = Dificultad
puzzles-highest = Número más alto
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Dificultad { $level } de { $levels }: el Duque resuelve el { puzzles-share-solved } de estos.
puzzles-question =
    { $kind ->
        [place] Encuentra el mejor lugar.
        [claim] Encuentra la mejor ficha.
       *[action] Encuentra la mejor acción.
    }
puzzles-solved =
    { $sure ->
        [yes] ¡Resuelto! Cualquier opción incorrecta pierde al menos { points }.
       *[no] ¡Resuelto! Cualquier opción incorrecta pierde cerca de { points } o más.
    }
puzzles-missed =
    { $sure ->
        [yes] Casi: con eso pierdes { points }. Lo mejor es «{ $move }».
       *[no] Casi: con eso pierdes cerca de { points }. Lo mejor es «{ $move }».
    }
puzzles-games = En { $games } partidas tras cada opción, la mejor acabó entre { $low } y { $high } puntos por delante.
puzzles-now = Nivel: { $before } → { $rating }. Seguidos: { $row }.
puzzles-next = Siguiente
puzzles-best = Ver la mejor
puzzles-yours = Ver la mía
puzzles-line = Ver la continuación
puzzles-line-begins = La mejor continuación, jugada a jugada.
puzzles-stop = Parar
puzzles-share = Compartir
puzzles-code = Insertar
puzzles-copied = Copiado.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Así, la ficha { $domino } no cabe en la ronda { $round }.
puzzles-why-bonus = Pierdes los puntos de { $bonus }: { points }.
puzzles-why-terrain = Así, al final, { NAME($terrain) } te da { points } menos.
puzzles-why-queen = Así, la Reina te da { points } menos.
puzzles-why-coins = Así, tus monedas valen { points } menos.
puzzles-why-building = Así, tus edificios valen { points } menos.
puzzles-why-rival = Así, { $name } consigue la ficha { $domino } y acaba con { points } más.
puzzles-why-higher = Así, { $name } acaba con { points } más.
puzzles-why-lost =
    { $squares ->
        [one] Así queda { $squares } cuadrado más de tu reino sin cubrir para siempre.
       *[other] Así quedan { $squares } cuadrados más de tu reino sin cubrir para siempre.
    }
puzzles-why-claim = Así, { $name } se lleva la ficha { $domino }.
puzzles-why-behind = Cuando llegan las fichas siguientes, tienes { points } menos.
puzzles-tempting = ¿Y «{ $move }»? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = Lo mejor: { $best1 } a { $best2 }. Lo tuyo: { $own1 } a { $own2 }.
puzzles-finals-right = Tu opción acaba { $best1 } a { $best2 }; esa otra, { $own1 } a { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Problema de Realmino, { $day }: ¡resuelto! Seguidos: { $row }
       *[no] Problema de Realmino, { $day }: fallado. ¿Y tú?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Reto en solitario
puzzles-par = Reto en solitario: solo cuentan tus puntos. Objetivo: { points }.
puzzles-par-result = Tus puntos: { $own }. Objetivo: { $par }.
puzzles-par-share = Reto en solitario de Realmino, { $day }: { $own } puntos, objetivo { $par }

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Tu primera partida: { lesson-step }
lesson-Q = Tu primera partida con ciudades: { lesson-step }
lesson-W = Tu primera partida en equipo: { lesson-step }
lesson-step = { $number } de { $of }
lesson-got-it = Entendido
lesson-skip = Saltar

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-goal = Construye un reino de territorios grandes con coronas. Al final, cada territorio vale sus cuadrados × sus coronas.
teach-choose = Elige una ficha: haz clic en una que tenga marco. La colocarás en la próxima ronda. «+1» indica los puntos que puede darte.
teach-choose-touch = Elige una ficha: toca una que tenga marco y luego { button-claim }. La colocarás en la próxima ronda. «+1» indica los puntos que puede darte.
teach-kings = Con dos jugadores, cada uno tiene dos reyes. Elige también una ficha para tu segundo rey.
teach-place = Arrastra la ficha a tu reino o elige un cuadrado. Al menos una mitad debe tocar tu castillo o un paisaje igual.
teach-marks = Los puntos marcan dónde encaja y desaparecen cuando pruebas un sitio. En los demás sitios no toca ningún paisaje igual, o el reino pasaría de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } cuadrados.
teach-points = Cada territorio vale sus cuadrados × sus coronas: cuatro cuadrados con dos coronas son 8 puntos. Sin coronas no vale nada.
teach-order = Los reyes juegan en el orden de sus fichas. Los números bajos eligen antes en la próxima ronda; los altos valen más.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Los cuadrados rojos son ciudades: en ellos puedes construir. Elige una ficha: tanto las coronas como las ciudades valen la pena.
teach-tax = Tu caballero cobra impuestos: elige una mitad de la ficha que has colocado. Recibes una moneda por cada cuadrado de ese territorio; el caballero se queda allí.
teach-build = Con monedas se compran edificios: elige uno en el tablero de Constructores y luego un cuadrado de ciudad libre. Cada uno te da coronas, puntos, caballeros o torres.
teach-queen = Si consigues torres y nadie tiene más que tú, la Reina se muda a tu reino: los edificios te cuestan 1 moneda menos y al final vale una corona.
teach-dragon = Paga 1 moneda al Dragón para que queme un edificio que otra persona podría querer.

## The lessons of a team; $partner is the learner's partner

teach-team = Compartes un reino con { $partner }, pero cada cual tiene su rey. Elige una ficha que ayude al equipo.
teach-share = También compartes los puntos, las monedas y los caballeros con { $partner }. El reino puede tener { $grid } cuadrados de ancho.

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Jugar por enlace
friends-how = Cada persona juega en su dispositivo. Envía cada turno como un enlace en cualquier app de mensajería. No hace falta tener cuenta.
friends-who = ¿Quién juega?
friends-kind-me = Yo
friends-kind-friend = Otra persona
friends-name = Tu nombre
friends-make = Crear invitación
friends-incomplete = Elige un puesto para ti y otro para otra persona, y escribe tu nombre.
friends-send-invitation = Envía esta invitación a las personas con quienes quieras jugar:
friends-answered = Respuestas: { $got } de { $all }
friends-start = Empezar partida
friends-game = { NAME($game) } para { $players } jugadores
friends-invited = Invitación de { $name }
friends-from-position = Esta partida retoma otra ya empezada. Cada persona juega en su dispositivo.
friends-seat = Tu puesto
friends-join = Unirme
friends-about = Realmino es un juego de mesa: elige fichas, colócalas en tu reino y puntúa con territorios grandes que tengan coronas.
friends-learn = Aprender antes a jugar
friends-unkept = Tu navegador no guarda esta partida. Si cierras la página, pierdes tu puesto.
friends-joined = ¡Ya estás dentro! Envía esta respuesta a { $name }:
friends-joined-next = Recibirás un enlace cuando te toque.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Compartir
friends-copy = Copiar enlace
friends-copied = Enlace copiado. Pégalo en un mensaje.
friends-by-hand = Copia el enlace de este campo.
friends-link = Enlace
friends-paste = Enlace recibido
friends-open = Abrir enlace
friends-message-invite = ¿Jugamos a Realmino?
friends-message-answer = Mi respuesta para Realmino.
friends-message-turn = Realmino: ¡te toca, { $name }!
friends-message-remind = Realmino: todavía te toca, { $name }.
friends-message-over = Realmino: nuestra partida ha terminado.
friends-message-seat = Mi puesto en Realmino. ¡Solo para mi dispositivo!

## The bar below the table

friends-done = Has terminado tu turno.
friends-send = Enviar a { $name }
friends-next = Le toca a { $name }
friends-sent = Esperando a { $name } desde el { $date }
friends-remind = Recordar
friends-last = Enviar otra vez tu último turno
friends-more = Más
friends-first-deal = El primer reparto necesita a todos.
friends-face-down = Las siguientes fichas están boca abajo.
friends-turn-over = Dar la vuelta
friends-over = La partida ha terminado.
friends-send-end = Enviar resultado
friends-proof = Comprobar repartos
friends-proof-text = Todos los repartos ({ $deals }) son justos: salen de los números secretos de { LIST($names) }.
undo-sent = Ya has enviado esta elección: no puedes deshacerla.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Elegir otro puesto
friends-seat-taken = Tu puesto ya es de { $name }. Elige otro.
friends-seat-clash = { $name } ha elegido un puesto ocupado. Envía otra vez la invitación: ahora muestra los puestos libres.
friends-seat-lost = La partida ha empezado con otra persona en tu puesto. Puedes mirarla.
friends-full = Todos los puestos de esta partida están ocupados.
friends-move = Seguir en otro dispositivo
friends-move-how = Crea un enlace privado y ábrelo allí. Entonces, en este dispositivo solo podrás mirar. No envíes el enlace a nadie más: permite jugar por ti.
friends-move-link = Crear enlace privado
friends-moving = Abre este enlace en tu otro dispositivo. No lo envíes a nadie más: permite jugar por ti.
friends-back = ¿Has cambiado de idea? Pulsa «{ friends-play-here }» debajo de la mesa.
friends-moved = Juegas en tu otro dispositivo.
friends-play-here = Volver a jugar aquí
friends-take-how = Tu enlace privado: ¿jugar en este dispositivo como { $name }? Entonces, en el otro solo podrás mirar.
friends-take = Jugar aquí
friends-other-seat = Ya tienes otro puesto de esta partida en este dispositivo.
friends-go-on-name = ¿{ $name } no responde?
friends-go-on-other = ¿Alguien ha dejado de jugar?
friends-go-on-text = Empieza otra partida desde esta posición, con un bot u otra persona en el puesto vacío.
friends-go-on = Seguir sin esa persona
friends-go-on-how = Empieza otra partida desde la posición actual. Elige quién juega. La anterior sigue en tu lista.
friends-go-on-start = Seguir

## The two bubbles for the first turn by link

friends-lesson = Tu primer turno por enlace
friends-lesson-send = Así envías tu turno a { $name } como un enlace, en cualquier app de mensajería. Hasta entonces puedes deshacerlo.
friends-lesson-next = Ahora juega { $name }, y luego te enviará un enlace. Ábrelo o pégalo en «{ friends-more }». Puedes cerrar esta página: tu partida está guardada.

## Two versions of a game, of which the player continues one

version-question = Hay dos versiones de esta partida.
version-bot-played = Mientras no estabas, un bot jugó por ti.
version-elsewhere = Juega otra versión de esta partida: { LIST($names) }
version-compare = Comparar
version-same = Las dos son iguales hasta la jugada { $move }.
version-round = Ronda
version-mine = La mía
version-other = La otra
version-exposed = Si cambias, puede que otros ya conozcan algunas de las próximas fichas.
version-look = Ver la otra versión
version-keep = Continuar la mía
version-switch = Continuar la otra
version-both = No se pierde nada: las dos quedan en tu lista de partidas.

## Fair deals

friends-fair = ¿Es justo el reparto?
friends-fair-text = Sí. Cada dispositivo elige un número secreto antes de la partida, y cada reparto mezcla esos números. Nadie puede conocer ni elegir las siguientes fichas, y abrir un enlace otra vez no las cambia.
friends-fair-two = Con tres o más dispositivos, dos jugadores que compartan sus secretos podrían ver una línea hasta una ronda entera antes, pero nunca elegirla.

## What a link can't do

friends-look = Puedes mirar esta partida, pero no jugarla en este dispositivo.
friends-seen = Ya has visto este turno.
friends-no-invitation = Esta respuesta es de una invitación en otro dispositivo. Abre allí el enlace.
friends-known-answer = Ya tienes esta respuesta.
friends-own-invitation = Esta es tu propia invitación. Envíala a otra persona.

### The file of all games.

saved-from-file = importada de un archivo
file-reading = Leyendo el archivo… { $done } de { $of }
file-read =
    { $games ->
        [one] Importada: { games }.
       *[other] Importadas: { games }.
    }
file-known =
    { $games ->
        [one] Ya estaba aquí: { games }.
       *[other] Ya estaban aquí: { games }.
    }
file-surplus = No hay sitio para { games }: la importación se detiene en { $most } partidas. En el archivo no se pierde nada.
file-problem =
    { $games ->
        [1] No se ha podido importar la { $problem }.
       *[other] No se han podido importar { games }. La primera es la { $problem }.
    }
file-asides = Partes ilegibles del archivo: { $number }; apartadas aquí: { $kept }.
file-place = partida { $number } de { $of }{ $reason }
file-unsaved = Aún sin guardar: no cierres esta pestaña.
file-broken = No se ha importado nada{ $reason }. Tus partidas no han cambiado.
file-large = ocupa más de { $most } MB
file-clash = ¿Conservar las dos versiones?
file-clash-text = El archivo contiene { games } que ya tienes, pero con otras jugadas.
file-clash-both = Conservar ambas
file-clash-mine = Solo la mía

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Jugar en directo
live-how = Cada persona abre la misma sala en su dispositivo. No hace falta tener cuenta.
live-privacy = Los mensajes entre dispositivos pueden pasar por { $relays }. Un repetidor ve direcciones de red y horas, pero no nombres, jugadas ni códigos. Los dispositivos conectados directamente conocen la dirección de red del otro.
live-open = Abrir una sala
live-code = Código de sala
live-code-wrong = El código de una sala tiene 12 caracteres, letras y cifras. Revísalo.
live-recent = Salas recientes
live-name-missing = Escribe antes tu nombre.
live-none = En esta página no se puede jugar en directo, pero sí por enlace.
live-connecting = Conectando…
live-step-relay = Llegar al repetidor
live-step-people = Buscar personas en la sala
live-step-link = Conectar con ellas
live-step-done = hecho
live-step-now = en curso
live-slow-relay = Ningún repetidor responde. Revisa tu conexión a internet; seguimos intentándolo.
live-slow-link = La conexión tarda más de lo normal. Seguimos intentándolo.
live-empty = Ahora no hay nadie en esta sala
live-empty-how = ¿Es correcto el código? Si esperas, entrarás en cuanto llegue alguien.
live-keep-waiting = Seguir esperando
live-waiting = Esperando a alguien
live-waiting-how = Entrarás en cuanto llegue alguien. Deja abierta esta página.
live-unled = Aún no hay ninguna partida aquí
live-unled-how = Abre una y entrarán todas las personas de esta sala.
live-open-here = Abrir aquí una partida
live-other-code = Probar otro código
live-late = La partida ha empezado
live-late-how = Empezó sin este dispositivo. Puedes mirar cada elección, pero no jugar.
live-watch = Mirar
live-full = Esta sala está llena
live-full-how = Entrarás en cuanto alguien salga.
live-removed = Te han sacado de esta sala
live-removed-how = Quien la abrió decide quién se queda. Puedes jugar en otra sala.
live-invite = Comparte el enlace o dicta este código:
live-room = Sala { $code }
live-code-and-link = Código QR y enlace
live-qr = Código QR con el enlace a esta sala
live-message = ¿Jugamos juntos a Realmino ahora?
live-game = Juego
live-game-name = { NAME($game) }
live-players = Jugadores
live-free = Puesto libre
live-sit = Sentarme aquí
live-stand = Levantarme
live-coach = El consejero puede ayudar
live-coach-on = En esta partida, el consejero puede ayudar.
live-coach-off = En esta partida, el consejero calla.
live-people = En esta sala
live-remove = Sacar
live-remove-sure = ¿Seguro?
live-me = { $name } (tú)
live-path-direct = en línea
live-path-relay = en línea por un repetidor
live-path-looking = conectando…
live-path-away = sin conexión
live-ready = listo/a
live-be-ready = Estoy listo/a
live-why-offline = Ningún repetidor responde: aún no puede entrar nadie.
live-why-alone = Todavía no hay nadie más.
live-why-free = Puestos libres: { $seats }. Invita a alguien o elige bots.
live-why-seats = Puestos libres: { $seats }
live-why-seat = Elige un puesto para jugar.
live-why-taken = Todos los puestos están ocupados. Puedes mirar la partida.
live-why-few = Alguien en otro dispositivo necesita un puesto.
live-why-away = Sin conexión: { LIST($names) }
live-why-ready = Aún sin confirmar: { LIST($names) }
live-why-me = Pulsa «{ live-be-ready }» para jugar.
live-why-start = Todo listo. Esperando a { $name }.
live-why-starting = Empezando…
live-leave = Salir
live-entered = En la sala: { $name }
live-gone = Ya no está en la sala: { $name }

## The table: gestures, undo, and friends who are away

live-bar = Los demás en la mesa
live-menu = Gestos y peticiones
live-well = ¡Buena jugada!
live-thinking = Déjame pensar…
live-oops = ¡Uy!
live-gesture = { $name }: { $gesture }
live-waits = Esperando a { $name } · { $minutes } min
live-waits-hours = Esperando a { $name } · { $hours } h
live-watchers = Miran: { $number }
live-watching = Estás mirando esta partida.
live-stop-watching = Dejar de mirar
live-invite-watch = Invitar a mirar
live-message-watch = ¡Mira en directo nuestra partida de Realmino!
live-notify = Avisarme cuando me toque
live-notify-off = No avisarme más
live-notify-on = Recibirás un aviso cuando te toque y no tengas esta página a la vista.
live-notify-refused = Tu navegador no permite avisos de esta página.
live-turn = Te toca
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = Esperando a que todo el mundo permita deshacer.
live-undo-asked = { $name } quiere deshacer la última elección.
live-undo-yes = Permitir
live-undo-no = Rechazar
live-undo-done = La última elección se ha deshecho.
live-undo-refused = La elección se mantiene: no todo el mundo aceptó deshacerla.
live-away = Sin conexión: { LIST($names) }. La partida espera.
live-not-here = Faltan: { LIST($names) }
live-bot = Que juegue un bot
live-bot-for-me = Que juegue un bot por mí
live-wait = Esperar
live-bot-waits = Esperando a que los demás acepten el bot.
live-bot-asked = ¿Que juegue un bot por { $name }?
live-bot-plays = Un bot juega por { $name }.
live-handed-over = Un bot juega por ti.
live-play-again = Volver a jugar
live-back = De vuelta: { $name }
live-by-link = Seguir por enlace
live-newer = { $name } tiene otra versión de esta página. Hay que recargarla en los dos dispositivos.
live-noisy = Se han ignorado algunos mensajes de { $name }: eran demasiados o no eran válidos. Nada ha cambiado.
live-offline = Sin conexión. No se pierde nada.
live-rematch = Revancha
live-rematch-waits = Esperando a que los demás acepten la revancha.
live-rematch-asked = { $name } pide la revancha.
live-now-how = Si todos abren esta partida y pulsan el botón, cada elección llega al instante.

## The score pad: reading a kingdom from a photo

pad-photo = Foto
photo-title = { $name }: desde una foto
photo-how = Aparta el castillo de pie y fotografía el reino justo desde arriba, sin flash ni sombras duras. También puedes pegar o soltar aquí una imagen.
photo-court = Solo se leen las fichas de Kingdomino. Revisa los cuadrados con marco y marca tú las ciudades, los edificios y los caballeros.
photo-private = La foto se queda en este dispositivo y no se guarda. También funciona sin conexión.
photo-choose = Elegir imagen
photo-camera = Hacer foto
photo-fill = Encaja el reino en el marco.
photo-back = Volver
photo-take = Disparar
photo-corners = Arrastra las cuatro esquinas a las esquinas del reino. Basta con dejarlas cerca.
photo-found = Creo que el reino está aquí. Arrastra las esquinas que no coincidan.
photo-picture = Tu imagen
photo-another = Otra imagen
photo-read = Leer
photo-corner-north-west = Esquina noroeste
photo-corner-north-east = Esquina noreste
photo-corner-south-east = Esquina sureste
photo-corner-south-west = Esquina suroeste
photo-corner-keys = Las flechas mueven la esquina; con Mayús, más lejos.
photo-reading = Leyendo los cuadrados…
photo-cancel = Cancelar
photo-squares = Cuadrados leídos
photo-in-picture = En la foto
photo-which = ¿Qué hay en este cuadrado?
photo-empty = Nada
photo-mend = Mover esquinas
photo-second = Añadir otra foto
photo-use = Usar
photo-next = Usar y seguir con { $name }
photo-doubts =
    { $squares ->
        [0] No hay cuadrados dudosos.
        [one] Revisa el cuadrado con marco discontinuo: tócalo para ver la foto.
       *[other] Revisa los { $squares } cuadrados con marco discontinuo: toca uno para ver la foto.
    }
photo-doubtful = { $square }, dudoso
photo-no-picture = Este archivo no es una imagen que el navegador pueda abrir. Elige un JPEG o PNG.
photo-heic = Este navegador no puede abrir imágenes HEIC. Guarda la foto como JPEG o hazla aquí.
photo-small = Esta imagen es demasiado pequeña. El reino necesita al menos 120 píxeles.
photo-withheld = Este navegador oculta los píxeles a las páginas, así que no se puede leer la foto. Quizá lo permita su configuración de privacidad.
photo-no-kingdom = Aquí no se encuentra ningún reino de fichas. Arrastra las esquinas hasta las suyas o haz una foto más clara y nítida desde arriba.
photo-no-camera = No hay ninguna cámara. Elige una imagen.
photo-no-permission = El navegador no puede usar la cámara. Permítelo en su configuración o elige una imagen.
photo-memory = No hay memoria suficiente para esta foto. Cierra otras pestañas o elige una imagen más pequeña.
photo-dark = La imagen es demasiado oscura para leerla. Repítela con más luz.
photo-blurred = La imagen está demasiado borrosa. Mantén quieta la cámara o aléjate un poco.
