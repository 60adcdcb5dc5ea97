# Simultanvorstellungen: eine Person gegen mehrere Gäste.

## Die Nachricht, mit der Gäste teilnehmen

simul-heading = 🎪 **Simultan**: { $host } spielt gegen alle, die teilnehmen · { $title } · { $time }
simul-heading-rated = 🎪 **Simultan**: { $host } spielt gegen alle, die teilnehmen · { $title } · { $time } · gewertet
simul-seats = Simultan { $id }. Wer das Simultan gibt, hat auf allen Brettern { $seat }.
simul-seats-alternating = Simultan { $id }. Wer das Simultan gibt, hat auf ungeraden Brettern { $first }, auf geraden { $second }.
simul-seats-drawn = Simultan { $id }. Die Seiten werden für jedes Brett ausgelost.
simul-open = { $count } von { $places } Plätzen belegt: { $players }
simul-open-empty = Noch nimmt niemand teil; es gibt { $places } Plätze. Wer das Simultan gibt, startet es.
simul-cancelled = Das Simultan wurde **abgesagt**.
simul-running = { $over } von { $boards } Brettern sind beendet.
simul-finished = Das Simultan ist **vorbei**.
simul-score = Stand: { $host } **{ $own } – { $theirs }** Gäste
simul-board = { $number }. { $player }: Partie { $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player }: Partie { $game }, **{ $result }**
simul-board-none = { $number }. { $player }: nicht gespielt
simul-closing = 🎪 Simultan { $id } von { $host } ist vorbei. Danke fürs Mitspielen!
simul-winners = Ihre Partie gewonnen haben: { $players }
simul-drew = Remis gespielt haben: { $players }
simul-button-cancel = Simultan absagen
simul-button-boards = Simultanbretter

## Was beiden Seiten gesagt wird

simul-created = Simultan { $id } ist offen. Gäste nehmen mit dem Knopf der Nachricht teil; drücke dort *Starten*, wenn du so weit bist.
simul-joined = Du spielst im Simultan von { $host } mit. Bis zum Start kannst du dich wieder abmelden.
simul-left = Du hast dich vom Simultan abgemeldet.
simul-begun = Das Simultan hat begonnen. Diese Ansicht führt dich von Brett zu Brett.
simul-ask-cancel = Das Simultan absagen? Dann kann niemand mehr teilnehmen.
simul-cancelled-now = Das Simultan ist abgesagt.

## Von Brett zu Brett

simul-panel = **Brett { $board } von { $boards }** · { $seat } gegen { $guest } · Partie { $game }
simul-waiting = { $count ->
    [one] Nur dieses Brett wartet auf dich.
   *[other] { $count } Bretter warten auf dich.
    }
simul-none-waits = Gerade wartet kein Brett auf dich.
simul-board-changed = An diesem Brett hat sich inzwischen etwas geändert.
simul-button-previous = ◀ Zurück
simul-button-next = Weiter ▶
simul-button-again = Noch einmal nachsehen
simul-button-turn = Zug machen

## Ablehnungen

simul-error-none = Dieses Simultan gibt es auf diesem Server nicht.
simul-error-too-many = Du kannst höchstens { $max } Simultans gleichzeitig offen haben.
simul-error-not-open = Das Simultan hat schon begonnen oder ist vorbei.
simul-error-own = Du gibst dieses Simultan: Du spielst ohnehin an jedem Brett.
simul-error-not-in = Du nimmst an diesem Simultan nicht teil.
simul-error-nobody = Noch nimmt niemand teil.
simul-error-not-host = Das kann nur { $host }.
