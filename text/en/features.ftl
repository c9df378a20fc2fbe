### The messages of the features. Each feature has a part whose ids start with its name; shared messages come first.

choice-variants = Variants
variant-teams = Teams of two
variant-small = Small kingdoms
variant-duel = Mighty Duel
kind-level = { NAME($level) }
undo = Undo
again = Try again

### The score pad: for people who play with the real box and score the game here.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Score pad · Realmino
pad-description = Score a game of { -game-K }, { -game-Q } or the { -game-W } played at the table: enter each kingdom by tapping, see the score line by line and share it as a link or a picture.
pad-heading = Score pad
pad-tagline = Playing with the real box? Enter each kingdom by tapping, and watch its score add up.
pad-home = Back to the game
pad-loading = Loading the score pad…
pad-noscript = The score pad needs JavaScript. Please turn it on.

## Game and players; a variant can be chosen if the number of players allows it

pad-game = Game and players
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } players
       *[some] { NAME($game) }, { $players } players, { LIST($options) }
    }
pad-game-which = Game
pad-game-players = Players
pad-game-count = { $players }
pad-one-game = Only this game is scored now. Undo restores the others.
pad-names = Names and colours
pad-name = Name of player { $number }
pad-colour = Colour of player { $number }

## Entering a kingdom

pad-kingdoms = Kingdoms
pad-games = Games of the Dynasty
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Kingdom: { $name }
pad-brushes = Brush
pad-brush-crowns =
    { $crowns ->
        [0] No crowns
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
pad-brush-knight = Knight
pad-brush-building-chosen = Building: { NAME($building) }
pad-brush-castle = Castle
pad-brush-erase = Erase
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: tap its squares. Tap one again for each crown.
pad-hint-town = Town: tap its squares. Buildings have their own brush.
pad-hint-crowns =
    { $crowns ->
        [0] Tap a square to remove its crowns.
        [one] Tap a square to give it { $crowns } crown.
       *[other] Tap a square to give it { $crowns } crowns.
    }
pad-hint-knight = Tap a square to add or remove a knight.
pad-hint-building = Tap a square to add or remove the { NAME($building) }.
pad-hint-castle = Tap the castle’s square.
pad-hint-erase = Tap a square to empty it.
pad-keys = Keys: arrows move, { $lands } set terrain, 0 to 3 set crowns, C moves the castle, Delete empties a square, Ctrl+Z undoes.
pad-keys-court = Keys: arrows move, { $lands } set terrain, 0 to 3 set crowns, N adds a knight, B a building, C moves the castle, Delete empties a square, Ctrl+Z undoes.
pad-square-empty = { $square }, empty
pad-square-castle = { $square }, castle
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } with { $crowns } crown
       *[other] { $square }, { NAME($terrain) } with { $crowns } crowns
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, knight
pad-buildings = Which building?
pad-building = { NAME($building) }: { $effects }

## Coins, knights, towers and the Queen

pad-owned = Also owned
pad-owned-coins = Coins
pad-owned-ready = Knights in hand
pad-owned-towers = Towers
pad-owned-help = Knights and towers are worked out from the buildings. Change them if yours differ.
pad-queen = Queen’s host
pad-queen-nobody = Nobody
pad-queen-with = { $name }

## The score

pad-standings = Standings
pad-ahead = Ahead
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## Notes about what the box or the rules don't allow

pad-notes = Worth checking
pad-notes-none = Everything matches the box.
pad-odd-apart = { $name }: { $square } isn’t connected to the castle.
pad-odd-odd = { $name }: { squares }, but dominoes always cover an even number.
pad-odd-crowned = { $name }: the town on { $square } has a crown, but no town in the box does.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: there’s only one in the box.
       *[other] { NAME($building) }: there are only { $copies } in the box.
    }
pad-odd-large = { $name }: the kingdom is { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } squares, but the limit is { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } without a crown: { squares } more than in the box.
        [one] { NAME($terrain, capitalization: "uppercase") } with { $crowns } crown: { squares } more than in the box.
       *[other] { NAME($terrain, capitalization: "uppercase") } with { $crowns } crowns: { squares } more than in the box.
    }
pad-odd-knight = { $name }: knights and buildings don’t count in { NAME($game) }.
pad-odd-knights = { $name }: { knights }, but the rules and buildings give only { $most }.
pad-odd-towers = { $name }: { towers }, but the buildings give only { $most }.
pad-odd-coins = { $name }: { coins }, but these knights could have collected { $most } at most.
pad-odd-queen = Nobody may have more towers than the Queen’s host.

## Actions on a pad

