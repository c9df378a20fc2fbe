### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

## Lands and the colours of the seats

-land-wheat = wheat
-land-forest = forest
-land-lake = lake
-land-grassland = grassland
-land-swamp = swamp
-land-mine = mine
-land-town = town
-colour-pink = pink
-colour-yellow = yellow
-colour-green = green
-colour-blue = blue
-colour-orange = orange
-colour-purple = purple
-colour-white = white
-colour-red = red
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = domino { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = Not { $move }. { $reason }
reason-game_over = The game is over.
reason-deal_due = The box deals first.
reason-nothing_due = Nothing is to be dealt now.
reason-wrong_deal = That is not what is to be dealt.
reason-mirrored = Both halves are alike: name that place toward north or east.

## What a move did

told-place = { $name } adds { domino } on { $square1 } and { $square2 }.
told-discard = { $name } discards { domino }: it fits nowhere.
told-tax =
    { $knights ->
        [one] { $name } puts a knight on { LIST($squares) }: { coins }.
       *[other] { $name } puts knights on { LIST($squares) }: { coins }.
    }
told-construct = { $name } constructs the { NAME($building) } on { $square } for { coins }.
told-burn = { $name } has the Dragon burn the { NAME($building) }.
told-claim = { $name } claims { domino }.
told-tiles = New on the builders' board: { LIST($buildings, type: "unit") }.
told-line = The box deals a new line.
told-kings = The kings are drawn.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = tax +{ $coins } per knight
effect-tax-tower = tax +{ $coins } per tower
effect-territory = { points } per { $terrain } territory
effect-end-tower = { points } per tower
effect-end-knight = { points } per knight
play-purse = { coins } · { knights } ready, { $placed } placed · { towers }
play-purse-queen = { play-purse } · hosts the Queen
play-board =
    { $queen ->
        [nobody] Builders' board, { tiles } in the pile. The Queen is with nobody, { play-board-dragon }.
       *[other] Builders' board, { tiles } in the pile. The Queen is with kingdom { $queen }, { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] the Dragon in his cave
       *[other] the Dragon on spot { $dragon }
    }
play-spot = spot { $spot }
play-spot-dragon = the Dragon

## A game at the terminal

play-title = { $game }, { $rules }, seed { $seed }
play-begin = { $title }. Type ? for help.
play-by-you = you
play-by-random = random
play-by-greedy = greedy
play-by-squire = squire
play-by-knight = knight
play-by-duke = duke
play-by-queen = queen
play-stopped = The game stops here.
play-record = Record: { $record }
play-choices = The choices are 1 to { $number }.
play-no-token = That is no token: { $reason }. Type ? for help.
play-undone = Undone.
play-no-undo = No undo: you have chosen nothing since the box dealt, and what was dealt stays.
play-round = Round { $round } of { $rounds }
play-line = This line
play-next = Next line
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-over = The game is over.
choose-place = Add { domino }:
choose-tax = Collect tax with knights:
choose-construct = Construct the { NAME($building) } for { coins }:
choose-burn = Bribe the Dragon with a coin to burn:
choose-end = End the turn:
choose-claim = Claim a domino:
choose-claim-court = Claim a domino, which ends your turn:
play-help =
    Type the number of a choice or its token, then Enter.
      A17g8e   add domino 17: first half on g8, second half toward the east (n, e, s or w);
               g8e alone will do. The castle stands on g7, columns go a to m, rows 1 to 13 upward.
      E38      claim domino 38; a domino further right is worth more but chooses later.
      u        undo, back to the last time something was dealt
      r        the record of the game so far
      ?        this help
      q        quit and print the record
    One half must touch its own terrain or the castle. A territory scores its squares times its crowns.
play-help-court =
    With knights and coins you may do more before you claim, in this order:
      Bg8      a knight on g8, a square of the domino just placed, collects a coin for each square of
               its territory; Bg8g9 are two knights
      C3h8     construct the building on the spot with price 3 on your open town square h8
      D3       bribe the Dragon with a coin to burn the building on the spot with price 3
    There is nothing to pass: the claim ends your turn (E alone in the last round). Dominoes of the
    Queendomino box have the tokens 49 to 96: their printed number and 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (no land yet)
       *[other] { $name }: { points } (largest territory { $largest })
    }
