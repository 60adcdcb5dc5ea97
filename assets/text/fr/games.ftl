# What the rules give as values: games, their goals and options, what there is to do, and how games end.

game-cardmate-summary = Les pièces sont des cartes ; si une carte peut en prendre une plus basse de sa couleur, elle doit le faire. Prends tous les rois adverses.
game-poker-summary = Des échecs sur un échiquier de cartes : celles sous tes pièces forment ta main de poker. Après chaque tour, la meilleure main marque ; cinq d’avance, et c’est gagné.
game-mysterious-summary = À tour de rôle, on place ses pièces face cachée ; on les retourne une à une, puis on joue aux échecs à partir de là.
game-summoner-summary = Fais des pièces avec les cartes de ton propre deck, invoque-les à côté de ton roi, et mate l’autre.

goal-cardmate =
    { $palace ->
        [king] Prends tous les rois adverses, ou amène un des tiens dans le palais adverse (violet).
        [none] Prends tous les rois adverses.
       *[occupy] Prends tous les rois adverses, ou occupe les deux cases violettes du palais adverse.
    }{ $repetition ->
        [yes] {" "}Qui amène une position pour la troisième fois perd.
       *[no] {""}
    }
    Prise obligatoire : si une carte peut en prendre une plus basse de sa couleur, elle doit le faire.
goal-poker =
    { $hand ->
        [last-five] Les cartes sous les cinq pièces que tu as jouées en dernier forment ta main de poker.
        [last-seven] Les cartes sous les sept pièces que tu as jouées en dernier forment ta main de poker : les cinq meilleures comptent.
        [seven] Les cartes sous ton roi, ta dame, tes tours, tes cavaliers et ton meilleur pion forment ta main de poker : les cinq meilleures comptent.
       *[five] Les cartes sous ton roi, ta dame, tes tours et ton meilleur pion forment ta main de poker.
    }{ $armies ->
        [yes] {" "}Armée des Blancs : { NAME($white) } ; des Noirs : { NAME($black) }. Ce qui tient la place d’une dame compte comme la dame, et ainsi de suite.
       *[no] {""}
    }{ $moved ->
        [yes] {" "}Les pièces qui n’ont jamais bougé ne comptent pas.
       *[no] {""}
    }{ $wild ->
        [yes] {" "}Les 2 sont des jokers.
       *[no] {""}
    }{ $down ->
        [yes] {" "}Une carte reste face cachée jusqu’à ce qu’une pièce vienne sur elle ou sur la case d’en face.
       *[no] {""}
    }{ $hole ->
        [yes] {" "}Une carte secrète à toi compte dans chaque main.
       *[no] {""}
    }{ $declared ->
        [yes] {" "}Après chaque coup des Noirs, chacun déclare une main en secret, et la meilleure marque.
       *[no] {" "}Après chaque coup des Noirs, la meilleure main marque.
    }{ $ties ->
        [yes] {" "}Des mains égales jusqu’à la fin de la plus courte sont à égalité.
       *[no] {""}
    }{ $redeal ->
        [0] {""}
        [1] {" "}Les cartes sont redistribuées après chaque main.
       *[other] {" "}Les cartes sont redistribuées toutes les { $redeal } mains.
    }
    { $wipeout ->
        [yes] Prends assez de mains d’avance, ou mène aux mains quand la partie d’échecs se termine.
       *[no] Mène aux mains quand la partie d’échecs se termine.
    }
goal-mysterious =
    { $casual ->
        [yes] Place des cartes d’un paquet commun face cachée sur n’importe quelles cases ; quand toutes sont retournées, fais mat avec les pièces que tu y trouves.
       *[no] Place tes cartes face cachée sur n’importe quelles cases ; quand toutes sont retournées, fais mat avec tes pièces.
    }
    { $casual ->
        [yes] Personne ne sait ce qu’est une carte, ni à qui, avant qu’elle soit retournée.
       *[no] Tout le monde voit où sont les cartes ; personne d’autre ne sait ce que sont les tiennes.
    }
