# Torneos.

## El mensaje de un torneo

tournament-heading = 🏆 **{ $name }** · { $format } · { $title } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { $title } · { $time } · partidas puntuadas
tournament-format-swiss = sistema suizo
tournament-format-swiss-rounds = sistema suizo, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
    }
tournament-format-round-robin = todos contra todos
tournament-format-double = todos contra todos a doble vuelta
tournament-format-knockout = eliminatoria
tournament-format-knockout-games = eliminatoria, al mejor de { $games }
tournament-format-arena = arena
tournament-format-arena-minutes = arena, { $minutes } minutos
tournament-number = Torneo { $id }, organizado por { $organizer }.
tournament-open = { $count } de { $places } jugadores: { $players }
tournament-open-empty = Todavía no se ha apuntado nadie; hay { $places } plazas.
tournament-for-role = Solo para miembros con el rol { $role }.
tournament-for-ratings = Solo para puntuaciones { $range } en este servidor.
tournament-ratings-from = de { $least } o más
tournament-ratings-to = de { $most } o menos
tournament-ratings-between = de { $least } a { $most }
tournament-absent = Quien agota su tiempo pierde la partida; si no hay dos jugadas de cada bando, cuenta como incomparecencia.
tournament-absent-arena = Quien se queda sin tiempo pierde la partida. Si una partida acaba antes de que ambos hayan movido dos veces, quien no movió pierde por incomparecencia y descansa hasta que pulse *Participar*. Las partidas que sigan en curso al final no cuentan.
tournament-starts = Empieza: { $when } ({ $relative }).
tournament-starts-check-in = Empieza: { $when }. Confirma tu asistencia desde { $from }; quien no lo haya hecho al empezar queda fuera.
tournament-checking-in = **Confirma tu asistencia:** el torneo empieza { $relative }, sin quienes no lo hayan hecho. Confirmados: { $count }.
tournament-arena-running = La arena está **en curso** y termina { $when }. Quien está libre se empareja enseguida; con *Participar* entras en cualquier momento.
tournament-absent-round = Cada ronda dura { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
    }. Al acabar, pierde la partida quien tenga el turno; si no hay dos jugadas de cada bando, cuenta como incomparecencia.
tournament-more = y { $count } más
tournament-running = Se juega la **ronda { $round }**.
tournament-running-of = Se juega la **ronda { $round } de { $rounds }**.
tournament-running-until = Se juega la **ronda { $round }**; termina { $when }.
tournament-running-of-until = Se juega la **ronda { $round } de { $rounds }**; termina { $when }.
tournament-begins = El torneo ha empezado; se está emparejando la primera ronda.
tournament-paused = El torneo está **en pausa**: las partidas en curso siguen, pero no empieza ninguna ronda nueva.
tournament-cancelled = El torneo se ha **cancelado**.
tournament-cancelled-few = El torneo fue **cancelado**: no había suficientes jugadores al empezar.
tournament-finished = El torneo ha **terminado**.
tournament-nobody = No ha ganado nadie.
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**, ronda { $round }:
tournament-pairing = { $board }. { $white } – { $black }: partida { $game }
tournament-pairing-due = { $board }. { $white } – { $black }
tournament-pairing-over = { $board }. { $white } – { $black }: **{ $result }**
tournament-thread = { $white } – { $black }: partida { $game } del torneo { $tournament }.
tournament-bye = { $board }. { $player } descansa (bye).
tournament-arena-begun = **{ $name }** ha empezado y termina { $when }. Una victoria vale 2 puntos y unas tablas 1; tras dos victorias seguidas, los puntos valen doble hasta la primera partida que no ganes.
tournament-check-in-open = **{ $name }** empieza { $when }. Pulsa *Aquí estoy*, o quedas fuera: { $players }
tournament-stand-in-name = { $name } (por { $first })
tournament-reminder = ⏳ **{ $name }**: la ronda { $round } termina { $when } y tu partida { $game } no ha acabado. Quien tenga entonces el turno la pierde: { $link }
tournament-closing = 🏆 **{ $name }** ha terminado. ¡Felicidades!

## Botones

