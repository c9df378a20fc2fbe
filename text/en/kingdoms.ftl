### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Score pad · Realmino
pad-description = Count a game of { -game-K }, { -game-Q } or the { -game-W } that you play with the real box: tap the kingdoms in, read the score line by line, share it as a link or a picture.
pad-heading = Score pad
pad-tagline = Play with the real box and count here: tap the kingdoms in, the score grows beside them.
pad-home = Back to the game
pad-loading = Getting the pad ready …
pad-noscript = The score pad needs JavaScript, which is switched off here.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Game and players
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } players
       *[some] { NAME($game) }, { $players } players, { LIST($options) }
    }
pad-game-which = Game
pad-game-players = Players
pad-game-count = { $players }
pad-option-duel = Mighty Duel
pad-option-harmony = Harmony
pad-option-middle = Middle Kingdom
pad-option-teams = Teams of two
pad-option-dynasty = Dynasty
pad-one-game = This game is counted alone now. Undo brings the other games back.
pad-variants = Variants
pad-names = Names and colours
pad-name = Name of player { $number }
pad-colour = Colour of player { $number }

## Entering a kingdom

pad-kingdoms = Kingdoms
pad-games = Games of the Dynasty
pad-games-game = Game { $game }
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Kingdom of { $name }
pad-brushes = What a tap enters
pad-brush-crowns =
    { $crowns ->
        [0] No crown
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
pad-brush-knight = Knight
pad-brush-building = Building
pad-brush-building-chosen = Building: { NAME($building) }
pad-brush-castle = Castle
pad-brush-erase = Erase
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: tap its squares, and a square again for each crown.
pad-hint-town = Town: tap its squares; the buildings on them come with their own brush.
pad-hint-crowns =
    { $crowns ->
        [0] Tap a square to take its crowns away.
        [one] Tap a square to give it { $crowns } crown.
       *[other] Tap a square to give it { $crowns } crowns.
    }
pad-hint-knight = Tap a square to put a knight there, or to take it away.
pad-hint-building = Tap a square to put the { NAME($building) } there, or to take it away.
pad-hint-castle = Tap the square where the castle stands.
pad-hint-erase = Tap a square to empty it.
pad-keys = Keys: arrows move, { $lands } lay land, 0 to 3 set crowns, C moves the castle, Delete empties a square, Ctrl+Z takes back.
pad-keys-court = Keys: arrows move, { $lands } lay land, 0 to 3 set crowns, N a knight, B a building, C moves the castle, Delete empties a square, Ctrl+Z takes back.
pad-square-empty = { $square }, empty
pad-square-castle = { $square }, the castle
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } with { $crowns } crown
       *[other] { $square }, { NAME($terrain) } with { $crowns } crowns
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, a knight
pad-buildings = Which building?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Beside the land
pad-owned-coins = Coins
pad-owned-ready = Knights not on the land
pad-owned-towers = Towers
pad-owned-help = Knights and towers are counted by the buildings; change them where your table says otherwise.
pad-queen = The Queen
pad-queen-nobody = with nobody
pad-queen-with = with { $name }

## The score

pad-standings = Standings
pad-ahead = Ahead
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Worth a second look
pad-notes-none = Everything fits the box.
pad-odd-apart = { $name }: the land on { $square } is not joined to the castle.
pad-odd-odd = { $name }: { squares } of land; dominoes cover an even number.
pad-odd-crowned = { $name }: the town on { $square } has a crown, and no town of the box has one.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: there is only one in the box.
       *[other] { NAME($building) }: there are only { $copies } in the box.
    }
pad-odd-large = { $name }: the kingdom has { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } squares, and { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } are allowed.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } without a crown: { squares } more than the box has.
        [one] { NAME($terrain, capitalization: "uppercase") } with { $crowns } crown: { squares } more than the box has.
       *[other] { NAME($terrain, capitalization: "uppercase") } with { $crowns } crowns: { squares } more than the box has.
    }
pad-odd-knight = { $name }: knights and buildings count nothing in { NAME($game) }.
pad-odd-knights = { $name }: { knights }, and rules and buildings give { $most }.
pad-odd-towers = { $name }: { towers }, and the buildings give { $most }.
pad-odd-coins = { $name }: { coins }, and with these knights on the land there can be { $most } at most.
pad-odd-queen = The Queen stays with whoever has the most towers.

## What can be done with a pad

pad-undo = Undo
pad-new = New pad
pad-read = Read a position
pad-share = Copy link
pad-png = Save PNG
pad-svg = Save SVG
pad-new-title = Begin a new pad?
pad-new-text = All kingdoms of all games are emptied; game and players stay. Undo brings everything back.
pad-new-yes = Begin anew
pad-new-no = Keep this one
pad-read-title = Read a position
pad-read-text = Paste the text of a position or of one kingdom, as games and documents of Realmino write it. Undo brings this pad back.
pad-read-label = Position
pad-read-go = Read it
pad-read-broken = This is no position ({ $reason }). Nothing has changed.
pad-read-done = Read: { NAME($game) }, { $players } players.
pad-copied = The link to this pad is in the clipboard.
pad-shown = The link to this pad is in the address bar.
pad-saved-picture = The picture is saved as { $file }.
pad-as-svg = This browser keeps pages from reading pixels, so the picture is saved as SVG: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Game { $game }
pad-picture-file = realmino-score-pad
pad-link-broken = This link is damaged or incomplete ({ $reason }). Ask for it again; your own pad is here.
pad-link-title = Open the pad of this link?
pad-link-text = There is a pad of your own on this page. The one of the link takes its place; Undo brings yours back.
pad-link-yes = Open it
pad-link-no = Keep mine
pad-unkept = This browser keeps nothing for this page: copy the link before you close it.
pad-broken = The pad that was kept here cannot be read ({ $reason }). It is set aside, and this one is new.
