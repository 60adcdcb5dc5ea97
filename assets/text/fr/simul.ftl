# Simultanées : une personne contre plusieurs invités.

## Le message d’inscription

simul-heading = 🎪 **Simultanée** : { $host } joue contre tous les participants · { $title } · { $time }
simul-heading-rated = 🎪 **Simultanée** : { $host } joue contre tous les participants · { $title } · { $time } · classée
simul-seats = Simultanée { $id }. Camp de l’hôte : { $seat } sur tous les échiquiers.
simul-seats-alternating = Simultanée { $id }. Camp de l’hôte : { $first } sur les échiquiers impairs, { $second } sur les pairs.
simul-seats-drawn = Simultanée { $id }. Les camps sont tirés au sort sur chaque échiquier.
simul-open = Participants ({ $count } sur { $places }) : { $players }
simul-open-empty = Personne ne participe encore ; il y a { $places } places. C’est l’hôte qui lance la simultanée.
simul-cancelled = La simultanée a été **annulée**.
simul-running = Échiquiers terminés : { $over } sur { $boards }.
simul-finished = La simultanée est **terminée**.
simul-score = Score : { $host } **{ $own } – { $theirs }** invités
simul-board = { $number }. { $player } : partie { $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player } : partie { $game }, **{ $result }**
simul-board-none = { $number }. { $player } : non jouée
simul-closing = 🎪 La simultanée { $id } de { $host } est terminée. Merci d’avoir joué !
simul-winners = Victoire contre l’hôte : { $players }
simul-drew = Nulle contre l’hôte : { $players }
simul-button-cancel = Annuler la simultanée
simul-button-boards = Échiquiers de l’hôte

## Ce que lisent l’hôte et les invités

simul-created = La simultanée { $id } est ouverte. On s’inscrit avec le bouton de son message ; appuies-y sur *Lancer* quand tu veux.
simul-joined = Tu joues dans la simultanée de { $host }. Tu peux te désinscrire jusqu’au début.
simul-left = Tu ne participes plus à la simultanée.
simul-begun = La simultanée a commencé. Ce panneau te mène d’un échiquier à l’autre.
simul-ask-cancel = Annuler la simultanée ? Plus personne ne pourra s’inscrire.
simul-cancelled-now = La simultanée est annulée.

## Le panneau de l’hôte

simul-panel = **Échiquier { $board } sur { $boards }** · { $seat } contre { $guest } · partie { $game }
simul-waiting = { $count ->
    [one] Seul cet échiquier t’attend.
   *[other] { $count } échiquiers t’attendent.
    }
simul-none-waits = Aucun échiquier ne t’attend pour le moment.
simul-board-changed = Cet échiquier a changé entre-temps.
simul-button-previous = ◀ Précédent
simul-button-next = Suivant ▶
simul-button-again = Regarder à nouveau
simul-button-turn = Jouer ton tour

## Refus

simul-error-none = Cette simultanée n’existe pas sur ce serveur.
simul-error-too-many = Tu peux avoir au plus { $max } simultanées non terminées.
simul-error-not-open = La simultanée a déjà commencé ou est terminée.
simul-error-own = C’est ta simultanée : tu joues de toute façon sur chaque échiquier.
simul-error-not-in = Tu ne participes pas à cette simultanée.
simul-error-nobody = Personne ne participe encore.
simul-error-not-host = Seul l’hôte, { $host }, peut faire cela.
