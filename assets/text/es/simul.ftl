# Simultáneas: una persona contra varios invitados.

## El mensaje para apuntarse

simul-heading = 🎪 **Simultánea**: { $host } juega contra quienes participen · { $title } · { $time }
simul-heading-rated = 🎪 **Simultánea**: { $host } juega contra quienes participen · { $title } · { $time } · partidas puntuadas
simul-seats = Simultánea { $id }. Bando del anfitrión: { $seat } en todos los tableros.
simul-seats-alternating = Simultánea { $id }. Bando del anfitrión: { $first } en los tableros impares, { $second } en los pares.
simul-seats-drawn = Simultánea { $id }. Los bandos se sortean en cada tablero.
simul-open = { $count } de { $places } invitados: { $players }
simul-open-empty = Todavía no se ha apuntado nadie; hay { $places } plazas. La empieza el anfitrión.
simul-cancelled = La simultánea se ha **cancelado**.
simul-running = Tableros terminados: { $over } de { $boards }.
simul-finished = La simultánea ha **terminado**.
simul-score = Marcador: { $host } **{ $own } – { $theirs }** invitados
simul-board = { $number }. { $player }: partida { $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player }: partida { $game }, **{ $result }**
simul-board-none = { $number }. { $player }: sin jugar
simul-closing = 🎪 La simultánea { $id } de { $host } ha terminado. ¡Gracias por jugar!
simul-winners = Victoria contra el anfitrión: { $players }
simul-drew = Tablas con el anfitrión: { $players }
simul-button-cancel = Cancelar la simultánea
simul-button-boards = Tableros del anfitrión

## Lo que se dice al anfitrión y a los invitados

simul-created = La simultánea { $id } está abierta. Los invitados se apuntan con el botón de su mensaje; pulsa allí *Empezar* cuando quieras.
simul-joined = Juegas en la simultánea de { $host }. Hasta que empiece, puedes salir.
simul-left = Has salido de la simultánea.
simul-begun = La simultánea ha empezado. Este panel te lleva de tablero en tablero.
simul-ask-cancel = ¿Cancelar la simultánea? Ya nadie podrá apuntarse.
simul-cancelled-now = La simultánea queda cancelada.

## El panel del anfitrión

simul-panel = **Tablero { $board } de { $boards }** · { $seat } contra { $guest } · partida { $game }
simul-waiting = { $count ->
    [one] Solo te espera este tablero.
   *[other] Te esperan { $count } tableros.
    }
simul-none-waits = Ahora no te espera ningún tablero.
simul-board-changed = Ese tablero ha cambiado mientras tanto.
simul-button-previous = ◀ Anterior
simul-button-next = Siguiente ▶
simul-button-again = Volver a mirar
simul-button-turn = Jugar tu turno

## Rechazos

simul-error-none = Esa simultánea no existe en este servidor.
simul-error-too-many = Puedes tener como máximo { $max } simultáneas sin terminar.
simul-error-not-open = La simultánea ya ha empezado o ha terminado.
simul-error-own = Esta simultánea es tuya: de todos modos juegas en todos los tableros.
simul-error-not-in = No participas en esta simultánea.
simul-error-nobody = Todavía no se ha apuntado nadie.
simul-error-not-host = Eso solo puede hacerlo { $host }, que da la simultánea.
