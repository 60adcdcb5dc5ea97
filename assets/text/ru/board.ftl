# Сообщение с позицией.

## Первая строка

board-player = { $player } ({ NAME($seat, form: "low") })
board-and = { $first } и { $second }
board-to-act = { $players }: очередь { $task }.
board-to-act-first = { $players }: очередь { $task }. Соперник: { $opponent }.
board-to-act-secretly = { $players }: очередь втайне { $task }.
board-aborted = **Прервана**: партия { $first } — { $second } не учитывается.
# After it: who called it off, or why it ended.
board-aborted-player = Партию прервал игрок { $player }.
board-aborted-both = Оба игрока согласились её прервать.
board-aborted-time = Время вышло раньше, чем оба по-настоящему начали игру.
board-aborted-manager = Её прервали управляющие сервером.
board-aborted-absence = Бота удалили с сервера.
board-won = 🏆 { $player } побеждает: { $how }.
board-drawn = 🤝 { $first } и { $second }: ничья, { $how }.
board-how-time = время истекло
board-how-last-king = взят последний король
board-how = { $reason }
board-how-score = { $how }, счёт { $first }–{ $second }
board-how-after = { $how }, после { $moves ->
    [one] { $moves } хода
    [few] { $moves } ходов
    [many] { $moves } ходов
   *[other] { $moves } хода
    }
board-mate-lost = { NAME($seat) } дали мат и всё же проиграли: у другой стороны больше очков.
board-mate-drawn = { NAME($seat) } дали мат, но не выиграли: очков поровну.

## Что произошло

board-done-secretly = { $count ->
    [one] { $players }: { $done }.
    [few] { $players }: { $done }.
    [many] { $players }: { $done }.
   *[other] { $players }: { $done }.
    }
board-earlier = { $count ->
    [one] Ещё { $count } более ранний ход не показан.
    [few] Ещё { $count } более ранних хода не показаны.
    [many] Ещё { $count } более ранних ходов не показано.
   *[other] Ещё { $count } более ранних хода не показаны.
    }
board-turn-under-way = { $told } Ход продолжается: { $player }.
board-more = ещё { $count }
board-hand-won = **{ NAME($seat) } получают очко.**
board-hand-won-kicker = **{ NAME($seat) } получают очко: решает { RANK($high) }.**
board-hand-won-over = **{ NAME($seat) } получают очко: { RANK($high) } старше { RANK($low, form: "gen") }.**
board-hand-drawn = **Очко не получает никто.**
board-hand-before = Прошлый раунд: { $result } { NAME($first) } — { $first_hand }, { NAME($second, form: "low") } — { $second_hand }.
board-score = Очки: { NAME($first, form: "low") } **{ $first_won }**, { NAME($second, form: "low") } **{ $second_won }**.
board-score-lead = Очки: { NAME($first, form: "low") } **{ $first_won }**, { NAME($second, form: "low") } **{ $second_won }**. Перевес в { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
    [many] { $lead } очков
   *[other] { $lead } очка
    } сразу приносит победу.

## Стороны

side-line = { $mark } { $player } { NAME($seat, form: "low") }: { $parts }
side-took = взято { $pieces }
side-nothing = пока ничего не взято
side-to-place-count = положить ещё { $count } { $count ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
    }
side-to-place = положить ещё { $pieces }
side-reserve = резерв { $pieces }
side-stock = в руке { $hand }, в колоде { $deck }
side-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    } на новые фигуры

## Пометки

board-obligations = { $name ->
   *[capture] Обязательное взятие
    }: { $obligations }.
board-obligations-or = , или
board-warning = ⚠ { $player }: под ударом твой { $kings }.
board-warning-and = и твой
board-king-on = король на { $square }
board-hand-note = -# Твои карты приходят личным сообщением, если это разрешено в настройках. Кнопка *Мои карты* и `/hand` покажут их всегда.
board-rated = рейтинговая
board-level = уровень { $level }
board-number = партия { $game }
board-ply = полуход { $ply }

## Часы

clock-paused = ⏸ Пауза: меня удалили с этого сервера. Время не идёт.
clock-line = ⏳ { $clocks }.
clock-runs-out = { NAME($player) }: время истекает { $when }
clock-left = { NAME($player) }: осталось { $time }
clock-vacation = { $player }: отпуск, время не идёт

## Кнопки

board-button-record = Запись
board-button-replay = Просмотр
board-button-rematch = Реванш
board-button-same-deal = Реванш, тот же расклад
board-button-type-move = Ввести ход…
board-button-type = Ввести…
board-button-continue = Продолжить ход…
board-button-task = { $task }…
board-button-hand = Мои карты
board-button-view = Моя доска
board-button-hands = Комбинации
board-button-flip = Открыть наугад
board-button-flip-all = Открыть все
board-button-take-back = Вернуть ход
board-button-resign = Сдаться…
board-button-more = Ещё…
board-button-settings = Настройки
# Above the buttons behind “More…”.
board-more-heading = Ещё по партии { $game } ({ $title })
board-button-marks = ?

## Личные сообщения

note-turn = Партия { $game }, { $title }, соперник { $opponent }. { $told }Твоя очередь { $task }: { $link }
note-over = Партия { $game }, { $title }, соперник { $opponent }. { $told }Партия окончена: { $link }
