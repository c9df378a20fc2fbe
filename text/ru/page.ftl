### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · «{ -game-K }» и «{ -game-Q }» в браузере
page-description = Играйте в «{ -game-K }», «{ -game-Q(case: "accusative") }» и «{ -game-W(case: "accusative") }» в браузере, с друзьями на одном устройстве или против ботов. Работает и без интернета.
page-app = Играйте в «{ -game-K }», «{ -game-Q(case: "accusative") }» и «{ -game-W(case: "accusative") }» с друзьями или ботами, с интернетом и без него.
page-tagline = «{ -game-K }», «{ -game-Q }» и «{ -game-W }» с друзьями, с ботами или со всеми сразу.
page-colophon = Неофициальный проект поклонников. Автор игр — Bruno Cathala, издатель — Blue Orange.
page-languages = Языки
page-pad = Очки настольной партии
page-noscript = Для Realmino нужен JavaScript. Включите его, пожалуйста.
page-not-found = По этому адресу нет страницы.
page-stalled = Загрузка остановилась. Проверьте соединение, войдите в сеть, если она этого требует, разрешите скрипты этой страницы и обновите её. Сохранённые партии на месте.

## A new version

update-now = Обновить
update-later = Позже

## Saved games

games-shelf = История и статистика
games-help = Хранятся, пока вы их не удалите.
games-file = Файл с партиями

## Which game; $least to $most players

choice-daily-text = Каждый день новый, для всех один.
choice-learn = Научиться за 5 минут
choice-puzzles-text = Найдите лучший выбор.
choice-teach = Научитесь играть:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Команды
choice-game = Какая игра?
choice-game-name = { NAME($game) }
choice-game-seats =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
choice-game-K = Соединяйте ландшафты, собирайте короны.
choice-game-Q = Плюс города, рыцари, королева и дракон.
choice-game-W = Обе коробки, каждый за себя или в командах.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Игроки
choice-bots = Боты
choice-places = Имена и места
seat-name-pink = Имя розового
seat-name-yellow = Имя жёлтого
seat-name-green = Имя зелёного
seat-name-blue = Имя синего
seat-name-orange = Имя оранжевого
seat-name-purple = Имя фиолетового
seat-name-white = Имя белого
seat-name-red = Имя красного
seat-kind-pink = Розовый игрок
seat-kind-yellow = Жёлтый игрок
seat-kind-green = Зелёный игрок
seat-kind-blue = Синий игрок
seat-kind-orange = Оранжевый игрок
seat-kind-purple = Фиолетовый игрок
seat-kind-white = Белый игрок
seat-kind-red = Красный игрок
kind-person = Человек
kind-others = Простые боты
kind-none = Пусто
level-squire-text = для новичков
level-knight-text = для спокойной игры
level-duke-text = для тех, кто играет часто
level-emperor-text = для самых сильных

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Одна империя { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } на двоих.
variant-small-text =
    { $rounds ->
        [one] Империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { $rounds } раунд, половина каждой коробки.
        [few] Империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { $rounds } раунда, половина каждой коробки.
       *[many] Империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { $rounds } раундов, половина каждой коробки.
    }
variant-duel-text =
    { $dominoes ->
        [one] Весь { $dominoes } участок, империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
        [few] Все { $dominoes } участка, империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
       *[many] Все { $dominoes } участков, империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
    }
variant-harmony-text =
    { $points ->
        [one] { $points } очко за полностью заполненную сетку.
        [few] { $points } очка за полностью заполненную сетку.
       *[many] { $points } очков за полностью заполненную сетку.
    }
variant-middle-text =
    { $points ->
        [one] { $points } очко за замок в центре.
        [few] { $points } очка за замок в центре.
       *[many] { $points } очков за замок в центре.
    }
variant-dynasty-text = Три партии, общая сумма.
variant-borrowed = Взято из «{ -game-K(case: "genitive") }».

## More choices

choice-more = Ещё настройки
choice-seed = Код расклада
choice-seed-text = Один код — одни и те же участки.
choice-handover = Пауза между игроками
choice-handover-text = Для игры на одном устройстве.
choice-people = Предлагаемые имена
choice-begin = Начать
choice-by-link = Играть по ссылке
choice-live = Играть вживую
choice-heard = Сейчас начнём…
choice-loading = Минуту…

## The frame of the table

