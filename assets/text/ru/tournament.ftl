# Турниры.

## Сообщение турнира

tournament-heading = 🏆 **{ $name }** · { $format } · { $title } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { $title } · { $time } · рейтинговый
tournament-format-swiss = швейцарская система
tournament-format-swiss-rounds = швейцарская система, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
    }
tournament-format-round-robin = круговой турнир
tournament-format-double = круговой турнир в два круга
tournament-format-knockout = турнир на выбывание
tournament-format-knockout-games = на выбывание, матчи из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
    }
tournament-format-arena = арена
tournament-format-arena-minutes = арена, { $minutes } мин
tournament-number = Турнир { $id }, организатор: { $organizer }.
tournament-open = Игроки ({ $count } из { $places }): { $players }
tournament-open-empty = Пока никто не записался; всего { $places ->
    [one] { $places } место
    [few] { $places } места
    [many] { $places } мест
   *[other] { $places } места
    }.
tournament-for-role = Только для участников сервера с ролью { $role }.
tournament-for-ratings = Только для игроков с рейтингом { $range } на этом сервере.
tournament-ratings-from = от { $least }
tournament-ratings-to = до { $most }
tournament-ratings-between = от { $least } до { $most }
tournament-absent = У кого вышло время, тот проигрывает партию; если игроки ещё не сделали по два хода, это техническое поражение.
tournament-absent-arena = У кого вышло время, тот проигрывает партию. Если партия кончается раньше, чем оба сделали по два хода, тому, кто не ходил, засчитывается техническое поражение, и он отдыхает, пока не нажмёт *Записаться*. Партии, не законченные к концу турнира, не считаются.
tournament-starts = Начало: { $when } ({ $relative }).
tournament-starts-check-in = Начало: { $when }. Подтверди участие начиная с { $from }; кто не подтвердит до начала, тот не играет.
tournament-checking-in = **Подтверди участие:** турнир начнётся { $relative } без тех, кто этого не сделал. Подтвердили: { $count }.
tournament-arena-running = Арена **идёт** и закончится { $when }. Свободных игроков сразу сводят в пары; кнопкой *Записаться* можно войти в любой момент.
tournament-absent-round = Каждый тур длится { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
    }. Потом партию проигрывает тот, чья очередь ходить; если игроки ещё не сделали по два хода, это техническое поражение.
tournament-more = и ещё { $count }
tournament-running = Идёт **тур { $round }**.
tournament-running-of = Идёт **тур { $round } из { $rounds }**.
tournament-running-until = Идёт **тур { $round }**; он закончится { $when }.
tournament-running-of-until = Идёт **тур { $round } из { $rounds }**; он закончится { $when }.
tournament-begins = Турнир начался; составляются пары первого тура.
tournament-paused = Турнир **на паузе**: начатые партии продолжаются, но новый тур не начнётся.
tournament-cancelled = Турнир **отменён**.
tournament-cancelled-few = Турнир **отменён**: к началу собралось слишком мало игроков.
tournament-finished = Турнир **окончен**.
tournament-nobody = Победителей нет.
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**, тур { $round }:
tournament-pairing = { $board }. { $white } — { $black }: партия { $game }
tournament-pairing-due = { $board }. { $white } — { $black }
tournament-pairing-over = { $board }. { $white } — { $black }: **{ $result }**
tournament-thread = { $white } — { $black }: партия { $game } турнира { $tournament }.
tournament-bye = { $board }. { $player }: в этом туре без соперника.
tournament-arena-begun = Турнир **{ $name }** начался и закончится { $when }. Победа даёт 2 очка, ничья — 1; после двух побед подряд очки удваиваются, пока серия не прервётся.
tournament-check-in-open = Турнир **{ $name }** начнётся { $when }. Нажми *Я здесь*, иначе ты не играешь: { $players }
tournament-stand-in-name = { $name } (вместо { $first })
tournament-reminder = ⏳ **{ $name }**: тур { $round } закончится { $when }, а твоя партия { $game } ещё не доиграна. Её проиграет тот, чья тогда будет очередь ходить: { $link }
tournament-closing = 🏆 Турнир **{ $name }** окончен. Поздравляю!

## Кнопки

tournament-button-join = Записаться
tournament-button-leave = Выйти
tournament-button-begin = Начать
tournament-button-standings = Турнирная таблица
tournament-button-withdraw = Сняться
tournament-button-pause = Пауза
tournament-button-resume = Продолжить
tournament-button-cancel = Отменить турнир
tournament-button-export = Экспорт (TRF16)
tournament-button-check-in = Я здесь
tournament-button-rest = Отдохнуть
tournament-button-return = Играть дальше
tournament-button-stand-in = Замена
tournament-button-take-seat = Занять место

