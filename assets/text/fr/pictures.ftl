# What is written in pictures, and their descriptions (alt texts).

## The state of a match, in pictures and descriptions

picture-computer = Ordinateur, niveau { $level }
picture-comma = {", "}
picture-and = { $first } et { $second }
picture-winner = vainqueur
picture-draw = nulle
picture-aborted = annulée
picture-to-act = doit { $task }
picture-turn = { $players ->
    [Blancs] Aux Blancs
    [Noirs] Aux Noirs
   *[other] À { $players }
    } de { $task }
picture-result-won = Victoire : { $player } ({ $reason })
picture-result-aborted = Annulée
picture-result-draw = Nulle : { $reason }
picture-obligation = { $name } : { $obligation }
picture-obligations = { $name }, { $count } au choix : { $obligations }
picture-last-move = Dernier coup { $number } { $action }
picture-king = { NAME($seat) }
picture-check = { $count ->
    [one] Échec au roi : { $kings }
   *[other] Échec aux rois : { $kings }
    }
picture-score = Mains gagnées : { NAME($first) } { $first_won }, { NAME($second) } { $second_won }
picture-level = Égalité
picture-leads = { NAME($seat) } : +{ $lead }
picture-lead-wins = { $lead } ; victoire à +{ $limit }
picture-no-wipeout = { $lead } ; pas de déroute
picture-secret-chooses = choix secret en cours
picture-secret-declared = main déclarée
picture-secret-hole = garde une carte secrète
picture-hole = secrète
picture-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
    }
picture-deck-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
picture-date = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
    } { $year }
picture-stock = { $hand } en main · { $deck } à piocher
picture-stock-points = { $hand } en main · { $deck } à piocher · { $points } à dépenser
picture-kinds = { NAME($kind) } ×{ $count }
picture-captured-none = Aucune prise
picture-captured = Prises
picture-captured-pieces = { $count ->
    [one] { $count } pièce prise
   *[other] { $count } pièces prises
    }
picture-better-hand = { NAME($seat) } : meilleure main

## Hands and decks

picture-more = +{ $count }
picture-to-place = À placer
picture-reserve = Réserve
picture-hand = Main
picture-card-rider = 1 + carte
picture-card-missing = carte absente
picture-card-as-paid = prix payé
picture-deck-values = Cartes par valeur
picture-deck-more = plus
picture-deck-others = autres

## How pieces move

picture-fact = { $name } : { $text }
picture-forward-up = L’avant est en haut.
picture-forward-down = L’avant est en bas.
legend-both = déplacement ou prise
legend-move = déplacement seulement
legend-capture = prise seulement
legend-ride = continue jusqu’au premier obstacle
legend-hop-capture = prise au-delà d’exactement une pièce
legend-hop-move = déplacement au-delà d’exactement une pièce
legend-slide = une pièce amie à contourner, autant de pas qu’on veut
legend-step = une pièce amie à contourner, un pas

## The marks on a board, in a legend

mark-from = le dernier coup est parti d’ici
mark-to = le dernier coup est arrivé ici
mark-pointed = vient d’être placé ou retourné, ou désigné par un indice ou une leçon
mark-check = ce roi est en échec
mark-must-move = cette carte doit prendre, sauf si une autre marquée le fait
mark-must-be-taken = cette carte doit être prise
mark-palace = un palais : l’autre camp gagne en tenant les deux cases (l’option palace peut changer cela)
mark-hand = cette carte compte dans la main de poker ({ NAME($seat) })
mark-covered = une carte face cachée : tu ne peux pas voir ce que c’est
mark-own = ta propre carte face cachée : personne d’autre ne voit la pièce
mark-code = faite des cartes cavalier et ferz : elle va comme l’un et l’autre
mark-code-rider = faite de la carte wazir avec un coureur : elle répète son pas
mark-code-copy = une copie d’un wazir
mark-code-more = faite de la carte soldat et de 2 autres : voir /piece
mark-name-from = Un anneau
mark-name-to = Un cadre clair
mark-name-pointed = Des coins et une case claire
mark-name-check = Une case rouge avec un point d’exclamation
mark-name-must-move = Un cadre bleu avec une flèche
mark-name-must-be-taken = Des coins rouges avec une croix
mark-name-palace = Une case violette avec une couronne
mark-name-disc = Un disque bleu
mark-name-diamond = Un losange violet
mark-name-covered = Un dos de carte
mark-name-own = Un dos de carte avec une pièce

## Descriptions