goal-summoner =
    { $courier ->
        [yes] Joue un coup, puis invoque des pièces à côté de ton roi ou là où le dit une carte de lieu, et fais-en de nouvelles avec les cartes de ta main.
       *[no] Joue un coup, puis invoque des pièces à côté de ton roi et fais-en de nouvelles avec les cartes de ta main.
    }
    Mate l’autre roi.

# What a seat has to do, in the infinitive; `.done` is the participle.
task-move = jouer
    .done = joué
task-declare = déclarer une main
    .done = déclaré une main
task-place = placer une carte
    .done = placé une carte
task-flip = retourner une carte
    .done = retourné une carte
task-promote = choisir la promotion
    .done = choisi la promotion
task-summon-king = faire entrer le roi supplémentaire
    .done = fait entrer le roi supplémentaire
task-summon-or-create = créer ou invoquer
    .done = créé ou invoqué
task-create = créer
    .done = créé
task-discard = défausser
    .done = défaussé

# Why a match ended.
reason-agreement = accord mutuel
reason-resignation = abandon
reason-time = temps écoulé
reason-aborted = annulation
reason-checkmate = échec et mat
reason-stalemate = pat
reason-insufficient-material = matériel insuffisant
reason-threefold-repetition = triple répétition
reason-fifty-moves = règle des cinquante coups
reason-last-king-captured = dernier roi pris
reason-palace-conquered = palais conquis
reason-bare-kings = rois seuls
reason-no-move = aucun coup légal
reason-repetition = répétition
reason-hundred-moves = règle des cent coups
reason-wipeout = déroute
reason-only-kings-left = plus que les rois
reason-fifty-turns = cinquante tours sans prise, invocation ni création

# The list of what can be chosen before a match.
option-entry = **{ $name }** : { $help }
option-entry-value = `{ $value }` { $help }
option-entry-usual = `{ $value }` (habituel) { $help }
option-entry-number = Ou un nombre de { $min } à { $max }.
option-entry-number-usual = Un nombre de { $min } à { $max } ; { $usual } est habituel.
option-entry-text = Ou { $takes }.

# What can be chosen before a match, and each of its values.
option-cardmate-deal = Comment les cartes sont distribuées.
    .value-predefined = La donne de l’inventeur.
    .value-suits = Les rangs gardent leurs cases, les couleurs sont mélangées.
    .value-places = Les rangs de chaque camp sont mélangés aussi, de la même façon des deux côtés.
    .value-wild = Les 52 cartes sont toutes mélangées.
    .value-published = La donne au hasard de l’inventeur : comme suits, mais les couleurs des rois ne sont pas mélangées.
    .value-suit-setup = Comme suits, et chaque camp a deux couleurs de sept cartes et deux de six.
    .value-kings = Les rois sont mélangés dans les palais, les autres cartes sur les autres cases.
option-cardmate-palace = Comment on conquiert un palais.
    .value-occupy = En occupant ses deux cases.
    .value-king = En y amenant un roi.
    .value-off = Seuls les rois comptent. L’inventeur avait une règle facultative, perdue : peut-être celle-ci.
option-cardmate-repetition = Ce que vaut la troisième apparition d’une position.
    .value-draw = Nulle.
    .value-loses = Qui l’amène perd. L’inventeur avait une règle facultative, perdue : peut-être celle-ci.
option-poker-deal = Quelle carte est sur quelle case.
    .value-corner-aces = Les as sont dans les coins.
    .value-rande-schande = Les cartes basses sont près des rois.
    .value-twisted-corner-aces = Comme corner-aces, mais de e à h, les cartes de chaque rangée sont en ordre inverse.
    .value-royal-flush = Les cartes hautes sont sur la première rangée.
    .value-random = Les cartes des Blancs sont mélangées, celles des Noirs en sont le miroir.