table-title = Стол
table-ask = Совет
table-redo = Вернуть
table-menu = Меню
table-whole = Весь стол
table-open-board = Увеличить планшет «Строительство»
table-yours = Ваш ход
table-phases = Этот ход
table-choices = Варианты
table-log = Журнал
table-read = Стол словами
table-reading = Стол словами
table-reading-keys = Коснитесь квадрата или переходите между квадратами стрелками.
table-step-through = По шагам
table-rotate = Повернуть
table-dragon = Дракон
handover-text = Передайте устройство и продолжайте.
handover-go = Я на месте
result-new = Главная
result-look = Просмотр
result-review = Разбор
result-count = Пересчитать

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Справка
guide-rules = Правила
guide-things = На столе
guide-steps = Ваш ход
guide-hands = Мышь и касания
guide-keys = Клавиши
table-asked = Что это?
guide-rule = Правило
thing-points = Очки
thing-points-text = Каждая область приносит очки: число квадратов × число корон.
thing-waiting = Очерёдность
thing-waiting-text = Порядок, в котором выбирают первый участок.
thing-line = Этот раунд
thing-line-text = Первым ходит наименьший номер.
thing-next = Следующий ряд
thing-next-text = С малым номером ходят раньше, большие номера ценнее.
thing-coins = Монеты
thing-coins-text = Ими платят за здания и дракону. Оставшиеся приносят очки.
thing-knights = Рыцари
thing-knights-text = Каждый собирает по монете за квадрат своей области.
thing-towers = Башни
thing-towers-text = Если у вас прибавилось башен и ни у кого их не больше, королева едет к вам.
thing-queen = Королева
thing-queen-text = Здания дешевле, в конце ещё одна корона, но дракона не подкупить.
thing-pile = Участки со зданиями
thing-pile-text = Каждый раунд пополняют планшет.
thing-cave = Пещера дракона
thing-cave-text = Раз за раунд дракона можно подкупить, чтобы он сжёг здание.
thing-add = А: добавьте участок
thing-add-text = Рядом с таким же ландшафтом или замком. Нет места — сбросьте.
thing-tax = Б: соберите налоги
thing-tax-text = На новый участок можно поставить рыцарей и получить монеты.
thing-construct = В: постройте здание
thing-construct-text = Можно купить здание на свободный квадрат с городом.
thing-burn = Г: подкупите дракона
thing-burn-text = За 1 монету можно сжечь здание.
thing-claim = Д: выберите следующий участок
thing-claim-text = После этого ваш ход заканчивается.
thing-end = Завершите ход
thing-end-text = В последнем раунде выбирать больше нечего.
hand-place = Добавить — перетащить или щёлкнуть; повернуть — правая кнопка или колесо.
hand-touch = Коснитесь квадрата, потом участка, чтобы повернуть его, и нажмите «Добавить».
hand-build = Выберите здание, потом квадрат с городом. Чтобы собрать налоги, выберите новый участок.
hand-look = Щёлкните по империи, чтобы увеличить её.
hand-hurry = Щёлкните по своей империи или нажмите пробел, чтобы поторопить ботов.
hand-ask = Коснитесь значка или заголовка, чтобы узнать, что это.
key-step = Двигать
key-confirm = Добавить или выбрать
key-next = Следующее или предыдущее место
key-turn = Повернуть
key-cancel = Вернуть участок на место
key-undo = Отменить
key-redo = Вернуть
key-namesquares = Показать координаты
key-askadvice = Спросить советника
key-askguide = Эта справка
key-control = Ctrl
key-shift = Shift
# As in English.
key-enter = Enter
key-space = Пробел
# As in English.
key-escape = Esc

## The menu

menu-title = Настройки
menu-game = Партия
menu-games = Мои партии
menu-about = О проекте
menu-share = { history-act-share }
menu-analyse = Разобрать позицию
menu-leave = Выйти из-за стола
menu-pace = Темп ботов
menu-pace-slow = Медленно
menu-pace-normal = Обычно
menu-pace-fast = Быстро
menu-pace-instant = Мгновенно
menu-thinking = Раздумья ботов
menu-thinking-short = Короткие
menu-thinking-normal = Обычные
menu-thinking-long = Долгие
menu-coach = Советник
menu-coach-off = Нет
menu-coach-ask = По запросу
menu-coach-warn = С предупреждениями
menu-theme = Оформление
menu-theme-system = Авто
menu-theme-light = Светлое
menu-theme-dark = Тёмное
menu-confirm = Подтверждать ходы
menu-confirm-text = При касании — всегда.
menu-coordinates = Показывать координаты
menu-points = Показывать очки
menu-points-text = За каждое место и каждый участок.
menu-sounds = Звуки
menu-vibration = Вибрация
menu-names = Имена в ссылках

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = О Realmino
about-what = Играйте в «{ -game-K }», «{ -game-Q(case: "accusative") }» и «{ -game-W(case: "accusative") }», которая их объединяет. Без учётных записей и рекламы. После первого посещения всё работает без интернета, а ваши партии остаются на вашем устройстве.
about-fans = Неофициальный проект поклонников со своими рисунками. Автор «{ -game-K(case: "genitive") }» и «{ -game-Q(case: "genitive") }» — { $author }, издатель — { $publisher }; к проекту они не причастны. Нравятся игры? Купите настоящие коробки!
about-how = Realmino — свободная программа; вот её { $link }лицензии{ $end }.
about-rules = { $link }Правила{ $end } — с рисунками; после первого открытия их можно читать и без интернета.
about-documents = { $link }Документация{ $end } объясняет, как разместить Realmino у себя и встроить в страницу.
about-reference = Программистам пригодится { $link }библиотека{ $end } (нужен интернет).
about-tiles = Об участках
about-tiles-dominoes = Состав участков «{ -game-Q(case: "genitive") }» взят из открытого списка. Фотографии подтверждают около половины; в другом списке отличаются четыре участка.
about-tiles-buildings = Очки в конце игры известны надёжно. Некоторые мгновенные эффекты напечатаны на стороне, которая видна лишь на немногих фотографиях; отмеченные ниже вычислены.
about-tiles-table = Участки со зданиями

