# As lições

## Cartamate

cardmate-moves = Como as cartas andam
cardmate-moves-ten =
    Toda carta é uma peça, e seu valor diz como ela anda: um Dez anda como uma torre, em linha reta e a qualquer distância.
    Capture o Três vermelho com seu Dez de b1.
    .hint = Suba reto pela coluna b.
    .done = Um Dez anda em linha reta, enquanto o caminho estiver livre, e captura ocupando a casa da outra carta.
cardmate-moves-four =
    Cartas baixas dão passos pequenos rumo ao outro lado: um Quatro anda uma casa na diagonal para a frente, ou para os lados.
    Mova seu Quatro de c3 para d4.
    .hint = d4 está na diagonal à frente de c3.
    .done = Durante uma partida, `/piece` mostra os movimentos de qualquer carta.
cardmate-moves-back =
    As cartas de Um a Nove também podem recuar uma casa reto para trás, mas nunca capturam assim.
    Seu Cinco em d5 quer voltar para casa: recue para d4.
    .hint = Uma casa em direção ao seu próprio lado.
    .done = Esse passo se chama recuo tranquilo.
cardmate-moves-jack =
    Um Valete salta como um cavalo, ou anda até duas casas em qualquer linha se nada estiver no meio.
    Uma das duas cartas à sua frente está a um salto de cavalo: capture o Sete em f5.
    .hint = De d4, f5 fica duas casas à direita e uma acima.
    .done = Um salto passa por cima do que estiver no meio.
cardmate-moves-ace =
    Um Ás é a carta mais forte: anda como uma dama e como um cavalo.
    Capture o Sete em h7 com seu Ás.
    .hint = c2 e h7 estão na mesma grande diagonal.
    .done = Ninguém começa com um Ás, mas o Um pode virar Ás. Isso fica para outra lição.

cardmate-winning = Como vencer
cardmate-winning-last =
    Não existe xeque: os Reis são capturados como as outras cartas. Quem captura o último Rei do outro lado vence.
    Ao adversário só resta um Rei. Capture-o!
    .hint = Sua Dama está na mesma coluna que o Rei.
    .done = Você vence: era o último Rei. É o que indica o × no fim do lance.
cardmate-winning-two =
    Cada lado começa com dois Reis, então perder um não encerra a partida.
    Capture o Sete em d7 com seu Oito, que anda como um cavalo, e ataque os dois Reis de uma vez.
    .hint = De d7 um cavalo alcança b8 e f8.
    .done = Só um dos dois Reis pode fugir.
cardmate-winning-then =
    O adversário salvou o Rei em b8. O outro ainda está ao alcance do seu Oito.
    Capture-o.
    .hint = Um salto de cavalo de d7 a f8.
    .done = Resta um Rei, e a partida continua: o + no fim do lance indica que um Rei caiu.
cardmate-winning-palace =
    O outro jeito de vencer: ocupar as duas casas do palácio do outro lado, e9 e f9, no fim do seu lance.
    Seu Dez já está lá. Traga seu Nove, que anda como um bispo.
    .hint = De d7 a f9 há uma diagonal livre.
    .done = Você vence: o palácio é seu. É o que indica o # no fim do lance.

cardmate-suits = Os naipes decidem as capturas
cardmate-suits-other =
    Uma carta sempre pode capturar outra de naipe diferente, seja qual for o valor. Até um Dois captura uma Dama!
    Capture a Dama de copas com seu Dois de paus.
    .hint = Um Dois anda uma casa na diagonal para a frente.
    .done = Paus e copas são naipes diferentes, então os valores não importam.
cardmate-suits-higher =
    No mesmo naipe, só a carta mais alta captura a mais baixa. Seu Cinco de espadas não pode capturar o Nove de espadas.
    Capture a outra carta.
    .hint = O Sete de paus é de outro naipe.
    .done = Já o Nove pode capturar espadas mais baixas. Aliás, é até obrigado, como você vai ver agora.
