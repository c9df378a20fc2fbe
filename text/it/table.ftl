### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $number ->
        [plural] campi di grano
       *[singular] { $capitalization ->
            [uppercase] Campo di grano
           *[lowercase] campo di grano
        }
    }
    .gender = masculine
-terrain-forest =
    { $number ->
        [plural] boschi
       *[singular] { $capitalization ->
            [uppercase] Bosco
           *[lowercase] bosco
        }
    }
    .gender = masculine
-terrain-lake =
    { $number ->
        [plural] laghi
       *[singular] { $capitalization ->
            [uppercase] Lago
           *[lowercase] lago
        }
    }
    .gender = masculine
-terrain-grassland =
    { $number ->
        [plural] praterie
       *[singular] { $capitalization ->
            [uppercase] Prateria
           *[lowercase] prateria
        }
    }
    .gender = feminine
-terrain-swamp =
    { $number ->
        [plural] paludi
       *[singular] { $capitalization ->
            [uppercase] Palude
           *[lowercase] palude
        }
    }
    .gender = feminine
-terrain-mine =
    { $number ->
        [plural] montagne
       *[singular] { $capitalization ->
            [uppercase] Montagna
           *[lowercase] montagna
        }
    }
    .gender = feminine
-terrain-town =
    { $number ->
        [plural] città
       *[singular] { $capitalization ->
            [uppercase] Città
           *[lowercase] città
        }
    }
    .gender = feminine

## The colours, which are the names of people whom nobody has named

colour-pink = Rosa
colour-yellow = Giallo
colour-green = Verde
colour-blue = Blu
colour-orange = Arancione
colour-purple = Viola
colour-white = Bianco
colour-red = Rosso

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

-bot-pink = Rosina
    .gender = feminine
-bot-yellow = Ambra
    .gender = feminine
-bot-green = Silvio
    .gender = masculine
-bot-blue = Marino
    .gender = masculine
-bot-orange = Fulvio
    .gender = masculine
-bot-purple = Viola
    .gender = feminine
-bot-white = Albano
    .gender = masculine
-bot-red = Cora
    .gender = feminine
bot-level =
    { GENDER($name) ->
        [feminine] { NAME($level, gender: "feminine") } { $name }
       *[masculine] { NAME($level, gender: "masculine") } { $name }
    }
bot-failed = Su questo dispositivo i bot possono essere lenti.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = Non hai ancora una casella città libera.
reason-place_first = Prima piazza la tessera di questo round, poi scegli la prossima.
reason-due-place = Prima piazza la tua tessera.
reason-due-discard = La tua tessera non trova posto: prima scartala.
reason-due-claim = Con la prima colonna puoi solo scegliere una tessera.
reason-choose_tile = Prima scegli l’edificio che il Drago deve distruggere.
refuse-why = Perché?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: piazza la tessera { $domino }
turn-discard = { $name }: la tessera { $domino } non ci sta
turn-claim = { $name }: scegli una tessera
turn-first = { $name }: scegli la prima tessera
turn-second = { $name }: scegli la seconda tessera
turn-end = { $name }: termina il turno
turn-deal = Le prossime tessere sono coperte
turn-over = Partita finita
turn-thinks = { $name } sta pensando
turn-friend = Tocca a { $name }
turn-paused = Mossa { $number } di { $length }
turn-elsewhere = Aperta in un’altra scheda, mossa { $number } di { $length }
yours-place = Piazza la tessera { $domino }
yours-discard = La tessera { $domino } non ci sta
yours-claim = Scegli una tessera
yours-first = Scegli la prima tessera
yours-second = Scegli la seconda tessera
yours-end = Termina il turno
handover = Tocca a: { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Prima colonna
       *[other] Round { $round } di { $rounds }
    }
round-series = Partita { $game } di { $games } · { round }
round-short =
    { $round ->
        [0] Prima colonna
       *[other] Round { $round }
    }
round-team = { round-short } · squadra: { LIST($names) }
round-series-team = Partita { $game }, { round-team }
round-what-if = E se · { $text }

## The steps of a turn with a court

phase-add = Piazza
phase-tax = Tassa
phase-construct = Edificio
phase-burn = Drago
phase-claim = Scegli
phase-end = Fine

## What the line below the table says

