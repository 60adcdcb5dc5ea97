# チーム戦とその投票

team-mention = チーム{ $mark }
team-picture = チーム（{ $side }）
team-heading = 👥 **{ $title }**のチーム戦（チーム対チーム）、主催：{ $organizer }
team-heading-person = 👥 **{ $title }**：チーム対{ $opponent }、主催：{ $organizer }
team-heading-computer = 👥 **{ $title }**：チーム対コンピューター（レベル{ $level }）、主催：{ $organizer }
team-side = { $mark } **{ $side }**（{ $count }人）：{ $players }
team-side-empty = { $mark } **{ $side }**：まだいません
team-side-person = { $mark } **{ $side }**：{ $player }
team-side-computer = { $mark } **{ $side }**：コンピューター
team-more = ほか{ $count }人
team-rules = 手はチームの投票で決めます。投票できる人の過半数が一致するか、時間（{ $time }）になると締め切られ、最も票の多い手が指されます。同数なら先にその票数に達した手です。誰も投票しないと、そのチームの負けです。一度入ったチームからは移れません。
team-vote-days = { $count }日
team-vote-hours = { $count }時間
team-who-begins = { $player }が*開始する*で対局を始めます。
team-running =
    対局中です：{ $link }
    今からでも参加できます。投票できるのはチームの次の手番からです。
team-over = 対局は終わりました。{ $link }
team-cancelled = この対局は取りやめになりました。
team-join = { $side }に入る
team-begin = 開始する
team-cancel = 取りやめる
team-joined = チーム（{ $side }）に入りました。
team-joined-running = チーム（{ $side }）に入りました。投票できるのはチームの次の手番からです。
team-called-off = 取りやめました。
team-posted = チームを募集しています：{ $link }
team-waits = チーム戦のメッセージは、まもなくここに表示されます。
team-rated = チーム戦はレート戦になりません。`rated`は空けておいてください。
team-both-and-opponent = 両方がチームのときは、`opponent`と`level`を空けておいてください。
team-special = チーム戦には、駒落ち、シリーズ、開始局面の指定は使えません。それらのオプションは空けておいてください。

vote-line = { $mark } **{ $side }**が投票中、締め切りは遅くとも{ $when } · { $electors }人中{ $voters }人が投票済み
vote-line-secret = { $mark } **{ $side }**が非公開で選択中、締め切りは遅くとも{ $when }
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = ほか{ $count }件
vote-own = あなたの票：{ $choice }
vote-none = まだ投票していません。
vote-not-yet = 投票できるのは、あなたのチームの次の手番からです。
vote-cast = { $choice }に投票しました。締め切りまでは変更できます。
vote-decided = { $choice }に投票しました。これで決まりです。
vote-resign = 投了
vote-random = 運に任せる

error-team-no-game = このチーム戦はもうありません。
error-team-decks = チームはデッキを持ち込めません。両方が同じカードを使う設定を選んでください。
error-team-time = 投票には1手ごとの時間が必要です。例：`time:1 day`
error-team-too-many = 終わっていないチーム戦が多すぎます。サーバー全体で{ $server }件、1人{ $organizer }件までです。先にほかの対局を終えるか取りやめてください。
error-team-closed = もう間に合いません。このチーム戦は始まっているか、終わっています。
error-team-no-team = そちらはチームではありません。
error-team-full = このチームは満員です。
error-team-other-team = もう一方のチームに入っています。一度入ったチームからは移れません。
error-team-is-opponent = あなたはこのチームの対戦相手です。
error-team-not-yours = それができるのは{ $player }だけです。
error-team-no-member = まだ誰もいないチームがあります。誰かが入るのを待ってください。
error-team-not-in = この対局のどちらのチームにも入っていません。盤の下のボタンで入ってください。
error-team-one-action = チームはアクションごとに投票します。次の1つだけを選ぶか入力してください。
error-team-in-teams = チーム戦ではできません。すべて投票で決まります。
