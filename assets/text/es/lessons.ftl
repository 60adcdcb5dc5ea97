# Las lecciones: título, pasos de dos líneas, pista, lo que se dice al acertar y tras ciertos fallos.

## Cardmate

cardmate-moves = Cómo se mueven las cartas
cardmate-moves-ten =
    Cada carta es una pieza, y su valor dice cómo se mueve: un diez se mueve como una torre, en línea recta y a cualquier distancia.
    Captura el tres rojo con tu diez de b1.
    .hint = Sube recto por la columna b.
    .done = Un diez va en línea recta, mientras el camino esté libre, y captura entrando en la casilla de la carta.
cardmate-moves-four =
    Las cartas bajas dan pasos cortos hacia el otro lado: un cuatro va una casilla en diagonal hacia adelante, o de lado.
    Mueve tu cuatro de c3 a d4.
    .hint = d4 está en diagonal hacia adelante desde c3.
    .done = Durante una partida, `/piece` muestra los movimientos de cualquier carta.
cardmate-moves-back =
    Las cartas del uno al nueve también pueden dar un paso recto hacia atrás, pero nunca capturan así.
    Tu cinco de d5 quiere volver a casa: retrocede a d4.
    .hint = Una casilla hacia tu lado.
    .done = Este paso se llama retirada tranquila.
cardmate-moves-jack =
    Una jota salta como un caballo, o va hasta dos casillas en cualquier línea si no hay nada en medio.
    Una de las dos cartas que tienes delante está a un salto de caballo: captura el siete de f5.
    .hint = Desde d4, f5 está dos casillas a la derecha y una hacia arriba.
    .done = Un salto pasa por encima de lo que haya en medio.
cardmate-moves-ace =
    El as es la carta más fuerte: se mueve como una dama y como un caballo.
    Captura el siete de h7 con tu as.
    .hint = c2 y h7 están en la misma diagonal larga.
    .done = Nadie empieza con un as, pero un uno puede convertirse en as. Eso viene en otra lección.

cardmate-winning = Cómo se gana
cardmate-winning-last =
    No hay jaque: los reyes se capturan como las demás cartas. Gana quien captura el último rey del otro bando.
    A Trasmano solo le queda un rey. ¡Captúralo!
    .hint = Tu reina está en la misma columna que el rey.
    .done = Has ganado: era el último rey. Lo dice el × al final de la jugada.
cardmate-winning-two =
    Cada bando empieza con dos reyes, así que perder uno no termina la partida.
    Captura el siete de d7 con tu ocho, que se mueve como un caballo, y ataca a los dos reyes a la vez.
    .hint = Desde d7 un caballo llega a b8 y a f8.
    .done = Solo uno de los dos reyes puede huir.
cardmate-winning-then =
    Trasmano salvó el rey de b8. El otro sigue al alcance de tu ocho.
    Captúralo.
    .hint = Un salto de caballo de d7 a f8.
    .done = Queda un rey y la partida sigue: el + al final dice que cayó un rey.
cardmate-winning-palace =
    La otra forma de ganar: tener las dos casillas del palacio rival, e9 y f9, al final de tu jugada.
    Tu diez ya está allí. Trae tu nueve, que se mueve como un alfil.
    .hint = De d7 a f9 hay una diagonal libre.
    .done = Has ganado: el palacio es tuyo. Lo dice el # al final.

cardmate-suits = Los palos deciden las capturas
cardmate-suits-other =
    Las cartas de palos distintos siempre pueden capturarse, sin importar su valor. ¡Hasta un dos captura una reina!
    Captura la reina de corazones con tu dos de tréboles.
    .hint = Un dos va una casilla en diagonal hacia adelante.
    .done = Tréboles y corazones son palos distintos, así que el valor no importa.
