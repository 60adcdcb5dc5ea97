challenge-posted = 挑戦を投稿しました：{ $link }
challenge-waits = 今はDiscordが応答していません。応答がありしだい、挑戦を投稿します。
challenge-not-posted = このチャンネルに挑戦を投稿できなかったので、取り下げました。このボットがチャンネルを見てメッセージを送れるように、モデレーターに頼んでください。
challenge-which-game = { $player }とどのゲームで遊びますか？ オプションは`/play`で選べます。
challenge-no-member = この人はこのサーバーにいません。サーバーにいる人を選ぶか、`level`を選んでコンピューターと対局してください。
challenge-maker-left = 挑戦した人がサーバーを離れたので、この挑戦は無効になりました。`/play`で自分から挑戦してください。
challenge-bot = ほかのボットは挑戦を受けられません。人を選ぶか、`level`を選んでコンピューターと対局してください。
challenge-opponent-and-level = `opponent`か`level`のどちらか一方だけを選んでください。
challenge-in-direct-messages = 人に挑戦できるのはサーバーの中だけです。ここでコンピューターと対局するには`level`を選んでください。
challenge-computer-rated = コンピューターとの対局はレート戦になりません。`rated`は空けておいてください。
challenge-computer-time = コンピューターとの対局には時計がありません。`time`は空けておいてください。
challenge-no-direct-messages = あなたにメッセージを送れません。このボットからのDMを許可して、もう一度試してください。
challenge-not-added = このボットはこのサーバーにいないので、ここでは人同士の対局を開けません。コンピューターと対局するには`level`を選んでください。

## メッセージ

challenge-message =
    { $opening }{ $seat }
    持ち時間：{ $time }。
    { $state }
challenge-message-rated =
    { $opening }{ $seat }**レート戦**：結果で双方のレーティングが変わります。
    持ち時間：{ $time }。
    { $state }
challenge-opening = { $player }が{ $opponent }に**{ $title }**で挑戦しています。
challenge-opening-anybody = { $player }が**{ $title }**の対戦相手を探しています。
challenge-seat = { $player }は{ NAME($seat) }を持ちます。
challenge-seat-random = 先後はランダムです。
challenge-open = { $summary }この挑戦は{ $when }に期限切れになります。
challenge-accepted = **成立しました。** よい対局を！
challenge-declined = **断られました。**
challenge-declined-by = { $player }が**断りました**。
challenge-withdrawn = { $player }が**取り下げました**。
challenge-called-off = **無効**：この挑戦はもう受けられません。
challenge-expired = **期限切れ**：期限までに返事がありませんでした。
challenge-secret = -# 🔒 公正さを検証できる配置：今`{ $commitment }`で固定されました。対局後に`/replay`の*検証*ボタンで確かめられます。
challenge-details-button = 詳細
challenge-details = 🔒 **公正さを検証できる配置です。** ランダムに決まることはすべて、この挑戦が作られたときに引かれた秘密の値から決まります。その指紋は`{ $commitment }`です。画像の説明（ALT）にも書かれているので、秘密の値はもう誰にもすり替えられません。対局後に`/replay`の*検証*ボタンで秘密の値を見て、すべてを確かめられます。
challenge-commitment = 公正な配置、コミットメント：{ $commitment }
challenge-example = -# カードは一例です。実際には対局の開始時に配られます。
challenge-my-deck = 自分のデッキ
challenge-cards = **この対局の新しいカード。** 挑戦が受けられるまでは`/deck edit`で使えるので、自分のデッキに入れられます：
challenge-cards-picture = 新しいカード

## 持ち時間

time-none = 制限なし
time-days = 1手あたり{ $count }日
time-hours = 1手あたり{ $count }時間
time-live = 各自{ $minutes }分
time-live-increment = 各自{ $minutes }分、1手ごとに{ $seconds }秒加算
