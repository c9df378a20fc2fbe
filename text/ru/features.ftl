### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Варианты
variant-teams = Команды по двое
variant-small = Малые империи
variant-duel = Великая дуэль
kind-level = { NAME($level) }
undo = Отменить
again = Ещё раз

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Блокнот для подсчёта очков · Realmino
pad-description = Подсчитайте очки настольной партии в «{ -game-K }», «{ -game-Q(case: "accusative") }» или «{ -game-W(case: "accusative") }»: отметьте империи касаниями, смотрите счёт строка за строкой и делитесь им ссылкой или рисунком.
pad-heading = Блокнот для подсчёта очков
pad-tagline = Играете в настольную версию? Отметьте империи касаниями и смотрите, как растёт счёт.
pad-home = Назад к игре
pad-loading = Загружаем блокнот…
pad-noscript = Для блокнота нужен JavaScript. Включите его, пожалуйста.

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
pad-one-game = Теперь считается только эта партия. «Отменить» вернёт остальные.
pad-names = Имена и цвета
pad-name = Имя игрока { $number }
pad-colour = Цвет игрока { $number }

## Entering a kingdom

pad-kingdoms = Империи
pad-games = Партии «Династии»
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Империя: { $name }
pad-brushes = Кисть
pad-brush-crowns =
    { $crowns ->
        [0] Без короны
        [one] { $crowns } корона
        [few] { $crowns } короны
       *[many] { $crowns } корон
    }
pad-brush-knight = Рыцарь
pad-brush-building-chosen = Здание: { NAME($building) }
pad-brush-castle = Замок
pad-brush-erase = Стереть
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: коснитесь квадратов. За каждую корону — ещё одно касание.
pad-hint-town = Город: коснитесь квадратов. У зданий своя кисть.
pad-hint-crowns =
    { $crowns ->
        [0] Коснитесь квадрата, чтобы убрать с него короны.
        [one] Коснитесь квадрата, чтобы на нём была { $crowns } корона.
        [few] Коснитесь квадрата, чтобы на нём было { $crowns } короны.
       *[many] Коснитесь квадрата, чтобы на нём было { $crowns } корон.
    }
pad-hint-knight = Коснитесь квадрата, чтобы поставить или убрать рыцаря.
pad-hint-building = Коснитесь квадрата, чтобы поставить или убрать { NAME($building, case: "accusative") }.
pad-hint-castle = Коснитесь квадрата, на котором стоит замок.
pad-hint-erase = Коснитесь квадрата, чтобы очистить его.
pad-keys = Клавиши: стрелки — переход, { $lands } — ландшафт, 0–3 — короны, C — замок, Delete — очистить квадрат, Ctrl+Z — отменить.
pad-keys-court = Клавиши: стрелки — переход, { $lands } — ландшафт, 0–3 — короны, N — рыцарь, B — здание, C — замок, Delete — очистить квадрат, Ctrl+Z — отменить.
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

pad-owned = Кроме участков
pad-owned-coins = Монеты
pad-owned-ready = Рыцари наготове
pad-owned-towers = Башни
pad-owned-help = Рыцари и башни считаются по зданиям. Поправьте, если у вас иначе.
pad-queen = Королева
pad-queen-nobody = ни у кого
pad-queen-with = { $name }

## The score

pad-standings = Положение
pad-ahead = Впереди
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = Стоит проверить
pad-notes-none = Всё соответствует составу коробки.
pad-odd-apart = { $name }: квадрат { $square } не соединён с замком.
pad-odd-odd = { $name }: { squares }, но участки всегда занимают чётное число.
pad-odd-crowned = { $name }: у города на { $square } есть корона, но в коробке нет ни одного города с короной.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: в коробке только { $copies }.
        [few] { NAME($building) }: в коробке только { $copies }.
       *[many] { NAME($building) }: в коробке только { $copies }.
    }
pad-odd-large = { $name }: размер империи { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } квадратов, но предел — { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } без короны: на { squares } больше, чем в коробке.
        [one] { NAME($terrain, capitalization: "uppercase") } с { $crowns } короной: на { squares } больше, чем в коробке.
        [few] { NAME($terrain, capitalization: "uppercase") } с { $crowns } коронами: на { squares } больше, чем в коробке.
       *[many] { NAME($terrain, capitalization: "uppercase") } с { $crowns } коронами: на { squares } больше, чем в коробке.
    }
pad-odd-knight = { $name }: в «{ NAME($game, case: "prepositional") }» рыцари и здания не считаются.
pad-odd-knights = { $name }: { knights }, но правила и здания дают только { $most }.
pad-odd-towers = { $name }: { towers }, но здания дают только { $most }.
pad-odd-coins = { $name }: { coins }, но эти рыцари могли собрать не больше { $most }.
pad-odd-queen = Ни у кого не может быть больше башен, чем у того, у кого гостит королева.

## What can be done with a pad

pad-new = Новый счёт
pad-read = Ввести позицию
pad-share = Копировать ссылку
pad-png = Сохранить PNG
pad-svg = Сохранить SVG
pad-new-title = Начать новый счёт?
pad-new-text = Все империи очистятся, но игра и игроки останутся. Это можно отменить.
pad-new-yes = Начать заново
pad-new-no = Оставить этот
pad-read-title = Ввести позицию
pad-read-text = Вставьте позицию или одну империю в записи Realmino. Это можно отменить.
pad-read-label = Позиция
pad-read-go = Загрузить
pad-read-broken = Недопустимая позиция{ $reason }. Ничего не изменилось.
pad-read-done =
    { $players ->
        [one] Загружено: { NAME($game) }, { $players } игрок.
        [few] Загружено: { NAME($game) }, { $players } игрока.
       *[many] Загружено: { NAME($game) }, { $players } игроков.
    }