cardmate-suits-higher =
    Dentro de un palo solo la carta más alta captura a la más baja. Tu cinco de picas no puede capturar el nueve de picas.
    Captura la otra carta.
    .hint = El siete de tréboles es de otro palo.
    .done = El nueve, en cambio, sí puede capturar picas más bajas. Es más, está obligado, como verás ahora.
cardmate-suits-must =
    Si una carta tuya puede capturar otra más baja de su mismo palo, tienes que hacerlo: esas capturas son obligatorias.
    La imagen marca la tuya. Hazla.
    .hint = Es tu única jugada legal: el nueve de tréboles captura el tres de tréboles.
    .done = Cuando tu lista de jugadas es corta, es por una captura obligatoria.
cardmate-suits-choose =
    Con varias capturas obligatorias, tú eliges cuál. Tu diez de tréboles puede capturar cualquiera de dos tréboles más bajos.
    Captura el que puedas sin que después te capturen a ti.
    .hint = El dos de b8 defiende c7: se mueve en diagonal hacia ti.
    .done = La carta de c7 estaba defendida.
    .wrong-1 = Es legal, pero el dos de b8 captura tu diez. Mira la otra carta.
cardmate-suits-king =
    Nada está por encima de una captura obligatoria, ni siquiera un rey que podrías capturar.
    Tu diez capturaría el último rey y ganaría, pero antes tienes que…
    .hint = El seis de tréboles tiene que capturar el dos de tréboles.
    .done = Esta regla es un arma de doble filo, y la próxima lección enseña a usarla.

cardmate-forcing = Palos que obligan
cardmate-forcing-lure =
    El nueve de picas de e6 cierra el paso de tu diez hacia el último rey. ¡Haz que se vaya!
    Pon tu dos de picas donde el nueve tenga que capturarlo.
    .hint = Un nueve se mueve en diagonal. ¿A qué casilla, en diagonal hacia adelante desde d3, llega?
    .done = El nueve es más alto y del mismo palo, así que tiene que capturar, y es la única jugada de Trasmano.
cardmate-forcing-open =
    El nueve tuvo que capturar y la columna e está abierta.
    Remata.
    .hint = Tu diez sube recto por la columna e.
    .done = Has ganado. Una carta pequeña regalada decidió toda la partida.
cardmate-forcing-royal =
    Los reyes también están obligados a capturar. Tu diez vigila la columna d.
    Atrae hacia ella al rey de picas.
    .hint = Tu dos de picas puede ir a d8, junto al rey.
    .done = El rey vale más que el dos, así que tiene que capturarlo.
cardmate-forcing-catch =
    El rey tuvo que entrar en la columna d.
    Captúralo.
    .hint = Recto hacia arriba desde d1.
    .done = Has ganado. Antes de cada jugada, ¡mira qué palos tuyos podría usar así el otro bando!

cardmate-ones = Los unos se vuelven ases
cardmate-ones-enter =
    Un uno que entra en la otra mitad del tablero, más allá de la línea del medio, puede coronar y volverse el as de su palo.
    Tu uno de diamantes está ante la línea. Crúzala y corona.
    .hint = Una casilla hacia adelante, y elige el as.
    .done = ¡De la carta más débil a la más fuerte!
    .wrong-1 = Puede seguir siendo un uno, pero un as es mucho más fuerte. ¡Corona!
cardmate-ones-use =
    El rey se puso al alcance de tu nuevo as: movimientos de dama y saltos de caballo.
    Captúralo.
    .hint = Desde d5, e7 está a un salto de caballo.
    .done = Has ganado.
cardmate-ones-declined =
    Este uno entró sin coronar. No puede hacerlo mientras siga en la otra mitad, y tiene el paso cerrado: el ocho de picas vale más que él.
    Retrocede más allá de la línea para poder entrar otra vez.
    .hint = La retirada tranquila: una casilla recto hacia atrás.
    .done = Así no se captura, pero retroceder está permitido.
cardmate-ones-again =
    Tu uno está otra vez en su propia mitad.
    Entra de nuevo, y esta vez corona.
    .hint = e5, como as.
    .done = Lo normal es coronar a la primera ocasión.

