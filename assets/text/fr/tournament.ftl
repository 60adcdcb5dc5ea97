# Tournaments.

## The message of a tournament

tournament-heading = 🏆 **{ $name }** · { $format } · { NAME($title) } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { NAME($title) } · { $time } · classé
tournament-format-swiss = système suisse
tournament-format-swiss-rounds = système suisse, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
    }
tournament-format-round-robin = toutes rondes
tournament-format-double = toutes rondes aller-retour
tournament-format-knockout = élimination directe
tournament-format-knockout-games = élimination directe, au meilleur des { $games } parties
tournament-format-arena = arène
tournament-format-arena-minutes = arène, { $minutes } minutes
tournament-number = Tournoi { $id }, organisé par { $organizer }.
tournament-open = Participants ({ $count } sur { $places }) : { $players }
tournament-open-empty = Personne ne participe encore ; il y a { $places } places.
tournament-for-role = Réservé aux membres qui ont le rôle { $role }.
tournament-for-ratings = Réservé aux joueurs qui ont une cote { $range } sur ce serveur.
tournament-ratings-from = d’au moins { $least }
tournament-ratings-to = d’au plus { $most }
tournament-ratings-between = de { $least } à { $most }
tournament-absent = Qui n’a plus de temps perd la partie ; si les deux joueurs n’ont pas joué deux coups chacun, c’est un forfait.
tournament-absent-arena = Qui n’a plus de temps perd la partie. Si une partie se termine avant que chacun ait joué deux coups, celui qui n’a pas joué perd par forfait et fait une pause jusqu’à ce qu’il clique sur *Participer*. Les parties encore en cours à la fin ne comptent pas.
tournament-starts = Début : { $when } ({ $relative }).
tournament-starts-check-in = Début : { $when }. Confirme ta présence à partir de { $from } ; qui ne l’a pas fait au début ne joue pas.
tournament-checking-in = **Confirme ta présence :** le tournoi commence { $relative }, sans ceux qui ne l’ont pas fait. Confirmés : { $count }.
tournament-arena-running = L’arène est **en cours** et se termine { $when }. Les joueurs libres sont appariés aussitôt ; *Participer* te fait entrer à tout moment.
tournament-absent-round = Chaque ronde dure { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
    }. Ensuite, le joueur au trait perd la partie ; si les deux joueurs n’ont pas joué deux coups chacun, c’est un forfait.
tournament-more = et { $count } de plus
tournament-running = **Ronde { $round }** en cours.
tournament-running-of = **Ronde { $round } sur { $rounds }** en cours.
tournament-running-until = **Ronde { $round }** en cours ; elle se termine { $when }.
tournament-running-of-until = **Ronde { $round } sur { $rounds }** en cours ; elle se termine { $when }.
tournament-begins = Le tournoi a commencé ; les appariements de la première ronde arrivent.
tournament-paused = Le tournoi est **en pause** : les parties en cours continuent, mais aucune nouvelle ronde ne commence.
tournament-cancelled = Le tournoi a été **annulé**.
tournament-cancelled-few = Le tournoi a été **annulé** : il y avait trop peu de joueurs au début.
tournament-finished = Le tournoi est **terminé**.
tournament-nobody = Personne n’a gagné.
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**, ronde { $round } :
tournament-pairing = { $board }. { $white } – { $black } : partie { $game }
tournament-pairing-due = { $board }. { $white } – { $black }
tournament-pairing-over = { $board }. { $white } – { $black } : **{ $result }**
tournament-thread = { $white } – { $black } : partie { $game } du tournoi { $tournament }.
tournament-bye = { $board }. Exempt : { $player }
tournament-arena-begun = **{ $name }** a commencé et se termine { $when }. Une victoire vaut 2 points, une nulle 1 ; après deux victoires de suite, les points sont doublés jusqu’à ta prochaine partie sans victoire.
tournament-check-in-open = **{ $name }** commence { $when }. Clique sur *Je suis là*, sinon tu ne joues pas : { $players }
tournament-stand-in-name = { $name } (pour { $first })
tournament-reminder = ⏳ **{ $name }** : la ronde { $round } se termine { $when }, et ta partie { $game } n’est pas finie. Le joueur alors au trait la perd : { $link }
tournament-closing = 🏆 **{ $name }**, c’est terminé. Félicitations !

## Buttons

