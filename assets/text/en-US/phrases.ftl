# Sentences of the rules: why an action is refused, what menus ask and offer, what is on the sheets of pieces. The keys are the first words of
# the English sentence in `crates/rules`, and the English text here is the same sentence. `$name`, `$side`, `$rook`, `$suit` and `$like` are words
# in `names.ftl`: `NAME($name)`, with a form as a language needs it; `$rank` is the rank of a card: `RANK($rank)`.

## All games

phrase-text-stands-for-any-move-write-the-move-that-was-made = “{ $text }” stands for any move; write the move that was made

## Chess

phrase-action-is-no-legal-move = { $action } is no legal move
phrase-the-name-on-from-is-side-s = the { NAME($name) } on { $from } is { NAME($side) }’s
phrase-nothing-stands-on-from = nothing stands on { $from }
phrase-side-has-no-name = { NAME($side) } has no { NAME($name) }
phrase-side-has-no-name-there = { NAME($side) } has no { NAME($name) } there
phrase-side-has-no-name-of-the-other-army = { NAME($side) } has no { NAME($name) } of the other army
phrase-side-has-no-name-of-the-other-army-there = { NAME($side) } has no { NAME($name) } of the other army there
phrase-your-own-piece-is-on-to = your own piece is on { $to }
phrase-a-king-is-never-captured = a King is never captured
phrase-the-king-would-be-in-check-on-square = the King would be in check on { $square }
phrase-your-king-is-in-check-and-would-still-be = your King is in check and would still be
phrase-your-king-would-be-in-check = your King would be in check
phrase-the-king-cannot-go-to-to = the King cannot go to { $to }
phrase-no-name-can-go-to-to = no { NAME($name) } can go to { $to }
phrase-one-or-other = { $one } or { $other }
phrase-more-than-one-piece-can-go-to-to-write-ways = more than one piece can go to { $to }: write { $ways }
phrase-say-what-the-pawn-becomes-to-q-to-r-to-b-or = say what the Pawn becomes: { $to }=Q, { $to }=R, { $to }=B or { $to }=N
phrase-ways-to-q-and-so-on-for-a-piece-of-the-other = { $ways }; { $to }=Q' and so on for a piece of the other side’s army
phrase-both-sides-have-the-same-army-write-letter-without-a-prime = both sides have the same army: write ={ $letter } without a prime
phrase-a-pawn-becomes-a-queen-rook-bishop-or-knight = a Pawn becomes a Queen, Rook, Bishop or Knight
phrase-the-right-to-castle-there-is-lost-king-or-rook-has-moved = the right to castle there is lost: King or Rook has moved or is not in place
phrase-there-are-pieces-between-king-and-rook = there are pieces between King and Rook
phrase-a-king-in-check-cannot-castle = a King in check cannot castle
phrase-the-king-would-pass-over-square-which-is-attacked = the King would pass over { $square }, which is attacked
phrase-which-piece = Which piece?
phrase-castles-wing = castles { $wing }
phrase-takes-name = takes { NAME($name) }
phrase-to-which-square = To which square?
phrase-what-does-the-pawn-become = What does the Pawn become?
phrase-from-its-own-second-rank-it-may-step-two-squares-it-can = From its own second rank it may step two squares; it can capture en passant, and is promoted on the last rank.
phrase-it-may-castle-with-a-rook-and-may-not-be-left-in = It may castle with a { NAME($rook) }, and may not be left in check.
phrase-its-long-castling-goes-to-the-b-file-so-that-the-bede = Its long castling goes to the b-file, so that the Bede stays on its colour.
phrase-side-s-on-square = { NAME($side) }’s, on { $square }
phrase-the-name-written-sign = the { NAME($name) }, written { $sign }
phrase-marks-is-not-a-mark-the-marks-are-known-and-last = “{ $marks }” is not a mark; the marks are { $known } and { $last }
phrase-the-mark-mark-is-wrong-this-move-has-none = the mark “{ $mark }” is wrong, this move has none
phrase-the-mark-mark-is-wrong-this-move-has-due = the mark “{ $mark }” is wrong, this move has “{ $due }”
phrase-nothing-can-be-captured-on-to = nothing can be captured on { $to }
phrase-only-a-pawn-that-reaches-the-last-rank-is-promoted = only a Pawn that reaches the last rank is promoted
phrase-try-something-like-nf3-exd5-e8-q-or-o-o-or-from = try something like Nf3, exd5, e8=Q or O-O, or from square to square: g1f3

