### Партии с теми, кто далеко: почему ссылка или доказательство не приняты.

## Why something is refused

together-refused-damaged = В этом тексте чего-то не хватает или что-то изменено.
together-refused-newer = Для этого нужна более новая версия Realmino.
together-refused-bad-owners = Игроки не подходят к этой партии.
together-refused-same-anchor = У двух игроков один и тот же секрет, поэтому раздача нечестная.
together-refused-other-secret = Секрет этого игрока — от другой партии.
together-refused-no-link = Для раздачи { $deal } не хватает доли одного игрока.
together-refused-other-deal = Раздача { $deal }, { LIST($draws, type: "words") }, не следует из секретов игроков.
together-refused-too-early = Один игрок раскрыл свою долю раздачи слишком рано.
together-refused-no-header = Запись не начинается с заголовка { $header }.
