# Como vai o bot, férias, e o que se diz sobre canais e servidores

ping =
    Gateway: { $gateway }
    Banco de dados: { $database }
    Versão: { $version }
    No ar há: { $time }
ping-connections = { $gateway } ({ $up } de { $count } conexões)
ping-reconnecting = reconectando
ping-connected = conectado, { $latency }
ping-not-measured = conectado, ainda não medido
ping-answers = responde, { $latency }
ping-read-only = pode ser lido, mas não gravado
ping-no-answer = não responde
ping-milliseconds = { $time } ms
span-seconds = { $seconds } s
span-minutes = { $minutes } min { $seconds } s
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h

vacation-on = Você está de férias: nas partidas por correspondência o tempo não passa na sua vez, e ainda assim você pode jogar. Elas acabam quando você toca no botão, no máximo em { $until }.
vacation-used-up = Você não está de férias, e os { $all } dias de férias deste ano já foram usados.
vacation-over = Que bom ter você de volta! Seus relógios estão andando de novo. Dias de férias restantes este ano: { $days } de { $all }.
vacation-off = Você não está de férias. Dias de férias restantes este ano: { $days } de { $all }.
vacation-begin = Começar férias
vacation-end = Encerrar as férias

reminder =
    ⏳ É sua vez em { $title } (partida { $game }), e seu tempo acaba { $when }: { $link }
    -# `/settings` muda quando você recebe lembretes.

channel-gone = O canal da sua partida de { $title } (partida { $game }) não existe mais. Nada se perdeu: use `/board` com a partida { $game } em outro canal para continuar lá.
channel-new = A partida continua neste canal.
thread-name = { $first } x { $second } · { $title }
thread-name-unknown = Partida { $game } · { $title }
board-not-posted = ⚠️ O tabuleiro não pode ser publicado: { $why }. Nada se perdeu; avise um moderador.
departure = ⏸ { $count ->
    [1] A partida { $games } está em pausa
   *[other] As partidas { $games } estão em pausa
    }: fui removido do servidor em que você joga. O tempo não corre, e o jogo recomeça quando alguém de lá me adicionar de volta. A partir de { $choice } você pode continuar aqui ou encerrar { $count ->
    [1] a partida
   *[other] cada uma
    } sem valer rating; em { $end } { $count ->
    [1] ela se encerra
   *[other] elas se encerram
    } desse jeito mesmo sem você.
departure-choice = ⏸ { $count ->
    [1] A partida { $games } ainda está em pausa
   *[other] As partidas { $games } ainda estão em pausa
    }: não fui adicionado de volta ao servidor em que você joga. Agora você pode continuar aqui, em mensagens diretas, ou encerrar { $count ->
    [1] a partida
   *[other] cada uma
    } sem valer rating; em { $end } { $count ->
    [1] ela se encerra sozinha
   *[other] elas se encerram sozinhas
    } desse jeito.
departure-ended = ⏹ { $count ->
    [1] A partida { $games } acabou
   *[other] As partidas { $games } acabaram
    } sem valer rating: fui removido do servidor em que você joga. Ninguém venceu nem perdeu.
button-play-direct = Continuar a partida { $game } aqui
button-end-unrated = Encerrar partida { $game } sem rating
absence-ended = A partida { $game } acabou sem valer rating: ninguém venceu nem perdeu.
absence-goes-on = A partida { $game } continua nas suas mensagens diretas comigo.
absence-waits = Consultei seu adversário. A partida { $game } continua assim que ele também apertar *Continuar a partida { $game } aqui*; até lá o tempo não corre.
absence-moving = Estou passando a partida { $game } para mensagens diretas: os tabuleiros dela virão para cá.
absence-moved = { $player } passou a partida { $game } para mensagens diretas: os tabuleiros dela vêm para cá, e o tempo volta a correr.
absence-asked = { $player } quer continuar a partida { $game } aqui, em mensagens diretas. Aperte *Continuar a partida { $game } aqui* para começar; até lá o tempo não corre.
absence-unreachable = Não consigo escrever para { $player }, então a partida { $game } não pode continuar em mensagens diretas. Você pode encerrá-la sem valer rating.

## Por que o Discord recusa algo

trouble-channel-gone = o canal não existe mais
trouble-message-gone = a mensagem não existe mais
trouble-not-permitted = não tenho permissão para ver este canal, enviar mensagens e anexar arquivos aqui
trouble-thread-closed = o tópico está fechado
trouble-refused = o Discord recusa
trouble-passing = o Discord está fora do alcance ou ocupado

parked-computer-turn = O computador não consegue achar seu lance na partida { $game }. Use `/board` para pedir mais uma vez, ou encerre a partida com `/resign` ou `/offer what:cancelar`; ninguém perde nada com isso.
parked-computer-turn-again = O computador ainda não consegue achar seu lance na partida { $game }. Encerre a partida com `/resign` ou `/offer what:cancelar`; ninguém perde nada com isso.
parked-board = Não consigo publicar o tabuleiro da partida { $game }. Use `/board` para vê-lo; a partida continua.
parked-offer = Não consigo mostrar uma proposta na partida { $game }. Faça-a de novo se ainda quiser.
parked-reminder = Não consigo enviar um lembrete da partida { $game }. Use `/board` para ver de quem é a vez.
parked-analysis = Não consigo publicar a análise da partida { $game }. Aperte *Analisar* embaixo do último tabuleiro dela para vê-la.
parked-challenge = Não consigo publicar seu desafio. Use `/play` para fazer outro.
parked-time-out = Não consigo encerrar a partida { $game } por tempo, então os relógios dela estão parados. Encerre-a com `/resign` ou `/offer what:cancelar`.
parked-chance = Não consigo continuar a partida { $game } por conta própria. Use `/board` para escolher você mesmo.
parked-tournament = Não consigo atualizar a mensagem de **{ $name }**. Use `/tournament show`; as partidas continuam.
parked-tournament-round = Não consigo preparar a próxima rodada de **{ $name }**. As partidas iniciadas continuam; peça ajuda a quem mantém este bot.
computer-asked-again = O computador tenta mais uma vez achar seu lance.
