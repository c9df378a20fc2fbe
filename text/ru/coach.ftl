### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Закрыть

## The choices that he would make; $games is how often each was played on from here

suggestions = Советник выбрал бы
glance = Первый взгляд; думаю дальше…
played =
    { $games ->
        [one] Отсюда доиграна { $games } партия.
        [few] Отсюда доиграно { $games } партии.
       *[many] Отсюда доиграно { $games } партий.
    }
played-on = { played } Думаю дальше…
expects =
    { $points ->
        [one] { played } Лучший выбор ведёт примерно к { $points } очку.
        [few] { played } Лучший выбор ведёт примерно к { $points } очкам.
       *[many] { played } Лучший выбор ведёт примерно к { $points } очкам.
    }
silent = Советнику здесь нечего сказать.
choice = { $standing }. { $why }
choice-spoken = { $letter }: { $option }. { choice }
spoken = Советник выбрал бы: { LIST($choices, type: "unit") }
standing-best = Лучший выбор
standing-equal = Примерно так же
standing-unknown = Многообещающе
standing-less =
    { $points ->
        [one] Примерно на { $points } очко меньше
        [few] Примерно на { $points } очка меньше
       *[many] Примерно на { $points } очков меньше
    }

## The same where there is little room

short-best = Лучший
short-equal = Так же
short-unknown = Хорошо
short-less = −{ $points }

## Why a choice is good

why-only = Другого ничего нельзя.
why-points = Сразу приносит больше очков, чем почти всё остальное.
why-growth-place = Оставляет империи больше места для роста, чем почти всё остальное.
why-growth-claim = Подходит вашей империи.
why-order = Позволит раньше ходить в следующем раунде.
why-coins = Рыцари принесут монеты.
why-building = Здание со временем окупится.
why-rival-claim = Его хотел бы получить соперник.
why-rival-burn = Это вредит одному сопернику больше, чем другим.
why-later = Партии, доигранные отсюда, кончаются с этим выбором хорошо.

## Before a choice that gives away much

warning = Вы уверены?
warning-text =
    { $points ->
        [one] Советник думает, что так теряется примерно { $points } очко.
        [few] Советник думает, что так теряется примерно { $points } очка.
       *[many] Советник думает, что так теряется примерно { $points } очков.
    }
warning-again = Подумать ещё
warning-place = Всё равно добавить
warning-claim = Всё равно выбрать
warning-other = Всё равно сделать

## The review of a finished game; $made and $better are choices in words

review = Разбор партии
review-share = Советник смотрит партию: готово { NUMBER($share, style: "percent") }
review-done = Готово. Играйте дальше с любого момента: это будет другая партия, а эта останется как есть.
review-chart = Очки, на которые все могли рассчитывать в начале каждого раунда
review-round = Раунд
review-first = Первый ряд
review-end = Конец
review-points = Где терялись очки
review-none = Никто не потерял много: отличная игра!
review-none-yet = Пока ничего не найдено.
review-when =
    { $round ->
        [0] Первый ряд · { $name }
       *[other] Раунд { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Лучше примерно на { $points } очко:
        [few] Лучше примерно на { $points } очка:
       *[many] Лучше примерно на { $points } очков:
    }
review-look = Посмотреть
