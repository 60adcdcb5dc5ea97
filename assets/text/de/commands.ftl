# Beschreibungen von Befehlen, Optionen und Auswahlwerten in Discord: je höchstens 100 Zeichen.

option-game = Welche Partie (sonst: die in diesem Kanal)
option-own-game = Welche deiner Partien (sonst: die in diesem Kanal)
option-tournament = Die Nummer des Turniers (sonst: das neueste auf diesem Server, das nicht zu Ende ist)
option-game-with-cards = Welche deiner Partien (sonst: die, in der du Karten hast)
option-game-topic = Welches Spiel (sonst: aus der Liste wählen)
option-game-number = Die Nummer der Partie, sie steht unter dem Brett
option-any-deck = Welches Deck, deins oder ein fertiges

command-admin = Für die Serververwaltung: Partien und Personen dieses Servers
command-admin-end = Eine laufende Partie dieses Servers ohne Ergebnis beenden
    .game = { option-game-number }
command-admin-remove-result = Das Ergebnis einer Partie aus Wertungen und Bilanzen dieses Servers entfernen
    .game = { option-game-number }
command-admin-ban = Jemanden auf diesem Server von Partien ausschließen
    .user = Wen
command-admin-unban = Jemanden auf diesem Server wieder spielen lassen
    .user = Wen

command-block = Jemanden blockieren oder wieder zulassen; ohne Namen: sehen, wen du blockierst
    .user = Wen (ohne Angabe: alle zeigen, die du blockierst)

command-board = Das Brett noch einmal zeigen, nur dir und von deiner Seite
    .game = { option-game }

command-card = Die Karten des Beschwörerschachs, und die eigenen dieses Servers
command-card-list = Die Karten mit Bildern, die eigenen dieses Servers zuerst
command-card-add = Diesem Server eine Karte hinzufügen, für alle Decks ab jetzt
    .name = Ihr Name: ein Buchstabe, dann Buchstaben, Ziffern und Bindestriche
    .moves = Wie sie zieht, in Betza-Notation, z. B. C oder fmWcF
    .value = Ihr Wert (sonst: nach ihren Zügen geschätzt)
command-card-retire = Eine Karte dieses Servers ausmustern; begonnene Partien behalten sie
    .name = Welche eigene Karte dieses Servers

command-challenges = Zeigen, wer auf diesem Server eine Partie sucht

command-deck = Deine Decks für Beschwörerschach
command-deck-list = Deine und die fertigen Decks auflisten
command-deck-edit = Ein Deck mit Knöpfen bauen und sehen, was es wert ist; nur du siehst es
    .name = Welches Deck, deins oder ein fertiges (sonst: das aktive)
command-deck-share = Ein Deck allen in diesem Kanal zeigen
    .name = { option-any-deck }
command-deck-export = Ein Deck als Text zum Importieren; nur du siehst ihn
    .name = { option-any-deck }
command-deck-import = Ein Deck aus Text machen, oder die Karten eines eigenen ersetzen
    .name = Der Name des Decks; hast du es schon, werden seine Karten ersetzt
    .text = Seine Karten, z. B. 4 Knight, 3 Rider (sonst: ein Formular für langen Text)
command-deck-use = Wählen, mit welchem Deck du ab jetzt spielst
    .name = { option-any-deck }

command-games = Deine Partien auflisten

command-hand = Deine Hand und deine gelegten Karten zeigen, nur dir
    .game = { option-game-with-cards }

command-help = Was das hier ist, und wie man anfängt

command-hint = Sehen, was der Computer an deiner Stelle spielen würde; das siehst nur du
    .game = { option-own-game }

command-leaderboard = Wer am besten spielt, und dein eigener Rang
    .game = Welches Spiel (sonst: das zuletzt begonnene)
    .scope = Wertungen auf diesem Server oder weltweit (sonst: auf diesem Server)
    .scope_server = dieser Server
    .scope_world = weltweit
    .period = Wer gelistet wird (sonst: alle, deren Wertung nicht vorläufig ist)
    .period_all = insgesamt
    .period_month = dieser Monat: gewonnene Punkte
    .period_active = alle Aktiven
    .period_season = eine Saison dieses Servers: Leistung

command-learn = Ein Spiel in kurzen Lektionen lernen, nur für dich
    .game = { option-game-topic }

command-move = Einen Zug spielen
    .move = Dein Zug, z. B. 4Ci3 oder Nf3; tipp eine Figur oder ein Feld, um die Liste zu verkürzen
    .game = { option-own-game }
    .end = Danach den Zug beenden (Spiele mit mehreren Aktionen pro Zug)
    .end_end = Zug beenden
    .end_go-on = Zug fortsetzen