tournament-button-join = Participer
tournament-button-leave = Se désinscrire
tournament-button-begin = Lancer
tournament-button-standings = Classement
tournament-button-withdraw = Se retirer
tournament-button-pause = Mettre en pause
tournament-button-resume = Reprendre
tournament-button-cancel = Annuler le tournoi
tournament-button-export = Exporter (TRF16)
tournament-button-check-in = Je suis là
tournament-button-rest = Faire une pause
tournament-button-return = Continuer à jouer
tournament-button-stand-in = Remplaçant
tournament-button-take-seat = Prendre la place

## Answers

tournament-created = Le tournoi { $id } est ouvert : on s’inscrit avec le bouton de son message, et tu le lances avec *Lancer*, ici ou dans `/tournament show`.
tournament-created-starts = Le tournoi { $id } est ouvert : on s’inscrit avec le bouton de son message, et il commence tout seul à l’heure dite.
tournament-joined-arena = Tu es dans **{ $name }** et tu joueras dès que quelqu’un sera libre.
tournament-checked-in = Ta présence à **{ $name }** est confirmée.
tournament-resting = Tu fais une pause dans **{ $name }** : une partie en cours continue, mais tu n’en auras pas d’autre avant de cliquer sur *Continuer à jouer* ou *Participer*.
tournament-ask-stand-in = Qui prend ta place dans **{ $name }** pour la suite du tournoi ? Cette personne doit accepter. Tes résultats restent, et tu finis ta partie en cours.
tournament-stand-in-menu = Choisis un membre
tournament-stand-in-asked = { $member } : prends-tu la place de { $player } dans **{ $name }** pour la suite du tournoi ? Les résultats acquis restent.
tournament-stand-in-done = { $member } joue désormais **{ $name }** à la place de { $player }.
tournament-swapped = { $one } et { $other } ont échangé leurs places dans cette ronde. Les parties déjà lancées ont été annulées.
tournament-joined = Tu participes à **{ $name }**. Tu peux te désinscrire jusqu’au début.
tournament-joined-late = Tu participes à **{ $name }** à partir de la prochaine ronde.
tournament-left = Tu ne participes plus à **{ $name }**.
tournament-begun = **{ $name }** a commencé.
tournament-ask-withdraw = Te retirer de **{ $name }** ? Ta partie en cours est abandonnée, et tu n’en auras pas d’autre.
tournament-ask-cancel = Annuler **{ $name }** ? Aucune ronde ne commence plus ; les parties en cours continuent.
tournament-withdrawn = Tu as abandonné **{ $name }**. Si tu avais une partie en cours, elle est perdue par abandon.
tournament-cancelled-now = Tournoi annulé : **{ $name }**.
tournament-paused-now = **{ $name }** est en pause. *Reprendre* le relance.
tournament-resumed = **{ $name }** reprend.
tournament-corrected = Le résultat de la partie { $game } est maintenant { $result }. Le classement en tient compte.
tournament-exported = Les joueurs, les appariements et les résultats de **{ $name }** au format TRF16 de la FIDE.
tournament-standings = **{ $name }** après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
    } :
tournament-standings-knockout = **{ $name }** :
tournament-table-swiss = Points, Buchholz, Buchholz tronqué (sans le plus faible), Sonneborn-Berger, victoires. La confrontation directe passe avant le Buchholz.
tournament-table-round-robin = Points, Sonneborn-Berger, victoires. La confrontation directe passe avant le Sonneborn-Berger.
tournament-table-arena = Points, victoires, parties. Une victoire vaut 2, une nulle 1, le double après deux victoires de suite.

## Pictures

tournament-picture-title = { $name }, ronde { $rounds }
tournament-bracket-title = { $name }
tournament-column-player = Joueur
tournament-column-points = Pts
tournament-column-buchholz = BH
tournament-column-cut = BH-1
tournament-column-berger = SB
tournament-column-wins = V
tournament-column-games = P
tournament-no-opponent = exempt

## Refusals

tournament-error-none = Ce tournoi n’existe pas sur ce serveur.
tournament-error-name = Le nom d’un tournoi commence par une lettre ou un chiffre et a { $max } caractères au plus : lettres, chiffres, espaces et - ' . ! ? & +
tournament-error-places = Cette formule accepte de { $least } à { $most } joueurs.
tournament-error-rounds = Choisis { $most ->
    [one] { $most } ronde
   *[other] { $most } rondes
    } au plus, et au moins une.
