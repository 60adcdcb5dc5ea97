# Списки партий и наблюдение.

games-none = У тебя пока нет партий. Начни первую командой `/play`.
games-line = Партия { $game } · { $title } · соперник { $opponent } · { $state } · { $place }
games-damaged = Партия { $game } · не открывается
games-page = -# страница { $page } из { $pages }
games-won = победа: { $reason }
games-lost = поражение: { $reason }
games-drawn = ничья: { $reason }
games-your-turn = **твой ход**
games-their-turn = ход соперника
games-homeless = её канала больше нет: используй `/board` с партией { $game } в другом канале

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $title } · соперник { $opponent } · { $state }
suggestion-players = { $game } · { $title } · { $first } — { $second }
suggestion-over = окончена
suggestion-your-turn = твой ход
suggestion-their-turn = ход соперника
somebody = кто-то

watch-boards = Ты следишь за партией { $game }: личное сообщение придёт о каждой новой позиции и о конце.
watch-end = Ты следишь за партией { $game }: личное сообщение придёт, когда она закончится.
watch-silent = Но уведомления у тебя отключены: чтобы получать эти сообщения, включи их в `/settings`.
watch-stopped = Ты больше не следишь за партией { $game }.
watch-not-watched = Ты не следишь за партией { $game }. Начать можно командой `/watch`.
watch-over = Партия { $game } ({ $title }), за которой ты следишь, окончена: { $link }
watch-board = В партии { $game } ({ $title }), за которой ты следишь, новая позиция: { $link }
watch-stop = Не следить
watch-list = Ты следишь за этими партиями:
watch-stop-game = Не следить за { $game }

## Итоги недели

highlights-heading = **Неделя в партиях** · { $since } – { $until }
highlights-games = { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
    }, { $people } { $people ->
    [one] участник
    [few] участника
    [many] участников
   *[other] участника
    }.
highlights-streak = 🔥 Самая длинная серия побед: { $player }, { $wins } подряд
highlights-longest = 📏 Самая длинная партия: { $one } — { $other }, { $title }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
    }{ $link }
highlights-upset = ⚡ Главная сенсация: { $one } побеждает { $other }, чей рейтинг на { $points } выше, { $title }{ $link }
