# Where to begin: `/help`, `/challenges`.

start-greeting = **Trickmate** : des jeux où les échecs rencontrent les cartes. Auquel veux-tu jouer ?
start-direct = Salut ! Tu ne joues à rien en ce moment. Choisis un jeu pour commencer ici même :
start-picture-alt = Quatre plateaux en cours de partie, chacun sous son nom. { $cardmate } : les pièces sont des cartes à jouer. { $poker } : les pièces d’échecs sont posées sur des cartes à jouer. { $mysterious } : certaines pièces sont face cachée. { $summoner } : les pièces sont faites de cartes et portent le dessin de leurs déplacements.
start-game = **{ $title }**
    { $summary }
    -# { $terms }
start-level = Ordinateur : niveau { $level }
start-side = Ton camp : { $side }
start-side-random = tiré au sort
start-time = Entre humains : { $time }
start-computer = Ordinateur
start-friend = Un ami
start-anyone = N’importe qui
start-teams = Équipes
start-change = Modifier…
start-friend-who = Avec qui veux-tu jouer ? (**{ $title }**)
start-rules = Les règles de quel jeu ?
start-commands = **Jouer**
    Choisis sur l’échiquier, tape avec `/move`, ou réponds à l’échiquier avec ton coup : majuscules, espaces et `x` pour `:` n’ont pas d’importance. `/board` montre à nouveau l’échiquier, de ton côté et en privé ; `/games` liste tes parties.
    Tu débutes ? `/learn` enseigne chaque jeu en courtes leçons, `/puzzle` a des positions à résoudre.
    Personne en vue ? Joue contre l’ordinateur avec `/help`, ou `/play poker level:3`, ici ou en message privé avec moi ; `/hint` montre ce qu’il jouerait.
    `/offer` propose à ton adversaire la nulle, une reprise de coup, l’annulation ou une revanche, `/resign` abandonne, `/vacation` arrête tes pendules.
    Poker-échecs : *Mains*, sous *Plus…*, montre la main que donnerait chacun de tes coups. Échecs mystérieux : `/hand` montre tes cartes, `/place` en place une. Échecs de l’invocateur : `/deck` garde tes decks, `/card` montre les cartes ; après ton coup, un panneau privé s’ouvre, ou tape tout ton tour : `/move e1-e2, +Sword, end`. `/piece` montre les déplacements d’une pièce.

    {"**"}Ensuite**
    `/play` avec `rated` compte pour les cotes : `/leaderboard`, `/profile`. `/replay` remontre une partie ou une feuille de partie ; ses boutons donnent la feuille et contrôlent la donne. `/watch` suit les parties des autres.

    {"**"}Toi et ce serveur**
    `/settings` : images, notifications, mains, rappels. `/block` tient quelqu’un à distance. `/privacy` exporte ou efface ce qui est enregistré à ton sujet. `/server` : les réglages de ce serveur. `/admin` : pour qui le gère.
start-challenges = En attente d’un adversaire :
start-challenge = { $number }. { $player } · **{ $title }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ $title }**, classée · { $time } · { $link }
start-follow = Me signaler les défis
start-unfollow = Ne plus me mentionner
start-followed = Tu recevras une mention quand quelqu’un cherche un adversaire.
start-unfollowed = Tu ne recevras plus de mention.
start-no-challenges = Personne d’autre ne cherche de partie sur ce serveur. Lances-en une avec `/play` et laisse n’importe qui accepter.
start-accept = Accepter le { $number }
