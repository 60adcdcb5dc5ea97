# As descrições dos comandos, de suas opções e escolhas: no máximo 100 caracteres cada

option-game = Qual partida (padrão: a deste canal)
option-own-game = Qual das suas partidas (padrão: a deste canal)
option-tournament = O número do torneio (padrão: o último deste servidor que não acabou)
option-game-with-cards = Qual das suas partidas (padrão: aquela em que você tem cartas na mão)
option-game-topic = Qual jogo (padrão: escolher na lista)
option-game-number = O número da partida, mostrado embaixo do tabuleiro
option-any-deck = Qual deck, seu ou pronto

command-admin = Para quem administra o servidor: partidas e jogadores daqui
command-admin-end = Encerrar sem resultado uma partida em andamento neste servidor
    .game = { option-game-number }
command-admin-remove-result = Tirar o resultado de uma partida encerrada do rating e do histórico deste servidor
    .game = { option-game-number }
command-admin-ban = Impedir alguém de jogar neste servidor
    .user = Quem
command-admin-unban = Deixar alguém jogar de novo neste servidor
    .user = Quem

command-block = Bloquear alguém ou desbloquear; sem nome, ver quem você bloqueia
    .user = Quem (padrão: a lista de quem você bloqueia)

command-board = Mostrar o tabuleiro de novo, só para você e do seu lado
    .game = { option-game }

command-card = As cartas do Xadrez do Invocador e as que este servidor acrescenta
command-card-list = Listar as cartas com imagens, primeiro as deste servidor
command-card-add = Acrescentar uma carta a este servidor, para decks montados daqui em diante
    .name = O nome dela: uma letra, depois letras, dígitos e hífens
    .moves = Como ela se move, em notação Betza, ex.: C ou fmWcF
    .value = O valor dela (padrão: estimado pelos movimentos)
command-card-retire = Aposentar uma carta deste servidor; partidas já começadas a mantêm
    .name = Qual carta deste servidor

command-challenges = Mostrar quem procura adversário neste servidor

command-deck = Seus decks para o Xadrez do Invocador
command-deck-list = Listar seus decks e os prontos
command-deck-edit = Montar um deck com botões e ver quanto ele vale; só você vê
    .name = Qual deck, seu ou pronto (padrão: o que está em uso)
command-deck-share = Mostrar um deck a todos neste canal
    .name = { option-any-deck }
command-deck-export = Receber um deck em texto que pode ser importado; só você vê
    .name = { option-any-deck }
command-deck-import = Criar um deck a partir de texto, ou substituir as cartas de um dos seus
    .name = Nome do deck; se você já o tem, as cartas dele são substituídas
    .text = As cartas, ex.: 4 Knight, 3 Rider (padrão: um formulário para texto longo)
command-deck-use = Escolher o deck com que você joga daqui em diante
    .name = { option-any-deck }

command-games = Listar suas partidas

command-hand = Mostrar sua mão e as cartas que você colocou, só para você
    .game = { option-game-with-cards }

command-help = O que é isto, e como começar

command-hint = Ver o que o computador jogaria no seu lugar; só você vê
    .game = { option-own-game }

command-leaderboard = Quem joga melhor, e a sua posição
    .game = Qual jogo (padrão: o que você começou por último)
    .scope = Ratings neste servidor ou no mundo (padrão: neste servidor)
    .scope_server = este servidor
    .scope_world = mundo todo
    .period = Quem aparece (padrão: todos cujo rating não é provisório)
    .period_all = desde sempre
    .period_month = este mês: pontos ganhos
    .period_active = jogadores ativos
    .period_season = uma temporada deste servidor: performance

command-learn = Aprender um jogo em lições curtas, só para você
    .game = { option-game-topic }

command-move = Jogar um lance
    .move = Seu lance, ex.: 4Ci3 ou Nf3; digite uma peça ou casa para encurtar a lista
    .game = { option-own-game }
    .end = Encerrar seu turno depois disso (jogos com várias ações por turno)
    .end_end = encerrar meu turno
    .end_go-on = continuar meu turno

