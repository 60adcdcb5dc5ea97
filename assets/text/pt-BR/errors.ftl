# O que se diz quando algo é recusado ou falha

## Desafios

error-no-game = Jogo desconhecido. Veja a lista de jogos em `/help`.
error-option = Opção inválida: { $why }.
error-against-oneself = Seu adversário não pode ser você. Escolha outra pessoa, ou deixe o adversário vazio para que qualquer um aceite.
error-challenge-closed = Este desafio não está mais aberto. Faça outro com `/play`.
error-not-challenged = Este desafio é para { $player }. Faça o seu com `/play`.
error-not-challenger = Só { $player }, que fez este desafio, pode retirá-lo.
error-own-challenge = Este desafio é seu. Espere alguém aceitar, ou retire-o.
error-blocks-oneself = Você não pode se bloquear. Escolha outra pessoa.
error-has-blocked = Você bloqueou { $player }. Use `/block` para voltarem a jogar.
error-not-to-be-challenged = Você não pode desafiar esta pessoa aqui. Escolha outra, ou deixe o adversário vazio para que qualquer um aceite.
error-not-to-be-accepted = Você não pode aceitar este desafio. Faça o seu com `/play`.
error-banned = Você não pode mais jogar neste servidor. Fale com os administradores.
error-too-many-challenges = Você já tem { $count } desafios abertos. Retire um, ou espere uma resposta.
error-too-many-games = Você já tem { $count } partidas em andamento. Termine uma antes: `/games` lista todas.
error-too-many-computer-games = Você já tem { $count } partidas em andamento contra o computador. Termine uma antes: `/games` lista todas.
error-no-computer = O computador ainda não está pronto. Tente de novo daqui a pouco.
error-not-your-challenge = Só { $player }, que fez este desafio, pode jogá-lo contra o computador. Faça o seu com `/play`.
error-opponent-busy = { $player } tem partidas demais em andamento. Tente de novo quando uma acabar.
error-not-here = Você não pode começar partidas neste canal. Use `/play` em { $channels }.
error-not-here-two = { $first } ou { $last }
error-no-rated = Partidas valendo rating estão desligadas neste servidor. Jogue uma amistosa: deixe `rated` vazio.
error-time-control = Um ritmo de jogo é `3 days` ou `12 hours` por lance (de 1 hora a 30 dias), `10+5` para uma partida ao vivo (minutos para cada jogador, no máximo 180, e segundos somados a cada lance, no máximo 180), ou `none`.

## Partidas

error-no-match = Partida não encontrada. `/games` lista as suas.
error-not-paused = Esta partida não está em pausa.
error-too-soon = Você pode escolher { $when } se continua em mensagens diretas ou encerra a partida sem valer rating. Até lá espero que me adicionem de volta.
error-paused = Esta partida está em pausa porque fui removido do servidor dela. Ela recomeça quando alguém de lá me adicionar de volta.
error-over = Esta partida acabou. Comece outra com `/play`.
error-already-over = Esta partida já acabou.
error-no-deal = Só dá para repetir uma distribuição sorteada que os dois viram desde o início. Use `/offer what:revanche` para outra partida.
error-not-over = Esta partida ainda não acabou. Depois você pode pedir revanche.
error-out-of-turn = Não é sua vez. Espere o lance do adversário.
error-action = { $refused }.
refused-illegal = `{ $typed }` não é legal: { $why }
refused-unreadable = `{ $typed }` não é um lance: { $why }
refused-otherwise = `{ $typed }` não pode ser jogado: { $why }
error-placing = Nada foi colocado: { $why }. Corrija e envie de novo.
error-typed-resign = Para abandonar a partida { $game }, use `/resign`.
error-typed-draw = Para propor empate na partida { $game }, use `/offer what:empate`.
error-typed-takeback = Para pedir para voltar um lance na partida { $game }, use `/offer what:voltar lance`.
error-typed-rematch = Para pedir revanche da partida { $game }, use `/offer what:revanche`.
error-stale-over = Esta partida acabou nesse meio-tempo.
error-stale = A partida avançou nesse meio-tempo. Olhe o último tabuleiro e escolha de novo.
error-stale-typed = A partida avançou nesse meio-tempo, então `{ $typed }` não foi jogado. Olhe o último tabuleiro; se ainda quiser, envie de novo.
error-nothing-drafted = Não há nada para desfazer neste turno.
error-one-move = Neste jogo, um turno é um lance e se encerra sozinho.
error-nothing-here = Você não tem partida em andamento aqui. Veja as suas em `/games`, ou comece uma com `/play`.
error-several-elsewhere = Você tem várias partidas em andamento, mas nenhuma aqui. Acrescente a opção `game` para escolher uma; `/games` lista todas.
error-no-hand = Você não tem cartas escondidas em nenhuma partida em andamento. `/games` lista suas partidas.
error-no-hand-here = Você não tem cartas escondidas aqui. `/board` mostra o tabuleiro.
error-not-seated = Só { $first } e { $second } jogam esta partida. Comece a sua com `/play`.
error-in-game =
    { $refused }
    -# Isto se refere à partida { $game }. Para jogar em outra, acrescente a opção `game`.
