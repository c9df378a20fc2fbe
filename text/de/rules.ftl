### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = Die Regeln von { -game-K }, { -game-Q } und { -game-W }
rules-page-title = { $title } – Die Regeln – Realmino
rules-description = Die Regeln von { -game-K }, { -game-Q } und { -game-W } in unseren eigenen Worten, mit Bildern und Beispielen.
rules-short = Die Regeln
rules-skip = Zum Text springen
rules-play = Spielen
rules-chapters = Kapitel
rules-contents = Alle Regeln
rules-to-contents = Inhalt
rules-index = Von A bis Z
rules-index-entry = { $chapter }: { $rule }
rules-tables = Tabellen
rules-earlier = Zurück: { $title }
rules-later = Weiter: { $title }
rules-colophon = Ein inoffizielles Fanprojekt, mit eigenen Worten und Zeichnungen. { -game-K } und { -game-Q } sind Spiele von Bruno Cathala, erschienen bei Blue Orange.
rules-languages = Die Regeln in anderen Sprachen
rules-documents = Dokumentation (auf Englisch) zum Programmieren und Hosten
rules-number = { SPELLED($number) }

## The search

rules-search = Regeln durchsuchen
rules-search-here = Suchen
rules-nothing = Nichts gefunden
rules-offline = Die Suche konnte nicht geladen werden. „Alle Regeln“ hat ein Register von A bis Z.

## Below a picture

rules-try = Ausprobieren
rules-play-this = Diese Stellung spielen
rules-try-wait = Einen Moment …
rules-try-close = Zurück zum Bild
rules-copy = Teilen
rules-copy-position = Stellung kopieren
rules-copy-picture = Link zum Bild kopieren
rules-copy-lines = Code zum Einbetten kopieren
rules-save-png = Als PNG speichern
rules-save-svg = Als SVG speichern
rules-copy-link = Diese Stellung, in Realmino
rules-copied = Kopiert
rules-saved = Gespeichert
rules-as-svg = Als SVG gespeichert: Dieser Browser kann hier kein PNG speichern
rules-not-saved = Nicht gespeichert: Das Bild konnte nicht geladen werden
rules-not-copied = Nicht kopiert: Der Browser erlaubt es nicht
rules-examples =
    { $count ->
        [one] { $count } Beispiel
       *[other] { $count } Beispiele
    }
rules-total-seat = Königreich
rules-total-game = Partie { $number }
rules-total-sum = Summe

## The description of an example

rules-check-before = Vorher hat { $letter } { coins }, { knights } im Vorrat und { towers }
rules-check-played = Dann: { LIST($moves, type: "clauses") }
rules-check-allowed = Erlaubt: { $tried }
rules-check-refused = Nicht erlaubt: { $tried }. { $reason }
rules-check-score = Bringt { points }
rules-check-largest = Größtes Gebiet: { squares }
rules-check-winners =
    { $count ->
        [one] Es gewinnt { LIST($letters) }
       *[other] { LIST($letters) } teilen sich den Sieg
    }
rules-check-points = { $letter } hat { points }
rules-check-to_act = { $letter } ist an der Reihe
rules-check-due-kings = Als Nächstes werden die Könige gezogen
rules-check-due-line = Als Nächstes wird eine Reihe ausgelegt
rules-check-due-tiles = Als Nächstes werden Gebäudeplättchen ausgelegt
rules-check-over = Die Partie ist zu Ende
rules-check-purse = { $letter } hat { coins }, { knights } im Vorrat und { towers }
rules-check-queen =
    { $letter ->
        [nobody] Niemand hat die Queen zu Gast
       *[other] { $letter } hat die Queen zu Gast
    }
rules-check-dragon =
    { $spot ->
        [cave] Der Drache ist in seiner Höhle
       *[other] Der Drache sitzt auf dem Platz mit Baukosten { $spot }
    }
rules-check-legal = Mögliche Züge: { LIST($moves, type: "clauses") }
rules-check-legal-many =
    { $count ->
        [one] { $count } möglicher Zug
       *[other] { $count } mögliche Züge
    }
rules-item-territory =
    { $crowns ->
        [one] { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ $crowns } Krone = { $points }
       *[other] { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ $crowns } Kronen = { $points }
    }
rules-item-coins = { coins }: { points }
rules-item-harmony = Harmonie: { points }
rules-item-middle = Reich der Mitte: { points }
rules-item-building = { $building }: { points }

## The tables of the boxes

rules-dominoes = Die Dominosteine
rules-dominoes-text = Jede Schachtel hat { $dominoes } Dominosteine, mit Zahlen von { $first } bis { $last }. Niemand weiß, wann welcher kommt, aber alle dürfen nachsehen, was es gibt.
rules-dominoes-sure = Wie sicher das ist
rules-dominoes-sure-K = { -game-K }: Mehrere unabhängige öffentliche Beschreibungen stimmen bei jedem Dominostein überein.
rules-dominoes-sure-Q = { -game-Q }: Der Inhalt folgt einer öffentlichen Liste. Fotos bestätigen etwa die Hälfte ihrer verschiedenen Dominosteine und widersprechen keinem; die meisten gedruckten Zahlen beruhen auf dieser Liste. Eine andere öffentliche Liste weicht bei den Dominosteinen { $first } bis { $last } ab: Sie hat Wald, wo hier eine Stadt ist, also { $fewer } statt { $towns } Stadtfelder.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = Alle Dominosteine von { NAME($game) } mit ihren Zahlen; die Tabelle darunter beschreibt sie
rules-dominoes-lands = Felder und Kronen jeder Landschaftsart
rules-dominoes-all = Alle Dominosteine
rules-dominoes-number = Zahl
rules-dominoes-first = Erste Hälfte
rules-dominoes-second = Zweite Hälfte
rules-land = Landschaft
rules-squares = Felder
rules-crowns = Kronen
rules-sum = Summe
rules-buildings = Die Gebäude
rules-buildings-text = { -game-Q } hat { $tiles } Gebäudeplättchen in { $kinds } Arten. Zusammen bringen sie { knights } und { towers }.
rules-buildings-sure = Was Gebäude am Ende bringen, ist gut belegt. Was sie sofort bringen, steht auf der grauen Seite, die kaum ein Bild zeigt; wo in der Tabelle „erschlossen“ steht, haben wir Werte gewählt, die zu den veröffentlichten Summen passen. Namen, die in keiner Spielregel stehen, beschreiben das Bild.
rules-building = Gebäude
rules-copies = Anzahl
rules-effects = Wirkung
rules-at-end-from = Quelle (am Ende)
rules-at-once-from = Quelle (sofort)
rules-from-photo = auf Fotos gesehen
rules-from-rulebook = steht in der Spielregel
rules-from-rulebook-name = Name aus der Spielregel
rules-from-single = aus einer einzigen Quelle
rules-from-inferred = aus den Summen erschlossen
rules-building-all = Alle Gebäude
rules-building-front = Im Bau, auf dem Gebäudetableau
rules-building-done = Fertig, in einem Königreich
rules-building-numbers = Seine Plättchen
rules-building-price = Was es kostet
rules-building-price-text =
    { $most ->
        [one] Die Baukosten des Platzes, auf dem es liegt: von { $most } Münze bis null. Es wird billiger, wenn die Plättchen nachrücken.
       *[other] Die Baukosten des Platzes, auf dem es liegt: von { $most } Münzen bis null. Es wird billiger, wenn die Plättchen nachrücken.
    }
rules-building-rules = Die Regeln dazu
rules-building-examples = Beispiele mit diesem Gebäude
