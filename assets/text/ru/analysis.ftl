# Анализ сыгранной партии.

analysis-curve-title = Ожидаемый результат: { NAME($seat, form: "low") }
analysis-curve-line = Оценка: { NAME($seat, form: "low") }
analysis-percent = { $value }%
analysis-heading = **Анализ партии { $game }**
analysis-accuracy = { $player }: точность **{ $value }%**
analysis-no-accuracy = { $player }: оценивать нечего
analysis-no-turning = Ни один выбор не изменил ожидаемый результат на 5% и более.
analysis-turning = { $number } { $played } { $before } → { $after }. Лучше: { $best }. { $why }
analysis-wins-by-force = { $moves ->
    [1] Это сразу выигрывает.
   *[other] Это форсированно выигрывает за { $moves } { $moves ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }.
    }
analysis-loses-by-force = { $moves ->
    [1] Сыгранное сразу проигрывает.
   *[other] Сыгранное форсированно проигрывает за { $moves } { $moves ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }.
    }
analysis-allows = Сыгранное допускает: { $action }
analysis-honest = -# Каждый выбор оценён по тому, что игрок тогда мог знать.
analysis-honest-choice = -# Оценено по тому, что тогда мог знать игрок ({ NAME($seat, form: "low") }); на картинке видно всё.
analysis-budget = -# Проценты — шансы на победу того, кто ходит. На каждую строку компьютер просмотрел позиций: { $nodes }.
analysis-under-way = **Анализ партии { $game }**: компьютер просматривает { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
    [many] { $choices } выборов
   *[other] { $choices } выбора
    }. Результат появится в этом сообщении; если нет, нажми *Анализ* ещё раз.
analysis-failed = Партию { $game } не удаётся проанализировать. Её можно пересмотреть командой `/replay`.
analysis-choice = Выбор { $number } из { $count }: { $played }
analysis-partial = Позиция слишком сложна, чтобы просмотреть её полностью. Числа здесь приблизительные.
analysis-forced = Другого выбора не было. Ожидаемый результат: { $value }.
analysis-not-judged = Этот выбор не оценивается. Ожидаемый результат: { $value }.
analysis-as-good = Не хуже любого другого. Ожидаемый результат: { $value }.
analysis-lost = Ожидаемый результат: { $before } до хода, { $after } после.
analysis-line = Вариант компьютера: { $line }
analysis-line-played = После сыгранного: { $line }
analysis-button = Анализ
analysis-button-turning = Перелом ⏭
analysis-button-curve = График

## Позиция сыгранной партии для всех

study-play-on = Играть отсюда
study-text =
    -# Текстом, для `/replay`:
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# Текст слишком длинный для сообщения. Всю партию даст кнопка *Запись* под `/replay`.
