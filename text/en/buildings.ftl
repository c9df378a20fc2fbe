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
