### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Tavolo di analisi
close = Chiudi
lead = Prepara una posizione qualsiasi, toccando o con il suo testo; poi chiedi al consigliere, o continua a giocare da lì.
game = Gioco
harmony = Armonia
middle = Regno di Mezzo
kingdoms = Reami
round = Il turno
round-which = Turno
round-by-land = { $round }, come dicono i reami
round-first = Prima scelta
phase = Che cosa succede ora

## What comes now; the one in turn is not named

phase-a = Si piazza una tessera
phase-b = Si può riscuotere la tassa
phase-c = Si può costruire un edificio
phase-d = Si può assoldare il Drago
phase-e = Si sceglie una tessera
phase-end = Si termina il turno
phase-o = Si estraggono i re
phase-t = Arrivano edifici sulla plancia
phase-l = Si prepara una nuova colonna
phase-z = La partita è finita
laid = La tessera appena piazzata sta su
laid-on = { LIST($squares) }
laid-nowhere = da nessuna parte: non trovava posto

## The dominoes

line = Ancora da piazzare
line-help = Da sinistra a destra; tocca a chi ha il primo re.
next = Da scegliere
next-help = I re stanno sulle tessere già scelte.
order = Devono ancora scegliere, in quest’ordine: { LIST($names) }.
line-none = Non c’è più niente da piazzare.
next-none = L’ultima colonna è già scelta.
passed = La prima mossa è fatta
taken-back = Una mossa prima
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } con { $crowns } corona
       *[other] { NAME($terrain) } con { $crowns } corone
    }
domino = Tessera { $number }: { LIST($halves) }
domino-change = { $domino }. Prendine un’altra
king = Di chi è la tessera { $number }?
king-nobody = di nessuno
dominoes = Quale tessera?
in-line = { $domino }, già in una colonna

## The builders' board

board = Plancia costruttori
spot = Spazio con prezzo { $price }
spot-empty = vuoto
spot-dragon = il Drago
burnt = Edifici distrutti
burnt-more = Aggiungine uno
burnt-not = non distrutto

## Text

text = Come testo
text-help = Il testo di una posizione o di un solo reame, come lo scrivono “Condividi” e i documenti di Realmino. Cambia a ogni tocco, e si può modificare.
text-label = Posizione
text-read = Leggi il testo
text-copy = Copia il testo
text-copied = Il testo è negli appunti.
text-marked = Il testo è selezionato: ora copialo.
text-broken = Questa non è una posizione ({ $reason }). Il tavolo è com’era.
text-done = Letto: { NAME($game) }, { $players } giocatori.
kept-broken = Non è stato possibile leggere la posizione della tua ultima visita; il tavolo è nuovo.

## What can be done

rivals = Chi gioca per gli altri?
rivals-me = Io
rivals-bot = { NAME($level) }
play = Gioca da qui
share = Condividi
undo = Annulla
new = Nuovo tavolo
ready = Di turno: { $names }. Tutto torna.
ready-deal = Tutto torna.

## Why it is no position yet: one sentence says what and where

why-over = Qui la partita è finita: non c’è più niente da scegliere. I punti li conta il carnet punteggio.
why-round = In questo gioco quel turno non c’è.
why-phase = Ciò che succede ora non si accorda con il turno e le colonne.
why-seat = Il testo nomina un giocatore che non è in questa partita.
why-kings-missing = { $name }: un re non sta su nessuna tessera.
why-kings-more = { $name }: c’è un re di troppo sulle tessere.
why-kings-nobody = La tessera { $number }, ancora da piazzare, non è di nessuno.
why-order = La tessera { $number } è al posto sbagliato: le colonne vanno in ordine crescente.
why-next =
    { $dominoes ->
        [one] C’è { $dominoes } tessera da scegliere invece di { $wanted }.
       *[other] Ci sono { $dominoes } tessere da scegliere invece di { $wanted }.
    }
why-box = La tessera { $number } non viene dalla scatola della sua colonna.
why-twice = La tessera { $number } c’è due volte.
why-count = Le tessere uscite sono troppe o troppo poche per questo turno.
why-uncovered = { $name }: nessuna scelta di tessere della scatola, oltre a quelle nelle colonne, copre questo reame secondo le regole.
why-together = Ogni reame è possibile da solo, ma scatola e regole non danno tessere per tutti in questo turno.
why-turns = { $name }: ci sono più caselle coperte, o più edifici e cavalieri, di quanto permettano i turni giocati.
why-discarded = { $name }: a questo turno il reame dev’essere più grande, perché le prime tessere trovano sempre posto.
why-tile = { NAME($building) }: qui ci sono più copie che nella scatola.
why-tiles-due = La plancia costruttori si riempie prima che si prepari la colonna, finché ci sono edifici.
why-emptied = La plancia costruttori ha più spazi vuoti di quanti se ne siano potuti svuotare in questo turno.
why-dragon = Il Drago lascia la grotta solo dopo che qualcuno ha giocato in questo turno, e resta dove ha distrutto un edificio.
why-burnt = Il Drago ha distrutto più edifici di quanti siano stati i turni.
why-coins = Ci sono più monete di quante ne possa aver portate la tassa, pagato il Drago.
why-laid = La tessera appena piazzata non sta nel reame di chi è di turno.
why-court = Una parte della corte non appartiene a questo gioco.
