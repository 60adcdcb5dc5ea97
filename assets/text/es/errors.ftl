# Lo que se dice cuando algo se rechaza o falla; la segunda frase dice qué hacer.

## Desafíos

error-no-game = Juego desconocido. En `/help` está la lista de juegos.
error-option = Opción no válida: { $why }.
error-against-oneself = No puedes ser tu propio rival. Elige a otra persona, o deja el rival vacío para que acepte cualquiera.
error-challenge-closed = Este desafío ya no está abierto. Empieza uno nuevo con `/play`.
error-not-challenged = Este desafío es para { $player }. Empieza el tuyo con `/play`.
error-not-challenger = Solo { $player }, que lanzó este desafío, puede retirarlo.
error-own-challenge = Este desafío es tuyo. Espera a que alguien lo acepte, o retíralo.
error-blocks-oneself = No puedes bloquearte. Elige a otra persona.
error-has-blocked = Has bloqueado a { $player }. Usa `/block` para volver a jugar con esa persona.
error-not-to-be-challenged = No puedes desafiar a esta persona aquí. Elige a otra, o deja el rival vacío para que acepte cualquiera.
error-not-to-be-accepted = No puedes aceptar este desafío. Empieza el tuyo con `/play`.
error-banned = Tienes prohibido jugar en este servidor. Habla con quienes lo administran.
error-too-many-challenges = Ya tienes { $count } desafíos abiertos. Retira uno o espera una respuesta.
error-too-many-games = Ya tienes { $count } partidas en curso. Termina una primero: `/games` las lista.
error-too-many-computer-games = Ya tienes { $count } partidas en curso contra la máquina. Termina una primero: `/games` las lista.
error-no-computer = La máquina aún no está lista. Inténtalo de nuevo en un momento.
error-not-your-challenge = Solo { $player }, que lanzó este desafío, puede jugarlo contra la máquina. Empieza el tuyo con `/play`.
error-opponent-busy = { $player } tiene demasiadas partidas en curso. Inténtalo cuando termine alguna.
error-not-here = No puedes empezar partidas en este canal. Usa `/play` en { $channels }.
error-not-here-two = { $first } o { $last }
error-no-rated = Las partidas puntuadas están desactivadas en este servidor. Juega una amistosa: deja `rated` vacío.
error-time-control = El control de tiempo se escribe `3 days` o `12 hours` por jugada (de 1 hora a 30 días), `10+5` para una partida en vivo (minutos por jugador, máximo 180, y segundos que se suman con cada jugada, máximo 180) o `none`.

## Partidas

error-no-match = Partida no encontrada. `/games` lista las tuyas.
error-not-paused = Esta partida no está en pausa.
error-too-soon = Podrás elegir { $when } si continuar por mensajes directos o terminar la partida sin puntuar. Hasta entonces espero a que vuelvan a añadirme.
error-paused = Esta partida está en pausa porque me quitaron de su servidor. Seguirá cuando alguien de allí vuelva a añadirme.
error-over = Esta partida ha terminado. Empieza otra con `/play`.
error-already-over = Esta partida ya ha terminado.
error-no-deal = Solo se puede repetir un reparto al azar que ambos vieron desde el principio. Usa `/offer what:revancha` para otra partida.
error-not-over = Esta partida aún no ha terminado. Después podrás pedir la revancha.
error-out-of-turn = No es tu turno. Espera la jugada de tu rival.
error-action = { $refused }.
refused-illegal = `{ $typed }` no es legal: { $why }
refused-unreadable = `{ $typed }` no es una jugada: { $why }
refused-otherwise = `{ $typed }` no se puede jugar: { $why }
error-placing = No se colocó nada: { $why }. Corrígelo y envíalo de nuevo.
error-typed-resign = Para abandonar la partida { $game }, usa `/resign`.
error-typed-draw = Para ofrecer tablas en la partida { $game }, usa `/offer what:tablas`.
error-typed-takeback = Para pedir deshacer una jugada en la partida { $game }, usa `/offer what:deshacer`.
error-typed-rematch = Para pedir la revancha de la partida { $game }, usa `/offer what:revancha`.
error-stale-over = Esta partida ha terminado entretanto.
error-stale = La partida ha avanzado entretanto. Mira el último tablero y elige otra vez.
error-stale-typed = La partida ha avanzado entretanto, así que `{ $typed }` no se jugó. Mira el último tablero; si aún lo quieres, envíalo otra vez.
error-nothing-drafted = No hay nada que deshacer en este turno.
error-one-move = En este juego, un turno es una jugada y termina solo.
error-nothing-here = No tienes ninguna partida en curso aquí. Mira las tuyas con `/games` o empieza una con `/play`.
error-several-elsewhere = Tienes varias partidas en curso, pero ninguna aquí. Elige una con la opción `game`; `/games` las lista.
error-no-hand = No tienes cartas ocultas en ninguna partida en curso. `/games` lista tus partidas.
error-no-hand-here = No tienes cartas ocultas aquí. `/board` muestra el tablero.
error-not-seated = En esta partida solo juegan { $first } y { $second }. Empieza la tuya con `/play`.
error-in-game =
    { $refused }
    -# Esto se refería a la partida { $game }. Para jugar en otra, añade la opción `game`.