command-offer = Remis, Zugrücknahme, Revanche oder Abbruch anbieten
    .what = Was du vorschlägst
    .what_draw = Remis
    .what_takeback = Zugrücknahme: deinen letzten Zug zurücknehmen
    .what_abort = Abbruch: die Partie zählt nicht
    .what_rematch = Revanche: mit vertauschten Seiten
    .what_same-deal = Revanche mit denselben Karten
    .game = { option-own-game }

command-piece = Alle Züge einer Figur oder Karte zeigen, und was eine Karte wert ist; nur dir
    .name = Was: ein Feld (d4), ein Kürzel in einer Reserve (W3) oder eine Karte, auch eine dieses Servers
    .game = { option-game }

command-ping = Wie es dem Bot geht: Verbindung, Datenbank, Version

command-place = Eine Karte verdeckt legen
    .card = Karte und Feld, z. B. N@c3, oder mehrere: Ke1 Qd1; Tippen verkürzt die Liste
    .game = { option-game-with-cards }

command-play = Jemanden herausfordern, oder gegen den Computer spielen
    .opponent = Gegen wen (leer: alle können annehmen)
    .level = Gegen den Computer auf dieser Stufe
    .seat = Deine Seite (sonst: ausgelost)
    .time = Wie viel Zeit, z. B. 3 days pro Zug, oder 10+5 live
    .rated = Gewertete Partie (sonst: frei)
    .rated_rated = gewertet
    .rated_casual = frei
    .odds = Vorgabe: Felder der Figuren, ohne die eine Seite spielt, z. B. b1 d1
    .their-time = Zeit der Gegenseite, falls anders als deine, z. B. 3+0
    .position = Aus dieser Stellung beginnen: eine Notation oder eine FEN
    .series = Mehrere Partien, z. B. best of 3, oder first to 2 same deals
    .teams = Seiten, die Teams sind und abstimmen (sonst: keine)
    .teams_both = beide
    .teams_one = eine (deine Seite)

play-option = { $help } Oder { $takes }

command-privacy = Bekommen oder löschen, was über dich gespeichert ist

command-profile = Wertungen im Lauf der Zeit, Ergebnisse, Serien und letzte Partien einer Person
    .user = Von wem (sonst: deine eigenen)
    .scope = Partien auf diesem Server oder weltweit (sonst: auf diesem Server)
    .scope_server = dieser Server
    .scope_world = weltweit

command-puzzle = Aufgaben aus Partien lösen, nur für dich
    .game = { option-game-topic }
    .theme = Worum es in den Aufgaben geht (sonst: alles)

command-replay = Eine Partie oder Notation nachspielen: Schritt für Schritt, oder als Animation
    .game = { option-game }
    .file = Statt einer Partie: eine Textdatei mit der Notation, wie der Knopf „Notation“ sie gibt
    .text = Oder die Notation als Text
    .from = Mit welchem Halbzug es losgeht; 0 ist der Anfang
    .to = Der letzte Halbzug der Animation (sonst: das Ende)
    .as = Schritte mit Knöpfen oder animiertes GIF (sonst: Schritte, oder GIF, wenn du `to` angibst)
    .as_steps = Schritte
    .as_gif = GIF
    .public = Wer es sieht (sonst: nur du)
    .public_everybody = alle hier
    .public_me = nur ich

command-resign = Eine Partie aufgeben
    .game = { option-own-game }

command-rules = Wie ein Spiel geht
    .game = Welches Spiel

command-server = Zeigen, was auf diesem Server eingestellt ist; wer ihn verwaltet, kann es dort ändern

command-settings = Deine eigenen Einstellungen sehen und ändern, für alle Server
    .theme = Die Farben deiner Bilder
    .theme_light = hell
    .theme_dark = dunkel
    .theme_colour-blind = Farbsehschwäche
    .bottom = Wessen Seite in deinen Bildern unten ist: deine oder die zuerst ziehende
    .bottom_own = eigene
    .bottom_first = zuerst ziehende
    .text = Bretter in Antworten an dich auch als Text zeigen
    .text_with-text = Bild und Text
    .text_picture = nur das Bild
    .notify = Wie du erfährst, dass du dran bist: Erwähnung am Brett, Direktnachricht oder gar nicht
    .notify_ping = Erwähnung
    .notify_direct = Direktnachricht
    .notify_none = keine
    .cards = Geheime Karten per Direktnachricht senden; der Knopf „Meine Karten“ hat sie immer
    .cards_direct = Direktnachricht
    .cards_button = nur der Knopf „Meine Karten“
    .reminder = Wie viele Stunden vor Ablauf der Zeit du erinnert wirst; 0: nie
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = Stunden ohne Erinnerungen und Neues aus Partien, die du verfolgst, z. B. 22-7, oder off
    .zone = Deine Zeitzone, für die Ruhezeit
    .leaderboards = Dich auf Ranglisten zeigen
    .leaderboards_shown = zeigen
    .leaderboards_hidden = verbergen
    .warnings = Dich in freien Partien am Brett warnen, wenn dein König geschlagen werden kann
    .warnings_on = warnen
    .warnings_off = nicht warnen
    .language = Die Sprache, in der ich dir schreibe (sonst die deines Discord)
    .language_discord = wie in Discord
    .language_en-US = English
    .language_de = Deutsch
    .language_fr = Français
    .language_es = Español
    .language_pt-BR = Português (Brasil)
    .language_ru = Русский
    .language_ja = 日本語

