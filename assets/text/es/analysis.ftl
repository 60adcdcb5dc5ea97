# El análisis de una partida terminada.

analysis-curve-title = Resultado esperado: { NAME($seat) }
analysis-curve-line = Vista { NAME($seat, form: "of") }
analysis-percent = { $value }%
analysis-heading = **Análisis de la partida { $game }**
analysis-accuracy = { $player }: precisión **{ $value }%**
analysis-no-accuracy = { $player }: ninguna decisión que juzgar
analysis-no-turning = Ninguna decisión cambió el resultado esperado en un 5% o más.
analysis-turning = { $number } { $played } { $before } → { $after }. Mejor: { $best }. { $why }
analysis-wins-by-force = { $moves ->
    [one] Gana de inmediato.
   *[other] Gana de forma forzada en { $moves } jugadas.
    }
analysis-loses-by-force = Lo jugado pierde { $moves ->
    [one] de inmediato.
   *[other] de forma forzada en { $moves } jugadas.
    }
analysis-allows = Lo jugado permite: { $action }
analysis-honest = -# Cada decisión se juzga por lo que podía saber quien la tomó.
analysis-honest-choice = -# Juzgado por lo que podía saber entonces el bando { NAME($seat, form: "of") }; la imagen lo muestra todo.
analysis-budget = -# Los porcentajes son las posibilidades de ganar de quien mueve. La máquina miró { $nodes } posiciones por línea.
analysis-under-way = **Análisis de la partida { $game }**: la máquina está mirando { $choices ->
    [one] { $choices } decisión
   *[other] { $choices } decisiones
    }. El resultado aparecerá en este mensaje; si no, pulsa *Analizar* otra vez.
analysis-failed = No se puede analizar la partida { $game }. Repásala con `/replay`.
analysis-choice = Decisión { $number } de { $count }: { $played }
analysis-partial = Esta posición es demasiado compleja para calcularla entera. Toma los números como orientación.
analysis-forced = Era la única opción. Resultado esperado: { $value }.
analysis-not-judged = Esta decisión no se juzga. Resultado esperado: { $value }.
analysis-as-good = Tan buena como la mejor. Resultado esperado: { $value }.
analysis-lost = Resultado esperado: { $before } antes, { $after } después.
analysis-line = La línea de la máquina: { $line }
analysis-line-played = Tras lo jugado: { $line }
analysis-button = Analizar
analysis-button-turning = Punto de inflexión ⏭
analysis-button-curve = Gráfica

## Una posición de una partida terminada, para cualquiera

study-play-on = Jugar desde aquí
study-text =
    -# Como texto, para `/replay`:
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# Como texto no cabe en un mensaje. *Planilla*, bajo `/replay`, da la partida entera.
