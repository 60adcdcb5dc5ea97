# A mensagem que mostra uma posição

## A primeira linha

board-player = { $player } ({ NAME($seat) })
board-and = { $first } e { $second }
board-to-act = Vez de { $players }: { $task }.
board-to-act-first = Vez de { $players }: { $task }, contra { $opponent }.
board-to-act-secretly = Vez de { $players }: { $task } em segredo.
board-aborted = **Cancelada**: a partida entre { $first } e { $second } não conta.
# After it: who called it off, or why it ended.
board-aborted-player = { $player } cancelou a partida.
board-aborted-both = Ambos concordaram em cancelar.
board-aborted-time = O tempo acabou antes de os dois terem começado de verdade.
board-aborted-manager = A administração do servidor cancelou a partida.
board-aborted-absence = O bot tinha sido removido do servidor.
board-won = 🏆 { $player } vence { $how }.
board-drawn = 🤝 { $first } e { $second } empatam { $how }.
board-how-time = por tempo
board-how-last-king = capturando o último Rei
board-how = por { $reason }
board-how-score = { $how }, { $first }–{ $second }
board-how-after = { $how }, após { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
    }
board-mate-lost = Mate { NAME($seat, form: "of") }, mas derrota: o outro lado venceu mais mãos.
board-mate-drawn = Mate { NAME($seat, form: "of") }, mas empate: os dois lados venceram o mesmo número de mãos.

## O que aconteceu

board-done-secretly = { $count ->
    [one] { $players } já { $done }.
   *[other] { $players } já jogaram.
    }
board-earlier = { $count ->
    [one] Um turno anterior não aparece na lista.
   *[other] { $count } turnos anteriores não aparecem na lista.
    }
board-turn-under-way = { $told } O turno de { $player } continua.
board-more = mais { $count }
board-hand-won = **{ NAME($seat) ->
        [Brancas] As brancas vencem
        [Pretas] As pretas vencem
       *[other] { NAME($seat) } vence
    } a mão.**
board-hand-won-kicker = **{ NAME($seat) ->
        [Brancas] As brancas vencem
        [Pretas] As pretas vencem
       *[other] { NAME($seat) } vence
    } a mão: { RANK($high, form: "def") } decide.**
board-hand-won-over = **{ NAME($seat) ->
        [Brancas] As brancas vencem
        [Pretas] As pretas vencem
       *[other] { NAME($seat) } vence
    } a mão: { RANK($high) } contra { RANK($low) }.**
board-hand-drawn = **Ninguém vence a mão.**
board-hand-before = Última rodada: { $result } { NAME($first) }: { $first_hand }; { NAME($second) }: { $second_hand }.
board-score = Mãos vencidas: { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**.
board-score-lead = Mãos vencidas: { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**. Uma vantagem de { $lead } vence na hora.

## Os dois lados

side-line = { $mark } { $player } { NAME($seat) }: { $parts }
side-took = capturou { $pieces }
side-nothing = nenhuma captura ainda
side-to-place-count = { $count ->
    [one] { $count } carta para colocar
   *[other] { $count } cartas para colocar
    }
side-to-place = para colocar: { $pieces }
side-reserve = reserva { $pieces }
side-stock = { $hand } na mão, { $deck } no monte
side-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
    } para gastar em peças novas

## Avisos

board-obligations = { NAME($name) }: { $obligations }.
board-obligations-or = , ou
board-warning = ⚠ { $player }, risco de captura: { $kings }.
board-warning-and = e
board-king-on = Rei em { $square }
board-hand-note = -# Sua mão chega por mensagem direta, se suas configurações permitirem. *Minha mão* e `/hand` sempre a mostram.
board-rated = valendo rating
board-level = nível { $level }
board-number = partida { $game }
board-ply = meio-lance { $ply }

## Relógios

clock-paused = ⏸ Pausa: fui removido deste servidor. O tempo não corre.
clock-line = ⏳ { $clocks }.
clock-runs-out = { $player }: o tempo acaba { $when }
clock-left = { $player }: restam { $time }
clock-vacation = { $player }: férias, o tempo não corre

## Botões

board-button-record = Registro
board-button-replay = Rever
board-button-rematch = Revanche
board-button-same-deal = Revanche, mesmas cartas
board-button-type-move = Digitar um lance…
board-button-type = Digitar…
board-button-continue = Continuar o turno…
board-button-task = { $task }…
board-button-hand = Minha mão
board-button-view = Minha visão
board-button-hands = Mãos
board-button-flip = Virar ao acaso
board-button-flip-all = Virar todas
board-button-take-back = Voltar o lance
board-button-resign = Abandonar…
board-button-more = Mais…
board-button-settings = Configurações
# Above the buttons behind “More…”.
board-more-heading = Mais opções da partida { $game } ({ $title })
board-button-marks = ?

## Mensagens diretas

note-turn = Partida { $game }, { $title } contra { $opponent }. { $told }Sua vez de { $task }: { $link }
note-over = Partida { $game }, { $title } contra { $opponent }. { $told }A partida acabou: { $link }
