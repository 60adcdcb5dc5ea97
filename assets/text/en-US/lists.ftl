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
games-homeless = its channel is gone, go on with `/board` and game { $game }

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $title } against { $opponent } · { $state }
suggestion-players = { $game } · { $title } · { $first } against { $second }
suggestion-over = over
suggestion-your-turn = your turn
suggestion-their-turn = their turn
somebody = somebody

watch-boards = You watch game { $game }: a direct message tells you of every new board and the end. { $how }
watch-end = You watch game { $game }: a direct message tells you of the end. { $how }
watch-silent = Your settings say that you want no notifications, so you will get none: change that first with `/settings`.
watch-how-to-stop = Stop with `/watch stop`.
watch-stopped = You no longer watch game { $game }.
watch-not-watched = You don’t watch game { $game }. Use `/watch start` to follow a game.
watch-over = Game { $game } ({ $title }) that you watch is over: { $link }
watch-board = Game { $game } ({ $title }) that you watch has a new board: { $link }
watch-stop = Stop watching

## The highlights of a week

highlights-heading = **The week in games** · { $since } – { $until }
highlights-games = { $games ->
    [one] One game
   *[other] { $games } games
    } between { $people } people.
highlights-streak = 🔥 Longest winning streak: { $player }, { $wins } in a row
highlights-longest = 📏 Longest game: { $one } vs { $other }, { $title }, { $plies } moves · { $link }
highlights-upset = ⚡ Biggest upset: { $one } beat { $other }, rated { $points } higher, at { $title } · { $link }
