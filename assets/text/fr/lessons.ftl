# The lessons. A lesson is `<game>-<lesson>`, a step `<game>-<lesson>-<step>`. `.done` also follows “The solution is …”: it doesn’t praise.

## Cardmate

cardmate-moves = Comment se déplacent les cartes
cardmate-moves-ten =
    Chaque carte est une pièce, et son rang dit comment elle se déplace : un 10 se déplace comme une tour, tout droit et aussi loin que la voie est libre.
    Prends le 3 rouge avec ton 10 en b1.
    .hint = Monte tout droit sur la colonne b.
    .done = Un 10 se déplace tout droit, aussi loin que la voie est libre, et prend une carte en venant sur sa case.
cardmate-moves-four =
    Les cartes basses font de petits pas vers l’autre camp : un 4 se déplace d’une case en diagonale vers l’avant, ou sur le côté.
    Joue ton 4 de c3 en d4.
    .hint = d4 est en diagonale devant c3.
    .done = Pendant une partie, `/piece` montre les déplacements de n’importe quelle carte.
cardmate-moves-back =
    Les cartes de 1 à 9 peuvent aussi reculer d’une case, tout droit, mais jamais en prenant.
    Ton 5 en d5 veut rentrer : recule-le en d4.
    .hint = Une case vers ton propre camp.
    .done = Ce pas s’appelle la retraite tranquille.
cardmate-moves-jack =
    Un valet saute comme un cavalier, ou va jusqu’à deux cases dans n’importe quelle direction si rien ne le gêne.
    Une des deux cartes devant toi est à un saut de cavalier : prends le 7 en f5.
    .hint = Depuis d4, f5 est à deux cases à droite et une vers le haut.
    .done = Un saut passe par-dessus tout ce qui se trouve entre les deux.
cardmate-moves-ace =
    L’as est la carte la plus forte : il se déplace comme une dame et comme un cavalier.
    Prends le 7 en h7 avec ton as.
    .hint = c2 et h7 sont sur la même diagonale.
    .done = Personne ne commence avec un as, mais un 1 peut devenir un as. Ce sera pour une autre leçon.

cardmate-winning = Comment gagner
cardmate-winning-last =
    Il n’y a pas d’échec : les rois se prennent comme les autres cartes. Qui prend le dernier roi de l’autre gagne.
    Second n’a plus qu’un roi. Prends-le !
    .hint = Ta dame est sur la même colonne que le roi.
    .done = Tu gagnes : c’était le dernier roi. Le × à la fin du coup l’indique.
cardmate-winning-two =
    Chaque camp commence avec deux rois : en perdre un ne termine pas la partie.
    Prends le 7 en d7 avec ton 8, qui se déplace comme un cavalier, et attaque les deux rois à la fois.
    .hint = Depuis d7, un cavalier atteint b8 et f8.
    .done = Un seul des deux rois peut s’échapper.
cardmate-winning-then =
    Second a sauvé le roi en b8. L’autre est toujours à portée de ton 8.
    Prends-le.
    .hint = Un saut de cavalier de d7 à f8.
    .done = Il reste un roi, et la partie continue : le + à la fin du coup indique qu’un roi est tombé.
cardmate-winning-palace =
    L’autre façon de gagner : tenir les deux cases du palais adverse, e9 et f9, à la fin de ton coup.
    Ton 10 y est déjà. Amène ton 9, qui se déplace comme un fou.
    .hint = De d7 à f9, la diagonale est libre.
    .done = Tu gagnes : le palais est à toi. Le # à la fin du coup l’indique.

cardmate-suits = Les couleurs décident des prises
cardmate-suits-other =
    Deux cartes de couleurs différentes peuvent toujours se prendre, quel que soit leur rang. Même un 2 peut prendre une dame !
    Prends la dame de cœur avec ton 2 de trèfle.
    .hint = Un 2 va d’une case en diagonale vers l’avant.
    .done = Trèfle et cœur sont deux couleurs différentes : le rang ne compte donc pas.