pad-new = New pad
pad-read = Enter position
pad-share = Copy link
pad-png = Save PNG
pad-svg = Save SVG
pad-new-title = Start a new pad?
pad-new-text = This empties every kingdom but keeps the game and players. You can undo this.
pad-new-yes = Start over
pad-new-no = Keep this one
pad-read-title = Enter a position
pad-read-text = Paste a position or a single kingdom in Realmino’s notation. You can undo this.
pad-read-label = Position
pad-read-go = Load
pad-read-broken = That isn’t a valid position{ $reason }. Nothing has changed.
pad-read-done = Loaded: { NAME($game) }, { $players } players.
pad-copied = Link copied.
pad-shown = The link to this pad is in the address bar.
pad-saved-picture = Picture saved as { $file }.
pad-as-svg = This browser can’t save a PNG here, so the picture is saved as SVG: { $file }.
pad-picture-words = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Game { $game }
pad-picture-file = realmino-score-pad
pad-link-broken = This link is damaged or incomplete{ $reason }. Your own pad is still here; ask for a new link.
pad-link-title = Open the linked score pad?
pad-link-text = It replaces the pad you have here. You can undo this.
pad-link-yes = Open it
pad-link-no = Keep mine
pad-unkept = Your browser won’t save this pad: copy its link before you close the page.
pad-broken = Your saved pad couldn’t be read{ $reason }. It has been set aside, and this is a new one.

### The analysis board: set up any position of any game, ask the coach, or play on from it.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Analysis board
analysis-lead = Set up any position by tapping, or paste its text. Then ask the coach or play on from there.
analysis-round = The round
analysis-round-which = Round
analysis-round-by-land = { $round }, judging by the kingdoms
analysis-round-first = First choice
analysis-phase = Next step

## The next step; the player whose turn it is isn't named

analysis-phase-a = Place a domino
analysis-phase-b = Collect tax
analysis-phase-c = Construct a building
analysis-phase-d = Bribe the Dragon
analysis-phase-e = Choose a domino
analysis-phase-end = End the turn
analysis-phase-o = Draw the kings
analysis-phase-t = Reveal new buildings
analysis-phase-l = Deal a new line
analysis-phase-z = The game is over
analysis-laid = Last domino placed
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = nowhere: discarded

## The dominoes

analysis-line = Still to place
analysis-line-help = From left to right; the first king plays next.
analysis-next = Available
analysis-next-help = A king marks a domino that has already been chosen.
analysis-order = Still to choose, in this order: { LIST($names) }.
analysis-line-none = Nothing left to place.
analysis-next-none = The last line has been chosen.
analysis-passed = Skip first turn
analysis-taken-back = Undo one turn
analysis-domino-change = { $domino }. Change
analysis-king = Who has domino { $number }?
analysis-king-nobody = Nobody
analysis-dominoes = Which domino?
analysis-in-line = { $domino }, already in a line

## The builders' board

analysis-spot = Spot costing { $price }
analysis-spot-empty = empty
analysis-spot-dragon = the Dragon
analysis-burnt = Burnt buildings
analysis-burnt-more = Add one
analysis-burnt-not = not burnt

## Text

analysis-text = As text
analysis-text-help = A position or a single kingdom in Realmino’s notation, as “Share” copies it. It updates with every tap, and you can edit it.
analysis-text-read = Load text
analysis-text-copy = Copy text
analysis-text-copied = Text copied.
analysis-text-marked = The text is selected: copy it now.
analysis-text-broken = That isn’t a valid position{ $reason }. Nothing has changed.
analysis-kept-broken = Your last position couldn’t be read, so this is a new board.

## Actions

analysis-rivals = Who plays the others?
analysis-rivals-me = I do
analysis-play = Play from here
analysis-share = Share
analysis-new = New board
analysis-ready = To play: { $names }. The position is valid.
analysis-ready-deal = The position is valid.

## Why the position isn't valid: each sentence says what is wrong and where

analysis-why-over = The game is over: nothing is left to choose. Use the score pad to score it.
analysis-why-round = There’s no such round in this game.
analysis-why-phase = The next step doesn’t match the round and the lines.
analysis-why-seat = The text names a player who isn’t in this game.
analysis-why-kings-missing = { $name }: one king isn’t on a domino.
analysis-why-kings-more = { $name }: too many kings on the dominoes.
analysis-why-kings-nobody = Domino { $number } hasn’t been placed yet, but has no king.
analysis-why-order = Domino { $number } is out of order: numbers go up along a line.
analysis-why-next =
    { $dominoes ->
        [one] There’s { $dominoes } domino to choose from instead of { $wanted }.
       *[other] There are { $dominoes } dominoes to choose from instead of { $wanted }.
    }
