### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Variants
variant-teams = Teams of two
variant-duel = Mighty Duel
kind-level = { NAME($level) }
undo = Undo
again = Try again

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Score pad · Realmino
pad-description = Count a game of { -game-K }, { -game-Q } or the { -game-W } that you play with the real box: tap the kingdoms in, read the score line by line, share it as a link or a picture.
pad-heading = Score pad
pad-tagline = Play with the real box and count here: tap the kingdoms in, the score grows beside them.
pad-home = Back to the game
pad-loading = Getting the pad ready …
pad-noscript = The score pad needs JavaScript, which is switched off here.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Game and players
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } players
       *[some] { NAME($game) }, { $players } players, { LIST($options) }
    }
pad-game-which = Game
pad-game-players = Players
pad-game-count = { $players }
pad-one-game = This game is counted alone now. Undo brings the other games back.
pad-names = Names and colours
pad-name = Name of player { $number }
pad-colour = Colour of player { $number }

## Entering a kingdom

pad-kingdoms = Kingdoms
pad-games = Games of the Dynasty
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Kingdom of { $name }
pad-brushes = What a tap enters
pad-brush-crowns =
    { $crowns ->
        [0] No crown
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
pad-brush-knight = Knight
pad-brush-building-chosen = Building: { NAME($building) }
pad-brush-castle = Castle
pad-brush-erase = Erase
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: tap its squares, and a square again for each crown.
pad-hint-town = Town: tap its squares; the buildings on them come with their own brush.
pad-hint-crowns =
    { $crowns ->
        [0] Tap a square to take its crowns away.
        [one] Tap a square to give it { $crowns } crown.
       *[other] Tap a square to give it { $crowns } crowns.
    }
pad-hint-knight = Tap a square to put a knight there, or to take it away.
pad-hint-building = Tap a square to put the { NAME($building) } there, or to take it away.
pad-hint-castle = Tap the square where the castle stands.
pad-hint-erase = Tap a square to empty it.
pad-keys = Keys: arrows move, { $lands } lay land, 0 to 3 set crowns, C moves the castle, Delete empties a square, Ctrl+Z takes back.
pad-keys-court = Keys: arrows move, { $lands } lay land, 0 to 3 set crowns, N a knight, B a building, C moves the castle, Delete empties a square, Ctrl+Z takes back.
pad-square-empty = { $square }, empty
pad-square-castle = { $square }, the castle
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } with { $crowns } crown
       *[other] { $square }, { NAME($terrain) } with { $crowns } crowns
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, a knight
pad-buildings = Which building?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Beside the land
pad-owned-coins = Coins
pad-owned-ready = Knights not on the land
pad-owned-towers = Towers
pad-owned-help = Knights and towers are counted by the buildings; change them where your table says otherwise.
pad-queen = The Queen
pad-queen-nobody = with nobody
pad-queen-with = with { $name }

## The score

pad-standings = Standings
pad-ahead = Ahead
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Worth a second look
pad-notes-none = Everything fits the box.
pad-odd-apart = { $name }: the land on { $square } is not joined to the castle.
pad-odd-odd = { $name }: { squares } of land; dominoes cover an even number.
pad-odd-crowned = { $name }: the town on { $square } has a crown, and no town of the box has one.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: there is only one in the box.
       *[other] { NAME($building) }: there are only { $copies } in the box.
    }
pad-odd-large = { $name }: the kingdom has { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } squares, and { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } are allowed.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } without a crown: { squares } more than the box has.
        [one] { NAME($terrain, capitalization: "uppercase") } with { $crowns } crown: { squares } more than the box has.
       *[other] { NAME($terrain, capitalization: "uppercase") } with { $crowns } crowns: { squares } more than the box has.
    }
pad-odd-knight = { $name }: knights and buildings count nothing in { NAME($game) }.
pad-odd-knights = { $name }: { knights }, and rules and buildings give { $most }.
pad-odd-towers = { $name }: { towers }, and the buildings give { $most }.
pad-odd-coins = { $name }: { coins }, and with these knights on the land there can be { $most } at most.
pad-odd-queen = The Queen stays with whoever has the most towers.

## What can be done with a pad

