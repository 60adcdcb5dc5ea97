# Lo que hicieron las acciones, en mensajes y en las descripciones de las imágenes.

story-you = Tú
story-your = Tu
story-your-inside = tu
story-owner = de { $name }
story-and = { $first } y también { $last }
story-sentence = { $told }.
story-turn = { $player } { $actions }.
story-check = ¡Jaque!

## Una acción

story-moved = { $you ->
    [yes] Tu { NAME($piece, form: "bare") } fue
   *[no] { NAME($piece, form: "start") } de { $name } fue
    } de { $from } a { $to }
story-took = { $you ->
    [yes] Tu { NAME($piece, form: "bare") } capturó
   *[no] { NAME($piece, form: "start") } de { $name } capturó
    } { $theirs_you ->
    [yes] tu { NAME($victim, form: "bare") }
   *[no] { NAME($victim, form: "the") } { NAME($theirs, form: "of") }
    } en { $on }
story-promoted = { $you ->
    [yes] Tu peón
   *[no] El peón de { $name }
    } coronó en { $on }: ahora es { NAME($piece, form: "a") }

## Acciones de un turno, tal como siguen al jugador

story-did-move = { $you ->
    [yes] moviste
   *[no] movió
    } { NAME($piece, form: "the") } de { $from } a { $to }
story-did-take = { $you ->
    [yes] capturaste
   *[no] capturó
    } { $theirs_you ->
    [yes] tu { NAME($victim, form: "bare") }
   *[no] { NAME($victim, form: "the") } { NAME($theirs, form: "of") }
    } en { $on } con { NAME($piece, form: "the") }
story-did-castle = { $you ->
    [yes] hiciste
   *[no] hizo
    } el enroque { $side ->
    [king] corto
   *[queen] largo
    }
story-did-place = { $you ->
    [yes] colocaste
   *[no] colocó
    } { NAME($piece, form: "a") } en { $on }
story-did-place-card = { $you ->
    [yes] colocaste
   *[no] colocó
    } una carta en { $on }
story-did-flip = { $you ->
    [yes] destapaste
   *[no] destapó
    } { $on }
story-did-flip-piece = { $you ->
    [yes] destapaste
   *[no] destapó
    } { $on }: { $theirs_you ->
    [yes] tu { NAME($piece, form: "bare") }
   *[no] { NAME($piece, form: "a") } { NAME($theirs, form: "of") }
    }
story-did-promote = { $you ->
    [yes] coronaste
   *[no] coronó
    } el peón de { $on }: ahora es { NAME($piece, form: "a") }
story-did-take-off = { $you ->
    [yes] retiraste
   *[no] retiró
    } del tablero el rey en mate
story-did-summon = { $you ->
    [yes] invocaste
   *[no] invocó
    } { NAME($piece, form: "the") } en { $on }
story-did-summon-with = { $you ->
    [yes] invocaste
   *[no] invocó
    } { NAME($piece, form: "the") } en { $on } con { $cards }
story-did-create = { $you ->
    [yes] creaste
   *[no] creó
    } { NAME($piece, form: "a") }
story-did-extend = { $you ->
    [yes] convertiste
   *[no] convirtió
    } { NAME($piece, form: "the") } de la reserva en { NAME($into, form: "a") }
story-did-discard = { $you ->
    [yes] descartaste
   *[no] descartó
    } { NAME($card, form: "a") }
story-did-end = { $you ->
    [yes] terminaste tu
   *[no] terminó su
    } turno
story-did-declare = { $you ->
    [yes] declaraste
   *[no] declaró
    } una mano
story-became = { $told } (ahora es { NAME($piece, form: "a") })
story-exchanged = { $told } (canje por { NAME($piece, form: "the") })

## Lo que haría una pista, en infinitivo

story-do-move = mover { NAME($piece, form: "the") } de { $from } a { $to }
story-do-take = capturar { NAME($victim, form: "the") } en { $on } con { NAME($piece, form: "the") }
story-do-castle = hacer el enroque { $side ->
    [king] corto
   *[queen] largo
    }
story-do-place = colocar { NAME($piece, form: "a") } en { $on }
story-do-place-card = colocar una carta en { $on }
story-do-flip = destapar { $on }
story-do-promote = coronar el peón de { $on } como { NAME($piece, form: "bare") }
story-do-take-off = retirar del tablero el rey en mate
story-do-summon = invocar { NAME($piece, form: "the") } en { $on }
story-do-summon-with = invocar { NAME($piece, form: "the") } en { $on } con { $cards }
story-do-create = crear { NAME($piece, form: "a") }
story-do-extend = convertir { NAME($piece, form: "the") } de la reserva en { NAME($into, form: "a") }
story-do-discard = descartar { NAME($card, form: "a") }
story-do-end = terminar el turno
story-do-declare = declarar esta mano
story-do-become = { $told }, donde se convierte en { NAME($piece, form: "a") }

## Manos de póker

story-hand-won = { $you ->
    [yes] Tu mano gana:
   *[no] Gana la mano de { $name }:
    } { $high } contra { $low }.
story-hand-won-with = { $you ->
    [yes] Tu mano gana:
   *[no] Gana la mano de { $name }:
    } { $high }.
story-hand-won-against = { $you ->
    [yes] Tu mano gana
   *[no] La mano de { $name } gana
    } contra { $low }.
story-hand-won-hidden = { $you ->
    [yes] Tu mano gana.
   *[no] Gana la mano de { $name }.
    }
story-hand-drawn = Las manos son iguales.
story-leads = { $you ->
    [yes] Vas ganando
   *[no] { $player } va ganando
    } { $high }–{ $low }.
story-level = Van { $won }–{ $won }.

story-written = { $told } ({ $notation })
story-where = { $moves } · partida { $game }
story-done = Hecho.
