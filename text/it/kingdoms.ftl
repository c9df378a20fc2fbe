### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Carnet punteggio · Realmino
pad-description = Conta i punti di una partita a { -game-K }, { -game-Q } o al { -game-W } giocata con la scatola vera: tocca per inserire i reami, leggi il punteggio riga per riga, condividilo con un link o una figura.
pad-heading = Carnet punteggio
pad-tagline = Gioca con la scatola vera e conta qui: tocca per inserire i reami, il punteggio cresce lì accanto.
pad-home = Torna al gioco
pad-loading = Si prepara il carnet…
pad-noscript = Il carnet punteggio ha bisogno di JavaScript, che qui è disattivato.

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
pad-option-duel = Grande Duello
pad-option-harmony = Armonia
pad-option-middle = Regno di Mezzo
pad-option-teams = Squadre di due
pad-option-dynasty = Dinastia
pad-one-game = Ora si conta solo questa partita. Annulla riporta le altre.
pad-variants = Varianti
pad-names = Nomi e colori
pad-name = Nome del giocatore { $number }
pad-colour = Colore del giocatore { $number }

## Entering a kingdom

pad-kingdoms = Reami
pad-games = Partite della Dinastia
pad-games-game = Partita { $game }
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Reame di { $name }
pad-brushes = Che cosa inserisce un tocco
pad-brush-crowns =
    { $crowns ->
        [0] Senza corone
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
pad-brush-knight = Cavaliere
pad-brush-building = Edificio
pad-brush-building-chosen = Edificio: { NAME($building) }
pad-brush-castle = Castello
pad-brush-erase = Cancella
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: tocca le sue caselle, e di nuovo una casella per ogni corona.
pad-hint-town = Città: tocca le sue caselle; gli edifici si mettono con il loro pennello.
pad-hint-crowns =
    { $crowns ->
        [0] Tocca una casella per toglierle le corone.
        [one] Tocca una casella per darle { $crowns } corona.
       *[other] Tocca una casella per darle { $crowns } corone.
    }
pad-hint-knight = Tocca una casella per metterci un cavaliere, o per toglierlo.
pad-hint-building = Tocca una casella per metterci { NAME($building, article: "definite") } o per togliere l’edificio.
pad-hint-castle = Tocca la casella dove sta il castello.
pad-hint-erase = Tocca una casella per svuotarla.
pad-keys = Tasti: le frecce spostano, { $lands } mettono il paesaggio, da 0 a 3 le corone, C sposta il castello, Canc svuota una casella, Ctrl+Z annulla.
pad-keys-court = Tasti: le frecce spostano, { $lands } mettono il paesaggio, da 0 a 3 le corone, N un cavaliere, B un edificio, C sposta il castello, Canc svuota una casella, Ctrl+Z annulla.
pad-square-empty = { $square }, vuota
pad-square-castle = { $square }, il castello
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } con { $crowns } corona
       *[other] { $square }, { NAME($terrain) } con { $crowns } corone
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, un cavaliere
pad-buildings = Quale edificio?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Oltre ai territori
pad-owned-coins = Monete
pad-owned-ready = Cavalieri in riserva
pad-owned-towers = Torri
pad-owned-help = Cavalieri e torri si contano dagli edifici; cambiali dove sul tuo tavolo è diverso.
pad-queen = La Regina
pad-queen-nobody = da nessuno
pad-queen-with = da { $name }

## The score

pad-standings = Classifica
pad-ahead = In testa
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Da ricontrollare
pad-notes-none = Tutto torna con la scatola.
pad-odd-apart = { $name }: il paesaggio in { $square } non è unito al castello.
pad-odd-odd =
    { $squares ->
        [one] { $name }: { squares } coperta; le tessere ne coprono un numero pari.
       *[other] { $name }: { squares } coperte; le tessere ne coprono un numero pari.
    }
pad-odd-crowned = { $name }: la città in { $square } ha una corona, e nessuna città della scatola ne ha.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: nella scatola ce n’è una copia sola.
       *[other] { NAME($building) }: nella scatola ce ne sono solo { $copies } copie.
    }
pad-odd-large = { $name }: il reame ha { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } caselle, e sono permesse { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } senza corone: { squares } in più che nella scatola.
        [one] { NAME($terrain, capitalization: "uppercase") } con { $crowns } corona: { squares } in più che nella scatola.
       *[other] { NAME($terrain, capitalization: "uppercase") } con { $crowns } corone: { squares } in più che nella scatola.
    }
pad-odd-knight = { $name }: a { NAME($game) } cavalieri ed edifici non contano.
pad-odd-knights = { $name }: { knights }, ma regole ed edifici ne danno { $most }.
pad-odd-towers = { $name }: { towers }, ma gli edifici ne danno { $most }.
pad-odd-coins = { $name }: { coins }, ma con questi cavalieri nel reame possono essere al massimo { $most }.
pad-odd-queen = La Regina sta da chi ha più torri.

## What can be done with a pad

pad-undo = Annulla
pad-new = Nuovo carnet
pad-read = Leggi posizione
pad-share = Copia link
pad-png = Salva PNG
pad-svg = Salva SVG
pad-new-title = Iniziare un nuovo carnet?
pad-new-text = Si svuotano tutti i reami di tutte le partite; gioco e giocatori restano. Annulla riporta tutto.
pad-new-yes = Nuovo
pad-new-no = Tieni questo
pad-read-title = Leggi una posizione
pad-read-text = Incolla il testo di una posizione o di un reame, come lo scrivono le partite e i documenti di Realmino. Annulla riporta questo carnet.
pad-read-label = Posizione
pad-read-go = Leggi
pad-read-broken = Questa non è una posizione ({ $reason }). Non è cambiato niente.
pad-read-done = Letto: { NAME($game) }, { $players } giocatori.
pad-copied = Il link a questo carnet è negli appunti.
pad-shown = Il link a questo carnet è nella barra degli indirizzi.
pad-saved-picture = La figura è salvata come { $file }.
pad-as-svg = Questo browser non permette alle pagine di leggere i pixel, quindi la figura è salvata come SVG: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partita { $game }
pad-picture-file = realmino-carnet-punteggio
pad-link-broken = Questo link è rovinato o incompleto ({ $reason }). Fattelo mandare di nuovo; il tuo carnet è qui.
pad-link-title = Aprire il carnet di questo link?
pad-link-text = In questa pagina c’è un tuo carnet. Quello del link prende il suo posto; Annulla riporta il tuo.
pad-link-yes = Apri
pad-link-no = Tieni il mio
pad-unkept = Questo browser non conserva nulla per questa pagina: copia il link prima di chiuderla.
pad-broken = Il carnet conservato qui non si può leggere ({ $reason }). È messo da parte, e questo è nuovo.
