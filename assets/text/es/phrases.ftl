# Frases de las reglas: por qué se rechaza una acción, qué preguntan y ofrecen los menús, qué dicen las fichas de las piezas.

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = «{ $text }» vale por cualquier jugada; escribe la que se hizo

## Chess

phrase-action-is-no-legal-move = { $action } no es una jugada legal
phrase-the-name-on-from-is-side-s = { NAME($name, form: "the") } de { $from } es { NAME($side, form: "of") }
phrase-nothing-stands-on-from = en { $from } no hay nada
phrase-side-has-no-name = entre las piezas { NAME($side, form: "of") } no hay { NAME($name, form: "bare") }
phrase-side-has-no-name-there = ahí no hay { NAME($name, form: "bare") } { NAME($side, form: "of") }
phrase-side-has-no-name-of-the-other-army = entre las piezas { NAME($side, form: "of") } no hay { NAME($name, form: "bare") } del otro ejército
phrase-side-has-no-name-of-the-other-army-there = entre las piezas { NAME($side, form: "of") } no hay ahí { NAME($name, form: "bare") } del otro ejército
phrase-your-own-piece-is-on-to = en { $to } está tu propia pieza
phrase-a-king-is-never-captured = un rey nunca se captura
phrase-the-king-would-be-in-check-on-square = el rey quedaría en jaque en { $square }
phrase-your-king-is-in-check-and-would-still-be = tu rey está en jaque y lo seguiría estando
phrase-your-king-would-be-in-check = tu rey quedaría en jaque
phrase-the-king-cannot-go-to-to = el rey no puede ir a { $to }
phrase-no-name-can-go-to-to = no hay { NAME($name, form: "bare") } que pueda ir a { $to }
phrase-one-or-other = { $one } o { $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = más de una pieza puede ir a { $to }: escribe { $ways }
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = di en qué se convierte el peón: { $to }=Q, { $to }=R, { $to }=B o { $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways }; { $to }=Q' y así sucesivamente para una pieza del ejército rival
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = los dos bandos tienen el mismo ejército: escribe ={ $letter } sin apóstrofo
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = un peón se convierte en dama, torre, alfil o caballo
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = ese enroque ya no es posible: el rey o la torre se ha movido o no está en su sitio
phrase-there-are-pieces-between-king-and-rook = hay piezas entre el rey y la torre
phrase-a-king-in-check-cannot-castle = un rey en jaque no puede enrocarse
phrase-the-king-would-pass-over-square-which-is-attacked = el rey pasaría por { $square }, que está atacada
phrase-which-piece = ¿Qué pieza?
phrase-castles-wing = se enroca: { $wing }
phrase-takes-name = captura { NAME($name, form: "the") }
phrase-to-which-square = ¿A qué casilla?
phrase-what-does-the-pawn-become = ¿En qué se convierte el peón?
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = Desde su segunda fila puede avanzar dos casillas; puede capturar al paso y corona en la última fila.
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = Puede enrocarse con { NAME($rook, form: "a") } y no puede quedar en jaque.
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = Su enroque largo va a la columna b, para que el Bede siga en su color.
phrase-side-s-on-square = { NAME($side, form: "of") }, en { $square }
phrase-the-name-written-sign = { NAME($name, form: "the") }; se escribe { $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = «{ $marks }» no es un signo; los signos son { $known } y { $last }
phrase-the-mark-mark-is-wrong-this-move-has-none = el signo «{ $mark }» está mal: esta jugada no lleva ninguno
phrase-the-mark-mark-is-wrong-this-move-has-due = el signo «{ $mark }» está mal: esta jugada lleva «{ $due }»
phrase-nothing-can-be-captured-on-to = en { $to } no se puede capturar nada
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = solo corona un peón que llega a la última fila
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = prueba algo como Nf3, exd5, e8=Q u O-O, o de casilla a casilla: g1f3

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = una jugada es una carta y una casilla, como 4Ci3, 9H:c5 o 1Sd5=A
phrase-there-is-no-square-square-on-this-board = en este tablero no hay ninguna casilla «{ $square }»
phrase-card-is-not-on-the-board = { $card } no está en el tablero
phrase-card-belongs-to-side = { $card } es { NAME($side, form: "of") }
phrase-card-is-already-on-to = { $card } ya está en { $to }
phrase-your-own-card-stands-on-to = en { $to } está tu propia carta { $card }
phrase-victim-stands-on-to-to-capture-it-write-write = en { $to } está { $victim }; para capturarla, escribe { $write }
phrase-nothing-stands-on-to-to-be-captured-write-write = en { $to } no hay nada que capturar; escribe { $write }
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $card } en { $from } no puede capturar en { $to }: { RANK($rank, form: "the") } no se mueve así
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $card } en { $from } no puede ir a { $to }: { RANK($rank, form: "the") } no se mueve así
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card } no llega a { $to }: { $blocker } en { $square } está en medio
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim } es del mismo palo que { $card } y más alta, así que { $card } no puede capturarla
phrase-count-more = { $count } más
phrase-compulsory-capture-captures = captura obligatoria: { $captures }
phrase-captor-takes-victim = { $captor } captura { $victim }
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = solo un uno puede coronar, y { $card } no es un uno
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card } solo puede coronar al entrar en la mitad rival, y con esta jugada no entra
phrase-must-take = debe capturar
phrase-which-card = ¿Qué carta?
phrase-becomes-the-ace = se convierte en el as
phrase-stays-a-one = sigue siendo un uno
phrase-what-does-it-become = ¿En qué se convierte?
phrase-rank-of-suit = { RANK($rank) } de { NAME($suit) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = De su propio palo tiene que capturar las cartas más bajas y no puede capturar las más altas.

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = una mano se declara con sus casillas, como hand(d1,e1,a1,h1,d2), o con hand(speak)
phrase-square-is-named-twice = { $square } aparece dos veces
phrase-turns-a-card-up = destapa una carta
phrase-hand-wins-the-hand = { $hand }: gana la mano
phrase-hand-loses-the-hand = { $hand }: pierde la mano
phrase-hand-an-equal-hand = { $hand }: mano igual
phrase-hand-kicker-kicker = { $hand }, kicker { $kicker }
phrase-hand-kickers-kickers = { $hand }, kickers { $kickers }
phrase-which-hand-do-you-declare = ¿Qué mano declaras?
phrase-let-the-cards-speak-hand = Que hablen las cartas: { $hand }
phrase-the-best-hand-counts = cuenta la mejor mano
phrase-these-squares-make-no-hand-of-side-one-is-example = esas casillas no forman una mano { NAME($side, form: "of") }; una es { $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = ahora no hay ninguna mano que declarar; haz una jugada
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = primero declara una mano, o deja que hablen las cartas con hand(speak)

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = una carta se coloca con su tipo y una casilla, como N@c3; los tipos son K, Q, R, B, N, P
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = en la variante casual nadie sabe qué se coloca: escribe @{ $square }
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = una carta se coloca sin verla en una casilla, como @c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = una carta se destapa con su casilla, como c3!, o al azar con la palabra random
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = primero hay que coronar el peón de { $square }: { $ways }
phrase-count-in-your-hand = { $count } en tu mano
phrase-which-square = ¿Qué casilla?
phrase-flip-which-card = ¿Qué carta destapas?
phrase-which-move = ¿Qué jugada?
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text } no es una colocación; escribe una carta y una casilla, como N@c3
phrase-square-is-covered-already = en { $square } ya hay una carta
phrase-you-do-not-hold-that-many-name = no tienes tantas cartas así: { NAME($name, form: "bare") }
phrase-text-is-not-written-as-cards-are-placed-here = { $text }: aquí las cartas no se colocan así
phrase-no-cards-are-placed-now = ahora no se colocan cartas
phrase-there-is-a-card-on-square-already = en { $square } ya hay una carta
phrase-say-which-card-you-place-such-as-n-square = di qué carta colocas, como N@{ $square }
phrase-you-have-no-name-left-in-your-hand = ya no te queda ninguna carta así en la mano: { NAME($name, form: "bare") }
phrase-no-card-lies-face-down-on-square = en { $square } no hay ninguna carta boca abajo
phrase-no-card-lies-face-down = no hay ninguna carta boca abajo

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = un jinete no puede montar en { NAME($name, form: "the") }: ya avanza sin límite
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = un jinete monta en una carta con movimiento, no en { NAME($name, form: "the") }
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = un jinete no puede montar en { NAME($name, form: "the") }: necesita una pantalla
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = un jinete no puede montar en { NAME($name, form: "the") }: ya va a cualquier casilla
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = un jinete no puede montar en { NAME($name, form: "the") }: ya cabalga sin límite
phrase-a-piece-is-made-of-at-most-max-cards = una pieza se hace con { $max } cartas como máximo
phrase-your-extra-king-must-enter-first = primero tiene que entrar tu rey extra
phrase-you-can-no-longer-create-in-this-turn = en este turno ya no puedes crear
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = un jinete se juega con otra carta, como +Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = { NAME($name) } se juega al invocar, como W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = no tienes esa carta en la mano: { NAME($name) }
phrase-say-which-piece-name-copies-such-as-card-e1 = di qué pieza copia { NAME($name, form: "the") }, como +{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name, form: "the") } no copia otra pieza
phrase-there-is-no-such-piece-to-copy = no existe esa pieza para copiar
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = en la versión courier no se añaden cartas a una pieza
phrase-there-is-no-such-piece-in-your-reserve = esa pieza no está en tu reserva
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = esto cuesta { $cost }, y te quedan { $left } de tu límite de { $limit }
phrase-the-text-is-longer-than-max-characters = el texto tiene más de { $max } caracteres
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = «{ $text }» no es una entrada de mazo; escribe un número y el nombre de una carta, como 3 Knight
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = «{ $text }» no es una entrada de mazo; omite las cartas que no están en el mazo
phrase-a-deck-has-at-most-max-cards-not-count = un mazo tiene { $max } cartas como máximo, no { $count }
phrase-a-deck-has-min-to-max-cards-not-count = un mazo tiene de { $min } a { $max } cartas, no { $count }
phrase-there-is-no-name-in-the-deck = esa carta no está en el mazo: { NAME($name) }
phrase-the-deck-has-only-count-name = el mazo solo tiene { $count }: { NAME($name) }
phrase-there-is-no-card-text-did-you-mean-like = no hay ninguna carta «{ $text }»; ¿querías decir { NAME($like) }?
phrase-there-is-no-card-text = no hay ninguna carta «{ $text }»
phrase-what-do-you-do = ¿Qué haces?
phrase-the-mated-king = El rey en mate
phrase-end-the-turn = Terminar el turno
phrase-summon = Invocar
phrase-a-piece-of-your-reserve-enters = entra una pieza de tu reserva
phrase-where-does-it-enter = ¿Dónde entra?
phrase-one-and-other = { $one } y { $other }
phrase-next-to-the-king = Junto al rey
phrase-with-which-cards = ¿Con qué cartas?
phrase-discard = Descartar
phrase-down-to-seven-cards = hasta quedarte con siete cartas
phrase-where-to = ¿Adónde?
phrase-exchange-it = ¿La canjeas?
phrase-stays-as-it-is = se queda como está
phrase-costs-cost-of-left = cuesta { $cost } de { $left }
phrase-create = Crear
phrase-play-cards-into-your-reserve = jugar cartas a tu reserva
phrase-which-piece-is-copied = ¿Qué pieza se copia?
phrase-a-new-piece-or-onto-which-one-of-your-reserve = ¿Una pieza nueva, o a cuál de tu reserva se añade?
phrase-a-new-piece = Una pieza nueva
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = escribe una jugada como e1-e2, una captura como e1:e2, una invocación como W1@d1, una creación como +Knight, un descarte como -Knight, el fin del turno como end
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = una pieza se invoca en una casilla, como W1@d1 o W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = una copia se escribe con lo que copia, como +Clone(d4) o +Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = después de la carta solo puede seguir +Rider, como +Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = esa pieza está en la reserva del rival
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = «{ $text }» no es una pieza de la reserva; se llaman { $handle }, etc.
phrase-in-side-s-reserve = en la reserva { NAME($side, form: "of") }
phrase-1-and-that-of-the-card-that-it-rides-on = 1, más el de la carta que monta
phrase-what-the-copied-cards-have-cost-and-1-for-each = lo que costaron las cartas copiadas, más 1 por cada una
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = Jugado con una carta, permite repetir los movimientos de esta en la misma dirección.
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = Copia todo lo que puede hacer una pieza del tablero o de una reserva.
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = Un rey extra: entra cuando su bando recibiría jaque mate.
phrase-it-says-on-which-empty-square-a-piece-is-summoned = Dice en qué casilla vacía se invoca una pieza.
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = Desde su segunda fila puede avanzar dos casillas, y puede capturar al paso.
phrase-from-is-empty = { $from } está vacía
phrase-the-piece-on-from-is-not-yours = la pieza de { $from } no es tuya
phrase-name-on-from-does-not-go-to-to = { NAME($name) } de { $from } no va a { $to }
phrase-a-piece-is-never-exchanged-for-a-king = una pieza nunca se canjea por un rey
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = solo se puede canjear una pieza que desde { $to } no podría ir a ninguna parte, haya lo que haya
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = ya has movido en este turno; invoca, crea o termínalo
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = tu rey está en jaque mate: retíralo con xK e invoca luego tu rey extra
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = un rey solo se retira si está en jaque mate y uno extra puede ocupar su lugar
phrase-move-a-piece-first = primero mueve una pieza
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = solo se descartan cartas cuando tienes más de siete
phrase-discard-down-to-seven-cards-first-such-as-knight = primero descarta hasta quedarte con siete cartas, como -Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = un rey extra solo entra cuando tu rey está en jaque mate y ha sido retirado
phrase-you-can-no-longer-summon-in-this-turn = en este turno ya no puedes invocar
phrase-square-is-not-empty = { $square } no está vacía
phrase-an-extra-king-needs-no-location-cards = un rey extra no necesita cartas de lugar
phrase-your-king-would-be-in-check-on-square = tu rey quedaría en jaque en { $square }
phrase-a-piece-on-square-would-expose-your-king-to-check = una pieza en { $square } dejaría tu rey en jaque
phrase-name-does-not-name-square = { NAME($name) } no indica { $square }
phrase-square-is-not-next-to-your-king = { $square } no está junto a tu rey
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = una casilla se indica con una letra y un número, o con otra de las cartas de lugar
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = estas cartas cuestan { $cost }, y te quedan { $left } de tu límite
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = el nombre de una carta es una letra y luego hasta 29 letras, cifras y guiones
phrase-a-card-cannot-be-called-text = una carta no puede llamarse { $text }
phrase-there-is-a-card-text-already = ya hay una carta { $text }
phrase-the-value-of-text-is-more-than-max = el valor de { $text } es mayor que { $max }
phrase-there-are-max-own-cards-already = ya hay { $max } cartas propias
phrase-the-movement-of-text-is-longer-than-max-characters = el movimiento de { $text } tiene más de { $max } caracteres
phrase-the-movement-of-text-why = el movimiento de { $text }: { $why }
phrase-the-text-is-longer-than-max-bytes = el texto tiene más de { $max } bytes
phrase-the-value-of-text-is-no-number = el valor de { $text } no es un número
phrase-text-is-no-card-a-name-its-moves-and-its-value = «{ $text }» no es una carta: un nombre, sus movimientos y su valor
phrase-text-is-there-twice = { $text } aparece dos veces

