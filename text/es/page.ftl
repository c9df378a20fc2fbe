### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } y { -game-Q } en tu navegador
page-description = Juega a { -game-K }, { -game-Q } y { -game-W } en tu navegador, con amigos en el mismo dispositivo o contra bots. También sin conexión.
page-app = Juega a { -game-K }, { -game-Q } y { -game-W } con amigos o bots, con o sin conexión.
page-tagline = { -game-K }, { -game-Q } y { -game-W } con amigos, bots o ambos.
page-colophon = Proyecto no oficial de aficionados. Juegos de Bruno Cathala, editados por Blue Orange.
page-languages = Idiomas
page-pad = Puntuar una partida de mesa
page-noscript = Realmino necesita JavaScript. Actívalo, por favor.
page-not-found = No hay ninguna página en esta dirección.
page-stalled = La carga se ha detenido. Comprueba la conexión, inicia sesión en esta red si te lo pide y permite los scripts de esta página; después, recárgala. Tus partidas guardadas están a salvo.

## A new version

update-now = Actualizar
update-later = Luego

## Saved games

games-shelf = Historial y estadísticas
games-help = Se guardan hasta que las borres.
games-file = Archivo de partidas

## Which game; $least to $most players

choice-daily-text = Nueva cada día, igual para todos.
choice-learn = Aprende en 5 minutos
choice-puzzles-text = Encuentra la mejor opción.
choice-teach = Aprende a jugar:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Equipos
choice-game = ¿A qué juegas?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } jugadores
choice-game-K = Une paisajes y reúne coronas.
choice-game-Q = Con ciudades, caballeros, Reina y Dragón.
choice-game-W = Los dos juegos, por tu cuenta o por equipos.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Jugadores
# As in English.
choice-bots = Bots
choice-places = Nombres y puestos
seat-name-pink = Nombre (rosa)
seat-name-yellow = Nombre (amarillo)
seat-name-green = Nombre (verde)
seat-name-blue = Nombre (azul)
seat-name-orange = Nombre (naranja)
seat-name-purple = Nombre (morado)
seat-name-white = Nombre (blanco)
seat-name-red = Nombre (rojo)
seat-kind-pink = Jugador rosa
seat-kind-yellow = Jugador amarillo
seat-kind-green = Jugador verde
seat-kind-blue = Jugador azul
seat-kind-orange = Jugador naranja
seat-kind-purple = Jugador morado
seat-kind-white = Jugador blanco
seat-kind-red = Jugador rojo
kind-person = Persona
kind-others = Bots simples
kind-none = Vacío
level-squire-text = para principiantes
level-knight-text = para partidas tranquilas
level-duke-text = para jugadores habituales
level-emperor-text = para expertos

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Cada dos jugadores comparten un reino de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-small-text = Reinos de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { SPELLED($rounds) } rondas, la mitad de cada caja.
variant-duel-text = Las { $dominoes } fichas, reinos de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } puntos por llenar toda tu cuadrícula.
variant-middle-text = { $points } puntos por un castillo en el centro.
variant-dynasty-text = Tres partidas, un solo total.
variant-borrowed = Tomado de { -game-K }.

## More choices

choice-more = Más opciones
choice-seed = Código de reparto
choice-seed-text = Mismo código, mismas fichas.
choice-handover = Pausa entre jugadores
choice-handover-text = Para compartir un dispositivo.
choice-people = Nombres sugeridos
choice-begin = Empezar
choice-by-link = Jugar por enlace
choice-live = Jugar en directo
choice-heard = Empieza en un momento…
choice-loading = Preparando…

## The frame of the table

