# Rückblick auf Partien: `/replay`, *Hands*, `/rules`.

replay-heading = **{ NAME($title) }** · { $which } · { $first } gegen { $second }
replay-game = Partie { $game }
replay-imported = importierte Notation
replay-player = { $player } ({ NAME($seat) })
replay-beginning = Der Anfang: Halbzug 0 von { $end }.
replay-ply = Halbzug { $ply } von { $end }, **{ $action }**: { $told }
replay-resigned = Halbzug { $ply } von { $end }: Aufgabe ({ $player }).
replay-out-of-time = Halbzug { $ply } von { $end }: Zeitüberschreitung ({ $player }).
replay-both = beide
replay-wins = { $player } gewinnt: { $reason }.
replay-aborted = Abgebrochen: Die Partie zählt nicht.
replay-draw = Remis: { $reason }.
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · der Anfang
replay-first = ⏮ Anfang
replay-last = Ende ⏭
replay-menu = Zu einer Stellung gehen
replay-type = Gehe zu…
replay-verify = Prüfen
replay-form-field = Halbzug
replay-form-example = z. B. 34; 0 ist der Anfang
replay-animation = Halbzüge { $from } bis { $to }, je eine Sekunde.
animation-alt = Animation mit { $count } Stellungen. Die letzte: { $last }
animation-smaller = -# Auf { $width } Pixel Breite verkleinert, damit sie unter Discords Größengrenze bleibt.
animation-thinner = -# Auf { $width } Pixel Breite verkleinert und auf jede { $stride }. Stellung beschränkt, damit sie unter Discords Größengrenze bleibt.

## *Hands* und `/rules`

preview-none = Es gibt keine Hände für eine Vorschau: Das geht im Pokerschach, wenn du mit einer Figur am Zug bist.
preview-heading = Deine Hand nach jedem deiner Züge (Partie { $game }), die beste zuerst:
preview-line = **{ $hand }**: { $moves }
preview-more = … und schlechtere.
rules-page = -# Seite { $page } von { $pages }

## *Verify*

verify-running = Partie { $game } ist nicht zu Ende, und so lange bleibt ihr Startwert geheim. Er stand vor dem ersten Zug fest: Sein SHA-256 ist `{ $commitment }`.
verify-running-origin = Er folgt aus einem Geheimnis (Prüfsumme: `{ $secret }`), der Herausforderung `{ $challenge }`, ihrer Annahme `{ $accept }` und den Optionen.
verify-running-again = Prüf nach dem Ende noch einmal mit *Prüfen*.
verify-heading = **Partie { $game }**
verify-seed = Startwert `{ $seed }`
verify-hash = ✅ Sein SHA-256 ist `{ $commitment }`.
verify-told-computer = ❔ Eine Partie gegen den Computer hat keine Herausforderung, die eine Prüfsumme zeigt. Wenn du während der Partie *Prüfen* benutzt hast, vergleiche den SHA-256 mit dem von damals.
verify-told = ✅ Das erste Brett zeigte genau diese Prüfsumme.
verify-told-other = ❌ Das erste Brett zeigte eine andere Prüfsumme. Sag es dem Betreiber des Bots.
verify-told-unknown = ❔ Ich kann das erste Brett nicht mehr lesen. Vergleiche die Prüfsumme mit deiner Kopie.
verify-dealt = ✅ Startwert und Optionen ergeben diese Kartenverteilung; jeder Zug der Notation ist erlaubt und führt zum selben Ergebnis.
verify-dealt-otherwise = ❌ Der Startwert ergibt eine andere Partie. Sag es dem Betreiber des Bots.
verify-yourself = -# Zum Selbstprüfen: `echo { $seed } | xxd -r -p | sha256sum`, und `trickmate referee { $game } --moves` mit der Notation, die *Notation* gibt.
verify-origin = **Woher der Startwert kommt**
verify-origin-secret = Geheimnis `{ $secret }`, seine Prüfsumme `{ $commitment }`
verify-challenge-told = ✔️ Die Herausforderung zeigt diese Prüfsumme: { $link }
verify-challenge-other = ❌ Die Herausforderung zeigt diese Prüfsumme nicht. Sag es dem Betreiber des Bots: { $link }
verify-challenge-unread = ❔ Ich kann die Herausforderung nicht lesen: { $link }
verify-challenge-unknown = ❔ Ich kann die Herausforderung nicht lesen
verify-acceptance = Herausforderung `{ $challenge }`, Annahme `{ $accept }`: Wer angenommen hat, bekam diese ID gezeigt.
verify-computer-ids = Herausforderung `{ $challenge }`, Annahme `{ $accept }`: Der Computer hat mit demselben Klick oder Befehl angenommen, der die Partie verlangte.
verify-follows = ✔️ Startwert und Seiten folgen daraus und aus den Optionen.
verify-does-not-follow = ❌ { $why }: Bitte sag es dem Betreiber des Bots.
