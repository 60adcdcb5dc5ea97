# Die Lektionen: `<Spiel>-<Lektion>`, ein Schritt `<Spiel>-<Lektion>-<Schritt>`.

## Cardmate

cardmate-moves = Wie Karten ziehen
cardmate-moves-ten =
    Jede Karte ist eine Figur, und ihr Wert sagt, wie sie zieht: Eine Zehn zieht wie ein Turm, gerade und beliebig weit.
    Deine Zehn steht auf b1: Schlag mit ihr die rote Drei.
    .hint = Geh auf der b-Linie geradeaus nach oben.
    .done = Eine Zehn zieht geradeaus, so weit der Weg frei ist, und schlägt, indem sie auf die Karte zieht.
cardmate-moves-four =
    Niedrige Karten machen kleine Schritte auf die andere Seite zu: Eine Vier geht ein Feld diagonal vorwärts oder seitwärts.
    Zieh deine Vier von c3 nach d4.
    .hint = d4 liegt von c3 aus diagonal vorwärts.
    .done = In einer Partie zeigt `/piece` die Züge jeder Karte.
cardmate-moves-back =
    Die Karten Eins bis Neun dürfen auch ein Feld gerade zurück, aber dabei nie schlagen.
    Deine Fünf auf d5 will heim: Geh zurück nach d4.
    .hint = Ein Feld auf deine eigene Seite zu.
    .done = Dieser Schritt heißt stiller Rückzug.
cardmate-moves-jack =
    Ein Bube springt wie ein Springer, oder geht bis zu zwei Felder in jeder Linie, wenn nichts dazwischen steht.
    Eine der beiden Karten vor dir ist einen Springerzug entfernt: Schlag die Sieben auf f5.
    .hint = Von d4 aus ist f5 zwei Felder rechts und eins hoch.
    .done = Ein Sprung geht über alles hinweg, was dazwischen steht.
cardmate-moves-ace =
    Ein Ass ist die stärkste Karte: Es zieht wie eine Dame und wie ein Springer.
    Schlag die Sieben auf h7 mit deinem Ass.
    .hint = c2 und h7 liegen auf einer langen Diagonale.
    .done = Niemand beginnt mit einem Ass, aber aus einer Eins kann ein Ass werden. Das kommt in einer späteren Lektion.

cardmate-winning = Wie man gewinnt
cardmate-winning-last =
    Schach gibt es nicht: Könige werden geschlagen wie andere Karten. Wer den letzten König der anderen Seite schlägt, gewinnt.
    Hinterhand hat nur noch einen König. Schlag ihn!
    .hint = Deine Dame steht auf derselben Linie wie der König.
    .done = Du gewinnst: Das war der letzte König. Das × am Ende eines Zuges zeigt es an.
cardmate-winning-two =
    Jede Seite beginnt mit zwei Königen, einer darf also verloren gehen.
    Schlag die Sieben auf d7 mit deiner Acht, die wie ein Springer zieht, und greif beide Könige auf einmal an.
    .hint = Von d7 erreicht ein Springer b8 und f8.
    .done = Nur einer der beiden Könige kann weglaufen.
cardmate-winning-then =
    Hinterhand hat den König auf b8 gerettet. Den anderen erreicht deine Acht noch immer.
    Schlag ihn.
    .hint = Ein Springerzug von d7 nach f8.
    .done = Ein König bleibt, und die Partie geht weiter: Das + am Ende zeigt an, dass ein König gefallen ist.
cardmate-winning-palace =
    Man kann auch anders gewinnen: Halte am Ende deines Zuges beide Felder des gegnerischen Palasts, e9 und f9.
    Deine Zehn ist schon da. Bring deine Neun, die wie ein Läufer zieht.
    .hint = Von d7 nach f9 ist die Diagonale frei.
    .done = Du gewinnst: Der Palast gehört dir. Das # am Ende zeigt es an.

cardmate-suits = Farben entscheiden, wer wen schlägt
cardmate-suits-other =
    Karten verschiedener Farben können einander immer schlagen, gleich welchen Werts. Sogar eine Zwei schlägt eine Dame!
    Schlag die Herz-Dame mit deiner Kreuz-Zwei.
    .hint = Eine Zwei geht ein Feld diagonal vorwärts.
    .done = Kreuz und Herz sind verschieden, also zählen die Werte nicht.
