# O que as ações fizeram

story-you = Você
story-your = Seu
story-your-inside = seu
story-owner = de { $name }
story-and = { $first } e { $last }
story-sentence = { $told }.
story-turn = { $player } { $actions }.
story-check = Xeque!

## Uma ação

story-moved = { $you ->
        [yes] Você
       *[no] { $name }
    } moveu { NAME($piece, form: "def") } de { $from } para { $to }
story-took = { $you ->
        [yes] Você
       *[no] { $name }
    } capturou { $theirs_you ->
        [yes] { NAME($victim, form: "your") }
       *[no] { NAME($victim, form: "def") }
    } em { $on } com { NAME($piece, form: "def") }
story-promoted = { $you ->
        [yes] Você
       *[no] { $name }
    } promoveu o Peão de { $on } a { NAME($piece) }

## Ações de um turno, depois do nome do jogador

story-did-move = moveu { NAME($piece, form: "def") } de { $from } para { $to }
story-did-take = capturou { $theirs_you ->
        [yes] { NAME($victim, form: "your") }
       *[no] { NAME($victim, form: "def") }
    } em { $on } com { NAME($piece, form: "def") }
story-did-castle = fez o roque { $side ->
        [king] pequeno
       *[queen] grande
    }
story-did-place = colocou { NAME($piece, form: "indef") } em { $on }
story-did-place-card = colocou uma carta em { $on }
story-did-flip = virou a carta de { $on }
story-did-flip-piece = virou a carta de { $on }: { $theirs_you ->
        [yes] { NAME($piece, form: "your") }
       *[no] { NAME($piece) } { NAME($theirs, form: "of") }
    }
story-did-promote = promoveu o Peão de { $on } a { NAME($piece) }
story-did-take-off = tirou do tabuleiro o Rei que levou mate
story-did-summon = invocou { NAME($piece, form: "def") } em { $on }
story-did-summon-with = invocou { NAME($piece, form: "def") } em { $on } com { $cards }
story-did-create = criou { NAME($piece, form: "indef") }
story-did-extend = transformou { NAME($piece, form: "def") } da reserva em { NAME($into) }
story-did-discard = descartou a carta { NAME($card) }
story-did-end = { $you ->
        [yes] encerrou seu turno
       *[no] encerrou o turno
    }
story-did-declare = declarou uma mão
story-became = { $told }, com promoção a { NAME($piece) }
story-exchanged = { $told }, trocando a peça { NAME($piece, form: "gender") ->
        [m] pelo
        [f] pela
       *[other] por
    } { NAME($piece) }

## O que uma dica faria

story-do-move = mover { NAME($piece, form: "def") } de { $from } para { $to }
story-do-take = capturar { NAME($victim, form: "def") } em { $on } com { NAME($piece, form: "def") }
story-do-castle = fazer o roque { $side ->
        [king] pequeno
       *[queen] grande
    }
story-do-place = colocar { NAME($piece, form: "indef") } em { $on }
story-do-place-card = colocar uma carta em { $on }
story-do-flip = virar a carta de { $on }
story-do-promote = promover o Peão de { $on } a { NAME($piece) }
story-do-take-off = tirar do tabuleiro o Rei que levou mate
story-do-summon = invocar { NAME($piece, form: "def") } em { $on }
story-do-summon-with = invocar { NAME($piece, form: "def") } em { $on } com { $cards }
story-do-create = criar { NAME($piece, form: "indef") }
story-do-extend = transformar { NAME($piece, form: "def") } da reserva em { NAME($into) }
story-do-discard = descartar a carta { NAME($card) }
story-do-end = encerrar o turno
story-do-declare = declarar esta mão
story-do-become = { $told }, com promoção a { NAME($piece) }

## Mãos de pôquer

story-hand-won = { $you ->
        [yes] Sua mão
       *[no] A mão de { $name }
    } vence: { $high } contra { $low }.
story-hand-won-with = { $you ->
        [yes] Sua mão
       *[no] A mão de { $name }
    } vence: { $high }.
story-hand-won-against = { $you ->
        [yes] Sua mão
       *[no] A mão de { $name }
    } vence contra { $low }.
story-hand-won-hidden = { $you ->
        [yes] Sua mão
       *[no] A mão de { $name }
    } vence.
story-hand-drawn = As mãos são iguais.
story-leads = { $you ->
        [yes] Você está
       *[no] { $player } está
    } na frente por { $high }–{ $low }.
story-level = O placar está em { $won }–{ $won }.

story-written = { $told } ({ $notation })
story-where = { $moves } · partida { $game }
story-done = Feito.
