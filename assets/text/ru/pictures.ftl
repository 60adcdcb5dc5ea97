# Надписи на картинках и их описания. Описания — короткие предложения; точки ставит программа.

## Состояние партии

picture-computer = Компьютер, уровень { $level }
picture-comma = {", "}
picture-and = { $first } и { $second }
picture-winner = победа
picture-draw = ничья
picture-aborted = прервана
picture-to-act = черёд { $task }
picture-turn = { $players }: черёд { $task }
picture-result-won = Победа: { $player } ({ $reason })
picture-result-aborted = Прервана
picture-result-draw = Ничья: { $reason }
picture-obligation = { $name ->
   *[capture] Обязательное взятие
    }: { $obligation }
picture-obligations = { $name ->
   *[capture] Обязательное взятие
    }, одно из { $count }: { $obligations }
picture-last-move = Последний ход { $number } { $action }
picture-king = король ({ NAME($seat, form: "low") })
picture-check = Под шахом { $count ->
    [one] { $kings }
    [few] { $kings }
    [many] { $kings }
   *[other] { $kings }
    }
picture-score = Очки: { NAME($first, form: "low") } { $first_won }, { NAME($second, form: "low") } { $second_won }
picture-level = Поровну
picture-leads = { NAME($seat) } впереди на { $lead }
picture-lead-wins = { $lead }; для победы нужно { $limit }
picture-no-wipeout = { $lead }; без разгрома
picture-secret-chooses = тайный выбор
picture-secret-declared = комбинация объявлена
picture-secret-hole = есть тайная карта
picture-hole = тайная
picture-cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
    }
picture-deck-size = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
    }
picture-date = { $day } { $month ->
    [1] янв.
    [2] февр.
    [3] мар.
    [4] апр.
    [5] мая
    [6] июн.
    [7] июл.
    [8] авг.
    [9] сент.
    [10] окт.
    [11] нояб.
   *[other] дек.
    } { $year }
picture-stock = рука { $hand } · колода { $deck }
picture-stock-points = рука { $hand } · колода { $deck } · очки { $points }
picture-kinds = { $kind } ×{ $count }
picture-captured-none = Взятых нет
picture-captured = Взято
picture-captured-pieces = { $count ->
    [one] Взята { $count } фигура
    [few] Взято { $count } фигуры
    [many] Взято { $count } фигур
   *[other] Взято { $count } фигуры
    }
picture-better-hand = { NAME($seat) }: сильнее

## Руки и колоды

picture-more = ещё { $count }
picture-to-place = Положить
picture-reserve = Резерв
picture-hand = Рука
picture-card-rider = 1 + карта
picture-card-missing = нет карты
picture-card-as-paid = как уплачено
picture-deck-values = Карты по стоимости
picture-deck-more = больше
picture-deck-others = прочие

## Как ходят фигуры

picture-fact = { $name }: { $text }
picture-forward-up = Вперёд — это вверх.
picture-forward-down = Вперёд — это вниз.
legend-both = ходит или берёт
legend-move = только ходит
legend-capture = только берёт
legend-ride = идёт дальше, пока путь свободен
legend-hop-capture = берёт ровно через одну фигуру
legend-hop-move = ходит ровно через одну фигуру
legend-slide = своя фигура, которую можно обойти на любое число шагов
legend-step = своя фигура, которую можно обойти на один шаг

## Пометки на доске

mark-from = отсюда сделан последний ход
mark-to = сюда сделан последний ход
mark-pointed = только что положено или открыто, либо на это указывает подсказка или урок
mark-check = этот король под шахом
mark-must-move = эта карта обязана взять, если не возьмёт другая отмеченная
mark-must-be-taken = эту карту обязательно нужно взять
mark-palace = дворец: заняв оба его поля, другая сторона побеждает (настройка palace может это изменить)
mark-hand = эта карта входит в комбинацию ({ NAME($seat, form: "low") })
mark-covered = карта рубашкой вверх: что это, тебе не видно
mark-own = твоя карта рубашкой вверх: фигуру видишь только ты
mark-code = из карт «Конь» и «Фирзан»: ходит как обе
mark-code-rider = из карты «Визирь» с наездником: повторяет её шаг
mark-code-copy = копия визиря
mark-code-more = из карты «Солдат» и ещё 2: см. /piece
mark-name-from = Кольцо
mark-name-to = Яркая рамка
mark-name-pointed = Уголки и яркое поле
mark-name-check = Красное поле с восклицательным знаком
mark-name-must-move = Синяя рамка со стрелкой
mark-name-must-be-taken = Красные уголки с крестиком
mark-name-palace = Фиолетовое поле с короной
mark-name-disc = Синий кружок
mark-name-diamond = Фиолетовый ромб
mark-name-covered = Рубашка карты
mark-name-own = Рубашка карты с фигурой

## Описания