cardmate-suits-higher =
    Innerhalb einer Farbe schlägt nur die höhere Karte die niedrigere. Deine Pik-Fünf kann die Pik-Neun nicht schlagen.
    Schlag stattdessen die andere Karte.
    .hint = Die Kreuz-Sieben hat eine andere Farbe.
    .done = Die Neun aber darf niedrigere Pik-Karten schlagen. Sie muss es sogar, wie du gleich siehst.
cardmate-suits-must =
    Kann eine deiner Karten eine niedrigere der eigenen Farbe schlagen, musst du es: Es herrscht Schlagzwang.
    Die Karte, die du schlagen musst, ist im Bild markiert. Schlag sie.
    .hint = Das ist dein einziger erlaubter Zug: Die Kreuz-Neun schlägt die Kreuz-Drei.
    .done = Wenn deine Liste von Zügen kurz ist, liegt es am Schlagzwang.
cardmate-suits-choose =
    Lässt dir der Schlagzwang mehrere Möglichkeiten, wählst du. Deine Kreuz-Zehn kann eine von zwei niedrigeren Kreuzkarten schlagen.
    Schlag die, nach der dich nichts zurückschlagen kann.
    .hint = Die Zwei auf b8 deckt c7: Sie zieht diagonal auf dich zu.
    .done = Die Karte auf c7 war gedeckt.
    .wrong-1 = Das ist erlaubt, aber die Zwei auf b8 schlägt deine Zehn zurück. Sieh dir die andere an.
cardmate-suits-king =
    Nichts geht über den Schlagzwang, nicht einmal ein König, den du schlagen könntest.
    Deine Zehn könnte den letzten König schlagen und gewinnen, aber zuerst musst du …
    .hint = Die Kreuz-Sechs muss die Kreuz-Zwei schlagen.
    .done = Diese Regel gilt für beide Seiten, und die nächste Lektion macht eine Waffe daraus.

cardmate-forcing = Schlagzwang als Waffe
cardmate-forcing-lure =
    Die Pik-Neun auf e6 versperrt deiner Zehn den Weg zum letzten König. Locke sie weg!
    Stell deine Pik-Zwei dorthin, wo die Neun sie schlagen muss.
    .hint = Eine Neun zieht diagonal. Welches Feld diagonal vor d3 erreicht sie?
    .done = Die Neun ist höher und von derselben Farbe, also muss sie schlagen. Hinterhand hat keinen anderen Zug.
cardmate-forcing-open =
    Die Neun musste schlagen, und die e-Linie ist offen.
    Mach ein Ende.
    .hint = Deine Zehn zieht auf der e-Linie geradeaus nach oben.
    .done = Du gewinnst. Eine kleine Karte geopfert, die Partie gewonnen.
cardmate-forcing-royal =
    Der Schlagzwang gilt auch für Könige. Deine Zehn bewacht die d-Linie.
    Locke den Pik-König auf diese Linie.
    .hint = Deine Pik-Zwei kann nach d8, neben den König.
    .done = Der König ist höher als die Zwei, also muss er sie schlagen.
cardmate-forcing-catch =
    Der König musste auf die d-Linie.
    Schlag ihn.
    .hint = Von d1 geradeaus nach oben.
    .done = Du gewinnst. Prüf vor jedem Zug, in welcher Farbe dich die andere Seite so zum Schlagen zwingen könnte!

cardmate-ones = Aus Einsen werden Asse
cardmate-ones-enter =
    Eine Eins, die die andere Bretthälfte hinter der Mittellinie betritt, darf zum Ass ihrer Farbe werden.
    Deine Karo-Eins steht vor der Linie. Zieh sie hinüber und wandle sie um.
    .hint = Ein Feld vorwärts, und wähle das Ass.
    .done = Von der schwächsten Karte zur stärksten!
    .wrong-1 = Sie darf eine Eins bleiben, aber ein Ass ist viel stärker. Wandle sie um!
cardmate-ones-use =
    Der König ist in die Reichweite deines neuen Asses geraten, das wie Dame und Springer zieht.
    Schlag ihn.
    .hint = Von d5 nach e7 ist es ein Springerzug.
    .done = Du gewinnst.
cardmate-ones-declined =
    Diese Eins kam ohne Umwandlung hinüber. In der anderen Hälfte geht das nicht mehr, und den Weg versperrt die Pik-Acht, die höher ist als sie.
    Geh über die Linie zurück, damit sie noch einmal hinüberkann.
    .hint = Der stille Rückzug: ein Feld gerade zurück.
    .done = Zurückgehen ist kein Schlagen, aber erlaubt.
cardmate-ones-again =
    Deine Eins ist wieder in ihrer eigenen Hälfte.
    Geh noch einmal hinüber, und wandle diesmal um.
    .hint = e5, als Ass.
    .done = Meist wandelt man bei der ersten Gelegenheit um.

