## 挑戦

error-no-game = そのゲームはありません。ゲームの一覧は`/help`で見られます。
error-option = オプションが正しくありません：{ $why }。
error-against-oneself = 自分とは対局できません。ほかの人を選ぶか、相手を空けて誰でも受けられるようにしてください。
error-challenge-closed = この挑戦は締め切られました。`/play`で新しく始めてください。
error-not-challenged = この挑戦は{ $player }宛てです。`/play`で自分から挑戦してください。
error-not-challenger = この挑戦を取り下げられるのは、挑戦した{ $player }だけです。
error-own-challenge = これは自分の挑戦です。誰かが受けるのを待つか、取り下げてください。
error-blocks-oneself = 自分はブロックできません。ほかの人を選んでください。
error-has-blocked = { $player }をブロックしています。また対局するには`/block`を使ってください。
error-not-to-be-challenged = ここではこのプレイヤーに挑戦できません。ほかの人を選ぶか、相手を空けて誰でも受けられるようにしてください。
error-not-to-be-accepted = この挑戦は受けられません。`/play`で自分から挑戦してください。
error-banned = あなたはこのサーバーでの対局を禁止されています。サーバーの管理者に連絡してください。
error-too-many-challenges = すでに{ $count }件の挑戦を出しています。どれかを取り下げるか、返事を待ってください。
error-too-many-games = すでに{ $count }局が進行中です。まずどれかを終わらせてください。一覧は`/games`で見られます。
error-too-many-computer-games = すでにコンピューターとの{ $count }局が進行中です。まずどれかを終わらせてください。一覧は`/games`で見られます。
error-no-computer = コンピューターの準備がまだできていません。少し待ってからもう一度試してください。
error-not-your-challenge = この挑戦をコンピューター相手に指せるのは、挑戦した{ $player }だけです。`/play`で自分の対局を始めてください。
error-opponent-busy = { $player }は進行中の対局が多すぎます。どれかが終わってからもう一度試してください。
error-not-here = このチャンネルでは対局を始められません。{ $channels }で`/play`を使ってください。
error-not-here-two = { $first }か{ $last }
error-no-rated = このサーバーではレート戦ができません。`rated`を空けて、カジュアル戦で指してください。
error-time-control = 持ち時間は、1手あたりなら`3 days`や`12 hours`（1時間～30日）、リアルタイムなら`10+5`（各自の分数と1手ごとの加算秒数、それぞれ180まで）、なしなら`none`です。

## 対局

error-no-match = 対局が見つかりません。自分の対局は`/games`で見られます。
error-not-paused = この対局は一時停止していません。
error-too-soon = DMで続けるかレートなしで終えるかは、{ $when }に選べるようになります。それまでは、ボットがサーバーに戻されるのを待ちます。
error-paused = ボットがサーバーから外されたため、この対局は一時停止中です。サーバーの誰かがボットを戻すと再開します。
error-over = この対局は終わりました。`/play`で次の対局を始められます。
error-already-over = この対局はすでに終わっています。
error-no-deal = 同じ配置で再戦できるのは、最初から双方に見えていたランダムな配置だけです。もう1局指すには`/offer what:再戦`を使ってください。
error-not-over = この対局はまだ終わっていません。再戦は終局後に申し込めます。
error-out-of-turn = あなたの番ではありません。相手の手を待ってください。
error-action = { $refused }。
refused-illegal = `{ $typed }`はルール上できません：{ $why }
refused-unreadable = `{ $typed }`は手として読めません：{ $why }
refused-otherwise = `{ $typed }`は指せません：{ $why }
error-placing = 何も置かれませんでした：{ $why }。直してもう一度送ってください。
error-typed-resign = 対局{ $game }を投了するには`/resign`を使ってください。
error-typed-draw = 対局{ $game }で引き分けを提案するには`/offer what:引き分け`を使ってください。
error-typed-takeback = 対局{ $game }で待ったを頼むには`/offer what:待った`を使ってください。
error-typed-rematch = 対局{ $game }の再戦を申し込むには`/offer what:再戦`を使ってください。
error-stale-over = この対局はそのあと終わりました。
error-stale = 対局はそのあと進みました。最新の盤面を見て、もう一度選んでください。
error-stale-typed = 対局がそのあと進んだので、`{ $typed }`は指されませんでした。最新の盤面を見て、それでもよければもう一度送ってください。
error-nothing-drafted = このターンに取り消せることはありません。
error-one-move = このゲームのターンは1手だけで、自動的に終わります。
error-nothing-here = ここには進行中の自分の対局がありません。`/games`で一覧を見るか、`/play`で始めてください。
error-several-elsewhere = 進行中の対局が複数ありますが、ここにはありません。`game`オプションで選んでください。一覧は`/games`で見られます。
error-no-hand = 進行中の対局に、あなたの秘密のカードはありません。自分の対局は`/games`で見られます。
error-no-hand-here = ここには、あなたの秘密のカードはありません。盤面は`/board`で見られます。
error-not-seated = この対局を指しているのは{ $first }と{ $second }だけです。`/play`で自分の対局を始めてください。
error-in-game =
    { $refused }
    -# 対局{ $game }のことです。ほかの対局を指すには`game`オプションを付けてください。
