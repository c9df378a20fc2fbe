### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }

## Lands and the colours of the seats

-land-wheat =
    { $form ->
        [territory] Getreidegebiet
       *[land] Getreidefeld
    }
-land-forest =
    { $form ->
        [territory] Waldgebiet
       *[land] Wald
    }
-land-lake =
    { $form ->
        [territory] Seengebiet
       *[land] See
    }
-land-grassland =
    { $form ->
        [territory] Weidegebiet
       *[land] Weideland
    }
-land-swamp =
    { $form ->
        [territory] Sumpfgebiet
       *[land] Sumpf
    }
-land-mine =
    { $form ->
        [territory] Gebirgsgebiet
       *[land] Gebirge
    }
-land-town =
    { $form ->
        [territory] Stadtgebiet
       *[land] Stadt
    }
# As in English.
-colour-pink = pink
-colour-yellow = gelb
-colour-green = grün
-colour-blue = blau
# As in English.
-colour-orange = orange
-colour-purple = lila
-colour-white = weiß
-colour-red = rot
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = Dominostein { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = { $move } geht nicht. { $reason }
reason-game_over = Die Partie ist zu Ende.
reason-deal_due = Zuerst muss etwas ausgelegt werden.
reason-nothing_due = Jetzt gibt es nichts auszulegen.
reason-wrong_deal = Jetzt muss etwas anderes ausgelegt werden.
reason-mirrored = Beide Hälften sind gleich, deshalb wird dieser Platz mit n oder e geschrieben.

## What a move did

move-place = { $name } legt { domino } auf { $square1 } und { $square2 } an.
move-discard = { $name } entfernt { domino } aus dem Spiel: Er passt nirgends.
move-tax =
    { $knights ->
        [one] { $name } stellt einen Ritter auf { LIST($squares) }: { coins }.
       *[other] { $name } stellt Ritter auf { LIST($squares) }: { coins }.
    }
move-construct = { $name } errichtet { NAME($building, case: "accusative") } auf { $square } für { coins }.
move-burn = { $name } besticht den Drachen, damit er { NAME($building, case: "accusative") } zerstört.
move-claim = { $name } wählt { domino }.
move-tiles = Neu auf dem Gebäudetableau: { LIST($buildings, type: "unit") }.
move-line = Eine neue Reihe wird ausgelegt.
move-kings = Die Könige werden gezogen.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = Steuern +{ $coins } je Ritter
effect-tax-tower = Steuern +{ $coins } je Turm
effect-territory = { points } je { NAME($terrain, form: "territory") }
effect-end-tower = { points } je Turm
effect-end-knight = { points } je Ritter
play-purse = { coins } · { knights } im Vorrat, { $placed } eingesetzt · { towers }
play-purse-queen = { play-purse } · mit der Queen
play-board =
    { $queen ->
        [nobody] Gebäudetableau, { tiles } im Stapel. Die Queen ist bei niemandem; { play-board-dragon }.
       *[other] Gebäudetableau, { tiles } im Stapel. Die Queen ist bei Königreich { $queen }; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] der Drache ist in seiner Höhle
       *[other] der Drache ist auf Platz { $dragon }
    }
play-spot = Platz { $spot }
play-spot-dragon = der Drache

## A game at the terminal

