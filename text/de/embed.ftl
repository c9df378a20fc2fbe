### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Gelöst: „{ $move }“ ist die beste Wahl.
       *[other] Gelöst: „{ $move }“ ist die beste Wahl. Das bringt jetzt { points }.
    }
puzzle-less =
    { $points ->
        [0] „{ $move }“ bringt jetzt nichts; die beste Wahl bringt { $best }.
       *[other] „{ $move }“ bringt jetzt { points }; die beste Wahl bringt { $best }.
    }
puzzle-same = „{ $move }“ bringt jetzt { points }, genau wie die beste Wahl, die aber später mehr wert ist.
puzzle-more = „{ $move }“ bringt jetzt { points }. Die beste Wahl bringt zuerst weniger ({ $best }) und später mehr.
puzzle-none = „{ $move }“ ist erlaubt, aber es gibt eine bessere Wahl.
puzzle-solution =
    { $points ->
        [0] Die beste Wahl ist „{ $move }“.
       *[other] Die beste Wahl ist „{ $move }“. Das bringt jetzt { points }.
    }