error-elsewhere = 対局{ $game }はここではなく{ $channel }で行われています。そこで`/{ $command }`を使ってください。
error-unlisted = { $player }の成績は、ここでは非公開です。
error-unknown-rules = 対局{ $game }のルールのバージョンが手元にないため、開けません。何も失われていません。ボットの運営者に知らせてください。
error-corrupt = この対局を読み込めません。手の記録は無事です。サーバーの管理者に知らせてください（対局{ $game }）。
error-worldwide = このレート戦は世界全体の成績に入るため、結果なしで終了できるのはボットの運営者だけです。終局後に`/admin remove-result`でこのサーバーのランキングから外せます。
error-secret-in-public = 何も指されませんでした。ここはほかの人にも見えますが、あなたの選択は秘密です。ボタンを使うか、このボットへのDMに入力してください。
error-typed = { $refused }（対局{ $game }）。
error-typed-near =
    { $refused }（対局{ $game }）。
    たとえば{ $near }なら指せます。
error-typed-which =
    これは対局{ $game }の手でしょうか、それとも上の質問への答えでしょうか。
    返信としてもう一度送ってください。手ならこのメッセージに、答えなら質問に返信してください。

## ヒント、提案、待った

error-no-hints = レート戦ではヒントを使えません。
error-in-rated-game = この局面は進行中のレート戦のものです。その対局が終わってからもう一度試してください。
error-nothing-to-analyse = この対局では誰も手を選んでいません。別の対局を選んでください。
error-not-playable = ここからは指せません。どちらかの番になっている局面を選んでください。
error-hint-out-of-turn = ヒントを使えるのは自分の番のときだけです。自分の番になったらもう一度頼んでください。
error-nothing-to-take-back = まだ指していないので、戻す手がありません。
error-revealed = 隠れていた情報が明らかになったので、この手は戻せません。
error-rated = レート戦では待ったも中止もできません。`/offer what:引き分け`で引き分けを提案するか、`/resign`で投了してください。
error-offer-closed = この提案は締め切られました。新しく提案できます。
error-offered-already = すでに提案しています。相手の返事を待ってください。
error-offered-before = この局面ではもう提案できません。先に対局を進めてください。
error-rematch-asked = この対局の再戦はすでに申し込んでいます。`/play`で相手に挑戦してください。
error-no-rematch = 今はここでこの相手と再び対局できません。`/play`でほかの相手を探してください。
error-own-offer = これは自分の提案です。相手の返事を待つか、取り下げてください。
error-not-offerer = この提案を取り下げられるのは、提案した{ $player }だけです。
error-own-proposal = これは自分の提案です。相手が同意するのを待ってください。

## プレイヤー

