### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } e { -game-Q } nel browser
page-description = Gioca a { -game-K }, { -game-Q } e al { -game-W } con gli amici allo stesso tavolo o contro i bot, nel browser, con o senza rete.
page-app = { -game-K }, { -game-Q } e il { -game-W } nel browser, con gli amici o i bot, con o senza rete.
page-tagline = { -game-K }, { -game-Q } e il { -game-W } nel browser, da due a otto: amici allo stesso tavolo, bot, o gli uni e gli altri.
page-colophon = Un progetto non ufficiale di appassionati. { -game-K } e { -game-Q } sono giochi di Bruno Cathala, pubblicati da Blue Orange.
page-languages = Lingue
page-pad = Conta i punti di una partita dal vivo
page-noscript = Realmino ha bisogno di JavaScript, che qui è disattivato.
page-stalled = Il caricamento si è fermato, forse perché la connessione è caduta, perché questa rete richiede prima l’accesso o perché qualcosa blocca gli script di questa pagina. Niente di ciò che è salvato qui è andato perso: controlla la connessione e ricarica la pagina.

## A new version

update-now = Aggiorna ora
update-later = Più tardi

## Saved games

games-shelf = Storico e statistiche
games-help = Tutte le partite si conservano finché non le elimini.
games-download = Scarica tutte le mie partite
games-read = Leggi partite da un file
games-file = Un file di partite

## Which game; $least to $most players

