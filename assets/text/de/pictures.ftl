# Was in Bildern steht, und ihre Beschreibungen (Alternativtexte). Beschreibungen sind Listen kurzer Sätze ohne Schlusspunkt.

## Der Stand einer Partie, in Bildern und Beschreibungen

picture-computer = Computer, Stufe { $level }
picture-comma = {", "}
picture-and = { $first } und { $second }
picture-winner = Sieg
picture-draw = remis
picture-aborted = abgebrochen
picture-to-act = dran: { $task }
picture-turn = { NAME($players) }: { $task }
picture-result-won = { NAME($player) } gewinnt: { $reason }
picture-result-aborted = Abgebrochen
picture-result-draw = Remis: { $reason }
picture-obligation = { NAME($name) }: { $obligation }
picture-obligations = { NAME($name) }, 1 von { $count }: { $obligations }
picture-last-move = Letzter Zug { $number } { $action }
picture-king = König von { NAME($seat) }
picture-check = { $count ->
    [one] { $kings } steht im Schach
   *[other] { $kings } stehen im Schach
    }
picture-score = Gewonnene Hände: { NAME($first) } { $first_won }, { NAME($second) } { $second_won }
picture-level = Gleichstand
picture-leads = { NAME($seat) } führt mit { $lead }
picture-lead-wins = { $lead }; { $limit } Vorsprung gewinnt
picture-no-wipeout = { $lead }; kein Kantersieg
picture-secret-chooses = wählt geheim
picture-secret-declared = hat angesagt
picture-secret-hole = hat eine geheime Karte
picture-hole = geheim
picture-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
    }
picture-deck-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
picture-date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
    } { $year }
picture-stock = Hand { $hand } · Stapel { $deck }
picture-stock-points = Hand { $hand } · Stapel { $deck } · Punkte { $points }
picture-kinds = { NAME($kind) } ×{ $count }
picture-captured-none = Nichts geschlagen
picture-captured = Geschlagen
picture-captured-pieces = { $count ->
    [one] { $count } Figur geschlagen
   *[other] { $count } Figuren geschlagen
    }
picture-better-hand = { NAME($seat) }: bessere Hand

## Hände und Decks

picture-more = +{ $count } weitere
picture-to-place = Zu legen
picture-reserve = Reserve
picture-hand = Hand
picture-card-rider = 1 + Karte
picture-card-missing = keine Karte
picture-card-as-paid = wie bezahlt
picture-deck-values = Karten je Wert
picture-deck-more = mehr
picture-deck-others = andere

## Wie Figuren ziehen

picture-fact = { NAME($name) }: { NAME($text) }
picture-forward-up = Vorwärts ist oben.
picture-forward-down = Vorwärts ist unten.
legend-both = zieht oder schlägt
legend-move = zieht nur
legend-capture = schlägt nur
legend-ride = weiter, bis etwas im Weg steht
legend-hop-capture = schlägt über genau eine Figur hinweg
legend-hop-move = zieht über genau eine Figur hinweg
legend-slide = eigene Figur zum Umrunden, beliebig viele Schritte
legend-step = eigene Figur zum Umrunden, ein Schritt

## Die Zeichen auf einem Brett, in einer Legende

mark-from = hier begann der letzte Zug
mark-to = hier endete der letzte Zug
mark-pointed = gerade gelegt oder aufgedeckt, oder worauf ein Tipp oder eine Lektion zeigt
mark-check = dieser König steht im Schach
mark-must-move = diese Karte muss schlagen, falls es nicht eine andere markierte tut
mark-must-be-taken = diese Karte muss geschlagen werden
mark-palace = ein Palast: Die andere Seite gewinnt, wenn sie beide Felder hält (je nach Option palace)
mark-hand = diese Karte zählt zur Pokerhand von { NAME($seat) }
mark-covered = eine verdeckte Karte: Du siehst nicht, was sie ist
mark-own = deine eigene verdeckte Karte: Nur du siehst die Figur
mark-code = aus den Karten Springer und Fers: zieht wie beide
mark-code-rider = aus der Karte Wesir mit einem Reiter: wiederholt ihren Schritt
mark-code-copy = eine Kopie eines Wesirs
mark-code-more = aus der Karte Soldat und 2 weiteren: siehe /piece
mark-name-from = Ein Ring
mark-name-to = Ein heller Rahmen
mark-name-pointed = Ecken und ein helles Feld
mark-name-check = Ein rotes Feld mit Ausrufezeichen
mark-name-must-move = Ein blauer Rahmen mit Pfeil
mark-name-must-be-taken = Rote Ecken mit Kreuz
mark-name-palace = Ein violettes Feld mit Krone
mark-name-disc = Eine blaue Scheibe
mark-name-diamond = Eine violette Raute
mark-name-covered = Eine Kartenrückseite
mark-name-own = Eine Kartenrückseite mit Figur

## Beschreibungen