cardmate-suits-higher =
    Dans une même couleur, seule la carte la plus haute prend la plus basse. Ton 5 de pique ne peut pas prendre le 9 de pique.
    Prends plutôt l’autre carte.
    .hint = Le 7 de trèfle est d’une autre couleur.
    .done = Le 9, lui, peut prendre les piques plus bas. Il y est même obligé, tu vas le voir.
cardmate-suits-must =
    Si une de tes cartes peut prendre une carte plus basse de sa couleur, tu dois le faire : c’est la prise obligatoire.
    L’image marque celle que tu as. Fais-la.
    .hint = C’est ton seul coup légal : le 9 de trèfle prend le 3 de trèfle.
    .done = Quand ta liste de coups est courte, c’est à cause d’une prise obligatoire.
cardmate-suits-choose =
    Si plusieurs prises sont obligatoires, tu choisis laquelle. Ton 10 de trèfle peut prendre l’un ou l’autre de deux trèfles plus bas.
    Prends celui où rien ne peut te reprendre.
    .hint = Le 2 en b8 défend c7 : il se déplace en diagonale vers toi.
    .done = La carte en c7 était défendue.
    .wrong-1 = C’est légal, mais le 2 en b8 reprend ton 10. Regarde l’autre.
cardmate-suits-king =
    Rien ne passe avant une prise obligatoire, pas même un roi que tu pourrais prendre.
    Ton 10 prendrait le dernier roi et gagnerait, mais d’abord tu dois…
    .hint = Le 6 de trèfle doit prendre le 2 de trèfle.
    .done = Cette règle est à double tranchant, et la leçon suivante en fait une arme.

cardmate-forcing = Les couleurs qui forcent
cardmate-forcing-lure =
    Le 9 de pique en e6 barre à ton 10 le chemin du dernier roi. Fais-le partir !
    Mets ton 2 de pique là où le 9 doit le prendre.
    .hint = Un 9 va en diagonale. Laquelle des cases en diagonale devant d3 atteint-il ?
    .done = Le 9 est plus haut et de la même couleur : il doit donc prendre, et c’est le seul coup de Second.
cardmate-forcing-open =
    Le 9 a dû prendre, et la colonne e est ouverte.
    Conclus.
    .hint = Ton 10 monte tout droit sur la colonne e.
    .done = Tu gagnes. Une petite carte sacrifiée, et la partie est gagnée.
cardmate-forcing-royal =
    Les rois aussi doivent faire les prises obligatoires. Ton 10 surveille la colonne d.
    Attires-y le roi de pique.
    .hint = Ton 2 de pique peut aller en d8, à côté du roi.
    .done = Le roi est plus haut que le 2 : il doit donc le prendre.
cardmate-forcing-catch =
    Le roi a dû venir sur la colonne d.
    Prends-le.
    .hint = Tout droit depuis d1.
    .done = Tu gagnes. Avant chaque coup, regarde quelles couleurs de ton camp l’autre pourrait utiliser ainsi !

cardmate-ones = Les 1 deviennent des as
cardmate-ones-enter =
    Un 1 qui entre dans l’autre moitié, au-delà de la ligne du milieu, peut devenir l’as de sa couleur.
    Ton 1 de carreau est devant la ligne. Fais-le passer et promeus-le.
    .hint = Une case en avant, et choisis l’as.
    .done = De la carte la plus faible à la plus forte !
    .wrong-1 = Il peut rester un 1, mais un as est bien plus fort. Promeus-le !
cardmate-ones-use =
    Le roi est venu à portée de ton nouvel as : coups de dame et sauts de cavalier.
    Prends-le.
    .hint = Depuis d5, e7 est à un saut de cavalier.
    .done = Tu gagnes.
cardmate-ones-declined =
    Ce 1 est entré sans promotion. Il ne peut plus être promu tant qu’il reste dans l’autre moitié, et son chemin est barré : le 8 de pique est plus haut que lui.
    Recule-le derrière la ligne, pour qu’il puisse entrer à nouveau.
    .hint = La retraite tranquille : une case tout droit en arrière.
    .done = Reculer, ce n’est pas prendre, mais c’est permis.
