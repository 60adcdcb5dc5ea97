# What is answered to players who play: moves, resigning, records, games against the computer.

played-turn-over = { $played } Your turn is over.
played-answered = { $played } { $answer }
played-your-turn = It’s your turn.
played-stopped = The rest wasn’t played: { $refused }.
played-too-much = The rest wasn’t played, because your turn was over: `{ $rest }`.
typed-two-readings = “`{ $typed }`” can mean { $first }, with English letters, or { $second }. Which one do you mean?
took-back = Took back: { $told }
resign-ask = Do you want to resign this game of { $title } (game { $game })?
resign-confirm = Resign
resign-takeback = Take back
resign-abort = Abort
resign-keep-playing = Keep playing
resign-kept-playing = Game continues.
resigned = You resigned game { $game }.
record-heading = The record of game { $game }.
record-empty = No moves yet.
accepted = You accepted the game: { $link }
accepted-from-list = Challenge accepted. The link to your game follows.
accepted-rematch = You accepted the game.
accepted-id = -# Your acceptance has the id `{ $id }`. *Verify* below `/replay` must show the same id; compare them to check that the cards are dealt fairly.
shown-below = Shown below.
disappears = -# This disappears in { $seconds } seconds.

## The form in which a move is typed

form-move = Type a move
form-move-field = Your move
form-choice = Type it
form-choice-field = Your choice
form-example = e.g. { $example }

## Chance

chance-proposal = { $player } would like the rest to be flipped at random (game { $game }). { $opponent }, do you agree?
chance-agreed = { $proposer } and { $player } agreed to flip the rest at random.
chance-expired = **Expired**: the game went on (game { $game }).
chance-withdrawn = { $player } withdrew the proposal to flip the rest at random (game { $game }).
chance-declined = { $player } would rather flip one by one (game { $game }).

## The computer

computer-begun = Game { $game } against the computer has begun: { $link }
computer-thread = { $player } plays { $title } against the computer (game { $game }).
computer-ask-level = How well should the computer play? The game begins when you choose a level.
computer-level = Level
level-1 = 1 · first game
level-2 = 2 · beginner
level-3 = 3 · casual
level-4 = 4 · improving
level-5 = 5 · regular
level-6 = 6 · club player
level-7 = 7 · expert
level-8 = 8 · as strong as it gets
computer-play = Play the computer
computer-higher-level = Next: level { $level }
hint-button = Hint
hint =
    I would { $plan } ({ $moves }). { $reason }
    -# Game { $game }
hint-play = Play it
hint-reply = The best answer would be to { $plan }.
hint-quiet = Nothing else I looked at does better.
hint-chances = You’d score about { $value }% from here.
hint-lost = You’re losing whatever you play; this holds out longest.
hint-reason-takes = It takes the { $name }.
hint-reason-takes-composite = It takes the piece made of { $cards }.
hint-reason-takes-covered = It takes a card.
hint-reason-takes-en-passant = It takes a Pawn en passant.
hint-reason-makes = New hand: { $hand }.
hint-reason-makes-better = It wins the hand: { $hand }.
hint-reason-checks = It gives check.
hint-reason-promotes = It promotes a Pawn.
