### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } for two
        [3] { NAME($game) } for three
        [4] { NAME($game) } for four
        [5] { NAME($game) } for five
        [6] { NAME($game) } for six
        [7] { NAME($game) } for seven
       *[other] { NAME($game) } for eight
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Mighty Duel
with-harmony = Harmony
with-middle = Middle Kingdom
with-teams = in teams
with-dynasty = Dynasty

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Greedy bot
level-random = Random bot

## The shelf

title = Your games
close = Close
page-going-on = Going on
page-history = Finished
page-statistics = Statistics
empty-going-on = No game is going on. Begin one, and it stays here until it is finished.
study = From a position that was set up; it counts in no statistics.
empty-history = No game is finished yet. Every game that you finish stays here, with its kingdoms, to be looked at again.
empty-statistics = Once you have finished a game, your points and victories are counted here.
kept = Finished games are kept and counted until you delete them.
counting = Looking at your games …
act-resume = Continue
act-replay = Replay
act-download = Download
act-remove = Delete
about = { $verb }: { $title }
missing = This game cannot be read.

## Statistics

whose = Whose games?
won = Won
lost = Not won
tile-games = Games
tile-wins = Won
tile-streak = Wins in a row now
tile-longest = Most wins in a row
by-game = By game
by-level = Against bots
everybody = Everybody
chart-points = Points, game by game
table-game = Game
table-games = Played
table-wins = Won
table-best = Best
table-average = Average
table-level = Bot
table-person = Player
table-share = Share
table-date = Date
table-points = Points
table-result = Result
wins-of = { $wins } of { $games }
best-about = Replay the best game: { points }

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
round =
    { $round ->
        [0] First line
       *[other] Round { $round }
    }
round-of-game = Game { $game }, { round }
speed-half = ½× speed
speed-usual = 1× speed
speed-double = 2× speed
speed-fast = 4× speed

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino: { $game }
result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Deal of the day
daily-deal = { $game } against { $names }
daily-text = On this day everybody gets the same dominoes and the same opponents. The first game is the one that counts.
daily-begin = Play
daily-go-on = Continue
daily-again = Try again
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
