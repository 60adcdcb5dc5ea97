# Las descripciones de los comandos y sus opciones: 100 caracteres como máximo cada una.

option-game = Qué partida (por defecto: la de este canal)
option-own-game = Cuál de tus partidas (por defecto: la de este canal)
option-tournament = El número del torneo (por defecto: el último de este servidor que no ha terminado)
option-game-with-cards = Cuál de tus partidas (por defecto: aquella en la que tienes cartas)
option-game-topic = Qué juego (por defecto: lo eliges de una lista)
option-game-number = El número de la partida, que está bajo el tablero
option-any-deck = Qué mazo, tuyo o predefinido

command-admin = Para quienes administran el servidor: sus partidas y jugadores
command-admin-end = Termina sin resultado una partida en curso de este servidor
    .game = { option-game-number }
command-admin-remove-result = Retira el resultado de una partida de las puntuaciones e historiales del servidor
    .game = { option-game-number }
command-admin-ban = Prohíbe a alguien jugar en este servidor
    .user = A quién
command-admin-unban = Deja que alguien vuelva a jugar en este servidor
    .user = A quién

command-block = Bloquear a alguien o desbloquearlo; sin nombre, ver a quién bloqueas
    .user = A quién (por defecto: la lista de quienes bloqueas)

command-board = Muestra otra vez el tablero, solo a ti y desde tu lado
    .game = { option-game }

command-card = Las cartas de Ajedrez del invocador y las que añade este servidor
command-card-list = Lista las cartas con imágenes, primero las propias de este servidor
command-card-add = Añade una carta a este servidor, para mazos que se armen desde ahora
    .name = Su nombre: una letra y después letras, cifras y guiones
    .moves = Cómo se mueve, en notación de Betza, p. ej. C o fmWcF
    .value = Su valor (por defecto: estimado según sus movimientos)
command-card-retire = Retira una carta de este servidor; las partidas ya empezadas la conservan
    .name = Qué carta propia de este servidor

command-challenges = Muestra quién busca rival en este servidor

command-deck = Tus mazos para Ajedrez del invocador
command-deck-list = Lista tus mazos y los predefinidos
command-deck-edit = Construye un mazo con botones y mira cuánto vale; solo lo ves tú
    .name = Qué mazo, tuyo o predefinido (por defecto: el que usas)
command-deck-share = Muestra un mazo a todo el canal
    .name = { option-any-deck }
command-deck-export = Exporta un mazo como texto que se puede importar; solo lo ves tú
    .name = { option-any-deck }
command-deck-import = Crea un mazo a partir de texto, o reemplaza las cartas de uno tuyo
    .name = El nombre del mazo; si ya lo tienes, se reemplazan sus cartas
    .text = Sus cartas, p. ej. 4 Knight, 3 Rider (por defecto: un formulario para textos largos)
command-deck-use = Elige el mazo con el que juegas desde ahora
    .name = { option-any-deck }

command-games = Lista tus partidas

command-hand = Muestra tu mano y las cartas que has colocado, solo a ti
    .game = { option-game-with-cards }

command-help = Qué es esto y cómo empezar

command-hint = Mira qué jugaría la máquina en tu lugar; solo lo ves tú
    .game = { option-own-game }

command-leaderboard = Quién juega mejor, y tu puesto
    .game = Qué juego (por defecto: el último que empezaste)
    .scope = Puntuaciones de este servidor o mundiales (por defecto: de este servidor)
    .scope_server = este servidor
    .scope_world = mundial
    .period = Quién aparece (por defecto: todos los que no tienen puntuación provisional)
    .period_all = desde siempre
    .period_month = este mes: puntos ganados
    .period_active = jugadores activos
    .period_season = una temporada de este servidor: rendimiento

command-learn = Aprende un juego con lecciones cortas, solo para ti
    .game = { option-game-topic }

command-move = Haz una jugada
    .move = Tu jugada, p. ej. 4Ci3 o Nf3; escribe una pieza o una casilla para acortar la lista
    .game = { option-own-game }
    .end = Terminar tu turno después (en juegos con varias acciones por turno)
    .end_end = terminar mi turno
    .end_go-on = seguir con mi turno

