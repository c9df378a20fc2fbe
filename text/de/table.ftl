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

# As in English.
colour-pink = Pink
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
# As in English.
colour-orange = Orange
colour-purple = Lila
colour-white = Weiß
colour-red = Rot

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

# As in English.
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
reason-place_first = Lege zuerst deinen Dominostein dieser Runde an, dann wähle den nächsten.
reason-due-place = Lege zuerst deinen Dominostein dieser Runde an.
reason-due-discard = Dein Dominostein passt nirgends: Entferne ihn zuerst.
reason-due-claim = Bei der ersten Reihe kannst du nur einen Dominostein wählen.
reason-choose_tile = Wähle zuerst das Gebäude, das der Drache zerstören soll.
refuse-why = Warum?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: Stein { $domino } anlegen
turn-discard = { $name }: Stein { $domino } passt nicht
turn-claim = { $name }: nächsten Stein wählen
turn-first = { $name }: ersten Stein wählen
turn-second = { $name }: zweiten Stein wählen
turn-end = { $name }: Zug beenden
turn-deal = Die nächsten Dominosteine sind verdeckt
turn-over = Partie beendet
turn-thinks = { $name } denkt nach
turn-friend = { $name } ist dran
turn-paused = Schritt { $number } von { $length }
turn-elsewhere = In einem anderen Tab, Schritt { $number } von { $length }
yours-place = Lege Stein { $domino } an
yours-discard = Stein { $domino } passt nicht
yours-claim = Wähle deinen nächsten Stein
yours-first = Wähle deinen ersten Stein
yours-second = Wähle deinen zweiten Stein
yours-end = Beende deinen Zug
handover = Am Zug: { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Erste Reihe
       *[other] Runde { $round } von { $rounds }
    }
round-series = Partie { $game } von { $games } · { round }
round-short =
    { $round ->
        [0] Erste Reihe
       *[other] Runde { $round }
    }
round-team = { round-short } · mit im Team: { LIST($names) }
round-series-team = Partie { $game }, { round-team }
round-what-if = Was-wäre-wenn · { $text }

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
hint-place = Zieh den Dominostein auf ein markiertes Feld oder klick es an. Drehen: R, Mausrad oder „Drehen“.
hint-place-touch = Tipp auf ein markiertes Feld, dann auf „Anlegen“. Drehen: Dominostein antippen.
hint-only-way = Hier passt der Dominostein nur so. Probier ein anderes Feld.
hint-place-confirm =
    { $points ->
        [0] Hier anlegen?
       *[other] Hier für { gain } anlegen?
    }
hint-place-confirm-land = Hier für { gain } anlegen ({ LIST($territories, type: "unit") })?
hint-place-here = Bringt hier { gain }.
hint-place-here-land = Bringt hier { gain }: { LIST($territories, type: "unit") }.
hint-claim = Wähle einen umrahmten Dominostein für die nächste Runde. Kleine Zahlen sind früher dran.
hint-claim-known = Wähle einen Dominostein.
hint-claim-confirm = Dominostein { $domino } wählen?
hope = Bester Platz jetzt: { gain }.
hope-none = Er passt jetzt nicht in dieses Königreich.
hint-discard = Er passt nirgends in dein Königreich und kommt aus dem Spiel.
hint-end = Beende deinen Zug.
hint-actions = Du darfst { LIST($actions, type: "or") }; wähle danach einen Dominostein.
hint-actions-end = Du darfst { LIST($actions, type: "or") }; beende danach deinen Zug.
hint-construct = Gebäude { cost } errichten: Wähle ein Stadtfeld.
hint-no-tax-later = Danach kannst du in diesem Zug keine Steuern mehr eintreiben.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Blättere mit den Pfeilen oben durch die Partie oder spiel von hier aus weiter.
hint-elsewhere = Du spielst diese Partie in einem anderen Tab. Sieh hier zu oder übernimm sie.
hint-over = Partie beendet. { result }
hint-hurry = Tipp auf dein Königreich, damit die Bots sich beeilen.
hint-wait = Am Zug: { $name }.
hint-looking = { LIST($names) }: { points }.
ask-tax = Hier { coins } eintreiben?
ask-construct = { ask-construct-only } Bringt { gain }.
ask-construct-only = Hier { cost } { NAME($building, case: "accusative") } errichten?
ask-burn = Den Drachen für { coins } bestechen, damit er { NAME($building, case: "accusative") } zerstört?

