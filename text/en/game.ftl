### Shared words, for the page and the command line.
### A term (-name) is used by other messages in the form they need.

## Lists: everything before the last item, then the last item

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

## The player here until they type a name. No verb, preposition or possessive may have to agree with it.

you = You

## How strong a bot is

-level-squire = Squire
-level-knight = Knight
-level-duke = Duke
-level-emperor = Emperor

## A domino; each half is a terrain and its crowns

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

reason-occupied = That square is already covered.
reason-too_large = The kingdom can’t be larger than { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } squares.
reason-not_touching = The domino must touch the kingdom along an edge.
reason-no_match = At least one half must touch matching terrain or the castle.
reason-must_place = The domino fits somewhere, so you can’t discard it.
reason-not_in_line = That domino isn’t in the next line.
reason-taken = There’s already a king on that domino.
reason-wrong_phase = You can’t do that at this point in the turn.
reason-not_your_domino = Your king is on another domino.
reason-phase_closed = It’s too late for that this turn.
reason-not_on_domino = Knights only collect tax on the domino you’ve just placed.
reason-no_knight = You have no knights in hand.
reason-no_tile = There’s no building on that spot.
reason-no_coins = You don’t have enough coins.
reason-not_open = A building needs a free town square.
reason-dragon_away = The Dragon has already flown this round.
reason-queen_here = The Queen’s host can’t bribe the Dragon.

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
-building-queens_statue = Queen’s statue
-building-queens_tower = Queen’s tower

building = { NAME($building) }
