ping =
    ゲートウェイ：{ $gateway }
    データベース：{ $database }
    バージョン：{ $version }
    稼働時間：{ $time }
ping-connections = { $gateway }（{ $count }接続のうち{ $up }）
ping-reconnecting = 再接続中
ping-connected = 接続中、{ $latency }
ping-not-measured = 接続中、未計測
ping-answers = 応答あり、{ $latency }
ping-read-only = 読み取りのみ可、書き込み不可
ping-no-answer = 応答なし
ping-milliseconds = { $time } ms
span-seconds = { $seconds }秒
span-minutes = { $minutes }分{ $seconds }秒
span-hours = { $hours }時間{ $minutes }分
span-days = { $days }日{ $hours }時間

vacation-on = 休暇中です。通信対局では自分の番でも時間が減らず、指すこともできます。ボタンを押すと終わり、遅くとも{ $until }に終わります。
vacation-used-up = 休暇中ではありません。今年の休暇{ $all }日を使い切りました。
vacation-over = おかえりなさい！ 時計が再び動き出しました。今年の休暇の残りは{ $all }日中{ $days }日です。
vacation-off = 休暇中ではありません。今年の休暇の残りは{ $all }日中{ $days }日です。
vacation-begin = 休暇を始める
vacation-end = 休暇を終える

reminder =
    ⏳ { $title }（対局{ $game }）はあなたの番で、時間は{ $when }に切れます：{ $link }
    -# リマインダーの時刻は`/settings`で変えられます。

channel-gone = { $title }（対局{ $game }）のチャンネルがなくなりました。何も失われていません。別のチャンネルで`/board`と対局番号{ $game }を使えば、そこで続けられます。
channel-new = 対局はこのチャンネルで続きます。
thread-name = { $first }対{ $second } · { $title }
thread-name-unknown = 対局{ $game } · { $title }
board-not-posted = ⚠️ 盤面を投稿できません：{ $why }。何も失われていません。モデレーターに知らせてください。
departure = ⏸ { $count ->
   *[other] 対局{ $games }
    }は一時停止中です。対局のあるサーバーからこのボットが外されました。時間は減らず、サーバーの誰かがボットを戻すと再開します。{ $choice }からは、ここで続けるか、レートなしで終えるかを選べます。何もしなければ、{ $end }にレートなしで終わります。
departure-choice = ⏸ { $count ->
   *[other] 対局{ $games }
    }はまだ一時停止中です。対局のあるサーバーにこのボットが戻されていません。ここ（DM）で続けるか、レートなしで終えるかを選べます。何もしなければ、{ $end }にレートなしで終わります。
departure-ended = ⏹ { $count ->
   *[other] 対局{ $games }
    }はレートなしで終わりました。対局のあるサーバーからこのボットが外されたためです。勝ち負けはありません。
button-play-direct = 対局{ $game }をここで続ける
button-end-unrated = 対局{ $game }をレートなしで終える
absence-ended = 対局{ $game }はレートなしで終わりました。勝ち負けはありません。
absence-goes-on = 対局{ $game }は、このボットとのDMで続きます。
absence-waits = 相手に尋ねました。相手も*対局{ $game }をここで続ける*を押すと再開します。それまで時間は減りません。
absence-moving = 対局{ $game }をDMに移しています。盤面はここに届きます。
absence-moved = { $player }が対局{ $game }をDMに移しました。盤面はここに届き、時間が再び減り始めます。
absence-asked = { $player }が対局{ $game }をここ（DM）で続けたいそうです。始めるには*対局{ $game }をここで続ける*を押してください。それまで時間は減りません。
absence-unreachable = { $player }にメッセージを送れないため、対局{ $game }をDMで続けられません。レートなしで終えることはできます。

## Discordに断られた理由

trouble-channel-gone = チャンネルがなくなりました
trouble-message-gone = メッセージがなくなりました
trouble-not-permitted = ここでは、このボットに「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限がありません
trouble-thread-closed = スレッドが閉じられています
trouble-refused = Discordに断られました
trouble-passing = Discordに接続できないか、混み合っています

parked-computer-turn = コンピューターが対局{ $game }の手を見つけられません。`/board`でもう一度頼むか、`/resign`か`/offer what:中止`で対局を終えてください。誰も損をしません。
parked-computer-turn-again = コンピューターはまだ対局{ $game }の手を見つけられません。`/resign`か`/offer what:中止`で対局を終えてください。誰も損をしません。
parked-board = 対局{ $game }の盤面を投稿できません。`/board`で見てください。対局は続いています。
parked-offer = 対局{ $game }の提案を表示できません。必要なら、もう一度提案してください。
parked-reminder = 対局{ $game }のリマインダーを送れません。誰の番かは`/board`で見られます。
parked-analysis = 対局{ $game }の分析を投稿できません。最後の盤面の下の*分析*を押すと見られます。
parked-challenge = 挑戦を投稿できません。`/play`で新しく挑戦してください。
parked-time-out = 対局{ $game }を時間切れで終えられないため、時計を止めました。`/resign`か`/offer what:中止`で対局を終えてください。
parked-chance = 対局{ $game }を自動で進められません。`/board`で自分で選んでください。
parked-tournament = **{ $name }**のメッセージを更新できません。`/tournament show`で見てください。対局は続いています。
parked-tournament-round = **{ $name }**の次のラウンドを用意できません。始まった対局は続いています。このボットの運営者に相談してください。
computer-asked-again = コンピューターがもう一度、手を探しています。
