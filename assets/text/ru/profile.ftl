# Профили, рейтинги и таблицы лидеров.

tally = побед { $won }, ничьих { $drawn }, поражений { $lost }
score-won = победа
score-drew = ничья
score-lost = поражение
scope-server = на этом сервере
scope-world = во всём мире

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { $title } **{ $rating }** (отклонение { $deviation }), { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
    [many] { $games } рейтинговых партий
   *[other] { $games } рейтинговой партии
    }: { $tally }
profile-provisional = -# ? — предварительный: за последнее время слишком мало рейтинговых партий, чтобы быть уверенным в рейтинге.
profile-unrated = Рейтинговых партий пока нет.
profile-games = **Все партии**, рейтинговые и товарищеские
profile-game = { $title }: { $tally }
profile-computer = **Против компьютера** (видишь только ты)
profile-computer-best = { $title }: лучший побеждённый уровень { $level }, { $tally }
profile-computer-none = { $title }: побеждённых уровней пока нет, { $tally }
profile-streak = **Серия**: { $streak }; больше всего побед подряд: { $max }
streak-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
    }
streak-draws = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
    [many] { $count } ничьих
   *[other] { $count } ничьей
    }
streak-losses = { $count } { $count ->
    [one] поражение
    [few] поражения
    [many] поражений
   *[other] поражения
    }
profile-opponents = **Соперники**: { $opponents }
profile-latest = **Последние партии**
profile-latest-game = { $day }: { $score }, соперник { $opponent } · { $title } · { $link }
profile-latest-game-elsewhere = { $day }: { $score }, соперник { $opponent } · { $title }
profile-latest-rated-elsewhere = { $day }: { $score }, соперник { $opponent } · { $title }, на рейтинг
profile-latest-rated = { $day }: { $score }, соперник { $opponent } · { $title }, на рейтинг · { $link }
plot-title = Рейтинги { $scope }: { $player }
plot-somebody = игрок
versus-heading = **{ $one }** против **{ $other }**: { $tally }
versus-game = { $title }: { $tally }, на рейтинг { $rated } из { $games }
versus-none = { $one } и { $other } ещё не сыграли друг с другом ни одной партии.
versus-menu = Результаты против…

## `/leaderboard`

leaderboard-heading = **{ $title }** · { $scope } · { $span }
leaderboard-all = все рейтинги, кроме предварительных
leaderboard-month = очки, набранные за этот месяц
leaderboard-active = активные игроки
leaderboard-empty = В таблице пока никого нет.
leaderboard-games = { $count } { $count ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
    }
leaderboard-not-ranked = Пока без места:
leaderboard-missing = { $rating }  { $player } · нужно ещё около { $count } { $count ->
    [one] рейтинговой партии
    [few] рейтинговых партий
    [many] рейтинговых партий
   *[other] рейтинговой партии
    }
leaderboard-page = -# Страница { $page } из { $pages } · { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
    }
leaderboard-own = Твоё место — **{ $rank } из { $players }**: { $rating }, { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
    [many] { $games } рейтинговых партий
   *[other] { $games } рейтинговой партии
    }.
leaderboard-own-month = Твоё место — **{ $rank } из { $players }**: { $gained } за этот месяц, рейтинг { $rating }.
leaderboard-own-provisional = Места у тебя пока нет: рейтинг { $rating } предварительный. Чтобы занять место, сыграй ещё около { $count } { $count ->
    [one] рейтинговой партии
    [few] рейтинговых партий
    [many] рейтинговых партий
   *[other] рейтинговой партии
    }.
leaderboard-own-absent = Места у тебя нет: в этом месяце не сыграно ни одной рейтинговой партии, { $title }. Твой рейтинг: { $rating }.
leaderboard-own-unlisted = Тебя нет в этой таблице. Если ты скрываешь себя, показ включает `/settings`.
leaderboard-own-newcomer = Места у тебя нет: сначала сыграй рейтинговую партию, { $title }: `/play { $game }` с `rated`.
leaderboard-my-rank = Моё место

## После рейтинговой партии

ratings-changed = Рейтинги: { $players }.
ratings-changed-world = -# Во всём мире: { $players }.
ratings-player = { $player } **{ $rating }** ({ $change })
ratings-not-counted = Результат этой рейтинговой партии не учитывается.
ratings-not-worldwide = -# В мировой рейтинг не входит: { $why }.
world-new-account = учётная запись одного из игроков слишком новая
world-new-member = один из игроков недавно на сервере
world-short = партия слишком короткая
world-pair = исчерпан лимит рейтинговых партий между вами за 7 дней

## Сезоны

season-quarter = { $part }-й квартал { $year }
season-month = { $month ->
    [1] январь
    [2] февраль
    [3] март
    [4] апрель
    [5] май
    [6] июнь
    [7] июль
    [8] август
    [9] сентябрь
    [10] октябрь
    [11] ноябрь
   *[12] декабрь
    } { $year }
season-heading = **{ $title }** · { $season } · { $until }
season-ends = закончится { $when }
season-ended = завершён { $when }
season-empty = Мест пока ни у кого нет.
season-missing = До места в таблице тебе не хватает { $count ->
    [one] { $count } рейтинговой партии
    [few] { $count } рейтинговых партий
   *[other] { $count } рейтинговых партий
    }.
season-how = -# Места распределяются по перформансу: это рейтинг, которому соответствуют результаты сезона с учётом рейтинга соперников. Для места нужно рейтинговых партий: { $games }.
season-menu = Сезон
season-running = { $season } (идёт)
season-none = На этом сервере нет сезонов. Включить их в `/server` могут участники с правом «Управлять сервером».
season-over = 🏆 **Сезон завершён: { $season }.** Поздравляем!
season-step = { $players }: { $performance } ({ $points } из { $games })
season-podium = { $title } · { $season }
season-table-button = Таблица: { $title }
profile-medals = **Медали**: { $counts }
