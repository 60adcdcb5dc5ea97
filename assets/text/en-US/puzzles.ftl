# What `/puzzle` says.

theme-win = Win the game
theme-advantage = Win an advantage
theme-quiet = Quiet move
theme-sacrifice = Sacrifice
theme-short = One move
theme-long = Three moves or more
theme-forced-suit = Suits that force
theme-king-fork = Fork of Kings
theme-king = A King falls
theme-palace = The palace
theme-promotion = Promotion
theme-mate = Checkmate
theme-hand-swing = Hand swing
theme-wipeout = Wipeout
theme-castling = Castling
theme-summon = Summon
theme-exchange = Exchange

puzzle-home =
    Puzzles: find the winning move. Pick a game:
    { $games }
puzzle-home-game = **{ $title }**: puzzle rating { $rating }, { $solved } of { $tried } solved, best streak { $streak }
puzzle-home-new = **{ $title }**: { $count } puzzles
puzzle-heading = **{ $title } puzzle** · { $difficulty } · { $id }
puzzle-easy = ★☆☆☆ easy
puzzle-medium = ★★☆☆ medium
puzzle-hard = ★★★☆ hard
puzzle-very-hard = ★★★★ very hard
puzzle-task = You’re { $seat }, and it’s your move. **{ $goal }**: only one way does it.
puzzle-goal-mate = { $moves ->
    [1] Checkmate in one move
   *[other] Checkmate in { $moves } moves
    }
puzzle-goal-mate-turn = Checkmate this turn
puzzle-goal-win = { $moves ->
    [1] Win the game in one move
   *[other] Win the game in { $moves } moves
    }
puzzle-goal-win-turn = Win the game this turn
puzzle-goal-hand = Get the better hand
puzzle-goal-advantage = Win a clear advantage
puzzle-hands = { $first }: { $first_hand } · { $second }: { $second_hand }
puzzle-theme = -# Theme: { $theme }
puzzle-right = ✅ Right! { $told } What now?
puzzle-solved = ✅ Solved! { $told } Themes: { $themes }.
puzzle-wrong = ❌ **{ $action }** isn’t it. Try again, or see the solution.
puzzle-refused = ❌ { $typed }: { $why }.
puzzle-solution = The solution: { $told } Themes: { $themes }.
puzzle-step = Step { $step } of { $steps }: { $told } { $reason }
puzzle-step-reply = No other answer is better.
puzzle-step-wins = It wins: { $reason }.
puzzle-step-last = That decides it. Themes: { $themes }.
puzzle-step-quiet = Nothing else wins as clearly.
puzzle-rating-won = Your puzzle rating: { $rating } ({ $change }). { $streak ->
    [1] Your streak is 1.
   *[other] That’s { $streak } in a row.
    }
puzzle-rating-hinted = With a hint, your puzzle rating stays { $rating }.
puzzle-rating-lost = Your puzzle rating: { $rating } ({ $change }).
puzzle-unrated = You’ve tried this puzzle before, so your puzzle rating stays the same.
puzzle-none = There is no puzzle with this theme. Choose one of these: { $themes }.
puzzle-none-of-game = { $title } has no puzzle with this theme. Choose one of these: { $themes }.
puzzle-gone = This puzzle is gone. Use `/puzzle` for another one.
puzzle-next = Next puzzle
puzzle-hint = Hint
puzzle-hint-counts = Hint (rating stays)
puzzle-hint-line = 💡 It begins with **{ $piece }**. What next?
puzzle-show = Show solution
puzzle-show-counts = Show solution (counts as a miss)
puzzle-games = All games
puzzle-type = Type it…
puzzle-back = Back
puzzle-chosen = **{ $piece }**: { $ask }

## The daily puzzle

daily-heading = **Daily puzzle** · { $title } · { $difficulty } · { $date }
daily-counts = { $solved ->
    [0] Be the first to solve it!
   *[other] { $solved } solved
    } · { $failed } failed
daily-counts-first = { $solved } solved · first: { $players } · { $failed } failed
daily-over = This one is over.
daily-previous = -# Solution of the previous puzzle: { $link }
daily-solve = Solve
daily-month = This month
daily-gone = This daily puzzle is gone. Use `/puzzle` for another one.
daily-table = **Daily puzzles on this server this month:** { $puzzles }. Solved on the first try:
daily-table-line = { $solved } of { $tried } tried
daily-table-empty = Nobody has solved a daily puzzle on this server this month. Solve the next one to be the first.
daily-somebody = somebody
