# Torneios

## A mensagem de um torneio

tournament-heading = 🏆 **{ $name }** · { $format } · { $title } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { $title } · { $time } · valendo rating
tournament-format-swiss = sistema suíço
tournament-format-swiss-rounds = sistema suíço, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
    }
tournament-format-round-robin = todos contra todos
tournament-format-double = todos contra todos, turno e returno
tournament-format-knockout = mata-mata
tournament-format-knockout-games = mata-mata, melhor de { $games }
tournament-format-arena = arena
tournament-format-arena-minutes = arena, { $minutes } minutos
tournament-number = Torneio { $id }, organizado por { $organizer }.
tournament-open = { $count } de { $places } jogadores: { $players }
tournament-open-empty = Ninguém entrou ainda; há { $places } vagas.
tournament-for-role = Só para membros com o cargo { $role }.
tournament-for-ratings = Só para ratings { $range } neste servidor.
tournament-ratings-from = de { $least } ou mais
tournament-ratings-to = de até { $most }
tournament-ratings-between = de { $least } a { $most }
tournament-absent = Quem fica sem tempo perde a partida; sem dois lances de cada jogador, é W.O.
tournament-absent-arena = Quem fica sem tempo perde a partida. Se uma partida acaba antes de os dois jogarem duas vezes, quem não jogou perde por W.O. e faz uma pausa até apertar *Participar*. Partidas ainda em andamento no fim não contam.
tournament-starts = Começa: { $when } ({ $relative }).
tournament-starts-check-in = Começa: { $when }. Confirme presença a partir de { $from }; quem não confirmar até o início fica de fora.
tournament-checking-in = **Confirme presença agora:** o torneio começa { $relative }, sem quem não confirmar. Confirmados: { $count }.
tournament-arena-running = A arena está **em andamento** e termina { $when }. Quem está livre é emparceirado na hora; com *Participar* você entra a qualquer momento.
tournament-absent-round = Cada rodada dura { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
    }. No fim dela, quem tem a vez perde a partida; sem dois lances de cada jogador, é W.O.
tournament-more = e mais { $count }
tournament-running = A **rodada { $round }** está em andamento.
tournament-running-of = A **rodada { $round } de { $rounds }** está em andamento.
tournament-running-until = A **rodada { $round }** está em andamento; termina { $when }.
tournament-running-of-until = A **rodada { $round } de { $rounds }** está em andamento; termina { $when }.
tournament-begins = O torneio começou; a primeira rodada está sendo emparceirada.
tournament-paused = O torneio está **em pausa**: as partidas em andamento continuam, mas nenhuma rodada nova começa.
tournament-cancelled = O torneio foi **cancelado**.
tournament-cancelled-few = O torneio foi **cancelado**: não havia jogadores suficientes no início.
tournament-finished = O torneio **acabou**.
tournament-nobody = Ninguém venceu.
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**, rodada { $round }:
tournament-pairing = { $board }. { $white } – { $black }: partida { $game }
tournament-pairing-due = { $board }. { $white } – { $black }
tournament-pairing-over = { $board }. { $white } – { $black }: **{ $result }**
tournament-thread = { $white } – { $black }: partida { $game } do torneio { $tournament }.
tournament-bye = { $board }. { $player } recebe bye.
tournament-arena-begun = **{ $name }** começou e termina { $when }. Vitória vale 2 pontos, empate 1; depois de duas vitórias seguidas, os pontos dobram até a primeira partida que você não vencer.
tournament-check-in-open = **{ $name }** começa { $when }. Aperte *Presente*, ou você fica de fora: { $players }
tournament-stand-in-name = { $name } (por { $first })
tournament-reminder = ⏳ **{ $name }**: a rodada { $round } termina { $when }, e sua partida { $game } não acabou. Quem estiver com a vez nesse momento perde a partida: { $link }
tournament-closing = 🏆 **{ $name }** acabou. Parabéns!

## Botões

tournament-button-join = Participar
tournament-button-leave = Sair
tournament-button-begin = Começar
tournament-button-standings = Classificação
tournament-button-withdraw = Desistir
tournament-button-pause = Pausar
tournament-button-resume = Retomar
tournament-button-cancel = Cancelar o torneio
tournament-button-export = Exportar (TRF16)
tournament-button-check-in = Presente
tournament-button-rest = Fazer uma pausa
tournament-button-return = Voltar a jogar
tournament-button-stand-in = Substituto
tournament-button-take-seat = Assumir a vaga