cardmate-suits-must =
    Se uma carta sua puder capturar outra mais baixa do próprio naipe, você tem que fazer isso: é a captura obrigatória.
    A imagem marca qual é a sua. Faça-a.
    .hint = É seu único lance legal: o Nove de paus captura o Três de paus.
    .done = Quando sua lista de lances for curta, a causa é uma captura obrigatória.
cardmate-suits-choose =
    Com várias capturas obrigatórias, você escolhe qual fazer. Seu Dez de paus pode capturar qualquer uma de duas cartas de paus mais baixas.
    Capture aquela que nenhuma outra defende.
    .hint = O Dois em b8 defende c7: ele anda na diagonal na sua direção.
    .done = A carta em c7 estava defendida.
    .wrong-1 = É legal, mas o Dois em b8 recaptura seu Dez. Olhe a outra carta.
cardmate-suits-king =
    A captura obrigatória vem antes de tudo, até de um Rei que você poderia capturar.
    Seu Dez capturaria o último Rei e venceria, mas antes você tem que…
    .hint = O Seis de paus tem que capturar o Dois de paus.
    .done = Essa regra vale para os dois lados, e a próxima lição faz dela uma arma.

cardmate-forcing = Naipes que obrigam
cardmate-forcing-lure =
    O Nove de espadas em e6 barra o caminho do seu Dez até o último Rei. Faça-o sair!
    Ponha seu Dois de espadas onde o Nove tenha que capturá-lo.
    .hint = Um Nove anda na diagonal. Das casas na diagonal à frente de d3, qual ele alcança?
    .done = O Nove é mais alto e do mesmo naipe, então tem que capturar, e é o único lance do adversário.
cardmate-forcing-open =
    O Nove teve que capturar, e a coluna e está aberta.
    Decida a partida.
    .hint = Seu Dez sobe reto pela coluna e.
    .done = Você vence. Uma carta baixa sacrificada valeu a partida inteira.
cardmate-forcing-royal =
    Os Reis também têm que fazer capturas obrigatórias. Seu Dez vigia a coluna d.
    Atraia o Rei de espadas para ela.
    .hint = Seu Dois de espadas pode ir para d8, ao lado do Rei.
    .done = O Rei é mais alto que o Dois, então tem que capturá-lo.
cardmate-forcing-catch =
    O Rei teve que pisar na coluna d.
    Capture-o.
    .hint = Suba reto a partir de d1.
    .done = Você vence. Antes de cada lance, veja quais naipes seus o adversário poderia usar contra você assim!

cardmate-ones = O Um vira Ás
cardmate-ones-enter =
    O Um que entra na outra metade do tabuleiro, além da linha do meio, pode virar o Ás do seu naipe.
    Seu Um de ouros está diante da linha. Passe-o para o outro lado e promova-o.
    .hint = Uma casa para a frente, e escolha o Ás.
    .done = Da carta mais fraca à mais forte!
    .wrong-1 = Ele pode continuar Um, mas um Ás é muito mais forte. Promova-o!
cardmate-ones-use =
    O Rei ficou ao alcance do seu novo Ás: movimentos de dama e saltos de cavalo.
    Capture-o.
    .hint = De d5, e7 está a um salto de cavalo.
    .done = Você vence.
cardmate-ones-declined =
    Este Um entrou sem promover. Enquanto ficar na outra metade não pode mais promover, e o caminho está barrado: o Oito de espadas é mais alto.
    Recue para trás da linha, para poder entrar de novo.
    .hint = O recuo tranquilo: uma casa reto para trás.
    .done = Recuando não se captura, mas recuar é permitido.
cardmate-ones-again =
    Seu Um está de novo na própria metade.
    Entre mais uma vez, e agora promova.
    .hint = e5, como Ás.
    .done = Em geral se promove na primeira chance.

cardmate-kings = Reis em perigo
cardmate-kings-fork =
    O adversário tem dois Reis, e seu Oito anda como um cavalo.
    Ataque os dois Reis de uma vez.
    .hint = Há uma casa de onde um cavalo alcança tanto c8 quanto g8.
    .done = Um garfo: o adversário só pode salvar um dos Reis.
