rules-marks-button = 印の意味
rules-marks = { $title }の盤の印の意味です。

rules-cardmate-suits-choose = 図では、自分の10で、印のある2枚のどちらかを必ず取ります。10がどちらよりも強いからです。どちらを取るかは選べます。
rules-cardmate-moves-four = 図では、c3の4が印のマスに動けます。斜め前か横です。
rules-cardmate-winning-palace = 図では、10が宮殿の片方のマスを占めています。9がもう片方に入れば勝ちです。
rules-poker-hands-queen = 図では、駒の下のカードがエースと10のツーペアです。クイーンをもっと良いマスに動かせば、ハンドが強くなります。
rules-poker-wipeout-fifth = 図では、黒が4ハンドリードしています。あと1つでワイプアウトです。
rules-mysterious-placing-king = 図では、白が最初のカードを置くところです。e1のキングは、あとでキャスリングできることがあります。
rules-mysterious-flipping-flip = 図では、何枚かのカードが表になっていて、印のカードをこれからめくります。
rules-mysterious-first-both = 図では、チェスの始まりに両方のキングがチェックされているので、白が先に指します。
rules-summoner-turn-summon = 図では、控えに駒があります。自分のキングの隣の空きマスに出せます。
rules-summoner-pieces-both = 図では、d4の駒がナイトとフェルズの2枚でできていて、両方の動きができます。
rules-summoner-exchange-arrive = 図では、ソルジャーが最終ランクに着きます。そこではもう動けないので、交換しましょう。