## Cardmate

phrase-a-move-is-a-card-and-a-square-such-as-4ci3-9h = a move is a card and a square, such as 4Ci3, 9H:c5 or 1Sd5=A
phrase-there-is-no-square-square-on-this-board = there is no square “{ $square }” on this board
phrase-card-is-not-on-the-board = { $card } is not on the board
phrase-card-belongs-to-side = { $card } belongs to { NAME($side) }
phrase-card-is-already-on-to = { $card } is already on { $to }
phrase-your-own-card-stands-on-to = your own { $card } stands on { $to }
phrase-victim-stands-on-to-to-capture-it-write-write = { $victim } stands on { $to }; to capture it, write { $write }
phrase-nothing-stands-on-to-to-be-captured-write-write = nothing stands on { $to } to be captured; write { $write }
phrase-card-on-from-cannot-capture-on-to-the-rank-does-not-move = { $card } on { $from } cannot capture on { $to }: the { NAME($rank) } does not move like that
phrase-card-on-from-cannot-go-to-to-the-rank-does-not-move = { $card } on { $from } cannot go to { $to }: the { NAME($rank) } does not move like that
phrase-card-cannot-get-to-to-blocker-on-square-is-in-the-way = { $card } cannot get to { $to }: { $blocker } on { $square } is in the way
phrase-victim-is-of-the-same-suit-as-card-and-higher-so-card = { $victim } is of the same suit as { $card } and higher, so { $card } may not take it
phrase-count-more = { $count } more
phrase-compulsory-capture-captures = compulsory capture: { $captures }
phrase-captor-takes-victim = { $captor } takes { $victim }
phrase-only-a-one-can-be-promoted-and-card-is-not-a-one = only a One can be promoted, and { $card } is not a One
phrase-card-can-be-promoted-only-as-it-enters-the-opponent-s-half = { $card } can be promoted only as it enters the opponent’s half, and it does not with this move
phrase-must-take = must take
phrase-which-card = Which card?
phrase-becomes-the-ace = becomes the Ace
phrase-stays-a-one = stays a One
phrase-what-does-it-become = What does it become?
phrase-rank-of-suit = { NAME($rank) } of { NAME($suit) }
phrase-of-its-own-suit-it-must-take-lower-cards-and-cannot-take = Of its own suit it must take lower cards, and cannot take higher ones.

## Poker Chess

phrase-a-hand-is-declared-by-the-squares-that-pull-such-as-hand = a hand is declared by the squares that pull, such as hand(d1,e1,a1,h1,d2), or by hand(speak)
phrase-square-is-named-twice = { $square } is named twice
phrase-turns-a-card-up = turns a card up
phrase-hand-wins-the-hand = { $hand }: wins the hand
phrase-hand-loses-the-hand = { $hand }: loses the hand
phrase-hand-an-equal-hand = { $hand }: an equal hand
phrase-hand-kicker-kicker = { $hand }, { $kicker } kicker
phrase-hand-kickers-kickers = { $hand }, { $kickers } kickers
phrase-which-hand-do-you-declare = Which hand do you declare?
phrase-let-the-cards-speak-hand = Let the cards speak: { $hand }
phrase-the-best-hand-counts = the best hand counts
phrase-these-squares-make-no-hand-of-side-one-is-example = these squares make no hand of { NAME($side) }; one is { $example }
phrase-there-is-no-hand-to-declare-now-make-a-move = there is no hand to declare now; make a move
phrase-first-declare-a-hand-or-leave-it-to-the-cards-with-hand = first declare a hand, or leave it to the cards with hand(speak)

## Mysterious Chess