## Planillas que no se pueden leer

phrase-a-tag-has-the-form-name-value-not-text-place = una etiqueta tiene la forma [Nombre "valor"], no { $text } ({ $place })
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = hay una etiqueta después de las jugadas, pero una planilla tiene una sola partida y sus etiquetas van primero: { $text } ({ $place })
phrase-an-option-has-the-form-key-value-not-text = una opción tiene la forma nombre=valor, no «{ $text }»
phrase-a-comment-begins-with-open-and-never-ends-place = un comentario empieza con { $open } y no termina nunca ({ $place })
phrase-a-variation-begins-with-open-and-never-ends-place = una variante empieza con { $open } y no termina nunca ({ $place })
phrase-a-comment-ends-with-close-and-never-begins-place = un comentario termina con { $close } sin haber empezado ({ $place })
phrase-a-variation-ends-with-close-and-never-begins-place = una variante termina con { $close } sin haber empezado ({ $place })
phrase-line-line-column-column = línea { $line }, columna { $column }
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = la etiqueta FEN da una posición de ajedrez, y { NAME($game) } no tiene ninguna: da la posición en la etiqueta Position
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = las etiquetas Position y FEN dan ambas la posición inicial: quita una
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = según la etiqueta SetUp la partida empieza desde una posición, pero falta la etiqueta FEN
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = la etiqueta FEN da una posición, pero según la etiqueta SetUp la partida empieza como siempre: quita una
phrase-the-tag-setup-is-0-or-1-not-value = la etiqueta SetUp es 0 o 1, no «{ $value }»
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = la planilla no dice de qué juego es (etiqueta Game)
phrase-there-is-no-game-typed-the-games-are-known = no hay ningún juego «{ $typed }»; los juegos son: { $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = la planilla sigue la versión { $version } de las reglas de { NAME($game) }, que este programa no conoce
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = la planilla no tiene semilla (etiqueta Seed), y sin ella nadie sabe qué se repartió
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = una semilla son 64 cifras hexadecimales (32 bytes)
phrase-there-is-no-option-option-in-this-game-its-options-are-known = este juego no tiene la opción «{ $option }»; sus opciones son: { $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = la opción «{ $option }» no admite «{ $value }»; admite: { $takes }
phrase-the-option-option-does-not-take-value-here-why = la opción «{ $option }» no admite «{ $value }» aquí: { $why }
phrase-the-option-option-does-not-take-this-text-why = la opción «{ $option }» no admite este texto: { $why }
phrase-the-option-option-is-given-twice = la opción «{ $option }» se da dos veces
phrase-not-legal-why = ilegal: { $why }
phrase-cannot-be-read-why = no se puede leer: { $why }
phrase-ply-ply-move-number-text-refusal = media jugada { $ply }, jugada { $number } «{ $text }»: { $refusal }
phrase-the-position-is-not-valid-why = la posición no es válida: { $why }
