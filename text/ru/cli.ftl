### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } здание
        [few] { $tiles } здания
       *[many] { $tiles } зданий
    }

## Lands and the colours of the seats

-land-wheat =
    { $case ->
        [genitive] полей
       *[nominative] поле
    }
-land-forest =
    { $case ->
        [genitive] лесов
       *[nominative] лес
    }
-land-lake =
    { $case ->
        [genitive] озёр
       *[nominative] озеро
    }
-land-grassland =
    { $case ->
        [genitive] равнин
       *[nominative] равнина
    }
-land-swamp =
    { $case ->
        [genitive] болот
       *[nominative] болото
    }
-land-mine =
    { $case ->
        [genitive] гор
       *[nominative] горы
    }
-land-town =
    { $case ->
        [genitive] города
       *[nominative] город
    }
-colour-pink = розовый
-colour-yellow = жёлтый
-colour-green = зелёный
-colour-blue = синий
-colour-orange = оранжевый
-colour-purple = фиолетовый
-colour-white = белый
-colour-red = красный
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = участок { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = Ход { $move } не разрешён. { $reason }
reason-game_over = Игра окончена.
reason-deal_due = Сначала нужна раздача.
reason-nothing_due = Сейчас раздавать нечего.
reason-wrong_deal = Сейчас раздают не это.
reason-mirrored = Половинки одинаковы, поэтому это место записывают с n или e.

## What a move did

move-place = { $name } добавляет { domino } на { $square1 } и { $square2 }.
move-discard = { $name } сбрасывает { domino }: ему нет места.
move-tax =
    { $knights ->
        [one] { $name } ставит рыцаря на { LIST($squares) }: { coins }.
        [few] { $name } ставит рыцарей на { LIST($squares) }: { coins }.
       *[many] { $name } ставит рыцарей на { LIST($squares) }: { coins }.
    }
move-construct =
    { $coins ->
        [one] { $name } строит { NAME($building, case: "accusative") } на { $square } за { $coins } монету.
        [few] { $name } строит { NAME($building, case: "accusative") } на { $square } за { $coins } монеты.
       *[many] { $name } строит { NAME($building, case: "accusative") } на { $square } за { $coins } монет.
    }
move-burn = { $name } подкупает дракона, и он сжигает { NAME($building, case: "accusative") }.
move-claim = { $name } выбирает { domino }.
move-tiles = Новое на планшете «Строительство»: { LIST($buildings, type: "unit") }.
move-line = Выложен новый ряд.
move-kings = Короли вытянуты.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = налоги +{ $coins } за рыцаря
effect-tax-tower = налоги +{ $coins } за башню
effect-territory = { points } за область { NAME($terrain, case: "genitive") }
effect-end-tower = { points } за башню
effect-end-knight = { points } за рыцаря
play-purse = { coins } · { knights } наготове, { $placed } на участках · { towers }
play-purse-queen = { play-purse } · королева здесь
play-board =
    { $queen ->
        [nobody] Планшет «Строительство», в стопке { tiles }. Королева ни у кого не гостит; { play-board-dragon }.
       *[other] Планшет «Строительство», в стопке { tiles }. Королева в империи { $queen }; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] дракон в пещере
       *[other] дракон на месте { $dragon }
    }
play-spot = место { $spot }
play-spot-dragon = дракон

## A game at the terminal

play-title = { $game }, { $rules }, код расклада { $seed }
play-begin = { $title }. Введите ?, чтобы увидеть справку.
play-by-you = вы
play-by-random = случайный бот
play-by-greedy = жадный бот
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-emperor = { -level-emperor }
play-by-friend = другой человек
play-stopped = Партия остановлена.
play-record = Запись: { $record }
play-choices = Выберите число от 1 до { $number }.
play-no-token = Неизвестный ход: { $reason }. Введите ?, чтобы увидеть справку.
play-undone = Отменено.
play-no-undo = Отменять нечего: после последней раздачи вы ничего не выбирали.
play-round = Раунд { $round } из { $rounds }
play-line = Текущий ряд
play-next = Следующий ряд
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Отправьте это приглашение друзьям:
play-link-paste = Вставьте полученную ссылку или q для выхода:
play-link-answer = Отправьте этот ответ тому, кто вас пригласил:
play-link-who = Какой вы игрок? { LIST($letters, type: "or") }
play-link-missing = Ещё не ответили игроки: { LIST($letters) }
play-link-finish = Enter завершает ход, u отменяет:
play-link-send = Отправьте эту ссылку друзьям:
play-link-theirs = Сейчас ходит: { $name }
play-over = Игра окончена.
choose-place = Добавить { domino }:
choose-tax = Собрать налоги рыцарями:
choose-construct =
    { $coins ->
        [one] Построить { NAME($building, case: "accusative") } за { $coins } монету:
        [few] Построить { NAME($building, case: "accusative") } за { $coins } монеты:
       *[many] Построить { NAME($building, case: "accusative") } за { $coins } монет:
    }