pad-new = New pad
pad-read = Read a position
pad-share = Copy link
pad-png = Save PNG
pad-svg = Save SVG
pad-new-title = Begin a new pad?
pad-new-text = All kingdoms of all games are emptied; game and players stay. Undo brings everything back.
pad-new-yes = Begin anew
pad-new-no = Keep this one
pad-read-title = Read a position
pad-read-text = Paste the text of a position or of one kingdom, as games and documents of Realmino write it. Undo brings this pad back.
pad-read-label = Position
pad-read-go = Read it
pad-read-broken = This is no position ({ $reason }). Nothing has changed.
pad-read-done = Read: { NAME($game) }, { $players } players.
pad-copied = The link to this pad is in the clipboard.
pad-shown = The link to this pad is in the address bar.
pad-saved-picture = The picture is saved as { $file }.
pad-as-svg = This browser keeps pages from reading pixels, so the picture is saved as SVG: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Game { $game }
pad-picture-file = realmino-score-pad
pad-link-broken = This link is damaged or incomplete ({ $reason }). Ask for it again; your own pad is here.
pad-link-title = Open the pad of this link?
pad-link-text = There is a pad of your own on this page. The one of the link takes its place; Undo brings yours back.
pad-link-yes = Open it
pad-link-no = Keep mine
pad-unkept = This browser keeps nothing for this page: copy the link before you close it.
pad-broken = The pad that was kept here cannot be read ({ $reason }). It is set aside, and this one is new.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Analysis board
analysis-lead = Set up any position, by taps or by its text; then ask the coach, or play on from there.
analysis-round = The round
analysis-round-which = Round
analysis-round-by-land = { $round }, judging by the land
analysis-round-first = First choice
analysis-phase = What comes now

## What comes now; the one in turn is not named

analysis-phase-a = A domino is placed
analysis-phase-b = Knights may collect tax
analysis-phase-c = A building may be built
analysis-phase-d = The Dragon may be sent
analysis-phase-e = A domino is chosen
analysis-phase-end = The turn ends
analysis-phase-o = The kings are drawn
analysis-phase-t = Buildings come to the board
analysis-phase-l = A new line is dealt
analysis-phase-z = The game is over
analysis-laid = The domino just placed lies on
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = nowhere: it did not fit

## The dominoes

analysis-line = Still to place
analysis-line-help = From left to right; whose king stands first is in turn.
analysis-next = To choose from
analysis-next-help = Kings stand on the dominoes that are chosen already.
analysis-order = Still to choose, in this order: { LIST($names) }.
analysis-line-none = Nothing is left to place.
analysis-next-none = The last line is chosen already.
analysis-passed = First turn is done
analysis-taken-back = One turn earlier
analysis-half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } with { $crowns } crown
       *[other] { NAME($terrain) } with { $crowns } crowns
    }
analysis-domino = Domino { $number }: { LIST($halves) }
analysis-domino-change = { $domino }. Take another one
analysis-king = Who has domino { $number }?
analysis-king-nobody = nobody
analysis-dominoes = Which domino?
analysis-in-line = { $domino }, in a line already

## The builders' board

analysis-spot = Spot of price { $price }
analysis-spot-empty = empty
analysis-spot-dragon = the Dragon
analysis-burnt = Burnt buildings
analysis-burnt-more = Add one
analysis-burnt-not = not burnt

## Text

analysis-text = As text
analysis-text-help = The text of a position or of one kingdom, as “Share” and the documents of Realmino write it. It changes with every tap, and can be changed itself.
analysis-text-read = Read the text
analysis-text-copy = Copy the text
analysis-text-copied = The text is in the clipboard.
analysis-text-marked = The text is marked, to be copied by hand.
analysis-text-broken = This is no position ({ $reason }). The board is as it was.
analysis-kept-broken = The position of your last visit could not be read; the board is a new one.

## What can be done

analysis-rivals = Who plays the others?
analysis-rivals-me = I do
analysis-play = Play from here
analysis-share = Share
analysis-new = New board
analysis-ready = { $names } to play. Everything fits together.
analysis-ready-deal = Everything fits together.

## Why it is no position yet: one sentence says what and where

analysis-why-over = The game is over here: nothing is left to choose. The score pad counts it.
analysis-why-round = The game has no such round.
analysis-why-phase = What comes now does not go with the round and the lines.
analysis-why-seat = The text names a player who is not in this game.
analysis-why-kings-missing = { $name } has a king who stands on no domino.
analysis-why-kings-more = { $name } has a king too many on the dominoes.
analysis-why-kings-nobody = Domino { $number }, which is still to be placed, belongs to nobody.
analysis-why-order = Domino { $number } stands in the wrong place: the lines go up.
analysis-why-next =
    { $dominoes ->
        [one] There is { $dominoes } domino to choose from instead of { $wanted }.
       *[other] There are { $dominoes } dominoes to choose from instead of { $wanted }.
    }