cardmate-kings-take =
    Um Rei fugiu.
    Capture o outro.
    .hint = De e7 a g8.
    .done = Falta um.
cardmate-kings-shield =
    Uma carta alta está a salvo das mais baixas do próprio naipe: elas não podem capturá-la.
    Ponha sua Dama de espadas numa casa da coluna d em que só espadas a ameacem: não ao lado do Rei de ouros.
    .hint = O Cinco e o Sete são de espadas. O Rei alcança d8.
    .done = Espadas mais baixas não podem tocar a Dama.
cardmate-kings-danger =
    Só lhe resta um Rei, e a Dama em e7 o ataca. Aqui ninguém anuncia xeque, então fique de olho!
    Salve-o com seu Dez.
    .hint = Ponha o Dez entre a Dama e seu Rei.
    .done = O último Rei que fica em perigo é capturado, e a partida acaba.

cardmate-palaces = A luta pelo palácio
cardmate-palaces-defend =
    Há uma Dama adversária no seu palácio, em e0, e o Oito em g2 pode saltar para f0: as duas casas seriam do adversário.
    Impeça isso.
    .hint = Seu Dez está na mesma fileira que a Dama.
    .done = Uma casa basta para manter o palácio.
cardmate-palaces-guard =
    Seu Dez ocupa e9. O Nove de copas está em f9, e seu Oito de copas não pode capturá-lo: mesmo naipe, valor mais baixo.
    Atraia o Nove para longe com uma carta baixa de copas.
    .hint = Seu Três de copas pode recuar para d7, na diagonal do Nove.
    .done = O Nove tem que capturar.
cardmate-palaces-conquer =
    f9 está vazia.
    Entre e vença.
    .hint = Um salto de cavalo a partir de e7.
    .done = Você vence. Agora você sabe de que trata o Cartamate: naipes, capturas obrigatórias, Reis e palácios. Jogue uma partida!

## Xadrez Pôquer

poker-hands = Sua mão de pôquer
poker-hands-queen =
    É xadrez, mas quase toda casa tem uma carta. Sua mão: as cartas sob seu Rei, sua Dama, até duas Torres e um Peão.
    Você tem dois pares, ases e dez. Mova a Dama para uma casa que dê ases e reis.
    .hint = Um Peão seu está sobre o rei de ouros, em d2. Há outro rei em e2.
    .done = Agora Dama e Peão estão sobre reis, e as Torres sobre ases.
    .wrong-1 = Dá a mesma mão, mas quem sai andando é seu Rei. Use a Dama.
poker-hands-pawn =
    Só conta um Peão, o que for melhor para você. Sua Dama e sua Torre estão sobre valetes.
    Faça uma trinca de valetes.
    .hint = Em b5 está o valete de paus. Qual Peão pode capturar ali?
    .done = É uma trinca. Cavalos nunca contam, e uma peça numa casa sem carta não acrescenta nada.
poker-hands-straight =
    Há outras distribuições. Nesta, royal-flush, Rei e Dama estão sobre ases, e as Torres sobre valetes.
    Ache o lance que faz uma sequência do dez ao ás.
    .hint = O roque move Rei e Torre de uma vez.
    .done = O Rei está sobre uma dama, a Torre sobre um rei, e o resto já estava lá.

poker-scoring = Vencer mãos
poker-scoring-black =
    Depois de cada lance das pretas as duas mãos são comparadas, e a melhor pontua. Por isso o lance das pretas decide na hora.
    Você joga de pretas. As brancas têm ases e dez, e você também. Vença a mão com sua Dama.
    .hint = Há um rei diante do seu próprio Rei, em e7.
    .done = Ases e reis vencem ases e dez: as pretas vencem a mão.
