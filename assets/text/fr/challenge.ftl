# Challenges, and time controls.

challenge-posted = Défi publié : { $link }
challenge-waits = Discord ne répond pas pour le moment. Ton défi sera publié dès que possible.
challenge-not-posted = Je n’ai pas pu publier ton défi dans ce salon, je l’ai donc retiré. Demande à un modérateur de me laisser voir ce salon et y envoyer des messages.
challenge-which-game = À quel jeu veux-tu jouer avec { $player } ? Tu peux choisir des options avec `/play`.
challenge-no-member = Cette personne n’est pas sur ce serveur. Choisis quelqu’un qui y est, ou un `level` pour jouer contre l’ordinateur.
challenge-maker-left = La personne qui a lancé ce défi a quitté le serveur : il est annulé. Lance le tien avec `/play`.
challenge-bot = Les autres bots ne peuvent pas accepter de défi. Choisis une personne, ou un `level` pour jouer contre l’ordinateur.
challenge-opponent-and-level = Choisis un `opponent` ou un `level`, pas les deux.
challenge-in-direct-messages = Tu ne peux défier quelqu’un que sur un serveur. Pour jouer ici contre l’ordinateur, choisis un `level`.
challenge-computer-rated = Les parties contre l’ordinateur ne sont jamais classées : laisse `rated` vide.
challenge-computer-time = Les parties contre l’ordinateur se jouent sans pendule : laisse `time` vide.
challenge-no-direct-messages = Je ne peux pas t’écrire. Autorise mes messages privés et réessaie.
challenge-not-added = Je ne suis pas sur ce serveur : je ne peux pas y accueillir de partie entre personnes. Choisis un `level` pour jouer contre l’ordinateur.

## The message

challenge-message =
    { $opening } { $seat }
    Cadence : { $time }.
    { $state }
challenge-message-rated =
    { $opening } { $seat } **Partie classée** : le résultat change la cote des deux joueurs.
    Cadence : { $time }.
    { $state }
challenge-opening = { $player } défie { $opponent } : **{ $title }**.
challenge-opening-anybody = { $player } cherche quelqu’un pour jouer : **{ $title }**.
challenge-seat = Camp de { $player } : { NAME($seat) }.
challenge-seat-random = Camps tirés au sort.
challenge-open = { $summary } Le défi expire { $when }.
challenge-accepted = **Accepté.** Bonne partie !
challenge-declined = **Refusé.**
challenge-declined-by = **Refusé** par { $player }.
challenge-withdrawn = **Retiré** par { $player }.
challenge-called-off = **Annulé** : ce défi ne peut plus être accepté.
challenge-expired = **Expiré** : personne n’a répondu à temps.
challenge-secret = -# 🔒 Donne honnête et vérifiable : `{ $commitment }` la fixe dès maintenant, et *Vérifier*, sous `/replay`, la contrôle après la partie.
challenge-details-button = Détails
challenge-details = 🔒 **Donne honnête et vérifiable.** Tout ce que décide le hasard découle d’un secret tiré à la création de ce défi. Son empreinte est `{ $commitment }`. Elle est aussi dans la description de l’image (ALT) : personne ne peut plus changer le secret. Après la partie, *Vérifier*, sous `/replay`, montre le secret et contrôle tout.
challenge-commitment = Donne vérifiable, engagement : { $commitment }
challenge-example = -# Les cartes sont un exemple : la donne se fait au début de la partie.
challenge-my-deck = Mon deck
challenge-cards = **De nouvelles cartes pour cette partie.** Tant qu’elle n’est pas acceptée, `/deck edit` les connaît, pour que tu puisses les mettre dans ton deck :
challenge-cards-picture = Nouvelles cartes

## Time controls

time-none = sans limite de temps
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    } par coup
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
    } par coup
time-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } par joueur
time-live-increment = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } par joueur, plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    } à chaque coup
