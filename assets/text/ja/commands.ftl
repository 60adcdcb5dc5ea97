option-game = どの対局か（省略時：このチャンネルの対局）
option-own-game = 自分のどの対局か（省略時：このチャンネルの対局）
option-tournament = 大会の番号（省略時：このサーバーの、終わっていない最新の大会）
option-game-with-cards = 自分のどの対局か（省略時：手札のある対局）
option-game-topic = どのゲームか（省略時：一覧から選択）
option-game-number = 盤の下に表示される対局番号
option-any-deck = どのデッキか（自分のデッキかプリセット）

command-admin = サーバー管理者用：このサーバーの対局とプレイヤー
command-admin-end = このサーバーの進行中の対局を結果なしで終了する
    .game = { option-game-number }
command-admin-remove-result = 終わった対局の結果を、このサーバーのレーティングと戦績から取り消す
    .game = { option-game-number }
command-admin-ban = プレイヤーにこのサーバーでの対局を禁止する
    .user = 対象の人
command-admin-unban = プレイヤーのこのサーバーでの対局禁止を解く
    .user = 対象の人

command-block = 人をブロックまたは解除する（指定しなければ一覧を見る）
    .user = 誰を（省略：ブロックしている人の一覧）

command-board = 盤面を自分だけに、自分の側からもう一度表示する
    .game = { option-game }

command-card = サモナーズチェスのカードと、このサーバーの追加カード
command-card-list = カードを画像付きで一覧表示する（このサーバーのカードが先）
command-card-add = このサーバーにカードを追加する（これから組むデッキで使える）
    .name = カード名：英字で始め、英数字とハイフンで
    .moves = 動き（Betza記法、例：C、fmWcF）
    .value = 価値（省略時：動きから見積もり）
command-card-retire = このサーバーのカードを廃止する（始まっている対局では使い続ける）
    .name = このサーバーのどのカードか

command-challenges = このサーバーで対戦相手を探している人を見る

command-deck = サモナーズチェスの自分のデッキ
command-deck-list = 自分のデッキとプリセットを一覧表示する
command-deck-edit = ボタンでデッキを組み、価値を確かめる（自分だけに表示）
    .name = どのデッキか（省略時：使用中のデッキ）
command-deck-share = デッキをこのチャンネルの全員に見せる
    .name = { option-any-deck }
command-deck-export = デッキを、取り込めるテキストで受け取る（自分だけに表示）
    .name = { option-any-deck }
command-deck-import = テキストからデッキを作る、または自分のデッキの中身を入れ替える
    .name = デッキ名（同じ名前のデッキがあれば中身を入れ替え）
    .text = カード、例：4 Knight, 3 Rider（省略時：長いテキスト用の入力欄）
command-deck-use = これから使うデッキを選ぶ
    .name = { option-any-deck }

command-games = 自分の対局を一覧表示する

command-hand = 手札と自分が置いたカードを、自分だけに表示する
    .game = { option-game-with-cards }

command-help = このボットの紹介と始め方

command-hint = コンピューターならどう指すかを見る（自分だけに表示）
    .game = { option-own-game }

command-leaderboard = 強いプレイヤーのランキングと自分の順位
    .game = どのゲームか（省略時：最後に始めたゲーム）
    .scope = このサーバーか世界全体のレーティングか（省略時：このサーバー）
    .scope_server = このサーバー
    .scope_world = 世界全体
    .period = 誰を載せるか（省略時：レーティングが暫定でない全員）
    .period_all = 全期間
    .period_month = 今月：増えたポイント
    .period_active = 活動中のプレイヤー
    .period_season = このサーバーのシーズン：パフォーマンス

command-learn = 短いレッスンでゲームを学ぶ（自分だけに表示）
    .game = { option-game-topic }

command-move = 手を指す
    .move = 手、例：4Ci3、Nf3（駒やマスを入力すると候補を絞れます）
    .game = { option-own-game }
    .end = このあとターンを終える（1ターンに複数の行動があるゲーム）
    .end_end = ターンを終える
    .end_go-on = ターンを続ける

