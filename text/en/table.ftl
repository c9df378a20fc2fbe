### The table, where a game is played, and saving.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Terrains, inside a sentence and at the start of a line

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

## The colours, which name people who haven't typed a name

colour-pink = Pink
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-orange = Orange
colour-purple = Purple
colour-white = White
colour-red = Red

## The default names of bots, by colour; $level can agree with the name's gender

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

## Why a choice is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = You have no free town square yet.
reason-place_first = Place this round’s domino first, then choose your next one.
reason-due-place = Place this round’s domino first.
reason-due-discard = Your domino fits nowhere: discard it first.
reason-due-claim = During the first line, all you can do is choose a domino.
reason-choose_tile = First choose the building for the Dragon to burn.

refuse-why = Why?

## Whose turn it is and what to do: first by name, then to "you"

turn-place = { $name }: place domino { $domino }
turn-discard = { $name }: domino { $domino } doesn’t fit
turn-claim = { $name }: choose a domino
turn-first = { $name }: choose a first domino
turn-second = { $name }: choose a second domino
turn-end = { $name }: end your turn
turn-deal = The next dominoes are face down
turn-over = Game over
turn-thinks = { $name } is thinking
turn-friend = Waiting for { $name }
turn-paused = Move { $number } of { $length }
turn-elsewhere = Open in another tab, move { $number } of { $length }
yours-place = Place domino { $domino }
yours-discard = Domino { $domino } doesn’t fit
yours-claim = Choose your next domino
yours-first = Choose your first domino
yours-second = Choose your second domino
yours-end = End your turn
handover = Next up: { $name }

## The round (0: the first choice), the game of a Dynasty, and the team whose turn it is

round =
    { $round ->
        [0] First line
       *[other] Round { $round } of { $rounds }
    }
round-series = Game { $game } of { $games } · { round }
round-short =
    { $round ->
        [0] First line
       *[other] Round { $round }
    }
round-team = { round-short } · team: { LIST($names) }
round-series-team = Game { $game }, { round-team }
round-what-if = What if · { $text }

## The steps of a turn with a court

phase-add = Place
phase-tax = Tax
phase-construct = Build
phase-burn = Dragon
phase-claim = Choose
phase-end = End

## The line below the table

-action-tax = collect tax
-action-construct = construct a building
-action-burn = bribe the Dragon
hint-place = Drag the domino to a marked square, or click one. Turn it with R, the wheel or Rotate.
hint-place-touch = Tap a marked square. Tap the domino to turn it, then Place.
hint-only-way = This is the only way it fits here. Try another square.
hint-place-confirm =
    { $points ->
        [0] Place it here?
       *[other] Place it here for { gain }?
    }
hint-place-confirm-land = Place it here for { gain } ({ LIST($territories, type: "unit") })?
hint-place-here = Scores { gain } here.
hint-place-here-land = Scores { gain } here: { LIST($territories, type: "unit") }.
hint-claim = Choose a framed domino to place next round. Low numbers go first.
hint-claim-known = Choose a domino.
hint-claim-confirm = Choose domino { $domino }?
hope = Best spot now: { gain }.
hope-none = It doesn’t fit in this kingdom right now.
hint-discard = It doesn’t fit in your kingdom, so it leaves the game.
hint-end = End your turn.
hint-actions = You can { LIST($actions, type: "or") }, then choose a domino.
hint-actions-end = You can { LIST($actions, type: "or") }, then end your turn.
hint-construct = Build it { cost }: choose a town square.
hint-no-tax-later = After that, you can’t collect tax this turn.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Step through the game with the arrows above, or play on from here.
hint-elsewhere = You’re playing this game in another tab. Watch here, or take over.
hint-over = Game over. { result }
hint-hurry = Tap your kingdom to speed up the bots.
hint-wait = Now playing: { $name }.
hint-looking = { LIST($names) }: { points }.
ask-tax = Collect { coins } here?
ask-construct = { ask-construct-only } It scores { gain }.
ask-construct-only = Build the { NAME($building) } here { cost }?
ask-burn = Bribe the Dragon to burn the { NAME($building) } for { coins }?

## Buttons