cardmate-kings = Reyes en peligro
cardmate-kings-fork =
    Trasmano tiene dos reyes, y tu ocho se mueve como un caballo.
    Ataca a los dos reyes a la vez.
    .hint = Desde una casilla, un caballo llega a c8 y a g8.
    .done = Una horquilla: Trasmano solo puede salvar uno de los reyes.
cardmate-kings-take =
    Un rey huyó.
    Captura el otro.
    .hint = De e7 a g8.
    .done = Falta uno.
cardmate-kings-shield =
    Una carta alta está a salvo de las más bajas de su palo: no pueden capturarla.
    Pon tu reina de picas en la columna d donde solo le apunten picas: no junto al rey de diamantes.
    .hint = El cinco y el siete son de picas. El rey llega a d8.
    .done = Las picas más bajas no pueden tocar a la reina.
cardmate-kings-danger =
    Te queda un rey, y la reina de e7 lo ataca. Aquí nadie avisa de los jaques, ¡así que vigila tú!
    Sálvalo con tu diez.
    .hint = Pon el diez entre la reina y tu rey.
    .done = Si el último rey se queda en peligro, lo capturan y la partida se acaba.

cardmate-palaces = La lucha por el palacio
cardmate-palaces-defend =
    Hay una reina en tu palacio, en e0, y el ocho de g2 puede saltar a f0: las dos casillas serían de Trasmano.
    Impídelo.
    .hint = Tu diez está en la misma fila que la reina.
    .done = Una casilla basta para conservar el palacio.
cardmate-palaces-guard =
    Tu diez ocupa e9. El nueve de corazones está en f9, y tu ocho de corazones no puede capturarlo: es del mismo palo y más bajo.
    Desvía el nueve con un corazón bajo.
    .hint = Tu tres de corazones puede retroceder a d7, en la diagonal del nueve.
    .done = El nueve tiene que capturar.
cardmate-palaces-conquer =
    f9 está vacía.
    Entra y gana.
    .hint = Un salto de caballo desde e7.
    .done = Has ganado. Ya sabes de qué trata Cardmate: palos, capturas obligadas, reyes y palacios. ¡Juega una partida!

## Ajedrez póker

poker-hands = Tu mano de póker
poker-hands-queen =
    Es ajedrez, pero en casi todas las casillas hay una carta. Tu mano: las cartas bajo tu rey, tu dama, hasta dos torres y un peón.
    Tienes ases y dieces. Lleva la dama a una casilla que los convierta en ases y reyes.
    .hint = Un peón tuyo está sobre el rey de diamantes, d2. Hay otra carta de rey en e2.
    .done = Ahora la dama y el peón están sobre reyes, y las torres sobre ases.
    .wrong-1 = Da la misma mano, pero el que camina es tu rey. Usa la dama.
poker-hands-pawn =
    Solo cuenta un peón, el que más te convenga. Tu dama y tu torre están sobre jotas.
    Forma un trío de jotas.
    .hint = En b5 está la jota de tréboles. ¿Qué peón puede capturar allí?
    .done = Es un trío. Los caballos nunca cuentan, y una pieza en una casilla sin carta no suma nada.
poker-hands-straight =
    Hay otros repartos. En este, royal-flush, el rey y la dama están sobre ases, y las torres sobre jotas.
    Encuentra la jugada que forma una escalera del diez al as.
    .hint = El enroque mueve rey y torre a la vez.
    .done = El rey está sobre una reina, la torre sobre un rey, y lo demás ya estaba.

poker-scoring = Ganar manos
poker-scoring-black =
    Tras cada jugada de las negras se comparan las dos manos, y puntúa la mejor. Las negras, pues, deciden al momento.
    Llevas las negras. Las blancas tienen ases y dieces, igual que tú. Gana la mano con tu dama.
    .hint = Delante de tu rey, en e7, hay una carta de rey.
    .done = Ases y reyes superan a ases y dieces: las negras ganan la mano.
