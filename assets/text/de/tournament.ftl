# Turniere.

## Die Nachricht eines Turniers

tournament-heading = 🏆 **{ $name }** · { $format } · { NAME($title) } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { NAME($title) } · { $time } · gewertet
tournament-format-swiss = Schweizer System
tournament-format-swiss-rounds = Schweizer System, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
    }
tournament-format-round-robin = Rundenturnier
tournament-format-double = Rundenturnier mit Hin- und Rückrunde
tournament-format-knockout = K.-o.-Turnier
tournament-format-knockout-games = K.-o.-Turnier, Best of { $games }
tournament-format-arena = Arena
tournament-format-arena-minutes = Arena, { $minutes } Minuten
tournament-number = Turnier { $id }, veranstaltet von { $organizer }.
tournament-open = { $count } von { $places } Plätzen belegt: { $players }
tournament-open-empty = Noch nimmt niemand teil; es gibt { $places } Plätze.
tournament-for-role = Nur für Mitglieder mit der Rolle { $role }.
tournament-for-ratings = Nur für Wertungen { $range } auf diesem Server.
tournament-ratings-from = ab { $least }
tournament-ratings-to = bis { $most }
tournament-ratings-between = von { $least } bis { $most }
tournament-absent = Wer die Zeit überschreitet, verliert die Partie; haben bis dahin nicht beide zweimal gezogen, zählt das als kampflos.
tournament-absent-arena = Wer die Zeit überschreitet, verliert die Partie. Endet eine Partie, bevor beide zweimal gezogen haben, verliert kampflos, wer nicht gezogen hat, und pausiert bis zum Druck auf *Teilnehmen*. Partien, die am Ende noch laufen, zählen nicht.
tournament-starts = Beginn: { $when } ({ $relative }).
tournament-starts-check-in = Beginn: { $when }. Bestätige deine Anwesenheit ab { $from }; wer das bis zum Start nicht getan hat, ist nicht dabei.
tournament-checking-in = **Jetzt Anwesenheit bestätigen:** Das Turnier beginnt { $relative }; wer bis dahin nicht bestätigt hat, ist nicht dabei. Bestätigt haben bisher: { $count }.
tournament-arena-running = Die Arena **läuft** und endet { $when }. Wer frei ist, wird sofort gepaart; mit *Teilnehmen* kommst du jederzeit dazu.
tournament-absent-round = Jede Runde dauert { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
    }. Wer dann am Zug ist, verliert die Partie; haben bis dahin nicht beide zweimal gezogen, zählt das als kampflos.
tournament-more = und noch { $count }
tournament-running = **Runde { $round }** läuft.
tournament-running-of = **Runde { $round } von { $rounds }** läuft.
tournament-running-until = **Runde { $round }** läuft; sie endet { $when }.
tournament-running-of-until = **Runde { $round } von { $rounds }** läuft; sie endet { $when }.
tournament-begins = Das Turnier hat begonnen; die erste Runde wird ausgelost.
tournament-paused = Das Turnier ist **pausiert**: Laufende Partien gehen weiter, aber es beginnt keine neue Runde.
tournament-cancelled = Das Turnier wurde **abgesagt**.
tournament-cancelled-few = Das Turnier wurde **abgesagt**: Zum Start waren zu wenige da.
tournament-finished = Das Turnier ist **zu Ende**.
tournament-nobody = Niemand hat gewonnen.
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**, Runde { $round }:
tournament-pairing = { $board }. { $white } – { $black }: Partie { $game }
tournament-pairing-due = { $board }. { $white } – { $black }
tournament-pairing-over = { $board }. { $white } – { $black }: **{ $result }**
tournament-thread = { $white } – { $black }: Partie { $game } von Turnier { $tournament }.
tournament-bye = { $board }. { $player } ist spielfrei.
tournament-arena-begun = **{ $name }** hat begonnen und endet { $when }. Ein Sieg bringt 2 Punkte, ein Remis 1; nach zwei Siegen in Folge zählt alles doppelt, bis du einmal nicht gewinnst.
tournament-check-in-open = **{ $name }** beginnt { $when }. Drück *Ich bin da*, sonst bist du nicht dabei: { $players }
tournament-stand-in-name = { $name } (für { $first })
tournament-reminder = ⏳ **{ $name }**: Runde { $round } endet { $when }, und deine Partie { $game } ist noch nicht zu Ende. Wer dann am Zug ist, verliert sie: { $link }
tournament-closing = 🏆 **{ $name }** ist zu Ende. Herzlichen Glückwunsch!

## Knöpfe

tournament-button-join = Teilnehmen
tournament-button-leave = Abmelden
tournament-button-begin = Starten
tournament-button-standings = Turnierstand
tournament-button-withdraw = Aussteigen
tournament-button-pause = Pausieren
tournament-button-resume = Fortsetzen
tournament-button-cancel = Turnier absagen
tournament-button-export = Exportieren (TRF16)
tournament-button-check-in = Ich bin da
tournament-button-rest = Auszeit
tournament-button-return = Weiterspielen
tournament-button-stand-in = Ersatz
tournament-button-take-seat = Platz übernehmen

