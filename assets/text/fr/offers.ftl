# Draws, takebacks, aborts, rematches and hints, on which both players agree.

## What the player who offers is told

offer-draw-made = Tu as proposé la nulle (partie { $game }).
offer-takeback-made = Tu as demandé à reprendre ton dernier coup (partie { $game }).
offer-abort-made = Tu as proposé d’annuler la partie (partie { $game }).
offer-rematch-made = Tu as demandé une revanche (partie { $game }).
offer-same-deal-made = Tu as demandé une revanche avec la même donne (partie { $game }).
rematch-opponent-left = Ton adversaire a quitté le serveur. Utilise `/play` pour en trouver un autre.
offer-hints-made = Les indices demandent l’accord de ton adversaire. La question lui a été posée (partie { $game }).
offer-agreed-takeback = Ton adversaire avait déjà demandé à reprendre son dernier coup : c’est fait (partie { $game }). Si ton propre coup tient toujours, tu peux redemander.
offer-agreed = Ton adversaire avait déjà proposé la même chose : c’est donc accepté (partie { $game }).
offer-draw-done = L’ordinateur accepte : la partie est nulle (partie { $game }).
offer-takeback-done = Ton dernier coup a été repris (partie { $game }).
offer-hints-done = Tu peux demander des indices (partie { $game }).
offer-abort-done = La partie est annulée : elle ne compte pas (partie { $game }).
offer-draw-refused = L’ordinateur refuse la nulle (partie { $game }). Il l’accepte après dix coups joués, s’il s’attend à moins que la nulle.

## The message of an offer

offer-message =
    { $offer }
    { $state }
offer-draw = { $player } propose la nulle (partie { $game }).
offer-takeback = { $player } aimerait reprendre son dernier coup (partie { $game }).
offer-abort = { $player } aimerait annuler la partie, pour qu’elle ne compte pas (partie { $game }).
offer-rematch = { $player } aimerait une revanche, camps inversés (partie { $game }).
offer-rematch-rated = { $player } aimerait une revanche classée, camps inversés (partie { $game }).
offer-same-deal = { $player } aimerait une revanche avec la même donne, camps inversés (partie { $game }).
offer-same-deal-rated = { $player } aimerait une revanche classée avec la même donne, camps inversés (partie { $game }).
offer-hints = { $player } aimerait que chacun ait droit aux indices de l’ordinateur avec `/hint` (partie { $game }).
offer-open = { $player }, tu acceptes ? Jouer, c’est refuser.
offer-open-rematch = { $player }, tu acceptes ?
offer-accepted = **Accepté** par { $player }.
offer-declined = **Refusé** par { $player }.
offer-withdrawn = **Retiré** par { $player }.
offer-lapsed = **Expiré** : la partie a continué.
