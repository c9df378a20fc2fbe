### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Доска анализа
close = Закрыть
lead = Составьте любую позицию касаниями или текстом; потом спросите советника или играйте отсюда дальше.
game = Игра
harmony = Гармония
middle = Срединная империя
kingdoms = Империи
round = Раунд
round-which = Раунд
round-by-land = { $round }, судя по землям
round-first = Первый выбор
phase = Что происходит

## What comes now; the one in turn is not named

phase-a = Добавляют участок
phase-b = Рыцари могут собрать налоги
phase-c = Можно построить здание
phase-d = Можно подкупить дракона
phase-e = Выбирают участок
phase-end = Ход заканчивается
phase-o = Королей вытягивают по жребию
phase-t = На планшет выкладывают здания
phase-l = Выкладывают новый ряд
phase-z = Партия окончена
laid = Только что добавленный участок лежит на
laid-on = { LIST($squares) }
laid-nowhere = нигде: ему не было места

## The dominoes

line = Осталось добавить
line-help = Слева направо; ходит тот, чей король стоит первым.
next = На выбор
next-help = Короли стоят на участках, которые уже выбраны.
order = Ещё выбирают, по порядку: { LIST($names) }.
line-none = Добавлять больше нечего.
next-none = Последний ряд уже выбран.
passed = Первый ход сделан
taken-back = На ход назад
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } с { $crowns } короной
        [few] { NAME($terrain) } с { $crowns } коронами
       *[many] { NAME($terrain) } с { $crowns } коронами
    }
domino = Участок { $number }: { LIST($halves) }
domino-change = { $domino }. Взять другой
king = Чей участок { $number }?
king-nobody = ничей
dominoes = Какой участок?
in-line = { $domino }, уже в ряду

## The builders' board

board = Планшет «Строительство»
spot = Место с ценой { $price }
spot-empty = пусто
spot-dragon = дракон
burnt = Сожжённые здания
burnt-more = Добавить
burnt-not = не сожжено

## Text

text = Текстом
text-help = Текст позиции или одной империи, как его пишут «Поделиться» и документы Realmino. Он меняется с каждым касанием; его можно править и вручную.
text-label = Позиция
text-read = Прочитать текст
text-copy = Копировать текст
text-copied = Текст в буфере обмена.
text-marked = Текст выделен: скопируйте его вручную.
text-broken = Это не позиция ({ $reason }). Доска осталась прежней.
text-done = Прочитано: { NAME($game) }, игроков: { $players }.
kept-broken = Позицию с прошлого раза прочитать не удалось; доска новая.

## What can be done

rivals = Кто играет за остальных?
rivals-me = Я
rivals-bot = { NAME($level) }
play = Играть отсюда
share = Поделиться
undo = Отменить
new = Новая доска
ready = Ходит: { $names }. Всё сходится.
ready-deal = Всё сходится.

## Why it is no position yet: one sentence says what and where

why-over = Здесь партия окончена: выбирать нечего. Подсчитать очки можно в блокноте.
why-round = Такого раунда в игре нет.
why-phase = То, что происходит, не подходит к раунду и рядам.
why-seat = В тексте назван игрок, которого в этой игре нет.
why-kings-missing = { $name }: один король не стоит ни на одном участке.
why-kings-more = { $name }: на участках лишний король.
why-kings-nobody = Участок { $number } ещё не добавлен и ничей.
why-order = Участок { $number } лежит не на своём месте: числа в ряду растут.
why-next =
    { $dominoes ->
        [one] На выбор { $dominoes } участок вместо { $wanted }.
        [few] На выбор { $dominoes } участка вместо { $wanted }.
       *[many] На выбор { $dominoes } участков вместо { $wanted }.
    }
why-box = Участок { $number } не из коробки своего ряда.
why-twice = Участок { $number } лежит здесь дважды.
why-count = Число выложенных участков не подходит к раунду.
why-uncovered = { $name }: никакие участки коробки, кроме тех, что в рядах, не дают такой империи по правилам.
why-together = Каждая империя сама по себе возможна, но на все вместе в этом раунде коробка и правила участков не дают.
why-turns = { $name }: земли, зданий или рыцарей больше, чем было ходов.
why-discarded = { $name }: к этому раунду земли должно быть больше: первым участкам место есть всегда.
why-tile = { NAME($building) }: таких здесь больше, чем в коробке.
why-tiles-due = Планшет «Строительство» пополняют перед новым рядом, пока есть здания.
why-emptied = На планшете «Строительство» пустых мест больше, чем могли освободить ходы этого раунда.
why-dragon = Дракон покидает пещеру, только когда в этом раунде кто-то уже сходил, и остаётся там, где сжёг здание.
why-burnt = Дракон сжёг больше зданий, чем было раундов.
why-coins = Монет больше, чем могли принести налоги после платы дракону.
why-laid = Только что добавленный участок лежит не в империи того, чей ход.
why-court = Что-то при дворе не подходит к этой игре.
