# Einstellungen: die eigenen, und die eines Servers.

yes = ja
no = nein

## `/settings`

settings = **Deine Einstellungen**, auf allen Servern
    Brettfarben: **{ $theme }**
    Brettausrichtung: **{ $bottom }**
    Auch als Textbrett: **{ $text }**
    Wenn du dran bist: **{ $notify }**
    Deine geheimen Karten: **{ $cards }**
    Vor Ablauf der Zeit: **{ $reminder }**
    Ruhezeit, ohne Erinnerungen und Neues aus Partien, die du verfolgst: **{ $quiet }**
    Auf Ranglisten: **{ $listed }**
    Warnungen in freien Partien: **{ $warnings }**
settings-language = Sprache: **{ $language }**
settings-language-button = Sprache…
settings-language-ask = In welcher Sprache soll ich dir schreiben?
setting-language-discord = wie in deinem Discord
settings-cards-direct = eine Direktnachricht und der Knopf *Meine Karten*
settings-cards-button = der Knopf *Meine Karten*
settings-quiet = { $from }:00 bis { $to }:00, { $zone }
settings-quiet-none = keine
setting-light = helle Farben
setting-dark = dunkle Farben
setting-colour-blind = Farben für jede Art des Farbensehens
setting-bottom-own = deine eigene Seite unten
setting-bottom-first = Weiß (oder Vorhand) unten
setting-notify-ping = das Brett erwähnt dich
setting-notify-direct = eine Direktnachricht mit Link
setting-notify-none = keine Benachrichtigung
setting-reminder = { $hours ->
    [0] keine Erinnerung
    [1] eine Erinnerung eine Stunde vorher
   *[other] eine Erinnerung { $hours } Stunden vorher
    }
setting-hands-on = Karten per Direktnachricht
setting-hands-off = Karten nicht per Direktnachricht
setting-text-on = Bretter auch als Text
setting-text-off = Bretter nicht als Text
setting-listed-on = Auf Ranglisten zeigen
setting-listed-off = Auf Ranglisten verbergen
setting-warnings-on = Königswarnungen einschalten
setting-warnings-off = Königswarnungen ausschalten
settings-bottom-first = Weiß (oder Vorhand) unten
settings-bottom-own = Eigene Seite unten
settings-quiet-button = Ruhezeit…
settings-quiet-form = Ruhezeit
settings-quiet-hours = Von Stunde bis Stunde; leer: keine
settings-quiet-hours-example = z. B. 22-7
settings-quiet-zone = Zeitzone
settings-quiet-zone-example = z. B. Europe/Berlin

## `/server`

server-settings = **Einstellungen dieses Servers**
    Partien können beginnen in: **{ $channels }**
    Jede Partie im eigenen Thread: **{ $threads }**
    Standard-Bedenkzeit: **{ $time }**
    Gewertete Partien: **{ $rated }**
server-language = Sprache für alles, was hier alle sehen: **{ $language }**
server-language-discord = wie in den Discord-Einstellungen dieses Servers
server-language-menu = Sprache
server-computer = Partien gegen den Computer: **{ $place }**
server-computer-entry = Partien gegen den Computer: { $place }
server-computer-here = wo sie beginnen, in einer Nachricht
server-computer-thread = jede in einem eigenen Thread
server-computer-direct = nur in Direktnachrichten
server-channel-menu = Kanal
server-turn-off = Ausschalten
server-zone-button = Zeitzone…
server-time-form = Zeit
server-all-channels = alle Kanäle
server-threads-button-on = Threads: aus (klicken für an)
server-threads-button-off = Threads: an (klicken für aus)
server-rated-button-on = Gewertete Partien: aus (klicken für an)
server-rated-button-off = Gewertete Partien: an (klicken für aus)
server-time-button = Bedenkzeit…
server-channels = Kanäle für Partien (keiner gewählt: alle)
server-time = Bedenkzeit
server-time-field = Bedenkzeit (leer: 3 Tage pro Zug)
server-time-example = z. B. 3 days, 12 hours, 10+5 oder none

## The daily puzzle of a server