pad-copied = Ссылка скопирована.
pad-shown = Ссылка теперь в адресной строке.
pad-saved-picture = Рисунок сохранён как { $file }.
pad-as-svg = Этот браузер не может сохранить здесь PNG, поэтому рисунок сохранён как SVG: { $file }.
pad-picture-words = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Партия { $game }
pad-picture-file = realmino-bloknot
pad-link-broken = Ссылка повреждена или неполна{ $reason }. Ваш собственный счёт на месте; попросите новую ссылку.
pad-link-title = Открыть счёт по ссылке?
pad-link-text = Он заменит счёт, который есть у вас здесь. «Отменить» вернёт ваш.
pad-link-yes = Открыть
pad-link-no = Оставить мой
pad-unkept = Браузер не сохранит этот счёт: скопируйте ссылку, прежде чем закрыть страницу.
pad-broken = Сохранённый счёт не удалось прочитать{ $reason }. Он отложен, а этот — новый.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Доска анализа
analysis-lead = Составьте любую позицию касаниями или вставьте её текст, а потом спросите советника или играйте с неё дальше.
analysis-round = Раунд
analysis-round-which = Раунд
analysis-round-by-land = { $round }, судя по империям
analysis-round-first = Первый выбор
analysis-phase = Следующий шаг

## What comes now; the one in turn is not named

analysis-phase-a = Добавить участок
analysis-phase-b = Собрать налоги
analysis-phase-c = Построить здание
analysis-phase-d = Подкупить дракона
analysis-phase-e = Выбрать участок
analysis-phase-end = Завершить ход
analysis-phase-o = Вытянуть королей
analysis-phase-t = Открыть новые здания
analysis-phase-l = Выложить новый ряд
analysis-phase-z = Партия окончена
analysis-laid = Последний добавленный участок
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = нигде: сброшен

## The dominoes

analysis-line = Осталось добавить
analysis-line-help = Слева направо; ходит тот, чей король первый.
analysis-next = На выбор
analysis-next-help = Король стоит на участке, который уже выбран.
analysis-order = Ещё будут выбирать, по порядку: { LIST($names) }.
analysis-line-none = Добавлять больше нечего.
analysis-next-none = Последний ряд уже выбран.
analysis-passed = Без первого хода
analysis-taken-back = На ход назад
analysis-domino-change = { $domino }. Заменить
analysis-king = Чей участок { $number }?
analysis-king-nobody = ничей
analysis-dominoes = Какой участок?
analysis-in-line = { $domino }, уже в ряду

## The builders' board

analysis-spot = Место ценой { $price }
analysis-spot-empty = пусто
analysis-spot-dragon = дракон
analysis-burnt = Сожжённые здания
analysis-burnt-more = Добавить
analysis-burnt-not = не сожжено

## Text

analysis-text = Текстом
analysis-text-help = Позиция или одна империя в записи Realmino, как её копирует «Поделиться». Обновляется с каждым касанием; её можно править.
analysis-text-read = Загрузить текст
analysis-text-copy = Копировать текст
analysis-text-copied = Текст скопирован.
analysis-text-marked = Текст выделен: теперь скопируйте его.
analysis-text-broken = Недопустимая позиция{ $reason }. Ничего не изменилось.
analysis-kept-broken = Последнюю позицию не удалось прочитать, поэтому доска новая.

## What can be done

analysis-rivals = Кто играет за остальных?
analysis-rivals-me = Я
analysis-play = Играть отсюда
analysis-share = Поделиться
analysis-new = Новая доска
analysis-ready = Ходит: { $names }. Позиция допустима.
analysis-ready-deal = Позиция допустима.

## Why it is no position yet: one sentence says what and where

analysis-why-over = Здесь партия окончена: выбирать нечего. Подсчитать очки можно в блокноте.
analysis-why-round = В этой игре такого раунда нет.
analysis-why-phase = Следующий шаг не подходит к раунду и рядам.
analysis-why-seat = В тексте назван игрок, которого в этой игре нет.
analysis-why-kings-missing = { $name }: один король не стоит ни на одном участке.
analysis-why-kings-more = { $name }: на участках слишком много королей.
analysis-why-kings-nobody = Участок { $number } ещё не добавлен, но короля на нём нет.
analysis-why-order = Участок { $number } лежит не на своём месте: номера в ряду растут.
analysis-why-next =
    { $dominoes ->
        [one] На выбор { $dominoes } участок вместо { $wanted }.
        [few] На выбор { $dominoes } участка вместо { $wanted }.
       *[many] На выбор { $dominoes } участков вместо { $wanted }.
    }
