# What is said when something is refused or fails: at most two short sentences, the second says what to do next.

## Challenges

error-no-game = Unknown game. See `/help` for the list of games.
error-option = Invalid option: { $why }.
error-against-oneself = You can’t play against yourself. Choose someone else, or leave the opponent empty to let anyone accept.
error-challenge-closed = This challenge is no longer open. Start a new one with `/play`.
error-not-challenged = This challenge is for { $player }. Start your own with `/play`.
error-not-challenger = Only { $player }, who made this challenge, can withdraw it.
error-own-challenge = This is your own challenge. Wait for someone to accept it, or withdraw it.
error-blocks-oneself = You can’t block yourself. Choose someone else.
error-has-blocked = You have blocked { $player }. Use `/block` to play with them again.
error-not-to-be-challenged = You can’t challenge this player here. Choose someone else, or leave the opponent empty to let anyone accept.
error-not-to-be-accepted = You can’t accept this challenge. Start your own with `/play`.
error-banned = You are banned from games on this server. Contact its administrators.
error-too-many-challenges = You already have { $count } open challenges. Withdraw one, or wait for an answer.
error-too-many-games = You already have { $count } running games. Finish one first: `/games` lists them.
error-too-many-computer-games = You already have { $count } running games against the computer. Finish one first: `/games` lists them.
error-no-computer = The computer isn’t ready yet. Try again in a moment.
error-not-your-challenge = Only { $player }, who made this challenge, can play it against the computer. Start your own with `/play`.
error-opponent-busy = { $player } has too many running games. Try again when one is over.
error-not-here = You can’t start games in this channel. Use `/play` in { $channels }.
error-not-here-two = { $first } or { $last }
error-no-rated = Rated games are off on this server. Play a casual one: leave `rated` empty.
error-time-control = A time control is `3 days` or `12 hours` per move (1 hour to 30 days), `10+5` for a live game (minutes for each player, at most 180, and seconds added with each move, at most 180), or `none`.

## Games

error-no-match = Game not found. `/games` lists yours.
error-not-paused = This game isn’t paused.
error-too-soon = You can choose { $when } whether to continue in direct messages or end the game unrated. Until then I wait to be added back.
error-paused = This game is paused because I was removed from its server. It resumes when someone there adds me back.
error-over = This game is over. Start another one with `/play`.
error-already-over = This game is already over.
error-no-deal = Only a random deal that both players saw from the start can be repeated. Use `/offer what:rematch` for another game.
error-not-over = This game isn’t over yet. You can ask for a rematch afterwards.
error-out-of-turn = It’s not your turn. Wait for your opponent’s move.
error-action = { $refused }.
refused-illegal = `{ $typed }` is not legal: { $why }
refused-unreadable = `{ $typed }` isn’t a move: { $why }
refused-otherwise = `{ $typed }` can’t be played: { $why }
error-placing = Nothing was placed: { $why }. Correct it and send it again.
error-typed-resign = To resign game { $game }, use `/resign`.
error-typed-draw = To offer a draw in game { $game }, use `/offer what:draw`.
error-typed-takeback = To ask for a takeback in game { $game }, use `/offer what:takeback`.
error-typed-rematch = To ask for a rematch of game { $game }, use `/offer what:rematch`.
error-stale-over = This game has ended since then.
error-stale = The game has moved on since then. Look at the latest board and choose again.
error-stale-typed = The game has moved on since then, so `{ $typed }` wasn’t played. Look at the latest board; if you still want it, send it again.
error-nothing-drafted = There is nothing to undo this turn.
error-one-move = In this game, a turn is one move and ends by itself.
error-nothing-here = You have no running game here. See `/games` for yours, or start one with `/play`.
error-several-elsewhere = You have several running games, but none here. Add the `game` option to choose one; `/games` lists them.
error-no-hand = You have no hidden cards in any running game. `/games` lists your games.
error-no-hand-here = You have no hidden cards here. `/board` shows the board.
error-not-seated = Only { $first } and { $second } play in this game. Start your own with `/play`.
error-in-game =
    { $refused }
    -# This was about game { $game }. To play in another game, add the `game` option.
