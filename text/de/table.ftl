### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $form ->
        [territory] Getreidegebiet
       *[land] Getreidefeld
    }
-terrain-forest =
    { $form ->
        [territory] Waldgebiet
       *[land] Wald
    }
-terrain-lake =
    { $form ->
        [territory] Seengebiet
       *[land] See
    }
-terrain-grassland =
    { $form ->
        [territory] Weidegebiet
       *[land] Weideland
    }
-terrain-swamp =
    { $form ->
        [territory] Sumpfgebiet
       *[land] Sumpf
    }
-terrain-mine =
    { $form ->
        [territory] Gebirgsgebiet
       *[land] Gebirge
    }
-terrain-town =
    { $form ->
        [territory] Stadtgebiet
       *[land] Stadt
    }

## The colours, which are the names of people whom nobody has named

colour-pink = Pink
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-purple = Lila
colour-white = Weiß
colour-red = Rot

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

-bot-pink = Rosa
    .gender = feminine
-bot-yellow = Aurel
    .gender = masculine
-bot-green = Flora
    .gender = feminine
-bot-blue = Marin
    .gender = masculine
-bot-orange = Falko
    .gender = masculine
-bot-purple = Viola
    .gender = feminine
-bot-white = Alba
    .gender = feminine
-bot-red = Ruben
    .gender = masculine
bot-level =
    { GENDER($name) ->
        [feminine] { NAME($level, gender: "feminine") } { $name }
       *[masculine] { NAME($level, gender: "masculine") } { $name }
    }
bot-failed = Auf diesem Gerät sind Bots vielleicht langsam.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = Du hast noch kein freies Stadtfeld.
reason-place_first = Lege zuerst den Dominostein dieser Runde an, dann wähle den nächsten.
reason-choose_tile = Wähle zuerst das Gebäude, das der Drache zerstören soll.
refuse-why = Warum?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: Dominostein { $domino } anlegen
turn-discard = { $name }: Dominostein { $domino } passt nicht
turn-claim = { $name }: nächsten Dominostein wählen
turn-first = { $name }: ersten Dominostein wählen
turn-end = { $name }: Zug beenden
turn-deal = Die nächste Reihe wird ausgelegt
turn-over = Die Partie ist zu Ende
turn-thinks = { $name } denkt nach
turn-paused = Schritt { $number } von { $length }
turn-elsewhere = Läuft in einem anderen Tab, Schritt { $number } von { $length }
yours-place = Lege Dominostein { $domino } an
yours-discard = Dominostein { $domino } passt nicht
yours-claim = Wähle den nächsten Dominostein
yours-first = Wähle den ersten Dominostein
yours-end = Beende deinen Zug
handover = Am Zug: { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Die erste Reihe
       *[other] Runde { $round } von { $rounds }
    }
round-series = Partie { $game } von { $games } · { round }
round-short =
    { $round ->
        [0] Erste Reihe
       *[other] Runde { $round }
    }
round-team = { round-short } · Team: { LIST($names) }
round-series-team = Partie { $game }, { round-team }

## The steps of a turn with a court

phase-add = Anlegen
phase-tax = Steuern
phase-construct = Bauen
phase-burn = Drache
phase-claim = Wählen
phase-end = Ende

## What the line below the table says

-action-tax = Steuern eintreiben
-action-construct = ein Gebäude errichten
-action-burn = den Drachen bestechen
hint-place = Zieh den Dominostein auf ein markiertes Feld oder klick darauf. Drehen: R, Mausrad, „Drehen“.
hint-place-touch = Tipp auf ein markiertes Feld, zum Drehen auf den Dominostein, dann auf „Anlegen“.
hint-place-confirm =
    { $points ->
        [0] Hier anlegen?
       *[other] Hier für { gain } anlegen?
    }