server-daily-line = Aufgabe des Tages: **{ $channel } um { $hour }:00, { $zone }, { NAME($game) }**
server-daily-none = Aufgabe des Tages: **aus**
server-daily-button = Aufgabe des Tages…
server-daily-time-button = Stunde und Zeitzone…
server-daily-hour = Stunde (0–23)
server-daily-set = Eine Aufgabe des Tages erscheint in { $channel } um { $hour }:00 ({ $zone }), { NAME($game) }. Die nächste: { $when }.
server-daily-all-games = alle Spiele reihum
server-daily-off = Auf diesem Server gibt es keine Aufgabe des Tages. Wähl einen Kanal, um sie einzuschalten: Sie erscheint einmal am Tag, und alle lösen sie für sich.

## The weekly highlights of a server

server-highlights-line = Höhepunkte der Woche: **{ $channel }**
server-highlights-none = Höhepunkte der Woche: **aus**
server-highlights-button = Höhepunkte…
server-highlights-set = Die Höhepunkte der Woche erscheinen in { $channel }: die längste Siegesserie, die längste Partie und die größte Überraschung. Die nächsten: { $when }.
server-highlights-off = Auf diesem Server erscheinen keine Höhepunkte. Wähl einen Kanal, um sie einzuschalten: Sie kommen montags um 9:00.

## The role for players of a server

server-role-line = Spielerrolle: **{ $role }**
server-role-none = Spielerrolle: **keine**
server-role-button = Spielerrolle…
server-role-menu = Rolle
server-role-set = { $role } wird erwähnt, wenn jemand eine Partie sucht. Alle können sich diese Rolle unter `/challenges` selbst geben. Ich brauche die Berechtigung „Rollen verwalten“, eine Rolle über dieser, und die Erlaubnis, sie zu erwähnen.
server-role-off = Wenn jemand eine Partie sucht, wird niemand erwähnt. Wähl eine Rolle, um das zu ändern.

## Die Saisons eines Servers

server-seasons-line = Saisons: **{ $length }, { $channel }**
server-seasons-none = Saisons: **aus**
server-seasons-button = Saisons…
season-length-quarter = jedes Quartal
season-length-month = jeden Monat
season-length-menu = Länge
season-settings-on = Eine Saison beginnt { $length } ({ $zone }). Die laufende, { $season }, endet am { $when }; wer gewonnen hat, steht dann in { $channel }. `/leaderboard` mit `period` zeigt die Tabellen.
season-settings-off = Auf diesem Server gibt es keine Saisons. Wähl einen Kanal, um sie einzuschalten: Am Ende jedes Quartals oder Monats steht dort, wer in jedem Spiel gewonnen hat. Die Wertungen werden nicht zurückgesetzt.

## Rollen für Wertungen

server-roles-line = Rollen nach Wertung: **{ $roles }**
server-roles-none = Rollen nach Wertung: **keine**
server-roles-button = Rollen nach Wertung…
server-team-button = Team-Einladung
roles-heading = **Rollen nach Wertung**
roles-off = Für Wertungen werden keine Rollen vergeben. Wähl eine Rolle, um damit anzufangen.
roles-how = -# Ich vergebe diese Rollen und nehme sie zurück, wenn sich Wertungen ändern. Vorläufige Wertungen und Leute, die nicht auf Ranglisten stehen, zählen nicht. Ich brauche die Berechtigung „Rollen verwalten“, und meine eigene Rolle muss über diesen stehen.
roles-menu = Rolle hinzufügen oder ändern
roles-line = • { $role }: { $rule } · { $holders ->
    [one] { $holders } Mitglied
   *[other] { $holders } Mitglieder
    }
roles-rule-rating = { $title }, Wertung ab { $least }
roles-rule-top = { $title }, { $count ->
    [one] Platz 1
   *[other] die besten { $count }
    }
roles-not-permitted = ⚠️ Ich kann sie nicht vergeben: Mir fehlt die Berechtigung „Rollen verwalten“.
roles-too-high = ⚠️ Ich kann sie nicht vergeben: Sie muss in der Rollenliste des Servers unter meiner eigenen stehen.
roles-managed = ⚠️ Ich kann sie nicht vergeben: Sie gehört zu einer Integration.
roles-gone = 🗑️ Eine Rolle wurde auf diesem Server gelöscht, ich vergebe sie nicht mehr: { $rule }.
roles-drop-menu = Rolle nicht mehr vergeben
roles-ask = Wofür bekommen Mitglieder { $role }?
roles-rule-menu = Spiel und Bedingung
roles-entry-rating = { $title }: ab einer bestimmten Wertung…
roles-entry-top = { $title }: die Spitze der Rangliste…
roles-form = Rolle nach Wertung
roles-field-rating = Ab welcher Wertung
roles-field-top = Wie viele Plätze
