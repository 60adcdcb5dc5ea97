# Lists of games, and watching them.

games-none = You have no games yet. Start one with `/play`.
games-line = Game { $game } · { $title } against { $opponent } · { $state } · { $place }
games-damaged = Game { $game } · can’t be opened
games-page = -# page { $page } of { $pages }
games-won = won: { $reason }
games-lost = lost: { $reason }
games-drawn = drawn: { $reason }
games-your-turn = **your turn**
games-their-turn = their turn
games-homeless = its channel is gone: use `/board` with game { $game } in another channel

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $title } against { $opponent } · { $state }
suggestion-players = { $game } · { $title } · { $first } against { $second }
suggestion-over = over
suggestion-your-turn = your turn
suggestion-their-turn = their turn
somebody = somebody

watch-boards = You’re watching game { $game }: you’ll get a direct message for every new board and when it ends.
watch-end = You’re watching game { $game }: you’ll get a direct message when it ends.
watch-silent = But your notifications are off: to get these messages, turn them on with `/settings`.
watch-stopped = You no longer watch game { $game }.
watch-not-watched = You don’t watch game { $game }. Use `/watch` to follow a game.
watch-over = Game { $game } ({ $title }), which you’re watching, is over: { $link }
watch-board = Game { $game } ({ $title }), which you’re watching, has a new board: { $link }
watch-stop = Stop watching
watch-list = You’re watching these games:
watch-stop-game = Stop watching { $game }

## The highlights of a week

highlights-heading = **The week in games** · { $since } – { $until }
highlights-games = { $games ->
    [one] One game
   *[other] { $games } games
    } between { $people } people.
highlights-streak = 🔥 Longest winning streak: { $player }, { $wins } in a row
highlights-longest = 📏 Longest game: { $one } vs { $other }, { $title }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }{ $link }
highlights-upset = ⚡ Biggest upset: { $one } beat { $other }, who was rated { $points } higher, in { $title }{ $link }
