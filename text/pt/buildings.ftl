### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $article ->
        [definite] a Padaria
       *[none] Padaria
    }
-building-sawmill =
    { $article ->
        [definite] a Serralharia
       *[none] Serralharia
    }
-building-fishmonger =
    { $article ->
        [definite] a Peixaria
       *[none] Peixaria
    }
-building-spinning_mill =
    { $article ->
        [definite] a Fiação
       *[none] Fiação
    }
-building-magic_school =
    { $article ->
        [definite] a Escola de magia
       *[none] Escola de magia
    }
-building-goldsmith =
    { $article ->
        [definite] a Ourivesaria
       *[none] Ourivesaria
    }
-building-church =
    { $article ->
        [definite] a Igreja
       *[none] Igreja
    }
-building-archery_range =
    { $article ->
        [definite] o Campo de tiro
       *[none] Campo de tiro
    }
-building-travelling_castle =
    { $article ->
        [definite] o Castelo andante
       *[none] Castelo andante
    }
-building-royal_treasury =
    { $article ->
        [definite] o Tesouro real
       *[none] Tesouro real
    }
-building-guarded_treasury =
    { $article ->
        [definite] o Tesouro vigiado
       *[none] Tesouro vigiado
    }
-building-big_tavern =
    { $article ->
        [definite] a Grande taberna
       *[none] Grande taberna
    }
-building-fortress =
    { $article ->
        [definite] a Fortaleza
       *[none] Fortaleza
    }
-building-brewery =
    { $article ->
        [definite] a Cervejaria
       *[none] Cervejaria
    }
-building-guardtower =
    { $article ->
        [definite] a Torre de menagem
       *[none] Torre de menagem
    }
-building-statue =
    { $article ->
        [definite] a Estátua
       *[none] Estátua
    }
-building-queens_statue =
    { $article ->
        [definite] a Estátua da rainha
       *[none] Estátua da rainha
    }
-building-queens_tower =
    { $article ->
        [definite] a Torre da rainha
       *[none] Torre da rainha
    }
building = { NAME($building) }
