# What is said when something is refused or fails.

## Challenges

error-no-game = Jeu inconnu. `/help` donne la liste des jeux.
error-option = Option non valable : { $why }.
error-against-oneself = Tu ne peux pas jouer contre toi-même. Choisis quelqu’un d’autre, ou laisse l’adversaire vide pour que n’importe qui puisse accepter.
error-challenge-closed = Ce défi n’est plus ouvert. Lances-en un nouveau avec `/play`.
error-not-challenged = Ce défi s’adresse à { $player }. Lance le tien avec `/play`.
error-not-challenger = Ce défi vient de { $player } : personne d’autre ne peut le retirer.
error-own-challenge = C’est ton propre défi. Attends que quelqu’un l’accepte, ou retire-le.
error-blocks-oneself = Tu ne peux pas te bloquer toi-même. Choisis quelqu’un d’autre.
error-has-blocked = Tu as bloqué { $player }. Utilise `/block` pour rejouer ensemble.
error-not-to-be-challenged = Tu ne peux pas défier cette personne ici. Choisis quelqu’un d’autre, ou laisse l’adversaire vide pour que n’importe qui puisse accepter.
error-not-to-be-accepted = Tu ne peux pas accepter ce défi. Lance le tien avec `/play`.
error-banned = Tu n’as pas le droit de jouer sur ce serveur. Adresse-toi à ses administrateurs.
error-too-many-challenges = Tu as déjà { $count } défis ouverts. Retires-en un, ou attends une réponse.
error-too-many-games = Tu as déjà { $count } parties en cours. Termines-en une d’abord : `/games` les affiche.
error-too-many-computer-games = Tu as déjà { $count } parties en cours contre l’ordinateur. Termines-en une d’abord : `/games` les affiche.
error-no-computer = L’ordinateur n’est pas encore prêt. Réessaie dans un instant.
error-not-your-challenge = Ce défi vient de { $player } : personne d’autre ne peut le jouer contre l’ordinateur. Lance le tien avec `/play`.
error-opponent-busy = { $player } a trop de parties en cours. Réessaie quand l’une sera terminée.
error-not-here = Tu ne peux pas lancer de partie dans ce salon. Utilise `/play` dans { $channels }.
error-not-here-two = { $first } ou { $last }
error-no-rated = Les parties classées sont désactivées sur ce serveur. Joue une partie amicale : laisse `rated` vide.
error-time-control = Une cadence, c’est `3 days` ou `12 hours` par coup (de 1 heure à 30 jours), `10+5` pour une partie en direct (minutes pour chacun, 180 au plus, et secondes ajoutées à chaque coup, 180 au plus), ou `none`.

## Games

error-no-match = Partie introuvable. `/games` affiche les tiennes.
error-not-paused = Cette partie n’est pas en pause.
error-too-soon = Tu pourras choisir { $when } de continuer en messages privés ou de mettre fin à la partie hors classement. D’ici là, j’attends qu’on me rajoute.
error-paused = Cette partie est en pause : on m’a retiré de son serveur. Elle reprendra quand quelqu’un m’y rajoutera.
error-over = Cette partie est terminée. Lances-en une autre avec `/play`.
error-already-over = Cette partie est déjà terminée.
error-no-deal = Seule une donne au hasard que les deux joueurs ont vue dès le début peut être rejouée. Utilise `/offer what:revanche` pour une autre partie.
error-not-over = Cette partie n’est pas encore terminée. Tu pourras demander une revanche ensuite.
error-out-of-turn = Ce n’est pas à toi de jouer. Attends le coup de ton adversaire.
error-action = { $refused }.
refused-illegal = `{ $typed }` n’est pas légal : { $why }
refused-unreadable = `{ $typed }` n’est pas un coup : { $why }
refused-otherwise = Impossible de jouer `{ $typed }` : { $why }
error-placing = Rien n’a été placé : { $why }. Corrige et renvoie.
error-typed-resign = Pour abandonner la partie { $game }, utilise `/resign`.
error-typed-draw = Pour proposer la nulle dans la partie { $game }, utilise `/offer what:nulle`.
error-typed-takeback = Pour reprendre un coup dans la partie { $game }, utilise `/offer what:reprise`.
error-typed-rematch = Pour demander une revanche de la partie { $game }, utilise `/offer what:revanche`.
error-stale-over = Cette partie s’est terminée entre-temps.
error-stale = La partie a avancé entre-temps. Regarde le dernier échiquier et choisis à nouveau.
error-stale-typed = La partie a avancé entre-temps : `{ $typed }` n’a donc pas été joué. Regarde le dernier échiquier ; si tu y tiens toujours, renvoie-le.
error-nothing-drafted = Il n’y a rien à annuler dans ce tour.
error-one-move = Dans ce jeu, un tour est un seul coup et se termine de lui-même.
error-nothing-here = Tu n’as pas de partie en cours ici. `/games` affiche les tiennes, `/play` en lance une.
error-several-elsewhere = Tu as plusieurs parties en cours, mais aucune ici. Ajoute l’option `game` pour en choisir une ; `/games` les affiche.
error-no-hand = Tu n’as de cartes cachées dans aucune partie en cours. `/games` affiche tes parties.
error-no-hand-here = Tu n’as pas de cartes cachées ici. `/board` montre l’échiquier.
error-not-seated = Cette partie oppose { $first } et { $second }. Lance la tienne avec `/play`.
error-in-game =
    { $refused }
    -# Cela concernait la partie { $game }. Pour jouer dans une autre, ajoute l’option `game`.
