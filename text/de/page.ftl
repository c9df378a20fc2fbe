### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } und { -game-Q } im Browser
page-description = Spiel { -game-K }, { -game-Q } und { -game-W } mit Freunden an einem Tisch oder gegen Bots, im Browser, mit oder ohne Netz.
page-app = { -game-K }, { -game-Q } und { -game-W } im Browser, mit Freunden oder Bots, mit oder ohne Netz.
page-tagline = { -game-K }, { -game-Q } und { -game-W } im Browser, für zwei bis acht: Freunde an einem Tisch, Bots oder beides.
page-colophon = Ein inoffizielles Fanprojekt. { -game-K } und { -game-Q } sind Spiele von Bruno Cathala, erschienen bei Blue Orange.
page-languages = Sprachen
page-pad = Wertungsblock fürs echte Spiel
page-noscript = Realmino braucht JavaScript, das hier abgeschaltet ist.
page-stalled = Die Seite lädt nicht weiter, vielleicht weil die Verbindung unterbrochen ist, dieses Netz erst eine Anmeldung verlangt oder etwas die Skripte dieser Seite blockiert. Alles hier Gespeicherte ist noch da: Bitte prüf die Verbindung und lade die Seite neu.

## A new version

update-now = Aktualisieren
update-later = Später

## Saved games

games-shelf = Verlauf und Statistik
games-help = Alle Partien bleiben erhalten, bis du sie löschst.
games-download = Alle Partien herunterladen
games-read = Partien aus Datei lesen
games-file = Eine Datei mit Partien

## Which game; $least to $most players

