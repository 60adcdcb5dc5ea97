## 大会のメッセージ

tournament-heading = 🏆 **{ $name }** · { $format } · { $title } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { $title } · { $time } · レート戦
tournament-format-swiss = スイス式
tournament-format-swiss-rounds = スイス式、全{ $rounds }ラウンド
tournament-format-round-robin = 総当たり戦
tournament-format-double = 2回総当たり戦
tournament-format-knockout = 勝ち抜き戦
tournament-format-knockout-games = 勝ち抜き戦、{ $games }番勝負
tournament-format-arena = アリーナ
tournament-format-arena-minutes = アリーナ、{ $minutes }分
tournament-number = 大会{ $id }、主催：{ $organizer }
tournament-open = 参加者{ $count }/{ $places }人：{ $players }
tournament-open-empty = まだ参加者はいません。定員は{ $places }人です。
tournament-for-role = 参加できるのは{ $role }ロールのメンバーだけです。
tournament-for-ratings = 参加できるのは、このサーバーでのレーティングが{ $range }の人だけです。
tournament-ratings-from = { $least }以上
tournament-ratings-to = { $most }以下
tournament-ratings-between = { $least }～{ $most }
tournament-absent = 時間切れになると、その対局は負けです。双方が2手ずつ指していなければ不戦敗になります。
tournament-absent-arena = 時間切れになると、その対局は負けです。双方が2手ずつ指す前に対局が終わると、指さなかった側の不戦敗となり、*参加する*を押すまで休憩になります。終了時に進行中の対局は数えません。
tournament-starts = 開始：{ $when }（{ $relative }）
tournament-starts-check-in = 開始：{ $when }。{ $from }から出席を確認してください。開始までに確認しない人は参加できません。
tournament-checking-in = **出席を確認してください：**大会は{ $relative }に、確認した人だけで始まります。確認済み：{ $count }人
tournament-arena-running = アリーナは**開催中**で、{ $when }に終わります。空いている人どうしがすぐに組まれます。*参加する*でいつでも入れます。
tournament-absent-round = 各ラウンドは{ $hours }時間です。終わった時点で指す番のプレイヤーの負けです。双方が2手ずつ指していなければ不戦敗になります。
tournament-more = ほか{ $count }
tournament-running = **第{ $round }ラウンド**が進行中です。
tournament-running-of = **第{ $round }ラウンド（全{ $rounds }ラウンド）**が進行中です。
tournament-running-until = **第{ $round }ラウンド**が進行中です。{ $when }に終わります。
tournament-running-of-until = **第{ $round }ラウンド（全{ $rounds }ラウンド）**が進行中です。{ $when }に終わります。
tournament-begins = 大会が始まりました。第1ラウンドの組み合わせを決めています。
tournament-paused = 大会は**一時停止中**です。進行中の対局は続きますが、次のラウンドは始まりません。
tournament-cancelled = 大会は**中止**になりました。
tournament-cancelled-few = 大会は**中止**になりました。開始時の人数が足りませんでした。
tournament-finished = 大会は**終了**しました。
tournament-nobody = 勝者はいません。
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**、第{ $round }ラウンド：
tournament-pairing = { $board }. { $white } – { $black }：対局{ $game }
tournament-pairing-due = { $board }. { $white } – { $black }
tournament-pairing-over = { $board }. { $white } – { $black }：**{ $result }**
tournament-thread = { $white } – { $black }：大会{ $tournament }の対局{ $game }
tournament-bye = { $board }. { $player }はこのラウンドの対戦がありません。
tournament-arena-begun = **{ $name }**が始まりました。{ $when }に終わります。勝ちは2点、引き分けは1点。2連勝すると、次に勝てない対局まで得点が2倍になります。
tournament-check-in-open = **{ $name }**は{ $when }に始まります。*出席*を押さないと参加できません：{ $players }
tournament-stand-in-name = { $name }（{ $first }の代わり）
tournament-reminder = ⏳ **{ $name }**：第{ $round }ラウンドは{ $when }に終わりますが、あなたの対局{ $game }はまだ終わっていません。その時点で指す番の人の負けになります：{ $link }
tournament-closing = 🏆 **{ $name }**が終了しました。おめでとうございます！

## ボタン

