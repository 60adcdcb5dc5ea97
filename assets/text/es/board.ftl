# El mensaje que muestra una posición, y lo que se escribe sobre ella.

## La primera línea

board-player = { $player } ({ NAME($seat) })
board-and = { $first } y { $second }
board-to-act = Le toca { $task } a { $players }.
board-to-act-first = Le toca { $task } a { $players } contra { $opponent }.
board-to-act-secretly = Toca { $task } en secreto: { $players }.
board-aborted = **Anulada**: la partida entre { $first } y { $second } no cuenta.
# After it: who called it off, or why it ended.
board-aborted-player = { $player } la anuló.
board-aborted-both = Ambos jugadores se pusieron de acuerdo.
board-aborted-time = El tiempo se acabó antes de que ambos hubieran empezado de verdad.
board-aborted-manager = La administración del servidor la anuló.
board-aborted-absence = El bot había sido expulsado del servidor.
board-won = 🏆 Gana { $player }: { $how }.
board-drawn = 🤝 Tablas entre { $first } y { $second }: { $how }.
board-how-time = tiempo agotado
board-how-last-king = captura del último rey
board-how = { $reason }
board-how-score = { $how }, { $first }–{ $second }
board-how-after = { $how }, tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
    }
board-mate-lost = El mate { NAME($seat, form: "of") } no bastó: el otro bando ganó más manos.
board-mate-drawn = El mate { NAME($seat, form: "of") } no bastó para ganar: los dos bandos ganaron igual número de manos.

## Lo que ha pasado

board-done-secretly = { $count ->
    [one] { $players } ya ha { $done }.
   *[other] { $players } ya han { $done }.
    }
board-earlier = { $count ->
    [one] Un turno anterior no aparece.
   *[other] { $count } turnos anteriores no aparecen.
    }
board-turn-under-way = { $told } { $player } sigue con su turno.
board-more = { $count } más
board-hand-won = **Gana la mano { NAME($seat, form: "of") }.**
board-hand-won-kicker = **Gana la mano { NAME($seat, form: "of") }: decide { RANK($high, form: "the") }.**
board-hand-won-over = **Gana la mano { NAME($seat, form: "of") }: { RANK($high, form: "the") } supera { RANK($low, form: "to") }.**
board-hand-drawn = **Nadie gana la mano.**
board-hand-before = Ronda anterior: { $result } { NAME($first) }: { $first_hand }; { NAME($second) }: { $second_hand }.
board-score = Manos ganadas: { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**.
board-score-lead = Manos ganadas: { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**. Una ventaja de { $lead } gana al instante.

## Los dos bandos

side-line = { $mark } { $player } { NAME($seat) }: { $parts }
side-took = capturas: { $pieces }
side-nothing = sin capturas todavía
side-to-place-count = { $count ->
    [one] { $count } carta por colocar
   *[other] { $count } cartas por colocar
    }
side-to-place = por colocar: { $pieces }
side-reserve = reserva: { $pieces }
side-stock = { $hand } en la mano, { $deck } por robar
side-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    } para piezas nuevas

## Notas

board-obligations = { NAME($name) }: { $obligations }.
board-obligations-or = , o
board-warning = ⚠ { $player }: te pueden capturar { $kings }.
board-warning-and = y
board-king-on = el rey de { $square }
board-hand-note = -# Tu mano te llega por mensaje directo, si tus ajustes lo permiten. *Mi mano* y `/hand` siempre la muestran.
board-rated = puntuada
board-level = nivel { $level }
board-number = partida { $game }
board-ply = media jugada { $ply }

## Relojes

clock-paused = ⏸ En pausa: me quitaron de este servidor. El tiempo no corre.
clock-line = ⏳ { $clocks }.
clock-runs-out = { $player } agota su tiempo { $when }
clock-left = { $player } tiene { $time }
clock-vacation = { $player } está de vacaciones, así que el tiempo no corre

## Botones

board-button-record = Planilla
board-button-replay = Repasar
board-button-rematch = Revancha
board-button-same-deal = Revancha, mismo reparto
board-button-type-move = Escribir jugada…
board-button-type = Escribir…
board-button-continue = Seguir el turno…
board-button-task = { $task }…
board-button-hand = Mi mano
board-button-view = Mi vista
board-button-hands = Manos
board-button-flip = Destapar al azar
board-button-flip-all = Destapar todas
board-button-take-back = Deshacer
board-button-resign = Abandonar…
board-button-more = Más…
board-button-settings = Ajustes
# Above the buttons behind “More…”.
board-more-heading = Más opciones de la partida { $game } ({ $title })
board-button-marks = ?

## Mensajes directos

note-turn = Partida { $game }, { $title } contra { $opponent }. { $told }Te toca { $task }: { $link }
note-over = Partida { $game }, { $title } contra { $opponent }. { $told }Ha terminado: { $link }