choice-daily-text = Una partita al giorno, uguale per tutti.
choice-teach = È la prima volta? Impara giocando:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Squadre
choice-game = Quale gioco?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } giocatori
choice-game-K = Tessere intorno al castello: vincono i territori vasti con molte corone.
choice-game-Q = Città e cavalieri, una Regina da conquistare, un Drago da assoldare.
choice-game-W = Le due scatole su un tavolo, ognuno per sé o in squadre di due.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Chi gioca?
seat-name-pink = Nome del giocatore rosa
seat-name-yellow = Nome del giocatore giallo
seat-name-green = Nome del giocatore verde
seat-name-blue = Nome del giocatore blu
seat-name-orange = Nome del giocatore arancione
seat-name-purple = Nome del giocatore viola
seat-name-white = Nome del giocatore bianco
seat-name-red = Nome del giocatore rosso
seat-kind-pink = Chi gioca con il rosa
seat-kind-yellow = Chi gioca con il giallo
seat-kind-green = Chi gioca con il verde
seat-kind-blue = Chi gioca con il blu
seat-kind-orange = Chi gioca con l’arancione
seat-kind-purple = Chi gioca con il viola
seat-kind-white = Chi gioca con il bianco
seat-kind-red = Chi gioca con il rosso
kind-person = Persona
kind-others = Per chi sperimenta
kind-none = Vuoto
level-squire-text = per bambini e prime partite: non vede ciò che è girato o lontano
level-knight-text = per una serata tranquilla: prende i punti in vista e non pianifica nulla
level-duke-text = per chi gioca spesso: pensa in anticipo, ma non a quello che faranno gli altri
level-queen-text = per i più bravi: gioca a mente la partita fino alla fine, molte volte

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = In due si condivide un reame di { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, con i suoi cavalieri e le sue monete.
variant-duel-text = Tutte le { $dominoes } tessere per due, su ben { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } caselle.
variant-harmony-text = { $points } punti per un reame senza buchi.
variant-middle-text = { $points } punti per il castello esattamente al centro.
variant-dynasty-text = Tre partite di fila, si sommano tutti i punti.
variant-borrowed = Un’aggiunta presa da { -game-K }.

## More choices

choice-more = Altre opzioni
choice-seed = Codice partita
choice-seed-text = Lo stesso codice dà le stesse tessere. Lascialo vuoto per mescolare di nuovo.
choice-handover = Pausa tra una persona e l’altra
choice-handover-text = Mostra a chi tocca prima che il dispositivo passi di mano.
choice-people = Nomi suggeriti
choice-bots = Un bot avido prende il massimo dei punti che vede; un bot casuale gioca qualsiasi mossa permessa.
choice-begin = Inizia
choice-heard = La partita comincia appena il tavolo è pronto.
choice-loading = Si prepara il tavolo…

## The frame of the table

table-title = Il tavolo
table-ask = Chiedi consiglio
table-redo = Ripeti
table-menu = Menu
table-whole = Tutto il tavolo
table-open-board = Plancia costruttori: mostrala in grande, con le spiegazioni
table-yours = Tocca a te
table-phases = Le fasi
table-choices = Scelte
table-log = Diario
table-read = Leggi il tavolo
table-reading = Il tavolo a parole
table-reading-keys = Tocca una casella, o passa dall’una all’altra con le frecce.
table-step-through = Scorri
table-rotate = Ruota
table-dragon = Drago
handover-text = Passa il dispositivo, poi si continua.
handover-go = Eccomi
result-new = Nuova partita
result-look = Guardala ancora
result-review = Analizza la partita
result-count = Conta di nuovo
result-day = Condividi il risultato
result-link = Copia link
result-text = Copia risultato

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Aiuto
guide-rules = Le regole di questo gioco
guide-things = Che cosa c’è sul tavolo
guide-steps = Le fasi del turno
guide-hands = Mouse e dita
guide-keys = Tasti
table-asked = Che cos’è?
guide-rule = La regola
thing-points = Punti
thing-points-text = Tutti i punti finora: ogni territorio vale le sue caselle per le sue corone.
thing-waiting = Chi sceglie ora
thing-waiting-text = I re sono stati estratti. In quest’ordine scelgono dalla prima colonna.
thing-line = Colonna in corso
thing-line-text = I re su queste tessere giocano dal numero più basso al più alto.
thing-next = Prossima colonna
thing-next-text = Qui il tuo re sceglie una tessera. I numeri bassi giocano prima nel prossimo turno, quelli alti hanno paesaggi più rari e più corone.
thing-coins = Monete
thing-coins-text = Servono a pagare gli edifici e il Drago. Le riscuotono i cavalieri; quelle che restano alla fine danno punti.
thing-knights = Cavalieri
thing-knights-text = Sono pronti a riscuotere la tassa sulla tessera che piazzi: ognuno riscuote tante monete quante sono le caselle del suo territorio.
thing-towers = Torri
thing-towers-text = Le danno alcuni edifici. La Regina va da chi arriva ad averne almeno quante ogni altro reame.
thing-queen = La Regina
thing-queen-text = Chi la ospita paga meno gli edifici, ma non può assoldare il Drago. Alla fine vale una corona in più nel territorio più grande.
thing-pile = Tessere Edificio
thing-pile-text = Gli edifici che devono ancora arrivare. Riempiono gli spazi vuoti della plancia alla fine di ogni turno.
thing-cave = La grotta del Drago
thing-cave-text = Finché il Drago è nella grotta puoi assoldarlo per distruggere un edificio della plancia. Torna alla fine del turno.
thing-add = A: piazza la tua tessera
thing-add-text = Almeno una metà deve toccare il suo stesso paesaggio o il castello. Una tessera che non trova posto si scarta.
thing-tax = B: riscuoti la tassa
thing-tax-text = Se vuoi, metti cavalieri sulla tessera appena piazzata: ognuno riscuote tante monete quante sono le caselle del suo territorio.
thing-construct = C: costruisci un edificio
thing-construct-text = Se vuoi, compra un edificio della plancia e mettilo su una tua casella città libera.
thing-burn = D: assolda il Drago
thing-burn-text = Se vuoi, per una moneta fagli distruggere un edificio della plancia: così non lo avrà nessuno.
thing-claim = E: scegli la prossima tessera
thing-claim-text = Il tuo re passa su una tessera libera della prossima colonna, e il tuo turno finisce.
thing-end = Termina il turno
thing-end-text = Nell’ultimo turno non ci sono più tessere da scegliere.
hand-place = Trascina una tessera sulla sua casella, o clicca la casella. La rotellina o il tasto destro la ruota.
hand-touch = Con il dito: tocca una casella, tocca ancora la tessera per ruotarla, poi premi Piazza.
hand-build = Scegli un edificio della plancia, poi una tua casella città. Per la tassa, scegli una casella della tessera appena piazzata.
hand-look = Scegli un altro reame per vederlo in grande, e ancora una volta per tornare.
hand-hurry = Mentre giocano gli altri, scegli una casella del tuo reame perché i bot arrivino subito al tuo turno, o premi Spazio sul tavolo.
hand-ask = Passa il mouse su un’immagine o un titolo accanto ai reami per sapere che cos’è, oppure toccalo.
key-step = Muovere la tessera, o scorrere la colonna
key-confirm = Piazzare o scegliere ciò che è mostrato
key-next = Posto possibile seguente o precedente
key-turn = Ruotare la tessera
key-cancel = Rimettere a posto la tessera
key-undo = Annullare
key-redo = Ripetere
key-namesquares = Mostrare o nascondere i nomi delle caselle
key-askadvice = Chiedere al consigliere
key-askguide = Questo aiuto
key-control = Ctrl
key-shift = Maiusc
key-enter = Invio
key-space = Spazio
key-escape = Esc

## The menu

menu-title = Impostazioni
menu-about = Informazioni
menu-link = Copia il link a questo momento
menu-share = Condividi
menu-analyse = Analizza questa posizione
menu-leave = Lascia il tavolo
menu-pace = Ritmo dei bot
menu-pace-slow = Lento
menu-pace-normal = Normale
menu-pace-fast = Veloce
menu-pace-instant = Immediato
menu-thinking = Tempo per pensare
menu-thinking-short = Breve
menu-thinking-normal = Normale
menu-thinking-long = Lungo
menu-coach = Consigliere
menu-coach-off = No
menu-coach-ask = Su richiesta
menu-coach-warn = Avverte anche degli errori
menu-theme = Aspetto
menu-theme-system = Automatico
menu-theme-light = Chiaro
menu-theme-dark = Scuro
menu-confirm = Conferma prima di piazzare
menu-confirm-text = Con il tocco si chiede sempre.
menu-coordinates = Mostra i nomi delle caselle
menu-coordinates-text = Lettere e numeri lungo il reame. Lo fa anche il tasto C.
menu-points = Mostra i punti
menu-points-text = Quanto vale un posto, e il meglio che ogni tessera ti darebbe adesso.
menu-sounds = Suoni
menu-sounds-text = Brevi e discreti: una tessera, le monete, il tuo turno, la fine della partita.
menu-vibration = Vibrazione
menu-vibration-text = Quando piazzi qualcosa, e quando non è possibile.
menu-names = Nomi nei link
menu-names-text = I link che copi dicono chi gioca.

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Informazioni su Realmino
about-what = Con Realmino giochi in questa pagina a { -game-K }, { -game-Q } e al { -game-W }, che li unisce. Dopo la prima visita non serve la rete; non ci sono server, né account, né pubblicità, e le tue partite restano sul tuo dispositivo.
about-fans = È un progetto non ufficiale di appassionati, con disegni e parole propri. { -game-K } e { -game-Q } sono giochi di { $author }, pubblicati da { $publisher }; né l’uno né l’altro ha a che fare con questa pagina. Se ti piacciono, le scatole vere meritano un posto sul tuo scaffale.
about-how = Le regole, i bot e il tavolo sono scritti in Python e funzionano nel browser grazie a PyScript e Pyodide. { $link }Le licenze di tutte le parti{ $end } sono conservate con il gioco.
about-rules = { $link }Le regole{ $end } di tutti i giochi sono spiegate con immagini. Chi le ha aperte una volta le legge anche senza rete.
about-documents = { $link }La documentazione{ $end } spiega come ospitare Realmino, come mostrare partite sulle tue pagine e come usarlo come libreria.
about-reference = Chi programma trova le regole come libreria Python nel { $link }suo manuale{ $end }, che richiede la rete.
about-tiles = Sulle tessere
about-tiles-dominoes = Le tessere domino di { -game-Q } seguono un elenco pubblico; le fotografie ne confermano circa la metà. Un altro elenco differisce per quattro di esse.
about-tiles-buildings = Quanto vale un edificio alla fine è ben documentato. Ciò che danno subito sta sul lato che poche foto mostrano: dove nessuna lo mostra, è dedotto dai totali pubblicati, come tutti i cavalieri e tutte le torri della scatola. La tabella dice che cosa è visto e che cosa è dedotto.
about-tiles-table = Le tessere Edificio

## The page of licences

licences-title = Licenze – Realmino
licences-heading = Licenze
licences-text = Realmino è software libero. Lo è anche tutto ciò che porta con sé per funzionare nel browser; ecco le parti, con le condizioni dei loro autori. I sorgenti delle parti sotto Mozilla Public License sono in { $address }.

## A board in a frame of another page; $reason is what is wrong with it

embed-title = Un tavolo – Realmino
embed-own-tab = Apri in una scheda
embed-broken = Questo tavolo non si può mostrare: { $reason }.
embed-empty = Questo riquadro serve a mostrare tavoli su altre pagine, e il suo indirizzo non ne indica nessuno. { $link }La documentazione{ $end } spiega come mostrarne uno su una tua pagina.
embed-tried = Fatto: le regole lo permettono.
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

unsupported-local = Un browser apre questa pagina solo da un server web: esegui “python build.py play” nella cartella del progetto.
unsupported-old = Questo browser è troppo vecchio per il gioco, oppure ha WebAssembly disattivato: usa un Firefox, Chrome, Edge o Safari recente.
unsupported-missing = Il file “{ $file }” del gioco non si è caricato: controlla la connessione e ricarica la pagina.
unsupported-damaged = Il file “{ $file }” del gioco è arrivato danneggiato, forse perché questa rete chiede prima di accedere: controlla la connessione e ricarica la pagina.
unsupported-failed = Il gioco non è riuscito a partire, ma niente di ciò che è salvato qui è andato perso: ricarica la pagina, o prova un Firefox, Chrome, Edge o Safari recente.

## A new version of the page

offline-ready = È pronta una nuova versione.
offline-unsaved = La nuova versione aspetta: adesso non è stato possibile salvare la partita. Qui tutto continua come prima; riprova tra un momento.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = ancora { $number }
saved-games-about = { history-about }
storage-strange = non è un testo salvato

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Per il { -game-W } servono almeno { SPELLED($least) } giocatori. { give-more }
       *[other] Per una partita servono almeno { SPELLED($least) } giocatori. { give-more }
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

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Condividi questo momento
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copia descrizione
share-file = realmino
share-saved = Salvato come { $file }.
share-withheld = { pad-as-svg }
share-texts = Link e testo
share-link = { pad-share }
share-position = Copia posizione
share-copied = Copiato.
share-page = Righe per un’altra pagina
share-text = Metti queste righe dove deve stare il tavolo. Chi legge vede l’immagine, o il link, finché il tavolo non c’è, e se gli script sono disattivati.
share-mode = Chi legge può
share-replay = rivederla
share-play = continuare a giocare
share-score = vedere i punti
share-pictured = Con un’immagine del tavolo
share-unpictured = Le righe sono senza immagine: questo browser non permette alle pagine di leggere i pixel.
share-alternative = Un momento di una partita: { $turn }
share-lines = Le righe
share-copy = Copia righe
share-marked = Le righe sono selezionate: ora copiale.
share-lead = Un momento di questa partita, in Realmino
share-close = { close }