command-offer = Propor ao adversário empate, volta de lance, revanche ou cancelamento
    .what = O que propor
    .what_draw = empate
    .what_takeback = voltar lance: desfazer seu último lance
    .what_abort = cancelar: a partida não conta
    .what_rematch = revanche: com os lados trocados
    .what_same-deal = mesmas cartas: uma revanche com a mesma distribuição
    .game = { option-own-game }

command-piece = Mostrar os movimentos de uma peça ou carta e quanto vale uma carta, só para você
    .name = Uma casa (d4), o código na reserva (W3) ou uma carta, também uma deste servidor
    .game = { option-game }

command-ping = Como vai o bot: conexão, banco de dados, versão

command-place = Colocar uma carta em segredo
    .card = Carta e casa, ex.: N@c3, ou várias: Ke1 Qd1; digite para encurtar a lista
    .game = { option-game-with-cards }

command-play = Desafiar alguém ou jogar contra o computador
    .opponent = Adversário (deixe vazio para que qualquer um aceite)
    .level = Jogar contra o computador neste nível
    .seat = Seu lado (padrão: sorteado)
    .time = Quanto tempo, ex.: 3 days por lance, ou 10+5 ao vivo
    .rated = Partida valendo rating (padrão: amistosa)
    .rated_rated = valendo rating
    .rated_casual = amistosa
    .odds = Vantagem: casas das peças que faltam a um lado, ex.: b1 d1
    .their-time = Tempo do adversário, se for diferente do seu, ex.: 3+0
    .position = Começar nesta posição: um registro ou um FEN
    .series = Várias partidas, ex.: best of 3 ou first to 2 same deals
    .teams = Lados que são equipes e votam (padrão: nenhum)
    .teams_both = os dois
    .teams_one = um (o seu)

play-option = { $help } Ou { $takes }

command-privacy = Receber ou apagar o que está guardado sobre você

command-profile = Ratings de um jogador ao longo do tempo, resultados, sequências e últimas partidas
    .user = De quem (padrão: o seu)
    .scope = Partidas neste servidor ou no mundo (padrão: neste servidor)
    .scope_server = este servidor
    .scope_world = mundo todo

command-puzzle = Resolver posições de partidas, só para você
    .game = { option-game-topic }
    .theme = De que tratam os problemas (padrão: qualquer tema)

command-replay = Rever uma partida ou um registro: passo a passo ou como animação
    .game = { option-game }
    .file = Em vez de uma partida: um arquivo de texto com o registro, como o botão “Registro” dá
    .text = Ou o registro em texto
    .from = O meio-lance em que começar; 0 é o começo
    .to = O último meio-lance da animação (padrão: o fim)
    .as = Passos com botões ou um GIF animado (padrão: passos, ou um GIF se você der `to`)
    .as_steps = passos
    .as_gif = gif
    .public = Quem vê (padrão: só você)
    .public_everybody = todos aqui
    .public_me = só eu

command-resign = Abandonar uma partida
    .game = { option-own-game }

command-rules = Como se joga um jogo
    .game = Qual jogo

command-server = Ver as configurações deste servidor; quem o gerencia pode mudá-las ali mesmo

command-settings = Ver e mudar suas próprias configurações, para todos os servidores
    .theme = As cores das suas imagens
    .theme_light = claro
    .theme_dark = escuro
    .theme_colour-blind = para daltônicos
    .bottom = Que lado fica embaixo nas suas imagens: o seu ou o de quem começa
    .bottom_own = o meu
    .bottom_first = o de quem começa
    .text = Mostrar tabuleiros também em texto nas respostas a você
    .text_with-text = imagem e texto
    .text_picture = só a imagem
    .notify = Como saber que é sua vez: menção no tabuleiro, mensagem direta ou nada
    .notify_ping = menção
    .notify_direct = mensagem direta
    .notify_none = nada
    .cards = Enviar suas cartas secretas por mensagem direta; o botão Minha mão sempre as tem
    .cards_direct = mensagem direta
    .cards_button = só o botão Minha mão
    .reminder = Quantas horas antes do fim do prazo você recebe um lembrete; 0: nunca
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = Horas sem lembretes nem avisos das partidas que você segue, ex.: 22-7, ou off
    .zone = Seu fuso horário, para as horas de silêncio
    .leaderboards = Mostrar você nos rankings
    .leaderboards_shown = mostrar
    .leaderboards_hidden = ocultar
    .warnings = Avisar, nos tabuleiros de amistosas, quando um Rei seu pode ser capturado
    .warnings_on = avisar
    .warnings_off = não avisar
    .language = O idioma em que escrevo para você (padrão: o do seu Discord)
    .language_discord = como no Discord
    .language_en-US = English
    .language_de = Deutsch
    .language_fr = Français
    .language_es = Español
    .language_pt-BR = Português (Brasil)
    .language_ru = Русский
    .language_ja = 日本語

