# Colocar várias cartas de uma vez, no Xadrez Misterioso

placing-rest = Colocar o resto…
placing-heading = **Colocar o resto das suas cartas** · partida { $game }
placing-arrays =
    Uma carta é colocada por turno, numa ordem que não entrega nada. Se uma casa já estiver ocupada, a carta vai para outro lugar da sua metade.
    Formações prontas: **Fortaleza**: o Rei no canto, ao lado das suas peças. **Tempestade**: Rei e Dama logo atrás dos Peões. **Invasores**: Dama e Cavalos bem dentro da metade adversária. Nas três, seus Peões ficam na última fileira, onde são promovidos assim que forem virados. **Como no xadrez**: cada peça em casa, Peões também, o que é arriscado.
    -# Ou digite várias cartas de uma vez, como `Ke1 Qd1 Ra1`.
placing-own = Na próxima linha estão as formações que você salvou.
placing-unseen =
    Uma carta é colocada por turno, em algum lugar da sua metade.
    -# Ou digite várias casas de uma vez, como `a1 b2 c3`.
placing-planned = Suas cartas estão sendo colocadas automaticamente.
placing-random = Ao acaso
placing-chess = Como no xadrez
placing-fortress = Fortaleza
placing-storm = Tempestade
placing-raiders = Invasores
placing-stop = Parar
placing-begun = 🂠 **{ $how }**: { $left ->
        [one] falta uma carta
       *[other] faltam { $left } cartas, uma por turno
    } (partida { $game }).
placing-done = 🂠 **{ $how }**: pronto (partida { $game }).
placing-stopped = Parou. Coloque o resto das cartas por conta própria (partida { $game }).
placing-none = Nenhuma carta é mais colocada automaticamente na partida { $game }. Coloque a próxima por conta própria, com `/place` ou no tabuleiro.
placing-over = Não há mais cartas para colocar. Use `/board` para ver o tabuleiro atual.

## Formações que um jogador guarda

array-save = Salvar formação…
array-offer = Todas as suas cartas estão colocadas. Você pode salvar onde as pôs e, em outra partida, colocá-las com um toque.
array-form = Salvar onde você pôs suas cartas
array-name = Nome da formação
array-example = Minha fortaleza
array-saved = Salva como **{ $name }**. Na sua próxima partida, ela está em *Colocar o resto…*.
array-forget = Esquecer formação…
array-forgotten = A formação **{ $name }** foi esquecida.
