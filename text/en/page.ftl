### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } and { -game-Q } in your browser
page-description = Play { -game-K }, { -game-Q } and the { -game-W } with friends at one table or against bots, in the browser, with or without a network.
page-app = { -game-K }, { -game-Q } and the { -game-W } in your browser, with friends or bots, with or without a network.
page-tagline = { -game-K }, { -game-Q } and the { -game-W } in your browser, for two to eight: friends at one table, bots, or both.
page-colophon = An unofficial fan project. { -game-K } and { -game-Q } are games by Bruno Cathala, published by Blue Orange.
page-languages = Languages
page-pad = Count a game with the real box
page-noscript = Realmino needs JavaScript, which is switched off here.
page-stalled = Loading has stopped, perhaps because the connection is down, this network wants you to sign in first, or something is blocking this page's scripts. Nothing saved here is lost: please check the connection and reload the page.

## A new version

update-now = Update now
update-later = Later

## Saved games

games-shelf = History and statistics
games-help = All games are kept until you delete them.
games-download = Download all my games
games-read = Read games from a file
games-file = A file of games

## Which game; $least to $most players

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
kind-others = For tinkerers
kind-none = Empty
level-squire-text = for children and first games: overlooks what is turned or far away
level-knight-text = for a relaxed evening: takes the points in sight and plans nothing
level-duke-text = for those who play often: plans ahead, but not for what others do
level-queen-text = for the very best: plays the game to its end in her head, many times

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Two rulers share a kingdom of { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, its knights and its coins.
variant-duel-text = All { $dominoes } dominoes for two, on a grand { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } points for a kingdom without a gap.
variant-middle-text = { $points } points for a castle in the very centre.
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
table-ask = Ask the coach
table-redo = Redo
table-menu = Menu
table-whole = Whole table
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
handover-text = Pass the device on, then go ahead.
handover-go = I am ready
result-new = New game
result-look = Look at it again
result-review = Review the game
result-count = Count again
result-day = Share the result
result-link = Copy link
result-text = Copy result

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Help
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

## A board in a frame of another page; $reason is what is wrong with it

embed-title = A board – Realmino
embed-own-tab = Open in its own tab
embed-broken = This board cannot be shown: { $reason }.
embed-empty = This frame is for boards on other pages, and its address asks for none. { $link }The documentation{ $end } tells how to show one on a page of your own.
embed-tried = Done: the rules allow that.
embed-solution = Show solution

### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] No
            [1] One
            [2] Two
            [3] Three
            [4] Four
            [5] Five
            [6] Six
            [7] Seven
            [8] Eight
            [9] Nine
            [10] Ten
            [11] Eleven
            [12] Twelve
           *[other] { $number }
        }
       *[lowercase] { $number ->
            [0] no
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
            [6] six
            [7] seven
            [8] eight
            [9] nine
            [10] ten
            [11] eleven
            [12] twelve
           *[other] { $number }
        }
    }

## Loading

boot-loading = Loading the game … { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Nearly there … You can press Begin already.
       *[table] Nearly there …
    }
boot-setting = Setting the table …

## What keeps the game from starting; $file is the name of a file

unsupported-local = A browser runs this page only from a web server: please run “python build.py play” in the project's folder.
unsupported-old = This browser is too old for the game, or WebAssembly is switched off in it: please use a current Firefox, Chrome, Edge or Safari.
unsupported-missing = The file “{ $file }” of the game did not arrive: please check the connection and reload the page.
unsupported-damaged = The file “{ $file }” of the game arrived damaged, perhaps because this network wants you to sign in first: please check the connection and reload the page.
unsupported-failed = The game could not start, and nothing saved here is lost: please reload the page, or try a current Firefox, Chrome, Edge or Safari.

## A new version of the page

offline-ready = A new version is ready.
offline-unsaved = The new version waits: your game could not be saved just now. It goes on here as before; please try again in a moment.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } more
saved-games-about = { history-about }
storage-strange = it is not a saved text

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] A { -game-W } needs at least { SPELLED($least) } players. { give-more }
       *[other] A game needs at least { SPELLED($least) } players. { give-more }
    }
give-more =
    { $missing ->
        [one] Add another player or bot.
       *[other] Add { SPELLED($missing) } more players or bots.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } rulers, kingdoms of { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } rulers with { SPELLED($kings) } kings each, kingdoms of { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } teams of two, one kingdom each of { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } rounds with lines of { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } domino of every line is left over.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } dominoes of every line are left over.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Possible, though the rulebook advises teams.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] For exactly two players: add another one.
       *[other] For exactly two players: set { SPELLED($surplus) } to Empty.
    }
setup-unteamed =
    { $players ->
        [7] Teams are for six or eight players: add one more, or set one to Empty.
       *[other] Teams are for six or eight players: add { SPELLED($missing) } more.
    }
setup-you = { you }
setup-forget = Forget { $name }
setup-partner = with { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Share this moment
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copy description
share-file = realmino
share-saved = Saved as { $file }.
share-withheld = { pad-as-svg }
share-texts = Link and text
share-link = { pad-share }
share-position = Copy position
share-copied = Copied.
share-page = Lines for another page
share-text = Put these lines where the board shall stand. Readers see the picture, or the link, until the board is there, and without scripts.
share-mode = Readers can
share-replay = replay it
share-play = play on
share-score = see scores
share-pictured = With a picture of the table
share-unpictured = The lines come without a picture: this browser keeps pages from reading pixels.
share-alternative = A moment of a game: { $turn }
share-lines = The lines
share-copy = Copy lines
share-marked = The lines are marked: copy them now.
share-lead = A moment of this game, in Realmino
share-close = { close }
