# Lo que se dice a quienes administran un servidor, y sobre bloqueos.

admin-ended = La partida { $game } terminó sin resultado.
admin-still-running = Esta partida sigue en curso. `/admin end` la termina sin resultado.
admin-not-counted = El resultado de esta partida ya no cuenta en este servidor.
admin-removed = Resultado retirado: la partida { $game } ya no cuenta en las puntuaciones ni en los historiales de este servidor. Sigue contando a nivel mundial; solo quien opera este bot puede cambiarlo.
admin-banned = { $player } ya no puede empezar partidas en este servidor.
admin-banned-playing = { $player } ya no puede empezar partidas en este servidor. Sus partidas en curso continúan: { $games }. `/admin end` termina una sin resultado.
admin-banned-many = { $player } ya no puede empezar partidas en este servidor. Sus partidas en curso continúan: { $games } y más. `/admin end` termina una sin resultado.
admin-not-banned = { $player } no tiene prohibido jugar aquí.
admin-unbanned = { $player } puede volver a jugar en este servidor.
block-added = { $player } ya no puede desafiarte ni aceptar tus desafíos, y no recibirá ningún aviso. Sus partidas en curso contigo continúan. Con `/block` lo deshaces.
block-removed = { $player } puede volver a desafiarte.
block-nobody = No has bloqueado a nadie. `/block` con un nombre impide que esa persona juegue contigo.
block-list = Has bloqueado a:
block-undo = Desbloquear
block-undo-number = Desbloquear { $number }
