# Revoir des parties : `/replay`, *Hands*, `/rules`.

replay-heading = **{ $title }** · { $which } · { $first } contre { $second }
replay-game = partie { $game }
replay-imported = une feuille importée
replay-player = { $player } ({ NAME($seat) })
replay-beginning = Le début : demi-coup 0 sur { $end }.
replay-ply = Demi-coup { $ply } sur { $end }, **{ $action }** : { $told }
replay-resigned = Demi-coup { $ply } sur { $end } : abandon de { $player }.
replay-out-of-time = Demi-coup { $ply } sur { $end } : temps écoulé pour { $player }.
replay-both = les deux
replay-wins = Victoire : { $player } ({ $reason }).
replay-aborted = Annulée : la partie ne compte pas.
replay-draw = Nulle : { $reason }.
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · le début
replay-first = ⏮ Début
replay-last = Fin ⏭
replay-menu = Aller à une position
replay-type = Aller à…
replay-verify = Vérifier
replay-form-field = Demi-coup
replay-form-example = p. ex. 34 ; 0 est le début
replay-animation = Demi-coups { $from } à { $to }, une seconde chacun.
animation-alt = Animation de { $count } positions. La dernière : { $last }
animation-smaller = -# Réduite à { $width } pixels de large pour tenir dans la limite de Discord.
animation-thinner = -# Réduite à { $width } pixels de large et à une position sur { $stride } pour tenir dans la limite de Discord.

## *Hands* et `/rules`

preview-none = Il n’y a pas de mains à prévoir : cela sert au Poker-échecs, quand c’est à toi de jouer une pièce.
preview-heading = Ta main après chacun de tes coups (partie { $game }), la meilleure d’abord :
preview-line = **{ $hand }** : { $moves }
preview-more = … et de moins bonnes.
rules-page = -# Page { $page } sur { $pages }

## *Verify*

verify-running = La partie { $game } n’est pas terminée, et sa graine reste secrète jusque-là. La graine a été fixée avant le premier coup : son SHA-256 est `{ $commitment }`.
verify-running-origin = Elle découle d’un secret (engagement : `{ $secret }`), du défi `{ $challenge }`, de son acceptation `{ $accept }` et des options.
verify-running-again = Relance *Vérifier* après la fin.
verify-heading = **Partie { $game }**
verify-seed = Graine `{ $seed }`
verify-hash = ✅ Son SHA-256 est `{ $commitment }`.
verify-told-computer = ❔ Une partie contre l’ordinateur n’a pas de défi qui affiche un engagement. Si tu as utilisé *Vérifier* pendant la partie, compare le SHA-256 avec celui que tu as vu alors.
verify-told = ✅ Le premier échiquier affichait exactement cet engagement.
verify-told-other = ❌ Le premier échiquier affichait un autre engagement. Préviens la personne qui gère ce bot.
verify-told-unknown = ❔ Je ne peux plus lire le premier échiquier. Compare avec ta copie.
verify-dealt = ✅ La graine et les options donnent cette donne, et chaque coup de la feuille de partie est légal et mène au même résultat.
verify-dealt-otherwise = ❌ La graine donne une autre partie. Préviens la personne qui gère ce bot.
verify-yourself = -# Pour le vérifier toi-même : `echo { $seed } | xxd -r -p | sha256sum`, et `trickmate referee { $game } --moves` avec la feuille de partie que donne *Feuille de partie*.
verify-origin = **D’où vient la graine**
verify-origin-secret = Secret `{ $secret }`, son engagement `{ $commitment }`
verify-challenge-told = ✔️ Le défi affiche cet engagement : { $link }
verify-challenge-other = ❌ Le défi n’affiche pas cet engagement. Préviens la personne qui gère ce bot : { $link }
verify-challenge-unread = ❔ Je ne peux pas lire le défi { $link }
verify-challenge-unknown = ❔ Je ne peux pas lire le défi
verify-acceptance = Défi `{ $challenge }`, acceptation `{ $accept }` : cet identifiant a été montré à la personne qui a accepté.
verify-computer-ids = Défi `{ $challenge }`, acceptation `{ $accept }` : l’ordinateur a accepté par l’action même qui demandait la partie.
verify-follows = ✔️ La graine et les camps découlent de ceux-ci et des options.
verify-does-not-follow = ❌ { $why } : préviens la personne qui gère ce bot.