-action-tax = riscuotere la tassa
-action-construct = costruire un edificio
-action-burn = assoldare il Drago
hint-place = Trascina la tessera su una casella segnata o cliccane una. Ruotala con R, la rotellina o Ruota.
hint-place-touch = Tocca una casella segnata. Tocca la tessera per ruotarla, poi Piazza.
hint-only-way = Qui la tessera entra solo così. Prova un’altra casella.
hint-place-confirm =
    { $points ->
        [0] La piazzi qui?
       *[other] La piazzi qui per { gain }?
    }
hint-place-confirm-land = La piazzi qui per { gain } ({ LIST($territories, type: "unit") })?
hint-place-here = Qui vale { gain }.
hint-place-here-land = Qui vale { gain }: { LIST($territories, type: "unit") }.
hint-claim = Scegli una tessera con la cornice per il prossimo round. I numeri bassi giocano prima.
hint-claim-known = Scegli una tessera.
hint-claim-confirm = Scegli la tessera { $domino }?
hope = Adesso al massimo { gain }.
hope-none = Adesso non ci sta in questo reame.
hint-discard = Non trova posto nel tuo reame: esce dal gioco.
hint-end = Termina il turno.
hint-actions = Puoi { LIST($actions, type: "or") }; poi scegli una tessera.
hint-actions-end = Puoi { LIST($actions, type: "or") }; poi termina il turno.
hint-construct = Costruiscilo { cost }: scegli una casella città.
hint-no-tax-later = Poi non potrai più riscuotere la tassa in questo turno.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Scorri la partita con le frecce in alto, o continua a giocare da qui.
hint-elsewhere = Stai giocando questa partita in un’altra scheda. Guardala o continuala qui.
hint-over = Partita finita. { result }
hint-hurry = Tocca il tuo reame per mettere fretta ai bot.
hint-wait = Tocca a: { $name }.
hint-looking = { LIST($names) }: { points }.
ask-tax = Riscuoti { coins } qui?
ask-construct = { ask-construct-only } Vale { gain }.
ask-construct-only = Costruisci qui { NAME($building, article: "definite") } { cost }?
ask-burn = Assoldi il Drago per { coins }? Distrugge { NAME($building, article: "definite") }.

## Buttons

sounds-on = Attiva i suoni
close = Chiudi
button-place = Piazza
button-claim = Scegli
button-discard = Scarta
button-end = Fine turno
button-tax = Riscuoti
button-construct = Costruisci
button-burn = Distruggi
button-cancel = Annulla
button-back = Indietro
button-again = Rigioca
button-next = Prossima
button-play-on = Continua
button-scores = Punteggi
button-take-over = Gioca qui
undo-start = Ancora niente da annullare.
undo-reveal = Non si può annullare: nel frattempo sono uscite nuove tessere.
undo-bots = Dopo le ultime tessere nuove hanno mosso solo i bot: non hai niente da annullare.
undo-ok = Annulla l’ultima scelta ({ $name })
undo-step = Indietro di una mossa
redo-none = Niente da ripetere.
redo-ok = Ripeti l’ultima scelta
redo-step = Avanti di una mossa

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] 0 punti
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
halves =
    { $alike ->
        [yes] due { NAME($terrain1, number: "plural") }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1, capitalization: "uppercase") } su { $square1 }, { half-second } su { $square2 }
        [one] { NAME($terrain1, capitalization: "uppercase") } con { $crowns1 } corona su { $square1 }, { half-second } su { $square2 }
       *[other] { NAME($terrain1, capitalization: "uppercase") } con { $crowns1 } corone su { $square1 }, { half-second } su { $square2 }
    }
