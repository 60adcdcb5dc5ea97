# The analysis of a finished game.

analysis-curve-title = Expected result for { $seat }
analysis-curve-line = { $seat }’s view
analysis-percent = { $value }%
analysis-heading = **Analysis of game { $game }**
analysis-accuracy = { $player }: accuracy **{ $value }%**
analysis-no-accuracy = { $player }: no choice to judge
analysis-no-turning = No choice changed the expected result by 5% or more.
analysis-turning = { $number } { $played } { $before } → { $after }. Better: { $best }. { $why }
analysis-wins-by-force = { $moves ->
    [one] It wins at once.
   *[other] It wins by force in { $moves } moves.
    }
analysis-loses-by-force = What was played loses { $moves ->
    [one] at once.
   *[other] by force in { $moves } moves.
    }
analysis-allows = What was played allows: { $action }
analysis-honest = -# Every choice is judged by what its player could know when it was made.
analysis-honest-choice = -# Judged by what { $seat } could know then; the picture shows everything.
analysis-budget = -# Percentages are the mover’s winning chances. The computer looked at { $nodes } positions for each line.
analysis-under-way = **Analysis of game { $game }**: the computer is looking at { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
    }. This message will show the result; if it doesn’t, press *Analyse* again.
analysis-failed = Game { $game } can’t be analysed. Look back at it with `/replay`.
analysis-choice = Choice { $number } of { $count }: { $played }
analysis-partial = This position is too crowded to search in full. Take the numbers as a rough guide.
analysis-forced = This was the only choice. Expected result: { $value }.
analysis-not-judged = This choice isn’t judged. Expected result: { $value }.
analysis-as-good = As good as any. Expected result: { $value }.
analysis-lost = Expected result: { $before } before, { $after } after it.
analysis-line = The computer’s line: { $line }
analysis-line-played = After what was played: { $line }
analysis-button = Analyse
analysis-button-turning = Turning point ⏭
analysis-button-curve = Curve

## A position of a finished game for everybody

study-play-on = Play on from here
study-text =
    -# As text, for `/replay`:
    {"```"}
    { $record }
    {"```"}
study-text-too-long = -# As text it is too long for a message. *Record* below `/replay` gives the whole game.
