### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } и { $last }
list-or = { $most } или { $last }
list-sentences = { $most } { $last }
sentences = { LIST($sentences, type: "sentences") }

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
-level-queen =
    { $gender ->
        [masculine] Король
       *[feminine] Королева
    }