cardmate-kings = Könige in Gefahr
cardmate-kings-fork =
    Hinterhand hat zwei Könige, und deine Acht zieht wie ein Springer.
    Greif beide Könige auf einmal an.
    .hint = Von einem Feld erreicht ein Springer sowohl c8 als auch g8.
    .done = Eine Gabel: Hinterhand kann nur einen der beiden Könige retten.
cardmate-kings-take =
    Ein König ist weggelaufen.
    Schlag den anderen.
    .hint = Von e7 nach g8.
    .done = Jetzt fehlt nur noch einer.
cardmate-kings-shield =
    Eine hohe Karte ist vor niedrigeren ihrer Farbe sicher: Sie können sie nicht schlagen.
    Stell deine Pik-Dame auf die d-Linie, wo nur Pik-Karten auf sie zielen: nicht neben den Karo-König.
    .hint = Die Fünf und die Sieben sind Pik. Der König erreicht d8.
    .done = Niedrigere Pik-Karten können der Dame nichts anhaben.
cardmate-kings-danger =
    Du hast nur noch einen König, und die Dame auf e7 greift ihn an. Niemand sagt hier Schach, also pass selbst auf!
    Rette ihn mit deiner Zehn.
    .hint = Stell die Zehn zwischen die Dame und deinen König.
    .done = Ein letzter König, der in Gefahr bleibt, wird geschlagen, und die Partie ist vorbei.

cardmate-palaces = Kampf um den Palast
cardmate-palaces-defend =
    Eine Dame steht in deinem Palast auf e0, und die Acht auf g2 kann nach f0 springen: Dann hätte Hinterhand beide Felder.
    Verhindere das.
    .hint = Deine Zehn steht auf derselben Reihe wie die Dame.
    .done = Ein Feld genügt, um den Palast zu behalten.
cardmate-palaces-guard =
    Deine Zehn hält e9. Die Herz-Neun steht auf f9, und deine Herz-Acht kann sie nicht schlagen: gleiche Farbe, niedriger.
    Locke die Neun mit einer niedrigen Herz-Karte weg.
    .hint = Deine Herz-Drei kann nach d7 zurückgehen, auf die Diagonale der Neun.
    .done = Die Neun muss schlagen.
cardmate-palaces-conquer =
    f9 ist leer.
    Zieh hinein und gewinne.
    .hint = Ein Springerzug von e7.
    .done = Du gewinnst. Jetzt weißt du, worum es bei Cardmate geht: Farben, Schlagzwang, Könige und Paläste. Spiel eine Partie!

## Pokerschach

poker-hands = Deine Pokerhand
poker-hands-queen =
    Es ist Schach, aber auf den meisten Feldern liegt eine Karte. Deine Hand: die Karten unter König, Dame, bis zu zwei Türmen und einem Bauern.
    Du hast Asse und Zehnen. Zieh die Dame auf ein Feld, das daraus Asse und Könige macht.
    .hint = Ein Bauer von dir steht auf d2, auf dem Karo-König. Ein weiterer König liegt auf e2.
    .done = Dame und Bauer stehen jetzt auf Königen, die Türme auf Assen.
    .wrong-1 = Das ergibt dieselbe Hand, aber dein König geht spazieren. Nimm die Dame.
poker-hands-pawn =
    Nur ein Bauer zählt, der für dich beste. Deine Dame und dein Turm stehen auf Buben.
    Mach daraus einen Drilling Buben.
    .hint = Auf b5 liegt der Kreuz-Bube. Welcher Bauer kann dort schlagen?
    .done = Das ist ein Drilling. Springer zählen nie, und eine Figur auf einem Feld ohne Karte bringt nichts.
poker-hands-straight =
    Es gibt andere Verteilungen. In dieser, royal-flush, stehen König und Dame auf Assen und die Türme auf Buben.
    Finde den Zug, der eine Straße von Zehn bis Ass macht.
    .hint = Die Rochade bewegt König und Turm auf einmal.
    .done = Der König steht auf einer Dame, der Turm auf einem König, und der Rest war schon da.

poker-scoring = Hände gewinnen
poker-scoring-black =
    Nach jedem Zug von Schwarz werden beide Hände verglichen, und die bessere punktet. Schwarz entscheidet also sofort.
    Du bist Schwarz. Weiß hat Asse und Zehnen, du auch. Gewinne die Hand mit deiner Dame.
    .hint = Vor deinem eigenen König liegt ein König, auf e7.
    .done = Asse und Könige schlagen Asse und Zehnen: Schwarz gewinnt die Hand.
