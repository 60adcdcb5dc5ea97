# Settings: a person's own, and those of a server.

yes = oui
no = non

## `/settings`

settings = **Tes réglages**, sur tous les serveurs
    Couleurs de l’échiquier : **{ $theme }**
    Orientation de l’échiquier : **{ $bottom }**
    Échiquier aussi en texte : **{ $text }**
    Quand c’est à toi de jouer : **{ $notify }**
    Tes cartes secrètes : **{ $cards }**
    Avant la fin du temps : **{ $reminder }**
    Heures calmes, sans rappels ni nouvelles des parties suivies : **{ $quiet }**
    Dans les classements : **{ $listed }**
    Avertissements dans les parties amicales : **{ $warnings }**
settings-language = Langue : **{ $language }**
settings-language-button = Langue…
settings-language-ask = Dans quelle langue dois-je t’écrire ?
setting-language-discord = celle de ton Discord
settings-cards-direct = un message privé et le bouton *Ma main*
settings-cards-button = le bouton *Ma main*
settings-quiet = de { $from } h à { $to } h, { $zone }
settings-quiet-none = aucune
setting-light = couleurs claires
setting-dark = couleurs sombres
setting-colour-blind = couleurs pour toutes les visions
setting-bottom-own = ton propre camp en bas
setting-bottom-first = Blancs (ou Premier) en bas
setting-notify-ping = l’échiquier te mentionne
setting-notify-direct = un message privé avec un lien
setting-notify-none = aucune notification
setting-reminder = { $hours ->
    [0] aucun rappel
    [1] un rappel une heure avant
   *[other] un rappel { $hours } heures avant
    }
setting-hands-on = M’envoyer mes cartes en MP
setting-hands-off = Ne plus m’envoyer mes cartes
setting-text-on = Échiquiers aussi en texte
setting-text-off = Pas d’échiquiers en texte
setting-listed-on = M’afficher au classement
setting-listed-off = Me retirer du classement
setting-warnings-on = Activer l’alerte roi
setting-warnings-off = Désactiver l’alerte roi
settings-bottom-first = Blancs (ou Premier) en bas
settings-bottom-own = Mon camp en bas
settings-quiet-button = Heures calmes…
settings-quiet-form = Heures calmes
settings-quiet-hours = D’une heure à l’autre ; vide : aucune
settings-quiet-hours-example = p. ex. 22-7
settings-quiet-zone = Fuseau horaire
settings-quiet-zone-example = p. ex. Europe/Paris

## `/server`

server-settings = **Réglages de ce serveur**
    Salons où l’on peut lancer des parties : **{ $channels }**
    Chaque partie dans son propre fil : **{ $threads }**
    Cadence par défaut : **{ $time }**
    Parties classées : **{ $rated }**
server-language = Langue de ce que tout le monde voit ici : **{ $language }**
server-language-discord = celle des paramètres Discord de ce serveur
server-language-menu = Langue
server-computer = Parties contre l’ordinateur : **{ $place }**
server-computer-entry = Parties contre l’ordinateur : { $place }
server-computer-here = là où elles sont lancées, dans un seul message
server-computer-thread = chacune dans son propre fil
server-computer-direct = en messages privés uniquement
server-channel-menu = Salon
server-turn-off = Désactiver
server-zone-button = Fuseau horaire…
server-time-form = Horaire
server-all-channels = tous les salons
server-threads-button-on = Fils : désactivés (activer)
server-threads-button-off = Fils : activés (désactiver)
server-rated-button-on = Parties classées : désactivées (activer)
server-rated-button-off = Parties classées : activées (désactiver)
server-time-button = Cadence…
server-channels = Salons pour les parties (aucun choisi : tous)
server-time = Cadence
server-time-field = Cadence (vide : 3 days par coup)
server-time-example = p. ex. 3 days, 12 hours, 10+5 ou none

## The daily puzzle of a server

