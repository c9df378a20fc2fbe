### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Varianti
variant-teams = Squadre di due
variant-small = Reami piccoli
variant-duel = Grande Duello
kind-level = { NAME($level) }
undo = Annulla
again = Riprova

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Carnet di punteggio · Realmino
pad-description = Conta i punti di una partita a { -game-K }, { -game-Q } o al { -game-W } giocata al tavolo: tocca per inserire i reami, guarda il punteggio riga per riga e condividilo con un link o un’immagine.
pad-heading = Carnet di punteggio
pad-tagline = Giochi con la scatola vera? Tocca per inserire i reami e guarda crescere il punteggio.
pad-home = Torna al gioco
pad-loading = Caricamento del carnet…
pad-noscript = Il carnet di punteggio ha bisogno di JavaScript: attivalo.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Gioco e giocatori
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } giocatori
       *[some] { NAME($game) }, { $players } giocatori, { LIST($options) }
    }
pad-game-which = Gioco
pad-game-players = Giocatori
pad-game-count = { $players }
pad-one-game = Ora si conta solo questa partita. Annulla ripristina le altre.
pad-names = Nomi e colori
pad-name = Nome del giocatore { $number }
pad-colour = Colore del giocatore { $number }

## Entering a kingdom

pad-kingdoms = Reami
pad-games = Partite della Dinastia
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Reame: { $name }
pad-brushes = Pennello
pad-brush-crowns =
    { $crowns ->
        [0] Senza corone
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
pad-brush-knight = Cavaliere
pad-brush-building-chosen = Edificio: { NAME($building) }
pad-brush-castle = Castello
pad-brush-erase = Cancella
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: tocca le sue caselle. Toccane una di nuovo per ogni corona.
pad-hint-town = Città: tocca le sue caselle. Gli edifici hanno un pennello a parte.
pad-hint-crowns =
    { $crowns ->
        [0] Tocca una casella per toglierle le corone.
        [one] Tocca una casella per darle { $crowns } corona.
       *[other] Tocca una casella per darle { $crowns } corone.
    }
pad-hint-knight = Tocca una casella per aggiungere o togliere un cavaliere.
pad-hint-building = Tocca una casella per aggiungere o togliere { NAME($building, article: "definite") }.
pad-hint-castle = Tocca la casella del castello.
pad-hint-erase = Tocca una casella per svuotarla.
pad-keys = Tasti: le frecce cambiano casella, { $lands } mettono il paesaggio, da 0 a 3 le corone, C sposta il castello, Canc svuota una casella, Ctrl+Z annulla.
pad-keys-court = Tasti: le frecce cambiano casella, { $lands } mettono il paesaggio, da 0 a 3 le corone, N un cavaliere, B un edificio, C sposta il castello, Canc svuota una casella, Ctrl+Z annulla.
pad-square-empty = { $square }, vuota
pad-square-castle = { $square }, castello
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } con { $crowns } corona
       *[other] { $square }, { NAME($terrain) } con { $crowns } corone
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, cavaliere
pad-buildings = Quale edificio?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Altri beni
pad-owned-coins = Monete
pad-owned-ready = Cavalieri in riserva
pad-owned-towers = Torri
pad-owned-help = Cavalieri e torri si ricavano dagli edifici. Cambiali se i tuoi sono diversi.
pad-queen = Ospita la Regina
pad-queen-nobody = nessuno
pad-queen-with = { $name }

## The score

pad-standings = Classifica
pad-ahead = In testa
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Da ricontrollare
pad-notes-none = Tutto corrisponde alla scatola.
pad-odd-apart = { $name }: la casella { $square } non è collegata al castello.
pad-odd-odd = { $name }: { squares }, ma le tessere ne coprono sempre un numero pari.
pad-odd-crowned = { $name }: la città in { $square } ha una corona, ma nella scatola nessuna città ne ha.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: nella scatola ce n’è una copia sola.
       *[other] { NAME($building) }: nella scatola ce ne sono solo { $copies } copie.
    }
pad-odd-large = { $name }: il reame è di { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } caselle, ma il limite è { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } senza corone: { squares } in più che nella scatola.
        [one] { NAME($terrain, capitalization: "uppercase") } con { $crowns } corona: { squares } in più che nella scatola.
       *[other] { NAME($terrain, capitalization: "uppercase") } con { $crowns } corone: { squares } in più che nella scatola.
    }
pad-odd-knight = { $name }: a { NAME($game) } cavalieri ed edifici non contano.
pad-odd-knights = { $name }: { knights }, ma regole ed edifici ne danno solo { $most }.
pad-odd-towers = { $name }: { towers }, ma gli edifici ne danno solo { $most }.
pad-odd-coins = { $name }: { coins }, ma questi cavalieri possono averne riscosse al massimo { $most }.
pad-odd-queen = Nessuno può avere più torri di chi ospita la Regina.

## What can be done with a pad