## The page of licences

licences-title = Лицензии — Realmino
licences-heading = Лицензии
licences-text = Realmino — свободная программа, как и всё, что в неё входит. Вот её части и их лицензии. Исходный код частей под Mozilla Public License находится по адресу { $address }.

## A board in a frame of another page

embed-title = Стол — Realmino
embed-own-tab = Открыть в новой вкладке
embed-broken = Этот стол нельзя показать.
embed-empty = Эта рамка показывает столы на других сайтах, но в её адресе ни один не указан. { $link }Документация{ $end } объясняет, как встроить стол.
embed-tried = Готово: такой ход разрешён.
embed-solution = Показать решение

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

unsupported-local = Этой странице нужен веб-сервер. Запустите «python build.py play» в папке проекта.
unsupported-old = Этот браузер слишком старый, или в нём отключён WebAssembly. Откройте игру в новом Firefox, Chrome, Edge или Safari.
unsupported-sandboxed = Игра не может работать здесь: в параметре sandbox этой рамки нет «allow-same-origin».
unsupported-wasm = WebAssembly отключён, например режимом блокировки. Разрешите его для этого сайта и обновите страницу.
unsupported-missing = Файл «{ $file }» не загрузился. Проверьте соединение и обновите страницу.
unsupported-damaged = Файл «{ $file }» пришёл повреждённым. Проверьте соединение, войдите в сеть, если она этого требует, и обновите страницу.
unsupported-failed = Игра не запустилась, но сохранённые партии на месте. Обновите страницу или попробуйте новый Firefox, Chrome, Edge или Safari.

## A new version of the page

offline-ready = Готова новая версия.
offline-unsaved = Сейчас партию не удалось сохранить, поэтому обновление ждёт. Играйте дальше и попробуйте ещё раз чуть позже.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = ещё { $number }
saved-games-about = { history-about }
storage-strange = это не данные сохранённой партии

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Для «Королевской свадьбы» нужно не меньше { SPELLED($least, case: "genitive") } игроков. { give-more }
       *[other] Нужно не меньше { SPELLED($least, case: "genitive") } игроков. { give-more }
    }
give-more =
    { $missing ->
        [one] Добавьте игрока или бота.
        [few] Добавьте { SPELLED($missing, case: "genitive") } игроков или ботов.
       *[many] Добавьте { SPELLED($missing) } игроков или ботов.
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
        [one] { SPELLED($teams, capitalization: "uppercase") } команда из двоих, империи { mix-size }.
        [few] { SPELLED($teams, capitalization: "uppercase") } команды по двое, империи { mix-size }.
       *[many] { SPELLED($teams, capitalization: "uppercase") } команд по двое, империи { mix-size }.
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
       *[many] { " " }В каждом ряду остаётся { SPELLED($left) } лишних участков.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Правила советуют команды.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Только для двоих: добавьте одного.
       *[other] Только для двоих: уберите { SPELLED($surplus, case: "genitive") }.
    }
setup-small = Только для троих или четверых.
setup-teams =
    { $players ->
        [7] Для команд нужно шесть или восемь игроков: добавьте или уберите одного.
       *[other] Для команд нужно шесть или восемь игроков: добавьте { SPELLED($missing, case: "genitive") }.
    }
setup-you = { you }
setup-forget = Забыть имя { $name }
setup-partner = напарник: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = { menu-share }
share-tab-picture = Картинка
share-tab-film = Видео
share-tab-link = Ссылка
share-film-making = Создаём видео…
share-film-about = Короткое видео показывает, как росли империи. Оно создаётся на вашем устройстве.
share-film-make = Создать видео
share-film-cancel = { button-cancel }
share-film-cancelled = Отменено.
share-film-save = Сохранить видео
share-film-again = Ещё раз
share-film-title = Наши империи в Realmino
share-film-file = realmino-video
share-film-impossible = Этот браузер не может создать видео. Поделитесь картинкой.
share-link-about = Ссылка открывает этот момент. По ней можно посмотреть партию или играть дальше.
share-result = Итог текстом
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Копировать описание
# As in English.
share-file = realmino
share-saved = Сохранено как { $file }.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = Ещё
share-link = { pad-share }
share-position = Копировать позицию
share-copied = Скопировано.
share-page = Код для вставки
share-text = Вставьте этот код туда, где должен быть стол. Пока стол не загрузится или если скрипты отключены, читатели увидят рисунок или ссылку.
share-mode = Читатели могут
share-replay = листать партию
share-play = играть дальше
share-score = видеть очки
share-pictured = С рисунком стола
share-unpictured = Рисунка нет: этот браузер не даёт странице его создать.
share-alternative = Момент партии: { $turn }
share-lines = Код
share-copy = Копировать код
share-marked = Код выделен: теперь скопируйте его.
share-lead = Момент этой партии в Realmino
share-close = { close }
