# Looking back at games: `/replay`, *Hands*, `/rules`.

replay-heading = **{ $title }** · { $which } · { $first } against { $second }
replay-game = game { $game }
replay-imported = an imported record
replay-player = { $player } ({ $seat })
replay-beginning = The beginning: ply 0 of { $end }.
replay-ply = Ply { $ply } of { $end }, **{ $action }**: { $told }
replay-resigned = Ply { $ply } of { $end }: { $player } resigned.
replay-out-of-time = Ply { $ply } of { $end }: { $player } ran out of time.
replay-both = both
replay-wins = { $player } wins: { $reason }.
replay-aborted = Aborted: the game does not count.
replay-draw = Draw: { $reason }.
replay-entry = { $ply } · { $action }
replay-entry-beginning = 0 · the beginning
replay-first = ⏮ First
replay-last = Last ⏭
replay-menu = Go to a position
replay-type = Go to…
replay-verify = Verify
replay-form-field = Ply
replay-form-example = e.g. 34; 0 is the beginning
replay-animation = Plies { $from } to { $to }, a second each.
animation-alt = Animation of { $count } positions. The last: { $last }
animation-smaller = -# Reduced to { $width } pixels wide to fit Discord’s size limit.
animation-thinner = -# Reduced to { $width } pixels wide and one position in { $stride } to fit Discord’s size limit.

## *Hands* and `/rules`

preview-none = There are no hands to preview: that works in Poker Chess, when it’s your turn to move a piece.
preview-heading = Your hand after each of your moves (game { $game }), the best first:
preview-line = **{ $hand }**: { $moves }
preview-more = … and worse ones.
rules-page = -# Page { $page } of { $pages }

## *Verify*

verify-running = Game { $game } is not over, and its seed is secret until it is. The seed was fixed before the first move: its SHA-256 is `{ $commitment }`.
verify-running-origin = It follows from a secret (commitment: `{ $secret }`), the challenge `{ $challenge }`, its acceptance `{ $accept }` and the options.
verify-running-again = Check again with *Verify* after the end.
verify-heading = **Game { $game }**
verify-seed = Seed `{ $seed }`
verify-hash = ✅ Its SHA-256 is `{ $commitment }`.
verify-told-computer = ❔ A game against the computer has no challenge message that shows a commitment. If you used *Verify* during the game, compare the SHA-256 with the one you saw then.
verify-told = ✅ The first board showed exactly this commitment.
verify-told-other = ❌ The first board showed a different commitment. Tell the bot’s operator.
verify-told-unknown = ❔ I can’t read the first board any more. Compare it with your copy.
verify-dealt = ✅ The seed and the options give this deal, and every move of the record is legal and leads to the same result.
verify-dealt-otherwise = ❌ The seed gives a different game. Tell the bot’s operator.
verify-yourself = -# To check it yourself: `echo { $seed } | xxd -r -p | sha256sum`, and `trickmate referee { $game } --moves` with the record that *Record* gives.
verify-origin = **Where the seed comes from**
verify-origin-secret = Secret `{ $secret }`, its commitment `{ $commitment }`
verify-challenge-told = ✔️ The challenge shows this commitment: { $link }
verify-challenge-other = ❌ The challenge doesn’t show this commitment. Tell the bot’s operator: { $link }
verify-challenge-unread = ❔ I can’t read the challenge { $link }
verify-challenge-unknown = ❔ I can’t read the challenge
verify-acceptance = Challenge `{ $challenge }`, acceptance `{ $accept }`: the player who accepted was shown this acceptance id.
verify-computer-ids = Challenge `{ $challenge }`, acceptance `{ $accept }`: the computer accepted by the same press or command that asked for the game.
verify-follows = ✔️ The seed and the seats follow from these and from the options.
verify-does-not-follow = ❌ { $why }: please tell the bot’s operator.
