# Командные партии и голосования

team-mention = Команда { $mark }
team-picture = Команда: { $side }
team-heading = 👥 **{ $title }**: партия двух команд, организует { $organizer }
team-heading-person = 👥 **{ $title }**: команда против { $opponent }, организует { $organizer }
team-heading-computer = 👥 **{ $title }**: команда против компьютера (уровень { $level }), организует { $organizer }
team-side = { $mark } **{ $side }** ({ $count }): { $players }
team-side-empty = { $mark } **{ $side }**: пока никого
team-side-person = { $mark } **{ $side }**: { $player }
team-side-computer = { $mark } **{ $side }**: компьютер
team-more = и ещё { $count }
team-rules = Каждая команда голосует за свои ходы. Голосование заканчивается, как только согласны больше половины тех, кто может голосовать, или когда выйдет время ({ $time }): тогда делается ход, за который больше голосов, а при равенстве тот, что набрал их раньше. Если никто не голосует, команда проигрывает. Кто вступил в команду, остаётся в ней.
team-vote-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
    }
team-vote-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
    }
team-who-begins = Партию начинает { $player } кнопкой *Начать*.
team-running =
    Партия идёт: { $link }
    Ещё можно вступить. Голосовать можно со следующего хода команды.
team-over = Партия окончена. { $link }
team-cancelled = Эта партия отменена.
team-join = Вступить: { $side }
team-begin = Начать
team-cancel = Отменить
team-joined = Готово, твоя команда: { $side }.
team-joined-running = Готово, твоя команда: { $side }. Голосовать можно со следующего хода команды.
team-called-off = Отменено.
team-posted = Команды можно собирать: { $link }
team-waits = Твоя командная партия сейчас появится здесь.
team-rated = Командные партии не бывают рейтинговыми: не указывай `rated`.
team-both-and-opponent = Если обе стороны — команды, не указывай `opponent` и `level`.
team-special = У командных партий нет форы, серии и своей позиции: не указывай эти параметры.

vote-line = { $mark } **{ $side }**: идёт голосование, самое позднее { $when } · проголосовали { $voters } из { $electors }
vote-line-secret = { $mark } **{ $side }**: тайный выбор, самое позднее { $when }
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = и ещё { $count }
vote-own = Твой голос: { $choice }
vote-none = Твоего голоса пока нет.
vote-not-yet = Голосовать можно со следующего хода твоей команды.
vote-cast = Твой голос: { $choice }. Его можно изменить, пока голосование не закрыто.
vote-decided = Твой голос: { $choice }. Это решило дело.
vote-resign = сдаться
vote-random = положиться на случай

error-team-no-game = Такой командной партии больше нет.
error-team-decks = Команды не приносят колоды. Выбери настройки, при которых карты у обеих сторон одинаковые.
error-team-time = Для голосования нужно время на ход: например, `time:1 day`.
error-team-too-many = Слишком много незаконченных командных партий: не больше { $server } на сервере и { $organizer } у одного человека. Сначала закончи или отмени другую.
error-team-closed = Слишком поздно: эта командная партия началась или окончена.
error-team-no-team = Эта сторона — не команда.
error-team-full = В этой команде нет мест.
error-team-other-team = Ты в другой команде. Кто вступил в команду, остаётся в ней.
error-team-is-opponent = Ты играешь против этой команды.
error-team-not-yours = Это может сделать только { $player }.
error-team-no-member = В одной из команд ещё никого нет. Подожди, пока кто-нибудь вступит.
error-team-not-in = Ты не состоишь ни в одной команде этой партии. Вступи в неё кнопками под доской.
error-team-one-action = Команда голосует за каждое действие отдельно. Выбери или напиши только следующее.
error-team-in-teams = В командной партии так нельзя: всё решается голосованием.
