# Was gesagt wird, wenn etwas abgelehnt wird oder misslingt.

## Herausforderungen

error-no-game = Unbekanntes Spiel. `/help` zeigt die Liste der Spiele.
error-option = Ungültige Option: { $why }.
error-against-oneself = Gegen dich selbst kannst du nicht spielen. Wähle jemand anderen, oder nenne niemanden, dann können alle annehmen.
error-challenge-closed = Diese Herausforderung ist nicht mehr offen. Stell mit `/play` eine neue.
error-not-challenged = Diese Herausforderung gilt { $player }. Stell mit `/play` eine eigene.
error-not-challenger = Nur { $player } hat diese Herausforderung gestellt und kann sie zurückziehen.
error-own-challenge = Das ist deine eigene Herausforderung. Warte, bis jemand annimmt, oder zieh sie zurück.
error-blocks-oneself = Dich selbst kannst du nicht blockieren. Wähle jemand anderen.
error-has-blocked = Du hast { $player } blockiert. Mit `/block` könnt ihr wieder miteinander spielen.
error-not-to-be-challenged = Diese Person kannst du hier nicht herausfordern. Wähle jemand anderen, oder nenne niemanden, dann können alle annehmen.
error-not-to-be-accepted = Du kannst diese Herausforderung nicht annehmen. Stell mit `/play` eine eigene.
error-banned = Du bist auf diesem Server vom Spielen ausgeschlossen. Wende dich an die Verwaltung des Servers.
error-too-many-challenges = Du hast schon { $count } offene Herausforderungen. Zieh eine zurück, oder warte auf Antwort.
error-too-many-games = Du hast schon { $count } laufende Partien. Spiel erst eine zu Ende: `/games` listet sie.
error-too-many-computer-games = Du hast schon { $count } laufende Partien gegen den Computer. Spiel erst eine zu Ende: `/games` listet sie.
error-no-computer = Der Computer ist noch nicht bereit. Versuch es gleich noch einmal.
error-not-your-challenge = Nur { $player } hat diese Herausforderung gestellt und kann sie gegen den Computer spielen. Stell mit `/play` eine eigene.
error-opponent-busy = { $player } hat zu viele laufende Partien. Versuch es wieder, wenn eine zu Ende ist.
error-not-here = In diesem Kanal kannst du keine Partien beginnen. Nimm `/play` in { $channels }.
error-not-here-two = { $first } oder { $last }
error-no-rated = Gewertete Partien sind auf diesem Server abgeschaltet. Spiel eine freie: Lass `rated` leer.
error-time-control = Eine Bedenkzeit ist `3 days` oder `12 hours` pro Zug (1 Stunde bis 30 Tage), `10+5` für eine Live-Partie (Minuten für jede Seite, höchstens 180, und Sekunden dazu pro Zug, höchstens 180), oder `none`.

## Partien

error-no-match = Partie nicht gefunden. `/games` listet deine.
error-not-paused = Diese Partie ist nicht pausiert.
error-too-soon = Du kannst { $when } wählen, ob die Partie in Direktnachrichten weitergeht oder ungewertet endet. Bis dahin warte ich darauf, wieder hinzugefügt zu werden.
error-paused = Diese Partie ist pausiert, weil ich von ihrem Server entfernt wurde. Sie geht weiter, wenn mich dort jemand wieder hinzufügt.
error-over = Diese Partie ist zu Ende. Beginne mit `/play` eine neue.
error-already-over = Diese Partie ist schon zu Ende.
error-no-deal = Wiederholen lässt sich nur eine zufällige Verteilung, die beide von Anfang an sahen. Nimm `/offer what:Revanche` für eine weitere Partie.
error-not-over = Diese Partie ist noch nicht zu Ende. Danach kannst du um Revanche bitten.
error-out-of-turn = Du bist nicht dran. Warte auf den Zug der Gegenseite.
error-action = { $refused }.
refused-illegal = `{ $typed }` ist nicht erlaubt: { $why }
refused-unreadable = `{ $typed }` ist kein Zug: { $why }
refused-otherwise = `{ $typed }` kann nicht gespielt werden: { $why }
error-placing = Nichts wurde gelegt: { $why }. Verbessere es und schick es noch einmal.
error-typed-resign = Um Partie { $game } aufzugeben, nimm `/resign`.
error-typed-draw = Um in Partie { $game } Remis anzubieten, nimm `/offer what:Remis`.
error-typed-takeback = Um in Partie { $game } um Zugrücknahme zu bitten, nimm `/offer what:Zugrücknahme`.
error-typed-rematch = Um nach Partie { $game } um Revanche zu bitten, nimm `/offer what:Revanche`.
error-stale-over = Diese Partie ist inzwischen zu Ende.
error-stale = Die Partie ist inzwischen weitergegangen. Sieh dir das neueste Brett an und wähle noch einmal.
error-stale-typed = Die Partie ist inzwischen weitergegangen, deshalb wurde `{ $typed }` nicht gespielt. Sieh dir das neueste Brett an; wenn du es noch willst, schick es noch einmal.
error-nothing-drafted = In diesem Zug gibt es nichts rückgängig zu machen.
error-one-move = In diesem Spiel besteht ein Zug aus einer Aktion und endet von selbst.
error-nothing-here = Du hast hier keine laufende Partie. `/games` zeigt deine, `/play` beginnt eine.
error-several-elsewhere = Du hast mehrere laufende Partien, aber hier keine. Wähle eine mit der Option `game`; `/games` listet sie.
error-no-hand = Du hast in keiner laufenden Partie verdeckte Karten. `/games` listet deine Partien.
error-no-hand-here = Du hast hier keine verdeckten Karten. `/board` zeigt das Brett.
error-not-seated = Nur { $first } und { $second } spielen in dieser Partie. Beginne mit `/play` eine eigene.
error-in-game =
    { $refused }
    -# Das betraf Partie { $game }. Für eine andere Partie gib die Option `game` an.
