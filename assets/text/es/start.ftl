# Por dónde empezar: `/help`, `/challenges`.

start-greeting = **Trickmate**: juegos donde se encuentran el ajedrez y los naipes. ¿A cuál quieres jugar?
start-direct = ¡Hola! Ahora mismo no estás jugando a nada. Elige un juego para empezar aquí mismo:
start-picture-alt = Cuatro tableros en plena partida, cada uno bajo su nombre. { $cardmate }: los naipes son las piezas. { $poker }: las piezas de ajedrez están sobre naipes. { $mysterious }: algunas piezas están boca abajo. { $summoner }: las piezas están hechas de cartas y llevan dibujados sus movimientos.
start-game = **{ $title }**
    { $summary }
    -# { $terms }
start-level = Máquina: nivel { $level }
start-side = Tu lado: { $side }
start-side-random = al azar
start-time = Entre personas: { $time }
start-computer = Máquina
start-friend = Con amigos
start-anyone = Cualquiera
start-teams = Equipos
start-change = Cambiar…
start-friend-who = ¿Con quién quieres jugar a **{ $title }**?
start-rules = ¿Las reglas de qué juego?
start-commands = **Jugar**
    Elige en el tablero, escribe con `/move` o responde al tablero con tu jugada: mayúsculas, espacios y `x` en vez de `:` dan igual. `/board` muestra otra vez el tablero, desde tu lado y solo a ti; `/games` lista tus partidas.
    ¿Primera vez? `/learn` enseña cada juego con lecciones cortas, `/puzzle` tiene posiciones para resolver.
    ¿No hay nadie? Juega contra la máquina con `/help` o con `/play poker level:3`, aquí o en un mensaje directo para mí; `/hint` muestra qué haría ella.
    `/offer` propone a tu rival tablas, deshacer, anular o una revancha, `/resign` abandona, `/vacation` detiene tus relojes.
    Ajedrez póker: *Manos*, en *Más…*, muestra la mano que formaría cada jugada. Ajedrez misterioso: `/hand` muestra tus cartas, `/place` coloca una. Ajedrez del invocador: `/deck` guarda tus mazos, `/card` muestra las cartas; tras tu jugada se abre un panel privado, o escribe el turno entero: `/move e1-e2, +Sword, end`. `/piece` muestra cómo se mueve una pieza.

    {"**"}Después**
    `/play` con `rated` cuenta para la puntuación: `/leaderboard`, `/profile`. `/replay` repasa una partida o una planilla; sus botones dan la planilla y comprueban el reparto. `/watch` sigue partidas de otros.

    {"**"}Tú y este servidor**
    `/settings`: imágenes, avisos, cartas secretas, recordatorios. `/block` mantiene lejos a alguien. `/privacy` exporta o borra lo que se guarda sobre ti. `/server`: los ajustes de este servidor. `/admin`: para quienes lo administran.
start-challenges = Buscan rival:
start-challenge = { $number }. { $player } · **{ $title }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ $title }**, puntuada · { $time } · { $link }
start-follow = Avísame de partidas
start-unfollow = No avisarme más
start-followed = Recibirás una mención cuando alguien busque rival.
start-unfollowed = Ya no recibirás menciones.
start-no-challenges = Nadie más busca partida en este servidor. Empieza una con `/play` y deja que acepte cualquiera.
start-accept = Aceptar { $number }
