# Lists of games, and watching them.

games-none = Tu n’as pas encore de partie. Lances-en une avec `/play`.
games-line = Partie { $game } · { $title } contre { $opponent } · { $state } · { $place }
games-damaged = Partie { $game } · impossible à ouvrir
games-page = -# page { $page } sur { $pages }
games-won = gagnée : { $reason }
games-lost = perdue : { $reason }
games-drawn = nulle : { $reason }
games-your-turn = **à toi de jouer**
games-their-turn = à l’adversaire de jouer
games-homeless = son salon n’existe plus : utilise `/board` avec la partie { $game } dans un autre salon

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $title } contre { $opponent } · { $state }
suggestion-players = { $game } · { $title } · { $first } contre { $second }
suggestion-over = terminée
suggestion-your-turn = à toi
suggestion-their-turn = à l’adversaire
somebody = quelqu’un

watch-boards = Tu suis la partie { $game } : tu recevras un message privé à chaque nouvel échiquier et à la fin.
watch-end = Tu suis la partie { $game } : tu recevras un message privé à la fin.
watch-silent = Mais tes notifications sont coupées : pour recevoir ces messages, active-les avec `/settings`.
watch-stopped = Tu ne suis plus la partie { $game }.
watch-not-watched = Tu ne suis pas la partie { $game }. Utilise `/watch` pour suivre une partie.
watch-over = La partie { $game } ({ $title }), que tu suis, est terminée : { $link }
watch-board = La partie { $game } ({ $title }), que tu suis, a un nouvel échiquier : { $link }
watch-stop = Ne plus suivre
watch-list = Tu suis ces parties :
watch-stop-game = Ne plus suivre { $game }

## The highlights of a week

highlights-heading = **La semaine en parties** · { $since } – { $until }
highlights-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
    } entre { $people } personnes.
highlights-streak = 🔥 Plus longue série de victoires : { $player }, { $wins } d’affilée
highlights-longest = 📏 Plus longue partie : { $one } vs { $other }, { $title }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    }{ $link }
highlights-upset = ⚡ Plus grosse surprise : { $one } a battu { $other }, avec { $points } points de cote en moins, { $title }{ $link }
