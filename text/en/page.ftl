### The page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } and { -game-Q } in your browser
page-description = Play { -game-K }, { -game-Q } and the { -game-W } in your browser, with friends on one device or against bots. Works offline too.
page-app = Play { -game-K }, { -game-Q } and the { -game-W } with friends or bots, online or offline.
page-tagline = { -game-K }, { -game-Q } and the { -game-W } with friends, bots or both.
page-colophon = An unofficial fan project. Games by Bruno Cathala, published by Blue Orange.
page-languages = Languages
page-pad = Score a tabletop game
page-noscript = Realmino needs JavaScript. Please turn it on.
page-not-found = There’s no page at this address.
page-stalled = Loading has stopped. Check your connection, sign in to this network if it asks you to, and allow scripts for this page; then reload. Your saved games are safe.

## A new version

update-now = Update now
update-later = Later

## Saved games

games-shelf = History and statistics
games-help = Kept until you delete them.
games-file = Games file

## Which game; for $least to $most players

choice-daily-text = New every day, the same for everyone.
choice-learn = Learn in 5 minutes
choice-puzzles-text = Find the best choice.
choice-teach = Learn to play:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Teams
choice-game = Which game?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } players
choice-game-K = Match terrain, collect crowns.
choice-game-Q = Towns, knights, a Queen and a Dragon.
choice-game-W = Both games, individually or in teams.

## The players; a seat goes by its colour until it has a name

choice-seats = Players
choice-bots = Bots
choice-places = Names and seats
seat-name-pink = Pink’s name
seat-name-yellow = Yellow’s name
seat-name-green = Green’s name
seat-name-blue = Blue’s name
seat-name-orange = Orange’s name
seat-name-purple = Purple’s name
seat-name-white = White’s name
seat-name-red = Red’s name
seat-kind-pink = Pink player
seat-kind-yellow = Yellow player
seat-kind-green = Green player
seat-kind-blue = Blue player
seat-kind-orange = Orange player
seat-kind-purple = Purple player
seat-kind-white = White player
seat-kind-red = Red player
kind-person = Person
kind-others = Simple bots
kind-none = Empty
level-squire-text = for beginners
level-knight-text = for relaxed games
level-duke-text = for regular players
level-emperor-text = for experts

## Variants; $dominoes, $grid and $points are numbers from the rules

variant-teams-text = Two players share a { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } kingdom.
variant-small-text = { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } kingdoms, { SPELLED($rounds) } rounds, half of each box.
variant-duel-text = All { $dominoes } dominoes, { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } kingdoms.
variant-harmony-text = { $points } points for filling your whole grid.
variant-middle-text = { $points } points for a castle in the middle.
variant-dynasty-text = Three games, one total score.
variant-borrowed = Borrowed from { -game-K }.

## More options

choice-more = More options
choice-seed = Deal code
choice-seed-text = Same code, same dominoes.
choice-handover = Pause between players
choice-handover-text = For sharing one device.
choice-people = Suggested names
choice-begin = Start
choice-by-link = Play by link
choice-live = Play live
choice-heard = Starting in a moment…
choice-loading = Getting ready…

## The frame of the table

table-title = The table
table-ask = Ask the coach
table-redo = Redo
table-menu = Menu
table-whole = Whole table
table-open-board = Enlarge the builders’ board
table-yours = Your turn
table-phases = This turn
table-choices = Choices
table-log = Log
table-read = Table in words
table-reading = Table in words
table-reading-keys = Tap a square, or move between squares with the arrow keys.
table-step-through = Step through
table-rotate = Rotate
table-dragon = Dragon
handover-text = Pass the device on.
handover-go = I’m ready
result-new = Home
result-look = Replay
result-review = Review
result-count = Recount

## The help: links to the rules, what things are, gestures and keys

