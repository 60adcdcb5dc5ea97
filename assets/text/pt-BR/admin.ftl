# Administração do servidor e bloqueios

admin-ended = A partida { $game } foi encerrada sem resultado.
admin-still-running = Esta partida ainda está em andamento. `/admin end` a encerra sem resultado.
admin-not-counted = O resultado desta partida já não conta neste servidor.
admin-removed = Resultado removido: a partida { $game } não conta mais no rating nem no histórico deste servidor. Ela ainda conta no mundo todo; só o operador deste bot pode mudar isso.
admin-banned = { $player } não pode mais começar partidas neste servidor.
admin-banned-playing = { $player } não pode mais começar partidas neste servidor. As partidas em andamento dessa pessoa continuam: { $games }. `/admin end` encerra uma sem resultado.
admin-banned-many = { $player } não pode mais começar partidas neste servidor. As partidas em andamento dessa pessoa continuam: { $games } e outras. `/admin end` encerra uma sem resultado.
admin-not-banned = Não há banimento de { $player } neste servidor.
admin-unbanned = { $player } pode jogar de novo neste servidor.
block-added = { $player } não pode mais desafiar você nem aceitar seus desafios, e não recebe aviso disso. As partidas que vocês já estão jogando continuam. Use `/block` para desfazer.
block-removed = { $player } pode desafiar você de novo.
block-nobody = Você não bloqueou ninguém. `/block` com um nome impede que alguém jogue com você.
block-list = Você bloqueou:
block-undo = Desbloquear
block-undo-number = Desbloquear { $number }
