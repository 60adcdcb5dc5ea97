# Die Analyse einer beendeten Partie.

analysis-curve-title = Erwartetes Ergebnis für { NAME($seat) }
analysis-curve-line = Sicht von { NAME($seat) }
analysis-percent = { $value } %
analysis-heading = **Analyse von Partie { $game }**
analysis-accuracy = { $player }: Genauigkeit **{ $value } %**
analysis-no-accuracy = { $player }: keine Entscheidung zu bewerten
analysis-no-turning = Keine Entscheidung hat das erwartete Ergebnis um 5 % oder mehr verändert.
analysis-turning = { $number } { $played } { $before } → { $after }. Besser: { $best }. { $why }
analysis-wins-by-force = { $moves ->
    [one] Das gewinnt sofort.
   *[other] Das gewinnt zwingend in { $moves } Zügen.
    }
analysis-loses-by-force = Der Partiezug verliert { $moves ->
    [one] sofort.
   *[other] zwingend in { $moves } Zügen.
    }
analysis-allows = Der Partiezug erlaubt: { $action }
analysis-honest = -# Jede Entscheidung wird nach dem bewertet, was man in diesem Moment wissen konnte.
analysis-honest-choice = -# Bewertet nach dem, was { NAME($seat) } in diesem Moment wissen konnte; das Bild zeigt alles.
analysis-budget = -# Die Prozente sind die Gewinnchancen der Seite am Zug. Der Computer hat für jede Variante { $nodes } Stellungen angesehen.
analysis-under-way = **Analyse von Partie { $game }**: Der Computer prüft { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
    }. Das Ergebnis erscheint in dieser Nachricht; wenn nicht, drück noch einmal *Analysieren*.
analysis-failed = Partie { $game } kann nicht analysiert werden. Sieh sie dir mit `/replay` noch einmal an.
analysis-choice = Entscheidung { $number } von { $count }: { $played }
analysis-partial = Diese Stellung ist zu voll, um sie ganz zu durchsuchen. Nimm die Zahlen als groben Anhalt.
analysis-forced = Das war die einzige Möglichkeit. Erwartetes Ergebnis: { $value }.
analysis-not-judged = Diese Entscheidung wird nicht bewertet. Erwartetes Ergebnis: { $value }.
analysis-as-good = Nichts war besser. Erwartetes Ergebnis: { $value }.
analysis-lost = Erwartetes Ergebnis: vorher { $before }, danach { $after }.
analysis-line = Variante des Computers: { $line }
analysis-line-played = Nach dem Partiezug: { $line }
analysis-button = Analysieren
analysis-button-turning = Wendepunkt ⏭
analysis-button-curve = Verlauf

## Eine Stellung aus einer beendeten Partie

study-play-on = Von hier weiterspielen
study-text =
    -# Als Text, für `/replay`:
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# Als Text ist sie zu lang für eine Nachricht. *Notation* unter `/replay` gibt die ganze Partie.