error-elsewhere = La partida { $game } se juega en { $channel }, no aquí. Usa `/{ $command }` allí.
error-unlisted = Los resultados de { $player } están ocultos aquí.
error-unknown-rules = La partida { $game } usa una versión de las reglas que no tengo, así que no puedo abrirla. No se ha perdido nada: avisa a quien opera el bot.
error-corrupt = No se puede cargar esta partida. Sus jugadas están a salvo: avisa a quienes administran el servidor (partida { $game }).
error-worldwide = Esta partida puntuada cuenta a nivel mundial: solo quien opera este bot puede terminarla sin resultado. Cuando acabe, `/admin remove-result` la quita de las clasificaciones de este servidor.
error-secret-in-public = No se jugó nada: otros pueden leer esto, y tu elección es secreta. Usa los botones o escríbela en un mensaje directo para mí.
error-typed = { $refused } (partida { $game }).
error-typed-near =
    { $refused } (partida { $game }).
    Por ejemplo, puedes jugar { $near }.
error-typed-which =
    Esto puede ser una jugada de la partida { $game } o una respuesta a la pregunta de arriba.
    Envíalo otra vez como respuesta: a este mensaje si es una jugada, a la pregunta si es una respuesta.

## Pistas, ofertas y jugadas deshechas

error-no-hints = En las partidas puntuadas no hay pistas.
error-in-rated-game = Esta posición se está jugando en una partida puntuada. Inténtalo cuando esa partida termine.
error-nothing-to-analyse = Nadie tomó ninguna decisión en esta partida. Elige otra partida.
error-not-playable = Desde aquí no se puede seguir jugando. Elige una posición en la que le toque a alguien.
error-hint-out-of-turn = Solo hay pistas cuando te toca. Pídela entonces.
error-nothing-to-take-back = Todavía no has movido, así que no hay nada que deshacer.
error-revealed = No se puede deshacer: se ha revelado información oculta.
error-rated = En las partidas puntuadas no se puede deshacer ni anular. Usa `/offer what:tablas` para ofrecer tablas, o `/resign`.
error-offer-closed = Esta oferta ya no está abierta. Puedes hacer otra.
error-offered-already = Ya lo has ofrecido. Espera la respuesta de tu rival.
error-offered-before = No puedes ofrecerlo otra vez en esta posición. Sigue jugando primero.
error-rematch-asked = Ya has pedido la revancha de esta partida. Usa `/play` para desafiar a tu rival.
error-no-rematch = Ahora mismo no puedes volver a jugar aquí contra este rival. Usa `/play` para buscar otro.
error-own-offer = Esta oferta es tuya. Espera la respuesta de tu rival, o retírala.
error-not-offerer = Solo { $player }, que hizo esta oferta, puede retirarla.
error-own-proposal = Esta propuesta es tuya. Espera a que tu rival acepte.

## Jugadores

