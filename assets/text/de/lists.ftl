# Listen von Partien, und das Zuschauen.

games-none = Du hast noch keine Partien. Beginne eine mit `/play`.
games-line = Partie { $game } · { NAME($title) } gegen { $opponent } · { $state } · { $place }
games-damaged = Partie { $game } · lässt sich nicht öffnen
games-page = -# Seite { $page } von { $pages }
games-won = gewonnen: { $reason }
games-lost = verloren: { $reason }
games-drawn = remis: { $reason }
games-your-turn = **du bist dran**
games-their-turn = die Gegenseite ist dran
games-homeless = der Kanal ist weg: nimm `/board` mit Partie { $game } in einem anderen Kanal

suggestion = { $game } · { NAME($title) } · { $state }
suggestion-opponent = { $game } · { NAME($title) } gegen { $opponent } · { $state }
suggestion-players = { $game } · { NAME($title) } · { $first } gegen { $second }
suggestion-over = zu Ende
suggestion-your-turn = du bist dran
suggestion-their-turn = Gegenseite dran
somebody = jemand

watch-boards = Du schaust bei Partie { $game } zu: Du bekommst eine Direktnachricht bei jedem neuen Brett und am Ende.
watch-end = Du schaust bei Partie { $game } zu: Du bekommst eine Direktnachricht am Ende.
watch-silent = Aber deine Benachrichtigungen sind aus: Schalte sie mit `/settings` ein, um diese Nachrichten zu bekommen.
watch-stopped = Du schaust bei Partie { $game } nicht mehr zu.
watch-not-watched = Du schaust bei Partie { $game } nicht zu. Mit `/watch` folgst du einer Partie.
watch-over = Partie { $game } ({ NAME($title) }), bei der du zuschaust, ist zu Ende: { $link }
watch-board = Partie { $game } ({ NAME($title) }), bei der du zuschaust, hat ein neues Brett: { $link }
watch-stop = Nicht mehr zuschauen
watch-list = Bei diesen Partien schaust du zu:
watch-stop-game = Partie { $game } nicht mehr

## Die Höhepunkte einer Woche

highlights-heading = **Die Woche in Partien** · { $since } – { $until }
highlights-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
    } mit { $people } Beteiligten.
highlights-streak = 🔥 Längste Siegesserie: { $player }, { $wins } in Folge
highlights-longest = 📏 Längste Partie: { $one } gegen { $other }, { NAME($title) }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
    }{ $link }
highlights-upset = ⚡ Größte Überraschung: { $one } schlug { $other } trotz { $points } Wertungspunkten Rückstand, { NAME($title) }{ $link }
