# What `/puzzle` says.

theme-win = Gagner la partie
theme-advantage = Prendre l’avantage
theme-quiet = Coup tranquille
theme-sacrifice = Sacrifice
theme-short = Un seul coup
theme-long = Trois coups ou plus
theme-forced-suit = Couleurs qui forcent
theme-king-fork = Fourchette de rois
theme-king = Un roi tombe
theme-palace = Le palais
theme-promotion = Promotion
theme-mate = Échec et mat
theme-hand-swing = Main qui bascule
theme-wipeout = Déroute
theme-castling = Roque
theme-summon = Invocation
theme-exchange = Échange

puzzle-home =
    Problèmes : trouve le coup gagnant. Choisis un jeu :
    { $games }
puzzle-home-game = **{ $title }** : cote de problèmes { $rating }, { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
    } sur { $tried }, meilleure série { $streak }
puzzle-home-new = **{ $title }** : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
    }
puzzle-heading = **Problème : { $title }** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ facile
puzzle-medium = ★★☆☆ moyen
puzzle-hard = ★★★☆ difficile
puzzle-very-hard = ★★★★ très difficile
puzzle-task = À toi de jouer ({ NAME($seat) }). **{ $goal }** : un seul chemin y mène.
puzzle-goal-mate = { $moves ->
    [1] Fais mat en un coup
   *[other] Fais mat en { $moves } coups
    }
puzzle-goal-mate-turn = Fais mat à ce tour
puzzle-goal-win = { $moves ->
    [1] Gagne la partie en un coup
   *[other] Gagne la partie en { $moves } coups
    }
puzzle-goal-win-turn = Gagne la partie à ce tour
puzzle-goal-hand = Obtiens la meilleure main
puzzle-goal-advantage = Obtiens un net avantage
puzzle-hands = { NAME($first) } : { $first_hand } · { NAME($second) } : { $second_hand }
puzzle-theme = -# Thème : { $theme }
puzzle-right = ✅ C’est juste. { $told } Et maintenant ?
puzzle-solved = ✅ Résolu ! { $told } Thèmes : { $themes }.
puzzle-wrong = ❌ **{ $action }** n’est pas la solution. Réessaie, ou regarde la solution.
puzzle-refused = ❌ { $typed } : { $why }.
puzzle-solution = La solution : { $told } Thèmes : { $themes }.
puzzle-step = Étape { $step } sur { $steps } : { $told } { $reason }
puzzle-step-reply = Aucune autre réponse ne vaut mieux.
puzzle-step-wins = C’est gagné : { $reason }.
puzzle-step-last = C’est décisif. Thèmes : { $themes }.
puzzle-step-quiet = Rien d’autre ne gagne aussi nettement.
puzzle-rating-won = Ta cote de problèmes : { $rating } ({ $change }). { $streak ->
    [1] Ta série est de 1.
   *[other] Ça fait { $streak } d’affilée.
    }
puzzle-rating-hinted = Avec un indice, ta cote de problèmes reste à { $rating }.
puzzle-rating-lost = Ta cote de problèmes : { $rating } ({ $change }).
puzzle-unrated = Tu as déjà essayé ce problème : ta cote de problèmes ne change pas.
puzzle-none = Il n’y a pas de problème sur ce thème. Choisis-en un parmi ceux-ci : { $themes }.
puzzle-none-of-game = { $title } : pas de problème sur ce thème. Choisis-en un parmi ceux-ci : { $themes }.
puzzle-gone = Ce problème n’existe plus. `/puzzle` t’en donne un autre.
puzzle-next = Problème suivant
puzzle-hint = Indice
puzzle-hint-counts = Indice (cote inchangée)
puzzle-hint-line = 💡 Ça commence par **{ NAME($piece) }**. Et ensuite ?
puzzle-show = Voir la solution
puzzle-show-counts = Voir la solution (compte comme raté)
puzzle-games = Tous les jeux
puzzle-type = Taper…
puzzle-back = Retour
puzzle-chosen = **{ NAME($piece) }** : { $ask }

## The daily puzzle

daily-heading = **Problème du jour** · { $title } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] Résous-le avant tout le monde !
    [one] { $solved } réussite
   *[other] { $solved } réussites
    } · { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
    }
daily-counts-first = { $solved ->
    [one] { $solved } réussite
   *[other] { $solved } réussites
    } · en premier : { $players } · { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
    }
daily-over = Celui-ci est terminé.
daily-previous = -# Solution du problème précédent : { $link }
daily-solve = Résoudre
daily-month = Ce mois-ci
daily-gone = Ce problème du jour n’existe plus. `/puzzle` t’en donne un autre.
daily-table = **Problèmes du jour sur ce serveur ce mois-ci :** { $puzzles }. Résolus du premier coup :
daily-table-line = { $solved } sur { $tried } essayés
daily-table-empty = Personne n’a résolu de problème du jour sur ce serveur ce mois-ci. Résous le prochain avant tout le monde.
daily-somebody = quelqu’un
