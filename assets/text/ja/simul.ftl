# 多面指し：1人のホストと何人もの参加者。

## 参加を募るメッセージ

simul-heading = 🎪 **多面指し**：{ $host }が参加者全員と対局します · { $title } · { $time }
simul-heading-rated = 🎪 **多面指し**：{ $host }が参加者全員と対局します · { $title } · { $time } · レート戦
simul-seats = 多面指し{ $id }。ホストはすべての盤で{ $seat }です。
simul-seats-alternating = 多面指し{ $id }。ホストは奇数の盤で{ $first }、偶数の盤で{ $second }です。
simul-seats-drawn = 多面指し{ $id }。先手・後手は盤ごとに抽選です。
simul-open = 参加者{ $count }/{ $places }人：{ $players }
simul-open-empty = まだ参加者はいません。定員は{ $places }人です。ホストが開始します。
simul-cancelled = 多面指しは**中止**になりました。
simul-running = { $boards }面のうち{ $over }面が終わりました。
simul-finished = 多面指しは**終了**しました。
simul-score = 成績：{ $host } **{ $own } – { $theirs }** 参加者
simul-board = { $number }. { $player }：対局{ $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player }：対局{ $game }、**{ $result }**
simul-board-none = { $number }. { $player }：対局なし
simul-closing = 🎪 { $host }の多面指し{ $id }が終わりました。ご参加ありがとうございました！
simul-winners = ホストに勝った人：{ $players }
simul-drew = ホストと引き分けた人：{ $players }
simul-button-cancel = 多面指しを中止
simul-button-boards = ホストの盤

## ホストと参加者への返事

simul-created = 多面指し{ $id }の参加受付を始めました。参加者はメッセージのボタンで参加します。準備ができたら、そこで*開始する*を押してください。
simul-joined = { $host }の多面指しに参加しました。始まるまでは参加をやめられます。
simul-left = 多面指しへの参加をやめました。
simul-begun = 多面指しが始まりました。このパネルで盤を順に回れます。
simul-ask-cancel = 多面指しを中止しますか？もう誰も参加できなくなります。
simul-cancelled-now = 多面指しを中止しました。

## ホストのパネル

simul-panel = **{ $boards }面中の{ $board }面目** · { $seat }で{ $guest }と対局 · 対局{ $game }
simul-waiting = { $count ->
   *[other] あなたの手を待つ盤：{ $count }面
    }
simul-none-waits = 今、あなたの手を待つ盤はありません。
simul-board-changed = その盤の状況が変わりました。
simul-button-previous = ◀ 前へ
simul-button-next = 次へ ▶
simul-button-again = もう一度見る
simul-button-turn = 手を指す

## お断り

simul-error-none = このサーバーにその多面指しはありません。
simul-error-too-many = 終わっていない多面指しは{ $max }件までです。
simul-error-not-open = 多面指しはもう始まったか、終わっています。
simul-error-own = あなたの多面指しなので、もともとすべての盤で指します。
simul-error-not-in = この多面指しには参加していません。
simul-error-nobody = まだ参加者はいません。
simul-error-not-host = これができるのはホストの{ $host }だけです。