## Antworten

tournament-created = Turnier { $id } ist offen: Teilnehmen kann man mit dem Knopf unter seiner Nachricht, und du startest es mit *Starten*, hier oder in `/tournament show`.
tournament-created-starts = Turnier { $id } ist offen: Teilnehmen kann man mit dem Knopf unter seiner Nachricht, und es beginnt zur angegebenen Zeit von selbst.
tournament-joined-arena = Du bist bei **{ $name }** dabei und bekommst eine Partie, sobald jemand frei ist.
tournament-checked-in = Deine Anwesenheit bei **{ $name }** ist bestätigt.
tournament-resting = Du machst bei **{ $name }** Pause: Eine laufende Partie geht weiter, aber du bekommst keine neue, bis du *Weiterspielen* oder *Teilnehmen* drückst.
tournament-ask-stand-in = Wer übernimmt deinen Platz in **{ $name }** für den Rest des Turniers? Die Person muss zustimmen. Deine Ergebnisse bleiben, und deine laufende Partie spielst du zu Ende.
tournament-stand-in-menu = Wähle ein Mitglied
tournament-stand-in-asked = { $member }: Übernimmst du den Platz von { $player } in **{ $name }** für den Rest des Turniers? Bisherige Ergebnisse bleiben.
tournament-stand-in-done = { $member } spielt **{ $name }** ab jetzt anstelle von { $player }.
tournament-swapped = { $one } und { $other } haben in dieser Runde die Plätze getauscht. Schon begonnene Partien wurden abgebrochen.
tournament-joined = Du nimmst an **{ $name }** teil. Bis zum Start kannst du dich wieder abmelden.
tournament-joined-late = Du bist ab der nächsten Runde bei **{ $name }** dabei.
tournament-left = Du hast dich von **{ $name }** abgemeldet.
tournament-begun = **{ $name }** hat begonnen.
tournament-ask-withdraw = Aus **{ $name }** aussteigen? Deine laufende Partie wird aufgegeben, und du bekommst keine weiteren.
tournament-ask-cancel = **{ $name }** absagen? Es beginnt keine Runde mehr; die laufenden Partien gehen weiter.
tournament-withdrawn = Du bist aus **{ $name }** ausgestiegen. Falls du noch eine laufende Partie hattest, wurde sie aufgegeben.
tournament-cancelled-now = **{ $name }** ist abgesagt.
tournament-paused-now = **{ $name }** ist pausiert. Mit *Fortsetzen* geht es weiter.
tournament-resumed = **{ $name }** geht weiter.
tournament-corrected = Das Ergebnis von Partie { $game } ist jetzt { $result }. Der Turnierstand richtet sich danach.
tournament-exported = Teilnehmende, Paarungen und Ergebnisse von **{ $name }** im FIDE-Format TRF16.
tournament-standings = **{ $name }** nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
    }:
tournament-standings-knockout = **{ $name }**:
tournament-table-swiss = Punkte, Buchholz, Buchholz mit einer Streichwertung, Sonneborn-Berger, Siege. Der direkte Vergleich kommt vor Buchholz.
tournament-table-round-robin = Punkte, Sonneborn-Berger, Siege. Der direkte Vergleich kommt vor Sonneborn-Berger.
tournament-table-arena = Punkte, Siege, Partien. Ein Sieg bringt 2, ein Remis 1, nach zwei Siegen in Folge das Doppelte.

## Bilder

tournament-picture-title = { $name }, Runde { $rounds }
tournament-bracket-title = { $name }
tournament-column-player = Name
tournament-column-points = Pkt
tournament-column-buchholz = BH
tournament-column-cut = BH-1
tournament-column-berger = SB
tournament-column-wins = S
tournament-column-games = P
tournament-no-opponent = spielfrei

## Ablehnungen

tournament-error-none = Dieses Turnier gibt es auf diesem Server nicht.
tournament-error-name = Der Name eines Turniers beginnt mit einem Buchstaben oder einer Ziffer und hat höchstens { $max } Zeichen: Buchstaben, Ziffern, Leerzeichen und - ' . ! ? & +
tournament-error-places = In diesem Modus sind { $least } bis { $most } Plätze möglich.
tournament-error-rounds = Wähle mindestens eine und höchstens { $most ->
    [one] { $most } Runde
   *[other] { $most } Runden
    }.
