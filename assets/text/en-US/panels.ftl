# Private panels: choosing a move, one’s own view, and turns of several actions.

panel-play = Play { $action }
panel-group = **{ $choice }** · game { $game }
panel-choice = Your choice in game { $game }:
panel-part = { $choice } ({ $part } of { $parts })

## One’s own view

view-over = Game { $game } is over: { $link }
view =
    { $what } in game { $game } (only you can see this). { $due }
    -# Public board: { $link }
view-hand = Your hand and your cards
view-cards = Your cards
view-board = Your view
view-due = Your turn to { $task }: choose below, or type it.
view-not-due = It’s your opponent’s turn.

## Turns of several actions

turn-heading = Game { $game } (only you can see this): your turn to { $task }.
turn-done = Done since your move, and shown to everyone when you end the turn: { $actions }.
turn-points = Points left: **{ $points }**. Cards to draw: { $cards }.
turn-hand = Hand ({ $count }): { $cards }.
turn-reserve = Reserve ({ $count }): { $pieces }.
turn-none = none
turn-not-over = -# You can’t end the turn yet: { $why }.
turn-public = -# Public board: { $link }
turn-undo = Undo
turn-end = End turn
