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
boot-setting = Si apparecchia il tavolo…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Un browser apre questa pagina solo da un server web: esegui “python build.py play” nella cartella del progetto.
unsupported-old = Questo browser è troppo vecchio per il gioco, o WebAssembly vi è disattivato: usa un Firefox, Chrome, Edge o Safari recente.
unsupported-missing = Il file “{ $file }” del gioco non è arrivato: controlla la connessione e ricarica la pagina.
unsupported-damaged = Il file “{ $file }” del gioco è arrivato rovinato, forse perché questa rete chiede prima di accedere: controlla la connessione e ricarica la pagina.
unsupported-failed = Il gioco non è riuscito a partire, e niente di ciò che è salvato qui è perduto: ricarica la pagina, o prova un Firefox, Chrome, Edge o Safari recente.

## A new version of the page

offline-ready = È pronta una nuova versione.
offline-unsaved = La nuova versione aspetta: adesso non è stato possibile salvare la partita. Qui tutto continua come prima; riprova tra un momento.

## The list of saved games; a button's label names its game too

saved-games-resume = Continua
saved-games-remove = Elimina
saved-games-download = Scarica
saved-games-more = ancora { $number }
saved-games-about = { $verb }: { $title }
storage-strange = non è un testo salvato

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Il { -game-W } vuole almeno { SPELLED($least) } giocatori. { give-more }
       *[other] Una partita vuole almeno { SPELLED($least) } giocatori. { give-more }
    }
give-more =
    { $missing ->
        [one] Aggiungi ancora un giocatore o un bot.
       *[other] Aggiungi ancora { SPELLED($missing) } giocatori o bot.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } giocatori, reami di { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } giocatori con { SPELLED($kings) } re ciascuno, reami di { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } squadre di due, ognuna con un reame di { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } turni con colonne di { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }Di ogni colonna avanza { SPELLED($left, gender: "feminine") } tessera.
       *[other] { " " }Di ogni colonna avanzano { SPELLED($left) } tessere.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Si può, anche se il regolamento consiglia le squadre.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Solo per due giocatori: aggiungine un altro.
        [one] Solo per due giocatori: metti { SPELLED($surplus) } posto su Vuoto.
       *[other] Solo per due giocatori: metti { SPELLED($surplus) } posti su Vuoto.
    }
setup-unteamed =
    { $players ->
        [7] Le squadre sono per sei o otto giocatori: aggiungine un altro, o metti un posto su Vuoto.
       *[other] { $missing ->
            [one] Le squadre sono per sei o otto giocatori: aggiungine un altro.
           *[other] Le squadre sono per sei o otto giocatori: aggiungine altri { SPELLED($missing) }.
        }
    }
setup-you = { you }
setup-forget = Dimentica { $name }
setup-partner =
    { $name ->
        [Tu] con te
       *[other] con { $name }
    }

## The element for other pages, before it is tapped; its frame

realmino-board-label = Gioca

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Condividi questo momento
share-png = Salva PNG
share-svg = Salva SVG
share-described = Copia descrizione
share-file = realmino
share-saved = Salvato come { $file }.
share-withheld = Questo browser non permette alle pagine di leggere i pixel, quindi la figura è salvata come SVG: { $file }.
share-texts = Link e testo
share-link = Copia link
share-position = Copia posizione
share-copied = Copiato.
share-page = Righe per un’altra pagina
share-text = Metti queste righe dove deve stare il tavolo. Chi legge vede la figura, o il link, finché il tavolo non c’è, e se gli script sono disattivati.
share-mode = Chi legge può
share-replay = rivederla
share-play = continuare a giocare
share-score = vedere i punti
share-pictured = Con una figura del tavolo
share-unpictured = Le righe sono senza figura: questo browser non permette alle pagine di leggere i pixel.
share-alternative = Un momento di una partita: { $turn }
share-lines = Le righe
share-copy = Copia righe
share-marked = Le righe sono selezionate: ora copiale.
share-lead = Un momento di questa partita, in Realmino
share-close = Chiudi
