# Frases das regras: por que uma ação é recusada, o que os menus perguntam e oferecem, o que dizem as fichas das peças.

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = “{ $text }” serve para qualquer lance; escreva o lance que foi jogado

## Chess

phrase-action-is-no-legal-move = { $action } não é um lance legal
phrase-the-name-on-from-is-side-s = { NAME($name, form: "def") } em { $from } é { NAME($side, form: "of") }
phrase-nothing-stands-on-from = não há nada em { $from }
phrase-side-has-no-name = não há { NAME($name, form: "indef") } { NAME($side, form: "of") }
phrase-side-has-no-name-there = não há ali { NAME($name, form: "indef") } { NAME($side, form: "of") }
phrase-side-has-no-name-of-the-other-army = não há { NAME($name, form: "indef") } { NAME($side, form: "of") } do outro exército
phrase-side-has-no-name-of-the-other-army-there = não há ali { NAME($name, form: "indef") } { NAME($side, form: "of") } do outro exército
phrase-your-own-piece-is-on-to = em { $to } está uma peça sua
phrase-a-king-is-never-captured = um Rei nunca é capturado
phrase-the-king-would-be-in-check-on-square = o Rei ficaria em xeque em { $square }
phrase-your-king-is-in-check-and-would-still-be = seu Rei está em xeque e continuaria em xeque
phrase-your-king-would-be-in-check = seu Rei ficaria em xeque
phrase-the-king-cannot-go-to-to = o Rei não pode ir para { $to }
phrase-no-name-can-go-to-to = { NAME($name, form: "gender") ->
        [f] nenhuma
       *[other] nenhum
    } { NAME($name) } pode ir para { $to }
