### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Блокнот для подсчёта очков · Realmino
pad-description = Подсчитайте партию в «{ -game-K }», «{ -game-Q(case: "accusative") }» или «{ -game-W(case: "accusative") }», сыгранную с настоящей коробкой: отметьте империи касаниями, читайте счёт строка за строкой, делитесь им ссылкой или рисунком.
pad-heading = Блокнот для подсчёта очков
pad-tagline = Играйте с настоящей коробкой, а считайте здесь: отмечайте империи касаниями, счёт растёт рядом.
pad-home = Назад к игре
pad-loading = Готовим блокнот…
pad-noscript = Для блокнота нужен JavaScript, а он здесь отключён.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Игра и игроки
pad-game-summary =
    { $variants ->
        [none] { $players ->
            [one] { NAME($game) }, { $players } игрок
            [few] { NAME($game) }, { $players } игрока
           *[many] { NAME($game) }, { $players } игроков
        }
       *[some] { $players ->
            [one] { NAME($game) }, { $players } игрок, { LIST($options) }
            [few] { NAME($game) }, { $players } игрока, { LIST($options) }
           *[many] { NAME($game) }, { $players } игроков, { LIST($options) }
        }
    }
pad-game-which = Игра
pad-game-players = Игроков
pad-game-count = { $players }
pad-option-duel = Великая дуэль
pad-option-harmony = Гармония
pad-option-middle = Срединная империя
pad-option-teams = Команды по двое
pad-option-dynasty = Династия
pad-one-game = Теперь считается только эта партия. «Отменить» вернёт остальные.
pad-variants = Варианты
pad-names = Имена и цвета
pad-name = Имя игрока { $number }
pad-colour = Цвет игрока { $number }

## Entering a kingdom

pad-kingdoms = Империи
pad-games = Партии «Династии»
pad-games-game = Партия { $game }
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Империя: { $name }
pad-brushes = Что ставит касание
pad-brush-crowns =
    { $crowns ->
        [0] Без короны
        [one] { $crowns } корона
        [few] { $crowns } короны
       *[many] { $crowns } корон
    }
pad-brush-knight = Рыцарь
pad-brush-building = Здание
pad-brush-building-chosen = Здание: { NAME($building) }
pad-brush-castle = Замок
pad-brush-erase = Стереть
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: коснитесь квадратов, а за каждую корону — квадрата ещё раз.
pad-hint-town = Город: коснитесь квадратов; здания ставятся отдельной кнопкой.
pad-hint-crowns =
    { $crowns ->
        [0] Коснитесь квадрата, чтобы убрать с него короны.
        [one] Коснитесь квадрата, чтобы на нём была { $crowns } корона.
        [few] Коснитесь квадрата, чтобы на нём было { $crowns } короны.
       *[many] Коснитесь квадрата, чтобы на нём было { $crowns } корон.
    }
pad-hint-knight = Коснитесь квадрата, чтобы поставить рыцаря или убрать его.
pad-hint-building = Коснитесь квадрата, чтобы поставить { NAME($building, case: "accusative") } или убрать.
pad-hint-castle = Коснитесь квадрата, на котором стоит замок.
pad-hint-erase = Коснитесь квадрата, чтобы очистить его.
pad-keys = Клавиши: стрелки — переход, { $lands } — ландшафт, 0–3 — короны, C — замок, Delete — очистить квадрат, Ctrl+Z — отменить.
pad-keys-court = Клавиши: стрелки — переход, { $lands } — ландшафт, 0–3 — короны, N — рыцарь, B — здание, C — замок, Delete — очистить квадрат, Ctrl+Z — отменить.
pad-square-empty = { $square }, пусто
pad-square-castle = { $square }, замок
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } с { $crowns } короной
        [few] { $square }, { NAME($terrain) } с { $crowns } коронами
       *[many] { $square }, { NAME($terrain) } с { $crowns } коронами
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, рыцарь
pad-buildings = Какое здание?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Кроме земель
pad-owned-coins = Монеты
pad-owned-ready = Рыцари не на участках
pad-owned-towers = Башни
pad-owned-help = Рыцари и башни считаются по зданиям; поправьте, если на столе иначе.
pad-queen = Королева
pad-queen-nobody = ни у кого
pad-queen-with = гостит здесь: { $name }