tournament-button-join = Participar
tournament-button-leave = Salir
tournament-button-begin = Empezar
tournament-button-standings = Clasificación
tournament-button-withdraw = Retirarse
tournament-button-pause = Pausar
tournament-button-resume = Reanudar
tournament-button-cancel = Cancelar el torneo
tournament-button-export = Exportar (TRF16)
tournament-button-check-in = Aquí estoy
tournament-button-rest = Descansar
tournament-button-return = Seguir jugando
tournament-button-stand-in = Suplente
tournament-button-take-seat = Ocupar el puesto

## Respuestas

tournament-created = El torneo { $id } está abierto: cualquiera se apunta con el botón de su mensaje, y tú lo empiezas con *Empezar*, aquí o en `/tournament show`.
tournament-created-starts = El torneo { $id } está abierto: se participa con el botón de su mensaje y empieza solo a la hora indicada.
tournament-joined-arena = Estás en **{ $name }** y tendrás partida en cuanto alguien esté libre.
tournament-checked-in = Has confirmado tu asistencia a **{ $name }**.
tournament-resting = Descansas de **{ $name }**: la partida en curso sigue, pero no tendrás otra hasta que pulses *Seguir jugando* o *Participar*.
tournament-ask-stand-in = ¿Quién ocupa tu puesto en **{ $name }** hasta el final del torneo? Esa persona tiene que aceptar. Tus resultados se conservan y terminas tu partida en curso.
tournament-stand-in-menu = Elige a alguien
tournament-stand-in-asked = { $member }: ¿ocupas el puesto de { $player } en **{ $name }** hasta el final del torneo? Se conservan los resultados.
tournament-stand-in-done = { $member } juega **{ $name }** desde ahora en lugar de { $player }.
tournament-swapped = { $one } y { $other } han cambiado de sitio en esta ronda. Las partidas ya empezadas se cancelaron.
tournament-joined = Participas en **{ $name }**. Hasta que empiece, puedes salir.
tournament-joined-late = Participas en **{ $name }** a partir de la próxima ronda.
tournament-left = Has salido de **{ $name }**.
tournament-begun = **{ $name }** ha empezado.
tournament-ask-withdraw = ¿Retirarte de **{ $name }**? Abandonas la partida que estés jugando y no tendrás más.
tournament-ask-cancel = ¿Cancelar **{ $name }**? No empieza ninguna ronda más; las partidas en curso siguen.
tournament-withdrawn = Te has retirado de **{ $name }**. Si tenías una partida en curso, cuenta como abandonada.
tournament-cancelled-now = **{ $name }** queda cancelado.
tournament-paused-now = **{ $name }** está en pausa. *Reanudar* hace que siga.
tournament-resumed = **{ $name }** continúa.
tournament-corrected = El resultado de la partida { $game } es ahora { $result }. La clasificación ya lo tiene en cuenta.
tournament-exported = Jugadores, emparejamientos y resultados de **{ $name }** en el formato TRF16 de la FIDE.
tournament-standings = **{ $name }** tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
    }:
tournament-standings-knockout = **{ $name }**:
tournament-table-swiss = Puntos, Buchholz, Buchholz sin el más bajo, Sonneborn-Berger, victorias. El encuentro directo va antes que el Buchholz.
tournament-table-round-robin = Puntos, Sonneborn-Berger, victorias. El encuentro directo va antes que el Sonneborn-Berger.
tournament-table-arena = Puntos, victorias, partidas. Una victoria vale 2, unas tablas 1, el doble tras dos victorias seguidas.

## Imágenes

tournament-picture-title = { $name }, ronda { $rounds }
tournament-bracket-title = { $name }
tournament-column-player = Jugador
tournament-column-points = Pts
tournament-column-buchholz = BH
tournament-column-cut = BH-1
tournament-column-berger = SB
tournament-column-wins = V
tournament-column-games = P
tournament-no-opponent = bye

## Rechazos

tournament-error-none = No hay ningún torneo así en este servidor.
tournament-error-name = El nombre de un torneo empieza por letra o cifra y tiene como máximo { $max } caracteres: letras, cifras, espacios y - ' . ! ? & +
tournament-error-places = Este formato admite de { $least } a { $most } jugadores.
tournament-error-rounds = Elige como máximo { $most ->
    [one] { $most } ronda
   *[other] { $most } rondas
    }, y al menos una.