choice-daily-text = Jeden Tag eine Partie, für alle dieselbe.
choice-teach = Neu hier? Lern beim Spielen:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Teams
choice-game = Welches Spiel?
choice-game-name = { NAME($game) }
choice-game-seats = Für { $least }–{ $most }
choice-game-K = Lege Dominosteine um dein Schloss: Große Gebiete mit vielen Kronen gewinnen.
choice-game-Q = Städte, Ritter, eine Queen, die umworben, und ein Drache, der bestochen sein will.
choice-game-W = Beide Schachteln auf einem Tisch, alle für sich oder in Zweierteams.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Wer spielt?
seat-name-pink = Name von Pink
seat-name-yellow = Name von Gelb
seat-name-green = Name von Grün
seat-name-blue = Name von Blau
seat-name-orange = Name von Orange
seat-name-purple = Name von Lila
seat-name-white = Name von Weiß
seat-name-red = Name von Rot
seat-kind-pink = Wer spielt Pink
seat-kind-yellow = Wer spielt Gelb
seat-kind-green = Wer spielt Grün
seat-kind-blue = Wer spielt Blau
seat-kind-orange = Wer spielt Orange
seat-kind-purple = Wer spielt Lila
seat-kind-white = Wer spielt Weiß
seat-kind-red = Wer spielt Rot
kind-person = Mensch
kind-others = Zum Tüfteln
kind-none = Leer
level-squire-text = für Kinder und erste Partien: übersieht, was gedreht oder weit weg liegt
level-knight-text = für einen gemütlichen Abend: nimmt, was gleich Punkte bringt, und plant nichts
level-duke-text = für alle, die oft spielen: plant voraus, achtet aber nicht auf die anderen
level-queen-text = für die Allerbesten: spielt die Partie im Kopf viele Male zu Ende

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Zu zweit ein Königreich von { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, mit gemeinsamen Rittern und Münzen.
variant-duel-text = Alle { $dominoes } Dominosteine für zwei, auf stolzen { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } Feldern.
variant-harmony-text =
    { $points ->
        [one] { $points } Punkt für ein Königreich ohne Lücke.
       *[other] { $points } Punkte für ein Königreich ohne Lücke.
    }
variant-middle-text =
    { $points ->
        [one] { $points } Punkt für ein Schloss genau in der Mitte.
       *[other] { $points } Punkte für ein Schloss genau in der Mitte.
    }
variant-dynasty-text = Drei Partien hintereinander, alle Punkte zusammen.
variant-borrowed = Ein Extra, aus { -game-K } geliehen.

## More choices

choice-more = Mehr Optionen
choice-seed = Mischcode
choice-seed-text = Derselbe Code bringt dieselben Dominosteine. Lass ihn leer, dann wird neu gemischt.
choice-handover = Pause beim Weitergeben
choice-handover-text = Zeigt, wer dran ist, bevor das Gerät weitergereicht wird.
choice-people = Vorgeschlagene Namen
choice-begin = Los geht’s
choice-heard = Die Partie beginnt, sobald alles aufgebaut ist.
choice-loading = Das Spiel wird aufgebaut …

## The frame of the table

table-title = Der Tisch
table-ask = Coach fragen
table-redo = Wiederholen
table-menu = Menü
table-whole = Ganzer Tisch
table-open-board = Gebäudetableau groß zeigen, mit Beschreibungen
table-yours = Du bist dran
table-phases = Dieser Zug
table-choices = Auswahl
table-log = Verlauf
table-read = Tisch vorlesen
table-reading = Der Tisch in Worten
table-reading-keys = Tipp auf ein Feld oder geh mit den Pfeiltasten von einem zum nächsten.
table-step-through = Blättern
table-rotate = Drehen
table-dragon = Drache
handover-text = Reich das Gerät weiter, dann geht es los.
handover-go = Ich bin bereit
result-new = Neue Partie
result-look = Noch mal ansehen
result-review = Rückblick
result-count = Noch mal zählen
result-day = Ergebnis teilen
result-link = Link kopieren
result-text = Ergebnis kopieren

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Hilfe
guide-rules = Die Regeln dieses Spiels
guide-things = Was auf dem Tisch liegt
guide-steps = Die Schritte eines Zugs
guide-hands = Maus und Finger
guide-keys = Tasten
table-asked = Was ist das?
guide-rule = Die Regel
thing-points = Punkte
thing-points-text = Alle bisherigen Punkte: Jedes Gebiet zählt seine Felder mal seine Kronen.
thing-waiting = Wer als Nächstes wählt
thing-waiting-text = Die Könige sind gezogen. In dieser Reihenfolge wählen sie aus der ersten Reihe.
thing-line = Diese Runde
thing-line-text = Die Könige auf diesen Dominosteinen sind von der kleinsten bis zur größten Zahl an der Reihe.
thing-next = Nächste Reihe
thing-next-text = Hier wählt dein König einen Dominostein. Kleine Zahlen sind in der nächsten Runde früher dran, große haben seltenere Landschaften und mehr Kronen.
thing-coins = Münzen
thing-coins-text = Mit ihnen bezahlst du Gebäude und bestichst den Drachen. Ritter treiben sie ein, und was am Ende übrig ist, bringt Punkte.
thing-knights = Ritter
thing-knights-text = Sie sind bereit, auf dem Dominostein, den du anlegst, Steuern einzutreiben: Jeder bringt so viele Münzen, wie sein Gebiet Felder hat.
thing-towers = Türme
thing-towers-text = Manche Gebäude bringen Türme. Die Queen zieht zu dem Königreich, das mindestens so viele bekommt, wie jedes andere hat.
thing-queen = Die Queen
thing-queen-text = Wer sie zu Gast hat, zahlt weniger für Gebäude, darf aber den Drachen nicht bestechen. Am Ende zählt sie als zusätzliche Krone im größten Gebiet.
thing-pile = Gebäudeplättchen
thing-pile-text = Die Gebäude, die noch kommen. Am Ende der Runde füllen sie die leeren Plätze des Tableaus.
thing-cave = Die Drachenhöhle
thing-cave-text = Solange der Drache in seiner Höhle ist, kannst du ihn bestechen, damit er ein Gebäude des Tableaus zerstört. Am Ende der Runde kommt er zurück.
thing-add = A: Dominostein anlegen
thing-add-text = Mindestens eine Hälfte muss an die gleiche Landschaft oder das Schloss grenzen. Ein Dominostein, der nirgends passt, wird aus dem Spiel entfernt.
thing-tax = B: Steuern eintreiben
thing-tax-text = Wenn du magst, stell Ritter auf den eben angelegten Dominostein: Jeder bringt so viele Münzen, wie sein Gebiet Felder hat.
thing-construct = C: Ein Gebäude errichten
thing-construct-text = Wenn du magst, kauf ein Gebäude vom Tableau und errichte es auf einem deiner freien Stadtfelder.
thing-burn = D: Den Drachen bestechen
thing-burn-text = Wenn du magst, lass ihn für 1 Münze ein Gebäude des Tableaus zerstören, damit es niemand bekommt.
thing-claim = E: Nächsten Dominostein wählen
thing-claim-text = Dein König zieht auf einen freien Dominostein der nächsten Reihe, und dein Zug ist zu Ende.
thing-end = Zug beenden
thing-end-text = In der letzten Runde gibt es keinen Dominostein zu wählen.
hand-place = Zieh einen Dominostein auf sein Feld oder klick das Feld an. Das Mausrad oder die rechte Taste dreht ihn.
hand-touch = Mit dem Finger: Tipp auf ein Feld, zum Drehen noch mal auf den Dominostein, dann auf „Anlegen“.
hand-build = Wähle ein Gebäude vom Tableau, dann eines deiner Stadtfelder. Für Steuern wähle ein Feld des eben angelegten Dominosteins.
hand-look = Wähle ein anderes Königreich, um es groß zu sehen, und noch mal, um zurückzukehren.
hand-hurry = Sind andere dran, wähle ein Feld deines Königreichs, damit die Bots sich beeilen, oder drück auf dem Tisch die Leertaste.
hand-ask = Zeig oder tipp auf ein Bild oder eine Überschrift neben den Königreichen, um zu erfahren, was das ist.
key-step = Dominostein bewegen oder die Reihe entlanggehen
key-confirm = Gezeigtes anlegen oder wählen
key-next = Nächster oder voriger möglicher Platz
key-turn = Dominostein drehen
key-cancel = Dominostein zurücklegen
key-undo = Rückgängig
key-redo = Wiederholen
key-namesquares = Feldnamen zeigen oder verbergen
key-askadvice = Coach fragen
key-askguide = Diese Hilfe
key-control = Strg
key-shift = Umschalt
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc

## The menu

menu-title = Einstellungen
menu-about = Info
menu-link = Link zu diesem Moment kopieren
menu-share = Teilen
menu-analyse = Diese Stellung analysieren
menu-leave = Tisch verlassen
menu-pace = Tempo der Bots
menu-pace-slow = Langsam
menu-pace-normal = Normal
menu-pace-fast = Schnell
menu-pace-instant = Sofort
menu-thinking = Bedenkzeit
menu-thinking-short = Kurz
menu-thinking-normal = Normal
menu-thinking-long = Lang
menu-coach = Coach
menu-coach-off = Aus
menu-coach-ask = Auf Anfrage
menu-coach-warn = Warnt auch vor Fehlern
menu-theme = Aussehen
menu-theme-system = Automatisch
menu-theme-light = Hell
menu-theme-dark = Dunkel
menu-confirm = Vor dem Anlegen fragen
menu-confirm-text = Beim Tippen wird immer gefragt.
menu-coordinates = Feldnamen zeigen
menu-points = Punkte zeigen
menu-points-text = Was ein Platz bringt und was jeder Dominostein dir jetzt bestenfalls brächte.
menu-sounds = Töne
menu-vibration = Vibration
menu-names = Namen in Links

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Über Realmino
about-what = Mit Realmino spielst du { -game-K }, { -game-Q } und { -game-W }, das beide vereint, auf dieser Seite. Nach dem ersten Besuch braucht sie kein Netz; sie hat keinen Server, kein Konto und keine Werbung, und deine Partien bleiben auf deinem Gerät.
about-fans = Ein inoffizielles Projekt von Fans, mit eigenen Zeichnungen und Worten. { -game-K } und { -game-Q } sind Spiele von { $author }, erschienen bei { $publisher }; beide haben mit dieser Seite nichts zu tun. Wenn sie dir gefallen, haben die echten Schachteln einen Platz in deinem Regal verdient.
about-how = Die Regeln, die Bots und der Tisch sind in Python geschrieben und laufen mit PyScript und Pyodide in deinem Browser. { $link }Die Lizenzen aller Teile{ $end } liegen dem Spiel bei.
about-rules = { $link }Die Regeln{ $end } aller Spiele sind mit Bildern erklärt. Wer sie einmal geöffnet hat, liest sie auch ohne Netz.
about-documents = { $link }Die Dokumentation{ $end } (auf Englisch) erklärt, wie du Realmino selbst hostest, Partien auf eigenen Seiten zeigst und es als Bibliothek benutzt.
about-reference = Wer programmiert, findet die Regeln als Python-Bibliothek in { $link }ihrer Referenz{ $end }, die ein Netz braucht.
about-tiles = Über die Plättchen
about-tiles-dominoes = Die Dominosteine von { -game-Q } folgen einer öffentlichen Liste; Fotos bestätigen etwa die Hälfte davon. Eine andere Liste weicht bei vier ab.
about-tiles-buildings = Was ein Gebäude am Ende zählt, ist gut belegt. Was manche sofort bringen, steht auf der grauen Seite, die kaum ein Bild zeigt: Dort ist es aus veröffentlichten Summen erschlossen, etwa aus allen Rittern und allen Türmen der Schachtel. Die Tabelle sagt, was wie sicher ist.
about-tiles-table = Die Gebäudeplättchen

## The page of licences

licences-title = Lizenzen – Realmino
licences-heading = Lizenzen
licences-text = Realmino selbst ist freie Software. Das ist auch alles, was es mitbringt, um in deinem Browser zu laufen; hier stehen diese Teile mit den Bedingungen ihrer Urheber. Die Quelltexte der Teile unter der Mozilla Public License liegen unter { $address }.

## A board in a frame of another page; $reason is what is wrong with it

embed-title = Ein Spieltisch – Realmino
embed-own-tab = In eigenem Tab öffnen
embed-broken = Dieser Spieltisch lässt sich nicht zeigen: { $reason }.
embed-empty = Dieser Rahmen zeigt Spieltische auf anderen Seiten, aber in seiner Adresse ist keiner angegeben. { $link }Die Dokumentation{ $end } (auf Englisch) erklärt, wie du einen auf deiner Seite zeigst.
embed-tried = Ausgeführt: Die Regeln erlauben das.
embed-solution = Lösung zeigen

### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] Kein
            [1] Ein
            [2] Zwei
            [3] Drei
            [4] Vier
            [5] Fünf
            [6] Sechs
            [7] Sieben
            [8] Acht
            [9] Neun
            [10] Zehn
            [11] Elf
            [12] Zwölf
           *[other] { $number }
        }
       *[lowercase] { $number ->
            [0] kein
            [1] ein
            [2] zwei
            [3] drei
            [4] vier
            [5] fünf
            [6] sechs
            [7] sieben
            [8] acht
            [9] neun
            [10] zehn
            [11] elf
            [12] zwölf
           *[other] { $number }
        }
    }

