# Simultâneas: uma pessoa contra vários convidados.

## A mensagem de inscrição

simul-heading = 🎪 **Simultânea**: { $host } joga contra quem participar · { $title } · { $time }
simul-heading-rated = 🎪 **Simultânea**: { $host } joga contra quem participar · { $title } · { $time } · valendo rating
simul-seats = Simultânea { $id }. Lado do anfitrião: { $seat } em todos os tabuleiros.
simul-seats-alternating = Simultânea { $id }. Lado do anfitrião: { $first } nos tabuleiros ímpares, { $second } nos pares.
simul-seats-drawn = Simultânea { $id }. Os lados são sorteados em cada tabuleiro.
simul-open = { $count } de { $places } convidados: { $players }
simul-open-empty = Ninguém participa ainda; há { $places } vagas. O anfitrião inicia a simultânea.
simul-cancelled = A simultânea foi **cancelada**.
simul-running = Tabuleiros encerrados: { $over } de { $boards }.
simul-finished = A simultânea **acabou**.
simul-score = Placar: { $host } **{ $own } – { $theirs }** convidados
simul-board = { $number }. { $player }: partida { $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player }: partida { $game }, **{ $result }**
simul-board-none = { $number }. { $player }: não jogada
simul-closing = 🎪 A simultânea { $id } de { $host } acabou. Valeu pela participação!
simul-winners = Venceram o anfitrião: { $players }
simul-drew = Empataram com o anfitrião: { $players }
simul-button-cancel = Cancelar a simultânea
simul-button-boards = Tabuleiros do anfitrião

## O que anfitrião e convidados leem

simul-created = A simultânea { $id } está aberta. Os convidados entram pelo botão da mensagem; aperte *Começar* lá quando quiser.
simul-joined = Você joga na simultânea de { $host }. Até ela começar, dá para sair.
simul-left = Você saiu da simultânea.
simul-begun = A simultânea começou. Este painel leva você de tabuleiro em tabuleiro.
simul-ask-cancel = Cancelar a simultânea? Ninguém mais poderá entrar.
simul-cancelled-now = A simultânea foi cancelada.

## O painel do anfitrião

simul-panel = **Tabuleiro { $board } de { $boards }** · { $seat } contra { $guest } · partida { $game }
simul-waiting = { $count ->
    [one] Só este tabuleiro espera você.
   *[other] { $count } tabuleiros esperam você.
    }
simul-none-waits = Nenhum tabuleiro espera você agora.
simul-board-changed = Esse tabuleiro mudou nesse meio-tempo.
simul-button-previous = ◀ Anterior
simul-button-next = Próximo ▶
simul-button-again = Olhar de novo
simul-button-turn = Jogar sua vez

## Recusas

simul-error-none = Essa simultânea não existe neste servidor.
simul-error-too-many = Você pode ter no máximo { $max } simultâneas em aberto.
simul-error-not-open = A simultânea já começou ou já acabou.
simul-error-own = Esta simultânea é sua: você já joga em todos os tabuleiros de qualquer forma.
simul-error-not-in = Você não participa desta simultânea.
simul-error-nobody = Ninguém participa ainda.
simul-error-not-host = Só { $host }, que dá a simultânea, pode fazer isso.
