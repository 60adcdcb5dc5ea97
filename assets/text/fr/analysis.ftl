# The analysis of a finished game.

analysis-curve-title = Résultat attendu ({ NAME($seat) })
analysis-curve-line = Vu par : { NAME($seat) }
analysis-percent = { $value } %
analysis-heading = **Analyse de la partie { $game }**
analysis-accuracy = { $player } : précision **{ $value } %**
analysis-no-accuracy = { $player } : aucun choix à juger
analysis-no-turning = Aucun choix n’a changé le résultat attendu de 5 % ou plus.
analysis-turning = { $number } { $played } { $before } → { $after }. Mieux : { $best }. { $why }
analysis-wins-by-force = { $moves ->
    [one] Gain immédiat.
   *[other] Gain forcé en { $moves } coups.
    }
analysis-loses-by-force = Le coup joué perd { $moves ->
    [one] aussitôt.
   *[other] de force en { $moves } coups.
    }
analysis-allows = Le coup joué permet : { $action }
analysis-honest = -# Chaque choix est jugé d’après ce que son auteur pouvait savoir à ce moment-là.
analysis-honest-choice = -# Jugé d’après ce que ce camp pouvait savoir alors ({ NAME($seat) }) ; l’image montre tout.
analysis-budget = -# Les pourcentages sont les chances de gain du joueur au trait. L’ordinateur a examiné { $nodes } positions par ligne.
analysis-under-way = **Analyse de la partie { $game }** : l’ordinateur examine { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
    }. Ce message montrera le résultat ; sinon, appuie encore sur *Analyser*.
analysis-failed = Impossible d’analyser la partie { $game }. Tu peux la revoir avec `/replay`.
analysis-choice = Choix { $number } sur { $count } : { $played }
analysis-partial = Cette position est trop encombrée pour être fouillée entièrement. Prends ces nombres comme un ordre de grandeur.
analysis-forced = C’était le seul choix. Résultat attendu : { $value }.
analysis-not-judged = Ce choix n’est pas jugé. Résultat attendu : { $value }.
analysis-as-good = Aucun choix n’est meilleur. Résultat attendu : { $value }.
analysis-lost = Résultat attendu : { $before } avant, { $after } après.
analysis-line = La ligne de l’ordinateur : { $line }
analysis-line-played = Après le coup joué : { $line }
analysis-button = Analyser
analysis-button-turning = Tournant ⏭
analysis-button-curve = Courbe

## A position of a finished game for everybody

study-play-on = Continuer à partir d’ici
study-text =
    -# En texte, pour `/replay` :
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# En texte, c’est trop long pour un message. *Feuille de partie*, sous `/replay`, donne la partie entière.
