### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } para dos
        [3] { NAME($game) } para tres
        [4] { NAME($game) } para cuatro
        [5] { NAME($game) } para cinco
        [6] { NAME($game) } para seis
        [7] { NAME($game) } para siete
       *[other] { NAME($game) } para ocho
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Gran Duelo
with-harmony = Armonía
with-middle = Reino del Centro
with-teams = por equipos
with-dynasty = Dinastía

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Bot codicioso
level-random = Bot aleatorio

## The shelf

title = Tus partidas
close = Cerrar
page-going-on = En juego
page-history = Terminadas
page-statistics = Estadísticas
empty-going-on = No hay ninguna partida en juego. Empieza una y se quedará aquí hasta que termine.
study = Desde una posición preparada; no cuenta en ninguna estadística.
empty-history = Aún no hay partidas terminadas. Todas las que termines se quedan aquí, con sus reinos, para volver a verlas.
empty-statistics = Cuando termines una partida, aquí se contarán tus puntos y tus victorias.
kept = Las partidas terminadas se guardan y se cuentan hasta que las borres.
counting = Mirando tus partidas…
act-resume = Continuar
act-replay = Reproducir
act-download = Descargar
act-remove = Borrar
about = { $verb }: { $title }
missing = No se puede leer esta partida.

## Statistics

whose = ¿Partidas de quién?
won = Ganada
lost = No ganada
tile-games = Partidas
tile-wins = Ganadas
tile-streak = Racha actual
tile-longest = Mejor racha
by-game = Por juego
by-level = Contra bots
everybody = Todos
chart-points = Puntos, partida a partida
table-game = Juego
table-games = Jugadas
table-wins = Ganadas
table-best = Máximo
table-average = Media
table-level = Bot
table-person = Jugador
table-share = Porcentaje
table-date = Fecha
table-points = Puntos
table-result = Resultado
wins-of = { $wins } de { $games }
best-about = Reproducir la mejor partida: { points }

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
round =
    { $round ->
        [0] Primera línea
       *[other] Ronda { $round }
    }
round-of-game = Partida { $game }, { round }
speed-half = Velocidad ½×
speed-usual = Velocidad 1×
speed-double = Velocidad 2×
speed-fast = Velocidad 4×

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino: { $game }
result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Reparto del día
daily-deal = { $game } contra { $names }
daily-text = Este día todo el mundo recibe las mismas fichas y los mismos rivales. Cuenta la primera partida.
daily-begin = Jugar
daily-go-on = Continuar
daily-again = Otra vez
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
