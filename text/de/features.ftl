### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Varianten
variant-teams = Zweierteams
variant-small = Kleine Königreiche
variant-duel = Großes Duell
kind-level = { NAME($level) }
undo = Rückgängig
again = Noch einmal

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Wertungsblock · Realmino
pad-description = Werte eine Partie { -game-K }, { -game-Q } oder { -game-W }, die du am Tisch gespielt hast: Tipp die Königreiche ein, sieh die Wertung Zeile für Zeile und teile sie als Link oder Bild.
pad-heading = Wertungsblock
pad-tagline = Du spielst das echte Spiel am Tisch? Tipp die Königreiche ein, und die Wertung wächst mit.
pad-home = Zurück zum Spiel
pad-loading = Der Block wird geladen …
pad-noscript = Der Wertungsblock braucht JavaScript. Bitte schalte es ein.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Spiel und Personen
pad-game-summary =
    { $variants ->
        [none] { NAME($game) } für { $players }
       *[some] { NAME($game) } für { $players }, { LIST($options) }
    }
pad-game-which = Spiel
pad-game-players = Personen
pad-game-count = { $players }
pad-one-game = Jetzt wird nur diese Partie gewertet. „Rückgängig“ stellt die anderen wieder her.
pad-names = Namen und Farben
pad-name = Name der { $number }. Person
pad-colour = Farbe der { $number }. Person

## Entering a kingdom

pad-kingdoms = Königreiche
pad-games = Partien der Dynastie
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Königreich: { $name }
pad-brushes = Stift
pad-brush-crowns =
    { $crowns ->
        [0] Keine Krone
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
pad-brush-knight = Ritter
pad-brush-building-chosen = Gebäude: { NAME($building) }
pad-brush-castle = Schloss
pad-brush-erase = Radieren
pad-hint-land = { NAME($terrain) }: Tipp auf die Felder. Für jede Krone noch mal auf ihr Feld.
pad-hint-town = Stadt: Tipp auf die Felder. Gebäude haben einen eigenen Stift.
pad-hint-crowns =
    { $crowns ->
        [0] Tipp auf ein Feld, um ihm die Kronen zu nehmen.
        [one] Tipp auf ein Feld, um ihm { $crowns } Krone zu geben.
       *[other] Tipp auf ein Feld, um ihm { $crowns } Kronen zu geben.
    }
pad-hint-knight = Tipp auf ein Feld, um einen Ritter zu setzen oder zu entfernen.
pad-hint-building = Tipp auf ein Feld, um { NAME($building, case: "accusative") } zu setzen oder zu entfernen.
pad-hint-castle = Tipp auf das Feld des Schlosses.
pad-hint-erase = Tipp auf ein Feld, um es zu leeren.
pad-keys = Tasten: Pfeile wechseln das Feld, { $lands } setzen Landschaften, 0 bis 3 Kronen, C versetzt das Schloss, Entf leert ein Feld, Strg+Z macht rückgängig.
pad-keys-court = Tasten: Pfeile wechseln das Feld, { $lands } setzen Landschaften, 0 bis 3 Kronen, N einen Ritter, B ein Gebäude, C versetzt das Schloss, Entf leert ein Feld, Strg+Z macht rückgängig.
pad-square-empty = { $square }, leer
pad-square-castle = { $square }, Schloss
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } mit { $crowns } Krone
       *[other] { $square }, { NAME($terrain) } mit { $crowns } Kronen
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, Ritter
pad-buildings = Welches Gebäude?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Weiterer Besitz
pad-owned-coins = Münzen
pad-owned-ready = Ritter im Vorrat
pad-owned-towers = Türme
pad-owned-help = Ritter und Türme ergeben sich aus den Gebäuden. Ändere sie, wenn sie abweichen.
pad-queen = Queen bei
pad-queen-nobody = niemandem
pad-queen-with = { $name }

## The score

pad-standings = Stand
pad-ahead = Vorn
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Bitte prüfen
pad-notes-none = Alles passt zur Schachtel.
pad-odd-apart = { $name }: { $square } ist nicht mit dem Schloss verbunden.
pad-odd-odd = { $name }: { squares }, aber Dominosteine belegen immer eine gerade Zahl.
pad-odd-crowned = { $name }: Die Stadt auf { $square } hat eine Krone, aber in der Schachtel hat keine Stadt eine.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: In der Schachtel ist nur 1 Plättchen davon.
       *[other] { NAME($building) }: In der Schachtel sind nur { $copies } Plättchen davon.
    }
pad-odd-large = { $name }: Das Königreich hat { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } Felder, erlaubt sind aber nur { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain) } ohne Krone: { squares } mehr als in der Schachtel.
        [one] { NAME($terrain) } mit { $crowns } Krone: { squares } mehr als in der Schachtel.
       *[other] { NAME($terrain) } mit { $crowns } Kronen: { squares } mehr als in der Schachtel.
    }
pad-odd-knight = { $name }: Ritter und Gebäude zählen in { NAME($game) } nicht.
pad-odd-knights = { $name }: { knights }, aber Regeln und Gebäude geben nur { $most }.
pad-odd-towers = { $name }: { towers }, aber die Gebäude geben nur { $most }.
pad-odd-coins = { $name }: { coins }, aber diese Ritter können höchstens { $most } eingetrieben haben.
pad-odd-queen = Niemand darf mehr Türme haben als das Königreich der Queen.

## What can be done with a pad

