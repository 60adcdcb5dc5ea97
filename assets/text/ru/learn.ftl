# Что `/learn` говорит вокруг уроков.

learn-home =
    Короткие уроки, в каждом несколько заданий. Выбери игру:
    { $games }
learn-home-game = **{ $title }**: пройдено уроков { $done } из { $all }
learn-course = **{ $title }**
    { $lessons }
learn-continue = Продолжить
learn-start = Начать
learn-again = Начать заново
learn-all = Все игры
learn-lessons = Все уроки
learn-pick = Выбери урок
learn-lesson-steps = { $steps } { $steps ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
    }
learn-heading = **{ $title }** · шаг { $step } из { $steps }
learn-next = Дальше
learn-next-lesson = Следующий урок
learn-hint = Подсказка
learn-type = Ввести…
learn-back = Назад
learn-chosen = **{ $piece }**: { $ask }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }** — ход по правилам, но здесь нужен другой.
learn-wrong-words = ❌ **{ $action }**: { $words }
learn-refused = ❌ { $typed }: { $why }.
learn-right = ✅ { $told } { $words }
learn-solved = Решение: { $told } { $words }
learn-lesson-done = 🎓 Урок пройден.
learn-course-done = 🎓 Все уроки пройдены: { $title }. Попробуй задачу командой `/puzzle` или сыграй с компьютером: `/play`.
learn-gone = Этот урок изменился. Продолжить можно командой `/learn`.
learn-form = Твой ответ
learn-form-field = Твой ход
learn-form-example = например, Nf3 в шахматах, 7Cb3 в «Картомате», e1-e2 в «Шахматах призывателя»
