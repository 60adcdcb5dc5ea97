# Herausforderungen und Bedenkzeiten.

challenge-posted = Herausforderung gepostet: { $link }
challenge-waits = Discord antwortet gerade nicht. Deine Herausforderung wird gepostet, sobald es wieder geht.
challenge-not-posted = Ich konnte deine Herausforderung in diesem Kanal nicht posten und habe sie zurückgezogen. Bitte die Moderation, mir Ansehen und Schreiben in diesem Kanal zu erlauben.
challenge-which-game = Welches Spiel möchtest du mit { $player } spielen? Optionen kannst du mit `/play` wählen.
challenge-no-member = Diese Person ist nicht auf diesem Server. Wähle jemanden von hier, oder ein `level`, um gegen den Computer zu spielen.
challenge-maker-left = Wer diese Herausforderung gestellt hat, ist nicht mehr auf dem Server; sie entfällt. Stell mit `/play` eine eigene.
challenge-bot = Andere Bots können keine Herausforderungen annehmen. Wähle eine Person, oder ein `level`, um gegen den Computer zu spielen.
challenge-opponent-and-level = Wähle `opponent` oder `level`, nicht beides.
challenge-in-direct-messages = Andere kannst du nur auf einem Server herausfordern. Um hier gegen den Computer zu spielen, wähle ein `level`.
challenge-computer-rated = Partien gegen den Computer werden nie gewertet: Lass `rated` leer.
challenge-computer-time = Partien gegen den Computer haben keine Uhr: Lass `time` leer.
challenge-no-direct-messages = Ich kann dir nicht schreiben. Erlaube Direktnachrichten von mir und versuch es noch einmal.
challenge-not-added = Ich bin nicht auf diesem Server und kann hier keine Partie zwischen euch leiten. Wähle ein `level`, um gegen den Computer zu spielen.

## Die Nachricht

challenge-message =
    { $opening } { $seat }
    Bedenkzeit: { $time }.
    { $state }
challenge-message-rated =
    { $opening } { $seat } **Gewertet**: Das Ergebnis ändert beide Wertungen.
    Bedenkzeit: { $time }.
    { $state }
challenge-opening = { $player } fordert { $opponent } zu **{ NAME($title) }** heraus.
challenge-opening-anybody = { $player } sucht jemanden für **{ NAME($title) }**.
challenge-seat = { $player } spielt { NAME($seat) }.
challenge-seat-random = Die Seiten werden ausgelost.
challenge-open = { $summary } Die Herausforderung läuft { $when } ab.
challenge-accepted = **Angenommen.** Viel Spaß!
challenge-declined = **Abgelehnt.**
challenge-declined-by = **Abgelehnt** von { $player }.
challenge-withdrawn = **Zurückgezogen** von { $player }.
challenge-called-off = **Entfallen**: Diese Herausforderung kann nicht mehr angenommen werden.
challenge-expired = **Abgelaufen**: Niemand hat rechtzeitig geantwortet.
challenge-secret = -# 🔒 Nachweislich fair gegeben: `{ $commitment }` legt die Karten jetzt fest, und *Prüfen* unter `/replay` prüft sie nach der Partie.
challenge-details-button = Details
challenge-details = 🔒 **Nachweislich fair gegeben.** Alles, was der Zufall bestimmt, folgt aus einem Geheimnis, das mit dieser Herausforderung gezogen wurde. Sein Fingerabdruck ist `{ $commitment }`. Er steht auch in der Beschreibung des Bildes (ALT), also kann niemand das Geheimnis noch austauschen. Nach der Partie zeigt *Prüfen* unter `/replay` das Geheimnis und prüft alles.
challenge-commitment = Fair gegeben, Festlegung: { $commitment }
challenge-example = -# Die Karten sind ein Beispiel: Gegeben wird erst, wenn die Partie beginnt.
challenge-my-deck = Mein Deck
challenge-cards = **Neue Karten für diese Partie.** Bis sie angenommen wird, kennt `/deck edit` sie, damit du sie in dein Deck stecken kannst:
challenge-cards-picture = Neue Karten

## Bedenkzeiten

time-none = unbegrenzt
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    } pro Zug
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
    } pro Zug
time-live = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } je Seite
time-live-increment = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    } je Seite, dazu { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
    } pro Zug
