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

vote-line = { $mark } **{ $side }** vote, au plus tard { $when } · { $voters } sur { $electors } ont voté
vote-line-secret = { $mark } **{ $side }** choisit en secret, au plus tard { $when }
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