hint-place-confirm-land = Hier für { gain } anlegen ({ LIST($territories, type: "unit") })?
hint-place-here = Hier bringt er { gain }.
hint-place-here-land = Hier bringt er { gain }: { LIST($territories, type: "unit") }.
hint-claim = Wähle einen umrahmten Dominostein: Kleine Zahlen sind nächste Runde früher dran.
hint-claim-known = Wähle einen Dominostein.
hint-claim-confirm = Dominostein { $domino } wählen?
hope = Bestenfalls brächte er jetzt { gain }.
hope-none = In dieses Königreich passt er jetzt nirgends.
hint-discard = Er passt nirgends in dein Königreich und wird aus dem Spiel entfernt.
hint-end = Beende deinen Zug.
hint-actions = Du darfst { LIST($actions, type: "or") }; danach wähle einen Dominostein.
hint-actions-end = Du darfst { LIST($actions, type: "or") }; danach beende deinen Zug.
hint-paused = Blättere mit den Pfeilen oben durch die Partie oder spiel von hier aus weiter.
hint-elsewhere = Diese Partie läuft in einem anderen Tab. Sieh sie hier an oder übernimm sie.
hint-over = Die Partie ist zu Ende. { result }
hint-hurry = Tipp auf dein Königreich, damit die anderen sich beeilen.
hint-wait = Am Zug: { $name }.
hint-looking = Königreich ({ LIST($names) }): { points }.
ask-tax = Hier { coins } eintreiben?
ask-construct = Hier für { coins } { NAME($building, case: "accusative") } errichten? Bringt { gain }.
ask-burn = Den Drachen bestechen, damit er für { coins } { NAME($building, case: "accusative") } zerstört?

## Buttons

close = Schließen
button-place = Anlegen
button-claim = Wählen
button-discard = Entfernen
button-end = Zug beenden
button-tax = Eintreiben
button-construct = Errichten
button-burn = Zerstören
button-cancel = Abbrechen
button-back = Zurück
button-again = Noch einmal
button-next = Nächste Partie
button-play-on = Weiterspielen
button-scores = Wertung
button-take-over = Übernehmen
undo-start = Es gibt noch nichts zurückzunehmen.
undo-reveal = Seitdem wurden neue Dominosteine aufgedeckt, deshalb bleibt es bei dieser Wahl.
undo-bots = Seit den letzten neuen Dominosteinen waren nur Bots dran, von dir lässt sich also nichts zurücknehmen.
undo-ok = Letzte Wahl zurücknehmen ({ $name })
undo-step = Einen Schritt zurück
redo-none = Es gibt nichts zu wiederholen.
redo-ok = Zurückgenommenes wiederholen
redo-step = Einen Schritt weiter

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] keine Punkte
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
halves =
    { $alike ->
        [yes] zweimal { NAME($terrain1) }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1) } auf { $square1 }, { half-second } auf { $square2 }
        [one] { NAME($terrain1) } mit { $crowns1 } Krone auf { $square1 }, { half-second } auf { $square2 }
       *[other] { NAME($terrain1) } mit { $crowns1 } Kronen auf { $square1 }, { half-second } auf { $square2 }
    }