error-being-erased = Tus datos se están borrando. Inténtalo de nuevo en un momento.
error-erased-already = Borraste tus datos hace poco. Podrás hacerlo otra vez { $when }.
error-on-vacation = Ya estás de vacaciones. Usa `/vacation` para terminarlas.
error-not-on-vacation = No estás de vacaciones. Usa `/vacation` para empezarlas.
error-no-vacation-left = Has gastado los { $days } días de vacaciones de este año. El 1 de enero tendrás nuevos.
error-bot = Los bots no juegan aquí. Elige a una persona.
error-same-players = Elige a dos jugadores distintos.
error-export-too-large = Tus datos no caben en un archivo de Discord. Pídelos a quien opera este bot.

## Mazos y cartas

error-no-array = Ya no tienes una formación con ese nombre. Pulsa otra vez *Colocar el resto…* para ver las que tienes.
error-array-name = El nombre de una formación empieza por letra o cifra y tiene como máximo { $max } caracteres: letras, cifras, espacios y - ' . ! ? & +
error-arrays-full = Ya tienes { $max } formaciones, el máximo. Usa el nombre de una para reemplazarla, u olvida una en *Colocar el resto…* en tu próxima partida.
error-array-not-placed = Puedes guardar una formación cuando hayas colocado las 16 cartas de tu mano. Coloca antes las demás.
error-no-deck = No tienes ningún mazo con ese nombre. `/deck list` muestra los tuyos y los predefinidos.
error-deck-name = El nombre de un mazo empieza por letra o cifra y tiene como máximo { $max } caracteres: letras, cifras, espacios y - ' . ! ? & +
error-deck-taken = Ya tienes un mazo llamado { $name }. Elige otro nombre.
error-deck-preset-name = { $name } es el nombre de un mazo predefinido. Elige otro nombre.
error-decks-full = Ya tienes { $max } mazos, el máximo. Borra uno con `/deck edit` primero.
error-deck-cards = No se cambió nada: { $why }.
error-deck-in-use = No se cambió nada: { $name } es tu mazo en uso, y { $why }. Elige otro con `/deck use` antes de desarmarlo.
error-deck-unusable = No puedes jugar aquí con tu mazo { $name }: { $why }. Cámbialo con `/deck edit`, o elige otro con `/deck use`.
error-deck-not-ready = No puedes jugar aquí con tu mazo en uso. Mira por qué con `/deck edit`, o elige otro con `/deck use`.
error-deck-other-not-ready = Esta partida aún no puede empezar: { $player } tiene que elegir antes un mazo para ella, con `/deck use` o con el botón *Mi mazo* del desafío.
error-card-refused = La carta no se añadió: { $why }.
error-card-taken = La carta no se añadió: este servidor ya tiene una con ese nombre, o no le caben más. `/card list` muestra sus cartas.
error-too-many-brought = Un desafío puede traer como máximo { $max } cartas propias. Quita algunas.
error-cards-without-decks = La versión courier se juega sin mazos: deja `cards` vacío, o elige la versión estándar.
error-no-card = Este servidor no tiene ninguna carta propia con ese nombre. `/card list` muestra sus cartas.
error-no-piece = No se encontró ninguna pieza o carta para «{ $name }». Indica una casilla con una pieza, como e1, o elige una sugerencia al escribir.

## Seguir y repasar

error-own-game = Juegas en esta partida, así que no puedes seguirla. Elige con `/settings` cómo saber que te toca.
error-nothing-to-watch = La partida { $game } ha terminado. `/replay` muestra cómo fue.
error-too-many-watched = Ya sigues 25 partidas, o esta ya tiene 100 espectadores. Deja de seguir otra con `/watch`, o inténtalo más tarde con esta.
error-nobody-to-watch = Aquí no hay ninguna partida en curso de otras personas. Usa `/watch` en un canal con una partida.
error-no-import = Esta planilla ya no está guardada. Impórtala otra vez con `/replay`.
error-record = Esta planilla no se puede repasar: { $why }. *Planilla*, bajo `/replay`, muestra el formato correcto.
record-too-long = la planilla ocupa más de { $kib } KiB
record-too-many-moves = la planilla tiene más de { $max } jugadas
record-too-slow = se tarda demasiado en repasarla
error-replay-one = Da solo una cosa: el número de una partida, una planilla como archivo o una planilla como texto. *Planilla*, bajo `/replay`, muestra el formato.
error-import-too-large = Este archivo ocupa más de { $kib } KiB. Adjunta una planilla en el formato que da *Planilla* bajo `/replay`.
error-import-not-fetched = No se pudo obtener el archivo de Discord. Inténtalo de nuevo, o da la planilla como texto.
error-import-not-text = Este archivo no es texto UTF-8. Adjunta una planilla en el formato que da *Planilla* bajo `/replay`.
error-ply = Escribe el número de una media jugada, p. ej. 34; 0 es el principio.
error-plies = Elige `from` y `to` entre 0 y { $end }, la última media jugada de esta partida, y `from` no después de `to`.

