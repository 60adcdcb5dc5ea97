# Colocar varias cartas a la vez, en Ajedrez misterioso.

placing-rest = Colocar el resto…
placing-heading = **Coloca el resto de tus cartas** · partida { $game }
placing-arrays =
    Se coloca una carta por turno, en un orden que no delata nada. Si una casilla ya está ocupada, esa carta va a otro sitio de tu mitad.
    Formaciones listas: **Fortaleza**: el rey en la esquina, junto a sus piezas. **Tormenta**: rey y dama justo detrás de los peones. **Saqueadores**: dama y caballos muy dentro de la mitad rival. En las tres, tus peones están en la última fila, donde coronan en cuanto se destapan. **Como en ajedrez**: cada pieza en su sitio de siempre, también los peones, lo que es arriesgado.
    -# O escribe varias cartas a la vez, como `Ke1 Qd1 Ra1`.
placing-own = En la fila siguiente están las formaciones que has guardado.
placing-unseen =
    Se coloca una carta por turno, en algún sitio de tu mitad.
    -# O escribe varias casillas a la vez, como `a1 b2 c3`.
placing-planned = Tus cartas se están colocando automáticamente.
placing-random = Al azar
placing-chess = Como en ajedrez
placing-fortress = Fortaleza
placing-storm = Tormenta
placing-raiders = Saqueadores
placing-stop = Parar
placing-begun = 🂠 **{ $how }**: { $left ->
        [one] queda una carta por colocar
       *[other] quedan { $left } cartas por colocar, una por turno
    } (partida { $game }).
placing-done = 🂠 **{ $how }**: listo (partida { $game }).
placing-stopped = Parado. Coloca tú el resto de tus cartas (partida { $game }).
placing-none = Ya no se colocan cartas automáticamente en la partida { $game }. Coloca tú la próxima, con `/place` o en el tablero.
placing-over = No quedan cartas por colocar. Usa `/board` para ver el tablero actual.

## Formaciones que guarda un jugador

array-save = Guardar mi formación…
array-offer = Todas tus cartas están colocadas. Puedes guardar dónde las pusiste y colocarlas igual con un solo botón en otra partida.
array-form = Guarda dónde pusiste tus cartas
array-name = Nombre de la formación
array-example = Mi fortaleza
array-saved = Guardada como **{ $name }**. En tu próxima partida estará en *Colocar el resto…*.
array-forget = Olvidar una formación…
array-forgotten = La formación **{ $name }** se ha olvidado.
