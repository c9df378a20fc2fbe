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

saved-games-resume = Continue
saved-games-remove = Delete
saved-games-download = Download
saved-games-more = { $number } more
saved-games-about = { $verb }: { $title }
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

realmino-board-label = Play

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Share this moment
share-png = Save PNG
share-svg = Save SVG
share-described = Copy description
share-file = realmino
share-saved = Saved as { $file }.
share-withheld = This browser keeps pages from reading pixels, so the picture is saved as SVG: { $file }.
share-texts = Link and text
share-link = Copy link
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
share-close = Close
