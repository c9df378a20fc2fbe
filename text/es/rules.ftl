### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = Las reglas de { -game-K }, { -game-Q } y { -game-W }
rules-page-title = { $title } – Las reglas – Realmino
rules-description = Las reglas de { -game-K }, { -game-Q } y { -game-W } con nuestras palabras, con imágenes y ejemplos.
rules-short = Las reglas
rules-skip = Ir al texto
rules-play = Jugar
rules-chapters = Capítulos
rules-contents = Todas las reglas
rules-to-contents = Índice
rules-index = De la A a la Z
rules-index-entry = { $chapter }: { $rule }
rules-tables = Tablas
rules-earlier = Anterior: { $title }
rules-later = Siguiente: { $title }
rules-colophon = Proyecto no oficial de aficionados, con textos y dibujos propios. { -game-K } y { -game-Q } son juegos de Bruno Cathala, editados por Blue Orange.
rules-languages = Las reglas en otros idiomas
rules-documents = Documentación para programar y alojar
rules-number = { SPELLED($number) }

## The search

rules-search = Buscar en las reglas
rules-search-here = Buscar
rules-nothing = No se ha encontrado nada
rules-offline = No se ha podido cargar la búsqueda. «Todas las reglas» tiene un índice de la A a la Z.

## Below a picture

rules-try = Pruébalo
rules-play-this = Jugar esta posición
rules-try-wait = Un momento…
rules-try-close = Volver a la imagen
rules-copy = Compartir
rules-copy-position = Copiar posición
rules-copy-picture = Copiar enlace de la imagen
rules-copy-lines = Copiar código para insertar
rules-save-png = Guardar en PNG
rules-save-svg = Guardar en SVG
rules-copy-link = Esta posición, en Realmino
rules-copied = Copiado
rules-saved = Guardado
rules-as-svg = Guardado en SVG: este navegador no puede guardar PNG aquí
rules-not-saved = Sin guardar: no se ha podido cargar la imagen
rules-not-copied = Sin copiar: el navegador no lo permite
rules-examples =
    { $count ->
        [one] { $count } ejemplo
       *[other] { $count } ejemplos
    }
rules-total-seat = Reino
rules-total-game = Partida { $number }
# As in English.
rules-total-sum = Total

## The description of an example

rules-check-before = Antes, { $letter } tiene { coins }, { knights } en la guardia y { towers }
rules-check-played = Luego: { LIST($moves, type: "clauses") }
rules-check-allowed = Permitido: { $tried }
rules-check-refused = No permitido: { $tried }. { $reason }
rules-check-score = Vale { points }
rules-check-largest = Territorio más extenso: { squares }
rules-check-winners =
    { $count ->
        [one] Gana { LIST($letters) }
       *[other] { LIST($letters) } comparten la victoria
    }
rules-check-points = { $letter } tiene { points }
rules-check-to_act = Es el turno de { $letter }
rules-check-due-kings = Ahora se sacan los reyes
rules-check-due-line = Ahora se forma una línea
rules-check-due-tiles = Ahora salen fichas de edificio
rules-check-over = La partida ha terminado
rules-check-purse = { $letter } tiene { coins }, { knights } en la guardia y { towers }
rules-check-queen =
    { $letter ->
        [nobody] Nadie tiene a la Reina
       *[other] { $letter } tiene a la Reina
    }
rules-check-dragon =
    { $spot ->
        [cave] El Dragón está en su cueva
       *[other] El Dragón está en la casilla de coste { $spot }
    }
rules-check-legal = Jugadas posibles: { LIST($moves, type: "clauses") }
rules-check-legal-many = { $count } jugadas posibles
rules-item-territory = { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins }: { points }
rules-item-harmony = Armonía: { points }
rules-item-middle = Reino del Centro: { points }
rules-item-building = { $building }: { points }

## The tables of the boxes

rules-dominoes = Las fichas de dominó
rules-dominoes-text = Cada caja tiene { $dominoes } fichas, numeradas del { $first } al { $last }. Nadie sabe cuándo saldrá cada una, pero cualquiera puede saber cuáles hay.
rules-dominoes-sure = Hasta qué punto es seguro
rules-dominoes-sure-K = { -game-K }: varias descripciones públicas e independientes coinciden en todas las fichas.
rules-dominoes-sure-Q = { -game-Q }: el contenido sigue una lista pública. Las fotografías confirman más o menos la mitad de sus fichas distintas y no contradicen ninguna; casi todos los números impresos dependen de esa lista. Otra lista pública difiere en las fichas { $first } a { $last }: tiene bosque donde aquí hay ciudad, es decir, { $fewer } cuadrados de ciudad en vez de { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = Todas las fichas de { NAME($game) } con sus números; la tabla de abajo las describe
rules-dominoes-lands = Cuadrados y coronas de cada paisaje
rules-dominoes-all = Todas las fichas
rules-dominoes-number = Número
rules-dominoes-first = Primera mitad
rules-dominoes-second = Segunda mitad
rules-land = Paisaje
rules-squares = Cuadrados
rules-crowns = Coronas
rules-sum = En total
rules-buildings = Los edificios
rules-buildings-text = { -game-Q } tiene { $tiles } fichas de edificio de { $kinds } clases. En conjunto dan { knights } y { towers }.
rules-buildings-sure = Lo que vale un edificio al final está bien documentado. Lo que da al momento está en la cara gris, que se ve en pocas imágenes: donde la tabla dice «deducido», elegimos valores que cuadran con los totales publicados. Los nombres que no da ningún reglamento describen el dibujo.
rules-building = Edificio
rules-copies = Fichas
rules-effects = Qué hace
rules-at-end-from = Fuente (al final)
rules-at-once-from = Fuente (al momento)
rules-from-photo = visto en fotografías
rules-from-rulebook = lo dice el reglamento
rules-from-rulebook-name = nombre del reglamento
rules-from-single = de una sola fuente
rules-from-inferred = deducido de los totales
rules-building-all = Todos los edificios
rules-building-front = En construcción, en el tablero de Constructores
rules-building-done = Construido, en un reino
rules-building-numbers = Sus fichas
rules-building-price = Cuánto cuesta
rules-building-price-text = El precio de la casilla en la que está, de { $most } monedas a cero. Se abarata cuando las fichas se desplazan.
rules-building-rules = Reglas relacionadas
rules-building-examples = Ejemplos con este edificio
