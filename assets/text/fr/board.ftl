# The message that shows a position, and what is written to players about it.

## The first line

board-player = { $player } ({ NAME($seat) })
board-and = { $first } et { $second }
board-to-act = À { $players } de { $task }.
board-to-act-first = À { $players } de { $task }, contre { $opponent }.
board-to-act-secretly = À { $players } de { $task } en secret.
board-aborted = **Annulée** : la partie entre { $first } et { $second } ne compte pas.
# After it: who called it off, or why it ended.
board-aborted-player = { $player } l’a annulée.
board-aborted-both = Les deux joueurs se sont mis d’accord.
board-aborted-time = Le temps s’est écoulé avant que les deux aient vraiment commencé.
board-aborted-manager = La gestion du serveur l’a annulée.
board-aborted-absence = Le bot avait été retiré du serveur.
board-won = 🏆 { $player } gagne : { $how }.
board-drawn = 🤝 Nulle entre { $first } et { $second } : { $how }.
board-how-time = temps écoulé
board-how-last-king = dernier roi pris
board-how = { $reason }
board-how-score = { $how }, { $first }–{ $second }
board-how-after = { $how }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    }
board-mate-lost = Le mat n’a pas suffi ({ NAME($seat) }) : l’autre camp avait gagné plus de mains.
board-mate-drawn = Le mat n’a pas suffi ({ NAME($seat) }) : les deux camps ont gagné autant de mains.

## What has happened

board-done-secretly = { $count ->
    [one] { $players } a { $done }.
   *[other] { $players } ont { $done }.
    }
board-earlier = { $count ->
    [one] Un tour antérieur n’est pas affiché.
   *[other] { $count } tours antérieurs ne sont pas affichés.
    }
board-turn-under-way = { $told } Le tour de { $player } continue.
board-more = { $count } de plus
board-hand-won = **Main gagnée : { NAME($seat) }.**
board-hand-won-kicker = **Main gagnée : { NAME($seat) }. Le kicker décide ({ RANK($high) }).**
board-hand-won-over = **Main gagnée : { NAME($seat) } ({ RANK($high) } contre { RANK($low) }).**
board-hand-drawn = **Personne ne gagne la main.**
board-hand-before = Dernier tour : { $result } { NAME($first) } : { $first_hand } ; { NAME($second) } : { $second_hand }.
board-score = Mains gagnées : { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**.
board-score-lead = Mains gagnées : { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**. { $lead } d’avance, et c’est gagné.

## The two sides

side-line = { $mark } { $player } ({ NAME($seat) }) : { $parts }
side-took = a pris { $pieces }
side-nothing = rien de pris
side-to-place-count = { $count ->
    [one] { $count } carte à placer
   *[other] { $count } cartes à placer
    }
side-to-place = à placer : { $pieces }
side-reserve = réserve : { $pieces }
side-stock = { $hand } en main, { $deck } à piocher
side-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } à dépenser en nouvelles pièces

## Notes

board-obligations = { $name } : { $obligations }.
board-obligations-or = , ou
board-warning = ⚠ { $player } : on peut prendre ton { $kings }.
board-warning-and = et ton
board-king-on = roi en { $square }
board-hand-note = -# Ta main arrive en message privé, si tes réglages le permettent. *Ma main* et `/hand` la montrent toujours.
board-rated = classée
board-level = niveau { $level }
board-number = partie { $game }
board-ply = demi-coup { $ply }

## Clocks

clock-paused = ⏸ En pause : on m’a retiré de ce serveur. Le temps ne passe pas.
clock-line = ⏳ { $clocks }.
clock-runs-out = { NAME($player) } : fin du temps { $when }
clock-left = { NAME($player) } : encore { $time }
clock-vacation = { $player } est en vacances : le temps ne passe pas

## Buttons

board-button-record = Feuille de partie
board-button-replay = Revoir
board-button-rematch = Revanche
board-button-same-deal = Revanche, même donne
board-button-type-move = Taper un coup…
board-button-type = Taper…
board-button-continue = Continuer le tour…
board-button-task = { $task }…
board-button-hand = Ma main
board-button-view = Ma vue
board-button-hands = Mains
board-button-flip = Retourner au hasard
board-button-flip-all = Tout retourner
board-button-take-back = Reprendre le coup
board-button-resign = Abandonner…
board-button-more = Plus…
board-button-settings = Réglages
# Above the buttons behind “More…”.
board-more-heading = Plus d’options pour la partie { $game } ({ $title })
board-button-marks = ?

## Direct messages

note-turn = Partie { $game }, { $title } contre { $opponent }. { $told }À toi de { $task } : { $link }
note-over = Partie { $game }, { $title } contre { $opponent }. { $told }Elle est terminée : { $link }