poker-scoring-short =
    Una mano puede tener menos de cinco cartas. Aquí las blancas solo tienen as, diez y seis: cuentan las cartas altas.
    Llevas las negras, y tu torre está sobre un as. Gana la mano.
    .hint = Tu rey podría ir a una casilla con una carta de rey.
    .done = As y rey superan a as, diez y seis, aunque tengas menos cartas.
poker-scoring-equal =
    Los palos nunca desempatan: con manos iguales nadie puntúa. Ahora las blancas tienen ases y reyes.
    Llevas las negras. No dejes que las blancas ganen esta mano: usa tu dama.
    .hint = Lo que hicieron las blancas también puedes hacerlo tú.
    .done = Manos iguales, nadie puntúa.

poker-castling = Enrocarse cuesta ases
poker-castling-cost =
    En el reparto habitual los ases están en las esquinas, bajo las torres, y hay dieces bajo el rey y la dama.
    Llevas las negras. Enrócate y mira qué pasa con tu doble pareja.
    .hint = Elige O-O.
    .done = Solo queda un as como carta alta: el rey y la torre dejaron un diez y un as. El enroque protege al rey, pero te cuesta una buena mano.
poker-castling-keep =
    Podrías enrocarte. Pero tus ases ganan manos donde están.
    Mejora la mano, con tu dama.
    .hint = Ases y reyes.
    .done = Muchas partidas se ganan con un rey que nunca se enrocó.
    .wrong-1 = Es legal, pero tira un as y un diez: solo queda un as como carta alta.
    .wrong-2 = La mano es buena, pero el rey sale al descubierto. Usa la dama.
poker-castling-need =
    Pero las buenas cartas no protegen a tu rey. Las negras amenazan mate en a1.
    Encuentra la única jugada que lo evita.
    .hint = Esta vez hay que enrocarse.
    .done = Las manos valen mucho, pero no tanto como el rey.

poker-wipeout = Barrida
poker-wipeout-fifth =
    Una ventaja de cinco manos gana al instante: es una barrida. Llevas las negras y vas cuatro arriba, 5 a 1.
    Gana esta mano quitándoles una carta a las blancas.
    .hint = La pareja de ases de las blancas está bajo las torres. Tu alfil ataca una de ellas.
    .done = ¡Barrida! Una torre perdida no se reemplaza: la pareja de las blancas desapareció.
    .wrong-1 = También gana: ¡sin dama, tu alfil suma a tu mano el as de a8! Pero este paso pide una captura.
poker-wipeout-stop =
    Ahora las blancas van cuatro arriba y tienen ases y reyes. Si ganan esta mano, se acaba la partida.
    Llevas las negras. No pierdas esta mano: usa tu dama.
    .hint = Basta con una mano igual.
    .done = Nadie puntúa, y la partida sigue.
poker-wipeout-lead =
    Solo cuenta la ventaja, no cuántas manos has perdido. Las blancas van ganando 7 a 3: una más les basta.
    Llevas las negras: gana esta mano o se acabó.
    .hint = Lleva otra vez tu rey a una casilla con una carta de rey.
    .done = Ahora van 7 a 4: tres de ventaja.

poker-mate = Mate y ahogado
poker-mate-bonus =
    El jaque mate termina la partida y vale cuatro manos. Las negras van ganando 3 a 0.
    Da mate y gana por una mano.
    .hint = La última fila está abierta.
    .done = Con el mate, 4 a 3.
poker-mate-draw =
    Las negras van ganando 4 a 0, así que el mate solo iguala, pero en la próxima mano podrías perderlo todo.
    Da mate y acepta las tablas.
    .hint = Otra vez la última fila.
    .done = 4 a 4 son tablas. Aquí el mate no lo es todo.
