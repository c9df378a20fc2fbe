### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

## Lands and the colours of the seats

-terrain-wheat = wheat
-terrain-forest = forest
-terrain-lake = lake
-terrain-grassland = grassland
-terrain-swamp = swamp
-terrain-mine = mine
-terrain-town = town
-colour-pink = pink
-colour-yellow = yellow
-colour-green = green
-colour-blue = blue
-colour-orange = orange
-colour-purple = purple
-colour-white = white
-colour-red = red
land = { $terrain }
names = { LIST($names) }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { $terrain1 }
        [one] { $terrain1 } with { $crowns1 } crown
       *[other] { $terrain1 } with { $crowns1 } crowns
    }
half-second =
    { $crowns2 ->
        [0] { $terrain2 }
        [one] { $terrain2 } with { $crowns2 } crown
       *[other] { $terrain2 } with { $crowns2 } crowns
    }
domino = domino { $domino } ({ half-first }, { half-second })

## Why a move is refused

refused = Not { $move }: { $reason }
refusal-game_over = the game is over.
refusal-deal_due = the box deals first.
refusal-nothing_due = nothing is to be dealt now.
refusal-wrong_deal = that is not what is to be dealt.
refusal-wrong_phase = that is not what is asked now.
refusal-not_your_domino = your king stands on another domino.
refusal-mirrored = both halves are alike: name that place toward north or east.
refusal-occupied = a square there is already covered.
refusal-too_large = your kingdom would outgrow its grid.
refusal-not_touching = the domino would touch nothing there.
refusal-no_match = neither half would touch its own terrain or the castle.
refusal-must_place = the domino fits somewhere, so it must be placed.
refusal-phase_closed = that part of your turn is over: it was done, or a later one was.
refusal-not_on_domino = knights collect tax only on the domino you have just placed.
refusal-no_knight = you have not so many knights ready.
refusal-no_tile = no building stands on that spot.
refusal-no_coins = you have not enough coins.
refusal-not_open = that is no town square of yours, or one with a building.
refusal-dragon_away = the Dragon has left its cave in this round.
refusal-queen_here = who hosts the Queen may not bribe the Dragon.
refusal-not_in_line = that domino does not lie in the next line.
refusal-taken = a king stands on that domino already.

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
purse = { coins } · { knights } ready, { $placed } placed · { towers }
purse-queen = { purse } · hosts the Queen
board =
    { $queen ->
        [nobody] Builders' board, { tiles } in the pile. The Queen is with nobody, { board-dragon }.
       *[other] Builders' board, { tiles } in the pile. The Queen is with kingdom { $queen }, { board-dragon }.
    }
board-dragon =
    { $dragon ->
        [home] the Dragon in his cave
       *[other] the Dragon on spot { $dragon }
    }
board-spot = spot { $spot }
board-spot-dragon = the Dragon

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

sheet =
    { $largest ->
        [0] { $name }: { points } (no land yet)
       *[other] { $name }: { points } (largest territory { $largest })
    }
sheet-coins = coins { $coins }
sheet-harmony = harmony
sheet-middle = middle
sheet-squares = { $size } × { crowns }
sheet-queen = (with the Queen's)
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

moment = { $rules }, move { $move } of { $moves }, { moment-round }
moment-round = round { $round } of { $rounds }
moment-dynasty = { $rules }, a Dynasty, game { $game } of { $games }, move { $move } of { $moves }, { moment-round }
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

tiles-numbers = tiles
tiles-kind = kind
tiles-effects = what it does
tiles-end = end value
tiles-at-once = at once
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
picture-tried-refused = Tried here and refused: { $tried }; { $reason }
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