option-claim = Tessera { $domino }: { halves }
option-hope = max { gain-signed }
option-hope-none = non ci sta
option-discard = Scarta la tessera { $domino }
option-end = Termina il turno
option-tax =
    { $number ->
        [one] Cavaliere su { LIST($squares) }: { coins }
       *[other] Cavalieri su { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } su { LIST($squares) } { cost }
option-burn = Distruggi { NAME($building, article: "definite") } per { coins }
options-place = Dove piazzare la tessera { $domino } ({ halves })
options-claim = Tessere libere
options-none = Adesso non c’è niente da scegliere.
options-tax = Riscuoti la tassa
options-construct = Costruisci un edificio
options-burn = Assolda il Drago
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place }: { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = niente
effect-knights = subito { knights }
effect-towers = subito { towers }
effect-crowns = { crowns } per la sua città
effect-points = { points } alla fine
effect-tax_per_knight = +{ coins } per ogni tuo cavaliere, ogni volta che un cavaliere riscuote la tassa
effect-tax_per_tower = +{ coins } per ogni tua torre, ogni volta che un cavaliere riscuote la tassa
effect-per_tower = { points } alla fine per ogni tua torre
effect-per_knight = { points } alla fine per ogni tuo cavaliere, nel reame o nella riserva
effect-per_territory = { points } alla fine per ogni territorio ({ NAME($terrain) })
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price =
    { $coins ->
        [0] Gratis.
       *[other] Costa { coins }.
    }
cost =
    { $coins ->
        [0] gratis
       *[other] per { coins }
    }
board-about = Info: { NAME($building) }
board-pile =
    { $buildings ->
        [0] La riserva di edifici è vuota.
        [one] Nella riserva resta un edificio.
       *[other] Nella riserva restano { $buildings } edifici.
    }
board-dragon =
    { $dragon ->
        [home] Il Drago è nella grotta. Per 1 moneta distrugge un edificio.
       *[away] Il Drago ha già volato in questo round.
    }
purse = { coins }, { knights } in riserva, { towers }
purse-queen = { purse }, la Regina

## The log

log-kings = Ordine dei re: { LIST($names, type: "unit") }.
log-tiles = Nuovi edifici: { LIST($buildings) }.
log-line = Nuove tessere: { LIST($dominoes) }.
log-placed = { $name }: tessera { $domino } piazzata su { LIST($squares, type: "unit") } ({ gain }).
log-discarded = { $name }: tessera { $domino } scartata, non trova posto.
log-taxed = { $name }: tassa su { LIST($squares, type: "unit") } ({ coins }).
log-constructed = { $name }: { NAME($building) } su { LIST($squares, type: "unit") } { cost }, { gain }.
log-queen = La Regina ora è qui: { $name }.
log-burnt = { $name }: Drago assoldato per distruggere { NAME($building, article: "definite") }.
log-claimed = { $name }: tessera { $domino } scelta.
log-secured = { LIST($names) }: bonus al sicuro, { $bonus } ({ points }).
log-left_over =
    { $number ->
        [one] Avanza la tessera { LIST($dominoes) }.
       *[other] Avanzano le tessere { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Vittoria: { LIST($names) }.
       *[other] Vittoria condivisa: { LIST($names) }.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] Hai vinto!
           *[other] Vittoria condivisa!
        }
       *[others] { $winners ->
            [one] Vittoria: { LIST($names) }!
           *[other] Vittoria condivisa: { LIST($names) }
        }
    }
result-largest = Parità di punti: decide il territorio più grande.
result-shared = Parità di punti e di territorio più grande: la vittoria è condivisa.
result-series-shared = Parità di punti totali: la vittoria è condivisa.
result-so-far = Punteggi finora
result-lesson =
    { $game ->
        [Q] Avanti: impara { -game-Q }
       *[other] Avanti: gioca a squadre
    }