table-guide = Help
guide-rules = Rules
guide-things = On the table
guide-steps = Your turn
guide-hands = Mouse and touch
guide-keys = Keys
table-asked = What’s this?
guide-rule = Rule
thing-points = Points
thing-points-text = Each territory scores squares × crowns.
thing-waiting = Turn order
thing-waiting-text = The order in which players choose their first domino.
thing-line = This round
thing-line-text = The lowest number plays first.
thing-next = Next line
thing-next-text = Low numbers play earlier; high numbers are worth more.
thing-coins = Coins
thing-coins-text = Buy buildings and bribe the Dragon. Leftovers score points.
thing-knights = Knights
thing-knights-text = Each collects a coin per square of its territory.
thing-towers = Towers
thing-towers-text = If you gain towers and nobody has more, the Queen joins you.
thing-queen = The Queen
thing-queen-text = Cheaper buildings and an extra crown at the end, but no bribing the Dragon.
thing-pile = Building tiles
thing-pile-text = They refill the board each round.
thing-cave = The Dragon’s cave
thing-cave-text = Bribe the Dragon to burn a building, once a round.
thing-add = A: place your domino
thing-add-text = Match terrain or touch your castle. No fit? Discard it.
thing-tax = B: collect tax
thing-tax-text = You may place knights on your new domino to earn coins.
thing-construct = C: construct a building
thing-construct-text = You may buy one for a free town square.
thing-burn = D: bribe the Dragon
thing-burn-text = You may pay 1 coin to burn a building.
thing-claim = E: choose your next domino
thing-claim-text = Then your turn ends.
thing-end = End your turn
thing-end-text = There’s nothing left to choose in the last round.
hand-place = Drag or click to place, right-click or scroll to turn.
hand-touch = Tap a square, tap the domino to turn it, press Place.
hand-build = Choose a building, then a town square. For tax, choose your new domino.
hand-look = Click a kingdom to enlarge it.
hand-hurry = Click your kingdom or press Space to speed up the bots.
hand-ask = Tap a symbol or heading for help.
key-step = Move
key-confirm = Place or choose
key-next = Next or previous spot
key-turn = Rotate
key-cancel = Put the domino back
key-undo = Undo
key-redo = Redo
key-namesquares = Show coordinates
key-askadvice = Ask the coach
key-askguide = This help
key-control = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Space
key-escape = Esc

## The menu

menu-title = Settings
menu-game = Game
menu-games = My games
menu-about = About
menu-share = { history-act-share }
menu-analyse = Analyse position
menu-leave = Leave table
menu-pace = Bot speed
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
menu-coach-ask = On request
menu-coach-warn = With warnings
menu-theme = Appearance
menu-theme-system = Automatic
menu-theme-light = Light
menu-theme-dark = Dark
menu-confirm = Confirm moves
menu-confirm-text = Always on for touch.
menu-coordinates = Show coordinates
menu-points = Show points
menu-points-text = For each spot and each domino.
menu-sounds = Sounds
menu-vibration = Vibration
menu-names = Names in links

## About; $author and $publisher are bold, $link and $end enclose a link

about-title = About Realmino
about-what = Play { -game-K }, { -game-Q } and the { -game-W }, which combines them. No account, no ads. After your first visit it works offline, and your games stay on your device.
about-fans = An unofficial fan project with its own artwork. { -game-K } and { -game-Q } are by { $author } and published by { $publisher }, who aren’t involved. Enjoying them? Treat yourself to the real boxes.
about-how = Realmino is free software; here are { $link }its licences{ $end }.
about-rules = { $link }The rules{ $end } are illustrated, and work offline once opened.
about-documents = { $link }The documentation{ $end } explains hosting and embedding.
about-reference = Programmers can use { $link }the library{ $end } (online).
about-tiles = About the tiles
about-tiles-dominoes = The { -game-Q } dominoes follow a public list. Photos confirm about half of it; another list differs on four dominoes.
about-tiles-buildings = What buildings score at the end is well documented. What some of them give when built is on a side that few pictures show; the effects marked below are inferred.
about-tiles-table = Building tiles

## The page of licences

licences-title = Licences – Realmino
licences-heading = Licences
licences-text = Realmino is free software, and so is everything it ships with. Here are its components and their licences. Source code for the parts under the Mozilla Public License is at { $address }.

## A board embedded in another page

