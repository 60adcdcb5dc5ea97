# The message that shows a position, and what is written to players about it.

## The first line

board-player = { $player } ({ $seat })
board-and = { $first } and { $second }
board-to-act = { $players } to { $task }.
board-to-act-first = { $players } to { $task } against { $opponent }.
board-to-act-secretly = { $players } to { $task } in secret.
board-aborted = **Aborted**: the game of { $first } and { $second } does not count.
board-won = 🏆 { $player } wins { $how }.
board-drawn = 🤝 { $first } and { $second } draw { $how }.
board-how-time = on time
board-how-last-king = by taking the last King
board-how = by { $reason }
board-how-score = { $how }, { $first }–{ $second }
board-how-after = { $how }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }
board-mate-lost = { $seat } gave mate and still lost: the other side won more hands.
board-mate-drawn = { $seat } gave mate and still did not win: both sides won the same number of hands.

## What has happened

board-last-move = Last move: **{ $action }** by { $player }.
board-last-move-check = Last move: **{ $action }** by { $player }. Check!
board-flipped = { $symbol } { $seat } { $piece }
board-turned-up = **{ $square }** is flipped: { $symbol } { $seat } { $piece }!
board-before = Before that: { $actions }.
board-before-some = Before that: { $count } more, then { $actions }.
board-done-secretly = { $count ->
    [one] { $players } has { $done }.
   *[other] { $players } have { $done }.
    }
board-turn = { $player } played { $actions }.
board-turn-check = { $player } played { $actions }. Check!
board-turn-under-way = { $player } has played { $actions } and continues their turn.
board-more = { $count } more
board-hand-won = **{ $seat } wins the hand.**
board-hand-won-kicker = **{ $seat } wins the hand: the { $high } decides.**
board-hand-won-over = **{ $seat } wins the hand: the { $high } beats the { $low }.**
board-hand-drawn = **Nobody wins the hand.**
board-hand-before = Last round: { $result } { $first } had { $first_hand }, { $second } had { $second_hand }.
board-score = Hands won: { $first } **{ $first_won }**, { $second } **{ $second_won }**.
board-score-lead = Hands won: { $first } **{ $first_won }**, { $second } **{ $second_won }**. A lead of { $lead } wins at once.

## The two sides

side-line = { $mark } { $player } { $seat }: { $parts }
side-took = took { $pieces }
side-nothing = nothing taken yet
side-to-place-count = { $count ->
    [one] { $count } card to place
   *[other] { $count } cards to place
    }
side-to-place = to place { $pieces }
side-reserve = reserve { $pieces }
side-stock = { $hand } in hand, { $deck } to draw
side-points = { $points } to spend

## Notes

board-obligations = { $name }: { $obligations }.
board-obligations-or = , or
board-warning = ⚠ { $player }: your { $kings } can be taken.
board-warning-and = and your
board-king-on = King on { $square }
board-hand-note = -# Your hand comes by direct message, if your settings allow it. *My hand* and `/hand` always show it.
board-rated = rated
board-level = level { $level }
board-number = game { $game }
board-ply = ply { $ply }

## Clocks

clock-paused = ⏸ Paused: I was removed from this server. No time passes.
clock-line = ⏳ { $clocks }.
clock-runs-out = { $player } runs out of time { $when }
clock-left = { $player } has { $time } left
clock-vacation = { $player } is on vacation, so no time passes

## Buttons

board-button-record = Record
board-button-replay = Replay
board-button-rematch = Rematch
board-button-same-deal = Rematch, same deal
board-button-type-move = Type a move…
board-button-type = Type it…
board-button-continue = Continue turn…
board-button-task = { $task }…
board-button-hand = My hand
board-button-view = My view
board-button-hands = Hands
board-button-flip = Flip random
board-button-flip-all = Flip all
board-button-take-back = Take back
board-button-resign = Resign…
board-button-more = More…

## Direct messages

note-turn = Game { $game }, { $title } against { $opponent }. Your turn to { $task }: { $link }
note-over = Game { $game }, { $title } against { $opponent }. It is over: { $link }