analysis-why-box = Domino { $number } does not come from the box of its line.
analysis-why-twice = Domino { $number } lies there twice.
analysis-why-count = The number of dominoes dealt does not go with the round.
analysis-why-uncovered = { $name }: no dominoes of the box, beside those in the lines, cover this kingdom as they are placed by the rules.
analysis-why-together = Each kingdom can be laid by itself, but the box and the rules give no dominoes for all of them in this round.
analysis-why-turns = { $name }: there is more land, or more buildings and knights, than there were turns for.
analysis-why-discarded = { $name }: by this round there must be more land, since the first dominoes always fit.
analysis-why-tile = { NAME($building) }: there are more of it than in the box.
analysis-why-tiles-due = The builders' board is filled before the line is dealt, where there are buildings left.
analysis-why-emptied = The builders' board has more empty spots than turns of this round can have emptied.
analysis-why-dragon = The Dragon leaves his cave only after somebody has acted this round, and stays where he burnt a building.
analysis-why-burnt = The Dragon has burnt more buildings than there were rounds.
analysis-why-coins = There are more coins than tax can have brought, since the Dragon was paid.
analysis-why-laid = The domino just placed does not lie in the kingdom in turn.
analysis-why-court = A part of the court does not go with this game.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = The coach would choose
coach-glance = At first glance; still thinking …
coach-played =
    { $games ->
        [one] Played on from here once.
       *[other] Played on from here { $games } times.
    }
coach-played-on = { coach-played } Still thinking …
coach-expects =
    { $points ->
        [one] { coach-played } The best choice leads to about { $points } point.
       *[other] { coach-played } The best choice leads to about { $points } points.
    }
coach-silent = The coach has nothing to say here.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = The coach would choose { LIST($choices, type: "unit") }

coach-standing-best = Best
coach-standing-equal = About as good
coach-standing-unknown = Promising
coach-standing-less =
    { $points ->
        [one] About { $points } point less
       *[other] About { $points } points less
    }

## The same where there is little room

coach-short-best = Best
coach-short-equal = As good
coach-short-unknown = Good
coach-short-less = { $points } less

## Why a choice is good

coach-why-only = Nothing else is allowed.
coach-why-points = It brings more points at once than most.
coach-why-growth-place = It leaves your kingdom more to grow on than most.
coach-why-growth-claim = It suits your kingdom.
coach-why-order = It lets you play earlier next round.
coach-why-coins = The knights bring coins.
coach-why-building = The building pays in the long run.
coach-why-rival-claim = A rival would like to have it.
coach-why-rival-burn = It hurts a rival more than others.
coach-why-later = Games played on from here end well with it.

## Before a choice that gives away much

coach-warning = Are you sure?
coach-warning-text =
    { $points ->
        [one] The coach thinks that this gives away about { $points } point.
       *[other] The coach thinks that this gives away about { $points } points.
    }
coach-warning-again = Think again
coach-warning-place = Place it all the same
coach-warning-claim = Choose it all the same
coach-warning-other = Do it all the same

## The review of a finished game; $made and $better are choices in words

