# Der Anfang: `/help`, `/challenges`.

start-greeting = **Trickmate**: Spiele, in denen sich Schach und Karten treffen. Welches möchtest du spielen?
start-direct = Hallo! Du spielst gerade nichts. Wähle ein Spiel, dann geht es gleich hier los:
start-picture-alt = Vier Bretter mitten in einer Partie, jedes unter seinem Namen. { $cardmate }: Spielkarten sind die Figuren. { $poker }: Schachfiguren stehen auf Spielkarten. { $mysterious }: Einige Figuren liegen verdeckt. { $summoner }: Die Figuren sind aus Karten gebaut und zeigen ihre Züge.
start-game = **{ $title }**
    { $summary }
    -# { $terms }
start-level = Computer: Stufe { $level }
start-side = Deine Seite: { $side }
start-side-random = ausgelost
start-time = Gegen Menschen: { $time }
start-computer = Computer
start-friend = Freunde
start-anyone = Alle
start-teams = Teams
start-change = Ändern…
start-friend-who = Mit wem möchtest du **{ $title }** spielen?
start-rules = Regeln welches Spiels?
start-commands = **Spielen**
    Wähle am Brett, tipp mit `/move`, oder antworte auf das Brett mit deinem Zug: Großbuchstaben, Leerzeichen und `x` statt `:` spielen keine Rolle. `/board` zeigt das Brett noch einmal, von deiner Seite und nur dir; `/games` listet deine Partien.
    Neu hier? `/learn` erklärt jedes Spiel in kurzen Lektionen, `/puzzle` hat Aufgaben zum Lösen.
    Niemand da? Spiel gegen den Computer mit `/help` oder `/play poker level:3`, hier oder in einer Direktnachricht an mich; `/hint` zeigt, was er tun würde.
    `/offer` schlägt der Gegenseite Remis, Zugrücknahme, Abbruch oder Revanche vor, `/resign` gibt auf, `/vacation` hält deine Uhren an.
    Pokerschach: *Hände* unter *Mehr…* zeigt, welche Hand jeder deiner Züge ergäbe. Geheimschach: `/hand` zeigt deine Karten, `/place` legt eine. Beschwörerschach: `/deck` verwaltet deine Decks, `/card` zeigt die Karten; nach deinem Zug öffnet sich eine private Ansicht, oder tipp den ganzen Zug: `/move e1-e2, +Sword, end`. `/piece` zeigt, wie eine Figur zieht.

    {"**"}Danach**
    `/play` mit `rated` zählt für Wertungen: `/leaderboard`, `/profile`. `/replay` zeigt eine Partie oder Notation noch einmal; die Knöpfe darunter geben die Notation und prüfen die Kartenverteilung. `/watch` folgt den Partien anderer.

    {"**"}Du und dieser Server**
    `/settings`: Bilder, Benachrichtigungen, Karten, Erinnerungen. `/block` hält jemanden fern. `/privacy` exportiert oder löscht, was über dich gespeichert ist. `/server`: Einstellungen dieses Servers. `/admin`: für alle, die ihn verwalten.
start-challenges = Diese Leute suchen eine Partie:
start-challenge = { $number }. { $player } · **{ NAME($title) }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ NAME($title) }**, gewertet · { $time } · { $link }
start-follow = Bei Partiesuche erwähnen
start-unfollow = Nicht mehr erwähnen
start-followed = Du wirst erwähnt, wenn jemand eine Partie sucht.
start-unfollowed = Du wirst nicht mehr erwähnt.
start-no-challenges = Sonst sucht auf diesem Server gerade niemand eine Partie. Beginne eine mit `/play` und lass alle annehmen.
start-accept = { $number } annehmen