pad-new = Neuer Block
pad-read = Stellung einlesen
pad-share = Link kopieren
pad-png = PNG speichern
pad-svg = SVG speichern
pad-new-title = Neuen Block beginnen?
pad-new-text = Alle Königreiche werden geleert; Spiel und Namen bleiben. Das lässt sich rückgängig machen.
pad-new-yes = Neu beginnen
pad-new-no = Diesen behalten
pad-read-title = Stellung einlesen
pad-read-text = Füge eine Stellung oder ein einzelnes Königreich in der Schreibweise von Realmino ein. Das lässt sich rückgängig machen.
pad-read-label = Stellung
pad-read-go = Einlesen
pad-read-broken = Das ist keine gültige Stellung{ $reason }. Nichts hat sich geändert.
pad-read-done = Eingelesen: { NAME($game) } für { $players }.
pad-copied = Link kopiert.
pad-shown = Der Link zu diesem Block steht in der Adresszeile.
pad-saved-picture = Bild als { $file } gespeichert.
pad-as-svg = Dieser Browser kann hier kein PNG speichern, darum ist das Bild als SVG gespeichert: { $file }.
pad-picture-words = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partie { $game }
pad-picture-file = realmino-wertungsblock
pad-link-broken = Dieser Link ist beschädigt oder unvollständig{ $reason }. Dein eigener Block ist noch da; bitte um einen neuen Link.
pad-link-title = Den Block dieses Links öffnen?
pad-link-text = Er ersetzt den Block, den du hier hast. „Rückgängig“ stellt deinen wieder her.
pad-link-yes = Öffnen
pad-link-no = Meinen behalten
pad-unkept = Dein Browser speichert diesen Block nicht: Kopiere seinen Link, bevor du die Seite schließt.
pad-broken = Dein gespeicherter Block ließ sich nicht lesen{ $reason }. Er ist beiseitegelegt; das hier ist ein neuer.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Analysebrett
analysis-lead = Baue eine Stellung durch Tippen oder aus ihrem Text auf, dann frag den Coach oder spiel von hier aus weiter.
analysis-round = Die Runde
analysis-round-which = Runde
analysis-round-by-land = { $round }, nach den Königreichen
analysis-round-first = Erste Wahl
analysis-phase = Nächster Schritt

## What comes now; the one in turn is not named

analysis-phase-a = Dominostein anlegen
analysis-phase-b = Steuern eintreiben
analysis-phase-c = Gebäude errichten
analysis-phase-d = Drachen bestechen
analysis-phase-e = Dominostein wählen
analysis-phase-end = Zug beenden
analysis-phase-o = Könige ziehen
analysis-phase-t = Neue Gebäude aufdecken
analysis-phase-l = Neue Reihe auslegen
analysis-phase-z = Die Partie ist zu Ende
analysis-laid = Zuletzt angelegt
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = nirgends: aus dem Spiel

## The dominoes

analysis-line = Noch anzulegen
analysis-line-help = Von links nach rechts; der erste König ist am Zug.
analysis-next = Zur Wahl
analysis-next-help = Ein König zeigt, dass ein Dominostein schon gewählt ist.
analysis-order = Noch zu wählen, in dieser Reihenfolge: { LIST($names) }.
analysis-line-none = Nichts mehr anzulegen.
analysis-next-none = Die letzte Reihe ist schon vergeben.
analysis-passed = Ersten Zug überspringen
analysis-taken-back = Einen Zug zurück
analysis-domino-change = { $domino }. Ändern
analysis-king = Wer hat Dominostein { $number }?
analysis-king-nobody = Niemand
analysis-dominoes = Welcher Dominostein?
analysis-in-line = { $domino }, schon in einer Reihe

## The builders' board

analysis-spot = Platz mit Baukosten { $price }
analysis-spot-empty = leer
analysis-spot-dragon = der Drache
analysis-burnt = Zerstörte Gebäude
analysis-burnt-more = Eines hinzufügen
analysis-burnt-not = nicht zerstört

## Text

analysis-text = Als Text
analysis-text-help = Eine Stellung oder ein Königreich in der Schreibweise von Realmino, wie „Teilen“ sie kopiert. Der Text ändert sich bei jedem Tippen, und du kannst ihn bearbeiten.
analysis-text-read = Text laden
analysis-text-copy = Text kopieren
analysis-text-copied = Text kopiert.
analysis-text-marked = Der Text ist markiert: Kopiere ihn jetzt.
analysis-text-broken = Das ist keine gültige Stellung{ $reason }. Nichts hat sich geändert.
analysis-kept-broken = Deine letzte Stellung ließ sich nicht lesen, deshalb ist dieses Brett neu.

## What can be done

analysis-rivals = Wer spielt die anderen?
analysis-rivals-me = Ich
analysis-play = Von hier aus spielen
analysis-share = Teilen
analysis-new = Neues Brett
analysis-ready = Am Zug: { $names }. Die Stellung ist gültig.
analysis-ready-deal = Die Stellung ist gültig.

## Why it is no position yet: one sentence says what and where

analysis-why-over = Hier ist die Partie zu Ende: Es gibt nichts mehr zu wählen. Der Wertungsblock kann sie werten.
analysis-why-round = Diese Runde gibt es in diesem Spiel nicht.
analysis-why-phase = Der nächste Schritt passt nicht zur Runde und zu den Reihen.
analysis-why-seat = Der Text nennt jemanden, der in diesem Spiel nicht mitspielt.
analysis-why-kings-missing = { $name }: Ein König steht auf keinem Dominostein.
analysis-why-kings-more = { $name }: Auf den Dominosteinen stehen zu viele Könige.
analysis-why-kings-nobody = Dominostein { $number } muss noch angelegt werden, hat aber keinen König.
analysis-why-order = Dominostein { $number } liegt falsch: In einer Reihe steigen die Zahlen.
analysis-why-next =
    { $dominoes ->
        [one] Zur Wahl steht { $dominoes } Dominostein statt { $wanted }.
       *[other] Zur Wahl stehen { $dominoes } Dominosteine statt { $wanted }.
    }
