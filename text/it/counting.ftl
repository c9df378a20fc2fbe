### What is said while the points of a finished game are counted on the table.

## To screen readers, once

told = I punti si contano sul tavolo. Esc porta ai punteggi.

## The line below the table; $names are whose kingdom it is, $line is what is counted

line = { $names }: { $line }.
line-queen = { $names }: { $line }, con la Regina.
gives = { $name } { $gain }
line-coins = monete { coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
picture = Reame: { $names }
