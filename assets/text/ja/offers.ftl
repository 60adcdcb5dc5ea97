## 提案した人へ

offer-draw-made = 引き分けを提案しました（対局{ $game }）。
offer-takeback-made = 待ったを頼みました（対局{ $game }）。
offer-abort-made = 対局の中止を提案しました（対局{ $game }）。
offer-rematch-made = 再戦を申し込みました（対局{ $game }）。
offer-same-deal-made = 同じ配置での再戦を申し込みました（対局{ $game }）。
rematch-opponent-left = 相手はサーバーを離れました。`/play`でほかの相手を探してください。
offer-hints-made = ヒントには相手の同意が必要です。相手に尋ねました（対局{ $game }）。
offer-agreed-takeback = 相手が先に待ったを頼んでいたので、相手の最後の手を戻しました（対局{ $game }）。自分の手がまだ残っているなら、もう一度頼めます。
offer-agreed = 相手も先に同じ提案をしていたので、成立しました（対局{ $game }）。
offer-draw-done = コンピューターが受け、引き分けになりました（対局{ $game }）。
offer-takeback-done = 自分の最後の手を戻しました（対局{ $game }）。
offer-hints-done = ヒントを使えるようになりました（対局{ $game }）。
offer-abort-done = 対局は中止され、成績に入りません（対局{ $game }）。
offer-draw-refused = コンピューターは引き分けを断りました（対局{ $game }）。自分が10手指したあと、引き分けより悪いと見れば応じます。

## 提案のメッセージ

offer-message =
    { $offer }
    { $state }
offer-draw = { $player }が引き分けを提案しています（対局{ $game }）。
offer-takeback = { $player }が待ったを頼んでいます（対局{ $game }）。
offer-abort = { $player }が、対局を中止し、成績に入れないことを提案しています（対局{ $game }）。
offer-rematch = { $player }が、先後を入れ替えての再戦を申し込んでいます（対局{ $game }）。
offer-rematch-rated = { $player }が、先後を入れ替えてのレート戦の再戦を申し込んでいます（対局{ $game }）。
offer-same-deal = { $player }が、先後を入れ替え、同じ配置での再戦を申し込んでいます（対局{ $game }）。
offer-same-deal-rated = { $player }が、先後を入れ替え、同じ配置でのレート戦の再戦を申し込んでいます（対局{ $game }）。
offer-hints = { $player }が、双方が`/hint`でコンピューターのヒントを使えるようにしたいそうです（対局{ $game }）。
offer-open = { $player }、受けますか？ 受けずに指すと断ったことになります。
offer-open-rematch = { $player }、受けますか？
offer-accepted = { $player }が**受けました**。
offer-declined = { $player }が**断りました**。
offer-withdrawn = { $player }が**取り下げました**。
offer-lapsed = **期限切れ**：対局が先に進みました。
