### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Solved: “{ $move }” is the best choice.
       *[other] Solved: “{ $move }” is the best choice. It brings { points } now.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” brings nothing now; the best choice brings { $best }.
       *[other] “{ $move }” brings { points } now; the best choice brings { $best }.
    }
puzzle-same = “{ $move }” brings { points } now, and so does the best choice, which is worth more later.
puzzle-more = “{ $move }” brings { points } now. The best choice brings less at first ({ $best }), and more later.
puzzle-none = “{ $move }” is allowed, but there is a better choice.
puzzle-solution =
    { $points ->
        [0] The best choice is “{ $move }”.
       *[other] The best choice is “{ $move }”. It brings { points } now.
    }