command-offer = Ofrece tablas, deshacer una jugada, una revancha o anular la partida
    .what = Qué propones
    .what_draw = tablas
    .what_takeback = deshacer: tu última jugada
    .what_abort = anular: la partida no cuenta
    .what_rematch = revancha: con los bandos cambiados
    .what_same-deal = mismo reparto: una revancha con las mismas cartas
    .game = { option-own-game }

command-piece = Muestra los movimientos de una pieza o una carta, y cuánto vale una carta; solo a ti
    .name = Una casilla (d4), su código en una reserva (W3) o una carta, también propia de este servidor
    .game = { option-game }

command-ping = Cómo está el bot: su conexión, su base de datos, su versión

command-place = Coloca una carta en secreto
    .card = Carta y casilla, p. ej. N@c3, o varias: Ke1 Qd1; escribe para acortar la lista
    .game = { option-game-with-cards }

command-play = Desafía a alguien o juega contra la máquina
    .opponent = Rival (vacío: puede aceptar cualquiera)
    .level = Jugar contra la máquina en este nivel
    .seat = Tu bando (por defecto: al azar)
    .time = Cuánto tiempo, p. ej. «3 days» por jugada, o 10+5 en vivo
    .rated = Partida puntuada (por defecto: amistosa)
    .rated_rated = puntuada
    .rated_casual = amistosa
    .odds = Ventaja: casillas de las piezas que le faltan a un bando, p. ej. b1 d1
    .their-time = Tiempo de tu rival, si es distinto del tuyo, p. ej. 3+0
    .position = Empezar desde esta posición: una planilla o un FEN
    .series = Varias partidas, p. ej. best of 3 o first to 2 same deals
    .teams = Bandos que son equipos y votan (por defecto: ninguno)
    .teams_both = los dos
    .teams_one = uno (el tuyo)

play-option = { $help } O { $takes }

command-privacy = Recibir o borrar lo que se guarda sobre ti

command-profile = Puntuaciones a lo largo del tiempo, resultados, rachas y últimas partidas de alguien
    .user = Quién (por defecto: tú)
    .scope = Partidas en este servidor o en todo el mundo (por defecto: en este servidor)
    .scope_server = este servidor
    .scope_world = mundial

command-puzzle = Resuelve posiciones de partidas, solo para ti
    .game = { option-game-topic }
    .theme = De qué tratan los ejercicios (por defecto: de todo)

command-replay = Repasa una partida o una planilla: paso a paso o como animación
    .game = { option-game }
    .file = En vez de una partida: un archivo de texto con la planilla, como la da el botón «Planilla»
    .text = O la planilla como texto
    .from = La media jugada con la que se empieza; 0 es el principio
    .to = La última media jugada de la animación (por defecto: el final)
    .as = Pasos con botones o un GIF animado (por defecto: pasos, o un GIF si indicas `to`)
    .as_steps = pasos
    .as_gif = gif
    .public = Quién la ve (por defecto: solo tú)
    .public_everybody = todos aquí
    .public_me = solo yo

command-resign = Abandona una partida
    .game = { option-own-game }

command-rules = Cómo se juega
    .game = Qué juego

command-server = Ver los ajustes de este servidor; quien lo gestiona puede cambiarlos ahí

command-settings = Mira y cambia tus ajustes, para todos los servidores
    .theme = Los colores de tus imágenes
    .theme_light = claro
    .theme_dark = oscuro
    .theme_colour-blind = para daltonismo
    .bottom = Qué bando está abajo en tus imágenes: el tuyo o el que empieza
    .bottom_own = el tuyo
    .bottom_first = el que empieza
    .text = Mostrarte los tableros también como texto
    .text_with-text = imagen y texto
    .text_picture = solo la imagen
    .notify = Cómo sabes que te toca: una mención en el tablero, un mensaje directo o nada
    .notify_ping = mención
    .notify_direct = mensaje directo
    .notify_none = nada
    .cards = Enviar tus cartas secretas por mensaje directo; el botón Mi mano siempre las tiene
    .cards_direct = mensaje directo
    .cards_button = solo el botón Mi mano
    .reminder = Cuántas horas antes de un plazo se te avisa; 0: nunca
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = Horas sin avisos ni novedades de partidas que sigues, p. ej. 22-7, u off
    .zone = Tu zona horaria, para las horas de silencio
    .leaderboards = Aparecer en las clasificaciones
    .leaderboards_shown = aparecer
    .leaderboards_hidden = no aparecer
    .warnings = Avisarte en partidas amistosas cuando te pueden capturar un rey
    .warnings_on = avisar
    .warnings_off = no avisar
    .language = El idioma en que te escribo (por defecto, el de tu Discord)
    .language_discord = como en Discord
    .language_en-US = English
    .language_de = Deutsch
    .language_fr = Français
    .language_es = Español
    .language_pt-BR = Português (Brasil)
    .language_ru = Русский
    .language_ja = 日本語