## Ответы

tournament-created = Турнир { $id } открыт: игроки записываются кнопкой под его сообщением, а начинаешь его ты — кнопкой *Начать*, здесь или в `/tournament show`.
tournament-created-starts = Турнир { $id } открыт: игроки записываются кнопкой под его сообщением, а начнётся он сам в указанное время.
tournament-joined-arena = Ты в турнире **{ $name }** и получишь партию, как только кто-нибудь освободится.
tournament-checked-in = Твоё участие в турнире **{ $name }** подтверждено.
tournament-resting = У тебя перерыв в турнире **{ $name }**: начатая партия продолжается, но новых не будет, пока ты не нажмёшь *Играть дальше* или *Записаться*.
tournament-ask-stand-in = Кто займёт твоё место в турнире **{ $name }** до конца? Нужно согласие этого человека. Твои результаты останутся, а начатую партию ты доиграешь.
tournament-stand-in-menu = Выбери участника
tournament-stand-in-asked = { $member }: займёшь место { $player } в турнире **{ $name }** до конца? Прежние результаты сохраняются.
tournament-stand-in-done = { $member } теперь играет в турнире **{ $name }** вместо { $player }.
tournament-swapped = { $one } и { $other } поменялись местами в этом туре. Начатые партии прерваны.
tournament-joined = Ты участвуешь в турнире **{ $name }**. Пока он не начался, можно выйти.
tournament-joined-late = Ты участвуешь в турнире **{ $name }** со следующего тура.
tournament-left = Ты больше не участвуешь в турнире **{ $name }**.
tournament-begun = Турнир **{ $name }** начался.
tournament-ask-withdraw = Сняться с турнира **{ $name }**? Твоя незаконченная партия будет сдана, и новых не будет.
tournament-ask-cancel = Отменить турнир **{ $name }**? Новых туров не будет; начатые партии продолжатся.
tournament-withdrawn = Твоё участие в турнире **{ $name }** окончено. Если у тебя шла партия, она сдана.
tournament-cancelled-now = Турнир **{ $name }** отменён.
tournament-paused-now = Турнир **{ $name }** на паузе. Кнопка *Продолжить* снимает его с паузы.
tournament-resumed = Турнир **{ $name }** продолжается.
tournament-corrected = Результат партии { $game } теперь { $result }. Турнирная таблица его учитывает.
tournament-exported = Игроки, пары и результаты турнира **{ $name }** в формате ФИДЕ TRF16.
tournament-standings = Турнир **{ $name }** после { $rounds ->
    [one] { $rounds } тура
    [few] { $rounds } туров
    [many] { $rounds } туров
   *[other] { $rounds } тура
    }:
tournament-standings-knockout = Турнир **{ $name }**:
tournament-table-swiss = Очки, Бухгольц, усечённый Бухгольц (без худшего соперника), Зоннеборн–Бергер, победы. Личные встречи учитываются раньше Бухгольца.
tournament-table-round-robin = Очки, Зоннеборн–Бергер, победы. Личные встречи учитываются раньше Зоннеборна–Бергера.
tournament-table-arena = Очки, победы, партии. Победа — 2, ничья — 1, после двух побед подряд — вдвое больше.

## Картинки

tournament-picture-title = { $name }, тур { $rounds }
tournament-bracket-title = { $name }
tournament-column-player = Игрок
tournament-column-points = Очки
tournament-column-buchholz = Бх
tournament-column-cut = Бх-1
tournament-column-berger = ЗБ
tournament-column-wins = Поб
tournament-column-games = Парт
tournament-no-opponent = нет соперника

## Отказы

tournament-error-none = На этом сервере нет такого турнира.
tournament-error-name = Название турнира начинается с буквы или цифры, в нём не больше { $max ->
    [one] { $max } знака
    [few] { $max } знаков
    [many] { $max } знаков
   *[other] { $max } знака
    }: буквы, цифры, пробелы и - ' . ! ? & +
tournament-error-places = В таком турнире может быть от { $least } до { $most ->
    [one] { $most } игрока
    [few] { $most } игроков
    [many] { $most } игроков
   *[other] { $most } игрока
    }.
tournament-error-rounds = Выбери не больше { $most ->
    [one] { $most } тура
    [few] { $most } туров
    [many] { $most } туров
   *[other] { $most } тура
    }, но не меньше одного.
