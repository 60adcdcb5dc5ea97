# Was `/learn` um die Lektionen herum sagt.

learn-home =
    Kurze Lektionen mit je ein paar Übungen. Wähle ein Spiel:
    { $games }
learn-home-game = **{ NAME($title) }**: { $done } von { $all } Lektionen geschafft
learn-course = **{ NAME($title) }**
    { $lessons }
learn-continue = Weiter
learn-start = Beginnen
learn-again = Noch einmal
learn-all = Alle Spiele
learn-lessons = Alle Lektionen
learn-pick = Lektion wählen
learn-lesson-steps = { $steps } Schritte
learn-heading = **{ $title }** · Schritt { $step } von { $steps }
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-hint = Tipp
learn-type = Eintippen…
learn-back = Zurück
learn-chosen = **{ NAME($piece) }**: { NAME($ask) }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }** ist erlaubt, aber hier nicht gesucht.
learn-wrong-words = ❌ **{ $action }**: { $words }
learn-refused = ❌ { $typed }: { $why }.
learn-right = ✅ { $told } { $words }
learn-solved = Die Lösung: { $told } { $words }
learn-lesson-done = 🎓 Lektion geschafft.
learn-course-done = 🎓 Du hast alle Lektionen zu { NAME($title) } geschafft. Probier eine Aufgabe mit `/puzzle`, oder spiel mit `/play` gegen den Computer.
learn-gone = Diese Lektion hat sich geändert. Mach mit `/learn` weiter.
learn-form = Deine Antwort
learn-form-field = Dein Zug
learn-form-example = z. B. Nf3 (Schach), 7Cb3 (Cardmate), e1-e2 (Beschwörerschach)
