# Settings: a person’s own, and those of a server.

yes = yes
no = no

## `/settings`

settings = **Your settings**, on all servers
    Pictures made for you: **{ $theme }**
    At their bottom: **{ $bottom }**
    With the board as text: **{ $text }**
    When it is your turn: **{ $notify }**
    Your secret cards: **{ $cards }**
    Before a deadline: **{ $reminder }**
    Quiet hours, without reminders: **{ $quiet }**
    On leaderboards: **{ $listed }**
    Warnings in casual games: **{ $warnings }**
settings-cards-direct = a direct message and the button *My hand*
settings-cards-button = the button *My hand*
settings-quiet = { $from }:00 to { $to }:00, { $zone }
settings-quiet-none = none
setting-light = light colours
setting-dark = dark colours
setting-colour-blind = colours for every kind of colour vision
setting-bottom-own = your own side
setting-bottom-first = the first seat
setting-notify-ping = the board mentions you
setting-notify-direct = a direct message with a link
setting-notify-none = no notification
setting-reminder = { $hours ->
    [0] no reminder
    [1] a reminder one hour before
   *[other] a reminder { $hours } hours before
    }
setting-hands-on = Hand by direct message
setting-hands-off = Hand only by button
setting-text-on = Boards as text too
setting-text-off = No boards as text
setting-listed-on = Show me on leaderboards
setting-listed-off = Hide me from leaderboards
setting-warnings-on = Warn me of danger
setting-warnings-off = No warnings
settings-bottom-first = First seat at the bottom
settings-bottom-own = Own side at the bottom
settings-quiet-button = Quiet hours…
settings-quiet-form = Quiet hours
settings-quiet-hours = From hour to hour; empty: none
settings-quiet-hours-example = e.g. 22-7
settings-quiet-zone = Time zone
settings-quiet-zone-example = e.g. Europe/Berlin

## `/server`

server-settings = **Settings of this server**
    Games can be started in: **{ $channels }**
    Each game in a thread of its own: **{ $threads }**
    Default time control: **{ $time }**
    Rated games: **{ $rated }**
server-all-channels = all channels
server-threads-button-on = A thread for each game
server-threads-button-off = No threads
server-rated-button-on = Allow rated games
server-rated-button-off = No rated games
server-time-button = Time control…
server-channels = Channels for games (none selected: all)
server-time = Time control
server-time-field = Time control (empty: 3 days per turn)
server-time-example = e.g. 3 days, 12 hours, 10+5 or none
server-threads-on = New games get a thread of their own.
server-threads-off = New games are played in the channel where they are started.

## `/server daily`

server-daily-line = Daily puzzle: **{ $channel } at { $hour }:00, { $zone }, { $game }**
server-daily-set = A daily puzzle is posted in { $channel } at { $hour }:00 ({ $zone }), { $game }. The next one: { $when }.
server-daily-all-games = all games in turn
server-daily-off = There is no daily puzzle on this server. `/server daily` with a channel switches it on.

## `/server highlights`

server-highlights-line = Weekly highlights: **{ $channel }**
server-highlights-set = Weekly highlights are posted in { $channel }: the longest winning streak, the longest game and the biggest upset. The next ones: { $when }.
server-highlights-off = No highlights are posted on this server. `/server highlights` with a channel switches them on.

## `/server role`

server-role-line = Role for players: **{ $role }**
server-role-set = { $role } is pinged when somebody looks for an opponent. Everybody can take this role below `/challenges`. I need the Manage Roles permission, a role above this one, and permission to mention it.
server-role-off = Nobody is pinged when somebody looks for an opponent. `/server role` with a role changes that.
