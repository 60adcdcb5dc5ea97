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

vote-line = { $mark } **{ $side }** votes; voting closes { $when } at the latest · { $voters } of { $electors } have voted
vote-line-secret = { $mark } **{ $side }** chooses in secret; voting closes { $when } at the latest
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
