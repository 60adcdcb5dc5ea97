# Настройки игрока и сервера.

yes = да
no = нет

## `/settings`

settings = **Твои настройки**, на всех серверах
    Тема доски: **{ $theme }**
    Поворот доски: **{ $bottom }**
    Доска ещё и текстом: **{ $text }**
    Когда твой ход: **{ $notify }**
    Твои тайные карты: **{ $cards }**
    Перед сроком: **{ $reminder }**
    Тихие часы, без напоминаний и вестей о партиях, за которыми ты следишь: **{ $quiet }**
    В таблицах лидеров: **{ $listed }**
    Предупреждения в товарищеских партиях: **{ $warnings }**
settings-language = Язык: **{ $language }**
settings-language-button = Язык…
settings-language-ask = На каком языке тебе писать?
setting-language-discord = как в твоём Discord
settings-cards-direct = личное сообщение и кнопка *Мои карты*
settings-cards-button = кнопка *Мои карты*
settings-quiet = с { $from }:00 до { $to }:00, { $zone }
settings-quiet-none = нет
setting-light = светлые цвета
setting-dark = тёмные цвета
setting-colour-blind = цвета для любого цветового зрения
setting-bottom-own = твоя сторона внизу
setting-bottom-first = белые (или первая рука) внизу
setting-notify-ping = доска упоминает тебя
setting-notify-direct = личное сообщение со ссылкой
setting-notify-none = без уведомлений
setting-reminder = { $hours ->
    [0] без напоминания
    [1] напоминание за час
    [one] напоминание за { $hours } час
    [few] напоминание за { $hours } часа
    [many] напоминание за { $hours } часов
   *[other] напоминание за { $hours } часа
    }
setting-hands-on = Присылать мои карты в ЛС
setting-hands-off = Не присылать карты в ЛС
setting-text-on = Доска ещё и текстом
setting-text-off = Доска без текста
setting-listed-on = Показывать меня в таблицах
setting-listed-off = Скрыть меня из таблиц
setting-warnings-on = Предупреждать о королях
setting-warnings-off = Не предупреждать о королях
settings-bottom-first = Белые (или первая рука) внизу
settings-bottom-own = Своя сторона внизу
settings-quiet-button = Тихие часы…
settings-quiet-form = Тихие часы
settings-quiet-hours = С какого часа по какой; пусто: нет
settings-quiet-hours-example = например, 22-7
settings-quiet-zone = Часовой пояс
settings-quiet-zone-example = например, Europe/Moscow

## `/server`

server-settings = **Настройки этого сервера**
    Где можно начинать партии: **{ $channels }**
    Своя ветка для каждой партии: **{ $threads }**
    Контроль времени по умолчанию: **{ $time }**
    Рейтинговые партии: **{ $rated }**
server-language = Язык того, что здесь видят все: **{ $language }**
server-language-discord = как в настройках этого сервера в Discord
server-language-menu = Язык
server-computer = Партии с компьютером: **{ $place }**
server-computer-entry = Партии с компьютером: { $place }
server-computer-here = там, где начаты, в одном сообщении
server-computer-thread = каждая в своей ветке
server-computer-direct = только в личных сообщениях
server-channel-menu = Канал
server-turn-off = Выключить
server-zone-button = Часовой пояс…
server-time-form = Время
server-all-channels = все каналы
server-threads-button-on = Ветки: выкл. (нажми, чтобы включить)
server-threads-button-off = Ветки: вкл. (нажми, чтобы выключить)
server-rated-button-on = Рейтинговые партии: выкл. (нажми, чтобы включить)
server-rated-button-off = Рейтинговые партии: вкл. (нажми, чтобы выключить)
server-time-button = Контроль времени…
server-channels = Каналы для партий (не выбраны: все)
server-time = Контроль времени
server-time-field = Контроль времени (пусто: 3 дня на ход)
server-time-example = например, 3 days, 12 hours, 10+5 или none

## The daily puzzle of a server

