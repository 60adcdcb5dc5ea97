# What actions did, in messages and in the descriptions of pictures. `owner` and `whose` are "Your", "your" or "Alice’s".

story-you = You
story-your = Your
story-your-inside = your
story-owner = { $name }’s
story-and = { $first } and { $last }
story-sentence = { $told }.
story-turn = { $player } { $actions }.
story-check = Check!

## One action

story-moved = { $owner } { NAME($piece) } went from { $from } to { $to }
story-took = { $owner } { NAME($piece) } took { $whose } { NAME($victim) } on { $on }
story-promoted = { $owner } Pawn on { $on } became a { NAME($piece) }

## Actions of a turn, as they follow the player

story-did-move = moved the { NAME($piece) } from { $from } to { $to }
story-did-take = took { $whose } { NAME($victim) } on { $on } with the { NAME($piece) }
story-did-castle = castled on the { $side ->
    [king] king’s
   *[queen] queen’s
    } side
story-did-place = placed a { NAME($piece) } on { $on }
story-did-place-card = placed a card on { $on }
story-did-flip = flipped { $on }
story-did-flip-piece = flipped { $on }: { $whose } { NAME($piece) }
story-did-promote = made the Pawn on { $on } a { NAME($piece) }
story-did-take-off = took the mated King off the board
story-did-summon = summoned the { NAME($piece) } on { $on }
story-did-summon-with = summoned the { NAME($piece) } on { $on } with { $cards }
story-did-create = made a new { NAME($piece) }
story-did-extend = turned the { NAME($piece) } in reserve into { NAME($into) }
story-did-discard = discarded { $card }
story-did-end = ended { $you ->
    [yes] your
   *[no] their
    } turn
story-did-declare = declared a hand
story-became = { $told } and became { $kind ->
    [card] the
    [vowel] an
   *[consonant] a
    } { NAME($piece) }
story-exchanged = { $told }, exchanged for the { NAME($piece) }

## What a hint would do, as it follows "I would"

story-do-move = move the { NAME($piece) } from { $from } to { $to }
story-do-take = take the { NAME($victim) } on { $on } with the { NAME($piece) }
story-do-castle = castle on the { $side ->
    [king] king’s
   *[queen] queen’s
    } side
story-do-place = place a { NAME($piece) } on { $on }
story-do-place-card = place a card on { $on }
story-do-flip = flip { $on }
story-do-promote = make the Pawn on { $on } a { NAME($piece) }
story-do-take-off = take the mated King off the board
story-do-summon = summon the { NAME($piece) } on { $on }
story-do-summon-with = summon the { NAME($piece) } on { $on } with { $cards }
story-do-create = make a new { NAME($piece) }
story-do-extend = turn the { NAME($piece) } in reserve into { NAME($into) }
story-do-discard = discard { $card }
story-do-end = end the turn
story-do-declare = declare this hand
story-do-become = { $told }, where it becomes { $kind ->
    [card] the
    [vowel] an
   *[consonant] a
    } { NAME($piece) }

## Poker hands

story-hand-won = { $owner } hand wins: { $high } against { $low }.
story-hand-won-with = { $owner } hand wins: { $high }.
story-hand-won-against = { $owner } hand wins against { $low }.
story-hand-won-hidden = { $owner } hand wins.
story-hand-drawn = The hands are equal.
story-leads = { $player } { $you ->
    [yes] lead
   *[no] leads
    } { $high }–{ $low }.
story-level = It is { $won }–{ $won }.

story-written = { $told } ({ $notation })
story-where = { $moves } · game { $game }
story-done = Done.