phrase-one-or-other = { $one } ou { $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = mais de uma peça pode ir para { $to }: escreva { $ways }
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = diga o que o Peão vira: { $to }=Q, { $to }=R, { $to }=B ou { $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways }; { $to }=Q' e assim por diante para uma peça do exército adversário
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = os dois lados têm o mesmo exército: escreva ={ $letter } sem apóstrofo
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = um Peão vira Dama, Torre, Bispo ou Cavalo
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = esse roque já não é possível: o Rei ou a Torre se moveu ou não está no lugar
phrase-there-are-pieces-between-king-and-rook = há peças entre o Rei e a Torre
phrase-a-king-in-check-cannot-castle = um Rei em xeque não pode rocar
phrase-the-king-would-pass-over-square-which-is-attacked = o Rei passaria por { $square }, que está atacada
phrase-which-piece = Qual peça?
phrase-castles-wing = roca: { $wing }
phrase-takes-name = captura { NAME($name, form: "def") }
phrase-to-which-square = Para qual casa?
phrase-what-does-the-pawn-become = No que o Peão se transforma?
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = Da sua segunda fileira pode avançar duas casas; captura en passant e é promovido na última fileira.
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = Pode rocar com { NAME($rook, form: "indef") } e não pode ficar em xeque.
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = O roque grande leva o Rei à coluna b, para que o Beda continue na sua cor.
phrase-side-s-on-square = { NAME($side) }, em { $square }
phrase-the-name-written-sign = { NAME($name, form: "def") }, que se escreve { $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = “{ $marks }” não é um sinal; os sinais são { $known } e { $last }
phrase-the-mark-mark-is-wrong-this-move-has-none = o sinal “{ $mark }” está errado: este lance não tem nenhum
phrase-the-mark-mark-is-wrong-this-move-has-due = o sinal “{ $mark }” está errado: este lance tem “{ $due }”
phrase-nothing-can-be-captured-on-to = não há nada para capturar em { $to }
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = só é promovido um Peão que chega à última fileira
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = tente algo como Nf3, exd5, e8=Q ou O-O, ou de casa a casa: g1f3

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = um lance é uma carta e uma casa, como 4Ci3, 9H:c5 ou 1Sd5=A
phrase-there-is-no-square-square-on-this-board = não há casa “{ $square }” neste tabuleiro
phrase-card-is-not-on-the-board = { $card } não está no tabuleiro
phrase-card-belongs-to-side = { $card } é { NAME($side, form: "of") }
phrase-card-is-already-on-to = { $card } já está em { $to }
phrase-your-own-card-stands-on-to = em { $to } está a sua própria carta { $card }
phrase-victim-stands-on-to-to-capture-it-write-write = em { $to } está { $victim }; para capturar, escreva { $write }
phrase-nothing-stands-on-to-to-be-captured-write-write = em { $to } não há nada para capturar; escreva { $write }
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $card } em { $from } não pode capturar em { $to }: { RANK($rank, form: "def") } não anda assim
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $card } em { $from } não pode ir para { $to }: { RANK($rank, form: "def") } não anda assim
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card } não chega a { $to }: { $blocker } em { $square } está no caminho
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim } é do mesmo naipe que { $card } e mais alta, então { $card } não pode capturá-la
phrase-count-more = mais { $count }
phrase-compulsory-capture-captures = captura obrigatória: { $captures }
phrase-captor-takes-victim = { $captor } captura { $victim }
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = só um Um pode ser promovido, e { $card } não é um Um
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card } só pode ser promovida ao entrar na metade adversária, e não entra com este lance
phrase-must-take = tem que capturar
phrase-which-card = Qual carta?
phrase-becomes-the-ace = vira o Ás
phrase-stays-a-one = continua Um
phrase-what-does-it-become = No que se transforma?
phrase-rank-of-suit = { RANK($rank) } de { NAME($suit) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = No próprio naipe, é obrigada a capturar cartas mais baixas e não pode capturar as mais altas.

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = uma mão é declarada pelas casas que puxam cartas, como hand(d1,e1,a1,h1,d2), ou com hand(speak)
phrase-square-is-named-twice = { $square } aparece duas vezes
phrase-turns-a-card-up = abre uma carta
phrase-hand-wins-the-hand = { $hand }: vence a mão
phrase-hand-loses-the-hand = { $hand }: perde a mão
phrase-hand-an-equal-hand = { $hand }: mão igual
phrase-hand-kicker-kicker = { $hand }, kicker { $kicker }
phrase-hand-kickers-kickers = { $hand }, kickers { $kickers }
phrase-which-hand-do-you-declare = Qual mão você declara?
phrase-let-the-cards-speak-hand = Deixar as cartas falarem: { $hand }
phrase-the-best-hand-counts = vale a melhor mão
phrase-these-squares-make-no-hand-of-side-one-is-example = essas casas não formam uma mão { NAME($side, form: "of") }; um exemplo: { $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = agora não há mão para declarar; faça um lance
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = primeiro declare uma mão, ou deixe as cartas falarem com hand(speak)

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = uma carta é colocada pelo tipo e por uma casa, como N@c3; os tipos são K, Q, R, B, N, P
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = na variante casual ninguém sabe o que é colocado: escreva @{ $square }
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = uma carta é colocada sem ser vista em uma casa, como @c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = uma carta é virada pela casa, como c3!, ou ao acaso com a palavra random
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = primeiro é preciso promover o Peão de { $square }: { $ways }
phrase-count-in-your-hand = { $count } na sua mão
phrase-which-square = Qual casa?
phrase-flip-which-card = Virar qual carta?
phrase-which-move = Qual lance?
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text } não é uma colocação; escreva uma carta e uma casa, como N@c3
phrase-square-is-covered-already = já há uma carta em { $square }
phrase-you-do-not-hold-that-many-name = você não tem tantas dessas: { NAME($name) }
phrase-text-is-not-written-as-cards-are-placed-here = { $text }: aqui as cartas não são colocadas assim
phrase-no-cards-are-placed-now = agora não se colocam cartas
phrase-there-is-a-card-on-square-already = já há uma carta em { $square }
phrase-say-which-card-you-place-such-as-n-square = diga qual carta você coloca, como N@{ $square }
phrase-you-have-no-name-left-in-your-hand = você não tem mais esta carta na mão: { NAME($name) }
phrase-no-card-lies-face-down-on-square = não há carta fechada em { $square }
phrase-no-card-lies-face-down = não há nenhuma carta fechada

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = um Cavaleiro não pode cavalgar { NAME($name, form: "def") }: a carta já anda sem limite
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = um Cavaleiro cavalga uma carta com movimento, não { NAME($name, form: "def") }
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = um Cavaleiro não pode cavalgar { NAME($name, form: "def") }: a carta precisa de um anteparo
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = um Cavaleiro não pode cavalgar { NAME($name, form: "def") }: a carta já vai a qualquer casa
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = um Cavaleiro não pode cavalgar { NAME($name, form: "def") }: a carta já cavalga sem limite
phrase-a-piece-is-made-of-at-most-max-cards = uma peça é feita de no máximo { $max } cartas
phrase-your-extra-king-must-enter-first = primeiro seu Rei extra precisa entrar
phrase-you-can-no-longer-create-in-this-turn = neste turno você não pode mais criar
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = um Cavaleiro é jogado com outra carta, como +Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = { NAME($name) } é jogada ao invocar, como W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = você não tem esta carta na mão: { NAME($name) }
phrase-say-which-piece-name-copies-such-as-card-e1 = diga qual peça { NAME($name, form: "def") } copia, como +{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name, form: "def") } não copia outra peça
phrase-there-is-no-such-piece-to-copy = não existe essa peça para copiar
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = na versão courier não se acrescentam cartas a uma peça
phrase-there-is-no-such-piece-in-your-reserve = essa peça não está na sua reserva
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = isso custa { $cost }, e restam { $left } do seu limite de { $limit }
phrase-the-text-is-longer-than-max-characters = o texto tem mais de { $max } caracteres
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = “{ $text }” não é uma entrada de deck; escreva um número e o nome de uma carta, como 3 Knight
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = “{ $text }” não é uma entrada de deck; deixe de fora as cartas que não estão no deck
phrase-a-deck-has-at-most-max-cards-not-count = um deck tem no máximo { $max } cartas, não { $count }
phrase-a-deck-has-min-to-max-cards-not-count = um deck tem de { $min } a { $max } cartas, não { $count }
phrase-there-is-no-name-in-the-deck = esta carta não está no deck: { NAME($name) }
phrase-the-deck-has-only-count-name = o deck só tem { $count }: { NAME($name) }
phrase-there-is-no-card-text-did-you-mean-like = não há carta “{ $text }”; você quis dizer { NAME($like) }?
phrase-there-is-no-card-text = não há carta “{ $text }”
phrase-what-do-you-do = O que você faz?
phrase-the-mated-king = O Rei que levou mate
phrase-end-the-turn = Encerrar o turno
phrase-summon = Invocar
phrase-a-piece-of-your-reserve-enters = uma peça da sua reserva entra
phrase-where-does-it-enter = Onde ela entra?
phrase-one-and-other = { $one } e { $other }
phrase-next-to-the-king = Ao lado do Rei
phrase-with-which-cards = Com quais cartas?
phrase-discard = Descartar
phrase-down-to-seven-cards = até ficar com sete cartas
phrase-where-to = Para onde?
phrase-exchange-it = Trocar a peça?
phrase-stays-as-it-is = fica como está
phrase-costs-cost-of-left = custa { $cost } de { $left }
phrase-create = Criar
phrase-play-cards-into-your-reserve = jogar cartas na sua reserva
phrase-which-piece-is-copied = Qual peça copiar?
phrase-a-new-piece-or-onto-which-one-of-your-reserve = Peça nova, ou acrescentar a qual da sua reserva?
phrase-a-new-piece = Uma peça nova
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = escreva um lance como e1-e2, uma captura como e1:e2, uma invocação como W1@d1, uma criação como +Knight, um descarte como -Knight, o fim do turno como end
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = uma peça é invocada em uma casa, como W1@d1 ou W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = uma cópia é escrita com o que ela copia, como +Clone(d4) ou +Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = depois da carta só pode vir +Rider, como +Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = essa peça está na reserva do adversário
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = “{ $text }” não é uma peça da reserva; elas se chamam { $handle } e assim por diante
phrase-in-side-s-reserve = { NAME($side) }, na reserva
phrase-1-and-that-of-the-card-that-it-rides-on = 1, mais o da carta em que cavalga
phrase-what-the-copied-cards-have-cost-and-1-for-each = o que custaram as cartas copiadas, mais 1 por carta
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = Jogado com outra carta, permite repetir o movimento dela na mesma direção.
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = Copia todas as habilidades de uma peça do tabuleiro ou de uma reserva.
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = Um Rei extra: entra quando seu lado levaria xeque-mate.
phrase-it-says-on-which-empty-square-a-piece-is-summoned = Diz em qual casa vazia uma peça é invocada.
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = Da sua segunda fileira pode avançar duas casas, e captura en passant.
phrase-from-is-empty = { $from } está vazia
phrase-the-piece-on-from-is-not-yours = a peça em { $from } não é sua
phrase-name-on-from-does-not-go-to-to = { NAME($name) } em { $from } não vai para { $to }
phrase-a-piece-is-never-exchanged-for-a-king = uma peça nunca é trocada por um Rei
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = só pode ser trocada uma peça que de { $to } não poderia ir a lugar nenhum, qualquer que fosse a posição
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = você já moveu neste turno; invoque, crie ou encerre o turno
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = seu Rei levou mate: retire-o com xK e depois invoque seu Rei extra
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = um Rei só é retirado se levou mate e um extra pode tomar o lugar dele
phrase-move-a-piece-first = primeiro mova uma peça
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = só se descartam cartas quando você tem mais de sete
phrase-discard-down-to-seven-cards-first-such-as-knight = primeiro descarte até ficar com sete cartas, como -Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = um Rei extra só entra quando seu Rei levou mate e foi retirado
phrase-you-can-no-longer-summon-in-this-turn = neste turno você não pode mais invocar
phrase-square-is-not-empty = { $square } não está vazia
phrase-an-extra-king-needs-no-location-cards = um Rei extra não precisa de cartas de lugar
phrase-your-king-would-be-in-check-on-square = seu Rei ficaria em xeque em { $square }
phrase-a-piece-on-square-would-expose-your-king-to-check = uma peça em { $square } deixaria seu Rei em xeque
phrase-name-does-not-name-square = { NAME($name) } não indica { $square }
phrase-square-is-not-next-to-your-king = { $square } não está ao lado do seu Rei
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = uma casa é indicada por uma letra e um número, ou por outra das cartas de lugar
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = estas cartas custam { $cost }, e restam { $left } do seu limite
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = o nome de uma carta é uma letra e depois até 29 letras, algarismos e hifens
phrase-a-card-cannot-be-called-text = uma carta não pode se chamar { $text }
phrase-there-is-a-card-text-already = já existe uma carta { $text }
phrase-the-value-of-text-is-more-than-max = o valor de { $text } é maior que { $max }
phrase-there-are-max-own-cards-already = já há { $max } cartas próprias
phrase-the-movement-of-text-is-longer-than-max-characters = o movimento de { $text } tem mais de { $max } caracteres
phrase-the-movement-of-text-why = o movimento de { $text }: { $why }
phrase-the-text-is-longer-than-max-bytes = o texto tem mais de { $max } bytes
phrase-the-value-of-text-is-no-number = o valor de { $text } não é um número
phrase-text-is-no-card-a-name-its-moves-and-its-value = “{ $text }” não é uma carta: escreva um nome, os movimentos e o valor
phrase-text-is-there-twice = { $text } aparece duas vezes