## Respostas

tournament-created = O torneio { $id } está aberto: os jogadores entram pelo botão da mensagem dele, e você o começa com *Começar*, aqui ou em `/tournament show`.
tournament-created-starts = O torneio { $id } está aberto: entra-se pelo botão da mensagem, e ele começa sozinho na hora marcada.
tournament-joined-arena = Você está em **{ $name }** e terá partida assim que alguém estiver livre.
tournament-checked-in = Sua presença em **{ $name }** está confirmada.
tournament-resting = Você está em pausa em **{ $name }**: a partida em andamento continua, mas não haverá outra até você apertar *Voltar a jogar* ou *Participar*.
tournament-ask-stand-in = Quem assume sua vaga em **{ $name }** até o fim do torneio? A pessoa precisa aceitar. Seus resultados ficam, e você termina a partida em andamento.
tournament-stand-in-menu = Escolha um membro
tournament-stand-in-asked = { $member }: você assume a vaga de { $player } em **{ $name }** até o fim do torneio? Os resultados até aqui ficam.
tournament-stand-in-done = { $member } joga **{ $name }** a partir de agora no lugar de { $player }.
tournament-swapped = { $one } e { $other } trocaram de lugar nesta rodada. As partidas já iniciadas foram canceladas.
tournament-joined = Você está em **{ $name }**. Até ele começar, ainda pode sair.
tournament-joined-late = Você está em **{ $name }** a partir da próxima rodada.
tournament-left = Você saiu de **{ $name }**.
tournament-begun = **{ $name }** começou.
tournament-ask-withdraw = Desistir de **{ $name }**? A partida que você estiver jogando é abandonada, e não haverá outras.
tournament-ask-cancel = Cancelar **{ $name }**? Nenhuma outra rodada começa; as partidas em andamento continuam.
tournament-withdrawn = Você desistiu de **{ $name }**. Se tinha uma partida em andamento, ela foi abandonada.
tournament-cancelled-now = **{ $name }** foi cancelado.
tournament-paused-now = **{ $name }** está em pausa. *Retomar* o faz continuar.
tournament-resumed = **{ $name }** continua.
tournament-corrected = O resultado da partida { $game } agora é { $result }. A classificação já conta com ele.
tournament-exported = Jogadores, emparceiramentos e resultados de **{ $name }** no formato TRF16 da FIDE.
tournament-standings = **{ $name }** após { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
    }:
tournament-standings-knockout = **{ $name }**:
tournament-table-swiss = Pontos, Buchholz, Buchholz com corte do pior, Sonneborn-Berger, vitórias. O confronto direto vem antes do Buchholz.
tournament-table-round-robin = Pontos, Sonneborn-Berger, vitórias. O confronto direto vem antes do Sonneborn-Berger.
tournament-table-arena = Pontos, vitórias, partidas. Vitória vale 2, empate 1, o dobro depois de duas vitórias seguidas.

## Imagens

tournament-picture-title = { $name }, rodada { $rounds }
tournament-bracket-title = { $name }
tournament-column-player = Jogador
tournament-column-points = Pts
tournament-column-buchholz = BH
tournament-column-cut = BH-1
tournament-column-berger = SB
tournament-column-wins = V
tournament-column-games = P
tournament-no-opponent = bye

## Recusas

tournament-error-none = Não há um torneio assim neste servidor.
tournament-error-name = O nome de um torneio começa com letra ou dígito e tem no máximo { $max } caracteres: letras, dígitos, espaços e - ' . ! ? & +
tournament-error-places = Este formato aceita de { $least } a { $most } jogadores.
tournament-error-rounds = Escolha no máximo { $most ->
    [one] { $most } rodada
   *[other] { $most } rodadas
    }, e pelo menos uma.