command-simul = Ein Simultan geben: gegen bis zu 20 Gäste gleichzeitig spielen
    .game = Das Spiel
    .time = Bedenkzeit, z. B. 3 days oder 10+5 (ohne Angabe: die des Servers)
    .guests = Höchstzahl der Gäste (ohne Angabe: 20)
    .seats = Deine Seite (ohne Angabe: abwechselnd)
    .seats_first = Auf jedem Brett die Seite, die beginnt
    .seats_second = Auf jedem Brett die Seite, die nachzieht
    .seats_alternating = Von Brett zu Brett abwechselnd
    .seats_drawn = Auf jedem Brett ausgelost
    .rated = Ob die Ergebnisse gewertet werden (ohne Angabe: frei)
    .rated_rated = gewertet
    .rated_casual = frei
    .options = Optionen des Spiels als Name=Wert, z. B. size=7 (ohne Angabe: die üblichen)

command-tournament = Turniere veranstalten oder daran teilnehmen
command-tournament-correct = Ein Ergebnis oder eine Paarung berichtigen oder einen Platz neu besetzen
    .game = Die Nummer der Partie
    .result = Das Ergebnis, das zählt
    .result_white = 1-0: Wer zuerst genannt ist, gewinnt
    .result_black = 0-1: Wer als Zweites genannt ist, gewinnt
    .result_draw = ½-½: Remis
    .result_white-forfeits = Wer zuerst genannt ist, verliert kampflos
    .result_black-forfeits = Wer als Zweites genannt ist, verliert kampflos
    .result_both-forfeit = Beide verlieren kampflos
    .player = Wer den Platz tauscht oder ersetzt wird
    .with = Mit wem in der laufenden Runde getauscht wird, solange beide noch nicht gezogen haben
    .stand-in = Wer den Platz für den Rest des Turniers übernimmt, wenn die Person zustimmt
    .tournament = { option-tournament }
command-tournament-create = Ein Turnier erstellen, an dem man in diesem Kanal teilnehmen kann
    .name = Sein Name
    .format = Wer gegen wen spielt
    .format_swiss = Schweizer System: Paarungen mit möglichst gleicher Punktzahl
    .format_round-robin = Rundenturnier: alle gegen alle
    .format_double = Rundenturnier mit Hin- und Rückrunde: alle zweimal gegen alle
    .format_knockout = K.-o.-Turnier: Wer verliert, scheidet aus
    .format_arena = Arena: Wer frei ist, spielt sofort wieder, etwa eine Stunde lang
    .game = Das Spiel
    .time = Bedenkzeit, z. B. 3 days oder 10+5 (sonst: die des Servers)
    .rated = Ob die Ergebnisse für die Wertungen zählen (sonst: gewertet)
    .rated_rated = gewertet
    .rated_casual = frei
    .rounds = Runden im Schweizer System (sonst: so viele, wie das Feld braucht)
    .games = K.-o.-Turnier: Partien pro Begegnung (sonst: 1)
    .places = Höchstzahl der Plätze (sonst: so viele, wie der Modus erlaubt)
    .hours = Stunden pro Runde (sonst: so lange, wie die Uhren erlauben)
    .minutes = Dauer einer Arena in Minuten (sonst: 60)
    .starts = Wann es von selbst beginnt: 2h, 18:00 oder 2026-12-01 18:00 (sonst: du startest es)
    .check-in = Minuten vor dem Beginn, in denen man seine Anwesenheit bestätigt (sonst: muss niemand)
    .options = Optionen des Spiels als Name=Wert, z. B. size=7 (sonst: die üblichen)
    .role = Nur Mitglieder mit dieser Rolle können teilnehmen
    .min-rating = Nur wer auf diesem Server mindestens diese Wertung hat, kann teilnehmen
    .max-rating = Nur wer auf diesem Server höchstens diese Wertung hat, kann teilnehmen
command-tournament-show = Der Stand eines Turniers, mit Knöpfen zum Teilnehmen, Abmelden und Leiten
    .tournament = { option-tournament }

command-vacation = Deine Uhren in Fernpartien anhalten, während du weg bist, oder weiterlaufen lassen

command-watch = Einer Partie folgen: Eine Direktnachricht meldet dir neue Bretter
    .game = Welche Partie dieses Kanals (sonst: die neueste)
    .tell = Was dir gemeldet wird: jedes neue Brett oder nur das Ende (sonst: jedes Brett)
    .tell_boards = jedes Brett
    .tell_end = das Ende
