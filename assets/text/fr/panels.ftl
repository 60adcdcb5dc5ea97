# Private panels: choosing a move, one's own view, and turns of several actions.

panel-play = Jouer { $action }
panel-question = **{ $choice }** : { $ask }
panel-question-about = **{ $choice }** ({ $help }) : { $ask }
panel-list = { $ask } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = Rangées { $first }–{ $last }
panel-rank = Rangée { $rank }
panel-part = { $choice } ({ $part } sur { $parts })

## One's own view

view-over = La partie { $game } est terminée : { $link }
view-all-open = Toutes les cartes de la partie { $game } sont retournées. La suite se joue sur l’échiquier : { $link }
view =
    { $what } dans la partie { $game }. { $due }
    -# Échiquier public : { $link }
view-hand = Ta main et tes cartes
view-cards = Tes cartes
view-hole = Ta carte secrète : **{ $card }**. Personne d’autre ne la connaît avant la fin de la partie.
view-board = Ta vue
view-due = À toi de { $task } : choisis ci-dessous, ou tape ton choix.
view-not-due = C’est à ton adversaire.

## Turns of several actions

turn-heading = Partie { $game } : à toi de { $task }.
turn-heading-discard = Partie { $game } : à toi de défausser.
turn-heading-end = Partie { $game } : il ne te reste qu’à terminer ton tour.
turn-done = Fait depuis ton coup, et montré à tous quand tu termineras le tour : { $told }
turn-points = Points restants : **{ $points }**. Cartes à piocher : { $cards }.
turn-hand = Main ({ $count }) : { $cards }.
turn-reserve = Réserve ({ $count }) : { $pieces }.
turn-none = rien
turn-not-over = -# Tu ne peux pas encore terminer le tour : { $why }.
turn-not-over-cards = -# Tu ne peux pas encore terminer le tour : défausse d’abord pour garder sept cartes au plus.
turn-not-over-cards-create = -# Tu ne peux pas encore terminer le tour : défausse d’abord pour garder sept cartes au plus, ou crée : cela aussi réduit ta main.
turn-public = -# Échiquier public : { $link }
turn-undo = Annuler
turn-end = Terminer le tour
