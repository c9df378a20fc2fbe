### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } zu zweit
        [3] { NAME($game) } zu dritt
        [4] { NAME($game) } zu viert
        [5] { NAME($game) } zu fünft
        [6] { NAME($game) } zu sechst
        [7] { NAME($game) } zu siebt
       *[other] { NAME($game) } zu acht
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Großes Duell
with-harmony = Harmonie
with-middle = Reich der Mitte
with-teams = in Teams
with-dynasty = Dynastie

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Gieriger Bot
level-random = Zufallsbot

## The shelf

title = Deine Partien
close = Schließen
page-going-on = Laufend
page-history = Beendet
page-statistics = Statistik
empty-going-on = Gerade läuft keine Partie. Beginne eine, und sie bleibt hier, bis sie beendet ist.
study = Aus einer selbst aufgebauten Stellung; zählt in keiner Statistik.
empty-history = Noch ist keine Partie beendet. Jede Partie, die du zu Ende spielst, bleibt mit ihren Königreichen hier, damit du sie wieder ansehen kannst.
empty-statistics = Sobald du eine Partie beendet hast, werden hier deine Punkte und Siege gezählt.
kept = Beendete Partien werden aufgehoben und gezählt, bis du sie löschst.
counting = Deine Partien werden durchgesehen …
act-resume = Weiter
act-replay = Abspielen
act-download = Herunterladen
act-remove = Löschen
about = { $verb }: { $title }
missing = Diese Partie ist nicht lesbar.

## Statistics

whose = Wessen Partien?
won = Gewonnen
lost = Nicht gewonnen
tile-games = Partien
tile-wins = Siege
tile-streak = Siege in Folge
tile-longest = Längste Siegesserie
by-game = Nach Spiel
by-level = Gegen Bots
everybody = Alle
chart-points = Punkte, Partie für Partie
table-game = Spiel
table-games = Gespielt
table-wins = Siege
table-best = Bestwert
table-average = Schnitt
table-level = Bot
table-person = Name
table-share = Anteil
table-date = Datum
table-points = Punkte
table-result = Ergebnis
wins-of = { $wins } von { $games }
best-about = Beste Partie abspielen: { points }

## The replay of a finished game; round 0 is the first line

replay = Durch die Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Partie abspielen
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-review = Rückblick
replay-round = Zu einer Runde springen
replay-speed = Tempo
round =
    { $round ->
        [0] Erste Reihe
       *[other] Runde { $round }
    }
round-of-game = Partie { $game }, { round }
speed-half = Tempo ½×
speed-usual = Tempo 1×
speed-double = Tempo 2×
speed-fast = Tempo 4×

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino: { $game }
result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partie des Tages
daily-deal = { $game } gegen { $names }
daily-text = An diesem Tag bekommen alle dieselben Dominosteine und dieselben Gegner. Was zählt, ist der erste Versuch.
daily-begin = Spielen
daily-go-on = Weiter
daily-again = Noch einmal
daily-try =
    { $number ->
        [1] Erster Versuch
       *[other] Versuch { $number }
    }
daily-result = Dein Ergebnis zum Teilen
daily-row = { $days } Tage in Folge
daily-share = Realmino, { $day }: { $game } gegen { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (Versuch { $number })
list-points = { $most } : { $last }
daily-copy = Ergebnis kopieren
daily-copied = Dein Ergebnis ist in der Zwischenablage.
daily-marked = Dein Ergebnis ist markiert: Kopiere es jetzt.
daily-unknown = Zu diesem Link gibt es keine Partie des Tages.
