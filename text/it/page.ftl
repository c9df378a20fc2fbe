### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } e { -game-Q } nel browser
page-description = Gioca a { -game-K }, { -game-Q } e { -game-W } nel browser, con gli amici sullo stesso dispositivo o contro i bot. Anche offline.
page-app = Gioca a { -game-K }, { -game-Q } e { -game-W } con gli amici o i bot, online o offline.
page-tagline = { -game-K }, { -game-Q } e { -game-W } con gli amici, con i bot o con entrambi.
page-colophon = Un progetto non ufficiale di appassionati. Giochi di Bruno Cathala, pubblicati da Blue Orange.
page-languages = Lingue
page-pad = Conta i punti al tavolo
page-noscript = Realmino ha bisogno di JavaScript: attivalo.
page-not-found = A questo indirizzo non c’è nessuna pagina.
page-stalled = Il caricamento si è fermato. Controlla la connessione, accedi a questa rete se lo richiede, permetti gli script di questa pagina e ricaricala. Le partite salvate sono al sicuro.

## A new version

update-now = Aggiorna ora
update-later = Più tardi

## Saved games

games-shelf = Storico e statistiche
games-help = Restano finché non le elimini.
games-file = File di partite

## Which game; $least to $most players

choice-daily-text = Nuova ogni giorno, uguale per tutti.
choice-learn = Impara in 5 minuti
choice-puzzles-text = Trova la scelta migliore.
choice-teach = Impara a giocare:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Squadre
choice-game = Quale gioco?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } giocatori
choice-game-K = Unisci i paesaggi, raccogli corone.
choice-game-Q = In più: città, cavalieri, Regina e Drago.
choice-game-W = Le due scatole, sfida individuale o a squadre.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Giocatori
choice-bots = Bot
choice-places = Nomi e posti
seat-name-pink = Nome del rosa
seat-name-yellow = Nome del giallo
seat-name-green = Nome del verde
seat-name-blue = Nome del blu
seat-name-orange = Nome dell’arancione
seat-name-purple = Nome del viola
seat-name-white = Nome del bianco
seat-name-red = Nome del rosso
seat-kind-pink = Giocatore rosa
seat-kind-yellow = Giocatore giallo
seat-kind-green = Giocatore verde
seat-kind-blue = Giocatore blu
seat-kind-orange = Giocatore arancione
seat-kind-purple = Giocatore viola
seat-kind-white = Giocatore bianco
seat-kind-red = Giocatore rosso
kind-person = Persona
kind-others = Bot semplici
kind-none = Vuoto
level-squire-text = per chi comincia
level-knight-text = per giocare tranquilli
level-duke-text = per chi gioca spesso
level-emperor-text = per i più bravi

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = In due si condivide un reame di { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-small-text = Reami di { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { SPELLED($rounds) } round, metà di ogni scatola.
variant-duel-text = Tutte le { $dominoes } tessere, reami di { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } punti se riempi tutta la griglia.
variant-middle-text = { $points } punti per il castello al centro.
variant-dynasty-text = Tre partite, un solo totale.
variant-borrowed = In prestito da { -game-K }.

## More choices

choice-more = Altre opzioni
choice-seed = Codice partita
choice-seed-text = Stesso codice, stesse tessere.
choice-handover = Pausa tra i giocatori
choice-handover-text = Per giocare con un solo dispositivo.
choice-people = Nomi suggeriti
choice-begin = Inizia
choice-by-link = Gioca tramite link
choice-live = Gioca dal vivo
choice-heard = Si comincia tra un attimo…
choice-loading = Preparazione…

## The frame of the table

table-title = Il tavolo
table-ask = Chiedi consiglio
table-redo = Ripeti
# As in English.
table-menu = Menu
table-whole = Tutto il tavolo
table-open-board = Ingrandisci la plancia costruttori
table-yours = Tocca a te
table-phases = Le fasi
table-choices = Scelte
table-log = Diario
table-read = Tavolo descritto
table-reading = Tavolo descritto
table-reading-keys = Tocca una casella, o passa dall’una all’altra con le frecce.
table-step-through = Scorri
table-rotate = Ruota
table-dragon = Drago
handover-text = Passa il dispositivo, poi si continua.
handover-go = Eccomi
# As in English.
result-new = Home
result-look = Rivedi
result-review = Analizza
result-count = Riconta

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Aiuto
guide-rules = Regole
guide-things = Sul tavolo
guide-steps = Il tuo turno
guide-hands = Mouse e tocco
guide-keys = Tasti
table-asked = Che cos’è?
guide-rule = Regola
thing-points = Punti
thing-points-text = Ogni territorio vale caselle × corone.
thing-waiting = Ordine di gioco
thing-waiting-text = L’ordine in cui si sceglie la prima tessera.
thing-line = Colonna in corso
thing-line-text = Comincia il numero più basso.
thing-next = Prossima colonna
thing-next-text = I numeri bassi giocano prima, quelli alti valgono di più.
thing-coins = Monete
thing-coins-text = Servono per gli edifici e per il Drago. Quelle che restano danno punti.
thing-knights = Cavalieri
thing-knights-text = Ognuno riscuote una moneta per ogni casella del suo territorio.
thing-towers = Torri
thing-towers-text = Se ottieni torri e nessuno ne ha di più, la Regina viene da te.
thing-queen = La Regina
thing-queen-text = Edifici meno cari e una corona in più alla fine, ma niente Drago.
thing-pile = Tessere Edificio
thing-pile-text = Riempiono la plancia a ogni round.
thing-cave = La grotta del Drago
thing-cave-text = Assolda il Drago per distruggere un edificio, una sola volta per round, chiunque paghi.
thing-add = A: piazza la tua tessera
thing-add-text = Accosta paesaggi uguali o tocca il castello. Non ci sta? Si scarta.
thing-tax = B: riscuoti la tassa
thing-tax-text = Puoi mettere cavalieri sulla nuova tessera e riscuotere monete.
thing-construct = C: costruisci un edificio
thing-construct-text = Puoi comprarne uno per una casella città libera.
thing-burn = D: assolda il Drago
thing-burn-text = Puoi pagare 1 moneta per distruggere un edificio.
thing-claim = E: scegli la prossima tessera
thing-claim-text = Poi il tuo turno finisce.
thing-end = Termina il turno
thing-end-text = Nell’ultimo round non c’è più niente da scegliere.
hand-place = Trascina o clicca per piazzare, tasto destro o rotellina per ruotare.
hand-touch = Tocca una casella, tocca la tessera per ruotarla, premi Piazza.
hand-build = Scegli un edificio, poi una casella città. Per la tassa, scegli la nuova tessera.
hand-look = Clicca un reame per ingrandirlo.
hand-hurry = Clicca il tuo reame o premi Spazio per mettere fretta ai bot.
hand-ask = Tocca un simbolo o un titolo per sapere che cos’è.
key-step = Sposta
key-confirm = Piazza o scegli
key-next = Posto seguente o precedente
key-turn = Ruota
key-cancel = Rimetti a posto la tessera
key-undo = Annulla
key-redo = Ripeti
key-namesquares = Mostra le coordinate
key-askadvice = Chiedi al consigliere
key-askguide = Questo aiuto
key-control = Ctrl
key-shift = Maiusc
key-enter = Invio
key-space = Spazio
# As in English.
key-escape = Esc

## The menu

menu-title = Impostazioni
menu-game = Partita
menu-games = Le tue partite
menu-about = Informazioni
menu-share = { history-act-share }
menu-analyse = Analizza posizione
menu-leave = Lascia il tavolo
menu-pace = Ritmo dei bot
menu-pace-slow = Lento
menu-pace-normal = Normale
menu-pace-fast = Veloce
menu-pace-instant = Immediato
menu-thinking = Tempo di calcolo
menu-thinking-short = Breve
menu-thinking-normal = Normale
menu-thinking-long = Lungo
menu-coach = Consigliere
menu-coach-off = No
menu-coach-ask = Su richiesta
menu-coach-warn = Con avvisi
menu-theme = Aspetto
menu-theme-system = Automatico
menu-theme-light = Chiaro
menu-theme-dark = Scuro
menu-confirm = Conferma le mosse
menu-confirm-text = Con il tocco avviene sempre.
menu-coordinates = Mostra le coordinate
menu-points = Mostra i punti
menu-points-text = Per ogni posto e ogni tessera.
menu-sounds = Suoni
menu-vibration = Vibrazione
menu-names = Nomi nei link

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Informazioni su Realmino
about-what = Gioca a { -game-K }, { -game-Q } e { -game-W }, che li unisce. Niente account, niente pubblicità. Dopo la prima visita funziona offline, e le tue partite restano sul tuo dispositivo.
about-fans = Un progetto non ufficiale di appassionati, con disegni propri. { -game-K } e { -game-Q } sono di { $author } e pubblicati da { $publisher }, che non c’entrano con questa pagina. Ti piacciono? Regalati le scatole vere.
about-how = Realmino è software libero; ecco { $link }le licenze{ $end }.
about-rules = { $link }Le regole{ $end } sono illustrate e, una volta aperte, funzionano anche offline.
about-documents = { $link }La documentazione{ $end } spiega come ospitare e incorporare Realmino.
about-reference = Per chi programma c’è { $link }la libreria{ $end } (online).
about-tiles = Sulle tessere
about-tiles-dominoes = Le tessere domino di { -game-Q } seguono un elenco pubblico. Le foto ne confermano circa la metà; un altro elenco ne ha quattro diverse.
about-tiles-buildings = I valori di fine partita sono ben documentati. Alcuni effetti immediati sono su un lato che poche foto mostrano; quelli indicati qui sotto sono dedotti.
about-tiles-table = Tessere Edificio

## The page of licences

licences-title = Licenze – Realmino
licences-heading = Licenze
licences-text = Realmino è software libero, come tutto ciò che contiene. Ecco i componenti e le loro licenze. I sorgenti delle parti sotto Mozilla Public License sono in { $address }.

## A board in a frame of another page

embed-title = Tavolo – Realmino
embed-own-tab = Apri in una scheda
embed-broken = Questo tavolo non si può mostrare.
embed-empty = Questo riquadro mostra tavoli su altri siti, ma il suo indirizzo non ne indica nessuno. { $link }La documentazione{ $end } spiega come incorporare un tavolo.
embed-tried = Fatto: è una mossa permessa.
embed-solution = Mostra la soluzione

### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] Nessun
            [1] { $gender ->
                [feminine] Una
               *[masculine] Un
            }
            [2] Due
            [3] Tre
            [4] Quattro
            [5] Cinque
            [6] Sei
            [7] Sette
            [8] Otto
            [9] Nove
            [10] Dieci
            [11] Undici
            [12] Dodici
           *[other] { $number }
        }
       *[lowercase] { $number ->
            [0] nessun
            [1] { $gender ->
                [feminine] una
               *[masculine] un
            }
            [2] due
            [3] tre
            [4] quattro
            [5] cinque
            [6] sei
            [7] sette
            [8] otto
            [9] nove
            [10] dieci
            [11] undici
            [12] dodici
           *[other] { $number }
        }
    }

