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
unsupported-missing = Die Datei „{ $file }“ des Spiels ist nicht angekommen: Bitte prüf die Verbindung und lade die Seite neu.
unsupported-damaged = Die Datei „{ $file }“ des Spiels ist beschädigt angekommen, vielleicht weil dieses Netz erst eine Anmeldung verlangt: Bitte prüf die Verbindung und lade die Seite neu.
unsupported-failed = Das Spiel konnte nicht starten, und nichts hier Gespeichertes ist verloren: Bitte lade die Seite neu oder versuch es mit einem aktuellen Firefox, Chrome, Edge oder Safari.

## A new version of the page

offline-ready = Eine neue Version ist bereit.
offline-unsaved = Die neue Version wartet: Deine Partie ließ sich gerade nicht speichern. Hier geht sie weiter wie bisher; bitte versuch es gleich noch einmal.

## The list of saved games; a button's label names its game too

saved-games-resume = Weiter
saved-games-remove = Löschen
saved-games-download = Herunterladen
saved-games-more = { $number } weitere
saved-games-about = { $verb }: { $title }
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

realmino-board-label = Spielen

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Diesen Moment teilen
share-png = PNG speichern
share-svg = SVG speichern
share-described = Beschreibung kopieren
share-file = realmino
share-saved = Als { $file } gespeichert.
share-withheld = Dieser Browser lässt Seiten keine Pixel auslesen, darum ist das Bild als SVG gespeichert: { $file }.
share-texts = Link und Text
share-link = Link kopieren
share-position = Stellung kopieren
share-copied = Kopiert.
share-page = Zeilen für eine andere Seite
share-text = Setz diese Zeilen dorthin, wo das Brett stehen soll. Bis es da ist, und ohne Skripte, sieht man das Bild oder den Link.
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
share-close = Schließen