play-title = { $game }, { $rules }, Mischcode { $seed }
play-begin = { $title }. ? zeigt die Hilfe.
play-by-you = du
play-by-random = Zufallsbot
play-by-greedy = gieriger Bot
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-emperor = { -level-emperor }
play-by-friend = jemand anders
play-stopped = Partie abgebrochen.
play-record = Mitschrift: { $record }
play-choices = Wähle eine Nummer von 1 bis { $number }.
play-no-token = Unbekannte Eingabe: { $reason }. ? zeigt die Hilfe.
play-undone = Zurückgenommen.
play-no-undo = Nichts zurückzunehmen: Seit dem letzten Auslegen hast du nichts gewählt.
play-round = Runde { $round } von { $rounds }
play-line = Diese Reihe
play-next = Nächste Reihe
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Schick deinen Mitspielern diese Einladung:
play-link-paste = Füge einen Link ein, den du bekommen hast, oder q zum Beenden:
play-link-answer = Schick diese Antwort zurück:
play-link-who = Wer bist du? { LIST($letters, type: "or") }
play-link-missing = Antworten fehlen noch von: { LIST($letters) }
play-link-finish = Enter beendet deinen Zug, u nimmt zurück:
play-link-send = Schick deinen Mitspielern diesen Link:
play-link-theirs = Am Zug: { $name }
play-over = Die Partie ist zu Ende.
choose-place = { domino } anlegen:
choose-tax = Steuern eintreiben mit Rittern:
choose-construct = Für { coins } { NAME($building, case: "accusative") } errichten:
choose-burn = Den Drachen mit 1 Münze bestechen und zerstören lassen:
choose-end = Zug beenden:
choose-claim = Dominostein wählen:
choose-claim-court = Dominostein wählen und damit den Zug beenden:
play-help =
    Tipp die Nummer einer Möglichkeit oder ihr Kürzel, dann drück die Eingabetaste.
      A17g8e   Dominostein 17 anlegen: erste Hälfte auf g8, zweite nach Osten (n, e, s oder w: Norden,
               Osten, Süden, Westen); g8e allein genügt. Das Schloss steht auf g7, die Spalten
               gehen von a bis m, die Zeilen von 1 bis 13 nach oben.
      E38      Dominostein 38 wählen; weiter rechts ist mehr wert, wählt aber später.
      u        zurücknehmen, bis zum letzten Auslegen
      r        die Mitschrift der Partie bis hierher
      ?        diese Hilfe
      q        aufhören und die Mitschrift ausgeben
    Mindestens eine Hälfte muss an die gleiche Landschaft oder das Schloss grenzen. Ein Gebiet zählt
    Felder mal Kronen.
play-help-court =
    Mit Rittern und Münzen kannst du mehr tun, bevor du wählst, in dieser Reihenfolge:
      Bg8      ein Ritter auf g8, einem Feld des eben angelegten Dominosteins, treibt 1 Münze je Feld
               seines Gebiets ein; Bg8g9 sind zwei Ritter
      C3h8     das Gebäude vom Platz für 3 Münzen auf deinem freien Stadtfeld h8 errichten
      D3       den Drachen mit 1 Münze bestechen: Er zerstört das Gebäude auf dem Platz für 3 Münzen
    Passen muss man nicht: Die Wahl beendet deinen Zug (in der letzten Runde E allein). Die Dominosteine
    der Queendomino-Schachtel haben die Kürzel 49 bis 96: ihre gedruckte Zahl plus 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (noch kein Gebiet)
       *[other] { $name }: { points } (größtes Gebiet { $largest })
    }
score-coins = Münzen { $coins }
score-harmony = Harmonie
score-middle = Mitte
score-squares = { $size } × { crowns }
score-queen = (mit der Krone der Queen)
verdict-points =
    { $winners ->
        [one] { LIST($names) } gewinnt nach Punkten
       *[other] { LIST($names) } gewinnen nach Punkten
    }
verdict-largest =
    { $winners ->
        [one] { LIST($names) } gewinnt durch das größte Gebiet
       *[other] { LIST($names) } gewinnen durch das größte Gebiet
    }
verdict-shared =
    { $winners ->
        [one] { LIST($names) } teilt den Sieg
       *[other] { LIST($names) } teilen sich den Sieg
    }
score-kingdom = Königreich
score-kingdom-named = Königreich { $letter }
score-ahead = Vorn: { LIST($letters) }

## A moment of a record

moment = { $rules }, Schritt { $move } von { $moves }, { moment-in-round }
moment-in-round = Runde { $round } von { $rounds }
moment-dynasty = { $rules }, eine Dynastie, Partie { $game } von { $games }, Schritt { $move } von { $moves }, { moment-in-round }
moment-position = Stellung
moment-to-act = Am Zug
moment-purse = Besitz { $letter }
moment-totals = Dynastie
moment-comment = Kommentar
moment-nobody = niemand: Die Partie ist zu Ende
moment-deals-kings =
    { $number ->
        [one] gezogen wird { $number } König
       *[other] gezogen werden { $number } Könige
    }
moment-deals-tiles =
    { $number ->
        [one] ausgelegt wird { $number } Gebäudeplättchen
       *[other] ausgelegt werden { $number } Gebäudeplättchen
    }
moment-deals-line =
    { $number ->
        [one] ausgelegt wird { $number } Dominostein
       *[other] ausgelegt werden { $number } Dominosteine
    }
moment-legal = { $letter }, { $number } möglich: { LIST($tokens, type: "words") }

## Was die Möglichkeiten einer Stellung wert sind

