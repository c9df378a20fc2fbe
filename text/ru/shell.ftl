### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] Ноль
            [1] Один
            [2] Два
            [3] Три
            [4] Четыре
            [5] Пять
            [6] Шесть
            [7] Семь
            [8] Восемь
            [9] Девять
            [10] Десять
            [11] Одиннадцать
            [12] Двенадцать
           *[other] { $number }
        }
       *[lowercase] { $case ->
            [genitive] { $number ->
                [0] нуля
                [1] одного
                [2] двух
                [3] трёх
                [4] четырёх
                [5] пяти
                [6] шести
                [7] семи
                [8] восьми
                [9] девяти
                [10] десяти
                [11] одиннадцати
                [12] двенадцати
               *[other] { $number }
            }
           *[nominative] { $number ->
                [0] ноль
                [1] один
                [2] два
                [3] три
                [4] четыре
                [5] пять
                [6] шесть
                [7] семь
                [8] восемь
                [9] девять
                [10] десять
                [11] одиннадцать
                [12] двенадцать
               *[other] { $number }
            }
        }
    }

## Loading

boot-loading = Загрузка игры… { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Почти готово… Уже можно нажать «Начать».
       *[table] Почти готово…
    }
boot-setting = Раскладываем игру…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Браузер открывает эту страницу только с веб-сервера: запустите «python build.py play» в папке проекта.
unsupported-old = Этот браузер слишком старый для игры, или в нём отключён WebAssembly: возьмите современный Firefox, Chrome, Edge или Safari.
unsupported-missing = Файл игры «{ $file }» не загрузился: проверьте соединение и обновите страницу.
unsupported-damaged = Файл игры «{ $file }» пришёл повреждённым: возможно, в этой сети сначала нужно войти. Проверьте соединение и обновите страницу.
unsupported-failed = Игра не запустилась, но сохранённое здесь не пропало: обновите страницу или возьмите современный Firefox, Chrome, Edge или Safari.

## A new version of the page

offline-ready = Готова новая версия.
offline-unsaved = Новая версия ждёт: вашу партию сейчас не удалось сохранить. Здесь всё продолжается по-прежнему; попробуйте через минуту ещё раз.

## The list of saved games; a button's label names its game too

saved-games-resume = Продолжить
saved-games-remove = Удалить
saved-games-download = Скачать
saved-games-more = ещё { $number }
saved-games-about = { $verb }: { $title }
storage-strange = это не сохранённый текст

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Для «Королевской свадьбы» нужно не меньше { SPELLED($least, case: "genitive") } игроков. { give-more }
       *[other] Для игры нужно не меньше { SPELLED($least, case: "genitive") } игроков. { give-more }
    }
give-more =
    { $missing ->
        [one] Добавьте ещё одного игрока или бота.
        [few] Добавьте ещё { SPELLED($missing, case: "genitive") } игроков или ботов.
       *[many] Добавьте ещё { SPELLED($missing) } игроков или ботов.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $players ->
            [one] { SPELLED($players, capitalization: "uppercase") } игрок
            [few] { SPELLED($players, capitalization: "uppercase") } игрока
           *[many] { SPELLED($players, capitalization: "uppercase") } игроков
        }{ $kings ->
            [1] { "" }
            [one] , у каждого { SPELLED($kings) } король
            [few] , у каждого { SPELLED($kings) } короля
           *[many] , у каждого { SPELLED($kings) } королей
        }, империи { mix-size }.
        [one] { SPELLED($teams, capitalization: "uppercase") } команда из двух игроков с общей империей { mix-size }.
        [few] { SPELLED($teams, capitalization: "uppercase") } команды по двое, у каждой общая империя { mix-size }.
       *[many] { SPELLED($teams, capitalization: "uppercase") } команд по двое, у каждой общая империя { mix-size }.
    }
mix-size =
    { $rounds ->
        [one] { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { $rounds } раунд, в ряду по { $line }
        [few] { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { $rounds } раунда, в ряду по { $line }
       *[many] { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } раундов, в ряду по { $line }
    }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }В каждом ряду остаётся { SPELLED($left) } лишний участок.
        [few] { " " }В каждом ряду остаются { SPELLED($left) } лишних участка.
       *[many] { " " }В каждом ряду остаются { SPELLED($left) } лишних участков.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Так можно, но правила советуют команды.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Только для двоих: добавьте ещё одного игрока.
       *[other] Только для двоих: поставьте «Пусто» лишним игрокам ({ $surplus }).
    }
setup-unteamed =
    { $players ->
        [7] Команды — для шести или восьми: добавьте одного игрока или поставьте одному «Пусто».
       *[other] Команды — для шести или восьми игроков: добавьте ещё { SPELLED($missing, case: "genitive") }.
    }
setup-you = { you }
setup-forget = Забыть имя { $name }
setup-partner = в паре: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = Играть

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Поделиться моментом
share-png = Сохранить PNG
share-svg = Сохранить SVG
share-described = Копировать описание
share-file = realmino
share-saved = Сохранено как { $file }.
share-withheld = Этот браузер не даёт страницам читать пиксели, поэтому рисунок сохранён как SVG: { $file }.
share-texts = Ссылка и текст
share-link = Копировать ссылку
share-position = Копировать позицию
share-copied = Скопировано.
share-page = Строки для другой страницы
share-text = Вставьте эти строки туда, где должен быть стол. Пока его нет, и там, где скрипты отключены, читатели видят рисунок или ссылку.
share-mode = Читатели могут
share-replay = листать партию
share-play = играть дальше
share-score = видеть очки
share-pictured = С рисунком стола
share-unpictured = Строки будут без рисунка: этот браузер не даёт страницам читать пиксели.
share-alternative = Момент партии: { $turn }
share-lines = Строки
share-copy = Копировать строки
share-marked = Строки выделены: теперь скопируйте их.
share-lead = Момент этой партии в Realmino
share-close = Закрыть
