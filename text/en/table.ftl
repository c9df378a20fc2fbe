### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $number ->
        [plural] wheat fields
       *[singular] { $capitalization ->
            [uppercase] Wheat field
           *[lowercase] wheat field
        }
    }
-terrain-forest =
    { $number ->
        [plural] forests
       *[singular] { $capitalization ->
            [uppercase] Forest
           *[lowercase] forest
        }
    }
-terrain-lake =
    { $number ->
        [plural] lakes
       *[singular] { $capitalization ->
            [uppercase] Lake
           *[lowercase] lake
        }
    }
-terrain-grassland =
    { $number ->
        [plural] grasslands
       *[singular] { $capitalization ->
            [uppercase] Grassland
           *[lowercase] grassland
        }
    }
-terrain-swamp =
    { $number ->
        [plural] swamps
       *[singular] { $capitalization ->
            [uppercase] Swamp
           *[lowercase] swamp
        }
    }
-terrain-mine =
    { $number ->
        [plural] mines
       *[singular] { $capitalization ->
            [uppercase] Mine
           *[lowercase] mine
        }
    }
-terrain-town =
    { $number ->
        [plural] towns
       *[singular] { $capitalization ->
            [uppercase] Town
           *[lowercase] town
        }
    }

## The colours, which are the names of people whom nobody has named

colour-pink = Pink
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-orange = Orange
colour-purple = Purple
colour-white = White
colour-red = Red

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

-bot-pink = Rosa
    .gender = feminine
-bot-yellow = Amber
    .gender = feminine
-bot-green = Fern
    .gender = feminine
-bot-blue = Marlow
    .gender = masculine
-bot-orange = Tawny
    .gender = masculine
-bot-purple = Iris
    .gender = feminine
-bot-white = Alban
    .gender = masculine
-bot-red = Ruby
    .gender = feminine
bot-level = { $level } { $name }
bot-failed = Bots may be slow on this device.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = You have no free town square yet.
reason-place_first = First place the domino of this round, then choose the next one.
reason-choose_tile = First choose the building that the Dragon shall burn.

refuse-why = Why?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: place domino { $domino }
turn-discard = { $name }: domino { $domino } does not fit
turn-claim = { $name }: choose your next domino
turn-first = { $name }: choose your first domino
turn-end = { $name }: end your turn
turn-deal = The next line is dealt
turn-over = The game is over
turn-thinks = { $name } is thinking
turn-paused = Move { $number } of { $length }
turn-elsewhere = Played in another tab, move { $number } of { $length }
yours-place = Place domino { $domino }
yours-discard = Domino { $domino } does not fit
yours-claim = Choose your next domino
yours-first = Choose your first domino
yours-end = End your turn
handover = Your turn, { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] The first line
       *[other] Round { $round } of { $rounds }
    }
round-series = Game { $game } of { $games } · { round }
round-short =
    { $round ->
        [0] First line
       *[other] Round { $round }
    }
round-team = { round-short } · with { LIST($names) }
round-series-team = Game { $game }, { round-team }

## The steps of a turn with a court

phase-add = Place
phase-tax = Tax
phase-construct = Build
phase-burn = Dragon
phase-claim = Choose
phase-end = End

## What the line below the table says

-action-tax = collect tax
-action-construct = construct a building
-action-burn = send the Dragon
hint-place = Drag the domino to a marked square, or click one. Turn it with R, the wheel or Rotate.
hint-place-touch = Tap a marked square. Tap the domino again to turn it, then press Place.
hint-place-confirm =
    { $points ->
        [0] Place it here?
       *[other] Place it here for { gain }?
    }
hint-place-confirm-land = Place it here for { gain } ({ LIST($territories, type: "unit") })?
hint-place-here = Here it brings { gain }.
hint-place-here-land = Here it brings { gain }: { LIST($territories, type: "unit") }.
hint-claim = Choose one of the framed dominoes: low numbers play earlier next round.
hint-claim-known = Choose a domino.
hint-claim-confirm = Choose domino { $domino }?
hope = At best it would bring { gain } now.
hope-none = It fits nowhere in this kingdom now.
hint-discard = It fits nowhere in your kingdom, so it leaves the game.
hint-end = End your turn.
hint-actions = You may { LIST($actions, type: "or") }, then choose a domino.
hint-actions-end = You may { LIST($actions, type: "or") }, then end your turn.
hint-paused = Step through it with the arrows above, or play on from here.
hint-elsewhere = This game is being played in another tab. Look at it here, or take it over.
hint-over = The game has ended. { result }
hint-hurry = Tap your kingdom to hurry the others.
hint-wait = Waiting for { $name }.
hint-looking = The kingdom of { LIST($names) }: { points }.
ask-tax = Collect { coins } here?
ask-construct = Construct the { NAME($building) } here for { coins }? It brings { gain }.
ask-burn = Send the Dragon: burn the { NAME($building) } for { coins }?

## Buttons