cardmate-ones-again =
    Ton 1 est de retour dans sa moitié.
    Entre à nouveau, et cette fois avec promotion.
    .hint = e5, et choisis l’as.
    .done = D’habitude, on fait la promotion à la première occasion.

cardmate-kings = Rois en danger
cardmate-kings-fork =
    Second a deux rois, et ton 8 se déplace comme un cavalier.
    Attaque les deux rois à la fois.
    .hint = D’une seule case, un cavalier atteint c8 et g8.
    .done = Une fourchette : Second ne peut sauver qu’un des deux rois.
cardmate-kings-take =
    Un roi s’est enfui.
    Prends l’autre.
    .hint = De e7 en g8.
    .done = Plus qu’un.
cardmate-kings-shield =
    Une carte haute est à l’abri des cartes plus basses de sa couleur : elles ne peuvent pas la prendre.
    Mets ta dame de pique sur la colonne d, là où seuls des piques l’attaquent : pas à côté du roi de carreau.
    .hint = Le 5 et le 7 sont des piques. Le roi atteint d8.
    .done = Les piques plus bas ne peuvent rien contre la dame.
cardmate-kings-danger =
    Il te reste un roi, et la dame en e7 l’attaque. Ici, personne n’annonce échec : à toi de faire attention !
    Sauve-le avec ton 10.
    .hint = Mets le 10 entre la dame et ton roi.
    .done = Un dernier roi laissé en danger est pris, et la partie est finie.

cardmate-palaces = La bataille du palais
cardmate-palaces-defend =
    Une dame est dans ton palais, en e0, et le 8 en g2 peut sauter en f0 : Second aurait les deux cases.
    Empêche-le.
    .hint = Ton 10 est sur la même rangée que la dame.
    .done = Tenir une seule des deux cases suffit à garder le palais.
cardmate-palaces-guard =
    Ton 10 tient e9. Le 9 de cœur est en f9, et ton 8 de cœur ne peut pas le prendre : même couleur, rang plus bas.
    Attire le 9 ailleurs avec un petit cœur.
    .hint = Ton 3 de cœur peut reculer en d7, sur la diagonale du 9.
    .done = Le 9 doit prendre.
cardmate-palaces-conquer =
    f9 est vide.
    Entres-y et gagne.
    .hint = Un saut de cavalier depuis e7.
    .done = Tu gagnes. Tu sais maintenant de quoi est fait Cardmate : couleurs, prises forcées, rois et palais. Joue une partie !

## Poker Chess

poker-hands = Ta main de poker
poker-hands-queen =
    Ce sont les échecs, mais la plupart des cases portent une carte. Ta main : les cartes sous ton roi, ta dame, deux tours au plus et un pion.
    Tu as des as et des dix. Mets la dame sur une case qui en fait des as et des rois.
    .hint = Un de tes pions est sur le roi de carreau, en d2. Un autre roi se trouve en e2.
    .done = Dame et pion sont maintenant sur des rois, et les tours sur des as.
    .wrong-1 = La main est la même, mais c’est ton roi qui se promène. Utilise la dame.
poker-hands-pawn =
    Un seul pion compte, celui qui t’arrange le plus. Ta dame et ta tour sont sur des valets.
    Obtiens trois valets.
    .hint = b5 porte le valet de trèfle. Quel pion peut y prendre ?
    .done = C’est un brelan. Les cavaliers ne comptent jamais, et une pièce sur une case sans carte n’apporte rien.
poker-hands-straight =
    Il existe d’autres donnes. Dans celle-ci (royal-flush), roi et dame sont sur des as, et les tours sur des valets.
    Trouve le coup qui fait une quinte du dix à l’as.
    .hint = Le roque déplace le roi et la tour d’un coup.
    .done = Le roi est sur une dame, la tour sur un roi, et le reste était là.

poker-scoring = Gagner des mains
poker-scoring-black =
    Après chaque coup des Noirs, les deux mains sont comparées et la meilleure marque. Ce sont donc les Noirs qui tranchent.
    Tu as les Noirs. Les Blancs ont des as et des dix, toi aussi. Gagne la main avec ta dame.
    .hint = Un roi se trouve devant ton propre roi, en e7.
    .done = As et rois battent as et dix : les Noirs gagnent la main.
