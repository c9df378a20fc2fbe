### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $number ->
        [plural] поля
        [two] два поля
       *[singular] { $case ->
            [genitive] полей
           *[nominative] { $capitalization ->
                [uppercase] Поле
               *[lowercase] поле
            }
        }
    }
-terrain-forest =
    { $number ->
        [plural] леса
        [two] два леса
       *[singular] { $case ->
            [genitive] лесов
           *[nominative] { $capitalization ->
                [uppercase] Лес
               *[lowercase] лес
            }
        }
    }
-terrain-lake =
    { $number ->
        [plural] озёра
        [two] два озера
       *[singular] { $case ->
            [genitive] озёр
           *[nominative] { $capitalization ->
                [uppercase] Озеро
               *[lowercase] озеро
            }
        }
    }
-terrain-grassland =
    { $number ->
        [plural] равнины
        [two] две равнины
       *[singular] { $case ->
            [genitive] равнин
           *[nominative] { $capitalization ->
                [uppercase] Равнина
               *[lowercase] равнина
            }
        }
    }
-terrain-swamp =
    { $number ->
        [plural] болота
        [two] два болота
       *[singular] { $case ->
            [genitive] болот
           *[nominative] { $capitalization ->
                [uppercase] Болото
               *[lowercase] болото
            }
        }
    }
-terrain-mine =
    { $number ->
        [plural] горы
        [two] горы на обеих половинках
       *[singular] { $case ->
            [genitive] гор
           *[nominative] { $capitalization ->
                [uppercase] Горы
               *[lowercase] горы
            }
        }
    }
-terrain-town =
    { $number ->
        [plural] города
        [two] два города
       *[singular] { $case ->
            [genitive] города
           *[nominative] { $capitalization ->
                [uppercase] Город
               *[lowercase] город
            }
        }
    }

## The colours, which are the names of people whom nobody has named

colour-pink = Розовый
colour-yellow = Жёлтый
colour-green = Зелёный
colour-blue = Синий
colour-orange = Оранжевый
colour-purple = Фиолетовый
colour-white = Белый
colour-red = Красный

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

-bot-pink = Роза
    .gender = feminine
-bot-yellow = Злата
    .gender = feminine
-bot-green = Лавр
    .gender = masculine
-bot-blue = Лазарь
    .gender = masculine
-bot-orange = Рыжик
    .gender = masculine
-bot-purple = Виола
    .gender = feminine
-bot-white = Белла
    .gender = feminine
-bot-red = Рубен
    .gender = masculine
bot-level =
    { GENDER($name) ->
        [feminine] { NAME($level, gender: "feminine") } { $name }
       *[masculine] { NAME($level, gender: "masculine") } { $name }
    }
bot-failed = На этом устройстве боты могут думать долго.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = У вас пока нет свободного квадрата с городом.
reason-place_first = Сначала добавьте участок этого раунда, потом выбирайте следующий.
reason-due-place = Сначала добавьте участок этого раунда.
reason-due-discard = Для участка нет места: сначала сбросьте его.
reason-due-claim = Пока разбирают первый ряд, можно только выбрать участок.
reason-choose_tile = Сначала выберите здание, которое сожжёт дракон.
refuse-why = Почему?

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: добавьте участок { $domino }
turn-discard = { $name }: участку { $domino } нет места
turn-claim = { $name }: выберите участок
turn-first = { $name }: выберите участок
turn-second = { $name }: выберите второй участок
turn-end = { $name }: завершите ход
turn-deal = Следующие участки ещё закрыты
turn-over = Партия окончена
turn-thinks = { $name } думает
turn-friend = Ходит: { $name }
turn-paused = Шаг { $number } из { $length }
turn-elsewhere = Открыта в другой вкладке, шаг { $number } из { $length }
yours-place = Добавьте участок { $domino }
yours-discard = Участку { $domino } нет места
yours-claim = Выберите участок
yours-first = Выберите участок
yours-second = Выберите второй участок
yours-end = Завершите ход
handover = Ходит: { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Первый ряд
       *[other] Раунд { $round } из { $rounds }
    }
