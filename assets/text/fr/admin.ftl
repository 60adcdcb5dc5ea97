# What those who manage a server are told, and what players are told about blocks.

admin-ended = La partie { $game } a pris fin sans résultat.
admin-still-running = Cette partie est encore en cours. `/admin end` y met fin sans résultat.
admin-not-counted = Le résultat de cette partie ne compte déjà plus sur ce serveur.
admin-removed = Résultat retiré : la partie { $game } ne compte plus dans les cotes et les bilans de ce serveur. Elle compte toujours dans le monde entier ; seule la personne qui gère ce bot peut y changer quelque chose.
admin-banned = { $player } ne peut plus lancer de partie sur ce serveur.
admin-banned-playing = { $player } ne peut plus lancer de partie sur ce serveur. Ses parties en cours continuent : { $games }. `/admin end` met fin à une partie sans résultat.
admin-banned-many = { $player } ne peut plus lancer de partie sur ce serveur. Ses parties en cours continuent : { $games } et d’autres. `/admin end` met fin à une partie sans résultat.
admin-not-banned = Rien n’interdit à { $player } de jouer ici.
admin-unbanned = { $player } peut à nouveau jouer sur ce serveur.
block-added = { $player } ne peut plus te défier ni accepter tes défis, et n’en saura rien. Vos parties en cours continuent. `/block` revient là-dessus.
block-removed = { $player } peut à nouveau te défier.
block-nobody = Tu n’as bloqué personne. `/block` avec un nom empêche quelqu’un de jouer avec toi.
block-list = Tu as bloqué :
block-undo = Débloquer
block-undo-number = Débloquer { $number }
