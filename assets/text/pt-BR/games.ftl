# Jogos, seus objetivos e opções, o que há para fazer, e como as partidas acabam

game-cardmate-summary = Cartas de baralho são as peças; se uma carta puder capturar outra mais baixa do mesmo naipe, é obrigada a isso. Capture todos os Reis adversários.
game-poker-summary = Xadrez num tabuleiro de cartas: as cartas sob suas peças são sua mão de pôquer. A cada rodada a melhor mão pontua; quem abre cinco de vantagem vence.
game-mysterious-summary = Em turnos alternados, coloque suas peças viradas para baixo, vire-as uma a uma e jogue xadrez a partir daí.
game-summoner-summary = Faça peças com cartas do seu próprio deck, invoque-as ao lado do seu Rei e dê mate no outro.

goal-cardmate =
    { $palace ->
        [king] Capture todos os Reis adversários, ou leve um dos seus ao palácio adversário (roxo).
        [none] Capture todos os Reis adversários.
       *[occupy] Capture todos os Reis adversários, ou ocupe as duas casas roxas do palácio adversário.
    }{ $repetition ->
        [yes] {" "}Quem repetir uma posição pela terceira vez perde.
       *[no] {""}
    }
    Captura obrigatória: se uma carta puder capturar outra mais baixa do mesmo naipe, tem que capturar.
goal-poker =
    { $hand ->
        [last-five] As cartas sob as cinco peças que você moveu por último são sua mão de pôquer.
        [last-seven] As cartas sob as sete peças que você moveu por último formam sua mão de pôquer: contam as cinco melhores.
        [seven] As cartas sob seu Rei, sua Dama, suas Torres, seus Cavalos e seu melhor Peão formam sua mão de pôquer: contam as cinco melhores.
       *[five] As cartas sob seu Rei, sua Dama, suas Torres e seu melhor Peão são sua mão de pôquer.
    }{ $armies ->
        [yes] {" "}As brancas têm: { NAME($white) }; as pretas: { NAME($black) }. Quem está no lugar da Dama conta como Dama, e assim por diante.
       *[no] {""}
    }{ $moved ->
        [yes] {" "}Peças que nunca se moveram não contam.
       *[no] {""}
    }{ $wild ->
        [yes] {" "}Todo dois vale como coringa.
       *[no] {""}
    }{ $down ->
        [yes] {" "}Uma carta fica fechada até que uma peça pare nela ou na casa oposta.
       *[no] {""}
    }{ $hole ->
        [yes] {" "}Uma carta secreta sua conta em todas as mãos.
       *[no] {""}
    }{ $declared ->
        [yes] {" "}Depois de cada lance das pretas os dois declaram uma mão em segredo, e a melhor pontua.
       *[no] {" "}Depois de cada lance das pretas a melhor mão pontua.
    }{ $ties ->
        [yes] {" "}Mãos iguais até onde a mais curta vai empatam.
       *[no] {""}
    }{ $redeal ->
        [0] {""}
        [one] {" "}As cartas são dadas de novo depois de cada mão.
       *[other] {" "}As cartas são dadas de novo a cada { $redeal } mãos.
    }
    { $wipeout ->
        [yes] Abra a vantagem necessária em mãos, ou tenha mais mãos vencidas quando o xadrez acabar.
       *[no] Tenha mais mãos vencidas quando o xadrez acabar.
    }
goal-mysterious =
    { $casual ->
        [yes] Coloque cartas de um monte comum, fechadas, em quaisquer casas; depois de viradas todas, dê xeque-mate com as peças que lhe couberem.
       *[no] Coloque suas cartas, fechadas, em quaisquer casas; depois de viradas todas, dê xeque-mate com suas peças.
    }
    { $casual ->
        [yes] Ninguém sabe o que é uma carta, nem de quem é, até ela ser virada.
       *[no] Todos veem onde estão as cartas; só você sabe o que são as suas.
    }
goal-summoner =
    { $courier ->
        [yes] Mova, depois invoque peças ao lado do seu Rei ou onde diz uma carta de lugar, e crie novas com as cartas da sua mão.
       *[no] Mova, depois invoque peças ao lado do seu Rei e crie novas com as cartas da sua mão.
    }
    Dê xeque-mate no outro Rei.

# O que um lado tem que fazer; `.done` é o que já fez.
task-move = mover
    .done = moveu
task-declare = declarar
    .done = declarou
task-place = colocar
    .done = colocou
task-flip = virar
    .done = virou
task-promote = promover
    .done = promoveu
task-summon-king = invocar o Rei extra
    .done = invocou o Rei extra
task-summon-or-create = invocar ou criar
    .done = invocou ou criou
task-create = criar
    .done = criou
task-discard = descartar
    .done = descartou

# Por que uma partida acabou.
reason-agreement = acordo
reason-resignation = abandono
reason-time = tempo
reason-aborted = cancelamento
reason-checkmate = xeque-mate
reason-stalemate = afogamento
reason-insufficient-material = material insuficiente
reason-threefold-repetition = tripla repetição
reason-fifty-moves = cinquenta lances
reason-last-king-captured = captura do último Rei
reason-palace-conquered = conquista do palácio
reason-bare-kings = Reis sozinhos
reason-no-move = falta de lances
reason-repetition = repetição
reason-hundred-moves = cem lances
reason-wipeout = lavada
reason-only-kings-left = só restarem Reis
reason-fifty-turns = cinquenta turnos sem captura, invocação nem criação

# A lista do que se pode escolher antes de uma partida.
option-entry = **{ $name }**: { $help }
option-entry-value = `{ $value }` { $help }
option-entry-usual = `{ $value }` (padrão) { $help }
option-entry-number = Ou um número de { $min } a { $max }.
option-entry-number-usual = Um número de { $min } a { $max }; o padrão é { $usual }.
option-entry-text = Ou { $takes }.