error-elsewhere = La partie { $game } se joue dans { $channel }, pas ici. Utilise `/{ $command }` là-bas.
error-unlisted = Les résultats de { $player } sont masqués ici.
error-unknown-rules = La partie { $game } utilise une version des règles que je n’ai pas : je ne peux pas l’ouvrir. Rien n’est perdu : préviens la personne qui gère ce bot.
error-corrupt = Impossible de charger cette partie. Ses coups sont en sûreté : préviens les administrateurs du serveur (partie { $game }).
error-worldwide = Cette partie classée compte dans le monde entier : seule la personne qui gère ce bot peut y mettre fin sans résultat. Quand elle sera terminée, `/admin remove-result` la retirera des classements de ce serveur.
error-secret-in-public = Rien n’a été joué : d’autres peuvent lire ceci, et ton choix est secret. Utilise les boutons, ou écris-le-moi en message privé.
error-typed = { $refused } (partie { $game }).
error-typed-near =
    { $refused } (partie { $game }).
    Tu peux jouer par exemple { $near }.
error-typed-which =
    Ceci peut être un coup de la partie { $game } ou une réponse à la question ci-dessus.
    Renvoie-le en réponse : à ce message si c’est un coup, à la question si c’est une réponse.

## Hints, offers and takebacks

error-no-hints = Il n’y a pas d’indices dans les parties classées.
error-in-rated-game = Cette position se joue en ce moment dans une partie classée. Réessaie quand elle sera terminée.
error-nothing-to-analyse = Personne n’a fait de choix dans cette partie. Choisis-en une autre.
error-not-playable = Tu ne peux pas continuer à partir d’ici. Choisis une position où c’est à un camp de jouer.
error-hint-out-of-turn = Tu ne peux avoir un indice que quand c’est à toi de jouer. Redemande à ce moment-là.
error-nothing-to-take-back = Tu n’as pas encore joué : il n’y a rien à reprendre.
error-revealed = Tu ne peux pas reprendre ce coup : il a révélé quelque chose de caché.
error-rated = Dans une partie classée, on ne peut ni reprendre un coup ni annuler. Utilise `/offer what:nulle` pour proposer la nulle, ou `/resign`.
error-offer-closed = Cette proposition n’est plus ouverte. Tu peux en faire une nouvelle.
error-offered-already = Tu l’as déjà proposé. Attends la réponse de ton adversaire.
error-offered-before = Tu ne peux pas le proposer à nouveau dans cette position. Joue d’abord.
error-rematch-asked = Tu as déjà demandé une revanche de cette partie. Utilise `/play` pour défier ton adversaire.
error-no-rematch = Tu ne peux pas rejouer contre cet adversaire ici pour le moment. Utilise `/play` pour en trouver un autre.
error-own-offer = C’est ta propre proposition. Attends la réponse de ton adversaire, ou retire-la.
error-not-offerer = Cette proposition vient de { $player } : personne d’autre ne peut la retirer.
error-own-proposal = C’est ta propre proposition. Attends l’accord de ton adversaire.

## Players