tournament-error-no-rounds = Число туров можно выбрать только для швейцарской системы.
tournament-error-no-games = Несколько партий между двумя игроками бывает только в турнире на выбывание.
tournament-error-games = Выбери от 1 до { $most } партий между двумя игроками.
tournament-error-round-length = Тур длится целое число часов, от 1 часа до 90 дней.
tournament-error-withdrawn = Ты больше не участвуешь в этом турнире, и вернуться нельзя.
tournament-error-panel = Вместе с { $options } укажи также `name`, `format` и `game`. Без этих трёх всё выбирается в форме.
tournament-error-no-time = Для партий без часов укажи в `hours`, сколько часов длится тур.
tournament-error-decks = Игрокам понадобились бы свои колоды. Выбери другой вариант игры в `options`.
tournament-error-option = Не могу прочитать «{ $typed }». Пиши настройки в виде имя=значение, например size=7.
tournament-error-not-open = Турнир уже начался или окончен.
tournament-error-not-running = Этот турнир сейчас не идёт.
tournament-error-full = Все места заняты.
tournament-error-not-in = Ты не участвуешь в этом турнире.
tournament-error-role = Записаться могут только участники сервера с ролью { $role }.
tournament-error-rating = Записаться могут только игроки с рейтингом { $range } на этом сервере.
tournament-error-too-few = Нужно не меньше { $least ->
    [one] { $least } игрока
    [few] { $least } игроков
    [many] { $least } игроков
   *[other] { $least } игрока
    }.
tournament-error-too-many = На сервере не больше { $server } открытых или идущих турниров, у одного организатора — не больше { $organizer }; сначала отмени один из них.
tournament-error-not-manager = Это могут делать только организатор и управляющие сервером.
tournament-error-no-correction = Эта партия не из здешних турниров, или её результат уже нельзя изменить.
tournament-error-not-live = Арене нужны часы для живой игры, например 5+3.
tournament-error-length = Арена длится от 10 минут до 12 часов.
tournament-error-start = Турнир может начаться в ближайшие 90 дней.
tournament-error-start-typed = Не могу прочитать это время. Пиши 30m, 2h, 18:00 или 2026-12-01 18:00; твой часовой пояс — в `/settings`.
tournament-error-check-in = Подтверждение длится от 5 минут до 24 часов. Нужно указать время начала, и до него должно оставаться больше.
tournament-error-not-checking-in = Сейчас не время подтверждать участие.
tournament-error-already-in = Этот человек уже играет в этом турнире.
tournament-error-not-arena = Перерыв бывает только в арене.
tournament-error-no-swap = Эти игроки сейчас не могут поменяться местами. В швейцарской системе это можно в текущем туре, в круговом турнире и на выбывание — только в первом.
tournament-error-game-begun = В партии этих игроков уже есть ходы или результат.
tournament-error-against-rules = Тогда двое встретились бы второй раз или кто-то второй раз остался бы без соперника.
tournament-error-number = Пиши целые числа или оставь поле пустым.
tournament-error-not-asked = Спрашивали только { $member }.
tournament-error-what = Укажи `game` и `result`, чтобы исправить результат, `player` и `with`, чтобы поменять двоих местами, или `player` и `stand-in`.
tournament-error-in-tournament = Турнирную партию нельзя прервать, в ней нет возврата хода и подсказок.

## Новый турнир

tournament-new = 🏆 **Новый турнир.** Выбери систему, игру, контроль времени и кто может записаться; потом дай ему название.
tournament-new-usual-time = Обычное время сервера
tournament-new-everybody = Для всех (или выбери роль)
tournament-new-rated = Рейтинговый (нажми: товарищеский)
tournament-new-casual = Товарищеский (нажми: рейтинговый)
tournament-new-name = Дать название…
tournament-about-swiss = Играют те, у кого очков почти поровну
tournament-about-round-robin = Каждый играет с каждым
tournament-about-double = Каждый играет с каждым дважды
tournament-about-knockout = Проигравший выбывает
tournament-about-arena = Свободные сразу играют снова, около часа
tournament-form = Новый турнир
tournament-form-name = Название
tournament-form-start = Когда начало (пусто: по кнопке)
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = Минуты на подтверждение (пусто: нет)
tournament-form-rounds = Туры (пусто: сколько нужно)
tournament-form-games = Партий в каждой паре (пусто: 1)
tournament-form-minutes = Сколько минут длится (пусто: 60)
tournament-form-hours = Часов на тур (пусто: по часам партий)
calendar-about = Турнир { $id }: { $title }, { $time }. Записаться можно в его канале.
