# What is answered to players who play: moves, resigning, records, games against the computer.

played-turn-over = { $played } Ton tour est terminé.
played-answered = { $played } { $answer }
played-your-turn = C’est à toi.
played-stopped = Le reste n’a pas été joué : { $refused }.
played-too-much = Le reste n’a pas été joué, car ton tour était terminé : `{ $rest }`.
typed-two-readings = « `{ $typed }` » peut vouloir dire { $first }, avec les lettres anglaises, ou { $second }. Lequel veux-tu ?
took-back = Repris : { $told }
resign-ask = Veux-tu abandonner cette partie ({ $title }, partie { $game }) ?
resign-confirm = Abandonner
resign-takeback = Reprendre un coup
resign-abort = Annuler la partie
resign-keep-playing = Continuer à jouer
resign-kept-playing = La partie continue.
resigned = Tu as abandonné la partie { $game }.
record-heading = La feuille de la partie { $game }.
record-empty = Aucun coup pour l’instant.
accepted = Tu as accepté la partie : { $link }
accepted-from-list = Défi accepté. Le lien vers ta partie arrive.
accepted-rematch = Tu as accepté la partie.
accepted-id = -# Ton acceptation a l’identifiant `{ $id }`. *Vérifier*, sous `/replay`, doit montrer le même ; compare-les pour t’assurer que les cartes sont distribuées honnêtement.
shown-below = Affiché ci-dessous.
disappears = -# Ce message disparaît dans { $seconds } secondes.

## The form in which a move is typed

form-move = Taper un coup
form-move-field = Ton coup
form-choice = Taper ton choix
form-choice-field = Ton choix
form-example = p. ex. { $example }

## Chance

chance-proposal = { $player } aimerait que le reste soit retourné au hasard (partie { $game }). { $opponent }, d’accord ?
chance-agreed = { $proposer } et { $player } se sont mis d’accord pour retourner le reste au hasard.
chance-expired = **Expiré** : la partie a continué (partie { $game }).
chance-withdrawn = { $player } a retiré la proposition de retourner le reste au hasard (partie { $game }).
chance-declined = { $player } préfère retourner les cartes une par une (partie { $game }).

## The computer

computer-begun = La partie { $game } contre l’ordinateur a commencé : { $link }
computer-thread = { $player } joue à { $title } contre l’ordinateur (partie { $game }).
computer-ask-level = Quelle force pour l’ordinateur ? La partie commence dès que tu choisis un niveau.
computer-level = Niveau
level-1 = 1 · première partie
level-2 = 2 · débutant
level-3 = 3 · pour le plaisir
level-4 = 4 · en progrès
level-5 = 5 · joueur régulier
level-6 = 6 · joueur de club
level-7 = 7 · expert
level-8 = 8 · le plus fort possible
computer-play = Contre l’ordinateur
computer-higher-level = Suite : niveau { $level }
hint-button = Indice
hint =
    Mon conseil : { $plan } ({ $moves }). { $reason }
    -# Partie { $game }
hint-play = Jouer ce coup
hint-reply = La meilleure réponse serait : { $plan }.
hint-quiet = Parmi ce que j’ai examiné, rien ne fait mieux.
hint-chances = D’ici, tu peux espérer environ { $value } % des points.
hint-lost = Rien ne sauve la partie à coup sûr ; ceci résiste le plus longtemps.
hint-reason-takes = Ce coup prend { NAME($name, form: "the") }.
hint-reason-takes-composite = Ce coup prend la pièce faite de { $cards }.
hint-reason-takes-covered = Ce coup prend une carte.
hint-reason-takes-en-passant = Ce coup prend un pion en passant.
hint-reason-makes = Nouvelle main : { $hand }.
hint-reason-makes-better = Ce coup gagne la main : { $hand }.
hint-reason-checks = Ce coup fait échec.
hint-reason-promotes = Ce coup fait une promotion.
