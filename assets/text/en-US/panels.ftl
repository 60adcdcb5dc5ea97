# Private panels: choosing a move, one’s own view, and turns of several actions.

panel-play = Play { $action }
# Above the next choices: what has been chosen, and what is asked.
panel-question = **{ $choice }**: { $ask }
panel-question-about = **{ $choice }** ({ $help }): { $ask }
# Lists of choices, where there are several: what is asked, and which part of the choices this list has.
panel-list = { $ask } { $part }
panel-from-to = { $first } – { $last }
panel-ranks = Ranks { $first }–{ $last }
panel-rank = Rank { $rank }
panel-part = { $choice } ({ $part } of { $parts })

## One’s own view

view-over = Game { $game } is over: { $link }
view-all-open = All cards of game { $game } are face up. Play goes on at the board: { $link }
view =
    { $what } in game { $game }. { $due }
    -# Public board: { $link }
view-hand = Your hand and your cards
view-cards = Your cards
view-hole = Your secret card: **{ $card }**. Only you know it until the game ends.
view-board = Your view
view-due = Your turn to { $task }: choose below, or type it.
view-not-due = It’s your opponent’s turn.

## Turns of several actions

turn-heading = Game { $game }: your turn to { $task }.
turn-heading-discard = Game { $game }: your turn to discard.
turn-heading-end = Game { $game }: you can only end your turn now.
turn-done = Done since your move, and shown to everyone when you end the turn: { $told }
turn-points = Points left: **{ $points }**. Cards to draw: { $cards }.
turn-hand = Hand ({ $count }): { $cards }.
turn-reserve = Reserve ({ $count }): { $pieces }.
turn-none = none
turn-not-over = -# You can’t end the turn yet: { $why }.
turn-not-over-cards = -# You can’t end the turn yet: discard down to seven cards first.
turn-not-over-cards-create = -# You can’t end the turn yet: discard down to seven cards first, or create: that makes your hand smaller too.
turn-public = -# Public board: { $link }
turn-undo = Undo
turn-end = End turn
