# Was die Regeln als Werte geben: Spiele, Ziele, Optionen, was zu tun ist, und wie Partien enden.

game-cardmate-summary = Spielkarten sind die Figuren; kann eine Karte eine niedrigere ihrer Farbe schlagen, muss sie es. Schlag alle gegnerischen Könige.
game-poker-summary = Schach auf einem Brett aus Spielkarten: Die Karten unter deinen Figuren sind deine Pokerhand. Nach jeder Runde punktet die bessere Hand; fünf Hände Vorsprung gewinnen.
game-mysterious-summary = Legt abwechselnd eure Figuren verdeckt aufs Brett, deckt sie einzeln auf und spielt von da an Schach.
game-summoner-summary = Bau Figuren aus Karten deines eigenen Decks, beschwöre sie neben deinem König und setz den anderen matt.

goal-cardmate =
    { $palace ->
        [king] Schlag alle gegnerischen Könige, oder bring einen von deinen in den gegnerischen Palast (violett).
        [none] Schlag alle gegnerischen Könige.
       *[occupy] Schlag alle gegnerischen Könige, oder besetze beide violetten Felder des gegnerischen Palasts.
    }{ $repetition ->
        [yes] {" "}Wer eine Stellung zum dritten Mal herbeiführt, verliert.
       *[no] {""}
    }
    Schlagzwang: Kann eine Karte eine niedrigere ihrer Farbe schlagen, muss sie es.
goal-poker =
    { $hand ->
        [last-five] Die Karten unter den fünf Figuren, mit denen du zuletzt gezogen hast, sind deine Pokerhand.
        [last-seven] Die Karten unter den sieben Figuren, mit denen du zuletzt gezogen hast, ergeben deine Pokerhand: Die besten fünf zählen.
        [seven] Die Karten unter König, Dame, Türmen, Springern und bestem Bauern ergeben deine Pokerhand: Die besten fünf zählen.
       *[five] Die Karten unter König, Dame, Türmen und bestem Bauern sind deine Pokerhand.
    }{ $armies ->
        [yes] {" "}Weiß hat die { NAME($white) }, Schwarz die { NAME($black) }: Was an der Stelle einer Dame steht, zählt wie die Dame, und so weiter.
       *[no] {""}
    }{ $moved ->
        [yes] {" "}Figuren, die noch nie gezogen haben, zählen nicht.
       *[no] {""}
    }{ $wild ->
        [yes] {" "}Zweien sind Joker.
       *[no] {""}
    }{ $down ->
        [yes] {" "}Eine Karte liegt verdeckt, bis eine Figur auf ihr oder auf dem Feld gegenüber steht.
       *[no] {""}
    }{ $hole ->
        [yes] {" "}Eine geheime Karte von dir zählt bei jeder Hand mit.
       *[no] {""}
    }{ $declared ->
        [yes] {" "}Nach jedem Zug von Schwarz sagen beide geheim eine Hand an, und die bessere punktet.
       *[no] {" "}Nach jedem Zug von Schwarz punktet die bessere Hand.
    }{ $ties ->
        [yes] {" "}Hände, die gleich sind, so weit die kürzere reicht, gelten als gleich.
       *[no] {""}
    }{ $redeal ->
        [0] {""}
        [one] {" "}Nach jeder Hand werden die Karten neu gegeben.
       *[other] {" "}Nach je { $redeal } Händen werden die Karten neu gegeben.
    }
    { $wipeout ->
        [yes] Hol genug Hände Vorsprung, oder hab mehr Hände gewonnen, wenn das Schach endet.
       *[no] Gewinne mehr Hände, bis das Schach endet.
    }
goal-mysterious =
    { $casual ->
        [yes] Leg Karten aus einem gemeinsamen Stapel verdeckt auf beliebige Felder; sind alle aufgedeckt, setz mit den Figuren matt, die du findest.
       *[no] Leg deine Karten verdeckt auf beliebige Felder; sind alle aufgedeckt, setz mit deinen Figuren matt.
    }
    { $casual ->
        [yes] Niemand weiß, was eine Karte ist und wem sie gehört, bis sie aufgedeckt wird.
       *[no] Alle sehen, wo Karten liegen; nur du weißt, was unter deinen steckt.
    }