## Servidores y permisos

error-servers-only = Usa esto en un servidor.
error-cards-servers-only = Usa esto en un servidor: las cartas pertenecen a servidores.
error-challenges-servers-only = Usa esto en un servidor: los desafíos pertenecen a servidores.
error-managers-only = Solo quien tenga el permiso Gestionar servidor puede cambiar esto.
error-card-managers-only = Solo quien tenga el permiso Gestionar servidor puede cambiar las cartas de un servidor.
error-not-permitted = No puedo organizar una partida en este canal. Pide a un moderador que me dé estos permisos: { $missing }.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos

## Ajustes

error-quiet-hours = Escribe dos horas en punto distintas, como `22-7`, u `off`.
error-zone = Zona horaria desconocida. Escribe una como `Europe/Berlin`: `/settings zone` las lista.
error-hour = La hora es un número de 0 a 23.

## Fallos

error-failed = Algo salió mal y no se cambió nada. Inténtalo de nuevo en un momento.
error-busy = Ahora mismo tengo mucho trabajo. Inténtalo de nuevo en un minuto.
error-picture = No se pudo dibujar la imagen. No se cambió nada, así que inténtalo de nuevo.
error-study = Esta lección o este ejercicio no funciona en este momento. Prueba otro.
error-button-expired = Este botón ha caducado. Usa `/board` para ver el tablero actual.
error-form-expired = Este formulario ha caducado. Usa el comando otra vez.

## Demasiado seguido

error-pacing = { $what } Inténtalo de nuevo en { $wait }.
pacing-animation = Puedes hacer 3 animaciones por minuto.
pacing-import = Puedes importar 20 planillas en 10 minutos.
pacing-picture = Has pedido muchas imágenes en poco tiempo.
pacing-export = Puedes pedir tus datos 5 veces en 10 minutos.
pacing-report = Puedes exportar 10 torneos en cinco minutos.
pacing-enrolment = Entras y sales de torneos demasiado rápido.
pacing-invitation = Puedes invitar a 5 sustitutos en poco tiempo.
pacing-deletion = Puedes borrar tus datos 3 veces por hora.
pacing-suggestion = Escribes demasiado rápido para las sugerencias.
pacing-analysis = Puedes pedir 10 análisis en cinco minutos.
pacing-hint = Puedes pedir 10 pistas por minuto.
pacing-study = Puedes empezar 10 partidas desde posiciones en cinco minutos.
pacing-message = Escribes más rápido de lo que puedo responder.
typed-pause = Durante unos segundos no responderé a mensajes que no entienda.
typed-role = No puedo leer los mensajes que mencionan mi rol. Cuando escribas mi nombre, elígeme en **Miembros**.
wait-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
    }
wait-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
    }
error-role-not-given = No puedo cambiar este rol. Pide a quien administra el servidor que me dé el permiso Gestionar roles y un rol por encima de este.
error-role-not-for-players = Este rol no se puede dar a jugadores. Elige otro.
error-role-beyond-own = Solo puedes elegir roles que podrías dar tú: necesitas el permiso Gestionar roles, y el rol debe estar por debajo de tu rol más alto y no permitir nada que tú no puedas hacer.
roles-error-number = Escribe un número del { $least } al { $most }.
roles-error-too-many = Un servidor puede tener { $max } roles por puntuación. Quita uno primero.
