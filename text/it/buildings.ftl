### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $article ->
        [definite] la Panetteria
       *[none] Panetteria
    }
-building-sawmill =
    { $article ->
        [definite] la Segheria
       *[none] Segheria
    }
-building-fishmonger =
    { $article ->
        [definite] la Pescheria
       *[none] Pescheria
    }
-building-spinning_mill =
    { $article ->
        [definite] la Filanda
       *[none] Filanda
    }
-building-magic_school =
    { $article ->
        [definite] la Scuola di magia
       *[none] Scuola di magia
    }
-building-goldsmith =
    { $article ->
        [definite] l’Oreficeria
       *[none] Oreficeria
    }
-building-church =
    { $article ->
        [definite] la Chiesa
       *[none] Chiesa
    }
-building-archery_range =
    { $article ->
        [definite] il Campo di tiro
       *[none] Campo di tiro
    }
-building-travelling_castle =
    { $article ->
        [definite] il Castello ambulante
       *[none] Castello ambulante
    }
-building-royal_treasury =
    { $article ->
        [definite] il Tesoro reale
       *[none] Tesoro reale
    }
-building-guarded_treasury =
    { $article ->
        [definite] il Tesoro sorvegliato
       *[none] Tesoro sorvegliato
    }
-building-big_tavern =
    { $article ->
        [definite] la Grande taverna
       *[none] Grande taverna
    }
-building-fortress =
    { $article ->
        [definite] la Fortezza
       *[none] Fortezza
    }
-building-brewery =
    { $article ->
        [definite] la Birreria
       *[none] Birreria
    }
-building-guardtower =
    { $article ->
        [definite] la Torre di guardia
       *[none] Torre di guardia
    }
-building-statue =
    { $article ->
        [definite] la Statua
       *[none] Statua
    }
-building-queens_statue =
    { $article ->
        [definite] la Statua della Regina
       *[none] Statua della Regina
    }
-building-queens_tower =
    { $article ->
        [definite] la Torre della Regina
       *[none] Torre della Regina
    }
building = { NAME($building) }
