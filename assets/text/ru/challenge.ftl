# Вызовы и контроль времени.

challenge-posted = Вызов опубликован: { $link }
challenge-waits = Discord сейчас не отвечает. Вызов появится, как только связь восстановится.
challenge-not-posted = Не получилось опубликовать вызов в этом канале, поэтому он отозван. Попроси модератора разрешить мне видеть этот канал и писать в него.
challenge-which-game = В какую игру сыграть с { $player }? Настроить партию можно командой `/play`.
challenge-no-member = Этого человека нет на сервере. Выбери того, кто здесь есть, или `level`, чтобы сыграть с компьютером.
challenge-maker-left = Автор этого вызова больше не на сервере, поэтому вызов отменён. Брось свой командой `/play`.
challenge-bot = Другие боты не принимают вызовы. Выбери человека или `level`, чтобы сыграть с компьютером.
challenge-opponent-and-level = Выбери что-то одно: `opponent` или `level`.
challenge-in-direct-messages = Вызывать людей можно только на сервере. Чтобы сыграть здесь с компьютером, выбери `level`.
challenge-computer-rated = Партии с компьютером не бывают рейтинговыми: не указывай `rated`.
challenge-computer-time = В партиях с компьютером нет часов: не указывай `time`.
challenge-no-direct-messages = Я не могу тебе написать. Разреши личные сообщения от меня и попробуй ещё раз.
challenge-not-added = Меня нет на этом сервере, поэтому людям здесь не сыграть друг с другом. Выбери `level`, чтобы сыграть с компьютером.

## Сообщение

challenge-message =
    { $opening } { $seat }
    Время: { $time }.
    { $state }
challenge-message-rated =
    { $opening } { $seat } **На рейтинг**: результат изменит рейтинги обоих игроков.
    Время: { $time }.
    { $state }
challenge-opening = { $player } вызывает { $opponent } на партию: **{ $title }**.
challenge-opening-anybody = { $player } ищет соперника: **{ $title }**.
challenge-seat = Сторона { $player }: { NAME($seat, form: "low") }.
challenge-seat-random = Стороны по жребию.
challenge-open = { $summary } Вызов истекает { $when }.
challenge-accepted = **Вызов принят.** Хорошей игры!
challenge-declined = **Отклонён.**
challenge-declined-by = **Отклонён** игроком { $player }.
challenge-withdrawn = **Отозван** игроком { $player }.
challenge-called-off = **Отменён**: этот вызов уже нельзя принять.
challenge-expired = **Истёк**: никто не ответил вовремя.
challenge-secret = -# 🔒 Честный расклад: `{ $commitment }` фиксирует его уже сейчас, а кнопка *Проверить* под `/replay` проверит после партии.
challenge-details-button = Подробнее
challenge-details = 🔒 **Честный расклад.** Всё, что решает случай, следует из секрета, выбранного при создании этого вызова. Его отпечаток: `{ $commitment }`. Он есть и в описании картинки (ALT), так что подменить секрет уже нельзя. После партии кнопка *Проверить* под `/replay` покажет секрет и всё проверит.
challenge-commitment = Честный расклад, обязательство: { $commitment }
challenge-example = -# Карты здесь для примера: их раздадут в начале партии.
challenge-my-deck = Моя колода
challenge-cards = **Новые карты для этой партии.** Пока вызов не принят, их знает `/deck edit`, так что их можно добавить в колоду:
challenge-cards-picture = Новые карты

## Контроль времени

time-none = без ограничения
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
    } на ход
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
    } на ход
time-live = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
    } каждому игроку
time-live-increment = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
    } каждому игроку и ещё { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
    } за каждый ход