goal-summoner =
    { $courier ->
        [yes] Zieh, beschwöre dann Figuren neben deinem König oder wo eine Ortskarte es sagt, und erschaffe neue aus den Karten deiner Hand.
       *[no] Zieh, beschwöre dann Figuren neben deinem König, und erschaffe neue aus den Karten deiner Hand.
    }
    Setz den anderen König matt.

task-move = ziehen
    .done = gezogen
task-declare = ansagen
    .done = angesagt
task-place = legen
    .done = gelegt
task-flip = aufdecken
    .done = aufgedeckt
task-promote = umwandeln
    .done = umgewandelt
task-summon-king = Zusatzkönig beschwören
    .done = den Zusatzkönig beschworen
task-summon-or-create = beschwören oder erschaffen
    .done = beschworen oder erschaffen
task-create = erschaffen
    .done = erschaffen
task-discard = abwerfen
    .done = abgeworfen

reason-agreement = Einigung
reason-resignation = Aufgabe
reason-time = Zeitüberschreitung
reason-aborted = Abbruch
reason-checkmate = Schachmatt
reason-stalemate = Patt
reason-insufficient-material = unzureichendes Material
reason-threefold-repetition = dreifache Stellungswiederholung
reason-fifty-moves = 50-Züge-Regel
reason-last-king-captured = Schlagen des letzten Königs
reason-palace-conquered = Eroberung des Palasts
reason-bare-kings = blanke Könige
reason-no-move = Zugunfähigkeit
reason-repetition = Stellungswiederholung
reason-hundred-moves = 100-Züge-Regel
reason-wipeout = Kantersieg
reason-only-kings-left = blanke Könige
reason-fifty-turns = 50 Züge ohne Schlagen, Beschwören und Erschaffen

option-entry = **{ $name }**: { $help }
option-entry-value = `{ $value }` { $help }
option-entry-usual = `{ $value }` (üblich) { $help }
option-entry-number = Oder eine Zahl von { $min } bis { $max }.
option-entry-number-usual = Eine Zahl von { $min } bis { $max }; üblich ist { $usual }.
option-entry-text = Oder { $takes }.

option-cardmate-deal = Wie die Karten verteilt werden.
    .value-predefined = Die Verteilung des Erfinders.
    .value-suits = Die Werte behalten ihre Felder, die Farben werden gemischt.
    .value-places = Auch die Werte jeder Seite werden gemischt, für beide gleich.
    .value-wild = Alle 52 Karten werden gemischt.
    .value-published = Die Zufallsaufstellung des Erfinders: wie suits, nur die Farben der Könige bleiben.
    .value-suit-setup = Wie suits, und jede Seite hat zwei Farben mit sieben und zwei mit sechs Karten.
    .value-kings = Die Könige werden auf die Paläste verteilt, alle anderen Karten auf die anderen Felder.
option-cardmate-palace = Wie ein Palast erobert wird.
    .value-occupy = Indem man beide Felder besetzt.
    .value-king = Indem man einen König hineinbringt.
    .value-off = Gar nicht: Nur Könige zählen. Eine wahlfreie Regel des Erfinders ist verloren: vielleicht diese.
option-cardmate-repetition = Was gilt, wenn eine Stellung zum dritten Mal entsteht.
    .value-draw = Remis.
    .value-loses = Wer sie herbeiführt, verliert. Eine wahlfreie Regel des Erfinders ist verloren: vielleicht diese.
option-poker-deal = Welche Karte auf welchem Feld liegt.
    .value-corner-aces = Die Asse liegen in den Ecken.
    .value-rande-schande = Die niedrigen Karten liegen bei den Königen.
    .value-twisted-corner-aces = Wie corner-aces, aber die Karten jeder Reihe liegen auf e bis h in umgekehrter Reihenfolge.
    .value-royal-flush = Die hohen Karten liegen auf der ersten Reihe.
    .value-random = Die Karten von Weiß werden gemischt, die von Schwarz spiegeln sie.
