# Lo que dice `/learn` alrededor de las lecciones.

learn-home =
    Lecciones cortas, cada una con unas pocas tareas. Elige un juego:
    { $games }
learn-home-game = **{ $title }**: { $done } de { $all } lecciones hechas
learn-course = **{ $title }**
    { $lessons }
learn-continue = Continuar
learn-start = Empezar
learn-again = Empezar de nuevo
learn-all = Todos los juegos
learn-lessons = Todas las lecciones
learn-pick = Elige una lección
learn-lesson-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
    }
learn-heading = **{ $title }** · paso { $step } de { $steps }
learn-next = Siguiente
learn-next-lesson = Siguiente lección
learn-hint = Pista
learn-type = Escribir…
learn-back = Atrás
learn-chosen = **{ $piece }**: { $ask }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }** es legal, pero no es lo que pide este paso.
learn-wrong-words = ❌ **{ $action }**: { $words }
learn-refused = ❌ { $typed }: { $why }.
learn-right = ✅ { $told } { $words }
learn-solved = La solución: { $told } { $words }
learn-lesson-done = 🎓 Lección terminada.
learn-course-done = 🎓 Has hecho todas las lecciones de { $title }. Prueba un ejercicio con `/puzzle`, o juega contra la máquina con `/play`.
learn-gone = Esta lección ha cambiado. Usa `/learn` para seguir.
learn-form = Tu respuesta
learn-form-field = Tu jugada
learn-form-example = p. ej. Nf3 en ajedrez, 7Cb3 en Cardmate, e1-e2 en Ajedrez del invocador