command-offer = 相手に引き分け、待った、再戦、中止を提案する
    .what = 提案の内容
    .what_draw = 引き分け
    .what_takeback = 待った（自分の最後の手を戻す）
    .what_abort = 中止（成績に入らない）
    .what_rematch = 再戦（先後を入れ替える）
    .what_same-deal = 同じ配置で再戦
    .game = { option-own-game }

command-piece = 駒やカードの動きと、カードの価値を見る（自分だけに表示）
    .name = マス（d4）、控えの番号（W3）、またはカード名（このサーバーのカードも可）
    .game = { option-game }

command-ping = ボットの状態：接続、データベース、バージョン

command-place = カードをひそかに置く
    .card = カードとマス、例：N@c3。まとめて置くなら：Ke1 Qd1（入力すると候補を絞れます）
    .game = { option-game-with-cards }

command-play = 誰かに挑戦する、またはコンピューターと対局する
    .opponent = 対戦相手（空けておくと誰でも受けられます）
    .level = このレベルのコンピューターと対局する
    .seat = 自分の側（省略時：ランダム）
    .time = 持ち時間、例：3 days（1手3日）、10+5（リアルタイム）
    .rated = レート戦にする（省略時：カジュアル戦）
    .rated_rated = レート戦
    .rated_casual = カジュアル戦
    .odds = 駒落ち：一方の側が使わない駒のマス、例：b1 d1
    .their-time = 相手の持ち時間（自分と違うとき）、例：3+0
    .position = この局面から始める（棋譜またはFEN）
    .series = 複数の対局、例：best of 3、first to 2 same deals
    .teams = 投票で指すチームになる側（省略時：なし）
    .teams_both = 両方
    .teams_one = 片方（自分の側）

play-option = { $help } または{ $takes }

command-privacy = 自分について保存されているデータを受け取るか削除する

command-profile = プレイヤーのレーティングの推移、戦績、連続記録、最近の対局
    .user = 誰のか（省略時：自分）
    .scope = このサーバーか世界全体の対局か（省略時：このサーバー）
    .scope_server = このサーバー
    .scope_world = 世界全体

command-puzzle = 実戦の局面を解く（自分だけに表示）
    .game = { option-game-topic }
    .theme = パズルのテーマ（省略時：何でも）

command-replay = 対局や棋譜を1手ずつ、またはアニメーションで振り返る
    .game = { option-game }
    .file = 対局の代わりに：棋譜のテキストファイル（「棋譜」ボタンの形式）
    .text = または棋譜のテキスト
    .from = 何手目から始めるか（0は開始局面）
    .to = アニメーションの最後の手（省略時：終局まで）
    .as = ボタン操作かアニメGIFか（省略時：ボタン操作、`to`を指定するとGIF）
    .as_steps = ボタン操作
    .as_gif = GIF
    .public = 誰に見せるか（省略時：自分だけ）
    .public_everybody = ここの全員
    .public_me = 自分だけ

command-resign = 投了する
    .game = { option-own-game }

command-rules = ゲームの遊び方
    .game = どのゲームか

command-server = このサーバーの設定を見る（管理者はそこで変更できる）

command-settings = 自分の設定を見て変更する（全サーバー共通）
    .theme = 画像の配色
    .theme_light = ライト
    .theme_dark = ダーク
    .theme_colour-blind = 色覚対応
    .bottom = 画像の手前に置く側：自分の側か、先に指す側か
    .bottom_own = 自分
    .bottom_first = 先に指す側
    .text = 自分への返事に、盤面をテキストでも表示する
    .text_with-text = 画像とテキスト
    .text_picture = 画像だけ
    .notify = 自分の番の知らせ方：盤面でのメンション、DM、なし
    .notify_ping = メンション
    .notify_direct = DM
    .notify_none = なし
    .cards = 秘密の手札をDMで送る（手札ボタンではいつでも見られます）
    .cards_direct = DM
    .cards_button = 手札ボタンだけ
    .reminder = 期限の何時間前に知らせるか（0：知らせない）
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = リマインダーや観戦の通知を送らない時間帯、例：22-7。offでなし
    .zone = 送らない時間帯のためのタイムゾーン
    .leaderboards = 自分をランキングに載せる
    .leaderboards_shown = 載せる
    .leaderboards_hidden = 載せない
    .warnings = カジュアル戦で自分のキングが取られそうなとき、盤面で警告する
    .warnings_on = 警告する
    .warnings_off = 警告しない
    .language = ボットがあなたに使う言語（指定しないとDiscordの言語）
    .language_discord = Discordと同じ
    .language_en-US = English
    .language_de = Deutsch
    .language_fr = Français
    .language_es = Español
    .language_pt-BR = Português (Brasil)
    .language_ru = Русский
    .language_ja = 日本語