score-coins = coins { $coins }
score-harmony = harmony
score-middle = middle
score-squares = { $size } × { crowns }
score-queen = (with the Queen's)
verdict-points =
    { $winners ->
        [one] { LIST($names) } wins, by points
       *[other] { LIST($names) } win, by points
    }
verdict-largest =
    { $winners ->
        [one] { LIST($names) } wins, by the largest territory
       *[other] { LIST($names) } win, by the largest territory
    }
verdict-shared =
    { $winners ->
        [one] { LIST($names) } wins, shared victory
       *[other] { LIST($names) } win, shared victory
    }
score-kingdom = Kingdom
score-kingdom-named = Kingdom { $letter }
score-ahead = Ahead: { LIST($letters) }

## A moment of a record

moment = { $rules }, move { $move } of { $moves }, { moment-in-round }
moment-in-round = round { $round } of { $rounds }
moment-dynasty = { $rules }, a Dynasty, game { $game } of { $games }, move { $move } of { $moves }, { moment-in-round }
moment-position = Position
moment-to-act = To act
moment-purse = Purse { $letter }
moment-totals = Dynasty
moment-comment = Comment
moment-nobody = nobody: the game is over
moment-deals-kings = the box deals { $number } kings
moment-deals-tiles = the box deals { $number } building tiles
moment-deals-line = the box deals { $number } dominoes
moment-legal = { $letter }, { $number } legal: { LIST($tokens, type: "words") }

## Tables: building tiles, opponents compared, speeds

buildings-numbers = tiles
buildings-kind = kind
buildings-effects = what it does
buildings-end = end value
buildings-at-once = at once
arena-title =
    { $rest ->
        [0] { arena-games }, seed { $seed }
       *[other] { arena-games }, the last deal cut to { $rest }, seed { $seed }
    }
arena-games =
    { $seatings ->
        [one] { $rules }: { $games } games, { $deals } deals in { $seatings } seating each
       *[other] { $rules }: { $games } games, { $deals } deals in { $seatings } seatings each
    }
arena-bot = bot
arena-points = points
arena-margin = margin
arena-wins = wins
arena-rate = win rate
arena-partners = Partners share a victory: a team that always wins has 50 % each.
arena-percent = { $number } %
arena-measured = { $number } ± { $error }
arena-disqualified = the bot { $name } was disqualified in { $number } of { $games } games, first in game { $first }: it { $why }, after { $record }
arena-broken = a process that played games ended before them
progress = { $bar } { $done } of { $games } games
progress-left = { progress }, { $time } left
progress-known = { progress } already played
time-seconds = { $seconds } s
time-minutes = { $minutes } min { $seconds } s
time-hours = { $hours } h { $minutes } min
bench-games = games/s
bench-kernel = kernel
bench-state = State
bench-time = ms/game
bench-actions = actions
bench-action = µs/action
bench-speed = { $code } { $numbers }
bench-queen = simulations/s of the queen at 0, 25, 50 and 75 % of a game: { LIST($speeds, type: "unit") }
stopped = stopped

## Diagrams that cannot be written

png-no-png = a PNG needs the extra realmino[png]: pip install "realmino[png]"
png-no-font = a PNG needs a font for its letters, and this computer has none that is known: install DejaVu Sans, Noto Sans or Arial

## Diagrams: what stands in a picture, and what is told to those who do not see it

picture = A position of { $game }
picture-line = Line
picture-next = Next line
picture-board = Builders' board
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · Queen
picture-line-told = Line: { LIST($dominoes, type: "clauses") }.
picture-next-told = Next line: { LIST($dominoes, type: "clauses") }.
picture-domino = domino { $domino }, { half-first } and { half-second }
picture-domino-king = { picture-domino }, king of { $letter }
picture-board-told = Builders' board: { LIST($spots, type: "clauses") }.
picture-spot = for { $spot } { $building } ({ $tile })
picture-spot-dragon = for { $spot } the Dragon
picture-spot-empty = for { $spot } empty
picture-kingdom-told = Kingdom { $letter } ({ $who }), castle on g7: { LIST($lands, type: "clauses") }.
picture-no-land = no land
picture-land =
    { $crowns ->
        [0] { $terrain } on { LIST($squares, type: "words") }
       *[other] { $terrain } with { crowns } on { LIST($squares, type: "words") }
    }
picture-owned = Of { $letter }: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) on { $square }
picture-knights = knights on { LIST($squares, type: "words") }
picture-tried-allowed = Tried here and allowed: { $tried }.
picture-tried-refused = Tried here and refused: { $tried }. { $reason }
picture-try-place = { picture-domino }, on { LIST($squares) }
picture-try-discard = to discard { picture-domino }
picture-try-tax =
    { $knights ->
        [one] tax with a knight on { LIST($squares) }
       *[other] tax with knights on { LIST($squares) }
    }