analysis-why-box = Dominostein { $number } kommt nicht aus der Schachtel seiner Reihe.
analysis-why-twice = Dominostein { $number } kommt zweimal vor.
analysis-why-count = Die Zahl der ausgelegten Dominosteine passt nicht zur Runde.
analysis-why-uncovered = { $name }: Dieses Königreich lässt sich mit den Dominosteinen, die nicht in den Reihen liegen, nicht nach den Regeln bauen.
analysis-why-together = Jedes Königreich ist für sich möglich, aber in dieser Runde nicht alle zusammen.
analysis-why-turns = { $name }: zu viele Felder, Gebäude oder Ritter für die gespielten Züge.
analysis-why-discarded = { $name }: zu wenige Felder für diese Runde, denn die ersten Dominosteine passen immer.
analysis-why-tile = { NAME($building) }: mehr davon als in der Schachtel.
analysis-why-tiles-due = Solange es noch Gebäude gibt, wird das Gebäudetableau aufgefüllt, bevor eine Reihe ausgelegt wird.
analysis-why-emptied = Auf dem Gebäudetableau sind zu viele Plätze leer für die Züge dieser Runde.
analysis-why-dragon = Der Drache verlässt seine Höhle erst, wenn in dieser Runde schon jemand dran war, und bleibt auf dem Platz des zerstörten Gebäudes.
analysis-why-burnt = Der Drache hat mehr Gebäude zerstört, als es Runden gab.
analysis-why-coins = Es sind mehr Münzen da, als die Steuern nach dem Bestechen des Drachen ergeben können.
analysis-why-laid = Der zuletzt angelegte Dominostein liegt nicht im Königreich, das am Zug ist.
analysis-why-court = Manches davon gibt es in diesem Spiel nicht: Münzen, Ritter, Türme oder Gebäude.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = Der Coach würde wählen
coach-glance = Erster Eindruck; er denkt noch nach …
coach-played =
    { $games ->
        [one] Beruht auf einer simulierten Partie.
       *[other] Beruht auf { $games } simulierten Partien.
    }
coach-played-on = { coach-played } Er denkt noch nach …
coach-expects = { coach-played } Mit der besten Wahl sind am Ende etwa { $low }–{ $high } Punkte zu erwarten.
coach-solved =
    { $points ->
        [one] Gelöst: Wenn du am besten spielst, hast du am Ende { $points } Punkt.
       *[other] Gelöst: Wenn du am besten spielst, hast du am Ende { $points } Punkte.
    }
coach-silent = Hier hat der Coach keinen Rat.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = Der Coach würde wählen: { LIST($choices, type: "unit") }
coach-standing-best = Am besten
coach-standing-equal = Etwa gleich gut
coach-standing-unknown = Vielversprechend
coach-standing-less =
    { $points ->
        [one] Etwa { $points } Punkt weniger
       *[other] Etwa { $points } Punkte weniger
    }
coach-standing-same = Genauso gut
coach-standing-exact =
    { $points ->
        [one] { $points } Punkt weniger
       *[other] { $points } Punkte weniger
    }

## The same where there is little room

coach-short-best = Top
coach-short-equal = Gleich gut
coach-short-unknown = Gut
coach-short-less = { $points } weniger

## Why a choice is good

coach-why-only = Nichts anderes ist erlaubt.
coach-why-points = Das bringt sofort mehr Punkte als die meisten anderen Züge.
coach-why-growth-place = So hat dein Königreich mehr Platz zum Wachsen.
coach-why-growth-claim = Er passt gut zu deinem Königreich.
coach-why-order = Damit bist du in der nächsten Runde früher dran.
coach-why-coins = Deine Ritter bringen Münzen.
coach-why-building = Das Gebäude zahlt sich auf Dauer aus.
coach-why-rival-claim = Die Konkurrenz hätte ihn gern.
coach-why-rival-burn = Dieser Verlust trifft vor allem die Konkurrenz.
coach-why-later = Das zahlt sich später aus.
coach-why-joins = Vergrößert ein Gebiet: { territory }.
coach-why-starts = Beginnt ein Gebiet mit Kronen: { territory }.

## Before a choice that gives away much

coach-warning = Ganz sicher?
coach-warning-text =
    { $points ->
        [one] Der Coach meint, das kostet dich etwa { $points } Punkt.
       *[other] Der Coach meint, das kostet dich etwa { $points } Punkte.
    }
coach-warning-again = Noch mal überlegen
coach-warning-place = Trotzdem anlegen
coach-warning-claim = Trotzdem wählen
coach-warning-other = Trotzdem machen

## The review of a finished game; $made and $better are choices in words