round-series = Партия { $game } из { $games } · { round }
round-short =
    { $round ->
        [0] Первый ряд
       *[other] Раунд { $round }
    }
round-team = { round-short } · напарник: { LIST($names) }
round-series-team = Партия { $game } · { round-team }
round-what-if = Проба · { $text }

## The steps of a turn with a court

phase-add = Участок
phase-tax = Налоги
phase-construct = Здание
phase-burn = Дракон
phase-claim = Выбор
phase-end = Конец

## What the line below the table says

-action-tax = собрать налоги
-action-construct = построить здание
-action-burn = подкупить дракона
hint-place = Перетащите участок на отметку или щёлкните по ней. Поворот: R, колесо или кнопка.
hint-place-touch = Коснитесь отмеченного квадрата. Чтобы повернуть участок, коснитесь его. Затем нажмите «Добавить».
hint-only-way = Здесь участок можно положить только так. Попробуйте другой квадрат.
hint-place-confirm =
    { $points ->
        [0] Добавить сюда?
       *[other] Добавить сюда: { gain }?
    }
hint-place-confirm-land = Добавить сюда: { gain } ({ LIST($territories, type: "unit") })?
hint-place-here = Здесь он принесёт { gain }.
hint-place-here-land = Здесь он принесёт { gain }: { LIST($territories, type: "unit") }.
hint-claim = Выберите участок в рамке для следующего раунда. Малые номера ходят раньше.
hint-claim-known = Выберите участок.
hint-claim-confirm = Выбрать участок { $domino }?
hope = Сейчас в лучшем случае { gain }.
hope-none = В этой империи ему сейчас нет места.
hint-discard = В вашей империи ему нет места, и он выходит из игры.
hint-end = Завершите ход.
hint-actions = Можно { LIST($actions, type: "or") }. Затем выберите участок.
hint-actions-end = Можно { LIST($actions, type: "or") }. Затем завершите ход.
hint-construct = Чтобы построить его { cost }, выберите квадрат с городом.
hint-no-tax-later = После этого собрать налоги в этом ходу уже нельзя.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Листайте партию стрелками вверху или играйте отсюда дальше.
hint-elsewhere = Вы играете эту партию в другой вкладке. Смотрите здесь или продолжайте.
hint-over = Партия окончена. { result }
hint-hurry = Коснитесь своей империи, чтобы поторопить ботов.
hint-wait = Сейчас ходит: { $name }.
hint-looking = { LIST($names) }: { points }.
ask-tax =
    { $coins ->
        [one] Собрать здесь { $coins } монету?
        [few] Собрать здесь { $coins } монеты?
       *[many] Собрать здесь { $coins } монет?
    }
ask-construct = { ask-construct-only } Это даёт { gain }.
ask-construct-only = Построить здесь { NAME($building, case: "accusative") } { cost }?
ask-burn =
    { $coins ->
        [one] Подкупить дракона за { $coins } монету, чтобы он сжёг { NAME($building, case: "accusative") }?
        [few] Подкупить дракона за { $coins } монеты, чтобы он сжёг { NAME($building, case: "accusative") }?
       *[many] Подкупить дракона за { $coins } монет, чтобы он сжёг { NAME($building, case: "accusative") }?
    }

## Buttons