error-elsewhere = Partie { $game } wird in { $channel } gespielt, nicht hier. Nimm `/{ $command }` dort.
error-unlisted = Die Ergebnisse von { $player } sind hier verborgen.
error-unknown-rules = Partie { $game } nutzt eine Regelversion, die ich nicht habe, deshalb kann ich sie nicht öffnen. Nichts ist verloren: Sag es bitte dem Betreiber des Bots.
error-corrupt = Diese Partie lässt sich nicht laden. Ihre Züge sind sicher: Sag es der Verwaltung des Servers (Partie { $game }).
error-worldwide = Diese gewertete Partie zählt weltweit: Nur der Betreiber dieses Bots kann sie ohne Ergebnis beenden. Ist sie zu Ende, nimmt `/admin remove-result` sie aus den Ranglisten dieses Servers.
error-secret-in-public = Nichts wurde gespielt: Andere können das lesen, und deine Wahl ist geheim. Nimm die Knöpfe, oder tipp es in einer Direktnachricht an mich.
error-typed = { $refused } (Partie { $game }).
error-typed-near =
    { $refused } (Partie { $game }).
    Du kannst zum Beispiel { $near } spielen.
error-typed-which =
    Das kann ein Zug in Partie { $game } sein oder eine Antwort auf die Frage oben.
    Schick es noch einmal als Antwort: auf diese Nachricht, wenn es ein Zug ist, auf die Frage, wenn es eine Antwort ist.

## Tipps, Angebote und Zugrücknahmen

error-no-hints = In gewerteten Partien gibt es keine Tipps.
error-in-rated-game = Diese Stellung wird gerade in einer gewerteten Partie gespielt. Versuch es wieder, wenn sie zu Ende ist.
error-nothing-to-analyse = In dieser Partie hat niemand eine Entscheidung getroffen. Wähle eine andere.
error-not-playable = Von hier kannst du nicht weiterspielen. Wähle eine Stellung, in der eine Seite am Zug ist.
error-hint-out-of-turn = Einen Tipp bekommst du nur, wenn du dran bist. Frag dann noch einmal.
error-nothing-to-take-back = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
error-revealed = Das kannst du nicht zurücknehmen: Es wurde etwas Verdecktes aufgedeckt.
error-rated = In gewerteten Partien gibt es weder Zugrücknahme noch Abbruch. Biete mit `/offer what:Remis` Remis an, oder gib mit `/resign` auf.
error-offer-closed = Dieses Angebot ist nicht mehr offen. Du kannst ein neues machen.
error-offered-already = Das hast du schon angeboten. Warte auf die Antwort der Gegenseite.
error-offered-before = In dieser Stellung kannst du das nicht noch einmal anbieten. Spiel erst weiter.
error-rematch-asked = Du hast für diese Partie schon um Revanche gebeten. Fordere dein Gegenüber mit `/play` heraus.
error-no-rematch = Gegen diese Person kannst du hier im Moment nicht noch einmal spielen. Such mit `/play` jemand anderen.
error-own-offer = Das ist dein eigenes Angebot. Warte auf die Antwort der Gegenseite, oder zieh es zurück.
error-not-offerer = Nur { $player } hat dieses Angebot gemacht und kann es zurückziehen.
error-own-proposal = Das ist dein eigener Vorschlag. Warte, bis die Gegenseite zustimmt.

## Personen

