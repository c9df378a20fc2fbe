### What is said while the points of a finished game are counted on the table.

## To screen readers, once

told = На столе подсчитываются очки. Клавиша Escape ведёт к итогам.

## The line below the table; $names are whose kingdom it is, $line is what is counted

line = { $names }: { $line }.
line-queen = { $names }: { $line }, с королевой.
gives = { $name } { $gain }
line-coins = монеты { coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
picture = Империя: { $names }