pad-new = Nuovo carnet
pad-read = Carica posizione
pad-share = Copia link
pad-png = Salva PNG
pad-svg = Salva SVG
pad-new-title = Iniziare un nuovo carnet?
pad-new-text = Si svuotano tutti i reami, ma il gioco e i giocatori restano. Puoi annullare.
pad-new-yes = Nuovo
pad-new-no = Tieni questo
pad-read-title = Carica una posizione
pad-read-text = Incolla una posizione o un solo reame nella notazione di Realmino. Puoi annullare.
pad-read-label = Posizione
pad-read-go = Carica
pad-read-broken = Questa posizione non è valida{ $reason }. Non è cambiato niente.
pad-read-done = Caricato: { NAME($game) }, { $players } giocatori.
pad-copied = Link copiato.
pad-shown = Il link è nella barra degli indirizzi.
pad-saved-picture = Immagine salvata come { $file }.
pad-as-svg = Questo browser non può salvare un PNG qui, perciò l’immagine è salvata come SVG: { $file }.
pad-picture-words = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partita { $game }
pad-picture-file = realmino-carnet-punteggio
pad-link-broken = Questo link è danneggiato o incompleto{ $reason }. Il tuo carnet è ancora qui; chiedi un nuovo link.
pad-link-title = Aprire il carnet del link?
pad-link-text = Sostituisce il carnet che hai qui. Annulla ripristina il tuo.
pad-link-yes = Apri
pad-link-no = Tieni il mio
pad-unkept = Il browser non salva questo carnet: copia il link prima di chiudere la pagina.
pad-broken = Non è stato possibile leggere il tuo carnet salvato{ $reason }. È stato messo da parte e questo è nuovo.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Tavolo di analisi
analysis-lead = Prepara una posizione qualsiasi con qualche tocco o incollandone il testo, poi chiedi al consigliere o continua a giocare da lì.
analysis-round = Il round
# As in English.
analysis-round-which = Round
analysis-round-by-land = { $round }, secondo i reami
analysis-round-first = Prima scelta
analysis-phase = Prossimo passo

## What comes now; the one in turn is not named

analysis-phase-a = Piazza una tessera
analysis-phase-b = Riscuoti la tassa
analysis-phase-c = Costruisci un edificio
analysis-phase-d = Assolda il Drago
analysis-phase-e = Scegli una tessera
analysis-phase-end = Termina il turno
analysis-phase-o = Estrai i re
analysis-phase-t = Scopri nuovi edifici
analysis-phase-l = Prepara una nuova colonna
analysis-phase-z = La partita è finita
analysis-laid = Ultima tessera piazzata
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = da nessuna parte: scartata

## The dominoes

analysis-line = Ancora da piazzare
analysis-line-help = Da sinistra a destra; tocca a chi ha il primo re.
analysis-next = Disponibili
analysis-next-help = Un re indica una tessera già scelta.
analysis-order = Devono ancora scegliere, in quest’ordine: { LIST($names) }.
analysis-line-none = Non resta niente da piazzare.
analysis-next-none = L’ultima colonna è già scelta.
analysis-passed = Salta la prima mossa
analysis-taken-back = Una mossa prima
analysis-domino-change = { $domino }. Cambia
analysis-king = Di chi è la tessera { $number }?
analysis-king-nobody = di nessuno
analysis-dominoes = Quale tessera?
analysis-in-line = { $domino }, già in una colonna

## The builders' board

analysis-spot = Spazio da { $price }
analysis-spot-empty = vuoto
analysis-spot-dragon = il Drago
analysis-burnt = Edifici distrutti
analysis-burnt-more = Aggiungine uno
analysis-burnt-not = non distrutto

## Text

analysis-text = Come testo
analysis-text-help = Una posizione o un solo reame nella notazione di Realmino, come la copia “Condividi”. Si aggiorna a ogni tocco e si può modificare.
analysis-text-read = Carica testo
analysis-text-copy = Copia testo
analysis-text-copied = Testo copiato.
analysis-text-marked = Il testo è selezionato: ora copialo.
analysis-text-broken = Questa posizione non è valida{ $reason }. Non è cambiato niente.
analysis-kept-broken = Non è stato possibile leggere la tua ultima posizione: questo tavolo è nuovo.

## What can be done

analysis-rivals = Chi gioca per gli altri?
analysis-rivals-me = Io
analysis-play = Gioca da qui
analysis-share = Condividi
analysis-new = Nuovo tavolo
analysis-ready = Tocca a: { $names }. La posizione è valida.
analysis-ready-deal = La posizione è valida.

## Why it is no position yet: one sentence says what and where

analysis-why-over = Qui la partita è finita: non c’è più niente da scegliere. I punti li conta il carnet di punteggio.
analysis-why-round = Questo gioco non ha quel round.
analysis-why-phase = Il prossimo passo non corrisponde al round e alle colonne.
analysis-why-seat = Il testo nomina un giocatore che non è in questa partita.
analysis-why-kings-missing = { $name }: un re non è su nessuna tessera.
analysis-why-kings-more = { $name }: troppi re sulle tessere.
analysis-why-kings-nobody = La tessera { $number } è ancora da piazzare, ma non ha un re.
analysis-why-order = La tessera { $number } è fuori posto: in una colonna i numeri crescono.
analysis-why-next =
    { $dominoes ->
        [one] C’è { $dominoes } tessera da scegliere invece di { $wanted }.
       *[other] Ci sono { $dominoes } tessere da scegliere invece di { $wanted }.
    }
