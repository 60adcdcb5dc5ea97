# Ajustes: los de una persona y los de un servidor.

yes = sí
no = no

## `/settings`

settings = **Tus ajustes**, en todos los servidores
    Tema del tablero: **{ $theme }**
    Orientación del tablero: **{ $bottom }**
    Tablero también en texto: **{ $text }**
    Cuando te toca: **{ $notify }**
    Tus cartas secretas: **{ $cards }**
    Antes de un plazo: **{ $reminder }**
    Horas de silencio, sin avisos ni novedades de las partidas que sigues: **{ $quiet }**
    En las clasificaciones: **{ $listed }**
    Advertencias en partidas amistosas: **{ $warnings }**
settings-language = Idioma: **{ $language }**
settings-language-button = Idioma…
settings-language-ask = ¿En qué idioma te escribo?
setting-language-discord = el de tu Discord
settings-cards-direct = un mensaje directo y el botón *Mi mano*
settings-cards-button = el botón *Mi mano*
settings-quiet = de { $from }:00 a { $to }:00, { $zone }
settings-quiet-none = ninguna
setting-light = colores claros
setting-dark = colores oscuros
setting-colour-blind = colores para cualquier visión del color
setting-bottom-own = tu propio bando abajo
setting-bottom-first = Blancas (o Mano) abajo
setting-notify-ping = el tablero te menciona
setting-notify-direct = un mensaje directo con un enlace
setting-notify-none = ningún aviso
setting-reminder = { $hours ->
    [0] ningún aviso
    [1] un aviso una hora antes
   *[other] un aviso { $hours } horas antes
    }
setting-hands-on = Enviarme mis cartas por MD
setting-hands-off = No enviar mis cartas por MD
setting-text-on = Tableros también en texto
setting-text-off = Sin tableros en texto
setting-listed-on = Aparecer en clasificaciones
setting-listed-off = Ocultarme en clasificaciones
setting-warnings-on = Activar avisos de rey
setting-warnings-off = Desactivar avisos de rey
settings-bottom-first = Blancas (o Mano) abajo
settings-bottom-own = Mi bando abajo
settings-quiet-button = Horas de silencio…
settings-quiet-form = Horas de silencio
settings-quiet-hours = De qué hora a qué hora; vacío: ninguna
settings-quiet-hours-example = p. ej. 22-7
settings-quiet-zone = Zona horaria
settings-quiet-zone-example = p. ej. Europe/Berlin

## `/server`

server-settings = **Ajustes de este servidor**
    Se pueden empezar partidas en: **{ $channels }**
    Cada partida en su propio hilo: **{ $threads }**
    Control de tiempo por defecto: **{ $time }**
    Partidas puntuadas: **{ $rated }**
server-language = Idioma de lo que todos ven aquí: **{ $language }**
server-language-discord = el de los ajustes de Discord de este servidor
server-language-menu = Idioma
server-computer = Partidas contra la máquina: **{ $place }**
server-computer-entry = Partidas contra la máquina: { $place }
server-computer-here = donde se empiezan, en un solo mensaje
server-computer-thread = cada una en su propio hilo
server-computer-direct = solo por mensaje directo
server-channel-menu = Canal
server-turn-off = Desactivar
server-zone-button = Zona horaria…
server-time-form = Horario
server-all-channels = todos los canales
server-threads-button-on = Hilos: no (pulsa para activar)
server-threads-button-off = Hilos: sí (pulsa para desactivar)
server-rated-button-on = Puntuadas: no (pulsa para activar)
server-rated-button-off = Puntuadas: sí (pulsa para desactivar)
server-time-button = Control de tiempo…
server-channels = Canales para jugar (ninguno elegido: todos)
server-time = Control de tiempo
server-time-field = Control de tiempo (vacío: 3 días por jugada)
server-time-example = p. ej. 3 days, 12 hours, 10+5 o none

## The daily puzzle of a server

