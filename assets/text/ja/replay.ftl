replay-heading = **{ $title }** · { $which } · { $first }対{ $second }
replay-game = 対局{ $game }
replay-imported = 取り込んだ棋譜
replay-player = { $player }（{ NAME($seat) }）
replay-beginning = 開始局面：0/{ $end }手目。
replay-ply = { $ply }/{ $end }手目、**{ $action }**：{ $told }
replay-resigned = { $ply }/{ $end }手目：{ $player }が投了しました。
replay-out-of-time = { $ply }/{ $end }手目：{ $player }が時間切れになりました。
replay-both = 双方
replay-wins = { $player }の勝ちです：{ $reason }。
replay-aborted = 中止：この対局は成績に入りません。
replay-draw = 引き分け：{ $reason }。
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · 開始局面
replay-first = ⏮ 最初
replay-last = 最後 ⏭
replay-menu = 局面へ移動
replay-type = 移動…
replay-verify = 検証
replay-form-field = 何手目
replay-form-example = 例：34（0は開始局面）
replay-animation = { $from }手目から{ $to }手目まで、1手1秒です。
animation-alt = { $count }局面のアニメーション。最後の局面：{ $last }
animation-smaller = -# Discordの容量制限に合わせて、幅{ $width }ピクセルに縮小しました。
animation-thinner = -# Discordの容量制限に合わせて、幅{ $width }ピクセルに縮小し、{ $stride }局面に1つだけ表示しています。

## Handsと`/rules`

preview-none = 先に見られるハンドがありません。ポーカーチェスで、自分が駒を動かす番のときに使えます。
preview-heading = 自分の各手のあとのハンド（対局{ $game }）、強い順：
preview-line = **{ $hand }**：{ $moves }
preview-more = … これより弱いものは省略。
rules-page = -# { $page }/{ $pages }ページ

## *Verify*

verify-running = 対局{ $game }はまだ終わっていないので、シードは秘密です。シードは最初の手の前に固定されました。そのSHA-256は`{ $commitment }`です。
verify-running-origin = シードは、秘密の値（コミットメント：`{ $secret }`）、挑戦`{ $challenge }`、その受諾`{ $accept }`、オプションから決まります。
verify-running-again = 終局後にもう一度*検証*ボタンを押してください。
verify-heading = **対局{ $game }**
verify-seed = シード`{ $seed }`
verify-hash = ✅ SHA-256は`{ $commitment }`です。
verify-told-computer = ❔ コンピューターとの対局には、コミットメントを示す挑戦のメッセージがありません。対局中に*検証*ボタンを使っていたら、そのときのSHA-256と比べてください。
verify-told = ✅ 最初の盤面に、このコミットメントがそのまま表示されていました。
verify-told-other = ❌ 最初の盤面には別のコミットメントが表示されていました。ボットの運営者に知らせてください。
verify-told-unknown = ❔ 最初の盤面をもう読めません。手元の写しと比べてください。
verify-dealt = ✅ シードとオプションからこの配置になります。棋譜の手はすべてルールどおりで、同じ結果になります。
verify-dealt-otherwise = ❌ シードからは別の対局になります。ボットの運営者に知らせてください。
verify-yourself = -# 自分で確かめるには：`echo { $seed } | xxd -r -p | sha256sum`、そして*棋譜*ボタンの棋譜を使って`trickmate referee { $game } --moves`を実行します。
verify-origin = **シードの由来**
verify-origin-secret = 秘密の値`{ $secret }`、そのコミットメント`{ $commitment }`
verify-challenge-told = ✔️ 挑戦にこのコミットメントが表示されています：{ $link }
verify-challenge-other = ❌ 挑戦にこのコミットメントが表示されていません。ボットの運営者に知らせてください：{ $link }
verify-challenge-unread = ❔ 挑戦{ $link }を読めません
verify-challenge-unknown = ❔ 挑戦を読めません
verify-acceptance = 挑戦`{ $challenge }`、受諾`{ $accept }`：受けたプレイヤーには、この受諾のIDが表示されました。
verify-computer-ids = 挑戦`{ $challenge }`、受諾`{ $accept }`：対局を頼んだ操作と同時に、コンピューターが受けました。
verify-follows = ✔️ シードと先後は、これらとオプションから決まります。
verify-does-not-follow = ❌ { $why }：ボットの運営者に知らせてください。
