## 対局の状態

picture-computer = コンピューター（レベル{ $level }）
picture-comma = 、
picture-and = { $first }と{ $second }
picture-winner = 勝ち
picture-draw = 引き分け
picture-aborted = 中止
picture-to-act = { $task }番
picture-turn = { $players }が{ $task }番
picture-result-won = { $player }の勝ち：{ $reason }
picture-result-aborted = 中止
picture-result-draw = 引き分け：{ $reason }
picture-obligation = { NAME($name) }：{ $obligation }
picture-obligations = { NAME($name) }（{ $count }つから1つ）：{ $obligations }
picture-last-move = 直前の手 { $number } { $action }
picture-king = { NAME($seat) }のキング
picture-check = { $count ->
   *[other] { $kings }にチェック
    }
picture-score = ハンド勝ち数：{ NAME($first) } { $first_won }、{ NAME($second) } { $second_won }
picture-level = 同点
picture-leads = { NAME($seat) }が{ $lead }ハンドリード
picture-lead-wins = { $lead }、{ $limit }差で勝ち
picture-no-wipeout = { $lead }、ワイプアウトなし
picture-secret-chooses = ひそかに選択中
picture-secret-declared = 宣言済み
picture-secret-hole = 秘密のカードあり
picture-hole = ホール
picture-cards-in-hand = 手札{ $count }枚
picture-deck-size = { $count }枚
picture-date = { $year }年{ $month }月{ $day }日
picture-stock = 手札{ $hand }枚 · 山札{ $deck }枚
picture-stock-points = 手札{ $hand }枚 · 山札{ $deck }枚 · 残り{ $points }ポイント
picture-kinds = { NAME($kind) } ×{ $count }
picture-captured-none = 取った駒なし
picture-captured = 取った駒
picture-captured-pieces = 取った駒：{ $count }個
picture-better-hand = { NAME($seat) }：勝っているハンド

## 手札とデッキ

picture-more = ほか{ $count }枚
picture-to-place = これから置く
picture-reserve = 控え
picture-hand = 手札
picture-card-rider = 1＋カード
picture-card-missing = カードなし
picture-card-as-paid = 元のコスト
picture-deck-values = 価値ごとの枚数
picture-deck-more = それ以上
picture-deck-others = その他

## 駒の動き

picture-fact = { NAME($name) }：{ $text }
picture-forward-up = 上が前です
picture-forward-down = 下が前です
legend-both = 移動も駒取りもできる
legend-move = 移動だけできる
legend-capture = 駒取りだけできる
legend-ride = 駒に当たるまで進み続ける
legend-hop-capture = 駒をちょうど1つ越えて取る
legend-hop-move = 駒をちょうど1つ越えて移動する
legend-slide = 味方の駒の周りを何マスでも回る
legend-step = 味方の駒の周りを1マス回る

## 盤の印

mark-from = 直前の手で駒がいたマス
mark-to = 直前の手で駒が着いたマス
mark-pointed = いま置いたかめくったマス、またはヒントやレッスンが示すマス
mark-check = チェックされているキング
mark-must-move = このカードで必ず取ります（ほかに印があれば、どれか1枚で）
mark-must-be-taken = このカードを必ず取ります
mark-palace = 宮殿：相手側が2マスとも占めると、相手側の勝ちです（オプションpalaceで変わります）
mark-hand = { NAME($seat) }のポーカーハンドに入るカード
mark-covered = 伏せたカード：中身は見えません
mark-own = 自分の伏せたカード：駒が見えるのは自分だけです
mark-code = ナイトとフェルズのカードでできた駒：両方の動きができます
mark-code-rider = ワジールにライダーを付けた駒：同じ動きを繰り返せます
mark-code-copy = ワジールのコピー
mark-code-more = ソルジャーとほか2枚でできた駒：詳しくは/piece
mark-name-from = 輪
mark-name-to = 明るい枠
mark-name-pointed = 四隅の印と明るいマス
mark-name-check = 赤いマスと感嘆符
mark-name-must-move = 青い枠と矢印
mark-name-must-be-taken = 赤い四隅とバツ印
mark-name-palace = 紫のマスと王冠
mark-name-disc = 青い丸
mark-name-diamond = 紫のひし形
mark-name-covered = カードの裏
mark-name-own = カードの裏と駒

## 説明