poker-scoring-short =
    Une main peut avoir moins de cinq cartes. Ici, les Blancs n’ont que as, dix, six : ce sont les cartes hautes qui comptent.
    Tu as les Noirs, et ta tour est sur un as. Gagne la main.
    .hint = Ton roi pourrait aller sur un roi.
    .done = As et roi battent as, dix et six, même avec moins de cartes.
poker-scoring-equal =
    Les couleurs ne départagent jamais : à mains égales, personne ne marque. Les Blancs ont maintenant des as et des rois.
    Tu as les Noirs. Ne laisse pas cette main aux Blancs : utilise ta dame.
    .hint = Ce que les Blancs ont fait, tu peux le faire aussi.
    .done = Mains égales : personne ne marque.

poker-castling = Roquer coûte des as
poker-castling-cost =
    Dans la donne habituelle, les as sont dans les coins, sous les tours, et les dix sous le roi et la dame.
    Tu as les Noirs. Roque, et regarde ce que devient ta double paire.
    .hint = Choisis O-O.
    .done = Il ne te reste qu’une hauteur as : roi et tour ont quitté un dix et un as. Le roque met le roi à l’abri mais te coûte une bonne main.
poker-castling-keep =
    Tu pourrais roquer. Mais tes as gagnent des mains là où ils sont.
    Améliore plutôt la main, avec ta dame.
    .hint = As et rois.
    .done = Beaucoup de parties se gagnent avec un roi qui n’a jamais roqué.
    .wrong-1 = Légal, mais tu jettes un as et un dix : il ne te reste qu’une hauteur as.
    .wrong-2 = La main est la bonne, mais le roi s’expose. Utilise la dame.
poker-castling-need =
    Mais de bonnes cartes ne protègent pas ton roi. Les Noirs menacent mat en a1.
    Trouve le seul coup qui l’empêche.
    .hint = Cette fois, il faut roquer.
    .done = Les mains valent cher, mais pas autant que le roi.

poker-wipeout = La déroute
poker-wipeout-fifth =
    Cinq mains d’avance gagnent aussitôt : c’est la déroute. Tu as les Noirs et quatre mains d’avance, 5 à 1.
    Gagne cette main en prenant une carte aux Blancs.
    .hint = La paire d’as des Blancs est sous leurs tours. Ton fou attaque l’une d’elles.
    .done = Déroute ! Une tour perdue n’est pas remplacée : la paire des Blancs a disparu.
    .wrong-1 = Cela gagne aussi : sans dame, ton fou ajoute l’as en a8 à ta main ! Mais cette étape demande une prise.
poker-wipeout-stop =
    Cette fois, ce sont les Blancs qui ont quatre mains d’avance, avec des as et des rois. S’ils gagnent cette main, la partie est finie.
    Tu as les Noirs. Ne perds pas cette main : utilise ta dame.
    .hint = Une main égale suffit.
    .done = Personne ne marque, et la partie continue.
poker-wipeout-lead =
    Seule l’avance compte, pas le nombre de mains perdues. Les Blancs mènent 7 à 3 : encore une, et ils gagnent.
    Tu as les Noirs : gagne cette main, sinon c’est fini.
    .hint = Remets ton roi sur un roi.
    .done = C’est maintenant 7 à 4 : trois mains d’avance.

poker-mate = Mat et pat
poker-mate-bonus =
    L’échec et mat termine la partie et vaut quatre mains. Les Noirs mènent 3 à 0.
    Fais mat, et gagne d’une main.
    .hint = La dernière rangée est ouverte.
    .done = Avec le mat, c’est 4 à 3.
poker-mate-draw =
    Les Noirs mènent 4 à 0 : le mat ne fait qu’égaliser, mais tout peut se perdre à la main suivante.
    Fais mat, et prends la nulle.
    .hint = Encore la dernière rangée.
    .done = 4 à 4, c’est nulle. Ici, le mat n’est pas tout.
