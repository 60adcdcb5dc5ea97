## 1行目

board-player = { $player }（{ NAME($seat) }）
board-and = { $first }と{ $second }
board-to-act = { $players }が{ $task }番です。
board-to-act-first = { $players }が{ $task }番です。相手は{ $opponent }です。
board-to-act-secretly = { $players }がひそかに{ $task }番です。
board-aborted = **中止**：{ $first }と{ $second }の対局は成績に入りません。
# After it: who called it off, or why it ended.
board-aborted-player = { $player }が中止しました。
board-aborted-both = 両者が中止に合意しました。
board-aborted-time = 両者がきちんと始める前に時間が切れました。
board-aborted-manager = サーバーの管理者が中止しました。
board-aborted-absence = ボットがサーバーから削除されていました。
board-won = 🏆 { $player }の勝ちです（{ $how }）。
board-drawn = 🤝 { $first }と{ $second }は引き分けです（{ $how }）。
board-how-time = 時間切れ
board-how-last-king = キング全滅
board-how = { $reason }
board-how-score = { $how }、{ $first }–{ $second }
board-how-after = { $how }、{ $moves }手
board-mate-lost = { NAME($seat) }はメイトしましたが負けです。ハンド勝ち数では相手が上でした。
board-mate-drawn = { NAME($seat) }はメイトしましたが、勝ちではありません。ハンド勝ち数が同じでした。

## これまでの出来事

board-done-secretly = { $count ->
   *[other] { $players }は{ $done }。
    }
board-earlier = これより前の{ $count }ターンは省略しました。
board-turn-under-way = { $told }{ $player }のターンが続いています。
board-more = ほか{ $count }つ
board-hand-won = **このハンドは{ NAME($seat) }の勝ちです。**
board-hand-won-kicker = **このハンドは{ NAME($seat) }の勝ちです。決め手は{ RANK($high) }です。**
board-hand-won-over = **このハンドは{ NAME($seat) }の勝ちです。{ RANK($high) }が{ RANK($low) }に勝ります。**
board-hand-drawn = **このハンドは引き分けです。**
board-hand-before = 前のラウンド：{ $result } { NAME($first) }は{ $first_hand }、{ NAME($second) }は{ $second_hand }でした。
board-score = ハンド勝ち数：{ NAME($first) } **{ $first_won }**、{ NAME($second) } **{ $second_won }**。
board-score-lead = ハンド勝ち数：{ NAME($first) } **{ $first_won }**、{ NAME($second) } **{ $second_won }**。{ $lead }ハンド差がつくと、その場で勝ちです。

## 両者

side-line = { $mark } { $player }（{ NAME($seat) }）：{ $parts }
side-took = 取った駒 { $pieces }
side-nothing = 取った駒なし
side-to-place-count = 置くカードは残り{ $count }枚
side-to-place = これから置く駒 { $pieces }
side-reserve = 控え { $pieces }
side-stock = 手札{ $hand }枚、山札{ $deck }枚
side-points = 新しい駒に使えるのは{ $points }ポイント

## 注意

board-obligations = { NAME($name) }：{ $obligations }。
board-obligations-or = 、または
board-warning = ⚠ { $player }：あなたの{ $kings }が取られる状態です。
board-warning-and = と
board-king-on = { $square }のキング
board-hand-note = -# 手札は、設定で許可していればDMで届きます。*手札*ボタンか`/hand`でいつでも見られます。
board-rated = レート戦
board-level = レベル{ $level }
board-number = 対局{ $game }
board-ply = { $ply }手目

## 時計

clock-paused = ⏸ 一時停止中：ボットがこのサーバーから外されました。時間は減りません。
clock-line = ⏳ { $clocks }。
clock-runs-out = { $player }の持ち時間は{ $when }に切れます
clock-left = { $player }の残り時間は{ $time }
clock-vacation = { $player }は休暇中なので、時間は減りません

## ボタン

board-button-record = 棋譜
board-button-replay = リプレイ
board-button-rematch = 再戦
board-button-same-deal = 同じ配置で再戦
board-button-type-move = 手を入力…
board-button-type = 入力する…
board-button-continue = ターンを続ける…
board-button-task = { $task }…
board-button-hand = 手札
board-button-view = 自分の視点
board-button-hands = ハンド
board-button-flip = ランダムにめくる
board-button-flip-all = 全部めくる
board-button-take-back = 待った
board-button-resign = 投了…
board-button-more = その他…
board-button-settings = 設定
# Above the buttons behind “More…”.
board-more-heading = 対局{ $game }（{ $title }）のその他の操作
board-button-marks = ?

## DM

note-turn = 対局{ $game }、{ $opponent }との{ $title }。{ $told }あなたが{ $task }番です：{ $link }
note-over = 対局{ $game }、{ $opponent }との{ $title }。{ $told }終局しました：{ $link }
