# The descriptions of commands, their options and choices, as Discord shows them while one types: at most 100 characters
# each. `command-<command>-<subcommand>`, an option `.option`, a choice `.option_choice`.

option-game = Which game (default: the one in this channel)
option-own-game = Which of your games (default: the one in this channel)
option-tournament = The tournament’s number (default: the latest on this server that isn’t over)
option-game-with-cards = Which of your games (default: the one in which you hold cards)
option-game-topic = Which game (default: choose from the list)
option-game-number = The game’s number, shown below its board
option-any-deck = Which deck, yours or a preset

command-admin = For server managers: this server’s games and players
command-admin-end = End a running game of this server without a result
    .game = { option-game-number }
command-admin-remove-result = Remove the result of a finished game from this server’s ratings and records
    .game = { option-game-number }
command-admin-ban = Ban somebody from games on this server
    .user = Who
command-admin-unban = Let somebody play on this server again
    .user = Who

command-block = Block somebody from playing with you, or unblock them; without a name, see whom you block
    .user = Whom to block or unblock (default: list those you block)

command-board = Show the board again, only to you and from your side
    .game = { option-game }

command-card = The cards of Summoner’s Chess, and those that this server adds
command-card-list = List the cards with pictures, this server’s own first
command-card-add = Add a card to this server, for decks built from now on
    .name = Its name: a letter, then letters, digits and hyphens
    .moves = How it moves, in Betza notation, e.g. C or fmWcF
    .value = Its value (default: estimated from its moves)
command-card-retire = Retire one of this server’s cards; games that have begun keep it
    .name = Which card of this server’s own

command-challenges = Show who is looking for an opponent on this server

command-deck = Your decks for Summoner’s Chess
command-deck-list = List your decks and the presets
command-deck-edit = Build a deck with buttons, and see what it’s worth; only you see it
    .name = Which deck, yours or a preset (default: the one in use)
command-deck-share = Show a deck to everybody in this channel
    .name = { option-any-deck }
command-deck-export = Get a deck as text that you can import; only you see it
    .name = { option-any-deck }
command-deck-import = Make a deck from text, or replace the cards of one of yours
    .name = The deck’s name; if you have it already, its cards are replaced
    .text = Its cards, e.g. 4 Knight, 3 Rider (default: a form for long text)
command-deck-use = Choose the deck you play with from now on
    .name = { option-any-deck }

command-games = List your games

command-hand = Show your hand and the cards you have placed, only to you
    .game = { option-game-with-cards }

command-help = What this is, and how to begin

command-hint = See what the computer would play in your place; only you see it
    .game = { option-own-game }

command-leaderboard = Who plays best, and your own rank
    .game = Which game (default: the one you started last)
    .scope = Ratings on this server or worldwide (default: on this server)
    .scope_server = this server
    .scope_world = worldwide
    .period = Who is ranked (default: everyone whose rating is not provisional)
    .period_all = all time
    .period_month = this month: points gained
    .period_active = active players
    .period_season = a season of this server: performance

command-learn = Learn a game in short lessons, only for you
    .game = { option-game-topic }

command-move = Play a move
    .move = Your move, e.g. 4Ci3 or Nf3; type a piece or a square to narrow the list
    .game = { option-own-game }
    .end = End your turn after this (games with several actions a turn)
    .end_end = end my turn
    .end_go-on = go on with my turn

command-offer = Offer your opponent a draw, a takeback, a rematch, or to abort the game
    .what = What to ask for
    .what_draw = draw
    .what_takeback = takeback: undo your last move
    .what_abort = abort: the game doesn’t count
    .what_rematch = rematch: sides swapped
    .what_same-deal = same deal: a rematch with the same cards
    .game = { option-own-game }

command-piece = Show all moves of a piece or a card, and what a card is worth; only to you
    .name = Which one: a square (d4), a handle in a reserve (W3), or a card, also one of this server’s own
    .game = { option-game }

command-ping = How the bot is doing: its connection, its database, its version

command-place = Place a card in secret
    .card = Card and square, e.g. N@c3, or several: Ke1 Qd1; type to narrow the list
    .game = { option-game-with-cards }

command-play = Challenge somebody to a game, or play the computer
    .opponent = Opponent (leave empty to let anyone accept)
    .level = Play the computer at this level
    .seat = Your side (default: random)
    .time = How much time, e.g. 3 days per move, or 10+5 live
    .rated = Rated game (default: casual)
    .rated_rated = rated
    .rated_casual = casual
    .odds = Odds: squares whose pieces one side does without, e.g. b1 d1
    .their-time = Your opponent’s time, if different from yours, e.g. 3+0
    .position = Start from this position: a record or a FEN
    .series = Several games, e.g. best of 3, or first to 2 same deals
    .teams = Which sides are teams that vote on moves (default: none)
    .teams_both = both
    .teams_one = one (your side)

play-option = { $help } Or { $takes }

command-privacy = Get or delete what is stored about you

command-profile = A player’s ratings over time, results, streaks and latest games
    .user = Whose (default: your own)
    .scope = Games on this server or worldwide (default: on this server)
    .scope_server = this server
    .scope_world = worldwide

command-puzzle = Solve positions from games, only for you
    .game = { option-game-topic }
    .theme = What the puzzles are about (default: anything)

