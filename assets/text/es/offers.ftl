# Tablas, jugadas deshechas, anulaciones, revanchas y pistas, en las que ambos se ponen de acuerdo.

## Lo que se dice a quien ofrece

offer-draw-made = Has ofrecido tablas (partida { $game }).
offer-takeback-made = Has pedido deshacer tu última jugada (partida { $game }).
offer-abort-made = Has propuesto anular la partida (partida { $game }).
offer-rematch-made = Has pedido la revancha (partida { $game }).
offer-same-deal-made = Has pedido la revancha con el mismo reparto (partida { $game }).
rematch-opponent-left = Tu rival se fue del servidor. Usa `/play` para buscar otro.
offer-hints-made = Para las pistas hace falta el acuerdo de tu rival. Ya se lo he preguntado (partida { $game }).
offer-agreed-takeback = Tu rival ya había pedido deshacer su última jugada, así que se ha hecho (partida { $game }). Si la tuya sigue en pie, puedes pedirlo otra vez.
offer-agreed = Tu rival ya había ofrecido lo mismo, así que hay acuerdo (partida { $game }).
offer-draw-done = La máquina acepta: la partida queda en tablas (partida { $game }).
offer-takeback-done = Tu última jugada se ha deshecho (partida { $game }).
offer-hints-done = Ya puedes pedir pistas (partida { $game }).
offer-abort-done = La partida queda anulada: no cuenta (partida { $game }).
offer-draw-refused = La máquina rechaza las tablas (partida { $game }). Las acepta tras diez jugadas propias, si espera menos que tablas.

## El mensaje de una oferta

offer-message =
    { $offer }
    { $state }
offer-draw = { $player } ofrece tablas (partida { $game }).
offer-takeback = { $player } quiere deshacer su última jugada (partida { $game }).
offer-abort = { $player } quiere anular la partida, para que no cuente (partida { $game }).
offer-rematch = { $player } quiere la revancha con los bandos cambiados (partida { $game }).
offer-rematch-rated = { $player } quiere una revancha puntuada con los bandos cambiados (partida { $game }).
offer-same-deal = { $player } quiere la revancha con el mismo reparto y los bandos cambiados (partida { $game }).
offer-same-deal-rated = { $player } quiere una revancha puntuada con el mismo reparto y los bandos cambiados (partida { $game }).
offer-hints = { $player } propone que ambos tengan pistas de la máquina con `/hint` (partida { $game }).
offer-open = { $player }, ¿aceptas? Seguir jugando equivale a rechazarla.
offer-open-rematch = { $player }, ¿aceptas?
offer-accepted = **Aceptada** por { $player }.
offer-declined = **Rechazada** por { $player }.
offer-withdrawn = **Retirada** por { $player }.
offer-lapsed = **Caducada**: la partida siguió.
