# Lo que se responde a quienes juegan: jugadas, abandonos, planillas, partidas contra la máquina.

played-turn-over = { $played } Tu turno ha terminado.
played-answered = { $played } { $answer }
played-your-turn = Te toca.
played-stopped = El resto no se jugó: { $refused }.
played-too-much = El resto no se jugó, porque tu turno había terminado: `{ $rest }`.
typed-two-readings = «`{ $typed }`» puede ser { $first }, con las letras inglesas, o { $second }. ¿Cuál quieres?
took-back = Deshecho: { $told }
resign-ask = ¿Quieres abandonar esta partida de { $title } (partida { $game })?
resign-confirm = Abandonar
resign-takeback = Deshacer jugada
resign-abort = Anular
resign-keep-playing = Seguir jugando
resign-kept-playing = La partida sigue.
resigned = Has abandonado la partida { $game }.
record-heading = La planilla de la partida { $game }.
record-empty = Aún no hay jugadas.
accepted = Has aceptado la partida: { $link }
accepted-from-list = Desafío aceptado. El enlace a tu partida viene a continuación.
accepted-rematch = Has aceptado la partida.
accepted-id = -# Tu aceptación tiene el id `{ $id }`. *Comprobar*, bajo `/replay`, debe mostrar el mismo; compáralos para comprobar que las cartas se reparten limpiamente.
shown-below = Se muestra abajo.
disappears = -# Esto desaparece en { $seconds } segundos.

## El formulario en que se escribe una jugada

form-move = Escribe una jugada
form-move-field = Tu jugada
form-choice = Escribe tu elección
form-choice-field = Tu elección
form-example = p. ej. { $example }

## El azar

chance-proposal = { $player } propone destapar el resto al azar (partida { $game }). { $opponent }, ¿de acuerdo?
chance-agreed = { $proposer } y { $player } acordaron destapar el resto al azar.
chance-expired = **Caducada**: la partida siguió (partida { $game }).
chance-withdrawn = { $player } retiró la propuesta de destapar el resto al azar (partida { $game }).
chance-declined = { $player } prefiere destapar una a una (partida { $game }).

## La máquina

computer-begun = La partida { $game } contra la máquina ha empezado: { $link }
computer-thread = { $player } juega a { $title } contra la máquina (partida { $game }).
computer-ask-level = ¿A qué nivel debe jugar la máquina? La partida empieza cuando lo eliges.
computer-level = Nivel
level-1 = 1 · primera partida
level-2 = 2 · principiante
level-3 = 3 · ocasional
level-4 = 4 · en progreso
level-5 = 5 · asiduo
level-6 = 6 · jugador de club
level-7 = 7 · experto
level-8 = 8 · fuerza máxima
computer-play = Contra la máquina
computer-higher-level = Siguiente: nivel { $level }
hint-button = Pista
hint =
    Mi consejo: { $plan } ({ $moves }). { $reason }
    -# Partida { $game }
hint-play = Jugarlo
hint-reply = La mejor respuesta sería { $plan }.
hint-quiet = Nada de lo que miré es mejor.
hint-chances = Resultado esperado desde aquí: cerca del { $value }%.
hint-lost = Ya no hay forma segura de salvar la partida; esto es lo que más aguanta.
hint-reason-takes = Captura { NAME($name, form: "the") }.
hint-reason-takes-composite = Captura la pieza hecha de { $cards }.
hint-reason-takes-covered = Captura una carta.
hint-reason-takes-en-passant = Captura un peón al paso.
hint-reason-makes = Mano nueva: { $hand }.
hint-reason-makes-better = Gana la mano: { $hand }.
hint-reason-checks = Da jaque.
hint-reason-promotes = Corona un peón.
