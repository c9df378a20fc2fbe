### The output of the command line, and the words of diagrams.
### Letters, tokens and options that people type are the same in every language.

## Lists joined by something other than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

## Terrains and the colours of the seats

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

## A domino; each half is a terrain and its crowns

domino = domino { $domino } ({ half-first }, { half-second })

## Why a move isn't allowed; the other reasons are in game.ftl

refused = { $move } isn’t allowed. { $reason }
reason-game_over = The game is over.
reason-deal_due = Something has to be dealt first.
reason-nothing_due = There’s nothing to deal now.
reason-wrong_deal = That isn’t what’s dealt next.
reason-mirrored = Both halves are the same, so this placement is written with n or e.

## What a move did

move-place = { $name } places { domino } on { $square1 } and { $square2 }.
move-discard = { $name } discards { domino }: it doesn’t fit anywhere.
move-tax =
    { $knights ->
        [one] { $name } places a knight on { LIST($squares) }: { coins }.
       *[other] { $name } places knights on { LIST($squares) }: { coins }.
    }
move-construct = { $name } builds the { NAME($building) } on { $square } for { coins }.
move-burn = { $name } bribes the Dragon to burn the { NAME($building) }.
move-claim = { $name } chooses { domino }.
move-tiles = New on the builders’ board: { LIST($buildings, type: "unit") }.
move-line = A new line is dealt.
move-kings = The kings are drawn.

## The court: a building's effects, a kingdom's purse, the builders' board

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = tax +{ $coins } per knight
effect-tax-tower = tax +{ $coins } per tower
effect-territory = { points } per { $terrain } territory
effect-end-tower = { points } per tower
effect-end-knight = { points } per knight
play-purse = { coins } · { knights } in hand, { $placed } placed · { towers }
play-purse-queen = { play-purse } · has the Queen
play-board =
    { $queen ->
        [nobody] Builders’ board, { tiles } in the pile. Nobody has the Queen; { play-board-dragon }.
       *[other] Builders’ board, { tiles } in the pile. Kingdom { $queen } has the Queen; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] the Dragon is in its cave
       *[other] the Dragon is on spot { $dragon }
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
play-by-emperor = emperor
play-by-friend = a friend
play-stopped = Game stopped.
play-record = Record: { $record }
play-choices = Choose a number from 1 to { $number }.
play-no-token = Unknown move: { $reason }. Type ? for help.
play-undone = Undone.
play-no-undo = Nothing to undo: you haven’t chosen anything since the last deal.
play-round = Round { $round } of { $rounds }
play-line = Current line
play-next = Next line
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Send this invitation to your friends:
play-link-paste = Paste a link that you’ve received, or q to quit:
play-link-answer = Send this answer to the friend who invited you:
play-link-who = Which player are you? { LIST($letters, type: "or") }
play-link-missing = These players haven’t answered yet: { LIST($letters) }
play-link-finish = Press Enter to finish your turn, or u to undo:
play-link-send = Send this link to your friends:
play-link-theirs = Now playing: { $name }
play-over = The game is over.
choose-place = Place { domino }:
choose-tax = Collect tax with knights:
choose-construct = Build the { NAME($building) } for { coins }:
choose-burn = Bribe the Dragon with 1 coin to burn:
choose-end = End the turn:
choose-claim = Choose a domino:
choose-claim-court = Choose a domino to end your turn:
play-help =
    Type the number of a choice, or its token, and press Enter.
      A17g8e   place domino 17: first half on g8, second half to the east (n, e, s or w);
               or just g8e. The castle is on g7; columns run from a to m, rows from 1 up to 13.
      E38      choose domino 38; dominoes further right are worth more, but you choose later
      u        undo, as far back as the last deal
      r        show the record of the game so far
      ?        show this help
      q        quit and print the record
    At least one half must touch the castle or matching terrain. A territory scores its
    squares times its crowns.
