# Lo que dicen las imágenes, y sus descripciones para quienes no las ven. Los puntos finales los pone el programa.

## El estado de una partida, en imágenes y descripciones

picture-computer = Máquina, nivel { $level }
picture-comma = {", "}
picture-and = { $first } y { $second }
picture-winner = gana
picture-draw = tablas
picture-aborted = anulada
picture-to-act = toca { $task }
picture-turn = { $players }: toca { $task }
picture-result-won = Gana { $player }: { $reason }
picture-result-aborted = Anulada
picture-result-draw = Tablas: { $reason }
picture-obligation = { NAME($name) }: { $obligation }
picture-obligations = { NAME($name) }, una de { $count }: { $obligations }
picture-last-move = Última jugada { $number } { $action }
picture-king = rey { NAME($seat, form: "of") }
picture-check = { $count ->
    [one] Jaque al { $kings }
   *[other] En jaque: { $kings }
    }
picture-score = Manos ganadas: { NAME($first) } { $first_won }, { NAME($second) } { $second_won }
picture-level = Empate
picture-leads = { NAME($seat) }: +{ $lead }
picture-lead-wins = { $lead }; con +{ $limit } se gana
picture-no-wipeout = { $lead }; sin barrida
picture-secret-chooses = elige en secreto
picture-secret-declared = ya ha declarado
picture-secret-hole = guarda una carta secreta
# Bajo una carta que no está en ninguna casilla.
picture-hole = oculta
picture-cards-in-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
    }
picture-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
picture-date = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[other] dic
    } { $year }
picture-stock = { $hand } en mano · { $deck } por robar
picture-stock-points = { $hand } en mano · { $deck } por robar · { $points } por gastar
picture-kinds = { $kind } ×{ $count }
picture-captured-none = Sin capturas
picture-captured = Capturas
picture-captured-pieces = { $count ->
    [one] Capturada { $count } pieza
   *[other] Capturadas { $count } piezas
    }
picture-better-hand = { NAME($seat) }: mejor mano

## Manos y mazos

picture-more = +{ $count } más
picture-to-place = Por colocar
picture-reserve = Reserva
picture-hand = Mano
picture-card-rider = 1 + carta
picture-card-missing = sin carta
picture-card-as-paid = lo pagado
picture-deck-values = Cartas de cada valor
picture-deck-more = más
picture-deck-others = otras

## Cómo se mueven las piezas

picture-fact = { $name }: { $text }
picture-forward-up = Adelante es arriba.
picture-forward-down = Adelante es abajo.
legend-both = mueve o captura
legend-move = solo mueve
legend-capture = solo captura
legend-ride = sigue hasta que algo le cierre el paso
legend-hop-capture = captura tras exactamente una pieza
legend-hop-move = mueve tras exactamente una pieza
legend-slide = pieza propia que rodear, sin límite de pasos
legend-step = pieza propia que rodear, un paso

## Las marcas del tablero, en una leyenda

mark-from = aquí empezó la última jugada
mark-to = aquí terminó la última jugada
mark-pointed = recién colocada o destapada, o lo que señala una pista o lección
mark-check = este rey está en jaque
mark-must-move = esta carta tiene que capturar, a menos que lo haga otra de las marcadas
mark-must-be-taken = esta carta tiene que ser capturada
mark-palace = un palacio: gana el otro bando si ocupa sus dos casillas (la opción palace puede cambiarlo)
mark-hand = esta carta cuenta en la mano de póker { NAME($seat, form: "of") }
mark-covered = una carta boca abajo: no puedes ver qué es
mark-own = tu propia carta boca abajo: solo tú ves la pieza
mark-code = hecha de las cartas Caballo y Alferza: se mueve como ambas
mark-code-rider = hecha de la carta Visir con un Jinete: repite su paso
mark-code-copy = una copia de un Visir
mark-code-more = hecha de la carta Soldado y 2 más: mira /piece
mark-name-from = Un anillo
mark-name-to = Un marco brillante
mark-name-pointed = Esquinas y una casilla brillante
mark-name-check = Una casilla roja con un signo de exclamación
mark-name-must-move = Un marco azul con una flecha
mark-name-must-be-taken = Esquinas rojas con una cruz
mark-name-palace = Una casilla morada con una corona
mark-name-disc = Un disco azul
mark-name-diamond = Un rombo morado
mark-name-covered = El dorso de una carta
mark-name-own = El dorso de una carta con una pieza

## Descripciones

