# What is written on buttons that are in several places.

button-accept = Accepter
button-agree = D’accord
button-back = ◀ Retour
button-commands = Toutes les commandes
button-decline = Refuser
button-draw = Proposer la nulle
button-challenges = Défis ouverts
button-learn = Apprendre
button-next = Suivant ▶
button-page-back = ◀ Page { $page }
button-page-next = Page { $page } ▶
button-puzzles = Problèmes
button-rules = Règles
button-share = Partager cette position
button-show-all = Montrer à tous
button-step-through = Pas à pas
button-animation = Animation
button-type = Taper…
button-withdraw = Retirer
