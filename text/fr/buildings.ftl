### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $form ->
        [definite] la boulangerie
       *[name] Boulangerie
    }
-building-sawmill =
    { $form ->
        [definite] la scierie
       *[name] Scierie
    }
-building-fishmonger =
    { $form ->
        [definite] la poissonnerie
       *[name] Poissonnerie
    }
-building-spinning_mill =
    { $form ->
        [definite] la filature
       *[name] Filature
    }
-building-magic_school =
    { $form ->
        [definite] l’école de magie
       *[name] École de magie
    }
-building-goldsmith =
    { $form ->
        [definite] l’orfèvrerie
       *[name] Orfèvrerie
    }
-building-church =
    { $form ->
        [definite] l’église
       *[name] Église
    }
-building-archery_range =
    { $form ->
        [definite] le camp d’archers
       *[name] Camp d’archers
    }
-building-travelling_castle =
    { $form ->
        [definite] le château ambulant
       *[name] Château ambulant
    }
-building-royal_treasury =
    { $form ->
        [definite] la trésorerie royale
       *[name] Trésorerie royale
    }
-building-guarded_treasury =
    { $form ->
        [definite] la trésorerie gardée
       *[name] Trésorerie gardée
    }
-building-big_tavern =
    { $form ->
        [definite] la grande taverne
       *[name] Grande taverne
    }
-building-fortress =
    { $form ->
        [definite] la forteresse
       *[name] Forteresse
    }
-building-brewery =
    { $form ->
        [definite] la brasserie
       *[name] Brasserie
    }
-building-guardtower =
    { $form ->
        [definite] la tour de garde
       *[name] Tour de garde
    }
-building-statue =
    { $form ->
        [definite] la statue
       *[name] Statue
    }
-building-queens_statue =
    { $form ->
        [definite] la statue de la Reine
       *[name] Statue de la Reine
    }
-building-queens_tower =
    { $form ->
        [definite] la tour de la Reine
       *[name] Tour de la Reine
    }
building = { NAME($building) }
