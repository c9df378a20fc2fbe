### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } на двоих
        [3] { NAME($game) } на троих
        [4] { NAME($game) } на четверых
        [5] { NAME($game) } на пятерых
        [6] { NAME($game) } на шестерых
        [7] { NAME($game) } на семерых
       *[other] { NAME($game) } на восьмерых
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Великая дуэль
with-harmony = Гармония
with-middle = Срединная империя
with-teams = командами
with-dynasty = Династия

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Жадный бот
level-random = Случайный бот

## The shelf

title = Ваши партии
close = Закрыть
page-going-on = Идут
page-history = Законченные
page-statistics = Статистика
empty-going-on = Сейчас не идёт ни одной партии. Начните новую, и она останется здесь, пока не закончится.
study = С составленной позиции; в статистику не входит.
empty-history = Законченных партий пока нет. Каждая ваша законченная партия остаётся здесь со своими империями, чтобы её пересмотреть.
empty-statistics = Когда вы закончите партию, здесь появятся ваши очки и победы.
kept = Законченные партии хранятся и учитываются, пока вы их не удалите.
counting = Просматриваем ваши партии…
act-resume = Продолжить
act-replay = Посмотреть
act-download = Скачать
act-remove = Удалить
about = { $verb }: { $title }
missing = Эту партию не удалось прочитать.

## Statistics

whose = Чьи партии?
won = Победа
lost = Без победы
tile-games = Партии
tile-wins = Победы
tile-streak = Серия побед сейчас
tile-longest = Лучшая серия побед
by-game = По играм
by-level = Против ботов
everybody = Все
chart-points = Очки, партия за партией
table-game = Игра
table-games = Партии
table-wins = Победы
table-best = Лучшая
table-average = Среднее
table-level = Бот
table-person = Игрок
table-share = Доля
table-date = Дата
table-points = Очки
table-result = Итог
wins-of = { $wins } из { $games }
best-about = Посмотреть лучшую партию: { points }

## The replay of a finished game; round 0 is the first line

replay = По партии
replay-first = В начало
replay-back = На шаг назад
replay-play = Показать партию
replay-next = На шаг вперёд
replay-last = В конец
replay-review = Разбор
replay-round = Перейти к раунду
replay-speed = Скорость
round =
    { $round ->
        [0] Первый ряд
       *[other] Раунд { $round }
    }
round-of-game = Партия { $game } · { round }
speed-half = Скорость ½×
speed-usual = Скорость 1×
speed-double = Скорость 2×
speed-fast = Скорость 4×

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino: { $game }
result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Расклад дня
daily-deal = { $game }, соперники: { $names }
daily-text = В этот день у всех одни и те же участки и одни и те же соперники. Засчитывается первая партия.
daily-begin = Играть
daily-go-on = Продолжить
daily-again = Ещё раз
daily-try =
    { $number ->
        [1] Первая партия
       *[other] Партия { $number }
    }
daily-result = Ваш результат
daily-row =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
daily-share = Realmino, { $day }: { $game }, соперники: { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } (партия { $number })
list-points = { $most } : { $last }
daily-copy = Копировать итог
daily-copied = Ваш результат скопирован.
daily-marked = Ваш результат выделен: теперь скопируйте его.
daily-unknown = Для этой ссылки нет расклада дня.
