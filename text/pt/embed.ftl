### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Resolvido: “{ $move }” é a melhor escolha.
       *[other] Resolvido: “{ $move }” é a melhor escolha. Agora dá { points }.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” não dá nada agora; a melhor escolha dá { $best }.
       *[other] “{ $move }” dá { points } agora; a melhor escolha dá { $best }.
    }
puzzle-same = “{ $move }” dá { points } agora, tal como a melhor escolha, que depois vale mais.
puzzle-more = “{ $move }” dá { points } agora. A melhor escolha dá menos no início ({ $best }) e mais depois.
puzzle-none = “{ $move }” é permitido, mas há uma escolha melhor.
puzzle-solution =
    { $points ->
        [0] A melhor escolha é “{ $move }”.
       *[other] A melhor escolha é “{ $move }”. Agora dá { points }.
    }