error-elsewhere = A partida { $game } é jogada em { $channel }, não aqui. Use `/{ $command }` lá.
error-unlisted = Os resultados de { $player } não aparecem aqui.
error-unknown-rules = A partida { $game } usa uma versão das regras que não tenho, então não posso abri-la. Nada se perdeu: avise o operador do bot.
error-corrupt = Esta partida não pode ser carregada. Os lances estão a salvo: avise os administradores do servidor (partida { $game }).
error-worldwide = Esta partida vale rating no mundo todo: só o operador deste bot pode encerrá-la sem resultado. Quando ela acabar, `/admin remove-result` a tira dos rankings deste servidor.
error-secret-in-public = Nada foi jogado: outros podem ler isto, e sua escolha é secreta. Use os botões, ou digite numa mensagem direta para mim.
error-typed = { $refused } (partida { $game }).
error-typed-near =
    { $refused } (partida { $game }).
    Você pode jogar, por exemplo, { $near }.
error-typed-which =
    Isto pode ser um lance da partida { $game } ou uma resposta à pergunta acima.
    Envie de novo como resposta: a esta mensagem se for um lance, à pergunta se for a resposta.

## Dicas, propostas e voltas de lance

error-no-hints = Não há dicas em partidas valendo rating.
error-in-rated-game = Esta posição está sendo jogada numa partida valendo rating. Tente de novo quando ela acabar.
error-nothing-to-analyse = Ninguém fez uma escolha nesta partida. Escolha outra partida.
error-not-playable = Não dá para jogar a partir daqui. Escolha uma posição em que um dos lados tenha a vez.
error-hint-out-of-turn = Você só recebe dicas quando é sua vez. Espere e peça de novo.
error-nothing-to-take-back = Você ainda não jogou, então não há o que voltar.
error-revealed = Você não pode voltar isto: algo escondido foi revelado.
error-rated = Em partidas valendo rating não dá para voltar lances nem cancelar. Use `/offer what:empate` para propor empate, ou `/resign`.
error-offer-closed = Esta proposta não está mais aberta. Você pode fazer outra.
error-offered-already = Você já propôs isso. Espere a resposta do adversário.
error-offered-before = Você não pode propor isso de novo nesta posição. Antes, continue a partida.
error-rematch-asked = Você já pediu revanche desta partida. Use `/play` para desafiar seu adversário.
error-no-rematch = No momento você não pode jogar de novo aqui contra este adversário. Use `/play` para achar outro.
error-own-offer = Esta proposta é sua. Espere a resposta do adversário, ou retire-a.
error-not-offerer = Só { $player }, que fez esta proposta, pode retirá-la.
error-own-proposal = Esta proposta é sua. Espere o adversário concordar.

## Jogadores