error-elsewhere = Game { $game } is played in { $channel }, not here. Use `/{ $command }` there.
error-unlisted = { $player }’s results are hidden here.
error-unknown-rules = Game { $game } uses a version of the rules that I don’t have, so I can’t open it. Nothing is lost: please tell the bot’s operator.
error-corrupt = This game can’t be loaded. Its moves are safe: tell the server’s administrators (game { $game }).
error-worldwide = This rated game counts worldwide: only the operator of this bot can end it without a result. When it is over, `/admin remove-result` removes it from this server’s leaderboards.
error-secret-in-public = Nothing was played: others can read this, and your choice is secret. Use the buttons, or type it in a direct message to me.
error-typed = { $refused } (game { $game }).
error-typed-near =
    { $refused } (game { $game }).
    For example, you can play { $near }.
error-typed-which =
    This may be a move in game { $game } or an answer to the question above.
    Send it again as a reply: to this message if it’s a move, to the question if it’s an answer.

## Hints, offers and takebacks

error-no-hints = There are no hints in rated games.
error-in-rated-game = This position is being played in a rated game. Try again when that game is over.
error-nothing-to-analyse = Nobody made a choice in this game. Choose another game.
error-not-playable = You can’t play on from here. Choose a position where one side is to act.
error-hint-out-of-turn = You can only get a hint when it’s your turn. Ask again then.
error-nothing-to-take-back = You haven’t moved yet, so there is nothing to take back.
error-revealed = You can’t take this back: hidden information was revealed.
error-rated = Takebacks and aborting aren’t possible in rated games. Use `/offer what:draw` to offer a draw, or `/resign`.
error-offer-closed = This offer is no longer open. You can make a new one.
error-offered-already = You already offered that. Wait for your opponent’s answer.
error-offered-before = You can’t offer that again in this position. Play on first.
error-rematch-asked = You already asked for a rematch of this game. Use `/play` to challenge your opponent.
error-no-rematch = You can’t play this opponent again here at the moment. Use `/play` to find another opponent.
error-own-offer = This is your own offer. Wait for your opponent’s answer, or withdraw it.
error-not-offerer = Only { $player }, who made this offer, can withdraw it.
error-own-proposal = This is your own proposal. Wait for your opponent to agree.

## Players

error-being-erased = Your data is being deleted. Try again in a moment.
error-erased-already = You deleted your data a short while ago. You can do it again { $when }.
error-on-vacation = You are already on vacation. Use `/vacation` to end it.
error-not-on-vacation = You are not on vacation. Use `/vacation` to begin one.
error-no-vacation-left = You have used all { $days } vacation days of this year. You get new ones on 1 January.
error-bot = Bots don’t play here. Choose a person.
error-same-players = Choose two different players.
error-export-too-large = Your data is too large for a Discord file. Ask the operator of this bot for it.

## Decks and cards

error-no-array = You no longer have a setup with that name. Press *Place the rest…* again to see those you have.
error-array-name = The name of a setup begins with a letter or digit and has at most { $max } characters: letters, digits, spaces and - ' . ! ? & +
error-arrays-full = You already have { $max } setups, the maximum. Use the name of one to replace it, or forget one under *Place the rest…* in your next game.
error-array-not-placed = A setup can be saved once you have placed all 16 cards from your hand. Place the others first.
error-no-deck = You have no deck with that name. `/deck list` shows yours and the presets.
error-deck-name = The name of a deck begins with a letter or digit and has at most { $max } characters: letters, digits, spaces and - ' . ! ? & +
error-deck-taken = You already have a deck called { $name }. Choose a different name.
error-deck-preset-name = { $name } is the name of a preset. Choose a different name.
error-decks-full = You already have { $max } decks, the maximum. Delete one with `/deck edit` first.
error-deck-cards = Nothing was changed: { $why }.
error-deck-in-use = Nothing was changed: { $name } is your deck in use, and { $why }. Choose another one with `/deck use` before you take it apart.
error-deck-unusable = You can’t play here with your deck { $name }: { $why }. Change it with `/deck edit`, or choose another one with `/deck use`.
error-deck-not-ready = You can’t play here with your deck in use. See why with `/deck edit`, or choose another one with `/deck use`.
error-deck-other-not-ready = This game can’t begin yet: { $player } has to choose a deck for it first, with `/deck use` or the button *My deck* on the challenge.
error-card-refused = The card was not added: { $why }.
error-card-taken = The card was not added: this server already has a card with that name, or has no room for more. `/card list` shows its cards.
error-too-many-brought = A challenge can bring up to { $max } cards of its own. Leave some out.
error-cards-without-decks = The courier version is played without decks: leave `cards` empty, or choose the standard version.
error-no-card = This server has no custom card with that name. `/card list` shows its cards.
error-no-piece = No piece or card found for “{ $name }”. Name a square with a piece on it, such as e1, or pick a suggestion as you type.

