### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · «{ -game-K }» и «{ -game-Q }» в браузере
page-description = Играйте в «{ -game-K }», «{ -game-Q(case: "accusative") }» и «{ -game-W(case: "accusative") }» с друзьями за одним столом или против ботов, в браузере, с интернетом и без него.
page-app = «{ -game-K }», «{ -game-Q }» и «{ -game-W }» в браузере, с друзьями или ботами, с интернетом и без него.
page-tagline = «{ -game-K }», «{ -game-Q }» и «{ -game-W }» в браузере, от двух до восьми игроков: друзья за одним столом, боты или те и другие.
page-colophon = Неофициальный проект поклонников. «{ -game-K }» и «{ -game-Q }» — игры Брюно Катала, издательство Blue Orange.
page-languages = Языки
page-pad = Подсчитать очки настольной партии
page-noscript = Для Realmino нужен JavaScript, а он здесь отключён.
page-stalled = Загрузка остановилась: возможно, пропало соединение, эта сеть сначала требует входа или что-то блокирует скрипты этой страницы. Всё сохранённое здесь на месте: проверьте соединение и обновите страницу.

## A new version

update-now = Обновить
update-later = Позже

## Saved games

games-shelf = История и статистика
games-help = Все партии хранятся, пока вы их не удалите.
games-download = Скачать все мои партии
games-read = Прочитать партии из файла
games-file = Файл с партиями

## Which game; $least to $most players

