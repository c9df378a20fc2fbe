### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Risolto: “{ $move }” è la scelta migliore.
       *[other] Risolto: “{ $move }” è la scelta migliore. Porta subito { points }.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” non porta subito niente; la scelta migliore porta { $best }.
       *[other] “{ $move }” porta subito { points }; la scelta migliore porta { $best }.
    }
puzzle-same = “{ $move }” porta subito { points }, come la scelta migliore, che però più avanti vale di più.
puzzle-more = “{ $move }” porta subito { points }. La scelta migliore porta meno all’inizio ({ $best }), e di più in seguito.
puzzle-none = “{ $move }” è una mossa permessa, ma c’è una scelta migliore.
puzzle-solution =
    { $points ->
        [0] La scelta migliore è “{ $move }”.
       *[other] La scelta migliore è “{ $move }”. Porta subito { points }.
    }