server-daily-line = Problème du jour : **{ $channel } à { $hour } h, { $zone }, { $game }**
server-daily-none = Problème du jour : **désactivé**
server-daily-button = Problème du jour…
server-daily-time-button = Heure et fuseau horaire…
server-daily-hour = Heure (0–23)
server-daily-set = Un problème du jour est publié dans { $channel } à { $hour } h ({ $zone }), { $game }. Le prochain : { $when }.
server-daily-all-games = tous les jeux à tour de rôle
server-daily-off = Il n’y a pas de problème du jour sur ce serveur. Choisis un salon pour l’activer : il arrive une fois par jour et chacun le résout de son côté.

## The weekly highlights of a server

server-highlights-line = Temps forts de la semaine : **{ $channel }**
server-highlights-none = Temps forts de la semaine : **désactivés**
server-highlights-button = Temps forts…
server-highlights-set = Les temps forts de la semaine sont publiés dans { $channel } : la plus longue série de victoires, la plus longue partie et la plus grosse surprise. Les prochains : { $when }.
server-highlights-off = Aucun temps fort n’est publié sur ce serveur. Choisis un salon pour les activer : ils arrivent le lundi à 9 h.

## The role for players of a server

server-role-line = Rôle des joueurs : **{ $role }**
server-role-none = Rôle des joueurs : **aucun**
server-role-button = Rôle des joueurs…
server-role-menu = Rôle
server-role-set = { $role } est mentionné quand quelqu’un cherche un adversaire. Tout le monde peut prendre ce rôle sous `/challenges`. Il me faut la permission « Gérer les rôles », un rôle placé au-dessus et le droit de le mentionner.
server-role-off = Personne n’est mentionné quand quelqu’un cherche un adversaire. Choisis un rôle pour changer cela.

## Les saisons d’un serveur

server-seasons-line = Saisons : **{ $length }, { $channel }**
server-seasons-none = Saisons : **désactivées**
server-seasons-button = Saisons…
season-length-quarter = chaque trimestre
season-length-month = chaque mois
season-length-menu = Durée
season-settings-on = Une saison commence { $length } ({ $zone }). Celle-ci, { $season }, se termine le { $when } ; les noms de ses champions sont alors publiés dans { $channel }. `/leaderboard` avec `period` montre les tableaux.
season-settings-off = Il n’y a pas de saisons sur ce serveur. Choisis un salon pour les activer : à la fin de chaque trimestre ou de chaque mois, les noms des champions de chaque jeu y sont publiés. Les cotes ne sont pas remises à zéro.

## Les rôles donnés selon la cote

server-roles-line = Rôles selon la cote : **{ $roles }**
server-roles-none = Rôles selon la cote : **aucun**
server-roles-button = Rôles selon la cote…
server-team-button = Invitation d’équipe
roles-heading = **Rôles selon la cote**
roles-off = Aucun rôle n’est donné selon la cote. Choisis un rôle pour commencer.
roles-how = -# Je donne ces rôles et je les reprends quand les cotes changent. Les cotes provisoires et les personnes absentes des classements ne comptent pas. Il me faut la permission « Gérer les rôles », et mon propre rôle doit être au-dessus de ceux-ci.
roles-menu = Ajouter ou changer un rôle
roles-line = • { $role } : { $rule } · { $holders ->
    [one] { $holders } membre
   *[other] { $holders } membres
    }
roles-rule-rating = { $title }, cote de { $least } ou plus
roles-rule-top = { $title }, { $count ->
    [one] première place
   *[other] les { $count } premiers
    }
roles-not-permitted = ⚠️ Je ne peux pas le donner : je n’ai pas la permission « Gérer les rôles ».
roles-too-high = ⚠️ Je ne peux pas le donner : il doit être sous mon propre rôle dans la liste des rôles du serveur.
roles-managed = ⚠️ Je ne peux pas le donner : il appartient à une intégration.
roles-gone = 🗑️ Un rôle a été supprimé sur ce serveur, je ne le donne donc plus : { $rule }.
roles-drop-menu = Ne plus donner un rôle
roles-ask = Pour quoi les membres reçoivent-ils { $role } ?
roles-rule-menu = Jeu et condition
roles-entry-rating = { $title } : à partir d’une certaine cote…
roles-entry-top = { $title } : le haut du classement…
roles-form = Rôle selon la cote
roles-field-rating = Cote minimale
roles-field-top = Nombre de places