## Loading

boot-loading = Caricamento… { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Ci siamo quasi… Puoi già premere Inizia.
       *[table] Ci siamo quasi…
    }
boot-setting = Si prepara il tavolo…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Questa pagina ha bisogno di un server web. Esegui “python build.py play” nella cartella del progetto.
unsupported-old = Questo browser è troppo vecchio, o WebAssembly è disattivato. Usa una versione recente di Firefox, Chrome, Edge o Safari.
unsupported-sandboxed = Il gioco non può funzionare qui, perché alla sandbox del riquadro manca “allow-same-origin”.
unsupported-wasm = WebAssembly è disattivato, per esempio dalla modalità di isolamento. Permettilo per questo sito e ricarica la pagina.
unsupported-missing = “{ $file }” non si è caricato. Controlla la connessione e ricarica la pagina.
unsupported-damaged = “{ $file }” è arrivato danneggiato. Controlla la connessione, accedi a questa rete se lo richiede e ricarica la pagina.
unsupported-failed = Il gioco non è partito, ma le partite salvate sono al sicuro. Ricarica la pagina, o prova una versione recente di Firefox, Chrome, Edge o Safari.

## A new version of the page

offline-ready = È pronta una nuova versione.
offline-unsaved = Adesso non è stato possibile salvare la partita, perciò l’aggiornamento aspetta. Continua a giocare e riprova tra un attimo.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = ancora { $number }
saved-games-about = { history-about }
storage-strange = i dati non sono una partita salvata

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Per il { -game-W } servono almeno { SPELLED($least) } giocatori. { give-more }
       *[other] Servono almeno { SPELLED($least) } giocatori. { give-more }
    }
