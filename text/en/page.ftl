### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } and { -game-Q } in your browser
page-description = Play { -game-K }, { -game-Q } and the { -game-W } with friends at one table or against bots, in the browser, with or without a network.
page-app = { -game-K }, { -game-Q } and the { -game-W } in your browser, with friends or bots, with or without a network.
page-tagline = { -game-K }, { -game-Q } and the { -game-W } in your browser, for two to eight: friends at one table, bots, or both.
page-colophon = An unofficial fan project. { -game-K } and { -game-Q } are games by Bruno Cathala, published by Blue Orange.
page-languages = Languages
page-pad = Count a game with the real box
page-analysis = Analysis board
page-noscript = Realmino needs JavaScript, which is switched off here.
page-stalled = Loading has stopped, perhaps because the connection is down, this network wants you to sign in first, or something is blocking this page's scripts. Nothing saved here is lost: please check the connection and reload the page.

## A new version

update-now = Update now
update-later = Later

## Saved games

games-title = Your games
games-shelf = History and statistics
games-help = All games are kept until you delete them.
games-download = Download all my games
games-read = Read games from a file
games-file = A file of games

## Which game; $least to $most players

choice-daily = Deal of the day
choice-daily-text = One game a day, the same for everybody.
choice-teach = New here? Learn while playing:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Teams
choice-game = Which game?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } players
choice-game-K = Lay dominoes around your castle: wide lands with many crowns win.
choice-game-Q = Towns and knights, a Queen to please, a Dragon to bribe.
choice-game-W = Both boxes on one table, each ruler alone or in teams of two.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Who plays?
seat-name-pink = Name of the pink player
seat-name-yellow = Name of the yellow player
seat-name-green = Name of the green player
seat-name-blue = Name of the blue player
seat-name-orange = Name of the orange player
seat-name-purple = Name of the purple player
seat-name-white = Name of the white player
seat-name-red = Name of the red player
seat-kind-pink = Who plays pink
seat-kind-yellow = Who plays yellow
seat-kind-green = Who plays green
seat-kind-blue = Who plays blue
seat-kind-orange = Who plays orange
seat-kind-purple = Who plays purple
seat-kind-white = Who plays white
seat-kind-red = Who plays red
kind-person = Person
kind-level = { NAME($level) }
kind-others = For tinkerers
kind-greedy = Greedy bot
kind-random = Random bot
kind-none = Empty
level-squire = for children and first games: overlooks what is turned or far away
level-knight = for a relaxed evening: takes the points in sight and plans nothing
level-duke = for those who play often: plans ahead, but not for what others do
level-queen = for the very best: plays the game to its end in her head, many times

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