option-claim = Dominostein { $domino }: { halves }
option-hope = höchstens { gain-signed }
option-hope-none = passt nirgends
option-discard = Dominostein { $domino } entfernen
option-end = Zug beenden
option-tax =
    { $number ->
        [one] Ritter auf { LIST($squares) }: { coins }
       *[other] Ritter auf { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } auf { LIST($squares) } für { coins }
option-burn = { NAME($building) } für { coins } zerstören
options-place = Plätze für Dominostein { $domino } ({ halves })
options-claim = Freie Dominosteine
options-none = Gerade gibt es nichts zu wählen.
options-tax = Steuern eintreiben
options-construct = Ein Gebäude errichten
options-burn = Den Drachen bestechen
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place }: { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = nichts
effect-knights = sofort { knights }
effect-towers = sofort { towers }
effect-crowns = { crowns } für die Stadt ringsum
effect-points = am Ende { points }
effect-tax_per_knight = { coins } mehr für jeden deiner Ritter, immer wenn ein Ritter Steuern eintreibt
effect-tax_per_tower = { coins } mehr für jeden deiner Türme, immer wenn ein Ritter Steuern eintreibt
effect-per_tower = am Ende { points } für jeden deiner Türme
effect-per_knight = am Ende { points } für jeden deiner Ritter, ob eingesetzt oder nicht
effect-per_territory = am Ende { points } für jedes einzelne { NAME($terrain, form: "territory") }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price = Baukosten: { coins }.
board-about = Mehr über { NAME($building, case: "accusative") }
board-note = { board-pile } { board-dragon }
board-pile =
    { $buildings ->
        [0] Es kommen keine Gebäude mehr.
        [one] Es kommt noch 1 Gebäude.
       *[other] Es kommen noch { $buildings } Gebäude.
    }
board-dragon =
    { $dragon ->
        [home] Der Drache ist in seiner Höhle: Für 1 Münze zerstört er ein Gebäude.
       *[away] Der Drache ist in dieser Runde schon geflogen.
    }
purse = { coins }, { knights } bereit, { towers }
purse-queen = { purse }, die Queen

## The log

log-kings = Die Könige sind gezogen: { LIST($names, type: "unit") }.
log-tiles = Neue Gebäude: { LIST($buildings) }.
log-line = Neue Dominosteine: { LIST($dominoes) }.
log-placed = { $name }: Dominostein { $domino } auf { LIST($squares, type: "unit") } angelegt, { gain }.
log-discarded = { $name }: Dominostein { $domino } passt nirgends und ist aus dem Spiel.
log-taxed = { $name }: { coins } Steuern auf { LIST($squares, type: "unit") } eingetrieben.
log-constructed = { $name }: { NAME($building) } auf { LIST($squares, type: "unit") } für { coins } errichtet, { gain }.
log-queen = Die Queen ist jetzt hier zu Gast: { $name }.
log-burnt = { $name }: Drache bestochen, { NAME($building) } zerstört.
log-claimed = { $name }: Dominostein { $domino } gewählt.
log-left_over =
    { $number ->
        [one] Übrig: Dominostein { LIST($dominoes) }.
       *[other] Übrig: Dominosteine { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Sieg: { LIST($names) }.
       *[other] Geteilter Sieg: { LIST($names) }.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] Du gewinnst!
           *[other] Geteilter Sieg!
        }
       *[others] { $winners ->
            [one] Sieg: { LIST($names) }!
           *[other] Geteilter Sieg: { LIST($names) }
        }
    }
