### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } und { -game-Q } im Browser
page-description = Spiel { -game-K }, { -game-Q } und { -game-W } im Browser, mit Freunden an einem Gerät oder gegen Bots. Auch offline.
page-app = Spiel { -game-K }, { -game-Q } und { -game-W } mit Freunden oder Bots, online oder offline.
page-tagline = { -game-K }, { -game-Q } und { -game-W } mit Freunden, Bots oder beidem.
page-colophon = Ein inoffizielles Fanprojekt. Spiele von Bruno Cathala, erschienen bei Blue Orange.
page-languages = Sprachen
page-pad = Wertungsblock fürs echte Spiel
page-noscript = Realmino braucht JavaScript. Bitte schalte es ein.
page-not-found = Unter dieser Adresse gibt es keine Seite.
page-stalled = Die Seite lädt nicht weiter. Prüf die Verbindung, melde dich bei diesem Netz an, wenn es das verlangt, und erlaube die Skripte dieser Seite; dann lade neu. Deine gespeicherten Partien sind sicher.

## A new version

update-now = Aktualisieren
update-later = Später

## Saved games

games-shelf = Verlauf und Statistik
games-help = Bleiben, bis du sie löschst.
games-file = Datei mit Partien

## Which game; $least to $most players

choice-daily-text = Jeden Tag neu, für alle gleich.
choice-learn = In 5 Minuten lernen
choice-puzzles-text = Triff die beste Wahl.
choice-teach = Spielen lernen:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
# As in English.
choice-teach-W = Teams
choice-game = Welches Spiel?
choice-game-name = { NAME($game) }
choice-game-seats = Für { $least }–{ $most }
choice-game-K = Landschaften verbinden, Kronen sammeln.
choice-game-Q = Mit Städten, Rittern, der Queen und dem Drachen.
choice-game-W = Beide Spiele, jeder für sich oder in Teams.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Wie viele spielen?
# As in English.
choice-bots = Bots
choice-places = Namen und Plätze
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
kind-others = Einfache Bots
kind-none = Leer
level-squire-text = für den Einstieg
level-knight-text = für entspannte Partien
level-duke-text = für alle, die oft spielen
level-emperor-text = für Profis

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Je zwei teilen sich ein Königreich von { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-small-text = Königreiche von { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { SPELLED($rounds) } Runden, aus jeder Schachtel die Hälfte.
variant-duel-text = Alle { $dominoes } Dominosteine, Königreiche von { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { points } für ein ganz gefülltes Raster.
variant-middle-text = { points } für ein Schloss in der Mitte.
variant-dynasty-text = Drei Partien, eine Summe.
variant-borrowed = Aus { -game-K } geliehen.

## More choices

choice-more = Mehr Optionen
choice-seed = Mischcode
choice-seed-text = Gleicher Code, gleiche Dominosteine.
choice-handover = Pause beim Weitergeben
choice-handover-text = Für ein gemeinsames Gerät.
choice-people = Vorgeschlagene Namen
choice-begin = Los geht’s
choice-by-link = Per Link spielen
choice-live = Live spielen
choice-heard = Gleich geht’s los …
choice-loading = Einen Moment …

## The frame of the table

table-title = Der Tisch
table-ask = Coach fragen
table-redo = Wiederholen
table-menu = Menü
table-whole = Ganzer Tisch
table-open-board = Gebäudetableau vergrößern
table-yours = Du bist dran
table-phases = Dieser Zug
table-choices = Möglichkeiten
table-log = Protokoll
table-read = Tisch in Worten
table-reading = Tisch in Worten
table-reading-keys = Tipp auf ein Feld oder geh mit den Pfeiltasten von Feld zu Feld.
table-step-through = Blättern
table-rotate = Drehen
table-dragon = Drache
handover-text = Gib das Gerät weiter, dann geht’s los.
handover-go = Ich bin bereit
result-new = Startseite
result-look = Nachspielen
result-review = Rückblick
result-count = Neu zählen

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Hilfe
guide-rules = Regeln
guide-things = Auf dem Tisch
guide-steps = Dein Zug
guide-hands = Maus und Finger
guide-keys = Tasten
table-asked = Was ist das?
guide-rule = Regel
thing-points = Punkte
thing-points-text = Jedes Gebiet bringt Felder × Kronen.
thing-waiting = Reihenfolge
thing-waiting-text = Die Reihenfolge der ersten Wahl.
thing-line = Diese Reihe
thing-line-text = Die kleinste Zahl ist zuerst dran.
thing-next = Nächste Reihe
thing-next-text = Kleine Zahlen sind früher dran, große sind mehr wert.
thing-coins = Münzen
thing-coins-text = Für Gebäude und den Drachen. Was übrig bleibt, bringt Punkte.
thing-knights = Ritter
thing-knights-text = Jeder bringt 1 Münze je Feld seines Gebiets.
thing-towers = Türme
thing-towers-text = Bekommst du Türme und niemand hat mehr, kommt die Queen zu dir.
thing-queen = Die Queen
thing-queen-text = Günstigere Gebäude und am Ende eine Krone, aber den Drachen darfst du nicht bestechen.
thing-pile = Gebäudeplättchen
thing-pile-text = Sie füllen jede Runde das Tableau auf.
thing-cave = Die Drachenhöhle
thing-cave-text = Bestich den Drachen, damit er ein Gebäude zerstört, einmal je Runde.
thing-add = A: Dominostein anlegen
thing-add-text = An die gleiche Landschaft oder dein Schloss. Passt er nicht, kommt er aus dem Spiel.
thing-tax = B: Steuern eintreiben
thing-tax-text = Du darfst Ritter auf deinen neuen Dominostein stellen, um Münzen zu bekommen.
thing-construct = C: Ein Gebäude errichten
thing-construct-text = Du darfst eins für ein freies Stadtfeld kaufen.
thing-burn = D: Den Drachen bestechen
thing-burn-text = Du darfst 1 Münze zahlen, um ein Gebäude zu zerstören.
thing-claim = E: Nächsten Dominostein wählen
thing-claim-text = Damit endet dein Zug.
thing-end = Zug beenden
thing-end-text = In der letzten Runde gibt es nichts mehr zu wählen.
hand-place = Ziehen oder klicken zum Anlegen; Rechtsklick oder Mausrad zum Drehen.
hand-touch = Tipp auf ein Feld, dann auf „Anlegen“. Drehen: Dominostein antippen.
hand-build = Wähle ein Gebäude, dann ein Stadtfeld. Für Steuern wähle deinen neuen Dominostein.
hand-look = Klick auf ein Königreich, um es zu vergrößern.
hand-hurry = Klick auf dein Königreich oder drück die Leertaste, damit die Bots sich beeilen.
hand-ask = Tipp für Hilfe auf ein Symbol oder eine Überschrift.
key-step = Bewegen
key-confirm = Anlegen oder wählen
key-next = Nächster oder voriger Platz
key-turn = Drehen
key-cancel = Dominostein zurücklegen
key-undo = Zurücknehmen
key-redo = Wiederholen
key-namesquares = Koordinaten
key-askadvice = Coach fragen
key-askguide = Diese Hilfe
key-control = Strg
key-shift = Umschalt
key-enter = Eingabe
key-space = Leertaste
# As in English.
key-escape = Esc

## The menu

menu-title = Einstellungen
menu-game = Partie
menu-games = Deine Partien
menu-about = Info
menu-share = { history-act-share }
menu-analyse = Stellung analysieren
menu-leave = Tisch verlassen
menu-pace = Tempo der Bots
menu-pace-slow = Langsam
# As in English.
menu-pace-normal = Normal
menu-pace-fast = Schnell
menu-pace-instant = Sofort
menu-thinking = Bedenkzeit der Bots
menu-thinking-short = Kurz
# As in English.
menu-thinking-normal = Normal
menu-thinking-long = Lang
# As in English.
menu-coach = Coach
menu-coach-off = Aus
menu-coach-ask = Auf Anfrage
menu-coach-warn = Mit Warnungen
menu-theme = Aussehen
menu-theme-system = Automatisch
menu-theme-light = Hell
menu-theme-dark = Dunkel
menu-confirm = Züge bestätigen
menu-confirm-text = Auf Touchscreens immer an.
menu-coordinates = Koordinaten
menu-points = Punkte zeigen
menu-points-text = Für jeden Platz und jeden Dominostein.
menu-sounds = Töne
# As in English.
menu-vibration = Vibration
menu-names = Namen in Links

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Über Realmino
about-what = Spiel { -game-K }, { -game-Q } und { -game-W }, das beide vereint. Kein Konto, keine Werbung. Nach dem ersten Besuch geht es auch offline, und deine Partien bleiben auf deinem Gerät.
about-fans = Ein inoffizielles Fanprojekt mit eigenen Zeichnungen. { -game-K } und { -game-Q } sind von { $author }, erschienen bei { $publisher }; Autor und Verlag sind nicht beteiligt. Gefallen dir die Spiele? Gönn dir die echten.
about-how = Realmino ist freie Software; hier sind { $link }die Lizenzen{ $end }.
about-rules = { $link }Die Regeln{ $end } sind bebildert und, einmal geöffnet, auch offline lesbar.
about-documents = { $link }Die Dokumentation{ $end } (auf Englisch) erklärt Hosten und Einbetten.
about-reference = Zum Programmieren gibt es { $link }die Bibliothek{ $end } (auf Englisch, online).
about-tiles = Über Dominosteine und Gebäude
about-tiles-dominoes = Die Dominosteine von { -game-Q } folgen einer öffentlichen Liste. Fotos bestätigen etwa die Hälfte; eine andere Liste weicht bei vier ab.
about-tiles-buildings = Was Gebäude am Ende bringen, ist gut belegt. Manche Soforteffekte stehen auf einer Seite, die kaum ein Bild zeigt; die unten markierten sind erschlossen.
about-tiles-table = Gebäudeplättchen

## The page of licences

licences-title = Lizenzen – Realmino
licences-heading = Lizenzen
licences-text = Realmino ist freie Software, ebenso alles, was es mitbringt. Hier stehen die Bestandteile und ihre Lizenzen. Die Quelltexte der Teile unter der Mozilla Public License liegen unter { $address }.

## A board in a frame of another page

embed-title = Spieltisch – Realmino
embed-own-tab = In neuem Tab öffnen
embed-broken = Dieser Spieltisch lässt sich nicht zeigen.
embed-empty = Dieser Rahmen zeigt Spieltische auf anderen Seiten, aber seine Adresse nennt keinen. { $link }Die Dokumentation{ $end } (auf Englisch) erklärt, wie du einen einbettest.
embed-tried = Ausgeführt: Der Zug ist erlaubt.
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
        [setup] Gleich fertig … Du kannst schon auf „Los geht’s“ drücken.
       *[table] Gleich fertig …
    }
boot-setting = Das Spiel wird aufgebaut …

## What keeps the game from starting; $file is the name of a file

unsupported-local = Diese Seite braucht einen Webserver. Starte „python build.py play“ im Ordner des Projekts.
unsupported-old = Dieser Browser ist zu alt, oder WebAssembly ist abgeschaltet. Bitte nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
unsupported-sandboxed = Das Spiel kann hier nicht laufen, weil der Sandbox des Rahmens „allow-same-origin“ fehlt.
unsupported-wasm = WebAssembly ist abgeschaltet, zum Beispiel durch den Blockierungsmodus. Erlaube es für diese Seite und lade sie neu.
unsupported-missing = „{ $file }“ konnte nicht geladen werden. Prüf die Verbindung und lade die Seite neu.
unsupported-damaged = „{ $file }“ ist beschädigt angekommen. Prüf die Verbindung, melde dich bei diesem Netz an, wenn es das verlangt, und lade die Seite neu.
unsupported-failed = Das Spiel konnte nicht starten, aber deine gespeicherten Partien sind sicher. Lade die Seite neu oder versuch es mit einem aktuellen Firefox, Chrome, Edge oder Safari.

## A new version of the page

offline-ready = Eine neue Version ist bereit.
offline-unsaved = Deine Partie ließ sich gerade nicht speichern, deshalb wartet die neue Version. Spiel weiter und versuch es gleich noch einmal.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } weitere
saved-games-about = { history-about }
storage-strange = die Daten sind keine gespeicherte Partie

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Bei { -game-W } müssen mindestens { SPELLED($least) } mitspielen. { give-more }
       *[other] Mindestens { SPELLED($least) } müssen mitspielen. { give-more }
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
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } Runden, Reihen zu { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } Dominostein je Reihe bleibt übrig.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } Dominosteine je Reihe bleiben übrig.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Die Spielregel empfiehlt Teams.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Nur zu zweit: Füge jemanden hinzu.
        [1] Nur zu zweit: eine Person zu viel.
       *[other] Nur zu zweit: { SPELLED($surplus) } Personen zu viel.
    }