choice-variants = Variants
variant-teams = Teams of two
variant-teams-text = Two rulers share a kingdom of { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, its knights and its coins.
variant-duel = Mighty Duel
variant-duel-text = All { $dominoes } dominoes for two, on a grand { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony = Harmony
variant-harmony-text = { $points } points for a kingdom without a gap.
variant-middle = Middle Kingdom
variant-middle-text = { $points } points for a castle in the very centre.
variant-dynasty = Dynasty
variant-dynasty-text = Three games in a row, all points added up.
variant-borrowed = An extra borrowed from { -game-K }.

## More choices

choice-more = More choices
choice-seed = Deal code
choice-seed-text = The same code deals the same dominoes. Leave it empty for a fresh shuffle.
choice-handover = Pause between people
choice-handover-text = Shows whose turn it is before the device changes hands.
choice-people = Names that are suggested
choice-bots = A greedy bot takes the best points it sees; a random bot plays whatever is allowed.
choice-begin = Begin
choice-heard = The game begins as soon as the table is ready.
choice-loading = Getting the table ready …

## The frame of the table

table-title = The table
table-undo = Undo
table-ask = Ask the coach
table-redo = Redo
table-menu = Menu
table-whole = Whole table
table-board = Builders' board
table-open-board = Builders' board: show it large, with words
table-yours = Your turn
table-phases = This turn
table-choices = Choices
table-log = Log
table-read = Read the table
table-reading = The table in words
table-reading-keys = Tap a square, or go from one to the next with the arrow keys.
table-step-through = Step through
table-rotate = Rotate
table-dragon = Dragon
dialog-close = Close
handover-text = Pass the device on, then go ahead.
handover-go = I am ready
result-scores = Scores
result-new = New game
result-look = Look at it again
result-review = Review the game
result-count = Count again
result-day = Share the result
result-link = Copy link
result-text = Copy result

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Help
guide-title = Help
guide-rules = The rules of this game
guide-things = What lies on the table
guide-steps = The steps of a turn
guide-hands = Mouse and fingers
guide-keys = Keys
table-asked = What is this?
guide-rule = The rule
thing-points = Points
thing-points-text = All points so far: every territory counts its squares times its crowns.
thing-waiting = Who chooses next
thing-waiting-text = The kings have been drawn. In this order they choose from the first line.
thing-line = This round
thing-line-text = The kings on these dominoes have their turns from the lowest number to the highest.
thing-next = Next line
thing-next-text = From here your king chooses a domino. Low numbers play earlier in the next round, high numbers have rarer lands and more crowns.
thing-coins = Coins
thing-coins-text = They pay for buildings and send the Dragon. Knights collect them, and those that are left at the end bring points.
thing-knights = Knights
thing-knights-text = They are ready to collect tax on the domino you place: each brings as many coins as its territory has squares.
thing-towers = Towers
thing-towers-text = Some buildings bring them. The Queen moves to whoever gets at least as many as everybody else has.
thing-queen = The Queen
thing-queen-text = Her host pays less for buildings, but may not send the Dragon. At the end she is another crown on the largest territory.
thing-pile = Building tiles
thing-pile-text = The buildings that are still to come. They fill the empty spots of the board when a round ends.
thing-cave = The Dragon's cave
thing-cave-text = While the Dragon is at home, you may send it to burn a building of the board. It comes back when the round ends.
thing-add = A: place your domino
thing-add-text = One half must touch its own terrain or the castle. A domino that fits nowhere is discarded.
thing-tax = B: collect tax
thing-tax-text = If you like, put knights on the domino you have just placed: each brings as many coins as its territory has squares.
thing-construct = C: construct a building
thing-construct-text = If you like, buy a building of the board and put it on a free town square of yours.
thing-burn = D: send the Dragon
thing-burn-text = If you like, have it burn a building of the board for coins, so that nobody gets that building.
thing-claim = E: choose your next domino
thing-claim-text = Your king moves to a free domino of the next line, and your turn ends.
thing-end = End your turn
thing-end-text = In the last round there is no domino to choose.
hand-place = Drag a domino to its square, or click the square. The wheel or the right button turns it.
hand-touch = With a finger, tap a square, tap the domino again to turn it, then press Place.
hand-build = Choose a building of the board, then one of your town squares. For tax, choose a square of the domino you have just placed.
hand-look = Choose another kingdom to see it large, and once more to go back.
hand-hurry = While others play, choose a square of your own kingdom to hurry the bots to your turn, or press Space on the table.
hand-ask = Point at a picture or a heading beside the kingdoms to learn what it is, or tap it.
key-step = Move the domino, or go along the line
key-confirm = Place or choose what is shown
key-next = Next or previous possible place
key-turn = Turn the domino
key-cancel = Put the domino back
key-undo = Undo
key-redo = Redo
key-namesquares = Show or hide the names of the squares
key-askadvice = Ask the coach
key-askguide = This help
key-control = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Space
key-escape = Esc

## The menu

menu-title = Settings
menu-about = About
menu-link = Copy link to this moment
menu-share = Share
menu-analyse = Analyse this position
menu-leave = Leave the table
menu-pace = Pace of the bots
menu-pace-slow = Slow
menu-pace-normal = Normal
menu-pace-fast = Fast
menu-pace-instant = Instant
menu-thinking = Thinking time
menu-thinking-short = Short
menu-thinking-normal = Normal
menu-thinking-long = Long
menu-coach = Coach
menu-coach-off = Off
menu-coach-ask = Answers when asked
menu-coach-warn = Warns of mistakes too
menu-theme = Appearance
menu-theme-system = Automatic
menu-theme-light = Light
menu-theme-dark = Dark
menu-confirm = Ask before placing
menu-confirm-text = Touch always asks.
menu-coordinates = Show the names of squares
menu-coordinates-text = Letters and numbers along the kingdom. The C key does the same.
menu-points = Show points
menu-points-text = What a place brings, and the best that each domino would bring you now.
menu-sounds = Sounds
menu-sounds-text = Short and quiet: a domino, coins, your turn, the end of the game.
menu-vibration = Vibration
menu-vibration-text = When you place something, and when that is not possible.
menu-names = Names in links
menu-names-text = Links that you copy tell who plays.

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = About Realmino
about-what = Realmino lets you play { -game-K }, { -game-Q } and the { -game-W }, which joins the two, on this page. After the first visit it needs no network; it has no server, no account and no advertising, and your games stay on your device.
about-fans = It is an unofficial project by fans, with drawings and words of its own. { -game-K } and { -game-Q } are games by { $author }, published by { $publisher }; neither has anything to do with this page. If you enjoy them, the real boxes are worth a place on your shelf.
about-how = The rules, the bots and the table are written in Python and run in your browser with PyScript and Pyodide. { $link }The licences of all parts{ $end } are kept with the game.
about-rules = { $link }The rules{ $end } of all games are explained with pictures. Whoever has opened them once reads them without a network too.
about-documents = { $link }The documentation{ $end } tells how to host Realmino, how to show games on pages of your own, and how to use it as a library.
about-reference = Programmers find the rules as a Python library in { $link }its reference{ $end }, which needs a network.
about-tiles = About the tiles
about-tiles-dominoes = The dominoes of { -game-Q } follow a public list; photographs confirm about half of it. Another list differs on four dominoes.
about-tiles-buildings = What a building counts for at the end is well attested. What some of them give at once is on the side that no picture shows: there it is inferred from published totals, such as all knights and all towers in the box. The table says which is which.
about-tiles-table = The building tiles

## The page of licences

licences-title = Licences – Realmino
licences-heading = Licences
licences-text = Realmino itself is free software. So is everything that it brings along to run in your browser; these are the parts, with the terms of their authors. The sources of the parts under the Mozilla Public License are at { $address }.
licences-back = Back to the game

## A board in a frame of another page; $reason is what is wrong with it

embed-title = A board – Realmino
embed-steps = Through the game
embed-first = To the start
embed-back = One move back
embed-play = Play through the game
embed-next = One move on
embed-last = To the end
embed-own-tab = Open in its own tab
embed-broken = This board cannot be shown: { $reason }.
embed-empty = This frame is for boards on other pages, and its address asks for none. { $link }The documentation{ $end } tells how to show one on a page of your own.
embed-tried = Done: the rules allow that.
embed-again = Try again
embed-solution = Show solution