option-poker-hands = Qui dit quelle main compte.
    .value-speak = Les cartes parlent : la meilleure main compte.
    .value-declare = Chaque camp qui a le choix déclare en secret.
option-poker-wipeout = L’avance en mains qui gagne aussitôt.
    .value-off = Aucune avance ne gagne aussitôt.
option-poker-bonus = Les mains accordées pour un mat.
    .value-usual = Les trois quarts de l’avance de déroute, arrondis ; 10 si la déroute est désactivée.
option-poker-unmoved = Les pièces qui n’ont jamais bougé tirent-elles une carte ?
    .value-yes = Oui.
    .value-no = Non, elles sont ignorées.
option-poker-pull = Quelles pièces tirent des cartes.
    .value-rank = Roi, dame, tours et un pion.
    .value-recent = Les dernières jouées, quelles qu’elles soient.
option-poker-size = Combien de pièces tirent des cartes, dont cinq comptent.
    .value-5 = Cinq.
    .value-7 = Sept : deux cavaliers tirent aussi.
option-poker-faces = Comment sont les cartes au début.
    .value-up = Face visible.
    .value-down = Face cachée, jusqu’à ce qu’une pièce vienne dessus ou en face ; seulement avec la donne random.
option-poker-hole = Chacun a-t-il une carte secrète ?
    .value-0 = Non, personne.
    .value-1 = Chacun a une carte que personne d’autre ne connaît avant la fin ; elle compte dans chaque main.
option-poker-redeal = Après combien de mains les cartes sont redistribuées.
    .value-off = Jamais.
option-poker-short = Ce qui gagne quand une main n’a plus de kickers.
    .value-longer = La main la plus longue gagne.
    .value-tie = Les mains sont à égalité.
option-poker-wild = Quelles cartes sont des jokers.
    .value-none = Aucune.
    .value-deuces = Chaque 2 vaut ce qui arrange le plus son détenteur.
option-poker-white-army = Les pièces des Blancs, à part roi et pions.
    .value-fide = Les habituelles : les Fabuleux FIDE.
    .value-clobberers = Les Cogneurs monochromes : archevêque, Bedes, Fads et Waffles.
    .value-nutters = Les Cavaliers cinglés : colonel, tours de charge, cavaliers de charge et Fibnifs.
    .value-rookies = Les Recrues remarquables : chancelier, tours courtes, demi-canards et tours de bois.
option-poker-black-army = Les pièces des Noirs, à part roi et pions.
    .value-fide = { option-poker-white-army.value-fide }
    .value-clobberers = { option-poker-white-army.value-clobberers }
    .value-nutters = { option-poker-white-army.value-nutters }
    .value-rookies = { option-poker-white-army.value-rookies }
option-mysterious-variant = Qui sait ce qu’est chaque carte.
    .value-secret = Chacun place des cartes de sa propre main et garde le secret.
    .value-casual = Toutes les cartes sont mélangées en un seul paquet, et personne ne sait ce qu’il place.
option-summoner-variant = Quelle version se joue.
    .value-standard = Decks personnels ; les cartes se combinent en pièces.
    .value-courier = Des pions, des paquets égaux de pièces entières, des cartes de lieu.
option-summoner-cards = Les cartes avec lesquelles on construit les decks (standard) :
    .value-published = Les cartes publiées.
option-summoner-deck-white = Le deck des Blancs (standard) :
option-summoner-deck-black = Le deck des Noirs (standard) :

# The decks that come with the game.
deck-ready-balanced = Un peu de tout.
deck-ready-swarm = Beaucoup de petites pièces qui ne coûtent presque rien.
deck-ready-riders = De petits pas que les coureurs allongent.
deck-ready-leapers = Cavaliers, dabbabas et alfils.
deck-ready-artillery = Canons et vaos, et des écrans pour eux.
deck-ready-ringwalkers = Escortes et moulins.
deck-ready-mimics = Des clones de tout ce qui est bon.
