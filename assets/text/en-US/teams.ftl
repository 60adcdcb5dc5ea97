# Games of teams, and their votes

team-mention = Team { $mark }
team-picture = Team { $side }
team-heading = 👥 **{ $title }** for two teams, set up by { $organizer }
team-heading-person = 👥 **{ $title }**: a team against { $opponent }, set up by { $organizer }
team-heading-computer = 👥 **{ $title }**: a team against the computer (level { $level }), set up by { $organizer }
team-side = { $mark } **{ $side }** ({ $count }): { $players }
team-side-empty = { $mark } **{ $side }**: nobody yet
team-side-person = { $mark } **{ $side }**: { $player }
team-side-computer = { $mark } **{ $side }**: the computer
team-more = { $count } more
team-rules = Each team votes on its moves. A vote is over once more than half of those who may vote agree, or when its time is up ({ $time }): then the choice with the most votes is played; in a tie, the one that got there first. If nobody votes, the team loses. Whoever joins a team stays in it.
team-vote-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
team-vote-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
    }
team-who-begins = { $player } starts the game with *Begin*.
team-running =
    The game is on: { $link }
    You can still join. You vote from your team’s next turn on.
team-over = The game is over. { $link }
team-cancelled = This game was called off.
team-join = Join { $side }
team-begin = Begin
team-cancel = Call off
team-joined = You’re in: team { $side }.
team-joined-running = You’re in: team { $side }. You can vote from your team’s next turn on.
team-called-off = Called off.
team-posted = The teams can form: { $link }
team-waits = Your team game will be posted here shortly.
team-rated = Team games are never rated: leave `rated` empty.
team-both-and-opponent = If both sides are teams, leave `opponent` and `level` empty.
team-special = Team games can’t have odds, a series or a position of their own: leave those options empty.
team-elsewhere = Other team elsewhere…
team-elsewhere-panel = Where should the other team play? Choose a channel of this server, where somebody has to accept. Or invite another server: if you can manage this one, you get a code for somebody who can manage that one.
team-elsewhere-channel = Choose a channel
team-elsewhere-server = Another server
team-asked = I’ve asked in { $channel }. Anyone else who can write there can accept until { $until }.
team-asked-later = I can’t post in { $channel } yet. Let me see that channel, send messages and attach files there, or call the game off.
team-code =
    Send this code to somebody who can manage the other server: **{ $code }**
    There, in the channel where their team is to play, they enter it under `/server` › *Team invitation*. It’s valid until { $until }.
team-code-field = Code of the invitation
team-heading-away = 👥 **{ $title }** against a team in { $channel }, set up by { $organizer }
team-heading-abroad = 👥 **{ $title }** against a team of another server
team-another-server = on another server
team-side-away = { $mark } **{ $side }** ({ $count }): { $there }
team-side-asked = { $mark } **{ $side }**: invitation open ({ $there }), until { $until }
team-away-declined = The invitation was declined. Both teams can play here, or you can invite another one.
team-away-expired = Nobody accepted the invitation in time. Both teams can play here, or you can invite another one.
team-invitation = Anyone who can write here can accept until { $until }. Your team then forms in this channel.
team-invitation-abroad = If you accept, your team forms in this channel. You can do so until { $until }.
team-invitation-declined = This invitation was declined.
team-invitation-expired = Nobody accepted this invitation in time.
team-accepted = Accepted: your team can form. { $link }
team-declined = Declined.
team-who-begins-abroad = The other server starts the game once both teams have members.

vote-line = { $mark } **{ $side }** votes; voting closes { $when } at the latest · { $voters } of { $electors } have voted
vote-line-secret = { $mark } **{ $side }** chooses in secret; voting closes { $when } at the latest
vote-line-elsewhere = { $mark } **{ $side }** votes elsewhere; voting closes { $when } at the latest
vote-paused = The game is paused, because I was removed from the other team’s server. It goes on when someone there adds me back.
vote-choice = { $bar } **{ $votes }** · { $choice }
vote-more = and { $count } more
vote-own = Your vote: { $choice }
vote-none = You haven’t voted yet.
vote-not-yet = You can vote from your team’s next turn on.
vote-cast = You voted for { $choice }. You can change your vote until it closes.
vote-decided = You voted for { $choice }. That decided it.
vote-resign = resigning
vote-random = leaving it to chance

error-team-no-game = This team game no longer exists.
error-team-decks = Teams can’t bring decks. Choose options with the same cards for both.
error-team-time = A vote needs a time per move: try `time:1 day`.
error-team-too-many = Too many team games are still open: at most { $server } on a server and { $organizer } per person. Finish or call off another first.
error-team-closed = It’s too late: this team game has begun or is over.
error-team-no-team = That side isn’t a team.
error-team-full = This team is full.
error-team-other-team = You’re in the other team. Whoever joins a team stays in it.
error-team-is-opponent = You play against this team yourself.
error-team-not-yours = Only { $player } can do that.
error-team-no-member = A team has no members yet. Wait until somebody has joined.
error-team-not-in = You’re in neither team of this game. Join one with the buttons below the board.
error-team-one-action = A team votes on one action at a time. Choose or type only the next one.
error-team-in-teams = That isn’t possible in a team game: everything is decided by votes.
error-team-elsewhere = This team plays elsewhere: it can only be joined there.
error-team-invited = The other team has already been invited.
error-team-both-joined = Both teams already have members here, so neither can play elsewhere.
error-team-same-channel = The game was made in that channel. Choose another one.
error-team-same-server = This invitation is for another server. For a channel of this server, choose it in the menu instead.
error-team-no-invitation = This invitation doesn’t exist, was answered, or has expired.
error-team-own-invitation = You’ve sent this invitation yourself, so somebody else has to answer it.
error-team-away-gone = I was removed from the other team’s server. Wait until someone there adds me back, or call the game off.
error-team-channel-unseen = I can’t tell whether you can see that channel. Choose one that you can see.
error-team-not-writer = Only somebody who can write in this channel can answer.
error-team-not-manager = Only members who can manage the server or its channels can do that.