analysis-why-box = Участок { $number } не из той коробки, что его ряд.
analysis-why-twice = Участок { $number } встречается дважды.
analysis-why-count = Число выложенных участков не подходит к раунду.
analysis-why-uncovered = { $name }: из участков, которых нет в рядах, такую империю по правилам не построить.
analysis-why-together = Каждая империя возможна сама по себе, но не все вместе к этому раунду.
analysis-why-turns = { $name }: квадратов, зданий или рыцарей слишком много для сыгранных ходов.
analysis-why-discarded = { $name }: квадратов слишком мало для этого раунда: первым участкам место есть всегда.
analysis-why-tile = { NAME($building) }: таких больше, чем в коробке.
analysis-why-tiles-due = Пока есть здания, планшет «Строительство» пополняют до нового ряда.
analysis-why-emptied = На планшете «Строительство» слишком много пустых мест для ходов этого раунда.
analysis-why-dragon = Дракон покидает пещеру, только когда в этом раунде кто-то уже сходил, и остаётся там, где сжёг здание.
analysis-why-burnt = Дракон сжёг больше зданий, чем было раундов.
analysis-why-coins = Монет больше, чем могли принести налоги за вычетом платы дракону.
analysis-why-laid = Последний добавленный участок не в империи того, чей ход.
analysis-why-court = Часть этих монет, рыцарей, башен или зданий в этой игре не используется.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = Советник выбрал бы
coach-glance = На первый взгляд; ещё думаю…
coach-played =
    { $games ->
        [one] На основе { $games } смоделированной партии.
        [few] На основе { $games } смоделированных партий.
       *[many] На основе { $games } смоделированных партий.
    }
coach-played-on = { coach-played } Ещё думаю…
coach-expects = { coach-played } При лучшем выборе в конце примерно { $low }–{ $high } очков.
coach-solved =
    { $points ->
        [one] Решено: при лучшей игре в конце { $points } очко.
        [few] Решено: при лучшей игре в конце { $points } очка.
       *[many] Решено: при лучшей игре в конце { $points } очков.
    }
coach-silent = Здесь советнику нечего посоветовать.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = Советник выбрал бы: { LIST($choices, type: "unit") }
coach-standing-best = Лучший выбор
coach-standing-equal = Почти так же хорошо
coach-standing-unknown = Многообещающе
coach-standing-less =
    { $points ->
        [one] Примерно на { $points } очко меньше
        [few] Примерно на { $points } очка меньше
       *[many] Примерно на { $points } очков меньше
    }
coach-standing-same = Так же хорошо
coach-standing-exact =
    { $points ->
        [one] На { $points } очко меньше
        [few] На { $points } очка меньше
       *[many] На { $points } очков меньше
    }

## The same where there is little room

coach-short-best = Лучший
coach-short-equal = Наравне
coach-short-unknown = Хорошо
coach-short-less = −{ $points }

## Why a choice is good

coach-why-only = Ничего другого нельзя.
coach-why-points = Сразу приносит больше очков, чем почти любой другой ход.
coach-why-growth-place = Оставляет империи больше места для роста.
coach-why-growth-claim = Подходит вашей империи.
coach-why-order = Позволит раньше ходить в следующем раунде.
coach-why-coins = Ваши рыцари соберут монеты.
coach-why-building = Здание со временем окупится.
coach-why-rival-claim = Его хотел бы получить соперник.
coach-why-rival-burn = Без него больше всех потеряет соперник.
coach-why-later = Окупится позже.
coach-why-joins = Расширяет область: { territory }.
coach-why-starts = Начинает область с коронами: { territory }.

## Before a choice that gives away much

coach-warning = Вы уверены?
coach-warning-text =
    { $points ->
        [one] Советник думает, что так теряется примерно { $points } очко.
        [few] Советник думает, что так теряется примерно { $points } очка.
       *[many] Советник думает, что так теряется примерно { $points } очков.
    }
coach-warning-again = Подумать ещё
coach-warning-place = Всё равно добавить
coach-warning-claim = Всё равно выбрать
coach-warning-other = Всё равно сделать

## The review of a finished game; $made and $better are choices in words

