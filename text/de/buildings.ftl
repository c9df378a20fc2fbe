### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $case ->
        [accusative] die Bäckerei
       *[nominative] Bäckerei
    }
-building-sawmill =
    { $case ->
        [accusative] das Sägewerk
       *[nominative] Sägewerk
    }
-building-fishmonger =
    { $case ->
        [accusative] die Fischhandlung
       *[nominative] Fischhandlung
    }
-building-spinning_mill =
    { $case ->
        [accusative] die Spinnerei
       *[nominative] Spinnerei
    }
-building-magic_school =
    { $case ->
        [accusative] die Zauberschule
       *[nominative] Zauberschule
    }
-building-goldsmith =
    { $case ->
        [accusative] die Goldschmiede
       *[nominative] Goldschmiede
    }
-building-church =
    { $case ->
        [accusative] die Kirche
       *[nominative] Kirche
    }
-building-archery_range =
    { $case ->
        [accusative] den Bogenschießplatz
       *[nominative] Bogenschießplatz
    }
-building-travelling_castle =
    { $case ->
        [accusative] das Wandelnde Schloss
       *[nominative] Wandelndes Schloss
    }
-building-royal_treasury =
    { $case ->
        [accusative] die Kronschatzkammer
       *[nominative] Kronschatzkammer
    }
-building-guarded_treasury =
    { $case ->
        [accusative] die Bewachte Schatzkammer
       *[nominative] Bewachte Schatzkammer
    }
-building-big_tavern =
    { $case ->
        [accusative] die Große Taverne
       *[nominative] Große Taverne
    }
-building-fortress =
    { $case ->
        [accusative] die Festung
       *[nominative] Festung
    }
-building-brewery =
    { $case ->
        [accusative] die Brauerei
       *[nominative] Brauerei
    }
-building-guardtower =
    { $case ->
        [accusative] den Wachturm
       *[nominative] Wachturm
    }
-building-statue =
    { $case ->
        [accusative] die Statue
       *[nominative] Statue
    }
-building-queens_statue =
    { $case ->
        [accusative] die Statue der Queen
       *[nominative] Statue der Queen
    }
-building-queens_tower =
    { $case ->
        [accusative] den Turm der Queen
       *[nominative] Turm der Queen
    }
building = { NAME($building) }