analysis-why-box = Domino { $number } doesn’t come from the box its line was dealt from.
analysis-why-twice = Domino { $number } appears twice.
analysis-why-count = The number of dominoes dealt doesn’t match the round.
analysis-why-uncovered = { $name }: the dominoes outside the lines can’t make this kingdom.
analysis-why-together = Each kingdom is possible on its own, but not all of them together by this round.
analysis-why-turns = { $name }: too many squares, buildings or knights for the turns played.
analysis-why-discarded = { $name }: too few squares for this round, since the first dominoes always fit.
analysis-why-tile = { NAME($building) }: more of these than in the box.
analysis-why-tiles-due = While there are buildings left, the builders’ board is filled before a line is dealt.
analysis-why-emptied = The builders’ board has too many empty spots for the turns taken this round.
analysis-why-dragon = The Dragon leaves its cave only once someone has played this round, and stays on the spot it burnt.
analysis-why-burnt = The Dragon has burnt more buildings than there have been rounds.
analysis-why-coins = There are more coins than tax can account for after bribing the Dragon.
analysis-why-laid = The last domino placed isn’t in the kingdom whose turn it is.
analysis-why-court = Some of these coins, knights, towers or buildings aren’t used in this game.

### The coach: good choices and why they are good, a warning, and the review after a game.

## The coach's choices; $games is how often each was played out from here

coach-suggestions = The coach would choose
coach-glance = First impression; still thinking…
coach-played =
    { $games ->
        [one] Based on one simulated game.
       *[other] Based on { $games } simulated games.
    }
coach-played-on = { coach-played } Still thinking…
coach-expects = { coach-played } With the best choice, expect about { $low }–{ $high } points at the end.
coach-solved =
    { $points ->
        [one] Solved: with best play, you finish with { $points } point.
       *[other] Solved: with best play, you finish with { $points } points.
    }
coach-silent = The coach has no advice here.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = The coach would choose { LIST($choices, type: "unit") }

coach-standing-best = Best
coach-standing-equal = About equal
coach-standing-unknown = Promising
coach-standing-less =
    { $points ->
        [one] About { $points } point less
       *[other] About { $points } points less
    }
coach-standing-same = Just as good
coach-standing-exact =
    { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    }

## The same in short

coach-short-best = Best
coach-short-equal = Equal
coach-short-unknown = Good
coach-short-less = { $points } less

## Why a choice is good

coach-why-only = Nothing else is allowed.
coach-why-points = It scores more straight away than most other choices.
coach-why-growth-place = It leaves your kingdom more room to grow.
coach-why-growth-claim = It suits your kingdom.
coach-why-order = It lets you play earlier next round.
coach-why-coins = Your knights collect coins.
coach-why-building = The building pays off in the long run.
coach-why-rival-claim = A rival would like it.
coach-why-rival-burn = Losing it hurts a rival most.
coach-why-later = It pays off later in the game.
coach-why-joins = Joins your { NAME($terrain) }: { product }.
coach-why-starts = Starts a territory with crowns: { territory }.

## Before a costly choice

coach-warning = Are you sure?
coach-warning-text =
    { $points ->
        [one] The coach thinks this costs you about { $points } point.
       *[other] The coach thinks this costs you about { $points } points.
    }
coach-warning-again = Think again
coach-warning-place = Place it anyway
coach-warning-claim = Choose it anyway
coach-warning-other = Do it anyway

## The review of a finished game; $made and $better are choices in words

coach-review = Game review
coach-review-share = The coach is reviewing the game: { NUMBER($share, style: "percent") }
coach-review-done = Done. You can play on from any moment: that starts a new game and leaves this one as it is.
coach-review-chart = Expected points at the start of each round
coach-review-band = The pale bands show how uncertain this is. Without a band, it is exact.
coach-review-round = Round
coach-review-first = First line
coach-review-end = End
coach-review-points = Costliest choices
coach-review-none = Nobody lost much: well played!
coach-review-none-yet = Nothing found yet.
coach-review-when =
    { $round ->
        [0] First line · { $name }
       *[other] Round { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] About { $points } point better:
       *[other] About { $points } points better:
    }
coach-review-look = Look at it
coach-review-mistake = { coach-review-when }: { $made }. { coach-review-better } { $better }.

### While the points of a finished game are counted on the table.

## To screen readers, once

counting-started = The points are being counted on the table. Press Escape to skip to the scores.
counting-skip = { lesson-skip }

