# Просмотр партий: `/replay`, *Hands*, `/rules`.

replay-heading = **{ $title }** · { $which } · { $first } — { $second }
replay-game = партия { $game }
replay-imported = загруженная запись
replay-player = { $player } ({ NAME($seat, form: "low") })
replay-beginning = Начало: полуход 0 из { $end }.
replay-ply = Полуход { $ply } из { $end }, **{ $action }**: { $told }
replay-resigned = Полуход { $ply } из { $end }: сдача, { $player }.
replay-out-of-time = Полуход { $ply } из { $end }: время истекло, { $player }.
replay-both = обе стороны
replay-wins = Победа: { $player }, { $reason }.
replay-aborted = Прервана: партия не учитывается.
replay-draw = Ничья: { $reason }.
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · начало
replay-first = ⏮ Начало
replay-last = Конец ⏭
replay-menu = Перейти к позиции
replay-type = Перейти к…
replay-verify = Проверить
replay-form-field = Полуход
replay-form-example = например, 34; 0 — начало
replay-animation = Полуходы с { $from } по { $to }, по секунде на каждый.
animation-alt = Анимация, позиций: { $count }. Последняя: { $last }
animation-smaller = -# Уменьшено до { $width } пикселей в ширину из-за ограничений Discord.
animation-thinner = -# Уменьшено до { $width } пикселей в ширину, показана каждая { $stride }-я позиция: таковы ограничения Discord.

## *Hands* и `/rules`

preview-none = Показывать нечего: это работает в «Покерных шахматах», когда твоя очередь ходить фигурой.
preview-heading = Твоя комбинация после каждого из твоих ходов (партия { $game }), сначала лучшие:
preview-line = **{ $hand }**: { $moves }
preview-more = … и те, что слабее.
rules-page = -# Страница { $page } из { $pages }

## *Verify*

verify-running = Партия { $game } не окончена, и до конца её зерно секретно. Оно задано до первого хода: его SHA-256 — `{ $commitment }`.
verify-running-origin = Оно следует из секрета (обязательство: `{ $secret }`), вызова `{ $challenge }`, согласия `{ $accept }` и настроек.
verify-running-again = Нажми *Проверить* ещё раз после конца.
verify-heading = **Партия { $game }**
verify-seed = Зерно `{ $seed }`
verify-hash = ✅ Его SHA-256 — `{ $commitment }`.
verify-told-computer = ❔ У партии с компьютером нет вызова, где было бы видно обязательство. Если во время партии была нажата кнопка *Проверить*, сравни SHA-256 с тем, что она показала.
verify-told = ✅ На первой доске стояло именно это обязательство.
verify-told-other = ❌ На первой доске стояло другое обязательство. Сообщи владельцу бота.
verify-told-unknown = ❔ Первую доску больше не прочесть. Сравни со своей копией.
verify-dealt = ✅ Зерно и настройки дают именно этот расклад, а каждый ход записи сделан по правилам и ведёт к тому же результату.
verify-dealt-otherwise = ❌ Зерно даёт другую партию. Сообщи владельцу бота.
verify-yourself = -# Чтобы проверить самостоятельно: `echo { $seed } | xxd -r -p | sha256sum` и `trickmate referee { $game } --moves` с записью, которую даёт *Запись*.
verify-origin = **Откуда взялось зерно**
verify-origin-secret = Секрет `{ $secret }`, его обязательство `{ $commitment }`
verify-challenge-told = ✔️ В вызове стоит это обязательство: { $link }
verify-challenge-other = ❌ В вызове этого обязательства нет. Сообщи владельцу бота: { $link }
verify-challenge-unread = ❔ Вызов не прочесть: { $link }
verify-challenge-unknown = ❔ Вызов не прочесть
verify-acceptance = Вызов `{ $challenge }`, согласие `{ $accept }`: этот номер согласия видел тот, кто принял вызов.
verify-computer-ids = Вызов `{ $challenge }`, согласие `{ $accept }`: компьютер согласился тем же нажатием или командой, что начали партию.
verify-follows = ✔️ Зерно и стороны следуют из этого и из настроек.
verify-does-not-follow = ❌ { $why }: сообщи владельцу бота.