poker-scoring-short =
    Uma mão pode ter menos de cinco cartas. Aqui as brancas só têm ás, dez e seis: valem as cartas altas.
    Você joga de pretas, e sua Torre está sobre um ás. Vença a mão.
    .hint = Seu Rei poderia pisar num rei.
    .done = Ás e rei vencem ás, dez e seis, mesmo com menos cartas.
poker-scoring-equal =
    Naipes nunca desempatam: com mãos iguais ninguém pontua. Agora as brancas têm ases e reis.
    Você joga de pretas. Não deixe as brancas vencerem esta mão: use sua Dama.
    .hint = O que as brancas fizeram, você também pode fazer.
    .done = Mãos iguais: ninguém pontua.

poker-castling = O roque custa ases
poker-castling-cost =
    Na distribuição padrão os ases ficam nos cantos, sob as Torres, um dez sob o Rei e outro sob a Dama.
    Você joga de pretas. Faça o roque, e veja o que acontece com seus dois pares.
    .hint = Escolha O-O.
    .done = Só sobrou um ás como carta alta: Rei e Torre largaram um dez e um ás. O roque protege o Rei, mas custa uma boa mão.
poker-castling-keep =
    Você poderia rocar. Mas, onde estão, seus ases vencem mãos.
    Em vez disso, melhore a mão com sua Dama.
    .hint = Ases e reis.
    .done = Muitas partidas são vencidas com um Rei que nunca rocou.
    .wrong-1 = É legal, mas joga fora um ás e um dez: só sobra um ás como carta alta.
    .wrong-2 = A mão está certa, mas o Rei fica exposto. Use a Dama.
poker-castling-need =
    Mas boas cartas não protegem seu Rei. As pretas ameaçam mate em a1.
    Ache o único lance que impede isso.
    .hint = Desta vez o roque é o certo.
    .done = Mãos valem muito, mas não tanto quanto o Rei.

poker-wipeout = Lavada
poker-wipeout-fifth =
    Uma vantagem de cinco mãos vence na hora: é uma lavada. Você joga de pretas e está quatro na frente, 5 a 1.
    Vença esta mão tirando uma carta das brancas.
    .hint = O par de ases das brancas está sob as Torres. Seu Bispo ataca uma delas.
    .done = Lavada! Uma Torre perdida não é substituída: o par das brancas se foi.
    .wrong-1 = Assim também se vence: sem Dama, seu Bispo põe na sua mão o ás de a8! Mas este passo pede uma captura.
poker-wipeout-stop =
    Agora as brancas estão quatro na frente e têm ases e reis. Se vencerem esta mão, a partida acaba.
    Você joga de pretas. Não perca esta mão: use sua Dama.
    .hint = Uma mão igual basta.
    .done = Ninguém pontua, e a partida continua.
poker-wipeout-lead =
    Só conta a vantagem, não quantas mãos você perdeu. As brancas estão na frente por 7 a 3, então mais uma vence.
    Você joga de pretas: vença esta mão, ou acabou.
    .hint = Leve seu Rei de novo para cima de um rei.
    .done = Agora são 7 a 4: vantagem de três.

poker-mate = Mate e afogamento
poker-mate-bonus =
    O xeque-mate encerra a partida e vale quatro mãos. As pretas estão na frente por 3 a 0.
    Dê mate e vença por uma mão.
    .hint = A última fileira está aberta.
    .done = Com o mate fica 4 a 3.
poker-mate-draw =
    As pretas estão na frente por 4 a 0, então o mate só empata, mas a próxima mão poderia pôr tudo a perder.
    Dê mate e fique com o empate.
    .hint = A última fileira de novo.
    .done = 4 a 4 é empate. Aqui o mate não é tudo.
poker-mate-stalemate =
    Quando o xadrez acaba sem mate, vence quem venceu mais mãos. Você está na frente por 2 a 0.
    Com o afogamento você vence. Ache o único lance que afoga o Rei.
    .hint = Tire as últimas casas do Rei em h8 sem dar xeque.
    .done = Você vence por afogamento! Quem está na frente também pode forçar um xeque perpétuo.
    .wrong-1 = O mate também vence, mas este passo pede o afogamento.

