### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Решено: «{ $move }» — лучший выбор.
       *[other] Решено: «{ $move }» — лучший выбор. Сейчас он приносит { points }.
    }
puzzle-less =
    { $points ->
        [0] «{ $move }» сейчас не приносит ничего; лучший выбор приносит { $best }.
       *[other] «{ $move }» сейчас приносит { points }; лучший выбор приносит { $best }.
    }
puzzle-same = «{ $move }» сейчас приносит { points }; лучший выбор столько же, но позже он ценнее.
puzzle-more = «{ $move }» сейчас приносит { points }. Лучший выбор сначала приносит меньше ({ $best }), а позже больше.
puzzle-none = «{ $move }» разрешено, но есть выбор лучше.
puzzle-solution =
    { $points ->
        [0] Лучший выбор — «{ $move }».
       *[other] Лучший выбор — «{ $move }». Сейчас он приносит { points }.
    }
