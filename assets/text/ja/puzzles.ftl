theme-win = 勝ちを決める
theme-advantage = 優勢になる
theme-quiet = 静かな手
theme-sacrifice = サクリファイス
theme-short = 1手
theme-long = 3手以上
theme-forced-suit = スートの強制
theme-king-fork = キングのフォーク
theme-king = キングを取る
theme-palace = 宮殿
theme-promotion = 昇格
theme-mate = チェックメイト
theme-hand-swing = ハンドの逆転
theme-wipeout = ワイプアウト
theme-castling = キャスリング
theme-summon = 召喚
theme-exchange = 交換

puzzle-home =
    パズル：勝つ手を見つけましょう。ゲームを選んでください：
    { $games }
puzzle-home-game = **{ $title }**：パズルレーティング{ $rating }、{ $tried }問中{ $solved }問正解、最長{ $streak }問連続
puzzle-home-new = **{ $title }**：{ $count }問
puzzle-heading = **{ $title }パズル** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ やさしい
puzzle-medium = ★★☆☆ ふつう
puzzle-hard = ★★★☆ むずかしい
puzzle-very-hard = ★★★★ 超難問
puzzle-task = あなたは{ NAME($seat) }で、あなたの番です。**{ $goal }**。正解は一つだけです。
puzzle-goal-mate = { $moves }手でチェックメイト
puzzle-goal-mate-turn = このターンにチェックメイト
puzzle-goal-win = { $moves }手で勝つ
puzzle-goal-win-turn = このターンに勝つ
puzzle-goal-hand = 相手より強いハンドを作る
puzzle-goal-advantage = はっきり優勢になる
puzzle-hands = { NAME($first) }：{ $first_hand } · { NAME($second) }：{ $second_hand }
puzzle-theme = -# テーマ：{ $theme }
puzzle-right = ✅ 正解です。{ $told }次はどうしますか？
puzzle-solved = ✅ 解けました！ { $told }テーマ：{ $themes }。
puzzle-wrong = ❌ **{ $action }**ではありません。もう一度考えるか、解答を見てください。
puzzle-refused = ❌ { $typed }：{ $why }。
puzzle-solution = 解答：{ $told }テーマ：{ $themes }。
puzzle-step = 手順{ $step }/{ $steps }：{ $told }{ $reason }
puzzle-step-reply = これより良い応手はありません。
puzzle-step-wins = これで勝ちです：{ $reason }。
puzzle-step-last = これで決まりです。テーマ：{ $themes }。
puzzle-step-quiet = これほどはっきり勝てる手はほかにありません。
puzzle-rating-won = パズルレーティング：{ $rating }（{ $change }）。{ $streak ->
    [1] 連続正解は1問です。
   *[other] { $streak }問連続正解です。
    }
puzzle-rating-hinted = ヒントを使ったので、パズルレーティングは{ $rating }のままです。
puzzle-rating-lost = パズルレーティング：{ $rating }（{ $change }）。
puzzle-unrated = 前に挑んだパズルなので、パズルレーティングは変わりません。
puzzle-none = このテーマのパズルはありません。次から選んでください：{ $themes }。
puzzle-none-of-game = { $title }には、このテーマのパズルがありません。次から選んでください：{ $themes }。
puzzle-gone = このパズルはなくなりました。`/puzzle`で別のパズルを解いてください。
puzzle-next = 次のパズル
puzzle-hint = ヒント
puzzle-hint-counts = ヒント（レーティング据え置き）
puzzle-hint-line = 💡 最初に使うのは**{ NAME($piece) }**です。次はどうしますか？
puzzle-show = 解答を見る
puzzle-show-counts = 解答を見る（不正解扱い）
puzzle-games = ゲーム一覧
puzzle-type = 入力する…
puzzle-back = 戻る
puzzle-chosen = **{ NAME($piece) }**：{ $ask }

## 毎日のパズル

daily-heading = **今日のパズル** · { $title } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] 最初の正解者になりましょう！
   *[other] 正解{ $solved }人
    } · 不正解{ $failed }人
daily-counts-first = 正解{ $solved }人 · 最初の正解者：{ $players } · 不正解{ $failed }人
daily-over = 受付は終了しました。
daily-previous = -# 前回の解答：{ $link }
daily-solve = 解く
daily-month = 今月の成績
daily-gone = この日のパズルはなくなりました。`/puzzle`で別のパズルを解いてください。
daily-table = **このサーバーの今月のパズル：**{ $puzzles }問。1回で正解した数：
daily-table-line = { $tried }問中{ $solved }問
daily-table-empty = 今月は、このサーバーでまだ誰も正解していません。次のパズルで最初の正解者になりましょう。
daily-somebody = 誰か
