# A análise de uma partida terminada

analysis-curve-title = Resultado esperado: { NAME($seat) }
analysis-curve-line = Visão { NAME($seat, form: "of") }
analysis-percent = { $value }%
analysis-heading = **Análise da partida { $game }**
analysis-accuracy = { $player }: precisão **{ $value }%**
analysis-no-accuracy = { $player }: nenhuma escolha para avaliar
analysis-no-turning = Nenhuma escolha mudou o resultado esperado em 5% ou mais.
analysis-turning = { $number } { $played } { $before } → { $after }. Melhor: { $best }. { $why }
analysis-wins-by-force = { $moves ->
    [one] Vence na hora.
   *[other] Vence de forma forçada em { $moves } lances.
    }
analysis-loses-by-force = O que foi jogado perde { $moves ->
    [one] na hora.
   *[other] de forma forçada em { $moves } lances.
    }
analysis-allows = O que foi jogado permite: { $action }
analysis-honest = -# Cada escolha é avaliada pelo que o jogador podia saber na hora.
analysis-honest-choice = -# Avaliado pelo que { NAME($seat) ->
        [Brancas] as brancas podiam
        [Pretas] as pretas podiam
       *[other] { NAME($seat) } podia
    } saber na hora; a imagem mostra tudo.
analysis-budget = -# As porcentagens são as chances de vitória de quem joga. O computador examinou { $nodes } posições em cada linha.
analysis-under-way = **Análise da partida { $game }**: o computador está examinando { $choices ->
    [one] { $choices } escolha
   *[other] { $choices } escolhas
    }. Esta mensagem vai mostrar o resultado; se não mostrar, aperte *Analisar* de novo.
analysis-failed = Não dá para analisar a partida { $game }. Reveja-a com `/replay`.
analysis-choice = Escolha { $number } de { $count }: { $played }
analysis-partial = Esta posição tem peças demais para um exame completo. Use os números só como referência.
analysis-forced = Era a única escolha. Resultado esperado: { $value }.
analysis-not-judged = Esta escolha não é avaliada. Resultado esperado: { $value }.
analysis-as-good = Nenhuma era melhor. Resultado esperado: { $value }.
analysis-lost = Resultado esperado: { $before } antes, { $after } depois.
analysis-line = A linha do computador: { $line }
analysis-line-played = Depois do que foi jogado: { $line }
analysis-button = Analisar
analysis-button-turning = Momento decisivo ⏭
analysis-button-curve = Curva

## Uma posição de uma partida terminada, para todos

study-play-on = Jogar a partir daqui
study-text =
    -# Em texto, para `/replay`:
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# Em texto, é longa demais para uma mensagem. *Registro*, embaixo de `/replay`, dá a partida inteira.