coach-review = Разбор партии
coach-review-share = Советник разбирает партию: { NUMBER($share, style: "percent") }
coach-review-done = Готово. Играть дальше можно с любого момента: это будет новая партия, а эта останется как есть.
coach-review-chart = Ожидаемые очки в начале каждого раунда
coach-review-band = Светлые полосы показывают, насколько это неточно. Без полосы — точно.
coach-review-round = Раунд
coach-review-first = Первый ряд
coach-review-end = Конец
coach-review-points = Самые дорогие решения
coach-review-none = Никто не потерял много: отличная игра!
coach-review-none-yet = Пока ничего не найдено.
coach-review-when =
    { $round ->
        [0] Первый ряд · { $name }
       *[other] Раунд { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Лучше примерно на { $points } очко:
        [few] Лучше примерно на { $points } очка:
       *[many] Лучше примерно на { $points } очков:
    }
coach-review-look = Посмотреть
coach-review-mistake = { coach-review-when }: { $made }. { coach-review-better } { $better }.

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-started = На столе подсчитываются очки. Esc — сразу к итогам.
counting-skip = { lesson-skip }

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, с королевой.
counting-gives = { $name } { $gain }
counting-line-coins = монеты { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Империя: { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Решено: «{ $move }» — лучший выбор.
       *[other] Решено: «{ $move }» — лучший выбор. Сейчас он приносит { points }.
    }
puzzle-less =
    { $points ->
        [0] «{ $move }» сейчас не приносит ничего; лучший выбор приносит { $best }.
       *[other] «{ $move }» сейчас приносит { points }; лучший выбор приносит { $best }.
    }
puzzle-same = «{ $move }» сейчас приносит { points }; лучший выбор даёт столько же, но позже он ценнее.
puzzle-more = «{ $move }» сейчас приносит { points }. Лучший выбор сначала приносит меньше ({ $best }), а позже больше.
puzzle-none = «{ $move }» разрешено, но есть выбор лучше.
puzzle-solution =
    { $points ->
        [0] Лучший выбор — «{ $move }».
       *[other] Лучший выбор — «{ $move }». Сейчас он приносит { points }.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } на двоих
        [3] { NAME($game) } на троих
        [4] { NAME($game) } на четверых
        [5] { NAME($game) } на пятерых
        [6] { NAME($game) } на шестерых
        [7] { NAME($game) } на семерых
       *[other] { NAME($game) } на восьмерых
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = командами

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-emperor = { -level-emperor }
history-level-greedy = Жадный бот
history-level-random = Случайный бот
history-level-friend = Друзья по ссылке

## The shelf

history-title = Мои партии
history-page-going-on = Текущие
history-page-history = Завершённые
history-page-statistics = Статистика
history-empty-going-on = Начатых партий нет. Начните новую, и она будет здесь, пока не закончится.
history-study = Из позиции, которую вы выбрали; в статистику не входит.
history-empty-history = Завершённых партий пока нет. Каждая завершённая остаётся здесь, чтобы вы могли снова посмотреть её империи.
history-newer = Более новые
history-older = Более старые
history-range = { $first }–{ $last } из { $of }
history-empty-statistics = Закончите партию, и здесь появятся ваши очки и победы.
history-kept = Завершённые партии хранятся и учитываются, пока вы их не удалите.
games-download = Скачать все партии
games-read = Импорт партий
history-counting = Загружаем ваши партии…
history-act-resume = Продолжить
history-act-replay = Посмотреть
history-act-share = Поделиться
history-act-download = Скачать
history-act-remove = Удалить
history-about = { $verb }: { $title }
history-missing = Эту партию не удалось прочитать.

## Statistics

history-whose = Чьи партии?
history-won = Победа
history-lost = Без победы
history-tile-games = Сыграно
history-tile-wins = Выиграно
history-tile-streak = Текущая серия
history-tile-longest = Лучшая серия
history-by-game = По играм
history-by-level = Против ботов
history-everybody = Все
history-chart-points = Очки, партия за партией
history-table-game = Игра
history-table-games = Партии
history-table-wins = Победы
history-table-best = Рекорд
history-table-average = Среднее
history-table-level = Бот
history-table-person = Игрок
history-table-share = Доля
history-table-date = Дата
history-table-points = Очки
history-table-result = Итог
history-wins-of = { $wins } из { $games }
history-best-about = Посмотреть вашу лучшую партию: { points }

## The replay of a finished game; round 0 is the first line

replay = Просмотр партии
replay-first = В начало
replay-back = На шаг назад
replay-play = Показать всю партию
replay-next = На шаг вперёд
replay-last = В конец
replay-review = Разбор
replay-mistake-back = Предыдущая ошибка
replay-mistake-next = Следующая ошибка
replay-round = Перейти к раунду
replay-speed = Скорость
history-round-of-game = Партия { $game } · { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Расклад дня
daily-deal = { $game }, против вас: { $names }
daily-text = Сегодня у всех одни и те же участки и соперники. Засчитывается только первая партия.
daily-begin = Играть
daily-try =
    { $number ->
        [1] Первая партия
       *[other] Партия { $number }
    }
daily-result = Ваш результат
daily-row =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
daily-points = { $own }:{ LIST($others, type: "points") }
daily-share = Realmino, { $day }: { $game }, против: { LIST($names) }, { daily-points }
daily-share-again = { daily-share } (партия { $number })
list-points = { $most }:{ $last }
daily-copy = Копировать итог
daily-copied = Результат скопирован.
daily-marked = Ваш результат выделен: теперь скопируйте его.
daily-unknown = Эта ссылка не ведёт к раскладу дня.

### Задачи: найти лучший выбор в позиции

puzzles = Задачи
puzzles-one = Задача
puzzles-day = Задача дня
puzzles-rating = Ваш рейтинг: { $rating }. Решено подряд: { $row }, рекорд { $longest }.
puzzles-about = Найдите лучший выбор. Очки видны только после ответа. Первая попытка в каждой задаче меняет рейтинг, трудные — сильнее.
puzzles-unknown = Эта ссылка не ведёт ни к какой задаче.
puzzles-withdrawn = Эта задача снята: её ответ был неверным или слишком лёгким.
puzzles-levels = Насколько трудны уровни?
puzzles-levels-about = Какую долю задач каждого уровня они решают. «Самое большое число» всегда берёт то, что сразу приносит больше всего.
puzzles-level = Уровень
puzzles-highest = Самое большое число
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Уровень { $level } из { $levels }: Герцог решает { puzzles-share-solved } таких.
puzzles-question =
    { $kind ->
        [place] Найдите лучшее место.
        [claim] Найдите лучший участок.
       *[action] Найдите лучшее действие.
    }
puzzles-solved =
    { $sure ->
        [yes] Решено! Цена любой ошибки здесь не меньше: { points }.
       *[no] Решено! Цена любой ошибки здесь — примерно { points } или больше.
    }
puzzles-missed =
    { $sure ->
        [yes] Не совсем: цена ошибки — { points }. Лучший выбор — «{ $move }».
       *[no] Не совсем: цена ошибки — примерно { points }. Лучший выбор — «{ $move }».
    }
puzzles-games = Число партий после каждого выбора: { $games }. Перевес лучшего — от { $low } до { $high } по очкам.
puzzles-now = Рейтинг: { $before } → { $rating }. Подряд: { $row }.
puzzles-next = Дальше
puzzles-best = Лучший выбор
puzzles-yours = Мой выбор
puzzles-line = Продолжение
puzzles-line-begins = Лучшее продолжение, ход за ходом.
puzzles-stop = Стоп
puzzles-share = Поделиться
puzzles-code = Встроить
puzzles-copied = Скопировано.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Тогда в раунде { $round } участку { $domino } нет места.
puzzles-why-bonus = Вы теряете очки за вариант «{ $bonus }»: { points }.
puzzles-why-terrain = Тогда { NAME($terrain) } в конце: на { points } меньше.
puzzles-why-queen = Тогда Королева приносит на { points } меньше.
puzzles-why-coins = Тогда монеты приносят на { points } меньше.
puzzles-why-building = Тогда здания приносят на { points } меньше.
puzzles-why-rival = Тогда { $name } получает участок { $domino } и в конце на { points } больше.
puzzles-why-higher = Тогда { $name } получает в конце на { points } больше.
puzzles-why-lost =
    { $squares ->
        [one] Тогда в империи навсегда пустует ещё { $squares } квадрат.
        [few] Тогда в империи навсегда пустуют ещё { $squares } квадрата.
       *[many] Тогда в империи навсегда пустуют ещё { $squares } квадратов.
    }
puzzles-why-claim = Тогда { $name } забирает участок { $domino }.
puzzles-why-behind = Когда откроют следующие участки, у вас на { points } меньше.
puzzles-tempting = А «{ $move }»? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = Лучшее продолжение: { $best1 } : { $best2 }. Ваше: { $own1 } : { $own2 }.
puzzles-finals-right = Ваш выбор ведёт к { $best1 } : { $best2 }, а тот — к { $own1 } : { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Задача Realmino, { $day }: решена! Подряд: { $row }
       *[no] Задача Realmino, { $day }: не решена. А вы сможете?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Задание для одного
puzzles-par = Задание для одного: важны только ваши очки. Цель: { points }.
puzzles-par-result = Ваши очки: { $own }. Цель: { $par }.
puzzles-par-share = Задание Realmino для одного, { $day }. Очки: { $own }, цель: { $par }

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Ваша первая партия: { lesson-step }
lesson-Q = Ваша первая партия с городами: { lesson-step }
lesson-W = Ваша первая командная партия: { lesson-step }
lesson-step = { $number } из { $of }
lesson-got-it = Понятно
lesson-skip = Пропустить

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-goal = Стройте империю из больших областей с коронами. В конце каждая область приносит очки: число квадратов × число корон.
teach-choose = Выберите участок: щёлкните по любому в рамке. Вы добавите его в следующем раунде. «+1» — сколько очков он может принести.
teach-choose-touch = Выберите участок: коснитесь любого в рамке, затем «{ button-claim }». Вы добавите его в следующем раунде. «+1» — сколько очков он может принести.
teach-kings = Вдвоём у каждого по два короля. Выберите участок и для второго короля.
teach-place = Перетащите участок к своей империи или выберите квадрат. Хотя бы одна половинка должна прилегать к замку или к такому же ландшафту.
teach-marks = Точки показывают, где участок помещается; как только вы попробуете, они исчезнут. В других местах рядом нет такого же ландшафта, или империя станет больше { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
teach-points = Каждая область приносит очки: число квадратов × число корон. Четыре квадрата с двумя коронами — 8 очков. Без короны она не приносит ничего.
teach-order = Короли ходят по порядку номеров. С малым номером вы раньше выбираете в следующем раунде, зато большие номера ценнее.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Квадраты с красными крышами — города: на них можно строить. Выберите участок: хороши и короны, и города.
teach-tax = Ваш рыцарь собирает налоги: выберите половинку добавленного участка. Вы получите по монете за каждый квадрат этой области; рыцарь останется там.
teach-build = На монеты покупают здания: выберите здание на планшете, затем свободный квадрат с городом. Каждое даёт короны, очки, рыцарей или башни.
teach-queen = Наберите больше всех башен, пусть даже наравне с кем-то, и королева приедет к вам: здания на 1 монету дешевле, а в конце она считается короной.
teach-dragon = За 1 монету можно подкупить дракона, чтобы он сжёг здание, нужное кому-то другому.

## The lessons of a team; $partner is the learner's partner

teach-team = Вы и { $partner } строите одну империю, но у каждого свой король. Выберите участок, который поможет обоим.
teach-share =
    { $grid ->
        [one] Вы и { $partner } — одна команда: общие и очки, и монеты, и рыцари. Ширина вашей империи — до { $grid } квадрата.
        [few] Вы и { $partner } — одна команда: общие и очки, и монеты, и рыцари. Ширина вашей империи — до { $grid } квадратов.
       *[many] Вы и { $partner } — одна команда: общие и очки, и монеты, и рыцари. Ширина вашей империи — до { $grid } квадратов.
    }

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Играть по ссылке
friends-how = Каждый играет на своём устройстве. Отправляйте каждый ход ссылкой в любом мессенджере. Регистрация не нужна.
friends-who = Кто играет?
friends-kind-me = Я
friends-kind-friend = Друг
friends-name = Ваше имя
friends-make = Создать приглашение
friends-incomplete = Выберите место для себя и место для друга и введите имя.
friends-send-invitation = Отправьте это приглашение всем, с кем хотите играть:
friends-answered = Ответы: { $got } из { $all }
friends-start = Начать партию
friends-game = { NAME($game) }, игроков: { $players }
friends-invited = Приглашение от игрока { $name }
friends-from-position = Эта партия продолжает другую с середины. Каждый играет на своём устройстве.
friends-seat = Ваше место
friends-join = Участвовать
friends-about = Realmino — настольная игра: выбирайте участки, добавляйте их к своей империи и получайте очки за большие области с коронами.
friends-learn = Сначала научиться
friends-unkept = Браузер не сохранит эту партию. Если закрыть страницу, вы потеряете своё место.
friends-joined = Вы в игре! Отправьте этот ответ игроку { $name }:
friends-joined-next = Когда придёт ваш ход, вы получите ссылку.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Поделиться
friends-copy = Копировать ссылку
friends-copied = Ссылка скопирована. Вставьте её в сообщение.
friends-by-hand = Скопируйте ссылку из этого поля.
friends-link = Ссылка
friends-paste = Полученная ссылка
friends-open = Открыть ссылку
friends-message-invite = Сыграем в Realmino?
friends-message-answer = Мой ответ для Realmino.
friends-message-turn = Realmino: ваш ход, { $name }!
friends-message-remind = Realmino: сейчас всё ещё ваш ход, { $name }.
friends-message-over = Realmino: наша партия окончена.
friends-message-seat = Моё место в Realmino. Только для моего устройства!

## The bar below the table

friends-done = Ваш ход закончен.
friends-send = Отправить: { $name }
friends-next = Ходит: { $name }
friends-sent = Ждём ход: { $name } · с { $date }
friends-remind = Напомнить
friends-last = Отправить последний ход снова
friends-more = Ещё
friends-first-deal = В первой раздаче участвуют все.
friends-face-down = Следующие участки ещё закрыты.
friends-turn-over = Открыть
friends-over = Партия окончена.
friends-send-end = Отправить результат
friends-proof = Проверить раздачу
friends-proof-text = Все раздачи ({ $deals }) честные: они получены из секретных чисел игроков: { LIST($names) }.
undo-sent = Этот выбор уже отправлен, отменить его нельзя.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Выбрать другое место
friends-seat-taken = Ваше место уже занято: { $name }. Выберите другое.
friends-seat-clash = Выбрано занятое место: { $name }. Отправьте приглашение ещё раз: теперь в нём видно, какие места свободны.
friends-seat-lost = Партия началась, и на вашем месте играет кто-то другой. Вы можете наблюдать.
friends-full = Все места в этой партии заняты.
friends-move = Продолжить на другом устройстве
friends-move-how = Создайте личную ссылку и откройте её там. На этом устройстве можно будет только наблюдать. Не отправляйте ссылку другим: по ней можно играть за вас.
friends-move-link = Создать личную ссылку
friends-moving = Откройте эту ссылку на другом устройстве. Не отправляйте её другим: по ней можно играть за вас.
friends-back = Передумали? Нажмите «{ friends-play-here }» под столом.
friends-moved = Вы играете на другом устройстве.
friends-play-here = Снова играть здесь
friends-take-how = Ваша личная ссылка: играть на этом устройстве как { $name }? На другом устройстве можно будет только наблюдать.
friends-take = Играть здесь
friends-other-seat = На этом устройстве у вас уже есть другое место в этой партии.
friends-go-on-name = Нет ответа от игрока { $name }?
friends-go-on-other = Кто-то больше не играет?
friends-go-on-text = Начните новую партию с этой позиции: на пустом месте будет бот или кто-то другой.
friends-go-on = Продолжить без этого игрока
friends-go-on-how = Начнётся новая партия с нынешней позиции. Выберите, кто играет. Старая партия останется в списке.
friends-go-on-start = Продолжить

## The two bubbles for the first turn by link

friends-lesson = Ваш первый ход по ссылке
friends-lesson-send = Эта кнопка отправит ваш ход ссылкой в любом мессенджере. Получатель: { $name }. До этого ход можно отменить.
friends-lesson-next = Теперь ходит { $name }. Потом вы получите ссылку в ответ. Откройте её или вставьте в разделе «{ friends-more }». Страницу можно закрыть: партия сохранена.

## Two versions of a game, of which the player continues one

version-question = Есть две версии этой партии.
version-bot-played = Пока вас не было, за вас играл бот.
version-elsewhere = Играет в другую версию этой партии: { LIST($names) }
version-compare = Сравнить
version-same = До хода { $move } они одинаковы.
version-round = Раунд
version-mine = Моя
version-other = Другая
version-exposed = Если перейти, другие, возможно, уже знают часть следующих участков.
version-look = Посмотреть другую версию
version-keep = Продолжить мою
version-switch = Продолжить другую
version-both = Ничего не пропадёт: обе останутся в списке партий.

## Fair deals

friends-fair = Честная ли раздача?
friends-fair-text = Да. Каждое устройство выбирает секретное число до начала партии, и каждая раздача смешивает эти числа. Никто не может ни узнать, ни выбрать следующие участки, а повторное открытие ссылки ничего не меняет.
friends-fair-two = Если устройств три или больше, двое, раскрыв друг другу секреты, могли бы увидеть ряд раньше, иногда на целый раунд, но не выбрать его.

## What a link can't do

friends-look = Вы можете наблюдать за этой партией, но не играть в неё на этом устройстве.
friends-seen = Этот ход вы уже видели.
friends-no-invitation = Этот ответ относится к приглашению на другом устройстве. Откройте ссылку там.
friends-known-answer = Этот ответ у вас уже есть.
friends-own-invitation = Это ваше собственное приглашение. Отправьте его друзьям.

### The file of all games.

saved-from-file = импортирована из файла
file-reading = Читаем файл… { $done } из { $of }
file-read = Импортировано: { games }.
file-known = Уже есть здесь: { games }.
file-surplus = Не поместилось: { games }. Предел импорта: { $most }. В файле ничего не пропало.
file-problem =
    { $games ->
        [1] Не импортировано: { $problem }.
       *[other] Не импортировано: { games }. Первая из них — { $problem }.
    }
file-asides = Нечитаемые части файла: { $number }; отложено здесь: { $kept }.
file-place = партия { $number } из { $of }{ $reason }
file-unsaved = Пока не сохранено: не закрывайте эту вкладку.
file-broken = Ничего не импортировано{ $reason }. Ваши партии не изменились.
file-large = он больше { $most } МБ
file-clash = Оставить оба варианта?
file-clash-text =
    { $games ->
        [one] В файле { games }, которая у вас уже есть, но с другими ходами.
        [few] В файле { games }, которые у вас уже есть, но с другими ходами.
       *[many] В файле { games }, которые у вас уже есть, но с другими ходами.
    }
file-clash-both = Оставить оба
file-clash-mine = Только мои

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Играть вживую
live-how = Все открывают одну и ту же комнату, каждый на своём устройстве. Регистрация не нужна.
live-privacy = Сообщения между устройствами могут идти через { $relays }. Ретранслятор видит сетевые адреса и время, но не имена, ходы и коды. Устройства, соединённые напрямую, узнают сетевые адреса друг друга.
live-open = Открыть комнату
live-code = Код комнаты
live-code-wrong = Код комнаты — 12 знаков: буквы и цифры. Проверьте его.
live-recent = Недавние комнаты
live-name-missing = Сначала введите имя.
live-none = На этом сайте нельзя играть вживую, но можно играть по ссылке.
live-connecting = Подключаемся…
live-step-relay = Связь с ретранслятором
live-step-people = Поиск людей в комнате
live-step-link = Соединение с ними
live-step-done = готово
live-step-now = идёт
live-slow-relay = Ни один ретранслятор не отвечает. Проверьте подключение к интернету; мы пробуем дальше.
live-slow-link = Соединение длится дольше обычного. Мы пробуем дальше.
live-empty = Сейчас в этой комнате никого нет
live-empty-how = Код верный? Если подождать, вы войдёте, как только кто-нибудь появится.
live-keep-waiting = Ждать дальше
live-waiting = Ждём кого-нибудь
live-waiting-how = Вы войдёте, как только кто-нибудь появится. Не закрывайте страницу.
live-unled = Здесь ещё никто не открыл партию
live-unled-how = Откройте её, и в неё войдут все, кто в этой комнате.
live-open-here = Открыть партию здесь
live-other-code = Другой код
live-late = Партия уже началась
live-late-how = Она началась без этого устройства. Вы можете наблюдать, но не играть.
live-watch = Наблюдать
live-full = Комната заполнена
live-full-how = Вы войдёте, как только кто-нибудь выйдет.
live-removed = Вас удалили из этой комнаты
live-removed-how = Кто останется, решает открывший комнату. Вы можете играть в другой комнате.
live-invite = Отправьте ссылку или продиктуйте этот код:
live-room = Комната { $code }
live-code-and-link = QR-код и ссылка
live-qr = QR-код со ссылкой на эту комнату
live-message = Сыграем вместе в Realmino прямо сейчас?
live-game = Игра
live-game-name = { NAME($game) }
live-players = Игроки
live-free = Свободное место
live-sit = Сесть сюда
live-stand = Встать
live-coach = Советник может помогать
live-coach-on = В этой партии советник может помогать.
live-coach-off = В этой партии советник молчит.
live-people = В этой комнате
live-remove = Удалить
live-remove-sure = Точно?
live-me = { $name } (вы)
live-path-direct = на связи
live-path-relay = на связи через ретранслятор
live-path-looking = подключается…
live-path-away = нет на связи
live-ready = готов(а)
live-be-ready = Готов(а)
live-why-offline = Ретранслятор не отвечает: пока никто не может войти.
live-why-alone = Здесь пока больше никого нет.
live-why-free = Свободных мест: { $seats }. Пригласите кого-нибудь или выберите ботов.
live-why-seats = Свободных мест: { $seats }
live-why-seat = Выберите место, чтобы играть.
live-why-taken = Все места заняты. Вы можете наблюдать.
live-why-few = Нужно место для кого-то на другом устройстве.
live-why-away = Нет на связи: { LIST($names) }
live-why-ready = Ещё не готовы: { LIST($names) }
live-why-me = Нажмите «{ live-be-ready }», чтобы играть.
live-why-start = Все готовы. Ждём: { $name }.
live-why-starting = Начинаем…
live-leave = Выйти
live-entered = Теперь в комнате: { $name }
live-gone = Больше не в комнате: { $name }

## The table: gestures, undo, and friends who are away

live-bar = Друзья за столом
live-menu = Жесты и просьбы
live-well = Отличный ход!
live-thinking = Дайте подумать…
live-oops = Ой!
live-gesture = { $name }: { $gesture }
live-waits = Ждём ход: { $name } · { $minutes } мин
live-waits-hours = Ждём ход: { $name } · { $hours } ч
live-watchers = Наблюдают: { $number }
live-watching = Вы наблюдаете за партией.
live-stop-watching = Больше не смотреть
live-invite-watch = Пригласить наблюдать
live-message-watch = Смотрите нашу партию в Realmino вживую!
live-notify = Сообщать о моём ходе
live-notify-off = Больше не сообщать
live-notify-on = Вы получите уведомление, когда придёт ваш ход, а страница не будет видна.
live-notify-refused = Браузер не разрешает уведомления с этой страницы.
live-turn = Ваш ход
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = Ждём, пока все разрешат отмену.
live-undo-asked = { $name } просит отменить последний выбор.
live-undo-yes = Разрешить
live-undo-no = Отказать
live-undo-done = Последний выбор отменён.
live-undo-refused = Выбор остаётся: не все согласились его отменить.
live-away = Нет на связи: { LIST($names) }. Партия ждёт.
live-not-here = Ждём: { LIST($names) }
live-bot = Пусть играет бот
live-bot-for-me = Пусть за меня играет бот
live-wait = Подождать
live-bot-waits = Ждём согласия остальных на бота.
live-bot-asked = Пусть вместо игрока { $name } играет бот?
live-bot-plays = Вместо игрока { $name } играет бот.
live-handed-over = За вас играет бот.
live-play-again = Снова играть
live-back = Снова на связи: { $name }
live-by-link = Продолжить по ссылке
live-newer = У игрока { $name } другая версия страницы. Обновите её на обоих устройствах.
live-noisy = Часть сообщений игрока { $name } отброшена: их слишком много или они неверны. Ничего не изменилось.
live-offline = Нет связи. Ничего не потеряно.
live-rematch = Реванш
live-rematch-waits = Ждём согласия остальных на реванш.
live-rematch-asked = { $name } предлагает реванш.
live-now-how = Если все откроют эту партию и нажмут кнопку, каждый ход будет приходить сразу.

## The score pad: reading a kingdom from a photo

pad-photo = Фото
photo-title = { $name }: по фотографии
photo-how = Уберите стоящий замок и снимите империю точно сверху, без вспышки и резких теней. Картинку можно также вставить или перетащить сюда.
photo-court = Распознаются только участки «{ -game-K(case: "genitive") }». Проверьте квадраты в рамке, а города, здания и рыцарей отметьте сами.
photo-private = Фото остаётся на этом устройстве и не сохраняется. Всё работает и без сети.
photo-choose = Выбрать картинку
photo-camera = Сделать фото
photo-fill = Поместите империю в рамку.
photo-back = Назад
photo-take = Снять
photo-corners = Перетащите четыре угла на углы империи. Можно приблизительно.
photo-found = Кажется, империя здесь. Перетащите углы, которые не на месте.
photo-picture = Ваша картинка
photo-another = Другая картинка
photo-read = Прочитать
photo-corner-north-west = Северо-западный угол
photo-corner-north-east = Северо-восточный угол
photo-corner-south-east = Юго-восточный угол
photo-corner-south-west = Юго-западный угол
photo-corner-keys = Стрелки двигают угол, с Shift — дальше.
photo-reading = Читаем квадраты…
photo-cancel = Отмена
photo-squares = Прочитанные квадраты
photo-in-picture = На фото
photo-which = Что на этом квадрате?
photo-empty = Пусто
photo-mend = Сдвинуть углы
photo-second = Добавить фото
photo-use = Взять
photo-next = Взять, затем { $name }
photo-doubts =
    { $squares ->
        [0] Со всеми квадратами всё ясно.
        [one] Проверьте { $squares } квадрат в пунктирной рамке: нажмите на него, чтобы увидеть фото.
        [few] Проверьте { $squares } квадрата в пунктирной рамке: нажмите на любой, чтобы увидеть фото.
       *[many] Проверьте { $squares } квадратов в пунктирной рамке: нажмите на любой, чтобы увидеть фото.
    }
photo-doubtful = { $square }, под вопросом
photo-no-picture = Этот файл — не картинка, которую может открыть браузер. Выберите JPEG или PNG.
photo-heic = Этот браузер не открывает картинки HEIC. Сохраните фото как JPEG или снимите его здесь.
photo-small = Эта картинка слишком мала. Империя должна занимать не меньше 120 пикселей.
photo-withheld = Браузер скрывает пиксели от страниц, поэтому прочитать фото нельзя. Возможно, это разрешат его настройки приватности.
photo-no-kingdom = Империи из участков здесь не видно. Перетащите углы на её углы или сделайте сверху более светлый и чёткий снимок.
photo-no-camera = Камеры нет. Выберите картинку.
photo-no-permission = Браузеру нельзя пользоваться камерой. Разрешите это в его настройках или выберите картинку.
photo-memory = Для этого фото не хватает памяти. Закройте другие вкладки или выберите картинку поменьше.
photo-dark = Картинка слишком тёмная. Снимите ещё раз при лучшем свете.
photo-blurred = Картинка слишком размыта. Держите камеру неподвижно или отойдите немного дальше.