tournament-error-no-rounds = Le nombre de rondes ne se choisit que dans un système suisse.
tournament-error-no-games = Plusieurs parties entre deux joueurs, c’est seulement en élimination directe.
tournament-error-games = Choisis de 1 à { $most } parties entre deux joueurs.
tournament-error-round-length = Une ronde dure un nombre entier d’heures, d’une heure à 90 jours.
tournament-error-withdrawn = Tu t’es retiré de ce tournoi et tu ne peux plus y revenir.
tournament-error-panel = Avec { $options }, indique aussi `name`, `format` et `game`. Sans ces trois options, tu choisis tout dans le formulaire.
tournament-error-no-time = Sans pendule, indique combien d’heures dure une ronde : utilise l’option `hours`.
tournament-error-decks = Les joueurs devraient apporter leurs decks. Choisis une autre version avec l’option `options`.
tournament-error-option = Je ne comprends pas « { $typed } ». Écris les options sous la forme nom=valeur, par exemple size=7.
tournament-error-not-open = Le tournoi a déjà commencé, ou il est terminé.
tournament-error-not-running = Ce tournoi n’est pas en cours.
tournament-error-full = Toutes les places sont prises.
tournament-error-not-in = Tu ne participes pas à ce tournoi.
tournament-error-role = Seuls les membres qui ont le rôle { $role } peuvent participer.
tournament-error-rating = Pour participer, il faut une cote { $range } sur ce serveur.
tournament-error-too-few = Il faut au moins { $least } joueurs.
tournament-error-too-many = Un serveur peut avoir au plus { $server } tournois ouverts ou en cours, et un organisateur { $organizer } ; annules-en un d’abord.
tournament-error-not-manager = Seules les personnes qui organisent le tournoi ou gèrent le serveur peuvent faire cela.
tournament-error-no-correction = Cette partie n’appartient à aucun tournoi d’ici, ou son résultat ne peut plus être changé.
tournament-error-not-live = Une arène demande une pendule en direct, par exemple 5+3.
tournament-error-length = Une arène dure de 10 minutes à 12 heures.
tournament-error-start = Un tournoi peut commencer dans les 90 prochains jours.
tournament-error-start-typed = Je ne comprends pas ce début. Écris 30m, 2h, 18:00 ou 2026-12-01 18:00 ; ton fuseau horaire est dans `/settings`.
tournament-error-check-in = La confirmation dure de 5 minutes à 24 heures. Il faut indiquer une heure de début plus lointaine que cela.
tournament-error-not-checking-in = Ce n’est pas le moment de confirmer ta présence.
tournament-error-already-in = Cette personne joue déjà dans ce tournoi.
tournament-error-not-arena = Les pauses n’existent que dans une arène.
tournament-error-no-swap = Ces joueurs ne peuvent pas échanger maintenant. Au système suisse, c’est possible dans la ronde en cours ; en toutes rondes et en élimination directe, seulement dans la première.
tournament-error-game-begun = Une partie de ces joueurs a déjà des coups ou un résultat.
tournament-error-against-rules = Deux joueurs se rencontreraient une deuxième fois, ou quelqu’un serait exempt deux fois.
tournament-error-number = Écris des nombres entiers, ou laisse le champ vide.
tournament-error-not-asked = La demande s’adressait seulement à { $member }.
tournament-error-what = Donne `game` et `result` pour corriger un résultat, `player` et `with` pour échanger deux joueurs, ou `player` et `stand-in`.
tournament-error-in-tournament = Dans une partie de tournoi, il n’y a ni reprise de coup, ni indice, ni annulation.

## Le panneau pour un nouveau tournoi

tournament-new = 🏆 **Un nouveau tournoi.** Choisis la formule, le jeu, la cadence et qui peut participer ; puis donne-lui un nom.
tournament-new-usual-time = Cadence habituelle du serveur
tournament-new-everybody = Ouvert à tous (ou choisis un rôle)
tournament-new-rated = Classé (cliquer : amical)
tournament-new-casual = Amical (cliquer : classé)
tournament-new-name = Donner un nom…
tournament-about-swiss = Les joueurs aux scores les plus proches se rencontrent
tournament-about-round-robin = Tout le monde rencontre tout le monde
tournament-about-double = Tout le monde se rencontre deux fois
tournament-about-knockout = Qui perd est éliminé
tournament-about-arena = Les joueurs libres rejouent aussitôt, pendant une heure environ
tournament-form = Un nouveau tournoi
tournament-form-name = Nom
tournament-form-start = Début (vide : par un bouton)
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = Minutes de confirmation (vide : aucune)
tournament-form-rounds = Rondes (vide : autant qu’il faut)
tournament-form-games = Parties par rencontre (vide : 1)
tournament-form-minutes = Durée en minutes (vide : 60)
tournament-form-hours = Heures par ronde (vide : selon les pendules)
calendar-about = Tournoi { $id } : { $title }, { $time }. On s’inscrit dans son salon.