picture-try-construct = to construct on { $square } the { NAME($building) }
picture-try-construct-spot = to construct on { $square } the building on spot { $spot }
picture-try-burn = to have the Dragon burn the { NAME($building) }
picture-try-burn-spot = to have the Dragon burn the building on spot { $spot }
picture-try-claim = to claim { picture-domino }
picture-try-end = to end the turn

### What --help says. Names of options and commands, and what is typed, stay in every language.

help-realmino-about =
    Kingdomino, Queendomino and the Royal Wedding at the command line: play,
    replay, score and measure.
help-realmino-example = 'realmino COMMAND --help' explains a command. Bad input ends with exit code 2.
help-realmino-commands = commands
help-arena = let opponents play each other and compare them
help-arena-about =
    Lets opponents play many games against each other. Every deal is played
    once for each different seating, the bots moving on by one seat from game to
    game, so that luck and seats are the same for all. If the games are no multiple
    of the seatings, the last deal is played by the first seatings only. Intervals
    are for 95 % confidence and take the games of one deal together. In a team game
    partners share a victory, so that the wins of all add up to the games.
    A bot that chooses what is not legal, breaks, or takes longer than its limit is
    disqualified: the game ends there, all others have won it, and the arena goes on.
    It is named on standard error, and the exit code is 1. Own bots play in processes
    of their own, and what they print goes to standard error.
help-arena-example =
    example: realmino arena K4hm --bots greedy,random,random,random --games 400
    an own bot: realmino arena K2 --bots mybots:clever,greedy --out games.jsonl
help-arena-bots =
    one per seat, or one for all seats, of: { LIST($bots, type: "unit") }; or MODULE:FUNCTION, a
    function from a position and a random.Random to an action, imported from this folder
    or Python's path; or process:COMMAND, a program of any language that is asked by lines
    of text, as docs/arena.md tells
help-arena-games = how many (100)
help-arena-ms = milliseconds of processor time per move for bots that think; random and greedy answer at once
help-arena-simulations = simulations per move instead: the games are the same on every machine
help-arena-limit = disqualify a bot that takes longer for a move (no limit)
help-arena-jobs = how many processes play at once (all cores); the games are the same
help-arena-out =
    keep every game there as a line of JSON as soon as it is played; started again,
    only the games that are missing are played; the records of the others are replayed
help-arena-trust = believe the file of --out without replaying its records, which takes time
help-arena-records = write the games there, one record a line
help-arena-quiet = no progress bar
help-bench = whole random games per second
help-bench-about =
    Measures how many whole random games a second this machine plays: through
    the kernel, on which bots search, and through the public State API. The best of five
    stretches counts. The last columns say what a game by the State API costs: its time,
    its actions, and the time of one. The last line tells how fast the strongest bot thinks.
