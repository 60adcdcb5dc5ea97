# Simultaneous exhibitions: one host against several guests.

## The message with which guests join

simul-heading = 🎪 **Simul**: { $host } plays everyone who joins · { $title } · { $time }
simul-heading-rated = 🎪 **Simul**: { $host } plays everyone who joins · { $title } · { $time } · rated
simul-seats = Simul { $id }. The host is { $seat } on every board.
simul-seats-alternating = Simul { $id }. The host is { $first } on odd boards, { $second } on even ones.
simul-seats-drawn = Simul { $id }. Sides are drawn for each board.
simul-open = { $count } of { $places } guests: { $players }
simul-open-empty = Nobody has joined yet; there are { $places } places. The host starts the simul.
simul-cancelled = The simul was **cancelled**.
simul-running = { $over } of { $boards } boards are over.
simul-finished = The simul is **over**.
simul-score = Score: { $host } **{ $own } – { $theirs }** guests
simul-board = { $number }. { $player }: game { $game }
simul-board-due = { $number }. { $player }
simul-board-over = { $number }. { $player }: game { $game }, **{ $result }**
simul-board-none = { $number }. { $player }: not played
simul-closing = 🎪 Simul { $id } by { $host } is over. Thanks for playing!
simul-winners = Beat the host: { $players }
simul-drew = Drew with the host: { $players }
simul-button-cancel = Cancel the simul
simul-button-boards = Host’s boards

## What the host and the guests are told

simul-created = Simul { $id } is open. Guests join with the button of its message; press *Begin* there when you are ready.
simul-joined = You play in the simul by { $host }. You can leave until it begins.
simul-left = You have left the simul.
simul-begun = The simul has begun. This panel takes you from board to board.
simul-ask-cancel = Cancel the simul? Nobody can join it after that.
simul-cancelled-now = The simul is cancelled.

## The host’s panel

simul-panel = **Board { $board } of { $boards }** · { $seat } against { $guest } · game { $game }
simul-waiting = { $count ->
    [one] Only this board waits for you.
   *[other] { $count } boards wait for you.
    }
simul-none-waits = No board waits for you now.
simul-board-changed = That board has changed in the meantime.
simul-button-previous = ◀ Previous
simul-button-next = Next ▶
simul-button-again = Look again
simul-button-turn = Take your turn

## Refusals

simul-error-none = There is no such simul on this server.
simul-error-too-many = You can have at most { $max } unfinished simuls.
simul-error-not-open = The simul has begun already, or is over.
simul-error-own = You host this simul: you play on every board anyway.
simul-error-not-in = You have not joined this simul.
simul-error-nobody = Nobody has joined yet.
simul-error-not-host = Only the host, { $host }, can do that.
