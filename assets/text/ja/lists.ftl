games-none = まだ対局がありません。`/play`で始めましょう。
games-line = 対局{ $game } · { $opponent }との{ $title } · { $state } · { $place }
games-damaged = 対局{ $game } · 開けません
games-page = -# { $page }/{ $pages }ページ
games-won = 勝ち：{ $reason }
games-lost = 負け：{ $reason }
games-drawn = 引き分け：{ $reason }
games-your-turn = **自分の番**
games-their-turn = 相手の番
games-homeless = チャンネルがなくなりました：別のチャンネルで`/board`と対局番号{ $game }を使ってください

suggestion = { $game } · { $title } · { $state }
suggestion-opponent = { $game } · { $opponent }との{ $title } · { $state }
suggestion-players = { $game } · { $title } · { $first }対{ $second }
suggestion-over = 終局
suggestion-your-turn = 自分の番
suggestion-their-turn = 相手の番
somebody = 誰か

watch-boards = 対局{ $game }を観戦中です。盤面が更新されたときと終局したときにDMで知らせます。
watch-end = 対局{ $game }を観戦中です。終局したときにDMで知らせます。
watch-silent = ただし、通知がオフになっています。DMを受け取るには`/settings`でオンにしてください。
watch-stopped = 対局{ $game }の観戦をやめました。
watch-not-watched = 対局{ $game }は観戦していません。観戦するには`/watch`を使ってください。
watch-over = 観戦中の対局{ $game }（{ $title }）が終局しました：{ $link }
watch-board = 観戦中の対局{ $game }（{ $title }）の盤面が更新されました：{ $link }
watch-stop = 観戦をやめる
watch-list = 観戦中の対局：
watch-stop-game = { $game }の観戦をやめる

## 週間ハイライト

highlights-heading = **今週の対局** · { $since } – { $until }
highlights-games = { $people }人が{ $games }局を指しました。
highlights-streak = 🔥 最長の連勝：{ $player }、{ $wins }連勝
highlights-longest = 📏 最長の対局：{ $one }対{ $other }、{ $title }、{ $moves }手{ $link }
highlights-upset = ⚡ 最大の番狂わせ：{ $title }で{ $one }が、レーティングが{ $points }高い{ $other }に勝利{ $link }
