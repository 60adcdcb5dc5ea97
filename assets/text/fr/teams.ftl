# Parties par équipes, et leurs votes

team-mention = Équipe { $mark }
team-picture = Équipe { $side }
team-heading = 👥 **{ $title }** pour deux équipes, organisé par { $organizer }
team-heading-person = 👥 **{ $title }** : une équipe contre { $opponent }, organisé par { $organizer }
team-heading-computer = 👥 **{ $title }** : une équipe contre l’ordinateur (niveau { $level }), organisé par { $organizer }
team-side = { $mark } **{ $side }** ({ $count }) : { $players }
team-side-empty = { $mark } **{ $side }** : personne pour l’instant
team-side-person = { $mark } **{ $side }** : { $player }
team-side-computer = { $mark } **{ $side }** : l’ordinateur
team-more = { $count } de plus
team-rules = Chaque équipe vote ses coups. Un vote se termine dès que plus de la moitié de ceux qui peuvent voter sont d’accord, ou quand son temps est écoulé ({ $time }) : on joue alors le choix qui a le plus de voix et, à égalité, celui qui y est arrivé en premier. Si personne ne vote, l’équipe perd. Qui rejoint une équipe y reste.
team-vote-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
team-vote-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
    }
team-who-begins = { $player } lance la partie avec *Lancer*.
team-running =
    La partie est en cours : { $link }
    Tu peux encore rejoindre une équipe. Tu voteras à partir de son prochain tour.
team-over = La partie est terminée. { $link }
team-cancelled = Cette partie a été annulée.
team-join = Rejoindre { $side }
team-begin = Lancer
team-cancel = Annuler
team-joined = C’est fait : tu es dans l’équipe { $side }.
team-joined-running = C’est fait : tu es dans l’équipe { $side }. Tu voteras à partir de son prochain tour.
team-called-off = Annulé.
team-posted = Les équipes peuvent se former : { $link }
team-waits = Ta partie par équipes apparaîtra ici dans un instant.
team-rated = Les parties par équipes ne sont jamais classées : laisse `rated` vide.
team-both-and-opponent = Si les deux camps sont des équipes, laisse `opponent` et `level` vides.
team-special = Les parties par équipes n’ont ni handicap, ni série, ni position à part : laisse ces options vides.
team-elsewhere = Autre équipe ailleurs…
team-elsewhere-panel = Où doit jouer l’autre équipe ? Choisis un salon de ce serveur, où quelqu’un devra accepter. Ou invite un autre serveur : si tu peux gérer celui-ci, tu reçois un code pour quelqu’un qui peut gérer l’autre.
team-elsewhere-channel = Choisir un salon
team-elsewhere-server = Autre serveur
team-asked = J’ai posé la question dans { $channel }. Toute autre personne qui peut y écrire peut accepter jusqu’au { $until }.
team-asked-later = Je ne peux pas encore publier dans { $channel }. Laisse-moi voir ce salon, y envoyer des messages et y joindre des fichiers, ou annule la partie.
team-code =
    Envoie ce code à quelqu’un qui peut gérer l’autre serveur : **{ $code }**
    Là-bas, dans le salon où son équipe doit jouer, il se saisit sous `/server` › *Invitation d’équipe*. Il est valable jusqu’au { $until }.
team-code-field = Code de l’invitation
team-heading-away = 👥 **{ $title }** contre une équipe dans { $channel }, organisé par { $organizer }
team-heading-abroad = 👥 **{ $title }** contre une équipe d’un autre serveur
team-another-server = sur un autre serveur
team-side-away = { $mark } **{ $side }** ({ $count }) : { $there }
team-side-asked = { $mark } **{ $side }** : invitation en attente ({ $there }), jusqu’au { $until }
team-away-declined = L’invitation a été refusée. Les deux équipes peuvent jouer ici, ou tu peux en inviter une autre.
team-away-expired = Personne n’a accepté l’invitation à temps. Les deux équipes peuvent jouer ici, ou tu peux en inviter une autre.
team-invitation = Toute personne qui peut écrire ici peut accepter jusqu’au { $until }. Votre équipe se forme alors dans ce salon.
team-invitation-abroad = Si tu acceptes, votre équipe se forme dans ce salon. C’est possible jusqu’au { $until }.
team-invitation-declined = Cette invitation a été refusée.
team-invitation-expired = Personne n’a accepté cette invitation à temps.
team-accepted = Accepté : votre équipe peut se former. { $link }
team-declined = Refusé.
team-who-begins-abroad = L’autre serveur lance la partie dès que les deux équipes ont des membres.