phrase-a-card-is-placed-by-its-kind-and-a-square-such-as = a card is placed by its kind and a square, such as N@c3; the kinds are K, Q, R, B, N, P
phrase-in-the-casual-variation-nobody-knows-what-is-placed-write-square = in the casual variation nobody knows what is placed: write @{ $square }
phrase-a-card-is-placed-unseen-on-a-square-such-as-c3 = a card is placed unseen on a square, such as @c3
phrase-a-card-is-flipped-by-its-square-such-as-c3-or-at = a card is flipped by its square, such as c3!, or at random by the word random
phrase-the-pawn-on-square-is-to-be-promoted-first-ways = the Pawn on { $square } is to be promoted first: { $ways }
phrase-count-in-your-hand = { $count } in your hand
phrase-which-square = Which square?
phrase-flip-which-card = Flip which card?
phrase-which-move = Which move?
phrase-text-is-not-a-placing-write-a-card-and-a-square-such = { $text } is not a placing; write a card and a square, such as N@c3
phrase-square-is-covered-already = { $square } is covered already
phrase-you-do-not-hold-that-many-name = you do not hold that many: { NAME($name) }
phrase-text-is-not-written-as-cards-are-placed-here = { $text } is not written as cards are placed here
phrase-no-cards-are-placed-now = no cards are placed now
phrase-there-is-a-card-on-square-already = there is a card on { $square } already
phrase-say-which-card-you-place-such-as-n-square = say which card you place, such as N@{ $square }
phrase-you-have-no-name-left-in-your-hand = you have no { NAME($name) } left in your hand
phrase-no-card-lies-face-down-on-square = no card lies face down on { $square }
phrase-no-card-lies-face-down = no card lies face down

## Summoner’s Chess