poker-mate-stalemate =
    Cuando el ajedrez termina sin mate, gana quien ganó más manos. Vas ganando 2 a 0.
    Ahogar al rey te da la victoria. Encuentra la única jugada que lo ahoga.
    .hint = Quítale al rey de h8 sus últimas casillas sin dar jaque.
    .done = ¡Has ganado por ahogado! Quien va ganando también puede forzar un jaque perpetuo.
    .wrong-1 = El mate también gana, pero este paso pide el ahogado.

poker-pieces = Qué piezas aportan carta
poker-pieces-bishop =
    Sin dama, uno de tus alfiles aporta carta en su lugar. Tienes dos ases y un diez.
    Conviértelos en ases y dieces.
    .hint = El otro diez rojo está en d1.
    .done = El alfil ocupa el puesto de la dama.
poker-pieces-sure =
    Llevas las blancas, así que las negras aún mueven antes de que se comparen las manos.
    Encuentra la jugada de alfil que gana la mano, hagan lo que hagan las negras.
    .hint = El alfil también puede aportar un diez.
    .done = Ases y dieces, y las negras no tienen respuesta.
poker-pieces-steal =
    Una torre perdida no se reemplaza: al capturarla, su carta sale de la mano para siempre.
    Llevas las negras. Captura una carta que las blancas necesitan y gana la mano.
    .hint = Los ases de las blancas están bajo las torres.
    .done = Ya sabes cómo se ganan, se guardan y se roban manos. Con otro ejército, lo que ocupa el lugar de una pieza aporta como ella. ¡Juega una partida!

## Ajedrez misterioso

mysterious-placing = Colocar cartas
mysterious-placing-king =
    Primero cada jugador coloca sus 16 cartas boca abajo, una a una, en cualquier parte del tablero. Nadie más ve qué son las tuyas.
    Un rey colocado en e1 podrá enrocarse más tarde. Coloca ahí el tuyo.
    .hint = Elige el rey y después e1.
    .done = Para esto, un rey negro necesita e8.
mysterious-placing-rook =
    El enroque también necesita una torre tuya en la esquina: a1 o h1 para las blancas. Las negras han cubierto d7; solo ellas saben con qué.
    Coloca una torre en h1.
    .hint = Elige una torre y después h1.
    .done = Si puedes enrocarte se sabrá cuando todas las cartas estén boca arriba.
mysterious-placing-pawn =
    Un peón blanco que está en la fila 8 corona en cuanto se destapa su carta.
    Coloca un peón en la fila 8.
    .hint = Cualquier casilla libre de la fila de arriba.
    .done = Es casi una segunda dama. Cuidado, tu rival puede hacer lo mismo en tu lado.

mysterious-flipping = Destapar cartas
mysterious-flipping-flip =
    Cuando todas las cartas están colocadas, los jugadores las destapan por turnos: la que quieran, sin importar quién la colocó.
    Destapa la carta de d5.
    .hint = Elige d5.
    .done = Era un peón negro.
mysterious-flipping-promote =
    Un peón en su última fila corona en cuanto se destapa, y elige su dueño, lo destape quien lo destape.
    Era la última carta y empieza el ajedrez. Elige una pieza que dé mate.
    .hint = Tiene que moverse por la fila.
    .done = ¡Mate en la primera jugada! Un bando en jaque mueve primero, y sin jugada legal ha perdido.
mysterious-flipping-last =
    Solo queda una carta, tu torre. El ajedrez empieza en cuanto se destape.
    Destápala.
    .hint = Solo se puede hacer una cosa.
    .done = Has ganado: las negras están en jaque, mueven primero y no tienen jugada.

mysterious-first = La primera jugada
mysterious-first-both =
    Las piezas están donde se colocaron, así que al principio puede haber cualquier cosa atacada. Un bando en jaque mueve primero; si no, las blancas.
    Aquí los dos reyes están en jaque, así que mueven las blancas. Sal del jaque con una captura.
    .hint = Tu rey puede capturar la torre de f1.
    .done = Ahora las negras tienen que salir del otro jaque.
