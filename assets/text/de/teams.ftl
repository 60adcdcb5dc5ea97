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

vote-line = { $mark } **{ $side }** stimmt ab, Schluss spätestens { $when } · { $voters } von { $electors } haben abgestimmt
vote-line-secret = { $mark } **{ $side }** wählt geheim, Schluss spätestens { $when }
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
