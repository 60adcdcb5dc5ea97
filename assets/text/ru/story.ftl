# Что сделали действия: подлежащее — фигура, перед ней игрок и двоеточие.

story-you = Ты
story-your = Твоё
story-your-inside = твоё
story-owner = { $name }
story-and = { $first } и { $last }
story-sentence = { $told }.
story-turn = { $player }: { $actions }.
story-check = Шах!

## Одно действие

story-moved = { $you ->
    [yes] Ты
   *[no] { $name }
    }: { NAME($piece, form: "nom") } идёт с { $from } на { $to }
story-took = { $you ->
    [yes] Ты
   *[no] { $name }
    }: { NAME($piece, form: "nom") } берёт { NAME($victim, form: "acc") } на { $on }
story-promoted = { $you ->
    [yes] Ты
   *[no] { $name }
    }: пешка на { $on } становится { NAME($piece, form: "ins") }

## Действия хода

story-did-move = { NAME($piece, form: "nom") } идёт с { $from } на { $to }
story-did-take = { NAME($piece, form: "nom") } берёт { NAME($victim, form: "acc") } на { $on }
story-did-castle = { $side ->
    [king] короткая рокировка
   *[queen] длинная рокировка
    }
story-did-place = { NAME($piece, form: "nom") } ложится на { $on }
story-did-place-card = карта ложится на { $on }
story-did-flip = открыта карта на { $on }
story-did-flip-piece = открыта карта на { $on }: { $theirs_you ->
    [yes] { NAME($piece, form: "my") }
   *[no] { NAME($piece, form: "nom") } { NAME($theirs, form: "gen") }
    }
story-did-promote = пешка на { $on } становится { NAME($piece, form: "ins") }
story-did-take-off = заматованный король снят с доски
story-did-summon = { NAME($piece, form: "nom") } выходит на { $on }
story-did-summon-with = { NAME($piece, form: "nom") } выходит на { $on } (карты: { $cards })
story-did-create = в резерве появляется { NAME($piece, form: "nom") }
story-did-extend = { NAME($piece, form: "nom") } в резерве превращается в { NAME($into, form: "acc") }
story-did-discard = сброшена карта «{ NAME($card) }»
story-did-end = ход завершён
story-did-declare = комбинация объявлена
story-became = { $told } и становится { NAME($piece, form: "ins") }
story-exchanged = { $told } и обменивается на { NAME($piece, form: "acc") }

## Что советует подсказка

story-do-move = сходить { NAME($piece, form: "ins") } с { $from } на { $to }
story-do-take = сходить { NAME($piece, form: "ins") } и взять { NAME($victim, form: "acc") } на { $on }
story-do-castle = сделать { $side ->
    [king] короткую
   *[queen] длинную
    } рокировку
story-do-place = положить { NAME($piece, form: "acc") } на { $on }
story-do-place-card = положить карту на { $on }
story-do-flip = открыть карту на { $on }
story-do-promote = превратить пешку на { $on } в { NAME($piece, form: "acc") }
story-do-take-off = снять с доски заматованного короля
story-do-summon = призвать { NAME($piece, form: "acc") } на { $on }
story-do-summon-with = призвать { NAME($piece, form: "acc") } на { $on } (карты: { $cards })
story-do-create = создать { NAME($piece, form: "acc") }
story-do-extend = превратить { NAME($piece, form: "acc") } в резерве в { NAME($into, form: "acc") }
story-do-discard = сбросить карту «{ NAME($card) }»
story-do-end = завершить ход
story-do-declare = объявить эту комбинацию
story-do-become = { $told } с превращением в { NAME($piece, form: "acc") }

## Покерные комбинации

story-hand-won = { $you ->
    [yes] Очко твоё
   *[no] Очко — { $name }
    }: { $high } сильнее, чем { $low }.
story-hand-won-with = { $you ->
    [yes] Очко твоё
   *[no] Очко — { $name }
    }: { $high }.
story-hand-won-against = { $you ->
    [yes] Очко твоё
   *[no] Очко — { $name }
    }: у соперника { $low }.
story-hand-won-hidden = { $you ->
    [yes] Очко твоё
   *[no] Очко — { $name }
    }.
story-hand-drawn = Комбинации равны.
story-leads = Впереди { $you ->
    [yes] ты
   *[no] { $player }
    }, { $high }–{ $low }.
story-level = Счёт { $won }–{ $won }.

story-written = { $told } ({ $notation })
story-where = { $moves } · партия { $game }
story-done = Готово.