command-simul = Dar uma simultânea: jogar ao mesmo tempo contra até 20 convidados
    .game = O jogo
    .time = Ritmo de jogo, ex.: 3 days ou 10+5 (padrão: o do servidor)
    .guests = Máximo de convidados (padrão: 20)
    .seats = Seu lado (padrão: alternado)
    .seats_first = O lado que começa, em todos os tabuleiros
    .seats_second = O lado que joga depois, em todos os tabuleiros
    .seats_alternating = Alternado de tabuleiro em tabuleiro
    .seats_drawn = Sorteado em cada tabuleiro
    .rated = Se os resultados contam para o rating (padrão: amistosa)
    .rated_rated = valendo rating
    .rated_casual = amistosa
    .options = Opções do jogo como nome=valor, ex.: size=7 (padrão: as usuais)

command-tournament = Organizar torneios ou jogar em um
command-tournament-correct = Corrigir um resultado ou um emparceiramento, ou substituir um jogador
    .game = O número da partida
    .result = O resultado que conta
    .result_white = 1-0: vence o primeiro jogador
    .result_black = 0-1: vence o segundo jogador
    .result_draw = ½-½: empate
    .result_white-forfeits = O primeiro jogador perde por W.O.
    .result_black-forfeits = O segundo jogador perde por W.O.
    .result_both-forfeit = Os dois perdem por W.O.
    .player = Quem troca de lugar ou recebe um substituto
    .with = Com quem trocar na rodada atual, antes de jogarem
    .stand-in = Quem assume a vaga até o fim do torneio, se aceitar
    .tournament = { option-tournament }
command-tournament-create = Criar um torneio em que se pode entrar por este canal
    .name = O nome dele
    .format = Como os jogadores são emparceirados
    .format_swiss = Sistema suíço: enfrentam-se jogadores com pontuação o mais próxima possível
    .format_round-robin = Todos contra todos
    .format_double = Todos contra todos, turno e returno
    .format_knockout = Mata-mata: quem perde está fora
    .format_arena = Arena: quem está livre joga na hora, por cerca de uma hora
    .game = O jogo
    .time = Ritmo de jogo, ex.: 3 days ou 10+5 (padrão: o do servidor)
    .rated = Se as partidas valem rating (padrão: valendo rating)
    .rated_rated = valendo rating
    .rated_casual = amistosa
    .rounds = Rodadas de um torneio suíço (padrão: quantas os jogadores exigirem)
    .games = Mata-mata: partidas entre dois jogadores (padrão: 1)
    .places = Máximo de jogadores (padrão: quantos o formato aceitar)
    .hours = Horas por rodada (padrão: o que os relógios permitirem)
    .minutes = Quantos minutos dura uma arena (padrão: 60)
    .starts = Quando começa sozinho: 2h, 18:00 ou 2026-12-01 18:00 (padrão: você o inicia)
    .check-in = Minutos antes do início para confirmar presença (padrão: não é preciso)
    .options = Opções do jogo como nome=valor, ex.: size=7 (padrão: as de costume)
    .role = Só membros com este cargo podem participar
    .min-rating = Rating mínimo neste servidor para participar
    .max-rating = Rating máximo neste servidor para participar
command-tournament-show = A classificação de um torneio, com botões para participar, sair ou organizá-lo
    .tournament = { option-tournament }

command-vacation = Parar seus relógios por correspondência enquanto está fora, ou deixá-los andar

command-watch = Seguir uma partida: uma mensagem direta avisa de novos tabuleiros
    .game = Qual partida deste canal (padrão: a última)
    .tell = Sobre o que avisar: cada novo tabuleiro ou só o fim (padrão: cada tabuleiro)
    .tell_boards = cada tabuleiro
    .tell_end = o fim
