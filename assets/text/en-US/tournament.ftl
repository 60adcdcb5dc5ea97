# Tournaments.

## The message of a tournament

tournament-heading = 🏆 **{ $name }** · { $format } · { $title } · { $time }
tournament-heading-rated = 🏆 **{ $name }** · { $format } · { $title } · { $time } · rated
tournament-format-swiss = Swiss
tournament-format-swiss-rounds = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }
tournament-format-round-robin = round robin
tournament-format-double = double round robin
tournament-format-knockout = knock-out
tournament-format-knockout-games = knock-out, best of { $games }
tournament-format-arena = arena
tournament-format-arena-minutes = arena, { $minutes } minutes
tournament-number = Tournament { $id }, organized by { $organizer }.
tournament-open = { $count } of { $places } players: { $players }
tournament-open-empty = Nobody has joined yet; there are { $places } places.
tournament-for-role = Only for members with the role { $role }.
tournament-for-ratings = Only for ratings { $range } on this server.
tournament-ratings-from = from { $least }
tournament-ratings-to = up to { $most }
tournament-ratings-between = from { $least } to { $most }
tournament-absent = Whoever runs out of time loses the game; without two moves of each player it is a forfeit.
tournament-absent-arena = Whoever runs out of time loses the game. If a game ends before both have moved twice, whoever didn’t move forfeits it and takes a break until they press *Join*. Games still running at the end don’t count.
tournament-starts = Begins { $when } ({ $relative }).
tournament-starts-check-in = Begins { $when }. Check in from { $from } on; whoever hasn’t by the start is left out.
tournament-checking-in = **Check in now:** the tournament begins { $relative }, without those who haven’t. Checked in so far: { $count }.
tournament-arena-running = The arena is **on** and ends { $when }. Free players are paired at once; *Join* lets you in at any time.
tournament-absent-round = Each round takes { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
    }. Then whoever is to move loses the game; without two moves of each player it is a forfeit.
tournament-more = and { $count } more
tournament-running = **Round { $round }** is being played.
tournament-running-of = **Round { $round } of { $rounds }** is being played.
tournament-running-until = **Round { $round }** is being played; it ends { $when }.
tournament-running-of-until = **Round { $round } of { $rounds }** is being played; it ends { $when }.
tournament-begins = The tournament has begun; the first round is being paired.
tournament-paused = The tournament is **paused**: running games continue, but no new round begins.
tournament-cancelled = The tournament was **cancelled**.
tournament-cancelled-few = The tournament was **cancelled**: there were too few players at its start.
tournament-finished = The tournament is **over**.
tournament-nobody = Nobody has won.
tournament-winner = { $medal } { $players }
tournament-round = **{ $name }**, round { $round }:
tournament-pairing = { $board }. { $white } – { $black }: game { $game }
tournament-pairing-due = { $board }. { $white } – { $black }
tournament-pairing-over = { $board }. { $white } – { $black }: **{ $result }**
tournament-thread = { $white } – { $black }: game { $game } of tournament { $tournament }.
tournament-bye = { $board }. { $player } has a bye.
tournament-arena-begun = **{ $name }** has begun and ends { $when }. A win scores 2, a draw 1; after two wins in a row, points are doubled until your next game without a win.
tournament-check-in-open = **{ $name }** begins { $when }. Press *Check in*, or you are left out: { $players }
tournament-stand-in-name = { $name } (for { $first })
tournament-reminder = ⏳ **{ $name }**: round { $round } ends { $when }, and your game { $game } isn’t over. Whoever is to move then loses it: { $link }
tournament-closing = 🏆 **{ $name }** is over. Congratulations!

## Buttons

tournament-button-join = Join
tournament-button-leave = Leave
tournament-button-begin = Begin
tournament-button-standings = Standings
tournament-button-withdraw = Withdraw
tournament-button-pause = Pause
tournament-button-resume = Resume
tournament-button-cancel = Cancel the tournament
tournament-button-export = Export (TRF16)
tournament-button-check-in = Check in
tournament-button-rest = Take a break
tournament-button-return = Play on
tournament-button-stand-in = Stand-in
tournament-button-take-seat = Take the seat

## Answers

tournament-created = Tournament { $id } is open: players join with the button of its message, and you begin it with *Begin*, here or in `/tournament show`.
tournament-created-starts = Tournament { $id } is open: players join with the button of its message, and it begins by itself at the stated time.
tournament-joined-arena = You are in **{ $name }** and will be paired as soon as somebody is free.
tournament-checked-in = You have checked in for **{ $name }**.
tournament-resting = You take a break from **{ $name }**: a running game goes on, but you won’t get another until you press *Play on* or *Join*.
tournament-ask-stand-in = Who takes your seat in **{ $name }** for the rest of the tournament? They have to agree. Your results stay, and you finish your running game.
tournament-stand-in-menu = Choose a member
tournament-stand-in-asked = { $member }: take the seat of { $player } in **{ $name }** for the rest of the tournament? Results so far stay.
tournament-stand-in-done = { $member } plays **{ $name }** in place of { $player } from now on.
tournament-swapped = { $one } and { $other } have changed places in this round. Games that had begun were called off.
tournament-joined = You are in **{ $name }**. Until it begins you can leave again.
tournament-joined-late = You are in **{ $name }** from the next round on.
tournament-left = You have left **{ $name }**.
tournament-begun = **{ $name }** has begun.
tournament-ask-withdraw = Withdraw from **{ $name }**? Your running game is resigned, and you are not paired any more.
tournament-ask-cancel = Cancel **{ $name }**? No other round begins; the running games go on.
tournament-withdrawn = You have withdrawn from **{ $name }**. Your running game, if any, was resigned.
tournament-cancelled-now = **{ $name }** is cancelled.
tournament-paused-now = **{ $name }** is paused. *Resume* lets it continue.
tournament-resumed = **{ $name }** continues.
tournament-corrected = The result of game { $game } is now { $result }. The standings follow it.
tournament-exported = The players, pairings and results of **{ $name }** as FIDE’s TRF16.
tournament-standings = **{ $name }** after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }:
tournament-standings-knockout = **{ $name }**:
tournament-table-swiss = Points, Buchholz, Buchholz without the lowest, Sonneborn–Berger, wins. Direct encounters come before Buchholz.
tournament-table-round-robin = Points, Sonneborn–Berger, wins. Direct encounters come before Sonneborn–Berger.
tournament-table-arena = Points, wins, games. A win scores 2, a draw 1, doubled after two wins in a row.

