# Desafíos y controles de tiempo.

challenge-posted = Desafío publicado: { $link }
challenge-waits = Discord no responde en este momento. Tu desafío se publicará en cuanto responda.
challenge-not-posted = No pude publicar tu desafío en este canal, así que lo retiré. Pide a un moderador que me deje ver este canal y enviar mensajes aquí.
challenge-which-game = ¿A qué juego quieres jugar con { $player }? Con `/play` puedes elegir opciones.
challenge-no-member = Esta persona no está en este servidor. Elige a alguien que esté, o un `level` para jugar contra la máquina.
challenge-maker-left = Quien lanzó este desafío se fue del servidor, así que el desafío queda cancelado. Empieza el tuyo con `/play`.
challenge-bot = Otros bots no pueden aceptar desafíos. Elige a una persona, o un `level` para jugar contra la máquina.
challenge-opponent-and-level = Elige un `opponent` o un `level`, no ambos.
challenge-in-direct-messages = Solo puedes desafiar a otras personas en un servidor. Para jugar aquí contra la máquina, elige un `level`.
challenge-computer-rated = Las partidas contra la máquina nunca puntúan: deja `rated` vacío.
challenge-computer-time = Las partidas contra la máquina no tienen reloj: deja `time` vacío.
challenge-no-direct-messages = No puedo escribirte. Permite mis mensajes directos e inténtalo de nuevo.
challenge-not-added = No estoy en este servidor, así que no puedo organizar aquí una partida entre personas. Elige un `level` para jugar contra la máquina.

## El mensaje

challenge-message =
    { $opening } { $seat }
    Tiempo: { $time }.
    { $state }
challenge-message-rated =
    { $opening } { $seat } **Puntuada**: el resultado cambia la puntuación de ambos.
    Tiempo: { $time }.
    { $state }
challenge-opening = { $player } desafía a { $opponent } a **{ $title }**.
challenge-opening-anybody = { $player } busca rival para **{ $title }**.
challenge-seat = { $player } juega en el bando { NAME($seat, form: "of") }.
challenge-seat-random = Los bandos se sortean.
challenge-open = { $summary } El desafío caduca { $when }.
challenge-accepted = **Aceptado.** ¡Buena partida!
challenge-declined = **Rechazado.**
challenge-declined-by = **Rechazado** por { $player }.
challenge-withdrawn = **Retirado** por { $player }.
challenge-called-off = **Cancelado**: este desafío ya no se puede aceptar.
challenge-expired = **Caducado**: nadie respondió a tiempo.
challenge-secret = -# 🔒 Reparto verificable: `{ $commitment }` lo fija desde ahora, y *Comprobar*, bajo `/replay`, lo comprueba después de la partida.
challenge-details-button = Detalles
challenge-details = 🔒 **Reparto verificable.** Todo lo que decide el azar sale de un secreto sorteado al crear este desafío. Su huella es `{ $commitment }`. También está en la descripción de la imagen (ALT), así que nadie puede cambiar ya el secreto. Después de la partida, *Comprobar*, bajo `/replay`, muestra el secreto y lo comprueba todo.
challenge-commitment = Reparto verificable, compromiso: { $commitment }
challenge-example = -# Las cartas son un ejemplo: se reparten al empezar la partida.
challenge-my-deck = Mi mazo
challenge-cards = **Cartas nuevas para esta partida.** Mientras el desafío esté abierto, `/deck edit` las admite, para que puedas ponerlas en tu mazo:
challenge-cards-picture = Cartas nuevas

## Controles de tiempo

time-none = sin límite de tiempo
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
    } por jugada
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
    } por jugada
time-live = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } por jugador
time-live-increment = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } por jugador, más { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    } con cada jugada