tournament-error-no-rounds = Die Rundenzahl lässt sich nur im Schweizer System wählen.
tournament-error-no-games = Mehrere Partien zwischen zwei Spielenden gibt es nur im K.-o.-Turnier.
tournament-error-games = Wähle 1 bis { $most } Partien pro Begegnung.
tournament-error-round-length = Eine Runde dauert volle Stunden, von 1 Stunde bis 90 Tage.
tournament-error-withdrawn = Du bist aus diesem Turnier ausgestiegen und kannst nicht mehr zurück.
tournament-error-panel = Gib zu { $options } auch `name`, `format` und `game` an. Ohne diese drei wählst du alles im Formular.
tournament-error-no-time = Ohne Uhr musst du angeben, wie viele Stunden eine Runde dauert: Nimm die Option `hours`.
tournament-error-decks = Dafür müssten alle eigene Decks mitbringen. Wähle mit der Option `options` eine andere Version.
tournament-error-option = „{ $typed }“ verstehe ich nicht. Schreib Optionen als Name=Wert, zum Beispiel size=7.
tournament-error-not-open = Das Turnier hat schon begonnen oder ist zu Ende.
tournament-error-not-running = Dieses Turnier läuft gerade nicht.
tournament-error-full = Alle Plätze sind belegt.
tournament-error-not-in = Du nimmst an diesem Turnier nicht teil.
tournament-error-role = Nur Mitglieder mit der Rolle { $role } können teilnehmen.
tournament-error-rating = Teilnehmen kann nur, wer auf diesem Server eine Wertung { $range } hat.
tournament-error-too-few = Es müssen mindestens { $least } teilnehmen.
tournament-error-too-many = Auf einem Server können höchstens { $server } Turniere offen sein oder laufen, bei derselben Turnierleitung höchstens { $organizer }; sag erst eines ab.
tournament-error-not-manager = Das kann nur, wer das Turnier veranstaltet oder den Server verwaltet.
tournament-error-no-correction = Diese Partie gehört hier zu keinem Turnier, oder ihr Ergebnis lässt sich nicht mehr ändern.
tournament-error-not-live = Eine Arena braucht eine Uhr für Livepartien, zum Beispiel 5+3.
tournament-error-length = Eine Arena dauert 10 Minuten bis 12 Stunden.
tournament-error-start = Ein Turnier kann innerhalb der nächsten 90 Tage beginnen.
tournament-error-start-typed = Diesen Beginn verstehe ich nicht. Schreib 30m, 2h, 18:00 oder 2026-12-01 18:00; deine Zeitzone steht in `/settings`.
tournament-error-check-in = Die Anwesenheit lässt sich 5 Minuten bis 24 Stunden lang bestätigen. Der Beginn muss angegeben sein und später liegen als diese Frist.
tournament-error-not-checking-in = Gerade wird keine Anwesenheit bestätigt.
tournament-error-already-in = Diese Person spielt schon in diesem Turnier.
tournament-error-not-arena = Auszeiten gibt es nur in einer Arena.
tournament-error-no-swap = Diese beiden können jetzt nicht tauschen. Im Schweizer System geht das in der laufenden Runde, im Rundenturnier und im K.-o.-Turnier nur in der ersten.
tournament-error-game-begun = In einer Partie dieser beiden wurde schon gezogen, oder sie hat ein Ergebnis.
tournament-error-against-rules = Dann träfen zwei ein zweites Mal aufeinander, oder jemand wäre zum zweiten Mal spielfrei.
tournament-error-number = Schreib ganze Zahlen, oder lass das Feld leer.
tournament-error-not-asked = Gefragt wurde nur { $member }.
tournament-error-what = Gib `game` und `result` an, um ein Ergebnis zu berichtigen, `player` und `with`, um zwei zu tauschen, oder `player` und `stand-in`.
tournament-error-in-tournament = In Turnierpartien gibt es keine Zugrücknahme, keine Tipps und keinen Abbruch.

## Das Formular für ein neues Turnier

tournament-new = 🏆 **Ein neues Turnier.** Wähle Modus, Spiel, Bedenkzeit und wer teilnehmen darf; dann gib ihm einen Namen.
tournament-new-usual-time = Übliche Zeit des Servers
tournament-new-everybody = Alle dürfen teilnehmen (oder wähle eine Rolle)
tournament-new-rated = Gewertet (drücken: frei)
tournament-new-casual = Frei (drücken: gewertet)
tournament-new-name = Namen geben…
tournament-about-swiss = Paarungen mit möglichst gleicher Punktzahl
tournament-about-round-robin = Alle gegen alle
tournament-about-double = Alle zweimal gegen alle
tournament-about-knockout = Wer verliert, scheidet aus
tournament-about-arena = Wer frei ist, spielt sofort wieder, etwa eine Stunde lang
tournament-form = Ein neues Turnier
tournament-form-name = Name
tournament-form-start = Beginn (leer: auf Knopfdruck)
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = Minuten zum Bestätigen (leer: keine)
tournament-form-rounds = Runden (leer: so viele wie nötig)
tournament-form-games = Partien pro Begegnung (leer: 1)
tournament-form-minutes = Dauer in Minuten (leer: 60)
tournament-form-hours = Stunden pro Runde (leer: nach den Uhren)
calendar-about = Turnier { $id }: { $title }, { $time }. Mitmachen kannst du in seinem Kanal.
