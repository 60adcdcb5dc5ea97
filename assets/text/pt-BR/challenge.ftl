# Desafios e ritmos de jogo

challenge-posted = Desafio publicado: { $link }
challenge-waits = O Discord não está respondendo agora. Seu desafio será publicado assim que ele voltar.
challenge-not-posted = Não consegui publicar seu desafio neste canal, então o retirei. Peça a um moderador que me deixe ver este canal e enviar mensagens aqui.
challenge-which-game = Que jogo você quer jogar com { $player }? Com `/play` você pode escolher opções.
challenge-no-member = Essa pessoa não está neste servidor. Escolha alguém que esteja, ou um `level` para jogar contra o computador.
challenge-maker-left = Quem fez este desafio saiu do servidor, então ele foi cancelado. Faça o seu com `/play`.
challenge-bot = Outros bots não aceitam desafios. Escolha uma pessoa, ou um `level` para jogar contra o computador.
challenge-opponent-and-level = Escolha um `opponent` ou um `level`, não os dois.
challenge-in-direct-messages = Só dá para desafiar pessoas num servidor. Para jogar aqui contra o computador, escolha um `level`.
challenge-computer-rated = Partidas contra o computador nunca valem rating: deixe `rated` vazio.
challenge-computer-time = Partidas contra o computador não têm relógio: deixe `time` vazio.
challenge-no-direct-messages = Não consigo escrever para você. Permita minhas mensagens diretas e tente de novo.
challenge-not-added = Não estou neste servidor, então não posso abrir partidas entre pessoas aqui. Escolha um `level` para jogar contra o computador.

## A mensagem

challenge-message =
    { $opening } { $seat }
    Tempo: { $time }.
    { $state }
challenge-message-rated =
    { $opening } { $seat } **Valendo rating**: o resultado muda o rating dos dois.
    Tempo: { $time }.
    { $state }
challenge-opening = { $player } desafia { $opponent } para jogar **{ $title }**.
challenge-opening-anybody = { $player } procura alguém para jogar **{ $title }**.
challenge-seat = { $player } joga de { NAME($seat) }.
challenge-seat-random = Os lados são sorteados.
challenge-open = { $summary } O desafio expira { $when }.
challenge-accepted = **Aceito.** Boa partida!
challenge-declined = **Recusado.**
challenge-declined-by = **Recusado** por { $player }.
challenge-withdrawn = **Retirado** por { $player }.
challenge-called-off = **Cancelado**: este desafio não pode mais ser aceito.
challenge-expired = **Expirado**: ninguém respondeu a tempo.
challenge-secret = -# 🔒 Sorteio comprovadamente justo: `{ $commitment }` já o fixa agora, e *Conferir*, embaixo de `/replay`, o confere depois da partida.
challenge-details-button = Detalhes
challenge-details = 🔒 **Sorteio comprovadamente justo.** Tudo o que depende da sorte vem de um segredo sorteado quando este desafio foi criado. Sua impressão digital é `{ $commitment }`. Ela também está na descrição da imagem (ALT), então ninguém pode mais trocar o segredo. Depois da partida, *Conferir*, embaixo de `/replay`, mostra o segredo e confere tudo.
challenge-commitment = Sorteio justo, compromisso: { $commitment }
challenge-example = -# As cartas são um exemplo: elas são distribuídas quando a partida começa.
challenge-my-deck = Meu deck
challenge-cards = **Cartas novas para esta partida.** Até o desafio ser aceito, `/deck edit` as conhece, para você poder pô-las no seu deck:
challenge-cards-picture = Cartas novas

## Ritmos de jogo

time-none = sem limite
time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
    } por lance
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
    } por lance
time-live = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } para cada jogador
time-live-increment = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
    } para cada jogador, mais { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    } a cada lance
