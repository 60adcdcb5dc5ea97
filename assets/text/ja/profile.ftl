tally = { $won }勝{ $lost }敗{ $drawn }分
score-won = 勝ち
score-drew = 引き分け
score-lost = 負け
scope-server = このサーバー
scope-world = 世界全体

## `/profile`

profile-heading = **{ $player }** · { $scope }
profile-rating = { $title } **{ $rating }**（偏差{ $deviation }）、レート戦{ $games }局：{ $tally }
profile-provisional = -# ? は暫定：最近のレート戦が少なく、レーティングが確かではありません。
profile-unrated = レート戦はまだありません。
profile-games = **全対局**（カジュアル戦を含む）
profile-game = { $title }：{ $tally }
profile-computer = **コンピューターとの対局**（あなただけに表示）
profile-computer-best = { $title }：勝った最高レベル{ $level }、{ $tally }
profile-computer-none = { $title }：まだ勝ったレベルなし、{ $tally }
profile-streak = **連続記録**：{ $streak }、最長は{ $max }連勝
streak-wins = { $count }連勝中
streak-draws = { $count }局連続引き分け
streak-losses = { $count }連敗中
profile-opponents = **対戦相手**：{ $opponents }
profile-latest = **最近の対局**
profile-latest-game = { $day } { $opponent }戦 { $score } · { $title } · { $link }
profile-latest-game-elsewhere = { $day } { $opponent }戦 { $score } · { $title }
profile-latest-rated-elsewhere = { $day } { $opponent }戦 { $score } · { $title }、レート戦
profile-latest-rated = { $day } { $opponent }戦 { $score } · { $title }、レート戦 · { $link }
plot-title = { $player }のレーティング（{ $scope }）
plot-somebody = プレイヤー
versus-heading = **{ $one }**対**{ $other }**：{ $tally }
versus-game = { $title }：{ $tally }、{ $games }局中レート戦{ $rated }局
versus-none = { $one }と{ $other }が指し終えた対局はまだありません。
versus-menu = 対戦成績を見る相手…

## `/leaderboard`

leaderboard-heading = **{ $title }** · { $scope } · { $span }
leaderboard-all = 暫定を除く全レーティング
leaderboard-month = 今月増えたポイント
leaderboard-active = 活動中のプレイヤー
leaderboard-empty = 順位の付いたプレイヤーはまだいません。
leaderboard-games = { $count }局
leaderboard-not-ranked = まだ順位なし：
leaderboard-missing = { $rating }  { $player } · あと約{ $count }局のレート戦が必要
leaderboard-page = -# { $page }/{ $pages }ページ · { $players }人
leaderboard-own = あなたは**{ $players }人中{ $rank }位**：レート戦{ $games }局で{ $rating }。
leaderboard-own-month = あなたは**{ $players }人中{ $rank }位**：今月{ $gained }、レーティング{ $rating }。
leaderboard-own-provisional = まだ順位がありません。レーティング{ $rating }は暫定です。あと{ $count }局ほどレート戦を指すと順位が付きます。
leaderboard-own-absent = 順位がありません。今月は{ $title }のレート戦を指していません。レーティングは{ $rating }です。
leaderboard-own-unlisted = このランキングに載っていません。自分で非表示にした場合は、`/settings`でまた表示できます。
leaderboard-own-newcomer = まだ順位がありません。`/play { $game }`と`rated`で、まず{ $title }のレート戦を指してください。
leaderboard-my-rank = 自分の順位

## レート戦の終局時

ratings-changed = レーティング：{ $players }。
ratings-changed-world = -# 世界全体：{ $players }。
ratings-player = { $player } **{ $rating }**（{ $change }）
ratings-not-counted = このレート戦の結果は成績に入りません。
ratings-not-worldwide = -# 世界全体のレーティングには入りません：{ $why }。
world-new-account = アカウントが新しすぎるプレイヤーがいます
world-new-member = 最近このサーバーに参加したプレイヤーがいます
world-short = 対局が短すぎました
world-pair = 7日間に同じ相手と指せるレート戦の上限に達しました

## シーズン

season-quarter = { $year }年第{ $part }四半期
season-month = { $year }年{ $month }月
season-heading = **{ $title }** · { $season } · { $until }
season-ends = 終了予定：{ $when }
season-ended = 終了：{ $when }
season-empty = まだ順位のある人はいません。
season-missing = 順位が付くまで、あと{ $count }局のレート戦が必要です。
season-how = -# パフォーマンス順です。相手のレーティングから見て、シーズンの成績がどのレーティングに当たるかを表します。順位が付くには{ $games }局のレート戦が必要です。
season-menu = シーズン
season-running = { $season }（開催中）
season-none = このサーバーにはシーズンがありません。「サーバー管理」権限のあるメンバーが`/server`でオンにできます。
season-over = 🏆 **{ $season }が終わりました。** おめでとうございます！
season-step = { $players }：{ $performance }（{ $games }局で{ $points }点）
season-podium = { $title } · { $season }
season-table-button = 順位表：{ $title }
profile-medals = **メダル**：{ $counts }