phrase-a-rider-cannot-ride-on-name-it-goes-on-without-limit-already = a Rider cannot ride on { NAME($name) }: it goes on without limit already
phrase-a-rider-rides-on-a-card-with-a-movement-not-on-name = a Rider rides on a card with a movement, not on { NAME($name) }
phrase-a-rider-cannot-ride-on-name-it-needs-a-screen = a Rider cannot ride on { NAME($name) }: it needs a screen
phrase-a-rider-cannot-ride-on-name-it-goes-to-any-square-already = a Rider cannot ride on { NAME($name) }: it goes to any square already
phrase-a-rider-cannot-ride-on-name-it-rides-without-limit-already = a Rider cannot ride on { NAME($name) }: it rides without limit already
phrase-a-piece-is-made-of-at-most-max-cards = a piece is made of at most { $max } cards
phrase-your-extra-king-must-enter-first = your extra King must enter first
phrase-you-can-no-longer-create-in-this-turn = you can no longer create in this turn
phrase-a-rider-is-played-with-another-card-such-as-wazir-rider = a Rider is played with another card, such as +Wazir+Rider
phrase-name-is-played-when-you-summon-such-as-w1-d4-letter-d = { NAME($name) } is played when you summon, such as W1@d4(Letter-d,Number-4)
phrase-you-have-no-name-in-your-hand = you have no { NAME($name) } in your hand
phrase-say-which-piece-name-copies-such-as-card-e1 = say which piece { NAME($name) } copies, such as +{ $card }(e1)
phrase-name-does-not-copy-another-piece = { NAME($name) } does not copy another piece
phrase-there-is-no-such-piece-to-copy = there is no such piece to copy
phrase-in-the-courier-version-cards-are-not-added-to-a-piece = in the courier version cards are not added to a piece
phrase-there-is-no-such-piece-in-your-reserve = there is no such piece in your reserve
phrase-this-costs-cost-and-left-is-left-of-your-limit-of-limit = this costs { $cost }, and { $left } is left of your limit of { $limit }
phrase-the-text-is-longer-than-max-characters = the text is longer than { $max } characters
phrase-text-is-not-a-deck-entry-write-a-number-and-the-name = “{ $text }” is not a deck entry; write a number and the name of a card, such as 3 Knight
phrase-text-is-not-a-deck-entry-leave-out-cards-that-are-not = “{ $text }” is not a deck entry; leave out cards that are not in the deck
phrase-a-deck-has-at-most-max-cards-not-count = a deck has at most { $max } cards, not { $count }
phrase-a-deck-has-min-to-max-cards-not-count = a deck has { $min } to { $max } cards, not { $count }
phrase-there-is-no-name-in-the-deck = there is no { NAME($name) } in the deck
phrase-the-deck-has-only-count-name = the deck has only { $count } { NAME($name) }
phrase-there-is-no-card-text-did-you-mean-like = there is no card “{ $text }”; did you mean { NAME($like) }?
phrase-there-is-no-card-text = there is no card “{ $text }”
phrase-what-do-you-do = What do you do?
phrase-the-mated-king = The mated King
phrase-end-the-turn = End the turn
phrase-summon = Summon
phrase-a-piece-of-your-reserve-enters = a piece of your reserve enters
phrase-where-does-it-enter = Where does it enter?
phrase-one-and-other = { $one } and { $other }
phrase-next-to-the-king = Next to the King
phrase-with-which-cards = With which cards?
phrase-discard = Discard
phrase-down-to-seven-cards = down to seven cards
phrase-where-to = Where to?
phrase-exchange-it = Exchange it?
phrase-stays-as-it-is = stays as it is
phrase-costs-cost-of-left = costs { $cost } of { $left }
phrase-create = Create
phrase-play-cards-into-your-reserve = play cards into your reserve
phrase-which-piece-is-copied = Which piece is copied?
phrase-a-new-piece-or-onto-which-one-of-your-reserve = A new piece, or onto which one of your reserve?
phrase-a-new-piece = A new piece
phrase-write-a-move-as-e1-e2-a-capture-as-e1-e2-a = write a move as e1-e2, a capture as e1:e2, a summon as W1@d1, a creation as +Knight, a discard as -Knight, the end of the turn as end
phrase-a-piece-is-summoned-to-a-square-such-as-w1-d1-or = a piece is summoned to a square, such as W1@d1 or W1@d5(Letter-d,Number-5)
phrase-a-copy-is-written-with-what-it-copies-such-as-clone-d4 = a copy is written with what it copies, such as +Clone(d4) or +Clone(#B2)
phrase-after-the-card-only-rider-may-follow-such-as-wazir-rider = after the card only +Rider may follow, such as +Wazir+Rider
phrase-that-piece-is-in-the-reserve-of-the-other-side = that piece is in the reserve of the other side
phrase-text-is-no-piece-in-reserve-they-are-called-handle-and-so = “{ $text }” is no piece in reserve; they are called { $handle } and so on
phrase-in-side-s-reserve = in { NAME($side) }’s reserve
phrase-1-and-that-of-the-card-that-it-rides-on = 1, and that of the card that it rides on
phrase-what-the-copied-cards-have-cost-and-1-for-each = what the copied cards have cost, and 1 for each
phrase-played-with-a-card-it-makes-that-card-s-moves-repeatable-in = Played with a card, it makes that card’s moves repeatable in the same direction.
phrase-it-copies-all-abilities-of-a-piece-on-the-board-or-in = It copies all abilities of a piece on the board or in a reserve.
phrase-an-extra-king-it-enters-when-its-side-would-be-checkmated = An extra King: it enters when its side would be checkmated.
phrase-it-says-on-which-empty-square-a-piece-is-summoned = It says on which empty square a piece is summoned.
phrase-from-its-own-second-rank-it-may-step-two-squares-and-it = From its own second rank it may step two squares, and it can capture en passant.
phrase-from-is-empty = { $from } is empty
phrase-the-piece-on-from-is-not-yours = the piece on { $from } is not yours
phrase-name-on-from-does-not-go-to-to = { NAME($name) } on { $from } does not go to { $to }
phrase-a-piece-is-never-exchanged-for-a-king = a piece is never exchanged for a King
phrase-only-a-piece-that-could-go-nowhere-from-to-whatever-stood-there = only a piece that could go nowhere from { $to }, whatever stood there, may be exchanged
phrase-you-have-moved-in-this-turn-summon-create-or-end-it = you have moved in this turn; summon, create or end it
phrase-your-king-is-mated-take-it-off-with-xk-then-summon-your = your King is mated: take it off with xK, then summon your extra King
phrase-a-king-is-taken-off-only-when-it-is-mated-and-an = a King is taken off only when it is mated and an extra one can take its place
phrase-move-a-piece-first = move a piece first
phrase-cards-are-discarded-only-when-you-hold-more-than-seven = cards are discarded only when you hold more than seven
phrase-discard-down-to-seven-cards-first-such-as-knight = discard down to seven cards first, such as -Knight
phrase-an-extra-king-enters-only-when-your-king-is-mated-and-has = an extra King enters only when your King is mated and has been taken off
phrase-you-can-no-longer-summon-in-this-turn = you can no longer summon in this turn
phrase-square-is-not-empty = { $square } is not empty
phrase-an-extra-king-needs-no-location-cards = an extra King needs no location cards
phrase-your-king-would-be-in-check-on-square = your King would be in check on { $square }
phrase-a-piece-on-square-would-expose-your-king-to-check = a piece on { $square } would expose your King to check
phrase-name-does-not-name-square = { NAME($name) } does not name { $square }
phrase-square-is-not-next-to-your-king = { $square } is not next to your King
phrase-a-square-is-named-by-a-letter-and-a-number-or-by = a square is named by a letter and a number, or by one of the other location cards
phrase-these-cards-cost-cost-and-left-is-left-of-your-limit = these cards cost { $cost }, and { $left } is left of your limit
phrase-a-card-s-name-is-a-letter-then-up-to-29-letters = a card’s name is a letter, then up to 29 letters, digits and hyphens
phrase-a-card-cannot-be-called-text = a card cannot be called { $text }
phrase-there-is-a-card-text-already = there is a card { $text } already
phrase-the-value-of-text-is-more-than-max = the value of { $text } is more than { $max }
phrase-there-are-max-own-cards-already = there are { $max } own cards already
phrase-the-movement-of-text-is-longer-than-max-characters = the movement of { $text } is longer than { $max } characters
phrase-the-movement-of-text-why = the movement of { $text }: { $why }
phrase-the-text-is-longer-than-max-bytes = the text is longer than { $max } bytes
phrase-the-value-of-text-is-no-number = the value of { $text } is no number
phrase-text-is-no-card-a-name-its-moves-and-its-value = “{ $text }” is no card: a name, its moves and its value
phrase-text-is-there-twice = { $text } is there twice

## Records that cannot be read

phrase-a-tag-has-the-form-name-value-not-text-place = a tag has the form [Name "value"], not { $text } ({ $place })
phrase-a-tag-stands-after-the-moves-but-a-record-has-one-game = a tag stands after the moves, but a record has one game and its tags come first: { $text } ({ $place })
phrase-an-option-has-the-form-key-value-not-text = an option has the form key=value, not “{ $text }”
phrase-a-comment-begins-with-open-and-never-ends-place = a comment begins with { $open } and never ends ({ $place })
phrase-a-variation-begins-with-open-and-never-ends-place = a variation begins with { $open } and never ends ({ $place })
phrase-a-comment-ends-with-close-and-never-begins-place = a comment ends with { $close } and never begins ({ $place })
phrase-a-variation-ends-with-close-and-never-begins-place = a variation ends with { $close } and never begins ({ $place })
phrase-line-line-column-column = line { $line }, column { $column }
phrase-the-tag-fen-gives-a-position-of-chess-and-game-has-none = the tag FEN gives a position of chess, and { NAME($game) } has none: give the position in the tag Position
phrase-the-tags-position-and-fen-both-give-the-position-to-begin-from = the tags Position and FEN both give the position to begin from: leave one of them out
phrase-the-tag-setup-says-that-the-game-begins-from-a-position-but = the tag SetUp says that the game begins from a position, but there is no tag FEN
phrase-the-tag-fen-gives-a-position-but-the-tag-setup-says-that = the tag FEN gives a position, but the tag SetUp says that the game begins as usual: leave one of them out
phrase-the-tag-setup-is-0-or-1-not-value = the tag SetUp is 0 or 1, not “{ $value }”
phrase-the-record-does-not-say-which-game-it-is-of-tag-game = the record does not say which game it is of (tag Game)
phrase-there-is-no-game-typed-the-games-are-known = there is no game “{ $typed }”; the games are: { $known }
phrase-the-record-is-of-version-version-of-the-rules-of-game-which = the record is of version { $version } of the rules of { NAME($game) }, which this program does not know
phrase-the-record-has-no-seed-tag-seed-and-without-it-nobody-knows = the record has no seed (tag Seed), and without it nobody knows what was dealt
phrase-a-seed-is-64-hexadecimal-digits-32-bytes = a seed is 64 hexadecimal digits (32 bytes)
phrase-there-is-no-option-option-in-this-game-its-options-are-known = there is no option “{ $option }” in this game; its options are: { $known }
phrase-the-option-option-does-not-take-value-it-takes-takes = the option “{ $option }” does not take “{ $value }”; it takes { $takes }
phrase-the-option-option-does-not-take-value-here-why = the option “{ $option }” does not take “{ $value }” here: { $why }
phrase-the-option-option-does-not-take-this-text-why = the option “{ $option }” does not take this text: { $why }
phrase-the-option-option-is-given-twice = the option “{ $option }” is given twice
phrase-not-legal-why = not legal: { $why }
phrase-cannot-be-read-why = cannot be read: { $why }
phrase-ply-ply-move-number-text-refusal = ply { $ply }, move { $number } “{ $text }”: { $refusal }
phrase-the-position-is-not-valid-why = the position is not valid: { $why }