alt-players = { $first }, { $second }
alt-player = { $player } ({ NAME($seat) })
alt-from-to = { $action } de { $from } en { $to }
alt-on = { $action } en { $to }
alt-marked = Cases marquées par des coins : { $squares }
alt-palaces = Palais : { $squares }
alt-turn-moved = La pièce jouée avant est allée de { $from } en { $to }
alt-kings = { NAME($seat) } : { $kings }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } en tout
alt-no-king = pas de roi
alt-captured = { NAME($seat) }, prises : { $captured }
alt-other-cards = { NAME($seat) }, autres cartes
alt-score = { $score }. { $lead }
alt-secret = { NAME($seat) } : { $state }
alt-hand = { NAME($seat) }, main : { $hand }
alt-hand-cards = { NAME($seat) }, main : { $hand } ({ $cards })
alt-hand-better = { NAME($seat) }, main : { $hand }, la meilleure
alt-hand-better-cards = { NAME($seat) }, main : { $hand }, la meilleure ({ $cards })
alt-sentence = { $sentence }.
alt-kind = { $count ->
   *[other] { NAME($name) }
    } { $squares }
alt-has = { NAME($seat) } : { $pieces }
alt-face-down = { NAME($seat) }, cartes face cachée : { $cards }
alt-unknown = { $count ->
    [one] { $count } carte inconnue face cachée
   *[other] { $count } cartes inconnues face cachée
    }
alt-holds = { NAME($seat) }, en main : { $cards }
alt-holds-cards = { NAME($seat) }, en main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
alt-rank = rangée { $rank } { $cards }
alt-squares = Cartes des cases, de a à h
alt-pieces = { NAME($seat) }, pièces
alt-reserve = { NAME($seat) }, réserve
alt-stock = { NAME($seat) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    } en main, { $deck } à piocher
alt-list = { $heading } : { $items }
alt-list-more = { $heading } : { $items } et { $count } de plus
alt-to-place = Il te reste à placer { $pieces }
alt-own-reserve = Ta réserve
alt-own-hand = Ta main
alt-moves = Déplacements : { NAME($piece) }
alt-deck = Deck { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
alt-deck-value = { $count } de valeur { $value }
alt-deck-cards = Cartes
alt-deck-card = { $count } { NAME($card) }
alt-card-value = { NAME($card) } (valeur { $value })
alt-deck-card-value = { $count } { NAME($card) } (valeur { $value })
alt-plot-once = { $name } : { $rating } le { $day }.
alt-plot = { $name } : { $first } le { $first_day }, { $last } le { $last_day } ; maximum { $max }, minimum { $min }.

## The curve of an analysis

picture-curve-percent = { $value } %
picture-curve-plies = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
    }
alt-curve = { $title }, sur { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
    }.
alt-curve-line = { $name } : { $first } au début, { $middle } au milieu, { $last } à la fin ; maximum { $max }, minimum { $min }.
alt-curve-turning = Tournant { $number } au demi-coup { $ply } : { $value }.

## How a piece moves

move-sentence = { $kind ->
    [quiet] Déplacement sans prise :
    [capture] Prise seulement :
   *[both] Déplacement et prise :
    } { $distance } { $directions }{ $path ->
    [lame] , sans passer par-dessus d’autres pièces
    [jumping] , seulement par-dessus une autre pièce
    [hopping] , au-delà d’exactement une pièce
    [grasshopper] , sur la case juste derrière la première pièce
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] Déplacement sur n’importe quelle case vide
    [capture] Prise sur n’importe quelle case
   *[both] Déplacement et prise sur n’importe quelle autre case
    }
move-around-step = Un pas autour d’une pièce amie voisine, dans un sens ou dans l’autre
move-around-slide = Autant de pas qu’on veut autour d’une même pièce amie voisine, dans un sens ou dans l’autre
move-one = une case
move-any = autant de cases qu’on veut
move-up-to = jusqu’à { $max } cases
move-leap = saut de { $long } cases{ $times }
move-leap-knight = saut de cavalier{ $times }
move-leap-oblique = saut de { $short } et { $long } cases{ $times }
move-repeated = , répété autant de fois qu’on veut,
move-repeated-up-to = , répété { $max } fois au plus,
move-everywhere = { $line ->
    [orthogonal] à l’horizontale ou à la verticale
    [diagonal] en diagonale
   *[oblique] dans toutes les directions
    }
move-forward = { $line ->
    [orthogonal] tout droit vers l’avant
    [diagonal] en diagonale vers l’avant
   *[oblique] vers l’avant
    }
move-backward = { $line ->
    [orthogonal] tout droit vers l’arrière
    [diagonal] en diagonale vers l’arrière
   *[oblique] vers l’arrière
    }
move-ahead = vers l’avant
move-back = vers l’arrière
move-left = à gauche
move-right = à droite
move-sideways = sur les côtés
move-diagonally = en diagonale { $along } { $across }
move-obliquely = { $ranks } { $along } et { $files } { $across }
