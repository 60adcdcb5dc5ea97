# Sätze der Regeln: warum ein Zug nicht geht, was Menüs fragen und anbieten, was auf den Blättern der Figuren steht.

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = „{ $text }“ steht für irgendeinen Zug; schreib den Zug, der gespielt wurde

## Chess

phrase-action-is-no-legal-move = { $action } ist kein erlaubter Zug
phrase-the-name-on-from-is-side-s = die Figur auf { $from } ({ NAME($name) }) gehört { NAME($side) }
phrase-nothing-stands-on-from = auf { $from } steht nichts
phrase-side-has-no-name = { NAME($side) } hat keine Figur dieser Art ({ NAME($name) })
phrase-side-has-no-name-there = { NAME($side) } hat dort keine Figur dieser Art ({ NAME($name) })
phrase-side-has-no-name-of-the-other-army = { NAME($side) } hat aus der anderen Armee keine Figur dieser Art ({ NAME($name) })
phrase-side-has-no-name-of-the-other-army-there = { NAME($side) } hat dort aus der anderen Armee keine Figur dieser Art ({ NAME($name) })
phrase-your-own-piece-is-on-to = auf { $to } steht eine eigene Figur
phrase-a-king-is-never-captured = ein König wird nie geschlagen
phrase-the-king-would-be-in-check-on-square = auf { $square } stünde der König im Schach
phrase-your-king-is-in-check-and-would-still-be = dein König steht im Schach, und dieser Zug wehrt es nicht ab
phrase-your-king-would-be-in-check = dein König stünde danach im Schach
phrase-the-king-cannot-go-to-to = der König kann nicht nach { $to }
phrase-no-name-can-go-to-to = kein Zug mit { NAME($name, form: "dat") } führt nach { $to }
phrase-one-or-other = { $one } oder { $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = mehr als eine Figur kann nach { $to }: Schreib { $ways }
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = sag, was aus dem Bauern wird: { $to }=Q, { $to }=R, { $to }=B oder { $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways }; { $to }=Q' und so weiter für eine Figur aus der Armee der anderen Seite
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = beide Seiten haben dieselbe Armee: Schreib ={ $letter } ohne Apostroph (')
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = ein Bauer wird zu Dame, Turm, Läufer oder Springer
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = das Rochaderecht auf dieser Seite ist verloren: König oder Turm hat gezogen oder steht nicht an seinem Platz
phrase-there-are-pieces-between-king-and-rook = zwischen König und Turm stehen Figuren
phrase-a-king-in-check-cannot-castle = im Schach darf der König nicht rochieren
phrase-the-king-would-pass-over-square-which-is-attacked = der König müsste über { $square } ziehen, und dieses Feld ist angegriffen
phrase-which-piece = Welche Figur?
phrase-castles-wing = rochiert: { $wing }
phrase-takes-name = schlägt { NAME($name, form: "acc") }
phrase-to-which-square = Auf welches Feld?
phrase-what-does-the-pawn-become = Was wird aus dem Bauern?
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = Von der eigenen zweiten Reihe darf er zwei Felder ziehen; er kann en passant schlagen und wird auf der letzten Reihe umgewandelt.
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = Er darf mit { NAME($rook, form: "dat") } rochieren und darf nicht im Schach stehen bleiben.
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = Bei der langen Rochade geht der König auf die b-Linie, damit der Bede auf seiner Feldfarbe bleibt.
phrase-side-s-on-square = { NAME($side) }, auf { $square }
phrase-the-name-written-sign = { NAME($name, form: "acc") }, geschrieben { $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = „{ $marks }“ ist kein Zeichen; es gibt { $known } und { $last }
phrase-the-mark-mark-is-wrong-this-move-has-none = das Zeichen „{ $mark }“ stimmt nicht, dieser Zug hat keins
phrase-the-mark-mark-is-wrong-this-move-has-due = das Zeichen „{ $mark }“ stimmt nicht, dieser Zug hat „{ $due }“
phrase-nothing-can-be-captured-on-to = auf { $to } kann nichts geschlagen werden
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = nur ein Bauer auf der letzten Reihe wird umgewandelt
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = versuch es mit etwas wie Nf3, exd5, e8=Q oder O-O, oder von Feld zu Feld: g1f3

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = ein Zug ist eine Karte und ein Feld, zum Beispiel 4Ci3, 9H:c5 oder 1Sd5=A
phrase-there-is-no-square-square-on-this-board = auf diesem Brett gibt es kein Feld „{ $square }“
phrase-card-is-not-on-the-board = { $card } ist nicht auf dem Brett
phrase-card-belongs-to-side = { $card } ist eine Karte von { NAME($side) }
phrase-card-is-already-on-to = { $card } steht schon auf { $to }
phrase-your-own-card-stands-on-to = auf { $to } steht eine eigene Karte, { $card }
phrase-victim-stands-on-to-to-capture-it-write-write = auf { $to } steht { $victim }; zum Schlagen schreib { $write }
phrase-nothing-stands-on-to-to-be-captured-write-write = auf { $to } steht nichts zum Schlagen; schreib { $write }
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $card } auf { $from } kann nicht auf { $to } schlagen: So ziehen { RANK($rank, form: "plural") } nicht
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $card } auf { $from } kann nicht nach { $to }: So ziehen { RANK($rank, form: "plural") } nicht
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card } kommt nicht nach { $to }: { $blocker } auf { $square } steht im Weg
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim } hat dieselbe Farbe wie { $card } und ist höher, also darf { $card } sie nicht schlagen
phrase-count-more = { $count } weitere
phrase-compulsory-capture-captures = Schlagzwang: { $captures }
phrase-captor-takes-victim = { $captor } schlägt { $victim }
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = nur eine Eins wird umgewandelt, und { $card } ist keine Eins
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card } wird nur beim Betreten der gegnerischen Hälfte umgewandelt, und die betritt sie mit diesem Zug nicht
phrase-must-take = muss schlagen
phrase-which-card = Welche Karte?
phrase-becomes-the-ace = wird zum Ass
phrase-stays-a-one = bleibt eine Eins
phrase-what-does-it-become = Was wird daraus?
phrase-rank-of-suit = { NAME($suit) }-{ RANK($rank) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = In der eigenen Farbe muss sie niedrigere Karten schlagen und kann höhere nicht schlagen.

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = eine Hand wird mit ihren Feldern angesagt, zum Beispiel hand(d1,e1,a1,h1,d2), oder mit hand(speak)
phrase-square-is-named-twice = { $square } kommt zweimal vor
phrase-turns-a-card-up = deckt eine Karte auf
phrase-hand-wins-the-hand = { $hand }: gewinnt die Hand
phrase-hand-loses-the-hand = { $hand }: verliert die Hand
phrase-hand-an-equal-hand = { $hand }: gleiche Hand
phrase-hand-kicker-kicker = { $hand }, Kicker { $kicker }
phrase-hand-kickers-kickers = { $hand }, Kicker { $kickers }
phrase-which-hand-do-you-declare = Welche Hand sagst du an?
phrase-let-the-cards-speak-hand = Die Karten sprechen lassen: { $hand }
phrase-the-best-hand-counts = die beste Hand zählt
phrase-these-squares-make-no-hand-of-side-one-is-example = diese Felder ergeben keine Hand von { NAME($side) }; eine wäre { $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = jetzt ist keine Hand anzusagen; mach einen Zug
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = sag zuerst eine Hand an, oder überlass es mit hand(speak) den Karten

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = zum Legen schreib Figur und Feld, zum Beispiel N@c3; die Figuren sind K, Q, R, B, N, P
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = in der Variante casual weiß niemand, was gelegt wird: Schreib @{ $square }
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = eine Karte wird ungesehen auf ein Feld gelegt, zum Beispiel @c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = zum Aufdecken schreib das Feld der Karte, zum Beispiel c3!, oder random für eine zufällige
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = zuerst muss der Bauer auf { $square } umgewandelt werden: { $ways }
phrase-count-in-your-hand = { $count } auf deiner Hand
phrase-which-square = Welches Feld?
phrase-flip-which-card = Welche Karte aufdecken?
phrase-which-move = Welcher Zug?
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text } legt keine Karte; schreib Karte und Feld, zum Beispiel N@c3
phrase-square-is-covered-already = auf { $square } liegt schon eine Karte
phrase-you-do-not-hold-that-many-name = so viele davon hast du nicht: { NAME($name) }
phrase-text-is-not-written-as-cards-are-placed-here = { $text }: So werden Karten hier nicht gelegt
phrase-no-cards-are-placed-now = jetzt werden keine Karten gelegt
phrase-there-is-a-card-on-square-already = auf { $square } liegt schon eine Karte
phrase-say-which-card-you-place-such-as-n-square = sag, welche Karte du legst, zum Beispiel N@{ $square }
phrase-you-have-no-name-left-in-your-hand = davon hast du keine Karte mehr auf der Hand: { NAME($name) }
phrase-no-card-lies-face-down-on-square = auf { $square } liegt keine verdeckte Karte
phrase-no-card-lies-face-down = es liegt keine Karte mehr verdeckt

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = ein Reiter passt nicht auf { NAME($name, form: "acc") }: Diese Karte zieht schon unbegrenzt weiter
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = ein Reiter gehört zu einer Karte, die zieht, nicht zu { NAME($name, form: "dat") }
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = ein Reiter passt nicht auf { NAME($name, form: "acc") }: Diese Karte braucht eine Figur zum Überspringen
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = ein Reiter passt nicht auf { NAME($name, form: "acc") }: Diese Karte zieht schon auf jedes Feld
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = ein Reiter passt nicht auf { NAME($name, form: "acc") }: Diese Karte reitet schon unbegrenzt
phrase-a-piece-is-made-of-at-most-max-cards = eine Figur besteht aus höchstens { $max } Karten
phrase-your-extra-king-must-enter-first = zuerst muss dein Zusatzkönig aufs Brett
phrase-you-can-no-longer-create-in-this-turn = in diesem Zug kannst du nichts mehr erschaffen
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = ein Reiter wird mit einer anderen Karte gespielt, zum Beispiel +Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = { NAME($name) } wird beim Beschwören gespielt, zum Beispiel W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = diese Karte hast du nicht auf der Hand: { NAME($name) }
phrase-say-which-piece-name-copies-such-as-card-e1 = sag, welche Figur { NAME($name) } kopiert, zum Beispiel +{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name) } kopiert keine andere Figur
phrase-there-is-no-such-piece-to-copy = die Figur, die kopiert werden soll, gibt es nicht
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = in der Courier-Version kommen keine Karten zu einer Figur dazu
phrase-there-is-no-such-piece-in-your-reserve = diese Figur ist nicht in deiner Reserve
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = das kostet { $cost }, und von deinem Limit von { $limit } sind noch { $left } übrig
phrase-the-text-is-longer-than-max-characters = der Text hat mehr als { $max } Zeichen
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = „{ $text }“ ist kein Deckeintrag; schreib eine Anzahl und den Namen einer Karte, zum Beispiel 3 Knight
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = „{ $text }“ ist kein Deckeintrag; lass Karten weg, die nicht im Deck sind
phrase-a-deck-has-at-most-max-cards-not-count = ein Deck hat höchstens { $max } Karten, nicht { $count }
phrase-a-deck-has-min-to-max-cards-not-count = ein Deck hat { $min } bis { $max } Karten, nicht { $count }
phrase-there-is-no-name-in-the-deck = diese Karte ist nicht im Deck: { NAME($name) }
phrase-the-deck-has-only-count-name = im Deck sind nur { $count } davon: { NAME($name) }
phrase-there-is-no-card-text-did-you-mean-like = es gibt keine Karte „{ $text }“; meinst du { NAME($like) }?
phrase-there-is-no-card-text = es gibt keine Karte „{ $text }“
phrase-what-do-you-do = Was machst du?
phrase-the-mated-king = Der mattgesetzte König
phrase-end-the-turn = Zug beenden
phrase-summon = Beschwören
phrase-a-piece-of-your-reserve-enters = eine Figur deiner Reserve kommt aufs Brett
phrase-where-does-it-enter = Auf welches Feld kommt sie?
phrase-one-and-other = { $one } und { $other }
phrase-next-to-the-king = Neben dem König
phrase-with-which-cards = Mit welchen Karten?
phrase-discard = Abwerfen
phrase-down-to-seven-cards = bis auf sieben Karten
phrase-where-to = Wohin?
phrase-exchange-it = Tauschen?
phrase-stays-as-it-is = bleibt, wie sie ist
phrase-costs-cost-of-left = kostet { $cost } von { $left }
phrase-create = Erschaffen
phrase-play-cards-into-your-reserve = Karten in deine Reserve spielen
phrase-which-piece-is-copied = Welche Figur kopieren?
phrase-a-new-piece-or-onto-which-one-of-your-reserve = Eine neue Figur, oder zu welcher in deiner Reserve?
phrase-a-new-piece = Eine neue Figur
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = schreib e1-e2 zum Ziehen, e1:e2 zum Schlagen, W1@d1 zum Beschwören, +Knight zum Erschaffen, -Knight zum Abwerfen, end zum Beenden des Zuges
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = zum Beschwören schreib Figur und Feld, zum Beispiel W1@d1 oder W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = schreib dazu, was kopiert wird, zum Beispiel +Clone(d4) oder +Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = nach der Karte darf nur +Rider folgen, zum Beispiel +Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = diese Figur ist in der Reserve der anderen Seite
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = „{ $text }“ ist keine Figur der Reserve; sie heißen { $handle } und so weiter
phrase-in-side-s-reserve = { NAME($side) }, in der Reserve
phrase-1-and-that-of-the-card-that-it-rides-on = 1 plus der Wert der Karte, auf der er reitet
phrase-what-the-copied-cards-have-cost-and-1-for-each = was die kopierten Karten gekostet haben, plus 1 je Karte
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = Mit einer anderen Karte gespielt, macht er deren Züge in derselben Richtung wiederholbar.
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = Kopiert alle Fähigkeiten einer Figur auf dem Brett oder in einer Reserve.
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = Ein Zusatzkönig: Er kommt aufs Brett, wenn seine Seite sonst matt wäre.
phrase-it-says-on-which-empty-square-a-piece-is-summoned = Bestimmt, auf welchem leeren Feld eine Figur beschworen wird.
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = Von der eigenen zweiten Reihe darf er zwei Felder ziehen, und er kann en passant schlagen.
phrase-from-is-empty = { $from } ist leer
phrase-the-piece-on-from-is-not-yours = die Figur auf { $from } gehört dir nicht
phrase-name-on-from-does-not-go-to-to = { NAME($name) } auf { $from } kann nicht nach { $to }
phrase-a-piece-is-never-exchanged-for-a-king = eine Figur wird nie gegen einen König getauscht
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = tauschen darfst du nur eine Figur, die von { $to } nirgendwohin könnte, was auch immer dort stünde
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = du hast in diesem Zug schon gezogen; beschwöre, erschaffe oder beende den Zug
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = dein König ist matt: Nimm ihn mit xK vom Brett und beschwöre dann deinen Zusatzkönig
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = ein König wird nur vom Brett genommen, wenn er matt ist und ein Zusatzkönig ihn ersetzen kann
phrase-move-a-piece-first = zieh zuerst eine Figur
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = Karten werden nur abgeworfen, wenn du mehr als sieben hast
phrase-discard-down-to-seven-cards-first-such-as-knight = wirf zuerst bis auf sieben Karten ab, zum Beispiel -Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = ein Zusatzkönig kommt nur aufs Brett, wenn dein König matt ist und vom Brett genommen wurde
phrase-you-can-no-longer-summon-in-this-turn = in diesem Zug kannst du nicht mehr beschwören
phrase-square-is-not-empty = { $square } ist nicht leer
phrase-an-extra-king-needs-no-location-cards = ein Zusatzkönig braucht keine Ortskarten
phrase-your-king-would-be-in-check-on-square = auf { $square } stünde dein König im Schach
phrase-a-piece-on-square-would-expose-your-king-to-check = mit einer Figur auf { $square } stünde dein König im Schach
phrase-name-does-not-name-square = { NAME($name) } bezeichnet nicht das Feld { $square }
phrase-square-is-not-next-to-your-king = { $square } liegt nicht neben deinem König
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = ein Feld wird durch einen Buchstaben und eine Zahl bezeichnet oder durch eine der anderen Ortskarten
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = diese Karten kosten { $cost }, und von deinem Limit sind noch { $left } übrig
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = der Name einer Karte ist ein Buchstabe und dann bis zu 29 Buchstaben, Ziffern und Bindestriche
phrase-a-card-cannot-be-called-text = eine Karte darf nicht { $text } heißen
phrase-there-is-a-card-text-already = eine Karte { $text } gibt es schon
phrase-the-value-of-text-is-more-than-max = der Wert von { $text } ist größer als { $max }
phrase-there-are-max-own-cards-already = es gibt schon { $max } eigene Karten
phrase-the-movement-of-text-is-longer-than-max-characters = die Gangart von { $text } hat mehr als { $max } Zeichen
phrase-the-movement-of-text-why = die Gangart von { $text }: { $why }
phrase-the-text-is-longer-than-max-bytes = der Text ist länger als { $max } Bytes
phrase-the-value-of-text-is-no-number = der Wert von { $text } ist keine Zahl
phrase-text-is-no-card-a-name-its-moves-and-its-value = „{ $text }“ ist keine Karte; nötig sind Name, Züge und Wert
phrase-text-is-there-twice = { $text } kommt zweimal vor