## The line below the table; $names are the kingdom's players, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, with the Queen.
counting-gives = { $name } { $gain }
counting-line-coins = coins { counting-coins-badge }

## On the table, and the description of a kingdom's picture beside its score sheet

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Kingdom: { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

### A board embedded in another page, once Python has loaded.

## A puzzle: what the choice $move scores ($points now; may be negative), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Solved: “{ $move }” is the best choice.
       *[other] Solved: “{ $move }” is the best choice. It scores { points } now.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” scores nothing now; the best choice scores { $best }.
       *[other] “{ $move }” scores { points } now; the best choice scores { $best }.
    }
puzzle-same = “{ $move }” scores { points } now. So does the best choice, but that’s worth more later.
puzzle-more = “{ $move }” scores { points } now. The best choice scores less at first ({ $best }), but more later.
puzzle-none = “{ $move }” is allowed, but there’s a better choice.
puzzle-solution =
    { $points ->
        [0] The best choice is “{ $move }”.
       *[other] The best choice is “{ $move }”. It scores { points } now.
    }

### The shelf of games: history, statistics and replay.

## Several people, and missing values

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
history-level-emperor = { -level-emperor }
history-level-greedy = Greedy bot
history-level-random = Random bot
history-level-friend = Friends on other devices

## The shelf

history-title = Your games
history-page-going-on = In progress
history-page-history = Finished
history-page-statistics = Statistics
history-empty-going-on = No games in progress. Any game you start is kept here until it’s finished.
history-study = Played from a position you chose; not counted in the statistics.
history-empty-history = No finished games yet. Every game you finish is kept here, so you can look at its kingdoms again.
history-newer = Newer
history-older = Older
history-range = { $first }–{ $last } of { $of }
history-empty-statistics = Finish a game to see your points and wins here.
history-kept = Finished games are kept, and count in your statistics, until you delete them.
games-download = Download all games
games-read = Import games
history-counting = Loading your games…
history-act-resume = Continue
history-act-replay = Replay
history-act-share = Share
history-act-download = Download
history-act-remove = Delete
history-about = { $verb }: { $title }
history-missing = This game can’t be read.

## Statistics

history-whose = Whose games?
history-won = Won
history-lost = Not won
history-tile-games = Games
history-tile-wins = Won
history-tile-streak = Current streak
history-tile-longest = Best streak
history-by-game = By game
history-by-level = Against bots
history-everybody = Everyone
history-chart-points = Points, game by game
history-table-game = Game
history-table-games = Played
history-table-wins = Won
history-table-best = Best
history-table-average = Average
history-table-level = Bot
history-table-person = Name
history-table-share = Win rate
history-table-date = Date
history-table-points = Points
history-table-result = Result
history-wins-of = { $wins } of { $games }
history-best-about = Replay your best game: { points }

## The replay of a finished game; round 0 is the first line

