# Profile, Wertungen und Ranglisten.

tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
score-won = gewonnen
score-drew = remis
score-lost = verloren
scope-server = auf diesem Server
scope-world = weltweit

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { NAME($title) } **{ $rating }** (Abweichung { $deviation }) nach { $games ->
    [one] { $games } gewerteten Partie
   *[other] { $games } gewerteten Partien
    }: { $tally }
profile-provisional = -# ? = vorläufig: zuletzt zu wenige gewertete Partien für eine sichere Wertung.
profile-unrated = Noch keine gewerteten Partien.
profile-games = **Alle Partien**, gewertet oder nicht
profile-game = { NAME($title) }: { $tally }
profile-computer = **Gegen den Computer** (das siehst nur du)
profile-computer-best = { NAME($title) }: höchste geschlagene Stufe { $level }, { $tally }
profile-computer-none = { NAME($title) }: noch keine Stufe geschlagen, { $tally }
profile-streak = **Serie**: { $streak }; die meisten Siege in Folge: { $max }
streak-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
    }
streak-draws = { $count ->
    [one] { $count } Remis
   *[other] { $count } Remis
    }
streak-losses = { $count ->
    [one] { $count } Niederlage
   *[other] { $count } Niederlagen
    }
profile-opponents = **Gespielt gegen**: { $opponents }
profile-latest = **Letzte Partien**
profile-latest-game = { $day } { $score } gegen { $opponent } · { NAME($title) } · { $link }
profile-latest-game-elsewhere = { $day } { $score } gegen { $opponent } · { NAME($title) }
profile-latest-rated-elsewhere = { $day } { $score } gegen { $opponent } · { NAME($title) }, gewertet
profile-latest-rated = { $day } { $score } gegen { $opponent } · { NAME($title) }, gewertet · { $link }
plot-title = Wertungen von { $player } { $scope }
plot-somebody = jemandem
versus-heading = **{ $one }** gegen **{ $other }**: { $tally }
versus-game = { NAME($title) }: { $tally }, { $rated } von { $games } gewertet
versus-none = { $one } und { $other } haben noch keine Partie gegeneinander beendet.
versus-menu = Bilanz gegen…

## `/leaderboard`

leaderboard-heading = **{ NAME($title) }** · { $scope } · { $span }
leaderboard-all = alle Wertungen, die nicht vorläufig sind
leaderboard-month = Punktezuwachs in diesem Monat
leaderboard-active = alle Aktiven
leaderboard-empty = Noch niemand hat einen Rang.
leaderboard-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
    }
leaderboard-not-ranked = Noch ohne Rang:
leaderboard-missing = { $rating }  { $player } · es fehlen etwa { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
    }
leaderboard-page = -# Seite { $page } von { $pages } · { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
    }
leaderboard-own = Du bist auf Rang **{ $rank } von { $players }**: { $rating } nach { $games ->
    [one] { $games } gewerteten Partie
   *[other] { $games } gewerteten Partien
    }.
leaderboard-own-month = Du bist auf Rang **{ $rank } von { $players }**: { $gained } in diesem Monat, Wertung { $rating }.
leaderboard-own-provisional = Du hast noch keinen Rang: Deine Wertung { $rating } ist vorläufig. Spiel noch etwa { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
    }, um einen zu bekommen.
leaderboard-own-absent = Du hast keinen Rang: In diesem Monat hast du noch keine gewertete Partie { NAME($title) } gespielt. Deine Wertung ist { $rating }.
leaderboard-own-unlisted = Du stehst nicht auf dieser Rangliste. Falls du dich ausgeblendet hast, zeigt `/settings` dich wieder.
leaderboard-own-newcomer = Du hast keinen Rang: Spiel zuerst eine gewertete Partie { NAME($title) }, mit `/play { $game }` und `rated`.
leaderboard-my-rank = Mein Rang

## Am Ende einer gewerteten Partie

ratings-changed = Wertungen: { $players }.
ratings-changed-world = -# Weltweit: { $players }.
ratings-player = { $player } **{ $rating }** ({ $change })
ratings-not-counted = Das Ergebnis dieser gewerteten Partie zählt nicht.
ratings-not-worldwide = -# Zählt nicht für die weltweite Wertung: { $why }.
world-new-account = ein Konto ist zu neu
world-new-member = jemand ist erst seit Kurzem auf diesem Server
world-short = die Partie war zu kurz
world-pair = ihr habt innerhalb von 7 Tagen die Höchstzahl gewerteter Partien gegeneinander erreicht

## Saisons

season-quarter = { $part }. Quartal { $year }
season-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
    } { $year }
season-heading = **{ $title }** · { $season } · { $until }
season-ends = endet am { $when }
season-ended = endete am { $when }
season-empty = Noch hat niemand einen Platz.
season-missing = Dir { $count ->
    [one] fehlt noch { $count } gewertete Partie
   *[other] fehlen noch { $count } gewertete Partien
    } zu einem Platz.
season-how = -# Sortiert nach Leistung: Das ist die Wertung, der deine Ergebnisse in der Saison entsprechen, gemessen an den Wertungen der Gegenseiten. Für einen Platz braucht es { $games } gewertete Partien.
season-menu = Saison
season-running = { $season } (läuft)
season-none = Auf diesem Server gibt es keine Saisons. Wer die Berechtigung „Server verwalten“ hat, kann sie unter `/server` einschalten.
season-over = 🏆 **{ $season } ist vorbei.** Glückwunsch!
season-step = { $players }: { $performance } ({ $points } aus { $games })
season-podium = { $title } · { $season }
season-table-button = Tabelle: { $title }
profile-medals = **Medaillen**: { $counts }