choice-daily-text = Одна партия в день, для всех одинаковая.
choice-teach = Впервые здесь? Учитесь, играя:
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
choice-game-K = Добавляйте участки вокруг замка: побеждают обширные земли со множеством корон.
choice-game-Q = Города и рыцари, королева, которой нужно угодить, и дракон, которого можно подкупить.
choice-game-W = Обе коробки на одном столе, каждый за себя или в командах по двое.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Кто играет?
seat-name-pink = Имя розового игрока
seat-name-yellow = Имя жёлтого игрока
seat-name-green = Имя зелёного игрока
seat-name-blue = Имя синего игрока
seat-name-orange = Имя оранжевого игрока
seat-name-purple = Имя фиолетового игрока
seat-name-white = Имя белого игрока
seat-name-red = Имя красного игрока
seat-kind-pink = Кто играет розовым
seat-kind-yellow = Кто играет жёлтым
seat-kind-green = Кто играет зелёным
seat-kind-blue = Кто играет синим
seat-kind-orange = Кто играет оранжевым
seat-kind-purple = Кто играет фиолетовым
seat-kind-white = Кто играет белым
seat-kind-red = Кто играет красным
kind-person = Человек
kind-others = Для экспериментов
kind-none = Пусто
level-squire-text = для детей и первых партий: не замечает повёрнутого и далёкого
level-knight-text = для спокойного вечера: берёт ближайшие очки и ничего не планирует
level-duke-text = для тех, кто играет часто: планирует, но не учитывает чужих ходов
level-queen-text = для самых сильных: много раз доигрывает партию в уме до конца

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Двое делят империю { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, её рыцарей и монеты.
variant-duel-text = Все участки ({ $dominoes }) на двоих, империи { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text =
    { $points ->
        [one] { $points } очко за империю без пробелов.
        [few] { $points } очка за империю без пробелов.
       *[many] { $points } очков за империю без пробелов.
    }
variant-middle-text =
    { $points ->
        [one] { $points } очко за замок точно в середине.
        [few] { $points } очка за замок точно в середине.
       *[many] { $points } очков за замок точно в середине.
    }
variant-dynasty-text = Три партии подряд, очки складываются.
variant-borrowed = Взято из «{ -game-K(case: "genitive") }».

## More choices

choice-more = Ещё настройки
choice-seed = Код расклада
choice-seed-text = С одним кодом выходят одни и те же участки. Оставьте пустым, чтобы перемешать заново.
choice-handover = Пауза между игроками
choice-handover-text = Показывает, чей ход, прежде чем устройство перейдёт из рук в руки.
choice-people = Предлагаемые имена
choice-bots = Жадный бот берёт больше всего очков из тех, что видит; случайный делает любой разрешённый ход.
choice-begin = Начать
choice-heard = Игра начнётся, как только стол будет готов.
choice-loading = Готовим стол…

## The frame of the table

table-title = Стол
table-ask = Совет
table-redo = Вернуть
table-menu = Меню
table-whole = Весь стол
table-open-board = Планшет «Строительство»: показать крупно и словами
table-yours = Ваш ход
table-phases = Этот ход
table-choices = Выбор
table-log = Журнал
table-read = Стол словами
table-reading = Стол словами
table-reading-keys = Коснитесь квадрата или переходите по квадратам стрелками.
table-step-through = По шагам
table-rotate = Повернуть
table-dragon = Дракон
handover-text = Передайте устройство и продолжайте.
handover-go = Всё готово
result-new = Новая партия
result-look = Посмотреть ещё раз
result-review = Разбор партии
result-count = Пересчитать
result-day = Поделиться
result-link = Ссылка
result-text = Итог текстом

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Справка
guide-rules = Правила этой игры
guide-things = Что лежит на столе
guide-steps = Действия за ход
guide-hands = Мышь и пальцы
guide-keys = Клавиши
table-asked = Что это?
guide-rule = Правило
thing-points = Очки
thing-points-text = Все очки к этому моменту: каждая область приносит свои квадраты, умноженные на её короны.
thing-waiting = Кто выбирает дальше
thing-waiting-text = Короли вытянуты вслепую. В этом порядке они выбирают участки первого ряда.
thing-line = Этот раунд
thing-line-text = Короли на этих участках ходят от наименьшего номера к наибольшему.
thing-next = Следующий ряд
thing-next-text = Отсюда ваш король выбирает участок. С малыми номерами вы раньше ходите в следующем раунде, на больших — более редкие земли и больше корон.
thing-coins = Монеты
thing-coins-text = Ими платят за здания и дракону. Их собирают рыцари, а оставшиеся в конце приносят очки.
thing-knights = Рыцари
thing-knights-text = Они готовы собрать налоги на участке, который вы добавляете: каждый приносит столько монет, сколько квадратов в его области.
thing-towers = Башни
thing-towers-text = Их приносят некоторые здания. Королева переезжает к тому, у кого башен становится не меньше, чем у любого другого.
thing-queen = Королева
thing-queen-text = У кого она гостит, тот платит за здания меньше, но не может подкупить дракона. В конце игры она считается ещё одной короной в самой большой области.
thing-pile = Участки со зданиями
thing-pile-text = Здания, которые ещё впереди. В конце раунда они заполняют пустые места планшета.
thing-cave = Пещера дракона
thing-cave-text = Пока дракон дома, его можно подкупить, чтобы он сжёг здание на планшете. В конце раунда он возвращается.
thing-add = А: добавьте участок
thing-add-text = Хотя бы одна половинка должна прилегать к своему ландшафту или к замку. Участок, которому нет места, сбрасывается.
thing-tax = Б: соберите налоги
thing-tax-text = Если хотите, поставьте рыцарей на только что добавленный участок: каждый приносит столько монет, сколько квадратов в его области.
thing-construct = В: постройте здание
thing-construct-text = Если хотите, купите здание с планшета и положите его на свой свободный квадрат с городом.
thing-burn = Г: подкупите дракона
thing-burn-text = Если хотите, пусть он за монету сожжёт здание на планшете, чтобы оно не досталось никому.
thing-claim = Д: выберите следующий участок
thing-claim-text = Ваш король переходит на свободный участок следующего ряда, и ваш ход заканчивается.
thing-end = Завершите ход
thing-end-text = В последнем раунде выбирать участок уже не нужно.
hand-place = Перетащите участок на его квадрат или щёлкните по квадрату. Колесо или правая кнопка поворачивает.
hand-touch = Пальцем коснитесь квадрата, ещё раз участка, чтобы повернуть его, затем нажмите «Добавить».
hand-build = Выберите здание на планшете, потом один из своих квадратов с городом. Для налогов выберите квадрат только что добавленного участка.
hand-look = Выберите другую империю, чтобы увидеть её крупно, и ещё раз, чтобы вернуться.
hand-hurry = Пока ходят другие, выберите квадрат своей империи или нажмите пробел, чтобы поторопить ботов.
hand-ask = Чтобы узнать, что значит рисунок или заголовок рядом с империями, наведите на него или коснитесь его.
key-step = Двигать участок или идти вдоль ряда
key-confirm = Добавить или выбрать то, что показано
key-next = Следующее или предыдущее возможное место
key-turn = Повернуть участок
key-cancel = Убрать участок обратно
key-undo = Отменить
key-redo = Вернуть
key-namesquares = Показать или скрыть названия квадратов
key-askadvice = Спросить советника
key-askguide = Эта справка
key-control = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Пробел
key-escape = Esc

## The menu

menu-title = Настройки
menu-about = О проекте
menu-link = Ссылка на этот момент
menu-share = Поделиться
menu-analyse = Разобрать эту позицию
menu-leave = Выйти из-за стола
menu-pace = Темп ботов
menu-pace-slow = Медленно
menu-pace-normal = Обычно
menu-pace-fast = Быстро
menu-pace-instant = Мгновенно
menu-thinking = Время на раздумья
menu-thinking-short = Мало
menu-thinking-normal = Обычно
menu-thinking-long = Много
menu-coach = Советник
menu-coach-off = Нет
menu-coach-ask = По просьбе
menu-coach-warn = И предупреждает об ошибках
menu-theme = Оформление
menu-theme-system = Авто
menu-theme-light = Светлое
menu-theme-dark = Тёмное
menu-confirm = Переспрашивать
menu-confirm-text = Перед добавлением; при касании — всегда.
menu-coordinates = Показывать названия квадратов
menu-coordinates-text = Буквы и числа вдоль империи. То же делает клавиша C.
menu-points = Показывать очки
menu-points-text = Что приносит место и самое большее, что каждый участок принёс бы вам сейчас.
menu-sounds = Звуки
menu-sounds-text = Короткие и тихие: участок, монеты, ваш ход, конец игры.
menu-vibration = Вибрация
menu-vibration-text = Когда вы что-то ставите и когда это невозможно.
menu-names = Имена в ссылках
menu-names-text = В скопированных ссылках видны имена игроков.

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = О Realmino
about-what = В Realmino на этой странице можно играть в «{ -game-K }», «{ -game-Q(case: "accusative") }» и «{ -game-W(case: "accusative") }», которая объединяет обе игры. После первого посещения интернет не нужен; нет ни сервера, ни учётных записей, ни рекламы, а ваши партии остаются на вашем устройстве.
about-fans = Это неофициальный проект поклонников, со своими рисунками и текстами. «{ -game-K }» и «{ -game-Q(case: "accusative") }» придумал { $author } и издаёт { $publisher }; ни автор, ни издательство с этой страницей не связаны. Если игры вам нравятся, настоящие коробки достойны места на вашей полке.
about-how = Правила, боты и стол написаны на Python и работают в вашем браузере с помощью PyScript и Pyodide. { $link }Лицензии всех частей{ $end } хранятся вместе с игрой.
about-rules = { $link }Правила{ $end } всех игр объяснены с рисунками. Кто открыл их однажды, читает их и без интернета.
about-documents = { $link }Документация{ $end } рассказывает, как разместить Realmino у себя, как показывать партии на своих страницах и как пользоваться библиотекой.
about-reference = Программисты найдут правила в виде библиотеки Python в { $link }её справочнике{ $end }; для него нужен интернет.
about-tiles = Об участках
about-tiles-dominoes = Состав участков «{ -game-Q(case: "genitive") }» взят из открытого списка; фотографии подтверждают около половины. Другой список отличается четырьмя участками.
about-tiles-buildings = Что здание приносит в конце игры, известно надёжно. Что оно даёт сразу, напечатано на стороне, которая видна лишь на немногих снимках: остальное вычислено по опубликованным суммам, например по числу всех рыцарей и башен в коробке. В таблице сказано, где как.
about-tiles-table = Участки со зданиями

## The page of licences

licences-title = Лицензии — Realmino
licences-heading = Лицензии
licences-text = Сам Realmino — свободная программа. Свободно и всё, что он приносит с собой в ваш браузер; вот эти части с условиями их авторов. Исходные тексты частей под Mozilla Public License находятся по адресу { $address }.

## A board in a frame of another page; $reason is what is wrong with it

embed-title = Стол — Realmino
embed-own-tab = Открыть в отдельной вкладке
embed-broken = Этот стол нельзя показать: { $reason }.
embed-empty = Эта рамка показывает столы на других страницах, а в её адресе ни один не указан. { $link }Документация{ $end } рассказывает, как показать стол на своей странице.
embed-tried = Готово: правила это разрешают.
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

unsupported-local = Браузер открывает эту страницу только с веб-сервера: запустите «python build.py play» в папке проекта.
unsupported-old = Этот браузер слишком старый для игры, или в нём отключён WebAssembly: откройте игру в современном Firefox, Chrome, Edge или Safari.
unsupported-missing = Файл игры «{ $file }» не загрузился: проверьте соединение и обновите страницу.
unsupported-damaged = Файл игры «{ $file }» пришёл повреждённым: возможно, в этой сети сначала нужно войти. Проверьте соединение и обновите страницу.
unsupported-failed = Игра не запустилась, но сохранённое здесь не пропало: обновите страницу или попробуйте современный Firefox, Chrome, Edge или Safari.

## A new version of the page

offline-ready = Готова новая версия.
offline-unsaved = Новая версия ждёт: вашу партию сейчас не удалось сохранить. Здесь всё продолжается по-прежнему; попробуйте через минуту ещё раз.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = ещё { $number }
saved-games-about = { history-about }
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
       *[many] { " " }В каждом ряду остаётся { SPELLED($left) } лишних участков.
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

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Поделиться моментом
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Копировать описание
share-file = realmino
share-saved = Сохранено как { $file }.
share-withheld = { pad-as-svg }
share-texts = Ссылка и текст
share-link = { pad-share }
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
share-close = { close }