alt-players = { $first }, { $second }
alt-player = { $player } ({ NAME($seat) })
alt-from-to = { $action } de { $from } a { $to }
alt-on = { $action } en { $to }
alt-marked = Marcadas con esquinas: { $squares }
alt-palaces = Palacios: { $squares }
alt-turn-moved = La pieza que se movió antes fue de { $from } a { $to }
alt-kings = { NAME($seat) }: { $kings } y { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    } en total
alt-no-king = ningún rey
alt-captured = Capturas { NAME($seat, form: "of") }: { $captured }
alt-other-cards = Las demás cartas { NAME($seat, form: "of") }
alt-score = { $score }. { $lead }
alt-secret = { NAME($seat) }: { $state }
alt-hand = Mano { NAME($seat, form: "of") }: { $hand }
alt-hand-cards = Mano { NAME($seat, form: "of") }: { $hand }; { $cards }
alt-hand-better = Mano { NAME($seat, form: "of") }, la mejor: { $hand }
alt-hand-better-cards = Mano { NAME($seat, form: "of") }, la mejor: { $hand }; { $cards }
alt-sentence = { $sentence }.
alt-kind = { $count ->
   *[other] { NAME($name) }
    } { $squares }
alt-has = { NAME($seat) }: { $pieces }
alt-face-down = Cartas boca abajo { NAME($seat, form: "of") }: { $cards }
alt-unknown = { $count ->
    [one] { $count } carta desconocida boca abajo
   *[other] { $count } cartas desconocidas boca abajo
    }
alt-holds = En la mano { NAME($seat, form: "of") }: { $cards }
alt-holds-cards = En la mano { NAME($seat, form: "of") }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
alt-rank = fila { $rank } { $cards }
alt-squares = Cartas de las casillas de la a a la h
alt-pieces = Piezas { NAME($seat, form: "of") }
alt-reserve = Reserva { NAME($seat, form: "of") }
alt-stock = En la mano { NAME($seat, form: "of") }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }, { $deck } por robar
alt-list = { $heading }: { $items }
alt-list-more = { $heading }: { $items } y { $count } más
alt-to-place = Todavía te queda por colocar: { $pieces }
alt-own-reserve = Tu reserva
alt-own-hand = Tu mano
alt-moves = Movimientos: { NAME($piece) }
alt-deck = Mazo { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
alt-deck-value = { $count } de { $value }
alt-deck-cards = Cartas
alt-deck-card = { $count } { NAME($card) }
alt-card-value = { NAME($card) } (valor { $value })
alt-deck-card-value = { $count } { NAME($card) } (valor { $value })
alt-plot-once = { $name }: { $rating } el { $day }.
alt-plot = { $name }: { $first } el { $first_day }, { $last } el { $last_day }; como máximo { $max }, como mínimo { $min }.

## La gráfica de un análisis

picture-curve-percent = { $value }%
picture-curve-plies = { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
    }
alt-curve = { $title }, a lo largo de { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
    }.
alt-curve-line = { $name }: { $first } al principio, { $middle } a la mitad, { $last } al final; como máximo { $max }, como mínimo { $min }.
alt-curve-turning = Punto de inflexión { $number } en la media jugada { $ply }: { $value }.

## Cómo se mueve una pieza

move-sentence = { $kind ->
    [quiet] Mueve sin capturar
    [capture] Solo captura
   *[both] Mueve y captura
    } { $distance } { $directions }{ $path ->
    [lame] , sin saltar otras piezas
    [jumping] , solo saltando otra pieza
    [hopping] , más allá de exactamente una pieza
    [grasshopper] , a la casilla justo detrás de la primera pieza
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] Mueve a cualquier casilla vacía
    [capture] Captura en cualquier casilla
   *[both] Mueve y captura en cualquier otra casilla
    }
move-around-step = Da un paso alrededor de una pieza propia vecina, en cualquier sentido
move-around-slide = Da cualquier número de pasos alrededor de una pieza propia vecina, en cualquier sentido
move-one = una casilla
move-any = cualquier número de casillas
move-up-to = hasta { $max } casillas
move-leap = con un salto de { $long } casillas{ $times }
move-leap-knight = con un salto de caballo{ $times }
move-leap-oblique = con un salto de { $short } y { $long } casillas{ $times }
move-repeated = , repetido cuantas veces se quiera
move-repeated-up-to = , repetido hasta { $max } veces
move-everywhere = { $line ->
    [orthogonal] en horizontal o vertical
    [diagonal] en diagonal
   *[oblique] en cualquier dirección
    }
move-forward = { $line ->
    [orthogonal] recto hacia adelante
    [diagonal] en diagonal hacia adelante
   *[oblique] hacia adelante
    }
move-backward = { $line ->
    [orthogonal] recto hacia atrás
    [diagonal] en diagonal hacia atrás
   *[oblique] hacia atrás
    }
move-ahead = hacia adelante
move-back = hacia atrás
move-left = a la izquierda
move-right = a la derecha
move-sideways = de lado
move-diagonally = en diagonal { $along } { $across }
move-obliquely = { $ranks } { $along } y { $files } { $across }
