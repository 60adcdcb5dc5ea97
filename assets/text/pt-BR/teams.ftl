# Partidas por equipes e suas votações

team-mention = Equipe { $mark }
team-picture = Equipe { $side }
team-heading = 👥 **{ $title }** para duas equipes, organizada por { $organizer }
team-heading-person = 👥 **{ $title }**: uma equipe contra { $opponent }, organizada por { $organizer }
team-heading-computer = 👥 **{ $title }**: uma equipe contra o computador (nível { $level }), organizada por { $organizer }
team-side = { $mark } **{ $side }** ({ $count }): { $players }
team-side-empty = { $mark } **{ $side }**: ninguém ainda
team-side-person = { $mark } **{ $side }**: { $player }
team-side-computer = { $mark } **{ $side }**: o computador
team-more = mais { $count }
team-rules = Cada equipe vota seus lances. Uma votação acaba assim que mais da metade de quem pode votar concorda, ou quando o tempo termina ({ $time }): aí se joga a opção mais votada e, no empate, a que chegou primeiro a esses votos. Se ninguém votar, a equipe perde. Quem entra em uma equipe fica nela.
team-vote-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
    }
team-vote-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
    }
team-who-begins = { $player } começa a partida com *Começar*.
team-running =
    A partida está em andamento: { $link }
    Você ainda pode entrar. Você vota a partir do próximo turno da sua equipe.
team-over = A partida acabou. { $link }
team-cancelled = Esta partida foi cancelada.
team-join = Entrar em { $side }
team-begin = Começar
team-cancel = Cancelar
team-joined = Você entrou na equipe { $side }.
team-joined-running = Você entrou na equipe { $side }. Pode votar a partir do próximo turno da sua equipe.
team-called-off = Cancelada.
team-posted = As equipes já podem se formar: { $link }
team-waits = Sua partida por equipes vai aparecer aqui em instantes.
team-rated = Partidas por equipes nunca valem rating: deixe `rated` vazio.
team-both-and-opponent = Se os dois lados são equipes, deixe `opponent` e `level` vazios.
team-special = Partidas por equipes não têm vantagem, série nem posição própria: deixe essas opções vazias.
team-elsewhere = A outra equipe em outro lugar…
team-elsewhere-panel = Onde a outra equipe deve jogar? Escolha um canal deste servidor, onde alguém precisa aceitar. Ou convide outro servidor: se você pode gerenciar este, recebe um código para alguém que possa gerenciar o outro.
team-elsewhere-channel = Escolher um canal
team-elsewhere-server = Outro servidor
team-asked = Perguntei em { $channel }. Qualquer outra pessoa que possa escrever lá pode aceitar até { $until }.
team-asked-later = Ainda não consigo publicar em { $channel }. Deixe-me ver esse canal, enviar mensagens e anexar arquivos lá, ou cancele a partida.
team-code =
    Envie este código a alguém que possa gerenciar o outro servidor: **{ $code }**
    Lá, no canal em que a equipe vai jogar, ele é digitado em `/server` › *Convite de equipe*. Vale até { $until }.
team-code-field = Código do convite
team-heading-away = 👥 **{ $title }** contra uma equipe em { $channel }, organizada por { $organizer }
team-heading-abroad = 👥 **{ $title }** contra uma equipe de outro servidor
team-another-server = em outro servidor
team-side-away = { $mark } **{ $side }** ({ $count }): { $there }
team-side-asked = { $mark } **{ $side }**: convite em aberto ({ $there }), até { $until }
team-away-declined = O convite foi recusado. As duas equipes podem jogar aqui, ou você pode convidar outra.
team-away-expired = Ninguém aceitou o convite a tempo. As duas equipes podem jogar aqui, ou você pode convidar outra.
team-invitation = Qualquer pessoa que possa escrever aqui pode aceitar até { $until }. A equipe de vocês então se forma neste canal.
team-invitation-abroad = Se você aceitar, a equipe de vocês se forma neste canal. Dá para fazer isso até { $until }.
team-invitation-declined = Este convite foi recusado.
team-invitation-expired = Ninguém aceitou este convite a tempo.
team-accepted = Aceito: a equipe de vocês pode se formar. { $link }
team-declined = Recusado.
team-who-begins-abroad = O outro servidor começa a partida assim que as duas equipes tiverem membros.

vote-line = { $mark } **{ $side }** vota, no máximo { $when } · { $voters } de { $electors } votaram
vote-line-secret = { $mark } **{ $side }** escolhe em segredo, no máximo { $when }
vote-line-elsewhere = { $mark } **{ $side }** vota em outro lugar, no máximo { $when }
vote-paused = A partida está em pausa porque fui removido do servidor da outra equipe. Ela recomeça quando alguém de lá me adicionar de volta.
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = e mais { $count }
vote-own = Seu voto: { $choice }
vote-none = Você ainda não votou.
vote-not-yet = Você pode votar a partir do próximo turno da sua equipe.
vote-cast = Seu voto: { $choice }. Dá para mudá-lo até a votação fechar.
vote-decided = Seu voto: { $choice }. Com isso, está decidido.
vote-resign = abandonar
vote-random = deixar ao acaso

error-team-no-game = Essa partida por equipes não existe mais.
error-team-decks = Equipes não podem trazer decks. Escolha opções em que os dois lados tenham as mesmas cartas.
error-team-time = Uma votação precisa de um tempo por lance: por exemplo, `time:1 day`.
error-team-too-many = Há partidas por equipes abertas demais: no máximo { $server } em um servidor e { $organizer } de uma pessoa. Termine ou cancele outra antes.
error-team-closed = Tarde demais: esta partida por equipes já começou ou acabou.
error-team-no-team = Esse lado não é uma equipe.
error-team-full = Esta equipe está completa.
error-team-other-team = Você está na outra equipe. Quem entra em uma equipe fica nela.
error-team-is-opponent = Você joga contra esta equipe.
error-team-not-yours = Só { $player } pode fazer isso.
error-team-no-member = Uma das equipes ainda não tem membros. Espere alguém entrar.
error-team-not-in = Você não está em nenhuma equipe desta partida. Entre em uma com os botões abaixo do tabuleiro.
error-team-one-action = Uma equipe vota uma ação por vez. Escolha ou digite só a próxima.
error-team-in-teams = Isso não é possível em uma partida por equipes: tudo é decidido por votação.
error-team-elsewhere = Esta equipe joga em outro lugar: só dá para entrar nela lá.
error-team-invited = A outra equipe já foi convidada.
error-team-both-joined = As duas equipes já têm membros aqui, então nenhuma pode jogar em outro lugar.
error-team-same-channel = A partida foi criada nesse canal. Escolha outro.
error-team-same-server = Este convite é para outro servidor. Um canal deste servidor se escolhe no menu.
error-team-no-invitation = Este convite não existe, já foi respondido ou expirou.
error-team-own-invitation = Este convite é seu, então outra pessoa precisa responder.
error-team-away-gone = Fui removido do servidor da outra equipe. Espere alguém de lá me adicionar de volta ou cancele a partida.
error-team-channel-unseen = Não sei se você pode ver esse canal. Escolha um que você veja.
error-team-not-writer = Só quem pode escrever neste canal pode responder.
error-team-not-manager = Só quem pode gerenciar o servidor ou seus canais pode fazer isso.
