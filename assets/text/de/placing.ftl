# Mehrere Karten auf einmal legen, im Geheimschach.

placing-rest = Rest legen…
placing-heading = **Den Rest deiner Karten legen** · Partie { $game }
placing-arrays =
    Bei jedem Zug wird eine Karte gelegt, in einer Reihenfolge, die nichts verrät. Ist ein Feld schon besetzt, kommt diese Karte auf ein anderes Feld deiner Hälfte.
    Fertige Aufstellungen: **Festung**: der König in der Ecke neben seinen Figuren. **Sturm**: König und Dame direkt hinter den Bauern. **Räuber**: Dame und Springer tief in der gegnerischen Hälfte. In allen dreien liegen deine Bauern auf der letzten Reihe und werden umgewandelt, sobald sie aufgedeckt sind. **Wie im Schach**: jede Figur auf ihrem Platz, auch die Bauern – das ist riskant.
    -# Oder tipp mehrere Karten auf einmal ein, etwa `Ke1 Qd1 Ra1`.
placing-own = In der nächsten Zeile stehen deine gespeicherten Aufstellungen.
placing-unseen =
    Bei jedem Zug wird eine Karte irgendwo auf deine Hälfte gelegt.
    -# Oder tipp mehrere Felder auf einmal ein, etwa `a1 b2 c3`.
placing-planned = Deine Karten werden jetzt automatisch gelegt.
placing-random = Zufällig
placing-chess = Wie im Schach
placing-fortress = Festung
placing-storm = Sturm
placing-raiders = Räuber
placing-stop = Anhalten
placing-begun = 🂠 **{ $how }**: noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } zu legen, eine pro Zug (Partie { $game }).
placing-done = 🂠 **{ $how }**: fertig (Partie { $game }).
placing-stopped = Angehalten. Leg den Rest deiner Karten selbst (Partie { $game }).
placing-none = In Partie { $game } werden keine Karten mehr automatisch gelegt. Leg deine nächste Karte selbst, mit `/place` oder am Brett.
placing-over = Es sind keine Karten mehr zu legen. `/board` zeigt das aktuelle Brett.

## Gespeicherte Aufstellungen

array-save = Aufstellung speichern…
array-offer = Alle deine Karten liegen. Du kannst diese Aufstellung speichern und in einer anderen Partie mit einem Klick legen.
array-form = Deine Aufstellung speichern
array-name = Name der Aufstellung
array-example = Meine Festung
array-saved = Gespeichert als **{ $name }**. In deiner nächsten Partie findest du sie unter *Rest legen…*.
array-forget = Aufstellung löschen…
array-forgotten = Die Aufstellung **{ $name }** ist gelöscht.
