# Settings: a person’s own, and those of a server.

yes = yes
no = no

## `/settings`

settings = **Your settings**, on all servers
    Board theme: **{ $theme }**
    Board orientation: **{ $bottom }**
    Text board too: **{ $text }**
    When it is your turn: **{ $notify }**
    Your secret cards: **{ $cards }**
    Before a deadline: **{ $reminder }**
    Quiet hours, without reminders and news of games you watch: **{ $quiet }**
    On leaderboards: **{ $listed }**
    Warnings in casual games: **{ $warnings }**
settings-language = Language: **{ $language }**
settings-language-button = Language…
settings-language-ask = In which language shall I write to you?
setting-language-discord = as in your Discord
settings-cards-direct = a direct message and the button *My hand*
settings-cards-button = the button *My hand*
settings-quiet = { $from }:00 to { $to }:00, { $zone }
settings-quiet-none = none
setting-light = light colours
setting-dark = dark colours
setting-colour-blind = colours for every kind of colour vision
setting-bottom-own = your own side at the bottom
setting-bottom-first = White (or Forehand) at the bottom
setting-notify-ping = the board mentions you
setting-notify-direct = a direct message with a link
setting-notify-none = no notification
setting-reminder = { $hours ->
    [0] no reminder
    [1] a reminder one hour before
   *[other] a reminder { $hours } hours before
    }
setting-hands-on = DM me my cards
setting-hands-off = Don’t DM my cards
setting-text-on = Boards as text too
setting-text-off = No boards as text
setting-listed-on = Show me on leaderboards
setting-listed-off = Hide me from leaderboards
setting-warnings-on = Turn on King warnings
setting-warnings-off = Turn off King warnings
settings-bottom-first = White (or Forehand) at the bottom
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
server-language = Language of what everybody here sees: **{ $language }**
server-language-discord = as in Discord’s settings of this server
server-language-menu = Language
server-computer = Games against the computer: **{ $place }**
server-computer-entry = Games against the computer: { $place }
server-computer-here = where they are begun, on one message
server-computer-thread = each in a thread of its own
server-computer-direct = in direct messages only
server-channel-menu = Channel
server-turn-off = Turn off
server-zone-button = Time zone…
server-time-form = Time
server-all-channels = all channels
server-threads-button-on = Threads: off (press to turn on)
server-threads-button-off = Threads: on (press to turn off)
server-rated-button-on = Rated games: off (press to turn on)
server-rated-button-off = Rated games: on (press to turn off)
server-time-button = Time control…
server-channels = Channels for games (none selected: all)
server-time = Time control
server-time-field = Time control (empty: 3 days per move)
server-time-example = e.g. 3 days, 12 hours, 10+5 or none

## The daily puzzle of a server

server-daily-line = Daily puzzle: **{ $channel } at { $hour }:00, { $zone }, { $game }**
server-daily-none = Daily puzzle: **off**
server-daily-button = Daily puzzle…
server-daily-time-button = Hour and time zone…
server-daily-hour = Hour (0–23)
server-daily-set = A daily puzzle is posted in { $channel } at { $hour }:00 ({ $zone }), { $game }. The next one: { $when }.
server-daily-all-games = all games in turn
server-daily-off = There is no daily puzzle on this server. Choose a channel to turn it on: it comes once a day, and everybody solves it privately.

## The weekly highlights of a server

server-highlights-line = Weekly highlights: **{ $channel }**
server-highlights-none = Weekly highlights: **off**
server-highlights-button = Highlights…
server-highlights-set = Weekly highlights are posted in { $channel }: the longest winning streak, the longest game and the biggest upset. The next ones: { $when }.
server-highlights-off = No highlights are posted on this server. Choose a channel to turn them on: they come on Mondays at 9:00.

## The role for players of a server

server-role-line = Role for players: **{ $role }**
server-role-none = Role for players: **none**
server-role-button = Role for players…
server-role-menu = Role
server-role-set = { $role } is pinged when somebody looks for an opponent. Everybody can take this role below `/challenges`. I need the Manage Roles permission, a role above this one, and permission to mention it.
server-role-off = Nobody is pinged when somebody looks for an opponent. Choose a role to change that.

## The seasons of a server

server-seasons-line = Seasons: **{ $length }, { $channel }**
server-seasons-none = Seasons: **off**
server-seasons-button = Seasons…
season-length-quarter = every quarter
season-length-month = every month
season-length-menu = Length
season-settings-on = A season begins { $length } ({ $zone }). This one, { $season }, ends { $when }; its champions are then posted in { $channel }. `/leaderboard` with `period` shows the tables.
season-settings-off = There are no seasons on this server. Choose a channel to turn them on: at the end of each quarter or month, the champions of every game are posted there. Ratings are not reset.

## Roles that a server gives for ratings

server-roles-line = Roles by rating: **{ $roles }**
server-roles-none = Roles by rating: **none**
server-roles-button = Roles by rating…
server-team-button = Team invitation
roles-heading = **Roles by rating**
roles-off = No roles are given for ratings. Choose a role to begin.
roles-how = -# I give these roles, and take them back, as ratings change. Provisional ratings and people who are hidden from leaderboards don’t count. I need the Manage Roles permission, and my own role must be above these.
roles-menu = Add or change a role
roles-line = • { $role }: { $rule } · { $holders ->
    [one] { $holders } member
   *[other] { $holders } members
    }
roles-rule-rating = { $title }, rating { $least } or higher
roles-rule-top = { $title }, { $count ->
    [one] first place
   *[other] top { $count }
    }
roles-not-permitted = ⚠️ I can’t give it: I don’t have the Manage Roles permission.
roles-too-high = ⚠️ I can’t give it: it must be below my own role in the server’s list of roles.
roles-managed = ⚠️ I can’t give it: it belongs to an integration.
roles-gone = 🗑️ A role was deleted on this server, so I no longer give it: { $rule }.
roles-drop-menu = Stop giving a role
roles-ask = What do members get { $role } for?
roles-rule-menu = Game and condition
roles-entry-rating = { $title }: from a certain rating…
roles-entry-top = { $title }: the top of the leaderboard…
roles-form = Role by rating
roles-field-rating = Minimum rating
roles-field-top = Number of places