mysterious-first-kings =
    Hasta los reyes pueden estar juntos: entonces cada uno da jaque al otro. Un rey nunca se captura, así que el tuyo tiene que apartarse.
    Apártalo de modo que tu torre dé mate a las negras.
    .hint = Tu rey tiene que seguir cubriendo b7 y b8.
    .done = El rey se aparta y la torre da mate.
mysterious-first-check =
    Llevas las negras, y la torre de e5 da jaque a tu rey.
    Captúrala.
    .hint = Tu alfil llega a e5.
    .done = Desde aquí es ajedrez normal.

mysterious-pawns = Peones y enroque
mysterious-pawns-one =
    Un peón puede estar en su propia primera fila. Desde ahí avanza una casilla.
    Mueve el peón de d1.
    .hint = Una casilla hacia adelante.
    .done = Desde su primera fila un peón no puede avanzar dos casillas.
mysterious-pawns-two =
    En su segunda fila puede avanzar dos casillas, aunque venga de la primera.
    Muévelo de d2 a d4.
    .hint = Dos casillas hacia adelante.
    .done = Solo cuenta la fila, no si el peón ya se ha movido.
mysterious-pawns-passant =
    El peón negro acaba de pasar junto al tuyo con un paso doble, de d7 a d5.
    Captúralo al paso.
    .hint = Tu peón captura en diagonal, a d6.
    .done = La captura al paso es como en el ajedrez.
mysterious-pawns-castle =
    El rey y la torre se colocaron en e1 y h1, así que las blancas pueden enrocarse.
    Enrócate.
    .hint = El rey va dos casillas hacia la torre.
    .done = La torre da jaque al momento.

mysterious-wild = Posiciones locas
mysterious-wild-edge =
    Tras una colocación al azar los reyes están en cualquier sitio, a menudo entre enemigos. Llevas las negras.
    Da mate al rey de g3.
    .hint = Tu torre puede ir a h3.
    .done = Antes que nada, busca mates.
mysterious-wild-crowd =
    Tus piezas están por todo el tablero, y el rey negro también anda por ahí.
    Da mate al rey de c3.
    .hint = La torre de e8 domina la columna e.
    .done = En e3 la torre cubre toda la fila.
mysterious-wild-chase =
    No todos los mates son inmediatos. Empuja al rey de a4 a una red de mate.
    Encuentra la jugada tras la que das mate, respondan lo que respondan las negras.
    .hint = Empieza con un jaque por la cuarta fila.
    .done = Al rey le queda una casilla.
mysterious-wild-caught =
    El rey fue a b3.
    Da mate.
    .hint = Tu torre lo sigue.
    .done = Atrapado a campo abierto.

mysterious-promoting = Coronar bien
mysterious-promoting-rook =
    Los peones suelen empezar cerca de la última fila, así que las coronaciones deciden partidas. La dama no siempre es lo mejor.
    Corona de modo que des mate en la jugada siguiente.
    .hint = Una dama dejaría a las negras sin jugada, y el ahogado es tablas.
    .done = Si el peón corona torre, a las negras les queda una jugada, y después es mate.
    .wrong-1 = Ahogado: las negras no tienen jugada ni están en jaque, así que serían tablas.
mysterious-promoting-knight =
    Tu peón de f7 puede convertirse en cualquier pieza.
    Corona con un jaque que ataque también a la dama.
    .hint = Desde f8, ¿qué pieza llega a d7 y a h7?
    .done = Una horquilla: el caballo ataca al rey y a la dama.
mysterious-promoting-fork =
    El rey salió del jaque.
    Captura lo que queda.
    .hint = La dama de d7.
    .done = Ya sabes colocar, destapar y lo que viene después. ¡Juega una partida!

## Ajedrez del invocador

