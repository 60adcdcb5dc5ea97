yes = はい
no = いいえ

## `/settings`

settings = **あなたの設定**（全サーバー共通）
    盤の配色：**{ $theme }**
    盤の向き：**{ $bottom }**
    テキストの盤面も表示：**{ $text }**
    自分の番の通知：**{ $notify }**
    秘密の手札：**{ $cards }**
    期限の前：**{ $reminder }**
    リマインダーや観戦の通知を送らない時間帯：**{ $quiet }**
    ランキングに載せる：**{ $listed }**
    カジュアル戦での警告：**{ $warnings }**
settings-language = 言語：**{ $language }**
settings-language-button = 言語…
settings-language-ask = ボットの言語をどれにしますか？
setting-language-discord = Discordの設定と同じ
settings-cards-direct = DMと*手札*ボタン
settings-cards-button = *手札*ボタン
settings-quiet = { $from }:00～{ $to }:00、{ $zone }
settings-quiet-none = なし
setting-light = ライト
setting-dark = ダーク
setting-colour-blind = どの色覚でも見分けられる配色
setting-bottom-own = 自分の側が手前
setting-bottom-first = 白（または先手）が手前
setting-notify-ping = 盤面でメンション
setting-notify-direct = リンク付きのDM
setting-notify-none = 通知なし
setting-reminder = { $hours ->
    [0] リマインダーなし
   *[other] { $hours }時間前にリマインダー
    }
setting-hands-on = 手札をDMで受け取る
setting-hands-off = 手札をDMで受け取らない
setting-text-on = テキストの盤面も表示
setting-text-off = テキストの盤面は非表示
setting-listed-on = ランキングに載せる
setting-listed-off = ランキングに載せない
setting-warnings-on = キングの警告をオン
setting-warnings-off = キングの警告をオフ
settings-bottom-first = 白（または先手）を手前に
settings-bottom-own = 自分の側を手前に
settings-quiet-button = 送らない時間帯…
settings-quiet-form = 通知を送らない時間帯
settings-quiet-hours = 何時から何時まで（空欄：なし）
settings-quiet-hours-example = 例：22-7
settings-quiet-zone = タイムゾーン
settings-quiet-zone-example = 例：Asia/Tokyo

## `/server`

server-settings = **このサーバーの設定**
    対局を始められるチャンネル：**{ $channels }**
    対局ごとにスレッドを作る：**{ $threads }**
    標準の持ち時間：**{ $time }**
    レート戦：**{ $rated }**
server-language = ここで全員に見えるものの言語：**{ $language }**
server-language-discord = Discordのこのサーバーの設定と同じ
server-language-menu = 言語
server-computer = コンピューターとの対局：**{ $place }**
server-computer-entry = コンピューターとの対局：{ $place }
server-computer-here = 始めた場所で、1つのメッセージに表示
server-computer-thread = 対局ごとにスレッドを作る
server-computer-direct = DMのみ
server-channel-menu = チャンネル
server-turn-off = オフにする
server-zone-button = タイムゾーン…
server-time-form = 時刻
server-all-channels = すべてのチャンネル
server-threads-button-on = スレッド：オフ（押すとオン）
server-threads-button-off = スレッド：オン（押すとオフ）
server-rated-button-on = レート戦：オフ（押すとオン）
server-rated-button-off = レート戦：オン（押すとオフ）
server-time-button = 持ち時間…
server-channels = 対局用チャンネル（未選択：すべて）
server-time = 持ち時間
server-time-field = 持ち時間（空欄：1手3日）
server-time-example = 例：3 days、12 hours、10+5、none

## The daily puzzle of a server

server-daily-line = 毎日のパズル：**{ $channel }、{ $hour }:00、{ $zone }、{ $game }**
server-daily-none = 毎日のパズル：**オフ**
server-daily-button = 毎日のパズル…
server-daily-time-button = 時刻とタイムゾーン…
server-daily-hour = 時（0～23）
server-daily-set = 毎日{ $hour }:00（{ $zone }）に、{ $channel }にパズルを投稿します（{ $game }）。次回：{ $when }。
server-daily-all-games = 全ゲームを順番に
server-daily-off = このサーバーには毎日のパズルがありません。チャンネルを選ぶと始まります。1日1回投稿され、各自が自分だけの画面で解きます。

## The weekly highlights of a server

server-highlights-line = 週間ハイライト：**{ $channel }**
server-highlights-none = 週間ハイライト：**オフ**
server-highlights-button = ハイライト…
server-highlights-set = { $channel }に週間ハイライトを投稿します。内容は最長の連勝、最長の対局、最大の番狂わせです。次回：{ $when }。
server-highlights-off = このサーバーではハイライトを投稿していません。チャンネルを選ぶと、毎週月曜9:00に投稿します。

## The role for players of a server

server-role-line = プレイヤー用のロール：**{ $role }**
server-role-none = プレイヤー用のロール：**なし**
server-role-button = プレイヤー用のロール…
server-role-menu = ロール
server-role-set = 対戦相手を探す人がいると、{ $role }にメンションします。このロールは、誰でも`/challenges`の下のボタンで付けられます。このボットには「ロールの管理」権限、これより上のロール、このロールにメンションする権限が必要です。
server-role-off = 対戦相手を探す人がいても、誰にもメンションしません。ロールを選ぶと変えられます。

## サーバーのシーズン

server-seasons-line = シーズン：**{ $length }、{ $channel }**
server-seasons-none = シーズン：**オフ**
server-seasons-button = シーズン…
season-length-quarter = 四半期ごと
season-length-month = 毎月
season-length-menu = 長さ
season-settings-on = シーズンは{ $length }に始まります（{ $zone }）。今の{ $season }は{ $when }に終わり、優勝者を{ $channel }に投稿します。順位表は`/leaderboard`の`period`で見られます。
season-settings-off = このサーバーにはシーズンがありません。チャンネルを選ぶとオンになり、四半期か月の終わりに各ゲームの優勝者をそこに投稿します。レーティングはリセットされません。

## レーティングで付くロール

server-roles-line = レーティングで付くロール：**{ $roles }**
server-roles-none = レーティングで付くロール：**なし**
server-roles-button = レーティングのロール…
server-team-button = チームの招待
roles-heading = **レーティングで付くロール**
roles-off = レーティングで付くロールはありません。ロールを選ぶと始められます。
roles-how = -# レーティングが変わると、このボットがロールを付けたり外したりします。暫定レーティングの人と、ランキングに載っていない人は対象外です。このボットには「ロールの管理」権限と、これらより上のロールが必要です。
roles-menu = ロールを追加・変更
roles-line = • { $role }：{ $rule } · { $holders }人
roles-rule-rating = { $title }、レーティング{ $least }以上
roles-rule-top = { $title }、上位{ $count }人
roles-not-permitted = ⚠️ 付けられません。「ロールの管理」権限がありません。
roles-too-high = ⚠️ 付けられません。サーバーのロール一覧で、このボットのロールより下にしてください。
roles-managed = ⚠️ 付けられません。連携サービスのロールです。
roles-gone = 🗑️ このサーバーで削除されたロールがあるため、今後は付けません：{ $rule }
roles-drop-menu = ロールを付けるのをやめる
roles-ask = { $role }を付ける条件は何ですか？
roles-rule-menu = ゲームと条件
roles-entry-rating = { $title }：一定のレーティング以上…
roles-entry-top = { $title }：ランキングの上位…
roles-form = レーティングで付くロール
roles-field-rating = 必要なレーティング
roles-field-top = 対象の人数
