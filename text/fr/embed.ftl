### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Trouvé : « { $move } » est le meilleur choix.
       *[other] Trouvé : « { $move } » est le meilleur choix. Il rapporte { points } maintenant.
    }
puzzle-less =
    { $points ->
        [0] « { $move } » ne rapporte rien maintenant ; le meilleur choix rapporte { $best }.
       *[other] « { $move } » rapporte { points } maintenant ; le meilleur choix rapporte { $best }.
    }
puzzle-same = « { $move } » rapporte { points } maintenant, et le meilleur choix aussi, mais celui-ci vaudra plus par la suite.
puzzle-more = « { $move } » rapporte { points } maintenant. Le meilleur choix rapporte d’abord moins ({ $best }), puis davantage.
puzzle-none = « { $move } » est permis, mais il y a mieux.
puzzle-solution =
    { $points ->
        [0] Le meilleur choix est « { $move } ».
       *[other] Le meilleur choix est « { $move } ». Il rapporte { points } maintenant.
    }