## Buttons

sounds-on = Töne einschalten
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
undo-start = Noch nichts zurückzunehmen.
undo-reveal = Das lässt sich nicht zurücknehmen: Seitdem wurden neue Dominosteine aufgedeckt.
undo-bots = Seit den letzten neuen Dominosteinen haben nur Bots gewählt, du hast also nichts zurückzunehmen.
undo-ok = Letzte Wahl zurücknehmen ({ $name })
undo-step = Einen Schritt zurück
redo-none = Nichts zu wiederholen.
redo-ok = Letzte Wahl wiederholen
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
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
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
option-hope = bis zu { gain-signed }
option-hope-none = passt nicht
option-discard = Dominostein { $domino } entfernen
option-end = Zug beenden
option-tax =
    { $number ->
        [one] Ritter auf { LIST($squares) }: { coins }
       *[other] Ritter auf { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } auf { LIST($squares) } { cost }
option-burn = { NAME($building) } für { coins } zerstören
options-place = Plätze für Dominostein { $domino } ({ halves })
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
effect-tax_per_knight = +{ coins } für jeden deiner Ritter, immer wenn ein Ritter Steuern eintreibt
effect-tax_per_tower = +{ coins } für jeden deiner Türme, immer wenn ein Ritter Steuern eintreibt
effect-per_tower = am Ende { points } für jeden deiner Türme
effect-per_knight = am Ende { points } für jeden deiner Ritter, ob eingesetzt oder nicht
effect-per_territory = am Ende { points } für jedes einzelne { NAME($terrain, form: "territory") }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price =
    { $coins ->
        [0] Kostenlos.
       *[other] Baukosten: { coins }.
    }
cost =
    { $coins ->
        [0] kostenlos
       *[other] für { coins }
    }
board-about = Mehr über { NAME($building, case: "accusative") }
board-pile =
    { $buildings ->
        [0] Keine Gebäude mehr im Stapel.
        [one] Noch 1 Gebäude im Stapel.
       *[other] Noch { $buildings } Gebäude im Stapel.
    }
board-dragon =
    { $dragon ->
        [home] Der Drache ist in seiner Höhle. Für 1 Münze zerstört er ein Gebäude.
       *[away] Der Drache ist in dieser Runde schon geflogen.
    }
purse = { coins }, { knights } im Vorrat, { towers }
purse-queen = { purse }, die Queen

## The log

log-kings = Die Könige wurden gezogen: { LIST($names, type: "unit") }.
log-tiles = Neue Gebäude: { LIST($buildings) }.
log-line = Neue Dominosteine: { LIST($dominoes) }.
log-placed = { $name }: Dominostein { $domino } auf { LIST($squares) } angelegt, { gain }.
log-discarded = { $name }: Dominostein { $domino } passt nicht und ist aus dem Spiel.
log-taxed = { $name }: { coins } Steuern auf { LIST($squares) } eingetrieben.
log-constructed = { $name }: { NAME($building) } auf { LIST($squares) } { cost } errichtet, { gain }.
log-queen = Neues Zuhause der Queen: { $name }.
log-burnt = { $name }: Drache bestochen, { NAME($building) } zerstört.
log-claimed = { $name }: Dominostein { $domino } gewählt.
log-secured = { LIST($names) }: { $bonus } ist sicher, { points }.
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
            [one] Gewonnen!
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
result-lesson =
    { $game ->
        [Q] Weiter: { -game-Q } lernen
       *[other] Weiter: im Team spielen
    }
result-game =
    { $winners ->
        [one] Sieg in Partie { $game }: { LIST($names) }
       *[other] Geteilter Sieg in Partie { $game }: { LIST($names) }
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
sheet-series = { variant-dynasty }
sheet-ruler = Name
sheet-crownless = Ohne Krone
sheet-game = Partie { $game }
sheet-coins = Vermögen
sheet-queen = mit der Queen
tiles-building = Gebäude
tiles-effects = Wirkung
tiles-sure = Beleg
tiles-inferred = Soforteffekte erschlossen
tiles-seen = gesehen

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = Der Tisch. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
label-line = Diese Reihe
label-next = Nächste Reihe
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
coming-terrain = Landschaft
coming-squares = Felder
coming-crowns = Kronen
coming-box = { NAME($game) }
label-waiting = Reihenfolge

## The table in words: its squares, dominoes and buildings

reading-kingdom = Königreich: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } Felder (höchstens { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
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
square-latest = eben angelegt
square-fits = hier passt der Dominostein
square-lost = lässt sich nicht mehr belegen
square-tax = hier kann ein Ritter Steuern eintreiben
square-of = Königreich: { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, erledigt
        [now] { option-claim }, jetzt anzulegen: { $name }
        [king] { option-claim }, König: { $name }
       *[free] { option-claim }, frei
    }
board-spot-empty = { coins }: kein Gebäude.
board-spot-dragon = { coins }: vom Drachen zerstört.
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
saved-yours = Du bist dran · { $text }
saved-theirs = Warten auf { $name } · { $text }
saved-aside = Nicht lesbare Partie Nr.{ "\u00A0" }{ $number }
saved-asides = { $number } nicht lesbare Partien
saved-newer = Eine Partie aus einer neueren Version
saved-newer-text = Lade die Seite neu, um die neue Version zu bekommen, oder lade die Partie herunter.
saved-settings = die Einstellungen waren nicht lesbar
saved-gone = Diese Partie wurde in einem anderen Tab gelöscht.
saved-kept = Der Browser hat nicht geantwortet, deshalb ist die Partie noch da. Bitte versuch es noch einmal.
saved-taken = Du spielst diese Partie jetzt in einem anderen Tab. Jeder Zug ist gespeichert. Hier kannst du zusehen oder übernehmen.
saved-delete = Diese Partie löschen?
saved-delete-text = { $game }. Das lässt sich nicht rückgängig machen.
saved-delete-no = Behalten
saved-delete-yes = Löschen
saved-clear = Alle löschen?
saved-clear-text = { $game }. Das lässt sich nicht rückgängig machen.
saved-many = Du hast { $number } gespeicherte Partien
saved-many-text = So viele Partien bremsen die Seite. Lade alle herunter und lösche dann, wenn du magst, die { $number } ältesten beendeten.
saved-oldest = Die { $number } ältesten beendeten Partien
saved-on-table = Du spielst diese Partie gerade. Verlass den Tisch, bevor du sie löschst.
saved-elsewhere = Diese Partie ist in einem anderen Tab offen. Schließ sie dort, bevor du sie löschst.
save-unreachable = Deine gespeicherten Partien sind gerade nicht erreichbar{ $reason }. Nichts ist verloren: Spiel weiter und lade die Seite später neu, dann sind sie wieder da.
save-newer = Deine Partien stammen aus einer neueren Version. Nichts ist verloren: Lade die Seite neu, um sie zu aktualisieren, oder spiel einfach eine neue Partie.
save-forbidden = Dein Browser speichert hier keine Partien. Du kannst spielen, aber wenn du den Tab schließt, ist die Partie weg.
save-framed = Innerhalb anderer Seiten werden Partien nicht gespeichert. Um diese zu behalten, wähle „In neuem Tab öffnen“ im Menü.
save-full = Nicht gespeichert ({ $reason }). Beim Neuladen gingen deine letzten Züge verloren: Lass diesen Tab offen und lade alle Partien herunter.
save-spare = Nicht wie üblich gespeichert ({ $reason }), aber deine Züge sind in einer Sicherungskopie. Lade zur Sicherheit alle Partien herunter.
save-settings = Deine Einstellungen konnten nicht gespeichert werden. Sie gelten, bis du die Seite schließt.
save-broken = Eine gespeicherte Partie ist nicht lesbar{ $reason }. Sie ist als Nr.{ "\u00A0" }{ $number } beiseitegelegt: Lade sie aus der Liste herunter oder beginne eine neue Partie.

## Links, and what went wrong

link-broken = Dieser Link ist beschädigt oder unvollständig{ $reason }. Bitte um einen neuen oder beginne hier eine Partie.
later-missing = Ein Teil der Seite konnte nicht geladen werden; nichts ist verloren. Prüf die Verbindung und versuch es noch einmal, oder lade die Seite neu.
failed = Etwas ist schiefgegangen ({ $reason }). Deine Partie ist gespeichert; bitte lade die Seite neu.

## The coach

coach-ask = Den Coach um Rat fragen
coach-later = Den Coach kannst du fragen, wenn du dran bist.

## Variants

variant-harmony = Harmonie
variant-middle = Reich der Mitte
variant-dynasty = Dynastie