error-being-erased = Deine Daten werden gerade gelöscht. Versuch es gleich noch einmal.
error-erased-already = Du hast deine Daten erst vor Kurzem gelöscht. Du kannst es { $when } wieder tun.
error-on-vacation = Du bist schon im Urlaub. `/vacation` beendet ihn.
error-not-on-vacation = Du bist nicht im Urlaub. `/vacation` beginnt einen.
error-no-vacation-left = Du hast alle { $days } Urlaubstage dieses Jahres verbraucht. Neue gibt es am 1. Januar.
error-bot = Bots spielen hier nicht. Wähle eine Person.
error-same-players = Wähle zwei verschiedene Personen.
error-export-too-large = Deine Daten sind zu groß für eine Discord-Datei. Bitte den Betreiber dieses Bots darum.

## Decks und Karten

error-no-array = Du hast keine Aufstellung mehr mit diesem Namen. Drück noch einmal *Rest legen…*, um deine zu sehen.
error-array-name = Der Name einer Aufstellung beginnt mit einem Buchstaben oder einer Ziffer und hat höchstens { $max } Zeichen: Buchstaben, Ziffern, Leerzeichen und - ' . ! ? & +
error-arrays-full = Du hast schon { $max } Aufstellungen, mehr geht nicht. Nimm den Namen einer alten, um sie zu ersetzen, oder lösche in deiner nächsten Partie eine unter *Rest legen…*.
error-array-not-placed = Eine Aufstellung lässt sich erst speichern, wenn alle 16 Karten deiner Hand liegen. Leg zuerst die übrigen.
error-no-deck = Du hast kein Deck mit diesem Namen. `/deck list` zeigt deine und die fertigen.
error-deck-name = Der Name eines Decks beginnt mit einem Buchstaben oder einer Ziffer und hat höchstens { $max } Zeichen: Buchstaben, Ziffern, Leerzeichen und - ' . ! ? & +
error-deck-taken = Du hast schon ein Deck namens { $name }. Wähle einen anderen Namen.
error-deck-preset-name = { $name } ist der Name eines fertigen Decks. Wähle einen anderen Namen.
error-decks-full = Du hast schon { $max } Decks, mehr geht nicht. Lösche erst eins mit `/deck edit`.
error-deck-cards = Nichts wurde geändert: { $why }.
error-deck-in-use = Nichts wurde geändert: { $name } ist dein aktives Deck, und { $why }. Wähle mit `/deck use` ein anderes, bevor du es auseinandernimmst.
error-deck-unusable = Mit deinem Deck { $name } kannst du hier nicht spielen: { $why }. Ändere es mit `/deck edit`, oder wähle mit `/deck use` ein anderes.
error-deck-not-ready = Mit deinem aktiven Deck kannst du hier nicht spielen. `/deck edit` zeigt, warum, und mit `/deck use` wählst du ein anderes.
error-deck-other-not-ready = Diese Partie kann noch nicht beginnen: { $player } muss erst ein Deck dafür wählen, mit `/deck use` oder dem Knopf *Mein Deck* an der Herausforderung.
error-card-refused = Die Karte wurde nicht hinzugefügt: { $why }.
error-card-taken = Die Karte wurde nicht hinzugefügt: Dieser Server hat schon eine Karte mit diesem Namen oder keinen Platz mehr. `/card list` zeigt seine Karten.
error-too-many-brought = Eine Herausforderung kann höchstens { $max } eigene Karten mitbringen. Lass welche weg.
error-cards-without-decks = Die Courier-Version wird ohne Decks gespielt: Lass `cards` leer, oder wähle die Standardversion.
error-no-card = Dieser Server hat keine eigene Karte mit diesem Namen. `/card list` zeigt seine Karten.
error-no-piece = Keine Figur oder Karte zu „{ $name }“ gefunden. Nenne ein Feld mit einer Figur, etwa e1, oder wähle beim Tippen einen Vorschlag.

## Zuschauen und Nachspielen

error-own-game = Du spielst in dieser Partie, also kannst du nicht zuschauen. Mit `/settings` wählst du, wie du erfährst, dass du dran bist.
error-nothing-to-watch = Partie { $game } ist zu Ende. `/replay` zeigt, wie sie verlief.
error-too-many-watched = Du schaust schon bei 25 Partien zu, oder bei dieser schauen schon 100 Leute zu. Hör mit `/watch` bei einer anderen auf, oder versuch es später noch einmal.
error-nobody-to-watch = Hier läuft keine Partie von anderen. Nimm `/watch` in einem Kanal mit einer Partie.
error-no-import = Diese Notation ist nicht mehr gespeichert. Importiere sie noch einmal mit `/replay`.
error-record = Diese Notation lässt sich nicht nachspielen: { $why }. *Notation* unter `/replay` zeigt das richtige Format.
record-too-long = die Notation ist länger als { $kib } KiB
record-too-many-moves = die Notation hat mehr als { $max } Züge
record-too-slow = das Nachspielen dauert zu lange
error-replay-one = Gib eins davon an: die Nummer einer Partie, eine Notation als Datei oder eine Notation als Text. *Notation* unter `/replay` zeigt das Format.
error-import-too-large = Diese Datei ist größer als { $kib } KiB. Häng eine Notation im Format von *Notation* unter `/replay` an.
error-import-not-fetched = Die Datei ließ sich nicht von Discord holen. Versuch es noch einmal, oder gib die Notation als Text.
error-import-not-text = Diese Datei ist kein UTF-8-Text. Häng eine Notation im Format von *Notation* unter `/replay` an.
error-ply = Gib die Nummer eines Halbzugs ein, z. B. 34; 0 ist der Anfang.
error-plies = Wähle `from` und `to` zwischen 0 und { $end }, dem letzten Halbzug dieser Partie, und `from` nicht größer als `to`.