close = Close
button-place = Place
button-claim = Choose
button-discard = Discard
button-end = End turn
button-tax = Collect
button-construct = Construct
button-burn = Burn
button-cancel = Cancel
button-back = Back
button-again = Play again
button-next = Next game
button-play-on = Play on
button-scores = Scores
button-take-over = Take over
undo-start = There is nothing to take back yet.
undo-reveal = New dominoes have been revealed since, so that choice stands.
undo-bots = Since the last new dominoes only bots have chosen, so nothing of yours can be taken back.
undo-ok = Take back the last choice of { $name }
undo-step = Back by one move
redo-none = There is nothing to choose again.
redo-ok = Choose again what was taken back
redo-step = On by one move

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] no points
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
halves =
    { $alike ->
        [yes] two { NAME($terrain1, number: "plural") }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1, capitalization: "uppercase") } on { $square1 }, { half-second } on { $square2 }
        [one] { NAME($terrain1, capitalization: "uppercase") } with { $crowns1 } crown on { $square1 }, { half-second } on { $square2 }
       *[other] { NAME($terrain1, capitalization: "uppercase") } with { $crowns1 } crowns on { $square1 }, { half-second } on { $square2 }
    }
option-claim = Domino { $domino }: { halves }
option-hope = best { gain-signed }
option-hope-none = fits nowhere
option-discard = Discard domino { $domino }
option-end = End the turn
option-tax =
    { $number ->
        [one] Knight on { LIST($squares) }: { coins }
       *[other] Knights on { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } on { LIST($squares) } for { coins }
option-burn = Burn the { NAME($building) } for { coins }
options-place = Places for domino { $domino } ({ halves })
options-claim = Free dominoes
options-none = Nothing to choose right now.
options-tax = Collect tax
options-construct = Construct a building
options-burn = Send the Dragon
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place }: { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = nothing
effect-knights = { knights } at once
effect-towers = { towers } at once
effect-crowns = { crowns } for the town around it
effect-points = { points } at the end
effect-tax_per_knight = { coins } more for each knight you own whenever a knight collects tax
effect-tax_per_tower = { coins } more for each tower you own whenever a knight collects tax
effect-per_tower = { points } at the end for every tower you own
effect-per_knight = { points } at the end for every knight you own, placed or not
effect-per_territory = { points } at the end for every separate { NAME($terrain) }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price = It costs { coins }.
board-about = About the { NAME($building) }
board-note = { board-pile } { board-dragon }
board-pile =
    { $buildings ->
        [0] No more buildings are to come.
        [one] One more building is to come.
       *[other] { $buildings } more buildings are to come.
    }
board-dragon =
    { $dragon ->
        [home] The Dragon is in his cave: he burns a building for whoever pays him a coin.
       *[away] The Dragon has already flown this round.
    }
purse = { coins }, { knights } ready, { towers }
purse-queen = { purse }, the Queen

## The log

log-kings = The kings are drawn: { LIST($names, type: "unit") }.
log-tiles = New buildings: { LIST($buildings) }.
log-line = New dominoes: { LIST($dominoes) }.
log-placed = { $name } placed domino { $domino } on { LIST($squares, type: "unit") }: { gain }.
log-discarded = { $name } discarded domino { $domino }: it fits nowhere.
log-taxed = { $name } collected { coins } on { LIST($squares, type: "unit") }.
log-constructed = { $name } built the { NAME($building) } on { LIST($squares, type: "unit") } for { coins }: { gain }.
log-queen = The Queen moves to { $name }.
log-burnt = { $name } sent the Dragon to burn the { NAME($building) }.
log-claimed = { $name } chose domino { $domino }.
log-left_over =
    { $number ->
        [one] Left over: domino { LIST($dominoes) }.
       *[other] Left over: dominoes { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Victory for { LIST($names) }.
       *[other] { LIST($names) } share the victory.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] You win!
           *[other] You share the victory!
        }
       *[others] { $winners ->
            [one] Victory for { LIST($names) }!
           *[other] { LIST($names) } share the victory
        }
    }
result-largest = Equal points: the largest territory decides.
result-shared = Equal points and equally large territories: the victory is shared.
result-series-shared = Equal totals: the victory is shared.
result-so-far = Scores so far
result-copied = The result is in the clipboard.
result-game =
    { $winners ->
        [one] Game { $game } goes to { LIST($names) }
       *[other] { LIST($names) } share game { $game }
    }
result-dynasty =
    { $winners ->
        [one] The Dynasty goes to { LIST($names) }!
       *[other] { LIST($names) } share the Dynasty
    }

## Score sheets

sheet-territory = Territory
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Squares × crowns
sheet-points = Points
sheet-total = Total
sheet-winner = Winner
sheet-harmony = { variant-harmony }
sheet-middle = { variant-middle }
sheet-series = { variant-dynasty }
sheet-ruler = Ruler
sheet-crownless = Without a crown
sheet-game = Game { $game }
sheet-coins = Coins
sheet-queen = with the Queen
tiles-building = Building
tiles-effects = What it gives
tiles-sure = How sure
tiles-inferred = what it gives at once is inferred
tiles-seen = seen

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = The table. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
moment-over = { $game } · { LIST($scores, type: "unit") }
label-line = This round
label-next = Next line
coming = { $coming } more
coming-title =
    { $coming ->
        [one] { $coming } domino still to come
       *[other] { $coming } dominoes still to come
    }
