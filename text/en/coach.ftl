### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Close

## The choices that he would make; $games is how often each was played on from here

suggestions = The coach would choose
glance = At first glance; still thinking …
played =
    { $games ->
        [one] Played on from here once.
       *[other] Played on from here { $games } times.
    }
played-on = { played } Still thinking …
expects =
    { $points ->
        [one] { played } The best choice leads to about { $points } point.
       *[other] { played } The best choice leads to about { $points } points.
    }
silent = The coach has nothing to say here.
choice = { $standing }. { $why }
choice-spoken = { $letter }: { $option }. { choice }
spoken = The coach would choose { LIST($choices, type: "unit") }

standing-best = Best
standing-equal = About as good
standing-unknown = Promising
standing-less =
    { $points ->
        [one] About { $points } point less
       *[other] About { $points } points less
    }

## The same where there is little room

short-best = Best
short-equal = As good
short-unknown = Good
short-less = { $points } less

## Why a choice is good

why-only = Nothing else is allowed.
why-points = It brings more points at once than most.
why-growth-place = It leaves your kingdom more to grow on than most.
why-growth-claim = It suits your kingdom.
why-order = It lets you play earlier next round.
why-coins = The knights bring coins.
why-building = The building pays in the long run.
why-rival-claim = A rival would like to have it.
why-rival-burn = It hurts a rival more than others.
why-later = Games played on from here end well with it.

## Before a choice that gives away much

warning = Are you sure?
warning-text =
    { $points ->
        [one] The coach thinks that this gives away about { $points } point.
       *[other] The coach thinks that this gives away about { $points } points.
    }
warning-again = Think again
warning-place = Place it all the same
warning-claim = Choose it all the same
warning-other = Do it all the same

## The review of a finished game; $made and $better are choices in words

review = Review of the game
review-share = The coach looks at the game: { NUMBER($share, style: "percent") } done
review-done = Done. Play on from any moment: that begins another game, and this one stays as it is.
review-chart = Points that everybody could expect at the beginning of each round
review-round = Round
review-first = First line
review-end = End
review-points = Where points were given away
review-none = Nobody gave away much: well played!
review-none-yet = Nothing found so far.
review-when =
    { $round ->
        [0] First line · { $name }
       *[other] Round { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Better by about { $points } point:
       *[other] Better by about { $points } points:
    }
review-look = Look at it
