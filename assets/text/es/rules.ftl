# Lo que muestran las imágenes de `/rules`: `rules-<game>-<lesson>-<step>`, la posición de esa lección.

rules-marks-button = Qué significan las marcas
rules-marks = Qué significan las marcas en un tablero de { $title }.

rules-cardmate-suits-choose = En la imagen, tu diez tiene que capturar una de las dos cartas marcadas: vale más que ambas. Tú eliges cuál.
rules-cardmate-moves-four = En la imagen, tu cuatro de c3 puede ir a las casillas marcadas: en diagonal hacia adelante, o de lado.
rules-cardmate-winning-palace = En la imagen, tu diez ocupa una casilla del palacio. Cuando tu nueve ocupe la otra, ganas.
rules-poker-hands-queen = En la imagen, las cartas bajo tus piezas forman ases y dieces. Una casilla mejor para la dama da una mano mejor.
rules-poker-wipeout-fifth = En la imagen, las negras van cuatro manos arriba. Una más es una barrida.
rules-mysterious-placing-king = En la imagen, las blancas están a punto de colocar la primera carta. Un rey en e1 podrá enrocarse más tarde.
rules-mysterious-flipping-flip = En la imagen, algunas cartas están destapadas, y la marcada está a punto de destaparse.
rules-mysterious-first-both = En la imagen, los dos reyes están en jaque cuando empieza el ajedrez, así que mueven primero las blancas.
rules-summoner-turn-summon = En la imagen, una pieza espera en la reserva. Puede entrar en una casilla vacía junto a su rey.
rules-summoner-pieces-both = En la imagen, tu pieza de d4 está hecha de dos cartas, caballo y alferza: se mueve como ambas.
rules-summoner-exchange-arrive = En la imagen, tu soldado llega a la última fila, donde ya nunca podría moverse: canjéalo.
