# Die Nachricht mit einer Stellung, und was den Spielenden dazu geschrieben wird.

## Die erste Zeile

board-player = { $player } ({ NAME($seat) })
board-and = { $first } und { $second }
board-to-act = { $players } ist dran: { $task }.
board-to-act-first = { $players } beginnt gegen { $opponent }: { $task }.
board-to-act-secretly = Jetzt geheim { $task }: { $players }.
board-aborted = **Abgebrochen**: Die Partie von { $first } und { $second } zählt nicht.
# After it: who called it off, or why it ended.
board-aborted-player = { $player } hat sie abgebrochen.
board-aborted-both = Beide haben sich darauf geeinigt.
board-aborted-time = Die Zeit war um, bevor beide richtig begonnen hatten.
board-aborted-manager = Die Serververwaltung hat sie abgebrochen.
board-aborted-absence = Der Bot war vom Server entfernt worden.
board-won = 🏆 { $player } gewinnt { $how }.
board-drawn = 🤝 { $first } und { $second } spielen remis { $how }.
board-how-time = durch Zeitüberschreitung
board-how-last-king = durch Schlagen des letzten Königs
board-how = durch { $reason }
board-how-score = { $how }, { $first }:{ $second }
board-how-after = { $how }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
    }
board-mate-lost = { NAME($seat) } hat mattgesetzt und trotzdem verloren: Die andere Seite hat mehr Hände gewonnen.
board-mate-drawn = { NAME($seat) } hat mattgesetzt und trotzdem nicht gewonnen: Beide haben gleich viele Hände gewonnen.

## Was geschehen ist

board-done-secretly = { $count ->
    [one] { $players } hat { $done }.
   *[other] { $players } haben { $done }.
    }
board-earlier = { $count ->
    [one] Ein früherer Zug ist nicht aufgeführt.
   *[other] { $count } frühere Züge sind nicht aufgeführt.
    }
board-turn-under-way = { $told } { $player } ist noch am Zug.
board-more = { $count } weitere
board-hand-won = **{ NAME($seat) } gewinnt die Hand.**
board-hand-won-kicker = **{ NAME($seat) } gewinnt die Hand: { RANK($high) } entscheidet.**
board-hand-won-over = **{ NAME($seat) } gewinnt die Hand: { RANK($high) } schlägt { RANK($low) }.**
board-hand-drawn = **Niemand gewinnt die Hand.**
board-hand-before = Letzte Runde: { $result } { NAME($first) } hatte { $first_hand }, { NAME($second) } hatte { $second_hand }.
board-score = Gewonnene Hände: { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**.
board-score-lead = Gewonnene Hände: { NAME($first) } **{ $first_won }**, { NAME($second) } **{ $second_won }**. Ein Vorsprung von { $lead } gewinnt sofort.

## Die beiden Seiten

side-line = { $mark } { $player } { NAME($seat) }: { $parts }
side-took = schlug { $pieces }
side-nothing = noch nichts geschlagen
side-to-place-count = { $count ->
    [one] { $count } Karte zu legen
   *[other] { $count } Karten zu legen
    }
side-to-place = zu legen { $pieces }
side-reserve = Reserve { $pieces }
side-stock = { $hand } auf der Hand, { $deck } im Stapel
side-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } für neue Figuren

## Hinweise

board-obligations = { NAME($name) }: { $obligations }.
board-obligations-or = , oder
board-warning = ⚠ { $player }, dir droht Königsverlust: { $kings }.
board-warning-and = und
board-king-on = König auf { $square }
board-hand-note = -# Deine Karten kommen per Direktnachricht, wenn deine Einstellungen das erlauben. *Meine Karten* und `/hand` zeigen sie immer.
board-rated = gewertet
board-level = Stufe { $level }
board-number = Partie { $game }
board-ply = Halbzug { $ply }

## Uhren

clock-paused = ⏸ Pausiert: Ich wurde von diesem Server entfernt. Es läuft keine Zeit.
clock-line = ⏳ { $clocks }.
clock-runs-out = Die Zeit von { $player } läuft { $when } ab
clock-left = { $player } hat noch { $time }
clock-vacation = { $player } ist im Urlaub, es läuft keine Zeit

## Knöpfe

board-button-record = Notation
board-button-replay = Nachspielen
board-button-rematch = Revanche
board-button-same-deal = Revanche, gleiche Karten
board-button-type-move = Zug eintippen…
board-button-type = Eintippen…
board-button-continue = Zug fortsetzen…
board-button-task = { $task }…
board-button-hand = Meine Karten
board-button-view = Meine Sicht
board-button-hands = Hände
board-button-flip = Zufällig aufdecken
board-button-flip-all = Alle aufdecken
board-button-take-back = Zurücknehmen
board-button-resign = Aufgeben…
board-button-more = Mehr…
board-button-settings = Einstellungen
# Above the buttons behind “More…”.
board-more-heading = Mehr zu Partie { $game } ({ $title })
board-button-marks = ?

## Direktnachrichten

note-turn = Partie { $game }, { NAME($title) } gegen { $opponent }. { $told }Du bist dran ({ $task }): { $link }
note-over = Partie { $game }, { NAME($title) } gegen { $opponent }. { $told }Die Partie ist zu Ende: { $link }
