# Profiles, ratings and leaderboards.

tally = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
    }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
    }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
    }
score-won = victoire
score-drew = nulle
score-lost = défaite
scope-server = sur ce serveur
scope-world = monde entier

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { $title } : **{ $rating }** (écart { $deviation }) après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
    } : { $tally }
profile-provisional = -# ? = provisoire : trop peu de parties classées récemment pour une cote sûre.
profile-unrated = Aucune partie classée pour l’instant.
profile-games = **Toutes les parties**, classées ou non
profile-game = { $title } : { $tally }
profile-computer = **Contre l’ordinateur** (visible uniquement par toi)
profile-computer-best = { $title } : meilleur niveau battu { $level }, { $tally }
profile-computer-none = { $title } : aucun niveau battu, { $tally }
profile-streak = **Série** : { $streak } ; record de victoires d’affilée : { $max }
streak-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
    }
streak-draws = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
    }
streak-losses = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
    }
profile-opponents = **Adversaires** : { $opponents }
profile-latest = **Dernières parties**
profile-latest-game = { $day } : { $score } contre { $opponent } · { $title } · { $link }
profile-latest-game-elsewhere = { $day } : { $score } contre { $opponent } · { $title }
profile-latest-rated-elsewhere = { $day } : { $score } contre { $opponent } · { $title }, classée
profile-latest-rated = { $day } : { $score } contre { $opponent } · { $title }, classée · { $link }
plot-title = Cotes de { $player } ({ $scope })
plot-somebody = quelqu’un
versus-heading = **{ $one }** contre **{ $other }** : { $tally }
versus-game = { $title } : { $tally }, { $rated ->
    [one] { $rated } classée
   *[other] { $rated } classées
    } sur { $games }
versus-none = { $one } et { $other } n’ont pas encore terminé de partie l’un contre l’autre.
versus-menu = Bilan contre…

## `/leaderboard`

leaderboard-heading = **{ $title }** · { $scope } · { $span }
leaderboard-all = toutes les cotes non provisoires
leaderboard-month = points gagnés ce mois-ci
leaderboard-active = joueurs actifs
leaderboard-empty = Personne au classement pour l’instant.
leaderboard-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    }
leaderboard-not-ranked = Pas encore au classement :
leaderboard-missing = { $rating }  { $player } · encore environ { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
    }
leaderboard-page = -# Page { $page } sur { $pages } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
    }
leaderboard-own = Ton rang : **{ $rank } sur { $players }**, { $rating } après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
    }.
leaderboard-own-month = Ton rang : **{ $rank } sur { $players }**, { $gained } ce mois-ci, cote { $rating }.
leaderboard-own-provisional = Tu n’as pas encore de rang : ta cote { $rating } est provisoire. Joue encore environ { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
    } pour en avoir un.
leaderboard-own-absent = Tu n’as pas de rang : tu n’as joué aucune partie classée ce mois-ci ({ $title }). Ta cote est { $rating }.
leaderboard-own-unlisted = Tu n’apparais pas dans ce classement. Si tu as choisi de ne pas y figurer, `/settings` t’y remet.
leaderboard-own-newcomer = Tu n’as pas de rang : joue d’abord une partie classée ({ $title }), avec `/play { $game }` et `rated`.
leaderboard-my-rank = Mon rang

## At the end of a rated game

ratings-changed = Cotes : { $players }.
ratings-changed-world = -# Monde entier : { $players }.
ratings-player = { $player } **{ $rating }** ({ $change })
ratings-not-counted = Le résultat de cette partie classée ne compte pas.
ratings-not-worldwide = -# Ne compte pas pour la cote dans le monde entier : { $why }.
world-new-account = un compte est trop récent
world-new-member = quelqu’un a rejoint ce serveur récemment
world-short = la partie était trop courte
world-pair = vous avez atteint la limite de parties classées l’un contre l’autre en 7 jours

## Saisons

season-quarter = T{ $part } { $year }
season-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
    } { $year }
season-heading = **{ $title }** · { $season } · { $until }
season-ends = se termine le { $when }
season-ended = terminée le { $when }
season-empty = Personne n’est encore classé.
season-missing = Il te faut encore { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
    } pour figurer au tableau.
season-how = -# Classement à la performance : la cote que valent les résultats de la saison, compte tenu de celle des adversaires. Il faut { $games } parties classées pour y figurer.
season-menu = Saison
season-running = { $season } (en cours)
season-none = Il n’y a pas de saisons sur ce serveur. Les membres qui ont la permission « Gérer le serveur » peuvent les activer dans `/server`.
season-over = 🏆 **Saison terminée : { $season }.** Félicitations !
season-step = { $players } : { $performance } ({ $points } sur { $games })
season-podium = { $title } · { $season }
season-table-button = Tableau : { $title }
profile-medals = **Médailles** : { $counts }
