# Antworten beim Spielen: Züge, Aufgeben, Notation, Partien gegen den Computer.

played-turn-over = { $played } Dein Zug ist zu Ende.
played-answered = { $played } { $answer }
played-your-turn = Du bist dran.
played-stopped = Der Rest wurde nicht gespielt: { $refused }.
played-too-much = Der Rest wurde nicht gespielt, weil dein Zug zu Ende war: `{ $rest }`.
typed-two-readings = „`{ $typed }`“ kann { $first } heißen, mit englischen Buchstaben, oder { $second }. Was meinst du?
took-back = Zurückgenommen: { $told }
resign-ask = Möchtest du diese Partie { NAME($title) } aufgeben (Partie { $game })?
resign-confirm = Aufgeben
resign-takeback = Zug zurücknehmen
resign-abort = Partie abbrechen
resign-keep-playing = Weiterspielen
resign-kept-playing = Die Partie geht weiter.
resigned = Du hast Partie { $game } aufgegeben.
record-heading = Die Notation von Partie { $game }.
record-empty = Noch keine Züge.
accepted = Du hast die Partie angenommen: { $link }
accepted-from-list = Herausforderung angenommen. Der Link zu deiner Partie folgt.
accepted-rematch = Du hast die Partie angenommen.
accepted-id = -# Deine Annahme hat die ID `{ $id }`. *Prüfen* unter `/replay` muss dieselbe ID zeigen; vergleiche sie, um zu prüfen, ob die Karten fair gegeben sind.
shown-below = Siehe unten.
disappears = -# Das verschwindet in { $seconds } Sekunden.

## Das Formular zum Eintippen

form-move = Einen Zug eintippen
form-move-field = Dein Zug
form-choice = Eintippen
form-choice-field = Deine Wahl
form-example = z. B. { $example }

## Zufall

chance-proposal = { $player } möchte den Rest zufällig aufdecken lassen (Partie { $game }). { $opponent }, bist du einverstanden?
chance-agreed = { $proposer } und { $player } haben sich geeinigt, den Rest zufällig aufzudecken.
chance-expired = **Verfallen**: Die Partie ging weiter (Partie { $game }).
chance-withdrawn = { $player } hat den Vorschlag zurückgezogen, den Rest zufällig aufzudecken (Partie { $game }).
chance-declined = { $player } möchte lieber einzeln aufdecken (Partie { $game }).

## Der Computer

computer-begun = Partie { $game } gegen den Computer hat begonnen: { $link }
computer-thread = { $player } spielt { NAME($title) } gegen den Computer (Partie { $game }).
computer-ask-level = Wie gut soll der Computer spielen? Die Partie beginnt, sobald du eine Stufe wählst.
computer-level = Stufe
level-1 = 1 · erste Partie
level-2 = 2 · Neuling
level-3 = 3 · Gelegenheitsspiel
level-4 = 4 · etwas Übung
level-5 = 5 · viel Übung
level-6 = 6 · Vereinsniveau
level-7 = 7 · Expertenniveau
level-8 = 8 · so stark es geht
computer-play = Gegen den Computer
computer-higher-level = Weiter: Stufe { $level }
hint-button = Tipp
hint =
    Ich würde { $plan } ({ $moves }). { $reason }
    -# Partie { $game }
hint-play = Spielen
hint-reply = Die beste Antwort wäre: { $plan }.
hint-quiet = Nichts anderes, was ich angesehen habe, ist besser.
hint-chances = Deine Chancen von hier: etwa { $value } %.
hint-lost = Die Partie ist bei bestem Spiel nicht mehr zu retten; so hältst du am längsten durch.
hint-reason-takes = Das schlägt { NAME($name, form: "acc") }.
hint-reason-takes-composite = Das schlägt die Figur aus { $cards }.
hint-reason-takes-covered = Das schlägt eine Karte.
hint-reason-takes-en-passant = Das schlägt einen Bauern en passant.
hint-reason-makes = Neue Hand: { $hand }.
hint-reason-makes-better = Das gewinnt die Hand: { $hand }.
hint-reason-checks = Das gibt Schach.
hint-reason-promotes = Das wandelt einen Bauern um.
