# Wörter aus den Regeln. Formen: `.acc` den Turm, `.dat` dem Turm, `.a` einen Turm, `.your` deinen Turm.

## Spiele

name-cardmate = Cardmate
name-poker-chess = Pokerschach
name-mysterious-chess = Geheimschach
name-summoner-s-chess = Beschwörerschach

## Seiten

name-white = Weiß
name-black = Schwarz
name-forehand = Vorhand
name-rearhand = Hinterhand

## Schachfiguren

name-pawn = Bauer
    .acc = den Bauern
    .dat = dem Bauern
    .a = einen Bauern
    .your = deinen Bauern
name-knight = Springer
    .acc = den Springer
    .dat = dem Springer
    .a = einen Springer
    .your = deinen Springer
name-bishop = Läufer
    .acc = den Läufer
    .dat = dem Läufer
    .a = einen Läufer
    .your = deinen Läufer
name-rook = Turm
    .acc = den Turm
    .dat = dem Turm
    .a = einen Turm
    .your = deinen Turm
name-queen = Dame
    .acc = die Dame
    .dat = der Dame
    .a = eine Dame
    .your = deine Dame
name-king = König
    .acc = den König
    .dat = dem König
    .a = einen König
    .your = deinen König
name-extra-king = Zusatzkönig
    .acc = den Zusatzkönig
    .dat = dem Zusatzkönig
    .a = einen Zusatzkönig
    .your = deinen Zusatzkönig

## Figuren der Armeen

name-waffle = Waffel
    .acc = die Waffel
    .dat = der Waffel
    .a = eine Waffel
    .your = deine Waffel
name-fad = Fad
    .acc = den Fad
    .dat = dem Fad
    .a = einen Fad
    .your = deinen Fad
name-bede = Bede
    .acc = den Bede
    .dat = dem Bede
    .a = einen Bede
    .your = deinen Bede
name-archbishop = Erzbischof
    .acc = den Erzbischof
    .dat = dem Erzbischof
    .a = einen Erzbischof
    .your = deinen Erzbischof
name-fibnif = Fibnif
    .acc = den Fibnif
    .dat = dem Fibnif
    .a = einen Fibnif
    .your = deinen Fibnif
name-charging-knight = Sturmspringer
    .acc = den Sturmspringer
    .dat = dem Sturmspringer
    .a = einen Sturmspringer
    .your = deinen Sturmspringer
name-charging-rook = Sturmturm
    .acc = den Sturmturm
    .dat = dem Sturmturm
    .a = einen Sturmturm
    .your = deinen Sturmturm
name-colonel = Oberst
    .acc = den Oberst
    .dat = dem Oberst
    .a = einen Oberst
    .your = deinen Oberst
name-woody-rook = Holzturm
    .acc = den Holzturm
    .dat = dem Holzturm
    .a = einen Holzturm
    .your = deinen Holzturm
name-half-duck = Halbente
    .acc = die Halbente
    .dat = der Halbente
    .a = eine Halbente
    .your = deine Halbente
name-short-rook = Kurzturm
    .acc = den Kurzturm
    .dat = dem Kurzturm
    .a = einen Kurzturm
    .your = deinen Kurzturm
name-chancellor = Kanzler
    .acc = den Kanzler
    .dat = dem Kanzler
    .a = einen Kanzler
    .your = deinen Kanzler

## Armeen

name-fabulous-fides = Fabulous FIDEs
name-colorbound-clobberers = Colorbound Clobberers
name-nutty-knights = Nutty Knights
name-remarkable-rookies = Remarkable Rookies

## Bewegungskarten des Beschwörerschachs

name-acolyte = Akolyth
    .acc = den Akolythen
    .dat = dem Akolythen
    .a = einen Akolythen
    .your = deinen Akolythen
name-alfil = Alfil
    .acc = den Alfil
    .dat = dem Alfil
    .a = einen Alfil
    .your = deinen Alfil
name-amazon = Amazone
    .acc = die Amazone
    .dat = der Amazone
    .a = eine Amazone
    .your = deine Amazone
name-any = Überall
name-cannon = Kanone
    .acc = die Kanone
    .dat = der Kanone
    .a = eine Kanone
    .your = deine Kanone
name-clone = Klon
    .acc = den Klon
    .dat = dem Klon
    .a = einen Klon
    .your = deinen Klon
name-courtier = Höfling
    .acc = den Höfling
    .dat = dem Höfling
    .a = einen Höfling
    .your = deinen Höfling
name-dabbabah = Dabbaba
    .acc = die Dabbaba
    .dat = der Dabbaba
    .a = eine Dabbaba
    .your = deine Dabbaba
name-escort = Eskorte
    .acc = die Eskorte
    .dat = der Eskorte
    .a = eine Eskorte
    .your = deine Eskorte
name-ferz = Fers
    .acc = den Fers
    .dat = dem Fers
    .a = einen Fers
    .your = deinen Fers
name-file-mover = Liniengänger
    .acc = den Liniengänger
    .dat = dem Liniengänger
    .a = einen Liniengänger
    .your = deinen Liniengänger