## Pictures

tournament-picture-title = { $name }, round { $rounds }
tournament-bracket-title = { $name }
tournament-column-player = Player
tournament-column-points = Pts
tournament-column-buchholz = BH
tournament-column-cut = BH-1
tournament-column-berger = SB
tournament-column-wins = W
tournament-column-games = G
tournament-no-opponent = bye

## Refusals

tournament-error-none = There is no such tournament on this server.
tournament-error-name = The name of a tournament begins with a letter or digit and has at most { $max } characters: letters, digits, spaces and - ' . ! ? & +
tournament-error-places = This format takes { $least } to { $most } players.
tournament-error-rounds = Choose at most { $most ->
    [one] { $most } round
   *[other] { $most } rounds
    }, and at least one.
tournament-error-no-rounds = Only a Swiss tournament has a number of rounds to choose.
tournament-error-no-games = Only a knock-out has several games between two players.
tournament-error-games = Choose 1 to { $most } games between two players.
tournament-error-round-length = A round takes whole hours, from 1 hour to 90 days.
tournament-error-withdrawn = You have withdrawn from this tournament and can’t come back to it.
tournament-error-panel = Give `name`, `format` and `game` together with { $options }. Without these three, you choose everything in the panel.
tournament-error-no-time = Without a clock, say how many hours a round takes: use the option `hours`.
tournament-error-decks = Players would have to bring decks. Choose another version with the option `options`.
tournament-error-option = I can’t read “{ $typed }”. Write options as name=value, for example size=7.
tournament-error-not-open = The tournament has begun already, or is over.
tournament-error-not-running = The tournament is not under way.
tournament-error-full = All places are taken.
tournament-error-not-in = You are not in this tournament.
tournament-error-role = Only members with the role { $role } can join.
tournament-error-rating = Only players with a rating { $range } on this server can join.
tournament-error-too-few = At least { $least } players are needed.
tournament-error-too-many = At most { $server } tournaments of a server and { $organizer } of one organizer can be open or under way; cancel one first.
tournament-error-not-manager = Only the organizer and members who manage the server can do that.
tournament-error-no-correction = That game is not in a tournament here, or its result can’t be changed any more.
tournament-error-not-live = An arena needs a live clock, such as 5+3.
tournament-error-length = An arena lasts 10 minutes to 12 hours.
tournament-error-start = A tournament can begin within the next 90 days.
tournament-error-start-typed = I can’t read that start. Write 30m, 2h, 18:00 or 2026-12-01 18:00; `/settings` has your time zone.
tournament-error-check-in = Checking in takes 5 minutes to 24 hours. It needs a start time that is further away than that.
tournament-error-not-checking-in = It isn’t time to check in.
tournament-error-already-in = That person plays in this tournament already.
tournament-error-not-arena = Breaks are only for arenas.
tournament-error-no-swap = These players can’t change places now. In a Swiss, that works within the current round; in a round robin or a knock-out, only within the first.
tournament-error-game-begun = A game of these players has moves or a result.
tournament-error-against-rules = Then two players would meet a second time, or somebody would get a second bye.
tournament-error-number = Write whole numbers, or leave the field empty.
tournament-error-not-asked = Only { $member } was asked.
tournament-error-what = Give `game` and `result` to correct a result, `player` and `with` to swap two players, or `player` and `stand-in`.
tournament-error-in-tournament = In a game of a tournament there are no takebacks, hints or aborts.

## The panel for a new tournament

tournament-new = 🏆 **A new tournament.** Choose the format, the game, the time and who may join; then give it a name.
tournament-new-usual-time = The server’s usual time
tournament-new-everybody = Everybody may join (or choose a role)
tournament-new-rated = Rated (press for casual)
tournament-new-casual = Casual (press for rated)
tournament-new-name = Name it…
tournament-about-swiss = Players with similar scores meet
tournament-about-round-robin = Everybody meets everybody
tournament-about-double = Everybody meets everybody twice
tournament-about-knockout = Lose and you’re out
tournament-about-arena = Free players are paired at once, for an hour or so
tournament-form = A new tournament
tournament-form-name = Name
tournament-form-start = Start time (empty: with a button)
tournament-form-start-example = 2h · 18:00 · 2026-12-01 18:00
tournament-form-check-in = Minutes to check in (empty: none)
tournament-form-rounds = Rounds (empty: as many as needed)
tournament-form-games = Games per pairing (empty: 1)
tournament-form-minutes = Length in minutes (empty: 60)
tournament-form-hours = Hours for each round (empty: by clocks)
calendar-about = Tournament { $id }: { $title }, { $time }. You join it in its channel.