play-help-court =
    With knights and coins you may do more before choosing a domino, in this order:
      Bg8      place a knight on g8, a square of the domino just placed, to collect a coin for
               each square of its territory; Bg8g9 places two knights
      C3h8     construct the building from the spot costing 3 on your free town square h8
      D3       bribe the Dragon with 1 coin to burn the building on the spot costing 3
    There’s no need to pass: choosing a domino ends your turn (in the last round, just E).
    Dominoes from the Queendomino box have tokens 49 to 96: their printed number plus 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (no territory yet)
       *[other] { $name }: { points } (largest territory { $largest })
    }
score-coins = coins { $coins }
score-harmony = harmony
score-middle = middle
score-squares = { $size } × { crowns }
score-queen = (with the Queen’s crown)
verdict-points =
    { $winners ->
        [one] { LIST($names) } wins on points
       *[other] { LIST($names) } win on points
    }
verdict-largest =
    { $winners ->
        [one] { LIST($names) } wins on largest territory
       *[other] { LIST($names) } win on largest territory
    }
verdict-shared =
    { $winners ->
        [one] { LIST($names) } shares the victory
       *[other] { LIST($names) } share the victory
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
moment-deals-kings =
    { $number ->
        [one] { $number } king is drawn
       *[other] { $number } kings are drawn
    }
moment-deals-tiles =
    { $number ->
        [one] { $number } building tile is dealt
       *[other] { $number } building tiles are dealt
    }
moment-deals-line =
    { $number ->
        [one] { $number } domino is dealt
       *[other] { $number } dominoes are dealt
    }
moment-legal = { $letter }, { $number } legal: { LIST($tokens, type: "words") }

## What the choices of a position are worth

solve-heading-exact = Solved for kingdom { $letter }: exact if everyone plays their best.
solve-heading-about =
    { $games ->
        [one] Too early to solve: estimates for kingdom { $letter }, based on { $games } simulated game.
       *[other] Too early to solve: estimates for kingdom { $letter }, based on { $games } simulated games.
    }
solve-choice = choice
solve-exact = exact
solve-about = about
solve-points = points
solve-margin = margin
solve-behind = behind
solve-error = error
solve-spread = spread
solve-spread-note = spread: how much “behind” changes if the others play against the leader
solve-unlisted =
    { $number ->
        [one] { $number } more choice isn’t listed: it looks weaker, or mirrors one above.
       *[other] { $number } more choices aren’t listed: they look weaker, or mirror one above.
    }

## The proof of a record

verify-game = { $rules }, game { $identity }, people in seats { LIST($letters, type: "words") }
verify-deal = deal { $deal }: { $draws }, from { LIST($letters, type: "words") }
verify-left = from move { $move }, a bot plays for { LIST($letters, type: "words") }
verify-back = from move { $move }, back again: { LIST($letters, type: "words") }
verify-undo = undone by agreement, back to move { $move }
verify-proven =
    { $deals ->
        [one] The deal is proven fair.
       *[other] All { $deals } deals are proven fair.
    }
verify-refused = Not proven: { $reason }

## Tables: building tiles, opponents compared, speeds

buildings-numbers = tiles
buildings-kind = kind
buildings-effects = effect
buildings-end = end value
buildings-at-once = when built
arena-title =
    { $rest ->
        [0] { arena-games }, seed { $seed }
       *[other] { arena-games }, only { $rest } for the last deal, seed { $seed }
    }
arena-games =
    { $seatings ->
        [one] { $rules }: { games }, { arena-deals } in { $seatings } seating each
       *[other] { $rules }: { games }, { arena-deals } in { $seatings } seatings each
    }
arena-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-bot = bot
arena-points = points
arena-margin = margin
arena-wins = wins
arena-rate = win rate
arena-elo = Elo
arena-partners = Partners share a victory: a team that always wins scores 50% each.
arena-percent = { $number }%
arena-elo-range = { $number } ({ $low } to { $high })
arena-percent-range = { $number }% ({ $low }–{ $high })
arena-measured = { $number } ± { $error }
arena-disqualified = bot { $name } was disqualified in { $number } of { games }, first in game { $first }: it { $why }, after { $record }
arena-broken = a process stopped before its games were finished
progress = { $bar } { $done } of { games }
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
bench-emperor = simulations/s of the emperor bot at 0, 25, 50 and 75% of a game: { LIST($speeds, type: "unit") }
stopped = stopped

## Pictures that can't be drawn

png-no-png = PNG output needs the extra realmino[png]: pip install "realmino[png]"
png-no-font = PNG output needs a font, and none of the supported ones is installed: install DejaVu Sans, Noto Sans or Arial

## Diagrams: the words in a picture, and its description for screen readers

picture = A { $game } position
picture-line = Line
picture-next = Next line
picture-board = Builders’ board
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · Queen
picture-line-words = Line: { LIST($dominoes, type: "clauses") }.
picture-next-words = Next line: { LIST($dominoes, type: "clauses") }.
picture-domino = domino { $domino }, { half-first } and { half-second }
picture-domino-king = { picture-domino }, { $letter }’s king
picture-board-words = Builders’ board: { LIST($spots, type: "clauses") }.
picture-spot = spot { $spot }: { $building } ({ $tile })
picture-spot-dragon = spot { $spot }: the Dragon
picture-spot-empty = spot { $spot }: empty
picture-kingdom-words = Kingdom { $letter } ({ $who }), castle on g7: { LIST($lands, type: "clauses") }.
picture-no-land = no territory yet
picture-land =
    { $crowns ->
        [0] { $terrain } on { LIST($squares, type: "words") }
       *[other] { $terrain } with { crowns } on { LIST($squares, type: "words") }
    }
picture-owned = { $letter } has: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) on { $square }
picture-knights = knights on { LIST($squares, type: "words") }
picture-tried-allowed = Allowed here: { $tried }.
picture-tried-refused = Not allowed here: { $tried }. { $reason }
picture-try-place = placing { picture-domino }, on { LIST($squares) }
picture-try-discard = discarding { picture-domino }
picture-try-tax =
    { $knights ->
        [one] collecting tax with a knight on { LIST($squares) }
       *[other] collecting tax with knights on { LIST($squares) }
    }
