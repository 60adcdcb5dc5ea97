# Paneles privados: elegir una jugada, la propia vista y los turnos de varias acciones.

panel-play = Jugar { $action }
# Encima de las opciones: lo elegido, y lo que se pregunta.
panel-question = **{ $choice }**: { $ask }
panel-question-about = **{ $choice }** ({ $help }): { $ask }
# Listas de opciones, si hay varias: lo que se pregunta, y qué parte contiene cada una.
panel-list = { $ask } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = Filas { $first }–{ $last }
panel-rank = Fila { $rank }
panel-part = { $choice } ({ $part } de { $parts })

## La propia vista

view-over = La partida { $game } ha terminado: { $link }
view-all-open = Todas las cartas de la partida { $game } están boca arriba. Se sigue jugando en el tablero: { $link }
view =
    { $what } en la partida { $game }. { $due }
    -# Tablero público: { $link }
view-hand = Tu mano y tus cartas
view-cards = Tus cartas
view-hole = Tu carta secreta: **{ $card }**. Solo tú la conoces hasta que termine la partida.
view-board = Tu vista
view-due = Te toca { $task }: elige abajo, o escríbelo.
view-not-due = Le toca a tu rival.

## Turnos de varias acciones

turn-heading = Partida { $game }: te toca { $task }.
turn-heading-discard = Partida { $game }: te toca descartar.
turn-heading-end = Partida { $game }: ya solo puedes terminar tu turno.
turn-done = Hecho desde tu jugada, y visible para todos cuando termines el turno: { $told }
turn-points = Puntos restantes: **{ $points }**. Cartas por robar: { $cards }.
turn-hand = Mano ({ $count }): { $cards }.
turn-reserve = Reserva ({ $count }): { $pieces }.
turn-none = nada
turn-not-over = -# Todavía no puedes terminar el turno: { $why }.
turn-not-over-cards = -# Todavía no puedes terminar el turno: descarta antes hasta quedarte con siete cartas.
turn-not-over-cards-create = -# Todavía no puedes terminar el turno: descarta antes hasta quedarte con siete cartas, o crea: eso también reduce tu mano.
turn-public = -# Tablero público: { $link }
turn-undo = Deshacer
turn-end = Terminar turno
