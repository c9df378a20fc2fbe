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
