### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } y { -game-Q } en tu navegador
page-description = Juega a { -game-K }, { -game-Q } y { -game-W } con amigos en la misma mesa o contra bots, en el navegador, con o sin conexión.
page-app = { -game-K }, { -game-Q } y { -game-W } en tu navegador, con amigos o bots, con o sin conexión.
page-tagline = { -game-K }, { -game-Q } y { -game-W } en tu navegador, de dos a ocho: amigos en la misma mesa, bots o todos juntos.
page-colophon = Proyecto no oficial de aficionados. { -game-K } y { -game-Q } son juegos de Bruno Cathala, editados por Blue Orange.
page-languages = Idiomas
page-pad = Puntuar una partida de mesa
page-noscript = Realmino necesita JavaScript, que aquí está desactivado.
page-stalled = La carga se ha detenido, quizá porque se ha cortado la conexión, porque esta red pide antes iniciar sesión o porque algo bloquea los scripts de esta página. Nada de lo guardado aquí se ha perdido: comprueba la conexión y recarga la página.

## A new version

update-now = Actualizar
update-later = Luego

## Saved games

games-shelf = Historial y estadísticas
games-help = Todas las partidas se guardan hasta que las borres.
games-download = Descargar mis partidas
games-read = Leer partidas de un archivo
games-file = Un archivo de partidas

## Which game; $least to $most players

choice-daily-text = Una partida al día, igual para todo el mundo.
choice-teach = ¿Primera vez? Aprende jugando:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Equipos
choice-game = ¿A qué juegas?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } jugadores
choice-game-K = Coloca fichas de dominó en torno a tu castillo: ganan los territorios grandes con muchas coronas.
choice-game-Q = Ciudades y caballeros, una Reina a la que agradar y un Dragón al que pagar.
choice-game-W = Las dos cajas en una mesa, cada cual por su cuenta o en equipos de dos.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = ¿Quién juega?
seat-name-pink = Nombre de quien juega con rosa
seat-name-yellow = Nombre de quien juega con amarillo
seat-name-green = Nombre de quien juega con verde
seat-name-blue = Nombre de quien juega con azul
seat-name-orange = Nombre de quien juega con naranja
seat-name-purple = Nombre de quien juega con morado
seat-name-white = Nombre de quien juega con blanco
seat-name-red = Nombre de quien juega con rojo
seat-kind-pink = Quién juega con rosa
seat-kind-yellow = Quién juega con amarillo
seat-kind-green = Quién juega con verde
seat-kind-blue = Quién juega con azul
seat-kind-orange = Quién juega con naranja
seat-kind-purple = Quién juega con morado
seat-kind-white = Quién juega con blanco
seat-kind-red = Quién juega con rojo
kind-person = Persona
kind-others = Para curiosear
kind-none = Vacío
level-squire-text = para niños y primeras partidas: se le escapa lo que está girado o lejos
level-knight-text = para una tarde tranquila: se lleva los puntos a la vista y no planea nada
level-duke-text = para quien juega a menudo: piensa en lo que viene, pero no en lo que harán los demás
level-queen-text = para nivel experto: juega mentalmente la partida hasta el final, muchas veces

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Dos jugadores comparten un reino de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, sus caballeros y sus monedas.
variant-duel-text = Las { $dominoes } fichas para dos, en un gran reino de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } puntos por un reino sin huecos.
variant-middle-text = { $points } puntos por tener el castillo justo en el centro.
variant-dynasty-text = Tres partidas seguidas; se suman todos los puntos.
variant-borrowed = Un extra tomado de { -game-K }.

## More choices

choice-more = Más opciones
choice-seed = Código de reparto
choice-seed-text = El mismo código reparte las mismas fichas. Déjalo vacío para barajar de nuevo.
choice-handover = Pausa entre personas
choice-handover-text = Muestra de quién es el turno antes de pasar el dispositivo.
choice-people = Nombres sugeridos
choice-begin = Empezar
choice-heard = La partida empieza en cuanto la mesa esté lista.
choice-loading = Preparando la mesa…

## The frame of the table