## Loading

boot-loading = Das Spiel wird geladen … { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Gleich fertig … Du kannst schon auf „Los geht’s“ drücken.
       *[table] Gleich fertig …
    }
boot-setting = Das Spiel wird aufgebaut …

## What keeps the game from starting; $file is the name of a file

unsupported-local = Ein Browser führt diese Seite nur von einem Webserver aus: Bitte starte „python build.py play“ im Ordner des Projekts.
unsupported-old = Dieser Browser ist zu alt für das Spiel, oder WebAssembly ist in ihm abgeschaltet: Bitte nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
unsupported-missing = Die Datei „{ $file }“ des Spiels konnte nicht geladen werden: Bitte prüf die Verbindung und lade die Seite neu.
unsupported-damaged = Die Datei „{ $file }“ des Spiels ist beschädigt angekommen, vielleicht weil dieses Netz erst eine Anmeldung verlangt: Bitte prüf die Verbindung und lade die Seite neu.
unsupported-failed = Das Spiel konnte nicht starten, aber nichts, was hier gespeichert ist, ist verloren: Bitte lade die Seite neu oder versuch es mit einem aktuellen Firefox, Chrome, Edge oder Safari.

## A new version of the page

offline-ready = Eine neue Version ist bereit.
offline-unsaved = Die neue Version wartet: Deine Partie ließ sich gerade nicht speichern. Hier geht sie weiter wie bisher; bitte versuch es gleich noch einmal.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } weitere
saved-games-about = { history-about }
storage-strange = es ist kein gespeicherter Text

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Für die { -game-W } braucht es mindestens { SPELLED($least) } am Tisch. { give-more }
       *[other] Es braucht mindestens { SPELLED($least) } am Tisch. { give-more }
    }
