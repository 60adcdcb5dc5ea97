# Where to begin: `/help`, `/challenges`.

start-greeting = **Trickmate**: games where chess and cards meet. Which one do you want to play?
start-direct = Hi! You aren’t playing anything at the moment. Pick a game to begin one right here:
start-picture-alt = Four boards in the middle of a game, each below its name. { $cardmate }: playing cards are the pieces. { $poker }: chessmen stand on playing cards. { $mysterious }: some pieces lie face down. { $summoner }: the pieces are made of cards, and their moves are drawn on them.
start-game = **{ $title }**
    { $summary }
    -# { $terms }
start-level = Computer: level { $level }
start-side = Your side: { $side }
start-side-random = random
start-time = Between people: { $time }
start-computer = Computer
start-friend = A friend
start-anyone = Anyone
start-teams = Teams
start-change = Change…
start-friend-who = Who do you want to play **{ $title }** with?
start-rules = Which game’s rules?
start-commands = **Playing**
    Choose on the board, type with `/move`, or reply to the board with your move: capitals, spaces and `x` for `:` do not matter. `/board` shows the board again, from your side and only to you; `/games` lists your games.
    New here? `/learn` teaches each game in short lessons, `/puzzle` has positions to solve.
    Nobody there? Play the computer: pick a game with `/help`, or use `/play poker level:3`, here or in a direct message to me; `/hint` shows what it would do.
    `/offer` asks your opponent for a draw, a takeback, a rematch, or to abort the game, `/resign` gives up, `/vacation` stops your clocks.
    Poker Chess: *Hands* under *More…* shows the hand each of your moves would make. Mysterious Chess: `/hand` shows your cards, `/place` places one. Summoner’s Chess: `/deck` keeps your decks, `/card` shows the cards; after your move a private panel opens, or type the whole turn: `/move e1-e2, +Sword, end`. `/piece` shows how a piece moves.

    {"**"}Afterwards**
    `/play` with `rated` counts for ratings: `/leaderboard`, `/profile`. `/replay` shows a game or a record again; its buttons give the record and check the deal. `/watch` follows other people’s games.

    {"**"}You and this server**
    `/settings`: pictures, notifications, hands, reminders. `/block` keeps somebody away. `/privacy` exports or deletes what is stored about you. `/server`: this server’s settings. `/admin`: for those who manage it.
start-challenges = Looking for somebody to play:
start-challenge = { $number }. { $player } · **{ $title }** · { $time } · { $link }
start-challenge-rated = { $number }. { $player } · **{ $title }**, rated · { $time } · { $link }
start-follow = Ping me about games
start-unfollow = Don’t ping me any more
start-followed = You will be pinged when somebody looks for an opponent.
start-unfollowed = You will not be pinged any more.
start-no-challenges = Nobody else is looking for a game on this server. Start one with `/play` and let anyone accept.
start-accept = Accept { $number }
