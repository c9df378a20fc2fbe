### The frame of the rules pages; their texts are in rulebook/en.

## The pages

rules-title = The rules of { -game-K }, { -game-Q } and the { -game-W }
rules-page-title = { $title } – The rules – Realmino
rules-description = The rules of { -game-K }, { -game-Q } and the { -game-W } in our own words, with pictures and examples.
rules-short = The rules
rules-skip = Skip to content
rules-play = Play
rules-chapters = Chapters
rules-contents = All rules
rules-to-contents = Contents
rules-index = A to Z
rules-index-entry = { $chapter }: { $rule }
rules-tables = Tables
rules-earlier = Previous: { $title }
rules-later = Next: { $title }
rules-colophon = An unofficial fan project with its own text and artwork. { -game-K } and { -game-Q } are games by Bruno Cathala, published by Blue Orange.
rules-languages = The rules in other languages
rules-documents = Documentation for programmers and hosts
rules-number = { SPELLED($number) }

## The search

rules-search = Search the rules
rules-search-here = Search
rules-nothing = Nothing found
rules-offline = Search couldn’t be loaded. “All rules” has an A-to-Z index.

## Below a picture

rules-try = Try it
rules-play-this = Play this
rules-try-wait = One moment…
rules-try-close = Back to the picture
rules-copy = Share
rules-copy-position = Copy position
rules-copy-picture = Copy picture link
rules-copy-lines = Copy embed code
rules-save-png = Save as PNG
rules-save-svg = Save as SVG
rules-copy-link = This position in Realmino
rules-copied = Copied
rules-saved = Saved
rules-as-svg = Saved as SVG: this browser can’t save a PNG here
rules-not-saved = Not saved: the picture couldn’t be loaded
rules-not-copied = Not copied: your browser doesn’t allow it
rules-examples =
    { $count ->
        [one] { $count } example
       *[other] { $count } examples
    }
rules-total-seat = Kingdom
rules-total-game = Game { $number }
rules-total-sum = Total

## The description of an example

rules-check-before = Before, { $letter } has { coins }, { knights } in hand and { towers }
rules-check-played = Then: { LIST($moves, type: "clauses") }
rules-check-allowed = Allowed: { $tried }
rules-check-refused = Not allowed: { $tried }. { $reason }
rules-check-score = Scores { points }
rules-check-largest = Largest territory: { squares }
rules-check-winners =
    { $count ->
        [one] The winner is { LIST($letters) }
       *[other] { LIST($letters) } share the victory
    }
rules-check-points = { $letter } has { points }
rules-check-to_act = It’s { $letter }’s turn
rules-check-due-kings = The kings are drawn next
rules-check-due-line = A line is dealt next
rules-check-due-tiles = Building tiles are dealt next
rules-check-over = The game is over
rules-check-purse = { $letter } has { coins }, { knights } in hand and { towers }
rules-check-queen =
    { $letter ->
        [nobody] Nobody has the Queen
       *[other] { $letter } has the Queen
    }
rules-check-dragon =
    { $spot ->
        [cave] The Dragon is in its cave
       *[other] The Dragon is on the spot costing { $spot }
    }
rules-check-legal = Possible moves: { LIST($moves, type: "clauses") }
rules-check-legal-many = { $count } possible moves
rules-item-territory = { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins }: { points }
rules-item-harmony = Harmony: { points }
rules-item-middle = Middle Kingdom: { points }
rules-item-building = { $building }: { points }

## Tables of what is in the boxes

rules-dominoes = The dominoes
rules-dominoes-text = Each box has { $dominoes } dominoes, numbered { $first } to { $last }. Nobody knows when each will turn up, but anyone can look up what’s in the box.
rules-dominoes-sure = How certain is this?
rules-dominoes-sure-K = { -game-K }: several independent public descriptions agree on every domino.
rules-dominoes-sure-Q = { -game-Q }: the contents follow one public list. Photographs confirm about half of the different dominoes and contradict none; most printed numbers rest on that list alone. Another public list differs on dominoes { $first } to { $last }: it has forest instead of a town, so { $fewer } town squares rather than { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = All the dominoes in { NAME($game) } with their numbers; the table below describes them
rules-dominoes-lands = Squares and crowns of each terrain
rules-dominoes-all = Every domino
rules-dominoes-number = Number
rules-dominoes-first = First half
rules-dominoes-second = Second half
rules-land = Terrain
rules-squares = Squares
rules-crowns = Crowns
rules-sum = Total
rules-buildings = The buildings
rules-buildings-text = { -game-Q } has { $tiles } building tiles of { $kinds } kinds. Together they give { knights } and { towers }.
rules-buildings-sure = What buildings score at the end is well documented. What they give when built is printed on the grey side, which few pictures show; where the table says “inferred”, we chose values that add up to the published totals. Names that aren’t in any rulebook describe the picture.
rules-building = Building
rules-copies = Copies
rules-effects = What it does
rules-at-end-from = Source (at the end)
rules-at-once-from = Source (when built)
rules-from-photo = seen in photographs
rules-from-rulebook = stated in the rulebook
rules-from-rulebook-name = name from the rulebook
rules-from-single = from a single source
rules-from-inferred = inferred from the totals
rules-building-all = All buildings
rules-building-front = Under construction, on the builders’ board
rules-building-done = Completed, in a kingdom
rules-building-numbers = Its tiles
rules-building-price = What it costs
rules-building-price-text = The price of its spot, from { $most } coins down to nothing. It gets cheaper as the tiles slide along.
rules-building-rules = Related rules
rules-building-examples = Examples with this building