poker-pieces = Quais peças puxam cartas
poker-pieces-bishop =
    Sem Dama, um dos seus Bispos puxa uma carta no lugar dela. Você tem dois ases e um dez.
    Forme dois pares, ases e dez.
    .hint = O outro dez vermelho está em d1.
    .done = O Bispo faz as vezes da Dama.
poker-pieces-sure =
    Você joga de brancas, então as pretas ainda jogam antes de as mãos serem comparadas.
    Ache o lance de Bispo que vence a mão, façam as pretas o que fizerem.
    .hint = O Bispo também pode puxar um dez.
    .done = Ases e dez, e as pretas não têm resposta.
poker-pieces-steal =
    Uma Torre perdida não é substituída, então capturá-la tira de vez a carta dela da mão do adversário.
    Você joga de pretas. Tire uma carta de que as brancas precisam e vença a mão.
    .hint = Os ases das brancas estão sob as Torres.
    .done = Agora você sabe como se vencem, guardam e roubam mãos. Com outro exército, quem está no lugar de uma peça puxa como ela. Jogue uma partida!

## Xadrez Misterioso

mysterious-placing = Colocar cartas
mysterious-placing-king =
    Primeiro os dois jogadores colocam suas 16 cartas fechadas (viradas para baixo), uma por vez, em qualquer lugar do tabuleiro. Os outros não veem o que são as suas.
    Um Rei colocado em e1 pode rocar mais tarde. Coloque o seu ali.
    .hint = Escolha o Rei, depois e1.
    .done = Um Rei preto precisa estar em e8 para isso.
mysterious-placing-rook =
    O roque também precisa de uma Torre sua no canto: a1 ou h1 para as brancas. As pretas cobriram d7; só elas sabem com quê.
    Coloque uma Torre em h1.
    .hint = Escolha uma Torre, depois h1.
    .done = Se você vai poder rocar, só se decide quando todas as cartas estiverem abertas.
mysterious-placing-pawn =
    Um Peão branco que está na fileira 8 promove assim que sua carta é virada.
    Coloque um Peão na fileira 8.
    .hint = Qualquer casa livre da fileira de cima.
    .done = É quase uma segunda Dama. Cuidado, seu adversário pode fazer o mesmo do seu lado.

mysterious-flipping = Virar cartas
mysterious-flipping-flip =
    Quando todas as cartas estão colocadas, os jogadores se revezam virando-as: a carta que quiserem, seja de quem for.
    Vire a carta em d5.
    .hint = Escolha d5.
    .done = Era um Peão preto.
mysterious-flipping-promote =
    Um Peão na sua última fileira promove no momento em que é virado, e quem escolhe é o dono, não importa quem o virou.
    Era a última carta, e o xadrez começa. Escolha uma peça que dê mate.
    .hint = Ela precisa andar ao longo da fileira.
    .done = Mate no primeiro lance! Quem está em xeque joga primeiro, e sem lance legal já perdeu.
mysterious-flipping-last =
    Só resta uma carta, sua Torre. O xadrez começa assim que ela estiver aberta.
    Vire-a.
    .hint = Só há uma coisa a fazer.
    .done = Você vence: as pretas estão em xeque, jogam primeiro e não têm lance.

mysterious-first = O primeiro lance
mysterious-first-both =
    As peças ficam onde foram colocadas, então no começo qualquer uma pode estar atacada. Quem está em xeque joga primeiro; senão, as brancas.
    Aqui os dois Reis estão em xeque, então é a vez das brancas. Saia do xeque capturando.
    .hint = Seu Rei pode capturar a Torre em f1.
    .done = Agora as pretas têm que sair do outro xeque.
mysterious-first-kings =
    Até os Reis podem estar lado a lado: cada um dá xeque no outro. Um Rei nunca é capturado, então o seu tem que se afastar.
    Afaste-se de modo que as pretas levem mate da sua Torre.
    .hint = Seu Rei ainda tem que controlar b7 e b8.
    .done = O Rei se afasta, e a Torre dá mate.