## Server und Berechtigungen

error-servers-only = Das geht nur auf einem Server.
error-cards-servers-only = Das geht nur auf einem Server: Karten gehören zu Servern.
error-challenges-servers-only = Das geht nur auf einem Server: Herausforderungen gehören zu Servern.
error-managers-only = Nur wer „Server verwalten“ darf, kann das ändern.
error-card-managers-only = Nur wer „Server verwalten“ darf, kann die Karten eines Servers ändern.
error-not-permitted = Ich kann in diesem Kanal keine Partie leiten. Bitte die Moderation, mir diese Berechtigungen zu geben: { $missing }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen

## Einstellungen

error-quiet-hours = Gib zwei verschiedene volle Stunden an, etwa `22-7`, oder `off`.
error-zone = Unbekannte Zeitzone. Gib eine wie `Europe/Berlin` an: `/settings zone` listet sie.
error-hour = Die Stunde ist eine Zahl von 0 bis 23.

## Misslungenes

error-failed = Etwas ist schiefgegangen, geändert wurde nichts. Versuch es gleich noch einmal.
error-busy = Ich habe gerade sehr viel zu tun. Versuch es in einer Minute noch einmal.
error-picture = Das Bild konnte nicht gezeichnet werden. Geändert wurde nichts, versuch es also noch einmal.
error-study = Diese Lektion oder Aufgabe geht im Moment nicht. Versuch eine andere.
error-button-expired = Dieser Knopf ist abgelaufen. `/board` zeigt das aktuelle Brett.
error-form-expired = Dieses Formular ist abgelaufen. Gib den Befehl noch einmal ein.

## Zu oft

error-pacing = { $what } Versuch es in { $wait } noch einmal.
pacing-animation = Du kannst höchstens 3 Animationen pro Minute machen.
pacing-import = Du kannst in 10 Minuten höchstens 20 Notationen importieren.
pacing-picture = Du hast in kurzer Zeit viele Bilder angefordert.
pacing-export = Du kannst deine Daten in 10 Minuten höchstens 5-mal bekommen.
pacing-report = Du kannst in fünf Minuten höchstens 10 Turniere exportieren.
pacing-enrolment = Du meldest dich zu schnell bei Turnieren an und ab.
pacing-invitation = Du kannst in kurzer Zeit höchstens 5 Vertretungen fragen.
pacing-deletion = Du kannst deine Daten höchstens 3-mal pro Stunde löschen.
pacing-suggestion = Du tippst zu schnell für Vorschläge.
pacing-analysis = Du kannst in fünf Minuten höchstens 10 Analysen bekommen.
pacing-hint = Du kannst höchstens 10 Tipps pro Minute bekommen.
pacing-study = Du kannst in fünf Minuten höchstens 10 Partien aus Stellungen beginnen.
pacing-message = Du schreibst schneller, als ich antworten kann.
typed-pause = Auf Nachrichten, die ich nicht lesen kann, antworte ich ein paar Sekunden lang nicht mehr.
typed-role = Nachrichten, die meine Rolle erwähnen, kann ich nicht lesen. Wähle mich unter **Mitglieder**, wenn du meinen Namen tippst.
wait-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
    }
wait-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
    }
error-role-not-given = Ich kann diese Rolle nicht ändern. Wer den Server verwaltet, muss mir „Rollen verwalten“ und eine Rolle über dieser geben.
error-role-not-for-players = Diese Rolle kann nicht vergeben werden. Wähle eine andere.
error-role-beyond-own = Du kannst nur Rollen wählen, die du selbst vergeben könntest: Du brauchst die Berechtigung „Rollen verwalten“, und die Rolle muss unter deiner höchsten stehen und darf nichts erlauben, was du nicht darfst.
roles-error-number = Gib eine Zahl von { $least } bis { $most } ein.
roles-error-too-many = Ein Server kann { $max } Rollen nach Wertung haben. Entfern zuerst eine.
