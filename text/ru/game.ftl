### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } и { $last }
list-or = { $most } или { $last }
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

## Counted things

coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
crowns =
    { $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } короны
       *[many] { $crowns } корон
    }
games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
knights =
    { $knights ->
        [one] { $knights } рыцарь
        [few] { $knights } рыцаря
       *[many] { $knights } рыцарей
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
squares =
    { $squares ->
        [one] { $squares } квадрат
        [few] { $squares } квадрата
       *[many] { $squares } квадратов
    }
towers =
    { $towers ->
        [one] { $towers } башня
        [few] { $towers } башни
       *[many] { $towers } башен
    }

## Games

-game-K =
    { $case ->
        [genitive] Лоскутного королевства
        [prepositional] Лоскутном королевстве
       *[nominative] Лоскутное королевство
    }
-game-Q =
    { $case ->
        [genitive] Лоскутной империи
        [accusative] Лоскутную империю
        [prepositional] Лоскутной империи
       *[nominative] Лоскутная империя
    }
-game-W =
    { $case ->
        [genitive] Королевской свадьбы
        [accusative] Королевскую свадьбу
        [prepositional] Королевской свадьбе
       *[nominative] Королевская свадьба
    }

## The one who plays here, until a name is typed

you = Вы

## How strong a bot is

-level-squire = Паж
-level-knight = Рыцарь
-level-duke =
    { $gender ->
        [feminine] Герцогиня
       *[masculine] Герцог
    }
-level-emperor =
    { $gender ->
        [feminine] Императрица
       *[masculine] Император
    }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } с { $crowns1 } короной
        [few] { NAME($terrain1) } с { $crowns1 } коронами
       *[many] { NAME($terrain1) } с { $crowns1 } коронами
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } с { $crowns2 } короной
        [few] { NAME($terrain2) } с { $crowns2 } коронами
       *[many] { NAME($terrain2) } с { $crowns2 } коронами
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = Этот квадрат уже занят.
reason-too_large = Империя не может быть больше { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } квадратов.
reason-not_touching = Участок должен прилегать к империи стороной.
reason-no_match = Хотя бы одна половинка должна прилегать к такому же ландшафту или к замку.
reason-must_place = Для участка есть место, поэтому сбросить его нельзя.
reason-not_in_line = Этого участка нет в следующем ряду.
reason-taken = На этом участке уже стоит король.
reason-wrong_phase = Сейчас нельзя: сначала сделайте то, что положено на этом этапе хода.
reason-not_your_domino = Ваш король стоит на другом участке.
reason-phase_closed = Для этого действия в этом ходу уже поздно.
reason-not_on_domino = Рыцари собирают налоги лишь на только что добавленном участке.
reason-no_knight = У вас нет рыцарей наготове.
reason-no_tile = На этом месте нет здания.
reason-no_coins = У вас не хватает монет.
reason-not_open = Для здания нужен свободный квадрат с городом.
reason-dragon_away = В этом раунде дракон уже вылетал.
reason-queen_here = У кого гостит королева, тому нельзя подкупать дракона.

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