sounds-on = Включить звуки
close = Закрыть
button-place = Добавить
button-claim = Выбрать
button-discard = Сбросить
button-end = Конец хода
button-tax = Собрать
button-construct = Построить
button-burn = Сжечь
button-cancel = Отмена
button-back = Назад
button-again = Ещё раз
button-next = Дальше
button-play-on = Играть
button-scores = Очки
button-take-over = Продолжить
undo-start = Отменять пока нечего.
undo-reveal = Отменить нельзя: с тех пор открылись новые участки.
undo-bots = После открытия новых участков ходили только боты: вам отменять нечего.
undo-ok = Отменить последний выбор ({ $name })
undo-step = На шаг назад
redo-none = Возвращать нечего.
redo-ok = Вернуть отменённый выбор
redo-step = На шаг вперёд

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] 0 очков
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
halves =
    { $alike ->
        [yes] { NAME($terrain1, number: "two") }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1, capitalization: "uppercase") } на { $square1 }, { half-second } на { $square2 }
        [one] { NAME($terrain1, capitalization: "uppercase") } с { $crowns1 } короной на { $square1 }, { half-second } на { $square2 }
        [few] { NAME($terrain1, capitalization: "uppercase") } с { $crowns1 } коронами на { $square1 }, { half-second } на { $square2 }
       *[many] { NAME($terrain1, capitalization: "uppercase") } с { $crowns1 } коронами на { $square1 }, { half-second } на { $square2 }
    }
option-claim = Участок { $domino }: { halves }
option-hope = макс. { gain-signed }
option-hope-none = нет места
option-discard = Сбросить участок { $domino }
option-end = Завершить ход
option-tax =
    { $number ->
        [one] Рыцарь на { LIST($squares) }: { coins }
        [few] Рыцари на { LIST($squares) }: { coins }
       *[many] Рыцари на { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } на { LIST($squares) } { cost }
option-burn =
    { $coins ->
        [one] Сжечь { NAME($building, case: "accusative") } за { $coins } монету
        [few] Сжечь { NAME($building, case: "accusative") } за { $coins } монеты
       *[many] Сжечь { NAME($building, case: "accusative") } за { $coins } монет
    }
options-place = Куда добавить участок { $domino } ({ halves })
options-claim = Свободные участки
options-none = Сейчас выбирать нечего.
options-tax = Собрать налоги
options-construct = Построить здание
options-burn = Подкупить дракона
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place }: { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = ничего
effect-knights = { knights } сразу
effect-towers = { towers } сразу
effect-crowns = { crowns } для своего города
effect-points = { points } в конце игры
effect-tax_per_knight = +{ coins } за каждого вашего рыцаря всякий раз, когда рыцарь собирает налоги
effect-tax_per_tower = +{ coins } за каждую вашу башню всякий раз, когда рыцарь собирает налоги
effect-per_tower = { points } в конце игры за каждую вашу башню
effect-per_knight = { points } в конце игры за каждого вашего рыцаря, выставленного или нет
effect-per_territory = { points } в конце игры за каждую отдельную область { NAME($terrain, case: "genitive") }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price =
    { $coins ->
        [0] Бесплатно.
       *[other] Цена: { coins }.
    }
cost =
    { $coins ->
        [0] бесплатно
        [one] за { $coins } монету
        [few] за { $coins } монеты
       *[many] за { $coins } монет
    }
board-about = О здании: { NAME($building) }
board-pile =
    { $buildings ->
        [0] Здания в стопке закончились.
        [one] В стопке осталось { $buildings } здание.
        [few] В стопке осталось { $buildings } здания.
       *[many] В стопке осталось { $buildings } зданий.
    }
board-dragon =
    { $dragon ->
        [home] Дракон в пещере. За 1 монету он сожжёт здание.
       *[away] В этом раунде дракон уже вылетал.
    }
purse = { coins }, { knights } наготове, { towers }
purse-queen = { purse }, королева

## The log

log-kings = Порядок королей: { LIST($names, type: "unit") }.
log-tiles = Новые здания: { LIST($buildings) }.
log-line = Новые участки: { LIST($dominoes) }.
log-placed = { $name }: участок { $domino } на { LIST($squares) } ({ gain }).
log-discarded = { $name }: сброс участка { $domino }, ему нет места.
log-taxed = { $name }: налоги на { LIST($squares) } ({ coins }).
log-constructed = { $name }: { NAME($building) } на { LIST($squares) } { cost }, { gain }.
log-queen = Королева теперь гостит здесь: { $name }.
log-burnt = { $name }: дракон подкуплен и сжигает { NAME($building, case: "accusative") }.
log-claimed = { $name }: выбор участка { $domino }.
log-secured = { LIST($names) }: бонус «{ $bonus }» обеспечен ({ points }).
log-left_over =
    { $number ->
        [one] Остался участок { LIST($dominoes) }.
        [few] Остались участки { LIST($dominoes) }.
       *[many] Остались участки { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Победа: { LIST($names) }.
        [few] Общая победа: { LIST($names) }.
       *[many] Общая победа: { LIST($names) }.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] Вы победили!
            [few] Вы разделяете победу!
           *[many] Вы разделяете победу!
        }
       *[others] { $winners ->
            [one] Победа: { LIST($names) }!
            [few] Общая победа: { LIST($names) }
           *[many] Общая победа: { LIST($names) }
        }
    }
