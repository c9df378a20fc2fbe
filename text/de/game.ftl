### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

## Counted things

coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
crowns =
    { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
knights =
    { $knights ->
        [one] { $knights } Ritter
       *[other] { $knights } Ritter
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
squares =
    { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }
towers =
    { $towers ->
        [one] { $towers } Turm
       *[other] { $towers } Türme
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
# As in English.
-game-W = Royal Wedding

## The one who plays here, until a name is typed

you = Du

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Knappin
       *[masculine] Knappe
    }
-level-knight =
    { $gender ->
        [feminine] Ritterin
       *[masculine] Ritter
    }
-level-duke =
    { $gender ->
        [feminine] Herzogin
       *[masculine] Herzog
    }
-level-emperor =
    { $gender ->
        [feminine] Kaiserin
       *[masculine] Kaiser
    }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } mit { $crowns1 } Krone
       *[other] { NAME($terrain1) } mit { $crowns1 } Kronen
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } mit { $crowns2 } Krone
       *[other] { NAME($terrain2) } mit { $crowns2 } Kronen
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = Dieses Feld ist schon belegt.
reason-too_large = Das Königreich darf nicht größer als { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } Felder werden.
reason-not_touching = Der Dominostein muss Kante an Kante an das Königreich grenzen.
reason-no_match = Mindestens eine Hälfte muss an die gleiche Landschaft oder an das Schloss grenzen.
reason-must_place = Der Dominostein passt irgendwo, du darfst ihn also nicht entfernen.
reason-not_in_line = Dieser Dominostein liegt nicht in der nächsten Reihe.
reason-taken = Auf diesem Dominostein steht schon ein König.
reason-wrong_phase = Erst ist etwas anderes dran: Mach zuerst, was dieser Teil des Zugs verlangt.
reason-not_your_domino = Dein König steht auf einem anderen Dominostein.
reason-phase_closed = Dafür ist es in diesem Zug zu spät.
reason-not_on_domino = Ritter treiben nur auf dem eben angelegten Dominostein Steuern ein.
reason-no_knight = Kein Ritter im Vorrat.
reason-no_tile = Auf diesem Platz liegt kein Gebäude.
reason-no_coins = Du hast nicht genug Münzen.
reason-not_open = Ein Gebäude braucht ein freies Stadtfeld.
reason-dragon_away = Der Drache ist in dieser Runde schon geflogen.
reason-queen_here = Wer die Queen zu Gast hat, darf den Drachen nicht bestechen.

### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $case ->
        [accusative] die Bäckerei
       *[nominative] Bäckerei
    }
-building-sawmill =
    { $case ->
        [accusative] das Sägewerk
       *[nominative] Sägewerk
    }
-building-fishmonger =
    { $case ->
        [accusative] die Fischhandlung
       *[nominative] Fischhandlung
    }
-building-spinning_mill =
    { $case ->
        [accusative] die Spinnerei
       *[nominative] Spinnerei
    }
-building-magic_school =
    { $case ->
        [accusative] die Zauberschule
       *[nominative] Zauberschule
    }
-building-goldsmith =
    { $case ->
        [accusative] die Goldschmiede
       *[nominative] Goldschmiede
    }
-building-church =
    { $case ->
        [accusative] die Kirche
       *[nominative] Kirche
    }
-building-archery_range =
    { $case ->
        [accusative] den Bogenschießplatz
       *[nominative] Bogenschießplatz
    }
-building-travelling_castle =
    { $case ->
        [accusative] das Wandelnde Schloss
       *[nominative] Wandelndes Schloss
    }
-building-royal_treasury =
    { $case ->
        [accusative] die Kronschatzkammer
       *[nominative] Kronschatzkammer
    }
-building-guarded_treasury =
    { $case ->
        [accusative] die Bewachte Schatzkammer
       *[nominative] Bewachte Schatzkammer
    }
-building-big_tavern =
    { $case ->
        [accusative] die Große Taverne
       *[nominative] Große Taverne
    }
-building-fortress =
    { $case ->
        [accusative] die Festung
       *[nominative] Festung
    }
-building-brewery =
    { $case ->
        [accusative] die Brauerei
       *[nominative] Brauerei
    }
-building-guardtower =
    { $case ->
        [accusative] den Wachturm
       *[nominative] Wachturm
    }
-building-statue =
    { $case ->
        [accusative] die Statue
       *[nominative] Statue
    }
-building-queens_statue =
    { $case ->
        [accusative] die Statue der Queen
       *[nominative] Statue der Queen
    }
-building-queens_tower =
    { $case ->
        [accusative] den Turm der Queen
       *[nominative] Turm der Queen
    }
building = { NAME($building) }
