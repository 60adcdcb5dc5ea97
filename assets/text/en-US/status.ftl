# How the bot is doing, vacations, and what is told about channels and servers.

ping =
    Gateway: { $gateway }
    Database: { $database }
    Version: { $version }
    Running for: { $time }
# Of all processes of the bot, where there are several.
ping-connections = { $gateway } ({ $up } of { $count } connections)
ping-reconnecting = reconnecting
ping-connected = connected, { $latency }
ping-not-measured = connected, not measured yet
ping-answers = answers, { $latency }
ping-read-only = can be read but not written to
ping-no-answer = does not answer
ping-milliseconds = { $time } ms
span-seconds = { $seconds } s
span-minutes = { $minutes } min { $seconds } s
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h

vacation-on = You are on vacation: no time passes for your turns in correspondence games, and you can still move. It ends when you press the button, at the latest { $until }.
vacation-used-up = You are not on vacation, and this year’s { $all } vacation days are used up.
vacation-over = Welcome back! Your clocks are running again. Vacation days left this year: { $days } of { $all }.
vacation-off = You are not on vacation. Vacation days left this year: { $days } of { $all }.
vacation-begin = Begin a vacation
vacation-end = End the vacation

reminder =
    ⏳ It’s your turn in { $title } (game { $game }), and your time ends { $when }: { $link }
    -# `/settings` changes when you are reminded.

channel-gone = The channel of your { $title } game (game { $game }) is gone. Nothing is lost: use `/board` with game { $game } in another channel to continue there.
channel-new = The game continues in this channel.
thread-name = { $first } vs { $second } · { $title }
thread-name-unknown = Game { $game } · { $title }
board-not-posted = ⚠️ The board can’t be posted: { $why }. Nothing is lost; please tell a moderator.
departure = ⏸ { $count ->
    [1] Game { $games } is paused
   *[other] Games { $games } are paused
    }: I was removed from the server where you play. No time passes, and play resumes when someone there adds me back. From { $choice } on you can continue here or end { $count ->
    [1] it
   *[other] each
    } unrated; on { $end } { $count ->
    [1] it ends
   *[other] they end
    } unrated without you.
departure-choice = ⏸ { $count ->
    [1] Game { $games } is still paused
   *[other] Games { $games } are still paused
    }: I haven’t been added back to the server where you play. You can now continue here in direct messages or end { $count ->
    [1] it
   *[other] each
    } unrated; on { $end } { $count ->
    [1] it ends
   *[other] they end
    } unrated by itself.
departure-ended = ⏹ { $count ->
    [1] Game { $games } has ended unrated
   *[other] Games { $games } have ended unrated
    }: I was removed from the server where you play. Nobody has won or lost.
button-play-direct = Continue game { $game } here
button-end-unrated = End game { $game } unrated
absence-ended = Game { $game } has ended unrated: nobody has won or lost.
absence-goes-on = Game { $game } continues in your direct messages with me.
absence-waits = I’ve asked your opponent. Game { $game } continues as soon as they press *Continue game { $game } here* too; until then no time passes.
absence-moving = I’m moving game { $game } to direct messages: its boards will come here.
absence-moved = { $player } has moved game { $game } to direct messages: its boards come here, and time passes again.
absence-asked = { $player } wants to continue game { $game } here in direct messages. Press *Continue game { $game } here* to start; until then no time passes.
absence-unreachable = I can’t write to { $player }, so game { $game } can’t continue in direct messages. You can end it unrated.

## Why Discord refuses something

trouble-channel-gone = the channel is gone
trouble-message-gone = the message is gone
trouble-not-permitted = I don’t have the permission to view this channel, send messages and attach files here
trouble-thread-closed = the thread is closed
trouble-refused = Discord refuses it
trouble-passing = Discord can’t be reached or is busy

# What players are told when something of theirs has stopped the bot twice and is not tried any more.
parked-computer-turn = The computer can’t find its move in game { $game }. Use `/board` to ask it once more, or end the game with `/resign` or `/offer what:abort`; nobody loses anything by it.
parked-computer-turn-again = The computer still can’t find its move in game { $game }. End the game with `/resign` or `/offer what:abort`; nobody loses anything by it.
parked-board = I can’t post the board of game { $game }. Use `/board` to see it; the game goes on.
parked-offer = I can’t show an offer in game { $game }. Make it again if you still want it.
parked-reminder = I can’t send a reminder for game { $game }. Use `/board` to see whose turn it is.
parked-analysis = I can’t post the analysis of game { $game }. Press *Analyse* under its last board to see it.
parked-challenge = I can’t post your challenge. Use `/play` to make a new one.
parked-time-out = I can’t end game { $game } on time, so its clocks are stopped. End it with `/resign` or `/offer what:abort`.
parked-chance = I can’t continue game { $game } by myself. Use `/board` to choose yourself.
parked-tournament = I can’t update the message of **{ $name }**. Use `/tournament show`; the games go on.
parked-tournament-round = I can’t prepare the next round of **{ $name }**. Games that have begun go on; ask whoever runs this bot for help.
computer-asked-again = The computer tries once more to find its move.