summoner-pieces = Piezas hechas de cartas
summoner-pieces-both =
    Una pieza tiene los movimientos de todas las cartas que la forman. La tuya de d4 es caballo y alferza: saltos de caballo, y un paso en diagonal.
    Captura el alfil de e5.
    .hint = e5 está a un paso en diagonal de d4.
    .done = Fue gracias a la alferza que lleva.
summoner-pieces-pawn =
    Algunas cartas solo mueven, otras solo capturan. Un campesino avanza una casilla; un venablo captura una en diagonal hacia adelante.
    Juntos hacen un peón. El camino está cerrado: haz su única jugada.
    .hint = El guardia de e5 está en diagonal hacia adelante.
    .done = Su venablo captura, y su campesino mueve.
summoner-pieces-cannon =
    Un cañón se mueve como una torre, pero para capturar necesita exactamente una pieza en medio.
    Captura la torre de a7.
    .hint = Tu soldado de a3 es la pieza de en medio.
    .done = El cañón capturó por encima del soldado.

summoner-turn = Un turno en cinco fases
summoner-turn-move =
    Cada turno: robar una carta, mover, invocar, crear y descartar hasta quedarse con siete. Se roba automáticamente, y mover es obligatorio.
    Mueve el soldado de a2.
    .hint = Un soldado avanza una casilla.
    .done = Tu turno sigue.
summoner-turn-summon =
    Invocar: una pieza de tu reserva puede entrar en una casilla vacía junto a tu rey, una por turno.
    Tu caballo, W1, espera en la reserva. Invócalo en e2.
    .hint = Elige Invocar, W1, e2.
    .done = El caballo podrá moverse desde tu próximo turno.
summoner-turn-create =
    Crear: juega cartas de tu mano para hacer piezas en tu reserva. La suma de sus valores no puede superar tu límite: el número de tus piezas en el tablero, contando el rey, al empezar el turno.
    Tu límite es 2: juega lo que puedas pagar.
    .hint = Un visir cuesta 3; un soldado, 1.
    .done = Un soldado espera ahora en tu reserva.
summoner-turn-end =
    No se puede jugar nada más.
    Termina tu turno.
    .hint = Solo se puede hacer una cosa.
    .done = Un visir cuesta 3: con más piezas en el tablero crece tu límite.

summoner-spending = En qué gastar
summoner-spending-limit =
    Tenías cuatro piezas en el tablero al empezar tu turno, contando el rey, así que tu límite es 4. Un caballo cuesta 6.
    Empieza con la carta más cara que puedas pagar: haz una pieza nueva con tu visir.
    .hint = Un visir cuesta 3.
    .done = Queda 1 punto.
summoner-spending-add =
    También se pueden añadir cartas a una pieza de tu reserva. Queda un punto.
    Añade tu soldado a W1.
    .hint = Elige Crear, Soldado, a W1.
    .done = W1 es ahora visir y soldado.
summoner-spending-free =
    No queda nada que gastar, pero algunas cartas son gratis.
    Añade una de ellas a W1.
    .hint = Un campesino cuesta 0.
    .done = Las cartas baratas mantienen tu mano pequeña y te dejan aprovechar el límite.

summoner-riders = Jinetes
summoner-riders-make =
    Un jinete se juega con otra carta: su paso puede repetirse entonces en una dirección mientras el camino esté libre.
    Un visir da un paso recto. Dale un jinete. El visir cuesta 3 y el jinete 3 + 1: es tu límite de 7.
    .hint = Elige Visir+Jinete.
    .done = La pieza nueva se mueve como una torre, por 7 en vez de 9.
summoner-riders-ride =
    Aquí está en el tablero.
    Captura el caballo de c7 con tu visir-jinete.
    .hint = Recto hacia arriba por la columna c.
    .done = Un jinete sigue en una dirección mientras el camino esté libre.