command-simul = 多面指しをする（最大20人と同時に対局）
    .game = ゲーム
    .time = 持ち時間。例：3 days、10+5（既定：サーバーの設定）
    .guests = 参加者の上限（既定：20）
    .seats = あなたの側（既定：交互）
    .seats_first = すべての盤で先手
    .seats_second = すべての盤で後手
    .seats_alternating = 盤ごとに交互
    .seats_drawn = 盤ごとに抽選
    .rated = 結果をレーティングに反映するか（既定：カジュアル戦）
    .rated_rated = レート戦
    .rated_casual = カジュアル戦
    .options = ゲームのオプションを 名前=値 で。例：size=7（既定：通常の設定）

command-tournament = 大会を開く、または大会に参加する
command-tournament-correct = 結果や組み合わせを訂正する、または代役を立てる
    .game = 対局番号
    .result = 正しい結果
    .result_white = 1-0：1人目のプレイヤーの勝ち
    .result_black = 0-1：2人目のプレイヤーの勝ち
    .result_draw = ½-½：引き分け
    .result_white-forfeits = 1人目のプレイヤーの不戦敗
    .result_black-forfeits = 2人目のプレイヤーの不戦敗
    .result_both-forfeit = 両者不戦敗
    .player = 入れ替えるか代役を立てるプレイヤー
    .with = 今のラウンドで、指し始める前にこの人と入れ替える
    .stand-in = 大会の最後まで席を引き継ぐメンバー（本人の同意が必要）
    .tournament = { option-tournament }
command-tournament-create = このチャンネルで参加者を募る大会を作る
    .name = 大会の名前
    .format = 組み合わせの決め方
    .format_swiss = スイス式：得点ができるだけ近いプレイヤーどうしが対戦
    .format_round-robin = 総当たり戦：全員と1回ずつ対戦
    .format_double = 2回総当たり戦：全員と2回ずつ対戦
    .format_knockout = 勝ち抜き戦：負けたら敗退
    .format_arena = アリーナ：空いた人からすぐ次の対局、1時間ほど
    .game = ゲーム
    .time = 持ち時間、例：3 days、10+5（省略時：サーバーの標準）
    .rated = 結果をレーティングに反映するか（省略時：レート戦）
    .rated_rated = レート戦
    .rated_casual = カジュアル戦
    .rounds = スイス式のラウンド数（省略時：参加人数に必要な数）
    .games = 勝ち抜き戦：2人のあいだの対局数（省略時：1局）
    .places = 定員（省略時：形式の上限まで）
    .hours = 1ラウンドの時間数（省略時：対局の時計しだい）
    .minutes = アリーナの長さ（分、省略時：60）
    .starts = 自動で始まる時刻：2h、18:00、2026-12-01 18:00（省略時：あなたが開始）
    .check-in = 開始前に出席を確認する時間（分、省略時：確認なし）
    .options = ゲームのオプションを「名前=値」で、例：size=7（省略時：通常どおり）
    .role = 参加できるのはこのロールのメンバーだけ
    .min-rating = 参加に必要な、このサーバーでのレーティングの下限
    .max-rating = 参加できる、このサーバーでのレーティングの上限
command-tournament-show = 大会の順位表を見る（参加、取りやめ、運営のボタン付き）
    .tournament = { option-tournament }

command-vacation = 留守のあいだ通信対局の時計を止める、または再び動かす

command-watch = 対局を観戦する：盤面が更新されるとDMで知らせます
    .game = このチャンネルのどの対局か（省略時：最新の対局）
    .tell = 何を知らせるか：盤面の更新ごとか、終局だけか（省略時：更新ごと）
    .tell_boards = 盤面の更新ごと
    .tell_end = 終局だけ
