### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $article ->
        [definite] la Panadería
       *[none] Panadería
    }
-building-sawmill =
    { $article ->
        [definite] el Aserradero
       *[none] Aserradero
    }
-building-fishmonger =
    { $article ->
        [definite] la Pescadería
       *[none] Pescadería
    }
-building-spinning_mill =
    { $article ->
        [definite] la Hilandería
       *[none] Hilandería
    }
-building-magic_school =
    { $article ->
        [definite] la Escuela de Magia
       *[none] Escuela de Magia
    }
-building-goldsmith =
    { $article ->
        [definite] la Orfebrería
       *[none] Orfebrería
    }
-building-church =
    { $article ->
        [definite] la Iglesia
       *[none] Iglesia
    }
-building-archery_range =
    { $article ->
        [definite] el Campo de Tiro
       *[none] Campo de Tiro
    }
-building-travelling_castle =
    { $article ->
        [definite] el Castillo Viajero
       *[none] Castillo Viajero
    }
-building-royal_treasury =
    { $article ->
        [definite] el Tesoro Real
       *[none] Tesoro Real
    }
-building-guarded_treasury =
    { $article ->
        [definite] el Tesoro Vigilado
       *[none] Tesoro Vigilado
    }
-building-big_tavern =
    { $article ->
        [definite] la Gran Taberna
       *[none] Gran Taberna
    }
-building-fortress =
    { $article ->
        [definite] la Fortaleza
       *[none] Fortaleza
    }
-building-brewery =
    { $article ->
        [definite] la Cervecería
       *[none] Cervecería
    }
-building-guardtower =
    { $article ->
        [definite] la Torre de Guardia
       *[none] Torre de Guardia
    }
-building-statue =
    { $article ->
        [definite] la Estatua
       *[none] Estatua
    }
-building-queens_statue =
    { $article ->
        [definite] la Estatua de la Reina
       *[none] Estatua de la Reina
    }
-building-queens_tower =
    { $article ->
        [definite] la Torre de la Reina
       *[none] Torre de la Reina
    }
building = { NAME($building) }
