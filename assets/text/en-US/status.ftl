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
ping-no-answer = does not answer
ping-milliseconds = { $time } ms
span-seconds = { $seconds } s
span-minutes = { $minutes } min { $seconds } s
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h

vacation-on = You are on vacation: no time passes for your turns in correspondence games, and you can still move. It ends with `/vacation end`, at the latest { $until }.
vacation-used-up = You are not on vacation, and this year’s { $all } vacation days are used up.
vacation-off = You are not on vacation. Vacation days left this year: { $days } of { $all }. Start a vacation with `/vacation start`.

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
absence-waits = I’ve asked your opponent. Game { $game } continues as soon as they press *Continue* too; until then no time passes.
absence-moving = I’m moving game { $game } to direct messages: its boards will come here.
absence-moved = { $player } has moved game { $game } to direct messages: its boards come here, and time passes again.
absence-asked = { $player } wants to continue game { $game } here in direct messages. Press *Continue* to start; until then no time passes.
absence-unreachable = I can’t write to { $player }, so game { $game } can’t continue in direct messages. You can end it unrated.

## Why Discord refuses something

trouble-channel-gone = the channel is gone
trouble-message-gone = the message is gone
trouble-not-permitted = I don’t have the permission to view this channel, send messages and attach files here
trouble-thread-closed = the thread is closed
trouble-refused = Discord refuses it
trouble-passing = Discord can’t be reached or is busy