coach-review = Review of the game
coach-review-share = The coach looks at the game: { NUMBER($share, style: "percent") } done
coach-review-done = Done. Play on from any moment: that begins another game, and this one stays as it is.
coach-review-chart = Points that everybody could expect at the beginning of each round
coach-review-round = Round
coach-review-first = First line
coach-review-end = End
coach-review-points = Where points were given away
coach-review-none = Nobody gave away much: well played!
coach-review-none-yet = Nothing found so far.
coach-review-when =
    { $round ->
        [0] First line · { $name }
       *[other] Round { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Better by about { $points } point:
       *[other] Better by about { $points } points:
    }
coach-review-look = Look at it

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-told = The points are counted on the table. Escape leads to the scores.

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, with the Queen.
counting-gives = { $name } { $gain }
counting-line-coins = coins { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Kingdom of { $names }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Solved: “{ $move }” is the best choice.
       *[other] Solved: “{ $move }” is the best choice. It brings { points } now.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” brings nothing now; the best choice brings { $best }.
       *[other] “{ $move }” brings { points } now; the best choice brings { $best }.
    }
puzzle-same = “{ $move }” brings { points } now, and so does the best choice, which is worth more later.
puzzle-more = “{ $move }” brings { points } now. The best choice brings less at first ({ $best }), and more later.
puzzle-none = “{ $move }” is allowed, but there is a better choice.
puzzle-solution =
    { $points ->
        [0] The best choice is “{ $move }”.
       *[other] The best choice is “{ $move }”. It brings { points } now.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } for two
        [3] { NAME($game) } for three
        [4] { NAME($game) } for four
        [5] { NAME($game) } for five
        [6] { NAME($game) } for six
        [7] { NAME($game) } for seven
       *[other] { NAME($game) } for eight
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = in teams

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-queen = { -level-queen }
history-level-greedy = Greedy bot
history-level-random = Random bot

## The shelf

history-title = Your games
history-page-going-on = Going on
history-page-history = Finished
history-page-statistics = Statistics
history-empty-going-on = No game is going on. Begin one, and it stays here until it is finished.
history-study = From a position that was set up; it counts in no statistics.
history-empty-history = No game is finished yet. Every game that you finish stays here, with its kingdoms, to be looked at again.
history-empty-statistics = Once you have finished a game, your points and victories are counted here.
history-kept = Finished games are kept and counted until you delete them.
history-counting = Looking at your games …
history-act-resume = Continue
history-act-replay = Replay
history-act-download = Download
history-act-remove = Delete
history-about = { $verb }: { $title }
history-missing = This game cannot be read.

## Statistics

history-whose = Whose games?
history-won = Won
history-lost = Not won
history-tile-games = Games
history-tile-wins = Won
history-tile-streak = Wins in a row now
history-tile-longest = Most wins in a row
history-by-game = By game
history-by-level = Against bots
history-everybody = Everybody
history-chart-points = Points, game by game
history-table-game = Game
history-table-games = Played
history-table-wins = Won
history-table-best = Best
history-table-average = Average
history-table-level = Bot
history-table-person = Player
history-table-share = Share
history-table-date = Date
history-table-points = Points
history-table-result = Result
history-wins-of = { $wins } of { $games }
history-best-about = Replay the best game: { points }

## The replay of a finished game; round 0 is the first line

replay = Through the game
replay-first = To the start
replay-back = One move back
replay-play = Play through the game
replay-next = One move on
replay-last = To the end
replay-review = Review
replay-round = Jump to a round
replay-speed = Speed
history-round-of-game = Game { $game }, { round-short }
history-speed-half = ½× speed
history-speed-usual = 1× speed
history-speed-double = 2× speed
history-speed-fast = 4× speed

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Deal of the day
daily-deal = { $game } against { $names }
daily-text = On this day everybody gets the same dominoes and the same opponents. The first game is the one that counts.
daily-begin = Play
daily-try =
    { $number ->
        [1] First game
       *[other] Game { $number }
    }
daily-result = Your result, to share
daily-row = { $days } days in a row
daily-share = Realmino, { $day }: { $game } against { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (game { $number })
list-points = { $most } : { $last }
daily-copy = Copy result
daily-copied = Your result is in the clipboard.
daily-marked = Your result is marked: copy it now.
daily-unknown = There is no deal of the day for this link.

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Your first game: { lesson-step }
lesson-Q = Your first game with towns: { lesson-step }
lesson-W = Your first game in a team: { lesson-step }
lesson-step = { $number } of { $of }
lesson-got-it = Got it
lesson-skip = Skip

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-choose = Choose a domino: click or tap one with a frame. You place it in your kingdom next round. Look for crowns.
teach-place = Drag the domino to your kingdom, or point at a square. One half must touch your castle or its own land.
teach-marks = It fits where the dots are. Elsewhere no land of its kind is beside it, or the kingdom gets wider than { $grid } squares.
teach-points = Each land counts its squares × its crowns: four squares with two crowns are 8 points. Without a crown it counts nothing.
teach-order = Kings play in the order of their dominoes. Low numbers choose first in the next round, high ones are worth more.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Red squares are towns: they carry buildings. Choose a domino: crowns and towns are both worth having.
teach-tax = Your knight collects tax: tap a half of the domino that you placed. He brings one coin for every square of its land, and stays there.
teach-build = Coins buy buildings: tap one on the builders' board, then a free town square. Each gives crowns, points, knights or towers.
teach-court = Most towers bring the Queen: buildings cost you one coin less, and at the end she counts as a crown. For one coin the Dragon burns a building.

## The lessons of a team; $partner is the learner's partner

teach-team = You and { $partner } build one kingdom together, each with a king. Choose a domino that helps you both.
teach-share = This kingdom is yours and { $partner }'s: its points, coins and knights too. It may be { $grid } squares wide.