alt-players = { $first }、{ $second }
alt-player = { $player }（{ NAME($seat) }）
alt-from-to = { $action }、{ $from }から{ $to }へ
alt-on = { $action }、{ $to }
alt-marked = 四隅に印のあるマス：{ $squares }
alt-palaces = 宮殿：{ $squares }
alt-turn-moved = その前に動いた駒は{ $from }から{ $to }へ移動
alt-kings = { NAME($seat) }は{ $kings }、カードは全部で{ $count }枚
alt-no-king = キングなし
alt-captured = { NAME($seat) }が取った駒：{ $captured }
alt-other-cards = { NAME($seat) }のほかのカード
alt-score = { $score }。{ $lead }
alt-secret = { NAME($seat) }は{ $state }
alt-hand = { NAME($seat) }のハンドは{ $hand }
alt-hand-cards = { NAME($seat) }のハンドは{ $hand }：{ $cards }
alt-hand-better = { NAME($seat) }のハンドは{ $hand }で、こちらが強い
alt-hand-better-cards = { NAME($seat) }のハンドは{ $hand }で、こちらが強い：{ $cards }
alt-sentence = { $sentence }。
alt-kind = { $count ->
   *[other] { NAME($name) }
    } { $squares }
alt-has = { NAME($seat) }の駒は{ $pieces }
alt-face-down = { NAME($seat) }の伏せたカード：{ $cards }
alt-unknown = 中身のわからない伏せたカード{ $count }枚
alt-holds = { NAME($seat) }の手札は{ $cards }
alt-holds-cards = { NAME($seat) }の手札は{ $count }枚
alt-rank = 第{ $rank }ランク { $cards }
alt-squares = マスのカード（aからhの順）
alt-pieces = { NAME($seat) }の駒
alt-reserve = { NAME($seat) }の控え
alt-stock = { NAME($seat) }の手札は{ $count }枚、山札は{ $deck }枚
alt-list = { $heading }：{ $items }
alt-list-more = { $heading }：{ $items }、ほか{ $count }
alt-to-place = まだ置いていない駒：{ $pieces }
alt-own-reserve = 自分の控え
alt-own-hand = 自分の手札
alt-moves = { NAME($piece) }の動き
alt-deck = デッキ「{ $name }」、{ $count }枚
alt-deck-value = { $value }が{ $count }枚
alt-deck-cards = カード
alt-deck-card = { NAME($card) } { $count }枚
alt-card-value = { NAME($card) }（価値{ $value }）
alt-deck-card-value = { NAME($card) } { $count }枚（価値{ $value }）
alt-plot-once = { NAME($name) }：{ $day }に{ $rating }。
alt-plot = { NAME($name) }：{ $first_day }に{ $first }、{ $last_day }に{ $last }。最高{ $max }、最低{ $min }。

## 分析のグラフ

picture-curve-percent = { $value }%
picture-curve-plies = { $plies }手
alt-curve = { $title }、全{ $plies }手。
alt-curve-line = { $name }：最初{ $first }、途中{ $middle }、最後{ $last }。最高{ $max }、最低{ $min }。
alt-curve-turning = 転換点{ $number }は{ $ply }手目：{ $value }。

## 動きの文

move-sentence = { $kind ->
    [quiet] 移動のみ
    [capture] 駒取りのみ
   *[both] 移動・駒取り
    }：{ $directions }へ{ $distance }{ $path ->
    [lame] （駒は跳び越せない）
    [jumping] （駒を跳び越すときだけ）
    [hopping] （ちょうど1つの駒の向こうへ）
    [grasshopper] （最初の駒のすぐ向こうのマスへ）
   *[plain] {""}
    }
move-universal = { $kind ->
    [quiet] 移動のみ：どの空きマスへも
    [capture] 駒取りのみ：どのマスでも
   *[both] 移動・駒取り：ほかのどのマスへも
    }
move-around-step = 隣の味方の駒の周りを、どちら回りにも1マス動く
move-around-slide = 隣の味方の駒1つの周りを、どちら回りにも何マスでも動く
move-one = 1マス
move-any = 何マスでも
move-up-to = { $max }マスまで
move-leap = { $long }マス跳ぶ{ $times }
move-leap-knight = ナイト跳び{ $times }
move-leap-oblique = { $short }×{ $long }マス跳ぶ{ $times }
move-repeated = （何度でも繰り返せる）
move-repeated-up-to = （{ $max }回まで繰り返せる）
move-everywhere = { $line ->
    [orthogonal] 縦横
    [diagonal] 斜め
   *[oblique] あらゆる方向
    }
move-forward = { $line ->
    [orthogonal] まっすぐ前
    [diagonal] 斜め前
   *[oblique] 前方
    }
move-backward = { $line ->
    [orthogonal] まっすぐ後ろ
    [diagonal] 斜め後ろ
   *[oblique] 後方
    }
move-ahead = 前
move-back = 後ろ
move-left = 左
move-right = 右
move-sideways = 横
move-diagonally = { $across }斜め{ $along }
move-obliquely = { $along }に{ $ranks }・{ $across }に{ $files }
