### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Wertungsblock · Realmino
pad-description = Werte eine Partie { -game-K }, { -game-Q } oder { -game-W }, die du am echten Tisch spielst: Tipp die Königreiche ein, lies die Wertung Zeile für Zeile und teil sie als Link oder Bild.
pad-heading = Wertungsblock
pad-tagline = Gespielt wird am Tisch, gewertet hier: Tipp die Königreiche ein, und die Wertung wächst mit.
pad-home = Zurück zum Spiel
pad-loading = Der Block wird bereitgelegt …
pad-noscript = Der Wertungsblock braucht JavaScript, das hier abgeschaltet ist.

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
pad-option-duel = Großes Duell
pad-option-harmony = Harmonie
pad-option-middle = Reich der Mitte
pad-option-teams = Zweierteams
pad-option-dynasty = Dynastie
pad-one-game = Jetzt wird nur diese Partie gewertet. „Rückgängig“ bringt die anderen Partien zurück.
pad-variants = Varianten
pad-names = Namen und Farben
pad-name = Name Nummer { $number }
pad-colour = Farbe Nummer { $number }

## Entering a kingdom

pad-kingdoms = Königreiche
pad-games = Partien der Dynastie
pad-games-game = Partie { $game }
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Königreich von { $name }
pad-brushes = Was ein Tippen einträgt
pad-brush-crowns =
    { $crowns ->
        [0] Keine Krone
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
pad-brush-knight = Ritter
pad-brush-building = Gebäude
pad-brush-building-chosen = Gebäude: { NAME($building) }
pad-brush-castle = Schloss
pad-brush-erase = Radieren
pad-hint-land = { NAME($terrain) }: Tipp auf die Felder, und für jede Krone noch mal auf ihr Feld.
pad-hint-town = Stadt: Tipp auf die Felder; Gebäude darauf haben einen eigenen Stift.
pad-hint-crowns =
    { $crowns ->
        [0] Tipp auf ein Feld, um ihm die Kronen zu nehmen.
        [one] Tipp auf ein Feld, um ihm { $crowns } Krone zu geben.
       *[other] Tipp auf ein Feld, um ihm { $crowns } Kronen zu geben.
    }
pad-hint-knight = Tipp auf ein Feld, um einen Ritter dorthin zu stellen oder wegzunehmen.
pad-hint-building = Tipp auf ein Feld, um { NAME($building, case: "accusative") } dorthin zu legen oder wegzunehmen.
pad-hint-castle = Tipp auf das Feld, auf dem das Schloss steht.
pad-hint-erase = Tipp auf ein Feld, um es zu leeren.
pad-keys = Tasten: Pfeile bewegen, { $lands } legen Land, 0 bis 3 setzen Kronen, C versetzt das Schloss, Entf leert ein Feld, Strg+Z nimmt zurück.
pad-keys-court = Tasten: Pfeile bewegen, { $lands } legen Land, 0 bis 3 setzen Kronen, N einen Ritter, B ein Gebäude, C versetzt das Schloss, Entf leert ein Feld, Strg+Z nimmt zurück.
pad-square-empty = { $square }, leer
pad-square-castle = { $square }, das Schloss
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } mit { $crowns } Krone
       *[other] { $square }, { NAME($terrain) } mit { $crowns } Kronen
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, ein Ritter
pad-buildings = Welches Gebäude?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Außer dem Land
pad-owned-coins = Münzen
pad-owned-ready = Ritter im Vorrat
pad-owned-towers = Türme
pad-owned-help = Ritter und Türme ergeben sich aus den Gebäuden; ändere sie, wo es an eurem Tisch anders ist.
pad-queen = Die Queen
pad-queen-nobody = bei niemandem
pad-queen-with = bei { $name }

## The score

pad-standings = Stand
pad-ahead = Vorn
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Schau noch mal hin
pad-notes-none = Alles passt zur Schachtel.
pad-odd-apart = { $name }: Das Land auf { $square } ist nicht mit dem Schloss verbunden.
pad-odd-odd =
    { $squares ->
        [one] { $name }: { $squares } Feld Land; Dominosteine belegen eine gerade Zahl.
       *[other] { $name }: { $squares } Felder Land; Dominosteine belegen eine gerade Zahl.
    }
pad-odd-crowned = { $name }: Die Stadt auf { $square } hat eine Krone, aber keine Stadt der Schachtel hat eine.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: In der Schachtel ist nur 1 Plättchen davon.
       *[other] { NAME($building) }: In der Schachtel sind nur { $copies } Plättchen davon.
    }
pad-odd-large = { $name }: Das Königreich hat { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } Felder, erlaubt sind { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain) } ohne Krone: { squares } mehr, als die Schachtel hat.
        [one] { NAME($terrain) } mit { $crowns } Krone: { squares } mehr, als die Schachtel hat.
       *[other] { NAME($terrain) } mit { $crowns } Kronen: { squares } mehr, als die Schachtel hat.
    }
pad-odd-knight = { $name }: Ritter und Gebäude zählen in { NAME($game) } nichts.
pad-odd-knights = { $name }: { knights }, aber Regeln und Gebäude geben { $most }.
pad-odd-towers = { $name }: { towers }, aber die Gebäude geben { $most }.
pad-odd-coins = { $name }: { coins }, aber mit diesen Rittern auf dem Land sind höchstens { $most } möglich.
pad-odd-queen = Die Queen bleibt dort, wo die meisten Türme sind.

## What can be done with a pad

pad-undo = Rückgängig
pad-new = Neuer Block
pad-read = Stellung einlesen
pad-share = Link kopieren
pad-png = PNG speichern
pad-svg = SVG speichern
pad-new-title = Neuen Block beginnen?
pad-new-text = Alle Königreiche aller Partien werden geleert; Spiel und Namen bleiben. „Rückgängig“ bringt alles zurück.
pad-new-yes = Neu beginnen
pad-new-no = Diesen behalten
pad-read-title = Stellung einlesen
pad-read-text = Füge den Text einer Stellung oder eines Königreichs ein, wie Partien und Dokumente von Realmino ihn schreiben. „Rückgängig“ bringt diesen Block zurück.
pad-read-label = Stellung
pad-read-go = Einlesen
pad-read-broken = Das ist keine Stellung ({ $reason }). Nichts hat sich geändert.
pad-read-done = Eingelesen: { NAME($game) } für { $players }.
pad-copied = Der Link zu diesem Block ist in der Zwischenablage.
pad-shown = Der Link zu diesem Block steht in der Adresszeile.
pad-saved-picture = Das Bild ist als { $file } gespeichert.
pad-as-svg = Dieser Browser lässt Seiten keine Pixel auslesen, darum ist das Bild als SVG gespeichert: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partie { $game }
pad-picture-file = realmino-wertungsblock
pad-link-broken = Dieser Link ist beschädigt oder unvollständig ({ $reason }). Lass ihn dir noch einmal schicken; dein eigener Block ist hier.
pad-link-title = Den Block dieses Links öffnen?
pad-link-text = Auf dieser Seite liegt ein Block von dir. Der des Links tritt an seine Stelle; „Rückgängig“ bringt deinen zurück.
pad-link-yes = Öffnen
pad-link-no = Meinen behalten
pad-unkept = Dieser Browser hebt für diese Seite nichts auf: Kopiere den Link, bevor du sie schließt.
pad-broken = Der Block, der hier lag, ist nicht lesbar ({ $reason }). Er liegt beiseite, und dieser ist neu.