## Notationen, die nicht gelesen werden können

phrase-a-tag-has-the-form-name-value-not-text-place = ein Tag hat die Form [Name "Wert"], nicht { $text } ({ $place })
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = ein Tag steht hinter den Zügen; eine Notation enthält aber nur eine Partie, und ihre Tags kommen zuerst: { $text } ({ $place })
phrase-an-option-has-the-form-key-value-not-text = eine Option hat die Form Name=Wert, nicht „{ $text }“
phrase-a-comment-begins-with-open-and-never-ends-place = ein Kommentar beginnt mit { $open } und endet nie ({ $place })
phrase-a-variation-begins-with-open-and-never-ends-place = eine Variante beginnt mit { $open } und endet nie ({ $place })
phrase-a-comment-ends-with-close-and-never-begins-place = ein Kommentar endet mit { $close }, beginnt aber nirgends ({ $place })
phrase-a-variation-ends-with-close-and-never-begins-place = eine Variante endet mit { $close }, beginnt aber nirgends ({ $place })
phrase-line-line-column-column = Zeile { $line }, Spalte { $column }
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = das Tag FEN gibt eine Schachstellung an, und { NAME($game) } hat keine: Gib die Stellung im Tag Position an
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = die Tags Position und FEN geben beide die Anfangsstellung an: Lass eines weg
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = laut dem Tag SetUp beginnt die Partie aus einer Stellung, aber das Tag FEN fehlt
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = das Tag FEN gibt eine Stellung an, aber laut dem Tag SetUp beginnt die Partie wie üblich: Lass eines weg
phrase-the-tag-setup-is-0-or-1-not-value = das Tag SetUp ist 0 oder 1, nicht „{ $value }“
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = die Notation sagt nicht, welches Spiel es ist (Tag Game)
phrase-there-is-no-game-typed-the-games-are-known = es gibt kein Spiel „{ $typed }“; die Spiele sind: { $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = die Notation folgt Version { $version } der Regeln von { NAME($game) }, die dieses Programm nicht kennt
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = die Notation hat keinen Startwert (Tag Seed), und ohne ihn weiß niemand, was ausgeteilt wurde
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = ein Startwert besteht aus 64 hexadezimalen Ziffern (32 Byte)
phrase-there-is-no-option-option-in-this-game-its-options-are-known = dieses Spiel hat keine Option „{ $option }“; seine Optionen sind: { $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = die Option „{ $option }“ nimmt „{ $value }“ nicht an; möglich ist: { $takes }
phrase-the-option-option-does-not-take-value-here-why = die Option „{ $option }“ nimmt „{ $value }“ hier nicht an: { $why }
phrase-the-option-option-does-not-take-this-text-why = die Option „{ $option }“ nimmt diesen Text nicht an: { $why }
phrase-the-option-option-is-given-twice = die Option „{ $option }“ ist doppelt angegeben
phrase-not-legal-why = nicht erlaubt: { $why }
phrase-cannot-be-read-why = nicht lesbar: { $why }
phrase-ply-ply-move-number-text-refusal = Halbzug { $ply }, Zug { $number } „{ $text }“: { $refusal }
phrase-the-position-is-not-valid-why = die Stellung ist ungültig: { $why }
