# Cómo está el bot, las vacaciones, y lo que se dice sobre canales y servidores.

ping =
    Gateway: { $gateway }
    Base de datos: { $database }
    Versión: { $version }
    Tiempo en marcha: { $time }
# De todos los procesos del bot, si hay varios.
ping-connections = { $gateway } ({ $up } de { $count } conexiones)
ping-reconnecting = reconectando
ping-connected = conectado, { $latency }
ping-not-measured = conectado, aún sin medir
ping-answers = responde, { $latency }
ping-read-only = se puede leer, pero no escribir
ping-no-answer = no responde
ping-milliseconds = { $time } ms
span-seconds = { $seconds } s
span-minutes = { $minutes } min { $seconds } s
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h

vacation-on = Estás de vacaciones: en tus turnos de partidas por correspondencia el tiempo no corre, y aun así puedes mover. Terminan cuando pulsas el botón, a más tardar el { $until }.
vacation-used-up = No estás de vacaciones, y los { $all } días de vacaciones de este año están gastados.
vacation-over = ¡Hola de nuevo! Tus relojes vuelven a correr. Días de vacaciones que te quedan este año: { $days } de { $all }.
vacation-off = No estás de vacaciones. Días de vacaciones que te quedan este año: { $days } de { $all }.
vacation-begin = Empezar vacaciones
vacation-end = Terminar vacaciones

reminder =
    ⏳ Te toca en { $title } (partida { $game }), y tu tiempo se acaba { $when }: { $link }
    -# Con `/settings` eliges cuándo recibir avisos.

channel-gone = El canal de tu partida de { $title } (partida { $game }) ya no existe. No se ha perdido nada: usa `/board` con la partida { $game } en otro canal para seguir allí.
channel-new = La partida sigue en este canal.
thread-name = { $first } vs. { $second } · { $title }
thread-name-unknown = Partida { $game } · { $title }
board-not-posted = ⚠️ El tablero no se puede publicar: { $why }. No se ha perdido nada; avisa a un moderador.
departure = ⏸ { $count ->
    [1] La partida { $games } está en pausa
   *[other] Las partidas { $games } están en pausa
    }: me quitaron del servidor donde juegas. El tiempo no corre, y se seguirá jugando cuando alguien de allí vuelva a añadirme. A partir del { $choice } podrás continuar aquí o { $count ->
    [1] terminarla
   *[other] terminar cada una
    } sin puntuar; si no haces nada, { $count ->
    [1] terminará
   *[other] terminarán
    } sin puntuar el { $end }.
departure-choice = ⏸ { $count ->
    [1] La partida { $games } sigue en pausa
   *[other] Las partidas { $games } siguen en pausa
    }: no me han vuelto a añadir al servidor donde juegas. Ahora puedes continuar aquí por mensajes directos o { $count ->
    [1] terminarla
   *[other] terminar cada una
    } sin puntuar; si no haces nada, { $count ->
    [1] terminará
   *[other] terminarán
    } sin puntuar el { $end }.
departure-ended = ⏹ { $count ->
    [1] La partida { $games } ha terminado
   *[other] Las partidas { $games } han terminado
    } sin puntuar: me quitaron del servidor donde juegas. Nadie ha ganado ni perdido.
button-play-direct = Continuar la partida { $game } aquí
button-end-unrated = Terminar { $game } sin puntuar
absence-ended = La partida { $game } ha terminado sin puntuar: nadie ha ganado ni perdido.
absence-goes-on = La partida { $game } sigue en tus mensajes directos conmigo.
absence-waits = Se lo he preguntado a tu rival. La partida { $game } sigue en cuanto pulse también *Continuar la partida { $game } aquí*; hasta entonces el tiempo no corre.
absence-moving = Estoy pasando la partida { $game } a mensajes directos: sus tableros llegarán aquí.
absence-moved = { $player } ha pasado la partida { $game } a mensajes directos: sus tableros llegan aquí y el tiempo vuelve a correr.
absence-asked = { $player } quiere seguir la partida { $game } aquí, por mensajes directos. Pulsa *Continuar la partida { $game } aquí* para empezar; hasta entonces el tiempo no corre.
absence-unreachable = No puedo escribir a { $player }, así que la partida { $game } no puede seguir por mensajes directos. Puedes terminarla sin puntuar.

## Por qué Discord rechaza algo

trouble-channel-gone = el canal ya no existe
trouble-message-gone = el mensaje ya no existe
trouble-not-permitted = no tengo permiso para ver este canal, enviar mensajes y adjuntar archivos aquí
trouble-thread-closed = el hilo está cerrado
trouble-refused = Discord lo rechaza
trouble-passing = Discord no responde o está saturado

# Lo que se dice cuando algo ha fallado dos veces y no se intenta más.
parked-computer-turn = La máquina no encuentra su jugada en la partida { $game }. Usa `/board` para pedírsela otra vez, o termina la partida con `/resign` u `/offer what:anular`; nadie pierde nada con ello.
parked-computer-turn-again = La máquina sigue sin encontrar su jugada en la partida { $game }. Termina la partida con `/resign` u `/offer what:anular`; nadie pierde nada con ello.
parked-board = No puedo publicar el tablero de la partida { $game }. Usa `/board` para verlo; la partida sigue.
parked-offer = No puedo mostrar una oferta en la partida { $game }. Hazla otra vez si aún la quieres.
parked-reminder = No puedo enviar un aviso de la partida { $game }. Usa `/board` para ver a quién le toca.
parked-analysis = No puedo publicar el análisis de la partida { $game }. Pulsa *Analizar* bajo su último tablero para verlo.
parked-challenge = No puedo publicar tu desafío. Usa `/play` para hacer otro.
parked-time-out = No puedo terminar la partida { $game } por tiempo, así que sus relojes están parados. Termínala con `/resign` u `/offer what:anular`.
parked-chance = No puedo seguir la partida { $game } por mi cuenta. Usa `/board` para elegir tú.
parked-tournament = No puedo actualizar el mensaje de **{ $name }**. Usa `/tournament show`; las partidas siguen.
parked-tournament-round = No puedo preparar la próxima ronda de **{ $name }**. Las partidas empezadas siguen; pide ayuda a quien lleva este bot.
computer-asked-again = La máquina intenta una vez más encontrar su jugada.
