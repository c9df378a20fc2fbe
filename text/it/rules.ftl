### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = Le regole di { -game-K }, { -game-Q } e del { -game-W }
rules-page-title = { $title } – Le regole – Realmino
rules-description = Le regole di { -game-K }, { -game-Q } e del { -game-W } a parole nostre, con immagini ed esempi.
rules-short = Le regole
rules-skip = Vai al testo
rules-play = Gioca
rules-chapters = Capitoli
rules-contents = Tutte le regole
rules-to-contents = Indice
rules-index = Dalla A alla Z
rules-index-entry = { $chapter }: { $rule }
rules-tables = Tabelle
rules-earlier = Prima: { $title }
rules-later = Dopo: { $title }
rules-colophon = Un progetto non ufficiale di appassionati, con testi e disegni propri. { -game-K } e { -game-Q } sono giochi di Bruno Cathala, pubblicati da Blue Orange.
rules-languages = Le regole in altre lingue
rules-documents = Documentazione per chi programma o ospita il gioco
rules-number = { SPELLED($number) }

## The search

rules-search = Cerca nelle regole
rules-search-here = Cerca
rules-nothing = Nessun risultato
rules-offline = La ricerca non si è caricata. “Tutte le regole” ha un indice dalla A alla Z.

## Below a picture

rules-try = Prova
rules-play-this = Gioca questa posizione
rules-try-wait = Un momento…
rules-try-close = Torna all’immagine
rules-copy = Condividi
rules-copy-position = Copia posizione
rules-copy-picture = Copia link all’immagine
rules-copy-lines = Copia codice da incorporare
rules-save-png = Salva come PNG
rules-save-svg = Salva come SVG
rules-copy-link = Questa posizione, in Realmino
rules-copied = Copiato
rules-saved = Salvato
rules-as-svg = Salvato come SVG: questo browser qui non può salvare un PNG
rules-not-saved = Non salvato: l’immagine non si è caricata
rules-not-copied = Non copiato: il browser non lo permette
rules-examples =
    { $count ->
        [one] { $count } esempio
       *[other] { $count } esempi
    }
rules-total-seat = Reame
rules-total-game = Partita { $number }
rules-total-sum = Totale

## The description of an example

rules-check-before = Prima { $letter } ha { coins }, { knights } in riserva e { towers }
rules-check-played = Poi: { LIST($moves, type: "clauses") }
rules-check-allowed = Permesso: { $tried }
rules-check-refused = Non permesso: { $tried }. { $reason }
rules-check-score = Vale { points }
rules-check-largest = Territorio più grande: { squares }
rules-check-winners =
    { $count ->
        [one] Vince { LIST($letters) }
       *[other] { LIST($letters) } condividono la vittoria
    }
rules-check-points = { $letter } ha { points }
rules-check-to_act = Tocca a { $letter }
rules-check-due-kings = Ora si estraggono i re
rules-check-due-line = Ora si prepara una colonna
rules-check-due-tiles = Ora si dispongono le tessere Edificio
rules-check-over = La partita è finita
rules-check-purse = { $letter } ha { coins }, { knights } in riserva e { towers }
rules-check-queen =
    { $letter ->
        [nobody] Nessuno ospita la Regina
       *[other] { $letter } ospita la Regina
    }
rules-check-dragon =
    { $spot ->
        [cave] Il Drago è nella sua grotta
       *[other] Il Drago è sullo spazio da { $spot }
    }
rules-check-legal = Mosse possibili: { LIST($moves, type: "clauses") }
rules-check-legal-many =
    { $count ->
        [one] { $count } mossa possibile
       *[other] { $count } mosse possibili
    }
rules-item-territory = { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins }: { points }
rules-item-harmony = Armonia: { points }
rules-item-middle = Regno di Mezzo: { points }
rules-item-building = { $building }: { points }

## The tables of the boxes

rules-dominoes = Le tessere domino
rules-dominoes-text = Ogni scatola ha { $dominoes } tessere domino, numerate da { $first } a { $last }. Nessuno sa quando uscirà ciascuna, ma chiunque può controllare quali ci sono.
rules-dominoes-sure = Quanto è certo
rules-dominoes-sure-K = { -game-K }: diverse descrizioni pubbliche indipendenti concordano su ogni tessera.
rules-dominoes-sure-Q = { -game-Q }: il contenuto segue un elenco pubblico. Le fotografie confermano circa la metà delle tessere diverse e non ne smentiscono nessuna; la maggior parte dei numeri stampati si basa solo su quell’elenco. Un altro elenco pubblico differisce per le tessere da { $first } a { $last }: ha un bosco al posto di una città, quindi { $fewer } caselle città invece di { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = Tutte le tessere di { NAME($game) } con i loro numeri; la tabella qui sotto le descrive
rules-dominoes-lands = Caselle e corone di ogni paesaggio
rules-dominoes-all = Ogni tessera
rules-dominoes-number = Numero
rules-dominoes-first = Prima metà
rules-dominoes-second = Seconda metà
rules-land = Paesaggio
rules-squares = Caselle
rules-crowns = Corone
rules-sum = Totale
rules-buildings = Gli edifici
rules-buildings-text = { -game-Q } ha { $tiles } tessere Edificio di { $kinds } tipi. Insieme danno { knights } e { towers }.
rules-buildings-sure = Quanto vale un edificio alla fine è ben documentato. Ciò che dà subito è stampato sul lato grigio, che poche foto mostrano; dove la tabella dice “dedotto”, abbiamo scelto valori che corrispondono ai totali pubblicati. I nomi che non sono in nessun regolamento descrivono il disegno.
rules-building = Edificio
rules-copies = Copie
rules-effects = Che cosa fa
rules-at-end-from = Fonte (alla fine)
rules-at-once-from = Fonte (subito)
rules-from-photo = da una foto
rules-from-rulebook = dal regolamento
rules-from-rulebook-name = nome dal regolamento
rules-from-single = da una sola fonte
rules-from-inferred = dedotto dai totali
rules-building-all = Tutti gli edifici
rules-building-front = In costruzione, sulla plancia costruttori
rules-building-done = Terminato, in un reame
rules-building-numbers = Le sue tessere
rules-building-price = Quanto costa
rules-building-price-text = Il prezzo del suo spazio, da { $most } monete a zero. Costa meno man mano che le tessere scorrono.
rules-building-rules = Regole collegate
rules-building-examples = Esempi con questo edificio