analysis-why-box = La tessera { $number } non viene dalla scatola della sua colonna.
analysis-why-twice = La tessera { $number } compare due volte.
analysis-why-count = Il numero di tessere uscite non corrisponde al round.
analysis-why-uncovered = { $name }: con le tessere che non sono nelle colonne questo reame non si può costruire secondo le regole.
analysis-why-together = Ogni reame è possibile da solo, ma non tutti insieme in questo round.
analysis-why-turns = { $name }: troppe caselle, edifici o cavalieri per i turni giocati.
analysis-why-discarded = { $name }: troppo poche caselle per questo round, perché le prime tessere trovano sempre posto.
analysis-why-tile = { NAME($building) }: più copie che nella scatola.
analysis-why-tiles-due = Finché ci sono edifici, la plancia costruttori si riempie prima di preparare una colonna.
analysis-why-emptied = La plancia costruttori ha troppi spazi vuoti per le mosse di questo round.
analysis-why-dragon = Il Drago lascia la grotta solo dopo che qualcuno ha giocato in questo round, e resta sullo spazio che ha svuotato.
analysis-why-burnt = Il Drago ha distrutto più edifici di quanti siano stati i round.
analysis-why-coins = Ci sono più monete di quante se ne possano riscuotere, una volta pagato il Drago.
analysis-why-laid = L’ultima tessera piazzata non è nel reame di chi deve giocare.
analysis-why-court = Qui ci sono monete, cavalieri, torri o edifici che questo gioco non usa.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = Il consigliere sceglierebbe
coach-glance = A prima vista; ci sta ancora pensando…
coach-played =
    { $games ->
        [one] In base a una partita simulata.
       *[other] In base a { $games } partite simulate.
    }
coach-played-on = { coach-played } Ci sta ancora pensando…
coach-expects = { coach-played } Con la scelta migliore, aspettati circa { $low }–{ $high } punti alla fine.
coach-solved =
    { $points ->
        [one] Risolto: giocando al meglio, finisci con { $points } punto.
       *[other] Risolto: giocando al meglio, finisci con { $points } punti.
    }
coach-silent = Qui il consigliere non ha consigli da dare.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = Il consigliere sceglierebbe { LIST($choices, type: "unit") }
coach-standing-best = La migliore
coach-standing-equal = Circa alla pari
coach-standing-unknown = Promettente
coach-standing-less =
    { $points ->
        [one] Circa { $points } punto in meno
       *[other] Circa { $points } punti in meno
    }
coach-standing-same = Altrettanto buona
coach-standing-exact =
    { $points ->
        [one] { $points } punto in meno
       *[other] { $points } punti in meno
    }

## The same where there is little room

coach-short-best = Migliore
coach-short-equal = Pari
coach-short-unknown = Buona
coach-short-less = { $points } in meno

## Why a choice is good

coach-why-only = Non è permesso altro.
coach-why-points = Dà subito più punti di quasi tutte le altre.
coach-why-growth-place = Lascia al tuo reame più spazio per crescere.
coach-why-growth-claim = È adatta al tuo reame.
coach-why-order = Ti fa giocare prima nel prossimo round.
coach-why-coins = I tuoi cavalieri riscuotono monete.
coach-why-building = L’edificio rende col tempo.
coach-why-rival-claim = Farebbe gola a un rivale.
coach-why-rival-burn = Perderlo danneggia soprattutto un rivale.
coach-why-later = Rende più avanti nella partita.
coach-why-joins = Ingrandisce un territorio: { territory }.
coach-why-starts = Comincia un territorio con corone: { territory }.

## Before a choice that gives away much

coach-warning = Vuoi davvero farlo?
coach-warning-text =
    { $points ->
        [one] Il consigliere pensa che così perdi circa { $points } punto.
       *[other] Il consigliere pensa che così perdi circa { $points } punti.
    }
coach-warning-again = Ci ripenso
coach-warning-place = Piazza lo stesso
coach-warning-claim = Scegli lo stesso
coach-warning-other = Fallo lo stesso

## The review of a finished game; $made and $better are choices in words

