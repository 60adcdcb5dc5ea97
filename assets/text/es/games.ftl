# Los valores de las reglas: juegos, metas y opciones, qué hay que hacer y cómo terminan las partidas.

game-cardmate-summary = Los naipes son las piezas; si una carta puede capturar otra más baja de su palo, tiene que hacerlo. Captura todos los reyes rivales.
game-poker-summary = Ajedrez en un tablero de naipes: las cartas bajo tus piezas son tu mano de póker. Tras cada ronda puntúa la mejor mano; con cinco de ventaja se gana.
game-mysterious-summary = Cada cual coloca por turnos sus piezas boca abajo; luego se destapan una a una y desde ahí se juega al ajedrez.
game-summoner-summary = Forma piezas con las cartas de tu propio mazo, invócalas junto a tu rey y da mate al otro.

# La meta, en dos líneas cortas, según las opciones.
goal-cardmate =
    { $palace ->
        [king] Captura todos los reyes rivales, o lleva uno de los tuyos al palacio rival (morado).
        [none] Captura todos los reyes rivales.
       *[occupy] Captura todos los reyes rivales, u ocupa las dos casillas moradas del palacio rival.
    }{ $repetition ->
        [yes] {" "}Pierde quien provoca una posición por tercera vez.
       *[no] {""}
    }
    Captura obligatoria: si una carta puede capturar otra más baja de su palo, tiene que hacerlo.
goal-poker =
    { $hand ->
        [last-five] Las cartas bajo las cinco piezas que moviste últimas son tu mano de póker.
        [last-seven] Las cartas bajo las siete piezas que moviste últimas forman tu mano de póker: cuentan las cinco mejores.
        [seven] Las cartas bajo tu rey, dama, torres, caballos y mejor peón forman tu mano de póker: cuentan las cinco mejores.
       *[five] Las cartas bajo tu rey, dama, torres y mejor peón son tu mano de póker.
    }{ $armies ->
        [yes] {" "}Blancas: { NAME($white) }; Negras: { NAME($black) }. Lo que ocupa el lugar de una dama cuenta como dama, etc.
       *[no] {""}
    }{ $moved ->
        [yes] {" "}Las piezas que nunca se han movido no cuentan.
       *[no] {""}
    }{ $wild ->
        [yes] {" "}Los doses son comodines.
       *[no] {""}
    }{ $down ->
        [yes] {" "}Una carta está boca abajo hasta que una pieza pisa su casilla o la de enfrente.
       *[no] {""}
    }{ $hole ->
        [yes] {" "}Una carta secreta tuya se suma a cada mano.
       *[no] {""}
    }{ $declared ->
        [yes] {" "}Tras cada jugada de las negras ambos declaran una mano en secreto, y puntúa la mejor.
       *[no] {" "}Tras cada jugada de las negras puntúa la mejor mano.
    }{ $ties ->
        [yes] {" "}Empatan las manos que son iguales hasta donde llega la más corta.
       *[no] {""}
    }{ $redeal ->
        [0] {""}
        [one] {" "}Las cartas se reparten de nuevo después de cada mano.
       *[other] {" "}Las cartas se reparten de nuevo cada { $redeal } manos.
    }
    { $wipeout ->
        [yes] Saca suficiente ventaja en manos, o ten más manos cuando termine el ajedrez.
       *[no] Ten más manos cuando termine el ajedrez.
    }
goal-mysterious =
    { $casual ->
        [yes] Coloca cartas de una baraja común boca abajo en cualquier casilla; cuando todas estén destapadas, da jaque mate con las piezas que te salgan.
       *[no] Coloca tus cartas boca abajo en cualquier casilla; cuando todas estén destapadas, da jaque mate con tus piezas.
    }
    { $casual ->
        [yes] Nadie sabe qué es una carta, ni de quién, hasta que se destapa.
       *[no] Todos ven dónde hay cartas; solo tú sabes qué son las tuyas.
    }
goal-summoner =
    { $courier ->
        [yes] Mueve, luego invoca piezas junto a tu rey o donde diga una carta de lugar, y crea otras con las cartas de tu mano.
       *[no] Mueve, luego invoca piezas junto a tu rey y crea otras con las cartas de tu mano.
    }
    Da jaque mate al otro rey.

# Lo que le toca hacer a un bando, en infinitivo. `.done` es lo que ya ha hecho.
task-move = mover
    .done = movido
task-declare = declarar
    .done = declarado
task-place = colocar
    .done = colocado
task-flip = destapar
    .done = destapado
task-promote = coronar
    .done = coronado
task-summon-king = invocar el rey extra
    .done = invocado el rey extra
task-summon-or-create = invocar o crear
    .done = invocado o creado
task-create = crear
    .done = creado
task-discard = descartar
    .done = descartado

# Por qué terminó una partida.
reason-agreement = de común acuerdo
reason-resignation = abandono
reason-time = tiempo agotado
reason-aborted = anulada
reason-checkmate = jaque mate
reason-stalemate = rey ahogado
reason-insufficient-material = material insuficiente
reason-threefold-repetition = triple repetición
reason-fifty-moves = cincuenta jugadas
reason-last-king-captured = último rey capturado
reason-palace-conquered = palacio conquistado
reason-bare-kings = reyes solos
reason-no-move = sin jugada
reason-repetition = repetición
reason-hundred-moves = cien jugadas
reason-wipeout = barrida
reason-only-kings-left = solo quedan reyes
reason-fifty-turns = cincuenta turnos sin captura, invocación ni creación