picture-try-construct = building the { NAME($building) } on { $square }
picture-try-construct-spot = building the tile from spot { $spot } on { $square }
picture-try-burn = bribing the Dragon to burn the { NAME($building) }
picture-try-burn-spot = bribing the Dragon to burn the building on spot { $spot }
picture-try-claim = choosing { picture-domino }
picture-try-end = ending the turn

## Completion

completion-no-shtab = completion needs the extra realmino[completion]: pip install "realmino[completion]"

### The texts of --help. Options, commands and anything typed are the same in every language.

help-realmino-about =
    Kingdomino, Queendomino and the Royal Wedding on the command line: play games,
    replay and score them, solve endgames, and compare bots.
help-realmino-example = See 'realmino COMMAND --help' for a command. Invalid input exits with code 2.
help-realmino-commands = commands
help-arena = play bots against each other and compare them
help-arena-about =
    Plays many games between bots. Each deal is played once for every different
    seating, moving the bots on by one seat each game, so that luck and seat order
    even out. If the number of games isn't a multiple of the seatings, the last
    deal is played with the first seatings only. Confidence intervals are 95% and
    treat the games of one deal as a single sample. The mean Elo rating is 0. In a
    team game partners share a victory, so that all wins add up to the number of
    games.

    A bot that makes an illegal move, crashes or exceeds its time limit is
    disqualified: that game ends, the others win it, and the arena continues. The
    bot is named on standard error, and the exit code is 1. Your own bots run in
    separate processes, and their output goes to standard error.
