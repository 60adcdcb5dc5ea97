game-cardmate-summary = トランプのカードが駒になります。同じスートの弱いカードを取れるときは、必ず取らなければなりません。敵のキングをすべて取りましょう。
game-poker-summary = トランプを敷いた盤で指すチェスです。駒の下のカードが自分のポーカーハンドになり、毎ラウンド強いほうが得点します。5ハンド差をつければ勝ちです。
game-mysterious-summary = 駒を交互に伏せて置き、1枚ずつめくったら、そこからチェスが始まります。
game-summoner-summary = 自分のデッキのカードで駒を作り、キングの隣に召喚して、相手のキングをメイトします。

goal-cardmate =
    { $palace ->
        [king] 敵のキングをすべて取るか、自分のキングを敵の宮殿（紫）に入れましょう。
        [none] 敵のキングをすべて取りましょう。
       *[occupy] 敵のキングをすべて取るか、敵の宮殿の紫のマスを2つとも占めましょう。
    }{ $repetition ->
        [yes] 同じ局面を3回目に作った側は負けです。
       *[no] {""}
    }
    強制取りルール：同じスートの弱いカードを取れるときは、必ず取らなければなりません。
goal-poker =
    { $hand ->
        [last-five] 最後に動かした5つの駒の下のカードが、自分のポーカーハンドになります。
        [last-seven] 最後に動かした7つの駒の下のカードのうち、一番良い5枚が自分のポーカーハンドになります。
        [seven] キング、クイーン、ルーク、ナイト、一番良いポーンの下のカードのうち、一番良い5枚が自分のポーカーハンドになります。
       *[five] キング、クイーン、ルーク、一番良いポーンの下のカードが、自分のポーカーハンドになります。
    }{ $armies ->
        [yes] 軍は白が{ NAME($white) }、黒が{ NAME($black) }です。クイーンの位置の駒はクイーンとして数え、ほかも同様です。
       *[no] {""}
    }{ $moved ->
        [yes] 一度も動いていない駒は数えません。
       *[no] {""}
    }{ $wild ->
        [yes] 2はワイルドカードです。
       *[no] {""}
    }{ $down ->
        [yes] カードは、そのマスか向かいのマスに駒が来るまで伏せてあります。
       *[no] {""}
    }{ $hole ->
        [yes] 各自の秘密のカードが、どのハンドにも加わります。
       *[no] {""}
    }{ $declared ->
        [yes] 黒の手のたびに双方がひそかにハンドを宣言し、強いほうが得点します。
       *[no] 黒の手のたびに、強いハンドが得点します。
    }{ $ties ->
        [yes] 短いほうのハンドの枚数まで同じなら引き分けです。
       *[no] {""}
    }{ $redeal ->
        [0] {""}
        [1] 1ハンドごとにカードを配り直します。
       *[other] { $redeal }ハンドごとにカードを配り直します。
    }
    { $wipeout ->
        [yes] 決められたハンド差をつけるか、チェスが終わったときにハンド勝ち数で上回りましょう。
       *[no] チェスが終わったときにハンド勝ち数で上回りましょう。
    }
goal-mysterious =
    { $casual ->
        [yes] 共通の山のカードを好きなマスに伏せて置き、全部めくったら、出てきた駒でチェックメイトしましょう。
       *[no] 自分のカードを好きなマスに伏せて置き、全部めくったら、自分の駒でチェックメイトしましょう。
    }
    { $casual ->
        [yes] めくるまでは、何のカードか、誰のカードかを誰も知りません。
       *[no] カードの場所は全員に見えますが、自分のカードの中身を知っているのは自分だけです。
    }
goal-summoner =
    { $courier ->
        [yes] 駒を動かしたら、キングの隣か位置カードの示すマスに駒を召喚し、手札のカードで新しい駒を作ります。
       *[no] 駒を動かしたら、キングの隣に駒を召喚し、手札のカードで新しい駒を作ります。
    }
    相手のキングをチェックメイトしましょう。

task-move = 指す
    .done = 指しました
task-declare = ハンドを宣言する
    .done = 宣言しました
task-place = カードを置く
    .done = カードを置きました
task-flip = カードをめくる
    .done = カードをめくりました
task-promote = 昇格先を選ぶ
    .done = 昇格先を選びました
task-summon-king = 予備キングを召喚する
    .done = 予備キングを召喚しました
task-summon-or-create = 召喚か作成をする
    .done = 召喚か作成をしました
task-create = 駒を作る
    .done = 駒を作りました
task-discard = カードを捨てる
    .done = カードを捨てました

reason-agreement = 合意
reason-resignation = 投了
reason-time = 時間切れ
reason-aborted = 中止
reason-checkmate = チェックメイト
reason-stalemate = ステイルメイト
reason-insufficient-material = 駒不足
reason-threefold-repetition = 同一局面3回
reason-fifty-moves = 50手ルール
reason-last-king-captured = キング全滅
reason-palace-conquered = 宮殿制圧
reason-bare-kings = 双方キング1枚のみ
reason-no-move = 合法手なし
reason-repetition = 同一局面の繰り返し
reason-hundred-moves = 100手ルール
reason-wipeout = ワイプアウト
reason-only-kings-left = キングのみ
reason-fifty-turns = 駒取り・召喚・作成なしで50ターン

option-entry = **{ $name }**：{ $help }
option-entry-value = `{ $value }` { $help }
option-entry-usual = `{ $value }`（標準） { $help }
option-entry-number = または{ $min }～{ $max }の数。
option-entry-number-usual = { $min }～{ $max }の数。標準は{ $usual }です。
option-entry-text = または{ $takes }。