error-being-erased = あなたのデータを削除しています。少し待ってからもう一度試してください。
error-erased-already = 少し前にデータを削除したばかりです。次に削除できるのは{ $when }です。
error-on-vacation = すでに休暇中です。終えるには`/vacation`を使ってください。
error-not-on-vacation = 休暇中ではありません。始めるには`/vacation`を使ってください。
error-no-vacation-left = 今年の休暇{ $days }日を使い切りました。1月1日に新しい休暇がもらえます。
error-bot = ボットはここで対局しません。人を選んでください。
error-same-players = 別々のプレイヤーを2人選んでください。
error-export-too-large = データが大きすぎて、Discordのファイルにできません。このボットの運営者に頼んでください。

## デッキとカード

error-no-array = その名前の布陣はもうありません。*残りを置く…*をもう一度押すと、今ある布陣が出ます。
error-array-name = 布陣の名前は文字か数字で始め、{ $max }文字以内にしてください。使えるのは文字、数字、空白、- ' . ! ? & + です。
error-arrays-full = 布陣はすでに上限の{ $max }個あります。同じ名前で保存して置き換えるか、次の対局の*残りを置く…*でどれかを消してください。
error-array-not-placed = 布陣を保存できるのは、手札の16枚をすべて置いてからです。先に残りを置いてください。
error-no-deck = その名前のデッキはありません。`/deck list`で自分のデッキとプリセットを見られます。
error-deck-name = デッキの名前は文字か数字で始め、{ $max }文字以内にしてください。使えるのは文字、数字、空白、- ' . ! ? & + です。
error-deck-taken = { $name }という名前のデッキはすでにあります。別の名前にしてください。
error-deck-preset-name = { $name }はプリセットの名前です。別の名前にしてください。
error-decks-full = デッキはすでに上限の{ $max }個あります。まず`/deck edit`でどれかを削除してください。
error-deck-cards = 何も変更していません：{ $why }。
error-deck-in-use = 何も変更していません。使用中のデッキ{ $name }が使えなくなります：{ $why }。先に`/deck use`で別のデッキを選んでください。
error-deck-unusable = デッキ{ $name }はここでは使えません：{ $why }。`/deck edit`で直すか、`/deck use`で別のデッキを選んでください。
error-deck-not-ready = 使用中のデッキはここでは使えません。理由は`/deck edit`で見られます。`/deck use`で別のデッキも選べます。
error-deck-other-not-ready = この対局はまだ始められません。先に{ $player }が`/deck use`か挑戦の*自分のデッキ*ボタンでデッキを選ぶ必要があります。
error-card-refused = カードを追加しませんでした：{ $why }。
error-card-taken = カードを追加しませんでした。このサーバーには同じ名前のカードがあるか、もう空きがありません。`/card list`で確かめてください。
error-too-many-brought = 挑戦に付けられる独自のカードは{ $max }枚までです。いくつか外してください。
error-cards-without-decks = クーリエ版はデッキなしで遊びます。`cards`を空けるか、標準版を選んでください。
error-no-card = このサーバーに、その名前の独自カードはありません。`/card list`でカードを見られます。
error-no-piece = 「{ $name }」という駒やカードは見つかりません。e1のように駒のあるマスを入力するか、入力中に出る候補から選んでください。

## 観戦と再生

error-own-game = 自分が指している対局は観戦できません。自分の番の知らせ方は`/settings`で選べます。
error-nothing-to-watch = 対局{ $game }は終わりました。`/replay`で振り返れます。
error-too-many-watched = すでに25局を観戦しているか、この対局の観戦者が100人に達しています。`/watch`でほかの観戦をやめるか、あとでもう一度試してください。
error-nobody-to-watch = ここでは、ほかの人の対局は行われていません。対局のあるチャンネルで`/watch`を使ってください。
error-no-import = この棋譜はもう保存されていません。`/replay`でもう一度取り込んでください。
error-record = この棋譜は再生できません：{ $why }。正しい形式は`/replay`の*棋譜*ボタンで見られます。
record-too-long = 棋譜が{ $kib } KiBを超えています
record-too-many-moves = 棋譜が{ $max }手を超えています
record-too-slow = 再生に時間がかかりすぎます
error-replay-one = 対局番号、棋譜のファイル、棋譜のテキストのうち、どれか1つだけを指定してください。形式は`/replay`の*棋譜*ボタンで見られます。
error-import-too-large = ファイルが{ $kib } KiBを超えています。`/replay`の*棋譜*ボタンの形式の棋譜を添付してください。
error-import-not-fetched = Discordからファイルを取得できませんでした。もう一度試すか、棋譜をテキストで入力してください。
error-import-not-text = ファイルがUTF-8のテキストではありません。`/replay`の*棋譜*ボタンの形式の棋譜を添付してください。
error-ply = 何手目かを数字で入力してください（例：34）。0は開始局面です。
error-plies = `from`と`to`は0からこの対局の最後の{ $end }手目までの数で、`from`が`to`より後にならないようにしてください。

