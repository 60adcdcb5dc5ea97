# How the bot is doing, vacations, and what is told about channels and servers.

ping =
    Connexion à Discord : { $gateway }
    Base de données : { $database }
    Version : { $version }
    En marche depuis : { $time }
ping-connections = { $gateway } ({ $up } connexions sur { $count })
ping-reconnecting = reconnexion en cours
ping-connected = établie, { $latency }
ping-not-measured = établie, pas encore mesurée
ping-answers = répond, { $latency }
ping-read-only = lecture possible, mais pas d’écriture
ping-no-answer = ne répond pas
ping-milliseconds = { $time } ms
span-seconds = { $seconds } s
span-minutes = { $minutes } min { $seconds } s
span-hours = { $hours } h { $minutes } min
span-days = { $days } j { $hours } h

vacation-on = Tu es en vacances : le temps ne passe pas pour tes tours dans les parties par correspondance, et tu peux quand même jouer. Elles prennent fin quand tu appuies sur le bouton, au plus tard le { $until }.
vacation-used-up = Tu n’es pas en vacances, et tes { $all } jours de vacances de cette année sont épuisés.
vacation-over = Bon retour ! Tes pendules tournent à nouveau. Jours de vacances restants cette année : { $days } sur { $all }.
vacation-off = Tu n’es pas en vacances. Jours de vacances restants cette année : { $days } sur { $all }.
vacation-begin = Commencer des vacances
vacation-end = Terminer les vacances

reminder =
    ⏳ C’est à toi de jouer ({ $title }, partie { $game }), et ton temps s’achève { $when } : { $link }
    -# `/settings` permet de changer tes rappels.

channel-gone = Le salon de ta partie { $game } ({ $title }) n’existe plus. Rien n’est perdu : utilise `/board` avec la partie { $game } dans un autre salon pour y continuer.
channel-new = La partie continue dans ce salon.
thread-name = { $first } vs { $second } · { $title }
thread-name-unknown = Partie { $game } · { $title }
board-not-posted = ⚠️ Impossible d’afficher l’échiquier : { $why }. Rien n’est perdu ; préviens un modérateur.
departure = ⏸ { $count ->
    [1] La partie { $games } est en pause
   *[other] Les parties { $games } sont en pause
    } : on m’a retiré du serveur où tu joues. Le temps ne passe pas, et le jeu reprend dès que quelqu’un m’y rajoute. À partir du { $choice }, tu pourras continuer ici ou mettre fin { $count ->
    [1] à la partie
   *[other] à chaque partie
    } hors classement ; le { $end }, { $count ->
    [1] elle prendra
   *[other] elles prendront
    } fin d’office, hors classement.
departure-choice = ⏸ { $count ->
    [1] La partie { $games } est toujours en pause
   *[other] Les parties { $games } sont toujours en pause
    } : on ne m’a pas rajouté au serveur où tu joues. Tu peux maintenant continuer ici, en messages privés, ou mettre fin { $count ->
    [1] à la partie
   *[other] à chaque partie
    } hors classement ; le { $end }, { $count ->
    [1] elle prendra
   *[other] elles prendront
    } fin d’office, hors classement.
departure-ended = ⏹ { $count ->
    [1] La partie { $games } a pris fin
   *[other] Les parties { $games } ont pris fin
    } hors classement : on m’a retiré du serveur où tu joues. Personne n’a gagné ni perdu.
button-play-direct = Continuer la partie { $game } ici
button-end-unrated = Terminer la partie { $game } hors classement
absence-ended = La partie { $game } a pris fin hors classement : personne n’a gagné ni perdu.
absence-goes-on = La partie { $game } continue dans tes messages privés avec moi.
absence-waits = J’ai posé la question à ton adversaire. La partie { $game } reprendra dès que ton adversaire choisira aussi *Continuer la partie { $game } ici* ; d’ici là, le temps ne passe pas.
absence-moving = Je déplace la partie { $game } vers les messages privés : ses échiquiers arriveront ici.
absence-moved = { $player } a déplacé la partie { $game } vers les messages privés : ses échiquiers arrivent ici, et le temps passe à nouveau.
absence-asked = { $player } veut continuer la partie { $game } ici, en messages privés. Choisis *Continuer la partie { $game } ici* pour reprendre ; d’ici là, le temps ne passe pas.
absence-unreachable = Je ne peux pas écrire à { $player } : la partie { $game } ne peut donc pas continuer en messages privés. Tu peux y mettre fin hors classement.

## Why Discord refuses something

trouble-channel-gone = le salon n’existe plus
trouble-message-gone = le message n’existe plus
trouble-not-permitted = je n’ai pas la permission de voir ce salon, d’y envoyer des messages et d’y joindre des fichiers
trouble-thread-closed = le fil est fermé
trouble-refused = Discord le refuse
trouble-passing = Discord est injoignable ou surchargé

# What players are told when something of theirs has stopped the bot twice and is not tried any more.
parked-computer-turn = L’ordinateur ne trouve pas son coup dans la partie { $game }. Utilise `/board` pour le lui redemander, ou mets fin à la partie avec `/resign` ou `/offer what:annulation` ; personne n’y perd rien.
parked-computer-turn-again = L’ordinateur ne trouve toujours pas son coup dans la partie { $game }. Mets fin à la partie avec `/resign` ou `/offer what:annulation` ; personne n’y perd rien.
parked-board = Impossible d’afficher l’échiquier de la partie { $game }. Utilise `/board` pour le voir ; la partie continue.
parked-offer = Impossible d’afficher une proposition dans la partie { $game }. Refais-la si tu y tiens encore.
parked-reminder = Impossible d’envoyer un rappel pour la partie { $game }. `/board` montre à qui c’est de jouer.
parked-analysis = Impossible d’afficher l’analyse de la partie { $game }. Choisis *Analyser* sous son dernier échiquier pour la voir.
parked-challenge = Impossible d’afficher ton défi. Utilise `/play` pour en lancer un nouveau.
parked-time-out = Impossible de terminer la partie { $game } au temps : ses pendules sont arrêtées. Termine-la avec `/resign` ou `/offer what:annulation`.
parked-chance = Impossible de continuer seul la partie { $game }. Utilise `/board` pour choisir toi-même.
parked-tournament = Impossible de mettre à jour le message de **{ $name }**. Utilise `/tournament show` ; les parties continuent.
parked-tournament-round = Impossible de préparer la prochaine ronde de **{ $name }**. Les parties commencées continuent ; demande de l’aide à la personne qui gère ce bot.
computer-asked-again = L’ordinateur cherche son coup encore une fois.