coach-review = Analisi della partita
coach-review-share = Il consigliere analizza la partita: { NUMBER($share, style: "percent") }
coach-review-done = Fatto. Puoi continuare da qualsiasi momento: inizia una nuova partita, e questa resta com’è.
coach-review-chart = Punti attesi all’inizio di ogni round
coach-review-band = Le fasce chiare mostrano l’incertezza. Senza fascia, è esatto.
# As in English.
coach-review-round = Round
coach-review-first = Prima colonna
coach-review-end = Fine
coach-review-points = Le scelte più costose
coach-review-none = Nessuno ha perso molto: bella partita!
coach-review-none-yet = Finora niente.
coach-review-when =
    { $round ->
        [0] Prima colonna · { $name }
       *[other] Round { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Circa { $points } punto in più:
       *[other] Circa { $points } punti in più:
    }
coach-review-look = Guarda
coach-review-mistake = { coach-review-when }: { $made }. { coach-review-better } { $better }.

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-started = Si contano i punti sul tavolo. Premi Esc per passare ai punteggi.
counting-skip = { lesson-skip }

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, con la Regina.
counting-gives = { $name } { $gain }
counting-line-coins = monete { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Reame: { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Risolto: “{ $move }” è la scelta migliore.
       *[other] Risolto: “{ $move }” è la scelta migliore. Vale subito { points }.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” per ora non vale niente; la scelta migliore vale { $best }.
       *[other] “{ $move }” vale subito { points }; la scelta migliore vale { $best }.
    }
puzzle-same = “{ $move }” vale subito { points }, come la scelta migliore, che però più avanti rende di più.
puzzle-more = “{ $move }” vale subito { points }. La scelta migliore vale meno all’inizio ({ $best }), ma di più in seguito.
puzzle-none = “{ $move }” è una mossa permessa, ma c’è una scelta migliore.
puzzle-solution =
    { $points ->
        [0] La scelta migliore è “{ $move }”.
       *[other] La scelta migliore è “{ $move }”. Vale subito { points }.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } in due
        [3] { NAME($game) } in tre
        [4] { NAME($game) } in quattro
        [5] { NAME($game) } in cinque
        [6] { NAME($game) } in sei
        [7] { NAME($game) } in sette
       *[other] { NAME($game) } in otto
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = a squadre

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-emperor = { -level-emperor }
history-level-greedy = Bot avido
history-level-random = Bot casuale
history-level-friend = Altri tramite link

## The shelf

history-title = Le tue partite
history-page-going-on = In corso
history-page-history = Finite
history-page-statistics = Statistiche
history-empty-going-on = Nessuna partita in corso. Iniziane una: resta qui finché non è finita.
history-study = Da una posizione scelta da te; non conta nelle statistiche.
history-empty-history = Ancora nessuna partita finita. Quelle che finisci restano qui, così puoi rivederne i reami.
history-newer = Più recenti
history-older = Meno recenti
history-range = { $first }–{ $last } di { $of }
history-empty-statistics = Finisci una partita per vedere qui i tuoi punti e le tue vittorie.
history-kept = Le partite finite si conservano e si contano finché non le elimini.
games-download = Scarica tutte le partite
games-read = Importa partite
history-counting = Caricamento delle partite…
history-act-resume = Continua
history-act-replay = Rivedi
history-act-share = Condividi
history-act-download = Scarica
history-act-remove = Elimina
history-about = { $verb }: { $title }
history-missing = Questa partita non si può leggere.

## Statistics

history-whose = Le partite di chi?
history-won = Vinta
history-lost = Non vinta
history-tile-games = Partite
history-tile-wins = Vinte
history-tile-streak = Serie attuale
history-tile-longest = Serie migliore
history-by-game = Per gioco
history-by-level = Contro i bot
history-everybody = Tutti
history-chart-points = Punti, partita per partita
history-table-game = Gioco
history-table-games = Giocate
history-table-wins = Vinte
history-table-best = Record
history-table-average = Media
# As in English.
history-table-level = Bot
history-table-person = Nome
history-table-share = Quota
history-table-date = Data
history-table-points = Punti
history-table-result = Esito
history-wins-of = { $wins } su { $games }
history-best-about = Rivedi la tua partita migliore: { points }

## The replay of a finished game; round 0 is the first line

replay = Rivedi la partita
replay-first = All’inizio
replay-back = Indietro di una mossa
replay-play = Fai scorrere la partita
replay-next = Avanti di una mossa
replay-last = Alla fine
replay-review = Analisi
replay-mistake-back = Errore precedente
replay-mistake-next = Errore successivo
replay-round = Vai a un round
replay-speed = Velocità
history-round-of-game = Partita { $game }, { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partita del giorno
daily-deal = { $game }, contro: { $names }
daily-text = Oggi tutti hanno le stesse tessere e gli stessi avversari. Conta solo la tua prima partita.
daily-begin = Gioca
daily-try =
    { $number ->
        [1] Prima partita
       *[other] Partita { $number }
    }
daily-result = Il tuo risultato, da condividere
daily-row = { $days } giorni di fila
daily-points = { $own }-{ LIST($others, type: "points") }
daily-share = Realmino, { $day }: { $game }, contro: { LIST($names) }, { daily-points }
daily-share-again = { daily-share } (partita { $number })
list-points = { $most }-{ $last }
daily-copy = Copia risultato
daily-copied = Risultato copiato.
daily-marked = Il tuo risultato è selezionato: ora copialo.
daily-unknown = Questo link non porta a una partita del giorno.

### Problemi: trovare la scelta migliore in una posizione

puzzles = Problemi
puzzles-one = Problema
puzzles-day = Problema del giorno
puzzles-rating = Il tuo livello: { $rating }. Risolti di fila: { $row }, record { $longest }.
puzzles-about = Trova la scelta migliore. I punti restano nascosti finché non scegli. Il tuo primo tentativo in ogni problema cambia il tuo livello, e i problemi difficili contano di più.
puzzles-unknown = Questo link non porta a nessun problema.
puzzles-withdrawn = Questo problema è stato ritirato: la soluzione era sbagliata o troppo facile.
puzzles-levels = Quanto sono difficili?
puzzles-levels-about = Quanti problemi di ogni difficoltà risolvono. “Numero più alto” prende sempre ciò che dà subito più punti.
puzzles-level = Difficoltà
puzzles-highest = Numero più alto
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Difficoltà { $level } su { $levels }: il Duca ne risolve il { puzzles-share-solved }.
puzzles-question =
    { $kind ->
        [place] Trova il posto migliore.
        [claim] Trova la tessera migliore.
       *[action] Trova l’azione migliore.
    }
puzzles-solved =
    { $sure ->
        [yes] Risolto! Ogni scelta sbagliata perde almeno { points }.
       *[no] Risolto! Ogni scelta sbagliata perde circa { points } o più.
    }
puzzles-missed =
    { $sure ->
        [yes] Non proprio: così perdi { points }. La scelta migliore è “{ $move }”.
       *[no] Non proprio: così perdi circa { points }. La scelta migliore è “{ $move }”.
    }
puzzles-games = In { $games } partite dopo ogni scelta, la migliore ha chiuso con { $low }–{ $high } punti di vantaggio.
puzzles-now = Livello: { $before } → { $rating }. Di fila: { $row }.
puzzles-next = Prossimo
puzzles-best = Vedi la migliore
puzzles-yours = Vedi la mia
puzzles-line = Vedi il seguito
puzzles-line-begins = Il seguito migliore, mossa per mossa.
puzzles-stop = Ferma
puzzles-share = Condividi
puzzles-code = Incorpora
puzzles-copied = Copiato.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Così la tessera { $domino } non trova posto nel round { $round }.
puzzles-why-bonus = Perdi i punti di { $bonus }: { points }.
puzzles-why-terrain = Così, alla fine, { NAME($terrain) } ti dà { points } in meno.
puzzles-why-queen = Così la Regina ti dà { points } in meno.
puzzles-why-coins = Così le tue monete valgono { points } in meno.
puzzles-why-building = Così i tuoi edifici valgono { points } in meno.
puzzles-why-rival = Così { $name } ottiene la tessera { $domino } e chiude con { points } in più.
puzzles-why-higher = Così { $name } chiude con { points } in più.
puzzles-why-lost =
    { $squares ->
        [one] Così { $squares } casella in più del tuo reame resta vuota per sempre.
       *[other] Così { $squares } caselle in più del tuo reame restano vuote per sempre.
    }
puzzles-why-claim = Così { $name } prende la tessera { $domino }.
puzzles-why-behind = Quando arrivano le tessere successive, hai { points } in meno.
puzzles-tempting = E “{ $move }”? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = Al meglio: { $best1 } a { $best2 }. Con la tua: { $own1 } a { $own2 }.
puzzles-finals-right = La tua scelta chiude { $best1 } a { $best2 }, quella { $own1 } a { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Problema di Realmino, { $day }: risolto! Di fila: { $row }
       *[no] Problema di Realmino, { $day }: sbagliato. Tu ci riesci?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Sfida in solitaria
puzzles-par = Sfida in solitaria: contano solo i tuoi punti. Obiettivo: { points }.
puzzles-par-result = I tuoi punti: { $own }. Obiettivo: { $par }.
puzzles-par-share = Sfida in solitaria di Realmino, { $day }: { $own } punti, obiettivo { $par }

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = La tua prima partita: { lesson-step }
lesson-Q = La tua prima partita con le città: { lesson-step }
lesson-W = La tua prima partita in squadra: { lesson-step }
lesson-step = { $number } di { $of }
lesson-got-it = Capito
lesson-skip = Salta

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-goal = Costruisci un reame con grandi territori e corone. Alla fine ogni territorio vale le sue caselle × le sue corone.
teach-choose = Scegli una tessera: cliccane una con la cornice. La piazzerai nel prossimo round. “+1” indica i punti che può darti.
teach-choose-touch = Scegli una tessera: toccane una con la cornice, poi { button-claim }. La piazzerai nel prossimo round. “+1” indica i punti che può darti.
teach-kings = In due, ciascuno ha due re. Scegli una tessera anche per il tuo secondo re.
teach-place = Trascina la tessera nel tuo reame, o scegli una casella. Almeno una metà deve toccare il castello o un paesaggio uguale.
teach-marks = I puntini mostrano dove ci sta e spariscono quando provi un posto. Altrove non tocca un paesaggio uguale, o il reame supererebbe { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } caselle.
teach-points = Ogni territorio vale le sue caselle × le sue corone: quattro caselle con due corone fanno 8 punti. Senza corone non vale niente.
teach-order = I re giocano nell’ordine delle loro tessere. I numeri bassi scelgono per primi nel prossimo round, quelli alti valgono di più.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Le caselle rosse sono città: ci puoi costruire. Scegli una tessera: fanno comodo sia le corone sia le città.
teach-tax = Il tuo cavaliere riscuote la tassa: scegli una metà della tessera che hai piazzato. Ricevi una moneta per ogni casella di quel territorio; il cavaliere resta lì.
teach-build = Con le monete compri edifici: scegline uno sulla plancia costruttori, poi una casella città libera. Ognuno dà corone, punti, cavalieri o torri.
teach-queen = Se ottieni torri e nessuno ne ha di più, la Regina viene da te: gli edifici costano 1 moneta in meno, e alla fine vale una corona.
teach-dragon = Con 1 moneta assoldi il Drago, che distrugge un edificio utile agli altri.

## The lessons of a team; $partner is the learner's partner

teach-team = Tu e { $partner } condividete un reame, ma avete un re a testa. Scegli una tessera che aiuti entrambi.
teach-share = Tu e { $partner } condividete anche i punti, le monete e i cavalieri. Il vostro reame può essere largo { $grid } caselle.

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Gioca tramite link
friends-how = Ognuno gioca sul proprio dispositivo. Invia ogni turno come link con qualsiasi app di messaggistica. Non serve un account.
friends-who = Chi gioca?
friends-kind-me = Io
friends-kind-friend = Un’altra persona
friends-name = Il tuo nome
friends-make = Crea invito
friends-incomplete = Scegli un posto per te e uno per un’altra persona e scrivi il tuo nome.
friends-send-invitation = Invia questo invito a tutte le persone con cui vuoi giocare:
friends-answered = Risposte: { $got } su { $all }
friends-start = Inizia la partita
friends-game = { NAME($game) } per { $players } giocatori
friends-invited = Invito da { $name }
friends-from-position = Questa partita riprende da un’altra già iniziata. Ognuno gioca sul proprio dispositivo.
friends-seat = Il tuo posto
friends-join = Partecipa
friends-about = Realmino è un gioco da tavolo: scegli tessere, piazzale nel tuo reame e fai punti con grandi territori ricchi di corone.
friends-learn = Prima impara a giocare
friends-unkept = Il browser non salva questa partita. Se chiudi la pagina, perdi il tuo posto.
friends-joined = Ci sei! Invia questa risposta a { $name }:
friends-joined-next = Riceverai un link quando tocca a te.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Condividi
friends-copy = Copia link
friends-copied = Link copiato. Incollalo in un messaggio.
friends-by-hand = Copia il link da questo campo.
# As in English.
friends-link = Link
friends-paste = Link ricevuto
friends-open = Apri link
friends-message-invite = Giochiamo a Realmino?
friends-message-answer = La mia risposta per Realmino.
friends-message-turn = Realmino: tocca a te, { $name }!
friends-message-remind = Realmino: tocca ancora a te, { $name }.
friends-message-over = Realmino: la nostra partita è finita.
friends-message-seat = Il mio posto in Realmino. Solo per il mio dispositivo!

## The bar below the table

friends-done = Il tuo turno è finito.
friends-send = Invia a { $name }
friends-next = Tocca a { $name }
friends-sent = In attesa di { $name } dal { $date }
friends-remind = Sollecita
friends-last = Invia di nuovo l’ultimo turno
friends-more = Altro
friends-first-deal = Per la prima distribuzione servono tutti.
friends-face-down = Le prossime tessere sono coperte.
friends-turn-over = Scopri
friends-over = La partita è finita.
friends-send-end = Invia risultato
friends-proof = Controlla le distribuzioni
friends-proof-text = Tutte le distribuzioni ({ $deals }) sono eque: vengono dai numeri segreti di { LIST($names) }.
undo-sent = Hai già inviato questa scelta: non puoi più annullarla.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Scegli un altro posto
friends-seat-taken = Il tuo posto è già di { $name }. Scegline un altro.
friends-seat-clash = { $name } ha scelto un posto occupato. Invia di nuovo l’invito: ora mostra i posti liberi.
friends-seat-lost = La partita è iniziata con un’altra persona al tuo posto. Puoi guardarla.
friends-full = Tutti i posti di questa partita sono occupati.
friends-move = Continua su un altro dispositivo
friends-move-how = Crea un link privato e aprilo lì. Questo dispositivo potrà poi solo guardare. Non inviare il link a nessun altro: permette di giocare al posto tuo.
friends-move-link = Crea link privato
friends-moving = Apri questo link sull’altro dispositivo. Non inviarlo a nessun altro: permette di giocare al posto tuo.
friends-back = Hai cambiato idea? Premi “{ friends-play-here }” sotto il tavolo.
friends-moved = Stai giocando sull’altro dispositivo.
friends-play-here = Gioca di nuovo qui
friends-take-how = Il tuo link privato: giocare su questo dispositivo come { $name }? L’altro dispositivo potrà poi solo guardare.
friends-take = Gioca qui
friends-other-seat = Su questo dispositivo hai già un altro posto di questa partita.
friends-go-on-name = Nessuna risposta da { $name }?
friends-go-on-other = Qualcuno non gioca più?
friends-go-on-text = Inizia una nuova partita da questa posizione, con un bot o un’altra persona al posto vuoto.
friends-go-on = Continua senza questa persona
friends-go-on-how = Inizia una nuova partita dalla posizione attuale. Scegli chi gioca. La vecchia resta nell’elenco.
friends-go-on-start = Continua

## The two bubbles for the first turn by link

friends-lesson = Il tuo primo turno tramite link
friends-lesson-send = Così invii il tuo turno a { $name } come link, con qualsiasi app di messaggistica. Fino ad allora puoi annullarlo.
friends-lesson-next = Ora tocca a { $name }, che ti invierà un link. Aprilo o incollalo sotto “{ friends-more }”. Puoi chiudere questa pagina: la partita è salvata.

## Two versions of a game, of which the player continues one

version-question = Ci sono due versioni di questa partita.
version-bot-played = Mentre non c’eri, un bot ha giocato per te.
version-elsewhere = Gioca un’altra versione di questa partita: { LIST($names) }
version-compare = Confronta
version-same = Sono uguali fino alla mossa { $move }.
# As in English.
version-round = Round
version-mine = La mia
version-other = L’altra
version-exposed = Se cambi, altri potrebbero già conoscere alcune delle prossime tessere.
version-look = Guarda l’altra versione
version-keep = Continua la mia
version-switch = Continua l’altra
version-both = Non si perde nulla: entrambe restano nella lista delle partite.

## Fair deals

friends-fair = La distribuzione è equa?
friends-fair-text = Sì. Ogni dispositivo sceglie un numero segreto prima della partita, e ogni distribuzione mescola questi numeri. Nessuno può conoscere o scegliere le prossime tessere, e riaprire un link non le cambia mai.
friends-fair-two = Con tre o più dispositivi, due giocatori che si scambiano i segreti potrebbero vedere una colonna fino a un intero round prima, ma mai sceglierla.

## What a link can't do

friends-look = Puoi guardare questa partita, ma non giocarla su questo dispositivo.
friends-seen = Hai già visto questo turno.
friends-no-invitation = Questa risposta riguarda un invito su un altro dispositivo. Apri lì il link.
friends-known-answer = Hai già questa risposta.
friends-own-invitation = Questo è il tuo invito. Invialo a qualcuno.

### The file of all games.

saved-from-file = importata da un file
file-reading = Lettura del file… { $done } di { $of }
file-read =
    { $games ->
        [one] Importata: { games }.
       *[other] Importate: { games }.
    }
file-known = Già qui: { games }.
file-surplus = Non c’è posto per { games }: l’importazione si ferma a { $most } partite. Nel file non si perde niente.
file-problem =
    { $games ->
        [1] Non importata: { $problem }.
       *[other] Non importate: { games }. La prima è la { $problem }.
    }
file-asides = Parti illeggibili del file: { $number }; messe da parte qui: { $kept }.
file-place = partita { $number } di { $of }{ $reason }
file-unsaved = Ancora da salvare: tieni aperta questa scheda.
file-broken = Non è stato importato niente{ $reason }. Le tue partite non sono cambiate.
file-large = supera { $most } MB
file-clash = Tenere entrambe le versioni?
file-clash-text =
    { $games ->
        [one] Nel file c’è { games } che hai già, ma con mosse diverse.
       *[other] Nel file ci sono { games } che hai già, ma con mosse diverse.
    }
file-clash-both = Tieni entrambe
file-clash-mine = Tieni le mie

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Gioca dal vivo
live-how = Ognuno apre la stessa stanza sul proprio dispositivo. Non serve un account.
live-privacy = I messaggi tra i dispositivi possono passare per { $relays }. Un relay vede indirizzi di rete e orari, ma non nomi, mosse o codici. Due dispositivi collegati direttamente conoscono ciascuno l’indirizzo di rete dell’altro.
live-open = Apri una stanza
live-code = Codice stanza
live-code-wrong = Il codice di una stanza ha 12 caratteri, lettere e cifre. Controllalo.
live-recent = Stanze recenti
live-name-missing = Scrivi prima il tuo nome.
live-none = Su questo sito non puoi giocare dal vivo, ma puoi giocare tramite link.
live-connecting = Connessione in corso…
live-step-relay = Raggiungere il relay
live-step-people = Trovare persone nella stanza
live-step-link = Collegarsi a loro
live-step-done = fatto
live-step-now = in corso
live-slow-relay = Nessun relay risponde. Controlla la connessione a internet; continuiamo a provare.
live-slow-link = La connessione richiede più tempo del solito. Continuiamo a provare.
live-empty = Adesso non c’è nessuno in questa stanza
live-empty-how = Il codice è giusto? Se aspetti, entri appena arriva qualcuno.
live-keep-waiting = Continua ad aspettare
live-waiting = In attesa di qualcuno
live-waiting-how = Entri appena arriva qualcuno. Lascia aperta questa pagina.
live-unled = Qui nessuno ha ancora aperto una partita
live-unled-how = Aprine una: entreranno tutte le persone in questa stanza.
live-open-here = Apri qui una partita
live-other-code = Prova un altro codice
live-late = La partita è iniziata
live-late-how = È iniziata senza questo dispositivo. Puoi guardare ogni scelta, ma non giocare.
live-watch = Guarda
live-full = Questa stanza è piena
live-full-how = Entri appena qualcuno la lascia.
live-removed = Sei fuori da questa stanza
live-removed-how = Chi l’ha aperta decide chi resta. Puoi giocare in un’altra stanza.
live-invite = Condividi il link o detta questo codice:
live-room = Stanza { $code }
live-code-and-link = Codice QR e link
live-qr = Codice QR con il link a questa stanza
live-message = Giochiamo insieme a Realmino adesso?
live-game = Gioco
live-game-name = { NAME($game) }
live-players = Giocatori
live-free = Posto libero
live-sit = Siediti qui
live-stand = Alzati
live-coach = Il consigliere può aiutare
live-coach-on = In questa partita il consigliere può aiutare.
live-coach-off = In questa partita il consigliere tace.
live-people = In questa stanza
live-remove = Rimuovi
live-remove-sure = Davvero?
live-me = { $name } (tu)
live-path-direct = online
live-path-relay = online tramite il relay
live-path-looking = si collega…
live-path-away = assente
live-ready = pronto/a
live-be-ready = Sono pronto/a
live-why-offline = Nessun relay risponde: per ora non può entrare nessuno.
live-why-alone = Non c’è ancora nessun altro.
live-why-free = Posti liberi: { $seats }. Invita qualcuno o scegli dei bot.
live-why-seats = Posti liberi: { $seats }
live-why-seat = Scegli un posto per giocare.
live-why-taken = Tutti i posti sono occupati. Puoi guardare la partita.
live-why-few = Serve un posto per qualcuno su un altro dispositivo.
live-why-away = Assenti: { LIST($names) }
live-why-ready = Non ancora pronti: { LIST($names) }
live-why-me = Premi “{ live-be-ready }” per giocare.
live-why-start = Tutto pronto. In attesa di { $name }.
live-why-starting = Si comincia…
live-leave = Lascia
live-entered = Nella stanza: { $name }
live-gone = Non è più nella stanza: { $name }

## The table: gestures, undo, and friends who are away

live-bar = Gli altri al tavolo
live-menu = Gesti e richieste
live-well = Bella mossa!
live-thinking = Fammi pensare…
live-oops = Ops!
live-gesture = { $name }: { $gesture }
live-waits = In attesa di { $name } · { $minutes } min
live-waits-hours = In attesa di { $name } · { $hours } h
live-watchers = Guardano: { $number }
live-watching = Stai guardando questa partita.
live-stop-watching = Smetti di guardare
live-invite-watch = Invita a guardare
live-message-watch = Guarda dal vivo la nostra partita a Realmino!
live-notify = Avvisami quando tocca a me
live-notify-off = Non avvisarmi più
live-notify-on = Riceverai un avviso quando tocca a te e questa pagina non è in vista.
live-notify-refused = Il browser non permette le notifiche di questa pagina.
live-turn = Tocca a te
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = In attesa che tutti permettano di annullare.
live-undo-asked = { $name } vorrebbe annullare l’ultima scelta.
live-undo-yes = Permetti
live-undo-no = Rifiuta
live-undo-done = L’ultima scelta è stata annullata.
live-undo-refused = La scelta resta: non tutti hanno accettato di annullarla.
live-away = Assenti: { LIST($names) }. La partita aspetta.
live-not-here = Mancano ancora: { LIST($names) }
live-bot = Fai giocare un bot
live-bot-for-me = Fai giocare un bot per me
live-wait = Aspetta
live-bot-waits = In attesa che gli altri accettino il bot.
live-bot-asked = Far giocare un bot al posto di { $name }?
live-bot-plays = Un bot gioca al posto di { $name }.
live-handed-over = Un bot gioca per te.
live-play-again = Gioca di nuovo
live-back = Di nuovo qui: { $name }
live-by-link = Continua tramite link
live-newer = { $name } ha un’altra versione di questa pagina. Ricaricatela su entrambi i dispositivi.
live-noisy = Alcuni messaggi di { $name } sono stati ignorati: erano troppi o non validi. Nulla è cambiato.
live-offline = Nessuna connessione. Nulla va perso.
live-rematch = Rivincita
live-rematch-waits = In attesa che gli altri accettino la rivincita.
live-rematch-asked = { $name } vorrebbe la rivincita.
live-now-how = Se tutti aprono questa partita e premono il pulsante, ogni scelta arriva subito.

## The score pad: reading a kingdom from a photo

pad-photo = Foto
photo-title = { $name }: da una foto
photo-how = Metti da parte il castello in piedi e fotografa il reame esattamente dall’alto, senza flash né ombre nette. Puoi anche incollare o trascinare qui un’immagine.
photo-court = Si leggono solo le tessere di Kingdomino. Controlla le caselle con il bordo e inserisci tu città, edifici e cavalieri.
photo-private = La foto resta su questo dispositivo e non viene conservata. Funziona anche offline.
photo-choose = Scegli immagine
photo-camera = Scatta foto
photo-fill = Porta il reame dentro la cornice.
photo-back = Indietro
photo-take = Scatta
photo-corners = Trascina i quattro angoli sugli angoli del reame. Basta arrivarci vicino.
photo-found = Credo che il reame sia qui. Trascina gli angoli che non coincidono.
photo-picture = La tua immagine
photo-another = Altra immagine
photo-read = Leggi
photo-corner-north-west = Angolo nord-ovest
photo-corner-north-east = Angolo nord-est
photo-corner-south-east = Angolo sud-est
photo-corner-south-west = Angolo sud-ovest
photo-corner-keys = Le frecce spostano l’angolo; con Maiusc, di più.
photo-reading = Lettura delle caselle…
photo-cancel = Annulla
photo-squares = Caselle lette
photo-in-picture = Nella foto
photo-which = Che cosa c’è su questa casella?
photo-empty = Niente
photo-mend = Sposta angoli
photo-second = Aggiungi una foto
photo-use = Usa
photo-next = Usa, poi { $name }
photo-doubts =
    { $squares ->
        [0] Nessuna casella è incerta.
        [one] Controlla la casella con il bordo tratteggiato: toccala per vedere la foto.
       *[other] Controlla le { $squares } caselle con il bordo tratteggiato: toccane una per vedere la foto.
    }
photo-doubtful = { $square }, incerta
photo-no-picture = Questo file non è un’immagine che il browser può aprire. Scegli un JPEG o un PNG.
photo-heic = Questo browser non può aprire immagini HEIC. Salva la foto come JPEG o scattala qui.
photo-small = Questa immagine è troppo piccola. Il reame deve misurare almeno 120 pixel.
photo-withheld = Questo browser nasconde i pixel alle pagine, quindi la foto non si può leggere. Forse le sue impostazioni sulla privacy lo permettono.
photo-no-kingdom = Qui non si trova un reame di tessere. Trascina gli angoli sui suoi, o scatta dall’alto una foto più chiara e nitida.
photo-no-camera = Non c’è nessuna fotocamera. Scegli un’immagine.
photo-no-permission = Il browser non può usare la fotocamera. Consentilo nelle sue impostazioni o scegli un’immagine.
photo-memory = La memoria non basta per questa foto. Chiudi altre schede o scegli un’immagine più piccola.
photo-dark = L’immagine è troppo scura. Scatta un’altra foto con più luce.
photo-blurred = L’immagine è troppo sfocata. Tieni ferma la fotocamera o allontanati un po’.
