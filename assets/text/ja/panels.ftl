panel-play = { $action }にする
panel-question = **{ $choice }**：{ $ask }
panel-question-about = **{ $choice }**（{ $help }）：{ $ask }
panel-list = { $ask } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = 第{ $first }～{ $last }ランク
panel-rank = 第{ $rank }ランク
panel-part = { $choice }（{ $part }/{ $parts }）

## 自分の視点

view-over = 対局{ $game }は終局しました：{ $link }
view-all-open = 対局{ $game }のカードはすべて表になりました。続きは盤面でどうぞ：{ $link }
view =
    対局{ $game }：{ $what }。{ $due }
    -# みんなの盤面：{ $link }
view-hand = 手札と自分のカード
view-cards = 自分のカード
view-hole = 秘密のカード：**{ $card }**。終局まで、知っているのはあなただけです。
view-board = 自分の視点
view-due = あなたが{ $task }番です。下から選ぶか、入力してください。
view-not-due = 相手の番です。

## 行動が複数あるターン

turn-heading = 対局{ $game }：あなたが{ $task }番です。
turn-heading-discard = 対局{ $game }：カードを捨てる番です。
turn-heading-end = 対局{ $game }：あとはターンを終えるだけです。
turn-done = 移動のあとの行動（ターンを終えるとみんなに表示）：{ $told }
turn-points = 残りポイント：**{ $points }**。山札：{ $cards }枚。
turn-hand = 手札（{ $count }枚）：{ $cards }。
turn-reserve = 控え（{ $count }）：{ $pieces }。
turn-none = なし
turn-not-over = -# まだターンを終えられません：{ $why }。
turn-not-over-cards = -# まだターンを終えられません。先に手札が7枚になるまで捨ててください。
turn-not-over-cards-create = -# まだターンを終えられません。先に手札が7枚になるまで捨てるか、作成してください。作成でも手札は減ります。
turn-public = -# みんなの盤面：{ $link }
turn-undo = 取り消す
turn-end = ターンを終える
