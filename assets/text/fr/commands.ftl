# The descriptions of commands, their options and choices: at most 100 characters each.

option-game = Quelle partie (par défaut : celle de ce salon)
option-own-game = Laquelle de tes parties (par défaut : celle de ce salon)
option-tournament = Le numéro du tournoi (par défaut : le plus récent de ce serveur qui n’est pas terminé)
option-game-with-cards = Laquelle de tes parties (par défaut : celle où tu as des cartes)
option-game-topic = Quel jeu (par défaut : à choisir dans la liste)
option-game-number = Le numéro de la partie, indiqué sous son échiquier
option-any-deck = Quel deck, à toi ou prédéfini

command-admin = Pour qui gère le serveur : ses parties et ses joueurs
command-admin-end = Mettre fin sans résultat à une partie en cours de ce serveur
    .game = { option-game-number }
command-admin-remove-result = Retirer le résultat d’une partie terminée des cotes et des bilans de ce serveur
    .game = { option-game-number }
command-admin-ban = Interdire à quelqu’un de jouer sur ce serveur
    .user = Qui
command-admin-unban = Permettre à nouveau à quelqu’un de jouer sur ce serveur
    .user = Qui

command-block = Bloquer quelqu’un ou le débloquer ; sans nom, voir qui tu bloques
    .user = Qui bloquer ou débloquer (par défaut : la liste de qui tu bloques)

command-board = Montrer à nouveau l’échiquier, en privé et vu de ton côté
    .game = { option-game }

command-card = Les cartes des Échecs de l’invocateur, et celles que ce serveur ajoute
command-card-list = Lister les cartes en images, celles de ce serveur d’abord
command-card-add = Ajouter une carte à ce serveur, pour les decks construits à partir de maintenant
    .name = Son nom : une lettre, puis lettres, chiffres et traits d’union
    .moves = Ses déplacements, en notation de Betza, p. ex. C ou fmWcF
    .value = Sa valeur (par défaut : estimée d’après ses déplacements)
command-card-retire = Retirer une carte de ce serveur ; les parties commencées la gardent
    .name = Quelle carte propre à ce serveur

command-challenges = Montrer qui cherche un adversaire sur ce serveur

command-deck = Tes decks pour les Échecs de l’invocateur
command-deck-list = Lister tes decks et les prédéfinis
command-deck-edit = Construire un deck avec des boutons et voir ce qu’il vaut, en privé
    .name = Quel deck, à toi ou prédéfini (par défaut : le deck actif)
command-deck-share = Montrer un deck à tout le monde dans ce salon
    .name = { option-any-deck }
command-deck-export = Obtenir un deck en texte, à réimporter ; personne d’autre ne le voit
    .name = { option-any-deck }
command-deck-import = Faire un deck à partir d’un texte, ou remplacer les cartes d’un des tiens
    .name = Le nom du deck ; si tu l’as déjà, ses cartes sont remplacées
    .text = Ses cartes, p. ex. 4 Knight, 3 Rider (par défaut : un formulaire pour un long texte)
command-deck-use = Choisir le deck avec lequel tu joues à partir de maintenant
    .name = { option-any-deck }

command-games = Lister tes parties

command-hand = Montrer ta main et les cartes que tu as placées, en privé
    .game = { option-game-with-cards }

command-help = Ce que c’est, et comment commencer

command-hint = Voir ce que l’ordinateur jouerait à ta place ; personne d’autre ne le voit
    .game = { option-own-game }

command-leaderboard = Qui joue le mieux, et ton propre rang
    .game = Quel jeu (par défaut : celui que tu as lancé en dernier)
    .scope = Cotes de ce serveur ou du monde entier (par défaut : de ce serveur)
    .scope_server = ce serveur
    .scope_world = monde entier
    .period = Qui est classé (par défaut : quiconque a une cote qui n’est pas provisoire)
    .period_all = depuis toujours
    .period_month = ce mois-ci : points gagnés
    .period_active = joueurs actifs
    .period_season = une saison de ce serveur : performance

command-learn = Apprendre un jeu en courtes leçons, en privé
    .game = { option-game-topic }

command-move = Jouer un coup
    .move = Ton coup, p. ex. 4Ci3 ou Nf3 ; tape une pièce ou une case pour réduire la liste
    .game = { option-own-game }
    .end = Terminer ton tour ensuite (jeux à plusieurs actions par tour)
    .end_end = terminer mon tour
    .end_go-on = continuer mon tour

