### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] Ningún
            [1] Un
            [2] Dos
            [3] Tres
            [4] Cuatro
            [5] Cinco
            [6] Seis
            [7] Siete
            [8] Ocho
            [9] Nueve
            [10] Diez
            [11] Once
            [12] Doce
           *[other] { $number }
        }
       *[lowercase] { $number ->
            [0] ningún
            [1] un
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
            [6] seis
            [7] siete
            [8] ocho
            [9] nueve
            [10] diez
            [11] once
            [12] doce
           *[other] { $number }
        }
    }

## Loading

boot-loading = Cargando el juego… { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Ya casi está… Ya puedes pulsar Empezar.
       *[table] Ya casi está…
    }
boot-setting = Poniendo la mesa…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Un navegador solo abre esta página desde un servidor web: ejecuta «python build.py play» en la carpeta del proyecto.
unsupported-old = Este navegador es demasiado antiguo para el juego o tiene WebAssembly desactivado: usa un Firefox, Chrome, Edge o Safari actual.
unsupported-missing = No ha llegado el archivo «{ $file }» del juego: comprueba la conexión y recarga la página.
unsupported-damaged = El archivo «{ $file }» del juego ha llegado dañado, quizá porque esta red pide antes iniciar sesión: comprueba la conexión y recarga la página.
unsupported-failed = El juego no ha podido arrancar, y nada de lo guardado aquí se ha perdido: recarga la página o prueba con un Firefox, Chrome, Edge o Safari actual.

## A new version of the page

offline-ready = Hay una versión nueva.
offline-unsaved = La versión nueva espera: ahora no se ha podido guardar tu partida. Aquí sigue todo igual; inténtalo de nuevo dentro de un momento.

## The list of saved games; a button's label names its game too

saved-games-resume = Continuar
saved-games-remove = Borrar
saved-games-download = Descargar
saved-games-more = { $number } más
saved-games-about = { $verb }: { $title }
storage-strange = no es un texto guardado

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] { -game-W } necesita al menos { SPELLED($least) } jugadores. { give-more }
       *[other] Una partida necesita al menos { SPELLED($least) } jugadores. { give-more }
    }
give-more =
    { $missing ->
        [one] Añade otro jugador o bot.
       *[other] Añade { SPELLED($missing) } jugadores o bots más.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } jugadores, reinos de { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } jugadores con { SPELLED($kings) } reyes cada uno, reinos de { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } equipos de dos, cada uno con un reino de { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } rondas con líneas de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }Sobra una ficha de cada línea.
       *[other] { " " }Sobran { SPELLED($left) } fichas de cada línea.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Se puede, aunque el reglamento aconseja equipos.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Solo para dos jugadores: añade uno más.
        [one] Solo para dos jugadores: deja un puesto en «Vacío».
       *[other] Solo para dos jugadores: deja { SPELLED($surplus) } puestos en «Vacío».
    }
setup-unteamed =
    { $players ->
        [7] Los equipos son para seis u ocho jugadores: añade uno más o deja un puesto en «Vacío».
       *[other] { $missing ->
            [one] Los equipos son para seis u ocho jugadores: añade uno más.
           *[other] Los equipos son para seis u ocho jugadores: añade { SPELLED($missing) } más.
        }
    }
setup-you = { you }
setup-forget = Olvidar a { $name }
setup-partner = equipo: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = Jugar

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Compartir este momento
share-png = Guardar PNG
share-svg = Guardar SVG
share-described = Copiar descripción
share-file = realmino
share-saved = Guardado como { $file }.
share-withheld = Este navegador no deja que las páginas lean los píxeles, así que la imagen se ha guardado en SVG: { $file }.
share-texts = Enlace y texto
share-link = Copiar enlace
share-position = Copiar posición
share-copied = Copiado.
share-page = Líneas para otra página
share-text = Pon estas líneas donde deba estar la mesa. Hasta que aparezca, y sin scripts, se verá la imagen o el enlace.
share-mode = Quien lee puede
share-replay = reproducir
share-play = seguir jugando
share-score = ver los puntos
share-pictured = Con una imagen de la mesa
share-unpictured = Las líneas van sin imagen: este navegador no deja que las páginas lean los píxeles.
share-alternative = Un momento de una partida: { $turn }
share-lines = Las líneas
share-copy = Copiar líneas
share-marked = Las líneas están seleccionadas: cópialas ahora.
share-lead = Un momento de esta partida, en Realmino
share-close = Cerrar