coach-review = Rückblick auf die Partie
coach-review-share = Der Coach sieht sich die Partie an: { NUMBER($share, style: "percent") }
coach-review-done = Fertig. Du kannst von jeder Stelle aus weiterspielen: Damit beginnt eine neue Partie, und diese bleibt, wie sie ist.
coach-review-chart = Erwartete Punkte zu Beginn jeder Runde
coach-review-band = Die hellen Bänder zeigen, wie unsicher das ist. Ohne Band ist es exakt.
coach-review-round = Runde
coach-review-first = Erste Reihe
coach-review-end = Ende
coach-review-points = Die teuersten Entscheidungen
coach-review-none = Niemand hat viel verloren: gut gespielt!
coach-review-none-yet = Bisher nichts gefunden.
coach-review-when =
    { $round ->
        [0] Erste Reihe · { $name }
       *[other] Runde { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Etwa { $points } Punkt besser:
       *[other] Etwa { $points } Punkte besser:
    }
coach-review-look = Ansehen
coach-review-mistake = { coach-review-when }: { $made }. { coach-review-better } { $better }.

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-started = Auf dem Tisch werden die Punkte gezählt. Mit Esc direkt zur Wertung.
counting-skip = { lesson-skip }

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, mit der Queen.
counting-gives = { $name } { $gain }
counting-line-coins = Münzen { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }:{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Königreich: { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Gelöst: „{ $move }“ ist die beste Wahl.
       *[other] Gelöst: „{ $move }“ ist die beste Wahl. Das bringt jetzt { points }.
    }
puzzle-less =
    { $points ->
        [0] „{ $move }“ bringt jetzt nichts; die beste Wahl bringt { $best }.
       *[other] „{ $move }“ bringt jetzt { points }; die beste Wahl bringt { $best }.
    }
puzzle-same = „{ $move }“ bringt jetzt { points }, genau wie die beste Wahl, die aber später mehr wert ist.
puzzle-more = „{ $move }“ bringt jetzt { points }. Die beste Wahl bringt zuerst weniger ({ $best }) und später mehr.
puzzle-none = „{ $move }“ ist erlaubt, aber es gibt eine bessere Wahl.
puzzle-solution =
    { $points ->
        [0] Die beste Wahl ist „{ $move }“.
       *[other] Die beste Wahl ist „{ $move }“. Das bringt jetzt { points }.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } zu zweit
        [3] { NAME($game) } zu dritt
        [4] { NAME($game) } zu viert
        [5] { NAME($game) } zu fünft
        [6] { NAME($game) } zu sechst
        [7] { NAME($game) } zu siebt
       *[other] { NAME($game) } zu acht
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = in Teams

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-emperor = { -level-emperor }
history-level-greedy = Gieriger Bot
history-level-random = Zufallsbot
history-level-friend = Andere per Link

## The shelf

history-title = Deine Partien
history-page-going-on = Laufend
history-page-history = Beendet
history-page-statistics = Statistik
history-empty-going-on = Keine Partie läuft. Beginne eine, und sie bleibt hier, bis sie beendet ist.
history-study = Aus einer selbst gewählten Stellung; zählt nicht in der Statistik.
history-empty-history = Noch keine beendete Partie. Jede Partie, die du beendest, bleibt hier, damit du ihre Königreiche wieder ansehen kannst.
history-newer = Neuere
history-older = Ältere
history-range = { $first }–{ $last } von { $of }
history-empty-statistics = Beende eine Partie, um hier deine Punkte und Siege zu sehen.
history-kept = Beendete Partien werden aufbewahrt und gezählt, bis du sie löschst.
games-download = Alle Partien herunterladen
games-read = Partien importieren
history-counting = Deine Partien werden geladen …
history-act-resume = Weiter
history-act-replay = Nachspielen
history-act-share = Teilen
history-act-download = Herunterladen
history-act-remove = Löschen
history-about = { $verb }: { $title }
history-missing = Diese Partie ist nicht lesbar.

## Statistics

history-whose = Wessen Partien?
history-won = Gewonnen
history-lost = Nicht gewonnen
history-tile-games = Partien
history-tile-wins = Siege
history-tile-streak = Siege in Folge
history-tile-longest = Längste Siegesserie
history-by-game = Nach Spiel
history-by-level = Gegen Bots
history-everybody = Alle
history-chart-points = Punkte, Partie für Partie
history-table-game = Spiel
history-table-games = Gespielt
history-table-wins = Siege
history-table-best = Bestwert
history-table-average = Schnitt
# As in English.
history-table-level = Bot
# As in English.
history-table-person = Name
history-table-share = Quote
history-table-date = Datum
history-table-points = Punkte
history-table-result = Ergebnis
history-wins-of = { $wins } von { $games }
history-best-about = Deine beste Partie abspielen: { points }

## The replay of a finished game; round 0 is the first line

replay = Partie abspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Partie abspielen
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-review = Rückblick
replay-mistake-back = Voriger Fehler
replay-mistake-next = Nächster Fehler
replay-round = Zu einer Runde springen
replay-speed = Tempo
history-round-of-game = Partie { $game }, { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partie des Tages
daily-deal = { $game } gegen { $names }
daily-text = Heute bekommen alle dieselben Dominosteine und dieselben Gegner. Nur dein erster Versuch zählt.
daily-begin = Spielen
daily-try =
    { $number ->
        [1] Erster Versuch
       *[other] Versuch { $number }
    }
daily-result = Dein Ergebnis zum Teilen
daily-row = { $days } Tage in Folge
daily-points = { $own } : { LIST($others, type: "points") }
daily-share = Realmino, { $day }: { $game } gegen { LIST($names) }, { daily-points }
daily-share-again = { daily-share } (Versuch { $number })
list-points = { $most } : { $last }
daily-copy = Ergebnis kopieren
daily-copied = Ergebnis kopiert.
daily-marked = Dein Ergebnis ist markiert: Kopiere es jetzt.
daily-unknown = Dieser Link führt zu keiner Partie des Tages.

### Rätsel: in einer Stellung die beste Wahl finden

puzzles = Rätsel
puzzles-one = Rätsel
puzzles-day = Rätsel des Tages
puzzles-rating = Deine Wertung: { $rating }. In Folge gelöst: { $row }. Rekord: { $longest }.
puzzles-about = Triff die beste Wahl. Die Punkte siehst du erst danach. Dein erster Versuch bei jedem Rätsel ändert deine Wertung, und schwere Rätsel zählen mehr.
puzzles-unknown = Dieser Link führt zu keinem Rätsel.
puzzles-withdrawn = Dieses Rätsel gibt es nicht mehr: Seine Lösung war falsch oder zu leicht.
puzzles-levels = Wie schwer sind die Stufen?
puzzles-levels-about = Wie viele Rätsel jeder Stufe sie lösen. „Höchste Zahl“ wählt immer, was sofort am meisten bringt.
puzzles-level = Stufe
puzzles-highest = Höchste Zahl
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Stufe { $level } von { $levels }: Der Herzog löst { puzzles-share-solved } davon.
puzzles-question =
    { $kind ->
        [place] Finde die beste Stelle.
        [claim] Finde den besten Dominostein.
       *[action] Finde den besten nächsten Schritt.
    }
puzzles-solved =
    { $sure ->
        [yes] Gelöst! Jede falsche Wahl verschenkt mindestens { points }.
       *[no] Gelöst! Jede falsche Wahl verschenkt etwa { points } oder mehr.
    }
puzzles-missed =
    { $sure ->
        [yes] Nicht ganz: Das verschenkt { points }. Am besten ist „{ $move }“.
       *[no] Nicht ganz: Das verschenkt etwa { points }. Am besten ist „{ $move }“.
    }
puzzles-games = In { $games } Partien nach jeder Wahl lag die beste am Ende { $low } bis { $high } Punkte vorn.
puzzles-now = Wertung: { $before } → { $rating }. In Folge: { $row }.
puzzles-next = Nächstes Rätsel
puzzles-best = Beste zeigen
puzzles-yours = Meine zeigen
puzzles-line = Fortsetzung zeigen
puzzles-line-begins = Die beste Fortsetzung, Zug um Zug.
puzzles-stop = Anhalten
puzzles-share = Teilen
puzzles-code = Einbetten
puzzles-copied = Kopiert.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Dann passt Dominostein { $domino } in Runde { $round } nirgends.
puzzles-why-bonus = Dir entgehen die Punkte für { $bonus }: { points }.
puzzles-why-terrain = Dann bringt dir am Ende { NAME($terrain) } { points } weniger.
puzzles-why-queen = Dann bringt dir die Queen { points } weniger.
puzzles-why-coins = Dann bringen dir deine Münzen { points } weniger.
puzzles-why-building = Dann bringen dir deine Gebäude { points } weniger.
puzzles-why-rival = Dann bekommt { $name } Dominostein { $domino } und am Ende { points } mehr.
puzzles-why-higher = Dann hat { $name } am Ende { points } mehr.
puzzles-why-lost =
    { $squares ->
        [one] Dann bleibt { $squares } Feld mehr in deinem Königreich für immer leer.
       *[other] Dann bleiben { $squares } Felder mehr in deinem Königreich für immer leer.
    }
puzzles-why-claim = Dann nimmt { $name } Dominostein { $domino }.
puzzles-why-behind = Wenn die nächsten Dominosteine kommen, hast du { points } weniger.
puzzles-tempting = Und „{ $move }“? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = Am besten: { $best1 } zu { $best2 }. Deine Wahl: { $own1 } zu { $own2 }.
puzzles-finals-right = Deine Wahl endet { $best1 } zu { $best2 }, jene { $own1 } zu { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Realmino-Rätsel, { $day }: gelöst! In Folge: { $row }
       *[no] Realmino-Rätsel, { $day }: nicht gelöst. Schaffst du es?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Solo-Aufgabe
puzzles-par = Solo-Aufgabe: Nur deine Punkte zählen. Ziel: { points }.
puzzles-par-result = Deine Punkte: { $own }. Ziel: { $par }.
puzzles-par-share = Realmino-Solo-Aufgabe, { $day }: { $own } Punkte, Ziel { $par }

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Deine erste Partie: { lesson-step }
lesson-Q = Deine erste Partie mit Städten: { lesson-step }
lesson-W = Deine erste Partie im Team: { lesson-step }
lesson-step = { $number } von { $of }
lesson-got-it = Alles klar
lesson-skip = Überspringen

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-goal = Baue ein Königreich aus großen Gebieten mit Kronen. Am Ende bringt jedes Gebiet Felder × Kronen.
teach-choose = Wähle einen Dominostein: Klick auf einen mit Rahmen. In der nächsten Runde legst du ihn an. „+1“ zeigt, wie viele Punkte er bringen kann.
teach-choose-touch = Wähle einen Dominostein: Tipp auf einen mit Rahmen, dann auf „{ button-claim }“. In der nächsten Runde legst du ihn an. „+1“ zeigt, wie viele Punkte er bringen kann.
teach-kings = Zu zweit hat jeder zwei Könige. Wähle auch für deinen zweiten König einen Dominostein.
teach-place = Zieh den Dominostein ins Königreich oder wähle ein Feld. Mindestens eine Hälfte muss ans Schloss oder an gleiche Landschaft grenzen.
teach-marks = Punkte auf dem Tisch zeigen, wo er passt; sobald du etwas ausprobierst, verschwinden sie. Anderswo grenzt er an keine gleiche Landschaft, oder das Königreich würde größer als { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } Felder.
teach-points = Jedes Gebiet bringt Felder × Kronen: Vier Felder mit zwei Kronen sind 8 Punkte. Ohne Krone bringt es nichts.
teach-order = Die Könige sind in der Reihenfolge ihrer Dominosteine dran. Kleine Zahlen wählen in der nächsten Runde zuerst, große sind mehr wert.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Rote Felder sind Städte: Darauf kannst du bauen. Wähle einen Dominostein: Kronen lohnen sich und Städte auch.
teach-tax = Dein Ritter treibt Steuern ein: Wähle eine Hälfte des angelegten Dominosteins. Du bekommst 1 Münze je Feld dieses Gebiets; der Ritter bleibt dort.
teach-build = Für Münzen gibt es Gebäude: Wähle eines auf dem Gebäudetableau, dann ein freies Stadtfeld. Sie bringen Kronen, Punkte, Ritter oder Türme.
teach-queen = Hast du die meisten Türme (auch gleichauf), kommt die Queen zu dir: Gebäude kosten 1 Münze weniger, und am Ende zählt sie als Krone.
teach-dragon = Für 1 Münze zerstört der Drache ein Gebäude, das sonst vielleicht jemand anders nimmt.

## The lessons of a team; $partner is the learner's partner

teach-team = Du und { $partner }, ihr habt ein gemeinsames Königreich, aber je einen König. Wähle einen Dominostein, der euch beiden hilft.
teach-share = Auch Punkte, Münzen und Ritter teilst du mit { $partner }. Euer Königreich darf { $grid } Felder breit sein.

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Per Link spielen
friends-how = Alle spielen auf dem eigenen Gerät. Schick jeden Zug als Link über einen beliebigen Messenger. Ein Konto brauchst du nicht.
friends-who = Wer spielt?
friends-kind-me = Ich
friends-kind-friend = Freund oder Freundin
friends-name = Dein Name
friends-make = Einladung erstellen
friends-incomplete = Wähle einen Platz für dich und einen für andere und gib deinen Namen ein.
friends-send-invitation = Schick diese Einladung allen, mit denen du spielen möchtest:
friends-answered = Antworten: { $got } von { $all }
friends-start = Partie starten
friends-game = { NAME($game) } für { $players } Personen
friends-invited = Einladung von { $name }
friends-from-position = Diese Partie setzt eine andere fort. Alle spielen auf dem eigenen Gerät.
friends-seat = Dein Platz
friends-join = Mitspielen
friends-about = Realmino ist ein Brettspiel: Wähle Dominosteine, lege sie in deinem Königreich an und punkte mit großen Gebieten voller Kronen.
friends-learn = Erst spielen lernen
friends-unkept = Dein Browser speichert diese Partie nicht. Wenn du die Seite schließt, verlierst du deinen Platz.
friends-joined = Du bist dabei! Schick diese Antwort an { $name }:
friends-joined-next = Wenn du dran bist, bekommst du einen Link.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Teilen
friends-copy = Link kopieren
friends-copied = Link kopiert. Füge ihn in eine Nachricht ein.
friends-by-hand = Kopiere den Link aus diesem Feld.
# As in English.
friends-link = Link
friends-paste = Erhaltener Link
friends-open = Link öffnen
friends-message-invite = Lust auf eine Runde Realmino?
friends-message-answer = Meine Antwort für Realmino.
friends-message-turn = Realmino: Du bist dran, { $name }!
friends-message-remind = Realmino: Du bist noch dran, { $name }.
friends-message-over = Realmino: Unsere Partie ist zu Ende.
friends-message-seat = Mein Platz in Realmino. Nur für mein eigenes Gerät!

## The bar below the table

friends-done = Dein Zug ist fertig.
friends-send = An { $name } senden
friends-next = Als Nächstes: { $name }
friends-sent = Warten auf { $name } seit { $date }
friends-remind = Erinnern
friends-last = Letzten Zug noch einmal senden
friends-more = Mehr
friends-first-deal = An der ersten Ziehung sind alle beteiligt.
friends-face-down = Die nächsten Dominosteine sind verdeckt.
friends-turn-over = Aufdecken
friends-over = Die Partie ist zu Ende.
friends-send-end = Ergebnis senden
friends-proof = Ziehung prüfen
friends-proof-text = Alle Ziehungen ({ $deals }) sind fair: Sie folgen aus den geheimen Zahlen von { LIST($names) }.
undo-sent = Diese Wahl hast du schon gesendet. Du kannst sie nicht mehr zurücknehmen.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Anderen Platz wählen
friends-seat-taken = Deinen Platz hat schon { $name }. Wähle einen anderen.
friends-seat-clash = { $name } hat einen vergebenen Platz gewählt. Schick die Einladung noch einmal: Sie zeigt jetzt, welche Plätze frei sind.
friends-seat-lost = Die Partie hat ohne dich begonnen, auf deinem Platz sitzt jemand anders. Du kannst zuschauen.
friends-full = Alle Plätze dieser Partie sind vergeben.
friends-move = Auf einem anderen Gerät weiterspielen
friends-move-how = Erstelle einen privaten Link und öffne ihn dort. Dieses Gerät schaut dann nur noch zu. Gib den Link sonst niemandem: Wer ihn hat, kann für dich spielen.
friends-move-link = Privaten Link erstellen
friends-moving = Öffne diesen Link auf deinem anderen Gerät. Gib ihn sonst niemandem: Wer ihn hat, kann für dich spielen.
friends-back = Doch nicht? Drück unter dem Tisch „{ friends-play-here }“.
friends-moved = Du spielst auf deinem anderen Gerät.
friends-play-here = Wieder hier spielen
friends-take-how = Dein privater Link: Auf diesem Gerät als { $name } spielen? Dein anderes Gerät schaut dann nur noch zu.
friends-take = Hier spielen
friends-other-seat = Auf diesem Gerät hast du schon einen anderen Platz in dieser Partie.
friends-go-on-name = Keine Antwort von { $name }?
friends-go-on-other = Spielt jemand nicht mehr mit?
friends-go-on-text = Beginne eine neue Partie mit dieser Stellung. Auf den leeren Platz kommt ein Bot oder jemand anders.
friends-go-on = Ohne diese Person weiter
friends-go-on-how = Damit beginnt eine neue Partie in der jetzigen Stellung. Wähle, wer mitspielt. Die alte Partie bleibt in deiner Liste.
friends-go-on-start = Weiter

## The two bubbles for the first turn by link

friends-lesson = Dein erster Zug per Link
friends-lesson-send = Damit schickst du deinen Zug als Link an { $name }, über einen beliebigen Messenger. Bis dahin kannst du ihn zurücknehmen.
friends-lesson-next = Jetzt ist { $name } dran und schickt dir einen Link zurück. Öffne ihn oder füge ihn unter „{ friends-more }“ ein. Du kannst die Seite schließen: Die Partie ist gespeichert.

## Two versions of a game, of which the player continues one

version-question = Von dieser Partie gibt es zwei Fassungen.
version-bot-played = Während du weg warst, hat ein Bot für dich gespielt.
version-elsewhere = Spielt eine andere Fassung dieser Partie: { LIST($names) }
version-compare = Vergleichen
version-same = Bis Zug { $move } sind beide gleich.
version-round = Runde
version-mine = Meine
version-other = Andere
version-exposed = Wenn du wechselst, kennen andere vielleicht schon einige der nächsten Dominosteine.
version-look = Andere Fassung ansehen
version-keep = Meine weiterspielen
version-switch = Andere weiterspielen
version-both = Nichts geht verloren: Beide bleiben in deiner Liste der Partien.

## Fair deals

friends-fair = Wird fair gezogen?
friends-fair-text = Ja. Jedes Gerät wählt vor der Partie eine geheime Zahl, und jede Ziehung mischt diese Zahlen. Niemand kann die nächsten Dominosteine kennen oder bestimmen. Auch wenn du einen Link noch einmal öffnest, bleiben sie gleich.
friends-fair-two = Ab drei Geräten könnten zwei Personen, die sich ihre geheimen Zahlen verraten, eine Reihe bis zu eine ganze Runde früher sehen, aber nie bestimmen.

## What a link can't do

friends-look = Du kannst zuschauen, aber auf diesem Gerät spielst du nicht mit.
friends-seen = Diesen Zug hast du schon gesehen.
friends-no-invitation = Diese Antwort gehört zu einer Einladung auf einem anderen Gerät. Öffne den Link dort.
friends-known-answer = Diese Antwort hast du schon.
friends-own-invitation = Das ist deine eigene Einladung. Schick sie anderen.

### The file of all games.

saved-from-file = sie stammt aus einer Datei
file-reading = Die Datei wird gelesen … { $done } von { $of }
file-read = Importiert: { games }.
file-known = Schon hier: { games }.
file-surplus = Kein Platz für { games }: Importiert wird nur bis { $most } Partien. In der Datei bleibt alles erhalten.
file-problem =
    { $games ->
        [1] Nicht importiert: { $problem }.
       *[other] Nicht importiert: { games }. Die erste ist { $problem }.
    }
file-asides = Nicht lesbare Teile der Datei: { $number }; hier beiseitegelegt: { $kept }.
file-place = Partie { $number } von { $of }{ $reason }
file-unsaved = Noch nicht gespeichert: Bitte lass diesen Tab offen.
file-broken = Nichts wurde importiert{ $reason }. Deine Partien sind unverändert.
file-large = sie ist größer als { $most } MB
file-clash = Beide Versionen behalten?
file-clash-text =
    { $games ->
        [one] Die Datei enthält { $games } Partie, die du schon hast, aber mit anderen Zügen.
       *[other] Die Datei enthält { $games } Partien, die du schon hast, aber mit anderen Zügen.
    }
file-clash-both = Beide behalten
file-clash-mine = Meine behalten

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Live spielen
live-how = Alle öffnen denselben Raum auf dem eigenen Gerät. Ein Konto brauchst du nicht.
live-privacy = Nachrichten zwischen den Geräten können über { $relays } laufen. Ein Relais sieht Netzwerkadressen und Zeiten, aber keine Namen, Züge oder Codes. Direkt verbundene Geräte erfahren gegenseitig ihre Netzwerkadresse.
live-open = Raum öffnen
live-code = Raumcode
live-code-wrong = Ein Raumcode hat 12 Zeichen: Buchstaben und Ziffern. Bitte prüf ihn.
live-recent = Letzte Räume
live-name-missing = Gib zuerst deinen Namen ein.
live-none = Auf dieser Seite kannst du nicht live spielen, aber per Link.
live-connecting = Verbindung wird aufgebaut …
live-step-relay = Relais erreichen
live-step-people = Leute im Raum finden
live-step-link = Mit ihnen verbinden
live-step-done = fertig
live-step-now = läuft
live-slow-relay = Kein Relais antwortet. Prüf deine Internetverbindung; wir versuchen es weiter.
live-slow-link = Das Verbinden dauert länger als sonst. Wir versuchen es weiter.
live-empty = Gerade ist niemand in diesem Raum
live-empty-how = Stimmt der Code? Wenn du wartest, bist du dabei, sobald jemand kommt.
live-keep-waiting = Weiter warten
live-waiting = Warten auf jemanden
live-waiting-how = Sobald jemand kommt, bist du dabei. Lass diese Seite offen.
live-unled = Hier hat noch niemand eine Partie geöffnet
live-unled-how = Öffne eine, dann sind alle in diesem Raum dabei.
live-open-here = Hier eine Partie öffnen
live-other-code = Anderen Code probieren
live-late = Die Partie hat begonnen
live-late-how = Sie hat ohne dieses Gerät begonnen. Du kannst bei jeder Wahl zuschauen, aber nicht mitspielen.
live-watch = Zuschauen
live-full = Dieser Raum ist voll
live-full-how = Sobald ihn jemand verlässt, bist du dabei.
live-removed = Du wurdest aus diesem Raum entfernt
live-removed-how = Wer ihn geöffnet hat, entscheidet, wer bleibt. In einem anderen Raum kannst du spielen.
live-invite = Teile den Link oder lies diesen Code vor:
live-room = Raum { $code }
live-code-and-link = QR-Code und Link
live-qr = QR-Code mit dem Link zu diesem Raum
live-message = Lust auf eine Runde Realmino, jetzt gleich?
live-game = Spiel
live-game-name = { NAME($game) }
live-players = Personen
live-free = Freier Platz
live-sit = Hier sitzen
live-stand = Aufstehen
live-coach = Der Coach darf helfen
live-coach-on = In dieser Partie darf der Coach helfen.
live-coach-off = In dieser Partie schweigt der Coach.
live-people = In diesem Raum
live-remove = Entfernen
live-remove-sure = Wirklich?
live-me = { $name } (du)
live-path-direct = verbunden
live-path-relay = über das Relais verbunden
live-path-looking = wird verbunden …
live-path-away = nicht da
live-ready = bereit
live-be-ready = Bereit
live-why-offline = Kein Relais antwortet. Noch kann niemand dazukommen.
live-why-alone = Noch ist niemand sonst hier.
live-why-free = Freie Plätze: { $seats }. Lade jemanden ein oder wähle Bots.
live-why-seats = Freie Plätze: { $seats }
live-why-seat = Wähle einen Platz, um mitzuspielen.
live-why-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
live-why-few = Auf einem anderen Gerät braucht noch jemand einen Platz.
live-why-away = Nicht da: { LIST($names) }
live-why-ready = Noch nicht bereit: { LIST($names) }
live-why-me = Drück „{ live-be-ready }“, um mitzuspielen.
live-why-start = Alle sind bereit. Warten auf { $name }.
live-why-starting = Es geht los …
live-leave = Verlassen
live-entered = Jetzt im Raum: { $name }
live-gone = Nicht mehr im Raum: { $name }

## The table: gestures, undo, and friends who are away

live-bar = Die anderen am Tisch
live-menu = Gesten und Bitten
live-well = Gut gespielt!
live-thinking = Moment, ich überlege …
live-oops = Hoppla!
live-gesture = { $name }: { $gesture }
live-waits = Warten auf { $name } · { $minutes } min
live-waits-hours = Warten auf { $name } · { $hours } h
live-watchers = Schauen zu: { $number }
live-watching = Du schaust zu.
live-stop-watching = Nicht mehr zuschauen
live-invite-watch = Zum Zuschauen einladen
live-message-watch = Schau bei unserer Partie Realmino live zu!
live-notify = Melden, wenn ich dran bin
live-notify-off = Nicht mehr benachrichtigen
live-notify-on = Du wirst benachrichtigt, wenn du dran bist und diese Seite gerade nicht siehst.
live-notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
live-turn = Du bist dran
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = Erst müssen alle dem Zurücknehmen zustimmen.
live-undo-asked = { $name } möchte die letzte Wahl zurücknehmen.
live-undo-yes = Erlauben
live-undo-no = Ablehnen
live-undo-done = Die letzte Wahl ist zurückgenommen.
live-undo-refused = Die Wahl gilt weiter: Nicht alle waren mit dem Zurücknehmen einverstanden.
live-away = Nicht da: { LIST($names) }. Die Partie wartet.
live-not-here = Noch nicht da: { LIST($names) }
live-bot = Bot spielen lassen
live-bot-for-me = Bot für mich spielen lassen
live-wait = Warten
live-bot-waits = Die anderen müssen dem Bot noch zustimmen.
live-bot-asked = Soll ein Bot für { $name } spielen?
live-bot-plays = Ein Bot spielt für { $name }.
live-handed-over = Ein Bot spielt für dich.
live-play-again = Wieder spielen
live-back = Wieder da: { $name }
live-by-link = Per Link weiterspielen
live-newer = { $name } hat eine andere Version dieser Seite. Ladet sie auf beiden Geräten neu.
live-noisy = Einige Nachrichten von { $name } wurden ignoriert: Es waren zu viele oder sie waren ungültig. Es hat sich nichts geändert.
live-offline = Keine Verbindung. Nichts geht verloren.
live-rematch = Revanche
live-rematch-waits = Die anderen müssen der Revanche noch zustimmen.
live-rematch-asked = { $name } möchte eine Revanche.
live-now-how = Wenn alle diese Partie öffnen und auf die Schaltfläche tippen, kommt jede Wahl sofort an.

## The score pad: reading a kingdom from a photo

pad-photo = Foto
photo-title = { $name }: vom Foto
photo-how = Lege das stehende Schloss beiseite und fotografiere das Königreich senkrecht von oben, ohne Blitz und harte Schatten. Du kannst ein Bild auch einfügen oder hierher ziehen.
photo-court = Nur die Dominosteine von Kingdomino werden erkannt. Prüf die umrandeten Felder und tipp Städte, Gebäude und Ritter selbst ein.
photo-private = Das Foto bleibt auf diesem Gerät und wird nicht gespeichert. Das geht auch offline.
photo-choose = Bild wählen
photo-camera = Foto aufnehmen
photo-fill = Bring das Königreich in den Rahmen.
photo-back = Zurück
photo-take = Aufnehmen
photo-corners = Zieh die vier Ecken auf die Ecken des Königreichs. Ungefähr genügt.
photo-found = Ich glaube, hier ist das Königreich. Zieh Ecken zurecht, die nicht stimmen.
photo-picture = Dein Bild
photo-another = Anderes Bild
photo-read = Lesen
photo-corner-north-west = Ecke im Nordwesten
photo-corner-north-east = Ecke im Nordosten
photo-corner-south-east = Ecke im Südosten
photo-corner-south-west = Ecke im Südwesten
photo-corner-keys = Pfeiltasten bewegen die Ecke, mit der Umschalttaste weiter.
photo-reading = Die Felder werden gelesen …
photo-cancel = Abbrechen
photo-squares = Gelesene Felder
photo-in-picture = Auf dem Foto
photo-which = Was liegt auf diesem Feld?
photo-empty = Nichts
photo-mend = Ecken verschieben
photo-second = Zweites Foto
photo-use = Übernehmen
photo-next = Übernehmen, dann { $name }
photo-doubts =
    { $squares ->
        [0] Alle Felder sind eindeutig.
        [one] Prüf das gestrichelt umrandete Feld: Antippen zeigt das Foto.
       *[other] Prüf die { $squares } gestrichelt umrandeten Felder: Antippen zeigt das Foto.
    }
photo-doubtful = { $square }, unsicher
photo-no-picture = Diese Datei ist kein Bild, das der Browser öffnen kann. Wähle ein JPEG oder PNG.
photo-heic = Dieser Browser kann HEIC-Bilder nicht öffnen. Speichere das Foto als JPEG oder nimm es hier auf.
photo-small = Dieses Bild ist zu klein. Das Königreich braucht mindestens 120 Pixel.
photo-withheld = Dieser Browser verbirgt Bildpunkte vor Seiten, deshalb lässt sich das Foto nicht lesen. Vielleicht erlauben es seine Datenschutzeinstellungen.
photo-no-kingdom = Hier ist kein Königreich aus Dominosteinen zu finden. Zieh die Ecken auf seine Ecken oder mach ein helleres, schärferes Foto von oben.
photo-no-camera = Es gibt keine Kamera. Wähle stattdessen ein Bild.
photo-no-permission = Der Browser darf die Kamera nicht benutzen. Erlaube es in seinen Einstellungen oder wähle ein Bild.
photo-memory = Der Speicher reicht für dieses Foto nicht. Schließ andere Tabs oder wähle ein kleineres Bild.
photo-dark = Das Bild ist zu dunkel zum Lesen. Nimm es mit mehr Licht noch einmal auf.
photo-blurred = Das Bild ist zu unscharf. Halte die Kamera ruhig oder geh etwas weiter weg.
