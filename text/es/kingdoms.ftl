### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Marcador · Realmino
pad-description = Cuenta una partida de { -game-K }, { -game-Q } o { -game-W } jugada con la caja de verdad: marca los reinos, lee la puntuación línea a línea y compártela como enlace o imagen.
pad-heading = Marcador
pad-tagline = Juega con la caja y cuenta aquí: marca los reinos y la puntuación crece al lado.
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
pad-option-duel = Gran Duelo
pad-option-harmony = Armonía
pad-option-middle = Reino del Centro
pad-option-teams = Equipos de dos
pad-option-dynasty = Dinastía
pad-one-game = Ahora se cuenta solo esta partida. Deshacer recupera las demás.
pad-variants = Variantes
pad-names = Nombres y colores
pad-name = Nombre del jugador { $number }
pad-colour = Color del jugador { $number }

## Entering a kingdom

pad-kingdoms = Reinos
pad-games = Partidas de la Dinastía
pad-games-game = Partida { $game }
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
pad-brush-building = Edificio
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

pad-owned = Además del terreno
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
pad-odd-apart = { $name }: el terreno de { $square } no está unido al castillo.
pad-odd-odd = { $name }: { squares } de terreno; las fichas cubren un número par.
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
pad-odd-coins = { $name }: { coins }; con estos caballeros en el terreno, como máximo { $most }.
pad-odd-queen = La Reina se queda con quien tiene más torres.

## What can be done with a pad

pad-undo = Deshacer
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
pad-read-text = Pega el texto de una posición o de un reino, tal como lo escriben las partidas y los documentos de Realmino. Deshacer recupera este marcador.
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
