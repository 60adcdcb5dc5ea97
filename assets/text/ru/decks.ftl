# Колоды «Шахмат призывателя» и карты серверов.

## Заголовки

deck-created = Твоя новая колода **{ $name }**
deck-imported = Твоя импортированная колода **{ $name }**
deck-copied = Твоя копия колоды **{ $name }**
deck-used = Новые партии ты теперь играешь колодой **{ $name }**
deck-shown = **{ $name }**
deck-shared = { $player } показывает колоду **{ $name }**
deck-exported = **{ $name }** текстом:
deck-renamed = Колода теперь называется **{ $name }**.
deck-deleted = Колода **{ $name }** удалена. Ты теперь играешь колодой **{ $used }**. В начатых партиях карты остаются прежними.

## Список

deck-list-own = **Твои колоды** ({ $count } из { $max })
deck-list-none = Пока нет. *Новая колода…* начинает новую, а готовую можно скопировать: открой её ниже.
deck-list-presets = **Готовые колоды**
deck-list-note = -# Каждую новую партию «Шахмат призывателя» ты играешь выбранной колодой. Какая выбрана, знаешь только ты.
deck-list-open = Открыть колоду
deck-list-size = { $name } · { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
    }
deck-list-missing = в ней есть карты, которых нет на этом сервере
deck-list-incomplete = не собрана
deck-list-in-use = ▸ **{ $deck } · выбрана**
deck-list-other = ▹ { $deck }

## Одна колода

deck-cards = { $count ->
    [0] Карт пока нет: добавь их кнопкой +.
    [one] { $count } карта: { $cards }
    [few] { $count } карты: { $cards }
    [many] { $count } карт: { $cards }
   *[other] { $count } карты: { $cards }
    }
deck-not-yet = Играть ею пока нельзя: { $why }.
deck-not-here = Здесь ею играть нельзя: на этом сервере нет карт { $cards }.
deck-worth = Стоимость: { $worth }.
deck-worth-open = Стоимость: { $worth }, не считая { $count ->
    [one] { $count } карты: её цена зависит от того, с чем её играют.
    [few] { $count } карт: их цена зависит от того, с чем их играют.
    [many] { $count } карт: их цена зависит от того, с чем их играют.
   *[other] { $count } карты: их цена зависит от того, с чем их играют.
    }
deck-lacks = Играть ею пока нельзя: не хватает { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
    }. В колоде от { $min } до { $max } карт.
deck-take-out = Их можно убрать: в редакторе они идут последними.
deck-sample = Пробная рука из колоды **{ $name }**: { $cards }
deck-sample-heading = Пробная рука
deck-delete = Удалить колоду **{ $name }**? В начатых партиях карты останутся прежними.
deck-button-new = Новая колода…
deck-button-sample = Пробная рука
deck-button-another = Другая рука
deck-button-use = Выбрать
deck-button-in-use = Выбрана
deck-button-more = Ещё…
deck-button-rename = Переименовать…
deck-button-copy = Скопировать…
deck-button-delete = Удалить…
deck-button-delete-it = Удалить
deck-button-all = Все колоды

## Форма и меню

deck-form = Импорт колоды
deck-form-new = Новая колода
deck-form-copy = Копия колоды
deck-form-rename = Новое название
deck-form-name = Название колоды
deck-form-cards = Её карты
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = Новые партии, включая эту, ты теперь играешь колодой **{ $name }**. Это видишь только ты. Пока вызов открыт, ниже можно выбрать другую.
deck-choice-other = Другая колода
deck-choice-own = Твоя, { $count } { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
    }.

## Карты сервера

card-list = **Карты «Шахмат призывателя»**: опубликованных { $published }, { $own ->
    [0] своих у этого сервера нет (участники с правом «Управлять сервером» могут добавить их командой `/card add`)
    [one] { $own } своя у этого сервера
    [few] { $own } свои у этого сервера
    [many] { $own } своих у этого сервера
   *[other] { $own } своей у этого сервера
    }
card-list-heading = Карты
card-list-page = Страница { $page } из { $pages }
card-line = **{ $name }** `{ $moves }` · стоимость { $value }
card-line-without-moves = **{ $name }** · стоимость { $value }
card-added = Карта добавлена. Теперь её можно класть в колоды на этом сервере.
card-added-estimated = Карта добавлена. Теперь её можно класть в колоды на этом сервере. Стоимость оценена по её подвижности.
card-retired = Изъята: { $card }. В начатых партиях она остаётся; колоды с ней здесь не годятся, пока её не убрать.
card-fact = { $name }: { $text }

## `/piece`

piece-heading = **{ $name }**
piece-heading-game = **{ $name }** (партия { $game })
piece-made-of = Состав: { $cards }
piece-suggestion = { $square }: { $name } ({ $place })
piece-suggestion-card = Карта { $name }
