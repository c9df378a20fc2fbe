### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $case ->
        [accusative] пекарню
       *[nominative] Пекарня
    }
-building-sawmill =
    { $case ->
        [accusative] лесопилку
       *[nominative] Лесопилка
    }
-building-fishmonger =
    { $case ->
        [accusative] рыбную лавку
       *[nominative] Рыбная лавка
    }
-building-spinning_mill =
    { $case ->
        [accusative] прядильню
       *[nominative] Прядильня
    }
-building-magic_school =
    { $case ->
        [accusative] школу магии
       *[nominative] Школа магии
    }
-building-goldsmith =
    { $case ->
        [accusative] ювелирную мастерскую
       *[nominative] Ювелирная мастерская
    }
-building-church =
    { $case ->
        [accusative] церковь
       *[nominative] Церковь
    }
-building-archery_range =
    { $case ->
        [accusative] стрельбище
       *[nominative] Стрельбище
    }
-building-travelling_castle =
    { $case ->
        [accusative] бродячий замок
       *[nominative] Бродячий замок
    }
-building-royal_treasury =
    { $case ->
        [accusative] королевскую казну
       *[nominative] Королевская казна
    }
-building-guarded_treasury =
    { $case ->
        [accusative] казну под охраной
       *[nominative] Казна под охраной
    }
-building-big_tavern =
    { $case ->
        [accusative] большую таверну
       *[nominative] Большая таверна
    }
-building-fortress =
    { $case ->
        [accusative] крепость
       *[nominative] Крепость
    }
-building-brewery =
    { $case ->
        [accusative] пивоварню
       *[nominative] Пивоварня
    }
-building-guardtower =
    { $case ->
        [accusative] дозорную башню
       *[nominative] Дозорная башня
    }
-building-statue =
    { $case ->
        [accusative] статую
       *[nominative] Статуя
    }
-building-queens_statue =
    { $case ->
        [accusative] статую королевы
       *[nominative] Статуя королевы
    }
-building-queens_tower =
    { $case ->
        [accusative] башню королевы
       *[nominative] Башня королевы
    }
building = { NAME($building) }
