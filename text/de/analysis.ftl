### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Analysebrett
close = Schließen
lead = Bau eine Stellung auf, durch Tippen oder als Text; dann frag den Coach oder spiel von hier aus weiter.
game = Spiel
harmony = Harmonie
middle = Reich der Mitte
kingdoms = Königreiche
round = Die Runde
round-which = Runde
round-by-land = { $round }, nach den Feldern
round-first = Erste Wahl
phase = Was als Nächstes kommt

## What comes now; the one in turn is not named

phase-a = Ein Dominostein wird angelegt
phase-b = Ritter dürfen Steuern eintreiben
phase-c = Ein Gebäude darf errichtet werden
phase-d = Der Drache darf bestochen werden
phase-e = Ein Dominostein wird gewählt
phase-end = Der Zug endet
phase-o = Die Könige werden gezogen
phase-t = Gebäude kommen auf das Tableau
phase-l = Eine neue Reihe wird ausgelegt
phase-z = Die Partie ist zu Ende
laid = Der eben angelegte Dominostein liegt auf
laid-on = { LIST($squares) }
laid-nowhere = nirgends: er passte nicht

## The dominoes

line = Noch anzulegen
line-help = Von links nach rechts; wessen König vorn steht, ist am Zug.
next = Zur Wahl
next-help = Könige stehen auf den Dominosteinen, die schon gewählt sind.
order = Es wählen noch, in dieser Reihenfolge: { LIST($names) }.
line-none = Es ist nichts mehr anzulegen.
next-none = Die letzte Reihe ist schon gewählt.
passed = Der erste Zug ist gemacht
taken-back = Einen Zug zurück
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } mit { $crowns } Krone
       *[other] { NAME($terrain) } mit { $crowns } Kronen
    }
domino = Dominostein { $number }: { LIST($halves) }
domino-change = { $domino }. Einen anderen nehmen
king = Wer hat Dominostein { $number }?
king-nobody = niemand
dominoes = Welcher Dominostein?
in-line = { $domino }, schon in einer Reihe

## The builders' board

board = Gebäudetableau
spot = Platz zum Preis { $price }
spot-empty = leer
spot-dragon = der Drache
burnt = Zerstörte Gebäude
burnt-more = Eines hinzufügen
burnt-not = nicht zerstört

## Text

text = Als Text
text-help = Der Text einer Stellung oder eines Königreichs, wie „Teilen“ und die Dokumente von Realmino ihn schreiben. Er ändert sich bei jedem Tippen; du kannst ihn auch selbst bearbeiten.
text-label = Stellung
text-read = Text lesen
text-copy = Text kopieren
text-copied = Der Text ist in der Zwischenablage.
text-marked = Der Text ist markiert: Kopiere ihn von Hand.
text-broken = Das ist keine Stellung ({ $reason }). Das Brett bleibt, wie es war.
text-done = Gelesen: { NAME($game) } für { $players }.
kept-broken = Die Stellung vom letzten Besuch ließ sich nicht lesen; das Brett ist neu.

## What can be done

rivals = Wer spielt die anderen?
rivals-me = Ich
rivals-bot = { NAME($level) }
play = Von hier aus spielen
share = Teilen
undo = Rückgängig
new = Neues Brett
ready = Am Zug: { $names }. Alles passt zusammen.
ready-deal = Alles passt zusammen.

## Why it is no position yet: one sentence says what and where

why-over = Hier ist die Partie zu Ende, es gibt nichts mehr zu wählen. Werten lässt sie sich auf dem Wertungsblock.
why-round = Diese Runde gibt es im Spiel nicht.
why-phase = Was als Nächstes kommt, passt nicht zur Runde und zu den Reihen.
why-seat = Der Text nennt jemanden, der in diesem Spiel nicht mitspielt.
why-kings-missing = { $name }: Ein König steht auf keinem Dominostein.
why-kings-more = { $name }: Auf den Dominosteinen steht ein König zu viel.
why-kings-nobody = Dominostein { $number } ist noch anzulegen und gehört niemandem.
why-order = Dominostein { $number } liegt am falschen Platz: In einer Reihe steigen die Zahlen.
why-next =
    { $dominoes ->
        [one] Zur Wahl liegt { $dominoes } Dominostein statt { $wanted }.
       *[other] Zur Wahl liegen { $dominoes } Dominosteine statt { $wanted }.
    }
why-box = Dominostein { $number } kommt nicht aus der Schachtel seiner Reihe.
why-twice = Dominostein { $number } liegt zweimal da.
why-count = Die Zahl der ausgelegten Dominosteine passt nicht zur Runde.
why-uncovered = { $name }: Mit den Dominosteinen der Schachtel, ohne die in den Reihen, lässt sich dieses Königreich nicht nach den Regeln legen.
why-together = Jedes Königreich lässt sich für sich legen, doch Schachtel und Regeln geben in dieser Runde keine Dominosteine für alle her.
why-turns = { $name }: Es sind mehr Felder, Gebäude oder Ritter da, als es Züge gab.
why-discarded = { $name }: In dieser Runde müssten es mehr Felder sein, denn die ersten Dominosteine passen immer.
why-tile = { NAME($building) }: Davon liegen mehr da, als die Schachtel hat.
why-tiles-due = Das Gebäudetableau wird gefüllt, bevor die Reihe ausgelegt wird, solange es noch Gebäude gibt.
why-emptied = Auf dem Gebäudetableau sind mehr Plätze leer, als die Züge dieser Runde leeren konnten.
why-dragon = Der Drache verlässt seine Höhle erst, wenn in dieser Runde schon jemand dran war, und bleibt dort, wo er ein Gebäude zerstört hat.
why-burnt = Der Drache hat mehr Gebäude zerstört, als es Runden gab.
why-coins = Es sind mehr Münzen da, als die Steuern abzüglich der Münzen für den Drachen gebracht haben können.
why-laid = Der eben angelegte Dominostein liegt nicht im Königreich, das am Zug ist.
why-court = Etwas vom Hof passt nicht zu diesem Spiel.
