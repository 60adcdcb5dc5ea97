# Was die Bilder von `/rules` zeigen.

rules-marks-button = Was bedeuten die Zeichen?
rules-marks = Was die Zeichen auf einem Brett bedeuten ({ NAME($title) }).

rules-cardmate-suits-choose = Im Bild muss deine Zehn eine der beiden markierten Karten schlagen: Sie ist höher als beide. Du wählst, welche.
rules-cardmate-moves-four = Im Bild darf deine Vier auf c3 auf die markierten Felder: diagonal vorwärts oder seitwärts.
rules-cardmate-winning-palace = Im Bild hält deine Zehn ein Feld des Palasts. Besetzt deine Neun das andere, gewinnst du.
rules-poker-hands-queen = Im Bild ergeben die Karten unter deinen Figuren Asse und Zehnen. Ein besseres Feld für die Dame ergibt eine bessere Hand.
rules-poker-wipeout-fifth = Im Bild führt Schwarz mit vier Händen. Noch eine, und es ist ein Kantersieg.
rules-mysterious-placing-king = Im Bild legt Weiß gleich die erste Karte. Ein König auf e1 darf später rochieren.
rules-mysterious-flipping-flip = Im Bild liegen einige Karten offen, und die markierte wird gleich aufgedeckt.
rules-mysterious-first-both = Im Bild stehen zu Beginn des Schachs beide Könige im Schach, also zieht Weiß zuerst.
rules-summoner-turn-summon = Im Bild wartet eine Figur in der Reserve. Sie darf auf ein leeres Feld neben ihrem König kommen.
rules-summoner-pieces-both = Im Bild besteht deine Figur auf d4 aus zwei Karten, Springer und Fers: Sie zieht wie beide.
rules-summoner-exchange-arrive = Im Bild erreicht dein Soldat die letzte Reihe, wo er nie mehr ziehen könnte: Tausch ihn.