table-title = La mesa
table-ask = Pedir consejo
table-redo = Rehacer
table-menu = Menú
table-whole = Toda la mesa
table-open-board = Ampliar el tablero de Constructores
table-yours = Tu turno
table-phases = Este turno
table-choices = Jugadas posibles
table-log = Jugadas
table-read = Leer la mesa
table-reading = La mesa en palabras
table-reading-keys = Toca un cuadrado o pasa de uno a otro con las flechas.
table-step-through = Paso a paso
table-rotate = Girar
table-dragon = Dragón
handover-text = Pasa el dispositivo.
handover-go = Aquí estoy
result-new = Inicio
result-look = Ver de nuevo
result-review = Analizar
result-count = Recontar

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Ayuda
guide-rules = Reglas
guide-things = En la mesa
guide-steps = Tu turno
guide-hands = Ratón y gestos
guide-keys = Teclas
table-asked = ¿Qué es esto?
guide-rule = Regla
thing-points = Puntos
thing-points-text = Cada territorio vale cuadrados × coronas.
thing-waiting = Orden de turno
thing-waiting-text = El orden para elegir tu primera ficha.
thing-line = Esta ronda
thing-line-text = El número más bajo juega primero.
thing-next = Línea siguiente
thing-next-text = Los números bajos juegan antes; los altos valen más.
thing-coins = Monedas
thing-coins-text = Sirven para comprar edificios y pagar al Dragón. Las que sobran dan puntos.
thing-knights = Caballeros
thing-knights-text = Cada uno cobra una moneda por cuadrado de su territorio.
thing-towers = Torres
thing-towers-text = Si consigues torres y nadie tiene más, la Reina se muda a tu reino.
thing-queen = La Reina
thing-queen-text = Edificios más baratos y una corona extra al final, pero sin poder pagar al Dragón.
thing-pile = Fichas de edificio
thing-pile-text = Rellenan el tablero en cada ronda.
thing-cave = La cueva del Dragón
thing-cave-text = Paga al Dragón para que queme un edificio, una vez por ronda.
thing-add = A: coloca tu ficha
thing-add-text = Une paisajes iguales o toca tu castillo. ¿No encaja? Descártala.
thing-tax = B: cobra impuestos
thing-tax-text = Puedes poner caballeros en tu ficha nueva para ganar monedas.
thing-construct = C: construye un edificio
thing-construct-text = Puedes comprar uno para un cuadrado de ciudad libre.
thing-burn = D: paga al Dragón
thing-burn-text = Puedes pagarle 1 moneda para que queme un edificio.
thing-claim = E: elige tu próxima ficha
thing-claim-text = Con eso termina tu turno.
thing-end = Termina tu turno
thing-end-text = En la última ronda no queda nada que elegir.
hand-place = Arrastra o haz clic para colocar; gira con el botón derecho o la rueda.
hand-touch = Toca un cuadrado, toca la ficha para girarla y pulsa Colocar.
hand-build = Elige un edificio y luego un cuadrado de ciudad. Para los impuestos, elige tu ficha nueva.
hand-look = Haz clic en un reino para ampliarlo.
hand-hurry = Haz clic en tu reino o pulsa Espacio para acelerar a los bots.
hand-ask = Toca un símbolo o un título para saber qué es.
key-step = Mover
key-confirm = Colocar o elegir
key-next = Sitio siguiente o anterior
key-turn = Girar
key-cancel = Devolver la ficha
key-undo = Deshacer
key-redo = Rehacer
key-namesquares = Mostrar coordenadas
key-askadvice = Pedir consejo
key-askguide = Esta ayuda
key-control = Ctrl
key-shift = Mayús
key-enter = Intro
key-space = Espacio
# As in English.
key-escape = Esc

## The menu

menu-title = Ajustes
menu-game = Partida
menu-games = Mis partidas
menu-about = Acerca de
menu-share = { history-act-share }
menu-analyse = Analizar posición
menu-leave = Dejar la mesa
menu-pace = Ritmo de los bots
menu-pace-slow = Lento
# As in English.
menu-pace-normal = Normal
menu-pace-fast = Rápido
menu-pace-instant = Al instante
menu-thinking = Tiempo de reflexión de los bots
menu-thinking-short = Corto
# As in English.
menu-thinking-normal = Normal
menu-thinking-long = Largo
menu-coach = Consejero
menu-coach-off = Sin consejero
menu-coach-ask = A petición
menu-coach-warn = Con avisos
menu-theme = Aspecto
menu-theme-system = Automático
menu-theme-light = Claro
menu-theme-dark = Oscuro
menu-confirm = Confirmar jugadas
menu-confirm-text = Siempre activo en pantalla táctil.
menu-coordinates = Mostrar coordenadas
menu-points = Mostrar puntos
menu-points-text = Los de cada sitio y cada ficha.
menu-sounds = Sonidos
menu-vibration = Vibración
menu-names = Nombres en los enlaces

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Acerca de Realmino
about-what = Juega a { -game-K }, a { -game-Q } y a { -game-W }, que los combina. Sin cuentas ni publicidad. Tras la primera visita funciona sin conexión, y tus partidas se quedan en tu dispositivo.
about-fans = Proyecto no oficial de aficionados, con dibujos propios. { -game-K } y { -game-Q } son juegos de { $author }, editados por { $publisher }, que no participan en esta página. ¿Te gustan? Date el capricho de comprar las cajas originales.
about-how = Realmino es software libre; estas son { $link }sus licencias{ $end }.
about-rules = { $link }Las reglas{ $end } tienen imágenes y funcionan sin conexión una vez abiertas.
about-documents = { $link }La documentación{ $end } explica cómo alojar e insertar Realmino.
about-reference = Para programar, usa { $link }la biblioteca{ $end } (con conexión).
about-tiles = Sobre las fichas
about-tiles-dominoes = Las fichas de dominó de { -game-Q } siguen una lista pública. Las fotos confirman más o menos la mitad; otra lista difiere en cuatro.
about-tiles-buildings = Lo que valen al final está bien documentado. Algunos efectos inmediatos están en una cara que se ve en pocas imágenes; los marcados abajo son deducidos.
about-tiles-table = Fichas de edificio

## The page of licences