tournament-error-no-rounds = Só no sistema suíço se escolhe o número de rodadas.
tournament-error-no-games = Só o mata-mata tem várias partidas entre dois jogadores.
tournament-error-games = Escolha de 1 a { $most } partidas entre dois jogadores.
tournament-error-round-length = Uma rodada dura horas inteiras, de 1 hora a 90 dias.
tournament-error-withdrawn = Você desistiu deste torneio e não pode mais voltar.
tournament-error-panel = Junto com { $options }, informe também `name`, `format` e `game`. Sem essas três, você escolhe tudo no formulário.
tournament-error-no-time = Sem relógio, diga quantas horas dura uma rodada: use a opção `hours`.
tournament-error-decks = Os jogadores teriam que trazer decks. Escolha outra versão com a opção `options`.
tournament-error-option = Não entendo “{ $typed }”. Escreva as opções como nome=valor, por exemplo size=7.
tournament-error-not-open = O torneio já começou ou já acabou.
tournament-error-not-running = O torneio não está em andamento.
tournament-error-full = Todas as vagas estão ocupadas.
tournament-error-not-in = Você não está neste torneio.
tournament-error-role = Só membros com o cargo { $role } podem participar.
tournament-error-rating = Só jogadores com rating { $range } neste servidor podem participar.
tournament-error-too-few = São necessários pelo menos { $least } jogadores.
tournament-error-too-many = Um servidor pode ter no máximo { $server } torneios abertos ou em andamento, e um organizador { $organizer }; cancele um primeiro.
tournament-error-not-manager = Só quem organiza o torneio ou administra o servidor pode fazer isso.
tournament-error-no-correction = Essa partida não é de um torneio daqui, ou seu resultado não pode mais ser mudado.
tournament-error-not-live = Uma arena precisa de relógio ao vivo, por exemplo 5+3.
tournament-error-length = Uma arena dura de 10 minutos a 12 horas.
tournament-error-start = Um torneio pode começar nos próximos 90 dias.
tournament-error-start-typed = Não entendi esse início. Escreva 30m, 2h, 18:00 ou 2026-12-01 18:00; seu fuso horário está em `/settings`.
tournament-error-check-in = A confirmação dura de 5 minutos a 24 horas. É preciso indicar um início mais distante que isso.
tournament-error-not-checking-in = Não é hora de confirmar presença.
tournament-error-already-in = Essa pessoa já joga neste torneio.
tournament-error-not-arena = Pausas existem só em arenas.
tournament-error-no-swap = Esses jogadores não podem trocar agora. No suíço dá na rodada atual; no todos contra todos e no mata-mata, só na primeira.
tournament-error-game-begun = Uma partida desses jogadores já tem lances ou resultado.
tournament-error-against-rules = Assim dois jogadores se enfrentariam de novo, ou alguém folgaria duas vezes.
tournament-error-number = Escreva números inteiros ou deixe o campo vazio.
tournament-error-not-asked = O pedido foi só para { $member }.
tournament-error-what = Informe `game` e `result` para corrigir um resultado, `player` e `with` para trocar dois jogadores, ou `player` e `stand-in`.
tournament-error-in-tournament = Em partidas de torneio não há dicas, e não dá para voltar lances nem cancelar.

## O painel para um novo torneio

tournament-new = 🏆 **Um novo torneio.** Escolha o formato, o jogo, o ritmo e quem pode participar; depois dê um nome.
tournament-new-usual-time = Ritmo padrão do servidor
tournament-new-everybody = Aberto a todos (ou escolha um cargo)
tournament-new-rated = Valendo rating (aperte: amistoso)
tournament-new-casual = Amistoso (aperte: valendo rating)
tournament-new-name = Dar um nome…
tournament-about-swiss = Enfrentam-se jogadores com pontos parecidos
tournament-about-round-robin = Todos contra todos
tournament-about-double = Todos contra todos, duas vezes
tournament-about-knockout = Quem perde está fora
tournament-about-arena = Quem está livre joga na hora, por cerca de uma hora
tournament-form = Um novo torneio
tournament-form-name = Nome
tournament-form-start = Início (vazio: por um botão)
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = Minutos para confirmar (vazio: nenhum)
tournament-form-rounds = Rodadas (vazio: quantas forem precisas)
tournament-form-games = Partidas por confronto (vazio: 1)
tournament-form-minutes = Duração em minutos (vazio: 60)
tournament-form-hours = Horas por rodada (vazio: pelos relógios)
calendar-about = Torneio { $id }: { $title }, { $time }. Você entra nele pelo canal.