option-poker-hands = Wer sagt, welche Hand zählt.
    .value-speak = Die Karten sprechen: Die beste Hand zählt.
    .value-declare = Jede Seite, die eine Wahl hat, sagt geheim an.
option-poker-wipeout = Der Vorsprung an Händen, der sofort gewinnt (Kantersieg).
    .value-off = Kein Vorsprung gewinnt sofort.
option-poker-bonus = Wie viele Hände ein Schachmatt wert ist.
    .value-usual = Drei Viertel der Grenze für den Kantersieg, gerundet; 10, wenn wipeout auf off steht.
option-poker-unmoved = Ob Figuren, die nie gezogen haben, Karten bringen.
    .value-yes = Ja.
    .value-no = Nein, sie werden übergangen.
option-poker-pull = Welche Figuren Karten bringen.
    .value-rank = König, Dame, Türme und ein Bauer.
    .value-recent = Die zuletzt gezogenen, gleich welcher Art.
option-poker-size = Wie viele Figuren Karten bringen, von denen fünf zählen.
    .value-5 = Fünf.
    .value-7 = Sieben: Auch zwei Springer bringen Karten.
option-poker-faces = Wie die Karten anfangs liegen.
    .value-up = Offen.
    .value-down = Verdeckt, bis eine Figur auf dem Feld oder dem gegenüber steht; nur mit deal: random.
option-poker-hole = Ob jede Seite eine geheime Karte hat.
    .value-0 = Niemand hat eine.
    .value-1 = Jede Seite hat eine Karte, die bis zum Ende nur sie kennt und die bei jeder Hand mitzählt.
option-poker-redeal = Nach wie vielen Händen die Karten neu gegeben werden.
    .value-off = Nie.
option-poker-short = Was gewinnt, wenn einer Hand die Kicker ausgehen.
    .value-longer = Die längere Hand gewinnt.
    .value-tie = Die Hände gelten als gleich.
option-poker-wild = Welche Karten Joker sind.
    .value-none = Keine.
    .value-deuces = Jede Zwei zählt als das, was am meisten nützt.
option-poker-white-army = Die Figuren von Weiß neben König und Bauern.
    .value-fide = Die üblichen: die Fabulous FIDEs.
    .value-clobberers = Die Colorbound Clobberers: Erzbischof, Beden, Fads und Waffeln.
    .value-nutters = Die Nutty Knights: Oberst, Sturmtürme, Sturmspringer und Fibnifs.
    .value-rookies = Die Remarkable Rookies: Kanzler, Kurztürme, Halbenten und Holztürme.
option-poker-black-army = Die Figuren von Schwarz neben König und Bauern.
    .value-fide = { option-poker-white-army.value-fide }
    .value-clobberers = { option-poker-white-army.value-clobberers }
    .value-nutters = { option-poker-white-army.value-nutters }
    .value-rookies = { option-poker-white-army.value-rookies }
option-mysterious-variant = Wer weiß, was jede Karte ist.
    .value-secret = Jede Seite legt Karten aus der eigenen Hand und hält sie geheim.
    .value-casual = Alle Karten werden zu einem Stapel gemischt, und niemand weiß, was gelegt wird.
option-summoner-variant = Welche Version gespielt wird.
    .value-standard = Eigene Decks; aus Karten werden Figuren zusammengesetzt.
    .value-courier = Bauern, gleiche Stapel ganzer Figuren, Ortskarten.
option-summoner-cards = Die Karten, aus denen Decks bestehen (Standardversion):
    .value-published = Die veröffentlichten Karten.
option-summoner-deck-white = Das Deck von Weiß (Standardversion):
option-summoner-deck-black = Das Deck von Schwarz (Standardversion):

deck-ready-balanced = Von allem etwas.
deck-ready-swarm = Viele kleine Figuren, die fast nichts kosten.
deck-ready-riders = Kurze Schritte, die Reiter lang machen.
deck-ready-leapers = Springer, Dabbabas und Alfile.
deck-ready-artillery = Kanonen und Vaos, und Figuren, über die sie hinwegschießen.
deck-ready-ringwalkers = Eskorten und Windmühlen.
deck-ready-mimics = Klone von allem, was gut ist.