## サーバーと権限

error-servers-only = サーバーの中で使ってください。
error-cards-servers-only = サーバーの中で使ってください。カードはサーバーごとのものです。
error-challenges-servers-only = サーバーの中で使ってください。挑戦はサーバーごとのものです。
error-managers-only = 変更できるのは「サーバー管理」権限のあるメンバーだけです。
error-card-managers-only = サーバーのカードを変更できるのは「サーバー管理」権限のあるメンバーだけです。
error-not-permitted = このチャンネルでは対局を開けません。次の権限をこのボットに付けるよう、モデレーターに頼んでください：{ $missing }。
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-attach-files = ファイルを添付

## 設定

error-quiet-hours = `22-7`のように異なる2つの時刻を「時」だけで入力するか、`off`としてください。
error-zone = そのタイムゾーンはありません。`Asia/Tokyo`のように入力してください。一覧は`/settings zone`に出ます。
error-hour = 時は0から23までの数です。

## 失敗

error-failed = 問題が起きたため、何も変更していません。少し待ってからもう一度試してください。
error-busy = 今はとても混み合っています。1分後にもう一度試してください。
error-picture = 画像を作れませんでした。何も変わっていないので、もう一度試してください。
error-study = このレッスンまたはパズルは今は使えません。ほかのものを試してください。
error-button-expired = このボタンは期限切れです。今の盤面は`/board`で見られます。
error-form-expired = この入力欄は期限切れです。コマンドをもう一度実行してください。

## 回数の制限

error-pacing = { $what }{ $wait }後にもう一度試してください。
pacing-animation = アニメーションは1分に3回まで作れます。
pacing-import = 棋譜の取り込みは10分に20件までです。
pacing-picture = 短時間に多くの画像を求めました。
pacing-export = データの受け取りは10分に5回までです。
pacing-report = 大会の書き出しは5分に10回までです。
pacing-enrolment = 大会への参加と取り消しが速すぎます。
pacing-invitation = 代役を頼めるのは短時間に5人までです。
pacing-deletion = データの削除は1時間に3回までです。
pacing-suggestion = 入力が速すぎて候補を出せません。
pacing-analysis = 分析は5分に10回まで頼めます。
pacing-hint = ヒントは1分に10回までです。
pacing-study = 局面からの対局は5分に10局まで始められます。
pacing-message = メッセージが速すぎて返事が追いつきません。
typed-pause = 読み取れないメッセージには、数秒間返事をしません。
typed-role = ロールへのメンションがあるメッセージは読めません。名前を入力するときは、**メンバー**の中から選んでください。
wait-seconds = { $count }秒
wait-minutes = { $count }分
error-role-not-given = このロールを変更できません。このボットに「ロールの管理」権限と、このロールより上のロールを付けるよう、サーバー管理者に頼んでください。
error-role-not-for-players = このロールはプレイヤーに付けられません。別のロールを選んでください。
error-role-beyond-own = 選べるのは、自分でも付けられるロールだけです。「ロールの管理」権限が必要で、ロールは自分の最も高いロールより下にあり、自分にない権限を含まないものに限ります。
roles-error-number = { $least }から{ $most }までの数を入力してください。
roles-error-too-many = レーティングで付くロールは、サーバーごとに{ $max }個までです。先に一つ外してください。