option-cardmate-deal = カードの配置。
    .value-predefined = 考案者の配置。
    .value-suits = 数字の位置はそのままで、スートをシャッフル。
    .value-places = 数字の位置もシャッフル（両者とも同じ並び）。
    .value-wild = 52枚すべてをシャッフル。
    .value-published = 考案者のランダム配置：suitsと同じだが、キングのカードは動かさない。
    .value-suit-setup = suitsと同じで、各自2スートは7枚ずつ、残りの2スートは6枚ずつ。
    .value-kings = キングは宮殿の中で、ほかのカードは残りのマスでシャッフル。
option-cardmate-palace = 宮殿の制圧方法。
    .value-occupy = 2つのマスを両方占める。
    .value-king = キングを入れる。
    .value-off = 制圧なし：キングだけで決まる。考案者の任意ルールの一つが失われており、これだったのかもしれない。
option-cardmate-repetition = 同じ局面が3回現れたとき。
    .value-draw = 引き分け。
    .value-loses = 3回目を作った側の負け。考案者の任意ルールの一つが失われており、これだったのかもしれない。
option-poker-deal = どのマスにどのカードがあるか。
    .value-corner-aces = エースが四隅にある。
    .value-rande-schande = 弱いカードがキングの近くにある。
    .value-twisted-corner-aces = corner-acesと同じだが、各ランクのeからhのカードは逆の順に並ぶ。
    .value-royal-flush = 強いカードが第1ランクにある。
    .value-random = 白のカードをシャッフルし、黒は鏡写し。
option-poker-hands = どのハンドで勝負するかを誰が決めるか。
    .value-speak = カードに任せる：一番強いハンドで勝負。
    .value-declare = 選べる側は、それぞれひそかに宣言する。
option-poker-wipeout = その場で勝ちになるハンド差。
    .value-off = 差がついてもその場では勝ちにならない。
option-poker-bonus = チェックメイトで加算されるハンド数。
    .value-usual = ワイプアウトに必要な差の4分の3（端数は四捨五入）。ワイプアウトなしなら10。
option-poker-unmoved = 一度も動いていない駒のカードを数えるか。
    .value-yes = 数える。
    .value-no = 数えない。
option-poker-pull = どの駒のカードを数えるか。
    .value-rank = キング、クイーン、ルークとポーン1つ。
    .value-recent = 最後に動いた駒（種類は問わない）。
option-poker-size = カードを数える駒の数（そのうち5枚で勝負）。
    .value-5 = 5つ。
    .value-7 = 7つ：ナイト2つも加わる。
option-poker-faces = カードの最初の向き。
    .value-up = 表向き。
    .value-down = 伏せておき、そのマスか向かいのマスに初めて駒が来たら表にする。randomの配置のときだけ。
option-poker-hole = 各自に秘密のカードを配るか。
    .value-0 = 配らない。
    .value-1 = 終局まで本人しか知らないカードを1枚ずつ配り、どのハンドにも加える。
option-poker-redeal = 何ハンドごとにカードを配り直すか。
    .value-off = 配り直さない。
option-poker-short = 片方のキッカーが足りなくなったとき。
    .value-longer = 枚数の多いハンドの勝ち。
    .value-tie = 引き分け。
option-poker-wild = ワイルドカード。
    .value-none = なし。
    .value-deuces = 2は、持ち主に一番有利なカードとして扱う。
option-poker-white-army = 白のキングとポーン以外の駒。
    .value-fide = 普通の駒：ファビュラスFIDE。
    .value-clobberers = カラーバウンド・クロバラーズ：アーチビショップ、ビード、ファド、ワッフル。
    .value-nutters = ナッティ・ナイツ：カーネル、チャージングルーク、チャージングナイト、フィブニフ。
    .value-rookies = リマーカブル・ルーキーズ：チャンセラー、ショートルーク、ハーフダック、ウッディルーク。
option-poker-black-army = 黒のキングとポーン以外の駒。
    .value-fide = { option-poker-white-army.value-fide }
    .value-clobberers = { option-poker-white-army.value-clobberers }
    .value-nutters = { option-poker-white-army.value-nutters }
    .value-rookies = { option-poker-white-army.value-rookies }
option-mysterious-variant = カードの中身を誰が知っているか。
    .value-secret = 各自が自分の手札を置き、中身は秘密。
    .value-casual = 全カードを1つの山に混ぜ、何を置いたか誰も知らない。
option-summoner-variant = どの版で遊ぶか。
    .value-standard = 自分のデッキを使い、カードを組み合わせて駒を作る。
    .value-courier = ポーンあり。完成した駒の入った同じ内容の山と、位置カードを使う。
option-summoner-cards = デッキに使えるカード（標準版）：
    .value-published = 公式カード。
option-summoner-deck-white = 白のデッキ（標準版）：
option-summoner-deck-black = 黒のデッキ（標準版）：

deck-ready-balanced = 何でも少しずつ。
deck-ready-swarm = コストがほとんどかからない小さな駒の大群。
deck-ready-riders = 短い動きをライダーで長くする。
deck-ready-leapers = ナイト、ダバーバ、アルフィル。
deck-ready-artillery = キャノンとヴァオ、そしてその踏み台。
deck-ready-ringwalkers = エスコートとウィンドミル。
deck-ready-mimics = 良い駒は何でもクローンでまねる。
