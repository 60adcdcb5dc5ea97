# What the pictures of `/rules` show.

rules-marks-button = Que veulent dire les repères ?
rules-marks = Ce que veulent dire les repères sur l’échiquier ({ $title }).

rules-cardmate-suits-choose = Sur l’image, ton 10 doit prendre une des deux cartes marquées : il est plus haut que l’une et l’autre. À toi de choisir laquelle.
rules-cardmate-moves-four = Sur l’image, ton 4 en c3 peut aller sur les cases marquées : en diagonale vers l’avant, ou sur le côté.
rules-cardmate-winning-palace = Sur l’image, ton 10 tient une case du palais. Quand ton 9 prend l’autre, tu gagnes.
rules-poker-hands-queen = Sur l’image, les cartes sous tes pièces donnent des as et des dix. Une meilleure case pour la dame donne une meilleure main.
rules-poker-wipeout-fifth = Sur l’image, les Noirs ont quatre mains d’avance. Une de plus, et c’est la déroute.
rules-mysterious-placing-king = Sur l’image, les Blancs vont placer leur première carte. Un roi en e1 pourra roquer plus tard.
rules-mysterious-flipping-flip = Sur l’image, quelques cartes sont déjà retournées, et la carte marquée va l’être.
rules-mysterious-first-both = Sur l’image, les deux rois sont en échec au début de la partie d’échecs : les Blancs jouent donc en premier.
rules-summoner-turn-summon = Sur l’image, une pièce attend dans la réserve. Elle peut entrer sur une case vide à côté de son roi.
rules-summoner-pieces-both = Sur l’image, ta pièce en d4 est faite de deux cartes, un cavalier et un ferz : elle a les déplacements des deux.
rules-summoner-exchange-arrive = Sur l’image, ton soldat atteint la dernière rangée, d’où il ne pourrait plus jamais bouger : échange-le.