poker-mate-stalemate =
    Quand la partie d’échecs s’arrête sans mat, qui a gagné le plus de mains gagne. Tu mènes 2 à 0.
    Le pat gagne pour toi. Trouve le seul coup qui fait pat.
    .hint = Prive le roi en h8 de ses dernières cases, sans faire échec.
    .done = Tu gagnes par pat ! Quand on mène, on peut aussi forcer un échec perpétuel.
    .wrong-1 = Le mat gagne aussi, mais cette étape demande le pat.

poker-pieces = Quelles pièces tirent une carte
poker-pieces-bishop =
    Sans dame, un de tes fous tire une carte à sa place. Tu as deux as et un dix.
    Fais-en des as et des dix.
    .hint = L’autre dix rouge est en d1.
    .done = Le fou remplace la dame.
poker-pieces-sure =
    Tu as les Blancs : les Noirs jouent encore avant que les mains soient comparées.
    Trouve le coup de fou qui gagne la main quoi que fassent les Noirs.
    .hint = Le fou aussi peut tirer un dix.
    .done = As et dix, et les Noirs n’ont pas de réponse.
poker-pieces-steal =
    Une tour perdue n’est pas remplacée : en prendre une, c’est retirer sa carte de la main pour de bon.
    Tu as les Noirs. Prends une carte dont les Blancs ont besoin, et gagne la main.
    .hint = Les as des Blancs sont sous leurs tours.
    .done = Tu sais maintenant comment on gagne, garde et vole des mains. Avec une autre armée, ce qui occupe la place d’une pièce tire comme cette pièce. Joue une partie !

## Mysterious Chess

mysterious-placing = Placer les cartes
mysterious-placing-king =
    D’abord, chacun place ses 16 cartes face cachée, une par une, n’importe où sur l’échiquier. Les autres ne voient pas ce que sont les tiennes.
    Un roi placé en e1 pourra roquer plus tard. Place le tien là.
    .hint = Choisis le roi, puis e1.
    .done = Pour un roi noir, c’est e8.
mysterious-placing-rook =
    Pour roquer, il faut aussi une de tes tours dans le coin : a1 ou h1 pour les Blancs. Les Noirs ont couvert d7 ; eux seuls savent avec quoi.
    Place une tour en h1.
    .hint = Choisis une tour, puis h1.
    .done = On saura si tu peux roquer quand toutes les cartes seront retournées.
mysterious-placing-pawn =
    Un pion blanc placé sur la rangée 8 est promu dès que sa carte est retournée.
    Place un pion sur la rangée 8.
    .hint = N’importe quelle case libre de la rangée du haut.
    .done = C’est presque une deuxième dame. Attention, ton adversaire peut faire pareil de ton côté.

mysterious-flipping = Retourner les cartes
mysterious-flipping-flip =
    Une fois toutes les cartes placées, on les retourne à tour de rôle : celle qu’on veut, peu importe qui l’a placée.
    Retourne la carte en d5.
    .hint = Choisis d5.
    .done = C’était un pion noir.
mysterious-flipping-promote =
    Un pion sur sa dernière rangée est promu au moment où on le retourne, et c’est son propriétaire qui choisit, peu importe qui l’a retourné.
    C’était la dernière carte : la partie d’échecs commence. Choisis une pièce qui fait mat.
    .hint = Il faut une pièce qui se déplace le long de la rangée.
    .done = Mat au premier coup ! Un camp en échec joue en premier, et sans coup légal il a perdu.
mysterious-flipping-last =
    Il ne reste qu’une carte, ta tour. La partie d’échecs commence dès qu’elle est retournée.
    Retourne-la.
    .hint = Il n’y a qu’une chose à faire.
    .done = Tu gagnes : les Noirs sont en échec, jouent en premier, et n’ont aucun coup.

mysterious-first = Le premier coup
mysterious-first-both =
    Les pièces restent là où elles ont été placées : tout peut être attaqué dès le début. Un camp en échec joue en premier, sinon les Blancs.
    Ici, les deux rois sont en échec : c’est donc aux Blancs. Pare l’échec en prenant.
    .hint = Ton roi peut prendre la tour en f1.
    .done = Maintenant, c’est aux Noirs de parer l’autre échec.
