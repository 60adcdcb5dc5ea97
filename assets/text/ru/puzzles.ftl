# Что говорит `/puzzle`.

theme-win = Выигрыш партии
theme-advantage = Выигрыш преимущества
theme-quiet = Тихий ход
theme-sacrifice = Жертва
theme-short = Один ход
theme-long = Три хода и больше
theme-forced-suit = Масти, которые заставляют
theme-king-fork = Вилка королей
theme-king = Взятие короля
theme-palace = Дворец
theme-promotion = Превращение
theme-mate = Мат
theme-hand-swing = Смена сильнейшей комбинации
theme-wipeout = Разгром
theme-castling = Рокировка
theme-summon = Призыв
theme-exchange = Обмен

puzzle-home =
    Задачи: найди выигрывающий ход. Выбери игру:
    { $games }
puzzle-home-game = **{ $title }**: рейтинг в задачах { $rating }, решено { $solved } из { $tried }, лучшая серия { $streak }
puzzle-home-new = **{ $title }**: { $count } { $count ->
    [one] задача
    [few] задачи
    [many] задач
   *[other] задачи
    }
puzzle-heading = **Задача, { $title }** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ легко
puzzle-medium = ★★☆☆ средне
puzzle-hard = ★★★☆ трудно
puzzle-very-hard = ★★★★ очень трудно
puzzle-task = Твоя сторона — { NAME($seat, form: "low") }, ход твой. **{ $goal }**: решение только одно.
puzzle-goal-mate = { $moves ->
    [one] Мат в { $moves } ход
    [few] Мат в { $moves } хода
    [many] Мат в { $moves } ходов
   *[other] Мат в { $moves } хода
    }
puzzle-goal-mate-turn = Поставь мат этим ходом
puzzle-goal-win = { $moves ->
    [one] Выиграй партию в { $moves } ход
    [few] Выиграй партию в { $moves } хода
    [many] Выиграй партию в { $moves } ходов
   *[other] Выиграй партию в { $moves } хода
    }
puzzle-goal-win-turn = Выиграй партию этим ходом
puzzle-goal-hand = Получи сильнейшую комбинацию
puzzle-goal-advantage = Добейся явного преимущества
puzzle-hands = { NAME($first) }: { $first_hand } · { NAME($second, form: "low") }: { $second_hand }
puzzle-theme = -# Тема: { $theme }
puzzle-right = ✅ Верно! { $told } Что дальше?
puzzle-solved = ✅ Решено! { $told } Темы: { $themes }.
puzzle-wrong = ❌ **{ $action }** — не то. Попробуй ещё раз или посмотри решение.
puzzle-refused = ❌ { $typed }: { $why }.
puzzle-solution = Решение: { $told } Темы: { $themes }.
puzzle-step = Шаг { $step } из { $steps }: { $told } { $reason }
puzzle-step-reply = Другие ответы не лучше.
puzzle-step-wins = Это победа: { $reason }.
puzzle-step-last = Это решает дело. Темы: { $themes }.
puzzle-step-quiet = Ничто другое не выигрывает так ясно.
puzzle-rating-won = Твой рейтинг в задачах: { $rating } ({ $change }). Решено подряд: { $streak ->
    [one] { $streak }
    [few] { $streak }
    [many] { $streak }
   *[other] { $streak }
    }.
puzzle-rating-hinted = С подсказкой твой рейтинг в задачах остаётся прежним: { $rating }.
puzzle-rating-lost = Твой рейтинг в задачах: { $rating } ({ $change }).
puzzle-unrated = Эта задача тебе уже встречалась, поэтому рейтинг в задачах не меняется.
puzzle-none = Задач на эту тему нет. Выбери одну из этих: { $themes }.
puzzle-none-of-game = { $title }: задач на эту тему нет. Выбери одну из этих: { $themes }.
puzzle-gone = Этой задачи больше нет. Другую даст `/puzzle`.
puzzle-next = Следующая задача
puzzle-hint = Подсказка
puzzle-hint-counts = Подсказка (рейтинг не изменится)
puzzle-hint-line = 💡 Начинает **{ $piece }**. Что дальше?
puzzle-show = Показать решение
puzzle-show-counts = Решение (засчитается как ошибка)
puzzle-games = Все игры
puzzle-type = Ввести…
puzzle-back = Назад
puzzle-chosen = **{ $piece }**: { $ask }

## Задача дня

daily-heading = **Задача дня** · { $title } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] Пока никто не решил!
    [one] Решений: { $solved }
    [few] Решений: { $solved }
    [many] Решений: { $solved }
   *[other] Решений: { $solved }
    } · неудач: { $failed }
daily-counts-first = Решений: { $solved } · первые: { $players } · неудач: { $failed }
daily-over = Эта задача закрыта.
daily-previous = -# Решение предыдущей задачи: { $link }
daily-solve = Решать
daily-month = Этот месяц
daily-gone = Этой задачи дня больше нет. Другую даст `/puzzle`.
daily-table = **Задачи дня на этом сервере за этот месяц:** { $puzzles }. Решено с первой попытки:
daily-table-line = { $solved } из { $tried }
daily-table-empty = В этом месяце на сервере ещё никто не решил задачу дня. Реши следующую — и окажешься впереди всех.
daily-somebody = кто-то