alt-players = { $first }, { $second }
alt-player = { $player } ({ NAME($seat, form: "low") })
alt-from-to = { $action } с { $from } на { $to }
alt-on = { $action } на { $to }
alt-marked = Отмечены уголками: { $squares }
alt-palaces = Дворцы: { $squares }
alt-turn-moved = Перед этим фигура пошла с { $from } на { $to }
alt-kings = { NAME($seat) }: { $kings }, всего { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
    }
alt-no-king = нет короля
alt-captured = { NAME($seat) }: взято { $captured }
alt-other-cards = { NAME($seat) }, остальные карты
alt-score = { $score }. { $lead }
alt-secret = { NAME($seat) }: { $state }
alt-hand = { NAME($seat) }, комбинация: { $hand }
alt-hand-cards = { NAME($seat) }, комбинация: { $hand }, карты { $cards }
alt-hand-better = { NAME($seat) }, комбинация сильнее: { $hand }
alt-hand-better-cards = { NAME($seat) }, комбинация сильнее: { $hand }, карты { $cards }
alt-sentence = { $sentence }.
alt-kind = { $count ->
   *[other] { NAME($name) }
    } { $squares }
alt-has = { NAME($seat) }: { $pieces }
alt-face-down = { NAME($seat) }, карты рубашкой вверх: { $cards }
alt-unknown = { $count } { $count ->
    [one] закрытая карта
    [few] закрытые карты
    [many] закрытых карт
   *[other] закрытой карты
    }
alt-holds = { NAME($seat) }, в руке: { $cards }
alt-holds-cards = { NAME($seat) }, в руке { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
    }
alt-rank = горизонталь { $rank } { $cards }
alt-squares = Карты полей от a до h
alt-pieces = { NAME($seat) }, фигуры
alt-reserve = { NAME($seat) }, резерв
alt-stock = { NAME($seat) }, в руке { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
    }, в колоде { $deck }
alt-list = { $heading }: { $items }
alt-list-more = { $heading }: { $items } и ещё { $count }
alt-to-place = Тебе ещё положить: { $pieces }
alt-own-reserve = Твой резерв
alt-own-hand = Твоя рука
alt-moves = Ходы: { $piece }
alt-deck = Колода { $name }, { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
    }
alt-deck-value = { $count } по { $value }
alt-deck-cards = Карты
alt-deck-card = { $count } { $card }
alt-card-value = { $card } (стоимость { $value })
alt-deck-card-value = { $count } { $card } (стоимость { $value })
alt-plot-once = { $name }: { $rating }, { $day }.
alt-plot = { $name }: { $first } ({ $first_day }), { $last } ({ $last_day }); максимум { $max }, минимум { $min }.

## График анализа

picture-curve-percent = { $value }%
picture-curve-plies = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
    }
alt-curve = { $title }, { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
    }.
alt-curve-line = { $name }: { $first } вначале, { $middle } в середине, { $last } в конце; максимум { $max }, минимум { $min }.
alt-curve-turning = Перелом { $number } на полуходе { $ply }: { $value }.

## Как ходит фигура

move-sentence = { $kind ->
    [quiet] Ходит без взятия
    [capture] Только берёт
   *[both] Ходит и берёт
    } { $distance } { $directions }{ $path ->
    [lame] , не перепрыгивая фигуры
    [jumping] , только через фигуру
    [hopping] , ровно через одну фигуру
    [grasshopper] , на поле сразу за первой фигурой
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] Ходит на любое пустое поле
    [capture] Берёт на любом поле
   *[both] Ходит и берёт на любом другом поле
    }
move-around-step = Обходит соседнюю свою фигуру на один шаг в любую сторону
move-around-slide = Обходит соседнюю свою фигуру на любое число шагов в любую сторону
move-one = на одно поле
move-any = на любое число полей
move-up-to = не дальше чем на { $max } { $max ->
    [one] поле
    [few] поля
    [many] полей
   *[other] поля
    }
move-leap = прыжком на { $long } { $long ->
    [one] поле
    [few] поля
    [many] полей
   *[other] поля
    }{ $times }
move-leap-knight = прыжком коня{ $times }
move-leap-oblique = прыжком на { $short } и { $long } { $long ->
    [one] поле
    [few] поля
    [many] полей
   *[other] поля
    }{ $times }
move-repeated = {" "}(сколько угодно раз подряд)
move-repeated-up-to = {" "}(до { $max } { $max ->
    [one] раза
    [few] раз
    [many] раз
   *[other] раза
    } подряд)
move-everywhere = { $line ->
    [orthogonal] по прямой
    [diagonal] по диагонали
   *[oblique] в любую сторону
    }
move-forward = { $line ->
    [orthogonal] прямо вперёд
    [diagonal] по диагонали вперёд
   *[oblique] вперёд
    }
move-backward = { $line ->
    [orthogonal] прямо назад
    [diagonal] по диагонали назад
   *[oblique] назад
    }
move-ahead = вперёд
move-back = назад
move-left = влево
move-right = вправо
move-sideways = вбок
move-diagonally = по диагонали { $along }-{ $across }
move-obliquely = { $ranks } { $along } и { $files } { $across }