solve-heading-exact = Gelöst für Königreich { $letter }: exakt, wenn alle bestmöglich spielen.
solve-heading-about =
    { $games ->
        [one] Noch nicht lösbar: Schätzungen für Königreich { $letter } nach { $games } simulierten Partie.
       *[other] Noch nicht lösbar: Schätzungen für Königreich { $letter } nach { $games } simulierten Partien.
    }
solve-choice = Wahl
solve-exact = exakt
solve-about = etwa
solve-points = Punkte
solve-margin = Vorsprung
solve-behind = Verlust
solve-error = Fehler
solve-spread = Spanne
solve-spread-note = Spanne: So sehr ändert sich der Verlust, wenn die anderen gegen den Führenden spielen.
solve-unlisted =
    { $number ->
        [one] { $number } weitere Möglichkeit ist nicht aufgeführt: Sie wirkt schwächer oder ist das Spiegelbild einer anderen.
       *[other] { $number } weitere Möglichkeiten sind nicht aufgeführt: Sie wirken schwächer oder sind das Spiegelbild einer anderen.
    }

## Der Beweis einer Partie

verify-game = { $rules }, Partie { $identity }, Personen auf den Plätzen { LIST($letters, type: "words") }
verify-deal = Ziehung { $deal }: { $draws }, von { LIST($letters, type: "words") }
verify-left = ab Zug { $move } spielt ein Bot für { LIST($letters, type: "words") }
verify-back = ab Zug { $move } wieder da: { LIST($letters, type: "words") }
verify-undo = einvernehmlich bis Zug { $move } zurückgenommen
verify-proven =
    { $deals ->
        [one] Die { $deals } Ziehung ist bewiesen.
       *[other] Alle { $deals } Ziehungen sind bewiesen.
    }
verify-refused = Nicht bewiesen: { $reason }

## Tables: building tiles, opponents compared, speeds

progress = { $bar } { $done } von { games }
progress-left = { progress }, noch { $time }
progress-known = { progress } schon gespielt
time-seconds = { $seconds } s
# As in English.
time-minutes = { $minutes } min { $seconds } s
# As in English.
time-hours = { $hours } h { $minutes } min
stopped = abgebrochen

## Diagrams: the words in a picture, and its description for screen readers

picture = Eine Stellung in { $game }
picture-line = Reihe
picture-next = Nächste Reihe
picture-board = Gebäudetableau
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
# As in English.
picture-purse-queen = { picture-purse } · Queen
picture-line-words = Reihe: { LIST($dominoes, type: "clauses") }.
picture-next-words = Nächste Reihe: { LIST($dominoes, type: "clauses") }.
picture-domino = Dominostein { $domino }, { half-first } und { half-second }
picture-domino-king = { picture-domino }, König von { $letter }
picture-board-words = Gebäudetableau: { LIST($spots, type: "clauses") }.
picture-spot = Platz { $spot }: { $building } ({ $tile })
picture-spot-dragon = Platz { $spot }: der Drache
picture-spot-empty = Platz { $spot }: leer
picture-kingdom-words = Königreich { $letter } ({ $who }), Schloss auf g7: { LIST($lands, type: "clauses") }.
picture-no-land = noch kein Gebiet
picture-land =
    { $crowns ->
        [0] { $terrain } auf { LIST($squares, type: "words") }
       *[other] { $terrain } mit { crowns } auf { LIST($squares, type: "words") }
    }
picture-owned = Bei { $letter }: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) auf { $square }
picture-knights = Ritter auf { LIST($squares, type: "words") }
picture-tried-allowed = Hier erlaubt: { $tried }.
picture-tried-refused = Hier nicht erlaubt: { $tried }. { $reason }
picture-try-place = { picture-domino }, auf { LIST($squares) }
picture-try-discard = { picture-domino } aus dem Spiel entfernen
picture-try-tax =
    { $knights ->
        [one] Steuern eintreiben mit einem Ritter auf { LIST($squares) }
       *[other] Steuern eintreiben mit Rittern auf { LIST($squares) }
    }
picture-try-construct = { NAME($building, case: "accusative") } auf { $square } errichten
picture-try-construct-spot = das Gebäude von Platz { $spot } auf { $square } errichten
picture-try-burn = den Drachen bestechen, damit er { NAME($building, case: "accusative") } zerstört
picture-try-burn-spot = den Drachen bestechen, damit er das Gebäude auf Platz { $spot } zerstört
picture-try-claim = { picture-domino } wählen
picture-try-end = den Zug beenden