choose-burn = Подкупить дракона за 1 монету, чтобы он сжёг:
choose-end = Завершить ход:
choose-claim = Выбрать участок:
choose-claim-court = Выбрать участок и завершить ход:
play-help =
    Введите номер варианта или обозначение хода и нажмите Enter.
      A17g8e   добавить участок 17: первая половинка на g8, вторая к востоку (n — север, e — восток,
               s — юг, w — запад); можно просто g8e. Замок стоит на g7, столбцы от a до m,
               строки от 1 до 13 снизу вверх.
      E38      выбрать участок 38; чем он правее, тем ценнее, но тем позже следующий выбор
      u        отменить, не дальше последней раздачи
      r        показать запись партии до этого места
      ?        показать эту справку
      q        выйти и напечатать запись
    Хотя бы одна половинка должна прилегать к замку или к такому же ландшафту. Область приносит
    очки: число её квадратов, умноженное на число корон.
play-help-court =
    С рыцарями и монетами до выбора участка можно сделать ещё кое-что, в таком порядке:
      Bg8      поставить рыцаря на g8, квадрат только что добавленного участка, и собрать по монете
               за каждый квадрат его области; Bg8g9 — два рыцаря
      C3h8     построить здание с места ценой 3 на своём свободном квадрате h8 с городом
      D3       подкупить дракона за 1 монету, чтобы он сжёг здание на месте ценой 3
    Буквы здесь латинские: B — это действие Б в правилах, C — В, D — Г, E — Д. Пропускать ничего не
    нужно: выбор участка завершает ход (в последнем раунде просто E). Участки коробки «Лоскутной
    империи» обозначаются от 49 до 96: напечатанный номер плюс 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (пока без областей)
       *[other] { $name }: { points } (самая большая область: { $largest })
    }
score-coins = монеты { $coins }
score-harmony = гармония
score-middle = середина
score-squares = { $size } × { crowns }
score-queen = (с короной королевы)
verdict-points =
    { $winners ->
        [one] Победа по очкам: { LIST($names) }
        [few] Победа по очкам: { LIST($names) }
       *[many] Победа по очкам: { LIST($names) }
    }
verdict-largest =
    { $winners ->
        [one] Победа по самой большой области: { LIST($names) }
        [few] Победа по самой большой области: { LIST($names) }
       *[many] Победа по самой большой области: { LIST($names) }
    }
verdict-shared =
    { $winners ->
        [one] Общая победа: { LIST($names) }
        [few] Общая победа: { LIST($names) }
       *[many] Общая победа: { LIST($names) }
    }
score-kingdom = Империя
score-kingdom-named = Империя { $letter }
score-ahead = Впереди: { LIST($letters) }

## A moment of a record

moment = { $rules }, шаг { $move } из { $moves }, { moment-in-round }
moment-in-round = раунд { $round } из { $rounds }
moment-dynasty = { $rules }, «Династия», партия { $game } из { $games }, шаг { $move } из { $moves }, { moment-in-round }
moment-position = Позиция
moment-to-act = Дальше
moment-purse = Запас { $letter }
moment-totals = Династия
moment-comment = Примечание
moment-nobody = никто, игра окончена
moment-deals-kings =
    { $number ->
        [one] вытягивают { $number } короля
        [few] вытягивают { $number } королей
       *[many] вытягивают { $number } королей
    }
moment-deals-tiles =
    { $number ->
        [one] выкладывают { $number } здание
        [few] выкладывают { $number } здания
       *[many] выкладывают { $number } зданий
    }
moment-deals-line =
    { $number ->
        [one] выкладывают { $number } участок
        [few] выкладывают { $number } участка
       *[many] выкладывают { $number } участков
    }
moment-legal = { $letter }, разрешено { $number }: { LIST($tokens, type: "words") }

## Чего стоят варианты в позиции