give-more =
    { $missing ->
        [one] Füge noch einen Menschen oder Bot hinzu.
       *[other] Füge noch { SPELLED($missing) } Menschen oder Bots hinzu.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } Königreiche von { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } Königreiche mit je { SPELLED($kings) } Königen, { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } Zweierteams mit je einem Königreich von { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } Runden mit Reihen zu { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } Dominostein jeder Reihe bleibt übrig.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } Dominosteine jeder Reihe bleiben übrig.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Das geht, doch die Spielregel rät zu Teams.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Nur für genau zwei: Füge noch jemanden hinzu.
        [1] Nur für genau zwei: Stell einen Platz auf „Leer“.
       *[other] Nur für genau zwei: Stell { SPELLED($surplus) } Plätze auf „Leer“.
    }
setup-unteamed =
    { $players ->
        [7] Teams gibt es zu sechst oder zu acht: Füge noch jemanden hinzu oder stell einen Platz auf „Leer“.
        [5] Teams gibt es zu sechst oder zu acht: Füge noch jemanden hinzu.
       *[other] Teams gibt es zu sechst oder zu acht: Füge noch { SPELLED($missing) } hinzu.
    }
setup-you = { you }
setup-forget = { $name } vergessen
setup-partner = Team: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Diesen Moment teilen
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Beschreibung kopieren
share-file = realmino
share-saved = Als { $file } gespeichert.
share-withheld = { pad-as-svg }
share-texts = Link und Text
share-link = { pad-share }
share-position = Stellung kopieren
share-copied = Kopiert.
share-page = Zeilen für eine andere Seite
share-text = Setz diese Zeilen dorthin, wo der Spieltisch erscheinen soll. Bis er geladen ist oder wenn Skripte abgeschaltet sind, sieht man das Bild oder den Link.
share-mode = Möglich ist
share-replay = Nachspielen
share-play = Weiterspielen
share-score = Wertung ansehen
share-pictured = Mit einem Bild vom Tisch
share-unpictured = Die Zeilen kommen ohne Bild: Dieser Browser lässt Seiten keine Pixel auslesen.
share-alternative = Ein Moment einer Partie: { $turn }
share-lines = Die Zeilen
share-copy = Zeilen kopieren
share-marked = Die Zeilen sind markiert: Kopiere sie jetzt.
share-lead = Ein Moment dieser Partie, in Realmino
share-close = { close }
