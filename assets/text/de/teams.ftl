# Teampartien und ihre Abstimmungen

team-mention = Team { $mark }
team-picture = Team { $side }
team-heading = 👥 **{ $title }** für zwei Teams, angelegt von { $organizer }
team-heading-person = 👥 **{ $title }**: ein Team gegen { $opponent }, angelegt von { $organizer }
team-heading-computer = 👥 **{ $title }**: ein Team gegen den Computer (Stufe { $level }), angelegt von { $organizer }
team-side = { $mark } **{ $side }** ({ $count }): { $players }
team-side-empty = { $mark } **{ $side }**: noch niemand
team-side-person = { $mark } **{ $side }**: { $player }
team-side-computer = { $mark } **{ $side }**: der Computer
team-more = { $count } weitere
team-rules = Jedes Team stimmt über seine Züge ab. Eine Abstimmung endet, sobald sich mehr als die Hälfte der Stimmberechtigten einig ist oder wenn ihre Zeit um ist ({ $time }): Dann wird gespielt, was die meisten Stimmen hat, bei Gleichstand das, was sie zuerst hatte. Stimmt niemand ab, verliert das Team. Wer einem Team beitritt, bleibt dort.
team-vote-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    }
team-vote-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
    }
team-who-begins = { $player } startet die Partie mit *Starten*.
team-running =
    Die Partie läuft: { $link }
    Du kannst noch beitreten. Abstimmen kannst du ab dem nächsten Zug deines Teams.
team-over = Die Partie ist vorbei. { $link }
team-cancelled = Diese Partie wurde abgesagt.
team-join = { $side } beitreten
team-begin = Starten
team-cancel = Absagen
team-joined = Du bist dabei: Team { $side }.
team-joined-running = Du bist dabei: Team { $side }. Abstimmen kannst du ab dem nächsten Zug deines Teams.
team-called-off = Abgesagt.
team-posted = Die Teams können sich bilden: { $link }
team-waits = Deine Teampartie erscheint gleich hier.
team-rated = Teampartien werden nie gewertet: Lass `rated` leer.
team-both-and-opponent = Wenn beide Seiten Teams sind, lass `opponent` und `level` leer.
team-special = Teampartien gibt es ohne Vorgabe, ohne Serie und nur aus der Anfangsstellung: Lass diese Optionen leer.
team-elsewhere = Anderes Team woanders…
team-elsewhere-panel = Wo soll das andere Team spielen? Wähle einen Kanal dieses Servers, dort muss jemand annehmen. Oder lade einen anderen Server ein: Wenn du diesen verwalten darfst, bekommst du einen Code für jemanden, der jenen verwalten darf.
team-elsewhere-channel = Kanal wählen
team-elsewhere-server = Anderer Server
team-asked = Ich habe in { $channel } gefragt. Wer sonst dort schreiben darf, kann bis { $until } annehmen.
team-asked-later = Ich kann in { $channel } noch nichts posten. Lass mich den Kanal sehen, dort Nachrichten senden und Dateien anhängen, oder sag die Partie ab.
team-code =
    Schick diesen Code jemandem, der den anderen Server verwalten darf: **{ $code }**
    Dort wird er im Kanal, in dem das Team spielen soll, unter `/server` › *Team-Einladung* eingegeben. Er gilt bis { $until }.
team-code-field = Code der Einladung
team-heading-away = 👥 **{ $title }** gegen ein Team in { $channel }, angelegt von { $organizer }
team-heading-abroad = 👥 **{ $title }** gegen ein Team eines anderen Servers
team-another-server = auf einem anderen Server
team-side-away = { $mark } **{ $side }** ({ $count }): { $there }
team-side-asked = { $mark } **{ $side }**: Einladung offen ({ $there }), bis { $until }
team-away-declined = Die Einladung wurde abgelehnt. Beide Teams können hier spielen, oder du lädst ein anderes ein.
team-away-expired = Niemand hat die Einladung rechtzeitig angenommen. Beide Teams können hier spielen, oder du lädst ein anderes ein.
team-invitation = Wer hier schreiben darf, kann bis { $until } annehmen. Euer Team bildet sich dann in diesem Kanal.
team-invitation-abroad = Wenn du annimmst, bildet sich euer Team in diesem Kanal. Das geht bis { $until }.
team-invitation-declined = Diese Einladung wurde abgelehnt.
team-invitation-expired = Niemand hat diese Einladung rechtzeitig angenommen.
team-accepted = Angenommen: Euer Team kann sich bilden. { $link }
team-declined = Abgelehnt.
team-who-begins-abroad = Der andere Server startet die Partie, sobald beide Teams Mitglieder haben.

