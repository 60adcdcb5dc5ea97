# Ответы игрокам: ходы, сдача, записи, партии с компьютером.

played-turn-over = { $played } Твой ход завершён.
played-answered = { $played } { $answer }
played-your-turn = Твой ход.
played-stopped = Остальное не сыграно: { $refused }.
played-too-much = Остальное не сыграно, потому что твой ход уже завершён: `{ $rest }`.
typed-two-readings = «`{ $typed }`» может значить { $first } (английскими буквами) или { $second }. Какой ход ты имеешь в виду?
took-back = Возвращено: { $told }
resign-ask = Сдать эту партию: { $title } (партия { $game })?
resign-confirm = Сдаться
resign-takeback = Вернуть ход
resign-abort = Прервать
resign-keep-playing = Играть дальше
resign-kept-playing = Партия продолжается.
resigned = Партия { $game } сдана.
record-heading = Запись партии { $game }.
record-empty = Ходов пока нет.
accepted = Вызов принят: { $link }
accepted-from-list = Вызов принят. Сейчас придёт ссылка на партию.
accepted-rematch = Реванш принят.
accepted-id = -# Номер твоего согласия: `{ $id }`. Кнопка *Проверить* под `/replay` должна показать тот же; сравни их, чтобы убедиться, что карты сданы честно.
shown-below = Показано ниже.
disappears = -# Исчезнет через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
    [many] секунд
   *[other] секунды
    }.

## Ввод хода

form-move = Ввести ход
form-move-field = Твой ход
form-choice = Ввести
form-choice-field = Твой выбор
form-example = например, { $example }

## Случай

chance-proposal = { $player } предлагает открыть остальные карты наугад (партия { $game }). { $opponent }, ты не против?
chance-agreed = { $proposer } и { $player } договорились открыть остальные карты наугад.
chance-expired = **Истекло**: партия пошла дальше (партия { $game }).
chance-withdrawn = { $player } отзывает предложение открыть остальные карты наугад (партия { $game }).
chance-declined = { $player } предпочитает открывать по одной (партия { $game }).

## Компьютер

computer-begun = Партия { $game } с компьютером началась: { $link }
computer-thread = { $player } играет в { NAME($title) } с компьютером (партия { $game }).
computer-ask-level = Насколько сильно играть компьютеру? Партия начнётся, когда ты выберешь уровень.
computer-level = Уровень
level-1 = 1 · первая партия
level-2 = 2 · новичок
level-3 = 3 · для удовольствия
level-4 = 4 · растущий игрок
level-5 = 5 · уверенный любитель
level-6 = 6 · клубный игрок
level-7 = 7 · эксперт
level-8 = 8 · на полную силу
computer-play = Играть с компьютером
computer-higher-level = Дальше: уровень { $level }
hint-button = Подсказка
hint =
    Мой совет — { $plan } ({ $moves }). { $reason }
    -# Партия { $game }
hint-play = Сыграть так
hint-reply = Лучший ответ — { $plan }.
hint-quiet = Из просмотренного лучше ничего нет.
hint-chances = Ожидаемый результат: около { $value }%.
hint-lost = Партию уже не спасти, если соперник не ошибётся; так она продлится дольше всего.
hint-reason-takes = Взятие: { NAME($name, form: "nom") }.
hint-reason-takes-composite = Взятие фигуры из карт { $cards }.
hint-reason-takes-covered = Взятие карты.
hint-reason-takes-en-passant = Взятие пешки на проходе.
hint-reason-makes = Новая комбинация: { $hand }.
hint-reason-makes-better = Комбинация сильнее, очко: { $hand }.
hint-reason-checks = С шахом.
hint-reason-promotes = Пешка превращается.
