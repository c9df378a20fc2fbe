### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }

## Lands and the colours of the seats

-land-wheat = grano
-land-forest = bosco
-land-lake = lago
-land-grassland = prateria
-land-swamp = palude
-land-mine = montagna
-land-town = città
-colour-pink = rosa
-colour-yellow = giallo
-colour-green = verde
-colour-blue = blu
-colour-orange = arancione
-colour-purple = viola
-colour-white = bianco
-colour-red = rosso
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = tessera { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = La mossa { $move } non è permessa. { $reason }
reason-game_over = La partita è finita.
reason-deal_due = Prima bisogna distribuire.
reason-nothing_due = Adesso non c’è niente da distribuire.
reason-wrong_deal = Adesso non si distribuisce questo.
reason-mirrored = Le due metà sono uguali: questo posto si scrive con n o e.

## What a move did

move-place = { $name } piazza la { domino } su { $square1 } e { $square2 }.
move-discard = { $name } scarta la { domino }: non trova posto.
move-tax =
    { $knights ->
        [one] { $name } mette un cavaliere su { LIST($squares) }: { coins }.
       *[other] { $name } mette cavalieri su { LIST($squares) }: { coins }.
    }
move-construct = { $name } costruisce { NAME($building, article: "definite") } su { $square } per { coins }.
move-burn = { $name } assolda il Drago per distruggere { NAME($building, article: "definite") }.
move-claim = { $name } sceglie la { domino }.
move-tiles = Nuovi sulla plancia costruttori: { LIST($buildings, type: "unit") }.
move-line = Si prepara una nuova colonna.
move-kings = Si estraggono i re.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = tassa +{ $coins } per cavaliere
effect-tax-tower = tassa +{ $coins } per torre
effect-territory = { points } per territorio di { $terrain }
effect-end-tower = { points } per torre
effect-end-knight = { points } per cavaliere
play-purse = { coins } · { knights } in riserva, { $placed } nel reame · { towers }
play-purse-queen = { play-purse } · ospita la Regina
play-board =
    { $queen ->
        [nobody] Plancia costruttori, { tiles } nella riserva. La Regina non è ospite di nessuno; { play-board-dragon }.
       *[other] Plancia costruttori, { tiles } nella riserva. La Regina è nel reame { $queen }; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] il Drago è nella sua grotta
       *[other] il Drago è sullo spazio { $dragon }
    }
play-spot = spazio { $spot }
play-spot-dragon = il Drago

## A game at the terminal

play-title = { $game }, { $rules }, codice partita { $seed }
play-begin = { $title }. Scrivi ? per l’aiuto.
play-by-you = tu
play-by-random = bot casuale
play-by-greedy = bot avido
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-emperor = { -level-emperor }
play-by-friend = un’altra persona
play-stopped = Partita interrotta.
play-record = Registro: { $record }
play-choices = Scegli un numero da 1 a { $number }.
play-no-token = Mossa sconosciuta: { $reason }. Scrivi ? per l’aiuto.
play-undone = Annullato.
play-no-undo = Niente da annullare: dall’ultima distribuzione non hai scelto niente.
play-round = Round { $round } di { $rounds }
play-line = Colonna attuale
play-next = Prossima colonna
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Invia questo invito ai tuoi amici:
play-link-paste = Incolla un link ricevuto, o q per uscire:
play-link-answer = Invia questa risposta a chi ti ha invitato:
play-link-who = Che giocatore sei? { LIST($letters, type: "or") }
play-link-missing = Questi giocatori non hanno ancora risposto: { LIST($letters) }
play-link-finish = Invio termina il turno, u annulla:
play-link-send = Invia questo link ai tuoi amici:
play-link-theirs = Ora tocca a: { $name }
play-over = La partita è finita.
choose-place = Piazza la { domino }:
choose-tax = Riscuoti la tassa con i cavalieri:
choose-construct = Costruisci { NAME($building, article: "definite") } per { coins }:
choose-burn = Assolda il Drago con 1 moneta per distruggere:
choose-end = Termina il turno:
choose-claim = Scegli una tessera:
choose-claim-court = Scegli una tessera per terminare il turno:
play-help =
    Scrivi il numero di una scelta, o la sua sigla, e premi Invio.
      A17g8e   piazza la tessera 17: prima metà su g8, seconda verso est (n, e, s o w);
               o solo g8e. Il castello è su g7; colonne da a a m, righe da 1 (in basso) a 13.
      E38      scegli la tessera 38; una tessera più a destra vale di più ma sceglie più tardi
      u        annulla, al massimo fino all’ultima distribuzione
      r        mostra il registro della partita finora
      ?        mostra questo aiuto
      q        esci e stampa il registro
    Almeno una metà deve toccare il castello o un paesaggio uguale. Un territorio vale le sue
    caselle per le sue corone.
play-help-court =
    Con cavalieri e monete puoi fare altro prima di scegliere una tessera, in quest’ordine:
      Bg8      metti un cavaliere su g8, casella della tessera appena piazzata, per riscuotere una
               moneta per ogni casella del suo territorio; Bg8g9 ne mette due
      C3h8     costruisci l’edificio dello spazio da 3 monete sulla tua casella città libera h8
      D3       assolda il Drago con 1 moneta per distruggere l’edificio dello spazio da 3 monete
    Non serve passare: scegliendo una tessera il turno finisce (nell’ultimo round, solo E).
    Le tessere della scatola di Queendomino hanno le sigle da 49 a 96: il numero stampato più 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (ancora nessun territorio)
       *[other] { $name }: { points } (territorio più grande { $largest })
    }
