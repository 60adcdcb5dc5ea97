# Profiles, ratings and leaderboards.

tally = { $won } won, { $drawn } drawn, { $lost } lost
score-won = won
score-drew = drew
score-lost = lost
scope-server = on this server
scope-world = worldwide

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { $title } **{ $rating }** (deviation { $deviation }) after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
    }: { $tally }
profile-provisional = -# ? = provisional: too few rated games lately to be sure of the rating.
profile-unrated = No rated games yet.
profile-games = **All games**, rated or not
profile-game = { $title }: { $tally }
profile-computer = **Against the computer** (only you see this)
profile-computer-best = { $title }: best level beaten { $level }, { $tally }
profile-computer-none = { $title }: no level beaten yet, { $tally }
profile-streak = **Streak**: { $streak }; most wins in a row: { $max }
streak-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
    }
streak-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
    }
streak-losses = { $count ->
    [one] { $count } loss
   *[other] { $count } losses
    }
profile-opponents = **Opponents**: { $opponents }
profile-latest = **Latest games**
profile-latest-game = { $day } { $score } against { $opponent } · { $title } · { $link }
profile-latest-game-elsewhere = { $day } { $score } against { $opponent } · { $title }
profile-latest-rated-elsewhere = { $day } { $score } against { $opponent } · { $title }, rated
profile-latest-rated = { $day } { $score } against { $opponent } · { $title }, rated · { $link }
plot-title = Ratings of { $player } { $scope }
plot-somebody = a player
versus-heading = **{ $one }** against **{ $other }**: { $tally }
versus-game = { $title }: { $tally }, { $rated } of { $games } rated
versus-none = { $one } and { $other } haven’t finished a game against each other yet.
versus-menu = Results against…

## `/leaderboard`

leaderboard-heading = **{ $title }** · { $scope } · { $span }
leaderboard-all = all ratings that are not provisional
leaderboard-month = points gained this month
leaderboard-active = active players
leaderboard-empty = No ranked players yet.
leaderboard-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }
leaderboard-not-ranked = Not ranked yet:
leaderboard-missing = { $rating }  { $player } · needs about { $count ->
    [one] { $count } more rated game
   *[other] { $count } more rated games
    }
leaderboard-page = -# Page { $page } of { $pages } · { $players ->
    [one] { $players } player
   *[other] { $players } players
    }
leaderboard-own = You are **{ $rank } of { $players }**: { $rating } after { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
    }.
leaderboard-own-month = You are **{ $rank } of { $players }**: { $gained } this month, rating { $rating }.
leaderboard-own-provisional = You have no rank yet: your rating { $rating } is provisional. Play about { $count ->
    [one] one more rated game
   *[other] { $count } more rated games
    } to get one.
leaderboard-own-absent = You have no rank: you haven’t played a rated game of { $title } this month. Your rating is { $rating }.
leaderboard-own-unlisted = You are not on this leaderboard. If you hid yourself, `/settings` shows you again.
leaderboard-own-newcomer = You have no rank: play a rated game of { $title } first, with `/play { $game }` and `rated`.
leaderboard-my-rank = My rank

## At the end of a rated game

ratings-changed = Ratings: { $players }.
ratings-changed-world = -# Worldwide: { $players }.
ratings-player = { $player } **{ $rating }** ({ $change })
ratings-not-counted = The result of this rated game does not count.
ratings-not-worldwide = -# Doesn’t count for the worldwide rating: { $why }.
world-new-account = a player’s account is too new
world-new-member = a player joined this server recently
world-short = the game was too short
world-pair = you have reached the limit of rated games against each other within 7 days

## Seasons

season-quarter = Q{ $part } { $year }
season-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }
season-heading = **{ $title }** · { $season } · { $until }
season-ends = ends { $when }
season-ended = ended { $when }
season-empty = Nobody has a place yet.
season-missing = You need { $count ->
    [one] { $count } more rated game
   *[other] { $count } more rated games
    } for a place.
season-how = -# Ranked by performance: the rating that your results this season are worth, given your opponents’ ratings. You need { $games } rated games for a place.
season-menu = Season
season-running = { $season } (running)
season-none = There are no seasons on this server. Members with the Manage Server permission can turn them on in `/server`.
season-over = 🏆 **{ $season } is over.** Congratulations!
season-step = { $players }: { $performance } ({ $points } of { $games })
season-podium = { $title } · { $season }
season-table-button = Table: { $title }
profile-medals = **Medals**: { $counts }
