### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Resuelto: «{ $move }» es la mejor opción.
       *[other] Resuelto: «{ $move }» es la mejor opción. Ahora da { points }.
    }
puzzle-less =
    { $points ->
        [0] «{ $move }» no da nada ahora; la mejor opción da { $best }.
       *[other] «{ $move }» da { points } ahora; la mejor opción da { $best }.
    }
puzzle-same = «{ $move }» da { points } ahora, igual que la mejor opción, que después vale más.
puzzle-more = «{ $move }» da { points } ahora. La mejor opción da menos al principio ({ $best }) y más después.
puzzle-none = «{ $move }» está permitido, pero hay una opción mejor.
puzzle-solution =
    { $points ->
        [0] La mejor opción es «{ $move }».
       *[other] La mejor opción es «{ $move }». Ahora da { points }.
    }
