# Decks do Xadrez do Invocador e cartas de servidores

## Títulos

deck-created = Seu novo deck **{ $name }**
deck-imported = Importado como seu deck **{ $name }**
deck-copied = Copiado como seu deck **{ $name }**
deck-used = Seu deck para novas partidas agora é **{ $name }**
deck-shown = **{ $name }**
deck-shared = { $player } compartilha um deck: **{ $name }**
deck-exported = **{ $name }** em texto:
deck-renamed = O deck agora se chama **{ $name }**.
deck-deleted = **{ $name }** foi excluído. Seu deck em uso é **{ $used }**. Partidas já começadas seguem com as cartas que têm.

## A lista

deck-list-own = **Seus decks** ({ $count } de { $max })
deck-list-none = Nenhum ainda. *Novo deck…* começa um, e você pode copiar um deck pronto: abra-o abaixo.
deck-list-presets = **Decks prontos**
deck-list-note = -# Você joga toda nova partida de Xadrez do Invocador com seu deck em uso. Só você sabe qual é.
deck-list-open = Abrir um deck
deck-list-size = { $name } · { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
deck-list-missing = usa cartas que este servidor não tem
deck-list-incomplete = incompleto
deck-list-in-use = ▸ **{ $deck } · em uso**
deck-list-other = ▹ { $deck }

## Um deck

deck-cards = { $count ->
    [0] Nenhuma carta ainda: ponha algumas com +.
    [one] { $count } carta: { $cards }
   *[other] { $count } cartas: { $cards }
    }
deck-not-yet = Você ainda não pode jogar com ele: { $why }.
deck-not-here = Você não pode jogar com ele aqui: este servidor não tem { $cards }.
deck-worth = Vale { $worth }.
deck-worth-open = Vale { $worth }, sem contar { $count ->
    [one] uma carta cujo custo depende de com o que é jogada.
   *[other] { $count } cartas cujo custo depende de com o que são jogadas.
    }
deck-lacks = Você ainda não pode jogar com ele: { $count ->
    [one] falta uma carta
   *[other] faltam { $count } cartas
    }. Um deck tem de { $min } a { $max }.
deck-take-out = Você pode tirá-las: elas ficam no fim do editor.
deck-sample = Uma mão de teste de **{ $name }**: { $cards }
deck-sample-heading = Mão de teste
deck-delete = Excluir **{ $name }**? Partidas já começadas seguem com as cartas que têm.
deck-button-new = Novo deck…
deck-button-sample = Mão de teste
deck-button-another = Outra mão
deck-button-use = Usar
deck-button-in-use = Em uso
deck-button-more = Mais…
deck-button-rename = Renomear…
deck-button-copy = Copiar…
deck-button-delete = Excluir…
deck-button-delete-it = Excluir
deck-button-all = Todos os decks

## O formulário e o menu

deck-form = Importar um deck
deck-form-new = Novo deck
deck-form-copy = Copiar um deck
deck-form-rename = Renomear um deck
deck-form-name = Nome do deck
deck-form-cards = As cartas
deck-form-example =
    4 Knight
    3 Rider
    …
deck-choice = Seu deck para novas partidas agora é **{ $name }**, e você também joga esta partida com ele. Só você vê isto. Enquanto o desafio estiver aberto, você pode escolher outro abaixo.
deck-choice-other = Outro deck
deck-choice-own = Seu, { $count } cartas.

## Cartas de um servidor

card-list = **Cartas do Xadrez do Invocador**: { $published } publicadas, { $own ->
    [0] nenhuma deste servidor (quem tem a permissão Gerenciar servidor pode criar algumas com `/card add`)
    [one] uma deste servidor
   *[other] { $own } deste servidor
    }
card-list-heading = Cartas
card-list-page = Página { $page } de { $pages }
card-line = **{ NAME($name) }** `{ $moves }` · valor { $value }
card-line-without-moves = **{ NAME($name) }** · valor { $value }
card-added = Carta criada. Os decks deste servidor já podem usá-la.
card-added-estimated = Carta criada. Os decks deste servidor já podem usá-la. O valor foi estimado pela mobilidade dela.
card-retired = Carta aposentada: { NAME($card) }. Partidas já começadas a mantêm; decks com ela só voltam a servir aqui quando ela for tirada deles.
card-fact = { $name }: { $text }

## `/piece`

piece-heading = **{ NAME($name) }**
piece-heading-game = **{ NAME($name) }** (partida { $game })
piece-made-of = Feita de { $cards }
piece-suggestion = { $square }: { NAME($name) } ({ $place })
piece-suggestion-card = Carta { NAME($name) }
