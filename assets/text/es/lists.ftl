# Listas de partidas, y seguirlas.

games-none = Todavía no tienes partidas. Empieza una con `/play`.
games-line = Partida { $game } · { $title } contra { $opponent } · { $state } · { $place }
games-damaged = Partida { $game } · no se puede abrir
games-page = -# página { $page } de { $pages }
games-won = ganada: { $reason }
games-lost = perdida: { $reason }
games-drawn = tablas: { $reason }
games-your-turn = **te toca**
games-their-turn = le toca a tu rival
games-homeless = su canal ya no existe: usa `/board` con la partida { $game } en otro canal

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $title } contra { $opponent } · { $state }
suggestion-players = { $game } · { $title } · { $first } contra { $second }
suggestion-over = terminada
suggestion-your-turn = te toca
suggestion-their-turn = turno rival
somebody = alguien

watch-boards = Sigues la partida { $game }: recibirás un mensaje directo con cada tablero nuevo y cuando termine.
watch-end = Sigues la partida { $game }: recibirás un mensaje directo cuando termine.
watch-silent = Pero tienes los avisos desactivados: para recibir estos mensajes, actívalos con `/settings`.
watch-stopped = Ya no sigues la partida { $game }.
watch-not-watched = No sigues la partida { $game }. Usa `/watch` para seguir una partida.
watch-over = La partida { $game } ({ $title }), que sigues, ha terminado: { $link }
watch-board = La partida { $game } ({ $title }), que sigues, tiene un tablero nuevo: { $link }
watch-stop = Dejar de seguir
watch-list = Sigues estas partidas:
watch-stop-game = Dejar de seguir { $game }

## Lo mejor de la semana

highlights-heading = **La semana en partidas** · { $since } – { $until }
highlights-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
    } entre { $people } personas.
highlights-streak = 🔥 Mejor racha de victorias: { $player }, { $wins } seguidas
highlights-longest = 📏 Partida más larga: { $one } contra { $other }, { $title }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
    }{ $link }
highlights-upset = ⚡ Mayor sorpresa: { $one } ganó a { $other }, que tenía { $points } puntos más, en { $title }{ $link }