# O que se pode escolher antes de uma partida, e cada um de seus valores.
option-cardmate-deal = Como as cartas são distribuídas.
    .value-predefined = A distribuição do inventor.
    .value-suits = Os valores ficam em suas casas, os naipes são embaralhados.
    .value-places = Os valores de cada lado também são embaralhados, iguais para os dois.
    .value-wild = Todas as 52 cartas são embaralhadas.
    .value-published = O sorteio do inventor: como suits, mas os naipes dos Reis não são embaralhados.
    .value-suit-setup = Como suits, e cada lado tem dois naipes de sete cartas e dois de seis.
    .value-kings = Os Reis são sorteados nos palácios, as outras cartas nas outras casas.
option-cardmate-palace = Como se conquista um palácio.
    .value-occupy = Ocupando as duas casas dele.
    .value-king = Levando um Rei até ele.
    .value-off = Não se conquista: só os Reis contam. O inventor tinha uma regra opcional, já perdida: talvez esta.
option-cardmate-repetition = O que vale a terceira ocorrência de uma posição.
    .value-draw = Empate.
    .value-loses = Quem a provoca perde. O inventor tinha uma regra opcional, já perdida: talvez esta.
option-poker-deal = Qual carta fica em qual casa.
    .value-corner-aces = Os ases ficam nos cantos.
    .value-rande-schande = As cartas baixas ficam perto dos Reis.
    .value-twisted-corner-aces = Como corner-aces, mas em cada fileira as cartas de e a h ficam em ordem inversa.
    .value-royal-flush = As cartas altas ficam na primeira fileira.
    .value-random = As cartas das brancas são embaralhadas, as das pretas as espelham.
option-poker-hands = Quem diz que mão conta.
    .value-speak = As cartas falam: conta a melhor mão.
    .value-declare = Cada lado que tem escolha declara em segredo.
option-poker-wipeout = A vantagem em mãos que vence na hora.
    .value-off = Nenhuma vantagem vence na hora.
option-poker-bonus = As mãos creditadas por xeque-mate.
    .value-usual = Três quartos do limite da lavada, arredondados; 10 com wipeout em off.
option-poker-unmoved = Se peças que nunca se moveram puxam cartas.
    .value-yes = Puxam.
    .value-no = São ignoradas.
option-poker-pull = Quais peças puxam cartas.
    .value-rank = Rei, Dama, Torres e um Peão.
    .value-recent = As que se moveram por último, de qualquer tipo.
option-poker-size = Quantas peças puxam cartas, das quais contam cinco.
    .value-5 = Cinco.
    .value-7 = Sete: dois Cavalos também puxam.
option-poker-faces = Como as cartas ficam no começo.
    .value-up = Abertas.
    .value-down = Fechadas, até uma peça parar pela primeira vez na casa ou na oposta; só com a distribuição random.
option-poker-hole = Se cada jogador tem uma carta secreta.
    .value-0 = Ninguém tem.
    .value-1 = Cada jogador tem uma carta que só ele conhece até o fim; ela conta em todas as mãos.
option-poker-redeal = Depois de quantas mãos as cartas são dadas de novo.
    .value-off = Nunca.
option-poker-short = O que vence quando uma mão fica sem kickers.
    .value-longer = A mão mais longa vence.
    .value-tie = As mãos empatam.
option-poker-wild = Quais cartas são coringas.
    .value-none = Nenhuma.
    .value-deuces = Cada dois vale o que for melhor para quem o tem.
option-poker-white-army = As peças das brancas, além do Rei e dos Peões.
    .value-fide = As de sempre: os Fabulosos FIDEs.
    .value-clobberers = Os Castigadores Cromáticos: Arcebispo, Bedas, Fads e Waffles.
    .value-nutters = Os Cavalos Malucos: Coronel, Torres de Assalto, Cavalos de Assalto e Fibnifs.
    .value-rookies = Os Novatos Notáveis: Chanceler, Torres Curtas, Meios-Patos e Torres de Madeira.
option-poker-black-army = As peças das pretas, além do Rei e dos Peões.
    .value-fide = { option-poker-white-army.value-fide }
    .value-clobberers = { option-poker-white-army.value-clobberers }
    .value-nutters = { option-poker-white-army.value-nutters }
    .value-rookies = { option-poker-white-army.value-rookies }
option-mysterious-variant = Quem sabe o que é cada carta.
    .value-secret = Cada jogador coloca cartas da própria mão e as mantém em segredo.
    .value-casual = Todas as cartas são embaralhadas num monte, e ninguém sabe o que é colocado.
option-summoner-variant = Qual versão se joga.
    .value-standard = Decks próprios; cartas são combinadas em peças.
    .value-courier = Peões, montes iguais de peças prontas, cartas de lugar.
option-summoner-cards = As cartas com que se montam decks (standard):
    .value-published = As cartas publicadas.
option-summoner-deck-white = O deck das brancas (standard):
option-summoner-deck-black = O deck das pretas (standard):

# Os decks que vêm com o jogo.
deck-ready-balanced = Um pouco de tudo.
deck-ready-swarm = Muitas peças pequenas que custam quase nada.
deck-ready-riders = Passos curtos que Cavaleiros tornam longos.
deck-ready-leapers = Cavalos, Dabbabas e Alfis.
deck-ready-artillery = Canhões e Vaos, e anteparos para eles.
deck-ready-ringwalkers = Escoltas e Moinhos.
deck-ready-mimics = Clones de tudo o que é bom.
