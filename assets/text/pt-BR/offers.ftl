# Empates, voltas de lance, cancelamentos, revanches e dicas, com acordo dos dois

## O que lê quem propõe

offer-draw-made = Você propôs empate (partida { $game }).
offer-takeback-made = Você pediu para voltar seu último lance (partida { $game }).
offer-abort-made = Você propôs cancelar a partida (partida { $game }).
offer-rematch-made = Você pediu revanche (partida { $game }).
offer-same-deal-made = Você pediu revanche com as mesmas cartas (partida { $game }).
rematch-opponent-left = Seu adversário saiu do servidor. Use `/play` para achar outro.
offer-hints-made = Dicas precisam do acordo do adversário. O pedido foi feito (partida { $game }).
offer-agreed-takeback = Seu adversário já tinha pedido para voltar o próprio último lance, e isso foi feito (partida { $game }). Se o seu lance continua valendo, você pode pedir de novo.
offer-agreed = Seu adversário já tinha proposto o mesmo: combinado (partida { $game }).
offer-draw-done = O computador aceita: a partida empatou (partida { $game }).
offer-takeback-done = Seu último lance foi desfeito (partida { $game }).
offer-hints-done = Você pode pedir dicas (partida { $game }).
offer-abort-done = A partida foi cancelada: não conta (partida { $game }).
offer-draw-refused = O computador recusa o empate (partida { $game }). Ele aceita depois de dez lances próprios, se espera menos que um empate.

## A mensagem de uma proposta

offer-message =
    { $offer }
    { $state }
offer-draw = { $player } propõe empate (partida { $game }).
offer-takeback = { $player } gostaria de voltar o último lance que fez (partida { $game }).
offer-abort = { $player } gostaria de cancelar a partida, para que ela não conte (partida { $game }).
offer-rematch = { $player } gostaria de uma revanche com os lados trocados (partida { $game }).
offer-rematch-rated = { $player } gostaria de uma revanche valendo rating, com os lados trocados (partida { $game }).
offer-same-deal = { $player } gostaria de uma revanche com as mesmas cartas e os lados trocados (partida { $game }).
offer-same-deal-rated = { $player } gostaria de uma revanche valendo rating, com as mesmas cartas e os lados trocados (partida { $game }).
offer-hints = { $player } gostaria que os dois pudessem pedir dicas ao computador com `/hint` (partida { $game }).
offer-open = { $player }, você aceita? Seguir jogando é recusar.
offer-open-rematch = { $player }, você aceita?
offer-accepted = **Proposta aceita** por { $player }.
offer-declined = **Proposta recusada** por { $player }.
offer-withdrawn = **Proposta retirada** por { $player }.
offer-lapsed = **Proposta expirada**: a partida seguiu.