mysterious-first-check =
    Você joga de pretas, e a Torre em e5 dá xeque no seu Rei.
    Capture-a.
    .hint = Seu Bispo alcança e5.
    .done = Daqui em diante é xadrez normal.

mysterious-pawns = Peões e roque
mysterious-pawns-one =
    Um Peão pode estar na sua própria primeira fileira. Dali ele avança uma casa.
    Mova o Peão de d1.
    .hint = Uma casa para a frente.
    .done = Da primeira fileira, um Peão não pode avançar duas casas.
mysterious-pawns-two =
    Na segunda fileira ele pode avançar duas casas, mesmo vindo da primeira.
    Mova-o de d2 para d4.
    .hint = Duas casas para a frente.
    .done = Só conta a fileira, não se o Peão já se moveu antes.
mysterious-pawns-passant =
    O Peão das pretas acaba de passar pelo seu com um avanço duplo, de d7 a d5.
    Capture-o en passant.
    .hint = Seu Peão captura na diagonal, indo para d6.
    .done = O en passant é como no xadrez.
mysterious-pawns-castle =
    Rei e Torre foram colocados em e1 e h1, então as brancas podem rocar.
    Faça o roque.
    .hint = O Rei anda duas casas em direção à Torre.
    .done = A Torre já dá xeque.

mysterious-wild = Posições malucas
mysterious-wild-edge =
    Depois de uma colocação ao acaso, os Reis podem estar em qualquer lugar, muitas vezes entre inimigos. Você joga de pretas.
    Dê mate no Rei em g3.
    .hint = Sua Torre pode ir para h3.
    .done = Antes de mais nada, procure mates.
mysterious-wild-crowd =
    Suas peças estão espalhadas pelo tabuleiro, e o Rei preto está no meio delas.
    Dê mate no Rei em c3.
    .hint = A Torre em e8 domina a coluna e.
    .done = Em e3 a Torre controla a fileira inteira.
mysterious-wild-chase =
    Nem todo mate vem de uma vez. Cerque o Rei de a4 numa rede de mate.
    Ache o lance depois do qual você dá mate, seja qual for a resposta das pretas.
    .hint = Comece com um xeque ao longo da quarta fileira.
    .done = Só resta uma casa ao Rei.
mysterious-wild-caught =
    O Rei foi para b3.
    Dê mate.
    .hint = Sua Torre vai atrás.
    .done = Pego em campo aberto.

mysterious-promoting = Promover bem
mysterious-promoting-rook =
    Peões muitas vezes começam perto da última fileira, então promoções decidem partidas. Nem sempre a Dama é a melhor escolha.
    Promova de modo a dar mate no próximo lance.
    .hint = Uma Dama deixaria as pretas sem lance, e afogamento é empate.
    .done = Promovendo a Torre, as pretas têm mais um lance, e depois é mate.
    .wrong-1 = Afogamento: as pretas não têm lance e não estão em xeque, então seria empate.
mysterious-promoting-knight =
    Seu Peão em f7 pode se tornar qualquer peça.
    Promova com um xeque que também ataque a Dama.
    .hint = De f8, que peça alcança d7 e h7?
    .done = Um garfo: o Cavalo ataca Rei e Dama.
mysterious-promoting-fork =
    O Rei saiu do xeque.
    Capture o que sobrou.
    .hint = A Dama em d7.
    .done = Agora você sabe colocar, virar e o que vem depois. Jogue uma partida!

## Xadrez do Invocador

summoner-pieces = Peças feitas de cartas
summoner-pieces-both =
    Uma peça tem os movimentos de todas as cartas de que é feita. A sua em d4 é Cavalo e Ferz: saltos de cavalo, e uma casa na diagonal.
    Capture o Bispo em e5.
    .hint = e5 fica a uma casa na diagonal de d4.
    .done = Isso foi o Ferz que há nela.
