# Repasar partidas: `/replay`, *Hands*, `/rules`.

replay-heading = **{ $title }** · { $which } · { $first } contra { $second }
replay-game = partida { $game }
replay-imported = una planilla importada
replay-player = { $player } ({ NAME($seat) })
replay-beginning = El principio: media jugada 0 de { $end }.
replay-ply = Media jugada { $ply } de { $end }, **{ $action }**: { $told }
replay-resigned = Media jugada { $ply } de { $end }: { $player } abandonó.
replay-out-of-time = Media jugada { $ply } de { $end }: { $player } agotó su tiempo.
replay-both = ambos
replay-wins = Gana { $player }: { $reason }.
replay-aborted = Anulada: la partida no cuenta.
replay-draw = Tablas: { $reason }.
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · el principio
replay-first = ⏮ Primera
replay-last = Última ⏭
replay-menu = Ir a una posición
replay-type = Ir a…
replay-verify = Comprobar
replay-form-field = Media jugada
replay-form-example = p. ej. 34; 0 es el principio
replay-animation = De la media jugada { $from } a la { $to }, a una por segundo.
animation-alt = Animación de { $count } posiciones. La última: { $last }
animation-smaller = -# Reducida a { $width } píxeles de ancho para no pasar el límite de tamaño de Discord.
animation-thinner = -# Reducida a { $width } píxeles de ancho y a una de cada { $stride } posiciones para no pasar el límite de tamaño de Discord.

## *Hands* y `/rules`

preview-none = No hay manos que previsualizar: funciona en Ajedrez póker, cuando te toca mover una pieza.
preview-heading = Tu mano tras cada una de tus jugadas (partida { $game }), las mejores primero:
preview-line = **{ $hand }**: { $moves }
preview-more = … y otras peores.
rules-page = -# Página { $page } de { $pages }

## *Verify*

verify-running = La partida { $game } no ha terminado, y su semilla es secreta hasta entonces. La semilla se fijó antes de la primera jugada: su SHA-256 es `{ $commitment }`.
verify-running-origin = Sale de un secreto (compromiso: `{ $secret }`), del desafío `{ $challenge }`, de su aceptación `{ $accept }` y de las opciones.
verify-running-again = Usa *Comprobar* otra vez cuando termine.
verify-heading = **Partida { $game }**
verify-seed = Semilla `{ $seed }`
verify-hash = ✅ Su SHA-256 es `{ $commitment }`.
verify-told-computer = ❔ Una partida contra la máquina no tiene un mensaje de desafío que muestre un compromiso. Si usaste *Comprobar* durante la partida, compara el SHA-256 con el que viste entonces.
verify-told = ✅ El primer tablero mostraba exactamente este compromiso.
verify-told-other = ❌ El primer tablero mostraba otro compromiso. Avisa a quien opera el bot.
verify-told-unknown = ❔ Ya no puedo leer el primer tablero. Compáralo con tu copia.
verify-dealt = ✅ La semilla y las opciones dan este reparto, y todas las jugadas de la planilla son legales y llevan al mismo resultado.
verify-dealt-otherwise = ❌ La semilla da otra partida. Avisa a quien opera el bot.
verify-yourself = -# Para comprobarlo por tu cuenta: `echo { $seed } | xxd -r -p | sha256sum`, y `trickmate referee { $game } --moves` con la planilla que da *Planilla*.
verify-origin = **De dónde sale la semilla**
verify-origin-secret = Secreto `{ $secret }`, su compromiso `{ $commitment }`
verify-challenge-told = ✔️ El desafío muestra este compromiso: { $link }
verify-challenge-other = ❌ El desafío no muestra este compromiso. Avisa a quien opera el bot: { $link }
verify-challenge-unread = ❔ No puedo leer el desafío { $link }
verify-challenge-unknown = ❔ No puedo leer el desafío
verify-acceptance = Desafío `{ $challenge }`, aceptación `{ $accept }`: quien aceptó vio este id de aceptación.
verify-computer-ids = Desafío `{ $challenge }`, aceptación `{ $accept }`: la máquina aceptó con el mismo botón o comando que pidió la partida.
verify-follows = ✔️ La semilla y los bandos salen de esto y de las opciones.
verify-does-not-follow = ❌ { $why }: avisa a quien opera el bot.
