# What `/learn` says around the lessons.

learn-home =
    De courtes leçons, avec quelques exercices chacune. Choisis un jeu :
    { $games }
learn-home-game = **{ $title }** : { $done ->
    [one] { $done } leçon faite
   *[other] { $done } leçons faites
    } sur { $all }
learn-course = **{ $title }**
    { $lessons }
learn-continue = Continuer
learn-start = Commencer
learn-again = Recommencer
learn-all = Tous les jeux
learn-lessons = Toutes les leçons
learn-pick = Choisis une leçon
learn-lesson-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
    }
learn-heading = **{ $title }** · étape { $step } sur { $steps }
learn-next = Suite
learn-next-lesson = Leçon suivante
learn-hint = Indice
learn-type = Taper…
learn-back = Retour
learn-chosen = **{ NAME($piece) }** : { $ask }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }** est légal, mais ce n’est pas ce que demande cette étape.
learn-wrong-words = ❌ **{ $action }** : { $words }
learn-refused = ❌ { $typed } : { $why }.
learn-right = ✅ { $told } { $words }
learn-solved = La solution : { $told } { $words }
learn-lesson-done = 🎓 Leçon terminée.
learn-course-done = 🎓 Tu as fait toutes les leçons ({ $title }). Essaie un problème avec `/puzzle`, ou joue contre l’ordinateur avec `/play`.
learn-gone = Cette leçon a changé. Utilise `/learn` pour continuer.
learn-form = Ta réponse
learn-form-field = Ton coup
learn-form-example = p. ex. Nf3 aux échecs, 7Cb3 à Cardmate, e1-e2 à l’invocateur