solve-heading-exact = Решено для империи { $letter }: точно, если все играют наилучшим образом.
solve-heading-about =
    { $games ->
        [one] Решать ещё рано: оценки для империи { $letter } на основе { $games } смоделированной партии.
        [few] Решать ещё рано: оценки для империи { $letter } на основе { $games } смоделированных партий.
       *[many] Решать ещё рано: оценки для империи { $letter } на основе { $games } смоделированных партий.
    }
solve-choice = выбор
solve-exact = точно
solve-about = примерно
solve-points = очки
solve-margin = отрыв
solve-behind = потеря
solve-error = погрешность
solve-spread = разброс
solve-spread-note = разброс: насколько меняется потеря, если остальные играют против лидера
solve-unlisted =
    { $number ->
        [one] Не показан ещё { $number } вариант: он выглядит слабее или зеркально повторяет один из показанных.
        [few] Не показаны ещё { $number } варианта: они выглядят слабее или зеркально повторяют один из показанных.
       *[many] Не показано ещё { $number } вариантов: они выглядят слабее или зеркально повторяют один из показанных.
    }

## Доказательство записи

verify-game = { $rules }, партия { $identity }, люди на местах { LIST($letters, type: "words") }
verify-deal = раздача { $deal }: { $draws }, от { LIST($letters, type: "words") }
verify-left = с хода { $move } за { LIST($letters, type: "words") } играет бот
verify-back = с хода { $move } снова играет: { LIST($letters, type: "words") }
verify-undo = по общему согласию отменено до хода { $move }
verify-proven =
    { $deals ->
        [one] { $deals } раздача доказана.
        [few] { $deals } раздачи доказаны.
       *[many] { $deals } раздач доказано.
    }
verify-refused = Не доказано: { $reason }

## Tables: building tiles, opponents compared, speeds

progress =
    { $games ->
        [one] { $bar } { $done } из { $games } партии
        [few] { $bar } { $done } из { $games } партий
       *[many] { $bar } { $done } из { $games } партий
    }
progress-left = { progress }, осталось { $time }
progress-known = { progress } уже сыграно
time-seconds = { $seconds } с
time-minutes = { $minutes } мин { $seconds } с
time-hours = { $hours } ч { $minutes } мин
stopped = остановлено

## Diagrams: the words in a picture, and its description for screen readers

picture = Позиция «{ NAME($game, case: "genitive") }»
picture-line = Ряд
picture-next = Следующий ряд
picture-board = Планшет «Строительство»
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · королева
picture-line-words = Ряд: { LIST($dominoes, type: "clauses") }.
picture-next-words = Следующий ряд: { LIST($dominoes, type: "clauses") }.
picture-domino = участок { $domino }, { half-first } и { half-second }
picture-domino-king = { picture-domino }, король игрока { $letter }
picture-board-words = Планшет «Строительство»: { LIST($spots, type: "clauses") }.
picture-spot = место { $spot }: { $building } ({ $tile })
picture-spot-dragon = место { $spot }: дракон
picture-spot-empty = место { $spot }: пусто
picture-kingdom-words = Империя { $letter } ({ $who }), замок на g7: { LIST($lands, type: "clauses") }.
picture-no-land = пока без областей
picture-land =
    { $crowns ->
        [0] { $terrain } на { LIST($squares, type: "words") }
        [one] { $terrain } с { $crowns } короной на { LIST($squares, type: "words") }
        [few] { $terrain } с { $crowns } коронами на { LIST($squares, type: "words") }
       *[many] { $terrain } с { $crowns } коронами на { LIST($squares, type: "words") }
    }
picture-owned = У игрока { $letter }: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) на { $square }
picture-knights = рыцари на { LIST($squares, type: "words") }
picture-tried-allowed = Здесь можно: { $tried }.
picture-tried-refused = Здесь нельзя: { $tried }. { $reason }
picture-try-place = добавить { picture-domino }, на { LIST($squares) }
picture-try-discard = сбросить { picture-domino }
picture-try-tax =
    { $knights ->
        [one] собрать налоги рыцарем на { LIST($squares) }
        [few] собрать налоги рыцарями на { LIST($squares) }
       *[many] собрать налоги рыцарями на { LIST($squares) }
    }
picture-try-construct = построить на { $square } { NAME($building, case: "accusative") }
picture-try-construct-spot = построить на { $square } здание с места { $spot }
picture-try-burn = подкупить дракона, чтобы он сжёг { NAME($building, case: "accusative") }
picture-try-burn-spot = подкупить дракона, чтобы он сжёг здание с места { $spot }
picture-try-claim = выбрать { picture-domino }
picture-try-end = завершить ход