vote-line = { $mark } **{ $side }** stimmt ab, Schluss spätestens { $when } · { $voters } von { $electors } haben abgestimmt
vote-line-secret = { $mark } **{ $side }** wählt geheim, Schluss spätestens { $when }
vote-line-elsewhere = { $mark } **{ $side }** stimmt woanders ab, Schluss spätestens { $when }
vote-paused = Die Partie ist pausiert, weil ich vom Server des anderen Teams entfernt wurde. Sie geht weiter, wenn mich dort jemand wieder hinzufügt.
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = und { $count } weitere
vote-own = Deine Stimme: { $choice }
vote-none = Du hast noch nicht abgestimmt.
vote-not-yet = Abstimmen kannst du ab dem nächsten Zug deines Teams.
vote-cast = Du hast für { $choice } gestimmt. Bis zum Ende der Abstimmung kannst du das ändern.
vote-decided = Du hast für { $choice } gestimmt. Damit ist es entschieden.
vote-resign = Aufgeben
vote-random = Zufallsentscheidung

error-team-no-game = Diese Teampartie gibt es nicht mehr.
error-team-decks = Teams können keine Decks mitbringen. Wähle Optionen, bei denen beide die gleichen Karten haben.
error-team-time = Eine Abstimmung braucht eine Zeit pro Zug: zum Beispiel `time:1 day`.
error-team-too-many = Es sind noch zu viele Teampartien offen: höchstens { $server } auf einem Server und { $organizer } von einer Person. Spiel erst eine andere zu Ende, oder sag sie ab.
error-team-closed = Zu spät: Diese Teampartie hat begonnen oder ist vorbei.
error-team-no-team = Diese Seite ist kein Team.
error-team-full = Dieses Team ist voll.
error-team-other-team = Du bist im anderen Team. Wer einem Team beitritt, bleibt dort.
error-team-is-opponent = Du spielst selbst gegen dieses Team.
error-team-not-yours = Das kann nur { $player }.
error-team-no-member = Eines der Teams hat noch keine Mitglieder. Warte, bis jemand beigetreten ist.
error-team-not-in = Du bist in keinem Team dieser Partie. Tritt mit den Knöpfen unter dem Brett einem bei.
error-team-one-action = Ein Team stimmt über eine Aktion nach der anderen ab. Wähle oder tippe nur die nächste.
error-team-in-teams = Das geht in einer Teampartie nicht: Alles wird durch Abstimmung entschieden.
error-team-elsewhere = Dieses Team spielt woanders, nur dort kann man ihm beitreten.
error-team-invited = Das andere Team ist schon eingeladen.
error-team-both-joined = Beide Teams haben hier schon Mitglieder, also kann keines woanders spielen.
error-team-same-channel = In diesem Kanal ist die Partie angelegt. Wähle einen anderen.
error-team-same-server = Diese Einladung ist für einen anderen Server. Einen Kanal dieses Servers wählst du im Menü.
error-team-no-invitation = Diese Einladung gibt es nicht, sie ist beantwortet oder abgelaufen.
error-team-own-invitation = Diese Einladung ist von dir, also muss jemand anders sie beantworten.
error-team-away-gone = Ich wurde vom Server des anderen Teams entfernt. Warte, bis mich dort jemand wieder hinzufügt, oder sag die Partie ab.
error-team-channel-unseen = Ich weiß nicht, ob du diesen Kanal sehen kannst. Wähle einen, den du siehst.
error-team-not-writer = Nur wer in diesem Kanal schreiben darf, kann antworten.
error-team-not-manager = Das kann nur, wer den Server oder seine Kanäle verwalten darf.
