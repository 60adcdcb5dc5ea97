# ルールの文：手が受け付けられない理由、メニューの質問と項目、駒の説明。

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = 「{ $text }」は任意の手を表します。実際に指した手を書いてください

## Chess

phrase-action-is-no-legal-move = { $action }はルール上指せません
phrase-the-name-on-from-is-side-s = { $from }の{ NAME($name) }は{ NAME($side) }の駒です
phrase-nothing-stands-on-from = { $from }には何もありません
phrase-side-has-no-name = { NAME($side) }に{ NAME($name) }はありません
phrase-side-has-no-name-there = { NAME($side) }の{ NAME($name) }はそこにありません
phrase-side-has-no-name-of-the-other-army = { NAME($side) }に相手の軍の{ NAME($name) }はありません
phrase-side-has-no-name-of-the-other-army-there = { NAME($side) }の、相手の軍の{ NAME($name) }はそこにありません
phrase-your-own-piece-is-on-to = { $to }には自分の駒があります
phrase-a-king-is-never-captured = キングを取ることはできません
phrase-the-king-would-be-in-check-on-square = { $square }ではキングがチェックされます
phrase-your-king-is-in-check-and-would-still-be = キングがチェックされていて、この手でも逃れられません
phrase-your-king-would-be-in-check = 自分のキングがチェックされます
phrase-the-king-cannot-go-to-to = キングは{ $to }に行けません
phrase-no-name-can-go-to-to = { $to }に行ける{ NAME($name) }はありません
phrase-one-or-other = { $one }または{ $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = { $to }に行ける駒が2つ以上あります。{ $ways }と書いてください
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = ポーンが何になるかを書いてください：{ $to }=Q、{ $to }=R、{ $to }=B、{ $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways }。相手の軍の駒なら{ $to }=Q'のように書きます
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = 両者の軍が同じです。プライムなしで={ $letter }と書いてください
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = ポーンがなれるのはクイーン、ルーク、ビショップ、ナイトです
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = その側のキャスリングはもうできません。キングかルークが動いたか、元の位置にありません
phrase-there-are-pieces-between-king-and-rook = キングとルークの間に駒があります
phrase-a-king-in-check-cannot-castle = チェックされている間はキャスリングできません
phrase-the-king-would-pass-over-square-which-is-attacked = キングが通る{ $square }が攻撃されています
phrase-which-piece = どの駒ですか？
phrase-castles-wing = キャスリング { $wing }
phrase-takes-name = { NAME($name) }を取る
phrase-to-which-square = どのマスへ動かしますか？
phrase-what-does-the-pawn-become = ポーンは何になりますか？
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = 自分の第2ランクからは2マス進めます。アンパッサンができ、最終ランクで昇格します。
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = { NAME($rook) }とキャスリングできます。チェックされたままにはできません。
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = クイーンサイドのキャスリングではキングがbファイルへ行きます。ビードが同じ色のマスに残るためです。
phrase-side-s-on-square = { NAME($side) }、{ $square }
phrase-the-name-written-sign = { NAME($name) }、表記は{ $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = 「{ $marks }」という記号はありません。使えるのは{ $known }と{ $last }です
phrase-the-mark-mark-is-wrong-this-move-has-none = 記号「{ $mark }」が違います。この手に記号は付きません
phrase-the-mark-mark-is-wrong-this-move-has-due = 記号「{ $mark }」が違います。この手の記号は「{ $due }」です
phrase-nothing-can-be-captured-on-to = { $to }に取れる駒はありません
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = 昇格できるのは最終ランクに着いたポーンだけです
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = Nf3、exd5、e8=Q、O-O、またはマスからマスへg1f3のように書いてください

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = 手はカードとマスで書きます。例：4Ci3、9H:c5、1Sd5=A
phrase-there-is-no-square-square-on-this-board = この盤に「{ $square }」というマスはありません
phrase-card-is-not-on-the-board = { $card }は盤上にありません
phrase-card-belongs-to-side = { $card }は{ NAME($side) }のカードです
phrase-card-is-already-on-to = { $card }はもう{ $to }にあります
phrase-your-own-card-stands-on-to = { $to }には自分の{ $card }があります
phrase-victim-stands-on-to-to-capture-it-write-write = { $to }には{ $victim }があります。取るには{ $write }と書いてください
phrase-nothing-stands-on-to-to-be-captured-write-write = { $to }に取れるものはありません。{ $write }と書いてください
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $from }の{ $card }は{ $to }で取れません。{ RANK($rank) }はそのように動きません
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $from }の{ $card }は{ $to }に行けません。{ RANK($rank) }はそのように動きません
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card }は{ $to }に届きません。{ $square }の{ $blocker }が邪魔をしています
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim }は{ $card }と同じスートで、より強いので、{ $card }では取れません
phrase-count-more = ほか{ $count }
phrase-compulsory-capture-captures = 強制取り：{ $captures }
phrase-captor-takes-victim = { $captor }が{ $victim }を取る
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = 昇格できるのは1だけで、{ $card }は1ではありません
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card }が昇格できるのは相手陣に入るときだけで、この手では入りません
phrase-must-take = 取らなければならない
phrase-which-card = どのカードですか？
phrase-becomes-the-ace = エースになる
phrase-stays-a-one = 1のまま
phrase-what-does-it-become = 何になりますか？
phrase-rank-of-suit = { NAME($suit) }の{ RANK($rank) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = 同じスートでは、弱いカードを必ず取らなければならず、強いカードは取れません。

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = ハンドはマスで宣言します。例：hand(d1,e1,a1,h1,d2)。カードに任せるならhand(speak)です
phrase-square-is-named-twice = { $square }が2回書かれています
phrase-turns-a-card-up = カードを表にする
phrase-hand-wins-the-hand = { $hand }：このハンドに勝つ
phrase-hand-loses-the-hand = { $hand }：このハンドに負ける
phrase-hand-an-equal-hand = { $hand }：このハンドは引き分け
phrase-hand-kicker-kicker = { $hand }、キッカーは{ $kicker }
phrase-hand-kickers-kickers = { $hand }、キッカーは{ $kickers }
phrase-which-hand-do-you-declare = どのハンドを宣言しますか？
phrase-let-the-cards-speak-hand = カードに任せる：{ $hand }
phrase-the-best-hand-counts = 一番強いハンドで勝負
phrase-these-squares-make-no-hand-of-side-one-is-example = そのマスでは{ NAME($side) }のハンドになりません。例：{ $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = 今は宣言するハンドがありません。手を指してください
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = 先にハンドを宣言するか、hand(speak)でカードに任せてください

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = カードは種類とマスで置きます。例：N@c3。種類はK、Q、R、B、N、Pです
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = カジュアル版では何を置くか誰にもわかりません。@{ $square }と書いてください
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = カードは見ないでマスに置きます。例：@c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = カードはマスでめくります。例：c3!。randomと書けば無作為にめくります
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = 先に{ $square }のポーンを昇格させてください：{ $ways }
phrase-count-in-your-hand = 手札に{ $count }枚
phrase-which-square = どのマスですか？
phrase-flip-which-card = どのカードをめくりますか？
phrase-which-move = どの手を指しますか？
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text }は置き方として読めません。N@c3のようにカードとマスを書いてください
phrase-square-is-covered-already = { $square }にはもうカードがあります
phrase-you-do-not-hold-that-many-name = { NAME($name) }をそんなに持っていません
phrase-text-is-not-written-as-cards-are-placed-here = { $text }：ここでのカードの置き方とは書き方が違います
phrase-no-cards-are-placed-now = 今はカードを置く場面ではありません
phrase-there-is-a-card-on-square-already = { $square }にはもうカードがあります
phrase-say-which-card-you-place-such-as-n-square = どのカードを置くかを書いてください。例：N@{ $square }
phrase-you-have-no-name-left-in-your-hand = 手札に{ NAME($name) }はもうありません
phrase-no-card-lies-face-down-on-square = { $square }に伏せたカードはありません
phrase-no-card-lies-face-down = 伏せたカードはありません

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = ライダーは{ NAME($name) }に付けられません。もともと無制限に進むカードです
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = ライダーは動きのあるカードに付けます。{ NAME($name) }には付けられません
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = ライダーは{ NAME($name) }に付けられません。飛び越す駒が必要なカードです
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = ライダーは{ NAME($name) }に付けられません。もともとどのマスにも行けるカードです
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = ライダーは{ NAME($name) }に付けられません。もともと無制限に走るカードです
phrase-a-piece-is-made-of-at-most-max-cards = 1つの駒に使えるカードは{ $max }枚までです
phrase-your-extra-king-must-enter-first = 先に予備キングを盤に出してください
phrase-you-can-no-longer-create-in-this-turn = このターンではもう作成できません
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = ライダーはほかのカードと一緒に出します。例：+Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = { NAME($name) }は召喚のときに出します。例：W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = 手札に{ NAME($name) }はありません
phrase-say-which-piece-name-copies-such-as-card-e1 = { NAME($name) }がどの駒をコピーするかを書いてください。例：+{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name) }はほかの駒をコピーしません
phrase-there-is-no-such-piece-to-copy = コピーできるその駒はありません
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = クーリエ版では駒にカードを足せません
phrase-there-is-no-such-piece-in-your-reserve = その駒は控えにありません
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = コストは{ $cost }ですが、上限{ $limit }の残りは{ $left }です
phrase-the-text-is-longer-than-max-characters = 文章が{ $max }文字を超えています
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = 「{ $text }」はデッキの項目ではありません。3 Knightのように枚数とカード名を書いてください
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = 「{ $text }」はデッキの項目ではありません。デッキにないカードは書かないでください
phrase-a-deck-has-at-most-max-cards-not-count = デッキは{ $max }枚までですが、{ $count }枚あります
phrase-a-deck-has-min-to-max-cards-not-count = デッキは{ $min }〜{ $max }枚ですが、{ $count }枚あります
phrase-there-is-no-name-in-the-deck = デッキに{ NAME($name) }はありません
phrase-the-deck-has-only-count-name = デッキに{ NAME($name) }は{ $count }枚しかありません
phrase-there-is-no-card-text-did-you-mean-like = 「{ $text }」というカードはありません。{ NAME($like) }ですか？
phrase-there-is-no-card-text = 「{ $text }」というカードはありません
phrase-what-do-you-do = 何をしますか？
phrase-the-mated-king = メイトされたキング
phrase-end-the-turn = ターンを終える
phrase-summon = 召喚
phrase-a-piece-of-your-reserve-enters = 控えの駒を盤に出します
phrase-where-does-it-enter = どこに出しますか？
phrase-one-and-other = { $one }と{ $other }
phrase-next-to-the-king = キングの隣
phrase-with-which-cards = どのカードを使いますか？
phrase-discard = 捨てる
phrase-down-to-seven-cards = 手札を7枚まで減らします
phrase-where-to = どこへ動かしますか？
phrase-exchange-it = 交換しますか？
phrase-stays-as-it-is = そのまま
phrase-costs-cost-of-left = コスト{ $cost }（残り{ $left }）
phrase-create = 作成
phrase-play-cards-into-your-reserve = 手札から控えに駒を作ります
phrase-which-piece-is-copied = どの駒をコピーしますか？
phrase-a-new-piece-or-onto-which-one-of-your-reserve = 新しい駒にしますか？ 控えの駒に加えますか？
phrase-a-new-piece = 新しい駒
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = 移動はe1-e2、駒取りはe1:e2、召喚はW1@d1、作成は+Knight、捨てるのは-Knight、ターン終了はendと書きます
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = 駒はマスに召喚します。例：W1@d1、W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = コピーは、コピーする駒と一緒に書きます。例：+Clone(d4)、+Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = カードの後に書けるのは+Riderだけです。例：+Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = その駒は相手の控えにあります
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = 「{ $text }」は控えの駒ではありません。控えの駒は{ $handle }のように呼びます
phrase-in-side-s-reserve = { NAME($side) }の控え
phrase-1-and-that-of-the-card-that-it-rides-on = 組み合わせるカードの価値＋1
phrase-what-the-copied-cards-have-cost-and-1-for-each = コピー元のカードのコスト＋カード1枚につき1
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = ほかのカードと一緒に使うと、そのカードの動きを同じ方向に繰り返せます。
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = 盤上か控えの駒1つの能力をすべてコピーします。
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = 予備のキングです。自分がチェックメイトされるときに盤に出ます。
phrase-it-says-on-which-empty-square-a-piece-is-summoned = 駒を召喚する空きマスを指定します。
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = 自分の第2ランクからは2マス進めます。アンパッサンもできます。
phrase-from-is-empty = { $from }は空いています
phrase-the-piece-on-from-is-not-yours = { $from }の駒は自分の駒ではありません
phrase-name-on-from-does-not-go-to-to = { $from }の{ NAME($name) }は{ $to }に行けません
phrase-a-piece-is-never-exchanged-for-a-king = 駒をキングと交換することはできません
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = 交換できるのは、盤面がどうであれ{ $to }からどこにも動けない駒だけです
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = このターンではもう動かしました。召喚、作成、またはターン終了をしてください
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = キングがメイトされました。xKで盤から外し、予備キングを召喚してください
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = キングを外せるのは、メイトされていて、予備キングが代わりに出られるときだけです
phrase-move-a-piece-first = 先に駒を動かしてください
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = カードを捨てるのは、手札が7枚を超えたときだけです
phrase-discard-down-to-seven-cards-first-such-as-knight = 先に手札が7枚になるまで捨ててください。例：-Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = 予備キングが出られるのは、キングがメイトされて盤から外されたときだけです
phrase-you-can-no-longer-summon-in-this-turn = このターンではもう召喚できません
phrase-square-is-not-empty = { $square }は空いていません
phrase-an-extra-king-needs-no-location-cards = 予備キングに位置カードは要りません
phrase-your-king-would-be-in-check-on-square = { $square }では自分のキングがチェックされます
phrase-a-piece-on-square-would-expose-your-king-to-check = { $square }に駒を置くと自分のキングがチェックされます
phrase-name-does-not-name-square = { NAME($name) }では{ $square }を指定できません
phrase-square-is-not-next-to-your-king = { $square }は自分のキングの隣ではありません
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = マスは文字と数字、またはほかの位置カード1枚で指定します
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = これらのカードのコストは{ $cost }ですが、上限の残りは{ $left }です
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = カードの名前は、英字1文字と、それに続く29文字までの英数字とハイフンです
phrase-a-card-cannot-be-called-text = { $text }という名前は使えません
phrase-there-is-a-card-text-already = { $text }というカードはもうあります
phrase-the-value-of-text-is-more-than-max = { $text }の価値が{ $max }を超えています
phrase-there-are-max-own-cards-already = 独自カードはもう{ $max }枚あります
phrase-the-movement-of-text-is-longer-than-max-characters = { $text }の動きが{ $max }文字を超えています
phrase-the-movement-of-text-why = { $text }の動き：{ $why }
phrase-the-text-is-longer-than-max-bytes = 文章が{ $max }バイトを超えています
phrase-the-value-of-text-is-no-number = { $text }の価値が数字ではありません
phrase-text-is-no-card-a-name-its-moves-and-its-value = 「{ $text }」はカードではありません。名前、動き、価値を書いてください
phrase-text-is-there-twice = { $text }が2回書かれています