command-offer = Proposer la nulle, une reprise de coup, une revanche ou l’annulation
    .what = Ce que tu proposes
    .what_draw = nulle
    .what_takeback = reprise : reprendre ton dernier coup
    .what_abort = annulation : la partie ne compte pas
    .what_rematch = revanche : camps inversés
    .what_same-deal = même donne : une revanche avec les mêmes cartes
    .game = { option-own-game }

command-piece = Montrer les déplacements d’une pièce ou d’une carte et ce que vaut une carte, en privé
    .name = Une case (d4), un repère dans une réserve (W3) ou une carte, même propre à ce serveur
    .game = { option-game }

command-ping = L’état du bot : sa connexion, sa base de données, sa version

command-place = Placer une carte en secret
    .card = Carte et case, p. ex. N@c3, ou plusieurs : Ke1 Qd1 ; tape pour réduire la liste
    .game = { option-game-with-cards }

command-play = Défier quelqu’un, ou jouer contre l’ordinateur
    .opponent = Adversaire (vide : n’importe qui peut accepter)
    .level = Jouer contre l’ordinateur à ce niveau
    .seat = Ton camp (par défaut : au hasard)
    .time = Combien de temps, p. ex. 3 days par coup, ou 10+5 en direct
    .rated = Partie classée (par défaut : amicale)
    .rated_rated = classée
    .rated_casual = amicale
    .odds = Handicap : cases des pièces dont un camp se passe, p. ex. b1 d1
    .their-time = Temps de l’adversaire, s’il diffère du tien, p. ex. 3+0
    .position = Commencer par cette position : une feuille de partie ou un FEN
    .series = Plusieurs parties, p. ex. best of 3, ou first to 2 same deals
    .teams = Camps qui sont des équipes et votent (par défaut : aucun)
    .teams_both = les deux
    .teams_one = un seul (ton camp)

play-option = { $help } Ou { $takes }

command-privacy = Recevoir ou effacer ce qui est enregistré à ton sujet

command-profile = Les cotes d’un joueur au fil du temps, ses résultats, séries et dernières parties
    .user = De qui (par défaut : toi)
    .scope = Parties de ce serveur ou du monde entier (par défaut : de ce serveur)
    .scope_server = ce serveur
    .scope_world = monde entier

command-puzzle = Résoudre des positions tirées de parties, en privé
    .game = { option-game-topic }
    .theme = Le thème des problèmes (par défaut : tous)

command-replay = Revoir une partie ou une feuille de partie : pas à pas, ou en animation
    .game = { option-game }
    .file = Au lieu d’une partie : un fichier texte, comme le donne le bouton « Feuille de partie »
    .text = Ou la feuille de partie en texte
    .from = Le demi-coup par lequel commencer ; 0 est le début
    .to = Le dernier demi-coup de l’animation (par défaut : la fin)
    .as = En étapes avec boutons, ou en GIF animé (par défaut : étapes ; GIF si tu donnes `to`)
    .as_steps = étapes
    .as_gif = gif
    .public = Qui la voit (par défaut : toi seulement)
    .public_everybody = tout le monde ici
    .public_me = seulement moi

command-resign = Abandonner une partie
    .game = { option-own-game }

command-rules = Comment se joue un jeu
    .game = Quel jeu

command-server = Voir les réglages de ce serveur ; qui le gère peut les changer au même endroit

command-settings = Voir et changer tes propres réglages, pour tous les serveurs
    .theme = Les couleurs de tes images
    .theme_light = clair
    .theme_dark = sombre
    .theme_colour-blind = daltonien
    .bottom = Quel camp est en bas de tes images : le tien, ou celui qui commence
    .bottom_own = le mien
    .bottom_first = celui qui commence
    .text = Montrer aussi l’échiquier en texte dans les réponses que tu reçois
    .text_with-text = image et texte
    .text_picture = seulement l’image
    .notify = Comment savoir que c’est à toi : une mention, un message privé, ou rien
    .notify_ping = mention
    .notify_direct = message privé
    .notify_none = rien
    .cards = Envoyer tes cartes secrètes en message privé ; le bouton Ma main les montre toujours
    .cards_direct = message privé
    .cards_button = seulement le bouton Ma main
    .reminder = Combien d’heures avant la fin du temps tu reçois un rappel ; 0 : jamais
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = Heures sans rappels ni nouvelles des parties suivies, p. ex. 22-7, ou off
    .zone = Ton fuseau horaire, pour les heures calmes
    .leaderboards = T’afficher dans les classements
    .leaderboards_shown = afficher
    .leaderboards_hidden = masquer
    .warnings = T’avertir, dans les parties amicales, quand un de tes rois peut être pris
    .warnings_on = avertir
    .warnings_off = ne pas avertir
    .language = La langue dans laquelle je t’écris (par défaut : celle de ton Discord)
    .language_discord = comme dans Discord
    .language_en-US = English
    .language_de = Deutsch
    .language_fr = Français
    .language_es = Español
    .language_pt-BR = Português (Brasil)
    .language_ru = Русский
    .language_ja = 日本語

