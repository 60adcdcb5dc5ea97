# Was `/puzzle` sagt.

theme-win = Gewinn der Partie
theme-advantage = Vorteil
theme-quiet = Stiller Zug
theme-sacrifice = Opfer
theme-short = Ein Zug
theme-long = Drei Züge oder mehr
theme-forced-suit = Schlagzwang nutzen
theme-king-fork = Königsgabel
theme-king = Ein König fällt
theme-palace = Der Palast
theme-promotion = Umwandlung
theme-mate = Schachmatt
theme-hand-swing = Umschwung der Hand
theme-wipeout = Kantersieg
theme-castling = Rochade
theme-summon = Beschwören
theme-exchange = Tausch

puzzle-home =
    Aufgaben: Finde den Gewinnzug. Wähle ein Spiel:
    { $games }
puzzle-home-game = **{ NAME($title) }**: Aufgabenwertung { $rating }, { $solved } von { $tried } gelöst, beste Serie { $streak }
puzzle-home-new = **{ NAME($title) }**: { $count } Aufgaben
puzzle-heading = **Aufgabe: { NAME($title) }** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ leicht
puzzle-medium = ★★☆☆ mittel
puzzle-hard = ★★★☆ schwer
puzzle-very-hard = ★★★★ sehr schwer
puzzle-task = Du bist { NAME($seat) } und am Zug. **{ $goal }**: Nur ein Weg führt dahin.
puzzle-goal-mate = { $moves ->
    [1] Setz in einem Zug matt
   *[other] Setz in { $moves } Zügen matt
    }
puzzle-goal-mate-turn = Setz noch in diesem Zug matt
puzzle-goal-win = { $moves ->
    [1] Gewinne die Partie in einem Zug
   *[other] Gewinne die Partie in { $moves } Zügen
    }
puzzle-goal-win-turn = Gewinne die Partie noch in diesem Zug
puzzle-goal-hand = Hol dir die bessere Hand
puzzle-goal-advantage = Erziele einen klaren Vorteil
puzzle-hands = { NAME($first) }: { $first_hand } · { NAME($second) }: { $second_hand }
puzzle-theme = -# Thema: { $theme }
puzzle-right = ✅ Richtig! { $told } Und jetzt?
puzzle-solved = ✅ Gelöst! { $told } Themen: { $themes }.
puzzle-wrong = ❌ **{ $action }** ist es nicht. Versuch es noch einmal, oder sieh dir die Lösung an.
puzzle-refused = ❌ { $typed }: { $why }.
puzzle-solution = Die Lösung: { $told } Themen: { $themes }.
puzzle-step = Schritt { $step } von { $steps }: { $told } { $reason }
puzzle-step-reply = Keine andere Antwort ist besser.
puzzle-step-wins = Das gewinnt: { $reason }.
puzzle-step-last = Das entscheidet. Themen: { $themes }.
puzzle-step-quiet = Nichts anderes gewinnt so klar.
puzzle-rating-won = Deine Aufgabenwertung: { $rating } ({ $change }). { $streak ->
    [1] Deine Serie steht bei 1.
   *[other] Das sind { $streak } in Folge.
    }
puzzle-rating-hinted = Mit einem Tipp bleibt deine Aufgabenwertung bei { $rating }.
puzzle-rating-lost = Deine Aufgabenwertung: { $rating } ({ $change }).
puzzle-unrated = Diese Aufgabe hast du schon versucht, deine Aufgabenwertung bleibt also gleich.
puzzle-none = Zu diesem Thema gibt es keine Aufgabe. Wähle eins von diesen: { $themes }.
puzzle-none-of-game = Zu { NAME($title) } gibt es keine Aufgabe mit diesem Thema. Wähle eins von diesen: { $themes }.
puzzle-gone = Diese Aufgabe gibt es nicht mehr. Mit `/puzzle` bekommst du eine andere.
puzzle-next = Nächste Aufgabe
puzzle-hint = Tipp
puzzle-hint-counts = Tipp (Wertung bleibt)
puzzle-hint-line = 💡 Es beginnt mit **{ NAME($piece) }**. Und dann?
puzzle-show = Lösung zeigen
puzzle-show-counts = Lösung zeigen (zählt als Fehlversuch)
puzzle-games = Alle Spiele
puzzle-type = Eintippen…
puzzle-back = Zurück
puzzle-chosen = **{ NAME($piece) }**: { NAME($ask) }

## Die Aufgabe des Tages

daily-heading = **Aufgabe des Tages** · { NAME($title) } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] Noch niemand hat sie gelöst!
   *[other] { $solved }-mal gelöst
    } · { $failed }-mal verfehlt
daily-counts-first = { $solved }-mal gelöst · zuerst: { $players } · { $failed }-mal verfehlt
daily-over = Diese Aufgabe ist vorbei.
daily-previous = -# Lösung der vorigen Aufgabe: { $link }
daily-solve = Lösen
daily-month = Dieser Monat
daily-gone = Diese Aufgabe des Tages gibt es nicht mehr. Mit `/puzzle` bekommst du eine andere.
daily-table = **Aufgaben des Tages auf diesem Server in diesem Monat:** { $puzzles }. Beim ersten Versuch gelöst:
daily-table-line = { $solved } von { $tried } versuchten
daily-table-empty = In diesem Monat hat auf diesem Server noch niemand eine Aufgabe des Tages gelöst. Löse die nächste, dann stehst du ganz oben.
daily-somebody = jemand
