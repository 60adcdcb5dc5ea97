# The descriptions of commands, their options and choices, as Discord shows them while one types: at most 100 characters
# each. `command-<command>-<subcommand>`, an option `.option`, a choice `.option_choice`.

option-game = Which game (default: the one in this channel)
option-own-game = Which of your games (default: the one in this channel)
option-game-with-cards = Which of your games (default: the one in which you hold cards)
option-game-topic = Which game (default: choose from the list)
option-game-number = The game’s number, shown below its board
option-own-deck = Which of your decks
option-any-deck = Which deck, yours or a preset
option-card = Which card
option-copies = How many copies (default: 1)
option-end = End your turn after this

command-admin = For server managers: this server’s games and players
command-admin-end = End a running game of this server without a result
    .game = { option-game-number }
command-admin-remove-result = Remove the result of a finished game from this server’s ratings and records
    .game = { option-game-number }
command-admin-ban = Ban somebody from games on this server
    .user = Who
command-admin-unban = Let somebody play on this server again
    .user = Who

command-block = Choose who can’t play with you
command-block-add = Stop somebody from challenging you or accepting your challenges
    .user = Who
command-block-remove = Let somebody you have blocked challenge you again
    .user = Who

command-board = Show the board again, only to you and from your side
    .game = { option-game }

command-card = The cards of Summoner’s Chess, and those that this server adds
command-card-list = List the cards with pictures, this server’s own first
command-card-show = Show what a card is worth and how it moves
    .name = Which card, published or this server’s own
command-card-add = Add a card to this server, for decks built from now on
    .name = Its name: a letter, then letters, digits and hyphens
    .moves = How it moves, in Betza notation, e.g. C or fmWcF
    .value = Its value (default: estimated from its moves)
command-card-retire = Retire one of this server’s cards; games that have begun keep it
    .name = Which card of this server’s own

command-challenges = Show who is looking for an opponent on this server

command-deck = Your decks for Summoner’s Chess
command-deck-list = List your decks and the presets
command-deck-show = Show a deck, only to you
    .name = Which deck, yours or a preset (default: the one in use)
command-deck-share = Show a deck to everybody in this channel
    .name = { option-any-deck }
command-deck-export = Get a deck as text that you can import; only you see it
    .name = { option-any-deck }
command-deck-create = Begin a new, empty deck
    .name = The new deck’s name: letters, digits, spaces and - ' . ! ? & +
command-deck-add = Put cards into a deck
    .name = { option-own-deck }
    .card = { option-card }
    .count = { option-copies }
command-deck-remove = Take cards out of a deck
    .name = { option-own-deck }
    .card = { option-card }
    .count = { option-copies }
command-deck-import = Make a deck from text, or replace the cards of one of yours
    .name = The deck’s name; if you have it already, its cards are replaced
    .text = Its cards, e.g. 4 Knight, 3 Rider (default: a form for long text)
command-deck-copy = Copy a deck, yours or a preset
    .name = { option-any-deck }
    .to = The copy’s name
command-deck-rename = Rename one of your decks
    .name = { option-own-deck }
    .to = Its new name
command-deck-delete = Delete one of your decks
    .name = { option-own-deck }
command-deck-use = Choose the deck you play with from now on
    .name = { option-any-deck }

command-games = List your games

command-hand = Show your hand and the cards you have placed, only to you
    .game = { option-game-with-cards }

command-help = What this bot can do

command-hint = See what the computer would play in your place; only you see it
    .game = { option-own-game }

command-import = Replay the record of a game played anywhere
    .file = A text file with the record, as /record gives it
    .text = Or the record as text

command-leaderboard = Who plays best, and your own rank
    .game = Which game (default: the one you started last)
    .scope = Ratings on this server or worldwide (default: on this server)
    .scope_server = this server
    .scope_world = worldwide
    .period = Who is ranked (default: everyone whose rating is not provisional)
    .period_all = all time
    .period_month = this month: points gained
    .period_active = active players

command-learn = Learn a game in short lessons, only for you
    .game = { option-game-topic }

command-move = Play a move
    .move = Your move, e.g. 4Ci3 or Nf3; type a piece or a square to narrow the list
    .game = { option-own-game }
    .end = End your turn after this (games with several actions a turn)

command-offer = Offer your opponent a draw, a takeback, a rematch, or to abort the game
command-offer-abort = Abort a game so that it does not count; once both have moved, your opponent must agree
    .game = { option-own-game }
command-offer-draw = Offer your opponent a draw
    .game = { option-own-game }
command-offer-rematch = Ask for another game with sides swapped
    .game = Which game to repeat (default: your latest here)
command-offer-same-deal = Ask for another game with sides swapped and the same cards on the board
    .game = Which game to repeat (default: your latest here)
command-offer-takeback = Ask your opponent to let you take back your last move
    .game = { option-own-game }

command-piece = Show all moves of a piece or a card, only to you
    .piece = Its square (d4), its handle in a reserve (W3), or the name of a card
    .game = { option-game }

command-ping = How the bot is doing: its connection, its database, its version

command-place = Place a card in secret
    .card = Card and square, e.g. N@c3, or several: Ke1 Qd1; type to narrow the list
    .game = { option-game-with-cards }

