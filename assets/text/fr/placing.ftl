# Placing several cards at once, in Mysterious Chess.

placing-rest = Placer le reste…
placing-heading = **Placer le reste de tes cartes** · partie { $game }
placing-arrays =
    Une carte est placée à chaque tour, dans un ordre qui ne trahit rien. Si une case est déjà prise, la carte va ailleurs dans ta moitié.
    Dispositions toutes prêtes : **Forteresse** : le roi dans le coin, à côté de ses pièces. **Tempête** : roi et dame juste derrière les pions. **Commando** : dame et cavaliers au fond du camp adverse. Dans les trois, tes pions sont sur la dernière rangée, où ils sont promus dès qu’on les retourne. **Comme aux échecs** : chaque pièce à sa place, les pions aussi, ce qui est risqué.
    -# Ou tape plusieurs cartes d’un coup, comme `Ke1 Qd1 Ra1`.
placing-own = La ligne suivante contient les dispositions que tu as enregistrées.
placing-unseen =
    Une carte est placée à chaque tour, quelque part dans ta moitié.
    -# Ou tape plusieurs cases d’un coup, comme `a1 b2 c3`.
placing-planned = Tes cartes sont maintenant placées automatiquement.
placing-random = Au hasard
placing-chess = Comme aux échecs
placing-fortress = Forteresse
placing-storm = Tempête
placing-raiders = Commando
placing-stop = Arrêter
placing-begun = 🂠 **{ $how }** : encore { $left ->
        [one] une carte
       *[other] { $left } cartes
    } à placer, une par tour (partie { $game }).
placing-done = 🂠 **{ $how }** : terminé (partie { $game }).
placing-stopped = Arrêté. Place toi-même le reste de tes cartes (partie { $game }).
placing-none = Plus aucune carte n’est placée automatiquement dans la partie { $game }. Place ta prochaine carte toi-même, avec `/place` ou sur l’échiquier.
placing-over = Il ne reste aucune carte à placer. `/board` montre l’échiquier actuel.

## Setups that a player keeps

array-save = Enregistrer ma disposition…
array-offer = Toutes tes cartes sont placées. Tu peux enregistrer cette disposition pour la placer d’un seul clic dans une autre partie.
array-form = Enregistrer ma disposition
array-name = Nom de la disposition
array-example = Ma forteresse
array-saved = Enregistrée sous le nom **{ $name }**. À ta prochaine partie, tu la trouveras sous *Placer le reste…*.
array-forget = Oublier une disposition…
array-forgotten = La disposition **{ $name }** est oubliée.