server-daily-line = Задача дня: **{ $channel } в { $hour }:00, { $zone }, { $game }**
server-daily-none = Задача дня: **выкл.**
server-daily-button = Задача дня…
server-daily-time-button = Час и часовой пояс…
server-daily-hour = Час (0–23)
server-daily-set = Задача дня выходит в { $channel } в { $hour }:00 ({ $zone }), { $game }. Следующая: { $when }.
server-daily-all-games = все игры по очереди
server-daily-off = Задачи дня на этом сервере нет. Выбери канал, чтобы включить её: она выходит раз в день, и каждый решает её отдельно.

## The weekly highlights of a server

server-highlights-line = Итоги недели: **{ $channel }**
server-highlights-none = Итоги недели: **выкл.**
server-highlights-button = Итоги недели…
server-highlights-set = Итоги недели выходят в { $channel }: самая длинная серия побед, самая длинная партия и главная сенсация. Следующие: { $when }.
server-highlights-off = Итогов недели на этом сервере нет. Выбери канал, чтобы включить их: они выходят по понедельникам в 9:00.

## The role for players of a server

server-role-line = Роль для игроков: **{ $role }**
server-role-none = Роль для игроков: **нет**
server-role-button = Роль для игроков…
server-role-menu = Роль
server-role-set = Когда кто-то ищет соперника, упоминается { $role }. Взять эту роль может каждый кнопкой под `/challenges`. Мне нужны право «Управлять ролями», роль выше этой и разрешение её упоминать.
server-role-off = Когда кто-то ищет соперника, никого не упоминают. Чтобы это изменить, выбери роль.

## Сезоны сервера

server-seasons-line = Сезоны: **{ $length }, { $channel }**
server-seasons-none = Сезоны: **выкл.**
server-seasons-button = Сезоны…
season-length-quarter = каждый квартал
season-length-month = каждый месяц
season-length-menu = Длительность
season-settings-on = Сезон начинается { $length } ({ $zone }). Нынешний, { $season }, закончится { $when }; тогда в { $channel } появятся чемпионы. Таблицы показывает `/leaderboard` с `period`.
season-settings-off = На этом сервере нет сезонов. Выбери канал, чтобы включить их: в конце каждого квартала или месяца там появятся чемпионы каждой игры. Рейтинги не сбрасываются.

## Роли за рейтинг

server-roles-line = Роли за рейтинг: **{ $roles }**
server-roles-none = Роли за рейтинг: **нет**
server-roles-button = Роли за рейтинг…
server-team-button = Приглашение команды
roles-heading = **Роли за рейтинг**
roles-off = Ролей за рейтинг нет. Чтобы начать, выбери роль.
roles-how = -# Я выдаю эти роли и забираю их, когда меняются рейтинги. Предварительные рейтинги и те, кого нет в таблицах лидеров, не считаются. Мне нужно право «Управлять ролями», а моя собственная роль должна быть выше этих.
roles-menu = Добавить или изменить роль
roles-line = • { $role }: { $rule } · { $holders ->
    [one] { $holders } участник
    [few] { $holders } участника
   *[other] { $holders } участников
    }
roles-rule-rating = { $title }, рейтинг от { $least }
roles-rule-top = { $title }, { $count ->
    [one] топ-{ $count }
   *[other] топ-{ $count }
    }
roles-not-permitted = ⚠️ Не могу её выдать: у меня нет права «Управлять ролями».
roles-too-high = ⚠️ Не могу её выдать: в списке ролей сервера она должна быть ниже моей.
roles-managed = ⚠️ Не могу её выдать: она принадлежит интеграции.
roles-gone = 🗑️ На этом сервере удалили роль, поэтому я её больше не выдаю: { $rule }.
roles-drop-menu = Больше не выдавать роль
roles-ask = За что участники получают роль { $role }?
roles-rule-menu = Игра и условие
roles-entry-rating = { $title }: с какого рейтинга…
roles-entry-top = { $title }: верх таблицы лидеров…
roles-form = Роль за рейтинг
roles-field-rating = Минимальный рейтинг
roles-field-top = Число мест