help-bench-seconds = how long to measure each number of games per second (1)
help-buildings = the building tiles, what they do, and how sure that is
help-buildings-about =
    Lists the 32 building tiles of Queendomino and the Royal Wedding: their
    numbers, what each does, where its end value and its immediate effect are known from.
    Inferred is what no picture shows: it was concluded from the published totals.
help-buildings-example = example: realmino buildings --csv > my.csv; realmino play Q3 --buildings my.csv
help-buildings-csv = print a table that --buildings reads
help-buildings-json = print one line of JSON
help-diagram = draw a position or a moment of a game as SVG or PNG
help-diagram-about =
    Prints a stand-alone SVG picture, or with --text what it shows in words, for those who
    do not see it. With --png it writes a PNG, for forums and wikis that take no SVG.
    Whatever the position lacks is left out.
help-diagram-example =
    example: realmino diagram "N3-14d-34-41c a:w1wm2/fC-" > picture.svg
    for a forum: realmino diagram "a:w1wm2/fC-" --text --png picture.png --width 800
help-diagram-land = its text, the name of a file with it, or -
help-diagram-at = after how many moves of a record, deals included (default: all of them)
help-diagram-title = a heading for the picture
help-diagram-theme = auto (light or dark as the viewer is; a PNG is light), light or dark
help-diagram-language = the language of its words: { LIST($languages, type: "or") } (en)
help-diagram-text = print what the picture shows in words instead of the picture
help-diagram-png = write a PNG to this file instead of printing the SVG; needs the extra realmino[png]
help-diagram-width = how many pixels wide the PNG is (the size of the SVG)
help-any-rules = such as K4, K2dhm, Q3 or W6t
help-any-buildings = play with the building tiles of this table (see 'realmino buildings --csv')
help-any-seed = any text; the same seed deals the same (1)
help-any-json = print one line of JSON
help-perft = count sequences of actions, to test an engine
help-perft-about =
    Counts the sequences of actions from the set-up on. The seeded box deals
    in between; deals are not counted as actions.
help-perft-example = example: realmino perft K4 --seed 1 --depth 6 --divide
help-perft-depth = how many actions (4)
help-perft-divide = count by first action as well
help-play = play a game in the terminal
help-play-about = A whole game in the terminal, against bots or friends at the same keyboard.
help-play-example = example: realmino play K4hm --seats you,greedy,greedy,random
help-play-rules =
    K (Kingdomino), Q (Queendomino) or W (Royal Wedding) and the players, then d (the
    Mighty Duel), h (Harmony), m (Middle Kingdom), t (teams), such as K2dhm or W6t (K4)
help-play-seats = who plays: you, { LIST($bots, type: "unit") } (default: you, and greedy in the other seats)
help-play-seed = any text; the same seed deals the same game
help-play-language = the language of the game: { LIST($languages, type: "or") } (that of the system, or en)
help-replay = the position, legal tokens and scores at a moment of a record
help-replay-about =
    Shows a moment of a recorded game: the position, who is to act and how,
    and every score sheet. The record of a Dynasty is its games one after another. Of a file
    with many games, such as an arena's records, --game N shows one.
help-replay-example =
    example: realmino replay game.txt --at 12
    one game of an arena: realmino replay games.txt --game 17
help-replay-record = a record, the name of a file with it, or -
help-replay-at = after how many moves, deals included (default: all of them)
help-replay-game = only the game of that number, from 1, where there are several
help-score = score sheets of a kingdom or a position
help-score-about =
    Prints what a kingdom, or every kingdom of a position, scores item by item.
    A kingdom whose purse is not told has the towers of its buildings and nothing else.
    What no game has is named on standard error; the points are counted all the same.
help-score-example = example: realmino score w1w-/fCm2 --rules K4hm
help-score-land = its text, the name of a file with it, or -
help-score-rules =
    what counts, such as K4hm (default: the position's own rules, else Q4 for a kingdom
    with a purse, a knight or a building, else K4)