embed-title = Board – Realmino
embed-own-tab = Open in a new tab
embed-broken = This board can’t be shown.
embed-empty = This page shows a board inside another site, but its address doesn’t say which board. { $link }The documentation{ $end } explains how to embed a board.
embed-tried = Done: that’s a legal move.
embed-solution = Show solution

### Messages of the scripts, which run before or without Python. Keys begin with the script's name.

## Numbers in words

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

boot-loading = Loading the game… { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Almost there… You can already press Start.
       *[table] Almost there…
    }
boot-setting = Setting up the table…

## Why the game can't start; $file is the name of a file

unsupported-local = This page needs a web server. Run “python build.py play” in the project folder.
unsupported-old = This browser is too old, or WebAssembly is turned off. Please use an up-to-date Firefox, Chrome, Edge or Safari.
unsupported-sandboxed = The game can’t run here, because the frame’s sandbox lacks “allow-same-origin”.
unsupported-wasm = WebAssembly is turned off, for example by Lockdown Mode. Allow it for this site and reload the page.
unsupported-missing = “{ $file }” failed to load. Check your connection and reload the page.
unsupported-damaged = “{ $file }” arrived damaged. Check your connection, sign in to this network if it asks you to, and reload the page.
unsupported-failed = The game couldn’t start, but your saved games are safe. Reload the page, or try an up-to-date Firefox, Chrome, Edge or Safari.

## A new version of the page

offline-ready = A new version is ready.
offline-unsaved = Your game couldn’t be saved just now, so the update is waiting. Keep playing, and try again in a moment.

## The list of saved games; a button's label also names its game

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } more
saved-games-about = { history-about }
storage-strange = the data isn’t a saved game

## The set-up: what the chosen game and players mean, and what's missing

setup-few =
    { $game ->
        [W] The { -game-W } needs at least { SPELLED($least) } players. { give-more }
       *[other] You need at least { SPELLED($least) } players. { give-more }
    }
give-more =
    { $missing ->
        [one] Add a player or bot.
       *[other] Add { SPELLED($missing) } players or bots.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } players, { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } players with { SPELLED($kings) } kings each, { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } teams of two, { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side } kingdoms, { SPELLED($rounds) } rounds, lines of { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } domino left over per line.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } dominoes left over per line.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }The rulebook recommends teams.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Two players only: add one.
       *[other] Two players only: remove { SPELLED($surplus) }.
    }
setup-small = Three or four players only.
setup-teams =
    { $players ->
        [7] Teams need six or eight players: add or remove one.
       *[other] Teams need six or eight players: add { SPELLED($missing) }.
    }
setup-you = { you }
setup-forget = Forget { $name }
setup-partner = team: { $name }

## The element for other pages before it is tapped, and if its frame is blocked

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## Sharing a moment: its picture, its link, and the code for another page

share-title = { menu-share }
share-tab-picture = Picture
share-tab-film = Film
share-tab-link = Link
share-film-making = Making the film…
share-film-about = A film of a few seconds shows how the kingdoms grew. It’s made on your device.
share-film-make = Make film
share-film-cancel = { button-cancel }
share-film-cancelled = Cancelled.
share-film-save = Save film
share-film-again = Watch again
share-film-title = Our kingdoms in Realmino
share-film-file = realmino-film
share-film-impossible = This browser can’t make a film. Share the picture instead.
share-link-about = The link opens this moment. Others can step through the game or play on.
share-result = Copy result
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copy description
share-file = realmino
share-saved = Saved as { $file }.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = More
share-link = { pad-share }
share-position = Copy position
share-copied = Copied.
share-page = Embed code
share-text = Paste this code where the board should appear. Until it loads, or if scripts are off, readers see a picture or a link.
share-mode = Readers can
share-replay = replay it
share-play = play on
share-score = see the scores
share-pictured = Include a picture of the table
share-unpictured = There’s no picture, because this browser won’t let the page make one.
share-alternative = A moment from a game: { $turn }
share-lines = Code
share-copy = Copy code
share-marked = The code is selected: copy it now.
share-lead = A moment from this game, in Realmino
share-close = { close }