error-being-erased = Seus dados estão sendo apagados. Tente de novo daqui a pouco.
error-erased-already = Você apagou seus dados há pouco. Pode fazer isso de novo { $when }.
error-on-vacation = Você já está de férias. Use `/vacation` para encerrá-las.
error-not-on-vacation = Você não está de férias. Use `/vacation` para começá-las.
error-no-vacation-left = Você já usou os { $days } dias de férias deste ano. Em 1º de janeiro ganha novos.
error-bot = Bots não jogam aqui. Escolha uma pessoa.
error-same-players = Escolha dois jogadores diferentes.
error-export-too-large = Seus dados são grandes demais para um arquivo do Discord. Peça-os ao operador deste bot.

## Decks e cartas

error-no-array = Você não tem mais uma formação com esse nome. Aperte *Colocar o resto…* de novo para ver as que tem.
error-array-name = O nome de uma formação começa com letra ou dígito e tem no máximo { $max } caracteres: letras, dígitos, espaços e - ' . ! ? & +
error-arrays-full = Você já tem { $max } formações, o máximo. Use o nome de uma para substituí-la, ou esqueça uma em *Colocar o resto…* na sua próxima partida.
error-array-not-placed = Uma formação só pode ser salva depois que você colocar as 16 cartas da mão. Coloque as outras antes.
error-no-deck = Você não tem um deck com esse nome. `/deck list` mostra os seus e os prontos.
error-deck-name = O nome de um deck começa com letra ou dígito e tem no máximo { $max } caracteres: letras, dígitos, espaços e - ' . ! ? & +
error-deck-taken = Você já tem um deck chamado { $name }. Escolha outro nome.
error-deck-preset-name = { $name } é o nome de um deck pronto. Escolha outro nome.
error-decks-full = Você já tem { $max } decks, o máximo. Exclua um antes, com `/deck edit`.
error-deck-cards = Nada mudou: { $why }.
error-deck-in-use = Nada mudou: { $name } é seu deck em uso, e { $why }. Escolha outro com `/deck use` antes de desmontá-lo.
error-deck-unusable = Você não pode jogar aqui com seu deck { $name }: { $why }. Mude-o com `/deck edit`, ou escolha outro com `/deck use`.
error-deck-not-ready = Você não pode jogar aqui com seu deck em uso. Veja por quê com `/deck edit`, ou escolha outro com `/deck use`.
error-deck-other-not-ready = Esta partida ainda não pode começar: { $player } tem que escolher um deck para ela, com `/deck use` ou o botão *Meu deck* no desafio.
error-card-refused = A carta não foi criada: { $why }.
error-card-taken = A carta não foi criada: este servidor já tem uma com esse nome, ou não tem espaço para mais. `/card list` mostra as cartas dele.
error-too-many-brought = Um desafio pode trazer até { $max } cartas próprias. Tire algumas.
error-cards-without-decks = A versão courier é jogada sem decks: deixe `cards` vazio, ou escolha a versão standard.
error-no-card = Este servidor não tem uma carta própria com esse nome. `/card list` mostra as cartas dele.
error-no-piece = Nenhuma peça ou carta encontrada para “{ $name }”. Indique uma casa com uma peça, como e1, ou escolha uma sugestão ao digitar.

## Seguir e rever

error-own-game = Você joga nesta partida, então não pode segui-la. Escolha com `/settings` como saber que é sua vez.
error-nothing-to-watch = A partida { $game } acabou. `/replay` mostra como foi.
error-too-many-watched = Você já segue 25 partidas, ou esta já tem 100 espectadores. Pare de seguir outra com `/watch`, ou tente esta mais tarde.
error-nobody-to-watch = Nenhuma partida de outras pessoas está em andamento aqui. Use `/watch` num canal com uma partida.
error-no-import = Este registro não está mais guardado. Importe-o de novo com `/replay`.
error-record = Não dá para rever este registro: { $why }. *Registro*, embaixo de `/replay`, mostra o formato certo.
record-too-long = o registro passa de { $kib } KiB
record-too-many-moves = o registro tem mais de { $max } lances
record-too-slow = a leitura demora demais
error-replay-one = Dê só uma coisa: o número de uma partida, um registro como arquivo ou um registro em texto. *Registro*, embaixo de `/replay`, mostra o formato.
error-import-too-large = Este arquivo passa de { $kib } KiB. Anexe um registro no formato que *Registro*, embaixo de `/replay`, dá.
error-import-not-fetched = Não foi possível baixar o arquivo do Discord. Tente de novo, ou dê o registro em texto.
error-import-not-text = Este arquivo não é texto UTF-8. Anexe um registro no formato que *Registro*, embaixo de `/replay`, dá.
error-ply = Digite o número de um meio-lance, ex.: 34; 0 é o começo.
error-plies = Escolha `from` e `to` entre 0 e { $end }, o último meio-lance desta partida; `from` não pode vir depois de `to`.

