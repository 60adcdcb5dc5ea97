# Draws, takebacks, aborts, rematches and hints, on which both players agree.

## What the player who offers is told

offer-draw-made = You offered a draw (game { $game }).
offer-takeback-made = You asked to take your last move back (game { $game }).
offer-abort-made = You proposed to abort the game (game { $game }).
offer-rematch-made = You asked for a rematch (game { $game }).
offer-same-deal-made = You asked for a rematch with the same deal (game { $game }).
rematch-opponent-left = Your opponent has left the server. Use `/play` to find another one.
offer-hints-made = Hints need your opponent’s agreement. Your opponent has been asked (game { $game }).
offer-agreed-takeback = Your opponent had already asked to take their last move back, so that was done (game { $game }). If your own move still stands, you can ask again.
offer-agreed = Your opponent had already offered the same, so it’s agreed (game { $game }).
offer-draw-done = The computer accepts: the game is drawn (game { $game }).
offer-takeback-done = Your last move was taken back (game { $game }).
offer-hints-done = You can ask for hints (game { $game }).
offer-abort-done = The game is aborted: it does not count (game { $game }).
offer-draw-refused = The computer declines the draw (game { $game }). It agrees to one after ten moves of its own, where it expects less than a draw.

## The message of an offer

offer-message =
    { $offer }
    { $state }
offer-draw = { $player } offers a draw (game { $game }).
offer-takeback = { $player } would like to take back their last move (game { $game }).
offer-abort = { $player } would like to abort the game, so that it does not count (game { $game }).
offer-rematch = { $player } would like a rematch with sides swapped (game { $game }).
offer-rematch-rated = { $player } would like a rated rematch with sides swapped (game { $game }).
offer-same-deal = { $player } would like a rematch with the same deal and sides swapped (game { $game }).
offer-same-deal-rated = { $player } would like a rated rematch with the same deal and sides swapped (game { $game }).
offer-hints = { $player } would like both players to get hints from the computer with `/hint` (game { $game }).
offer-open = { $player }, do you accept? Playing on declines it.
offer-open-rematch = { $player }, do you accept?
offer-accepted = **Accepted** by { $player }.
offer-declined = **Declined** by { $player }.
offer-withdrawn = **Withdrawn** by { $player }.
offer-lapsed = **Expired**: the game went on.