help-arena-example =
    example: realmino arena K4hm --bots greedy,random,random,random --games 400
    your own bot: realmino arena K2 --bots mybots:clever,greedy --out games.jsonl
help-arena-bots =
    one per seat, or one for all seats, from: { LIST($bots, type: "unit") }; or MODULE:FUNCTION, a
    function that takes a position and a random.Random and returns an action, imported
    from this folder or Python's path; or process:COMMAND, a program in any language that
    communicates in lines of text (see docs/arena.md)
help-arena-games = number of games (100)
help-arena-ms = milliseconds of processor time per move for bots that search; random and greedy answer at once
help-arena-simulations = simulations per move instead of a time: the games are the same on every machine
help-arena-limit = disqualify a bot that takes longer than this for a move (no limit)
help-arena-jobs = number of parallel processes (all cores); doesn't change the games
help-arena-out =
    write each game to this file as a line of JSON as soon as it's played; if run again,
    only the missing games are played, and the records of the others are replayed
help-arena-trust = skip the slow replay of the records in the --out file
help-arena-records = write the games to this file, one record per line
help-arena-quiet = hide the progress bar
help-bench = measure random games per second
help-bench-about =
    Measures how many random games per second this machine plays, through the
    kernel that the bots use and through the public State API. The best of
    five runs counts. The last columns show the cost of a game with the State API:
    its time, its number of actions and the time per action. The last line shows the
    speed of the strongest bot.
help-bench-seconds = seconds to spend on each measurement (1)
help-buildings = list the building tiles, their effects and how certain these are
help-buildings-about =
    Lists the 32 building tiles of Queendomino and the Royal Wedding: their
    numbers, their effects, and where we found what each gives when built
    and scores at the end.
    'Inferred' means that no picture shows it: the value follows from published totals.
help-buildings-example = example: realmino buildings --csv > my.csv; realmino play Q3 --buildings my.csv
help-buildings-csv = print a table that --buildings can read
help-buildings-json = print one line of JSON
help-completion = print a script that lets your shell complete commands
help-completion-about =
    Prints a script that lets your shell complete commands, options, rules, bots
    and files. Requires the extra realmino[completion].
help-completion-example =
    in ~/.bashrc: eval "$(realmino completion bash)"
    in ~/.zshrc, after compinit: eval "$(realmino completion zsh)"
    in ~/.config/fish/config.fish: realmino completion fish | source
help-completion-shell = { LIST($shells, type: "or") }
help-diagram = draw a position, or a moment of a game, as SVG or PNG
help-diagram-about =
    Prints a stand-alone SVG picture or, with --text, a description of it in words.
    With --png it writes a PNG, for forums and wikis that don't accept SVG.
    Anything missing from the position is left out.
help-diagram-example =
    example: realmino diagram "N3-14d-34-41c a:w1wm2/fC-" > picture.svg
    for a forum: realmino diagram "a:w1wm2/fC-" --text --png picture.png --width 800
