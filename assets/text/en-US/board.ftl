# The message that shows a position, and what is written to players about it.

## The first line

board-player = { $player } ({ $seat })
board-and = { $first } and { $second }
board-to-act = { $players } to { $task }.
board-to-act-first = { $players } to { $task } against { $opponent }.
board-to-act-secretly = { $players } to { $task } in secret.
board-aborted = **Aborted**: the game of { $first } and { $second } does not count.
# After it: who called it off, or why it ended.
board-aborted-player = { $player } called it off.
board-aborted-both = Both players agreed to call it off.
board-aborted-time = Its time ran out before both had really begun.
board-aborted-manager = A manager of the server called it off.
board-aborted-absence = The bot had been removed from the server.
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

board-done-secretly = { $count ->
    [one] { $players } has { $done }.
   *[other] { $players } have { $done }.
    }
board-earlier = { $count ->
    [one] One earlier turn is not listed.
   *[other] { $count } earlier turns are not listed.
    }
board-turn-under-way = { $told } { $player } continues their turn.
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
side-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } to spend on new pieces

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
board-button-settings = Settings
# Above the buttons behind “More…”.
board-more-heading = More for game { $game } ({ $title })
board-button-marks = ?

## Direct messages

note-turn = Game { $game }, { $title } against { $opponent }. { $told }Your turn to { $task }: { $link }
note-over = Game { $game }, { $title } against { $opponent }. { $told }It is over: { $link }
