### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = Правила «{ -game-K(case: "genitive") }», «{ -game-Q(case: "genitive") }» и «{ -game-W(case: "genitive") }»
rules-page-title = { $title } — Правила — Realmino
rules-description = Правила «{ -game-K(case: "genitive") }», «{ -game-Q(case: "genitive") }» и «{ -game-W(case: "genitive") }» нашими словами, с рисунками и примерами.
rules-short = Правила
rules-skip = Перейти к тексту
rules-play = Играть
rules-chapters = Главы
rules-contents = Все правила
rules-to-contents = Оглавление
rules-index = От А до Я
rules-index-entry = { $chapter }: { $rule }
rules-tables = Таблицы
rules-earlier = Назад: { $title }
rules-later = Дальше: { $title }
rules-colophon = Неофициальный проект поклонников, со своими текстами и рисунками. Автор игр «{ -game-K }» и «{ -game-Q }» — Bruno Cathala, издатель — Blue Orange.
rules-languages = Правила на других языках
rules-documents = Документация для программистов и владельцев сайтов
rules-number = { SPELLED($number) }

## The search

rules-search = Поиск в правилах
rules-search-here = Найти
rules-nothing = Ничего не найдено
rules-offline = Поиск не загрузился. На странице «Все правила» есть указатель от А до Я.

## Below a picture

rules-try = Попробовать
rules-play-this = Сыграть эту позицию
rules-try-wait = Минуту…
rules-try-close = Назад к рисунку
rules-copy = Поделиться
rules-copy-position = Копировать позицию
rules-copy-picture = Копировать ссылку на рисунок
rules-copy-lines = Копировать код для вставки
rules-save-png = Сохранить как PNG
rules-save-svg = Сохранить как SVG
rules-copy-link = Эта позиция в Realmino
rules-copied = Скопировано
rules-saved = Сохранено
rules-as-svg = Сохранено как SVG: этот браузер не может сохранить здесь PNG
rules-not-saved = Не сохранено: рисунок не загрузился
rules-not-copied = Не скопировано: браузер не разрешает
rules-examples =
    { $count ->
        [one] { $count } пример
        [few] { $count } примера
       *[many] { $count } примеров
    }
rules-total-seat = Империя
rules-total-game = Партия { $number }
rules-total-sum = Итого

## The description of an example

rules-check-before = До того у игрока { $letter }: { coins }, { knights } наготове, { towers }
rules-check-played = Затем: { LIST($moves, type: "clauses") }
rules-check-allowed = Можно: { $tried }
rules-check-refused = Нельзя: { $tried }. { $reason }
rules-check-score = Приносит { points }
rules-check-largest = Самая большая область: { squares }
rules-check-winners =
    { $count ->
        [one] Победа: { LIST($letters) }
        [few] { LIST($letters) } разделяют победу
       *[many] { LIST($letters) } разделяют победу
    }
rules-check-points = У игрока { $letter } { points }
rules-check-to_act = Ходит { $letter }
rules-check-due-kings = Дальше вытягивают королей
rules-check-due-line = Дальше выкладывают ряд
rules-check-due-tiles = Дальше выкладывают здания
rules-check-over = Партия окончена
rules-check-purse = У игрока { $letter }: { coins }, { knights } наготове, { towers }
rules-check-queen =
    { $letter ->
        [nobody] Королева ни у кого не гостит
       *[other] Королева гостит у игрока { $letter }
    }
rules-check-dragon =
    { $spot ->
        [cave] Дракон в пещере
       *[other] Дракон сидит на месте с ценой { $spot }
    }
rules-check-legal = Возможные ходы: { LIST($moves, type: "clauses") }
rules-check-legal-many =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
       *[many] { $count } возможных ходов
    }
rules-item-territory = { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins }: { points }
rules-item-harmony = Гармония: { points }
rules-item-middle = Срединная империя: { points }
rules-item-building = { $building }: { points }

## The tables of the boxes

rules-dominoes = Прямоугольные участки
rules-dominoes-text =
    { $dominoes ->
        [one] В каждой коробке { $dominoes } участок с номерами от { $first } до { $last }. Когда какой выйдет, не знает никто, но посмотреть, что там есть, может каждый.
        [few] В каждой коробке { $dominoes } участка с номерами от { $first } до { $last }. Когда какой выйдет, не знает никто, но посмотреть, что там есть, может каждый.
       *[many] В каждой коробке { $dominoes } участков с номерами от { $first } до { $last }. Когда какой выйдет, не знает никто, но посмотреть, что там есть, может каждый.
    }
rules-dominoes-sure = Насколько это точно
rules-dominoes-sure-K = «{ -game-K }»: несколько независимых открытых описаний сходятся на каждом участке.
rules-dominoes-sure-Q = «{ -game-Q }»: состав взят из одного открытого списка. Фотографии подтверждают около половины разных участков и не противоречат ни одному; большинство напечатанных номеров известно только из этого списка. Другой открытый список отличается участками с { $first } по { $last }: там лес вместо города, и квадратов с городом { $fewer }, а не { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = Все участки «{ NAME($game, case: "genitive") }» с номерами; в таблице ниже они описаны
rules-dominoes-lands = Квадраты и короны каждого ландшафта
rules-dominoes-all = Каждый участок
rules-dominoes-number = Номер
rules-dominoes-first = Первая половинка
rules-dominoes-second = Вторая половинка
rules-land = Ландшафт
rules-squares = Квадраты
rules-crowns = Короны
rules-sum = Всего
rules-buildings = Здания
rules-buildings-text =
    { $tiles ->
        [one] В «{ -game-Q(case: "prepositional") }» { $tiles } участок со зданием
        [few] В «{ -game-Q(case: "prepositional") }» { $tiles } участка со зданиями
       *[many] В «{ -game-Q(case: "prepositional") }» { $tiles } участков со зданиями
    }{ " " }{ $kinds ->
        [one] { $kinds } вида. Всего на них { knights } и { towers }.
        [few] { $kinds } видов. Всего на них { knights } и { towers }.
       *[many] { $kinds } видов. Всего на них { knights } и { towers }.
    }
rules-buildings-sure = Что здание приносит в конце игры, известно надёжно. Что оно даёт сразу, напечатано на серой стороне, которая видна лишь на немногих фотографиях: где в таблице указан «расчёт», значения подобраны так, чтобы сошлись все опубликованные суммы. Названия, которых нет ни в одних правилах, описывают рисунок.
rules-building = Здание
rules-copies = Штук
rules-effects = Что даёт
rules-at-end-from = Источник (в конце игры)
rules-at-once-from = Источник (сразу)
rules-from-photo = фотографии
rules-from-rulebook = правила
rules-from-rulebook-name = название из правил
rules-from-single = один источник
rules-from-inferred = расчёт по суммам
rules-building-all = Все здания
rules-building-front = Строящееся, на планшете «Строительство»
rules-building-done = Построенное, в империи
rules-building-numbers = Номера
rules-building-price = Сколько стоит
rules-building-price-text =
    { $most ->
        [one] Цена его места: от { $most } монеты до нуля. Когда здания сдвигаются, оно дешевеет.
        [few] Цена его места: от { $most } монет до нуля. Когда здания сдвигаются, оно дешевеет.
       *[many] Цена его места: от { $most } монет до нуля. Когда здания сдвигаются, оно дешевеет.
    }
rules-building-rules = Связанные правила
rules-building-examples = Примеры с этим зданием