poker-scoring-short =
    Eine Hand darf weniger als fünf Karten haben. Weiß hat hier nur Ass, Zehn, Sechs: Es zählen die hohen Karten.
    Du bist Schwarz, und dein Turm steht auf einem Ass. Gewinne die Hand.
    .hint = Dein König könnte auf einen Karten-König ziehen.
    .done = Ass und König schlagen Ass, Zehn und Sechs, obwohl du weniger Karten hast.
poker-scoring-equal =
    Die Farbe entscheidet nie: Bei gleichen Händen punktet niemand. Weiß hat jetzt Asse und Könige.
    Du bist Schwarz. Lass Weiß diese Hand nicht gewinnen: Nimm deine Dame.
    .hint = Was Weiß gemacht hat, kannst du auch.
    .done = Gleiche Hände, kein Punkt.

poker-castling = Die Rochade kostet Asse
poker-castling-cost =
    In der üblichen Verteilung liegen die Asse in den Ecken unter den Türmen, und Zehnen unter König und Dame.
    Du bist Schwarz. Rochiere, und sieh, was aus deinen zwei Paaren wird.
    .hint = Wähle O-O.
    .done = Nur „Ass hoch“ bleibt: König und Turm haben eine Zehn und ein Ass verlassen. Die Rochade sichert den König, kostet aber eine gute Hand.
poker-castling-keep =
    Du könntest rochieren. Aber deine Asse gewinnen Hände, wo sie sind.
    Verbessere stattdessen die Hand, mit deiner Dame.
    .hint = Asse und Könige.
    .done = Viele Partien werden mit einem König gewonnen, der nie rochiert hat.
    .wrong-1 = Erlaubt, aber das wirft ein Ass und eine Zehn weg: Nur „Ass hoch“ bleibt.
    .wrong-2 = Die Hand stimmt, aber der König läuft ins Freie. Nimm die Dame.
poker-castling-need =
    Aber gute Karten schützen deinen König nicht. Schwarz droht Matt auf a1.
    Finde den einzigen Zug, der es verhindert.
    .hint = Diesmal ist die Rochade richtig.
    .done = Hände sind viel wert, aber nicht so viel wie der König.

poker-wipeout = Kantersieg
poker-wipeout-fifth =
    Ein Vorsprung von fünf Händen gewinnt sofort: ein Kantersieg. Du bist Schwarz und führst mit vier, 5 zu 1.
    Gewinne diese Hand, indem du Weiß eine Karte wegnimmst.
    .hint = Das Paar Asse von Weiß liegt unter den Türmen. Dein Läufer greift einen davon an.
    .done = Kantersieg! Ein verlorener Turm wird nicht ersetzt: Das Paar von Weiß war weg.
    .wrong-1 = Das gewinnt auch: Ohne Dame bringt dein Läufer das Ass auf a8 in deine Hand! Aber hier ist ein Schlagzug gesucht.
poker-wipeout-stop =
    Jetzt führt Weiß mit vier und hat Asse und Könige. Gewinnt Weiß diese Hand, ist die Partie vorbei.
    Du bist Schwarz. Verlier diese Hand nicht: Nimm deine Dame.
    .hint = Eine gleiche Hand genügt.
    .done = Niemand punktet, und die Partie geht weiter.
poker-wipeout-lead =
    Nur der Vorsprung zählt, nicht, wie viele Hände du verloren hast. Weiß führt 7 zu 3, noch eine reicht zum Sieg.
    Du bist Schwarz: Gewinne diese Hand, sonst ist es vorbei.
    .hint = Bring deinen König wieder auf einen Karten-König.
    .done = Jetzt steht es 7 zu 4, ein Vorsprung von drei.

poker-mate = Matt und Patt
poker-mate-bonus =
    Schachmatt beendet die Partie und ist vier Hände wert. Schwarz führt 3 zu 0.
    Setz matt und gewinne mit einer Hand Vorsprung.
    .hint = Die Grundreihe ist offen.
    .done = Mit dem Matt steht es 4 zu 3.
poker-mate-draw =
    Schwarz führt 4 zu 0, ein Matt gleicht also nur aus. Aber mit der nächsten Hand könntest du alles verlieren.
    Setz matt und nimm das Remis.
    .hint = Wieder die Grundreihe.
    .done = 4 zu 4 ist remis. Matt ist hier nicht alles.