replay = Replay
replay-first = To the start
replay-back = Back one move
replay-play = Play the whole game
replay-next = Forward one move
replay-last = To the end
replay-review = Review
replay-mistake-back = Previous mistake
replay-mistake-next = Next mistake
replay-round = Jump to a round
replay-speed = Speed
history-round-of-game = Game { $game }, { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number counts the attempts

daily = Deal of the day
daily-deal = { $game } against { $names }
daily-text = Today everyone gets the same dominoes and the same opponents. Only your first game counts.
daily-begin = Play
daily-try =
    { $number ->
        [1] First game
       *[other] Game { $number }
    }
daily-result = Your result, to share
daily-row = { $days } days in a row
daily-points = { $own }–{ LIST($others, type: "points") }
daily-share = Realmino, { $day }: { $game } against { LIST($names) }, { daily-points }
daily-share-again = { daily-share } (game { $number })
list-points = { $most }–{ $last }
daily-copy = Copy result
daily-copied = Result copied.
daily-marked = Your result is selected: copy it now.
daily-unknown = This link doesn’t lead to a deal of the day.

### Puzzles: find the best choice in a position

puzzles = Puzzles
puzzles-one = Puzzle
puzzles-day = Puzzle of the day
puzzles-rating = Your rating: { $rating }. Solved in a row: { $row }. Longest streak: { $longest }.
puzzles-about = Find the best choice. Points stay hidden until you choose. Your first try at each puzzle changes your rating, and hard puzzles count for more.
puzzles-unknown = This link doesn’t lead to a puzzle.
puzzles-withdrawn = This puzzle was withdrawn: its answer was wrong or too easy.
puzzles-levels = How hard are the levels?
puzzles-levels-about = The share of puzzles that each player solves at each level. “Highest number” always makes the choice that scores most straight away.
puzzles-level = Level
puzzles-highest = Highest number
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Level { $level } of { $levels }: the Duke solves { puzzles-share-solved } of these.
puzzles-question =
    { $kind ->
        [place] Find the best spot.
        [claim] Find the best domino.
       *[action] Find the best next step.
    }
puzzles-solved =
    { $sure ->
        [yes] Solved! Every wrong choice gives away at least { points }.
       *[no] Solved! Every wrong choice gives away about { points } or more.
    }
puzzles-missed =
    { $sure ->
        [yes] Not quite: that gives away { points }. The best choice: “{ $move }”.
       *[no] Not quite: that gives away about { points }. The best choice: “{ $move }”.
    }
puzzles-games = In { $games } simulated games for each choice, the best one finished { $low } to { $high } points ahead.
puzzles-now = Rating: { $before } → { $rating }. In a row: { $row }.
puzzles-next = Next puzzle
puzzles-best = Show the best
puzzles-yours = Show mine
puzzles-line = Show the best moves
puzzles-line-begins = The best moves, one by one.
puzzles-stop = Stop
puzzles-share = Share
puzzles-code = Embed
puzzles-copied = Copied.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Then domino { $domino } can’t be placed in round { $round }.
puzzles-why-bonus = You lose the points for { $bonus }: { points }.
puzzles-why-terrain = Then your { NAME($terrain, number: "plural") } end up worth { points } less.
puzzles-why-queen = Then the Queen is worth { points } less.
puzzles-why-coins = Then your coins are worth { points } less.
puzzles-why-building = Then your buildings are worth { points } less.
puzzles-why-rival = Then { $name } gets domino { $domino } and finishes { points } higher.
puzzles-why-higher = Then { $name } finishes { points } higher.
puzzles-why-lost =
    { $squares ->
        [one] Then { $squares } more square of your kingdom can never be covered.
       *[other] Then { $squares } more squares of your kingdom can never be covered.
    }
puzzles-why-claim = Then { $name } chooses domino { $domino }.
puzzles-why-behind = Then you’re { points } worse off when the next dominoes are dealt.
puzzles-tempting = And “{ $move }”? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = With the best moves: { $best1 } to { $best2 }. With yours: { $own1 } to { $own2 }.
puzzles-finals-right = With your choice: { $best1 } to { $best2 }. With the other: { $own1 } to { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Realmino puzzle, { $day }: solved! In a row: { $row }
       *[no] Realmino puzzle, { $day }: missed. Can you solve it?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Solo challenge
puzzles-par = Solo challenge: only your points count. Par: { points }.
puzzles-par-result = Your points: { $own }. Par: { $par }.
puzzles-par-share = Realmino solo challenge, { $day }: { $own } points, par { $par }

### The guided games: lessons shown at the right moment.

## The bubble: the lesson's number, for screen readers and on screen, and the buttons

lesson-K = Your first game: { lesson-step }
lesson-Q = Your first game with towns: { lesson-step }
lesson-W = Your first team game: { lesson-step }
lesson-step = { $number } of { $of }
lesson-got-it = Got it
lesson-skip = Skip

## The lessons of a first game, in order; $grid is the largest width of a kingdom in squares

teach-goal = Build a kingdom of large territories with crowns. At the end, each territory scores its squares × its crowns.
teach-choose = Choose a domino: click one with a frame. You’ll place it next round. “+1” shows the points it can add.
teach-choose-touch = Choose a domino: tap one with a frame, then tap { button-claim }. You’ll place it next round. “+1” shows the points it can add.
teach-kings = With two players, each has two kings. Choose a domino for your second king too.
teach-place = Drag the domino to your kingdom, or choose a square. At least one half must touch your castle or matching terrain.
teach-marks = Dots mark where it fits; they go away once you try a spot. Anywhere else, it would touch no matching terrain or make your kingdom larger than { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
teach-points = Each territory scores its squares × its crowns: four squares with two crowns are 8 points. Without a crown it scores nothing.
teach-order = Kings play in the order of their dominoes. Low numbers choose first next round; high numbers are worth more.

## The lessons of a game with a court, for players who know the first ones

teach-towns = Red squares are towns: you can build on them. Choose a domino: crowns and towns are both worth having.
teach-tax = Your knight collects tax: choose a half of the domino you placed. You get one coin per square of that territory; the knight stays there.
teach-build = Coins buy buildings: choose one on the builders’ board, then a free town square. Each gives crowns, points, knights or towers.
teach-queen = Have the most towers, even tied, and the Queen joins you: buildings cost 1 coin less, and at the end she counts as a crown.
teach-dragon = Bribe the Dragon with 1 coin to burn a building that somebody else may want.

## The lessons of a team; $partner is the learner's partner

teach-team = You and { $partner } share one kingdom but have a king each. Choose a domino that helps you both.
teach-share = You and { $partner } share the points, coins and knights too. Your kingdom can be up to { $grid } squares wide.

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Play by link
friends-how = Everyone plays on their own device. Send each turn as a link in any messenger. You don’t need an account.
friends-who = Who’s playing?
friends-kind-me = Me
friends-kind-friend = Friend
friends-name = Your name
friends-make = Create invitation
friends-incomplete = Choose a seat for yourself and one for a friend, and enter your name.
friends-send-invitation = Send this invitation to everyone you want to play with:
friends-answered = Answers: { $got } of { $all }
friends-start = Start game
friends-game = { NAME($game) } for { $players } players
friends-invited = Invitation from { $name }
friends-from-position = This game picks up where another one left off. Everyone plays on their own device.
friends-seat = Your seat
friends-join = Join
friends-about = Realmino is a board game: choose dominoes, place them in your kingdom, and score for large territories with crowns.
friends-learn = Learn to play first
friends-unkept = Your browser won’t save this game. If you close the page, you lose your seat.
friends-joined = You’re in! Send this answer to { $name }:
friends-joined-next = You’ll get a link when it’s your turn.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Share
friends-copy = Copy link
friends-copied = Link copied. Paste it into a message.
friends-by-hand = Copy the link from this field.
friends-link = Link
friends-paste = Link from a friend
friends-open = Open link
friends-message-invite = Let’s play Realmino!
friends-message-answer = Here’s my answer for Realmino.
friends-message-turn = Realmino: your turn, { $name }!
friends-message-remind = Realmino: it’s still your turn, { $name }.
friends-message-over = Realmino: our game is over.
friends-message-seat = My seat in Realmino. Only for my own device!

## The bar below the table

friends-done = Your turn is finished.
friends-send = Send to { $name }
friends-next = Next: { $name }
friends-sent = Waiting for { $name } since { $date }
friends-remind = Remind
friends-last = Send your last turn again
friends-more = More
friends-first-deal = The first deal needs everyone.
friends-face-down = The next dominoes are face down.
friends-turn-over = Turn over
friends-over = The game is over.
friends-send-end = Send result
friends-proof = Check deals
friends-proof-text =
    { $deals ->
        [one] The first deal is fair: it comes from the secret numbers of { LIST($names) }.
       *[other] All { $deals } deals are fair: they come from the secret numbers of { LIST($names) }.
    }
undo-sent = You’ve sent this choice, so you can’t undo it.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Choose another seat
friends-seat-taken = { $name } already has your seat. Choose another one.
friends-seat-clash = { $name } chose a seat that’s taken. Send the invitation again: it now shows which seats are free.
friends-seat-lost = The game has started with someone else in your seat. You can watch it.
friends-full = All seats in this game are taken.
friends-move = Move your seat to another device
friends-move-how = Create a private link and open it there. This device can then only watch. Don’t send the link to anyone else: it lets people play for you.
friends-move-link = Create private link
friends-moving = Open this link on your other device. Don’t send it to anyone else: it lets people play for you.
friends-back = Changed your mind? Press “{ friends-play-here }” below the table.
friends-moved = You’re playing on your other device.
friends-play-here = Play here again
friends-take-how = Your private link: play on this device as { $name }? Your other device can then only watch.
friends-take = Play here
friends-other-seat = You already have another seat in this game on this device.
friends-go-on-name = No answer from { $name }?
friends-go-on-other = Has someone stopped playing?
friends-go-on-text = Start a new game from this position, with a bot or someone else in the empty seat.
friends-go-on = Continue without them
friends-go-on-how = This starts a new game from the position you have now. Choose who plays. The old game stays in your list.
friends-go-on-start = Continue

## The two bubbles for the first turn by link

friends-lesson = Your first turn by link
friends-lesson-send = This sends your turn to { $name } as a link, in any messenger. You can undo the turn until you send it.
friends-lesson-next = Waiting for { $name }, who will send you a link. Open it, or paste it under “{ friends-more }”. You can close this page: your game is saved.

## Two versions of a game, of which the player continues one

version-question = There are two versions of this game.
version-bot-played = While you were away, a bot played for you.
version-elsewhere = Playing another version of this game: { LIST($names) }
version-compare = Compare
version-same = Both are the same up to move { $move }.
version-round = Round
version-mine = Mine
version-other = Other
version-exposed = If you switch, others may already know some of the next dominoes.
version-look = Look at the other version
version-keep = Continue mine
version-switch = Continue the other
version-both = Nothing is lost: both stay in your list of games.

## Fair deals

friends-fair = Is the deal fair?
friends-fair-text = Yes. Each device picks a secret number before the game, and every deal mixes these numbers. Nobody can know or choose the next dominoes, and opening a link again never changes them.
friends-fair-two = With three or more devices, two players who share their secrets could see a line up to a whole round early, but never choose it.

## What a link can't do

friends-look = You can watch this game, but you can’t play in it on this device.
friends-seen = You’ve already seen this turn.
friends-no-invitation = This answer belongs to an invitation on another device. Open the link there.
friends-known-answer = You already have this answer.
friends-own-invitation = This is your own invitation. Send it to a friend.

### The file of all games.

saved-from-file = imported from a file
file-reading = Reading the file… { $done } of { $of }
file-read = Imported: { games }.
file-known = Already here: { games }.
file-surplus = No room for { games }: you can keep up to { $most }. Nothing in the file is lost.
file-problem =
    { $games ->
        [1] Not imported: { $problem }.
       *[other] Not imported: { games }. First problem: { $problem }.
    }
file-asides = Unreadable parts of the file: { $number }. Kept here separately: { $kept }.
file-place = game { $number } of { $of }{ $reason }
file-unsaved = Not saved yet: please keep this tab open.
file-broken = Nothing was imported{ $reason }. Your games haven’t changed.
file-large = it’s larger than { $most } MB
file-clash = Keep both versions?
file-clash-text = The file contains { games } you already have, but with different moves.
file-clash-both = Keep both
file-clash-mine = Keep mine

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Play live
live-how = Everyone opens the same room on their own device. You don’t need an account.
live-privacy = Messages between devices can go through { $relays }. A relay sees network addresses and times, but no names, choices or codes. Devices that connect directly learn each other’s network address.
live-open = Open a room
live-code = Room code
live-code-wrong = A room code has 12 characters: letters and digits. Please check it.
live-recent = Recent rooms
live-name-missing = Enter your name first.
live-none = You can’t play live on this site, but you can play by link.
live-connecting = Connecting…
live-step-relay = Reach the relay
live-step-people = Find people in the room
live-step-link = Connect to them
live-step-done = done
live-step-now = in progress
live-slow-relay = No relay is responding. Check your internet connection; we’ll keep trying.
live-slow-link = Connecting is taking longer than usual. We’ll keep trying.
live-empty = Nobody is in this room right now
live-empty-how = Is the code right? If you wait, you’ll be connected as soon as someone joins.
live-keep-waiting = Keep waiting
live-waiting = Waiting for somebody
live-waiting-how = You’ll be connected as soon as someone joins. Keep this page open.
live-unled = Nobody has opened a game here yet
live-unled-how = Open one, and everyone in this room will join it.
live-open-here = Open a game here
live-other-code = Try another code
live-late = The game has begun
live-late-how = It started before you joined. You can watch, but you can’t play.
live-watch = Watch
live-full = This room is full
live-full-how = You’ll join as soon as somebody leaves it.
live-removed = You were removed from this room
live-removed-how = The person who opened it decides who stays. You can play in another room.
live-invite = Share the link or read out this code:
live-room = Room { $code }
live-code-and-link = QR code and link
live-qr = QR code with the link to this room
live-message = Let’s play Realmino live!
live-game = Game
live-game-name = { NAME($game) }
live-players = Players
live-free = Free seat
live-sit = Sit here
live-stand = Leave seat
live-coach = The coach may help
live-coach-on = The coach may help in this game.
live-coach-off = The coach is silent in this game.
live-people = In this room
live-remove = Remove
live-remove-sure = Really?
live-me = { $name } (you)
live-path-direct = connected
live-path-relay = connected through the relay
live-path-looking = connecting…
live-path-away = away
live-ready = ready
live-be-ready = I’m ready
live-why-offline = No relay is responding, so nobody can join yet.
live-why-alone = Nobody else is here yet.
live-why-free = Free seats: { $seats }. Invite friends or choose bots.
live-why-seats = Free seats: { $seats }
live-why-seat = Choose a seat to play.
live-why-taken = Every seat is taken. You can watch the game.
live-why-few = Somebody on another device needs a seat.
live-why-away = Away: { LIST($names) }
live-why-ready = Not ready yet: { LIST($names) }
live-why-me = Press “{ live-be-ready }” to play.
live-why-start = Everyone is ready. Waiting for { $name }.
live-why-starting = Starting…
live-leave = Leave
live-entered = { $name } joined
live-gone = { $name } left

## The table: gestures, undo, and friends who are away

live-bar = Friends at the table
live-menu = Gestures and requests
live-well = Well played!
live-thinking = Let me think…
live-oops = Oops!
live-gesture = { $name }: { $gesture }
live-waits = Waiting for { $name } · { $minutes } min
live-waits-hours = Waiting for { $name } · { $hours } h
live-watchers = Watching: { $number }
live-watching = You’re watching this game.
live-stop-watching = Stop watching
live-invite-watch = Invite to watch
live-message-watch = Watch our Realmino game live!
live-notify = Notify me when it’s my turn
live-notify-off = Stop notifying me
live-notify-on = You’ll get a notification when it’s your turn and you’re not looking at this page.
live-notify-refused = Your browser doesn’t allow notifications from this page.
live-turn = Your turn
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = Waiting for everyone to allow the undo.
live-undo-asked = { $name } would like to undo the last choice.
live-undo-yes = Allow
live-undo-no = Decline
live-undo-done = The last choice has been undone.
live-undo-refused = The choice stands: not everyone agreed to the undo.
live-away = Away: { LIST($names) }. The game is waiting.
live-not-here = Not here yet: { LIST($names) }
live-bot = Let a bot play
live-bot-for-me = Let a bot play for me
live-wait = Wait
live-bot-waits = Waiting for the others to agree to a bot.
live-bot-asked = Let a bot play for { $name }?
live-bot-plays = A bot is playing for { $name }.
live-handed-over = A bot is playing for you.
live-play-again = Play again
live-back = { $name } is back
live-by-link = Continue by link
live-newer = { $name } has a different version of this page. Reload the page on both devices.
live-noisy = Some messages from { $name } were ignored: there were too many, or they were invalid. Nothing has changed.
live-offline = No connection. Nothing is lost.
live-rematch = Rematch
live-rematch-waits = Waiting for the others to agree to a rematch.
live-rematch-asked = { $name } would like a rematch.
live-now-how = Once everyone has opened this game and pressed the button, you see each other’s choices straight away.

## The score pad: reading a kingdom from a photo

pad-photo = Photo
photo-title = { $name }: from a photo
photo-how = Remove the cardboard castle and photograph the kingdom from directly above, without flash or hard shadows. You can also paste or drop a picture here.
photo-court = Only Kingdomino’s dominoes can be read. Check the framed squares, and enter towns, buildings and knights yourself.
photo-private = The photo stays on this device and isn’t stored. This works offline, too.
photo-choose = Choose picture
photo-camera = Take photo
photo-fill = Fit the kingdom into the frame.
photo-back = Back
photo-take = Take photo
photo-corners = Drag the four corners to the corners of the kingdom. Nearly right is good enough.
photo-found = I think the kingdom is here. Drag any corner that is off.
photo-picture = Your picture
photo-another = Another picture
photo-read = Read
photo-corner-north-west = North-west corner
photo-corner-north-east = North-east corner
photo-corner-south-east = South-east corner
photo-corner-south-west = South-west corner
photo-corner-keys = Arrow keys move the corner; with Shift, further.
photo-reading = Reading the squares…
photo-cancel = Cancel
photo-squares = Recognised squares
photo-in-picture = In the photo
photo-which = What is on this square?
photo-empty = Nothing
photo-mend = Move corners
photo-second = Add a second photo
photo-use = Use
photo-next = Use, and go on to { $name }
photo-doubts =
    { $squares ->
        [0] Every square is clear.
        [one] Check the square with a dashed frame: tap it to see the photo.
       *[other] Check the { $squares } squares with a dashed frame: tap one to see the photo.
    }
photo-doubtful = { $square }, uncertain
photo-no-picture = The browser can’t open this file as a picture. Choose a JPEG or PNG.
photo-heic = This browser can’t open HEIC pictures. Save the photo as a JPEG, or take it here.
photo-small = This picture is too small. The kingdom needs at least 120 pixels.
photo-withheld = This browser doesn’t let pages read pictures, so the photo can’t be read. You may be able to allow it in the privacy settings.
photo-no-kingdom = I can’t find a kingdom of dominoes here. Drag the corners to its corners, or take a brighter, sharper photo from above.
photo-no-camera = No camera is available. Choose a picture instead.
photo-no-permission = The browser isn’t allowed to use the camera. Allow it in its settings, or choose a picture instead.
photo-memory = There isn’t enough memory for this photo. Close other tabs or choose a smaller picture.
photo-dark = The picture is too dark to read. Take it again with more light.
photo-blurred = The picture is too blurry to read. Hold the camera still, or take it from a little further away.