server-daily-line = Ejercicio del día: **{ $channel } a las { $hour }:00, { $zone }, { $game }**
server-daily-none = Ejercicio del día: **desactivado**
server-daily-button = Ejercicio del día…
server-daily-time-button = Hora y zona horaria…
server-daily-hour = Hora (0–23)
server-daily-set = Se publica un ejercicio del día en { $channel } a las { $hour }:00 ({ $zone }), { $game }. El próximo: { $when }.
server-daily-all-games = todos los juegos por turnos
server-daily-off = En este servidor no hay ejercicio del día. Elige un canal para activarlo: sale una vez al día y cada cual lo resuelve en privado.

## The weekly highlights of a server

server-highlights-line = Lo mejor de la semana: **{ $channel }**
server-highlights-none = Lo mejor de la semana: **desactivado**
server-highlights-button = Lo mejor de la semana…
server-highlights-set = Lo mejor de la semana se publica en { $channel }: la racha de victorias más larga, la partida más larga y la mayor sorpresa. La próxima vez: { $when }.
server-highlights-off = En este servidor no se publica lo mejor de la semana. Elige un canal para activarlo: sale los lunes a las 9:00.

## The role for players of a server

server-role-line = Rol para jugadores: **{ $role }**
server-role-none = Rol para jugadores: **ninguno**
server-role-button = Rol para jugadores…
server-role-menu = Rol
server-role-set = Se menciona a { $role } cuando alguien busca rival. Cualquiera puede darse este rol debajo de `/challenges`. Necesito el permiso Gestionar roles, un rol por encima de este y permiso para mencionarlo.
server-role-off = No se menciona a nadie cuando alguien busca rival. Elige un rol para cambiarlo.

## Las temporadas de un servidor

server-seasons-line = Temporadas: **{ $length }, { $channel }**
server-seasons-none = Temporadas: **desactivadas**
server-seasons-button = Temporadas…
season-length-quarter = cada trimestre
season-length-month = cada mes
season-length-menu = Duración
season-settings-on = Empieza una temporada { $length } ({ $zone }). Esta, { $season }, termina el { $when }; entonces se publican sus campeones en { $channel }. `/leaderboard` con `period` muestra las tablas.
season-settings-off = En este servidor no hay temporadas. Elige un canal para activarlas: al final de cada trimestre o mes se publican ahí los campeones de cada juego. Las puntuaciones no se reinician.

## Roles por puntuación

server-roles-line = Roles por puntuación: **{ $roles }**
server-roles-none = Roles por puntuación: **ninguno**
server-roles-button = Roles por puntuación…
server-team-button = Invitación de equipo
roles-heading = **Roles por puntuación**
roles-off = No se dan roles por puntuación. Elige un rol para empezar.
roles-how = -# Doy estos roles y los quito cuando cambian las puntuaciones. Las provisionales y quienes no salen en las clasificaciones no cuentan. Necesito el permiso Gestionar roles, y mi propio rol tiene que estar por encima de estos.
roles-menu = Añadir o cambiar un rol
roles-line = • { $role }: { $rule } · { $holders ->
    [one] { $holders } miembro
   *[other] { $holders } miembros
    }
roles-rule-rating = { $title }, puntuación de { $least } o más
roles-rule-top = { $title }, { $count ->
    [one] primer puesto
   *[other] los { $count } primeros
    }
roles-not-permitted = ⚠️ No puedo darlo: no tengo el permiso Gestionar roles.
roles-too-high = ⚠️ No puedo darlo: tiene que estar por debajo de mi propio rol en la lista de roles del servidor.
roles-managed = ⚠️ No puedo darlo: es de una integración.
roles-gone = 🗑️ Se ha eliminado un rol en este servidor, así que ya no lo doy: { $rule }.
roles-drop-menu = Dejar de dar un rol
roles-ask = ¿Qué hace falta para recibir { $role }?
roles-rule-menu = Juego y condición
roles-entry-rating = { $title }: a partir de cierta puntuación…
roles-entry-top = { $title }: los primeros de la clasificación…
roles-form = Rol por puntuación
roles-field-rating = Puntuación mínima
roles-field-top = Número de puestos