name-go-between = Vermittler
    .acc = den Vermittler
    .dat = dem Vermittler
    .a = einen Vermittler
    .your = deinen Vermittler
name-guard = Garde
    .acc = die Garde
    .dat = der Garde
    .a = eine Garde
    .your = deine Garde
name-horse = Pferd
    .acc = das Pferd
    .dat = dem Pferd
    .a = ein Pferd
    .your = dein Pferd
name-joker = Joker
    .acc = den Joker
    .dat = dem Joker
    .a = einen Joker
    .your = deinen Joker
name-knightrider = Nachtreiter
    .acc = den Nachtreiter
    .dat = dem Nachtreiter
    .a = einen Nachtreiter
    .your = deinen Nachtreiter
name-lance = Lanze
    .acc = die Lanze
    .dat = der Lanze
    .a = eine Lanze
    .your = deine Lanze
name-marshall = Marschall
    .acc = den Marschall
    .dat = dem Marschall
    .a = einen Marschall
    .your = deinen Marschall
name-novice = Novize
    .acc = den Novizen
    .dat = dem Novizen
    .a = einen Novizen
    .your = deinen Novizen
name-peasant = Knecht
    .acc = den Knecht
    .dat = dem Knecht
    .a = einen Knecht
    .your = deinen Knecht
name-pike = Pike
    .acc = die Pike
    .dat = der Pike
    .a = eine Pike
    .your = deine Pike
name-rank-mover = Reihengänger
    .acc = den Reihengänger
    .dat = dem Reihengänger
    .a = einen Reihengänger
    .your = deinen Reihengänger
name-retreater = Rückkehrer
    .acc = den Rückkehrer
    .dat = dem Rückkehrer
    .a = einen Rückkehrer
    .your = deinen Rückkehrer
name-rider = Reiter
    .acc = den Reiter
    .dat = dem Reiter
    .a = einen Reiter
    .your = deinen Reiter
name-scout = Späher
    .acc = den Späher
    .dat = dem Späher
    .a = einen Späher
    .your = deinen Späher
name-soldier = Soldat
    .acc = den Soldaten
    .dat = dem Soldaten
    .a = einen Soldaten
    .your = deinen Soldaten
name-spear = Speer
    .acc = den Speer
    .dat = dem Speer
    .a = einen Speer
    .your = deinen Speer
name-sword = Schwert
    .acc = das Schwert
    .dat = dem Schwert
    .a = ein Schwert
    .your = dein Schwert
name-vao = Vao
    .acc = den Vao
    .dat = dem Vao
    .a = einen Vao
    .your = deinen Vao
name-wazir = Wesir
    .acc = den Wesir
    .dat = dem Wesir
    .a = einen Wesir
    .your = deinen Wesir
name-wildcard = Wildcard
    .acc = die Wildcard
    .dat = der Wildcard
    .a = eine Wildcard
    .your = deine Wildcard
name-windmill = Windmühle
    .acc = die Windmühle
    .dat = der Windmühle
    .a = eine Windmühle
    .your = deine Windmühle

## Farben

name-clubs = Kreuz
name-diamonds = Karo
name-hearts = Herz
name-spades = Pik

## Angaben auf dem Blatt einer Figur

name-army = Armee
name-made-of = Besteht aus
name-moves = Züge
name-stands-for = Zählt als
name-value = Wert
name-where = Ort
name-csipgs-value = csipgs-Wert

## Pflichten

name-compulsory-capture = Schlagzwang

## Kartenwerte, einer und mehrere

rank-one = Eins
    .plural = Einsen
rank-deuce = Zwei
    .plural = Zweien
rank-three = Drei
    .plural = Dreien
rank-trey = Drei
    .plural = Dreien
rank-four = Vier
    .plural = Vieren
rank-five = Fünf
    .plural = Fünfen
rank-six = Sechs
    .plural = Sechsen
rank-seven = Sieben
    .plural = Siebenen
rank-eight = Acht
    .plural = Achten
rank-nine = Neun
    .plural = Neunen
rank-ten = Zehn
    .plural = Zehnen
rank-jack = Bube
    .plural = Buben
rank-queen = Dame
    .plural = Damen
rank-king = König
    .plural = Könige
rank-ace = Ass
    .plural = Asse

## Pokerhände

hand-none = keine Karten
hand-high-card = { RANK($high) } hoch
hand-pair = Paar { RANK($high, form: "plural") }
hand-two-pair = zwei Paare, { RANK($high, form: "plural") } und { RANK($low, form: "plural") }
hand-three-of-a-kind = Drilling, { RANK($high, form: "plural") }
hand-straight = Straße, { RANK($high) } hoch
hand-flush = Flush, { RANK($high) } hoch
hand-full-house = Full House, { RANK($high, form: "plural") } über { RANK($low, form: "plural") }
hand-four-of-a-kind = Vierling, { RANK($high, form: "plural") }
hand-straight-flush = Straight Flush, { RANK($high) } hoch
hand-royal-flush = Royal Flush
hand-five-of-a-kind = Fünfling, { RANK($high, form: "plural") }

## Buchstaben der Schachfiguren

letter-king = K
letter-queen = D
letter-rook = T
letter-bishop = L
letter-knight = S