## The score

pad-standings = Положение
pad-ahead = Впереди
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Стоит взглянуть ещё раз
pad-notes-none = С коробкой всё сходится.
pad-odd-apart = { $name }: квадраты на { $square } не соединены с замком.
pad-odd-odd =
    { $squares ->
        [one] { $name }: занят { $squares } квадрат, а участки занимают чётное число.
        [few] { $name }: занято { $squares } квадрата, а участки занимают чётное число.
       *[many] { $name }: занято { $squares } квадратов, а участки занимают чётное число.
    }
pad-odd-crowned = { $name }: у города на { $square } есть корона, а в коробке нет ни одного города с короной.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: в коробке только { $copies }.
        [few] { NAME($building) }: в коробке только { $copies }.
       *[many] { NAME($building) }: в коробке только { $copies }.
    }
pad-odd-large = { $name }: в империи { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } квадратов, а допустимо { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } без короны: на { squares } больше, чем в коробке.
        [one] { NAME($terrain, capitalization: "uppercase") } с { $crowns } короной: на { squares } больше, чем в коробке.
        [few] { NAME($terrain, capitalization: "uppercase") } с { $crowns } коронами: на { squares } больше, чем в коробке.
       *[many] { NAME($terrain, capitalization: "uppercase") } с { $crowns } коронами: на { squares } больше, чем в коробке.
    }
pad-odd-knight = { $name }: в «{ NAME($game, case: "prepositional") }» рыцари и здания ничего не значат.
pad-odd-knights = { $name }: { knights }, а правила и здания дают только { $most }.
pad-odd-towers = { $name }: { towers }, а здания дают только { $most }.
pad-odd-coins = { $name }: { coins }, а с этими рыцарями на участках может быть не больше { $most }.
pad-odd-queen = Королева остаётся у того, у кого больше всех башен.

## What can be done with a pad

pad-undo = Отменить
pad-new = Новый счёт
pad-read = Прочитать позицию
pad-share = Копировать ссылку
pad-png = Сохранить PNG
pad-svg = Сохранить SVG
pad-new-title = Начать новый счёт?
pad-new-text = Все империи всех партий очистятся; игра и игроки останутся. «Отменить» вернёт всё назад.
pad-new-yes = Начать заново
pad-new-no = Оставить этот
pad-read-title = Прочитать позицию
pad-read-text = Вставьте текст позиции или одной империи, как его пишут партии и документы Realmino. «Отменить» вернёт этот счёт.
pad-read-label = Позиция
pad-read-go = Прочитать
pad-read-broken = Это не позиция ({ $reason }). Ничего не изменилось.
pad-read-done =
    { $players ->
        [one] Прочитано: { NAME($game) }, { $players } игрок.
        [few] Прочитано: { NAME($game) }, { $players } игрока.
       *[many] Прочитано: { NAME($game) }, { $players } игроков.
    }
pad-copied = Ссылка на этот счёт скопирована.
pad-shown = Ссылка на этот счёт стоит в адресной строке.
pad-saved-picture = Рисунок сохранён как { $file }.
pad-as-svg = Этот браузер не даёт страницам читать пиксели, поэтому рисунок сохранён как SVG: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Партия { $game }
pad-picture-file = realmino-bloknot
pad-link-broken = Ссылка повреждена или неполна ({ $reason }). Попросите её ещё раз; ваш собственный счёт здесь.
pad-link-title = Открыть счёт по ссылке?
pad-link-text = На этой странице есть ваш собственный счёт. Счёт по ссылке займёт его место; «Отменить» вернёт ваш.
pad-link-yes = Открыть
pad-link-no = Оставить мой
pad-unkept = Браузер ничего не хранит для этой страницы: скопируйте ссылку, прежде чем её закрыть.
pad-broken = Сохранённый здесь счёт не удалось прочитать ({ $reason }). Он отложен, а этот — новый.
