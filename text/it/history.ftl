### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } in due
        [3] { NAME($game) } in tre
        [4] { NAME($game) } in quattro
        [5] { NAME($game) } in cinque
        [6] { NAME($game) } in sei
        [7] { NAME($game) } in sette
       *[other] { NAME($game) } in otto
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Grande Duello
with-harmony = Armonia
with-middle = Regno di Mezzo
with-teams = a squadre
with-dynasty = Dinastia

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Bot avido
level-random = Bot casuale

## The shelf

title = Le tue partite
close = Chiudi
page-going-on = In corso
page-history = Finite
page-statistics = Statistiche
empty-going-on = Nessuna partita in corso. Iniziane una: resta qui finché non è finita.
study = Da una posizione preparata; non conta nelle statistiche.
empty-history = Ancora nessuna partita finita. Ogni partita che finisci resta qui, con i suoi reami, da riguardare.
empty-statistics = Quando avrai finito una partita, qui si conteranno i tuoi punti e le tue vittorie.
kept = Le partite finite si conservano e si contano finché non le elimini.
counting = Un’occhiata alle tue partite…
act-resume = Continua
act-replay = Rivedi
act-download = Scarica
act-remove = Elimina
about = { $verb }: { $title }
missing = Questa partita non si può leggere.

## Statistics

whose = Le partite di chi?
won = Vinta
lost = Non vinta
tile-games = Partite
tile-wins = Vinte
tile-streak = Vittorie di fila ora
tile-longest = Più vittorie di fila
by-game = Per gioco
by-level = Contro i bot
everybody = Tutti
chart-points = Punti, partita per partita
table-game = Gioco
table-games = Giocate
table-wins = Vinte
table-best = Record
table-average = Media
table-level = Bot
table-person = Nome
table-share = Quota
table-date = Data
table-points = Punti
table-result = Esito
wins-of = { $wins } di { $games }
best-about = Rivedi la partita migliore: { points }

## The replay of a finished game; round 0 is the first line

replay = Scorrere la partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Fai scorrere la partita
replay-next = Una mossa avanti
replay-last = Alla fine
replay-review = Analisi
replay-round = Vai a un turno
replay-speed = Velocità
round =
    { $round ->
        [0] Prima colonna
       *[other] Turno { $round }
    }
round-of-game = Partita { $game }, { round }
speed-half = Velocità ½×
speed-usual = Velocità 1×
speed-double = Velocità 2×
speed-fast = Velocità 4×

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino: { $game }
result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partita del giorno
daily-deal = { $game } contro { $names }
daily-text = In questo giorno tutti ricevono le stesse tessere e gli stessi avversari. Conta la prima partita.
daily-begin = Gioca
daily-go-on = Continua
daily-again = Riprova
daily-try =
    { $number ->
        [1] Prima partita
       *[other] Partita { $number }
    }
daily-result = Il tuo risultato, da condividere
daily-row = { $days } giorni di fila
daily-share = Realmino, { $day }: { $game } contro { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (partita { $number })
list-points = { $most } : { $last }
daily-copy = Copia risultato
daily-copied = Il tuo risultato è negli appunti.
daily-marked = Il tuo risultato è selezionato: ora copialo.
daily-unknown = Per questo link non c’è una partita del giorno.