tournament-button-join = 参加する
tournament-button-leave = 参加をやめる
tournament-button-begin = 開始する
tournament-button-standings = 順位表
tournament-button-withdraw = 棄権する
tournament-button-pause = 一時停止
tournament-button-resume = 再開
tournament-button-cancel = 大会を中止
tournament-button-export = エクスポート（TRF16）
tournament-button-check-in = 出席
tournament-button-rest = 休憩する
tournament-button-return = 対局に戻る
tournament-button-stand-in = 代役
tournament-button-take-seat = 席を引き継ぐ

## 返事

tournament-created = 大会{ $id }の受付が始まりました。プレイヤーは大会のメッセージのボタンで参加します。あなたはここか`/tournament show`の*開始する*ボタンで大会を始めてください。
tournament-created-starts = 大会{ $id }の受付が始まりました。プレイヤーは大会のメッセージのボタンで参加します。大会は指定の時刻に自動で始まります。
tournament-joined-arena = **{ $name }**に参加しています。相手が空きしだい対局が始まります。
tournament-checked-in = **{ $name }**への出席を確認しました。
tournament-resting = **{ $name }**で休憩中です。進行中の対局は続きますが、*対局に戻る*か*参加する*を押すまで次の対局はありません。
tournament-ask-stand-in = **{ $name }**の残りを誰に引き継ぎますか？相手の同意が必要です。これまでの結果は残り、進行中の対局はあなたが続けます。
tournament-stand-in-menu = メンバーを選ぶ
tournament-stand-in-asked = { $member }：**{ $name }**で{ $player }の席を最後まで引き継ぎますか？これまでの結果は残ります。
tournament-stand-in-done = これからは{ $member }が{ $player }に代わって**{ $name }**で対局します。
tournament-swapped = { $one }と{ $other }をこのラウンドで入れ替えました。始まっていた対局は中止になりました。
tournament-joined = **{ $name }**に参加しました。始まるまでは参加をやめられます。
tournament-joined-late = 次のラウンドから**{ $name }**に参加します。
tournament-left = **{ $name }**への参加をやめました。
tournament-begun = **{ $name }**が始まりました。
tournament-ask-withdraw = **{ $name }**を棄権しますか？進行中の対局は投了になり、以後の組み合わせから外れます。
tournament-ask-cancel = **{ $name }**を中止しますか？次のラウンドは始まりません。進行中の対局は続きます。
tournament-withdrawn = **{ $name }**を棄権しました。進行中の対局があれば、投了扱いになりました。
tournament-cancelled-now = **{ $name }**を中止しました。
tournament-paused-now = **{ $name }**を一時停止しました。*再開*で続けられます。
tournament-resumed = **{ $name }**を再開しました。
tournament-corrected = 対局{ $game }の結果を{ $result }に訂正しました。順位表にも反映されます。
tournament-exported = **{ $name }**の参加者、組み合わせ、結果です（FIDEのTRF16形式）。
tournament-standings = **{ $name }**、{ $rounds }ラウンド終了時：
tournament-standings-knockout = **{ $name }**：
tournament-table-swiss = 得点、ブッフホルツ（BH）、最低を除いたブッフホルツ（BH-1）、ゾンネボーン・ベルガー（SB）、勝ち数。直接対決はブッフホルツより優先されます。
tournament-table-round-robin = 得点、ゾンネボーン・ベルガー（SB）、勝ち数。直接対決はゾンネボーン・ベルガーより優先されます。
tournament-table-arena = 得点、勝ち数、対局数。勝ちは2点、引き分けは1点、2連勝のあとは2倍です。

## 画像

tournament-picture-title = { $name }、第{ $rounds }ラウンド
tournament-bracket-title = { $name }
tournament-column-player = プレイヤー
tournament-column-points = 得点
tournament-column-buchholz = BH
tournament-column-cut = BH-1
tournament-column-berger = SB
tournament-column-wins = 勝
tournament-column-games = 局
tournament-no-opponent = 相手なし

## エラー

