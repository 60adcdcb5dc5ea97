# Where to begin: `/start`, `/help`, `/challenges`.

start-greeting = **Trickmate**: games where chess and cards meet, to play here with your friends.
    { $games }. A game takes minutes or weeks, as you like.
start-direct = Hi! You aren’t playing anything at the moment. `/start` begins a game against me, right here or on a server, and `/learn` teaches the games.
start-play-button = Play
start-learn-button = Learn
start-play = Play the computer now, or use a game’s command below to play people. Name an opponent, or let anyone accept:
start-play-game = `/play { $game }`: { $summary }
start-play-computer = { $title }: play the computer
start-rules = Which game’s rules?
start-commands = **Playing**
    Choose on the board, type with `/move`, or reply to the board with your move: capitals, spaces and `x` for `:` do not matter. `/board` shows the board again, from your side and only to you; `/games` lists your games, `/record` gives a record.
    New here? `/learn` teaches each game in short lessons, `/puzzle` has positions to solve.
    Nobody there? `/play` with `level` plays the computer, here or in a direct message to me; `/hint` shows what it would do.
    `/offer draw`, `/offer takeback`, `/offer abort` and `/offer rematch` ask your opponent, `/resign` gives up, `/vacation` stops your clocks.
    Poker Chess: `/preview` shows the hand each of your moves would make. Mysterious Chess: `/hand` shows your cards, `/place` places one. Summoner’s Chess: `/deck` keeps your decks, `/card` shows the cards; after your move a private panel opens, or use `/turn summon`, `/turn create`, `/turn discard`, `/turn undo` and `/turn end`. `/piece` shows how a piece moves.

    
    {"**"}Afterwards**
    `/play` with `rated` counts for ratings: `/leaderboard`, `/profile`, `/versus`. `/replay` shows a game again, `/import` a record you have, `/verify` checks a deal. `/watch start` follows other people’s games.

    
    {"**"}You and this server**
    `/settings`: pictures, notifications, hands, reminders. `/block add` keeps somebody away. `/privacy` exports or deletes what is stored about you. `/server show`: this server’s settings. `/admin`: for those who manage it.
start-challenges = Looking for somebody to play:
start-challenge = { $number }. { $player } · **{ $title }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ $title }**, rated · { $time } · { $link }
start-follow = Ping me about games
start-unfollow = Don’t ping me any more
start-followed = You will be pinged when somebody looks for an opponent.
start-unfollowed = You will not be pinged any more.
start-no-challenges = Nobody else is looking for a game on this server. Start one with `/play` and let anyone accept.
start-accept = Accept { $number }
