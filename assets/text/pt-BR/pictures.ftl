# O que está escrito nas imagens, e suas descrições

## O estado de uma partida

picture-computer = Computador, nível { $level }
picture-comma = {", "}
picture-and = { $first } e { $second }
picture-winner = vitória
picture-draw = empate
picture-aborted = cancelada
picture-to-act = vez de { $task }
picture-turn = Vez de { $players }: { $task }
picture-result-won = { $player } vence: { $reason }
picture-result-aborted = Cancelada
picture-result-draw = Empate: { $reason }
picture-obligation = { NAME($name) }: { $obligation }
picture-obligations = { NAME($name) }, uma de { $count }: { $obligations }
picture-last-move = Último lance { $number } { $action }
picture-king = Rei { NAME($seat, form: "of") }
picture-check = { $count ->
    [one] { $kings } em xeque
   *[other] { $kings } em xeque
    }
picture-score = Mãos vencidas: { NAME($first) } { $first_won }, { NAME($second) } { $second_won }
picture-level = Igualdade
picture-leads = { NAME($seat) }: { $lead } na frente
picture-lead-wins = { $lead }; vantagem de { $limit } vence
picture-no-wipeout = { $lead }; sem lavada
picture-secret-chooses = escolhe em segredo
picture-secret-declared = já declarou
picture-secret-hole = guarda uma carta secreta
picture-hole = secreta
picture-cards-in-hand = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
    }
picture-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
picture-date = { $day } de { $month ->
    [1] jan.
    [2] fev.
    [3] mar.
    [4] abr.
    [5] mai.
    [6] jun.
    [7] jul.
    [8] ago.
    [9] set.
    [10] out.
    [11] nov.
   *[other] dez.
    } de { $year }
picture-stock = { $hand } na mão · { $deck } no monte
picture-stock-points = { $hand } na mão · { $deck } no monte · { $points } a gastar
picture-kinds = { NAME($kind) } ×{ $count }
picture-captured-none = Sem capturas
picture-captured = Capturas
picture-captured-pieces = { $count ->
    [one] { $count } peça capturada
   *[other] { $count } peças capturadas
    }
picture-better-hand = { NAME($seat) }: melhor mão

## Mãos e decks

picture-more = +{ $count }
picture-to-place = A colocar
picture-reserve = Reserva
picture-hand = Mão
picture-card-rider = 1 + carta
picture-card-missing = sem carta
picture-card-as-paid = o que custou
picture-deck-values = Cartas de cada valor
picture-deck-more = mais
picture-deck-others = outras

## Como as peças se movem

picture-fact = { $name }: { $text }
picture-forward-up = A frente é para cima.
picture-forward-down = A frente é para baixo.
legend-both = anda ou captura
legend-move = só anda
legend-capture = só captura
legend-ride = segue até algo barrar o caminho
legend-hop-capture = captura por cima de exatamente uma peça
legend-hop-move = anda por cima de exatamente uma peça
legend-slide = amigo a contornar, quantos passos quiser
legend-step = amigo a contornar, um passo

## As marcas de um tabuleiro, numa legenda

mark-from = o último lance saiu daqui
mark-to = o último lance chegou aqui
mark-pointed = recém-colocada ou virada, ou o que uma dica ou lição aponta
mark-check = este Rei está em xeque
mark-must-move = esta carta tem que capturar, a menos que outra marcada capture
mark-must-be-taken = esta carta tem que ser capturada
mark-palace = um palácio: o outro lado vence ocupando as duas casas (a opção palace pode mudar isso)
mark-hand = esta carta conta na mão de pôquer { NAME($seat, form: "of") }
mark-covered = uma carta fechada: você não pode ver o que é
mark-own = sua própria carta fechada: só você vê a peça
mark-code = feita das cartas Cavalo e Ferz: move-se como as duas
mark-code-rider = feita da carta Vizir com um Cavaleiro: repete o passo
mark-code-copy = uma cópia de um Vizir
mark-code-more = feita da carta Soldado e mais 2: veja /piece
mark-name-from = Um anel
mark-name-to = Uma moldura clara
mark-name-pointed = Cantos e uma casa clara
mark-name-check = Uma casa vermelha com um ponto de exclamação
mark-name-must-move = Uma moldura azul com uma seta
mark-name-must-be-taken = Cantos vermelhos com uma cruz
mark-name-palace = Uma casa roxa com uma coroa
mark-name-disc = Um disco azul
mark-name-diamond = Um losango roxo
mark-name-covered = O verso de uma carta
mark-name-own = O verso de uma carta com uma peça

## Descrições