vote-line = { $mark } **{ $side }** vote, au plus tard { $when } · { $voters } sur { $electors } ont voté
vote-line-secret = { $mark } **{ $side }** choisit en secret, au plus tard { $when }
vote-line-elsewhere = { $mark } **{ $side }** vote ailleurs, au plus tard { $when }
vote-paused = La partie est en pause : on m’a retiré du serveur de l’autre équipe. Elle reprendra quand quelqu’un m’y rajoutera.
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = et { $count } de plus
vote-own = Ton vote : { $choice }
vote-none = Tu n’as pas encore voté.
vote-not-yet = Tu pourras voter à partir du prochain tour de ton équipe.
vote-cast = Tu as voté pour { $choice }. Tu peux changer ton vote jusqu’à la fin.
vote-decided = Tu as voté pour { $choice }. C’est décidé.
vote-resign = l’abandon
vote-random = laisser faire le hasard

error-team-no-game = Cette partie par équipes n’existe plus.
error-team-decks = Les équipes ne peuvent pas apporter de deck. Choisis des options où les deux ont les mêmes cartes.
error-team-time = Un vote demande un temps par coup : par exemple `time:1 day`.
error-team-too-many = Trop de parties par équipes sont encore ouvertes : au plus { $server } par serveur et { $organizer } par personne. Termines-en ou annules-en d’abord une autre.
error-team-closed = Trop tard : cette partie par équipes a commencé ou est terminée.
error-team-no-team = Ce camp n’est pas une équipe.
error-team-full = Cette équipe est complète.
error-team-other-team = Tu es dans l’autre équipe. Qui rejoint une équipe y reste.
error-team-is-opponent = Tu joues toi-même contre cette équipe.
error-team-not-yours = Il n’y a que { $player } qui puisse faire ça.
error-team-no-member = Une des équipes n’a encore aucun membre. Attends que quelqu’un la rejoigne.
error-team-not-in = Tu n’es dans aucune équipe de cette partie. Rejoins-en une avec les boutons sous l’échiquier.
error-team-one-action = Une équipe vote une action à la fois. Choisis ou écris seulement la prochaine.
error-team-in-teams = Ce n’est pas possible dans une partie par équipes : tout s’y décide par vote.
error-team-elsewhere = Cette équipe joue ailleurs : on ne peut la rejoindre que là-bas.
error-team-invited = L’autre équipe est déjà invitée.
error-team-both-joined = Les deux équipes ont déjà des membres ici : aucune ne peut jouer ailleurs.
error-team-same-channel = La partie est organisée dans ce salon. Choisis-en un autre.
error-team-same-server = Cette invitation est pour un autre serveur. Pour un salon de ce serveur, choisis-le dans le menu.
error-team-no-invitation = Cette invitation n’existe pas, a reçu une réponse ou a expiré.
error-team-own-invitation = C’est ta propre invitation : quelqu’un d’autre doit y répondre.
error-team-away-gone = On m’a retiré du serveur de l’autre équipe. Attends que quelqu’un m’y rajoute, ou annule la partie.
error-team-channel-unseen = Je ne sais pas si tu peux voir ce salon. Choisis-en un que tu vois.
error-team-not-writer = Seule une personne qui peut écrire dans ce salon peut répondre.
error-team-not-manager = Il faut pouvoir gérer le serveur ou ses salons pour faire cela.