mysterious-first-kings =
    Même les rois peuvent se trouver côte à côte : chacun met alors l’autre en échec. Un roi ne se prend jamais : le tien doit s’écarter.
    Écarte-le de façon que ta tour fasse mat.
    .hint = Ton roi doit encore contrôler b7 et b8.
    .done = Le roi s’écarte, et la tour fait mat.
mysterious-first-check =
    Tu as les Noirs, et la tour en e5 met ton roi en échec.
    Prends-la.
    .hint = Ton fou atteint e5.
    .done = À partir de là, ce sont des échecs ordinaires.

mysterious-pawns = Pions et roque
mysterious-pawns-one =
    Un pion peut se trouver sur sa propre première rangée. De là, il avance d’une case.
    Joue le pion en d1.
    .hint = Une case en avant.
    .done = Depuis sa première rangée, un pion ne peut pas avancer de deux cases.
mysterious-pawns-two =
    Sur sa deuxième rangée, il peut avancer de deux cases, même s’il vient de la première.
    Joue-le de d2 en d4.
    .hint = Deux cases en avant.
    .done = Seule la rangée compte, que le pion ait déjà bougé ou non.
mysterious-pawns-passant =
    Le pion noir vient de passer à côté de ton pion en avançant de deux cases, de d7 en d5.
    Prends-le en passant.
    .hint = Ton pion prend en diagonale, en d6.
    .done = La prise en passant marche comme aux échecs.
mysterious-pawns-castle =
    Le roi et la tour ont été placés en e1 et h1 : les Blancs peuvent donc roquer.
    Roque.
    .hint = Le roi se déplace de deux cases vers la tour.
    .done = La tour fait échec aussitôt.

mysterious-wild = Positions folles
mysterious-wild-edge =
    Après une disposition au hasard, les rois sont n’importe où, souvent parmi les ennemis. Tu as les Noirs.
    Mate le roi en g3.
    .hint = Ta tour peut aller en h3.
    .done = Avant tout, cherche les mats.
mysterious-wild-crowd =
    Tes pièces sont partout sur l’échiquier, et le roi noir s’est perdu parmi elles.
    Mate le roi en c3.
    .hint = La tour en e8 voit toute la colonne e.
    .done = En e3, la tour contrôle toute la rangée.
mysterious-wild-chase =
    Tous les mats ne viennent pas en un coup. Prends le roi en a4 dans un filet de mat.
    Trouve le coup après lequel tu feras mat, quoi que répondent les Noirs.
    .hint = Commence par un échec le long de la quatrième rangée.
    .done = Il reste une case au roi.
mysterious-wild-caught =
    Le roi est allé en b3.
    Fais mat.
    .hint = Ta tour le suit.
    .done = Pris à découvert.

mysterious-promoting = Bien promouvoir
mysterious-promoting-rook =
    Les pions commencent souvent près de la dernière rangée : les promotions décident des parties. Une dame n’est pas toujours le meilleur choix.
    Choisis la promotion qui te permet de mater au coup suivant.
    .hint = Une dame laisserait les Noirs sans coup, et le pat fait nulle.
    .done = Après une promotion en tour, il reste un coup aux Noirs, puis c’est mat.
    .wrong-1 = Pat : les Noirs n’ont aucun coup et ne sont pas en échec, ce serait donc nulle.
mysterious-promoting-knight =
    Ton pion en f7 peut devenir n’importe quelle pièce.
    Promeus-le en faisant échec et en attaquant aussi la dame.
    .hint = Depuis f8, quelle pièce atteint à la fois d7 et h7 ?
    .done = C’est une fourchette : le cavalier attaque le roi et la dame.
mysterious-promoting-fork =
    Le roi est sorti de l’échec.
    Prends ce qui reste.
    .hint = La dame en d7.
    .done = Tu sais maintenant placer, retourner, et jouer ce qui vient ensuite. Joue une partie !

## Summoner's Chess

summoner-pieces = Des pièces faites de cartes
summoner-pieces-both =
    Une pièce a les déplacements de toutes les cartes dont elle est faite. La tienne en d4 est un cavalier et un ferz : sauts de cavalier, et un pas en diagonale.
    Prends le fou en e5.
    .hint = e5 est à un pas en diagonale de d4.
    .done = C’était sa part de ferz.
