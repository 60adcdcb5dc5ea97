start-greeting = **Trickmate**：チェスとトランプが出会うゲームです。どれで遊びますか？
start-direct = こんにちは！ 今は進行中の対局がありません。ゲームを選ぶと、ここですぐに始められます：
start-picture-alt = 対局中の4つの盤面。それぞれの上にゲームの名前があります。{ $cardmate }：トランプが駒です。{ $poker }：チェスの駒がトランプの上に立っています。{ $mysterious }：伏せられた駒があります。{ $summoner }：駒はカードで作られ、動きが描かれています。
start-game = **{ $title }**
    { $summary }
    -# { $terms }
start-level = コンピューター：レベル{ $level }
start-side = 自分の側：{ $side }
start-side-random = ランダム
start-time = 人との対局：{ $time }
start-computer = コンピューター
start-friend = 友だち
start-anyone = 誰でも
start-teams = チーム戦
start-change = 変更…
start-friend-who = 誰と**{ $title }**で遊びますか？
start-rules = どのゲームのルールを見ますか？
start-commands = **対局**
    盤面で選ぶか、`/move`で入力するか、盤面に返信して手を送ります。大文字と小文字、空白、`:`の代わりの`x`は区別しません。`/board`は盤面を自分の側からもう一度、自分だけに表示します。`/games`は自分の対局の一覧です。
    はじめての方は`/learn`の短いレッスンでゲームを学べます。`/puzzle`には解く局面があります。
    相手がいないときは、`/help`か`/play poker level:3`で、ここでもこのボットへのDMでもコンピューターと対局できます。`/hint`でコンピューターならどう指すかがわかります。
    `/offer`は引き分け、待った、中止、再戦の相手への提案、`/resign`は投了、`/vacation`は時計の停止です。
    ポーカーチェス：「その他…」の「ハンド」で自分の各手のハンドを見られます。ミステリアスチェス：`/hand`で自分のカードを見て、`/place`で置きます。サモナーズチェス：`/deck`でデッキを管理し、`/card`でカードを見ます。移動のあとに自分だけのパネルが開きます。`/move e1-e2, +Sword, end`のように1ターンをまとめて入力することもできます。駒の動きは`/piece`で見られます。

    {"**"}終局のあと**
    `/play`に`rated`を付けた対局はレーティングに反映されます：`/leaderboard`、`/profile`。`/replay`で対局や手元の棋譜を振り返れます。そのボタンで棋譜を受け取り、配置を確かめられます。`/watch`でほかの人の対局を観戦できます。

    {"**"}自分とサーバー**
    `/settings`：画像、通知、手札、リマインダー。`/block`で特定の人を遠ざけられます。`/privacy`で自分のデータを受け取るか削除できます。`/server`：このサーバーの設定。`/admin`：サーバー管理者用。
start-challenges = 対戦相手を募集中：
start-challenge = { $number }. { $player } · **{ $title }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ $title }**、レート戦 · { $time } · { $link }
start-follow = 募集を通知する
start-unfollow = 募集の通知をやめる
start-followed = 対戦相手を探す人がいるとメンションされます。
start-unfollowed = もうメンションされません。
start-no-challenges = このサーバーで対戦相手を探している人は、ほかにいません。`/play`で誰でも受けられる挑戦を始めましょう。
start-accept = { $number }を受ける
