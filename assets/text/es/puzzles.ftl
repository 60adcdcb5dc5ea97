# Lo que dice `/puzzle`.

theme-win = Ganar la partida
theme-advantage = Ganar ventaja
theme-quiet = Jugada tranquila
theme-sacrifice = Sacrificio
theme-short = Una jugada
theme-long = Tres jugadas o más
theme-forced-suit = Palos que obligan
theme-king-fork = Horquilla de reyes
theme-king = Cae un rey
theme-palace = El palacio
theme-promotion = Coronación
theme-mate = Jaque mate
theme-hand-swing = Vuelco de manos
theme-wipeout = Barrida
theme-castling = Enroque
theme-summon = Invocación
theme-exchange = Canje

puzzle-home =
    Ejercicios: encuentra la jugada ganadora. Elige un juego:
    { $games }
puzzle-home-game = **{ $title }**: puntuación de ejercicios { $rating }, { $solved } de { $tried } resueltos, mejor racha { $streak }
puzzle-home-new = **{ $title }**: { $count ->
    [one] { $count } ejercicio
   *[other] { $count } ejercicios
    }
puzzle-heading = **Ejercicio de { $title }** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ fácil
puzzle-medium = ★★☆☆ medio
puzzle-hard = ★★★☆ difícil
puzzle-very-hard = ★★★★ muy difícil
puzzle-task = Tu bando: { NAME($seat) }. Te toca. **{ $goal }**: solo hay una manera.
puzzle-goal-mate = { $moves ->
    [1] Da jaque mate en una jugada
   *[other] Da jaque mate en { $moves } jugadas
    }
puzzle-goal-mate-turn = Da jaque mate en este turno
puzzle-goal-win = { $moves ->
    [1] Gana la partida en una jugada
   *[other] Gana la partida en { $moves } jugadas
    }
puzzle-goal-win-turn = Gana la partida en este turno
puzzle-goal-hand = Consigue la mejor mano
puzzle-goal-advantage = Consigue una clara ventaja
puzzle-hands = { NAME($first) }: { $first_hand } · { NAME($second) }: { $second_hand }
puzzle-theme = -# Tema: { $theme }
puzzle-right = ✅ ¡Correcto! { $told } ¿Y ahora?
puzzle-solved = ✅ ¡Resuelto! { $told } Temas: { $themes }.
puzzle-wrong = ❌ **{ $action }** no es. Inténtalo otra vez o mira la solución.
puzzle-refused = ❌ { $typed }: { $why }.
puzzle-solution = La solución: { $told } Temas: { $themes }.
puzzle-step = Paso { $step } de { $steps }: { $told } { $reason }
puzzle-step-reply = Ninguna otra respuesta es mejor.
puzzle-step-wins = Gana: { $reason }.
puzzle-step-last = Eso decide. Temas: { $themes }.
puzzle-step-quiet = Nada más gana con tanta claridad.
puzzle-rating-won = Tu puntuación de ejercicios: { $rating } ({ $change }). { $streak ->
    [1] Tu racha es de 1.
   *[other] Ya van { $streak } seguidos.
    }
puzzle-rating-hinted = Con una pista, tu puntuación de ejercicios sigue en { $rating }.
puzzle-rating-lost = Tu puntuación de ejercicios: { $rating } ({ $change }).
puzzle-unrated = Ya habías intentado este ejercicio, así que tu puntuación de ejercicios no cambia.
puzzle-none = No hay ningún ejercicio con este tema. Elige uno de estos: { $themes }.
puzzle-none-of-game = { $title } no tiene ningún ejercicio con este tema. Elige uno de estos: { $themes }.
puzzle-gone = Este ejercicio ya no está. Usa `/puzzle` para otro.
puzzle-next = Siguiente ejercicio
puzzle-hint = Pista
puzzle-hint-counts = Pista (tu puntuación no cambia)
puzzle-hint-line = 💡 Empieza con **{ $piece }**. ¿Y luego?
puzzle-show = Ver solución
puzzle-show-counts = Ver solución (cuenta como fallo)
puzzle-games = Todos los juegos
puzzle-type = Escribir…
puzzle-back = Atrás
puzzle-chosen = **{ $piece }**: { $ask }

## El ejercicio del día

daily-heading = **Ejercicio del día** · { $title } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] ¡Resuélvelo antes que nadie!
    [one] { $solved } acierto
   *[other] { $solved } aciertos
    } · { $failed ->
    [one] { $failed } fallo
   *[other] { $failed } fallos
    }
daily-counts-first = { $solved ->
    [one] { $solved } acierto
   *[other] { $solved } aciertos
    } · primeros en acertar: { $players } · { $failed ->
    [one] { $failed } fallo
   *[other] { $failed } fallos
    }
daily-over = Este ha terminado.
daily-previous = -# Solución del ejercicio anterior: { $link }
daily-solve = Resolver
daily-month = Este mes
daily-gone = Este ejercicio del día ya no está. Usa `/puzzle` para otro.
daily-table = **Ejercicios del día en este servidor este mes:** { $puzzles }. Resueltos a la primera:
daily-table-line = { $solved } de { $tried } intentados
daily-table-empty = Nadie ha resuelto un ejercicio del día en este servidor este mes. Resuelve el próximo antes que nadie.
daily-somebody = alguien