## 読み取れない棋譜

phrase-a-tag-has-the-form-name-value-not-text-place = タグは[名前 "値"]の形で書きます。{ $text }はその形ではありません（{ $place }）
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = 手のあとにタグがあります。棋譜は1局だけで、タグは先頭に書きます：{ $text }（{ $place }）
phrase-an-option-has-the-form-key-value-not-text = オプションは名前=値の形で書きます。「{ $text }」はその形ではありません
phrase-a-comment-begins-with-open-and-never-ends-place = { $open }で始まるコメントが閉じられていません（{ $place }）
phrase-a-variation-begins-with-open-and-never-ends-place = { $open }で始まる変化手順が閉じられていません（{ $place }）
phrase-a-comment-ends-with-close-and-never-begins-place = コメントが始まっていないのに{ $close }があります（{ $place }）
phrase-a-variation-ends-with-close-and-never-begins-place = 変化手順が始まっていないのに{ $close }があります（{ $place }）
phrase-line-line-column-column = { $line }行目{ $column }文字目
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = FENタグはチェスの局面を表しますが、{ NAME($game) }にはありません。Positionタグで局面を指定してください
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = PositionタグとFENタグの両方が開始局面を指定しています。どちらか一方を消してください
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = SetUpタグによると途中の局面から始まりますが、FENタグがありません
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = FENタグが局面を指定していますが、SetUpタグでは通常の開始です。どちらか一方を消してください
phrase-the-tag-setup-is-0-or-1-not-value = SetUpタグは0か1です。「{ $value }」は使えません
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = 棋譜にどのゲームか書かれていません（Gameタグ）
phrase-there-is-no-game-typed-the-games-are-known = 「{ $typed }」というゲームはありません。ゲームは次のとおりです：{ $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = 棋譜は{ NAME($game) }のルールのバージョン{ $version }ですが、このプログラムでは扱えません
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = 棋譜にシード（Seedタグ）がないため、どう配られたかわかりません
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = シードは16進数64桁（32バイト）です
phrase-there-is-no-option-option-in-this-game-its-options-are-known = このゲームに「{ $option }」というオプションはありません。オプションは次のとおりです：{ $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = オプション「{ $option }」に「{ $value }」は使えません。使えるのは{ $takes }です
phrase-the-option-option-does-not-take-value-here-why = オプション「{ $option }」に「{ $value }」はここでは使えません：{ $why }
phrase-the-option-option-does-not-take-this-text-why = オプション「{ $option }」にこの文字列は使えません：{ $why }
phrase-the-option-option-is-given-twice = オプション「{ $option }」が二重に指定されています
phrase-not-legal-why = 反則です：{ $why }
phrase-cannot-be-read-why = 読み取れません：{ $why }
phrase-ply-ply-move-number-text-refusal = { $ply }手目（{ $number }「{ $text }」）：{ $refusal }
phrase-the-position-is-not-valid-why = 局面が正しくありません：{ $why }