## Registros que não podem ser lidos

phrase-a-tag-has-the-form-name-value-not-text-place = uma etiqueta tem a forma [Nome "valor"], não { $text } ({ $place })
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = há uma etiqueta depois dos lances, mas um registro tem uma só partida e suas etiquetas vêm primeiro: { $text } ({ $place })
phrase-an-option-has-the-form-key-value-not-text = uma opção tem a forma nome=valor, não “{ $text }”
phrase-a-comment-begins-with-open-and-never-ends-place = um comentário começa com { $open } e nunca termina ({ $place })
phrase-a-variation-begins-with-open-and-never-ends-place = uma variante começa com { $open } e nunca termina ({ $place })
phrase-a-comment-ends-with-close-and-never-begins-place = um comentário termina com { $close } sem ter começado ({ $place })
phrase-a-variation-ends-with-close-and-never-begins-place = uma variante termina com { $close } sem ter começado ({ $place })
phrase-line-line-column-column = linha { $line }, coluna { $column }
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = a etiqueta FEN dá uma posição de xadrez, e { NAME($game) } não tem nenhuma: dê a posição na etiqueta Position
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = as etiquetas Position e FEN dão ambas a posição inicial: tire uma delas
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = segundo a etiqueta SetUp a partida começa de uma posição, mas falta a etiqueta FEN
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = a etiqueta FEN dá uma posição, mas segundo a etiqueta SetUp a partida começa como de costume: tire uma delas
phrase-the-tag-setup-is-0-or-1-not-value = a etiqueta SetUp é 0 ou 1, não “{ $value }”
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = o registro não diz de qual jogo é (etiqueta Game)
phrase-there-is-no-game-typed-the-games-are-known = não há jogo “{ $typed }”; os jogos são: { $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = o registro segue a versão { $version } das regras de { NAME($game) }, que este programa não conhece
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = o registro não tem semente (etiqueta Seed), e sem ela ninguém sabe o que foi distribuído
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = uma semente são 64 dígitos hexadecimais (32 bytes)
phrase-there-is-no-option-option-in-this-game-its-options-are-known = este jogo não tem a opção “{ $option }”; suas opções são: { $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = a opção “{ $option }” não aceita “{ $value }”; ela aceita: { $takes }
phrase-the-option-option-does-not-take-value-here-why = a opção “{ $option }” não aceita “{ $value }” aqui: { $why }
phrase-the-option-option-does-not-take-this-text-why = a opção “{ $option }” não aceita este texto: { $why }
phrase-the-option-option-is-given-twice = a opção “{ $option }” foi dada duas vezes
phrase-not-legal-why = ilegal: { $why }
phrase-cannot-be-read-why = não dá para ler: { $why }
phrase-ply-ply-move-number-text-refusal = meio-lance { $ply }, lance { $number } “{ $text }”: { $refusal }
phrase-the-position-is-not-valid-why = a posição não é válida: { $why }
