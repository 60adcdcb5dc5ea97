# Painéis privados: escolher um lance, a própria visão e turnos de várias ações

panel-play = Jogar { $action }
panel-question = **{ $choice }**: { $ask }
panel-question-about = **{ $choice }** ({ $help }): { $ask }
panel-list = { $ask } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = Fileiras { $first }–{ $last }
panel-rank = Fileira { $rank }
panel-part = { $choice } ({ $part } de { $parts })

## A própria visão

view-over = A partida { $game } acabou: { $link }
view-all-open = Todas as cartas da partida { $game } estão abertas. O jogo segue no tabuleiro: { $link }
view =
    { $what } na partida { $game }. { $due }
    -# Tabuleiro público: { $link }
view-hand = Sua mão e suas cartas
view-cards = Suas cartas
view-hole = Sua carta secreta: **{ $card }**. Só você a conhece até o fim da partida.
view-board = Sua visão
view-due = Sua vez de { $task }: escolha abaixo ou digite.
view-not-due = É a vez do adversário.

## Turnos de várias ações

turn-heading = Partida { $game }: sua vez de { $task }.
turn-heading-discard = Partida { $game }: sua vez de descartar.
turn-heading-end = Partida { $game }: agora só resta encerrar seu turno.
turn-done = Feito desde seu lance, e só mostrado a todos quando você encerrar o turno: { $told }
turn-points = Pontos restantes: **{ $points }**. Cartas para comprar: { $cards }.
turn-hand = Mão ({ $count }): { $cards }.
turn-reserve = Reserva ({ $count }): { $pieces }.
turn-none = nada
turn-not-over = -# Você ainda não pode encerrar o turno: { $why }.
turn-not-over-cards = -# Você ainda não pode encerrar o turno: antes descarte até ficar com sete cartas.
turn-not-over-cards-create = -# Você ainda não pode encerrar o turno: antes descarte até ficar com sete cartas, ou crie: isso também diminui sua mão.
turn-public = -# Tabuleiro público: { $link }
turn-undo = Desfazer
turn-end = Encerrar turno