poker-mate-stalemate =
    Endet das Schach ohne Matt, gewinnt, wer mehr Hände gewonnen hat. Du führst 2 zu 0.
    Patt gewinnt für dich. Finde den einzigen Zug, der patt setzt.
    .hint = Nimm dem König auf h8 die letzten Felder, ohne Schach zu geben.
    .done = Du gewinnst durch Patt! Wer führt, kann auch ein Dauerschach erzwingen.
    .wrong-1 = Matt gewinnt auch, aber hier ist Patt gesucht.

poker-pieces = Welche Figuren Karten bringen
poker-pieces-bishop =
    Ohne Dame bringt an ihrer Stelle einer deiner Läufer eine Karte. Du hast zwei Asse und eine Zehn.
    Mach daraus Asse und Zehnen.
    .hint = Die andere rote Zehn liegt auf d1.
    .done = Der Läufer vertritt die Dame.
poker-pieces-sure =
    Du bist Weiß, also zieht Schwarz noch, bevor die Hände verglichen werden.
    Finde den Läuferzug, der die Hand gewinnt, was Schwarz auch tut.
    .hint = Auch der Läufer kann eine Zehn bringen.
    .done = Asse und Zehnen, und Schwarz hat keine Antwort.
poker-pieces-steal =
    Ein verlorener Turm wird nicht ersetzt: Wer ihn schlägt, nimmt seine Karte für immer aus der Hand.
    Du bist Schwarz. Nimm eine Karte weg, die Weiß braucht, und gewinne die Hand.
    .hint = Die Asse von Weiß liegen unter den Türmen.
    .done = Jetzt weißt du, wie man Hände gewinnt, behält und stiehlt. Bei einer anderen Armee zählt eine Figur wie die, an deren Stelle sie steht. Spiel eine Partie!

## Geheimschach

mysterious-placing = Karten legen
mysterious-placing-king =
    Zuerst legen beide abwechselnd ihre je 16 Karten verdeckt, wohin sie wollen. Was unter deinen steckt, weißt nur du.
    Ein König, der auf e1 gelegt wurde, darf später rochieren. Leg deinen dorthin.
    .hint = Wähle den König, dann e1.
    .done = Ein schwarzer König braucht dafür e8.
mysterious-placing-rook =
    Zur Rochade gehört auch ein eigener Turm in der Ecke: a1 oder h1 für Weiß. Schwarz hat d7 belegt; womit, weiß nur Schwarz.
    Leg einen Turm auf h1.
    .hint = Wähle einen Turm, dann h1.
    .done = Ob du rochieren darfst, zeigt sich, wenn alle Karten offen liegen.
mysterious-placing-pawn =
    Ein weißer Bauer auf der 8. Reihe wird umgewandelt, sobald seine Karte aufgedeckt wird.
    Leg einen Bauern auf die 8. Reihe.
    .hint = Irgendein freies Feld der obersten Reihe.
    .done = Das ist fast eine zweite Dame. Pass auf, die andere Seite kann das bei dir genauso.

mysterious-flipping = Karten aufdecken
mysterious-flipping-flip =
    Liegen alle Karten, deckt ihr abwechselnd auf: jede beliebige Karte, gleich wer sie gelegt hat.
    Deck die Karte auf d5 auf.
    .hint = Wähle d5.
    .done = Es war ein schwarzer Bauer.
mysterious-flipping-promote =
    Ein Bauer auf seiner letzten Reihe wird beim Aufdecken umgewandelt, und seine Seite wählt, gleich wer ihn aufgedeckt hat.
    Es war die letzte Karte, und das Schach beginnt. Wähle eine Figur, die mattsetzt.
    .hint = Sie muss entlang der Reihe ziehen können.
    .done = Matt im ersten Zug! Eine Seite im Schach zieht zuerst, und ohne erlaubten Zug hat sie verloren.
mysterious-flipping-last =
    Nur eine Karte ist übrig, dein Turm. Sobald er offen liegt, beginnt das Schach.
    Deck ihn auf.
    .hint = Es gibt nur eins zu tun.
    .done = Du gewinnst: Schwarz steht im Schach, zieht zuerst und hat keinen Zug.

mysterious-first = Der erste Zug
mysterious-first-both =
    Die Figuren stehen, wo sie gelegt wurden, also kann von Anfang an alles angegriffen sein. Eine Seite im Schach zieht zuerst, sonst Weiß.
    Hier stehen beide Könige im Schach, also Weiß. Wehr das Schach ab, indem du schlägst.
    .hint = Dein König kann den Turm auf f1 schlagen.
    .done = Jetzt muss Schwarz das andere Schach abwehren.
