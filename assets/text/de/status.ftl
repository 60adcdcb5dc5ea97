# Wie es dem Bot geht, Urlaub, und was über Kanäle und Server gesagt wird.

ping =
    Gateway: { $gateway }
    Datenbank: { $database }
    Version: { $version }
    Läuft seit: { $time }
ping-connections = { $gateway } ({ $up } von { $count } Verbindungen)
ping-reconnecting = verbindet sich neu
ping-connected = verbunden, { $latency }
ping-not-measured = verbunden, noch nicht gemessen
ping-answers = antwortet, { $latency }
ping-read-only = lesbar, aber nicht beschreibbar
ping-no-answer = antwortet nicht
ping-milliseconds = { $time } ms
span-seconds = { $seconds } s
span-minutes = { $minutes } min { $seconds } s
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h

vacation-on = Du bist im Urlaub: In Fernpartien läuft für deine Züge keine Zeit, und ziehen kannst du trotzdem. Der Urlaub endet, wenn du auf den Knopf drückst, spätestens am { $until }.
vacation-used-up = Du bist nicht im Urlaub, und die { $all } Urlaubstage dieses Jahres sind verbraucht.
vacation-over = Willkommen zurück! Deine Uhren laufen wieder. Übrige Urlaubstage in diesem Jahr: { $days } von { $all }.
vacation-off = Du bist nicht im Urlaub. Übrige Urlaubstage in diesem Jahr: { $days } von { $all }.
vacation-begin = Urlaub beginnen
vacation-end = Urlaub beenden

reminder =
    ⏳ Du bist dran: { NAME($title) } (Partie { $game }). Deine Zeit läuft { $when } ab: { $link }
    -# `/settings` ändert, wann du erinnert wirst.

channel-gone = Den Kanal deiner Partie { NAME($title) } (Partie { $game }) gibt es nicht mehr. Nichts ist verloren: Mach mit `/board` und Partie { $game } in einem anderen Kanal weiter.
channel-new = Die Partie geht in diesem Kanal weiter.
thread-name = { $first } – { $second } · { NAME($title) }
thread-name-unknown = Partie { $game } · { NAME($title) }
board-not-posted = ⚠️ Das Brett kann nicht gepostet werden: { $why }. Nichts ist verloren; sag bitte der Moderation Bescheid.
departure = ⏸ { $count ->
    [1] Partie { $games } ist pausiert
   *[other] Die Partien { $games } sind pausiert
    }: Ich wurde von dem Server entfernt, auf dem du spielst. Es läuft keine Zeit, und es geht weiter, wenn mich dort jemand wieder hinzufügt. Ab { $choice } kannst du { $count ->
    [1] sie
   *[other] jede
    } hier fortsetzen oder ungewertet beenden; am { $end } { $count ->
    [1] endet sie
   *[other] enden sie
    } von selbst ungewertet.
departure-choice = ⏸ { $count ->
    [1] Partie { $games } ist weiterhin pausiert
   *[other] Die Partien { $games } sind weiterhin pausiert
    }: Ich wurde dem Server, auf dem du spielst, nicht wieder hinzugefügt. Du kannst { $count ->
    [1] sie
   *[other] jede
    } jetzt hier in Direktnachrichten fortsetzen oder ungewertet beenden; am { $end } { $count ->
    [1] endet sie
   *[other] enden sie
    } von selbst ungewertet.
departure-ended = ⏹ { $count ->
    [1] Partie { $games } ist ungewertet beendet
   *[other] Die Partien { $games } sind ungewertet beendet
    }: Ich wurde von dem Server entfernt, auf dem du spielst. Niemand hat gewonnen oder verloren.
button-play-direct = Hier fortsetzen: Partie { $game }
button-end-unrated = Ungewertet beenden: Partie { $game }
absence-ended = Partie { $game } ist ungewertet beendet: Niemand hat gewonnen oder verloren.
absence-goes-on = Partie { $game } geht in deinen Direktnachrichten mit mir weiter.
absence-waits = Ich habe dein Gegenüber gefragt. Partie { $game } geht weiter, sobald auch dort *Hier fortsetzen: Partie { $game }* gedrückt ist; bis dahin läuft keine Zeit.
absence-moving = Ich verlege Partie { $game } in Direktnachrichten: Ihre Bretter kommen hierher.
absence-moved = { $player } hat Partie { $game } in Direktnachrichten verlegt: Ihre Bretter kommen hierher, und die Zeit läuft wieder.
absence-asked = { $player } möchte Partie { $game } hier in Direktnachrichten fortsetzen. Drück *Hier fortsetzen: Partie { $game }*, um loszulegen; bis dahin läuft keine Zeit.
absence-unreachable = Ich kann { $player } nicht schreiben, also kann Partie { $game } nicht in Direktnachrichten weitergehen. Du kannst sie ungewertet beenden.

## Warum Discord etwas ablehnt

trouble-channel-gone = den Kanal gibt es nicht mehr
trouble-message-gone = die Nachricht gibt es nicht mehr
trouble-not-permitted = mir fehlt die Berechtigung, hier den Kanal anzusehen, Nachrichten zu senden und Dateien anzuhängen
trouble-thread-closed = der Thread ist geschlossen
trouble-refused = Discord lehnt es ab
trouble-passing = Discord ist nicht erreichbar oder überlastet

parked-computer-turn = Der Computer findet in Partie { $game } keinen Zug. Mit `/board` versucht er es noch einmal, oder beende die Partie mit `/resign` oder `/offer what:Abbruch`; niemand verliert dadurch etwas.
parked-computer-turn-again = Der Computer findet in Partie { $game } immer noch keinen Zug. Beende die Partie mit `/resign` oder `/offer what:Abbruch`; niemand verliert dadurch etwas.
parked-board = Ich kann das Brett von Partie { $game } nicht posten. Mit `/board` siehst du es; die Partie geht weiter.
parked-offer = Ich kann ein Angebot in Partie { $game } nicht zeigen. Mach es noch einmal, falls du es noch willst.
parked-reminder = Ich kann keine Erinnerung für Partie { $game } senden. `/board` zeigt dir, wer dran ist.
parked-analysis = Ich kann die Analyse von Partie { $game } nicht posten. Drück unter ihrem letzten Brett *Analysieren*, um sie zu sehen.
parked-challenge = Ich kann deine Herausforderung nicht posten. Stell mit `/play` eine neue.
parked-time-out = Ich kann Partie { $game } nicht nach Zeit beenden, deshalb stehen ihre Uhren. Beende sie mit `/resign` oder `/offer what:Abbruch`.
parked-chance = Ich kann Partie { $game } nicht von selbst fortsetzen. Mit `/board` wählst du selbst.
parked-tournament = Ich kann die Nachricht zu **{ $name }** nicht aktualisieren. Nimm `/tournament show`; die Partien gehen weiter.
parked-tournament-round = Ich kann die nächste Runde von **{ $name }** nicht vorbereiten. Begonnene Partien gehen weiter; bitte die Leute, die diesen Bot betreiben, um Hilfe.
computer-asked-again = Der Computer sucht noch einmal nach seinem Zug.
