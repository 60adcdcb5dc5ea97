# Listas de partidas e como segui-las

games-none = Você ainda não tem partidas. Comece uma com `/play`.
games-line = Partida { $game } · { $title } contra { $opponent } · { $state } · { $place }
games-damaged = Partida { $game } · não pode ser aberta
games-page = -# página { $page } de { $pages }
games-won = vitória: { $reason }
games-lost = derrota: { $reason }
games-drawn = empate: { $reason }
games-your-turn = **sua vez**
games-their-turn = vez do adversário
games-homeless = o canal não existe mais: use `/board` com a partida { $game } em outro canal

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $title } contra { $opponent } · { $state }
suggestion-players = { $game } · { $title } · { $first } contra { $second }
suggestion-over = encerrada
suggestion-your-turn = sua vez
suggestion-their-turn = vez do adversário
somebody = alguém

watch-boards = Você está seguindo a partida { $game }: vai receber uma mensagem direta a cada novo tabuleiro e quando ela acabar.
watch-end = Você está seguindo a partida { $game }: vai receber uma mensagem direta quando ela acabar.
watch-silent = Mas suas notificações estão desligadas: para receber essas mensagens, ligue-as com `/settings`.
watch-stopped = Você não segue mais a partida { $game }.
watch-not-watched = Você não segue a partida { $game }. Use `/watch` para seguir uma partida.
watch-over = A partida { $game } ({ $title }), que você segue, acabou: { $link }
watch-board = A partida { $game } ({ $title }), que você segue, tem um novo tabuleiro: { $link }
watch-stop = Parar de seguir
watch-list = Você segue estas partidas:
watch-stop-game = Parar de seguir { $game }

## Os destaques da semana

highlights-heading = **A semana em partidas** · { $since } – { $until }
highlights-games = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
    } entre { $people } pessoas.
highlights-streak = 🔥 Maior sequência de vitórias: { $player }, { $wins } seguidas
highlights-longest = 📏 Partida mais longa: { $one } x { $other }, { $title }, { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
    }{ $link }
highlights-upset = ⚡ Maior zebra: { $one } venceu { $other }, que tinha { $points } pontos de rating a mais, em { $title }{ $link }