mysterious-first-kings =
    Sogar Könige können nebeneinander landen: Dann gibt jeder dem anderen Schach. Ein König wird nie geschlagen, also muss deiner weichen.
    Weiche so, dass dein Turm Schwarz mattsetzt.
    .hint = Dein König muss weiterhin b7 und b8 decken.
    .done = Der König weicht, und der Turm setzt matt.
mysterious-first-check =
    Du bist Schwarz, und der Turm auf e5 gibt deinem König Schach.
    Schlag ihn.
    .hint = Dein Läufer erreicht e5.
    .done = Von hier an ist es gewöhnliches Schach.

mysterious-pawns = Bauern und Rochade
mysterious-pawns-one =
    Ein Bauer kann auf der eigenen ersten Reihe liegen. Von dort geht er ein Feld.
    Zieh den Bauern auf d1.
    .hint = Ein Feld vorwärts.
    .done = Von seiner ersten Reihe darf ein Bauer keine zwei Felder gehen.
mysterious-pawns-two =
    Von der zweiten Reihe darf er zwei Felder gehen, auch wenn er von der ersten kam.
    Zieh ihn von d2 nach d4.
    .hint = Zwei Felder vorwärts.
    .done = Nur die Reihe zählt, nicht, ob der Bauer schon gezogen hat.
mysterious-pawns-passant =
    Der Bauer von Schwarz ist gerade mit einem Doppelschritt an deinem vorbeigezogen, d7 nach d5.
    Schlag ihn en passant.
    .hint = Dein Bauer schlägt diagonal, nach d6.
    .done = En passant geht wie im Schach.
mysterious-pawns-castle =
    König und Turm wurden auf e1 und h1 gelegt, also darf Weiß rochieren.
    Rochiere.
    .hint = Der König geht zwei Felder auf den Turm zu.
    .done = Der Turm gibt sofort Schach.

mysterious-wild = Wilde Aufstellungen
mysterious-wild-edge =
    Nach einer zufälligen Aufstellung stehen Könige irgendwo, oft mitten unter Feinden. Du bist Schwarz.
    Setz den König auf g3 matt.
    .hint = Dein Turm kann nach h3.
    .done = Such zuallererst nach einem Matt.
mysterious-wild-crowd =
    Deine Figuren stehen überall auf dem Brett, der schwarze König auch irgendwo.
    Setz den König auf c3 matt.
    .hint = Der Turm auf e8 blickt die e-Linie hinunter.
    .done = Auf e3 beherrscht der Turm die ganze Reihe.
mysterious-wild-chase =
    Nicht jedes Matt kommt sofort. Treib den König auf a4 in ein Netz.
    Finde den Zug, nach dem du mattsetzt, was Schwarz auch antwortet.
    .hint = Beginne mit einem Schach auf der vierten Reihe.
    .done = Dem König bleibt ein Feld.
mysterious-wild-caught =
    Der König ging nach b3.
    Setz matt.
    .hint = Dein Turm folgt ihm.
    .done = Im Freien gefangen.

mysterious-promoting = Gut umwandeln
mysterious-promoting-rook =
    Bauern beginnen oft nahe der letzten Reihe, also entscheiden Umwandlungen Partien. Eine Dame ist nicht immer das Beste.
    Wandle so um, dass du im nächsten Zug mattsetzt.
    .hint = Eine Dame ließe Schwarz keinen Zug, und Patt ist remis.
    .done = Nach der Umwandlung in einen Turm bleibt Schwarz ein Zug, und dann ist es matt.
    .wrong-1 = Patt: Schwarz hat keinen Zug und steht nicht im Schach, das wäre remis.
mysterious-promoting-knight =
    Dein Bauer auf f7 darf zu jeder Figur werden.
    Wandle mit einem Schach um, das auch die Dame angreift.
    .hint = Welche Figur erreicht von f8 aus sowohl d7 als auch h7?
    .done = Eine Gabel: Der Springer greift König und Dame an.
mysterious-promoting-fork =
    Der König ist aus dem Schach gegangen.
    Schlag, was übrig ist.
    .hint = Die Dame auf d7.
    .done = Jetzt kennst du das Legen, das Aufdecken und was danach kommt. Spiel eine Partie!

## Beschwörerschach

summoner-pieces = Figuren aus Karten
summoner-pieces-both =
    Eine Figur zieht wie alle Karten, aus denen sie besteht. Deine Figur auf d4 ist Springer und Fers: Sie macht Springerzüge und einen Schritt diagonal.
    Schlag den Läufer auf e5.
    .hint = e5 ist von d4 einen Schritt diagonal.
    .done = Das war der Fers in der Figur.
