# Challenges, and time controls.

challenge-posted = Challenge posted: { $link }
challenge-waits = Discord isn’t responding right now. Your challenge will be posted as soon as it does.
challenge-not-posted = I couldn’t post your challenge in this channel, so I withdrew it. Ask a moderator to let me view this channel and send messages here.
challenge-which-game = Which game do you want to play with { $player }? You can choose options with `/play`.
challenge-no-member = This person isn’t on this server. Choose someone who is, or a `level` to play the computer.
challenge-maker-left = The person who made this challenge has left the server, so it’s called off. Start your own with `/play`.
challenge-bot = Other bots can’t accept challenges. Choose a person, or a `level` to play the computer.
challenge-opponent-and-level = Choose an `opponent` or a `level`, not both.
challenge-in-direct-messages = You can only challenge people on a server. To play the computer here, choose a `level`.
challenge-computer-rated = Games against the computer are never rated: leave `rated` empty.
challenge-computer-time = Games against the computer have no clock: leave `time` empty.
challenge-no-direct-messages = I can’t write to you. Allow direct messages from me and try again.
challenge-not-added = I’m not on this server, so I can’t host a game between people here. Choose a `level` to play the computer.

## The message

challenge-message =
    { $opening } { $seat }
    Time: { $time }.
    { $state }
challenge-message-rated =
    { $opening } { $seat } **Rated**: the result changes both players’ ratings.
    Time: { $time }.
    { $state }
challenge-opening = { $player } challenges { $opponent } to **{ $title }**.
challenge-opening-anybody = { $player } is looking for somebody to play **{ $title }**.
challenge-seat = { $player } plays as { $seat }.
challenge-seat-random = Sides are random.
challenge-open = { $summary } The challenge expires { $when }.
challenge-accepted = **Accepted.** Have a good game!
challenge-declined = **Declined.**
challenge-declined-by = **Declined** by { $player }.
challenge-withdrawn = **Withdrawn** by { $player }.
challenge-called-off = **Called off**: this challenge can no longer be accepted.
challenge-expired = **Expired**: nobody answered in time.
challenge-secret = -# 🔒 Provably fair deal: `{ $commitment }` fixes it now, and *Verify* below `/replay` checks it after the game.
challenge-details-button = Details
challenge-details = 🔒 **Provably fair deal.** Everything that is left to chance follows from a secret that was drawn when this challenge was made. Its fingerprint is `{ $commitment }`. It’s also in the description of the picture (ALT), so nobody can swap the secret any more. After the game, *Verify* below `/replay` shows the secret and checks everything.
challenge-commitment = Fair deal, commitment: { $commitment }
challenge-example = -# The cards are an example: they’re dealt when the game begins.
challenge-my-deck = My deck
challenge-cards = **New cards for this game.** Until it’s accepted, `/deck edit` knows them, so that you can put them in your deck:
challenge-cards-picture = New cards

## Time controls

time-none = no time limit
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    } per move
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
    } per move
time-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } for each player
time-live-increment = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    } for each player, and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    } more with each move