# La lista de lo que se puede elegir antes de una partida.
option-entry = **{ $name }**: { $help }
option-entry-value = `{ $value }` { $help }
option-entry-usual = `{ $value }` (habitual) { $help }
option-entry-number = O un número de { $min } a { $max }.
option-entry-number-usual = Un número de { $min } a { $max }; lo habitual es { $usual }.
option-entry-text = O { $takes }.

# Lo que se puede elegir antes de una partida, y cada uno de sus valores.
option-cardmate-deal = Cómo se reparten las cartas.
    .value-predefined = El reparto del inventor.
    .value-suits = Los valores conservan sus casillas; se barajan los palos.
    .value-places = También se barajan los valores de cada bando, igual para ambos.
    .value-wild = Se barajan las 52 cartas.
    .value-published = El reparto al azar del inventor: como suits, pero los palos de los reyes no se barajan.
    .value-suit-setup = Como suits, y cada bando tiene dos palos de siete cartas y dos de seis.
    .value-kings = Los reyes se barajan en los palacios; las demás cartas, en las otras casillas.
option-cardmate-palace = Cómo se conquista un palacio.
    .value-occupy = Ocupando sus dos casillas.
    .value-king = Llevando un rey a él.
    .value-off = De ningún modo: solo cuentan los reyes. Quizá fuera la regla opcional, hoy perdida, del inventor.
option-cardmate-repetition = Qué significa que una posición se repita por tercera vez.
    .value-draw = Tablas.
    .value-loses = Pierde quien la provoca. Quizá fuera la regla opcional, hoy perdida, del inventor.
option-poker-deal = Qué carta está en cada casilla.
    .value-corner-aces = Los ases están en las esquinas.
    .value-rande-schande = Las cartas bajas están cerca de los reyes.
    .value-twisted-corner-aces = Como corner-aces, pero en cada fila las cartas de e a h están en orden inverso.
    .value-royal-flush = Las cartas altas están en la primera fila.
    .value-random = Las cartas blancas se barajan; las negras son su reflejo.
option-poker-hands = Quién dice qué mano cuenta.
    .value-speak = Las cartas hablan: cuenta la mejor mano.
    .value-declare = Si un bando puede elegir mano, la declara en secreto.
option-poker-wipeout = La ventaja en manos que gana al instante.
    .value-off = Ninguna ventaja gana al instante.
option-poker-bonus = Las manos que da el jaque mate.
    .value-usual = Tres cuartos del límite de la barrida, redondeados; 10 si wipeout está en off.
option-poker-unmoved = Si aportan carta las piezas que nunca se han movido.
    .value-yes = Sí.
    .value-no = Se pasan por alto.
option-poker-pull = Qué piezas aportan carta.
    .value-rank = Rey, dama, torres y un peón.
    .value-recent = Las que se movieron últimas, de cualquier tipo.
option-poker-size = Cuántas piezas aportan carta; cuentan cinco.
    .value-5 = Cinco.
    .value-7 = Siete: también aportan dos caballos.
option-poker-faces = Cómo están las cartas al principio.
    .value-up = Boca arriba.
    .value-down = Boca abajo hasta que una pieza pisa la casilla o la de enfrente; solo con reparto random.
option-poker-hole = Si cada jugador tiene una carta secreta.
    .value-0 = Nadie la tiene.
    .value-1 = Cada jugador tiene una que solo él conoce hasta el final; se suma a cada mano.
option-poker-redeal = Cada cuántas manos se reparten cartas nuevas.
    .value-off = Nunca.
option-poker-short = Qué gana cuando una mano se queda sin kickers.
    .value-longer = Gana la mano más larga.
    .value-tie = Las manos empatan.
option-poker-wild = Qué cartas son comodines.
    .value-none = Ninguna.
    .value-deuces = Cada dos vale lo que más convenga a quien lo tiene.
option-poker-white-army = Las piezas de las blancas, aparte del rey y los peones.
    .value-fide = Las habituales: los Fabulosos FIDE.
    .value-clobberers = Los Demoledores Monocolor: Arzobispo, Bedes, Fads y Waffles.
    .value-nutters = Los Caballos Chiflados: Coronel, Torres y Caballos de asalto, Fibnifs.
    .value-rookies = Los Novatos Notables: Canciller, Torres cortas, Medios Patos y Torres de madera.
option-poker-black-army = Las piezas de las negras, aparte del rey y los peones.
    .value-fide = { option-poker-white-army.value-fide }
    .value-clobberers = { option-poker-white-army.value-clobberers }
    .value-nutters = { option-poker-white-army.value-nutters }
    .value-rookies = { option-poker-white-army.value-rookies }
option-mysterious-variant = Quién sabe qué es cada carta.
    .value-secret = Cada jugador coloca cartas de su propia mano y las mantiene en secreto.
    .value-casual = Todas las cartas se barajan juntas, y nadie sabe qué se coloca.
option-summoner-variant = Qué versión se juega.
    .value-standard = Mazos propios; las cartas se combinan en piezas.
    .value-courier = Peones, barajas iguales de piezas completas, cartas de lugar.
option-summoner-cards = Las cartas con las que se arman los mazos (estándar):
    .value-published = Las cartas publicadas.
option-summoner-deck-white = El mazo de las blancas (estándar):
option-summoner-deck-black = El mazo de las negras (estándar):

# Los mazos que trae el juego.
deck-ready-balanced = Un poco de todo.
deck-ready-swarm = Muchas piezas pequeñas que no cuestan casi nada.
deck-ready-riders = Pasos cortos que los jinetes hacen largos.
deck-ready-leapers = Caballos, dabbabas y elefantes.
deck-ready-artillery = Cañones y vaos, y pantallas para ellos.
deck-ready-ringwalkers = Escoltas y molinos.
deck-ready-mimics = Clones de lo que sea bueno.