summoner-pieces-pawn =
    Manche Karten ziehen nur, andere schlagen nur. Ein Knecht zieht eins vorwärts, ein Speer schlägt eins diagonal vorwärts.
    Zusammen sind sie ein Bauer. Der Weg nach vorn ist versperrt: Mach den einzigen Zug dieser Figur.
    .hint = Die Garde auf e5 steht diagonal vorwärts.
    .done = Der Speer in der Figur schlägt, und der Knecht in ihr zieht.
summoner-pieces-cannon =
    Eine Kanone zieht wie ein Turm, aber zum Schlagen braucht sie genau eine Figur dazwischen.
    Schlag den Turm auf a7.
    .hint = Dein Soldat auf a3 ist die Figur dazwischen.
    .done = Die Kanone hat über den Soldaten hinweg geschlagen.

summoner-turn = Ein Zug in fünf Phasen
summoner-turn-move =
    Jeder Zug: Karte nachziehen, ziehen, beschwören, erschaffen, auf sieben Karten abwerfen. Nachgezogen wird von selbst, und ziehen musst du.
    Zieh den Soldaten auf a2.
    .hint = Ein Soldat geht ein Feld vorwärts.
    .done = Dein Zug geht weiter.
summoner-turn-summon =
    Beschwören: In jedem Zug darf eine Figur deiner Reserve auf ein leeres Feld neben deinem König kommen.
    Dein Springer, W1, wartet in der Reserve. Beschwöre ihn auf e2.
    .hint = Wähle Beschwören, W1, e2.
    .done = Der Springer kann ab deinem nächsten Zug ziehen.
summoner-turn-create =
    Erschaffen: Mach aus Karten deiner Hand Figuren für deine Reserve. Zusammen dürfen sie nicht mehr kosten als dein Limit: die Zahl deiner Figuren auf dem Brett zu Beginn des Zuges, den König mitgezählt.
    Dein Limit ist 2: Spiel, was du dir leisten kannst.
    .hint = Ein Wesir kostet 3, ein Soldat 1.
    .done = Jetzt wartet ein Soldat in deiner Reserve.
summoner-turn-end =
    Mehr lässt sich nicht spielen.
    Beende deinen Zug.
    .hint = Es gibt nur eins zu tun.
    .done = Ein Wesir kostet 3: Mit mehr Figuren auf dem Brett wächst dein Limit.

summoner-spending = Was du ausgibst
summoner-spending-limit =
    Du hattest zu Beginn deines Zuges vier Figuren auf dem Brett, den König mitgezählt, also ist dein Limit 4. Ein Springer kostet 6.
    Beginne mit der teuersten Karte, die du dir leisten kannst: Mach aus deinem Wesir eine neue Figur.
    .hint = Ein Wesir kostet 3.
    .done = 1 Punkt ist übrig.
summoner-spending-add =
    Karten kannst du auch zu einer Figur deiner Reserve legen. Ein Punkt ist übrig.
    Leg deinen Soldaten zu W1.
    .hint = Wähle Erschaffen, Soldat, dann W1.
    .done = W1 ist jetzt Wesir und Soldat.
summoner-spending-free =
    Zum Ausgeben ist nichts übrig, aber manche Karten kosten nichts.
    Leg eine davon zu W1.
    .hint = Ein Knecht kostet 0.
    .done = Billige Karten halten deine Hand klein und helfen dir, dein Limit auszuschöpfen.

summoner-riders = Reiter
summoner-riders-make =
    Ein Reiter wird mit einer anderen Karte gespielt: Ihr Schritt darf dann in einer Richtung wiederholt werden, solange der Weg frei ist.
    Ein Wesir geht ein Feld waagerecht oder senkrecht. Lass ihn reiten. Er kostet 3, der Reiter 3 + 1: Das ist dein Limit von 7.
    .hint = Wähle Wesir mit Reiter (Wazir+Rider).
    .done = Die neue Figur zieht wie ein Turm, für 7 statt 9.
summoner-riders-ride =
    Hier steht er auf dem Brett.
    Schlag den Springer auf c7 mit deinem reitenden Wesir.
    .hint = Auf der c-Linie geradeaus nach oben.
    .done = Ein Reiter zieht in einer Richtung weiter, so weit der Weg frei ist.