error-being-erased = Tes données sont en cours d’effacement. Réessaie dans un instant.
error-erased-already = Tu as effacé tes données il y a peu. Tu pourras recommencer { $when }.
error-on-vacation = Tu es déjà en vacances. Utilise `/vacation` pour y mettre fin.
error-not-on-vacation = Tu n’es pas en vacances. Utilise `/vacation` pour les commencer.
error-no-vacation-left = Tu as épuisé tes { $days } jours de vacances de cette année. Tu en auras de nouveaux le 1er janvier.
error-bot = Les bots ne jouent pas ici. Choisis une personne.
error-same-players = Choisis deux personnes différentes.
error-export-too-large = Tes données sont trop volumineuses pour un fichier Discord. Demande-les à la personne qui gère ce bot.

## Decks and cards

error-no-array = Tu n’as plus de disposition de ce nom. Choisis à nouveau *Placer le reste…* pour voir celles que tu as.
error-array-name = Le nom d’une disposition commence par une lettre ou un chiffre et a { $max } caractères au plus : lettres, chiffres, espaces et - ' . ! ? & +
error-arrays-full = Tu as déjà { $max } dispositions, le maximum. Reprends le nom de l’une d’elles pour la remplacer, ou oublies-en une sous *Placer le reste…* à ta prochaine partie.
error-array-not-placed = Une disposition peut être enregistrée quand tu as placé les 16 cartes de ta main. Place d’abord les autres.
error-no-deck = Tu n’as pas de deck de ce nom. `/deck list` affiche les tiens et les prédéfinis.
error-deck-name = Le nom d’un deck commence par une lettre ou un chiffre et a { $max } caractères au plus : lettres, chiffres, espaces et - ' . ! ? & +
error-deck-taken = Tu as déjà un deck nommé { $name }. Choisis un autre nom.
error-deck-preset-name = { $name } est le nom d’un deck prédéfini. Choisis un autre nom.
error-decks-full = Tu as déjà { $max } decks, le maximum. Supprimes-en un d’abord avec `/deck edit`.
error-deck-cards = Rien n’a changé : { $why }.
error-deck-in-use = Rien n’a changé : { $name } est ton deck actif, et { $why }. Choisis-en un autre avec `/deck use` avant de le démonter.
error-deck-unusable = Tu ne peux pas jouer ici avec ton deck { $name } : { $why }. Modifie-le avec `/deck edit`, ou choisis-en un autre avec `/deck use`.
error-deck-not-ready = Tu ne peux pas jouer ici avec ton deck actif. `/deck edit` dit pourquoi, `/deck use` permet d’en choisir un autre.
error-deck-other-not-ready = Cette partie ne peut pas encore commencer : { $player } doit d’abord choisir un deck, avec `/deck use` ou le bouton *Mon deck* du défi.
error-card-refused = La carte n’a pas été ajoutée : { $why }.
error-card-taken = La carte n’a pas été ajoutée : ce serveur a déjà une carte de ce nom, ou n’a plus de place. `/card list` affiche ses cartes.
error-too-many-brought = Un défi peut ajouter { $max } nouvelles cartes au plus. Enlèves-en.
error-cards-without-decks = La version Courrier se joue sans decks : laisse `cards` vide, ou choisis la version standard.
error-no-card = Ce serveur n’a pas de carte personnalisée de ce nom. `/card list` affiche ses cartes.
error-no-piece = Aucune pièce ni carte trouvée pour « { $name } ». Donne une case où se trouve une pièce, comme e1, ou choisis une suggestion pendant que tu tapes.

## Watching and replaying

error-own-game = Tu joues dans cette partie : tu ne peux donc pas la suivre. Choisis avec `/settings` comment savoir que c’est à toi de jouer.
error-nothing-to-watch = La partie { $game } est terminée. `/replay` montre comment elle s’est déroulée.
error-too-many-watched = Tu suis déjà 25 parties, ou cette partie a déjà 100 spectateurs. Arrête d’en suivre une autre avec `/watch`, ou réessaie plus tard.
error-nobody-to-watch = Aucune partie entre d’autres joueurs n’est en cours ici. Utilise `/watch` dans un salon où une partie est en cours.
error-no-import = Cette feuille de partie n’est plus enregistrée. Donne-la encore une fois à `/replay`.
error-record = Impossible de revoir cette feuille de partie : { $why }. *Feuille de partie*, sous `/replay`, montre le bon format.
record-too-long = la feuille de partie dépasse { $kib } Kio
record-too-many-moves = la feuille de partie a plus de { $max } coups
record-too-slow = elle demande trop de temps de calcul
error-replay-one = Donne une seule chose : le numéro d’une partie, une feuille de partie en fichier, ou une feuille de partie en texte. *Feuille de partie*, sous `/replay`, montre le format.
error-import-too-large = Ce fichier dépasse { $kib } Kio. Joins une feuille de partie au format que donne *Feuille de partie* sous `/replay`.
error-import-not-fetched = Impossible de récupérer le fichier auprès de Discord. Réessaie, ou donne la feuille de partie en texte.
error-import-not-text = Ce fichier n’est pas du texte UTF-8. Joins une feuille de partie au format que donne *Feuille de partie* sous `/replay`.
error-ply = Donne le numéro d’un demi-coup, p. ex. 34 ; 0 est le début.
error-plies = Choisis `from` et `to` entre 0 et { $end }, le dernier demi-coup de cette partie, sans que `from` dépasse `to`.