command-simul = Dar una simultánea: jugar a la vez contra hasta 20 invitados
    .game = El juego
    .time = Control de tiempo, p. ej. 3 days o 10+5 (por defecto: el del servidor)
    .guests = Máximo de invitados (por defecto: 20)
    .seats = Tu bando (por defecto: alterno)
    .seats_first = El bando que empieza, en todos los tableros
    .seats_second = El bando que juega segundo, en todos los tableros
    .seats_alternating = Alterno de tablero en tablero
    .seats_drawn = Por sorteo en cada tablero
    .rated = Si los resultados cuentan para la puntuación (por defecto: amistosa)
    .rated_rated = puntuada
    .rated_casual = amistosa
    .options = Opciones del juego como nombre=valor, p. ej. size=7 (por defecto: las habituales)

command-tournament = Organiza torneos o juega en uno
command-tournament-correct = Corregir un resultado o un emparejamiento, o sustituir a un jugador
    .game = El número de la partida
    .result = El resultado que cuenta
    .result_white = 1-0: gana el primer jugador
    .result_black = 0-1: gana el segundo jugador
    .result_draw = ½-½: tablas
    .result_white-forfeits = Incomparecencia del primer jugador
    .result_black-forfeits = Incomparecencia del segundo jugador
    .result_both-forfeit = Incomparecencia de ambos
    .player = Quién cambia de sitio o recibe un suplente
    .with = Con quién se cambia en la ronda en curso, antes de que muevan
    .stand-in = Quién ocupa el puesto hasta el final del torneo, si acepta
    .tournament = { option-tournament }
command-tournament-create = Crea un torneo en el que se puede participar desde este canal
    .name = Su nombre
    .format = Cómo se emparejan los jugadores
    .format_swiss = Sistema suizo: se enfrentan jugadores con puntos lo más parecidos posible
    .format_round-robin = Todos contra todos
    .format_double = Todos contra todos a doble vuelta
    .format_knockout = Eliminatoria: quien pierde queda fuera
    .format_arena = Arena: quien está libre juega enseguida, durante una hora más o menos
    .game = El juego
    .time = Control de tiempo, p. ej. «3 days» o 10+5 (por defecto: el del servidor)
    .rated = Si las partidas cuentan para la puntuación (por defecto: puntuada)
    .rated_rated = puntuada
    .rated_casual = amistosa
    .rounds = Rondas de un torneo suizo (por defecto: las que necesiten sus jugadores)
    .games = Eliminatoria: partidas entre dos jugadores (por defecto: 1)
    .places = Máximo de jugadores (por defecto: los que admita el formato)
    .hours = Horas por ronda (por defecto: lo que permitan los relojes)
    .minutes = Minutos que dura una arena (por defecto: 60)
    .starts = Cuándo empieza solo: 2h, 18:00 o 2026-12-01 18:00 (por defecto: lo empiezas tú)
    .check-in = Minutos antes del comienzo para confirmar asistencia (por defecto: no hace falta)
    .options = Opciones del juego como nombre=valor, p. ej. size=7 (por defecto: las habituales)
    .role = Solo pueden participar miembros con este rol
    .min-rating = Puntuación mínima en este servidor para participar
    .max-rating = Puntuación máxima en este servidor para participar
command-tournament-show = La clasificación de un torneo, con botones para participar, salir o dirigirlo
    .tournament = { option-tournament }

command-vacation = Detén tus relojes por correspondencia mientras no estás, o ponlos en marcha

command-watch = Sigue una partida: un mensaje directo te avisa de los nuevos tableros
    .game = Qué partida de este canal (por defecto: la última)
    .tell = De qué avisarte: de cada tablero nuevo o solo del final (por defecto: cada tablero)
    .tell_boards = cada tablero
    .tell_end = el final
