# Respostas a quem joga

played-turn-over = { $played } Seu turno acabou.
played-answered = { $played } { $answer }
played-your-turn = É a sua vez.
played-stopped = O resto não foi jogado: { $refused }.
played-too-much = O resto não foi jogado, porque seu turno acabou: `{ $rest }`.
typed-two-readings = “`{ $typed }`” pode ser { $first }, com as letras inglesas, ou { $second }. Qual você quer?
took-back = Desfeito: { $told }
resign-ask = Quer abandonar esta partida de { $title } (partida { $game })?
resign-confirm = Abandonar
resign-takeback = Voltar o lance
resign-abort = Cancelar a partida
resign-keep-playing = Seguir jogando
resign-kept-playing = A partida continua.
resigned = Você abandonou a partida { $game }.
record-heading = O registro da partida { $game }.
record-empty = Nenhum lance ainda.
accepted = Você aceitou a partida: { $link }
accepted-from-list = Desafio aceito. O link da sua partida vem a seguir.
accepted-rematch = Você aceitou a partida.
accepted-id = -# Seu aceite tem o id `{ $id }`. *Conferir*, embaixo de `/replay`, deve mostrar o mesmo id; compare-os para conferir que as cartas foram dadas com justiça.
shown-below = Mostrado abaixo.
disappears = -# Isto some em { $seconds } segundos.

## O formulário para digitar um lance

form-move = Digitar um lance
form-move-field = Seu lance
form-choice = Digitar
form-choice-field = Sua escolha
form-example = ex.: { $example }

## Acaso

chance-proposal = { $player } gostaria que o resto fosse virado ao acaso (partida { $game }). { $opponent }, você concorda?
chance-agreed = { $proposer } e { $player } concordaram em virar o resto ao acaso.
chance-expired = **Proposta expirada**: a partida seguiu (partida { $game }).
chance-withdrawn = { $player } retirou a proposta de virar o resto ao acaso (partida { $game }).
chance-declined = { $player } prefere virar uma carta por vez (partida { $game }).

## O computador

computer-begun = A partida { $game } contra o computador começou: { $link }
computer-thread = { $player } joga { $title } contra o computador (partida { $game }).
computer-ask-level = Com que força o computador deve jogar? A partida começa quando você escolher um nível.
computer-level = Nível
level-1 = 1 · primeira partida
level-2 = 2 · iniciante
level-3 = 3 · passatempo
level-4 = 4 · em progresso
level-5 = 5 · experiente
level-6 = 6 · nível de clube
level-7 = 7 · especialista
level-8 = 8 · força máxima
computer-play = Jogar contra o computador
computer-higher-level = Próximo: nível { $level }
hint-button = Dica
hint =
    Minha sugestão é { $plan } ({ $moves }). { $reason }
    -# Partida { $game }
hint-play = Jogar
hint-reply = A melhor resposta seria { $plan }.
hint-quiet = Nada do que examinei é melhor.
hint-chances = A partir daqui, sua expectativa é de cerca de { $value }%.
hint-lost = Contra o melhor jogo, a partida está perdida; assim você resiste mais.
hint-reason-takes = Captura { NAME($name, form: "def") }.
hint-reason-takes-composite = Captura a peça feita de { $cards }.
hint-reason-takes-covered = Captura uma carta.
hint-reason-takes-en-passant = Captura um Peão en passant.
hint-reason-makes = Nova mão: { $hand }.
hint-reason-makes-better = Vence a mão: { $hand }.
hint-reason-checks = Dá xeque.
hint-reason-promotes = Promove um Peão.