result-largest = Очков поровну: решает самая большая область.
result-shared = Поровну и очков, и квадратов в самых больших областях: победа общая.
result-series-shared = Очков в сумме поровну: победа общая.
result-so-far = Текущий счёт
result-lesson =
    { $game ->
        [Q] Дальше: { -game-Q }
       *[other] Дальше: игра в командах
    }
result-game =
    { $winners ->
        [one] Партия { $game }, победа: { LIST($names) }
        [few] Партия { $game }, общая победа: { LIST($names) }
       *[many] Партия { $game }, общая победа: { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Победа в «Династии»: { LIST($names) }!
        [few] Общая победа в «Династии»: { LIST($names) }
       *[many] Общая победа в «Династии»: { LIST($names) }
    }

## Score sheets

sheet-territory = Область
sheet-terrain = { NAME($terrain, capitalization: "uppercase") }
sheet-count = Квадраты × короны
sheet-points = Очки
sheet-total = Итого
sheet-winner = Победа
sheet-series = { variant-dynasty }
sheet-ruler = Игрок
sheet-crownless = Без корон
sheet-game = Партия { $game }
sheet-coins = Монеты
sheet-queen = с королевой
tiles-building = Здание
tiles-effects = Что даёт
tiles-sure = Достоверность
tiles-inferred = мгновенный эффект вычислен
tiles-seen = видно на фотографиях

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = Стол. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
label-line = Этот раунд
label-next = Следующий
coming = ещё { $coming }
coming-title =
    { $coming ->
        [one] Впереди ещё { $coming } участок
        [few] Впереди ещё { $coming } участка
       *[many] Впереди ещё { $coming } участков
    }
coming-all =
    { $unseen ->
        [1] Пока не показан { $unseen } участок. Он ещё выйдет.
        [one] Пока не показано участков: { $unseen }. Все они ещё выйдут.
        [few] Пока не показаны { $unseen } участка. Все они ещё выйдут.
       *[many] Пока не показано { $unseen } участков. Все они ещё выйдут.
    }
coming-some =
    { $coming ->
        [0] Не показано участков: { $unseen }. В этой партии они уже не выйдут.
        [one] Пока не показано участков: { $unseen }. Из них выйдет { $coming }, но какой именно, никто не знает.
        [few] Пока не показано участков: { $unseen }. Из них выйдут { $coming }, но какие именно, никто не знает.
       *[many] Пока не показано участков: { $unseen }. Из них выйдет { $coming }, но какие именно, никто не знает.
    }
coming-terrain = Ландшафт
coming-squares = Квадраты
coming-crowns = Короны
coming-box = { NAME($game) }
label-waiting = Очередь

## The table in words: its squares, dominoes and buildings

reading-kingdom = Империя: { LIST($names) }
reading-size = { points }. Размер { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } (предел { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = замок
square-empty = пусто
square-building = { NAME($building) } ({ effects })
square-knight = рыцарь
square-territory =
    { $crowns ->
        [0] область: { squares }, без корон
       *[other] область: { squares }, { crowns }
    }
square-open = можно строить
square-latest = только что занят
square-fits = участок сюда помещается
square-lost = уже не заполнить
square-tax = здесь рыцарь может собрать налоги
square-of = империя: { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, ход сделан
        [now] { option-claim }, сейчас ходит: { $name }
        [king] { option-claim }, здесь король: { $name }
       *[free] { option-claim }, свободен
    }
board-spot-empty = { coins }: здания нет.
board-spot-dragon = { coins }: сожжено драконом.
board-title = Планшет «Строительство»
board-queen =
    { $host ->
        [none] Королева пока ни у кого не гостит.
       *[some] Королева гостит здесь: { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Окончена
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-yours = Ваш ход · { $text }
saved-theirs = Ждём ход: { $name } · { $text }
saved-aside = Нечитаемая сохранённая партия № { $number }
saved-asides = Нечитаемые сохранённые партии: { $number }
saved-newer = Партия из более новой версии
saved-newer-text = Обновите страницу, чтобы получить новую версию, или скачайте партию.
saved-settings = настройки не удалось прочитать
saved-gone = Эта партия удалена в другой вкладке.
saved-kept = Браузер не ответил, поэтому партия на месте. Попробуйте ещё раз.
saved-taken = Теперь вы играете эту партию в другой вкладке. Все ходы сохранены. Здесь её можно посмотреть или продолжить.
saved-delete = Удалить эту партию?
saved-delete-text = { $game }. Отменить это будет нельзя.
saved-delete-no = Оставить
saved-delete-yes = Удалить
saved-clear = Удалить их все?
saved-clear-text = { $game }. Отменить это будет нельзя.
saved-many = Сохранено партий: { $number }
saved-many-text = Из-за такого числа партий страница может работать медленнее. Скачайте их все, а потом, если хотите, удалите самые старые завершённые ({ $number }).
saved-oldest = Самые старые завершённые партии: { $number }
saved-on-table = Вы играете эту партию. Чтобы её удалить, сначала выйдите из-за стола.
saved-elsewhere = Эта партия открыта в другой вкладке. Чтобы её удалить, сначала закройте ту вкладку.
save-unreachable = Сохранённые партии сейчас недоступны{ $reason }. Ничего не пропало: играйте, а позже обновите страницу, чтобы их увидеть.
save-newer = Ваши партии сохранены более новой версией. Ничего не пропало: обновите страницу или просто начните новую партию.
save-forbidden = Браузер не сохраняет здесь партии. Играть можно, но с закрытием вкладки партия закончится.
save-framed = Внутри других сайтов партии не сохраняются. Чтобы сохранить эту, выберите в меню «Открыть в новой вкладке».
save-full = Не сохранено ({ $reason }). При обновлении пропадут последние ходы: не закрывайте эту вкладку и скачайте все партии.
save-spare = Обычное сохранение не удалось ({ $reason }), но ваши ходы есть в запасной копии. Для надёжности скачайте все партии.
save-settings = Настройки не удалось сохранить. Они действуют, пока открыта страница.
save-broken = Сохранённую партию не удалось прочитать{ $reason }. Она отложена под номером { $number }: скачайте её из списка или начните новую партию.

## Links, and what went wrong

link-broken = Ссылка повреждена или неполна{ $reason }. Попросите новую или начните партию здесь.
later-missing = Часть страницы не загрузилась; ничего не пропало. Проверьте соединение и попробуйте ещё раз или обновите страницу.
failed = Что-то пошло не так ({ $reason }). Партия сохранена; обновите страницу.

## The coach

coach-ask = Попросить совета
coach-later = Советника можно спросить в свой ход.

## Variants

variant-harmony = Гармония
variant-middle = Срединная империя
variant-dynasty = Династия