summoner-pieces-pawn =
    Algumas cartas só andam, outras só capturam. Um Camponês anda uma casa para a frente, um Dardo captura uma na diagonal para a frente.
    Juntos fazem um peão. O caminho à frente está barrado: faça o único lance dele.
    .hint = O Guarda em e5 está na diagonal à frente.
    .done = O Dardo que há nela captura, e o Camponês anda.
summoner-pieces-cannon =
    Um Canhão anda como uma torre, mas para capturar precisa de exatamente uma peça no meio.
    Capture a Torre em a7.
    .hint = Seu Soldado em a3 é a peça no meio.
    .done = O Canhão capturou por cima do Soldado.

summoner-turn = Um turno em cinco fases
summoner-turn-move =
    A cada turno: comprar uma carta, mover, invocar, criar, descartar até ficar com sete. A compra é automática, e mover é obrigatório.
    Mova o Soldado de a2.
    .hint = Um Soldado anda uma casa para a frente.
    .done = Seu turno continua.
summoner-turn-summon =
    Invocar: uma peça da sua reserva pode entrar numa casa vazia ao lado do seu Rei, uma por turno.
    Seu Cavalo, W1, espera na reserva. Invoque-o em e2.
    .hint = Escolha Invocar, W1, e2.
    .done = Você pode mover o Cavalo a partir do seu próximo turno.
summoner-turn-create =
    Criar: jogue cartas da mão para fazer peças na sua reserva. A soma dos valores não pode passar do seu limite: o número de peças suas no tabuleiro, contando o Rei, quando o turno começou.
    Seu limite é 2: jogue o que pode pagar.
    .hint = Um Vizir (Wazir) custa 3, um Soldado (Soldier) custa 1.
    .done = Agora um Soldado espera na sua reserva.
summoner-turn-end =
    Não há mais nada para jogar.
    Encerre seu turno.
    .hint = Só há uma coisa a fazer.
    .done = Um Vizir custa 3: com mais peças no tabuleiro, seu limite cresce.

summoner-spending = Em que gastar
summoner-spending-limit =
    Você tinha quatro peças no tabuleiro quando o turno começou, contando o Rei, então seu limite é 4. Um Cavalo custa 6.
    Comece pela carta mais cara que pode pagar: faça uma peça nova com seu Vizir.
    .hint = Um Vizir (Wazir) custa 3.
    .done = Sobra 1 ponto.
summoner-spending-add =
    Cartas também podem ser acrescentadas a uma peça da sua reserva. Sobra um ponto.
    Acrescente seu Soldado a W1.
    .hint = Escolha Criar, Soldado (Soldier), W1.
    .done = Agora W1 é um Vizir e um Soldado.
summoner-spending-free =
    Não sobra nada para gastar, mas algumas cartas não custam nada.
    Acrescente uma delas a W1.
    .hint = Um Camponês (Peasant) custa 0.
    .done = Cartas baratas mantêm sua mão pequena e ajudam a usar todo o limite.

summoner-riders = Cavaleiros
summoner-riders-make =
    Um Cavaleiro é jogado com outra carta: o passo dela pode então se repetir na mesma direção enquanto o caminho estiver livre.
    Um Vizir anda uma casa na vertical ou na horizontal. Faça-o cavalgar. Ele custa 3, e o Cavaleiro 3 + 1: dá justo o seu limite, 7.
    .hint = Escolha Vizir com Cavaleiro: Wazir+Rider.
    .done = A peça nova anda como uma Torre, por 7 em vez de 9.
summoner-riders-ride =
    Aqui está ele no tabuleiro.
    Capture o Cavalo em c7 com seu Vizir montado.
    .hint = Suba reto pela coluna c.
    .done = Um Cavaleiro segue numa direção enquanto o caminho estiver livre.
summoner-riders-cheap =
    O preço do Cavaleiro depende da carta em que ele cavalga: 1 a mais que o valor dela. Uma Espada custa 0.
    Com um limite de 1, faça uma Espada cavalgar.
    .hint = Escolha Espada com Cavaleiro: Sword+Rider.
    .done = Por um ponto você tem uma peça que captura para a frente a qualquer distância. Mas ela não anda de outro jeito.