result-game =
    { $winners ->
        [one] Partita { $game }, vittoria: { LIST($names) }
       *[other] Partita { $game }, vittoria condivisa: { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Vittoria nella Dinastia: { LIST($names) }!
       *[other] Vittoria condivisa nella Dinastia: { LIST($names) }
    }

## Score sheets

sheet-territory = Territorio
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Caselle × corone
sheet-points = Punti
sheet-total = Totale
sheet-winner = Vittoria
sheet-series = { variant-dynasty }
sheet-ruler = Nome
sheet-crownless = Senza corone
sheet-game = Partita { $game }
sheet-coins = Monete
sheet-queen = con la Regina
tiles-building = Edificio
tiles-effects = Effetti
tiles-sure = Riscontro
tiles-inferred = effetto immediato dedotto
tiles-seen = visto

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = Il tavolo. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
label-line = Ora
label-next = Prossima colonna
coming = ancora { $coming }
coming-title =
    { $coming ->
        [one] { $coming } tessera ancora in arrivo
       *[other] { $coming } tessere ancora in arrivo
    }
coming-all =
    { $unseen ->
        [one] { $unseen } tessera non si è ancora vista. Uscirà di sicuro.
       *[other] { $unseen } tessere non si sono ancora viste. Usciranno tutte.
    }
coming-some =
    { $coming ->
        [0] { $unseen } tessere non si sono viste. In questa partita non ne uscirà nessuna.
        [one] { $unseen } tessere non si sono ancora viste. Ne uscirà { $coming }, ma nessuno sa quale.
       *[other] { $unseen } tessere non si sono ancora viste. Ne usciranno { $coming }, ma nessuno sa quali.
    }
coming-terrain = Paesaggio
coming-squares = Caselle
coming-crowns = Corone
coming-box = { NAME($game) }
label-waiting = Ordine

## The table in words: its squares, dominoes and buildings

reading-kingdom = Reame: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } caselle (massimo { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = castello
square-empty = vuota
square-building = { NAME($building) } ({ effects })
square-knight = un cavaliere
square-territory =
    { $crowns ->
        [0] territorio di { squares } senza corone
       *[other] territorio di { squares } con { crowns }
    }
square-open = libera per un edificio
square-latest = appena coperta
square-fits = qui la tessera ci sta
square-lost = non si può più riempire
square-tax = qui un cavaliere può riscuotere la tassa
square-of = reame: { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, già piazzata
        [now] { option-claim }, da piazzare ora: { $name }
        [king] { option-claim }, re: { $name }
       *[free] { option-claim }, libera
    }
board-spot-empty = { coins }: nessun edificio.
board-spot-dragon = { coins }: distrutto dal Drago.
board-title = Plancia costruttori
board-queen =
    { $host ->
        [none] La Regina non è ancora ospite di nessuno.
       *[some] La Regina è qui: { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Finita
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-yours = Tocca a te · { $text }
saved-theirs = In attesa di { $name } · { $text }
saved-aside = Partita salvata non leggibile n. { $number }
saved-asides = { $number } partite salvate non leggibili
saved-newer = Una partita di una versione più recente
saved-newer-text = Ricarica la pagina per avere la nuova versione, o scarica la partita.
saved-settings = le impostazioni non si possono leggere
saved-gone = Questa partita è stata eliminata in un’altra scheda.
saved-kept = Il browser non ha risposto: la partita è ancora qui. Riprova.
saved-taken = Ora stai giocando questa partita in un’altra scheda. Le mosse sono tutte salvate. Qui puoi guardarla o continuarla.
saved-delete = Eliminare questa partita?
saved-delete-text = { $game }. Non si potrà annullare.
saved-delete-no = Conserva
saved-delete-yes = Elimina
saved-clear = Eliminarle tutte?
saved-clear-text = { $game }. Non si potrà annullare.
saved-many = Hai { $number } partite salvate
saved-many-text = Tante partite possono rallentare la pagina. Scaricale tutte, poi, se vuoi, elimina le { $number } finite da più tempo.
saved-oldest = Le { $number } partite finite da più tempo
saved-on-table = Stai giocando questa partita. Lascia il tavolo prima di eliminarla.
saved-elsewhere = Questa partita è aperta in un’altra scheda. Chiudila lì prima di eliminarla.
save-unreachable = Le partite salvate adesso non sono raggiungibili{ $reason }. Non si è perso niente: gioca pure e ricarica più tardi per ritrovarle.
save-newer = Le tue partite sono state salvate da una versione più recente. Non si è perso niente: ricarica la pagina per aggiornarla, o gioca una nuova partita.
save-forbidden = Qui il browser non salva le partite. Puoi giocare, ma chiudendo la scheda la partita finisce.
save-framed = Dentro altri siti le partite non si salvano. Per conservare questa, scegli “Apri in una scheda” nel menu.
save-full = Non salvata ({ $reason }). Ricaricando perderesti le ultime mosse: tieni aperta questa scheda e scarica tutte le partite.
save-spare = Salvataggio abituale non riuscito ({ $reason }), ma le tue mosse sono in una copia di riserva. Per sicurezza, scarica tutte le partite.
save-settings = Impostazioni non salvate. Valgono finché non chiudi la pagina.
save-broken = Una partita salvata non si può leggere{ $reason }. È stata messa da parte con il n. { $number }: scaricala dall’elenco, o inizia una nuova partita.

## Links, and what went wrong

link-broken = Questo link è danneggiato o incompleto{ $reason }. Chiedine uno nuovo, o inizia qui una partita.
later-missing = Una parte della pagina non si è caricata; non si è perso niente. Controlla la connessione e riprova, o ricarica la pagina.
failed = Qualcosa è andato storto ({ $reason }). La partita è salvata: ricarica la pagina.

## The coach

coach-ask = Chiedi un parere al consigliere
coach-later = Puoi chiedere al consigliere quando tocca a te.

## Variants

variant-harmony = Armonia
variant-middle = Regno di Mezzo
variant-dynasty = Dinastia