command-simul = Donner une simultanée : jouer contre 20 invités au plus en même temps
    .game = Le jeu
    .time = Cadence, p. ex. 3 days ou 10+5 (par défaut : celle du serveur)
    .guests = Nombre maximal d’invités (par défaut : 20)
    .seats = Ton camp (par défaut : en alternance)
    .seats_first = Le camp qui commence, sur chaque échiquier
    .seats_second = Le camp qui joue en second, sur chaque échiquier
    .seats_alternating = En alternance d’un échiquier à l’autre
    .seats_drawn = Tiré au sort sur chaque échiquier
    .rated = Si les résultats comptent pour la cote (par défaut : amicale)
    .rated_rated = classée
    .rated_casual = amicale
    .options = Options du jeu sous la forme nom=valeur, p. ex. size=7 (par défaut : les habituelles)

command-tournament = Organiser des tournois, ou y participer
command-tournament-correct = Corriger un résultat ou un appariement, ou remplacer un joueur
    .game = Le numéro de la partie
    .result = Le résultat qui compte
    .result_white = 1-0 : le premier joueur gagne
    .result_black = 0-1 : le second joueur gagne
    .result_draw = ½-½ : nulle
    .result_white-forfeits = Forfait du premier joueur
    .result_black-forfeits = Forfait du second joueur
    .result_both-forfeit = Double forfait
    .player = Le joueur qui change de place ou se fait remplacer
    .with = Le joueur avec qui échanger dans la ronde en cours, avant leurs premiers coups
    .stand-in = Le membre qui prend la place pour la suite du tournoi, s’il accepte
    .tournament = { option-tournament }
command-tournament-create = Créer un tournoi ouvert aux joueurs dans ce salon
    .name = Son nom
    .format = Qui joue contre qui
    .format_swiss = Système suisse : les joueurs aux points les plus proches se rencontrent
    .format_round-robin = Toutes rondes : chacun rencontre tous les autres
    .format_double = Toutes rondes aller-retour : chacun rencontre deux fois tous les autres
    .format_knockout = Élimination directe : qui perd est éliminé
    .format_arena = Arène : les joueurs libres rejouent aussitôt, pendant une heure environ
    .game = Le jeu
    .time = Cadence, p. ex. 3 days ou 10+5 (par défaut : celle du serveur)
    .rated = Si les résultats comptent pour la cote (par défaut : classée)
    .rated_rated = classée
    .rated_casual = amicale
    .rounds = Rondes d’un système suisse (par défaut : autant qu’il en faut pour ses joueurs)
    .games = Élimination directe : parties par rencontre (par défaut : 1)
    .places = Nombre maximal de joueurs (par défaut : celui de la formule)
    .hours = Heures par ronde (par défaut : autant que les pendules le permettent)
    .minutes = Durée d’une arène en minutes (par défaut : 60)
    .starts = Quand il commence tout seul : 2h, 18:00 ou 2026-12-01 18:00 (par défaut : tu le lances)
    .check-in = Minutes avant le début pour confirmer sa présence (par défaut : pas de confirmation)
    .options = Options du jeu sous la forme nom=valeur, p. ex. size=7 (par défaut : les habituelles)
    .role = Seuls les membres qui ont ce rôle peuvent participer
    .min-rating = Seuls les joueurs qui ont au moins cette cote sur ce serveur peuvent participer
    .max-rating = Seuls les joueurs qui ont au plus cette cote sur ce serveur peuvent participer
command-tournament-show = Le classement d’un tournoi, avec les boutons pour participer, se désinscrire ou le diriger
    .tournament = { option-tournament }

command-vacation = Arrêter tes pendules par correspondance pendant ton absence, ou les relancer

command-watch = Suivre une partie : un message privé t’annonce les nouveaux échiquiers
    .game = Quelle partie de ce salon (par défaut : la dernière)
    .tell = De quoi te prévenir : chaque nouvel échiquier, ou seulement la fin (défaut : chaque échiquier)
    .tell_boards = chaque échiquier
    .tell_end = la fin
