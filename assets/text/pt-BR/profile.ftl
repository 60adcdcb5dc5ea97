# Perfis, ratings e rankings

tally = { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
    }, { $drawn ->
    [one] { $drawn } empate
   *[other] { $drawn } empates
    }, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
    }
score-won = vitória
score-drew = empate
score-lost = derrota
scope-server = neste servidor
scope-world = no mundo todo

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { $title } **{ $rating }** (desvio { $deviation }) após { $games ->
    [one] { $games } partida valendo rating
   *[other] { $games } partidas valendo rating
    }: { $tally }
profile-provisional = -# ? = provisório: poucas partidas recentes valendo rating para ter certeza dele.
profile-unrated = Nenhuma partida valendo rating ainda.
profile-games = **Todas as partidas**, valendo rating ou não
profile-game = { $title }: { $tally }
profile-computer = **Contra o computador** (só você vê isto)
profile-computer-best = { $title }: maior nível vencido { $level }, { $tally }
profile-computer-none = { $title }: nenhum nível vencido ainda, { $tally }
profile-streak = **Sequência**: { $streak }; mais vitórias seguidas: { $max }
streak-wins = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
    }
streak-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
    }
streak-losses = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
    }
profile-opponents = **Adversários**: { $opponents }
profile-latest = **Últimas partidas**
profile-latest-game = { $day } { $score } contra { $opponent } · { $title } · { $link }
profile-latest-game-elsewhere = { $day } { $score } contra { $opponent } · { $title }
profile-latest-rated-elsewhere = { $day } { $score } contra { $opponent } · { $title }, valendo rating
profile-latest-rated = { $day } { $score } contra { $opponent } · { $title }, valendo rating · { $link }
plot-title = Ratings de { $player } { $scope }
plot-somebody = um jogador
versus-heading = **{ $one }** contra **{ $other }**: { $tally }
versus-game = { $title }: { $tally }, { $rated } de { $games } valendo rating
versus-none = { $one } e { $other } ainda não terminaram nenhuma partida entre si.
versus-menu = Resultados contra…

## `/leaderboard`

leaderboard-heading = **{ $title }** · { $scope } · { $span }
leaderboard-all = todos os ratings que não são provisórios
leaderboard-month = pontos ganhos este mês
leaderboard-active = jogadores ativos
leaderboard-empty = Ninguém no ranking ainda.
leaderboard-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
    }
leaderboard-not-ranked = Ainda fora do ranking:
leaderboard-missing = { $rating }  { $player } · { $count ->
    [one] falta cerca de { $count } partida valendo rating
   *[other] faltam cerca de { $count } partidas valendo rating
    }
leaderboard-page = -# Página { $page } de { $pages } · { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
    }
leaderboard-own = Sua posição: **{ $rank } de { $players }**, com { $rating } após { $games ->
    [one] { $games } partida valendo rating
   *[other] { $games } partidas valendo rating
    }.
leaderboard-own-month = Sua posição: **{ $rank } de { $players }**, com { $gained } este mês, rating { $rating }.
leaderboard-own-provisional = Você ainda não tem posição: seu rating { $rating } é provisório. Para ter uma, jogue { $count ->
    [one] mais uma partida valendo rating
   *[other] mais umas { $count } partidas valendo rating
    }.
leaderboard-own-absent = Você não tem posição: não jogou nenhuma partida de { $title } valendo rating este mês. Seu rating é { $rating }.
leaderboard-own-unlisted = Você não aparece neste ranking. Se escolheu não aparecer, `/settings` muda isso.
leaderboard-own-newcomer = Você não tem posição: jogue antes uma partida de { $title } valendo rating, com `/play { $game }` e `rated`.
leaderboard-my-rank = Minha posição

## No fim de uma partida valendo rating

ratings-changed = Ratings: { $players }.
ratings-changed-world = -# No mundo todo: { $players }.
ratings-player = { $player } **{ $rating }** ({ $change })
ratings-not-counted = O resultado desta partida valendo rating não conta.
ratings-not-worldwide = -# Não conta para o rating no mundo todo: { $why }.
world-new-account = a conta de um dos jogadores é nova demais
world-new-member = um dos jogadores entrou há pouco neste servidor
world-short = a partida foi curta demais
world-pair = vocês chegaram ao limite de partidas entre si valendo rating em 7 dias

## Temporadas

season-quarter = { $part }º trimestre de { $year }
season-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
    } de { $year }
season-heading = **{ $title }** · { $season } · { $until }
season-ends = termina em { $when }
season-ended = terminou em { $when }
season-empty = Ninguém está na tabela ainda.
season-missing = { $count ->
    [one] Falta { $count } partida
   *[other] Faltam { $count } partidas
    } valendo rating para você entrar na tabela.
season-how = -# A ordem é por performance: o rating que os resultados da temporada valem, considerando o dos adversários. São necessárias { $games } partidas valendo rating para entrar na tabela.
season-menu = Temporada
season-running = { $season } (em andamento)
season-none = Não há temporadas neste servidor. Quem tem a permissão Gerenciar servidor pode ligá-las em `/server`.
season-over = 🏆 **Temporada encerrada: { $season }.** Parabéns!
season-step = { $players }: { $performance } ({ $points } de { $games })
season-podium = { $title } · { $season }
season-table-button = Tabela: { $title }
profile-medals = **Medalhas**: { $counts }
