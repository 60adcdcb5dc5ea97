# Remis, Zugrücknahme, Abbruch, Revanche und Tipps, auf die sich beide einigen.

## Was erfährt, wer anbietet

offer-draw-made = Du hast Remis angeboten (Partie { $game }).
offer-takeback-made = Du hast um Rücknahme deines letzten Zuges gebeten (Partie { $game }).
offer-abort-made = Du hast vorgeschlagen, die Partie abzubrechen (Partie { $game }).
offer-rematch-made = Du hast um Revanche gebeten (Partie { $game }).
offer-same-deal-made = Du hast um Revanche mit gleicher Kartenverteilung gebeten (Partie { $game }).
rematch-opponent-left = Dein Gegenüber ist nicht mehr auf dem Server. Such dir mit `/play` jemand anderen.
offer-hints-made = Tipps brauchen das Einverständnis der Gegenseite. Ich habe gefragt (Partie { $game }).
offer-agreed-takeback = Dein Gegenüber hatte schon um Rücknahme des eigenen letzten Zuges gebeten, und das ist geschehen (Partie { $game }). Steht dein Zug noch, kannst du noch einmal bitten.
offer-agreed = Dein Gegenüber hatte schon dasselbe angeboten, also gilt es (Partie { $game }).
offer-draw-done = Der Computer nimmt an: Die Partie ist remis (Partie { $game }).
offer-takeback-done = Dein letzter Zug wurde zurückgenommen (Partie { $game }).
offer-hints-done = Du kannst um Tipps bitten (Partie { $game }).
offer-abort-done = Die Partie ist abgebrochen: Sie zählt nicht (Partie { $game }).
offer-draw-refused = Der Computer lehnt Remis ab (Partie { $game }). Er nimmt es nach zehn eigenen Zügen an, wenn er weniger als Remis erwartet.

## Die Nachricht eines Angebots

offer-message =
    { $offer }
    { $state }
offer-draw = { $player } bietet Remis an (Partie { $game }).
offer-takeback = { $player } möchte den letzten Zug zurücknehmen (Partie { $game }).
offer-abort = { $player } möchte die Partie abbrechen, sodass sie nicht zählt (Partie { $game }).
offer-rematch = { $player } möchte eine Revanche mit vertauschten Seiten (Partie { $game }).
offer-rematch-rated = { $player } möchte eine gewertete Revanche mit vertauschten Seiten (Partie { $game }).
offer-same-deal = { $player } möchte eine Revanche mit gleicher Kartenverteilung und vertauschten Seiten (Partie { $game }).
offer-same-deal-rated = { $player } möchte eine gewertete Revanche mit gleicher Kartenverteilung und vertauschten Seiten (Partie { $game }).
offer-hints = { $player } möchte, dass ihr beide mit `/hint` Tipps vom Computer bekommt (Partie { $game }).
offer-open = { $player }, nimmst du an? Weiterspielen heißt ablehnen.
offer-open-rematch = { $player }, nimmst du an?
offer-accepted = **Angenommen** von { $player }.
offer-declined = **Abgelehnt** von { $player }.
offer-withdrawn = **Zurückgezogen** von { $player }.
offer-lapsed = **Verfallen**: Die Partie ging weiter.