sounds-on = Turn on sounds
close = Close
button-place = Place
button-claim = Choose
button-discard = Discard
button-end = End turn
button-tax = Collect
button-construct = Build
button-burn = Burn
button-cancel = Cancel
button-back = Back
button-again = Play again
button-next = Next game
button-play-on = Play on
button-scores = Scores
button-take-over = Take over
undo-start = Nothing to undo yet.
undo-reveal = You can’t undo this: new dominoes have been revealed since.
undo-bots = Only bots have moved since the new dominoes, so there’s nothing to undo.
undo-ok = Undo last choice ({ $name })
undo-step = Back one move
redo-none = Nothing to redo.
redo-ok = Redo last choice
redo-step = Forward one move

## The choices in words. A half is a terrain and its crowns.

gain =
    { $points ->
        [0] no points
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
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
option-hope-none = doesn’t fit
option-discard = Discard domino { $domino }
option-end = End turn
option-tax =
    { $number ->
        [one] Knight on { LIST($squares) }: { coins }
       *[other] Knights on { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } on { LIST($squares) } { cost }
option-burn = Burn the { NAME($building) } for { coins }
options-place = Where to place domino { $domino } ({ halves })
options-claim = Available dominoes
options-none = Nothing to choose right now.
options-tax = Collect tax
options-construct = Construct a building
options-burn = Bribe the Dragon
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
effect-knights = { knights } when built
effect-towers = { towers } when built
effect-crowns = { crowns } for its town
effect-points = { points } at the end
effect-tax_per_knight = +{ coins } for each knight you own whenever a knight collects tax
effect-tax_per_tower = +{ coins } for each tower you own whenever a knight collects tax
effect-per_tower = { points } at the end for each tower you own
effect-per_knight = { points } at the end for each knight you own, placed or in hand
effect-per_territory = { points } at the end for each separate { NAME($terrain) }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price =
    { $coins ->
        [0] Free.
       *[other] Costs { coins }.
    }
cost =
    { $coins ->
        [0] for free
       *[other] for { coins }
    }
board-about = About the { NAME($building) }
board-pile =
    { $buildings ->
        [0] No buildings left in the pile.
        [one] One building left in the pile.
       *[other] { $buildings } buildings left in the pile.
    }
board-dragon =
    { $dragon ->
        [home] The Dragon is in its cave. Pay 1 coin to have it burn a building.
       *[away] The Dragon has already flown this round.
    }
purse = { coins }, { knights } in hand, { towers }
purse-queen = { purse }, the Queen

## The log

log-kings = The kings have been drawn: { LIST($names, type: "unit") }.
log-tiles = New buildings: { LIST($buildings) }.
log-line = New dominoes: { LIST($dominoes) }.
log-placed = { $name } placed domino { $domino } on { LIST($squares, type: "unit") }: { gain }.
log-discarded = { $name } discarded domino { $domino }: it didn’t fit.
log-taxed = { $name } collected { coins } on { LIST($squares, type: "unit") }.
log-constructed = { $name } built the { NAME($building) } on { LIST($squares, type: "unit") } { cost }: { gain }.
log-queen = { $name } became the Queen’s host.
log-burnt = { $name } bribed the Dragon to burn the { NAME($building) }.
log-claimed = { $name } chose domino { $domino }.
log-secured = { LIST($names) } secured { $bonus }: { points }.
log-left_over =
    { $number ->
        [one] Left over: domino { LIST($dominoes) }.
       *[other] Left over: dominoes { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] { LIST($names) } won.
       *[other] { LIST($names) } shared the victory.
    }

## The result; $winners is the number of winning kingdoms, $who is "you" if the only person is one of the winners

result =
    { $who ->
        [you] { $winners ->
            [one] You win!
           *[other] You share the victory!
        }
       *[others] { $winners ->
            [one] { LIST($names) } won!
           *[other] { LIST($names) } shared the victory
        }
    }
result-largest = Tied on points: the largest territory decides.
result-shared = Tied on points and largest territory: the victory is shared.
result-series-shared = Tied on total points: the victory is shared.
result-so-far = Scores so far
result-lesson =
    { $game ->
        [Q] Next: learn { -game-Q }
       *[other] Next: learn team play
    }
result-game =
    { $winners ->
        [one] { LIST($names) } won game { $game }
       *[other] { LIST($names) } shared game { $game }
    }
result-dynasty =
    { $winners ->
        [one] { LIST($names) } won the Dynasty!
       *[other] { LIST($names) } shared the Dynasty
    }

## Score sheets

sheet-territory = Territory
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Squares × crowns
sheet-points = Points
sheet-total = Total
sheet-winner = Winner
sheet-series = { variant-dynasty }
sheet-ruler = Player
sheet-crownless = No crowns
sheet-game = Game { $game }
sheet-coins = Coins
sheet-queen = with the Queen
tiles-building = Building
tiles-effects = Effects
tiles-sure = Evidence
tiles-inferred = effects when built are inferred
tiles-seen = seen

## The table for screen readers; $turn says whose turn it is, $scores are players with their points

table = The table. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
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
        [one] { $unseen } domino hasn’t been seen yet. It’s still to come.
       *[other] { $unseen } dominoes haven’t been seen yet. They’re all still to come.
    }
coming-some =
    { $coming ->
        [0] { $unseen } dominoes haven’t been seen. None of them will appear in this game.
       *[other] { $unseen } dominoes haven’t been seen yet. { $coming } of them will appear, but nobody knows which.
    }
coming-terrain = Terrain
coming-squares = Squares
coming-crowns = Crowns
coming-box = { NAME($game) }
label-waiting = Turn order

## The table in words: its squares, dominoes and buildings

reading-kingdom = Kingdom: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } squares (maximum { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = castle
square-empty = empty
square-building = { NAME($building) } ({ effects })
square-knight = a knight
square-territory =
    { $crowns ->
        [0] territory of { squares } with no crowns
       *[other] territory of { squares } with { crowns }
    }
square-open = free for a building
square-latest = just placed
square-fits = the domino fits here
square-lost = can’t be filled any more
square-tax = a knight can collect tax here
square-of = kingdom: { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, played
        [now] { option-claim }, now placing: { $name }
        [king] { option-claim }, king: { $name }
       *[free] { option-claim }, available
    }
board-spot-empty = { coins }: no building.
board-spot-dragon = { coins }: burnt by the Dragon.
board-title = Builders’ board
board-queen =
    { $host ->
        [none] The Queen has no host yet.
       *[some] The Queen’s host: { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Finished
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-yours = Your turn · { $text }
saved-theirs = Waiting for { $name } · { $text }
saved-aside = Unreadable saved game no. { $number }
saved-asides = { $number } unreadable saved games
saved-newer = A game from a newer version
saved-newer-text = Reload the page to get the new version, or download the game.
saved-settings = the settings couldn’t be read
saved-gone = This game was deleted in another tab.
saved-kept = Your browser didn’t respond, so the game is still here. Please try again.
saved-taken = You’re now playing this game in another tab. Every move is saved. You can watch here, or take over.
saved-delete = Delete this game?
saved-delete-text = { $game }. You can’t undo this.
saved-delete-no = Keep
saved-delete-yes = Delete
saved-clear = Delete them all?
saved-clear-text = { $game }. You can’t undo this.
saved-many = You have { $number } saved games
saved-many-text = That many can slow things down. Download them all, then delete the { $number } oldest finished games if you like.
saved-oldest = The { $number } oldest finished games
saved-on-table = You’re playing this game. Leave the table before you delete it.
saved-elsewhere = This game is open in another tab. Close it there before you delete it.
save-unreachable = Your saved games can’t be reached right now{ $reason }. Nothing is lost: play on, and reload later to find them.
save-newer = Your games were saved by a newer version. Nothing is lost: reload the page to update, or just play a new game.
save-forbidden = Your browser won’t save games here. You can play, but closing the tab ends the game.
save-framed = Games aren’t saved inside other sites. To keep this one, choose “Open in a new tab” in the menu.
save-full = Not saved ({ $reason }). Reloading would lose your last moves: keep this tab open and download all your games.
save-spare = Not saved as usual ({ $reason }), but your moves are in a backup copy. To be safe, download all your games.
save-settings = Your settings couldn’t be saved. They’ll last until you close the page.
save-broken = A saved game can’t be read{ $reason }. It’s been set aside as no. { $number }: download it from the list, or start a new game.

## Links and errors

link-broken = This link is damaged or incomplete{ $reason }. Ask for a new one, or start a game here.
later-missing = Part of the page failed to load; nothing is lost. Check your connection and try again, or reload the page.
failed = Something went wrong ({ $reason }). Your game is saved; please reload the page.

## The coach

coach-ask = Ask the coach for advice
coach-later = You can ask the coach when it’s your turn.

## Variants

variant-harmony = Harmony
variant-middle = Middle Kingdom
variant-dynasty = Dynasty