summoner-clones = Clones
summoner-clones-theirs =
    Um Clone copia qualquer peça do tabuleiro ou de uma reserva, sua ou do adversário. Custa o que aquela peça custou, mais 1 por carta que há nela.
    Seu limite é 7: clone o Cavalo em d5.
    .hint = Um Cavalo custa 6, então o Clone dele custa 7.
    .done = Agora você tem um Cavalo só seu.
summoner-clones-king =
    O Clone de um Rei é um Guarda: anda uma casa em qualquer direção, e não é Rei.
    Clone um Rei, o seu ou o outro.
    .hint = Escolha Clone, depois e1 ou e8.
    .done = Um Guarda custa 6, o Clone dele 7.
summoner-clones-onto =
    Um Clone pode ser acrescentado a uma peça da sua reserva, como qualquer carta.
    Acrescente a W1 os movimentos do seu Ferz em d2.
    .hint = Escolha Clone, d2, W1.
    .done = Agora W1 é um Cavalo e um Ferz, e o Ferz continua no tabuleiro.

summoner-exchange = Troca
summoner-exchange-arrive =
    Uma peça que termina o lance onde a borda do tabuleiro não lhe deixa lance nem captura pode ser trocada por qualquer peça da sua reserva.
    Seu Soldado chega à última fileira. Troque-o pela Torre, W1, e dê xeque-mate no Rei.
    .hint = De b7 a b8, com troca por W1.
    .done = A Torre está em b8, e o Rei atrás dos seus Camponeses não tem saída.
summoner-exchange-spear =
    Um Dardo só captura, uma casa na diagonal para a frente: na última fileira não lhe resta nada para capturar.
    Capture o Cavalo, e troque o Dardo pelo seu Bispo.
    .hint = c7 captura d8, com troca por W1.
    .done = O Bispo está em d8, e o Dardo espera na sua reserva.
    .wrong-1 = É legal, mas o Dardo continua Dardo. Troque-o por W1.
summoner-exchange-again =
    A peça trocada não se perde: vai para a sua reserva.
    Mova seu Soldado para c8 e troque-o pelo Cavalo.
    .hint = De c7 a c8, com troca por W1.
    .done = O Soldado espera na sua reserva como W2.
summoner-exchange-summon =
    O que chega à sua reserva pode ser invocado no mesmo turno.
    Invoque o Soldado, W2, em e2, para que ele ande de novo.
    .hint = Escolha Invocar, W2, e2.
    .done = Um Soldado, duas vidas.

summoner-mate = Xeque e mate
summoner-mate-rank =
    Os Reis levam xeque e mate como no xadrez: quem está em xeque e não tem nenhum lance legal com suas peças perdeu.
    Dê mate no Rei em g8 com sua Torre.
    .hint = A última fileira.
    .done = Xeque-mate: você vence.
summoner-mate-quiet =
    Invocar também pode dar mate. Seu Rei em g6 está perto do outro, e W1 é Torre e Bispo numa peça só.
    Mas mover vem antes: avance o Soldado de a2.
    .hint = De a2 a a3.
    .done = Agora você pode invocar.
summoner-mate-summon =
    Invoque W1 ao lado do seu Rei de modo a dar mate.
    Seu Rei protege as casas em volta dele.
    .hint = Bem na frente do outro Rei, onde ele não pode capturar a peça.
    .done = Mate por invocação! Cuidado com Reis que chegam perto do seu.
summoner-mate-answer =
    O contrário não funciona: mover vem antes de invocar, então você não pode responder a um xeque com uma peça invocada.
    A Torre em e5 dá xeque no seu Rei. Capture-a.
    .hint = Seu Bispo alcança e5.
    .done = Agora você sabe mover, gastar e dar mate. Monte um deck com `/deck edit` e jogue uma partida!