command-play = Challenge somebody to a game, or play the computer
    .opponent = Opponent (leave empty to let anyone accept)
    .level = Play the computer at this level
    .seat = Your side (default: random)
    .time = How much time, e.g. 3 days for each turn, or 10+5 live
    .rated = Rated game (default: casual)

play-option = { $help } Or { $takes }

command-preview = In Poker Chess: see the hand each of your moves would make; only you see it
    .game = { option-own-game }

command-privacy = What is stored about you
command-privacy-delete = Delete everything stored about you
command-privacy-export = Get everything stored about you as a file

command-profile = A player’s ratings over time, results, streaks and latest games
    .user = Whose (default: your own)
    .scope = Games on this server or worldwide (default: on this server)
    .scope_server = this server
    .scope_world = worldwide

command-puzzle = Solve positions from games, only for you
    .game = { option-game-topic }
    .theme = What the puzzles are about (default: anything)

command-record = The record of a game, in the message and as a file
    .game = { option-game }

command-replay = Replay a game: step by step, or as an animation
    .game = { option-game }
    .from = The ply to begin with; 0 is the beginning
    .to = The last ply of the animation (default: the end)
    .as = As steps with buttons, or as an animated GIF (default: steps, or a GIF if you give `to`)
    .as_steps = steps
    .as_gif = gif
    .public = Show it to everybody here (default: only to you)

command-resign = Resign a game
    .game = { option-own-game }

command-rules = How a game is played
    .game = How { $title } is played

command-server = Settings of this server
command-server-channel = Choose the channels where games may be started; all until you choose one
    .channel = The channel
    .on = True: games may be started there; False: remove it from the chosen channels
command-server-daily = Post a daily puzzle in a channel; everybody solves it privately
    .channel = The channel
    .hour = The full hour of the day, 0 to 23 (default: 18)
    .game = The game of all puzzles (default: all games in turn)
    .game_all = All games in turn
    .zone = The time zone of the hour (default: UTC)
    .off = True: stop posting daily puzzles
command-server-highlights = Post weekly highlights in a channel, on Mondays at 9:00
    .channel = The channel
    .zone = The time zone of the hour (default: UTC)
    .off = True: stop posting highlights
command-server-rated = Choose whether games on this server may be rated
    .on = True: games are rated if both players want it; False: no game is rated
command-server-role = Choose the role that is pinged when somebody looks for an opponent
    .role = A role for players; they can take it themselves
    .off = True: stop pinging anyone
command-server-show = Show the settings of this server; those who manage it can change them there
command-server-threads = Choose whether every game gets its own thread
    .on = True: in a thread; False: in the channel
command-server-time = Default time control
    .control = E.g. 3 days, 12 hours, 10+5 or none (default: 3 days for each turn)

command-settings = See and change your own settings, for all servers
    .theme = The colours of your pictures
    .theme_light = light
    .theme_dark = dark
    .theme_colour-blind = colour-blind
    .bottom = Whose side is at the bottom of your pictures: your own, or the first player’s
    .bottom_own = own
    .bottom_first = first
    .text = Show boards as text too in answers to you
    .notify = How you learn that it’s your turn: a mention on the board, a direct message, or not at all
    .notify_ping = ping
    .notify_direct = direct
    .notify_none = none
    .cards = Send your secret cards by direct message; the button My hand always has them
    .reminder = How many hours before a deadline you are reminded; 0: never
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = Hours without reminders, e.g. 22-7, or off
    .zone = Your time zone, for quiet hours
    .leaderboards = Show you on leaderboards
    .warnings = Warn you on the boards of casual games when a King of yours can be taken

command-start = What this is, and how to begin

command-turn = Play the rest of your turn after your move, in games with several actions a turn
command-turn-create = Play cards from your hand into your reserve
    .card = The card, e.g. Knight
    .rider = Play a Rider with it
    .onto = The piece in your reserve that it is added to, e.g. W3 (default: a new piece)
    .of = What a Clone copies: a square such as d4, or a piece in reserve such as #B2
    .end = { option-end }
    .game = { option-own-game }
command-turn-discard = Discard a card when you hold more than seven
    .card = The card, e.g. Knight
    .game = { option-own-game }
command-turn-end = End your turn
    .game = { option-own-game }
command-turn-summon = Summon a piece from your reserve
    .piece = The piece, e.g. W3
    .square = Where it enters, e.g. d1
    .with = Courier version: the location cards that name the square, e.g. Letter-d,Number-5
    .end = { option-end }
    .game = { option-own-game }
command-turn-undo = Undo the last thing you did since your move
    .game = { option-own-game }

command-vacation = Stop your clocks in correspondence games while you are away
command-vacation-end = End your vacation: your clocks go on
command-vacation-show = Show whether you are on vacation, and how many days are left this year
command-vacation-start = Begin a vacation: your clocks in correspondence games stop

command-verify = Check that a game was dealt fairly, from the seed fixed at its start
    .game = { option-game }

command-versus = How two players have done against each other
    .player = A player
    .opponent = The opponent (default: you)

command-watch = Follow other people’s games
command-watch-start = Follow a game: a direct message tells you of new boards
    .game = Which game of this channel (default: the latest)
    .tell = What to notify you about: every new board, or only the end (default: every board)
    .tell_boards = every board
    .tell_end = the end
command-watch-stop = Stop following a game
    .game = Which game