coming-all =
    { $unseen ->
        [one] { $unseen } domino has not been seen yet. It will still come.
       *[other] { $unseen } dominoes have not been seen yet. All of them will still come.
    }
coming-some =
    { $coming ->
        [0] { $unseen } dominoes have not been seen. None of them will come in this game.
       *[other] { $unseen } dominoes have not been seen yet. { $coming } of them will still come; nobody knows which.
    }
coming-squares = Squares
coming-crowns = Crowns
coming-box = { NAME($game) }
label-waiting = Turn order

## The table in words: its squares, dominoes and buildings

reading-kingdom = Kingdom: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } squares of at most { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = castle
square-empty = empty
square-building = { NAME($building) } ({ effects })
square-knight = a knight
square-territory =
    { $crowns ->
        [0] territory of { squares } without a crown
       *[other] territory of { squares } with { crowns }
    }
square-open = free for a building
square-latest = covered last
square-fits = the domino fits here
square-lost = no domino can cover it any more
square-tax = a knight can collect tax here
square-of = of { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, done
        [now] { option-claim }, { $name } places it now
        [king] { option-claim }, chosen by { $name }
       *[free] { option-claim }, free
    }
board-spot-empty = No building for { coins }.
board-spot-dragon = The Dragon burnt the building for { coins }.
board-title = Builders' board
board-queen =
    { $host ->
        [none] The Queen is with nobody yet.
       *[some] The Queen is with { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Finished
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-aside = A saved game that cannot be read, number { $number }
saved-asides = { $number } saved games that cannot be read
saved-newer = A game saved by a newer version of this page
saved-newer-text = Reload the page to get that version, or download the game.
saved-settings = the settings could not be read
saved-from-file = it came with a file
saved-gone = This game has been deleted in another tab.
saved-kept = Could not be deleted: the browser did not answer. The game is still here; please try again.
saved-taken = This game is now played in another tab. Every move is kept; here you can look at it, or take it over.
saved-delete = Delete this game?
saved-delete-text = { $game }. It cannot be brought back.
saved-delete-no = Keep
saved-delete-yes = Delete
saved-clear = Delete them all?
saved-clear-text = { $game }. They cannot be brought back.
saved-many = { $number } games are saved here
saved-many-text = So many games slow this page down. Download them all, then delete the { $number } oldest finished ones if you like.
saved-oldest = The { $number } oldest finished games
saved-on-table = This game is on the table. Leave the table before you delete it.
saved-elsewhere = This game is open in another tab. Close it there before you delete it.
save-unreachable = The saved games are out of reach right now ({ $reason }). Nothing is lost: you can play, and reload the page later to find them.
save-newer = The games here were saved by a newer version of this page. Nothing is lost: reload the page to get that version; you can also play a new game now.
save-forbidden = This browser does not save for this page: you can play, but closing the tab ends the game.
save-framed = The browser keeps no game in this frame of another page: “Open in its own tab” in the menu takes the game along.
save-full = Not saved ({ $reason }). Reloading would lose your last moves: keep this tab open and download all your games from the list.
save-spare = Not saved as usual ({ $reason }). A spare copy holds your moves. To be safe, download all your games from the list.
save-settings = The settings could not be saved; they hold until the page is closed.
save-broken = A saved game cannot be read: { $reason }. It is set aside as number { $number }; you can download it in the list of games, or begin a new one.

## A file of games

file-reading = Reading the file …
file-read = Read from the file: { games }.
file-known = Already here: { games }.
file-surplus = No room for { games }: a file fills the list only up to { $most } games. Nothing in the file is lost.
file-problem =
    { $games ->
        [1] Not read: { $problem }.
       *[other] Not read: { games }. The first is { $problem }.
    }
file-asides = Unreadable pieces in the file: { $number }; set aside here: { $kept }.
file-place = game { $number } of { $of }: { $reason }
file-unsaved = They could not be stored yet; please keep this tab open.
file-broken = No game was read from this file: { $reason }. Nothing has changed here.
file-large = it is larger than { $most } MB
file-clash = Keep both?
file-clash-text = The file has { games } that stand here with other moves.
file-clash-both = Keep both
file-clash-mine = Keep only mine

## Links, and what went wrong

link-broken = This link is damaged or incomplete ({ $reason }). Ask for it again, or begin a new game here.
link-copied = The link to this moment{ link-names } is in the clipboard.
link-shown = The link to this moment{ link-names } is in the address bar.
link-names =
    { $names ->
        [yes] , with the players' names,
       *[no] { "" }
    }
later-missing = This part of the page did not arrive. Please check the connection and try again; nothing is lost.
failed = Something went wrong ({ $reason }); the game is saved, please reload the page.

## The coach

coach-ask = Ask the coach which choices are good
coach-later = The coach can be asked when it is your turn.

## Variants

variant-harmony = Harmony
variant-middle = Middle Kingdom
variant-dynasty = Dynasty
