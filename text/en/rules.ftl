### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = The rules of { -game-K }, { -game-Q } and the { -game-W }
rules-page-title = { $title } – The rules – Realmino
rules-description = The rules of { -game-K }, { -game-Q } and the { -game-W } in our own words, with a picture for each and the cases that test it.
rules-short = The rules
rules-skip = Skip to the text
rules-play = Play
rules-chapters = Chapters
rules-contents = All rules
rules-to-contents = Contents
rules-index = From A to Z
rules-index-entry = { $chapter }: { $rule }
rules-tables = Tables
rules-earlier = Before: { $title }
rules-later = Next: { $title }
rules-colophon = An unofficial fan project, in words and drawings of its own. { -game-K } and { -game-Q } are games by Bruno Cathala, published by Blue Orange.
rules-languages = The rules in other languages
rules-documents = Documentation for programmers and hosts
rules-number = { SPELLED($number) }

## The search

rules-search = Search the rules
rules-search-here = Search
rules-nothing = Nothing found
rules-offline = The search could not be loaded. The page “All rules” has an index from A to Z.

## Below a picture

rules-try = Try it
rules-try-pad = Try it on the score pad
rules-try-wait = One moment…
rules-try-close = Back to the picture
rules-copy = Share
rules-copy-position = Copy position
rules-copy-picture = Copy link to the picture
rules-copy-lines = Copy lines for another page
rules-save-png = Save picture as PNG
rules-save-svg = Save picture as SVG
rules-copy-link = This position, in Realmino
rules-copied = Copied
rules-saved = Saved
rules-as-svg = Saved as SVG: this browser keeps pages from reading pixels
rules-not-saved = Not saved: the picture could not be loaded
rules-not-copied = Not copied: the browser does not allow it
rules-cases =
    { $count ->
        [one] The case that tests this
       *[other] All { $count } cases that test this
    }
rules-total-seat = Kingdom
rules-total-game = Game { $number }
rules-total-sum = Total

## What a case says

rules-check-before = Before, { $letter } has { coins }, { knights } ready and { towers }
rules-check-played = Then: { LIST($moves, type: "clauses") }
rules-check-allowed = Allowed: { $tried }
rules-check-refused = Refused: { $tried }. { $reason }
rules-check-dealt = to deal { $dealt }
rules-check-score = Worth { points }
rules-check-largest = Largest territory: { squares }
rules-check-winners =
    { $count ->
        [one] The winner is { LIST($letters) }
       *[other] { LIST($letters) } share the victory
    }
rules-check-points = { $letter } has { points }
rules-check-to_act = It is the turn of { $letter }
rules-check-due-kings = Next the kings are drawn
rules-check-due-line = Next a line is dealt
rules-check-due-tiles = Next building tiles are dealt
rules-check-over = The game is over
rules-check-stands = The kingdom of { $letter } is as shown
rules-check-purse = { $letter } has { coins }, { knights } ready and { towers }
rules-check-board = The builders' board is as shown
rules-check-queen =
    { $letter ->
        [nobody] Nobody hosts the Queen
       *[other] { $letter } hosts the Queen
    }
rules-check-dragon =
    { $spot ->
        [cave] The Dragon is in its cave
       *[other] The Dragon sits on the spot for { $spot }
    }
rules-check-misdeal = The box cannot deal { $dealt }
rules-check-exists = There is the game { $code }
rules-check-unknown = There is no game { $code }
rules-check-legal = All that is possible: { LIST($moves, type: "clauses") }
rules-check-legal-many = { $count } moves are possible, and no other
rules-deal-kings = the kings of { LIST($letters) }
rules-deal-tiles = the building tiles { LIST($numbers) }
rules-deal-line = a line of { LIST($boxes) }
rules-deal-box = { LIST($numbers) } of { NAME($game) }
rules-item-territory = { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins }: { points }
rules-item-harmony = Harmony: { points }
rules-item-middle = Middle Kingdom: { points }
rules-item-building = { $building }: { points }

## The tables of the boxes

rules-dominoes = The dominoes
rules-dominoes-text = Every box has { $dominoes } dominoes, numbered from { $first } to { $last }. Nobody knows which come when, but everybody may know what is there.
rules-dominoes-sure = How sure this is
rules-dominoes-sure-K = { -game-K }: several independent public descriptions agree on every domino.
rules-dominoes-sure-Q = { -game-Q }: the contents follow one public list. Photographs confirm about half of its different dominoes and contradict none; most printed numbers rest on that list. Another public list differs on dominoes { $first } to { $last }: it has forest where this one has a town, so { $fewer } town squares instead of { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = All dominoes of { NAME($game) } with their numbers; the table below has them in words
rules-dominoes-lands = Squares and crowns of each land
rules-dominoes-all = Every domino
rules-dominoes-number = Number
rules-dominoes-first = First half
rules-dominoes-second = Second half
rules-land = Land
rules-squares = Squares
rules-crowns = Crowns
rules-sum = In all
rules-buildings = The buildings
rules-buildings-text = { -game-Q } has { $tiles } building tiles of { $kinds } kinds. Together they bring { knights } and { towers }.
rules-buildings-sure = What a building counts for at the end is well attested. What it gives at once stands on the grey side, which few pictures show: where the table says “inferred”, the values were chosen so that all published totals hold. Names that no rulebook has describe the picture.
rules-building = Building
rules-copies = Copies
rules-effects = What it does
rules-at-end-from = At the end
rules-at-once-from = At once
rules-from-photo = seen in photographs
rules-from-rulebook = told by the rulebook
rules-from-rulebook-name = named by the rulebook
rules-from-single = from a single source
rules-from-inferred = inferred from the totals
rules-building-all = All buildings
rules-building-front = Under construction, as it lies on the builders' board
rules-building-done = Completed, as it stands in a kingdom
rules-building-numbers = Its tiles
rules-building-price = What it costs
rules-building-price-text = The price of the spot on which it lies, from { $most } coins down to nothing. It gets cheaper when the tiles slide.
rules-building-rules = The rules that it uses
rules-building-cases = Cases in which it stands