## Watching and replaying

error-own-game = You’re playing in this game, so you can’t watch it. Choose with `/settings` how you learn that it’s your turn.
error-nothing-to-watch = Game { $game } is over. `/replay` shows how it went.
error-too-many-watched = You’re already watching 25 games, or this game already has 100 spectators. Stop watching another game with `/watch`, or try this one later.
error-nobody-to-watch = Nobody else’s game is running here. Use `/watch` in a channel with a game.
error-no-import = This record is no longer stored. Import it again with `/replay`.
error-record = This record can’t be replayed: { $why }. *Record* below `/replay` shows the right format.
record-too-long = the record is longer than { $kib } KiB
record-too-many-moves = the record has more than { $max } moves
record-too-slow = it takes too long to replay
error-replay-one = Give one of these: a game’s number, a record as a file, or a record as text. *Record* below `/replay` shows the format.
error-import-too-large = This file is larger than { $kib } KiB. Attach a record in the format that *Record* below `/replay` gives.
error-import-not-fetched = The file couldn’t be fetched from Discord. Try again, or give the record as text.
error-import-not-text = This file isn’t UTF-8 text. Attach a record in the format that *Record* below `/replay` gives.
error-ply = Enter the number of a ply, e.g. 34; 0 is the beginning.
error-plies = Choose `from` and `to` between 0 and { $end }, the last ply of this game, with `from` not after `to`.

## Servers and permissions

error-servers-only = Use this in a server.
error-cards-servers-only = Use this in a server: cards belong to servers.
error-challenges-servers-only = Use this in a server: challenges belong to servers.
error-managers-only = Only members with the Manage Server permission can change this.
error-card-managers-only = Only members with the Manage Server permission can change a server’s cards.
error-not-permitted = I can’t host a game in this channel. Ask a moderator to give me these permissions: { $missing }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files

## Settings

error-quiet-hours = Enter two different full hours such as `22-7`, or `off`.
error-zone = Unknown time zone. Give one such as `Europe/Berlin`: `/settings zone` lists them.
error-hour = The hour is a number from 0 to 23.

## Failures

error-failed = Something went wrong and nothing was changed. Try again in a moment.
error-busy = I’m very busy right now. Try again in a minute.
error-picture = The picture couldn’t be drawn. Nothing was changed, so try again.
error-study = This lesson or puzzle doesn’t work at the moment. Try another one.
error-button-expired = This button has expired. Use `/board` for the current board.
error-form-expired = This form has expired. Run the command again.

## Too often

error-pacing = { $what } Try again in { $wait }.
pacing-animation = You can make 3 animations a minute.
pacing-import = You can import 20 records in 10 minutes.
pacing-picture = You’ve asked for many pictures in a short time.
pacing-export = You can get your data 5 times in 10 minutes.
pacing-report = You can export 10 tournaments in five minutes.
pacing-enrolment = You’re joining and leaving tournaments too fast.
pacing-invitation = You can invite 5 stand-ins in a short time.
pacing-deletion = You can delete your data 3 times an hour.
pacing-suggestion = You’re typing too fast for suggestions.
pacing-analysis = You can ask for 10 analyses in five minutes.
pacing-hint = You can get 10 hints a minute.
pacing-study = You can start 10 games from positions in five minutes.
pacing-message = You’re writing faster than I can answer.
typed-pause = I’ll stop answering messages that I can’t read for a few seconds.
typed-role = I can’t read messages that mention my role. When you type my name, pick me under **Members**.
wait-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
    }
wait-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
error-role-not-given = I can’t change this role. Ask a server manager to give me the Manage Roles permission and a role above this one.
error-role-not-for-players = This role can’t be given to players. Choose another one.
error-role-beyond-own = You can only choose roles that you could give yourself: you need the Manage Roles permission, and the role must be below your highest one and allow nothing that you can’t do.
roles-error-number = Enter a number from { $least } to { $most }.
roles-error-too-many = A server can have { $max } roles by rating. Remove one first.
