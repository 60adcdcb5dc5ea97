# Личные панели: выбор хода, своя доска, ходы из нескольких действий.

panel-play = Сыграть { $action }
panel-question = **{ $choice }**: { $ask }
panel-question-about = **{ $choice }** ({ $help }): { $ask }
panel-list = { $ask } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = Горизонтали { $first }–{ $last }
panel-rank = Горизонталь { $rank }
panel-part = { $choice } ({ $part } из { $parts })

## Своя доска

view-over = Партия { $game } окончена: { $link }
view-all-open = В партии { $game } все карты открыты. Игра продолжается на доске: { $link }
view =
    { $what }, партия { $game }. { $due }
    -# Общая доска: { $link }
view-hand = Твоя рука и твои карты
view-cards = Твои карты
view-hole = Твоя тайная карта: **{ $card }**. До конца партии её знаешь только ты.
view-board = Твоя доска
view-due = Твоя очередь { $task }: выбери ниже или введи.
view-not-due = Сейчас ход соперника.

## Ходы из нескольких действий

turn-heading = Партия { $game }: твоя очередь { $task }.
turn-heading-discard = Партия { $game }: твоя очередь сбросить карту.
turn-heading-end = Партия { $game }: осталось только завершить ход.
turn-done = Сделано после движения фигуры; все увидят это, когда ты завершишь ход: { $told }
turn-points = Осталось очков: **{ $points }**. Карт в колоде: { $cards }.
turn-hand = Рука ({ $count }): { $cards }.
turn-reserve = Резерв ({ $count }): { $pieces }.
turn-none = пусто
turn-not-over = -# Завершить ход пока нельзя: { $why }.
turn-not-over-cards = -# Завершить ход пока нельзя: сначала сбрось карты до семи.
turn-not-over-cards-create = -# Завершить ход пока нельзя: сначала сбрось карты до семи или создай фигуру: так рука тоже станет меньше.
turn-public = -# Общая доска: { $link }
turn-undo = Отменить
turn-end = Завершить ход
