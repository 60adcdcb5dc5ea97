# O que as imagens de `/rules` mostram

rules-marks-button = O que as marcas dizem
rules-marks = O que as marcas num tabuleiro de { $title } querem dizer.

rules-cardmate-suits-choose = Na imagem, seu Dez tem que capturar uma das duas cartas marcadas: ele vale mais que as duas. Você escolhe qual.
rules-cardmate-moves-four = Na imagem, seu Quatro em c3 pode ir às casas marcadas: na diagonal para a frente ou para os lados.
rules-cardmate-winning-palace = Na imagem, seu Dez ocupa uma casa do palácio. Quando seu Nove ocupar a outra, você vence.
rules-poker-hands-queen = Na imagem, as cartas sob suas peças formam ases e dez. Uma casa melhor para a Dama dá uma mão melhor.
rules-poker-wipeout-fifth = Na imagem, as pretas estão quatro mãos na frente. Mais uma é lavada.
rules-mysterious-placing-king = Na imagem, as brancas vão colocar a primeira carta. Um Rei em e1 pode rocar mais tarde.
rules-mysterious-flipping-flip = Na imagem, algumas cartas estão abertas, e a marcada vai ser virada.
rules-mysterious-first-both = Na imagem, os dois Reis estão em xeque quando o xadrez começa, então as brancas jogam primeiro.
rules-summoner-turn-summon = Na imagem, uma peça espera na reserva. Ela pode entrar numa casa vazia ao lado do seu Rei.
rules-summoner-pieces-both = Na imagem, sua peça em d4 é feita de duas cartas, Cavalo e Ferz: move-se como as duas.
rules-summoner-exchange-arrive = Na imagem, seu Soldado chega à última fileira, de onde nunca mais poderia sair: troque-o.