command-replay = Replay a game, or a record: step by step, or as an animation
    .game = { option-game }
    .file = Instead of a game: a text file with a record, as “Record” gives it
    .text = Or the record as text
    .from = The ply to begin with; 0 is the beginning
    .to = The last ply of the animation (default: the end)
    .as = As steps with buttons, or as an animated GIF (default: steps, or a GIF if you give `to`)
    .as_steps = steps
    .as_gif = gif
    .public = Who sees it (default: only you)
    .public_everybody = everybody here
    .public_me = only me

command-resign = Resign a game
    .game = { option-own-game }

command-rules = How a game is played
    .game = Which game

command-server = Show what is set on this server; those who manage it can change it there

command-settings = See and change your own settings, for all servers
    .theme = The colours of your pictures
    .theme_light = light
    .theme_dark = dark
    .theme_colour-blind = colour-blind
    .bottom = Whose side is at the bottom of your pictures: your own, or the first player’s
    .bottom_own = own
    .bottom_first = first
    .text = Show boards as text too in answers to you
    .text_with-text = picture and text
    .text_picture = only the picture
    .notify = How you learn that it’s your turn: a mention on the board, a direct message, or not at all
    .notify_ping = ping
    .notify_direct = direct
    .notify_none = none
    .cards = Send your secret cards by direct message; the button My hand always has them
    .cards_direct = direct message
    .cards_button = only the button My hand
    .reminder = How many hours before a deadline you are reminded; 0: never
    .reminder_0 = 0
    .reminder_1 = 1
    .reminder_3 = 3
    .reminder_6 = 6
    .reminder_12 = 12
    .reminder_24 = 24
    .quiet = Hours without reminders and news of games you watch, e.g. 22-7, or off
    .zone = Your time zone, for quiet hours
    .leaderboards = Show you on leaderboards
    .leaderboards_shown = show me
    .leaderboards_hidden = hide me
    .warnings = Warn you on the boards of casual games when a King of yours can be taken
    .warnings_on = warn me
    .warnings_off = don’t warn me
    .language = The language in which I write to you (default: that of your Discord)
    .language_discord = as in Discord
    .language_en-US = English
    .language_de = Deutsch
    .language_fr = Français
    .language_es = Español
    .language_pt-BR = Português (Brasil)
    .language_ru = Русский
    .language_ja = 日本語

command-simul = Give a simul: play up to 20 guests at the same time
    .game = The game
    .time = Time control, e.g. 3 days or 10+5 (default: the server’s)
    .guests = Maximum number of guests (default: 20)
    .seats = Your side (default: alternating)
    .seats_first = The side that moves first, on every board
    .seats_second = The side that moves second, on every board
    .seats_alternating = Alternating from board to board
    .seats_drawn = Drawn for each board
    .rated = Whether the results count for ratings (default: casual)
    .rated_rated = rated
    .rated_casual = casual
    .options = Options of the game as name=value, e.g. size=7 (default: the usual ones)

command-tournament = Hold tournaments, or play in one
command-tournament-correct = Correct a result or a pairing, or let somebody take a player’s seat
    .game = The number of the game
    .result = The result that counts
    .result_white = 1-0: the first player wins
    .result_black = 0-1: the second player wins
    .result_draw = ½-½: a draw
    .result_white-forfeits = The first player forfeits
    .result_black-forfeits = The second player forfeits
    .result_both-forfeit = Both forfeit
    .player = The player who changes places or gets a stand-in
    .with = Swap the player with this one in the current round, before either has moved
    .stand-in = The member who takes the player’s seat for the rest of the tournament, if they agree
    .tournament = { option-tournament }
command-tournament-create = Create a tournament that players can join in this channel
    .name = Its name
    .format = How players are paired
    .format_swiss = Swiss: players whose scores are as close as possible meet
    .format_round-robin = Round robin: everybody meets everybody
    .format_double = Double round robin: everybody meets everybody twice
    .format_knockout = Knock-out: who loses is out
    .format_arena = Arena: free players are paired at once, for an hour or so
    .game = The game
    .time = Time control, e.g. 3 days or 10+5 (default: the server’s)
    .rated = Whether the results count for ratings (default: rated)
    .rated_rated = rated
    .rated_casual = casual
    .rounds = Rounds of a Swiss tournament (default: as many as its players need)
    .games = Knock-out: games between two players (default: 1)
    .places = Most players (default: as many as the format takes)
    .hours = Hours for each round (default: as long as the clocks allow)
    .minutes = How many minutes an arena lasts (default: 60)
    .starts = When it begins by itself: 2h, 18:00 or 2026-12-01 18:00 (default: when you start it)
    .check-in = How many minutes before the start check-in opens (default: no check-in)
    .options = Options of the game as name=value, e.g. size=7 (default: the usual ones)
    .role = Only members with this role can join
    .min-rating = Only players with at least this rating on this server can join
    .max-rating = Only players with at most this rating on this server can join
command-tournament-show = Show the standings of a tournament, with buttons to join, leave or manage it
    .tournament = { option-tournament }

command-vacation = Stop your clocks in correspondence games while you are away, or let them go on

command-watch = Follow a game: a direct message tells you of new boards
    .game = Which game of this channel (default: the latest)
    .tell = What to notify you about: every new board, or only the end (default: every board)
    .tell_boards = every board
    .tell_end = the end