## Servidores e permissões

error-servers-only = Use isto num servidor.
error-cards-servers-only = Use isto num servidor: cartas pertencem a servidores.
error-challenges-servers-only = Use isto num servidor: desafios pertencem a servidores.
error-managers-only = Só quem tem a permissão Gerenciar servidor pode mudar isto.
error-card-managers-only = Só quem tem a permissão Gerenciar servidor pode mudar as cartas de um servidor.
error-not-permitted = Não posso abrir uma partida neste canal. Peça a um moderador que me dê estas permissões: { $missing }.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos

## Configurações

error-quiet-hours = Digite duas horas cheias diferentes, como `22-7`, ou `off`.
error-zone = Fuso horário desconhecido. Dê um como `America/Sao_Paulo`: `/settings zone` lista todos.
error-hour = A hora é um número de 0 a 23.

## Falhas

error-failed = Algo deu errado e nada mudou. Tente de novo daqui a pouco.
error-busy = Estou muito ocupado agora. Tente de novo daqui a um minuto.
error-picture = Não foi possível desenhar a imagem. Nada mudou, então tente de novo.
error-study = Esta lição ou este problema não funciona no momento. Tente outro.
error-button-expired = Este botão expirou. Use `/board` para ver o tabuleiro atual.
error-form-expired = Este formulário expirou. Use o comando de novo.

## Vezes demais

error-pacing = { $what } Tente de novo daqui a { $wait }.
pacing-animation = Você pode fazer 3 animações por minuto.
pacing-import = Você pode importar 20 registros a cada 10 minutos.
pacing-picture = Você pediu muitas imagens em pouco tempo.
pacing-export = Você pode receber seus dados 5 vezes a cada 10 minutos.
pacing-report = Você pode exportar 10 torneios a cada cinco minutos.
pacing-enrolment = Você está entrando e saindo de torneios rápido demais.
pacing-invitation = Você pode convidar 5 substitutos em pouco tempo.
pacing-deletion = Você pode apagar seus dados 3 vezes por hora.
pacing-suggestion = Você está digitando rápido demais para as sugestões.
pacing-analysis = Você pode pedir 10 análises a cada cinco minutos.
pacing-hint = Você pode pedir 10 dicas por minuto.
pacing-study = Você pode começar 10 partidas a partir de posições a cada cinco minutos.
pacing-message = Você está escrevendo mais rápido do que consigo responder.
typed-pause = Por alguns segundos não vou responder a mensagens que não consigo entender.
typed-role = Não consigo ler mensagens que mencionam meu cargo. Ao digitar meu nome, escolha-me em **Membros**.
wait-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
    }
wait-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
    }
error-role-not-given = Não posso mudar este cargo. Peça a quem administra o servidor que me dê a permissão Gerenciar cargos e um cargo acima deste.
error-role-not-for-players = Este cargo não pode ser dado a jogadores. Escolha outro.
error-role-beyond-own = Você só pode escolher cargos que você mesmo poderia dar: precisa da permissão Gerenciar cargos, e o cargo deve estar abaixo do seu mais alto e não permitir nada que você não possa fazer.
roles-error-number = Digite um número de { $least } a { $most }.
roles-error-too-many = Um servidor pode ter { $max } cargos por rating. Remova um antes.