score-coins = monete { $coins }
score-harmony = armonia
score-middle = centro
score-squares = { $size } × { crowns }
score-queen = (con la corona della Regina)
verdict-points =
    { $winners ->
        [one] Vittoria ai punti: { LIST($names) }
       *[other] Vittoria ai punti: { LIST($names) }
    }
verdict-largest =
    { $winners ->
        [one] Vittoria per il territorio più grande: { LIST($names) }
       *[other] Vittoria per il territorio più grande: { LIST($names) }
    }
verdict-shared =
    { $winners ->
        [one] Vittoria condivisa: { LIST($names) }
       *[other] Vittoria condivisa: { LIST($names) }
    }
score-kingdom = Reame
score-kingdom-named = Reame { $letter }
score-ahead = In testa: { LIST($letters) }

## A moment of a record

moment = { $rules }, mossa { $move } di { $moves }, { moment-in-round }
moment-in-round = round { $round } di { $rounds }
moment-dynasty = { $rules }, una Dinastia, partita { $game } di { $games }, mossa { $move } di { $moves }, { moment-in-round }
moment-position = Posizione
moment-to-act = Tocca a
moment-purse = Beni { $letter }
moment-totals = Dinastia
moment-comment = Commento
moment-nobody = nessuno: la partita è finita
moment-deals-kings = si estraggono { $number } re
moment-deals-tiles =
    { $number ->
        [one] si dispone { $number } tessera Edificio
       *[other] si dispongono { $number } tessere Edificio
    }
moment-deals-line =
    { $number ->
        [one] si dispone { $number } tessera domino
       *[other] si dispongono { $number } tessere domino
    }
moment-legal = { $letter }, { $number } permesse: { LIST($tokens, type: "words") }

## Quanto valgono le scelte di una posizione

solve-heading-exact = Risolto per il reame { $letter }: esatto se tutti giocano al meglio.
solve-heading-about =
    { $games ->
        [one] Troppo presto per risolvere: stime per il reame { $letter } in base a { $games } partita simulata.
       *[other] Troppo presto per risolvere: stime per il reame { $letter } in base a { $games } partite simulate.
    }
solve-choice = scelta
solve-exact = esatto
solve-about = circa
solve-points = punti
solve-margin = vantaggio
solve-behind = perdita
solve-error = errore
solve-spread = variazione
solve-spread-note = variazione: di quanto cambia la perdita se gli altri giocano contro chi è in testa
solve-unlisted =
    { $number ->
        [one] Manca { $number } scelta: sembra più debole o è lo specchio di una della lista.
       *[other] Mancano { $number } scelte: sembrano più deboli o sono lo specchio di una della lista.
    }

## La prova di una partita

verify-game = { $rules }, partita { $identity }, persone ai posti { LIST($letters, type: "words") }
verify-deal = distribuzione { $deal }: { $draws }, da { LIST($letters, type: "words") }
verify-left = dalla mossa { $move } un bot gioca per { LIST($letters, type: "words") }
verify-back = dalla mossa { $move }, di nuovo presente: { LIST($letters, type: "words") }
verify-undo = annullato di comune accordo fino alla mossa { $move }
verify-proven =
    { $deals ->
        [one] La { $deals } distribuzione è provata.
       *[other] Tutte le { $deals } distribuzioni sono provate.
    }
verify-refused = Non provata: { $reason }

## Tables: building tiles, opponents compared, speeds

progress = { $bar } { $done } di { games }
progress-left = { progress }, ancora { $time }
progress-known = { progress } già giocate
time-seconds = { $seconds } s
# As in English.
time-minutes = { $minutes } min { $seconds } s
# As in English.
time-hours = { $hours } h { $minutes } min
stopped = interrotto

## Diagrams: the words in a picture, and its description for screen readers

picture = Una posizione di { $game }
picture-line = Colonna
picture-next = Prossima colonna
picture-board = Plancia costruttori
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · Regina
picture-line-words = Colonna: { LIST($dominoes, type: "clauses") }.
picture-next-words = Prossima colonna: { LIST($dominoes, type: "clauses") }.
picture-domino = tessera { $domino }, { half-first } e { half-second }
picture-domino-king = { picture-domino }, re di { $letter }
picture-board-words = Plancia costruttori: { LIST($spots, type: "clauses") }.
picture-spot = spazio { $spot }: { $building } ({ $tile })
picture-spot-dragon = spazio { $spot }: il Drago
picture-spot-empty = spazio { $spot }: vuoto
picture-kingdom-words = Reame { $letter } ({ $who }), castello su g7: { LIST($lands, type: "clauses") }.
picture-no-land = ancora nessun territorio
picture-land =
    { $crowns ->
        [0] { $terrain } su { LIST($squares, type: "words") }
       *[other] { $terrain } con { crowns } su { LIST($squares, type: "words") }
    }
picture-owned = { $letter } ha: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) su { $square }
picture-knights = cavalieri su { LIST($squares, type: "words") }
picture-tried-allowed = Permesso qui: { $tried }.
picture-tried-refused = Non permesso qui: { $tried }. { $reason }
picture-try-place = piazzare la { picture-domino }, su { LIST($squares) }
picture-try-discard = scartare la { picture-domino }
picture-try-tax =
    { $knights ->
        [one] riscuotere la tassa con un cavaliere su { LIST($squares) }
       *[other] riscuotere la tassa con cavalieri su { LIST($squares) }
    }
picture-try-construct = costruire { NAME($building, article: "definite") } su { $square }
picture-try-construct-spot = costruire su { $square } l’edificio dello spazio { $spot }
picture-try-burn = assoldare il Drago per distruggere { NAME($building, article: "definite") }
picture-try-burn-spot = assoldare il Drago per distruggere l’edificio dello spazio { $spot }
picture-try-claim = scegliere la { picture-domino }
picture-try-end = terminare il turno