result-largest = Punktgleich: Das größte Gebiet entscheidet.
result-shared = Punktgleich und gleich große Gebiete: Der Sieg wird geteilt.
result-series-shared = Gleiche Summen: Der Sieg wird geteilt.
result-so-far = Zwischenstand
result-copied = Das Ergebnis ist in der Zwischenablage.
result-game =
    { $winners ->
        [one] Sieg in Partie { $game }: { LIST($names) }
       *[other] Geteilter Sieg in Partie { $game }: { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Sieg in der Dynastie: { LIST($names) }!
       *[other] Geteilter Sieg in der Dynastie: { LIST($names) }
    }

## Score sheets

sheet-territory = Gebiet
sheet-terrain = { NAME($terrain) }
sheet-count = Felder × Kronen
sheet-points = Punkte
sheet-total = Summe
sheet-winner = Sieg
sheet-harmony = { variant-harmony }
sheet-middle = { variant-middle }
sheet-series = { variant-dynasty }
sheet-ruler = Name
sheet-crownless = Ohne Krone
sheet-game = Partie { $game }
sheet-coins = Vermögen
sheet-queen = mit der Queen
tiles-building = Gebäude
tiles-effects = Was es bringt
tiles-sure = Wie sicher
tiles-inferred = der Soforteffekt ist erschlossen
tiles-seen = gesehen

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = Der Tisch. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
moment-over = { $game } · { LIST($scores, type: "unit") }
label-line = Jetzt
label-next = Nächste
coming = noch { $coming }
coming-title =
    { $coming ->
        [one] Noch { $coming } Dominostein
       *[other] Noch { $coming } Dominosteine
    }
coming-all =
    { $unseen ->
        [one] { $unseen } Dominostein war noch nicht zu sehen. Er kommt noch.
       *[other] { $unseen } Dominosteine waren noch nicht zu sehen. Alle kommen noch.
    }
coming-some =
    { $coming ->
        [0] { $unseen } Dominosteine waren nicht zu sehen. Keiner davon kommt in dieser Partie noch.
        [one] { $unseen } Dominosteine waren noch nicht zu sehen. Davon kommt noch { $coming }; welcher, weiß niemand.
       *[other] { $unseen } Dominosteine waren noch nicht zu sehen. Davon kommen noch { $coming }; welche, weiß niemand.
    }
coming-squares = Felder
coming-crowns = Kronen
coming-box = { NAME($game) }
label-waiting = Reihenfolge

## The table in words: its squares, dominoes and buildings

reading-kingdom = Königreich: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } Felder von höchstens { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = Schloss
square-empty = leer
square-building = { NAME($building) } ({ effects })
square-knight = ein Ritter
square-territory =
    { $crowns ->
        [0] { $squares ->
            [one] Gebiet von { $squares } Feld ohne Krone
           *[other] Gebiet von { $squares } Feldern ohne Krone
        }
       *[other] { $squares ->
            [one] Gebiet von { $squares } Feld mit { crowns }
           *[other] Gebiet von { $squares } Feldern mit { crowns }
        }
    }
square-open = frei für ein Gebäude
square-latest = zuletzt belegt
square-fits = hier passt der Dominostein
square-lost = hierher passt kein Dominostein mehr
square-tax = hier kann ein Ritter Steuern eintreiben
square-of = { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, erledigt
        [now] { option-claim }, jetzt anzulegen: { $name }
        [king] { option-claim }, gewählt: { $name }
       *[free] { option-claim }, frei
    }
board-spot-empty = Kein Gebäude für { coins }.
board-spot-dragon = Der Drache hat das Gebäude für { coins } zerstört.
board-title = Gebäudetableau
board-queen =
    { $host ->
        [none] Die Queen ist noch bei niemandem.
       *[some] Hier ist die Queen zu Gast: { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Beendet
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-aside = Gespeicherte, aber nicht lesbare Partie, Nummer { $number }
saved-asides = { $number } gespeicherte, aber nicht lesbare Partien
saved-newer = Eine Partie aus einer neueren Version dieser Seite
saved-newer-text = Lade die Seite neu, um diese Version zu bekommen, oder lade die Partie herunter.
saved-settings = die Einstellungen waren nicht lesbar
saved-from-file = sie stammt aus einer Datei
saved-gone = Diese Partie wurde in einem anderen Tab gelöscht.
saved-kept = Löschen fehlgeschlagen: Der Browser hat nicht geantwortet. Die Partie ist noch da; bitte versuch es noch einmal.
saved-taken = Diese Partie läuft jetzt in einem anderen Tab. Jeder Zug bleibt erhalten; hier kannst du sie ansehen oder übernehmen.
saved-delete = Diese Partie löschen?
saved-delete-text = { $game }. Sie lässt sich nicht wiederherstellen.
saved-delete-no = Behalten
saved-delete-yes = Löschen
saved-clear = Alle löschen?
saved-clear-text = { $game }. Sie lassen sich nicht wiederherstellen.
saved-many = { $number } Partien sind hier gespeichert
saved-many-text = So viele Partien machen diese Seite langsam. Lade sie alle herunter und lösche dann, wenn du magst, die { $number } ältesten beendeten.
saved-oldest = Die { $number } ältesten beendeten Partien
saved-on-table = Diese Partie liegt auf dem Tisch. Verlass den Tisch, bevor du sie löschst.
saved-elsewhere = Diese Partie ist in einem anderen Tab offen. Schließ sie dort, bevor du sie löschst.
save-unreachable = Die gespeicherten Partien sind gerade nicht erreichbar ({ $reason }). Nichts ist verloren: Du kannst spielen und sie später wiederfinden, wenn du die Seite neu lädst.
save-newer = Die Partien hier stammen aus einer neueren Version dieser Seite. Nichts ist verloren: Lade die Seite neu, um diese Version zu bekommen; du kannst jetzt auch eine neue Partie spielen.
save-forbidden = Dieser Browser speichert nichts für diese Seite: Du kannst spielen, aber wenn du den Tab schließt, ist die Partie weg.
save-framed = In diesem Rahmen auf einer anderen Seite speichert der Browser keine Partie: Mit „In eigenem Tab öffnen“ im Menü behältst du sie.
save-full = Nicht gespeichert ({ $reason }). Beim Neuladen gingen die letzten Züge verloren: Lass den Tab offen und lade alle Partien aus der Liste herunter.
save-spare = Nicht wie üblich gespeichert ({ $reason }). Eine Ersatzkopie enthält deine Züge. Lade zur Sicherheit alle Partien aus der Liste herunter.
save-settings = Die Einstellungen konnten nicht gespeichert werden; sie gelten, bis die Seite geschlossen wird.
save-broken = Eine gespeicherte Partie ist nicht lesbar: { $reason }. Sie ist als Nummer { $number } beiseitegelegt; du kannst sie in der Liste der Partien herunterladen oder eine neue beginnen.

## A file of games

file-reading = Die Datei wird gelesen …
file-read = Aus der Datei gelesen: { games }.
file-known = Schon hier: { games }.
file-surplus = Kein Platz für { games }: Eine Datei füllt die Liste nur bis { $most } Partien auf. In der Datei bleibt alles erhalten.
file-problem =
    { $games ->
        [1] Nicht gelesen: { $problem }.
       *[other] Nicht gelesen: { games }. Die erste ist { $problem }.
    }
file-asides = Nicht lesbare Teile der Datei: { $number }; hier beiseitegelegt: { $kept }.
file-place = Partie { $number } von { $of }: { $reason }
file-unsaved = Sie konnten noch nicht gespeichert werden; bitte lass diesen Tab offen.
file-broken = Aus dieser Datei wurde keine Partie gelesen: { $reason }. Hier hat sich nichts geändert.
file-large = sie ist größer als { $most } MB
file-clash = Beide Versionen behalten?
file-clash-text =
    { $games ->
        [one] Die Datei enthält { $games } Partie, die hier mit anderen Zügen steht.
       *[other] Die Datei enthält { $games } Partien, die hier mit anderen Zügen stehen.
    }
file-clash-both = Beide behalten
file-clash-mine = Nur meine behalten

## Links, and what went wrong

link-broken = Dieser Link ist beschädigt oder unvollständig ({ $reason }). Lass ihn dir noch einmal schicken oder beginne hier eine neue Partie.
link-copied = Der Link zu diesem Moment{ link-names } ist in der Zwischenablage.
link-shown = Der Link zu diesem Moment{ link-names } steht in der Adresszeile.
link-names =
    { $names ->
        [yes] { " " }mit allen Namen
       *[no] { "" }
    }
later-missing = Dieser Teil der Seite konnte nicht geladen werden. Bitte prüf die Verbindung und versuch es noch einmal; nichts ist verloren.
failed = Etwas ist schiefgegangen ({ $reason }); die Partie ist gespeichert, bitte lade die Seite neu.

## The coach

coach-ask = Den Coach fragen, was jetzt gut ist
coach-later = Den Coach kannst du fragen, wenn du dran bist.

## Variants

variant-harmony = Harmonie
variant-middle = Reich der Mitte
variant-dynasty = Dynastie