## Servers and permissions

error-servers-only = Utilise cette commande sur un serveur.
error-cards-servers-only = Utilise cette commande sur un serveur : les cartes appartiennent aux serveurs.
error-challenges-servers-only = Utilise cette commande sur un serveur : les défis appartiennent aux serveurs.
error-managers-only = Il faut la permission « Gérer le serveur » pour changer ceci.
error-card-managers-only = Il faut la permission « Gérer le serveur » pour changer les cartes d’un serveur.
error-not-permitted = Je ne peux pas accueillir de partie dans ce salon. Demande à un modérateur de me donner ces permissions : { $missing }.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers

## Settings

error-quiet-hours = Donne deux heures pleines différentes, comme `22-7`, ou `off`.
error-zone = Fuseau horaire inconnu. Donnes-en un comme `Europe/Paris` : `/settings zone` les propose.
error-hour = L’heure est un nombre de 0 à 23.

## Failures

error-failed = Quelque chose n’a pas marché et rien n’a changé. Réessaie dans un instant.
error-busy = J’ai beaucoup à faire en ce moment. Réessaie dans une minute.
error-picture = Impossible de dessiner l’image. Rien n’a changé : réessaie.
error-study = Cette leçon ou ce problème ne fonctionne pas en ce moment. Essaies-en un autre.
error-button-expired = Ce bouton a expiré. `/board` montre l’échiquier actuel.
error-form-expired = Ce formulaire a expiré. Relance la commande.

## Too often

error-pacing = { $what } Réessaie dans { $wait }.
pacing-animation = Tu peux faire 3 animations par minute.
pacing-import = Tu peux importer 20 feuilles de partie en 10 minutes.
pacing-picture = Tu as demandé beaucoup d’images en peu de temps.
pacing-export = Tu peux récupérer tes données 5 fois en 10 minutes.
pacing-report = Tu peux exporter 10 tournois en cinq minutes.
pacing-enrolment = Tu rejoins et quittes des tournois trop vite.
pacing-invitation = Tu peux inviter 5 remplaçants en peu de temps.
pacing-deletion = Tu peux effacer tes données 3 fois par heure.
pacing-suggestion = Tu tapes trop vite pour les suggestions.
pacing-analysis = Tu peux demander 10 analyses en cinq minutes.
pacing-hint = Tu peux avoir 10 indices par minute.
pacing-study = Tu peux lancer 10 parties à partir de positions en cinq minutes.
pacing-message = Tu écris plus vite que je ne peux répondre.
typed-pause = Pendant quelques secondes, je ne réponds plus aux messages que je ne comprends pas.
typed-role = Je ne peux pas lire les messages qui mentionnent mon rôle. Quand tu tapes mon nom, choisis-moi sous **Membres**.
wait-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
    }
wait-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
error-role-not-given = Je ne peux pas changer ce rôle. Demande à quelqu’un qui gère le serveur de me donner la permission « Gérer les rôles » et un rôle placé au-dessus.
error-role-not-for-players = Ce rôle ne peut pas être donné aux joueurs. Choisis-en un autre.
error-role-beyond-own = Tu ne peux choisir que des rôles que tu pourrais donner toi-même : il te faut la permission « Gérer les rôles », et le rôle doit être placé sous ton rôle le plus haut et ne rien permettre que tu ne puisses faire.
roles-error-number = Entre un nombre de { $least } à { $most }.
roles-error-too-many = Un serveur peut avoir { $max } rôles selon la cote. Retires-en un d’abord.