licences-title = Licencias – Realmino
licences-heading = Licencias
licences-text = Realmino es software libre, igual que todo lo que incluye. Estos son sus componentes y sus licencias. El código fuente de las partes bajo la Mozilla Public License está en { $address }.

## A board in a frame of another page

embed-title = Mesa – Realmino
embed-own-tab = Abrir en otra pestaña
embed-broken = No se puede mostrar esta mesa.
embed-empty = Este marco muestra mesas en otras páginas, pero su dirección no indica ninguna. { $link }La documentación{ $end } explica cómo insertar una.
embed-tried = Hecho: la jugada está permitida.
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
        [setup] Casi listo… Ya puedes pulsar Empezar.
       *[table] Casi listo…
    }
boot-setting = Preparando la mesa…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Esta página necesita un servidor web. Ejecuta «python build.py play» en la carpeta del proyecto.
unsupported-old = Este navegador es demasiado antiguo o tiene WebAssembly desactivado. Usa un Firefox, Chrome, Edge o Safari actual.
unsupported-sandboxed = El juego no puede funcionar aquí, porque al «sandbox» del marco le falta «allow-same-origin».
unsupported-wasm = WebAssembly está desactivado, por ejemplo por el modo de aislamiento. Permítelo en este sitio y recarga la página.
unsupported-missing = No se ha podido cargar «{ $file }». Comprueba la conexión y recarga la página.
unsupported-damaged = «{ $file }» ha llegado dañado. Comprueba la conexión, inicia sesión en esta red si te lo pide y recarga la página.
unsupported-failed = El juego no ha podido arrancar, pero tus partidas guardadas están a salvo. Recarga la página o prueba con un Firefox, Chrome, Edge o Safari actual.

## A new version of the page

offline-ready = Hay una versión nueva.
offline-unsaved = No se ha podido guardar tu partida, así que la actualización espera. Sigue jugando e inténtalo de nuevo en un momento.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } más
saved-games-about = { history-about }
storage-strange = los datos no son una partida guardada

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] { -game-W } necesita al menos { SPELLED($least) } jugadores. { give-more }
       *[other] Hacen falta al menos { SPELLED($least) } jugadores. { give-more }
    }
give-more =
    { $missing ->
        [one] Añade un jugador o bot.
       *[other] Añade { SPELLED($missing) } jugadores o bots.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } jugadores, { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } jugadores con { SPELLED($kings) } reyes cada uno, { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } equipos de dos, { mix-size }.
    }
mix-size = reinos de { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } rondas, líneas de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }Sobra una ficha por línea.
       *[other] { " " }Sobran { SPELLED($left) } fichas por línea.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }El reglamento recomienda equipos.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Solo para dos jugadores: añade uno.
        [one] Solo para dos jugadores: quita uno.
       *[other] Solo para dos jugadores: quita { SPELLED($surplus) }.
    }
setup-small = Solo para tres o cuatro jugadores.
setup-teams =
    { $players ->
        [7] Por equipos hacen falta seis u ocho jugadores: añade o quita uno.
       *[other] { $missing ->
            [one] Por equipos hacen falta seis u ocho jugadores: añade uno.
           *[other] Por equipos hacen falta seis u ocho jugadores: añade { SPELLED($missing) }.
        }
    }
setup-you = { you }
setup-forget = Olvidar a { $name }
setup-partner = En equipo con: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = { menu-share }
share-tab-picture = Imagen
share-tab-film = Vídeo
share-tab-link = Enlace
share-film-making = Creando el vídeo…
share-film-about = Un vídeo de pocos segundos muestra cómo crecieron los reinos. Se crea en tu dispositivo.
share-film-make = Crear vídeo
share-film-cancel = { button-cancel }
share-film-cancelled = Cancelado.
share-film-save = Guardar vídeo
share-film-again = Ver otra vez
share-film-title = Nuestros reinos en Realmino
share-film-file = realmino-video
share-film-impossible = Este navegador no puede crear vídeos. Comparte la imagen.
share-link-about = El enlace abre este momento. Quien lo reciba puede reproducir la partida o seguir jugando.
share-result = Copiar resultado
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copiar descripción
# As in English.
share-file = realmino
share-saved = Guardado como { $file }.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = Más
share-link = { pad-share }
share-position = Copiar posición
share-copied = Copiado.
share-page = Código para insertar
share-text = Pega este código donde deba aparecer la mesa. Hasta que cargue, o sin scripts, se verá una imagen o un enlace.
share-mode = Los visitantes pueden
share-replay = reproducir
share-play = seguir jugando
share-score = ver los puntos
share-pictured = Incluir una imagen de la mesa
share-unpictured = Va sin imagen, porque este navegador no deja que la página la cree.
share-alternative = Un momento de una partida: { $turn }
share-lines = Código
share-copy = Copiar código
share-marked = El código está seleccionado: cópialo ahora.
share-lead = Un momento de esta partida, en Realmino
share-close = { close }