summoner-riders-cheap =
    El precio del jinete depende de la carta que monta: cuesta 1 más que ella. Una espada cuesta 0.
    Con un límite de 1, dale un jinete a una espada.
    .hint = Elige Espada+Jinete.
    .done = Por un punto tienes una pieza que captura hacia adelante a cualquier distancia. Eso sí, no se mueve de otro modo.

summoner-clones = Clones
summoner-clones-theirs =
    Un clon copia cualquier pieza del tablero o de una reserva, tuya o de tu rival. Cuesta lo que costó esa pieza, más 1 por cada carta que tiene.
    Tu límite es 7: clona el caballo de d5.
    .hint = Un caballo cuesta 6, así que su clon cuesta 7.
    .done = Ahora tienes un caballo propio.
summoner-clones-king =
    El clon de un rey es un guardia: da un paso en cualquier dirección, y no es un rey.
    Clona un rey, el tuyo o el otro.
    .hint = Elige Clon, y después e1 o e8.
    .done = Un guardia cuesta 6; su clon, 7.
summoner-clones-onto =
    Un clon se puede añadir a una pieza de tu reserva, como cualquier carta.
    Añade a W1 los movimientos de tu alferza de d2.
    .hint = Elige Clon, d2, a W1.
    .done = W1 es ahora caballo y alferza, y la alferza sigue en el tablero.

summoner-exchange = Canje
summoner-exchange-arrive =
    Una pieza que termina su movimiento donde el borde del tablero no le deja mover ni capturar se puede canjear por cualquier pieza de tu reserva.
    Tu soldado llega a la última fila. Canjéalo por la torre, W1, y da jaque mate al rey.
    .hint = De b7 a b8, canjeado por W1.
    .done = La torre está en b8, y el rey, tras sus campesinos, no tiene salida.
summoner-exchange-spear =
    Un venablo solo captura, una casilla en diagonal hacia adelante: en la última fila ya no le queda nada que capturar.
    Captura el caballo y canjea el venablo por tu alfil.
    .hint = c7 captura d8, canjeado por W1.
    .done = El alfil está en d8, y el venablo espera en tu reserva.
    .wrong-1 = Es legal, pero el venablo sigue siendo un venablo. Canjéalo por W1.
summoner-exchange-again =
    La pieza canjeada no se pierde: va a tu reserva.
    Mueve tu soldado a c8 y canjéalo por el caballo.
    .hint = De c7 a c8, canjeado por W1.
    .done = El soldado espera en tu reserva como W2.
summoner-exchange-summon =
    Lo que llega a tu reserva se puede invocar en el mismo turno.
    Invoca el soldado, W2, en e2, para que vuelva a caminar.
    .hint = Elige Invocar, W2, e2.
    .done = Un soldado, dos vidas.

summoner-mate = Jaque y mate
summoner-mate-rank =
    Jaque y mate son como en el ajedrez: pierde quien está en jaque y no puede mover legalmente.
    Da mate al rey de g8 con tu torre.
    .hint = La última fila.
    .done = Jaque mate: has ganado.
summoner-mate-quiet =
    Invocar también puede dar mate. Tu rey de g6 está cerca del otro, y W1 es torre y alfil a la vez.
    Mover va primero: avanza con el soldado de a2.
    .hint = De a2 a a3.
    .done = Ahora puedes invocar.
summoner-mate-summon =
    Invoca W1 junto a tu rey de modo que dé mate.
    Tu rey protege las casillas que lo rodean.
    .hint = Justo delante del otro rey, donde no puede capturarla.
    .done = ¡Mate por invocación! Vigila los reyes que se acercan al tuyo.
summoner-mate-answer =
    Al revés no funciona: mover va antes que invocar, así que no puedes responder a un jaque con una pieza invocada.
    La torre de e5 da jaque a tu rey. Captúrala.
    .hint = Tu alfil llega a e5.
    .done = Ya sabes mover, gastar y dar mate. Arma un mazo con `/deck edit` y juega una partida.