give-more =
    { $missing ->
        [one] Aggiungi un giocatore o un bot.
       *[other] Aggiungi { SPELLED($missing) } giocatori o bot.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } giocatori, { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } giocatori con { SPELLED($kings) } re ciascuno, { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } squadre di due, { mix-size }.
    }
mix-size = reami di { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } round, colonne di { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }Di ogni colonna avanza { SPELLED($left, gender: "feminine") } tessera.
       *[other] { " " }Di ogni colonna avanzano { SPELLED($left) } tessere.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Il regolamento consiglia le squadre.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Solo per due giocatori: aggiungine uno.
        [one] Solo per due giocatori: togline uno.
       *[other] Solo per due giocatori: togline { SPELLED($surplus) }.
    }
setup-small = Solo in tre o in quattro.
setup-teams =
    { $players ->
        [7] Per le squadre servono sei o otto giocatori: aggiungine o togline uno.
       *[other] { $missing ->
            [one] Per le squadre servono sei o otto giocatori: aggiungine uno.
           *[other] Per le squadre servono sei o otto giocatori: aggiungine { SPELLED($missing) }.
        }
    }
setup-you = { you }
setup-forget = Dimentica { $name }
setup-partner = in squadra con: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = { menu-share }
share-tab-picture = Immagine
share-tab-film = Video
# As in English.
share-tab-link = Link
share-film-making = Creazione del video…
share-film-about = Un video di pochi secondi mostra come sono cresciuti i reami. Viene creato sul tuo dispositivo.
share-film-make = Crea video
share-film-cancel = { button-cancel }
share-film-cancelled = Annullato.
share-film-save = Salva video
share-film-again = Rivedi
share-film-title = I nostri reami in Realmino
share-film-file = realmino-video
share-film-impossible = Questo browser non può creare video. Condividi l’immagine.
share-link-about = Il link apre questo momento. Chi lo riceve può rivedere la partita o continuarla.
share-result = Copia risultato
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copia descrizione
# As in English.
share-file = realmino
share-saved = Salvato come { $file }.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = Altro
share-link = { pad-share }
share-position = Copia posizione
share-copied = Copiato.
share-page = Codice da incorporare
share-text = Incolla questo codice dove deve apparire il tavolo. Finché non si carica, o se gli script sono disattivati, si vede un’immagine o un link.
share-mode = Chi legge può
share-replay = rivederla
share-play = continuare a giocare
share-score = vedere i punti
share-pictured = Con un’immagine del tavolo
share-unpictured = L’immagine manca, perché questo browser non permette alla pagina di crearla.
share-alternative = Un momento di una partita: { $turn }
share-lines = Codice
share-copy = Copia codice
share-marked = Il codice è selezionato: ora copialo.
share-lead = Un momento di questa partita, in Realmino
share-close = { close }
