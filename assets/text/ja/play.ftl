played-turn-over = { $played }これで自分のターンは終わりです。
played-answered = { $played }{ $answer }
played-your-turn = あなたの番です。
played-stopped = 残りは指されませんでした：{ $refused }。
played-too-much = 自分のターンが終わったので、残りは指されませんでした：`{ $rest }`。
typed-two-readings = 「`{ $typed }`」は、英語の記号なら{ $first }、この言語の記号なら{ $second }です。どちらですか。
took-back = 取り消しました：{ $told }
resign-ask = この{ $title }を投了しますか（対局{ $game }）？
resign-confirm = 投了する
resign-takeback = 待った
resign-abort = 中止
resign-keep-playing = 続ける
resign-kept-playing = 対局を続けます。
resigned = 対局{ $game }を投了しました。
record-heading = 対局{ $game }の棋譜です。
record-empty = まだ手がありません。
accepted = 挑戦を受けました：{ $link }
accepted-from-list = 挑戦を受けました。対局へのリンクはこのあと届きます。
accepted-rematch = 再戦を受けました。
accepted-id = -# 受諾のIDは`{ $id }`です。`/replay`の*検証*ボタンで同じIDが出ることを確かめれば、カードが公正に配られたとわかります。
shown-below = 下に表示しました。
disappears = -# { $seconds }秒後に消えます。

## 入力欄

form-move = 手を入力
form-move-field = 手
form-choice = 入力する
form-choice-field = 選択
form-example = 例：{ $example }

## 偶然

chance-proposal = { $player }が、残りをランダムにめくることを提案しています（対局{ $game }）。{ $opponent }、同意しますか？
chance-agreed = { $proposer }と{ $player }は、残りをランダムにめくることに同意しました。
chance-expired = **期限切れ**：対局が先に進みました（対局{ $game }）。
chance-withdrawn = { $player }が、残りをランダムにめくる提案を取り下げました（対局{ $game }）。
chance-declined = { $player }は、1枚ずつめくりたいそうです（対局{ $game }）。

## コンピューター

computer-begun = コンピューターとの対局{ $game }が始まりました：{ $link }
computer-thread = { $player }がコンピューターと{ $title }を対局します（対局{ $game }）。
computer-ask-level = コンピューターの強さはどれにしますか？ レベルを選ぶと始まります。
computer-level = レベル
level-1 = 1 · はじめて
level-2 = 2 · 初心者
level-3 = 3 · 気軽に
level-4 = 4 · 上達中
level-5 = 5 · 常連
level-6 = 6 · クラブ級
level-7 = 7 · 上級者
level-8 = 8 · 最強
computer-play = コンピューターと対局
computer-higher-level = 次はレベル{ $level }
hint-button = ヒント
hint =
    おすすめ：{ $plan }ます（{ $moves }）。{ $reason }
    -# 対局{ $game }
hint-play = この手を指す
hint-reply = 相手の最善の応手：{ $plan }ます。
hint-quiet = 調べたかぎり、これより良い手はありません。
hint-chances = ここからの勝率はおよそ{ $value }%です。
hint-lost = 正しく指されると負けですが、これが一番長く粘れます。
hint-reason-takes = { NAME($name) }を取ります。
hint-reason-takes-composite = { $cards }でできた駒を取ります。
hint-reason-takes-covered = カードを取ります。
hint-reason-takes-en-passant = アンパッサンでポーンを取ります。
hint-reason-makes = 新しいハンド：{ $hand }。
hint-reason-makes-better = ハンドに勝ちます：{ $hand }。
hint-reason-checks = チェックです。
hint-reason-promotes = ポーンが昇格します。
