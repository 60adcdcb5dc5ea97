# Partidas por equipos y sus votaciones

team-mention = Equipo { $mark }
team-picture = Equipo { $side }
team-heading = 👥 **{ $title }** para dos equipos, organizada por { $organizer }
team-heading-person = 👥 **{ $title }**: un equipo contra { $opponent }, organizada por { $organizer }
team-heading-computer = 👥 **{ $title }**: un equipo contra la máquina (nivel { $level }), organizada por { $organizer }
team-side = { $mark } **{ $side }** ({ $count }): { $players }
team-side-empty = { $mark } **{ $side }**: nadie todavía
team-side-person = { $mark } **{ $side }**: { $player }
team-side-computer = { $mark } **{ $side }**: la máquina
team-more = { $count } más
team-rules = Cada equipo vota sus jugadas. Una votación acaba en cuanto más de la mitad de quienes pueden votar están de acuerdo, o cuando se agota su tiempo ({ $time }): entonces se juega la opción más votada y, si hay empate, la que llegó primero a esos votos. Si nadie vota, el equipo pierde. Quien se une a un equipo se queda en él.
team-vote-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
    }
team-vote-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
    }
team-who-begins = { $player } empieza la partida con *Empezar*.
team-running =
    La partida está en marcha: { $link }
    Aún puedes unirte. Votarás a partir del próximo turno de tu equipo.
team-over = La partida ha terminado. { $link }
team-cancelled = Esta partida se canceló.
team-join = Unirme a { $side }
team-begin = Empezar
team-cancel = Cancelar
team-joined = Ya estás dentro: equipo { $side }.
team-joined-running = Ya estás dentro: equipo { $side }. Puedes votar a partir del próximo turno de tu equipo.
team-called-off = Cancelada.
team-posted = Ya se pueden formar los equipos: { $link }
team-waits = Tu partida por equipos aparecerá aquí enseguida.
team-rated = Las partidas por equipos nunca puntúan: deja `rated` vacío.
team-both-and-opponent = Si los dos bandos son equipos, deja vacíos `opponent` y `level`.
team-special = Las partidas por equipos no tienen ventaja, serie ni posición propia: deja vacías esas opciones.
team-elsewhere = El otro equipo en otro sitio…
team-elsewhere-panel = ¿Dónde debe jugar el otro equipo? Elige un canal de este servidor, donde alguien tiene que aceptar. O invita a otro servidor: si puedes gestionar este, recibes un código para alguien que pueda gestionar aquel.
team-elsewhere-channel = Elegir un canal
team-elsewhere-server = Otro servidor
team-asked = He preguntado en { $channel }. Cualquier otra persona que pueda escribir allí puede aceptar hasta el { $until }.
team-asked-later = Todavía no puedo publicar en { $channel }. Déjame ver ese canal, enviar mensajes y adjuntar archivos allí, o cancela la partida.
team-code =
    Envía este código a alguien que pueda gestionar el otro servidor: **{ $code }**
    Allí, en el canal donde vaya a jugar su equipo, se introduce en `/server` › *Invitación de equipo*. Es válido hasta el { $until }.
team-code-field = Código de la invitación
team-heading-away = 👥 **{ $title }** contra un equipo en { $channel }, organizada por { $organizer }
team-heading-abroad = 👥 **{ $title }** contra un equipo de otro servidor
team-another-server = en otro servidor
team-side-away = { $mark } **{ $side }** ({ $count }): { $there }
team-side-asked = { $mark } **{ $side }**: invitación pendiente ({ $there }), hasta el { $until }
team-away-declined = La invitación se rechazó. Los dos equipos pueden jugar aquí, o puedes invitar a otro.
team-away-expired = Nadie aceptó la invitación a tiempo. Los dos equipos pueden jugar aquí, o puedes invitar a otro.
team-invitation = Cualquiera que pueda escribir aquí puede aceptar hasta el { $until }. Entonces vuestro equipo se forma en este canal.
team-invitation-abroad = Si aceptas, vuestro equipo se forma en este canal. Puedes hacerlo hasta el { $until }.
team-invitation-declined = Esta invitación se rechazó.
team-invitation-expired = Nadie aceptó esta invitación a tiempo.
team-accepted = Aceptado: vuestro equipo puede formarse. { $link }
team-declined = Rechazado.
team-who-begins-abroad = El otro servidor empieza la partida en cuanto los dos equipos tengan miembros.

vote-line = { $mark } **{ $side }** vota, como muy tarde { $when } · han votado { $voters } de { $electors }
vote-line-secret = { $mark } **{ $side }** elige en secreto, como muy tarde { $when }
vote-line-elsewhere = { $mark } **{ $side }** vota en otro sitio, como muy tarde { $when }
vote-paused = La partida está en pausa porque me quitaron del servidor del otro equipo. Seguirá cuando alguien de allí vuelva a añadirme.
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = y { $count } más
vote-own = Tu voto: { $choice }
vote-none = Aún no has votado.
vote-not-yet = Puedes votar a partir del próximo turno de tu equipo.
vote-cast = Has votado por { $choice }. Puedes cambiar tu voto hasta que se cierre la votación.
vote-decided = Has votado por { $choice }. Con eso queda decidido.
vote-resign = abandonar
vote-random = dejarlo al azar

error-team-no-game = Esa partida por equipos ya no existe.
error-team-decks = Los equipos no pueden traer mazos. Elige opciones en las que ambos tengan las mismas cartas.
error-team-time = Una votación necesita un tiempo por jugada: por ejemplo, `time:1 day`.
error-team-too-many = Hay demasiadas partidas por equipos abiertas: como mucho { $server } en un servidor y { $organizer } de una persona. Termina o cancela antes otra.
error-team-closed = Demasiado tarde: esta partida por equipos ya ha empezado o ha terminado.
error-team-no-team = Ese bando no es un equipo.
error-team-full = Este equipo está completo.
error-team-other-team = Estás en el otro equipo. Quien se une a un equipo se queda en él.
error-team-is-opponent = Tú juegas contra este equipo.
error-team-not-yours = Solo { $player } puede hacer eso.
error-team-no-member = Uno de los equipos aún no tiene miembros. Espera a que alguien se una.
error-team-not-in = No estás en ningún equipo de esta partida. Únete a uno con los botones bajo el tablero.
error-team-one-action = Un equipo vota una acción cada vez. Elige o escribe solo la siguiente.
error-team-in-teams = No es posible en una partida por equipos: todo se decide por votación.
error-team-elsewhere = Este equipo juega en otro sitio: solo es posible unirse allí.
error-team-invited = El otro equipo ya está invitado.
error-team-both-joined = Los dos equipos ya tienen miembros aquí, así que ninguno puede jugar en otro sitio.
error-team-same-channel = La partida se organizó en ese canal. Elige otro.
error-team-same-server = Esta invitación es para otro servidor. Un canal de este servidor se elige en el menú.
error-team-no-invitation = Esta invitación no existe, ya tiene respuesta o ha caducado.
error-team-own-invitation = Esta invitación es tuya, así que debe responder otra persona.
error-team-away-gone = Me quitaron del servidor del otro equipo. Espera a que alguien de allí vuelva a añadirme o cancela la partida.
error-team-channel-unseen = No sé si puedes ver ese canal. Elige uno que veas.
error-team-not-writer = Solo puede responder quien pueda escribir en este canal.
error-team-not-manager = Solo puede hacerlo quien pueda gestionar el servidor o sus canales.
