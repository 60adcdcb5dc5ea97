# Perfiles, puntuaciones y clasificaciones.

tally = { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
    }, { $drawn } en tablas, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
    }
score-won = victoria
score-drew = tablas
score-lost = derrota
scope-server = en este servidor
scope-world = en todo el mundo

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { $title } **{ $rating }** (desviación { $deviation }) tras { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
    }: { $tally }
profile-provisional = -# ? = provisional: hay muy pocas partidas puntuadas recientes para que la puntuación sea fiable.
profile-unrated = Todavía sin partidas puntuadas.
profile-games = **Todas las partidas**, puntuadas o no
profile-game = { $title }: { $tally }
profile-computer = **Contra la máquina** (solo lo ves tú)
profile-computer-best = { $title }: nivel más alto vencido, el { $level }; { $tally }
profile-computer-none = { $title }: ningún nivel vencido todavía, { $tally }
profile-streak = **Racha**: { $streak }; más victorias seguidas: { $max }
streak-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
    }
streak-draws = { $count } { $count ->
    [one] partida en tablas
   *[other] partidas en tablas
    }
streak-losses = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
    }
profile-opponents = **Rivales**: { $opponents }
profile-latest = **Últimas partidas**
profile-latest-game = { $day } { $score } contra { $opponent } · { $title } · { $link }
profile-latest-game-elsewhere = { $day } { $score } contra { $opponent } · { $title }
profile-latest-rated-elsewhere = { $day } { $score } contra { $opponent } · { $title }, puntuada
profile-latest-rated = { $day } { $score } contra { $opponent } · { $title }, puntuada · { $link }
plot-title = Puntuaciones de { $player } { $scope }
plot-somebody = un jugador
versus-heading = **{ $one }** contra **{ $other }**: { $tally }
versus-game = { $title }: { $tally }, { $rated } de { $games } puntuadas
versus-none = { $one } y { $other } aún no han terminado ninguna partida entre sí.
versus-menu = Resultados contra…

## `/leaderboard`

leaderboard-heading = **{ $title }** · { $scope } · { $span }
leaderboard-all = todas las puntuaciones no provisionales
leaderboard-month = puntos ganados este mes
leaderboard-active = jugadores activos
leaderboard-empty = Todavía no hay nadie en la clasificación.
leaderboard-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
    }
leaderboard-not-ranked = Aún sin puesto:
leaderboard-missing = { $rating }  { $player } · { $count ->
    [one] le falta cerca de { $count } partida puntuada
   *[other] le faltan cerca de { $count } partidas puntuadas
    }
leaderboard-page = -# Página { $page } de { $pages } · { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
    }
leaderboard-own = Estás en el puesto **{ $rank } de { $players }**: { $rating } tras { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
    }.
leaderboard-own-month = Estás en el puesto **{ $rank } de { $players }**: { $gained } este mes, puntuación { $rating }.
leaderboard-own-provisional = Aún no tienes puesto: tu puntuación { $rating } es provisional. Para tenerlo, juega { $count ->
    [one] cerca de una partida puntuada más
   *[other] cerca de { $count } partidas puntuadas más
    }.
leaderboard-own-absent = No tienes puesto: este mes no has jugado ninguna partida puntuada de { $title }. Tu puntuación es { $rating }.
leaderboard-own-unlisted = No apareces en esta clasificación. Si te ocultaste, con `/settings` vuelves a aparecer.
leaderboard-own-newcomer = No tienes puesto: juega primero una partida puntuada de { $title }, con `/play { $game }` y `rated`.
leaderboard-my-rank = Mi puesto

## Al final de una partida puntuada

ratings-changed = Puntuaciones: { $players }.
ratings-changed-world = -# A nivel mundial: { $players }.
ratings-player = { $player } **{ $rating }** ({ $change })
ratings-not-counted = El resultado de esta partida puntuada no cuenta.
ratings-not-worldwide = -# No cuenta para la puntuación mundial: { $why }.
world-new-account = la cuenta de un jugador es demasiado nueva
world-new-member = un jugador entró hace poco en este servidor
world-short = la partida fue demasiado corta
world-pair = se ha alcanzado el límite de partidas puntuadas entre los mismos rivales en 7 días

## Temporadas

season-quarter = T{ $part } { $year }
season-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
    } de { $year }
season-heading = **{ $title }** · { $season } · { $until }
season-ends = termina el { $when }
season-ended = terminó el { $when }
season-empty = Todavía no hay nadie en la tabla.
season-missing = Te { $count ->
    [one] falta { $count } partida puntuada
   *[other] faltan { $count } partidas puntuadas
    } para entrar en la tabla.
season-how = -# Se ordena por rendimiento: la puntuación que valen los resultados de la temporada, teniendo en cuenta la de los rivales. Hacen falta { $games } partidas puntuadas para entrar en la tabla.
season-menu = Temporada
season-running = { $season } (en curso)
season-none = En este servidor no hay temporadas. Quien tenga el permiso Gestionar servidor puede activarlas en `/server`.
season-over = 🏆 **Temporada terminada: { $season }.** ¡Felicidades!
season-step = { $players }: { $performance } ({ $points } de { $games })
season-podium = { $title } · { $season }
season-table-button = Tabla: { $title }
profile-medals = **Medallas**: { $counts }