help-diagram-land = a position or record, a file that contains it, or - for standard input
help-diagram-at = the number of moves to replay, deals included (default: all)
help-diagram-title = a heading for the picture
help-diagram-theme = auto (follows the viewer's setting; a PNG is light), light or dark
help-diagram-language = language of the words: { LIST($languages, type: "or") } (en)
help-diagram-text = print a description in words instead of the picture
help-diagram-png = write a PNG to this file instead of printing the SVG; needs the extra realmino[png]
help-diagram-width = width of the PNG in pixels (default: the size of the SVG)
help-any-rules = for example K4, K2dhm, Q3 or W6t
help-any-buildings = use the building tiles in this table (see 'realmino buildings --csv')
help-any-seed = any text; the same seed gives the same deal (1)
help-any-json = print one line of JSON
help-perft = count sequences of actions, to test an engine
help-perft-about =
    Counts the sequences of actions from the start of the game. A seed fixes the
    deals in between; they don't count as actions.
help-perft-example = example: realmino perft K4 --seed 1 --depth 6 --divide
help-perft-depth = number of actions (4)
help-perft-divide = also show the count for each first action
help-play = play a game in the terminal
help-play-about = Play a whole game in the terminal, against bots or friends at the same keyboard.
help-play-example = example: realmino play K4hm --seats you,greedy,greedy,random
help-play-rules =
    K (Kingdomino), Q (Queendomino) or W (Royal Wedding) and the number of players, then
    d (the Mighty Duel), h (Harmony), m (Middle Kingdom), s (small kingdoms), t (teams);
    for example K2dhm or W6t (K4)
help-play-seats = the player in each seat: you, { LIST($bots, type: "unit") } (default: you first, then greedy)
help-play-seed = any text; the same seed gives the same deal
help-play-by-link =
    play with friends elsewhere: with RULES, prints an invitation to send; then reads the links
    that you paste, and prints those to send; seats can be "friend" (default: all but yours)
help-play-name = with --by-link: your name
help-play-folder = with --by-link: where to keep games and their secrets (the user's data folder)
help-play-address = with --by-link: the page's address for links that you send
help-play-language = language of the game: { LIST($languages, type: "or") } (the system's, or en)
help-replay = show the position, legal moves and scores at a moment of a record
help-replay-about =
    Shows a moment of a recorded game: the position, who is to act, the legal moves
    and every score sheet. A Dynasty's record is the records of its games, one after
    another. For a file with many games, such as an arena's records, use --game N.
help-replay-example =
    example: realmino replay game.txt --at 12
    one game from an arena: realmino replay games.txt --game 17
help-replay-record = a record, a file that contains it, or - for standard input
help-replay-at = the number of moves to replay, deals included (default: all)
help-replay-game = the number of the game, from 1, if there are several
help-score = show the score sheets of a kingdom or a position
help-score-about =
    Prints the score of a kingdom, or of every kingdom in a position, item by item.
    A kingdom without a purse has the towers of its buildings and nothing else.
    Anything that can't occur in a game is reported on standard error, but still scored.
help-score-example = example: realmino score w1w-/fCm2 --rules K4hm
help-score-land = a kingdom or position, a file that contains it, or - for standard input
help-score-rules =
    the rules to score by, such as K4hm (default: the position's own rules, otherwise Q4
    for a kingdom with a purse, a knight or a building, otherwise K4)
help-solve = show what each choice in a position is worth
help-solve-about =
    Shows what each choice is worth, the best first: the final points of the
    kingdom, its margin over the best rival, and how many points the choice is
    behind the best one. 'realmino replay' prints the position at any moment.

    As soon as nothing is left to chance, the values are exact if everyone plays
    their best. In Queendomino and the Royal Wedding, they are exact once every
    kingdom has at most one turn left. With more than two players, the others play for their own
    points; the spread, if there is any, is how much the points behind change if
    they play against the leader instead.

    Before that, the coach estimates at most eight choices. The error is the
    standard error of the points behind.
help-solve-example =
    example: realmino solve position.txt
    with more time for estimates: realmino solve position.txt --seconds 20
help-solve-position = a position, a file that contains it, or - for standard input
help-solve-seconds = seconds to think if the position can't be solved yet (2)
help-solve-language = language of the output: { LIST($languages, type: "or") } (the system's, or en)
help-verify = prove that the deals of a record were fair
help-verify-about =
    Checks a game between people on different devices. The Fair header of its record
    contains what the devices committed to before the game, and every deal must
    follow from it. Prints each deal with the seats of the people whose secrets
    produced it. At the first deal that isn't proven, prints the reason on standard
    error and exits with code 1. See docs/fair.md.
help-verify-example = example: realmino verify game.txt
help-verify-record = a record with the header Fair, a file that contains it, or - for standard input
help-verify-language = language of the output: { LIST($languages, type: "or") } (the system's, or en)