summoner-riders-cheap =
    Der Preis des Reiters hängt von der Karte ab, auf der er reitet: 1 mehr als ihr Wert. Ein Schwert kostet 0.
    Lass mit einem Limit von 1 ein Schwert reiten.
    .hint = Wähle Schwert mit Reiter (Sword+Rider).
    .done = Für einen Punkt bekommst du eine Figur, die vorwärts auf jede Entfernung schlägt. Anders ziehen kann sie allerdings nicht.

summoner-clones = Klone
summoner-clones-theirs =
    Ein Klon kopiert jede Figur auf dem Brett oder in einer Reserve, deine oder die der anderen Seite. Er kostet, was diese Figur gekostet hat, und 1 für jede ihrer Karten.
    Dein Limit ist 7: Klone den Springer auf d5.
    .hint = Ein Springer kostet 6, sein Klon also 7.
    .done = Jetzt hast du einen eigenen Springer.
summoner-clones-king =
    Der Klon eines Königs ist eine Garde: Sie geht ein Feld in jede Richtung und ist kein König.
    Klone einen König, deinen oder den anderen.
    .hint = Wähle Klon, dann e1 oder e8.
    .done = Eine Garde kostet 6, ihr Klon 7.
summoner-clones-onto =
    Einen Klon kannst du wie jede Karte zu einer Figur deiner Reserve legen.
    Gib W1 auch die Züge deines Fers auf d2.
    .hint = Wähle Klon, d2, dann W1.
    .done = W1 ist jetzt Springer und Fers, und der Fers bleibt auf dem Brett.

summoner-exchange = Tausch
summoner-exchange-arrive =
    Eine Figur, der am Ende ihres Zuges der Brettrand keinen Zug und keinen Schlag mehr lässt, darf gegen eine Figur deiner Reserve getauscht werden.
    Dein Soldat erreicht die letzte Reihe. Tausch ihn gegen den Turm, W1, und setz den König matt.
    .hint = b7 nach b8, getauscht gegen W1.
    .done = Der Turm steht auf b8, und der König hinter seinen Knechten kommt nicht heraus.
summoner-exchange-spear =
    Ein Speer schlägt nur, ein Feld diagonal vorwärts: Auf der letzten Reihe gibt es für ihn nichts mehr zu schlagen.
    Schlag den Springer, und tausch den Speer gegen deinen Läufer.
    .hint = c7 schlägt d8, getauscht gegen W1.
    .done = Der Läufer steht auf d8, und der Speer wartet in deiner Reserve.
    .wrong-1 = Erlaubt, aber der Speer bleibt ein Speer. Tausch ihn gegen W1.
summoner-exchange-again =
    Die getauschte Figur ist nicht verloren: Sie kommt in deine Reserve.
    Zieh deinen Soldaten nach c8 und tausch ihn gegen den Springer.
    .hint = c7 nach c8, getauscht gegen W1.
    .done = Der Soldat wartet als W2 in deiner Reserve.
summoner-exchange-summon =
    Was in deine Reserve kommt, kannst du im selben Zug beschwören.
    Beschwöre den Soldaten, W2, auf e2, damit er wieder losläuft.
    .hint = Wähle Beschwören, W2, e2.
    .done = Ein Soldat, zwei Leben.

summoner-mate = Schach und Matt
summoner-mate-rank =
    Schach und Matt gehen wie im Schach: Wer im Schach steht und keinen erlaubten Zug hat, hat verloren.
    Setz den König auf g8 mit deinem Turm matt.
    .hint = Die letzte Reihe.
    .done = Schachmatt: Du gewinnst.
summoner-mate-quiet =
    Auch Beschwören kann mattsetzen. Dein König auf g6 ist nah am anderen, und W1 ist Turm und Läufer in einem.
    Zuerst wird gezogen: Geh mit dem Soldaten auf a2.
    .hint = a2 nach a3.
    .done = Jetzt darfst du beschwören.
summoner-mate-summon =
    Beschwöre W1 so neben deinem König, dass der andere matt ist.
    Dein König deckt die Felder um sich herum.
    .hint = Direkt vor dem anderen König, wo er W1 nicht schlagen kann.
    .done = Matt durch Beschwören! Achte auf Könige, die nah an deinem stehen.
summoner-mate-answer =
    Umgekehrt geht es nicht: Ziehen kommt vor Beschwören, also kannst du ein Schach nicht mit einer beschworenen Figur abwehren.
    Der Turm auf e5 gibt deinem König Schach. Schlag ihn.
    .hint = Dein Läufer erreicht e5.
    .done = Jetzt weißt du, wie man zieht, ausgibt und mattsetzt. Bau mit `/deck edit` ein Deck, und spiel eine Partie!