tournament-error-no-rounds = Solo en el sistema suizo se elige el número de rondas.
tournament-error-no-games = Solo una eliminatoria tiene varias partidas entre dos jugadores.
tournament-error-games = Elige de 1 a { $most } partidas entre dos jugadores.
tournament-error-round-length = Una ronda dura horas completas, de 1 hora a 90 días.
tournament-error-withdrawn = Te has retirado de este torneo y ya no puedes volver.
tournament-error-panel = Junto con { $options }, indica también `name`, `format` y `game`. Sin esas tres, lo eliges todo en el formulario.
tournament-error-no-time = Sin reloj, indica cuántas horas dura una ronda: usa la opción `hours`.
tournament-error-decks = Cada jugador tendría que traer un mazo. Elige otra versión con la opción `options`.
tournament-error-option = No entiendo «{ $typed }». Escribe las opciones como nombre=valor, por ejemplo size=7.
tournament-error-not-open = El torneo ya ha empezado o ha terminado.
tournament-error-not-running = El torneo no está en curso.
tournament-error-full = Todas las plazas están ocupadas.
tournament-error-not-in = No participas en este torneo.
tournament-error-role = Solo pueden participar miembros con el rol { $role }.
tournament-error-rating = Solo puede participar quien tenga una puntuación { $range } en este servidor.
tournament-error-too-few = Hacen falta al menos { $least } jugadores.
tournament-error-too-many = Un servidor puede tener como máximo { $server } torneos abiertos o en curso, y un organizador { $organizer }; cancela uno primero.
tournament-error-not-manager = Solo puede hacerlo quien organiza el torneo o administra el servidor.
tournament-error-no-correction = Esa partida no es de un torneo de aquí, o su resultado ya no se puede cambiar.
tournament-error-not-live = Una arena necesita un reloj en vivo, por ejemplo 5+3.
tournament-error-length = Una arena dura de 10 minutos a 12 horas.
tournament-error-start = Un torneo puede empezar en los próximos 90 días.
tournament-error-start-typed = No entiendo ese comienzo. Escribe 30m, 2h, 18:00 o 2026-12-01 18:00; tu zona horaria está en `/settings`.
tournament-error-check-in = La confirmación dura de 5 minutos a 24 horas. Hay que indicar una hora de comienzo posterior a ese plazo.
tournament-error-not-checking-in = No es el momento de confirmar la asistencia.
tournament-error-already-in = Esa persona ya juega en este torneo.
tournament-error-not-arena = Los descansos son solo para arenas.
tournament-error-no-swap = Estos jugadores no pueden cambiarse ahora. En un suizo se puede en la ronda en curso; en una liga y en una eliminatoria, solo en la primera.
tournament-error-game-begun = Una partida de estos jugadores ya tiene jugadas o resultado.
tournament-error-against-rules = Entonces dos jugadores se enfrentarían por segunda vez, o alguien descansaría dos veces.
tournament-error-number = Escribe números enteros o deja el campo vacío.
tournament-error-not-asked = Solo se lo pidieron a { $member }.
tournament-error-what = Da `game` y `result` para corregir un resultado, `player` y `with` para cambiar a dos jugadores, o `player` y `stand-in`.
tournament-error-in-tournament = En las partidas de torneo no hay pistas, y no se puede deshacer ni anular.

## El panel para un torneo nuevo

tournament-new = 🏆 **Un torneo nuevo.** Elige el formato, el juego, el control de tiempo y quién puede participar; luego ponle nombre.
tournament-new-usual-time = Tiempo habitual del servidor
tournament-new-everybody = Abierto a todos (o elige un rol)
tournament-new-rated = Puntuado (pulsa: amistoso)
tournament-new-casual = Amistoso (pulsa: puntuado)
tournament-new-name = Ponerle nombre…
tournament-about-swiss = Se enfrentan quienes tienen puntos parecidos
tournament-about-round-robin = Todos contra todos
tournament-about-double = Todos contra todos, dos veces
tournament-about-knockout = Quien pierde queda fuera
tournament-about-arena = Quien está libre juega enseguida, durante una hora más o menos
tournament-form = Un torneo nuevo
tournament-form-name = Nombre
tournament-form-start = Comienzo (vacío: con un botón)
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = Minutos para confirmar (vacío: ninguno)
tournament-form-rounds = Rondas (vacío: las necesarias)
tournament-form-games = Partidas por enfrentamiento (vacío: 1)
tournament-form-minutes = Duración en minutos (vacío: 60)
tournament-form-hours = Horas por ronda (vacío: según los relojes)
calendar-about = Torneo { $id }: { $title }, { $time }. Apúntate en su canal.
