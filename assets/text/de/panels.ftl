# Private Ansichten: einen Zug wählen, die eigene Sicht, Züge aus mehreren Aktionen.

panel-play = { $action } spielen
panel-question = **{ NAME($choice) }**: { NAME($ask) }
panel-question-about = **{ NAME($choice) }** ({ NAME($help) }): { NAME($ask) }
panel-list = { NAME($ask) } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = Reihen { $first }–{ $last }
panel-rank = Reihe { $rank }
panel-part = { NAME($choice) } ({ $part } von { $parts })

## Die eigene Sicht

view-over = Partie { $game } ist zu Ende: { $link }
view-all-open = In Partie { $game } liegen alle Karten offen. Am Brett geht es weiter: { $link }
view =
    { $what } in Partie { $game }. { $due }
    -# Öffentliches Brett: { $link }
view-hand = Deine Hand und deine Karten
view-cards = Deine Karten
view-hole = Deine geheime Karte: **{ $card }**. Bis zum Ende der Partie kennst nur du sie.
view-board = Deine Sicht
view-due = Du bist dran ({ $task }): Wähle unten oder tipp es ein.
view-not-due = Dein Gegenüber ist dran.

## Züge aus mehreren Aktionen

turn-heading = Partie { $game }. Du bist dran: { $task }.
turn-heading-discard = Partie { $game }. Du bist dran: abwerfen.
turn-heading-end = Partie { $game }. Du kannst jetzt nur noch deinen Zug beenden.
turn-done = Seit dem Ziehen getan (alle sehen es, sobald du den Zug beendest): { $told }
turn-points = Übrige Punkte: **{ $points }**. Karten im Stapel: { $cards }.
turn-hand = Hand ({ $count }): { $cards }.
turn-reserve = Reserve ({ $count }): { $pieces }.
turn-none = nichts
turn-not-over = -# Du kannst den Zug noch nicht beenden: { $why }.
turn-not-over-cards = -# Du kannst den Zug noch nicht beenden: Wirf zuerst bis auf sieben Karten ab.
turn-not-over-cards-create = -# Du kannst den Zug noch nicht beenden: Wirf zuerst bis auf sieben Karten ab, oder erschaffe etwas – auch das macht deine Hand kleiner.
turn-public = -# Öffentliches Brett: { $link }
turn-undo = Rückgängig
turn-end = Zug beenden