tournament-error-none = このサーバーにその大会はありません。
tournament-error-name = 大会の名前は文字か数字で始め、{ $max }文字以内にしてください。使えるのは文字、数字、空白、- ' . ! ? & + です。
tournament-error-places = この形式の参加人数は{ $least }～{ $most }人です。
tournament-error-rounds = ラウンド数は1以上{ $most }以下にしてください。
tournament-error-no-rounds = ラウンド数を選べるのはスイス式の大会だけです。
tournament-error-no-games = 2人が複数回対局するのは勝ち抜き戦だけです。
tournament-error-games = 2人の対局数は1から{ $most }の間で選んでください。
tournament-error-round-length = 1ラウンドの長さは1時間単位で、1時間から90日までです。
tournament-error-withdrawn = この大会は棄権したので、もう戻れません。
tournament-error-panel = { $options }を使うときは、`name`、`format`、`game`も指定してください。この3つがなければ、すべてパネルで選びます。
tournament-error-no-time = 時計を使わない場合は、1ラウンドの時間数を`hours`オプションで指定してください。
tournament-error-decks = これではプレイヤーがデッキを用意しなければなりません。`options`オプションで別の版を選んでください。
tournament-error-option = 「{ $typed }」を読み取れません。オプションは「名前=値」の形で書いてください（例：size=7）。
tournament-error-not-open = この大会はすでに始まったか、終了しています。
tournament-error-not-running = この大会は進行中ではありません。
tournament-error-full = 定員に達しています。
tournament-error-not-in = この大会に参加していません。
tournament-error-role = 参加できるのは{ $role }ロールのメンバーだけです。
tournament-error-rating = 参加できるのは、このサーバーでのレーティングが{ $range }のプレイヤーだけです。
tournament-error-too-few = 少なくとも{ $least }人の参加者が必要です。
tournament-error-too-many = 受付中や進行中の大会は、サーバーごとに{ $server }件、主催者ごとに{ $organizer }件までです。先にどれかを中止してください。
tournament-error-not-manager = これができるのは主催者とサーバー管理者だけです。
tournament-error-no-correction = この対局はここの大会の対局ではないか、もう結果を変更できません。
tournament-error-not-live = アリーナには5+3のようなリアルタイムの持ち時間が必要です。
tournament-error-length = アリーナの長さは10分から12時間です。
tournament-error-start = 大会の開始は今から90日以内にしてください。
tournament-error-start-typed = 開始時刻を読み取れません。30m、2h、18:00、2026-12-01 18:00のように書いてください。タイムゾーンは`/settings`にあります。
tournament-error-check-in = 出席確認は5分から24時間です。それより先の開始時刻を指定してください。
tournament-error-not-checking-in = 今は出席確認の時間ではありません。
tournament-error-already-in = その人はすでにこの大会に出ています。
tournament-error-not-arena = 休憩できるのはアリーナだけです。
tournament-error-no-swap = この2人は今は入れ替えられません。スイス式では今のラウンド、総当たり戦と勝ち抜き戦では第1ラウンドでだけできます。
tournament-error-game-begun = この2人の対局では、すでに手が指されたか結果が出ています。
tournament-error-against-rules = それでは同じ2人が再び対戦するか、誰かが2度目の不戦勝になってしまいます。
tournament-error-number = 整数を書くか、空のままにしてください。
tournament-error-not-asked = 頼まれたのは{ $member }だけです。
tournament-error-what = 結果の訂正には`game`と`result`、2人の入れ替えには`player`と`with`、代役には`player`と`stand-in`を指定してください。
tournament-error-in-tournament = 大会の対局では、待ったもヒントも中止も使えません。

## 新しい大会の設定

tournament-new = 🏆 **新しい大会。**形式、ゲーム、持ち時間、参加できる人を選び、名前を付けてください。
tournament-new-usual-time = サーバーの標準の持ち時間
tournament-new-everybody = 誰でも参加可（またはロールを選ぶ）
tournament-new-rated = レート戦（押すとカジュアル戦）
tournament-new-casual = カジュアル戦（押すとレート戦）
tournament-new-name = 名前を付ける…
tournament-about-swiss = 得点ができるだけ近いプレイヤーどうしが対戦
tournament-about-round-robin = 全員と1回ずつ対戦
tournament-about-double = 全員と2回ずつ対戦
tournament-about-knockout = 負けたら敗退
tournament-about-arena = 空いた人からすぐ次の対局、1時間ほど
tournament-form = 新しい大会
tournament-form-name = 名前
tournament-form-start = 開始時刻（空欄：ボタンで開始）
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = 出席確認の分数（空欄：なし）
tournament-form-rounds = ラウンド数（空欄：必要な数）
tournament-form-games = 同じ組み合わせの対局数（空欄：1）
tournament-form-minutes = 長さ（分、空欄：60）
tournament-form-hours = 1ラウンドの時間数（空欄：時計しだい）
calendar-about = 大会{ $id }：{ $title }、{ $time }。大会のチャンネルで参加できます。