table-title = La mesa
table-ask = Pedir consejo
table-redo = Rehacer
table-menu = Menú
table-whole = Toda la mesa
table-open-board = Tablero de Constructores: verlo en grande, con textos
table-yours = Tu turno
table-phases = Este turno
table-choices = Opciones
table-log = Jugadas
table-read = Leer la mesa
table-reading = La mesa en palabras
table-reading-keys = Toca un cuadrado o pasa de uno a otro con las flechas.
table-step-through = Paso a paso
table-rotate = Girar
table-dragon = Dragón
handover-text = Pasa el dispositivo y adelante.
handover-go = Aquí estoy
result-new = Nueva partida
result-look = Volver a verla
result-review = Analizar la partida
result-count = Contar otra vez
result-day = Compartir resultado
result-link = Copiar enlace
result-text = Copiar resultado

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Ayuda
guide-rules = Las reglas de este juego
guide-things = Lo que hay en la mesa
guide-steps = Los pasos de un turno
guide-hands = Ratón y dedos
guide-keys = Teclas
table-asked = ¿Qué es esto?
guide-rule = La regla
thing-points = Puntos
thing-points-text = Los puntos hasta ahora: cada territorio vale sus cuadrados por sus coronas.
thing-waiting = Quién elige ahora
thing-waiting-text = Ya se han sacado los reyes. En este orden eligen de la primera línea.
thing-line = Esta ronda
thing-line-text = Los reyes de estas fichas juegan por turnos, del número más bajo al más alto.
thing-next = Línea siguiente
thing-next-text = De aquí elige ficha tu rey. Los números bajos juegan antes en la próxima ronda; los altos tienen paisajes más raros y más coronas.
thing-coins = Monedas
thing-coins-text = Sirven para pagar los edificios y al Dragón. Las cobran los caballeros, y las que queden al final dan puntos.
thing-knights = Caballeros
thing-knights-text = Están en la guardia, listos para cobrar impuestos en la ficha que coloques: cada uno trae tantas monedas como cuadrados tenga su territorio.
thing-towers = Torres
thing-towers-text = Las traen algunos edificios. La Reina se traslada a quien reúne al menos tantas como cada uno de los demás.
thing-queen = La Reina
thing-queen-text = Quien la tiene paga menos por los edificios, pero no puede pagar al Dragón. Al final es una corona más en el territorio más extenso.
thing-pile = Fichas de edificio
thing-pile-text = Los edificios que faltan por salir. Llenan las casillas vacías del tablero al acabar cada ronda.
thing-cave = La cueva del Dragón
thing-cave-text = Mientras el Dragón está en su cueva, puedes pagarle para que queme un edificio del tablero. Vuelve al acabar la ronda.
thing-add = A: coloca tu ficha
thing-add-text = Al menos una mitad debe tocar un paisaje igual o el castillo. Si la ficha no encaja, se descarta.
thing-tax = B: cobra impuestos
thing-tax-text = Si quieres, pon caballeros en la ficha que acabas de colocar: cada uno trae tantas monedas como cuadrados tenga su territorio.
thing-construct = C: construye un edificio
thing-construct-text = Si quieres, compra un edificio del tablero y ponlo en un cuadrado de ciudad libre de tu reino.
thing-burn = D: paga al Dragón
thing-burn-text = Si quieres, págale 1 moneda para que queme un edificio del tablero; así nadie lo tendrá.
thing-claim = E: elige tu próxima ficha
thing-claim-text = Tu rey pasa a una ficha libre de la línea siguiente y tu turno termina.
thing-end = Termina tu turno
thing-end-text = En la última ronda no hay ficha que elegir.
hand-place = Arrastra una ficha a su cuadrado o haz clic en él. La rueda o el botón derecho la giran.
hand-touch = Con el dedo, toca un cuadrado, toca la ficha otra vez para girarla y pulsa Colocar.
hand-build = Elige un edificio del tablero y luego uno de tus cuadrados de ciudad. Para los impuestos, elige un cuadrado de la ficha que acabas de colocar.
hand-look = Elige otro reino para verlo en grande, y otra vez para volver.
hand-hurry = Mientras juegan los demás, elige un cuadrado de tu reino, o pulsa Espacio sobre la mesa, para que los bots se apresuren hasta tu turno.
hand-ask = Señala o toca una imagen o un título junto a los reinos para saber qué es.
key-step = Mover la ficha o recorrer la línea
key-confirm = Colocar o elegir lo que se muestra
key-next = Sitio posible siguiente o anterior
key-turn = Girar la ficha
key-cancel = Devolver la ficha
key-undo = Deshacer
key-redo = Rehacer
key-namesquares = Mostrar u ocultar los nombres de los cuadrados
key-askadvice = Pedir consejo
key-askguide = Esta ayuda
key-control = Ctrl
key-shift = Mayús
key-enter = Intro
key-space = Espacio
key-escape = Esc

## The menu