summoner-pieces-pawn =
    Certaines cartes ne font que se déplacer, d’autres que prendre. Un paysan avance d’une case, un épieu prend une case en diagonale vers l’avant.
    Ensemble, ils font un pion. La voie est barrée devant : joue son seul coup.
    .hint = Le garde en e5 est en diagonale devant.
    .done = L’épieu qu’elle contient prend, et le paysan avance.
summoner-pieces-cannon =
    Un canon se déplace comme une tour, mais pour prendre il lui faut exactement une pièce entre lui et sa cible.
    Prends la tour en a7.
    .hint = Ton soldat en a3 est la pièce entre les deux.
    .done = Le canon a pris par-dessus le soldat.

summoner-turn = Un tour en cinq phases
summoner-turn-move =
    À chaque tour : piocher une carte, jouer un coup, invoquer, créer, défausser pour garder sept cartes au plus. La pioche est automatique, et le coup est obligatoire.
    Joue le soldat en a2.
    .hint = Un soldat avance d’une case.
    .done = Ton tour continue.
summoner-turn-summon =
    Invoquer : une pièce de ta réserve peut entrer sur une case vide à côté de ton roi, une par tour.
    Ton cavalier, W1, attend dans la réserve. Invoque-le en e2.
    .hint = Choisis Invoquer, W1, e2.
    .done = Le cavalier pourra jouer dès ton prochain tour.
summoner-turn-create =
    Créer : joue des cartes de ta main pour faire des pièces dans ta réserve. Leur valeur totale ne peut pas dépasser ta limite : le nombre de tes pièces sur l’échiquier, roi compris, au début du tour.
    Ta limite est de 2 : joue ce que tu peux payer.
    .hint = Un wazir coûte 3, un soldat 1.
    .done = Un soldat attend maintenant dans ta réserve.
summoner-turn-end =
    Il n’y a plus rien à jouer.
    Termine ton tour.
    .hint = Il n’y a qu’une chose à faire.
    .done = Un wazir coûte 3 : avec plus de pièces sur l’échiquier, ta limite augmente.

summoner-spending = Que dépenser
summoner-spending-limit =
    Tu avais quatre pièces sur l’échiquier au début de ton tour, roi compris : ta limite est donc de 4. Un cavalier coûte 6.
    Commence par la carte la plus chère que tu peux payer : fais une nouvelle pièce de ton wazir.
    .hint = Un wazir coûte 3.
    .done = Il reste 1 point.
summoner-spending-add =
    On peut aussi ajouter des cartes à une pièce de sa réserve. Il reste un point.
    Ajoute ton soldat à W1.
    .hint = Choisis Créer, soldat, sur W1.
    .done = W1 est maintenant un wazir et un soldat.
summoner-spending-free =
    Il n’y a plus rien à dépenser, mais certaines cartes ne coûtent rien.
    Ajoutes-en une à W1.
    .hint = Un paysan coûte 0.
    .done = Les cartes bon marché allègent ta main et t’aident à utiliser toute ta limite.

summoner-riders = Les coureurs
summoner-riders-make =
    Un coureur se joue avec une autre carte : le pas de cette carte peut alors se répéter dans une direction tant que la voie est libre.
    Un wazir va d’une case tout droit. Fais-le courir. Il coûte 3, et le coureur 3 + 1 : c’est ta limite de 7.
    .hint = Choisis Wazir+Rider (wazir et coureur).
    .done = La nouvelle pièce se déplace comme une tour, pour 7 au lieu de 9.
summoner-riders-ride =
    Le voici sur l’échiquier.
    Prends le cavalier en c7 avec ton wazir coureur.
    .hint = Tout droit sur la colonne c.
    .done = Un coureur continue dans la même direction tant que la voie est libre.