alt-players = { $first }, { $second }
alt-player = { $player } ({ NAME($seat) })
alt-from-to = { $action } de { $from } para { $to }
alt-on = { $action } em { $to }
alt-marked = Marcadas com cantos: { $squares }
alt-palaces = Palácios: { $squares }
alt-turn-moved = A peça movida antes disso foi de { $from } para { $to }
alt-kings = { NAME($seat) }: { $kings }; { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    } ao todo
alt-no-king = nenhum Rei
alt-captured = { NAME($seat) }, capturas: { $captured }
alt-other-cards = { NAME($seat) }, outras cartas
alt-score = { $score }. { $lead }
alt-secret = { NAME($seat) }: { $state }
alt-hand = { NAME($seat) }, mão: { $hand }
alt-hand-cards = { NAME($seat) }, mão: { $hand } ({ $cards })
alt-hand-better = { NAME($seat) }, a melhor mão: { $hand }
alt-hand-better-cards = { NAME($seat) }, a melhor mão: { $hand } ({ $cards })
alt-sentence = { $sentence }.
alt-kind = { $count ->
   *[other] { NAME($name) }
    } { $squares }
alt-has = { NAME($seat) }: { $pieces }
alt-face-down = { NAME($seat) }, cartas fechadas: { $cards }
alt-unknown = { $count ->
    [one] { $count } carta fechada desconhecida
   *[other] { $count } cartas fechadas desconhecidas
    }
alt-holds = { NAME($seat) }, na mão: { $cards }
alt-holds-cards = { NAME($seat) }: { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
    }
alt-rank = fileira { $rank } { $cards }
alt-squares = Cartas das casas de a a h
alt-pieces = { NAME($seat) }, peças
alt-reserve = { NAME($seat) }, reserva
alt-stock = { NAME($seat) }: { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
    }, { $deck } no monte
alt-list = { $heading }: { $items }
alt-list-more = { $heading }: { $items } e mais { $count }
alt-to-place = Você ainda tem que colocar { $pieces }
alt-own-reserve = Sua reserva
alt-own-hand = Sua mão
alt-moves = Movimentos: { NAME($piece) }
alt-deck = Deck { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
alt-deck-value = { $count } de { $value }
alt-deck-cards = Cartas
alt-deck-card = { $count } { NAME($card) }
alt-card-value = { NAME($card) } (valor { $value })
alt-deck-card-value = { $count } { NAME($card) } (valor { $value })
alt-plot-once = { $name }: { $rating } em { $day }.
alt-plot = { $name }: { $first } em { $first_day }, { $last } em { $last_day }; no máximo { $max }, no mínimo { $min }.

## A curva de uma análise

picture-curve-percent = { $value }%
picture-curve-plies = { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
    }
alt-curve = { $title }, ao longo de { $plies ->
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
    }.
alt-curve-line = { $name }: { $first } no começo, { $middle } no meio, { $last } no fim; no máximo { $max }, no mínimo { $min }.
alt-curve-turning = Momento decisivo { $number } no meio-lance { $ply }: { $value }.

## Como uma peça se move

move-sentence = { $kind ->
    [quiet] Só anda, sem capturar:
    [capture] Só captura:
   *[both] Anda e captura:
    } { $distance } { $directions }{ $path ->
    [lame] , sem pular outras peças
    [jumping] , só por cima de outra peça
    [hopping] , por cima de exatamente uma peça
    [grasshopper] , até a casa logo atrás da primeira peça
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] Vai a qualquer casa vazia
    [capture] Captura em qualquer casa
   *[both] Vai a qualquer outra casa ou captura nela
    }
move-around-step = Dá um passo em volta de uma peça amiga vizinha, para qualquer dos lados
move-around-slide = Dá quantos passos quiser em volta de uma peça amiga vizinha, para qualquer dos lados
move-one = uma casa
move-any = quantas casas quiser
move-up-to = até { $max } casas
move-leap = salto de { $long } casas{ $times }
move-leap-knight = salto de cavalo{ $times }
move-leap-oblique = salto de { $short } por { $long } casas{ $times }
move-repeated = , repetido quantas vezes quiser
move-repeated-up-to = , repetido até { $max } vezes
move-everywhere = { $line ->
    [orthogonal] na vertical e na horizontal
    [diagonal] na diagonal
   *[oblique] em qualquer direção
    }
move-forward = { $line ->
    [orthogonal] reto para a frente
    [diagonal] na diagonal para a frente
   *[oblique] para a frente
    }
move-backward = { $line ->
    [orthogonal] reto para trás
    [diagonal] na diagonal para trás
   *[oblique] para trás
    }
move-ahead = para a frente
move-back = para trás
move-left = para a esquerda
move-right = para a direita
move-sideways = para os lados
move-diagonally = na diagonal { $along } e { $across }
move-obliquely = { $ranks } { $along } e { $files } { $across }