menu-title = Ajustes
menu-about = Acerca de
menu-link = Copiar enlace a este momento
menu-share = Compartir
menu-analyse = Analizar esta posición
menu-leave = Dejar la mesa
menu-pace = Ritmo de los bots
menu-pace-slow = Lento
menu-pace-normal = Normal
menu-pace-fast = Rápido
menu-pace-instant = Al instante
menu-thinking = Tiempo para pensar
menu-thinking-short = Corto
menu-thinking-normal = Normal
menu-thinking-long = Largo
menu-coach = Consejero
menu-coach-off = Sin consejero
menu-coach-ask = Si le preguntas
menu-coach-warn = También avisa de errores
menu-theme = Aspecto
menu-theme-system = Automático
menu-theme-light = Claro
menu-theme-dark = Oscuro
menu-confirm = Preguntar antes de colocar
menu-confirm-text = Con el dedo se pregunta siempre.
menu-coordinates = Mostrar los nombres de los cuadrados
menu-points = Mostrar puntos
menu-points-text = Lo que da cada sitio y lo máximo que te daría ahora cada ficha.
menu-sounds = Sonidos
menu-vibration = Vibración
menu-names = Nombres en los enlaces

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Acerca de Realmino
about-what = Con Realmino puedes jugar en esta página a { -game-K }, a { -game-Q } y a { -game-W }, que une ambos. Tras la primera visita no necesita conexión; no tiene servidor, cuentas ni publicidad, y tus partidas se quedan en tu dispositivo.
about-fans = Es un proyecto no oficial de aficionados, con dibujos y textos propios. { -game-K } y { -game-Q } son juegos de { $author }, editados por { $publisher }; ninguno de los dos tiene nada que ver con esta página. Si te gustan, las cajas de verdad merecen un sitio en tu estantería.
about-how = Las reglas, los bots y la mesa están escritos en Python y funcionan en tu navegador con PyScript y Pyodide. { $link }Las licencias de todas las partes{ $end } acompañan al juego.
about-rules = { $link }Las reglas{ $end } de todos los juegos se explican con imágenes. Si las has abierto una vez, también puedes leerlas sin conexión.
about-documents = { $link }La documentación{ $end } explica cómo alojar Realmino, cómo mostrar partidas en tus propias páginas y cómo usarlo como biblioteca.
about-reference = Para programar, las reglas son una biblioteca de Python que se describe en { $link }su referencia{ $end }; requiere conexión.
about-tiles = Sobre las fichas
about-tiles-dominoes = Las fichas de dominó de { -game-Q } siguen una lista pública; las fotografías confirman más o menos la mitad. Otra lista difiere en cuatro.
about-tiles-buildings = Lo que cuenta un edificio al final está bien documentado. Lo que algunos dan al momento está en la cara gris, que se ve en pocas imágenes: donde no se ve, se ha deducido de totales publicados, como el número de caballeros y de torres de la caja. La tabla dice qué se ha visto y qué se ha deducido.
about-tiles-table = Las fichas de edificio

## The page of licences

licences-title = Licencias – Realmino
licences-heading = Licencias
licences-text = Realmino es software libre. También lo es todo lo que trae consigo para funcionar en tu navegador; estas son las partes, con las condiciones de sus autores. El código fuente de las partes bajo la Mozilla Public License está en { $address }.

## A board in a frame of another page; $reason is what is wrong with it

embed-title = Una mesa – Realmino
embed-own-tab = Abrir en otra pestaña
embed-broken = No se puede mostrar esta mesa: { $reason }.
embed-empty = Este marco sirve para mostrar mesas en otras páginas, y su dirección no indica ninguna. { $link }La documentación{ $end } explica cómo mostrar una en una página tuya.
embed-tried = Hecho: las reglas lo permiten.
embed-solution = Ver la solución

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
boot-setting = Preparando la mesa…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Un navegador solo abre esta página desde un servidor web: ejecuta «python build.py play» en la carpeta del proyecto.
unsupported-old = Este navegador es demasiado antiguo para el juego o tiene WebAssembly desactivado: usa un Firefox, Chrome, Edge o Safari actual.
unsupported-missing = No ha llegado el archivo «{ $file }» del juego: comprueba la conexión y recarga la página.
unsupported-damaged = El archivo «{ $file }» del juego ha llegado dañado, quizá porque esta red pide antes iniciar sesión: comprueba la conexión y recarga la página.
unsupported-failed = El juego no ha podido arrancar, pero nada de lo guardado aquí se ha perdido: recarga la página o prueba con un Firefox, Chrome, Edge o Safari actual.

## A new version of the page

offline-ready = Hay una versión nueva.
offline-unsaved = La versión nueva espera: ahora no se ha podido guardar tu partida. Aquí sigue todo igual; inténtalo de nuevo dentro de un momento.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } más
saved-games-about = { history-about }
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

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Compartir este momento
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copiar descripción
share-file = realmino
share-saved = Guardado como { $file }.
share-withheld = { pad-as-svg }
share-texts = Enlace y texto
share-link = { pad-share }
share-position = Copiar posición
share-copied = Copiado.
share-page = Líneas para otra página
share-text = Pon estas líneas donde deba estar la mesa. Hasta que aparezca, y sin scripts, se verá la imagen o el enlace.
share-mode = Los visitantes pueden
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
share-close = { close }
