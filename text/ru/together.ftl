### Партии с теми, кто далеко: почему ссылка или доказательство не приняты.

## Why something is refused

together-refused-damaged = В этом тексте чего-то не хватает или что-то изменено.
together-refused-newer = Для этого нужна более новая версия Realmino.
together-refused-bad-owners = Число игроков не подходит к этой партии.
together-refused-unknown-kind = Эта версия Realmino не знает одного из игроков этой партии.
together-refused-same-anchor = У двух игроков один и тот же секрет, поэтому раздача нечестная.
together-refused-other-secret = Секрет этого игрока — от другой партии.
together-refused-no-link = Для раздачи { $deal } не хватает вклада одного из игроков.
together-refused-other-deal = Раздача { $deal }, { LIST($draws, type: "words") }, не следует из секретов игроков.
together-refused-too-early = Один игрок раскрыл свой вклад в раздачу слишком рано.
together-refused-no-header = Запись не начинается с заголовка { $header }.
together-refused-no-letter = В этом тексте нет ссылки на партию.
together-refused-too-long = Этот текст слишком длинный: можно не больше { $most } символов.
together-refused-other-game = Эта ссылка — из другой партии.
together-refused-played-for-you = В другой версии этой партии за вас сыграл кто-то другой. Ваша партия не изменилась.
together-refused-forked = Есть две версии этой партии. Они расходятся с хода { $move }.
together-refused-no-invitation = В этом тексте нет приглашения.
together-refused-no-answer = В этом тексте нет ответа на приглашение.
together-refused-other-invitation = Это ответ на другое приглашение.
together-refused-seat-taken = Это место уже занял кто-то другой.
together-refused-no-seat = В приглашении нет такого места.
together-refused-not-answered = Ещё не все ответили.
together-refused-not-here = Этой партии нет на этом устройстве.
together-refused-own-invitation = На своё приглашение ответить нельзя.
together-refused-dealt = Следующая раздача уже сделана, поэтому вернуть ход нельзя.
together-refused-not-agreed = В другой версии этой партии остальные без вас договорились отменить выбор или включить бота. Ваша партия не изменилась.
together-refused-other-agreement = Есть две версии этой партии, с разными договорённостями. Ваша партия не изменилась.
together-refused-other-version = Другая версия тем временем изменилась. Сравните их ещё раз.
together-refused-not-leader = Это может только тот, кто открыл эту комнату.
together-refused-not-now = Сейчас это невозможно. Попробуйте чуть позже.
together-refused-too-soon = Подождите немного перед следующим жестом.
together-refused-started = Партия уже началась.
together-refused-not-ready = Ещё не все, кто занял место, готовы.
together-refused-too-few = Места нужны хотя бы двум устройствам.
together-refused-no-undo = Отменять нечего: после последней раздачи вы ничего не выбрали.
together-refused-someone-away = Согласиться должны все, но кого-то нет.
together-refused-undo-open = Сначала ответьте на просьбу отменить ход.
together-refused-not-away = Этот игрок здесь.
together-refused-no-connection = Без соединения это невозможно.
together-refused-same-device = Эта партия открыта здесь дважды. Закройте одну.
together-refused-two-leaders = Другое устройство пыталось управлять этой комнатой. Ничего не изменилось.
together-refused-other-plan = Начата не та партия, на которую вы согласились.