alt-players = { $first }, { $second }
alt-player = { $player } ({ NAME($seat) })
alt-from-to = { $action } von { $from } nach { $to }
alt-on = { $action } auf { $to }
alt-marked = Mit Ecken markiert: { $squares }
alt-palaces = Paläste: { $squares }
alt-turn-moved = Die davor gezogene Figur ging von { $from } nach { $to }
alt-kings = { NAME($seat) } hat { $kings } und insgesamt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
alt-no-king = keinen König
alt-captured = { NAME($seat) } hat geschlagen: { $captured }
alt-other-cards = Andere Karten von { NAME($seat) }
alt-score = { $score }. { $lead }
alt-secret = { NAME($seat) } { $state }
alt-hand = Hand von { NAME($seat) }: { $hand }
alt-hand-cards = Hand von { NAME($seat) }: { $hand }, mit { $cards }
alt-hand-better = Hand von { NAME($seat) }: { $hand }, die bessere
alt-hand-better-cards = Hand von { NAME($seat) }: { $hand }, die bessere, mit { $cards }
alt-sentence = { $sentence }.
alt-kind = { $count ->
   *[other] { NAME($name) }
    } { $squares }
alt-has = { NAME($seat) } hat { $pieces }
alt-face-down = Verdeckte Karten von { NAME($seat) }: { $cards }
alt-unknown = { $count ->
    [one] { $count } unbekannte verdeckte Karte
   *[other] { $count } unbekannte verdeckte Karten
    }
alt-holds = { NAME($seat) } hat auf der Hand: { $cards }
alt-holds-cards = { NAME($seat) } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    } auf der Hand
alt-rank = Reihe { $rank } { $cards }
alt-squares = Karten der Felder von a bis h
alt-pieces = Figuren von { NAME($seat) }
alt-reserve = Reserve von { NAME($seat) }
alt-stock = { NAME($seat) } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    } auf der Hand, { $deck } im Stapel
alt-list = { $heading }: { $items }
alt-list-more = { $heading }: { $items } und { $count } weitere
alt-to-place = Du musst noch legen: { $pieces }
alt-own-reserve = Deine Reserve
alt-own-hand = Deine Hand
alt-moves = Züge: { NAME($piece) }
alt-deck = Deck { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
alt-deck-value = { $count } mit Wert { $value }
alt-deck-cards = Karten
alt-deck-card = { $count }× { NAME($card) }
alt-card-value = { NAME($card) } (Wert { $value })
alt-deck-card-value = { $count }× { NAME($card) } (Wert { $value })
alt-plot-once = { NAME($name) }: { $rating } am { $day }.
alt-plot = { NAME($name) }: { $first } am { $first_day }, { $last } am { $last_day }; Höchstwert { $max }, Tiefstwert { $min }.

## Die Kurve einer Analyse

picture-curve-percent = { $value } %
picture-curve-plies = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
    }
alt-curve = { $title }, über { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
    }.
alt-curve-line = { $name }: { $first } am Anfang, { $middle } in der Mitte, { $last } am Ende; Höchstwert { $max }, Tiefstwert { $min }.
alt-curve-turning = Wendepunkt { $number } bei Halbzug { $ply }: { $value }.

## Wie eine Figur zieht

move-sentence = { $kind ->
    [quiet] Zieht, ohne zu schlagen,
    [capture] Schlägt nur:
   *[both] Zieht und schlägt
    } { $distance } { $directions }{ $path ->
    [lame] , nicht über andere Figuren hinweg
    [jumping] , nur über eine andere Figur hinweg
    [hopping] , über genau eine Figur hinweg
    [grasshopper] , auf das Feld gleich hinter der ersten Figur
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] Zieht auf jedes leere Feld
    [capture] Schlägt auf jedem Feld
   *[both] Zieht auf jedes andere Feld und schlägt auch dort
    }
move-around-step = Geht einen Schritt um eine benachbarte eigene Figur herum, in beide Richtungen
move-around-slide = Geht beliebig viele Schritte um eine benachbarte eigene Figur herum, in beide Richtungen
move-one = ein Feld
move-any = beliebig viele Felder
move-up-to = bis zu { $max } Felder
move-leap = im Sprung um { $long } Felder{ $times }
move-leap-knight = im Springersprung{ $times }
move-leap-oblique = im Sprung um { $short } und { $long } Felder{ $times }
move-repeated = , beliebig oft wiederholt,
move-repeated-up-to = , bis zu { $max }-mal wiederholt,
move-everywhere = { $line ->
    [orthogonal] waagerecht und senkrecht
    [diagonal] diagonal
   *[oblique] in alle Richtungen
    }
move-forward = { $line ->
    [orthogonal] geradeaus
    [diagonal] diagonal vorwärts
   *[oblique] vorwärts
    }
move-backward = { $line ->
    [orthogonal] gerade zurück
    [diagonal] diagonal zurück
   *[oblique] zurück
    }
move-ahead = vorwärts
move-back = zurück
move-left = nach links
move-right = nach rechts
move-sideways = seitwärts
move-diagonally = diagonal { $along } { $across }
move-obliquely = { $ranks } { $along } und { $files } { $across }