setup-small = Nur zu dritt oder zu viert.
setup-teams =
    { $players ->
        [7] Teams gibt es zu sechst oder zu acht: Füge jemanden hinzu oder nimm jemanden heraus.
        [5] Teams gibt es zu sechst oder zu acht: Füge noch jemanden hinzu.
       *[other] Teams gibt es zu sechst oder zu acht: Füge noch { SPELLED($missing) } hinzu.
    }
setup-you = { you }
setup-forget = { $name } vergessen
setup-partner = Mit im Team: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = { menu-share }
share-tab-picture = Bild
# As in English.
share-tab-film = Film
# As in English.
share-tab-link = Link
share-film-making = Der Film entsteht …
share-film-about = Ein Film von wenigen Sekunden zeigt, wie die Königreiche gewachsen sind. Er entsteht auf deinem Gerät.
share-film-make = Film machen
share-film-cancel = { button-cancel }
share-film-cancelled = Abgebrochen.
share-film-save = Film speichern
share-film-again = Noch mal ansehen
share-film-title = Unsere Königreiche in Realmino
# As in English.
share-film-file = realmino-film
share-film-impossible = Dieser Browser kann keinen Film machen. Teile stattdessen das Bild.
share-link-about = Der Link öffnet diesen Moment. Andere können die Partie nachspielen oder weiterspielen.
share-result = Ergebnis kopieren
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Beschreibung kopieren
# As in English.
share-file = realmino
share-saved = Als { $file } gespeichert.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = Mehr
share-link = { pad-share }
share-position = Stellung kopieren
share-copied = Kopiert.
share-page = Code zum Einbetten
share-text = Füge diesen Code dort ein, wo der Spieltisch erscheinen soll. Bis er geladen ist oder wenn Skripte aus sind, sieht man ein Bild oder einen Link.
share-mode = Möglich ist
share-replay = Nachspielen
share-play = Weiterspielen
share-score = Wertung ansehen
share-pictured = Mit einem Bild vom Tisch
share-unpictured = Ohne Bild, denn dieser Browser lässt die Seite keins machen.
share-alternative = Ein Moment einer Partie: { $turn }
# As in English.
share-lines = Code
share-copy = Code kopieren
share-marked = Der Code ist markiert: Kopiere ihn jetzt.
share-lead = Ein Moment dieser Partie, in Realmino
share-close = { close }
