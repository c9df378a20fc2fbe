### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

## Counted things

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
knights =
    { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
squares =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
towers =
    { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
-game-W = Royal Wedding

## The one who plays here, until a name is typed

you = You

## How strong a bot is

-level-squire = Squire
-level-knight = Knight
-level-duke = Duke
-level-queen = Queen

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } with { $crowns1 } crown
       *[other] { NAME($terrain1) } with { $crowns1 } crowns
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } with { $crowns2 } crown
       *[other] { NAME($terrain2) } with { $crowns2 } crowns
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = That square is covered already.
reason-too_large = The kingdom may not be larger than { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } squares.
reason-not_touching = The domino must touch the kingdom, edge to edge.
reason-no_match = One half must touch its own terrain or the castle.
reason-must_place = The domino fits somewhere, so it may not be discarded.
reason-not_in_line = That domino is not in the next line.
reason-taken = A king stands on that domino already.
reason-wrong_phase = That is not what this part of the turn asks for.
reason-not_your_domino = Your king stands on another domino.
reason-phase_closed = That part of the turn is over: it was done, or a later one was.
reason-not_on_domino = Knights collect tax only on the domino that was just placed.
reason-no_knight = No knight is ready.
reason-no_tile = No building stands on that spot.
reason-no_coins = There are not enough coins for that.
reason-not_open = A building needs a town square without a building.
reason-dragon_away = The Dragon has already flown this round.
reason-queen_here = Whoever hosts the Queen may not send the Dragon.

### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery = Bakery
-building-sawmill = Sawmill
-building-fishmonger = Fishmonger
-building-spinning_mill = Spinning mill
-building-magic_school = Magic school
-building-goldsmith = Goldsmith
-building-church = Church
-building-archery_range = Archery range
-building-travelling_castle = Travelling castle
-building-royal_treasury = Royal treasury
-building-guarded_treasury = Guarded treasury
-building-big_tavern = Big tavern
-building-fortress = Fortress
-building-brewery = Brewery
-building-guardtower = Guardtower
-building-statue = Statue
-building-queens_statue = Queen's statue
-building-queens_tower = Queen's tower

building = { NAME($building) }