summoner-riders-cheap =
    Le prix du coureur dépend de la carte qu’il accompagne : 1 de plus que la valeur de cette carte. Une épée coûte 0.
    Avec une limite de 1, fais courir une épée.
    .hint = Choisis Sword+Rider (épée et coureur).
    .done = Pour un point, la pièce prend vers l’avant à n’importe quelle distance. Mais elle ne peut pas se déplacer autrement.

summoner-clones = Les clones
summoner-clones-theirs =
    Un clone copie n’importe quelle pièce sur l’échiquier ou dans une réserve, à toi ou à ton adversaire. Il coûte ce que cette pièce a coûté, plus 1 pour chaque carte qu’elle contient.
    Ta limite est de 7 : clone le cavalier en d5.
    .hint = Un cavalier coûte 6, son clone coûte donc 7.
    .done = Tu as maintenant un cavalier rien qu’à toi.
summoner-clones-king =
    Le clone d’un roi est un garde : il va d’une case dans toutes les directions, et n’est pas un roi.
    Clone un roi, le tien ou l’autre.
    .hint = Choisis le clone, puis e1 ou e8.
    .done = Un garde coûte 6, son clone 7.
summoner-clones-onto =
    Un clone peut s’ajouter à une pièce de ta réserve, comme toute autre carte.
    Ajoute à W1 les déplacements de ton ferz en d2.
    .hint = Choisis le clone, d2, sur W1.
    .done = W1 est maintenant un cavalier et un ferz, et le ferz reste sur l’échiquier.

summoner-exchange = L’échange
summoner-exchange-arrive =
    Une pièce qui finit son coup là où le bord de l’échiquier ne lui laisse ni déplacement ni prise peut être échangée contre n’importe quelle pièce de ta réserve.
    Ton soldat atteint la dernière rangée. Échange-le contre la tour, W1, et mate le roi.
    .hint = De b7 en b8, échange contre W1.
    .done = La tour est en b8, et le roi derrière ses paysans n’a aucune issue.
summoner-exchange-spear =
    Un épieu ne fait que prendre, une case en diagonale vers l’avant : sur la dernière rangée, il ne lui reste rien à prendre.
    Prends le cavalier, et échange l’épieu contre ton fou.
    .hint = c7 prend d8, échange contre W1.
    .done = Le fou est en d8, et l’épieu attend dans ta réserve.
    .wrong-1 = Légal, mais l’épieu reste un épieu. Échange-le contre W1.
summoner-exchange-again =
    La pièce échangée n’est pas perdue : elle va dans ta réserve.
    Joue ton soldat en c8 et échange-le contre le cavalier.
    .hint = De c7 en c8, échange contre W1.
    .done = Le soldat attend dans ta réserve sous le nom W2.
summoner-exchange-summon =
    Ce qui arrive dans ta réserve peut être invoqué dans le même tour.
    Invoque le soldat, W2, en e2, pour qu’il reparte.
    .hint = Choisis Invoquer, W2, e2.
    .done = Un soldat, deux vies.

summoner-mate = Échec et mat
summoner-mate-rank =
    Les rois sont mis en échec et matés comme aux échecs : un camp en échec sans coup légal a perdu.
    Mate le roi en g8 avec ta tour.
    .hint = La dernière rangée.
    .done = Échec et mat : tu gagnes.
summoner-mate-quiet =
    Une invocation aussi peut mater. Ton roi en g6 est près de l’autre, et W1 est une tour et un fou en une seule pièce.
    Le coup vient d’abord : avance le soldat en a2.
    .hint = De a2 en a3.
    .done = Maintenant, tu peux invoquer.
summoner-mate-summon =
    Invoque W1 à côté de ton roi de façon à faire mat.
    Ton roi protège les cases autour de lui.
    .hint = Juste devant l’autre roi, là où il ne peut pas la prendre.
    .done = Mat par invocation ! Surveille les rois qui s’approchent du tien.
summoner-mate-answer =
    L’inverse ne marche pas : le coup vient avant l’invocation, on ne peut donc pas parer un échec avec une pièce invoquée.
    La tour en e5 met ton roi en échec. Prends-la.
    .hint = Ton fou atteint e5.
    .done = Tu sais maintenant jouer, dépenser et mater. Construis un deck avec `/deck edit`, et joue une partie !
