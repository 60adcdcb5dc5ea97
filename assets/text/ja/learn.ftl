learn-home =
    短いレッスンです。それぞれにいくつかの課題があります。ゲームを選んでください：
    { $games }
learn-home-game = **{ $title }**：{ $all }レッスン中{ $done }つ修了
learn-course = **{ $title }**
    { $lessons }
learn-continue = 続ける
learn-start = 始める
learn-again = もう一度
learn-all = ゲーム一覧
learn-lessons = レッスン一覧
learn-pick = レッスンを選ぶ
learn-lesson-steps = 全{ $steps }問
learn-heading = **{ $title }** · { $step }/{ $steps }
learn-next = 次へ
learn-next-lesson = 次のレッスン
learn-hint = ヒント
learn-type = 入力する…
learn-back = 戻る
learn-chosen = **{ NAME($piece) }**：{ $ask }
learn-hint-line = 💡 { $hint }
learn-wrong = ❌ **{ $action }**は指せますが、この課題の答えではありません。
learn-wrong-words = ❌ **{ $action }**：{ $words }
learn-refused = ❌ { $typed }：{ $why }。
learn-right = ✅ { $told }{ $words }
learn-solved = 正解：{ $told }{ $words }
learn-lesson-done = 🎓 レッスン修了です。
learn-course-done = 🎓 { $title }のレッスンをすべて修了しました。`/puzzle`でパズルを解くか、`/play`でコンピューターと対局しましょう。
learn-gone = このレッスンは変更されました。`/learn`で続けてください。
learn-form = 答え
learn-form-field = 手
learn-form-example = 例：チェスならNf3、カードメイトなら7Cb3、サモナーズチェスならe1-e2
