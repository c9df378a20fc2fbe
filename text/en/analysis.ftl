### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Analysis board
close = Close
lead = Set up any position, by taps or by its text; then ask the coach, or play on from there.
game = Game
harmony = Harmony
middle = Middle Kingdom
kingdoms = Kingdoms
round = The round
round-which = Round
round-by-land = { $round }, judging by the land
round-first = First choice
phase = What comes now

## What comes now; the one in turn is not named

phase-a = A domino is placed
phase-b = Knights may collect tax
phase-c = A building may be built
phase-d = The Dragon may be sent
phase-e = A domino is chosen
phase-end = The turn ends
phase-o = The kings are drawn
phase-t = Buildings come to the board
phase-l = A new line is dealt
phase-z = The game is over
laid = The domino just placed lies on
laid-on = { LIST($squares) }
laid-nowhere = nowhere: it did not fit

## The dominoes

line = Still to place
line-help = From left to right; whose king stands first is in turn.
next = To choose from
next-help = Kings stand on the dominoes that are chosen already.
order = Still to choose, in this order: { LIST($names) }.
line-none = Nothing is left to place.
next-none = The last line is chosen already.
passed = First turn is done
taken-back = One turn earlier
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } with { $crowns } crown
       *[other] { NAME($terrain) } with { $crowns } crowns
    }
domino = Domino { $number }: { LIST($halves) }
domino-change = { $domino }. Take another one
king = Who has domino { $number }?
king-nobody = nobody
dominoes = Which domino?
in-line = { $domino }, in a line already

## The builders' board

board = Builders' board
spot = Spot of price { $price }
spot-empty = empty
spot-dragon = the Dragon
burnt = Burnt buildings
burnt-more = Add one
burnt-not = not burnt

## Text

text = As text
text-help = The text of a position or of one kingdom, as “Share” and the documents of Realmino write it. It changes with every tap, and can be changed itself.
text-label = Position
text-read = Read the text
text-copy = Copy the text
text-copied = The text is in the clipboard.
text-marked = The text is marked, to be copied by hand.
text-broken = This is no position ({ $reason }). The board is as it was.
text-done = Read: { NAME($game) }, { $players } players.
kept-broken = The position of your last visit could not be read; the board is a new one.

## What can be done

rivals = Who plays the others?
rivals-me = I do
rivals-bot = { NAME($level) }
play = Play from here
share = Share
undo = Undo
new = New board
ready = { $names } to play. Everything fits together.
ready-deal = Everything fits together.

## Why it is no position yet: one sentence says what and where

why-over = The game is over here: nothing is left to choose. The score pad counts it.
why-round = The game has no such round.
why-phase = What comes now does not go with the round and the lines.
why-seat = The text names a player who is not in this game.
why-kings-missing = { $name } has a king who stands on no domino.
why-kings-more = { $name } has a king too many on the dominoes.
why-kings-nobody = Domino { $number }, which is still to be placed, belongs to nobody.
why-order = Domino { $number } stands in the wrong place: the lines go up.
why-next =
    { $dominoes ->
        [one] There is { $dominoes } domino to choose from instead of { $wanted }.
       *[other] There are { $dominoes } dominoes to choose from instead of { $wanted }.
    }
why-box = Domino { $number } does not come from the box of its line.
why-twice = Domino { $number } lies there twice.
why-count = The number of dominoes dealt does not go with the round.
why-uncovered = { $name }: no dominoes of the box, beside those in the lines, cover this kingdom as they are placed by the rules.
why-together = Each kingdom can be laid by itself, but the box and the rules give no dominoes for all of them in this round.
why-turns = { $name }: there is more land, or more buildings and knights, than there were turns for.
why-discarded = { $name }: by this round there must be more land, since the first dominoes always fit.
why-tile = { NAME($building) }: there are more of it than in the box.
why-tiles-due = The builders' board is filled before the line is dealt, where there are buildings left.
why-emptied = The builders' board has more empty spots than turns of this round can have emptied.
why-dragon = The Dragon leaves his cave only after somebody has acted this round, and stays where he burnt a building.
why-burnt = The Dragon has burnt more buildings than there were rounds.
why-coins = There are more coins than tax can have brought, since the Dragon was paid.
why-laid = The domino just placed does not lie in the kingdom in turn.
why-court = A part of the court does not go with this game.
