analysis-curve-title = { NAME($seat) }の予想勝率
analysis-curve-line = { NAME($seat) }から見た予想
analysis-percent = { $value }%
analysis-heading = **対局{ $game }の分析**
analysis-accuracy = { $player }：正確さ **{ $value }%**
analysis-no-accuracy = { $player }：評価できる選択なし
analysis-no-turning = 予想勝率が5%以上動いた選択はありませんでした。
analysis-turning = { $number } { $played }{ $before } → { $after }。より良い手：{ $best }。{ $why }
analysis-wins-by-force = { $moves ->
    [1] すぐに勝てます。
   *[other] { $moves }手で必ず勝てます。
    }
analysis-loses-by-force = 実際の手では、{ $moves ->
    [1] すぐに負けます。
   *[other] { $moves }手で必ず負けます。
    }
analysis-allows = 実際の手が許す応手：{ $action }
analysis-honest = -# どの選択も、そのときプレイヤーが知りえたことだけで評価しています。
analysis-honest-choice = -# そのとき{ NAME($seat) }が知りえたことだけで評価しています。画像にはすべてが表示されています。
analysis-budget = -# パーセントは、指す側の勝つ見込みです。コンピューターは1つの読み筋につき{ $nodes }局面を調べました。
analysis-under-way = **対局{ $game }の分析**：コンピューターが{ $choices }か所の選択を調べています。結果はこのメッセージに表示されます。表示されないときは、もう一度*分析*を押してください。
analysis-failed = 対局{ $game }は分析できません。`/replay`で振り返ってください。
analysis-choice = 選択{ $number }/{ $count }：{ $played }
analysis-partial = この局面は複雑すぎて、すべては読みきれません。数値は目安と考えてください。
analysis-forced = 選択肢はこれだけでした。予想勝率：{ $value }。
analysis-not-judged = この選択は評価の対象外です。予想勝率：{ $value }。
analysis-as-good = これ以上の選択はありません。予想勝率：{ $value }。
analysis-lost = 予想勝率：この選択の前は{ $before }、後は{ $after }。
analysis-line = コンピューターの読み筋：{ $line }
analysis-line-played = 実際の手の続き：{ $line }
analysis-button = 分析
analysis-button-turning = 転換点 ⏭
analysis-button-curve = グラフ

## 終わった対局の局面

study-play-on = ここから指す
study-text =
    -# テキスト（`/replay`用）：
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# テキストは長すぎてメッセージに入りません。対局全体は`/replay`の*棋譜*ボタンで見られます。
